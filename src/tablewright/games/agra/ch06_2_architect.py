"""Chapter 6.2.2.1: the Architect.

AGR-6.2.2.1A-a  a step of influence, or a building
AGR-6.2.2.1A-b  building needs a worker left in the supply
AGR-6.2.2.1A-c  any building Under Construction, the Builder's too
AGR-6.2.2.1A-d  for materials of at least its cost; +1 for two sorts, +1 with the Takshaka (AGR-R-12)
AGR-6.2.2.1A-e  +1 however many sorts
AGR-6.2.2.1A-f  materials return to the supply, the tile is removed
AGR-6.2.2.1A-g  a bonus tile of the level
AGR-6.2.2.1A-h  a worker on the building, and processing there
AGR-6.2.2.1A-i  under the Builder it costs the same; he moves afterwards
AGR-6.2.1.5-b   without a worker in the supply there is only influence
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import BACK, BUILD, DECLINE, PAY, RISE, Build, Pay, Rise
from tablewright.games.agra.ch05_3_building import TakeBonusTile, finish, reward_builder
from tablewright.games.agra.ch05_guilds import rise
from tablewright.games.agra.ch06_2_processing import OpenBuilding
from tablewright.games.agra.doors import give_up, good_missing
from tablewright.games.agra.names import BASIC, BUILDINGS, TAKSHAKA, WORKERS
from tablewright.games.agra.state import Agra, Closed
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision

MATERIALS: Final = [0, 1, 4, 5]  # sandstone, wood, cement, planks

Payment = tuple[int, int, int, int]


def building_value(state: Agra, payment: list[int], takshaka: bool) -> int:
    """AGR-6.2.2.1A-d, AGR-6.2.2.1A-e: what these numbers of the four materials are worth together."""
    printed = state.printed
    total = printed.takshaka_value if takshaka else 0
    sorts = 0
    for at in range(len(MATERIALS)):
        total += payment[at] * printed.material[MATERIALS[at]]
        if payment[at] > 0:
            sorts += 1
    return total + (printed.variety_bonus if sorts >= printed.variety_sorts else 0)


def payments(state: Agra, seat: Seat, building: int) -> list[Payment]:
    """AGR-R-12: every way to reach the cost from which no single good could be taken away."""
    row, cost = state.hold[seat], state.printed.cost[building]
    takshaka = state.contract[TAKSHAKA] == seat
    found: list[Payment] = []
    for a in range(min(row[MATERIALS[0]], cost) + 1):
        for b in range(min(row[MATERIALS[1]], cost) + 1):
            for c in range(min(row[MATERIALS[2]], cost) + 1):
                for d in range(min(row[MATERIALS[3]], cost) + 1):
                    if building_value(state, [a, b, c, d], takshaka) >= cost:
                        if is_lean(state, [a, b, c, d], takshaka, cost):
                            found.append((a, b, c, d))
                        break  # more of the last material would be superfluous
    return found


def is_lean(state: Agra, payment: list[int], takshaka: bool, cost: int) -> bool:
    """Does every one of these goods matter?"""
    for at in range(len(MATERIALS)):
        if payment[at] > 0:
            less = payment[:]
            less[at] -= 1
            if building_value(state, less, takshaka) >= cost:
                return False
    return True


def can_afford(state: Agra, seat: Seat, building: int) -> bool:
    """Would all materials of *seat* do?"""
    row = state.hold[seat]
    everything = [row[good] for good in MATERIALS]
    return building_value(state, everything, state.contract[TAKSHAKA] == seat) >= state.printed.cost[building]


def cannot_build(state: Agra, seat: Seat, building: int) -> Refusal | None:
    """Why *seat* cannot build *building* with the Architect; None if it can."""
    if state.is_built(building):
        return Refusal("AGR-6.2.2.1A-c", "already-built", (building,))
    if state.hold[seat][WORKERS] == 0:
        return Refusal("AGR-6.2.2.1A-b", "no-worker-left")
    if not can_afford(state, seat, building):
        return Refusal("AGR-6.2.2.1A-d", "material-missing", (building,))
    return None


class Architect(Decision[Agra, Action]):
    """AGR-6.2.2.1A-a: influence, a building, or nothing?"""

    def fields(self) -> Fields:
        return "architect", self.seat

    def options(self, state: Agra) -> list[Action]:
        found: list[Action] = list(RISE)
        found += [
            BUILD[building]
            for building in range(BASIC, len(BUILDINGS))
            if cannot_build(state, self.seat, building) is None
        ]
        found.append(DECLINE)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        return cannot_build(state, self.seat, action.space) if isinstance(action, Build) else None

    def resolve(self, state: Agra, action: Action) -> None:
        if isinstance(action, Rise):
            rise(state, "AGR-6.2.2.1A-a", self.seat, action.guild)
        elif isinstance(action, Build):
            ways = payments(state, self.seat, action.space)
            if len(ways) == 1:
                build(state, self.seat, action.space, list(ways[0]))
            else:
                state.then([PayMaterial(self.seat, action.space, 0, 0, 0, 0)])
        else:
            state.tell("AGR-6.2-b", self.seat, "declined")


class PayMaterial(Closed):
    """AGR-6.2.2.1A-d: which good is paid next, in the order of the goods? All are paid together at the end."""

    def __init__(self, seat: Seat, building: int, sandstone: int, wood: int, cement: int, planks: int) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.sandstone: Final = sandstone
        self.wood: Final = wood
        self.cement: Final = cement
        self.planks: Final = planks

    def fields(self) -> Fields:
        return "pay-material", self.seat, self.building, self.sandstone, self.wood, self.cement, self.planks

    def chosen(self) -> list[int]:
        return [self.sandstone, self.wood, self.cement, self.planks]

    def open_ways(self, state: Agra) -> list[Payment]:
        """The payments that what is chosen so far can still become."""
        chosen = self.chosen()
        last = max([at for at in range(len(MATERIALS)) if chosen[at] > 0], default=0)
        return [
            way
            for way in payments(state, self.seat, self.building)
            if list(way[:last]) == chosen[:last] and way[last] >= chosen[last]
        ]

    def next_kinds(self, state: Agra) -> list[int]:
        """Which material each of those ways takes next, each once."""
        chosen, kinds = self.chosen(), [False] * len(MATERIALS)
        for way in self.open_ways(state):
            for at in range(len(MATERIALS)):
                if way[at] > chosen[at]:
                    kinds[at] = True
                    break
        return [at for at in range(len(MATERIALS)) if kinds[at]]

    def options(self, state: Agra) -> list[Action]:
        found: list[Action] = [PAY[MATERIALS[at]] for at in self.next_kinds(state)]
        found.append(BACK)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if not isinstance(action, Pay):
            return None
        if action.good not in MATERIALS:
            return Refusal("AGR-5.3.1-a", "no-material", (action.good,))
        wrong = good_missing(state, "AGR-6.2.2.1A-d", self.seat, action.good)
        return wrong if wrong is not None else Refusal("AGR-6.2.2.1A-d", "superfluous", (action.good,))

    def resolve(self, state: Agra, action: Action) -> None:
        if not isinstance(action, Pay):
            state.then([Architect(self.seat)])
            return
        chosen = self.chosen()
        chosen[MATERIALS.index(action.good)] += 1
        step = PayMaterial(self.seat, self.building, chosen[0], chosen[1], chosen[2], chosen[3])
        ways = step.open_ways(state)
        if len(ways) == 1:
            build(state, self.seat, self.building, list(ways[0]))
        else:
            state.then([step])


def build(state: Agra, seat: Seat, building: int, payment: list[int]) -> None:
    """AGR-6.2.2.1A-f to AGR-6.2.2.1A-h: pay, remove the tile, take the bonus, place the worker, process."""
    for at in range(len(MATERIALS)):
        if payment[at] > 0:
            give_up(state, "AGR-6.2.2.1A-f", seat, MATERIALS[at], payment[at])
    finish(state, "AGR-6.2.2.1A-f", seat, building)
    reward_builder(state, seat)
    state.then([TakeBonusTile(seat, state.printed.level[building]), OpenBuilding(seat, building)])

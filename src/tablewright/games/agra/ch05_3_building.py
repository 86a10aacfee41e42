"""Chapters 5.3, 6.2.1.3, 6.2.1.4 and 6.2.2.3: buildings, processing in them, and the two figures that walk along them.

AGR-5.3.1-a building materials: sandstone and wood count 1, cement and planks 2
AGR-5.3.2-a a building costs what its tile says
AGR-6.2.1.3-b the Merchant moves by die along the built buildings, round and round
AGR-6.2.1.3-c and puts a rupee on each one he passes, not where he stops (AGR-R-10)
AGR-6.2.1.4-c the Builder moves by die along the tiles Under Construction (AGR-R-11)
AGR-6.2.1.4-d and leaves the game when none is left
AGR-6.2.2.1A-g the builder takes a bonus tile of the level, once, in full
AGR-6.2.2.3-a 0 to 3 goods along the arrow into the building
AGR-6.2.2.3-b there is one only
AGR-6.2.2.3-c if it was at least one, the others may follow
AGR-A.II-a … AGR-A.II.4-d  the bonus tiles
AGR-A.I.3-a  the Takshaka pays for every building but the Builder's
AGR-A.I.16-a, AGR-A.I.16-c  the Mujtahida's building; out of turn without tile 2 (AGR-R-72)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import BONUS, PROCESS_GOODS, ProcessGoods, TakeBonus
from tablewright.games.agra.ch05_goods import Following, owe_additional, process
from tablewright.games.agra.ch05_guilds import RiseLater
from tablewright.games.agra.doors import earn, gain_favour
from tablewright.games.agra.farm import owe_cover
from tablewright.games.agra.names import BASIC, BITS, BONUS_TILES, BUILDER_GONE, BUILDINGS, TAKSHAKA, WORKERS
from tablewright.games.agra.state import Agra
from tablewright.games.agra.workers import place_worker
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry, with_more
from tablewright.kernel.step import Decision, Procedure, Step

DIE: Final = 6
BONUS_TILE_RULES: Final = [
    f"AGR-A.II.{2 + tile // 4}-{'abcd'[tile % 4]}" for tile in range(len(BONUS_TILES))
]  # as they stand in the data file

# The two figures.


def roll(state: Agra, rule: str) -> int:
    """AGR-0-h: for the active seat; never a decision."""
    rolled = 1 + state.below(DIE)
    state.tell(rule, state.active, "rolled", (rolled,))
    return rolled


class MoveMerchant(Procedure[Agra]):
    """AGR-6.2.1.3-b, AGR-6.2.1.3-c."""

    def __init__(self, seat: Seat, rule: str) -> None:
        super().__init__(seat)
        self.rule: Final = rule

    def fields(self) -> Fields:
        return "move-merchant", self.seat, self.rule

    def run(self, state: Agra) -> None:
        printed, rolled = state.printed, roll(state, self.rule)
        for taken in range(1, rolled + 1):
            state.merchant = next_built(state, state.merchant)
            if (taken < rolled or printed.landing_rupees) and printed.passing_rupees > 0:
                state.coins = with_more(state.coins, state.merchant, printed.passing_rupees)
                state.tell("AGR-6.2.1.3-c", NOBODY, "left-rupees", (state.merchant, printed.passing_rupees))
        state.tell(self.rule, NOBODY, "merchant-moved", (state.merchant,))


def next_built(state: Agra, building: int) -> int:
    """AGR-0-a: the next built one, from the tailor on to the quarry."""
    at = (building + 1) % len(BUILDINGS)
    while not state.is_built(at):
        at = (at + 1) % len(BUILDINGS)
    return at


class MoveBuilder(Procedure[Agra]):
    """AGR-6.2.1.4-c, AGR-R-11: he moves on if the building under him is finished, once for each."""

    def __init__(self, seat: Seat, rule: str) -> None:
        super().__init__(seat)
        self.rule: Final = rule

    def fields(self) -> Fields:
        return "move-builder", self.seat, self.rule

    def run(self, state: Agra) -> None:
        if state.builder == BUILDER_GONE or not state.is_built(state.builder):
            return
        if state.built == BITS[len(BUILDINGS)] - 1:
            state.builder = BUILDER_GONE
            state.tell("AGR-6.2.1.4-d", NOBODY, "builder-left")
            return
        for _ in range(roll(state, self.rule)):
            state.builder = next_unbuilt(state, state.builder)
        state.tell(self.rule, NOBODY, "builder-moved", (state.builder,))


def next_unbuilt(state: Agra, building: int) -> int:
    """The next tile Under Construction after *building*; itself if it is the only one."""
    at = (building + 1) % len(BUILDINGS)
    while state.is_built(at):
        at = (at + 1) % len(BUILDINGS)
    return at


# Finishing a building.


def finish(state: Agra, rule: str, seat: Seat, building: int) -> None:
    """The tile Under Construction is removed; on the river nobody does it."""
    state.built |= BITS[building]
    state.tell(rule, seat, "built" if seat != NOBODY else "finished", (building,))


def reward_builder(state: Agra, seat: Seat) -> None:
    """AGR-A.I.3-a, AGR-R-41: the Takshaka pays whoever builds with the Architect or the Mujtahida."""
    if state.contract[TAKSHAKA] == seat:
        earn(state, "AGR-A.I.3-a", seat, state.printed.takshaka_rupees)


class ChooseBonus(Decision[Agra, Action]):
    """AGR-6.2.2.1A-g: which of the remaining bonus tiles of *level*?"""

    def __init__(self, seat: Seat, level: int) -> None:
        super().__init__(seat)
        self.level: Final = level

    def fields(self) -> Fields:
        return "choose-bonus", self.seat, self.level

    def interruptible(self) -> bool:
        return False

    def options(self, state: Agra) -> list[Action]:
        return [BONUS[tile] for tile in range(len(BONUS_TILES)) if self.cannot_take(state, tile) is None]

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        return self.cannot_take(state, action.tile) if isinstance(action, TakeBonus) else None

    def cannot_take(self, state: Agra, tile: int) -> Refusal | None:
        """AGR-6.2.2.1A-g: why not this bonus tile; None if it can be had."""
        if state.printed.bonus_level[tile] != self.level:
            return Refusal("AGR-6.2.2.1A-g", "other-level", (self.level,))
        owner = state.bonus[tile]
        return Refusal("AGR-6.2.2.1A-g", "bonus-taken", (owner,)) if owner != NOBODY else None

    def resolve(self, state: Agra, action: Action) -> None:
        assert isinstance(action, TakeBonus)
        printed, tile = state.printed, action.tile
        rule = BONUS_TILE_RULES[tile]
        state.bonus = with_entry(state.bonus, tile, self.seat)
        state.tell("AGR-6.2.2.1A-g", self.seat, "took-bonus", (tile,))
        if printed.bonus_steps[tile] > 0:
            state.then([RiseLater(self.seat, printed.bonus_guild[tile], rule)])
        earn(state, rule, self.seat, printed.bonus_rupees[tile])
        if printed.bonus_covers[tile] > 0:
            owe_cover(state, rule, self.seat)
        gain_favour(state, rule, self.seat, printed.bonus_favour[tile])


class TakeBonusTile(Procedure[Agra]):
    """AGR-6.2.2.1A-g: the last tile of a level is not asked for."""

    def __init__(self, seat: Seat, level: int) -> None:
        super().__init__(seat)
        self.level: Final = level

    def fields(self) -> Fields:
        return "take-bonus-tile", self.seat, self.level

    def run(self, state: Agra) -> None:
        step = ChooseBonus(self.seat, self.level)
        found = step.options(state)
        if len(found) == 1:
            step.resolve(state, found[0])
        elif found:
            state.then([step])


class OpenFreeBuilding(Procedure[Agra]):
    """AGR-A.I.16-c: a worker from the supply on the Mujtahida's building, then goods are processed there.

    It happens during an evaluation, so nothing can be inserted, and without a good nothing is asked.
    """

    def __init__(self, seat: Seat, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def fields(self) -> Fields:
        return "open-free-building", self.seat, self.building

    def run(self, state: Agra) -> None:
        if state.hold[self.seat][WORKERS] == 0:
            state.tell("AGR-A.I.16-c", self.seat, "no-worker")
            return
        place_worker(state, "AGR-6.2.2.1A-h", self.seat, self.building)
        printed = state.printed
        if state.hold[self.seat][printed.source[self.building]] > 0:
            followed = int(printed.mujtahida_followable)
            state.then([ProcessHere(self.seat, self.building, printed.processed_after_building, 0, followed)])


# Processing at a building.


class ProcessHere(Decision[Agra, Action]):
    """AGR-6.2.2.3-a: how many goods, up to *most*, along the arrow into *building*? A window in a *main* action."""

    def __init__(self, seat: Seat, building: int, most: int, main: int, followed: int) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.most: Final = most
        self.main: Final = main
        self.followed: Final = followed

    def fields(self) -> Fields:
        return "process-here", self.seat, self.building, self.most, self.main, self.followed

    def interruptible(self) -> bool:
        return self.main == 1

    def options(self, state: Agra) -> list[Action]:
        have = state.hold[self.seat][state.printed.source[self.building]]
        return [PROCESS_GOODS[number] for number in range(min(have, self.most) + 1)]

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if not isinstance(action, ProcessGoods):
            return None
        if action.number > self.most:
            return Refusal("AGR-6.2.2.3-a", "too-many", (self.most,))
        return Refusal("AGR-6.2.2.3-a", "good-missing", (state.printed.source[self.building],))

    def resolve(self, state: Agra, action: Action) -> None:
        assert isinstance(action, ProcessGoods)
        if action.number == 0:
            state.tell("AGR-6.2.2.3-a", self.seat, "processed-nothing", (self.building,))
            return
        process(state, "AGR-6.2.2.3-a", self.seat, self.building, action.number)
        if self.followed:
            state.then([Following(self.seat, self.building, 0)])
        if self.seat == state.active:  # AGR-R-72: out of turn tile 2 belongs to following alone
            owe_additional(state, self.seat, self.building)


# The Mujtahida.


class FreeBuilding(Procedure[Agra]):
    """AGR-A.I.16-a, AGR-A.I.16-c, AGR-R-46: the first building in path order, with all that a building brings."""

    def fields(self) -> Fields:
        return "free-building", self.seat

    def run(self, state: Agra) -> None:
        unbuilt = [building for building in range(BASIC, len(BUILDINGS)) if not state.is_built(building)]
        if not unbuilt:
            return
        building, printed = unbuilt[0], state.printed
        finish(state, "AGR-A.I.16-a", self.seat, building)
        steps: list[Step] = []
        if printed.mujtahida_bonus:
            steps.append(TakeBonusTile(self.seat, printed.level[building]))
        steps.append(OpenFreeBuilding(self.seat, building))
        if state.builder == building:
            steps.append(MoveBuilder(self.seat, "AGR-6.2.1.4-c"))
        state.then(steps)
        reward_builder(state, self.seat)

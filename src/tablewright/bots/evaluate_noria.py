"""What a state of Noria is worth to a seat: the points it can expect, less those of the others.

The expectation is a sketch of the rest of the game. The wheel tells how many City, Tools and Journey actions and how
many resources are still to come; these buy levels, the best bargain first; the halls count with what they are worth now
and a share of what their politicians may yet add. Knowledge counts as intrigues.
"""

from __future__ import annotations

from typing import Final

from tablewright.bots.evaluation import Evaluation
from tablewright.bots.noria_outlook import Glance, Wheels
from tablewright.games.noria.actions import END, Modify, MoveTo
from tablewright.games.noria.ch09_influence import ChooseTarget
from tablewright.games.noria.ch10_action import ChooseRepeat, NextDisc, UseDisc
from tablewright.games.noria.ch12_city import CityAction, Climb, PutAside
from tablewright.games.noria.ch13_journey import AtIsland, ChooseIsland
from tablewright.games.noria.ch15_tools import ToolsAction
from tablewright.games.noria.ch17_politics import ChooseRemoval
from tablewright.games.noria.ch18_administration import income
from tablewright.games.noria.names import (
    ACTION,
    ADMINISTRATION,
    BONUS,
    BONUS_DOUBLINGS,
    CITY,
    DIVISION,
    DOUBLINGS,
    EMPTY,
    FULL,
    HALLS,
    IMPROVED,
    JOURNEY,
    KNOWLEDGE,
    LEVEL,
    NO_DISC,
    POLITICS,
    RESOURCES,
    RING_OF,
    SETUP,
    SHIP,
    SLOTS,
    SMALL,
    SPECIALISATION,
    TOOLS,
)
from tablewright.games.noria.payment import Charge, PayAny, PayMixed, PaySame, Price
from tablewright.games.noria.printed import Printed
from tablewright.games.noria.state import Noria
from tablewright.games.noria.wheel import SLOT_BITS
from tablewright.kernel.action import NOBODY, Action, Seat
from tablewright.kernel.step import Interrupt, Step
from tablewright.bots.noria_plan import COMPLEX, SIMPLE, Means, Weights, highest, lowest, points, project

SMALL_FIRST: Final = [11, 10, 8, 9, 7, 6, 3, 4, 5, 2, 1, 0]  # slots for a disc bought, best first: small rings come round sooner


class NoriaEvaluation(Evaluation[Noria]):
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Final = weights if weights is not None else Weights()
        self.seat: Seat = 0
        self.round = 0
        self.wheels: Wheels | None = None
        self.printed: Printed | None = None
        self.rivals: list[Means] = []
        self.rivals_ahead: list[list[list[int]]] = []
        self.ahead: list[list[int]] = []
        self.memo: dict[tuple[int, ...], list[float]] = {}
        self.rival_memo: dict[tuple[int, ...], list[list[float]]] = {}

    def begin(self, state: Noria, seat: Seat) -> None:
        self.seat = seat
        self.round = state.round
        if self.wheels is None or self.printed is not state.printed:
            self.printed = state.printed
            self.wheels = Wheels(state.printed)
        self.memo = {}
        self.rival_memo = {}
        self.rivals = [self.means(state, other) for other in state.others(seat)]
        self.rivals_ahead = [levels_of_others(state, other) for other in state.others(seat)]
        self.ahead = levels_of_others(state, seat)

    def rival_levels(self, state: Noria, values: list[float]) -> list[list[float]]:
        key = (*state.seated, *state.above, turns_to_come(state, self.seat))
        known = self.rival_memo.get(key)
        if known is None:
            known = [
                project(state.printed, self.rivals[at], values, self.rivals_ahead[at], self.weights).levels
                for at in range(len(self.rivals))
            ]
            self.rival_memo[key] = known
        return known

    def worth(self, state: Noria) -> float:
        weights = self.weights
        seat = self.seat
        turns = turns_to_come(state, seat)
        share = weights.share * min(1.0, turns / 3.0)
        values = hall_values(state, share)
        means = self.means(state, seat)
        now = [float(level) for level in means.levels]
        plan = project(state.printed, means, values, self.ahead, weights)
        sure = points(now, values)
        mine = sure + weights.faith * (points(plan.levels, values) - sure)
        if turns > 0:
            mine += weights.spare_resource * min(plan.resources, 20.0) + weights.spare_city * min(plan.cities, 6.0)
            ships = state.hold[seat][SHIP] + state.hold[seat][SHIP + 1] + state.hold[seat][SHIP + 2]
            discs = 0
            advanced = 0
            for disc in state.wheel[seat]:
                if disc != NO_DISC:
                    discs += 1
                    advanced += disc & 1
            discs += len(state.centre) if state.active == seat else 0
            mine += turns * (weights.disc * discs + weights.advanced * advanced + weights.ship * ships)
        rivals = self.rival_levels(state, values)
        strongest = 0.0
        total = 0.0
        for levels in rivals:
            theirs = points(levels, values)
            total += theirs
            strongest = max(strongest, theirs)
        against = weights.rivals * 0.5 * (strongest + total / len(rivals))
        return mine - against + self.knowledge_worth(state, plan.levels, rivals, turns, share)

    def knowledge_worth(self, state: Noria, hoped: list[float], rivals: list[list[float]], turns: int, share: float) -> float:
        seat = self.seat
        knowledge = float(state.hold[seat][KNOWLEDGE])
        if turns == 0:
            return 0.0
        seating = removing = 0.0
        above = 0
        mine = all_levels(hoped)
        theirs = [0.0] * len(HALLS)
        for levels in rivals:
            entries = all_levels(levels)
            for hall in range(len(HALLS)):
                theirs[hall] = max(theirs[hall], entries[hall])
        for hall in range(len(HALLS)):
            if state.above[hall] == 0:
                continue
            above += state.above[hall]
            step = state.printed.hall_values[hall][1] * (mine[hall] - theirs[hall])
            seating = max(seating, step * (1.0 - share))
            removing = max(removing, -step * share)
        budget = knowledge + income(state, seat) * turns
        symbols = state.printed.symbols
        middle = min(len(symbols), state.uncovered() + turns // 2)
        price = float(sum(symbols[:middle])) + 0.5
        intrigues = min(self.weights.hurry * above / 2.0, budget / price, turns * 1.5)
        return self.weights.intrigue * intrigues * (seating + removing) + self.weights.knowledge * min(budget, 8.0)

    def means(self, state: Noria, seat: Seat) -> Means:
        weights = self.weights
        hold = state.hold[seat]
        levels = hold[LEVEL : LEVEL + 4]
        owed = 0.0
        goods_owed = [0.0, 0.0, 0.0]
        cities = journeys = tools = gathered = 0.0
        row = state.wheel[seat][:]
        own = state.active == seat and state.phase != SETUP
        if own:
            for at in range(len(state.stack) - 1, -1, -1):
                step = state.stack[at]
                if isinstance(step, NextDisc):
                    break
                if isinstance(step, CityAction):
                    cities += 1.0
                elif isinstance(step, (ChooseIsland, AtIsland)):
                    journeys += 1.0
                elif isinstance(step, ToolsAction):
                    tools += 1.0
                elif isinstance(step, UseDisc):
                    disc = row[step.slot] >> 1
                    if disc == CITY:
                        cities += 1.0
                    elif disc == JOURNEY:
                        journeys += 1.0
                    elif disc == TOOLS:
                        tools += 1.0
                elif isinstance(step, (Charge, PayAny)):
                    owed += step.left
                elif isinstance(step, PaySame):
                    goods_owed[step.currency] += step.amount
                elif isinstance(step, (PayMixed, Price)):
                    goods_owed[step.currency] += step.left
                elif isinstance(step, Climb):
                    levels[step.path] += 1
                elif isinstance(step, PutAside):
                    put(row, step.disc)
            for disc in state.centre:
                put(row, disc)
        turns = turns_to_come(state, seat)
        counts = self.look_ahead(state, seat, row, turns, own)
        gathered = counts[0] * hold[SHIP] + counts[1] * hold[SHIP + 1] + counts[2] * hold[SHIP + 2]
        journeys += counts[JOURNEY]
        found = Means(levels)
        found.resources = max(
            0.0,
            hold[0] + hold[1] + hold[2] - owed - goods_owed[0]
            + weights.gather * gathered + weights.growth * journeys * turns * 0.5,
        )  # fmt: skip
        found.cities = cities + counts[CITY]
        if turns > 2:
            found.cities = cities + counts[CITY] * weights.invest * (1.0 + weights.city_growth * turns / 16.0)
        found.tools = tools + counts[TOOLS]
        simple = hold[FULL] + hold[FULL + 1] + hold[FULL + 2]
        complex = hold[FULL + 3] + hold[FULL + 4]
        found.simple = simple - goods_owed[SIMPLE]
        found.complex = complex - goods_owed[COMPLEX]
        found.simple_warehouses = float(simple + hold[EMPTY] + hold[EMPTY + 1] + hold[EMPTY + 2])
        found.complex_warehouses = float(complex + hold[EMPTY + 3] + hold[EMPTY + 4])
        return found

    def look_ahead(self, state: Noria, seat: Seat, row: list[int], turns: int, own: bool) -> list[float]:
        hold = state.hold[seat]
        picked = barred = turned = 0
        doubled = False
        if own and state.phase == POLITICS:
            turned = 1
        elif own and state.phase != ADMINISTRATION:
            picked = state.picked
            doubled = state.turn[DOUBLINGS] + state.turn[BONUS_DOUBLINGS] > 0
            for slot in range(len(SLOTS)):
                if state.used[slot] & IMPROVED:
                    barred |= SLOT_BITS[slot]
        key = (
            row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9], row[10], row[11],
            hold[SHIP], hold[SHIP + 1], hold[SHIP + 2], turns, turned, picked, barred, int(doubled),
        )  # fmt: skip
        known = self.memo.get(key)
        if known is not None:
            return known
        weights = self.weights
        want = [
            float(hold[SHIP]), float(hold[SHIP + 1]), float(hold[SHIP + 2]), weights.want_city,
            weights.want_journey * min(1.0, turns / 10.0), weights.want_tools, 0.0,
        ]  # fmt: skip
        assert self.wheels is not None
        found = self.wheels.look_ahead(Glance(row, turns, turned, picked, barred, doubled), want, weights.fade)
        self.memo[key] = found
        return found

    def is_over(self, state: Noria) -> bool:
        if state.round != self.round:
            return True
        if state.lanes:
            return len(state.lanes[self.seat]) == 0
        return not state.stack or state.stack[-1].seat != self.seat

    def is_halfway(self, state: Noria) -> bool:
        if not state.stack:
            return False
        top = state.stack[-1]
        return isinstance(top, (ChooseTarget, ChooseRemoval))

    def candidates(self, state: Noria, options: list[Action]) -> list[Action]:
        if state.lanes or len(options) < 6:
            return options[:]
        active = state.printed.active_slots
        top = state.stack[-1]
        if isinstance(top, ChooseTarget):
            return [option for option in options if isinstance(option, MoveTo) and active & SLOT_BITS[option.slot]]
        found: list[Action] = []
        for option in options:
            if isinstance(option, Modify) and active & SLOT_BITS[option.slot]:
                continue
            found.append(option)
        return found


def put(row: list[int], disc: int) -> None:
    """Imagine a disc on the first free slot."""
    for slot in SMALL_FIRST:
        if row[slot] == NO_DISC:
            row[slot] = disc << 1
            return


def turns_to_come(state: Noria, seat: Seat) -> int:
    """How many turns *seat* has yet to take, counting its present one while discs can still be used in it."""
    left = state.printed.rounds_by_players[state.seats - 2] - state.round
    if state.phase == SETUP or not state.stack:
        return left
    place, now = (seat - state.start) % state.seats, (state.active - state.start) % state.seats
    begun = place < now or (place == now and state.phase > ACTION)
    return left if begun else left + 1


def hall_values(state: Noria, share: float) -> list[float]:
    found: list[float] = []
    for hall in range(len(HALLS)):
        values = state.printed.hall_values[hall]
        found.append(values[state.seated[hall]] + share * state.above[hall] * values[1])
    return found


def levels_of_others(state: Noria, seat: Seat) -> list[list[int]]:
    return [[state.hold[other][LEVEL + path] for other in range(state.seats) if other != seat] for path in range(4)]


def all_levels(levels: list[float]) -> list[float]:
    return [*levels, highest(levels), lowest(levels)]

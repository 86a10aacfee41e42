"""What a state of Noria is worth to a seat: the points it can expect, less those that the others can.

The expectation is a sum of features of the seat's position. How much each of them counts depends on how many turns are
still to come, and was found by regression on the scores of games that the bot played against itself.
"""

from __future__ import annotations

from typing import Final

from tablewright.bots.evaluation import Evaluation
from tablewright.bots.noria_outlook import Glance, Wheels
from tablewright.bots.noria_plan import Means, highest, lowest, points, project
from tablewright.bots.noria_weights import (
    ADVANCED,
    CITIES,
    COMPLEX_EMPTY,
    COMPLEX_GOODS,
    DISCS_OWNED,
    FEATURES,
    FEWEST_SHIPS,
    GATHERED,
    HOPED,
    INCOME,
    INTRIGUE,
    JOURNEYS,
    KNOWLEDGE_HELD,
    LEVELS,
    LOWEST,
    POINTS,
    POTENTIAL,
    READY,
    RESOURCES_HELD,
    SHIPS_OWNED,
    SIMPLE_EMPTY,
    SIMPLE_GOODS,
    SPARE,
    TOOLS_USED,
    TOP,
    Weights,
)
from tablewright.games.noria.actions import Modify, MoveTo
from tablewright.games.noria.ch09_influence import ChooseTarget
from tablewright.games.noria.ch10_action import NextDisc, UseDisc
from tablewright.games.noria.ch12_city import CityAction, Climb, PutAside, cannot_invest
from tablewright.games.noria.ch13_journey import AtIsland, ChooseIsland
from tablewright.games.noria.ch15_tools import ToolsAction
from tablewright.games.noria.ch17_politics import ChooseRemoval
from tablewright.games.noria.ch18_administration import income
from tablewright.games.noria.names import (
    ACTION,
    ADMINISTRATION,
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
    PATHS,
    POLITICS,
    SETUP,
    SHIP,
    SLOTS,
    SPECIALISATION,
    TOOLS,
)
from tablewright.games.noria.payment import Charge, PayAny, PayMixed, PaySame, Price
from tablewright.games.noria.printed import Printed
from tablewright.games.noria.state import Noria
from tablewright.games.noria.wheel import SLOT_BITS
from tablewright.kernel.action import Action, Seat

SMALL_FIRST: Final = [11, 10, 8, 9, 7, 6, 3, 4, 5, 2, 1, 0]  # slots for a disc bought, best first
SHARE: Final = 0.4  # of the politicians above, how many will yet be seated


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
        self.rivals = [self.situation(state, other).means for other in state.others(seat)]
        self.rivals_ahead = [levels_of_others(state, other) for other in state.others(seat)]
        self.ahead = levels_of_others(state, seat)

    def rival_levels(self, state: Noria, values: list[float], turns: int) -> list[list[float]]:
        above, seated = state.above, state.seated
        key = (
            above[0], above[1], above[2], above[3], above[4], above[5],
            seated[0], seated[1], seated[2], seated[3], seated[4], seated[5], turns,
        )  # fmt: skip
        known = self.rival_memo.get(key)
        if known is None:
            known = [
                project(state.printed, self.rivals[at], values, self.rivals_ahead[at]).levels
                for at in range(len(self.rivals))
            ]
            self.rival_memo[key] = known
        return known

    def worth(self, state: Noria) -> float:
        turns = turns_to_come(state, self.seat)
        now = hall_values(state, 0.0)
        rivals = 0.0
        strongest = -1000.0
        if turns == 0 and (not state.stack or state.phase != POLITICS):
            mine = points(as_floats(state.hold[self.seat][LEVEL : LEVEL + len(PATHS)]), now)
            for other in state.others(self.seat):
                theirs = points(as_floats(state.hold[other][LEVEL : LEVEL + len(PATHS)]), now)
                rivals += theirs
                strongest = max(strongest, theirs)
            return mine - 0.5 * (strongest + rivals / (state.seats - 1))
        weights = self.weights.at(turns)
        features = self.features(state)
        mine = 0.0
        for feature in range(FEATURES):
            mine += weights[feature] * features[feature]
        hoped = hall_values(state, SHARE * min(1.0, turns / 3.0))
        plans = self.rival_levels(state, hoped, turns)
        for at in range(len(plans)):
            levels = as_floats(self.rivals[at].levels)
            theirs = (
                weights[POINTS] * points(levels, now)
                + weights[POTENTIAL] * points(levels, hall_rises(state))
                + weights[HOPED] * (points(plans[at], hoped) - points(levels, hoped))
            )
            rivals += theirs
            strongest = max(strongest, theirs)
        return mine - 0.5 * (strongest + rivals / len(plans))

    def features(self, state: Noria) -> list[float]:
        """What the position of the seat is made of."""
        seat = self.seat
        turns = turns_to_come(state, seat)
        situation = self.situation(state, seat)
        means = situation.means
        counts = situation.counts
        hold = state.hold[seat]
        now = hall_values(state, 0.0)
        hoped = hall_values(state, SHARE * min(1.0, turns / 3.0))
        levels = as_floats(means.levels)
        plan = project(state.printed, means, hoped, self.ahead)
        found = [0.0] * FEATURES
        found[POINTS] = points(levels, now)
        found[POTENTIAL] = points(levels, hall_rises(state))
        found[HOPED] = points(plan.levels, hoped) - points(levels, hoped)
        found[SPARE] = min(plan.resources, 15.0)
        found[INTRIGUE] = self.intrigues(state, plan.levels, self.rival_levels(state, hoped, turns), turns)
        for path in range(len(PATHS)):
            found[LEVELS + path] = levels[path]
        found[TOP] = highest(levels)
        found[LOWEST] = lowest(levels)
        a, b, c = hold[SHIP], hold[SHIP + 1], hold[SHIP + 2]
        found[SHIPS_OWNED] = float(a + b + c)
        found[FEWEST_SHIPS] = float(min(a, b, c))
        found[DISCS_OWNED] = float(situation.discs)
        found[ADVANCED] = float(situation.advanced)
        found[GATHERED] = counts[0] * a + counts[1] * b + counts[2] * c
        found[CITIES] = means.cities
        found[TOOLS_USED] = means.tools
        found[JOURNEYS] = situation.journeys
        found[RESOURCES_HELD] = min(12.0, situation.resources)
        found[KNOWLEDGE_HELD] = min(10.0, float(hold[KNOWLEDGE]))
        found[INCOME] = float(income(state, seat) * turns)
        found[SIMPLE_GOODS] = means.simple
        found[COMPLEX_GOODS] = means.complex
        found[SIMPLE_EMPTY] = min(4.0, means.simple_warehouses - means.simple)
        found[COMPLEX_EMPTY] = min(4.0, means.complex_warehouses - means.complex)
        found[READY] = self.ready(state, levels, hoped)
        return found

    def ready(self, state: Noria, levels: list[float], values: list[float]) -> float:
        """The points of the best level that could be paid for now."""
        best = 0.0
        top, low = highest(levels), lowest(levels)
        for path in range(len(PATHS)):
            gain = values[path]
            if levels[path] == top:
                gain += values[SPECIALISATION]
            if levels[path] == low:
                gain += values[DIVISION] * 0.5
            if gain > best and cannot_invest(state, self.seat, path) is None:
                best = gain
        return best

    def intrigues(self, state: Noria, mine: list[float], rivals: list[list[float]], turns: int) -> float:
        """What the intrigues that knowledge may yet buy could swing."""
        seating = removing = 0.0
        above = 0
        own = all_levels(mine)
        theirs = [0.0] * len(HALLS)
        for levels in rivals:
            entries = all_levels(levels)
            for hall in range(len(HALLS)):
                theirs[hall] = max(theirs[hall], entries[hall])
        for hall in range(len(HALLS)):
            if state.above[hall] == 0:
                continue
            above += state.above[hall]
            step = state.printed.hall_values[hall][1] * (own[hall] - theirs[hall])
            seating = max(seating, step * (1.0 - SHARE))
            removing = max(removing, -step * SHARE)
        budget = float(state.hold[self.seat][KNOWLEDGE] + income(state, self.seat) * turns)
        symbols = state.printed.symbols
        middle = min(len(symbols), state.uncovered() + turns // 2)
        price = float(sum(symbols[:middle])) + 0.5
        return min(0.3 * above, budget / price, turns * 1.5) * (seating + removing)

    def situation(self, state: Noria, seat: Seat) -> Situation:
        """What *seat* has, with everything that is pending in its turn."""
        hold = state.hold[seat]
        levels = hold[LEVEL : LEVEL + len(PATHS)]
        owed = [0.0, 0.0, 0.0]
        cities = journeys = tools = 0.0
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
                    owed[0] += step.left
                elif isinstance(step, PaySame):
                    owed[step.currency] += step.amount
                elif isinstance(step, (PayMixed, Price)):
                    owed[step.currency] += step.left
                elif isinstance(step, Climb):
                    levels[step.path] += 1
                elif isinstance(step, PutAside):
                    put(row, step.disc)
            for disc in state.centre:
                put(row, disc)
        turns = turns_to_come(state, seat)
        counts = self.look_ahead(state, seat, row, turns, own)
        means = Means(levels)
        found = Situation(means, counts)
        found.journeys = journeys + counts[JOURNEY]
        for disc in row:
            if disc != NO_DISC:
                found.discs += 1
                found.advanced += disc & 1
        gathered = counts[0] * hold[SHIP] + counts[1] * hold[SHIP + 1] + counts[2] * hold[SHIP + 2]
        found.resources = max(0.0, hold[0] + hold[1] + hold[2] - owed[0])
        means.resources = found.resources + 0.85 * gathered + 0.15 * found.journeys * turns
        means.cities = cities + counts[CITY]
        if turns > 2:
            means.cities = cities + counts[CITY] * 0.75 * (1.0 + 0.3 * turns / 16.0)
        means.tools = tools + counts[TOOLS]
        simple = hold[FULL] + hold[FULL + 1] + hold[FULL + 2]
        complex = hold[FULL + 3] + hold[FULL + 4]
        means.simple = simple - owed[1]
        means.complex = complex - owed[2]
        means.simple_warehouses = float(simple + hold[EMPTY] + hold[EMPTY + 1] + hold[EMPTY + 2])
        means.complex_warehouses = float(complex + hold[EMPTY + 3] + hold[EMPTY + 4])
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
        want = [
            float(hold[SHIP]), float(hold[SHIP + 1]), float(hold[SHIP + 2]), 4.0,
            4.0 * min(1.0, turns / 10.0), 2.5, 0.0,
        ]  # fmt: skip
        assert self.wheels is not None
        found = self.wheels.look_ahead(Glance(row, turns, turned, picked, barred, doubled), want, 0.9)
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


class Situation:
    def __init__(self, means: Means, counts: list[float]) -> None:
        self.means: Final = means
        self.counts: Final = counts
        self.journeys = 0.0
        self.discs = 0
        self.advanced = 0
        self.resources = 0.0


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


def hall_rises(state: Noria) -> list[float]:
    """What every level would gain if all politicians above sat down."""
    return [float(state.above[hall] * state.printed.hall_values[hall][1]) for hall in range(len(HALLS))]


def as_floats(levels: list[int]) -> list[float]:
    return [float(level) for level in levels]


def levels_of_others(state: Noria, seat: Seat) -> list[list[int]]:
    return [[state.hold[other][LEVEL + path] for other in range(state.seats) if other != seat] for path in range(4)]


def all_levels(levels: list[float]) -> list[float]:
    return [*levels, highest(levels), lowest(levels)]

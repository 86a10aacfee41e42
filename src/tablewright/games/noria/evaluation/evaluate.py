"""What a state of Noria is worth to a seat: the points that it can expect, less those that the others can.

The expectation is a sum of features of the seat's position (`weights`). Two of them look ahead: what the wheel
will offer (`outlook`), and how far the delegates would come with that (`plan`).
"""

from __future__ import annotations

from typing import Final

from tablewright.bots.search.evaluation import Evaluation
from tablewright.games.noria.actions import Modify, MoveTo, Place
from tablewright.games.noria.ch09_influence import ChooseTarget
from tablewright.games.noria.ch10_action import NextDisc, UseDisc
from tablewright.games.noria.ch12_city import CityAction, Climb, PutAside, cannot_invest
from tablewright.games.noria.ch13_journey import AtIsland, ChooseIsland
from tablewright.games.noria.ch15_tools import ToolsAction
from tablewright.games.noria.ch17_politics import ChooseRemoval
from tablewright.games.noria.ch18_administration import income
from tablewright.games.noria.evaluation.halls import Halls
from tablewright.games.noria.evaluation.outlook import Glance, Wheels
from tablewright.games.noria.evaluation.plan import Means, highest, lowest, points, project
from tablewright.games.noria.evaluation.weights import (
    ADVANCED,
    AVERAGE,
    CITIES,
    COMPLEX_EMPTY,
    COMPLEX_GOODS,
    CROWDED,
    DISCS_OWNED,
    FADE,
    FEATURES,
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
    SEATED,
    SHIPS_OWNED,
    SIMPLE_EMPTY,
    SIMPLE_GOODS,
    SPARE,
    STRONGEST,
    TOOLS_USED,
    TOP,
    WANT_CITY,
    WANT_JOURNEY,
    WANT_TOOLS,
    YIELD,
    Weights,
)
from tablewright.games.noria.names import (
    ACTION,
    ADMINISTRATION,
    BONUS_DOUBLINGS,
    CITY,
    DIVISION,
    DOUBLINGS,
    EMPTY,
    FULL,
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
from tablewright.games.noria.state import Noria
from tablewright.games.noria.wheel import SLOT_BITS
from tablewright.kernel.action import Action, Seat

SMALL_RINGS_FIRST: Final = [11, 10, 8, 9, 7, 6, 3, 4, 5, 2, 1, 0]  # where a disc bought is imagined until it is placed
OPENING: Final = [1, 3, 8, 11, 6, 5]  # expert game: a slot for each of the starting discs
STAMINA: Final = 1.25  # quickly judged: two seconds are enough for more games, and for such as begin earlier
MOST_KNOWN: Final = 2000  # outlooks: a turn has some dozens, and memory has its limits


class NoriaEvaluation(Evaluation[Noria]):
    def __init__(self, weights: Weights) -> None:
        super().__init__(4, 100, 1.5, stamina=STAMINA)
        self.weights: Final = weights
        self.w = weights.at(0)  # of the turn that is thought about
        self.seat: Seat = 0
        self.round = 0
        self.wheels: Wheels | None = None
        self.ahead: list[list[int]] = []
        self.rivalry = 1.0
        self.rivals: list[Means] = []
        self.rivals_ahead: list[list[list[int]]] = []
        # Many of the states looked at share wheels, and more of them the halls. The ones hold as long as the weights
        # are the same, the others for one choice.
        self.known_outlooks: dict[tuple[int, ...], list[float]] = {}
        self.known_halls: dict[tuple[int, ...], Halls] = {}

    def begin(self, state: Noria, seat: Seat) -> None:
        self.seat = seat
        self.round = state.round
        other_game = self.wheels is None or self.wheels.triples is not state.printed.triples
        if other_game:
            self.wheels = Wheels(state.printed)
        w = self.weights.at(turns_to_come(state, seat))
        if other_game or w is not self.w or len(self.known_outlooks) > MOST_KNOWN:
            self.known_outlooks = {}
        self.w = w
        self.known_halls = {}
        self.ahead = levels_of_others(state, seat)
        self.rivalry = 1.0 + (self.w[CROWDED] - 1.0) * (state.seats - 2) / 2
        self.rivals = [self.position(state, other).means for other in state.others(seat)]
        self.rivals_ahead = [levels_of_others(state, other) for other in state.others(seat)]

    def is_over(self, state: Noria) -> bool:
        if state.round != self.round:
            return True
        if state.lanes:
            return not state.lanes[self.seat]
        return not state.stack or state.stack[-1].seat != self.seat

    def is_halfway(self, state: Noria) -> bool:
        return bool(state.stack) and isinstance(state.stack[-1], (ChooseTarget, ChooseRemoval))

    def candidates(self, state: Noria, options: list[Action]) -> list[Action]:
        """All, but for modifies that do not bring a disc into the active half: there are dozens of them.

        The expert game's wheel is built as found good in play; the worth of half a wheel says little.
        """
        found: list[Action] = []
        if state.phase == SETUP:
            found += [option for option in options if isinstance(option, Place) and OPENING[option.disc] == option.slot]
            return found if found else options[:]
        active = state.printed.active_slots
        for option in options:
            if isinstance(option, Modify) and active & SLOT_BITS[option.slot]:
                continue
            if isinstance(option, MoveTo) and not active & SLOT_BITS[option.slot]:
                continue
            found.append(option)
        return found

    def worth(self, state: Noria) -> float:
        turns = turns_to_come(state, self.seat)
        weights = self.weights.at(turns)
        halls = self.halls_of(state, turns, weights)
        features = self.features(state, turns, halls)
        mine = 0.0
        for feature in range(FEATURES):
            mine += weights[feature] * features[feature]
        return mine - halls.threat

    def halls_of(self, state: Noria, turns: int, weights: list[float]) -> Halls:
        """The halls, and what the others can expect there as far as this turn can change it."""
        above, seated = state.above, state.seated
        key = (
            above[0], above[1], above[2], above[3], above[4], above[5],
            seated[0], seated[1], seated[2], seated[3], seated[4], seated[5], turns,
        )  # fmt: skip
        halls = self.known_halls.get(key)
        if halls is None:
            # The share of the politicians above that will yet be seated: none when no turn is left.
            halls = Halls(state, self.w[SEATED] * min(1.0, turns / 3.0))
            halls.expect(
                [
                    project(state.printed, self.rivals[at], halls.hoped, self.rivals_ahead[at], self.w).levels
                    for at in range(len(self.rivals))
                ]
            )
            halls.threat = self.threat(halls, weights)
            self.known_halls[key] = halls
        return halls

    def threat(self, halls: Halls, weights: list[float]) -> float:
        """What is taken off for the others: a part of what the strongest can expect, a part of all.

        Whoever hinders one of several does the rest of them a favour, so among more rivals it counts less.
        """
        total = strongest = 0.0
        for at in range(len(self.rivals)):
            levels = [float(level) for level in self.rivals[at].levels]
            theirs = (
                weights[POINTS] * points(levels, halls.now)
                + weights[POTENTIAL] * points(levels, halls.rises)
                + weights[HOPED] * (points(halls.rivals[at], halls.hoped) - points(levels, halls.hoped))
            )
            total += theirs
            strongest = max(strongest, theirs)
        return self.rivalry * (self.w[STRONGEST] * strongest + self.w[AVERAGE] * total / len(self.rivals))

    def features(self, state: Noria, turns: int, halls: Halls) -> list[float]:
        """What the seat's position is made of, *turns* before the end."""
        position = self.position(state, self.seat)
        means, counts = position.means, position.counts
        hold = state.hold[self.seat]
        levels = [float(level) for level in means.levels]
        hoped = halls.hoped
        plan = project(state.printed, means, hoped, self.ahead, self.w)
        a, b, c = hold[SHIP], hold[SHIP + 1], hold[SHIP + 2]
        found = [0.0] * FEATURES
        found[POINTS] = points(levels, halls.now)
        if turns == 0 and state.phase != POLITICS:
            return found  # nothing else can become points any more
        found[POTENTIAL] = points(levels, halls.rises)
        found[HOPED] = points(plan.levels, hoped) - points(levels, hoped)
        found[SPARE] = min(plan.resources, 15.0)
        found[INTRIGUE] = self.intrigue(state, plan.levels, turns, halls)
        for path in range(len(PATHS)):
            found[LEVELS + path] = levels[path]
        found[TOP] = highest(levels)
        found[LOWEST] = lowest(levels)
        found[SHIPS_OWNED] = float(a + b + c)
        found[DISCS_OWNED] = float(position.discs)
        found[ADVANCED] = float(position.advanced)
        found[GATHERED] = counts[0] * a + counts[1] * b + counts[2] * c
        found[CITIES] = means.cities
        found[TOOLS_USED] = means.tools
        found[JOURNEYS] = position.journeys
        found[RESOURCES_HELD] = min(12.0, position.resources)
        found[KNOWLEDGE_HELD] = min(10.0, float(hold[KNOWLEDGE]))
        found[INCOME] = float(income(state, self.seat) * turns)
        found[SIMPLE_GOODS] = means.simple
        found[COMPLEX_GOODS] = means.complex
        found[SIMPLE_EMPTY] = min(4.0, means.simple_warehouses - means.simple)
        found[COMPLEX_EMPTY] = min(4.0, means.complex_warehouses - means.complex)
        found[READY] = self.ready(state, levels, hoped)
        return found

    def intrigue(self, state: Noria, mine: list[float], turns: int, halls: Halls) -> float:
        """What the intrigues that the seat may yet pay for could swing between it and the best of the others."""
        knowledge = float(state.hold[self.seat][KNOWLEDGE] + income(state, self.seat) * turns)
        halfway = state.printed.symbols[: state.uncovered() + turns // 2]
        affordable = knowledge / (sum(halfway) + 0.5)
        return min(0.3 * halls.above, affordable, 1.5 * turns) * halls.swings(mine, self.w[SEATED])

    def ready(self, state: Noria, levels: list[float], values: list[float]) -> float:
        """The points of the best level that could be paid for now."""
        best = 0.0
        top, low = highest(levels), lowest(levels)
        for path in range(len(PATHS)):
            gain = values[path]
            if levels[path] == top:
                gain += values[SPECIALISATION]
            if levels[path] == low:
                gain += 0.5 * values[DIVISION]
            if gain > best and cannot_invest(state, self.seat, path) is None:
                best = gain
        return best

    def position(self, state: Noria, seat: Seat) -> Position:
        """What *seat* has and may expect. What is pending in its turn counts as done, and what it owes as paid."""
        hold = state.hold[seat]
        row = state.wheel[seat][:]
        pending = Pending(hold[LEVEL : LEVEL + len(PATHS)])
        is_turn = state.active == seat and state.phase != SETUP
        if is_turn:
            for disc in state.centre:
                imagine_disc(row, disc)
            pending.read(state, row)
        turns = turns_to_come(state, seat)
        counts = self.outlook(state, seat, row, turns, is_turn)
        means = Means(pending.levels)
        found = Position(means, counts)
        for disc in row:
            if disc != NO_DISC:
                found.discs += 1
                found.advanced += disc & 1
        found.journeys = pending.journeys + counts[JOURNEY]
        found.resources = max(0.0, hold[0] + hold[1] + hold[2] - pending.resources)
        gathered = counts[0] * hold[SHIP] + counts[1] * hold[SHIP + 1] + counts[2] * hold[SHIP + 2]
        means.resources = found.resources + self.w[YIELD] * gathered + 0.15 * found.journeys * turns
        # Early on some City actions go to the market, but what is bought there makes for more of them.
        invested = 1.0 if turns < 3 else 0.75 + 0.014 * turns
        means.cities = pending.cities + counts[CITY] * invested
        means.tools = pending.tools + counts[TOOLS]
        simple, complex = hold[FULL] + hold[FULL + 1] + hold[FULL + 2], hold[FULL + 3] + hold[FULL + 4]
        means.simple = simple - pending.simple
        means.complex = complex - pending.complex
        means.simple_warehouses = float(simple + hold[EMPTY] + hold[EMPTY + 1] + hold[EMPTY + 2])
        means.complex_warehouses = float(complex + hold[EMPTY + 3] + hold[EMPTY + 4])
        return found

    def outlook(self, state: Noria, seat: Seat, row: list[int], turns: int, is_turn: bool) -> list[float]:
        """How many actions of each type of disc *seat* may expect from its wheel."""
        turned = picked = barred = 0
        doubled = False
        if is_turn and state.phase == POLITICS:
            turned = 1
        elif is_turn and state.phase != ADMINISTRATION:
            picked = state.picked
            doubled = state.turn[DOUBLINGS] + state.turn[BONUS_DOUBLINGS] > 0
            for slot in range(len(SLOTS)):
                if state.used[slot] & IMPROVED:
                    barred |= SLOT_BITS[slot]
        a, b, c = state.hold[seat][SHIP], state.hold[seat][SHIP + 1], state.hold[seat][SHIP + 2]
        key = (
            row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9], row[10], row[11],
            a, b, c, turns, turned, picked, barred, int(doubled),
        )  # fmt: skip
        counts = self.known_outlooks.get(key)
        if counts is None:
            assert self.wheels is not None
            journey = self.w[WANT_JOURNEY] * min(1.0, turns / 10.0)
            want = [float(a), float(b), float(c), self.w[WANT_CITY], journey, self.w[WANT_TOOLS], 0.0]
            counts = self.wheels.look_ahead(Glance(row, turns, turned, picked, barred, doubled), want, self.w[FADE])
            self.known_outlooks[key] = counts
        return counts


class Position:
    """A seat's *means* to climb, the disc actions it may expect (*counts*, by type), and what else counts."""

    def __init__(self, means: Means, counts: list[float]) -> None:
        self.means: Final = means
        self.counts: Final = counts
        self.resources = 0.0
        self.journeys = 0.0
        self.discs = 0
        self.advanced = 0


class Pending:
    """What the rest of a disc action will bring and cost."""

    def __init__(self, levels: list[int]) -> None:
        self.levels: Final = levels
        self.cities = 0.0
        self.journeys = 0.0
        self.tools = 0.0
        self.resources = 0.0
        self.simple = 0.0
        self.complex = 0.0

    def read(self, state: Noria, row: list[int]) -> None:
        """Go through the steps down to the next disc, and put discs that are being bought on *row*."""
        for step in reversed(state.stack):
            if isinstance(step, NextDisc):
                break
            if isinstance(step, CityAction):
                self.act(CITY)
            elif isinstance(step, (ChooseIsland, AtIsland)):
                self.act(JOURNEY)
            elif isinstance(step, ToolsAction):
                self.act(TOOLS)
            elif isinstance(step, UseDisc):
                self.act(row[step.slot] >> 1)
            elif isinstance(step, (Charge, PayAny)):
                self.owe(0, step.left)
            elif isinstance(step, PaySame):
                self.owe(step.currency, step.amount)
            elif isinstance(step, (PayMixed, Price)):
                self.owe(step.currency, step.left)
            elif isinstance(step, Climb):
                self.levels[step.path] += 1
            elif isinstance(step, PutAside):
                imagine_disc(row, step.disc)

    def act(self, disc: int) -> None:
        if disc == CITY:
            self.cities += 1.0
        elif disc == JOURNEY:
            self.journeys += 1.0
        elif disc == TOOLS:
            self.tools += 1.0

    def owe(self, currency: int, amount: int) -> None:
        if currency == 0:
            self.resources += amount
        elif currency == 1:
            self.simple += amount
        else:
            self.complex += amount


def imagine_disc(row: list[int], disc: int) -> None:
    """Put a disc on the first free slot of a wheel, if there is one."""
    for slot in SMALL_RINGS_FIRST:
        if row[slot] == NO_DISC:
            row[slot] = disc << 1
            return


def turns_to_come(state: Noria, seat: Seat) -> int:
    """How many turns *seat* has yet to take, counting its present one while discs can still be used in it."""
    left = state.printed.rounds_by_players[state.seats - 2] - state.round
    if state.phase == SETUP or not state.stack:
        return left
    place, now = (seat - state.start) % state.seats, (state.active - state.start) % state.seats
    has_acted = place < now or (place == now and state.phase > ACTION)
    return left if has_acted else left + 1


def levels_of_others(state: Noria, seat: Seat) -> list[list[int]]:
    """By path, where the delegates of the other seats stand."""
    others = state.others(seat)
    return [[state.hold[other][LEVEL + path] for other in others] for path in range(len(PATHS))]

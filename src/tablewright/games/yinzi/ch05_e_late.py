"""Phase E: late shipments.

YIN-E-late-1     in turn order, one go each, if wanted
YIN-E-late-2     a free slot takes a pair of two different foods
YIN-E-late-3     any number of pairs, 1 silver each (YIN-R-31)
YIN-E-late-4     no workers
YIN-E-late-5     transport for cubes of plantations only
YIN-E-late-6     a bought cube is any food but rice (YIN-R-32)
YIN-E-late-7     a full ship sails at once and is replaced
YIN-E-late-8     no products, tea or salt
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import BUY_FOOD, FREE, LOAD, STOP, Letter
from tablewright.games.yinzi.ch05_b_sailing import fill_slot, sail_if_full
from tablewright.games.yinzi.ch05_b_ships import ChooseSlot
from tablewright.games.yinzi.ch05_b_uses import FAR, FOOD_PAIR, NO_OWN_CUBE, NO_SLOT, slots_for
from tablewright.games.yinzi.ch06_purchases import GIFTS, buy_cube, gifts, may_buy, pay_food, use_gift
from tablewright.games.yinzi.doors import EndOccasion, begin_occasion, gain, lift_cube, use_units
from tablewright.games.yinzi.names import BOUGHT, LATE, PAIRS, PLOT, SEA, SILVER, VIRTUAL
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.games.yinzi.window import may_do_more
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure

# What a half of a pair is, as one number: a square; a bought cube of a colour; virtual rice or wheat.
BOUGHT_FROM: Final = 60
GIFT_FROM: Final = 64
ANY_KIND: Final = -1  # a bought cube: whatever the other half is not

NOT_FOOD: Final = Refusal("YIN-E-late-8", "not-late-food")
NO_PARTNER: Final = Refusal("YIN-E-late-2", "no-second-food")
ENOUGH_PAIRS: Final = Refusal("YIN-R-31", "pairs-used-up")


class LatePhase(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "late-phase", self.seat

    def run(self, state: Yinzi) -> None:
        state.phase = LATE
        state.then([LateStep(seat) for seat in state.order])


class LateStep(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "late-step", self.seat

    def run(self, state: Yinzi) -> None:
        begin_occasion(state, self.seat, LATE)
        step = LoadLate(self.seat)
        if step.is_worth_asking(state):
            state.then([step, EndOccasion(self.seat)])
        else:
            state.window = 0


class GoOnLoading(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "go-on-loading", self.seat

    def run(self, state: Yinzi) -> None:
        step = LoadLate(self.seat)
        if step.is_worth_asking(state):
            state.then([step])


def kind(state: Yinzi, half: int) -> int:
    if half < BOUGHT_FROM:
        return state.good_on(half)
    return ANY_KIND if half < GIFT_FROM else GIFTS[half - GIFT_FROM]


def units_of(state: Yinzi, half: int) -> int:
    """YIN-E-late-5."""
    return state.printed.distance[half // PLOT][SEA] if half < BOUGHT_FROM else 0


def letter_of(half: int) -> Action:
    if half < BOUGHT_FROM:
        return LOAD[half]
    return BUY_FOOD[half - BOUGHT_FROM] if half < GIFT_FROM else FREE[half - GIFT_FROM]


def half_of(letter: Letter) -> int:
    if letter.verb == "load":
        return letter.at
    return BOUGHT_FROM + letter.at if letter.verb == "buy-food" else GIFT_FROM + letter.at


def half_pairs(state: Yinzi, seat: Seat) -> list[int]:
    """Everything that could be one half of a pair, transport apart."""
    late = state.printed.late_good
    found = [square for square in state.own_squares(seat) if late[state.good_on(square)]]
    if may_buy(state, seat, 1):
        for colour in range(state.seats):
            if state.rural[colour] > 0:
                found.append(BOUGHT_FROM + colour)
    for gift in range(2):
        if gifts(state, seat, gift) > 0:
            found.append(GIFT_FROM + gift)
    return found


def makes_pair(state: Yinzi, seat: Seat, one: int, other: int, units: int) -> bool:
    """YIN-E-late-2: two different foods that can be had, and brought with so many units."""
    a, b = kind(state, one), kind(state, other)
    if a == b and a != ANY_KIND:
        return False
    if one == other and state.rural[one - BOUGHT_FROM] < 2:  # two bought cubes of one colour
        return False
    if a == ANY_KIND and b == ANY_KIND and not may_buy(state, seat, 2):
        return False
    return units_of(state, one) + units_of(state, other) <= units


def partners(state: Yinzi, seat: Seat, first: int, halves: list[int], units: int) -> list[int]:
    return [other for other in halves if other >= first and makes_pair(state, seat, first, other, units)]


def no_partner(state: Yinzi, seat: Seat, first: int, halves: list[int]) -> Refusal:
    """Why *first* makes no pair with any of *halves*: nothing is there, or it is too far away."""
    there = half_pairs(state, seat)
    if first in there and partners(state, seat, first, [half for half in halves if half in there], FAR):
        return Refusal("YIN-E-late-5", "transport-missing", (state.reach(seat),))
    return NO_PARTNER


class LoadLate(Decision[Yinzi, Action]):
    """YIN-E-late-3: the first half of the next pair, or an end."""

    def fields(self) -> Fields:
        return "load-late", self.seat

    def is_worth_asking(self, state: Yinzi) -> bool:
        return may_do_more(state, self.seat) or len(self.options(state)) > 1

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        if self.cannot_load_more(state) is None:
            halves, units = half_pairs(state, self.seat), state.reach(self.seat)
            for half in halves:
                if partners(state, self.seat, half, halves, units):
                    found.append(letter_of(half))
        found.append(STOP)
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if not isinstance(action, Letter) or action.verb not in ("load", "buy-food", "free"):
            return None
        wrong = self.cannot_load_more(state)
        if wrong is not None:
            return wrong
        if action.verb == "load":
            if state.cube[action.at] != self.seat:
                return NO_OWN_CUBE
            if not state.printed.late_good[state.good_on(action.at)]:
                return NOT_FOOD
        return no_partner(state, self.seat, half_of(action), half_pairs(state, self.seat))

    def cannot_load_more(self, state: Yinzi) -> Refusal | None:
        """YIN-E-late-3: why no further pair can go aboard, whatever it is; None if one can."""
        if state.turn[PAIRS] >= state.printed.late_most:
            return ENOUGH_PAIRS
        return None if slots_for(state, FOOD_PAIR) else NO_SLOT

    def resolve(self, state: Yinzi, action: Action) -> None:
        if action is STOP:
            return
        assert isinstance(action, Letter)
        state.then([SecondLate(self.seat, half_of(action)), GoOnLoading(self.seat)])


class SecondLate(Closed):
    """YIN-E-late-2: the other half, a different food."""

    def __init__(self, seat: Seat, first: int) -> None:
        super().__init__(seat)
        self.first: Final = first

    def fields(self) -> Fields:
        return "second-late", self.seat, self.first

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for half in partners(state, self.seat, self.first, half_pairs(state, self.seat), state.reach(self.seat)):
            found.append(letter_of(half))
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb in ("load", "buy-food", "free"):
            return no_partner(state, self.seat, self.first, [half_of(action)])
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        state.then([LateSlot(self.seat, self.first, half_of(action))])


class LateSlot(ChooseSlot):
    """YIN-E-late-3: into which free slot does the pair go?"""

    def __init__(self, seat: Seat, first: int, second: int) -> None:
        super().__init__(seat, FOOD_PAIR, first, second)

    def fields(self) -> Fields:
        return "late-slot", self.seat, self.first, self.second

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        seat, slot = self.seat, action.at
        state.turn[PAIRS] += 1
        use_units(state, "YIN-E-late-5", seat, units_of(state, self.first) + units_of(state, self.second))
        bought = state.turn[BOUGHT]
        fill_slot(state, slot, self.put(state, self.first), self.put(state, self.second))
        state.tell("YIN-E-late-3", seat, "delivered", (slot,))
        state.then([LateSilver(seat, slot)])
        bought = state.turn[BOUGHT] - bought
        if bought > 0:
            pay_food(state, seat, bought)

    def put(self, state: Yinzi, half: int) -> int:
        """One half leaves its place; which piece lies in the slot then?"""
        if half < BOUGHT_FROM:
            lift_cube(state, half)
            return self.seat
        if half < GIFT_FROM:
            buy_cube(state, self.seat, half - BOUGHT_FROM)
            return half - BOUGHT_FROM
        use_gift(state, self.seat, half - GIFT_FROM)
        return VIRTUAL


class LateSilver(Procedure[Yinzi]):
    """YIN-E-late-3, YIN-E-late-7: once the cubes are paid for, the silver; and a full ship sails."""

    def __init__(self, seat: Seat, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def fields(self) -> Fields:
        return "late-silver", self.seat, self.slot

    def run(self, state: Yinzi) -> None:
        gain(state, "YIN-E-late-3", self.seat, SILVER, state.printed.late_silver)
        sail_if_full(state, self.seat, self.slot)

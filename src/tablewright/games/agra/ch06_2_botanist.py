"""Chapter 6.2.2.1: the Botanist.

AGR-6.2.2.1B-a  up to two different ones of three, in any order (AGR-R-19)
AGR-6.2.2.1B-b  advance on the meditation track, at the cost shown
AGR-6.2.2.1B-c  goods of that total value at least, none of them superfluous (AGR-R-12)
AGR-6.2.2.1B-d  not beyond the last space
AGR-6.2.2.1B-e  from space 4 on a kicked-out worker brings two favour
AGR-6.2.2.1B-f  a cover tile, for free
AGR-6.2.2.1B-g  two farmer moves
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import ADVANCE, ENOUGH, PAY, MoveFarmer, Pay, RemoveCover
from tablewright.games.agra.ch06_s_secondary import is_worth_asking
from tablewright.games.agra.doors import give_up, good_missing
from tablewright.games.agra.farm import (
    advance_tracker,
    cannot_move_farmer,
    cover_options,
    farmer_options,
    no_cover_there,
    remove_cover,
    walk,
)
from tablewright.games.agra.names import GOODS, MEDITATION
from tablewright.games.agra.state import Agra, Closed
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure

DID_ADVANCE: Final = 1
DID_UNCOVER: Final = 2
DID_MOVE: Final = 4
NO_VALUE: Final = 99  # before the first good of a payment
DONE_ALREADY: Final = Refusal("AGR-6.2.2.1B-a", "done-already")
LAST_SPACE: Final = Refusal("AGR-6.2.2.1B-d", "last-space")


def total_value(state: Agra, seat: Seat) -> int:
    row = state.hold[seat]
    return sum([row[good] * state.value[good] for good in range(len(GOODS))])


def cannot_advance(state: Agra, seat: Seat) -> Refusal | None:
    """AGR-6.2.2.1B-b to AGR-6.2.2.1B-d: why the tracker cannot advance for goods; None if it can."""
    space = state.hold[seat][MEDITATION]
    if space == state.printed.last_space:
        return LAST_SPACE
    missing = state.printed.space_cost[space] - total_value(state, seat)
    return Refusal("AGR-6.2.2.1B-c", "value-missing", (missing,)) if missing > 0 else None


class OfferBotanist(Procedure[Agra]):
    """AGR-6.2.2.1B-a: ask for one of *left* things, those *done* left out, if any is possible or could be inserted."""

    def __init__(self, seat: Seat, done: int, left: int) -> None:
        super().__init__(seat)
        self.done: Final = done
        self.left: Final = left

    def fields(self) -> Fields:
        return "offer-botanist", self.seat, self.done, self.left

    def run(self, state: Agra) -> None:
        step = Botanist(self.seat, self.done, self.left)
        if self.left > 0 and is_worth_asking(state, step):
            state.then([step])


class Botanist(Decision[Agra, Action]):
    """AGR-6.2.2.1B-a: one of the three not done yet, or nothing more?"""

    def __init__(self, seat: Seat, done: int, left: int) -> None:
        super().__init__(seat)
        self.done: Final = done
        self.left: Final = left

    def fields(self) -> Fields:
        return "botanist", self.seat, self.done, self.left

    def options(self, state: Agra) -> list[Action]:
        found: list[Action] = []
        if not self.done & DID_ADVANCE and cannot_advance(state, self.seat) is None:
            found.append(ADVANCE)
        if not self.done & DID_UNCOVER:
            found += cover_options(state, self.seat)
        if not self.done & DID_MOVE:
            found += farmer_options(state, self.seat)
        found.append(ENOUGH)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if action is ADVANCE:
            return DONE_ALREADY if self.done & DID_ADVANCE else cannot_advance(state, self.seat)
        if isinstance(action, RemoveCover):
            return DONE_ALREADY if self.done & DID_UNCOVER else no_cover_there(action)
        if isinstance(action, MoveFarmer):
            if self.done & DID_MOVE:
                return DONE_ALREADY
            return cannot_move_farmer(state, self.seat, action.track, action.space)
        return None

    def resolve(self, state: Agra, action: Action) -> None:
        if action is ADVANCE:
            cost = state.printed.space_cost[state.hold[self.seat][MEDITATION]]
            self.go_on(state, DID_ADVANCE)
            state.then([PayValue(self.seat, cost, NO_VALUE, 0), Advance(self.seat)])
        elif isinstance(action, RemoveCover):
            self.go_on(state, DID_UNCOVER)
            remove_cover(state, "AGR-6.2.2.1B-f", self.seat, action.track, action.space)
        elif isinstance(action, MoveFarmer):
            self.go_on(state, DID_MOVE)
            walk(state, "AGR-6.2.2.1B-g", self.seat, state.printed.farmer_moves, action)

    def go_on(self, state: Agra, done: int) -> None:
        state.then([OfferBotanist(self.seat, self.done | done, self.left - 1)])


class Advance(Procedure[Agra]):
    """AGR-6.2.2.1B-b: paid for, so the tracker moves."""

    def fields(self) -> Fields:
        return "advance", self.seat

    def run(self, state: Agra) -> None:
        advance_tracker(state, "AGR-6.2.2.1B-b", self.seat)


class PayValue(Procedure[Agra]):
    """AGR-6.2.2.1B-c: goods worth *left* are still due.

    They are asked for in descending value, and among equals in the order of goods, beginning with *lowest* of value
    *top*. The last one paid is then the cheapest, so no payment has a superfluous good (AGR-R-12).
    """

    def __init__(self, seat: Seat, left: int, top: int, lowest: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.top: Final = top
        self.lowest: Final = lowest

    def fields(self) -> Fields:
        return "pay-value", self.seat, self.left, self.top, self.lowest

    def run(self, state: Agra) -> None:
        if self.left <= 0:
            return
        step = ChoosePayment(self.seat, self.left, self.top, self.lowest)
        found = step.options(state)
        if len(found) == 1:
            step.resolve(state, found[0])
        else:
            state.then([step])


class ChoosePayment(Closed):
    """Which good goes next?"""

    def __init__(self, seat: Seat, left: int, top: int, lowest: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.top: Final = top
        self.lowest: Final = lowest

    def fields(self) -> Fields:
        return "choose-payment", self.seat, self.left, self.top, self.lowest

    def comes_later(self, state: Agra, good: int) -> bool:
        """Does *good* come after the last one paid, or is it the same?"""
        value = state.value[good]
        return value < self.top or (value == self.top and good >= self.lowest)

    def rest_from(self, state: Agra, good: int) -> int:
        """What *good* and all that come after it are worth together."""
        row, value = state.hold[self.seat], state.value[good]
        return sum(
            [
                row[other] * state.value[other]
                for other in range(len(GOODS))
                if state.value[other] < value or (state.value[other] == value and other >= good)
            ]
        )

    def options(self, state: Agra) -> list[Action]:
        return [PAY[good] for good in range(len(GOODS)) if self.cannot_pay(state, good) is None]

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        return self.cannot_pay(state, action.good) if isinstance(action, Pay) else None

    def cannot_pay(self, state: Agra, good: int) -> Refusal | None:
        wrong = good_missing(state, "AGR-6.2.2.1B-c", self.seat, good)
        if wrong is not None:
            return wrong
        if not self.comes_later(state, good):
            return Refusal("AGR-6.2.2.1B-c", "dearer-goods-first", (good,))
        return Refusal("AGR-6.2.2.1B-c", "rest-unpayable", (good,)) if self.rest_from(state, good) < self.left else None

    def resolve(self, state: Agra, action: Action) -> None:
        assert isinstance(action, Pay)
        value = state.value[action.good]
        give_up(state, "AGR-6.2.2.1B-c", self.seat, action.good, 1)
        state.then([PayValue(self.seat, self.left - value, value, action.good)])

"""Chapter 6.2.2.2: production buildings.

AGR-6.2.2.2-a   as much as the farm yields, plus contracts
AGR-6.2.2.2-b   fewer may be taken
AGR-6.2.2.2-d   what finds no marker is lost
AGR-6.2.2.2-e   nobody follows
AGR-A.I.4-a     Mahout: one more sandstone or wood (AGR-R-42)
AGR-A.I.5-a     Khatib: one more cotton or turmeric
AGR-A.I.7-a     Dyer: two of the goods just produced for one of the same row worth 2 at most (AGR-R-43, AGR-R-67)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import DECLINE, DYER_FOR, Exchange
from tablewright.games.agra.ch06_s_secondary import is_worth_asking
from tablewright.games.agra.doors import gain_good, give_up
from tablewright.games.agra.farm import production
from tablewright.games.agra.names import BITS, DYER, GOODS, KHATIB, MAHOUT
from tablewright.games.agra.state import Agra
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure


def produced(state: Agra, seat: Seat, good: int) -> int:
    """AGR-6.2.2.2-a, AGR-A.I.4-a, AGR-A.I.5-a."""
    amount, printed = production(state, seat, good), state.printed
    for notable in (MAHOUT, KHATIB):
        if state.contract[notable] == seat and printed.extra_goods[notable] & BITS[good]:
            amount += printed.extra_production[notable]
    return amount


def produce(state: Agra, seat: Seat, good: int) -> None:
    amount = produced(state, seat, good)
    if amount == 0:
        state.tell("AGR-6.2-b", seat, "produced-nothing", (good,))
        return
    state.then([OfferDyer(seat, good, state.hold[seat][good])])
    gain_good(state, "AGR-6.2.2.2-a", seat, good, amount)


class OfferDyer(Procedure[Agra]):
    """AGR-A.I.7-a: if enough goods came in; *before* is how many there were."""

    def __init__(self, seat: Seat, good: int, before: int) -> None:
        super().__init__(seat)
        self.good: Final = good
        self.before: Final = before

    def fields(self) -> Fields:
        return "offer-dyer", self.seat, self.good, self.before

    def run(self, state: Agra) -> None:
        came = state.hold[self.seat][self.good] - self.before
        if state.contract[DYER] != self.seat or came < state.printed.dyer_gives:
            return
        step = DyerExchange(self.seat, self.good)
        if is_worth_asking(state, step):
            state.then([step])


class DyerExchange(Decision[Agra, Action]):
    """AGR-A.I.7-a: which good of the row for two of those, or none?"""

    def __init__(self, seat: Seat, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

    def fields(self) -> Fields:
        return "dyer-exchange", self.seat, self.good

    def options(self, state: Agra) -> list[Action]:
        found: list[Action] = [DYER_FOR[other] for other in range(len(GOODS)) if self.cannot_take(state, other) is None]
        found.append(DECLINE)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        return self.cannot_take(state, action.good) if isinstance(action, Exchange) else None

    def cannot_take(self, state: Agra, other: int) -> Refusal | None:
        """AGR-A.I.7-a: why *other* cannot be had for what was produced; None if it can."""
        printed = state.printed
        if other == self.good:
            return Refusal("AGR-A.I.7-a", "same-again", (other,))
        if printed.row[other] != printed.row[self.good]:
            return Refusal("AGR-A.I.7-a", "other-row", (other,))
        if state.value[other] > printed.dyer_value:
            return Refusal("AGR-A.I.7-a", "worth-too-much", (printed.dyer_value,))
        short = state.hold[self.seat][self.good] < printed.dyer_gives
        return Refusal("AGR-A.I.7-a", "good-missing", (self.good,)) if short else None

    def resolve(self, state: Agra, action: Action) -> None:
        if isinstance(action, Exchange):
            give_up(state, "AGR-A.I.7-a", self.seat, self.good, state.printed.dyer_gives)
            gain_good(state, "AGR-A.I.7-a", self.seat, action.good, 1)
        else:
            state.tell("AGR-A.I.7-a", self.seat, "declined")

"""Paying: chapters 4 and 8. Tokens are asked for one at a time, in ascending order; what is forced is not asked.

NOR-4.1-c  *same*: all tokens of one kind
NOR-4.1-d  *different*: at least two kinds
NOR-8.2-f  *any resources*: the payer chooses the mix
NOR-12.3-f the surcharge does not count towards the price or its mode
"""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.actions import PAY, Pay
from tablewright.games.noria.doors import pay
from tablewright.games.noria.names import (
    MONEY_HIGH,
    MONEY_LOW,
    PURPOSE_RULES,
)
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure

ONE_KIND: Final = -1  # no token of a mixed price has been paid yet
MIXED: Final = -2  # two kinds have been paid already


class DiscDecision(Decision[Noria, Action]):
    """A question in the middle of a disc action. The black market asks it whether it could still be answered."""

    def stands(self, state: Noria) -> bool:
        """NOR-16.1-f: can what this question asks for still be done with what the seat holds now?"""
        return True


# Any resources.


class Charge(Procedure[Noria]):
    """NOR-8.2-f: *left* resources of any type are due, of kinds from *lowest* on."""

    def __init__(self, seat: Seat, purpose: int, left: int, lowest: int) -> None:
        super().__init__(seat)
        self.purpose: Final = purpose
        self.left: Final = left
        self.lowest: Final = lowest

    def fields(self) -> Fields:
        return "charge", self.seat, self.purpose, self.left, self.lowest

    def run(self, state: Noria) -> None:
        if self.left == 0:
            return
        row = state.hold[self.seat]
        kinds = [kind for kind in range(self.lowest, 3) if row[kind] > 0]
        if len(kinds) > 1 and sum([row[kind] for kind in kinds]) > self.left:
            state.then([PayAny(self.seat, self.purpose, self.left, self.lowest)])
            return
        left = self.left
        for kind in kinds:
            amount = min(left, row[kind])
            pay(state, PURPOSE_RULES[self.purpose], self.seat, kind, amount)
            left -= amount


class PayAny(DiscDecision):
    """NOR-8.2-f: which resource goes next?"""

    def __init__(self, seat: Seat, purpose: int, left: int, lowest: int) -> None:
        super().__init__(seat)
        self.purpose: Final = purpose
        self.left: Final = left
        self.lowest: Final = lowest

    def fields(self) -> Fields:
        return "pay-any", self.seat, self.purpose, self.left, self.lowest

    def options(self, state: Noria) -> list[Action]:
        row = state.hold[self.seat]
        found: list[Action] = []
        from_here = 0
        for kind in range(2, self.lowest - 1, -1):
            from_here += row[kind]
            if row[kind] > 0 and from_here >= self.left:
                found.append(PAY[kind])
        found.reverse()
        return found

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        if not isinstance(action, Pay):
            return None
        return refuse_token(state, self.seat, action.thing, 0, self.lowest, PURPOSE_RULES[self.purpose])

    def resolve(self, state: Noria, action: Action) -> None:
        assert isinstance(action, Pay)
        pay(state, PURPOSE_RULES[self.purpose], self.seat, action.thing, 1)
        state.then([Charge(self.seat, self.purpose, self.left - 1, action.thing)])


# The price of a level.


class PaySame(DiscDecision):
    """NOR-4.1-c: with which kind is the whole price paid?"""

    def __init__(self, seat: Seat, currency: int, amount: int) -> None:
        super().__init__(seat)
        self.currency: Final = currency
        self.amount: Final = amount

    def fields(self) -> Fields:
        return "pay-same", self.seat, self.currency, self.amount

    def options(self, state: Noria) -> list[Action]:
        row = state.hold[self.seat]
        return [
            PAY[kind] for kind in range(MONEY_LOW[self.currency], MONEY_HIGH[self.currency]) if row[kind] >= self.amount
        ]

    def stands(self, state: Noria) -> bool:
        return can_pay_price(state, self.seat, self.currency, self.amount, False)

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        if not isinstance(action, Pay):
            return None
        if not MONEY_LOW[self.currency] <= action.thing < MONEY_HIGH[self.currency]:
            return Refusal("NOR-4.1-b", "wrong-currency", (self.currency,))
        missing = self.amount - state.hold[self.seat][action.thing]
        return Refusal("NOR-4.1-c", "tokens-missing", (action.thing, missing))

    def resolve(self, state: Noria, action: Action) -> None:
        assert isinstance(action, Pay)
        pay(state, "NOR-4.1-c", self.seat, action.thing, self.amount)


class PayMixed(DiscDecision):
    """NOR-4.1-d: which token goes next into a price of at least two kinds?

    *paid* is the only kind paid so far, ONE_KIND before the first token, MIXED once there are two.
    """

    def __init__(self, seat: Seat, currency: int, left: int, lowest: int, paid: int) -> None:
        super().__init__(seat)
        self.currency: Final = currency
        self.left: Final = left
        self.lowest: Final = lowest
        self.paid: Final = paid

    def fields(self) -> Fields:
        return "pay-mixed", self.seat, self.currency, self.left, self.lowest, self.paid

    def options(self, state: Noria) -> list[Action]:
        row = state.hold[self.seat]
        found: list[Action] = []
        above = 0  # tokens of higher kinds than the one looked at
        for kind in range(MONEY_HIGH[self.currency] - 1, self.lowest - 1, -1):
            have = row[kind]
            if have > 0 and have + above >= self.left:
                second_kind = self.paid == MIXED or (self.paid != ONE_KIND and self.paid != kind)
                if second_kind or (above > 0 and self.left > 1):
                    found.append(PAY[kind])
            above += have
        found.reverse()
        return found

    def stands(self, state: Noria) -> bool:
        return len(self.options(state)) > 0

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        if not isinstance(action, Pay):
            return None
        return refuse_token(state, self.seat, action.thing, self.currency, self.lowest, "NOR-4.1-d")

    def resolve(self, state: Noria, action: Action) -> None:
        assert isinstance(action, Pay)
        pay(state, "NOR-4.1-d", self.seat, action.thing, 1)
        if self.left > 1:
            one = self.paid == ONE_KIND or self.paid == action.thing
            paid = action.thing if one else MIXED
            state.then([Price(self.seat, self.currency, self.left - 1, True, action.thing, paid)])


class Price(Procedure[Noria]):
    """NOR-12.3-c: a price is due. Where there is one way only to pay it, it is paid so."""

    def __init__(self, seat: Seat, currency: int, left: int, different: int, lowest: int, paid: int) -> None:
        super().__init__(seat)
        self.currency: Final = currency
        self.left: Final = left
        self.different: Final = different != 0
        self.lowest: Final = lowest
        self.paid: Final = paid

    def fields(self) -> Fields:
        return "price", self.seat, self.currency, self.left, int(self.different), self.lowest, self.paid

    def run(self, state: Noria) -> None:
        step: DiscDecision
        if self.different:
            step = PayMixed(self.seat, self.currency, self.left, self.lowest, self.paid)
        else:
            step = PaySame(self.seat, self.currency, self.left)
        ways = step.options(state)
        if len(ways) == 1:
            step.resolve(state, ways[0])
        else:
            state.then([step])


def price_due(seat: Seat, currency: int, amount: int, different: bool) -> Price:
    return Price(seat, currency, amount, different, MONEY_LOW[currency], ONE_KIND)


def can_pay_price(state: Noria, seat: Seat, currency: int, amount: int, different: bool) -> bool:
    """NOR-4.1-c, NOR-4.1-d: do the seat's tokens cover such a price?"""
    row = state.hold[seat]
    low, high = MONEY_LOW[currency], MONEY_HIGH[currency]
    if not different:
        return any([row[kind] >= amount for kind in range(low, high)])
    total = kinds = 0
    for kind in range(low, high):
        total += row[kind]
        if row[kind] > 0:
            kinds += 1
    return kinds >= 2 and total >= amount


def refuse_token(state: Noria, seat: Seat, thing: int, currency: int, lowest: int, rule: str) -> Refusal:
    """Why a token of *thing* cannot go into this payment now."""
    if not MONEY_LOW[currency] <= thing < MONEY_HIGH[currency]:
        return Refusal("NOR-4.1-b" if rule == "NOR-4.1-d" else "NOR-8.2-f", "wrong-currency", (currency,))
    if state.hold[seat][thing] == 0:
        return Refusal(rule, "tokens-missing", (thing, 1))
    if thing < lowest:
        return Refusal(rule, "lower-kinds-first", (lowest,))
    return Refusal(rule, "rest-unpayable", (thing,))

"""Chapter 12: the City disc, with the paths of chapter 4.

NOR-12.1-a  market or invest
NOR-12.2-a  market: the top disc of a stack, for its price in any resources
NOR-12.2-b  resource discs are free, the others cost by their slot
NOR-12.2-c  one disc an action
NOR-12.2-d  it waits in the centre of the wheel until administration
NOR-12.2-e  prices never change
NOR-12.3-a  invest: a delegate from the cave to level 1, or one level up
NOR-12.3-b  one delegate, one level
NOR-12.3-c  for the price of the level entered
NOR-12.3-d  and a resource per delegate of another seat ahead
NOR-12.3-e  ahead: strictly higher than before the move (NOR-R-13)
NOR-12.3-f  the surcharge is apart from the price (NOR-R-14)
NOR-12.3-g  level 9 is the top
NOR-12.3-h  all or nothing
"""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.actions import BUY, FORGO, INVEST, Buy, Invest
from tablewright.games.noria.doors import count_action
from tablewright.games.noria.names import DISCS, FOR_MARKET, FOR_SURCHARGE, LEVEL, PATHS
from tablewright.games.noria.payment import Charge, DiscDecision, can_pay_price, price_due
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_more
from tablewright.kernel.step import Procedure

SOLD_OUT: Final = Refusal("NOR-12.2-a", "stack-empty")
TOP_LEVEL: Final = Refusal("NOR-12.3-g", "top-level")


def cannot_buy(state: Noria, seat: Seat, disc: int) -> Refusal | None:
    """NOR-12.2-a: why *seat* cannot take a *disc* from the market; None if it can."""
    if state.market[disc] == 0:
        return SOLD_OUT
    missing = state.prices[disc] - state.resources(seat)
    return Refusal("NOR-12.2-b", "resources-missing", (missing,)) if missing > 0 else None


def surcharge(state: Noria, seat: Seat, path: int) -> int:
    """NOR-12.3-d, NOR-12.3-e: delegates of others on a strictly higher level than ours before its move."""
    level = state.hold[seat][LEVEL + path]
    ahead = sum([1 for other in range(state.seats) if state.hold[other][LEVEL + path] > level])
    return ahead * state.printed.surcharge


def cannot_invest(state: Noria, seat: Seat, path: int) -> Refusal | None:
    """NOR-12.3-h: why *seat* cannot move up on *path*; None if price and surcharge can both be paid."""
    printed = state.printed.paths[path]
    level = state.hold[seat][LEVEL + path]
    if level == len(printed.amounts):
        return TOP_LEVEL
    amount, different = printed.amounts[level], printed.different[level]
    if not can_pay_price(state, seat, printed.currency, amount, different):
        return Refusal("NOR-4.1-d" if different else "NOR-4.1-c", "price-missing", (path, amount))
    due = surcharge(state, seat, path) + (amount if printed.currency == 0 else 0)
    missing = due - state.resources(seat)
    return Refusal("NOR-12.3-d", "resources-missing", (missing,)) if missing > 0 else None


def can_use_city(state: Noria, seat: Seat) -> bool:
    """NOR-10.1-f: is there a disc to take or a delegate to move?"""
    resources = state.resources(seat)
    for disc in range(len(DISCS)):
        if state.market[disc] > 0 and state.prices[disc] <= resources:
            return True
    return any([cannot_invest(state, seat, path) is None for path in range(len(PATHS))])


class CityAction(DiscDecision):
    """NOR-12.1-a: which disc to take, or on which path to move up? A second action may be forgone."""

    def __init__(self, seat: Seat, second: int) -> None:
        super().__init__(seat)
        self.second: Final = second != 0

    def fields(self) -> Fields:
        return "city-action", self.seat, int(self.second)

    def options(self, state: Noria) -> list[Action]:
        resources = state.resources(self.seat)
        found: list[Action] = []
        for disc in range(len(DISCS)):
            if state.market[disc] > 0 and state.prices[disc] <= resources:
                found.append(BUY[disc])
        for path in range(len(PATHS)):
            if cannot_invest(state, self.seat, path) is None:
                found.append(INVEST[path])
        if self.second:
            found.append(FORGO)
        return found

    def stands(self, state: Noria) -> bool:
        return self.second or can_use_city(state, self.seat)

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        if isinstance(action, Buy):
            return cannot_buy(state, self.seat, action.disc)
        if isinstance(action, Invest):
            return cannot_invest(state, self.seat, action.path)
        return None

    def resolve(self, state: Noria, action: Action) -> None:
        if action is FORGO:
            state.tell("NOR-10.2-e", self.seat, "forwent")
            return
        count_action(state)
        if isinstance(action, Buy):
            price = state.prices[action.disc]
            state.then([Charge(self.seat, FOR_MARKET, price, 0), PutAside(self.seat, action.disc)])
        elif isinstance(action, Invest):
            path = state.printed.paths[action.path]
            level = state.hold[self.seat][LEVEL + action.path]
            state.then(
                [
                    price_due(self.seat, path.currency, path.amounts[level], path.different[level]),
                    Charge(self.seat, FOR_SURCHARGE, surcharge(state, self.seat, action.path), 0),
                    Climb(self.seat, action.path),
                ]
            )


class PutAside(Procedure[Noria]):
    """NOR-12.2-d: the disc lies in the centre of the wheel, out of use, until the administration phase."""

    def __init__(self, seat: Seat, disc: int) -> None:
        super().__init__(seat)
        self.disc: Final = disc

    def fields(self) -> Fields:
        return "put-aside", self.seat, self.disc

    def run(self, state: Noria) -> None:
        state.market = with_more(state.market, self.disc, -1)
        state.centre.append(self.disc)
        state.tell("NOR-12.2-d", self.seat, "bought", (self.disc,))


class Climb(Procedure[Noria]):
    """NOR-12.3-a: the delegate moves, now that everything is paid."""

    def __init__(self, seat: Seat, path: int) -> None:
        super().__init__(seat)
        self.path: Final = path

    def fields(self) -> Fields:
        return "climb", self.seat, self.path

    def run(self, state: Noria) -> None:
        row = state.hold[self.seat]
        row[LEVEL + self.path] += 1
        state.tell("NOR-12.3-a", self.seat, "climbed", (self.path, row[LEVEL + self.path]))

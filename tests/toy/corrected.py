"""Harbour under later rules: corrections of every kind, to see what becomes of tables that were begun before them."""

from __future__ import annotations

from tablewright.kernel.action import NOBODY, Action, Seat
from tablewright.kernel.event import Event
from tablewright.kernel.random import Chance
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.score import Result
from tablewright.kernel.setup import Setup
from tests.toy.actions import REST, Bid
from tests.toy.game import HarbourGame
from tests.toy.state import Harbour, earn


class OtherClauses(HarbourGame):
    """The same rules; some clauses have other ids."""

    def take(self, state: Harbour, action: Action, seat: Seat = NOBODY) -> None:
        super().take(state, action, seat)
        state.events = [Event(f"{one.rule}-x", one.seat, one.verb, one.what, one.audience) for one in state.events]


class RestPaysMore(HarbourGame):
    """Whoever rests earns a coin more."""

    def take(self, state: Harbour, action: Action, seat: Seat = NOBODY) -> None:
        active = state.active
        super().take(state, action, seat)
        if action is REST:
            earn(state, "HAR-3-g", active, 1)


class RestIsGone(HarbourGame):
    """Nobody may rest any more."""

    def explain(self, state: Harbour, seat: Seat, action: Action) -> Refusal | None:
        return Refusal("HAR-3-g", "over") if action is REST else super().explain(state, seat, action)


class BidsCostMore(HarbourGame):
    """Whoever bids something pays a coin for it at once."""

    def take(self, state: Harbour, action: Action, seat: Seat = NOBODY) -> None:
        super().take(state, action, seat)
        if isinstance(action, Bid) and action.coins > 1:
            state.tell("HAR-2-c", seat, "paid", (1,))
            state.coins[seat] -= 1


class OtherDeal(HarbourGame):
    """Something more is drawn before the game."""

    def deal(self, setup: Setup, chance: Chance) -> Harbour:
        state = super().deal(setup, chance)
        state.below(2)
        return state


class FirstLineTwice(HarbourGame):
    """The first line of every score counts twice: no position is another one for that."""

    def result(self, state: Harbour) -> Result:
        found = super().result(state)
        return Result([[mine[0], *mine] for mine in found.lines], found.ties)

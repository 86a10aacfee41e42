"""Chapter 17: the politics phase, with the halls of chapter 4.

NOR-17.1-a  intrigue, any number of times
NOR-17.1-b  it costs the knowledge symbols visible on the round track
NOR-17.1-c  the n-th of a turn costs 2^(n-1) times as much
NOR-17.2-a  first a politician goes down to the leftmost free light seat of its hall
NOR-17.2-b  then one leaves the upper section of any hall, out of the game
NOR-17.2-c  always (NOR-R-30)
NOR-17.2-d  no intrigue without politicians above
NOR-17.2-e  so seated and removed are as many
NOR-17.2-f  no black market in this phase
NOR-17.2-g  any hall, with or without a delegate on its path
NOR-4.2-c … NOR-4.2-g  how politicians sit
"""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.actions import END, REMOVE, SEAT, RemovePolitician, SeatPolitician
from tablewright.games.noria.doors import knowledge_missing, pay
from tablewright.games.noria.names import HALLS, INTRIGUES, KNOWLEDGE, POLITICS
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import Action, Fields
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_more
from tablewright.kernel.step import Decision, Procedure

NOBODY_ABOVE: Final = Refusal("NOR-4.2-g", "hall-empty")


def intrigue_cost(state: Noria) -> int:
    """NOR-17.1-b, NOR-17.1-c: what the next intrigue of this turn costs."""
    base = sum(state.printed.symbols[: state.uncovered()])
    return base << state.turn[INTRIGUES]


class BeginPolitics(Procedure[Noria]):
    """NOR-8.1-b: the phase is optional; a seat that cannot intrigue is not asked (NOR-17.2-d)."""

    def fields(self) -> Fields:
        return "begin-politics", self.seat

    def run(self, state: Noria) -> None:
        state.phase = POLITICS
        if state.hold[self.seat][KNOWLEDGE] >= intrigue_cost(state) and sum(state.above) > 0:
            state.then([Politics(self.seat)])


class Politics(Decision[Noria, Action]):
    """NOR-17.1-a, NOR-17.2-a: in which hall does a politician sit down? Or enough?"""

    def fields(self) -> Fields:
        return "politics", self.seat

    def options(self, state: Noria) -> list[Action]:
        found: list[Action] = [SEAT[hall] for hall in range(len(HALLS)) if state.above[hall] > 0]
        found.append(END[POLITICS])
        return found

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        return NOBODY_ABOVE if isinstance(action, SeatPolitician) else None

    def resolve(self, state: Noria, action: Action) -> None:
        if not isinstance(action, SeatPolitician):
            return
        pay(state, "NOR-17.1-c", self.seat, KNOWLEDGE, intrigue_cost(state))
        state.turn[INTRIGUES] += 1
        state.above = with_more(state.above, action.hall, -1)
        state.seated = with_more(state.seated, action.hall, 1)
        state.tell("NOR-17.2-a", self.seat, "seated", (action.hall, state.value(action.hall)))
        state.then([ChooseRemoval(self.seat), BeginPolitics(self.seat)])


class ChooseRemoval(Decision[Noria, Action]):
    """NOR-17.2-b: from which hall does a politician leave the game?"""

    def fields(self) -> Fields:
        return "choose-removal", self.seat

    def options(self, state: Noria) -> list[Action]:
        return [REMOVE[hall] for hall in range(len(HALLS)) if state.above[hall] > 0]

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        return NOBODY_ABOVE if isinstance(action, RemovePolitician) else None

    def resolve(self, state: Noria, action: Action) -> None:
        assert isinstance(action, RemovePolitician)
        state.above = with_more(state.above, action.hall, -1)
        state.tell("NOR-17.2-b", self.seat, "removed", (action.hall,))


def cannot_intrigue(state: Noria, seat: int) -> Refusal | None:
    """Why the politics phase was passed over for *seat*; None if it was not."""
    if sum(state.above) == 0:
        return Refusal("NOR-17.2-d", "no-politicians")
    return knowledge_missing(state, "NOR-17.1-c", seat, intrigue_cost(state))

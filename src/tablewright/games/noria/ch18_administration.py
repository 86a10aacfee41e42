"""Chapter 18: the administration phase.

NOR-18.1-a  every ring turns one slot: small, medium, large
NOR-18.1-b  1 knowledge for every symbol uncovered on the tableau
NOR-18.1-c  which depends on the factories built
NOR-18.1-d  new discs go on the wheel, normal side up, anywhere
NOR-18.1-e  a disc already there leaves the game
NOR-18.1-f  all must be placed, in any order, none over another (NOR-R-27)
NOR-18.1-g  then it is the next seat's turn
"""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.actions import PLACE, Place
from tablewright.games.noria.doors import gain
from tablewright.games.noria.names import ADMINISTRATION, FACTORIES, KNOWLEDGE, LARGE, MEDIUM, NO_DISC, SLOTS, SMALL
from tablewright.games.noria.state import Noria
from tablewright.games.noria.wheel import SLOT_BITS, turn_ring
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_more
from tablewright.kernel.step import Decision, Procedure

JUST_PLACED: Final = Refusal("NOR-18.1-f", "just-placed")


def income(state: Noria, seat: Seat) -> int:
    """NOR-18.1-b, NOR-18.1-c: knowledge per administration phase."""
    return state.printed.income[state.printed.factories - state.hold[seat][FACTORIES]]


class Administration(Procedure[Noria]):
    """NOR-18.1-a to NOR-18.1-d: turn the rings, take knowledge, place what was bought."""

    def fields(self) -> Fields:
        return "administration", self.seat

    def run(self, state: Noria) -> None:
        state.phase = ADMINISTRATION
        state.picked = 0
        state.used = [0] * len(SLOTS)
        for ring in (SMALL, MEDIUM, LARGE):
            turn_ring(state, "NOR-18.1-a", self.seat, ring)
        gain(state, "NOR-18.1-b", self.seat, KNOWLEDGE, income(state, self.seat))
        if state.centre:
            state.then([PlaceDisc(self.seat, 0)])


class PlaceDisc(Decision[Noria, Action]):
    """NOR-18.1-d: which new disc goes where? *filled* are the slots filled in this phase, as bits."""

    def __init__(self, seat: Seat, filled: int) -> None:
        super().__init__(seat)
        self.filled: Final = filled

    def fields(self) -> Fields:
        return "place-disc", self.seat, self.filled

    def options(self, state: Noria) -> list[Action]:
        found: list[Action] = []
        for disc in sorted(set(state.centre)):
            found += [PLACE[disc][slot] for slot in range(len(SLOTS)) if not self.filled & SLOT_BITS[slot]]
        return found

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        if not isinstance(action, Place):
            return None
        if action.disc not in state.centre:
            return Refusal("NOR-18.1-d", "disc-not-in-centre", (action.disc,))
        return JUST_PLACED

    def resolve(self, state: Noria, action: Action) -> None:
        assert isinstance(action, Place)
        row = state.wheel[self.seat]
        state.centre.remove(action.disc)
        old = row[action.slot]
        if old != NO_DISC:
            state.gone = with_more(state.gone, old >> 1, 1)
            state.tell("NOR-18.1-e", self.seat, "thrown-out", (old >> 1, action.slot))
        row[action.slot] = action.disc << 1
        state.tell("NOR-18.1-d", self.seat, "placed", (action.disc, action.slot))
        if state.centre:
            state.then([PlaceDisc(self.seat, self.filled | SLOT_BITS[action.slot])])

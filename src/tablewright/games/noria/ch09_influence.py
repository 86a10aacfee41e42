"""Chapter 9: the influence phase.

NOR-9.1-a  night shift and modify, any number of times, in any order, before the first disc
NOR-9.1-b  night shift turns the medium or the large ring one slot
NOR-9.1-c  modify exchanges two discs, or moves one to an empty slot; not two of one type and side (NOR-R-60)
NOR-9.1-d  discs keep their side
NOR-9.2-a  they cost 1 and 2 knowledge
NOR-9.2-b  and 2 and 3 from the round of the price rise on
NOR-9.2-c  the n-th use of one of them in a turn costs 2^(n-1) times as much
NOR-9.2-d  each has its own count
NOR-9.2-e  all night shifts share one count, whichever ring they turn
NOR-9.2-f  the counts restart every turn
NOR-9.2-g  no black market in this phase
"""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.actions import (
    END,
    MODIFY,
    MOVE_TO,
    NIGHT_SHIFT,
    Modify,
    MoveTo,
    NightShift,
)
from tablewright.games.noria.doors import knowledge_missing, pay
from tablewright.games.noria.names import (
    INFLUENCE,
    KNOWLEDGE,
    MODIFIES,
    NIGHT_SHIFTS,
    NO_DISC,
    SLOTS,
)
from tablewright.games.noria.state import Noria
from tablewright.games.noria.wheel import exchange, turn_ring
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure

NOTHING_TO_MOVE: Final = Refusal("NOR-9.1-c", "empty-slot")
SAME_DISC: Final = Refusal("NOR-R-60", "same-disc")
SAME_SLOT: Final = Refusal("NOR-9.1-c", "same-slot")


def is_raised(state: Noria) -> bool:
    """NOR-9.2-b: has the marker on the space of the price rise been removed?"""
    return state.uncovered() >= state.printed.price_rise_space


def night_shift_cost(state: Noria) -> int:
    """NOR-9.2-a to NOR-9.2-e: what the next night shift of this turn costs."""
    base = state.printed.night_shift_cost[1 if is_raised(state) else 0]
    return base << state.turn[NIGHT_SHIFTS]


def modify_cost(state: Noria) -> int:
    """NOR-9.2-a to NOR-9.2-d: what the next modify of this turn costs."""
    base = state.printed.modify_cost[1 if is_raised(state) else 0]
    return base << state.turn[MODIFIES]


def cannot_night_shift(state: Noria, seat: Seat) -> Refusal | None:
    """NOR-9.2-c: why *seat* cannot turn a ring now; None if it can."""
    return knowledge_missing(state, "NOR-9.2-c", seat, night_shift_cost(state))


def cannot_modify(state: Noria, seat: Seat) -> Refusal | None:
    """NOR-9.2-c, NOR-R-60: why *seat* cannot move any disc now; None if it can."""
    row = state.wheel[seat]
    if row.count(row[0]) == len(row):
        return SAME_DISC
    return knowledge_missing(state, "NOR-9.2-c", seat, modify_cost(state))


class BeginInfluence(Procedure[Noria]):
    """NOR-8.1-b: the phase is optional; a seat that can afford nothing in it is not asked."""

    def fields(self) -> Fields:
        return "begin-influence", self.seat

    def run(self, state: Noria) -> None:
        state.phase = INFLUENCE
        if cannot_night_shift(state, self.seat) is None or cannot_modify(state, self.seat) is None:
            state.then([Influence(self.seat)])


class Influence(Decision[Noria, Action]):
    """NOR-9.1-a: one more special action, or on to the discs?"""

    def fields(self) -> Fields:
        return "influence", self.seat

    def options(self, state: Noria) -> list[Action]:
        found: list[Action] = []
        if cannot_night_shift(state, self.seat) is None:
            found += NIGHT_SHIFT
        if cannot_modify(state, self.seat) is None:
            row = state.wheel[self.seat]
            found += [MODIFY[slot] for slot in range(len(SLOTS)) if row[slot] != NO_DISC]
        found.append(END[INFLUENCE])
        return found

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        if isinstance(action, NightShift):
            return cannot_night_shift(state, self.seat)
        if isinstance(action, Modify):
            empty = state.wheel[self.seat][action.slot] == NO_DISC
            return NOTHING_TO_MOVE if empty else cannot_modify(state, self.seat)
        return None

    def resolve(self, state: Noria, action: Action) -> None:
        if isinstance(action, NightShift):
            pay(state, "NOR-9.2-c", self.seat, KNOWLEDGE, night_shift_cost(state))
            state.turn[NIGHT_SHIFTS] += 1
            turn_ring(state, "NOR-9.1-b", self.seat, action.ring)
            state.then([BeginInfluence(self.seat)])
        elif isinstance(action, Modify):
            state.then([ChooseTarget(self.seat, action.slot), BeginInfluence(self.seat)])


class ChooseTarget(Decision[Noria, Action]):
    """NOR-9.1-c: where does the chosen disc go? It is paid for now, so changing one's mind before is free."""

    def __init__(self, seat: Seat, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def fields(self) -> Fields:
        return "choose-target", self.seat, self.slot

    def options(self, state: Noria) -> list[Action]:
        row = state.wheel[self.seat]
        return [MOVE_TO[slot] for slot in range(len(SLOTS)) if row[slot] != row[self.slot]]

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        if not isinstance(action, MoveTo):
            return None
        return SAME_SLOT if action.slot == self.slot else SAME_DISC

    def resolve(self, state: Noria, action: Action) -> None:
        assert isinstance(action, MoveTo)
        pay(state, "NOR-9.2-c", self.seat, KNOWLEDGE, modify_cost(state))
        state.turn[MODIFIES] += 1
        exchange(state, "NOR-9.1-c", self.seat, self.slot, action.slot)

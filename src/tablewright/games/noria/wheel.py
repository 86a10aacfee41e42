"""Chapter 5: the wheel.

NOR-5.1-a  rings of 6, 4 and 2 slots, one disc a slot
NOR-5.1-b  the lower half is active
NOR-5.1-c  rings turn clockwise, in whole slots
NOR-5.2-a  the discs of a turn lie within one of four triples
NOR-5.2-b  so a lateral large disc excludes the opposite medium one
NOR-5.2-c  an empty slot cannot be used, and is in nobody's way (NOR-R-5)
NOR-5.2-d  no triple is announced: what was used so far must fit one (NOR-R-6)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.names import NO_DISC, RING_OF, RING_START, SLOTS
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import Seat
from tablewright.kernel.refusal import Refusal

INACTIVE_HALF: Final = Refusal("NOR-5.1-b", "inactive-half")
EMPTY_SLOT: Final = Refusal("NOR-5.2-c", "empty-slot")
NO_TRIPLE: Final = Refusal("NOR-5.2-a", "no-triple")
SLOT_BITS: Final = [1 << slot for slot in range(len(SLOTS))]
RING_BITS: Final = [0b000000111111, 0b001111000000, 0b110000000000]


def turn_ring(state: Noria, rule: str, seat: Seat, ring: int) -> None:
    """NOR-5.1-c: one slot clockwise; every disc keeps its side (NOR-9.1-d)."""
    row = state.wheel[seat]
    row.insert(RING_START[ring], row.pop(RING_START[ring + 1] - 1))
    state.tell(rule, seat, "turned", (ring,))


def exchange(state: Noria, rule: str, seat: Seat, slot: int, other: int) -> None:
    """Two slots of a wheel change contents; one of them may be empty."""
    row = state.wheel[seat]
    moved, met = row[slot], row[other]
    row[slot], row[other] = met, moved
    if met == NO_DISC:
        state.tell(rule, seat, "moved", (moved >> 1, slot, other))
    else:
        state.tell(rule, seat, "exchanged", (moved >> 1, slot, met >> 1, other))


def cannot_use(state: Noria, seat: Seat, slot: int) -> Refusal | None:
    """Why the disc on *slot* can be neither activated nor inspected now, whatever it is; None if it can."""
    if not state.printed.active_slots & SLOT_BITS[slot]:
        return INACTIVE_HALF
    if state.wheel[seat][slot] == NO_DISC:
        return EMPTY_SLOT
    if state.picked & RING_BITS[RING_OF[slot]]:
        return Refusal("NOR-10.1-b", "ring-used", (RING_OF[slot],))
    return None if fits_triple(state, slot) else NO_TRIPLE


def fits_triple(state: Noria, slot: int) -> bool:
    """NOR-5.2-a: do the slots used so far and *slot* lie within one triple?"""
    together = state.picked | SLOT_BITS[slot]
    return any(together & triple == together for triple in state.printed.triples)


def usable_slots(state: Noria, seat: Seat) -> list[int]:
    """Where `cannot_use` has nothing to say, for the many times when nobody asks why."""
    within = 0  # the slots of every triple that holds all the slots used so far
    for triple in state.printed.triples:
        if state.picked & triple == state.picked:
            within |= triple
    within &= ~state.picked
    row = state.wheel[seat]
    return [slot for slot in range(len(SLOTS)) if within & SLOT_BITS[slot] and row[slot] != NO_DISC]

"""Prints: a number for each position of a match, by which the same match is known again under corrected rules.

Positions are not stored, only actions. So every stored row keeps two prints, of the position that it was made in and of
the one that it led to. A print is of the whole way to a position: of each ply, who did what, what it told, how much had
been drawn by then, and who was asked what. The clauses that events cite are left out, as a correction may cite others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

from tablewright.kernel.action import NOBODY, Fields, Seat
from tablewright.kernel.event import Event
from tablewright.kernel.match import Ply
from tablewright.kernel.state import State, seats_to_act
from tablewright.server.base.plugins import AnyGame


def print_of_start(game: AnyGame, opening: list[Event], state: Any) -> int:
    return print_of(game, 0, NOBODY, (), opening, state)


def print_after(game: AnyGame, before: int, ply: Ply, state: Any) -> int:
    """The print of *state*, to which *ply* has led from the position with the print *before*."""
    return print_of(game, before, ply.seat, ply.action.fields(), ply.events, state)


def print_of(game: AnyGame, before: int, seat: Seat, action: Fields, events: list[Event], state: State) -> int:
    told = [(event.seat, event.verb, event.what) for event in events]
    asked = [(to_act, fields_asked(game, state, to_act)) for to_act in seats_to_act(state)]
    return crc32(repr((seat, action, told, state.chance.drawn, asked)).encode(), before)


def fields_asked(game: AnyGame, state: Any, seat: Seat) -> Fields:
    step = game.question(state, seat)
    return () if step is None else step.fields()


def both(before: int, after: int) -> str:
    """The two prints of a row, as they are stored."""
    return f"{before:08x}{after:08x}"


def stored_prints(counts: Sequence[int], floors: Sequence[int], rows: Sequence[str | None]) -> list[tuple[int, str]]:
    """The prints of positions that still stand, each with its number of plies, in order.

    *counts* and *floors* are those of the ledger of the *rows*. What was taken back tells nothing of the match as it
    stands, nor does what others did on top of it.
    """
    found: set[tuple[int, str]] = set()
    lowest = counts[-1]
    for number in range(len(rows) - 1, -1, -1):
        pair = rows[number]
        if pair is not None and counts[number + 1] <= lowest:
            found.add((counts[number + 1], pair[8:]))
        lowest = min(lowest, floors[number])
        if pair is not None and counts[number] <= lowest:
            found.add((counts[number], pair[:8]))
    return sorted(found)

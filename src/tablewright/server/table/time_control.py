"""Clocks: since when a table waits for whom, and how much time they have left.

A clock runs while the table waits for a person, from question to question until somebody else is asked; then the pace's
increment is added. What is stored is what was left when it stopped and since when it runs, so nothing ticks: a restart
loses nothing, and any server can tell when time is out. Tables without a pace keep count of whom they wait for as well.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Final

from msgspec.structs import replace

from tablewright.kernel.action import Seat
from tablewright.server.protocol.position import Clock
from tablewright.server.protocol.tables import Pace
from tablewright.server.storage.records import StoredSeat, StoredTable

# Whoever comes back after their time was out has at least this: enough to look at the table and decide.
COMEBACK: Final = 300.0


def passed_on(
    table: StoredTable,
    to_act: Collection[Seat],
    at: datetime,
    mover: Seat | None = None,
    back: bool = False,
    plies: int | None = None,
) -> StoredTable:
    """*table* as it waits for *to_act* from the moment *at* on, after *mover* has decided or (*back*) taken back; and
    with so many *plies*, if they have become others.

    Who takes back what ended their turn gives the increment for it back too: nobody gains time by to and fro.
    """
    seats: list[StoredSeat] = []
    for seat in table.seats:
        waits = seat.seat in to_act and table.goes_on() and is_played_by_person(seat)
        if waits and seat.since is None:
            seat = begun(seat, table.pace, at, returned=back and seat.seat == mover)
        elif not waits and seat.since is not None:
            seat = stopped(seat, table.pace, at, decided=not back and seat.seat == mover)
        seats.append(seat)
    return replace(table, seats=tuple(seats), plies=table.plies if plies is None else plies)


def is_played_by_person(seat: StoredSeat) -> bool:
    return seat.kind == "human" and seat.stand_in is None


def begun(seat: StoredSeat, pace: Pace | None, at: datetime, returned: bool) -> StoredSeat:
    if pace is None:
        return replace(seat, since=at, mailed=False)
    left = float(pace["bank"]) if seat.left is None else seat.left
    return replace(seat, since=at, mailed=False, left=left - pace["increment"] if returned else left)


def stopped(seat: StoredSeat, pace: Pace | None, at: datetime, decided: bool) -> StoredSeat:
    left = None if pace is None else left_at(seat, pace, at) + (pace["increment"] if decided else 0)
    return replace(seat, since=None, mailed=False, left=left)


def left_at(seat: StoredSeat, pace: Pace, at: datetime) -> float:
    """The seconds that *seat* has left at that moment."""
    left = float(pace["bank"]) if seat.left is None else seat.left
    gone = 0.0 if seat.since is None else (at - seat.since).total_seconds()
    return max(0.0, left - max(0.0, gone))


def is_out(table: StoredTable, seat: Seat, at: datetime) -> bool:
    """Has the table waited for *seat* longer than its clock allows?"""
    sitting = table.seats[seat]
    return table.pace is not None and sitting.since is not None and left_at(sitting, table.pace, at) <= 0.0


def comeback(pace: Pace | None) -> float:
    """What somebody has who comes back after their time was out."""
    return COMEBACK if pace is None else max(COMEBACK, float(pace["increment"]))


def taken_over(table: StoredTable, seat: Seat) -> float | None:
    """What somebody has who sits down in the middle of a game: the seat's time, or enough to begin with."""
    left = table.seats[seat].left
    return None if table.pace is None or left is None else max(left, comeback(table.pace))


def shown(table: StoredTable, seat: StoredSeat, at: datetime) -> Clock | None:
    """The clock of *seat*, for people to see."""
    if table.pace is None or seat.kind != "human":
        return None
    return {"left": round(left_at(seat, table.pace, at), 1), "runs": seat.since is not None}


def changed_clocks(before: StoredTable, after: StoredTable) -> tuple[StoredSeat, ...]:
    return tuple(new for old, new in zip(before.seats, after.seats, strict=True) if old is not new and old != new)

"""Who sits where, who hosts, and whether the game goes on: each rule takes a table and gives the table afterwards.

A rule looks at nothing but the table, so it can be asked again when somebody else was faster (see `Lobby.change`). Who
has sat where before, and who was put out, is looked at by the transaction that stores the change (`storage.sittings`).
"""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from tablewright.kernel.action import Seat
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.records import StoredSeat, StoredTable
from tablewright.server.table import time_control as clocks
from tablewright.server.table.permissions import known_seat, must_be_host, must_not_be_over, own_seat


def joined(table: StoredTable, me: str, seat: Seat) -> StoredTable:
    """Sit down on an open seat; at a running table, take over for whoever has gone."""
    must_not_be_over(table)
    kept = known_seat(table, seat)
    if kept.identity == me:  # it was kept for me; or this is asked again, as the answer was lost
        return came(table, me)
    if kept.kind != "open" or kept.identity is not None:
        raise Trouble("seat-taken", f"seat {seat} is taken", {"seat": seat})
    left = None if table.status == "waiting" else clocks.taken_over(table, seat)
    return complete(with_seat(table, StoredSeat(seat, "human", identity=me, left=left)))


def came(table: StoredTable, me: str) -> StoredTable:
    """Sit down on every seat that is kept for me."""
    if table.status != "waiting":
        return table
    shares = len(table.seats_of(me)) > 1
    for kept in table.seats:
        if kept.identity == me and kept.kind == "open":
            name = kept.name if shares else None
            table = with_seat(table, StoredSeat(kept.seat, "human", identity=me, name=name))
    return complete(table)


def left(table: StoredTable, me: str) -> StoredTable:
    """Free my seats. The table passes on to the next person at it; when nobody is left, it is over."""
    must_not_be_over(table)
    if not table.seats_of(me) and table.host != me:
        raise Trouble("foreign-seat", "you do not sit at this table")
    for seat in table.seats_of(me):
        table = with_seat(table, StoredSeat(seat, "open"))
    if table.host != me:
        return table
    heir = next((seat.identity for seat in table.seats if seat.kind == "human"), None)
    return ended(table) if heir is None else replace(table, host=heir)


def started(table: StoredTable, me: str) -> StoredTable:
    if table.status != "waiting":
        raise Trouble("table-started", "this table has started already")
    must_be_host(table, me)
    if open_seats(table):
        raise Trouble("open-seats", "somebody is still missing", {"seats": open_seats(table)})
    return replace(table, status="running")


# What happens when time is out, at a table with clocks.


def stood_in_for(table: StoredTable, seat: Seat, bot: str, at: datetime) -> StoredTable:
    """A bot plays for whoever had the table wait for too long, until they are back."""
    if not table.goes_on() or not clocks.is_out(table, seat, at):
        return table
    return with_seat(table, replace(table.seats[seat], stand_in=bot, since=None, left=0.0))


def back(table: StoredTable, me: str, seat: Seat) -> StoredTable:
    """I play my seat again, with enough time to look what has happened."""
    must_not_be_over(table)
    own_seat(table, me, seat)
    if table.seats[seat].stand_in is None:
        return table
    return with_seat(table, replace(table.seats[seat], stand_in=None, left=clocks.comeback(table.pace)))


# What the host may do.


def opened(table: StoredTable, me: str, seat: Seat) -> StoredTable:
    """Whoever sits there, person or bot, gets up; a running game waits for who comes next."""
    must_be_host(table, me)
    must_not_be_over(table)
    if known_seat(table, seat).kind == "open" and table.seats[seat].identity is None:
        return table
    return with_seat(table, StoredSeat(seat, "open"))


def handed_to_bot(table: StoredTable, me: str, seat: Seat, bot: str) -> StoredTable:
    must_be_host(table, me)
    must_not_be_over(table)
    known_seat(table, seat)
    return complete(with_seat(table, StoredSeat(seat, "bot", bot=bot)))


def paused(table: StoredTable, me: str, pause: bool) -> StoredTable:
    must_be_host(table, me)
    must_not_be_over(table)
    if table.status == "waiting":
        raise Trouble("not-started", "this table has not started yet")
    return replace(table, paused=pause)


def advised(table: StoredTable, me: str, allow: bool) -> StoredTable:
    """May players ask a bot what it would do?"""
    must_be_host(table, me)
    must_not_be_over(table)
    return replace(table, hints=allow)


def abandoned(table: StoredTable, me: str) -> StoredTable:
    must_be_host(table, me)
    must_not_be_over(table)
    return ended(table)


# What they share.


def with_seat(table: StoredTable, changed: StoredSeat) -> StoredTable:
    """*table* with another occupant of a seat. The clock is the seat's, whoever sits there."""
    if changed.left is None:
        changed = replace(changed, left=table.seats[changed.seat].left)
    return replace(table, seats=tuple(changed if seat.seat == changed.seat else seat for seat in table.seats))


def complete(table: StoredTable) -> StoredTable:
    """A table that starts by itself does so with its last seat."""
    begins = table.status == "waiting" and table.auto_start and not open_seats(table)
    return replace(table, status="running") if begins else table


def ended(table: StoredTable) -> StoredTable:
    """Over without a result: a game that has begun stays to be read, a table that has not is gone."""
    return replace(table, status="dropped" if table.status == "waiting" else "abandoned", paused=False)


def open_seats(table: StoredTable) -> list[Seat]:
    return [seat.seat for seat in table.seats if seat.kind == "open"]

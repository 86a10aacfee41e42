"""Whose seat is it, whose table, and is it still played at? Every view, move and change asks here."""

from __future__ import annotations

from tablewright.kernel.action import Seat
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.records import StoredSeat, StoredTable


def known_seat(table: StoredTable, seat: Seat) -> StoredSeat:
    if seat >= len(table.seats):
        raise Trouble("unknown-seat", f"this table has {len(table.seats)} seats", {"seat": seat})
    return table.seats[seat]


def own_seat(table: StoredTable, identity: str | None, seat: Seat) -> None:
    """Refuse a seat that there is not, or that is somebody else's."""
    known_seat(table, seat)
    if seat not in table.seats_of(identity):
        raise Trouble("foreign-seat", f"seat {seat} is not yours", {"seat": seat})


def acting_seat(table: StoredTable, identity: str | None, seat: Seat) -> None:
    """The same, for whoever is about to act: while a bot stands in, it plays."""
    own_seat(table, identity, seat)
    if table.seats[seat].stand_in is not None:
        raise Trouble("stand-in-plays", "a bot plays this seat until you are back", {"seat": seat})


def must_be_host(table: StoredTable, identity: str) -> None:
    if table.host != identity:
        raise Trouble("not-host", "only the host of the table does this")


def must_not_be_over(table: StoredTable) -> None:
    if table.status == "abandoned":
        raise Trouble("table-abandoned", "this table was abandoned")
    if table.status not in ("waiting", "running"):
        raise Trouble("table-finished", "this table is finished")


def must_go_on(table: StoredTable) -> None:
    """Refuse to act at a table that is over, or paused."""
    must_not_be_over(table)
    if table.paused:
        raise Trouble("table-paused", "this table is paused")

"""Whose seat is it? Every view and every move asks here."""

from __future__ import annotations

from tablewright.kernel.action import Seat
from tablewright.server.store import StoredTable
from tablewright.server.trouble import Trouble


def own_seat(table: StoredTable, identity: str | None, seat: Seat) -> None:
    """Refuse a seat that there is not, or that is somebody else's."""
    if seat >= len(table.seats):
        raise Trouble("unknown-seat", f"this table has {len(table.seats)} seats", {"seat": seat})
    if seat not in table.seats_of(identity):
        raise Trouble("foreign-seat", f"seat {seat} is not yours", {"seat": seat})

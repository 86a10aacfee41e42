"""The seat log as it is told."""

from __future__ import annotations

from tablewright.kernel.action import NOBODY
from tablewright.server.protocol.seats import SeatChange
from tablewright.server.storage.seat_log import SeatLine


def change_told(line: SeatLine) -> SeatChange:
    """Everybody is told the same: a line stands after plies that all knew of when it was written."""
    return {
        "number": line.number,
        "ply": line.ply,
        "at": line.at.isoformat(),
        "what": line.what,
        "seat": NOBODY if line.seat is None else line.seat,
        "name": line.name,
        "bot": line.bot,
        "by_host": line.by_host,
    }

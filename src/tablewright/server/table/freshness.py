"""Was something decided in the position that the table is in?"""

from __future__ import annotations

from tablewright.kernel.action import Seat
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.records import StoredTable
from tablewright.server.table.progress import Progress


def must_be_fresh(table: StoredTable, progress: Progress, seat: Seat, ply: int, revision: int | None) -> None:
    """Refuse what was decided in another position than this one, as whoever has *seat* counts.

    While several seats decide at the same time, what another one does in its lane changes nothing that is decided here.
    """
    same = revision is None or progress.tally.is_fresh(table.hand_of(seat), seat, revision)
    if not same or ply != progress.ply_for(seat):
        raise stale(table, progress, seat)


def stale(table: StoredTable, progress: Progress, seat: Seat) -> Trouble:
    ply = progress.ply_for(seat)
    now = {"ply": ply, "revision": progress.revision_for(table.hand_of(seat))}
    return Trouble("stale-ply", f"the table has moved on; it is at ply {ply}", now)

"""Was something decided in the position that the table is in?"""

from __future__ import annotations

from tablewright.kernel.action import Seat
from tablewright.server.protocol.errors import Trouble
from tablewright.server.table.progress import Progress


def must_be_fresh(progress: Progress, seat: Seat, ply: int, revision: int | None) -> None:
    """Refuse what was decided in another position than this one.

    While several seats decide at the same time, what another one does in its lane changes nothing that *seat* can see.
    """
    if revision is not None and revision != progress.revision:
        fresh = 0 <= revision < progress.revision and unseen(progress, seat, progress.ledger.unchanged_since(revision))
        if not fresh or ply != progress.ledger.counts[revision]:
            raise stale(progress)
    elif ply != progress.ply and not (ply < progress.ply and unseen(progress, seat, ply)):
        raise stale(progress)


def unseen(progress: Progress, seat: Seat, ply: int) -> bool:
    """Is everything after *ply* hidden from *seat*?"""
    later = range(ply, progress.ply)
    return bool(progress.match.state.lanes) and not any(progress.is_told(at, seat) for at in later)


def stale(progress: Progress) -> Trouble:
    now = {"ply": progress.ply, "revision": progress.revision}
    return Trouble("stale-ply", f"the table has moved on; it is at ply {progress.ply}", now)

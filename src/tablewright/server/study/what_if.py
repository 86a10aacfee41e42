"""What if: a copy of a finished game that goes on from one of its plies, with somebody against bots.

The copy has the seed and the stream of the original, so what is drawn comes as it came there, as long as it is drawn
in the same order: that is the fair answer to "what if I had". It is an ordinary private table; plies that were taken
back are left out of it. It is closed like its original when a series plays that deal (`table.series_access`).
"""

from __future__ import annotations

from msgspec.structs import replace

from tablewright.kernel.action import Seat
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.records import Row, StoredSeat, StoredTable, now, unguessable
from tablewright.server.table.permissions import known_seat
from tablewright.server.table.progress import Progress


def copy_from(
    table: StoredTable, progress: Progress, me: str, ply: int, seat: Seat, bot: str
) -> tuple[StoredTable, list[Row]]:
    """The copy of *table* after *ply* plies, with *me* on *seat* and *bot* everywhere else, and its rows."""
    known_seat(table, seat)
    progress.must_have(ply)
    if progress.match.at(ply).is_over():
        raise Trouble("nothing-follows", "the game is over there; go on from an earlier ply", {"ply": ply})
    seats = [
        StoredSeat(one.seat, "human", identity=me) if one.seat == seat else StoredSeat(one.seat, "bot", bot=bot)
        for one in table.seats
    ]
    copy = replace(
        table,
        id=unguessable(),
        rules=progress.game.version,
        dealt_rules=None,
        status="running",
        host=me,
        auto_start=True,
        archived=False,
        private=True,
        paused=False,
        seating=0,
        plies=ply,
        result=None,
        created=now(),
        finished=None,
        seats=tuple(seats),
        pace=None,
        hints=True,
        lesson=None,
        origin={"table": table.id, "ply": ply},
        series=None,
        follows=None,
    )
    return copy, progress.rows(0, ply)

"""What follows from a change of the match: whom the table waits for, whose clock runs, which bot is due, the result."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tablewright.kernel.action import Seat
from tablewright.server.storage.move_log import Entry
from tablewright.server.storage.records import Row, StoredTable, now
from tablewright.server.table.position import make_result
from tablewright.server.table.progress import Progress
from tablewright.server.table.time_control import changed_clocks, passed_on


def consequences(
    table: StoredTable, progress: Progress, seat: Seat, rows: list[Row], orders: Sequence[int] | None
) -> tuple[StoredTable, Entry]:
    """*seat* has made *rows*, with which *progress* ends now: *table* as it is then, and what is to be stored.

    *orders*: it was ordered, and these orders are done with.
    """
    result = make_result(progress)
    back, ordered = rows[0].kind == "undo", orders is not None
    later = passed_on(table, progress.match.to_act(), now(), seat, back, progress.public)
    clocks = changed_clocks(table, later)
    # Whoever takes back plays by hand. Whoever has more orders goes on with them.
    asked = [one.seat for one in clocks if one.since is not None and not (back and one.seat == seat)]
    if ordered and later.seats[seat].since is not None:
        asked.append(seat)
    due = due_bot(table, progress)
    entry = Entry(
        table=table.id,
        ordinal=progress.revision - len(rows),
        rows=rows,
        plies=progress.public,
        seating=table.seating,
        result=None if result is None else dict(result),
        due=due is not None if table.has_bots() or ordered else None,
        bot="" if due is None else table.bot_of(due) or "",
        by_bot=table.bot_of(seat) is not None or ordered,
        clocks=clocks,
        asked=asked,
        spent=orders or (),
    )
    if result:
        over = {"status": "finished", "result": dict(result), "seating": table.seating + 1}
        return replace(later, **over), entry
    return later, entry


def due_bot(table: StoredTable, progress: Progress) -> Seat | None:
    """The first bot's seat that the table waits for. One that can hold no more waits for nobody."""
    if progress.is_full():
        return None
    return next((seat for seat in progress.match.to_act() if table.bot_of(seat) is not None), None)

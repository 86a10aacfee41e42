"""The clocks of the seats in the database (what they mean: `table.time_control`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, bindparam, func, select, update

from tablewright.server.storage.database import Database
from tablewright.server.storage.records import StoredSeat, StoredTable
from tablewright.server.storage.schema import ROWS, SEATS, TABLES
from tablewright.server.storage.statements import ForEach

SET_CLOCK: Final = ForEach(
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of"), SEATS.c.seat == bindparam("by"))
    .values(since=bindparam("from"), left=bindparam("rest"), runs_out=bindparam("end"), mailed=False)
)


def clock_values(table: str, seat: StoredSeat) -> dict[str, Any]:
    return {"of": table, "by": seat.seat, "from": seat.since, "rest": seat.left, "end": seat.runs_out}


def write_clocks(connection: Connection, clocks: Sequence[dict[str, Any]]) -> None:
    if clocks:
        SET_CLOCK.run(connection, clocks)


async def start_clocks(database: Database, table: StoredTable, rows: int, clocks: Sequence[StoredSeat]) -> bool:
    """Write *clocks*, which no move brings along, unless *table* has changed meanwhile, or has not so many *rows*."""
    start = partial(start_in, database=database, table=table, rows=rows, clocks=clocks)
    return await database.transact(start)


def start_in(
    connection: Connection, database: Database, table: StoredTable, rows: int, clocks: Sequence[StoredSeat]
) -> bool:
    as_seen = (TABLES.c.id == table.id) & (TABLES.c.seating == table.seating)
    if connection.execute(select(TABLES.c.id).where(as_seen).with_for_update()).scalar() is None:
        return False
    # Whoever adds a row locks the table first.
    if connection.execute(select(func.count()).where(ROWS.c.table_id == table.id)).scalar_one() != rows:
        return False
    write_clocks(connection, [clock_values(table.id, seat) for seat in clocks])
    database.ring(connection, ("table", table.id))
    return True

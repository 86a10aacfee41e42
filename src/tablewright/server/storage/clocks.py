"""The clocks of the seats in the database (what they mean: `table.time_control`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, bindparam, select, update

from tablewright.server.storage.database import Database
from tablewright.server.storage.records import StoredSeat, StoredTable
from tablewright.server.storage.schema import SEATS, TABLES
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


async def start_clocks(database: Database, table: StoredTable, clocks: Sequence[StoredSeat]) -> bool:
    """Write *clocks*, which no move brings along, unless somebody has changed *table* meanwhile."""
    return await database.transact(partial(start_in, database=database, table=table, clocks=clocks))


def start_in(connection: Connection, database: Database, table: StoredTable, clocks: Sequence[StoredSeat]) -> bool:
    as_seen = (TABLES.c.id == table.id) & (TABLES.c.seating == table.seating) & (TABLES.c.plies == table.plies)
    if connection.execute(select(TABLES.c.id).where(as_seen).with_for_update()).scalar() is None:
        return False
    write_clocks(connection, [clock_values(table.id, seat) for seat in clocks])
    database.ring(connection, ("table", table.id))
    return True

"""Who has seen the deal of a series. It is noted in the transaction that seats them (the rules: `table.series_access`).

The database holds one note for a person and a series: of two tables that somebody takes a seat at in the same moment,
one is refused. Before its game has begun a table has shown nothing: who gets up then may still sit down elsewhere.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.database import Database
from tablewright.server.storage.records import StoredTable
from tablewright.server.storage.schema import DEALT, TABLES


def note_deal(connection: Connection, seen: StoredTable | None, wanted: StoredTable) -> None:
    """Note who sits down, or refuse them with `knows-the-deal`; forget who gets up before the game."""
    if wanted.series is None:
        return
    before, now = people_at(seen), people_at(wanted)
    of_series = DEALT.c.series == wanted.series
    for identity in sorted(now - before):
        table = connection.execute(select(DEALT.c.table_id).where(of_series, DEALT.c.identity == identity)).scalar()
        if table is None:
            note = {"series": wanted.series, "identity": identity, "table_id": wanted.id}
            connection.execute(insert(DEALT).values(note))
        elif table != wanted.id:
            told = {"series": wanted.series}
            raise Trouble("knows-the-deal", "who has sat at another table of the series knows the deal", told)
    gone = before - now
    if seen is not None and seen.status == "waiting" and gone:
        here = of_series & (DEALT.c.table_id == wanted.id)
        connection.execute(delete(DEALT).where(here, DEALT.c.identity.in_(gone)))


def people_at(table: StoredTable | None) -> set[str]:
    return set() if table is None else {seat.identity for seat in table.seats if seat.identity is not None}


async def is_over(database: Database, series: str | None) -> bool:
    """Is no table of *series* waiting or running any more?"""
    going_on = TABLES.c.status.in_(("waiting", "running"))
    async with database.read() as connection:
        found = await connection.execute(select(TABLES.c.id).where(TABLES.c.series == series, going_on).limit(1))
        return found.first() is None


def pass_on_deals(connection: Connection, guest: str, to: str) -> None:
    """What *guest* knows, *to* knows from now on: they are the same person."""
    known = select(DEALT.c.series).where(DEALT.c.identity == to)
    connection.execute(delete(DEALT).where(DEALT.c.identity == guest, DEALT.c.series.in_(known)))
    connection.execute(update(DEALT).where(DEALT.c.identity == guest).values(identity=to))

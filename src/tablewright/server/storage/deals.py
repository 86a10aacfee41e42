"""Who has seen the deal of a series, and whether it is still played. It is noted in the transaction that seats them
(the rules: `table.series_access`).

A deal is its seed: whatever table has the seed of a series gives its deal away, be it one of its tables, a what-if
copy, a copy of a copy, or a record that was imported; and whenever it was made.

The database holds one note for a person and a series: of two tables that somebody takes a seat at in the same moment,
one is refused. Before its game has begun a table has shown nothing: who gets up then may still sit down elsewhere.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from sqlalchemy import Connection, Select, delete, exists, insert, or_, select, update

from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.database import Database
from tablewright.server.storage.records import StoredTable, now
from tablewright.server.storage.schema import DEALT, ROWS, SAT, SEAT_LOG, SEATS, TABLES

# A table at which nothing happens for so long keeps its deal closed no more: else one that nobody ever plays would keep
# a finished game from those who played it for good.
FORSAKEN: Final = timedelta(days=30)


def note_deal(connection: Connection, seen: StoredTable | None, wanted: StoredTable) -> None:
    """Note who sits down, or refuse them with `knows-the-deal`; forget who gets up before the game. Nobody sits down at
    a copy of a deal that a series still plays."""
    before, after = people_at(seen), people_at(wanted)
    if wanted.series is None:
        if wanted.is_copy() and after - before and (series := connection.execute(closing(wanted)).scalar()):
            raise series_closed(series)
        return
    for identity in sorted(after - before):
        note_person(connection, wanted, wanted.series, identity)
    gone = before - after
    if seen is not None and seen.status == "waiting" and gone:
        here = (DEALT.c.series == wanted.series) & (DEALT.c.table_id == wanted.id)
        connection.execute(delete(DEALT).where(here, DEALT.c.identity.in_(gone)))


def note_person(connection: Connection, table: StoredTable, series: str, identity: str) -> None:
    """*identity* sits down at *table* of *series*."""
    known = select(DEALT.c.table_id).where(DEALT.c.series == series, DEALT.c.identity == identity)
    at = connection.execute(known).scalar()
    if at is None and not connection.execute(copies_of(table, identity)).first():
        connection.execute(insert(DEALT).values(series=series, identity=identity, table_id=table.id))
    elif at != table.id:
        told = {"series": series}
        raise Trouble("knows-the-deal", "who has played this deal, or a copy of it, knows it", told)


def copies_of(table: StoredTable, identity: str) -> Select[str]:
    """Tables outside of the series with the deal of *table*, that *identity* hosts, or has or had a seat at."""
    seats = (select(noted.c.table_id).where(noted.c.identity == identity) for noted in (SEATS, SAT))
    theirs = or_(TABLES.c.host == identity, *map(TABLES.c.id.in_, seats))
    return select(TABLES.c.id).where(TABLES.c.seed == table.seed, TABLES.c.series.is_(None), theirs).limit(1)


def note_players(connection: Connection, table: StoredTable, series: str) -> None:
    """Whoever plays or has played at *table*, which becomes a part of *series*, knows its deal."""
    sat = connection.execute(select(SAT.c.identity).where(SAT.c.table_id == table.id)).scalars()
    notes = [{"series": series, "identity": one, "table_id": table.id} for one in sorted(people_at(table).union(sat))]
    connection.execute(insert(DEALT), notes)


def people_at(table: StoredTable | None) -> set[str]:
    return set() if table is None else {seat.identity for seat in table.seats if seat.identity is not None}


def closing(table: StoredTable) -> Select[str | None]:
    """The series that plays the deal of *table* and is not over: it has a table that waits or runs, and something has
    happened there of late."""
    lately = now() - FORSAKEN
    news = (exists().where(one.c.table_id == TABLES.c.id, one.c.at > lately) for one in (ROWS, SEAT_LOG))
    going_on = TABLES.c.status.in_(("waiting", "running")) & or_(TABLES.c.created > lately, *news)
    return select(TABLES.c.series).where(TABLES.c.seed == table.seed, TABLES.c.series.is_not(None), going_on).limit(1)


async def closed_by(database: Database, table: StoredTable) -> str | None:
    """The series that keeps the deal of *table* closed, if one does."""
    if not table.shares_its_deal():
        return None
    async with database.read() as connection:
        return (await connection.execute(closing(table))).scalar()


def series_closed(series: str) -> Trouble:
    return Trouble("series-closed", "this deal is closed until the whole series is over", {"series": series})


def pass_on_deals(connection: Connection, guest: str, to: str) -> None:
    """What *guest* knows, *to* knows from now on: they are the same person."""
    known = select(DEALT.c.series).where(DEALT.c.identity == to)
    connection.execute(delete(DEALT).where(DEALT.c.identity == guest, DEALT.c.series.in_(known)))
    connection.execute(update(DEALT).where(DEALT.c.identity == guest).values(identity=to))

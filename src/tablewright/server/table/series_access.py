"""Who knows the deal of a series. Whoever has sat at one of its tables plays at no other one, whatever happens there.

It is noted in the transaction that seats them, and the database holds one note for a person and a series: of two tables
that somebody takes a seat at in the same moment, one is refused. Before its game has begun a table has shown nothing:
whoever gets up then may still sit down elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.schema import DEALT, TABLES

if TYPE_CHECKING:
    from tablewright.server.storage.store import Store, StoredTable


async def note_deal(connection: AsyncConnection, seen: StoredTable | None, wanted: StoredTable) -> None:
    """Note those who sit down, or refuse them with `knows-the-deal`; forget those who get up before the game."""
    if wanted.series is None:
        return
    before, now = people_at(seen), people_at(wanted)
    of_series = DEALT.c.series == wanted.series
    for identity in sorted(now - before):
        found = await connection.execute(select(DEALT.c.table_id).where(of_series, DEALT.c.identity == identity))
        table = found.scalar()
        if table is None:
            note = {"series": wanted.series, "identity": identity, "table_id": wanted.id}
            await connection.execute(insert(DEALT).values(note))
        elif table != wanted.id:
            told = {"series": wanted.series}
            raise Trouble("knows-the-deal", "who has sat at another table of the series knows the deal", told)
    gone = before - now
    if seen is not None and seen.status == "waiting" and gone:
        here = of_series & (DEALT.c.table_id == wanted.id)
        await connection.execute(delete(DEALT).where(here, DEALT.c.identity.in_(gone)))


def people_at(table: StoredTable | None) -> set[str]:
    return set() if table is None else {seat.identity for seat in table.seats if seat.identity is not None}


def sees_its_deal(table: StoredTable, identity: str | None) -> bool:
    """May *identity* see what is played at *table*, as far as the deal is concerned?

    True for everybody, strangers too, at a table that belongs to no series; at a table of a series for those who sit
    at it. It says nothing about who has a seat: `StoredTable.seats_of` does.
    """
    return table.series is None or bool(table.seats_of(identity))


async def must_see(store: Store, table: StoredTable, identity: str | None) -> None:
    """Refuse with `series-closed` to show a game to others than its players while its deal is played elsewhere."""
    if not sees_its_deal(table, identity) and not await is_over(store, table.series):
        told = {"series": table.series}
        raise Trouble("series-closed", "only its players see this table until the whole series is over", told)


async def is_over(store: Store, series: str | None) -> bool:
    going_on = TABLES.c.status.in_(("waiting", "running"))
    async with store.begin() as connection:
        found = await connection.execute(select(TABLES.c.id).where(TABLES.c.series == series, going_on).limit(1))
        return found.first() is None


async def pass_on_deals(connection: AsyncConnection, guest: str, to: str) -> None:
    """What *guest* knows, *to* knows from now on: they are the same person."""
    known = select(DEALT.c.series).where(DEALT.c.identity == to)
    await connection.execute(delete(DEALT).where(DEALT.c.identity == guest, DEALT.c.series.in_(known)))
    await connection.execute(update(DEALT).where(DEALT.c.identity == guest).values(identity=to))

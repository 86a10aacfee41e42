"""Bots' turns: a row while a bot is due at a table, claimed by whichever server has a free worker.

The row is written in the transaction that makes the bot due, so it is as durable as the move before it. A claim is a
lease: the server that thinks renews it, and what a killed server had claimed is free again when its lease is over. Two
servers that think about the same turn all the same do no harm, as only one of them gets the ordinal.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, or_, update
from sqlalchemy.dialects import postgresql, sqlite

from tablewright.server.storage import leases
from tablewright.server.storage.database import Database, will_be_due
from tablewright.server.storage.schema import TURNS

SWEEP: Final = 2.0
FREE: Final[dict[str, Any]] = {"claimed_by": None, "until": None}


@dataclass(frozen=True, slots=True)
class Turn:
    """A claimed turn. *due* tells whether the table was looked at since something else happened at it."""

    table: str
    due: datetime


def make_due(connection: Connection, tables: Sequence[str], due: datetime, freed: bool) -> None:
    """A bot is due at each of *tables*. A claim on its turn stays, unless the turn that it was for is over: *freed*."""
    if tables:
        statement = UPSERTS[connection.dialect.name, freed]
        connection.execute(statement, [{"table_id": table, "due": due} for table in tables])
        will_be_due(connection, due)


def upsert(insert: Any, freed: bool) -> Any:
    new = insert(TURNS)
    changed: dict[str, Any] = {"due": new.excluded.due} | (FREE if freed else {})
    return new.on_conflict_do_update(index_elements=["table_id"], set_=changed)


UPSERTS: Final = {
    (name, freed): upsert(insert, freed)
    for name, insert in (("sqlite", sqlite.insert), ("postgresql", postgresql.insert))
    for freed in (True, False)
}


def make_undue(connection: Connection, tables: Sequence[str]) -> None:
    if tables:
        connection.execute(delete(TURNS).where(TURNS.c.table_id.in_(tables)))


class Agenda:
    """When to look for turns: whenever a bot is due that this server knows of, and once in a while for the others'."""

    def __init__(self) -> None:
        self.dues: Final[list[datetime]] = []
        self.next_sweep = datetime.now(UTC)

    def expect(self, due: datetime) -> None:
        heapq.heappush(self.dues, due)

    def next_look(self) -> datetime:
        return min(self.dues[0], self.next_sweep) if self.dues else self.next_sweep

    def looked(self, at: datetime) -> None:
        """All that was due by then has been looked for."""
        while self.dues and self.dues[0] <= at:
            heapq.heappop(self.dues)
        self.next_sweep = at + timedelta(seconds=SWEEP)


class TurnQueue:
    """The turns as one server claims and returns them."""

    def __init__(self, database: Database, lease: float) -> None:
        self.database: Final = database
        self.lease: Final = lease

    async def claim(self, most: int) -> list[Turn]:
        """Up to *most* turns that are due and that nobody thinks about; those that another server is just claiming or
        writing are passed over without waiting."""
        now = datetime.now(UTC)
        free = or_(TURNS.c.until.is_(None), TURNS.c.until < now)
        if not self.database.is_shared:  # there is nobody else: what another server had claimed, it had before it died
            free = or_(free, TURNS.c.claimed_by != self.database.node)
        due = and_(TURNS.c.due <= now, free)
        found = await self.database.transact(
            lambda connection: leases.claim(
                connection, TURNS.c.table_id, due, first=TURNS.c.due, most=most, lease=self.claimed()
            )
        )
        return [Turn(row["table_id"], row["due"]) for row in found]

    def claimed(self) -> dict[str, Any]:
        until = datetime.now(UTC) + timedelta(seconds=self.lease)
        return {"claimed_by": self.database.node, "until": until}

    async def renew(self, turns: Sequence[Turn]) -> None:
        mine = and_(TURNS.c.table_id.in_([turn.table for turn in turns]), TURNS.c.claimed_by == self.database.node)
        await self.database.transact(
            lambda connection: leases.claim(connection, TURNS.c.table_id, mine, lease=self.claimed())
        )

    async def over(self, turn: Turn) -> None:
        """No bot is due at the table. If something has happened there meanwhile, it is looked at again instead."""
        await self.database.transact(partial(self.over_in, turn=turn))

    def over_in(self, connection: Connection, turn: Turn) -> None:
        if connection.execute(delete(TURNS).where(self.of(turn), TURNS.c.due == turn.due)).rowcount == 0:
            connection.execute(update(TURNS).where(self.of(turn)).values(FREE))

    async def give_back(self, turn: Turn, seconds: float = 0.0) -> None:
        """Somebody should try again, in *seconds*."""
        later = {"due": datetime.now(UTC) + timedelta(seconds=seconds)} if seconds else {}
        async with self.database.begin() as connection:
            await connection.execute(update(TURNS).where(self.of(turn)).values(FREE | later))

    async def give_all_back(self) -> None:
        async with self.database.begin() as connection:
            await connection.execute(update(TURNS).where(TURNS.c.claimed_by == self.database.node).values(FREE))

    def of(self, turn: Turn) -> Any:
        return and_(TURNS.c.table_id == turn.table, TURNS.c.claimed_by == self.database.node)

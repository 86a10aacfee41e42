"""Bots' turns: a row while a bot is due at a table, claimed by whichever server has a free worker.

The row is written in the transaction that makes the bot due, so it is as durable as the move before it. A claim is a
lease: the server that thinks renews it, and what a killed server had claimed is free again when its lease is over. Two
servers that think about the same turn all the same do no harm, as only one of them gets the ordinal.

Turns stand in line, those of tables with people and those of bots that are alone in a line each. Who comes gets a
place: that of whoever is served now, or, if that is later, the end of the last turn of the same person, each of which
is as long as it is expected to take (start-time fair queueing). So people are served in turn, however many tables one
of them has, and somebody who has waited for nothing yet is next. At one place what is quick passes what takes long, but
not for ever; and as places only rise, every turn comes to the front.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final, Literal

from sqlalchemy import (
    ColumnElement,
    Connection,
    DateTime,
    Float,
    and_,
    bindparam,
    delete,
    func,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from tablewright.server.storage import leases
from tablewright.server.storage.database import Database, will_be_due
from tablewright.server.storage.records import aware
from tablewright.server.storage.schema import SEATS, TABLES, TURNS

SWEEP: Final = 2.0
FREE: Final[dict[str, Any]] = {"claimed_by": None, "until": None}
ALONE_AT_ONCE: Final = 2  # tables of one host, with bots alone, that are thought about at the same time

# What a turn may take that nobody has measured yet, and what every turn takes: the table is brought up to date.
UNKNOWN_SECONDS: Final = 0.5
LEAST_SECONDS: Final = 0.01
QUICK_SECONDS: Final = 0.2  # at most, for a turn that need not wait behind those that take long
PATIENCE: Final = 10  # times as long as it takes itself, a turn lets others pass
NEWEST_COUNTS: Final = 0.1  # so much of the mean is the latest decision

# Tables at which a person waits, the quick ones among them, and tables that bots have to themselves.
Line = Literal["people", "quick", "alone"]


@dataclass(frozen=True, slots=True)
class Turn:
    """A claimed turn. *due* tells whether the table was looked at since something else happened at it."""

    table: str
    due: datetime
    line: Line = "people"

    def waited(self) -> float:
        """The seconds since it was due."""
        due = aware(self.due)
        return 0.0 if due is None else max(0.0, (datetime.now(UTC) - due).total_seconds())


class Costs:
    """How long a decision of each bot takes, as it was measured by this server."""

    def __init__(self) -> None:
        self.means: Final[dict[str, float]] = {}

    def note(self, bot: str, seconds: float) -> None:
        mean = self.means.get(bot, seconds)
        self.means[bot] = mean + NEWEST_COUNTS * (seconds - mean)

    def of(self, bot: str) -> float:
        return max(LEAST_SECONDS, self.means.get(bot, UNKNOWN_SECONDS))

    def dearest(self, bots: Sequence[str]) -> float:
        """Of a table at which nobody knows yet which of its *bots* is due."""
        return max(map(self.of, bots), default=LEAST_SECONDS)


def make_due(connection: Connection, costs: Mapping[str, float], due: datetime, freed: bool) -> None:
    """A bot is due at each of these tables; what its turn may cost. A claim on its turn stays, and so does its place,
    unless the turn that it was for is over: *freed*."""
    if costs:
        statement = UPSERTS[connection.dialect.name, freed]
        connection.execute(statement, [values_of(table, due, cost) for table, cost in costs.items()])
        will_be_due(connection, due)


def values_of(table: str, due: datetime, cost: float) -> dict[str, Any]:
    return {"table": table, "due": due, "cost": cost, "patient": due + timedelta(seconds=PATIENCE * cost)}


def upsert(insert: Any, greatest: Any, freed: bool) -> Any:
    names = ["due", "person", "alone", "cost", "place", "patient"]
    new = insert(TURNS).from_select(["table_id", *names], in_line(greatest))
    changed: dict[str, Any] = (
        {name: new.excluded[name] for name in names} | FREE if freed else {"due": new.excluded.due}
    )
    return new.on_conflict_do_update(index_elements=["table_id"], set_=changed)


def in_line(greatest: Any) -> Any:
    """The row of a turn: who waits for it, and its place."""
    there = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.kind == "human") & SEATS.c.stand_in.is_(None)
    first = select(SEATS.c.identity).where(there).order_by(SEATS.c.seat).limit(1).scalar_subquery()
    at = select(TABLES.c.id, TABLES.c.host, first.label("first")).where(TABLES.c.id == bindparam("table")).subquery()
    person, alone = func.coalesce(at.c.first, at.c.host), at.c.first.is_(None)
    served = select(func.min(TURNS.c.place)).where(TURNS.c.alone == alone).scalar_subquery()
    unserved = (TURNS.c.table_id == at.c.id) & TURNS.c.claimed_by.is_(None)  # it only takes another place in line
    of_person = and_(TURNS.c.person == person, TURNS.c.alone == alone, ~unserved)
    own = select(func.max(TURNS.c.place + TURNS.c.cost)).where(of_person).scalar_subquery()
    place = greatest(func.coalesce(served, 0.0), func.coalesce(own, 0.0))
    due, patient = (bindparam(name, type_=DateTime(timezone=True)) for name in ("due", "patient"))
    cost = bindparam("cost", type_=Float)
    # SQLite takes ON CONFLICT after a selection for a part of it, unless that has a condition.
    return select(at.c.id, due, person, alone, cost, place, patient).where(true())


UPSERTS: Final = {
    (name, freed): upsert(insert, greatest, freed)
    for name, insert, greatest in (
        ("sqlite", sqlite.insert, func.max),
        ("postgresql", postgresql.insert, func.greatest),
    )
    for freed in (True, False)
}


def make_undue(connection: Connection, tables: Sequence[str]) -> None:
    if tables:
        connection.execute(delete(TURNS).where(TURNS.c.table_id.in_(tables)))


FIRST: Final = (TURNS.c.place.asc().nulls_first(), TURNS.c.patient, TURNS.c.due)


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

    def __init__(self, database: Database, lease: float, costs: Costs) -> None:
        self.database: Final = database
        self.lease: Final = lease
        self.costs: Final = costs

    async def claim(self, room: Mapping[Line, int]) -> list[Turn]:
        """Turns that are due and that nobody thinks about, up to so many of each line; those that another server is
        just claiming or writing are passed over without waiting."""
        return await self.database.transact(partial(self.claim_in, room=room))

    def claim_in(self, connection: Connection, room: Mapping[Line, int]) -> list[Turn]:
        found: list[Turn] = []
        for line, most in room.items():
            # Of those who are alone one by one: how many of a host are thought about has to be counted again.
            for at_once in [1] * most if line == "alone" else [most] * bool(most):
                rows = leases.claim(
                    connection,
                    TURNS.c.table_id,
                    self.is_ready(line),
                    first=FIRST,
                    most=at_once,
                    lease=self.claimed(),
                )
                found += [Turn(row["table_id"], row["due"], line) for row in rows]
        return found

    def is_ready(self, line: Line) -> ColumnElement[bool]:
        """Is it due in this line, and nobody's yet?"""
        ready = and_(TURNS.c.due <= datetime.now(UTC), self.is_free(TURNS.c))
        if line == "alone":
            return and_(ready, TURNS.c.alone, self.thought_about() < ALONE_AT_ONCE)
        quick = TURNS.c.cost <= QUICK_SECONDS
        return and_(ready, ~TURNS.c.alone, quick) if line == "quick" else and_(ready, ~TURNS.c.alone)

    def thought_about(self) -> Any:
        """How many tables with bots alone, of the same host, are somebody's just now."""
        other = TURNS.alias()
        same = (other.c.person == TURNS.c.person) & other.c.alone & ~self.is_free(other.c)
        return select(func.count()).where(same).correlate(TURNS).scalar_subquery()

    def is_free(self, of: Any) -> ColumnElement[bool]:
        free = or_(of.until.is_(None), of.until < datetime.now(UTC))
        if not self.database.is_shared:  # there is nobody else: what another server had claimed, it had before it died
            free = or_(free, of.claimed_by != self.database.node)
        return free

    async def waiting(self) -> dict[Line, int]:
        """How many are due in each line, and nobody's yet; on whichever server."""
        ready = and_(TURNS.c.due <= datetime.now(UTC), self.is_free(TURNS.c))
        counted = select(TURNS.c.alone, func.count()).where(ready).group_by(TURNS.c.alone)
        async with self.database.read() as connection:
            counts = {bool(alone): int(count) for alone, count in await connection.execute(counted)}
        return {"people": counts.get(False, 0), "alone": counts.get(True, 0)}

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
        """Somebody should try again, in *seconds*. What is put off has no place meanwhile, by which others would go."""
        later = {"due": datetime.now(UTC) + timedelta(seconds=seconds), "place": None} if seconds else {}
        async with self.database.begin() as connection:
            await connection.execute(update(TURNS).where(self.of(turn)).values(FREE | later))

    async def give_all_back(self) -> None:
        async with self.database.begin() as connection:
            await connection.execute(update(TURNS).where(TURNS.c.claimed_by == self.database.node).values(FREE))

    def of(self, turn: Turn) -> Any:
        return and_(TURNS.c.table_id == turn.table, TURNS.c.claimed_by == self.database.node)

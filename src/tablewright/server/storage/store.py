"""The store: who is who, which tables there are, and every accepted row. Rows are only ever added (see `writer`).

A row is `(table, ordinal, seat, kind, words)`. `act` is an action, `undo` takes back the last *n* actions of its seat;
the plies of a table are folded from its rows.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, fields
from datetime import UTC, datetime, timedelta
from operator import attrgetter
from typing import Any, Final, Literal, TypeVar

from pydantic import TypeAdapter
from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tablewright.kernel.action import Seat, Word
from tablewright.server.base.bot_names import bot_name
from tablewright.server.protocol.position import FinalResult
from tablewright.server.protocol.tables import Origin, Pace
from tablewright.server.storage.database import Database
from tablewright.server.storage.schema import IDENTITIES, ROWS, SEATS, SECRETS, TABLES
from tablewright.server.storage.turns import make_due, make_undue
from tablewright.server.table.series_access import note_deal

LOG: Final = logging.getLogger("tablewright.store")

Kind = Literal["act", "undo"]
Status = Literal["waiting", "running", "finished", "abandoned", "dropped"]
SeatKind = Literal["human", "bot", "open"]


class Conflict(Exception):
    """Somebody else was faster: a row has this ordinal already, or the seating is not the one that was seen."""


@dataclass(frozen=True, slots=True)
class Identity:
    id: str
    name: str
    epoch: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    seat: Seat
    kind: Kind
    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """*name* is what to call it: the seat's own name, else that of the identity or bot; None while it is open."""

    seat: Seat
    kind: SeatKind
    identity: str | None = None
    bot: str | None = None
    name: str | None = None
    stand_in: str | None = None
    since: datetime | None = None
    left: float | None = None
    mailed: bool = False

    @property
    def runs_out(self) -> datetime | None:
        """When time is out, while the clock runs (see `clocks`)."""
        return None if self.since is None or self.left is None else self.since + timedelta(seconds=self.left)


@dataclass(frozen=True, slots=True)
class StoredTable:
    id: str
    game: str
    rules: str
    data: str
    settings: dict[str, str]
    seed: str
    status: Status
    host: str
    auto_start: bool
    archived: bool
    plies: int
    result: dict[str, Any] | None
    created: datetime
    seats: tuple[StoredSeat, ...]
    private: bool = False
    paused: bool = False
    seating: int = 0
    pace: Pace | None = None
    hints: bool = True
    lesson: str | None = None
    origin: Origin | None = None
    series: str | None = None
    follows: str | None = None
    finished: datetime | None = None

    def goes_on(self) -> bool:
        """May somebody act?"""
        return self.status == "running" and not self.paused

    def seats_of(self, identity: str | None) -> list[Seat]:
        return [seat.seat for seat in self.seats if identity is not None and seat.identity == identity]

    def has_bots(self) -> bool:
        return any(self.bot_of(seat.seat) is not None for seat in self.seats)

    def bot_of(self, seat: Seat) -> str | None:
        """The bot that plays *seat*: its own, or the one that stands in for a person."""
        return self.seats[seat].bot if self.seats[seat].kind == "bot" else self.seats[seat].stand_in


Kept = TypeVar("Kept", StoredSeat, StoredTable)


class Copier:
    """Copies of a frozen record. Every move makes some, and `dataclasses.replace` takes five times as long."""

    def __init__(self, kind: type[StoredSeat] | type[StoredTable]) -> None:
        names = [field.name for field in fields(kind)]
        self.values: Final = attrgetter(*names)
        self.put: Final[dict[str, Callable[[object, Any], None]]] = {
            name: getattr(kind, name).__set__ for name in names
        }


COPIERS: Final = {kind: Copier(kind) for kind in (StoredSeat, StoredTable)}


def changed(record: Kept, **changes: Any) -> Kept:
    """*record* with these *changes*, as `dataclasses.replace` would make it."""
    kind = type(record)
    copier = COPIERS[kind]
    copy = object.__new__(kind)
    for put, value in zip(copier.put.values(), copier.values(record), strict=True):
        put(copy, value)
    for name, value in changes.items():
        copier.put[name](copy, value)
    return copy


ONE_IDENTITY: Final = select(IDENTITIES.c.id, IDENTITIES.c.name, IDENTITIES.c.epoch).where(
    IDENTITIES.c.id == bindparam("one")
)
HEAD: Final = [column.name for column in TABLES.columns]
UNFINISHED: Final = TABLES.c.status.in_(("waiting", "running"))
SHAPE: Final = TypeAdapter(StoredTable)
RESULT: Final = TypeAdapter(FinalResult)


def unguessable() -> str:
    return secrets.token_urlsafe(16)


def now() -> datetime:
    return datetime.now(UTC)


class Store:
    """One database; opening it brings its shape up to date. Bots move *bot_pause* seconds after they could."""

    def __init__(self, database: Database, bot_pause: float = 0.0) -> None:
        self.database: Final = database
        self.bot_pause: Final = bot_pause

    @classmethod
    async def open(cls, url: str, synchronous: str = "FULL", bot_pause: float = 0.0) -> Store:
        return cls(await Database.open(url, synchronous), bot_pause)

    async def close(self) -> None:
        await self.database.close()

    @property
    def engine(self) -> AsyncEngine:
        return self.database.engine

    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction; or `database-away`. Never begin another inside."""
        return self.database.begin()

    async def secret(self, name: str) -> str:
        """A secret of this database, made when it is first asked for."""
        found = select(SECRETS.c.value).where(SECRETS.c.name == name)
        async with self.begin() as connection:
            value = (await connection.execute(found)).scalar()
        if value is None:
            try:
                async with self.begin() as connection:
                    value = secrets.token_hex(32)
                    await connection.execute(insert(SECRETS).values(name=name, value=value))
            except IntegrityError:  # another process was faster: its secret holds
                async with self.begin() as connection:
                    value = (await connection.execute(found)).scalar_one()
        return str(value)

    # Identities.

    async def add_identity(self, name: str) -> Identity:
        identity = Identity(unguessable(), name)
        async with self.begin() as connection:
            await connection.execute(insert(IDENTITIES).values(id=identity.id, name=name, created=now()))
        return identity

    async def identity(self, id: str) -> Identity | None:
        async with self.database.read() as connection:
            found = (await connection.execute(ONE_IDENTITY, {"one": id})).one_or_none()
        return None if found is None else Identity(*found)

    async def rename(self, id: str, name: str) -> None:
        async with self.begin() as connection:
            await connection.execute(update(IDENTITIES).where(IDENTITIES.c.id == id).values(name=name))
            await self.database.ring(connection, ("name", id))

    # Tables.

    async def add_table(self, table: StoredTable, rows: Sequence[Row] = ()) -> None:
        async with self.begin() as connection:
            await connection.execute(insert(TABLES).values({name: getattr(table, name) for name in HEAD}))
            for seat in table.seats:
                await connection.execute(insert(SEATS).values(table_id=table.id, **seat_values(seat)))
            if rows:
                await connection.execute(insert(ROWS), row_values(table.id, 0, rows))
            await note_deal(connection, None, table)
            await self.expect_bots(connection, table)

    async def table(self, id: str) -> StoredTable | None:
        found = await self.tables(TABLES.c.id == id, limit=1)
        return found[0] if found else None

    async def tables(self, *where: Any, limit: int = 100) -> list[StoredTable]:
        """The newest tables that fit *where*, conditions on the columns of `schema.TABLES`.

        A list of them leaves out what cannot be read; who asks for a single one gets a ValueError or TypeError.
        """
        async with self.database.read() as connection:
            try:
                return await tables_in(connection, *where, limit=limit)
            except (ValueError, TypeError):
                if limit == 1:
                    raise
                return await readable_tables_in(connection, *where, limit=limit)

    async def unfinished_of(self, host: str) -> int:
        """How many tables of *host* wait or run."""
        async with self.begin() as connection:
            found = await connection.execute(select(func.count()).where(TABLES.c.host == host, UNFINISHED))
            return found.scalar_one()

    async def settle(self, seen: StoredTable, wanted: StoredTable) -> None:
        """Make the table that was *seen* the *wanted* one (see `settle_in`), or raise Conflict."""
        try:
            async with self.begin() as connection:
                await self.settle_in(connection, seen, wanted)
        except IntegrityError:  # somebody sat down at two tables of a series in the same moment: look again
            raise Conflict(f"table {seen.id}") from None

    async def settle_in(self, connection: AsyncConnection, seen: StoredTable, wanted: StoredTable) -> None:
        """Write what differs in status, host, pause, hints and seats; Conflict if the table is another by now."""
        head = {"status": wanted.status, "host": wanted.host, "paused": wanted.paused, "hints": wanted.hints}
        head |= {"seating": seen.seating + 1}
        await must_match(connection, seen.id, seen.seating, head)
        for before, after in zip(seen.seats, wanted.seats, strict=True):
            if before != after:
                this = (SEATS.c.table_id == seen.id) & (SEATS.c.seat == after.seat)
                await connection.execute(update(SEATS).where(this).values(seat_values(after)))
        await note_deal(connection, seen, wanted)
        await self.expect_bots(connection, wanted)
        await self.database.ring(connection, ("table", seen.id))

    async def expect_bots(self, connection: AsyncConnection, table: StoredTable) -> None:
        """Whether a bot is due nobody knows before the game is replayed: whoever thinks for the bots has a look."""
        if table.goes_on() and table.has_bots():
            await make_due(connection, [table.id], self.when_bots_move(), freed=True)
        else:
            await make_undue(connection, [table.id])

    def when_bots_move(self) -> datetime:
        return now() + timedelta(seconds=self.bot_pause)

    # Rows.

    async def rows(self, table: str, behind: int = 0) -> list[Row]:
        """The rows of *table* but the first *behind*."""
        these = (ROWS.c.table_id == table) & (ROWS.c.ordinal >= behind)
        chosen = select(ROWS.c.seat, ROWS.c.kind, ROWS.c.words).where(these).order_by(ROWS.c.ordinal)
        async with self.database.read() as connection:
            return [Row(seat, kind, tuple(words)) for seat, kind, words in await connection.execute(chosen)]


async def tables_in(connection: AsyncConnection, *where: Any, limit: int | None) -> list[StoredTable]:
    """The newest tables that fit *where*, within a transaction."""
    chosen = select(TABLES).where(TABLES.c.status != "dropped", *where).order_by(TABLES.c.created.desc()).limit(limit)
    heads = (await connection.execute(chosen)).mappings().all()
    of_these = SEATS.c.table_id.in_([head["id"] for head in heads])
    with_names = select(SEATS, IDENTITIES.c.name.label("person")).outerjoin_from(SEATS, IDENTITIES)
    seats = (await connection.execute(with_names.where(of_these).order_by(SEATS.c.seat))).mappings().all()
    by_table: dict[str, list[StoredSeat]] = {head["id"]: [] for head in heads}
    for seat in seats:
        called = seat["name"] or seat["person"] or None
        if called is None and seat["bot"] is not None:
            called = bot_name(seat["table_id"], seat["seat"])
        clock = {"since": aware(seat["since"]), "left": seat["left"], "mailed": seat["mailed"]}
        head = (seat["seat"], seat["kind"], seat["identity"], seat["bot"], called, seat["stand_in"])
        by_table[seat["table_id"]].append(StoredSeat(*head, **clock))
    return [sound_table({**head, "seats": tuple(by_table[head["id"]])}) for head in heads]


async def readable_tables_in(connection: AsyncConnection, *where: Any, limit: int) -> list[StoredTable]:
    """The same, one by one, without those that are damaged."""
    chosen = select(TABLES.c.id).where(TABLES.c.status != "dropped", *where).order_by(TABLES.c.created.desc())
    found = []
    for id in (await connection.execute(chosen.limit(limit))).scalars().all():
        try:
            found += await tables_in(connection, TABLES.c.id == id, limit=1)
        except (ValueError, TypeError) as fault:
            LOG.error("table %s cannot be read: %r", id, fault)
    return found


def aware(moment: datetime | None) -> datetime | None:
    """*moment* with its zone, which SQLite does not keep."""
    return None if moment is None else moment.replace(tzinfo=moment.tzinfo or UTC)


def sound_table(stored: dict[str, Any]) -> StoredTable:
    """The table, or ValueError: whoever has one need not doubt that it is one."""
    table = SHAPE.validate_python(stored)
    if not table.seats or [seat.seat for seat in table.seats] != list(range(len(table.seats))):
        raise ValueError("its seats are not in order")
    if table.result is not None:
        RESULT.validate_python(table.result)
    return table


def row_values(table: str, first: int, rows: Sequence[Row]) -> list[dict[str, Any]]:
    head = {"table_id": table, "at": now()}
    return [
        head | {"ordinal": ordinal, "seat": row.seat, "kind": row.kind, "words": list(row.words)}
        for ordinal, row in enumerate(rows, first)
    ]


async def must_match(connection: AsyncConnection, table: str, seating: int, head: dict[str, Any]) -> None:
    """Write the *head* of a table that is still at *seating*, or raise Conflict.

    One statement that looks at nothing but the row it writes, so that both databases decide it by themselves: on
    PostgreSQL whoever comes second waits for the row and is then compared with what the first has left there.
    """
    this = (TABLES.c.id == table) & (TABLES.c.seating == seating)
    if (await connection.execute(update(TABLES).where(this).values(head))).rowcount != 1:
        raise Conflict(f"table {table} is not at seating {seating} any more")


def seat_values(seat: StoredSeat) -> dict[str, Any]:
    kept = ("seat", "kind", "identity", "bot", "name", "stand_in", "since", "left", "runs_out", "mailed")
    return {name: getattr(seat, name) for name in kept}

"""The store: who is who, which tables there are, and every accepted row. Rows are only ever added.

A row is `(table, ordinal, seat, kind, words)`. `act` is an action, `undo` takes back the last *n* actions of its seat;
the plies of a table are folded from its rows. When `append` returns, they are on the disk.
"""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tablewright.kernel.action import Seat, Word
from tablewright.server.schema import IDENTITIES, ROWS, SEATS, SECRETS, TABLES

MIGRATIONS: Final = Path(__file__).parent / "migrations"

Kind = Literal["act", "undo"]
Status = Literal["waiting", "running", "finished", "abandoned", "dropped"]
SeatKind = Literal["human", "bot", "open"]


class Conflict(Exception):
    """Somebody else's row has this ordinal already."""


@dataclass(frozen=True, slots=True)
class Identity:
    id: str
    name: str


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

    def seats_of(self, identity: str | None) -> list[Seat]:
        return [seat.seat for seat in self.seats if identity is not None and seat.identity == identity]

    def bot_of(self, seat: Seat) -> str | None:
        return self.seats[seat].bot if self.seats[seat].kind == "bot" else None


def unguessable() -> str:
    return secrets.token_urlsafe(16)


def now() -> datetime:
    return datetime.now(UTC)


class Store:
    """One database. `Store.open` brings its shape up to date first."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    @classmethod
    async def open(cls, url: str, synchronous: str = "FULL") -> Store:
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            must_be_sqlite(engine.url.database or ":memory:")
            prepare_sqlite(engine, synchronous)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        await self.engine.dispose()

    async def secret(self, name: str) -> str:
        """A secret of this database, made when it is first asked for."""
        found = select(SECRETS.c.value).where(SECRETS.c.name == name)
        async with self.engine.begin() as connection:
            value = (await connection.execute(found)).scalar()
        if value is None:
            try:
                async with self.engine.begin() as connection:
                    value = secrets.token_hex(32)
                    await connection.execute(insert(SECRETS).values(name=name, value=value))
            except IntegrityError:  # another process was faster: its secret holds
                async with self.engine.begin() as connection:
                    value = (await connection.execute(found)).scalar_one()
        return str(value)

    # Identities.

    async def add_identity(self, name: str) -> Identity:
        identity = Identity(unguessable(), name)
        async with self.engine.begin() as connection:
            await connection.execute(insert(IDENTITIES).values(id=identity.id, name=name, created=now()))
        return identity

    async def identity(self, id: str) -> Identity | None:
        async with self.engine.begin() as connection:
            name = (await connection.execute(select(IDENTITIES.c.name).where(IDENTITIES.c.id == id))).scalar()
        return None if name is None else Identity(id, name)

    async def rename(self, id: str, name: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(IDENTITIES).where(IDENTITIES.c.id == id).values(name=name))

    # Tables.

    async def add_table(self, table: StoredTable, rows: Sequence[Row] = ()) -> None:
        async with self.engine.begin() as connection:
            names = ("id", "game", "rules", "data", "settings", "seed", "status", "host", "auto_start", "archived")
            values = {
                name: getattr(table, name) for name in (*names, "private", "paused", "plies", "result", "created")
            }
            await connection.execute(insert(TABLES).values(values))
            for seat in table.seats:
                await connection.execute(insert(SEATS).values(table_id=table.id, **seat_values(seat)))
            await add_rows(connection, table.id, 0, rows)

    async def table(self, id: str) -> StoredTable | None:
        found = await self.tables(TABLES.c.id == id, limit=1)
        return found[0] if found else None

    async def tables(self, *where: Any, limit: int = 100) -> list[StoredTable]:
        """The newest tables that fit *where*, conditions on the columns of `schema.TABLES`."""
        chosen = (
            select(TABLES).where(TABLES.c.status != "dropped", *where).order_by(TABLES.c.created.desc()).limit(limit)
        )
        async with self.engine.begin() as connection:
            heads = (await connection.execute(chosen)).mappings().all()
            of_these = SEATS.c.table_id.in_([head["id"] for head in heads])
            with_names = select(SEATS, IDENTITIES.c.name.label("person")).outerjoin_from(SEATS, IDENTITIES)
            seats = (await connection.execute(with_names.where(of_these).order_by(SEATS.c.seat))).mappings().all()
        by_table: dict[str, list[StoredSeat]] = {head["id"]: [] for head in heads}
        for seat in seats:
            called = seat["name"] or seat["person"] or seat["bot"]
            by_table[seat["table_id"]].append(
                StoredSeat(seat["seat"], seat["kind"], seat["identity"], seat["bot"], called)
            )
        return [StoredTable(**head, seats=tuple(by_table[head["id"]])) for head in heads]

    async def running_with_bots(self) -> list[str]:
        bots = select(SEATS.c.table_id).where(SEATS.c.kind == "bot")
        async with self.engine.begin() as connection:
            due = select(TABLES.c.id).where(TABLES.c.status == "running", TABLES.c.id.in_(bots))
            return [str(id) for id in (await connection.execute(due)).scalars()]

    async def take_seat(self, table: str, seat: Seat, identity: str) -> bool:
        """Give an open seat to *identity*; False if it is not open any more."""
        open_seat = (SEATS.c.table_id == table) & (SEATS.c.seat == seat) & (SEATS.c.kind == "open")
        async with self.engine.begin() as connection:
            done = await connection.execute(update(SEATS).where(open_seat).values(kind="human", identity=identity))
        return done.rowcount == 1

    async def free_seats(self, table: str, identity: str, status: Status, host: str) -> None:
        """Open the seats of *identity* again; the table goes on as *status* under *host*."""
        mine = (SEATS.c.table_id == table) & (SEATS.c.identity == identity)
        async with self.engine.begin() as connection:
            await connection.execute(update(SEATS).where(mine).values(kind="open", identity=None, name=None))
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=status, host=host))

    async def start(self, table: str) -> bool:
        """From waiting to running; False if somebody else did it."""
        waiting = (TABLES.c.id == table) & (TABLES.c.status == "waiting")
        async with self.engine.begin() as connection:
            return (await connection.execute(update(TABLES).where(waiting).values(status="running"))).rowcount == 1

    # Rows.

    async def rows(self, table: str) -> list[Row]:
        chosen = select(ROWS.c.seat, ROWS.c.kind, ROWS.c.words).where(ROWS.c.table_id == table).order_by(ROWS.c.ordinal)
        async with self.engine.begin() as connection:
            return [Row(seat, kind, tuple(words)) for seat, kind, words in await connection.execute(chosen)]

    async def append(
        self, table: str, ordinal: int, rows: Sequence[Row], plies: int, result: dict[str, Any] | None = None
    ) -> None:
        """Accept *rows* from *ordinal* on, all or none, or raise Conflict. A *result* finishes the table."""
        head: dict[str, Any] = {"plies": plies} | ({"status": "finished", "result": result} if result else {})
        try:
            async with self.engine.begin() as connection:
                await add_rows(connection, table, ordinal, rows)
                await connection.execute(update(TABLES).where(TABLES.c.id == table).values(head))
        except IntegrityError:
            raise Conflict(f"table {table} has a row {ordinal} already") from None


async def add_rows(connection: AsyncConnection, table: str, first: int, rows: Sequence[Row]) -> None:
    if rows:
        await connection.execute(
            insert(ROWS),
            [
                {"table_id": table, "ordinal": ordinal, "seat": row.seat, "kind": row.kind, "words": list(row.words)}
                for ordinal, row in enumerate(rows, first)
            ],
        )


def seat_values(seat: StoredSeat) -> dict[str, Any]:
    return {"seat": seat.seat, "kind": seat.kind, "identity": seat.identity, "bot": seat.bot, "name": seat.name}


def must_be_sqlite(file: str) -> None:
    """Raise sqlite3.Error if *file* cannot be opened or is something else.

    Asked here, without a thread: aiosqlite leaves one behind when opening fails, which then trips over the closed loop.
    """
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version").fetchone()


def prepare_sqlite(engine: AsyncEngine, synchronous: str) -> None:
    """Write-ahead logging: readers never wait for the writer, and a killed process leaves every commit behind."""

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")

"""The database: one engine for SQLite or PostgreSQL, its shape, and what happens when it is out of reach."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import math
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, func, select, text
from sqlalchemy.exc import DBAPIError, DisconnectionError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.errand import Errands, T, Turn, Work

LOG: Final = logging.getLogger("tablewright.database")

MIGRATIONS: Final = Path(__file__).parent / "migrations"
CHANNEL: Final = "tablewright"
NOTIFY: Final = text("select pg_notify(:channel, ring) from unnest(cast(:rings as text[])) as ring")
DUE: Final = "due"
USED: Final = "used"
SECONDS_OF_REST: Final = 1.0
# Servers that start together bring the database up to date one after another. Any number, the same for all.
MIGRATING: Final = 0x7AB1E
SECONDS_TO_CONNECT: Final = 5.0
SECONDS_TO_ANSWER: Final = 15.0
COME_BACK_SECONDS: Final = 2
LONGEST_PAUSE: Final = 2.0
# What goes wrong is logged, and what was to be stored (a seed, a password's hash) is not to stand in a log.
DISCREET: Final = {"hide_parameters": True}


class Database:
    """One server's way to its database.

    *node* names this server to the others on the same database. *when_due* is called after a commit that made a bot
    due, *when_back* when the database answers again after it had not.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.reading: Final = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.errands: Final = Errands(engine)
        self.turn: Final = contextlib.nullcontext() if self.is_shared else Turn(SECONDS_TO_ANSWER)
        self.node: Final = secrets.token_hex(8)
        self.when_due: Callable[[datetime], None] = lambda due: None
        self.when_back: Callable[[], None] = lambda: None
        self.waiting: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, synchronous: str = "FULL") -> Database:
        """Connect, and bring the shape up to date."""
        engine = make_engine(url, synchronous)
        try:
            async with engine.begin() as connection:
                if engine.dialect.name == "postgresql":
                    await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                await connection.run_sync(migrate)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            await asyncio.gather(self.waiting, return_exceptions=True)
        await self.engine.dispose()

    @property
    def is_shared(self) -> bool:
        """May other servers be on it? An SQLite file has one."""
        return self.engine.dialect.name == "postgresql"

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; or `database-away`. SQLite has one connection: never begin another inside."""
        with self.reached():
            async with self.turn, self.engine.begin() as connection:
                notes = connection.info
                notes.pop(DUE, None)
                yield connection
            if DUE in notes:
                self.when_due(notes.pop(DUE))

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """For statements that only read, each of which sees what is committed by then; or `database-away`.

        On PostgreSQL each is sent by itself, without one to begin and one to end a transaction around it.
        """
        if not self.is_shared:
            async with self.begin() as connection:
                yield connection
            return
        with self.reached():
            async with self.reading.connect() as connection:
                yield connection

    async def transact(self, work: Work[T]) -> T:
        """Do *work*, which awaits nothing but its connection, in a transaction: on SQLite in one trip to its thread."""
        if self.is_shared:
            async with self.begin() as connection:
                return await work(connection)
        with self.reached():
            async with self.turn:
                result, notes = await self.errands.run(work)
            if DUE in notes:
                self.when_due(notes[DUE])
            return result

    @contextlib.contextmanager
    def reached(self) -> Iterator[None]:
        """What goes wrong here because the database is out of reach becomes `database-away`."""
        try:
            yield
        except Exception as fault:
            if not is_away(fault):
                raise
            # Too many at once is not out of reach: whoever waits for a connection in vain may come again, and nobody
            # else has to be told anything.
            if not isinstance(fault, NoConnectionFree):
                self.lost(fault)
            raise away() from fault

    def lost(self, fault: BaseException) -> None:
        """The database is out of reach: look for it until it is back."""
        if self.waiting is None or self.waiting.done():
            LOG.warning("the database is away: %s", first_line(fault))
            self.waiting = asyncio.create_task(self.wait_for_it())

    async def wait_for_it(self) -> None:
        pause = 0.1
        while True:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(text("select 1"))
                break
            except Exception as fault:
                if not is_away(fault):
                    LOG.exception("the database answers with something else")
        LOG.warning("the database is back")
        self.when_back()

    async def ring(self, connection: AsyncConnection, *rings: Sequence[Any]) -> None:
        """Tell the other servers, once this transaction is committed, what has changed (see `bell`)."""
        if self.is_shared and rings:
            spelt = [json.dumps([self.node, *ring]) for ring in rings]
            await connection.execute(NOTIFY, {"channel": CHANNEL, "rings": spelt})


def will_be_due(connection: AsyncConnection, due: datetime) -> None:
    """This transaction makes a bot due."""
    connection.info[DUE] = due


def is_away(fault: BaseException) -> bool:
    """Does *fault* mean that the database cannot be reached, or can take nothing now, whoever asks?"""
    if isinstance(fault, DBAPIError):
        internal = isinstance(fault, OperationalError | InterfaceError | InternalError)
        return internal or fault.connection_invalidated or state_of(fault.orig) in AWAY_STATES
    if state_of(fault) in AWAY_STATES:  # asyncpg tells by itself what goes wrong while it connects
        return True
    return isinstance(fault, NoConnectionFree | OSError | TimeoutError | sqlite3.OperationalError)


# SQLSTATE classes: connections, too many of anything, an operator's work (shutdown, starting up), the disk; and who
# fell victim to a deadlock may try again.
AWAY_STATES: Final = frozenset(["08", "53", "57", "58", "40"])


def state_of(fault: object) -> str:
    return str(getattr(fault, "sqlstate", None) or "")[:2]


def away() -> Trouble:
    message = "the database is out of reach; what was not acknowledged may not be stored"
    return Trouble("database-away", message, {"seconds": COME_BACK_SECONDS})


def first_line(fault: BaseException) -> str:
    return (str(fault).splitlines() or [type(fault).__name__])[0]


def make_engine(url: str, synchronous: str) -> AsyncEngine:
    if url.startswith("sqlite"):
        # One writer is all that SQLite has; readers wait for it no longer than for its file to be flushed.
        # It is never given back in the middle of a transaction, so nothing need be rolled back then.
        pool = {"pool_size": 1, "max_overflow": 0, "pool_timeout": SECONDS_TO_ANSWER, "pool_reset_on_return": None}
        engine = create_async_engine(url, **pool, **DISCREET)
        must_be_sqlite(engine.url.database or ":memory:")
        prepare_sqlite(engine, synchronous)
        return engine
    patience = {"timeout": SECONDS_TO_CONNECT, "command_timeout": SECONDS_TO_ANSWER}
    pool = {"pool_size": 13, "max_overflow": 0, "pool_timeout": SECONDS_TO_ANSWER}
    engine = create_async_engine(url, connect_args=patience, **pool, **DISCREET)
    greet_the_rested(engine)
    return engine


def greet_the_rested(engine: AsyncEngine) -> None:
    """A connection that nobody has used for a while may be lost: whoever gets it asks it first. One that has just come
    back is not asked, as that would be one more round trip for every statement of a busy server."""

    @event.listens_for(engine.sync_engine, "checkin")
    def on_return(_: object, record: ConnectionPoolEntry) -> None:
        record.info[USED] = time.monotonic()

    @event.listens_for(engine.sync_engine, "checkout")
    def on_taking(connection: Any, record: ConnectionPoolEntry, _: object) -> None:
        driver: Any = record.driver_connection
        if driver.is_closed():  # the other side has said so
            raise DisconnectionError  # the pool looks for another one
        if time.monotonic() - record.info.get(USED, math.inf) > SECONDS_OF_REST:
            try:
                engine.dialect.do_ping(connection)
            except Exception as fault:
                raise DisconnectionError from fault


def must_be_sqlite(file: str) -> None:
    """Raise sqlite3.Error if *file* cannot be opened or is something else.

    Asked here, without a thread: aiosqlite leaves one behind when opening fails, which then trips over the closed loop.
    """
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version").fetchone()


def prepare_sqlite(engine: AsyncEngine, synchronous: str) -> None:
    """Write-ahead logging: other programs may read meanwhile, and a killed process leaves every commit behind."""

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


@contextlib.contextmanager
def reshaping(connection: Connection) -> Iterator[Config]:
    """Room for migrations on *connection*, all of them or none.

    SQLite changes a table by making it anew and dropping the old one, to which others refer: references are not checked
    until that is done. And its driver would commit every such step by itself, if nobody had begun a transaction.
    """
    if connection.dialect.name != "sqlite":
        yield alembic_config(connection)
        return
    connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    yield alembic_config(connection)
    if (dangling := connection.exec_driver_sql("PRAGMA foreign_key_check").first()) is not None:
        raise sqlite3.IntegrityError(f"after the migration a row of {dangling[0]} refers to nothing")
    connection.exec_driver_sql("COMMIT")
    connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def migrate(connection: Connection) -> None:
    with reshaping(connection) as config:
        command.upgrade(config, "head")

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
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, delete, event, func, insert, make_url, select, text
from sqlalchemy.exc import DBAPIError, DisconnectionError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.schema import SECRETS
from tablewright.server.storage.sqlite_thread import SqliteConnection, SqliteEngine, T

LOG: Final = logging.getLogger("tablewright.database")
POOL_LOG: Final = logging.getLogger("sqlalchemy.pool.impl.AsyncAdaptedQueuePool")

MIGRATIONS: Final = Path(__file__).parent / "migrations"
CHANNEL: Final = "tablewright"
NOTIFY: Final = text("select pg_notify(:channel, ring) from unnest(cast(:rings as text[])) as ring")
DUE: Final = "due"
RINGS: Final = "rings"
USED: Final = "used"
SECONDS_OF_REST: Final = 1.0
# Written and taken away again, to find out whether anything can be. SQLite, which does not mind the length, needs new
# pages for it, as a move does now and then.
TRIED: Final = {"sqlite": "x" * 8192, "postgresql": "x" * 128}
# Servers that start together bring the database up to date one after another. Any number, the same for all.
MIGRATING: Final = 0x7AB1E
SECONDS_TO_CONNECT: Final = 5.0
SECONDS_TO_ANSWER: Final = 15.0
COME_BACK_SECONDS: Final = 2
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 2.0
# Who is away again so soon after it was back was not back: a full disk takes little things and refuses others.
SECONDS_TO_BE_BACK: Final = 30.0
# What goes wrong is logged, and what was to be stored (a seed, a password's hash) is not to stand in a log.
DISCREET: Final = {"hide_parameters": True}


DbConnection: TypeAlias = AsyncConnection | SqliteConnection
DbEngine: TypeAlias = AsyncEngine | SqliteEngine


class Database:
    """One server's way to its database.

    What is to be done when a transaction is committed is noted beside its connection meanwhile, in `info`: the rings
    that other servers shall hear, and when a bot is due. *node* names this server to the others on the same database.
    *when_due* is called after a commit that made a bot due, *when_back* when the database answers again after it had
    not.
    """

    def __init__(self, engine: DbEngine) -> None:
        self.engine: Final = engine
        self.reading: Final[DbEngine] = (
            engine.execution_options(isolation_level="AUTOCOMMIT") if isinstance(engine, AsyncEngine) else engine
        )
        self.node: Final = secrets.token_hex(8)
        self.when_due: Callable[[datetime], None] = lambda due: None
        self.when_back: Callable[[], None] = lambda: None
        self.waiting: asyncio.Task[None] | None = None
        self.back_since = -math.inf

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
        return isinstance(self.engine, AsyncEngine)

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[DbConnection]:
        """A transaction; or `database-away`. SQLite has one connection: never begin another inside."""
        with self.reached():
            async with self.engine.begin() as connection:
                forget_notes(connection)
                yield connection
                if RINGS in connection.info:
                    await connection.run_sync(send_rings)
                due = connection.info.pop(DUE, None)
            if due is not None:
                self.when_due(due)

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[DbConnection]:
        """For statements that only read, each of which sees what is committed by then; or `database-away`.

        On PostgreSQL each is sent by itself, without one to begin and one to end a transaction around it.
        """
        with self.reached():
            async with self.reading.connect() as connection:
                yield connection

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do *work* in a transaction, on SQLite in one job of its thread; or `database-away`."""
        with self.reached():
            if isinstance(self.engine, SqliteEngine):
                result, due = await self.engine.transact(partial(with_notes, work=work))
            else:
                async with self.engine.begin() as connection:
                    result, due = await connection.run_sync(with_notes, work)
            if due is not None:
                self.when_due(due)
            return result

    @contextlib.contextmanager
    def reached(self) -> Iterator[None]:
        """What goes wrong here because the database is out of reach becomes `database-away`."""
        try:
            yield
        except Exception as fault:
            if not is_database_away(fault):
                raise
            # Too many at once is not out of reach: whoever waits for a connection in vain may come again, and nobody
            # else has to be told anything.
            if not isinstance(fault, NoConnectionFree):
                self.lost(fault)
            raise database_away() from fault

    def lost(self, fault: BaseException) -> None:
        """The database is out of reach: look for it until it is back."""
        if self.waiting is None or self.waiting.done():
            again = time.monotonic() - self.back_since < SECONDS_TO_BE_BACK
            LOG.log(logging.DEBUG if again else logging.WARNING, "the database is away: %s", first_line(fault))
            self.waiting = asyncio.create_task(self.wait_for_it(LONGEST_PAUSE if again else FIRST_PAUSE, again))

    async def wait_for_it(self, pause: float, again: bool) -> None:
        while True:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                async with self.engine.begin() as connection:
                    await connection.run_sync(write_something)
                break
            except Exception as fault:
                if not is_database_away(fault):
                    LOG.exception("the database answers with something else")
        self.back_since = time.monotonic()
        LOG.log(logging.DEBUG if again else logging.WARNING, "the database is back")
        self.when_back()

    def ring(self, connection: Connection | DbConnection, *rings: Sequence[Any]) -> None:
        """Tell the other servers, once this transaction is committed, what has changed (`cluster.notifications`)."""
        if self.is_shared:
            connection.info.setdefault(RINGS, []).extend(json.dumps([self.node, *ring]) for ring in rings)


def write_something(connection: Connection) -> None:
    """Writes, and leaves nothing behind. A database that answers may still be unable to: the disk is full, or it is a
    copy that may only be read. No two servers write the same."""
    mine = {"name": f"tried-{secrets.token_hex(12)}", "value": TRIED[connection.dialect.name]}
    connection.execute(insert(SECRETS).values(mine))
    connection.execute(delete(SECRETS).where(SECRETS.c.name == mine["name"]))


def will_be_due(connection: Connection | DbConnection, due: datetime) -> None:
    """This transaction makes a bot due."""
    connection.info[DUE] = due


def forget_notes(connection: Connection | DbConnection) -> None:
    """A transaction that failed has left its own there."""
    for note in (DUE, RINGS):
        connection.info.pop(note, None)


def send_rings(connection: Connection) -> None:
    """As a part of the transaction: they are heard when it is committed."""
    if rings := connection.info.pop(RINGS, None):
        connection.execute(NOTIFY, {"channel": CHANNEL, "rings": rings})


def with_notes(connection: Connection, work: Callable[[Connection], T]) -> tuple[T, datetime | None]:
    """The result of *work*, and when it makes a bot due."""
    forget_notes(connection)
    result = work(connection)
    send_rings(connection)
    return result, connection.info.pop(DUE, None)


def is_database_away(fault: BaseException) -> bool:
    """Does *fault* mean that the database cannot be reached, or can take nothing now, whoever asks?"""
    if isinstance(fault, DBAPIError):
        internal = isinstance(fault, OperationalError | InterfaceError | InternalError)
        return internal or fault.connection_invalidated or is_away_state(fault.orig)
    if is_away_state(fault):  # asyncpg tells by itself what goes wrong while it connects
        return True
    return isinstance(fault, NoConnectionFree | OSError | TimeoutError | sqlite3.OperationalError)


# SQLSTATE classes: connections, too many of anything, an operator's work (shutdown, starting up), the disk; and who
# fell victim to a deadlock may try again.
DATABASE_AWAY_STATES: Final = frozenset(["08", "53", "57", "58", "40"])
READ_ONLY: Final = "25006"


def is_away_state(fault: object) -> bool:
    state = str(getattr(fault, "sqlstate", None) or "")
    return state[:2] in DATABASE_AWAY_STATES or state == READ_ONLY


def database_away() -> Trouble:
    message = "the database is out of reach; what was not acknowledged may not be stored"
    return Trouble("database-away", message, {"seconds": COME_BACK_SECONDS})


def first_line(fault: BaseException) -> str:
    return (str(fault).splitlines() or [type(fault).__name__])[0]


def make_engine(url: str, synchronous: str) -> DbEngine:
    if url.startswith("sqlite"):
        engine = make_sqlite_engine(url)
        prepare_sqlite(engine.sync_engine, synchronous)
        return engine
    patience = {"timeout": SECONDS_TO_CONNECT, "command_timeout": SECONDS_TO_ANSWER}
    pool = {"pool_size": 13, "max_overflow": 0, "pool_timeout": SECONDS_TO_ANSWER}
    shared = create_async_engine(url, connect_args=patience, **pool, **DISCREET)
    greet_the_rested(shared)
    POOL_LOG.addFilter(in_one_line)
    return shared


def in_one_line(record: logging.LogRecord) -> bool:
    """Whoever hung up while a lost connection was being closed has done no harm: no traceback for that."""
    if record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError):
        record.exc_info = None
    return True


def make_sqlite_engine(url: str | URL) -> SqliteEngine:
    """Whatever driver *url* names: it may have been written for an earlier version, which had another one."""
    engine = create_engine(make_url(url).set(drivername="sqlite"), poolclass=NullPool, **DISCREET)
    return SqliteEngine(engine, SECONDS_TO_ANSWER)


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


def prepare_sqlite(engine: Engine, synchronous: str) -> None:
    """Write-ahead logging: other programs may read meanwhile, and a killed process leaves every commit behind."""

    @event.listens_for(engine, "connect")
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

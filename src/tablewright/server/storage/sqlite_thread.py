"""SQLite in a thread of its own, behind the few methods that SQLAlchemy's asyncio engine has for PostgreSQL.

The thread has the one connection. Everything that is done with it is a job of that thread, in the order in which it was
asked for, so nothing else ever touches the connection or a cursor of it. A transaction is one job (`transact`), or one
for every statement (`begin`): under load each job waits for the interpreter, so what every move does is one.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar, cast

from sqlalchemy import Connection, CursorResult, Dialect, Engine, Executable
from sqlalchemy.engine import IteratorResult
from sqlalchemy.exc import TimeoutError as NoConnectionFree

P = ParamSpec("P")
T = TypeVar("T")


class Buffered(IteratorResult[*tuple[Any, ...]]):
    """Rows that are all read, so that they may leave the thread of their cursor."""

    def __init__(self, result: CursorResult[*tuple[Any, ...]]) -> None:
        kept = result.freeze()
        super().__init__(kept.metadata, iter(kept.data))
        self.rowcount: Final = result.rowcount


Answer: TypeAlias = Buffered | CursorResult[*tuple[Any, ...]]


def buffered(result: CursorResult[*tuple[Any, ...]]) -> Answer:
    """*result*; one without rows has no cursor any more."""
    return Buffered(result) if result.returns_rows else result


def execute(connection: Connection, statement: Executable, parameters: Any) -> Answer:
    return buffered(connection.execute(statement, parameters))


def execute_text(connection: Connection, text: str) -> Answer:
    return buffered(connection.exec_driver_sql(text))


class SqliteConnection:
    """What the server uses of an AsyncConnection, for whoever has the turn."""

    def __init__(self, engine: SqliteEngine, sync_connection: Connection) -> None:
        self.engine: Final = engine
        self.sync_connection: Final = sync_connection

    @property
    def dialect(self) -> Dialect:
        return self.sync_connection.dialect

    @property
    def info(self) -> dict[Any, Any]:
        return self.sync_connection.info

    async def execute(self, statement: Executable, parameters: Any = None) -> Answer:
        return await self.run_sync(execute, statement, parameters)

    async def exec_driver_sql(self, text: str) -> Answer:
        return await self.run_sync(execute_text, text)

    async def run_sync(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.engine.do(partial(work, self.sync_connection, *args, **kwargs))


class SqliteEngine:
    """What the server uses of an AsyncEngine. Whoever waits for the connection longer than *patience* does so in vain.

    A job that was asked for is done, also if nobody waits for it any more: what is cancelled in the middle of a
    transaction is rolled back after the statement that was under way, and a whole transaction is carried out.
    """

    def __init__(self, sync_engine: Engine, patience: float) -> None:
        self.sync_engine: Final = sync_engine
        self.patience: Final = patience
        self.thread: Final = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self.lock: Final = asyncio.Lock()
        self.sync_connection: Connection | None = None

    @property
    def dialect(self) -> Dialect:
        return self.sync_engine.dialect

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[SqliteConnection]:
        """To look at something: nothing of it is committed."""
        async with self.turn():
            connection = await self.connection()
            try:
                yield connection
            finally:
                await self.do(connection.sync_connection.rollback)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[SqliteConnection]:
        async with self.turn():
            connection = await self.connection()
            try:
                yield connection
            except BaseException:
                await self.do(connection.sync_connection.rollback)
                raise
            await self.do(partial(commit, connection.sync_connection))

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do *work* in a transaction of its own, in one job."""
        async with self.turn():
            return await (await self.connection()).run_sync(transaction, work)

    async def dispose(self) -> None:
        """Close it, when whoever has the turn is done."""
        async with self.turn():
            await self.do(self.close)
            self.thread.shutdown()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """No two use the connection at the same time."""
        try:
            async with asyncio.timeout(self.patience):
                await self.lock.acquire()
        except TimeoutError:
            raise NoConnectionFree(f"others used the connection for {self.patience} s") from None
        try:
            yield
        finally:
            self.lock.release()

    async def connection(self) -> SqliteConnection:
        opened = self.sync_connection
        return SqliteConnection(self, await self.do(self.open) if opened is None else opened)

    async def do(self, job: Callable[[], T]) -> T:
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self.thread, job))

    # In the thread.

    def open(self) -> Connection:
        if self.sync_connection is None:  # else somebody asked for it before, and did not wait
            self.sync_connection = self.sync_engine.connect()
        return self.sync_connection

    def close(self) -> None:
        if self.sync_connection is not None:
            self.sync_connection.close()


def transaction(connection: Connection, work: Callable[[Connection], T]) -> T:
    try:
        with connection.begin():
            return work(connection)
    except BaseException:
        driver_of(connection).rollback()
        raise


def commit(connection: Connection) -> None:
    try:
        connection.commit()
    except BaseException:
        # To SQLAlchemy a transaction whose commit failed is over, and a rollback nothing to do; to SQLite it is open,
        # and whoever came next would commit it.
        connection.rollback()
        driver_of(connection).rollback()
        raise


def driver_of(connection: Connection) -> sqlite3.Connection:
    return cast(sqlite3.Connection, connection.connection.driver_connection)

"""A whole transaction of SQLite in one trip to its thread.

SQLite works in a thread of its own. Sent there statement by statement, a transaction waits for that thread a dozen
times, and under load each of those waits is one for the interpreter. An errand goes there once: the same code that
awaits every statement on PostgreSQL runs to its end inside the thread, where there is nothing to wait for.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias, TypeVar, cast

from sqlalchemy import Connection, CursorResult, Dialect, Executable, create_engine
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import StaticPool

T = TypeVar("T")
Work: TypeAlias = Callable[[AsyncConnection], Coroutine[Any, Any, T]]


class Inside:
    """What a piece of work needs of an AsyncConnection, when it is in the connection's thread already."""

    def __init__(self, connection: Connection, raw: sqlite3.Connection) -> None:
        self.connection: Final = connection
        self.raw: Final = raw  # for statements that are spelt out already (see `prepared`)

    @property
    def dialect(self) -> Dialect:
        return self.connection.dialect

    @property
    def info(self) -> dict[Any, Any]:
        return self.connection.info

    async def execute(self, statement: Executable, parameters: Any = None) -> CursorResult[Any]:
        return self.connection.execute(statement, parameters)


class Turn:
    """Whoever uses the one connection of SQLite for more than a single statement waits for their turn; not for ever.

    The pool, of one connection, would do the same, but takes longer about it than SQLite does about a move.
    """

    def __init__(self, patience: float) -> None:
        self.lock: Final = asyncio.Lock()
        self.patience: Final = patience

    async def __aenter__(self) -> None:
        if not self.lock.locked():
            await self.lock.acquire()
            return
        try:
            async with asyncio.timeout(self.patience):
                await self.lock.acquire()
        except TimeoutError:
            raise NoConnectionFree(f"it was somebody else's turn for {self.patience} s") from None

    async def __aexit__(self, *_: object) -> None:
        self.lock.release()


class Errands:
    """Runs errands on the one connection of *engine*; whoever does so, it is their turn."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.driver: Any = None
        self.inside: Connection | None = None
        self.inside_of: object = None

    async def run(self, work: Work[T]) -> tuple[T, dict[Any, Any]]:
        """Do *work* in a transaction; its result and the notes that it left in `connection.info`."""
        if self.driver is None or self.driver._connection is None:
            async with self.engine.connect() as connection:  # which stays open in the pool
                self.driver = (await connection.get_raw_connection()).driver_connection
        # aiosqlite has no public way to run a function beside the connection; this one is as old as it is.
        done: tuple[T, dict[Any, Any]] = await self.driver._execute(self.run_inside, self.driver._conn, work)
        return done

    def run_inside(self, raw: sqlite3.Connection, work: Work[T]) -> tuple[T, dict[Any, Any]]:
        if self.inside is None or self.inside.invalidated or self.inside_of is not raw:
            self.inside, self.inside_of = connection_over(raw), raw
        notes = self.inside.info
        notes.clear()
        try:
            result = finished(work(cast(AsyncConnection, Inside(self.inside, raw))))
            self.inside.commit()  # if SQLAlchemy knows of the transaction
            raw.commit()  # if it does not
        except BaseException:
            self.inside.rollback()
            raw.rollback()
            raise
        return result, dict(notes)


def connection_over(raw: object) -> Connection:
    """SQLAlchemy over a connection of SQLite that somebody else has opened and will close."""
    pool = {"creator": lambda: raw, "poolclass": StaticPool, "pool_reset_on_return": None}
    return create_engine("sqlite://", **pool, hide_parameters=True).connect()


def finished(work: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine that never waits."""
    try:
        work.send(None)
    except StopIteration as end:
        return cast(T, end.value)
    work.close()
    raise RuntimeError("an errand waits for something outside")

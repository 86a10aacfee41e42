"""A whole transaction of SQLite in one trip to its thread.

SQLite works in a thread of its own. Sent there statement by statement, a transaction waits for that thread a dozen
times, and under load each of those waits is one for the interpreter. An errand goes there once: the same code that
awaits every statement on PostgreSQL runs to its end inside the thread, where there is nothing to wait for.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias, TypeVar, cast

from sqlalchemy import Connection, CursorResult, Dialect, Executable, create_engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import StaticPool

T = TypeVar("T")
Work: TypeAlias = Callable[[AsyncConnection], Coroutine[Any, Any, T]]


class Inside:
    """What a piece of work needs of an AsyncConnection, when it is in the connection's thread already."""

    def __init__(self, connection: Connection) -> None:
        self.connection: Final = connection

    @property
    def dialect(self) -> Dialect:
        return self.connection.dialect

    @property
    def info(self) -> dict[Any, Any]:
        return self.connection.info

    async def execute(self, statement: Executable, parameters: Any = None) -> CursorResult[Any]:
        return self.connection.execute(statement, parameters)


class Errands:
    """Runs errands on the one connection of *engine*."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.inside: Connection | None = None
        self.inside_of: object = None

    async def run(self, work: Work[T]) -> tuple[T, dict[Any, Any]]:
        """Do *work* in a transaction; its result and the notes that it left in `connection.info`."""
        async with self.engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            # aiosqlite has no public way to run a function beside the connection; this one is as old as it is.
            done: tuple[T, dict[Any, Any]] = await driver._execute(self.run_inside, driver._conn, work)
            return done

    def run_inside(self, raw: Any, work: Work[T]) -> tuple[T, dict[Any, Any]]:
        if self.inside is None or self.inside.invalidated or self.inside_of is not raw:
            self.inside, self.inside_of = connection_over(raw), raw
        with self.inside.begin():
            self.inside.info.clear()
            return finished(work(cast(AsyncConnection, Inside(self.inside)))), dict(self.inside.info)


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

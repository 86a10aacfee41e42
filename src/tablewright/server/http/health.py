"""Is this server fit to serve? Asked by whoever balances load, and felt by itself once in a while."""

from __future__ import annotations

import asyncio
import functools
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, Literal

from alembic.script import ScriptDirectory
from prometheus_client import start_http_server
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from tablewright.server.base.metrics import METRICS
from tablewright.server.http.shutdown import everybody
from tablewright.server.service import Service
from tablewright.server.storage.database import MIGRATIONS, DbEngine, write_something

SECONDS_TO_LOOK: Final = 3.0
SECONDS_A_LOOK_HOLDS: Final = 1.0
BEAT: Final = 0.5
BEATS_BETWEEN_LOOKS: Final = 10

DatabaseCondition = Literal["ready", "away", "outdated"]


async def condition_of(engine: DbEngine) -> DatabaseCondition:
    """Does the database answer and take something in, and has it the shape that this version needs?

    A shape that we do not know is a newer one: a newer server is being rolled out, and migrations leave older servers
    working until they are replaced.
    """
    try:
        async with asyncio.timeout(SECONDS_TO_LOOK), engine.begin() as connection:
            found = (await connection.execute(text("select version_num from alembic_version"))).scalar()
            await connection.run_sync(write_something)
    except (SQLAlchemyError, OSError, TimeoutError):
        return "away"
    return "outdated" if found is None or found in outdated_shapes() else "ready"


class DatabaseLook:
    """The condition of a database, for as many as want to know: it is looked at once a second at most, as that costs a
    commit."""

    def __init__(self, engine: DbEngine, clock: Callable[[], float] = time.monotonic) -> None:
        self.engine: Final = engine
        self.clock: Final = clock
        self.one_at_a_time: Final = asyncio.Lock()
        self.found: DatabaseCondition = "away"
        self.since = -math.inf

    async def condition(self) -> DatabaseCondition:
        async with self.one_at_a_time:
            if self.clock() - self.since >= SECONDS_A_LOOK_HOLDS:
                self.found = await condition_of(self.engine)
                self.since = self.clock()
            return self.found


@functools.cache
def outdated_shapes() -> frozenset[str]:
    scripts = ScriptDirectory(str(MIGRATIONS))
    head = scripts.get_current_head()
    return frozenset(script.revision for script in scripts.walk_revisions() if script.revision != head)


@asynccontextmanager
async def measured(service: Service, database: DatabaseLook) -> AsyncIterator[None]:
    """While *service* runs it is measured, and the measures are to be had at their own door if the host wants one."""
    tables = service.tables
    METRICS.watch(sockets=lambda: len(everybody(tables)), live_tables=lambda: len(tables.tables))
    await look_for_the_database(database)
    pulse = asyncio.create_task(feel_the_pulse(database))
    door = None
    if service.settings.metrics_address:
        host, port = service.settings.metrics_address
        door, _ = start_http_server(port, host, METRICS.registry)
    try:
        yield
    finally:
        pulse.cancel()
        await asyncio.gather(pulse, return_exceptions=True)
        if door is not None:
            await asyncio.to_thread(door.shutdown)
            door.server_close()


async def feel_the_pulse(database: DatabaseLook) -> None:
    """Measure for ever how late the event loop is and whether the database is there."""
    loop = asyncio.get_running_loop()
    looking: asyncio.Task[None] | None = None
    while True:
        for _ in range(BEATS_BETWEEN_LOOKS):
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            METRICS.loop_lag.observe(max(0.0, loop.time() - due))
        if looking is None or looking.done():
            looking = asyncio.create_task(look_for_the_database(database))


async def look_for_the_database(database: DatabaseLook) -> None:
    METRICS.database_up.set(await database.condition() != "away")

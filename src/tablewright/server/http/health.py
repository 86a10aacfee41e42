"""Is this server fit to serve? Asked by whoever balances load, and felt by itself once in a while."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Literal

from alembic.script import ScriptDirectory
from prometheus_client import start_http_server
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from tablewright.server.base.metrics import METRICS
from tablewright.server.http.shutdown import everybody
from tablewright.server.service import Service
from tablewright.server.storage.database import MIGRATIONS, DbEngine

SECONDS_TO_LOOK: Final = 3.0
BEAT: Final = 0.5
BEATS_BETWEEN_LOOKS: Final = 10

DatabaseCondition = Literal["ready", "away", "outdated"]


async def condition_of(engine: DbEngine) -> DatabaseCondition:
    """Does the database answer, and has it the shape that this version needs?

    A shape that we do not know is a newer one: a newer server is being rolled out, and migrations leave older servers
    working until they are replaced.
    """
    try:
        async with asyncio.timeout(SECONDS_TO_LOOK), engine.connect() as connection:
            found = (await connection.execute(text("select version_num from alembic_version"))).scalar()
    except (SQLAlchemyError, OSError, TimeoutError):
        return "away"
    return "outdated" if found is None or found in outdated_shapes() else "ready"


@functools.cache
def outdated_shapes() -> frozenset[str]:
    scripts = ScriptDirectory(str(MIGRATIONS))
    head = scripts.get_current_head()
    return frozenset(script.revision for script in scripts.walk_revisions() if script.revision != head)


@asynccontextmanager
async def measured(service: Service) -> AsyncIterator[None]:
    """While *service* runs it is measured, and the measures are to be had at their own door if the host wants one."""
    tables = service.tables
    METRICS.watch(sockets=lambda: len(everybody(tables)), live_tables=lambda: len(tables.tables))
    await look_for_the_database(service.store.engine)
    pulse = asyncio.create_task(feel_the_pulse(service.store.engine))
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


async def feel_the_pulse(engine: DbEngine) -> None:
    """Measure for ever how late the event loop is and whether the database is there."""
    loop = asyncio.get_running_loop()
    looking: asyncio.Task[None] | None = None
    while True:
        for _ in range(BEATS_BETWEEN_LOOKS):
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            METRICS.loop_lag.observe(max(0.0, loop.time() - due))
        if looking is None or looking.done():
            looking = asyncio.create_task(look_for_the_database(engine))


async def look_for_the_database(engine: DbEngine) -> None:
    METRICS.database_up.set(await condition_of(engine) != "away")

"""What is done to the servers while people play, and the report of it. Every choice comes from a seed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import asyncpg

from tests.services import Postgres
from tests.soak.servers import Mother, Server
from tests.soak.truth import replayed
from tests.soak.world import PATIENCE, World, world

SHELF: Final = "tests.soak.shelf"
IN_ITS_CHILDHOOD: Final = 0.1  # how often a server is killed before it is up
NODES: Final = 3

HOLD_THE_LOCK: Final = """
import sqlite3, sys, time
connection = sqlite3.connect(sys.argv[1], timeout=30, isolation_level=None)
connection.execute("begin immediate")
time.sleep(float(sys.argv[2]))
connection.execute("rollback")
"""


@dataclass(frozen=True, slots=True)
class Report:
    """What was done and what was found. There is none unless everything held."""

    scenario: str
    database: str
    blows: int  # kills, outages: whatever the scenario deals out
    under_way: int  # messages without an answer yet at these moments
    tables: int
    finished: int
    accepted: int  # messages that were acknowledged
    resent: int  # messages without an answer, sent again
    in_doubt: int  # of these, messages that were refused the second time …
    in_doubt_stored: int  # … because the first time had been stored
    connections: int
    rows: int
    seconds: float

    def line(self) -> dict[str, Any]:
        return asdict(self)


def serving(url: str) -> dict[str, Any]:
    """No pause and no limits: everybody here is faster than people."""
    return {
        "database": url,
        "games": SHELF,
        "bots": SHELF,
        "bot_pause": 0.0,
        "bot_workers": 1,
        "limits": 0.0,
        "lease_seconds": 3.0,
    }


def kind_of(url: str) -> str:
    return "SQLite" if url.startswith("sqlite") else "PostgreSQL"


def fresh_sqlite(folder: Path, name: str) -> str:
    return f"sqlite:///{folder / name}.db"


# The scenarios. Each ends with everything checked again, and every table replayed from its rows.


async def kills(mother: Mother, url: str, count: int, seed: int) -> Report:
    """The one server there is gets killed, again and again, mostly with moves on their way."""
    began, chance = time.monotonic(), random.Random(seed)
    server = mother.server(**serving(url))
    server.start()
    async with world(url, [server], seed) as people:
        for _ in range(count):
            await people.some_moment()
            server.kill()
            server.start()
            if chance.random() < IN_ITS_CHILDHOOD:
                await asyncio.sleep(chance.random())
                server.kill()
                server.start()
            await people.moved_on()
            await people.check_recent()
        return await end("kills", people, [server], count, began)


async def nodes(mother: Mother, url: str, count: int, seed: int) -> Report:
    """Three servers on one database; one is killed, the others go on with its people and its bots, it comes back."""
    began, chance = time.monotonic(), random.Random(seed)
    servers = [mother.server(**serving(url)) for _ in range(NODES)]
    for server in servers:
        server.start()
    async with world(url, servers, seed) as people:
        for _ in range(count):
            await people.some_moment()
            victim = chance.choice(servers)
            victim.kill()
            await people.moved_on()
            await people.check_recent()
            victim.start()
            await victim.ready()
        return await end("nodes", people, servers, count, began)


async def workers(mother: Mother, url: str, count: int, seed: int) -> Report:
    """The processes that think for the bots are killed; the bots play on."""
    began, chance = time.monotonic(), random.Random(seed)
    server = mother.server(**serving(url))
    server.start()
    async with world(url, [server], seed) as people:
        for _ in range(count):
            await people.some_moment()
            async with asyncio.timeout(PATIENCE):
                while not (found := server.workers()):
                    await asyncio.sleep(0.02)
            os.kill(chance.choice(found), signal.SIGKILL)
            await people.moved_on()
            await people.check_recent()
        return await end("workers", people, [server], count, began)


async def outages(mother: Mother, url: str, count: int, seed: int, database: Postgres | None) -> Report:
    """The database goes away and comes back, while its servers stay up: crash, shutdown, cut lines, a held lock."""
    began, chance = time.monotonic(), random.Random(seed)
    servers = [mother.server(**serving(url)) for _ in range(2 if database else 1)]
    for server in servers:
        server.start()
    pids, heard = [server.pid for server in servers], len(mother.log.read_text())
    async with world(url, servers, seed) as people:
        for number in range(count):
            await people.some_moment()
            if database is None:
                await hold_the_lock(url, chance.uniform(0.5, 8.0))
            elif number % 3 == 2:
                await cut_the_lines(database, url)
            else:
                await asyncio.to_thread(database.stop, "immediate" if number % 3 == 0 else "fast")
                await asyncio.sleep(chance.uniform(0.0, 2.0))
                await asyncio.to_thread(database.start)
            await people.moved_on()
            await people.check_recent()
        assert all(is_alive(pid) for pid in pids), "a server has died with its database"
        said = mother.log.read_text()[heard:]
        assert "Traceback" not in said, said
        return await end("outages", people, servers, count, began)


async def hold_the_lock(url: str, seconds: float) -> None:
    """Another process writes to the file and does not come to an end."""
    file = url.partition(":///")[2]
    program = await asyncio.create_subprocess_exec(sys.executable, "-c", HOLD_THE_LOCK, file, str(seconds))
    assert await program.wait() == 0


async def cut_the_lines(database: Postgres, url: str) -> None:
    cut = "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1"
    connection = await asyncpg.connect(f"postgresql://app@{database.address}/postgres")
    await connection.execute(cut, url.rpartition("/")[2])
    await connection.close()


def is_alive(pid: int) -> bool:
    return Path(f"/proc/{pid}/cmdline").read_bytes() != b""


async def end(scenario: str, people: World, servers: list[Server], blows: int, began: float) -> Report:
    await people.stop()
    await people.check(people.tables)
    await people.check_shown()
    for server in servers:
        server.kill()
    for finding in await replayed(people.url, SHELF, SHELF):
        if finding.verdict not in ("same", "not-begun"):
            people.fault(str(finding))
    sent = [one for table in people.tables for one in table.sent()]
    return Report(
        scenario=scenario,
        database=kind_of(people.url),
        blows=blows,
        under_way=people.under_way,
        tables=len(people.tables),
        finished=sum(table.is_finished() for table in people.tables),
        accepted=sum(one.fate == "accepted" for one in sent),
        resent=sum(one.times > 1 for one in sent),
        in_doubt=sum(table.account.in_doubt for table in people.tables),
        in_doubt_stored=sum(table.account.in_doubt_stored for table in people.tables),
        connections=sum(player.connections for table in people.tables for player in table.people),
        rows=sum(len(table.rows) for table in people.tables),
        seconds=round(time.monotonic() - began, 1),
    )

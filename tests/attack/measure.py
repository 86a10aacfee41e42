"""One attack beside somebody honest, against a real server: a quiet time, the attack, and what is left after it."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from tests.attack.attack import Stage
from tests.attack.attacker import ATTACKS
from tests.attack.honest import Evening, Tally, evening
from tests.soak.scenarios import kind_of
from tests.soak.servers import ROOT, Mother, Server

MEBIBYTE: Final = 2**20
WATCHING: Final = 0.05  # seconds between looks at the memory
ROOM: Final = 96 * MEBIBYTE  # that a server may grow by, whatever the attack; see docs/reliability.md
LONGEST_QUOTATION: Final = 3_000
TOO_MUCH: Final = 400 * MEBIBYTE
LONGEST_PREPARATION: Final = 120.0
LONGEST_ATTACK: Final = 240.0


@dataclass(frozen=True, slots=True)
class Pace:
    """How long everything takes, in seconds, and the settings of the server: as it comes, but for what would be waited
    for only."""

    quiet: float = 20.0
    attack: float = 25.0
    after: float = 5.0
    longest: float = 120.0  # an attack that is not refused by then is given up
    settings: dict[str, Any] = field(default_factory=dict)

    @property
    def slow_seconds(self) -> float:
        return float(self.settings.get("slow_seconds", 20.0))


SHORT: Final = Pace(1.0, 2.0, 0.5, 30.0, {"slow_seconds": 1.0, "body_seconds": 1.0, "hint_seconds": 0.3})


@dataclass(slots=True)
class Memory:
    """Of the server's process, in bytes."""

    before: int = 0
    peak: int = 0
    after: int = 0

    def grown(self) -> int:
        return self.peak - self.before


@dataclass(slots=True)
class Report:
    attack: str
    database: str
    met: dict[str, int]
    refused: int
    quiet: Tally
    attacked: Tally
    memory: Memory
    faults: list[str]

    def line(self) -> dict[str, Any]:
        return asdict(self)


def faults_of(report: Report) -> list[str]:
    """What must not be, whatever the machine: wrong answers, an attack that nothing ends, a server that grows."""
    found = list(report.faults)
    if not report.refused:
        found.append(f"nothing was refused: {report.met}")
    if report.memory.grown() > ROOM:
        found.append(f"the server grew by {report.memory.grown() / MEBIBYTE:.0f} MiB")
    return [f"{report.attack}, {report.database}: {fault}" for fault in found]


async def measure(mother: Mother, url: str, name: str, pace: Pace) -> Report:
    heard = len(mother.log.read_text())
    server = mother.server(database=url, bot_workers=1, **pace.settings)
    server.start()
    try:
        await server.ready()
        async with evening(server.port, ATTACKS[name].asks_for_hints) as honest:
            report = await attacked(server, honest, name, pace)
        await honest.check(url)
    finally:
        server.kill()
    if "Traceback" in (said := mother.log.read_text()[heard:]):
        honest.faults.append(f"a server has met a fault of ours: {said[:LONGEST_QUOTATION]}")
    return replace(report, database=kind_of(url), faults=honest.faults)


async def attacked(server: Server, honest: Evening, name: str, pace: Pace) -> Report:
    stage = Stage(server.port, honest.people[0].table, pace.slow_seconds)
    memory, quiet, during = Memory(), Tally(), Tally()
    async with attacker(name, stage, pace) as process:
        honest.tally = quiet
        await asyncio.sleep(pace.quiet)
        memory.before = memory.peak = resident(server.pid)
        watching = asyncio.create_task(watch(server.pid, memory, process))
        honest.tally = during
        met = await come_to_blows(process)
        honest.tally = Tally()
    await asyncio.sleep(pace.after)
    watching.cancel()
    if memory.grown() > TOO_MUCH:
        honest.faults.append(f"the server grew by {memory.grown()} bytes, and the attack was ended")
    memory.after = resident(server.pid)
    refused = sum(count for what, count in met.items() if what in ATTACKS[name].refusals)
    return Report(name, "", met, refused, quiet, during, memory, honest.faults)


@asynccontextmanager
async def attacker(name: str, stage: Stage, pace: Pace) -> AsyncIterator[asyncio.subprocess.Process]:
    """The process of an attacker who is prepared. (It would end by itself, too.)"""
    order = ["-m", "tests.attack.attacker", name, json.dumps(asdict(stage)), str(pace.attack), str(pace.longest)]
    process = await asyncio.create_subprocess_exec(sys.executable, *order, cwd=ROOT, stdin=PIPE, stdout=PIPE)
    assert process.stdout is not None
    try:
        async with asyncio.timeout(LONGEST_PREPARATION):
            assert await process.stdout.readline() == b"prepared\n", "the attack could not be prepared"
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def come_to_blows(process: asyncio.subprocess.Process) -> dict[str, int]:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(b"now\n")
    async with asyncio.timeout(LONGEST_ATTACK):
        met: dict[str, int] = json.loads(await process.stdout.readline() or b"{}")
    await process.wait()
    return met


async def watch(pid: int, memory: Memory, attacker: asyncio.subprocess.Process) -> None:
    """Note the most memory there was; this machine is not the victim, so an attack that takes too much is ended."""
    while True:
        memory.peak = max(memory.peak, resident(pid))
        if memory.grown() > TOO_MUCH and attacker.returncode is None:
            attacker.kill()
        await asyncio.sleep(WATCHING)


def resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

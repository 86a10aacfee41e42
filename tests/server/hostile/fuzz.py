"""A fuzzer for the WebSocket: strangers and guests send nonsense to a real server, while honest people play there.

Every message is answered by exactly one answer, an error has a code, nothing is ever `internal`, and the server's log
has no traceback. What the honest players were promised is in the database and nothing else, at their table and beside
it. The memory of the server does not grow with what it was sent.

    python -m tests.server.hostile.fuzz COUNT SEED
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import websockets

from tablewright.server.protocol.errors import STATUS
from tests.conformance.traits import traits_of
from tests.server.hostile.fuzz_messages import Bytes, Frame, Json, Sight, mischief
from tests.services import free_port
from tests.tastes import choose

ATTACKERS: Final = 5
MOST_AT_ONCE: Final = 40
PATIENCE: Final = 120.0
ROOM_TO_BREATHE: Final = 48 * 2**20  # bytes that a server may grow by, however much it is sent
WARM: Final = 0.25  # the share of messages after which its memory is looked at for the first time
HALF_A_LETTER: Final = "UnicodeDecodeError"  # uvicorn closes such a connection, as it must, but tells its log about it
UNASKED: Final = ("position", "presence", "table", "seats")
TOO_MANY: Final = 4429
LAST: Final = 123_456_789  # an id that no mischief has


@dataclass(slots=True)
class Report:
    sent: int = 0
    connections: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    honest_plies: int = 0
    grown: int = 0
    seconds: float = 0.0

    def line(self) -> dict[str, Any]:
        return {
            "sent": self.sent,
            "connections": self.connections,
            "answers": dict(self.answers.most_common()),
            "closed": {str(code): count for code, count in self.closed.items()},
            "honest_plies": self.honest_plies,
            "grown_bytes": self.grown,
            "seconds": round(self.seconds, 1),
        }


class Site:
    """A server process of its own, with a database in *folder*."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.database: Final = folder / "tables.db"
        self.log: Final = folder / "log"
        self.port: Final = free_port()
        command = [sys.executable, "-m", "tablewright", "serve", "--no-open", "--port", str(self.port)]
        database = f"sqlite:///{self.database}"
        given = {"TABLEWRIGHT_SYNCHRONOUS": "NORMAL", "TABLEWRIGHT_BOT_WORKERS": "1", **environment}
        with self.log.open("wb") as log:
            self.process: Final = subprocess.Popen(
                [*command, "--database", database], stdout=log, stderr=log, env={**os.environ, **given}
            )

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError):
                self.ask("GET", "/health")
                return
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")
            time.sleep(0.1)

    def ask(self, method: str, path: str, body: Json | None = None, cookie: str = "") -> tuple[Json, str]:
        """The answer, and the cookie that came with it."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "cookie": cookie}
        request = Request(f"http://127.0.0.1:{self.port}/api{path}", data, headers, method=method)
        with urlopen(request, timeout=PATIENCE) as answer:
            given = (answer.headers.get("set-cookie") or "").partition(";")[0]
            return json.loads(answer.read()), given or cookie

    def newcomer(self) -> str:
        return self.ask("GET", "/me")[1]

    def table(self, cookie: str, *kinds: str) -> str:
        wish = {"game": "noria", "settings": {"mode": "base"}, "start": True}
        made, _ = self.ask("POST", "/tables", {**wish, "seats": [{"kind": kind} for kind in kinds]}, cookie)
        return str(made["id"])

    def rows(self, table: str) -> list[tuple[Any, ...]]:
        with contextlib.closing(sqlite3.connect(self.database)) as connection:
            chosen = "select seat, kind, words from rows where table_id = ? order by ordinal"
            return [(seat, kind, json.loads(words)) for seat, kind, words in connection.execute(chosen, [table])]

    def shape(self) -> dict[str, int]:
        """How many of everything there are."""
        with contextlib.closing(sqlite3.connect(self.database)) as connection:
            names = ("identities", "accounts", "tables", "seats")
            return {name: connection.execute(f"select count(*) from {name}").fetchone()[0] for name in names}

    def memory(self) -> int:
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @asynccontextmanager
    async def socket(self, path: str, cookie: str) -> AsyncIterator[websockets.ClientConnection]:
        """Compression is offered, as by browsers, and declined."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{path}"
        headers = {"cookie": cookie} if cookie else {}
        async with websockets.connect(
            url,
            additional_headers=headers,
            max_size=None,
            compression="deflate",
            proxy=None,
            open_timeout=PATIENCE,
        ) as socket:
            assert socket.response is not None
            assert "Sec-WebSocket-Extensions" not in socket.response.headers
            yield socket


@contextmanager
def site(folder: Path, **environment: str) -> Iterator[Site]:
    found = Site(folder, **environment)
    try:
        found.wait()
        yield found
        assert found.process.poll() is None, "the server is down"
    finally:
        found.process.terminate()
        found.process.wait(PATIENCE)
    faults = [block for block in found.log.read_text().split("Traceback")[1:] if HALF_A_LETTER not in block]
    assert not faults, faults[0][:5000]


class Honest:
    """Two people at a table who play on, whatever happens around them. What is accepted is overheard by everybody."""

    def __init__(self, site: Site, sight: Sight, chance: random.Random) -> None:
        self.site: Final = site
        self.sight: Final = sight
        self.chance: Final = chance
        self.cookies: Final = [site.newcomer(), site.newcomer()]
        self.table = ""
        self.promised: list[tuple[Any, ...]] = []
        self.plies = 0
        self.sit_down()

    def sit_down(self) -> None:
        self.table = self.site.table(self.cookies[0], "me", "open")
        self.site.ask("POST", f"/tables/{self.table}/join", {"seat": 1}, self.cookies[1])
        self.promised = []
        self.sight.overheard.clear()

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            await self.game(stop)
            self.check()
            if not stop.is_set():
                await asyncio.to_thread(self.sit_down)

    async def game(self, stop: asyncio.Event) -> None:
        """Until it is over, or *stop*: each answers when asked, from the position that the server showed last."""
        async with (
            self.site.socket(f"{self.table}/live", self.cookies[0]) as first,
            self.site.socket(f"{self.table}/live", self.cookies[1]) as second,
        ):
            lines = Line(first), Line(second)
            positions = [await line.hear("position") for line in lines]
            while positions[0]["status"] == "running" and not stop.is_set():
                seat = next(at for at in (0, 1) if positions[at]["question"])
                await self.move(lines[seat], positions[seat])
                ply = positions[seat]["ply"] + 1
                positions = [await line.hear("position", ply=ply) for line in lines]
                await asyncio.sleep(0.02)

    async def move(self, line: Line, position: Json) -> None:
        offered = {"_".join(map(str, one["action"])): one["action"] for one in position["question"]["options"]}
        action, seat = offered[choose(self.chance, traits_of("noria").taste, list(offered))], position["viewer"]
        seen = {"ply": position["ply"], "revision": position["revision"]}
        text = json.dumps({"type": "act", "id": self.plies, "seat": seat, "actions": [action], **seen})
        await line.socket.send(text)
        answer = await line.hear("done", "error")
        assert answer == {"type": "done", "id": self.plies}, answer
        self.plies += 1
        self.promised.append((seat, "act", action))
        self.sight.look(position)
        self.sight.overheard.append(text)

    def check(self) -> None:
        assert self.site.rows(self.table) == self.promised


class Line:
    """A connection on which one waits for one thing; what comes before it is kept for later."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket: Final = socket
        self.heard: Final[list[Json]] = []

    async def hear(self, *types: str, **wanted: Any) -> Json:
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.heard:
                    if message["type"] in types and all(message.get(name) == value for name, value in wanted.items()):
                        self.heard.remove(message)
                        return message
                self.heard.append(json.loads(await self.socket.recv()))


class Attacker:
    """Somebody who connects, sends a handful of mischief, listens to the answers, and leaves in one way or another."""

    def __init__(self, site: Site, honest: Honest, chance: random.Random, report: Report) -> None:
        self.site: Final = site
        self.honest: Final = honest
        self.chance: Final = chance
        self.report: Final = report
        self.cookie: Final = site.newcomer()
        self.own: Final = [
            site.table(self.cookie, "me", "open"),
            *[site.table(self.cookie, "me", "me") for _ in range(3)],
        ]
        for table, power in zip(self.own[2:], ("pause", "abandon"), strict=True):
            site.ask("POST", f"/tables/{table}/host/{power}", cookie=self.cookie)
        self.sights: Final = {table: Sight() for table in self.own}

    async def attack(self, stop: asyncio.Event, count: int) -> None:
        while not stop.is_set() and self.report.sent < count:
            table = self.chance.choice([*[self.honest.table] * 6, *self.own * 2, "no-such-table"])
            # An honest player's own cookie only repeats what that player has said: it must not count twice.
            thief = table == self.honest.table and self.chance.random() < 0.2
            cookie = self.honest.cookies[0] if thief else self.chance.choice([self.cookie, ""])
            query = self.chance.choice(["", "", "?since=0", "?since=99999", "?since=-5", "?since=x"])
            try:
                async with self.site.socket(f"{table}/live{query}", cookie) as socket:
                    self.report.connections += 1
                    await self.bother(socket, table, thief)
            except websockets.ConnectionClosed as closed:
                self.report.closed[closed.rcvd.code if closed.rcvd else 0] += 1
            except websockets.InvalidStatus as refused:
                assert refused.response.status_code == 403, refused

    async def bother(self, socket: websockets.ClientConnection, table: str, thief: bool) -> None:
        sight = self.sights.get(table, self.honest.sight)
        overheard = list(sight.overheard)
        frames: list[tuple[Frame, bool]] = []
        for _ in range(self.chance.randint(1, MOST_AT_ONCE)):
            if not thief:
                frames.append(mischief(self.chance, sight))
            elif overheard:
                frames.append((self.chance.choice(overheard), False))
        if table in self.own:
            sight.overheard[:0] = [frame for frame, _ in frames if isinstance(frame, str)][:3]
            del sight.overheard[50:]
        listening = asyncio.create_task(self.listen(socket, table, sight))
        try:
            for frame, is_fatal in frames:
                await socket.send(frame.data, text=frame.text) if isinstance(frame, Bytes) else await socket.send(frame)
                self.report.sent += 1
                if is_fatal:
                    await asyncio.wait_for(listening, PATIENCE)  # until it is closed
                    raise AssertionError("the connection should have been closed")
            if self.chance.random() < 0.1:
                assert socket.transport is not None
                socket.transport.abort()  # gone without a word, before the answers
                return
            # One right thing at the end: answers come in order, so when that is answered all are.
            await socket.send(json.dumps({"type": "ping", "id": LAST}))
            assert await asyncio.wait_for(listening, PATIENCE) == len(frames) + 1, "one answer to each"
        finally:
            listening.cancel()

    async def listen(self, socket: websockets.ClientConnection, table: str, sight: Sight) -> int:
        """Until the answer to the last thing said; the number of answers."""
        count = 0
        async for text in socket:
            message: Json = json.loads(text)
            kind = message["type"]
            if kind == "position":
                if table in self.own:
                    sight.look(message)
            elif kind == "error":
                code = message["error"]["code"]
                assert code in STATUS and code != "internal", message
                self.report.answers[code] += 1
            elif kind not in UNASKED:
                self.report.answers[kind] += 1
            count += kind not in UNASKED
            if kind == "pong" and message["id"] == LAST:
                return count
        raise websockets.ConnectionClosedError(socket.protocol.close_rcvd, socket.protocol.close_sent)

    def check(self) -> None:
        """Their own tables are theirs to play at; but what is stored there is what is shown."""
        for table in self.own:
            status, stored = self.site.ask("GET", f"/tables/{table}")[0]["status"], self.site.rows(table)
            if status == "waiting":
                assert not stored
            else:
                assert self.site.ask("GET", f"/tables/{table}/position")[0]["revision"] == len(stored)


async def besiege(site: Site, count: int, seed: int) -> Report:
    report, stop = Report(), asyncio.Event()
    began = time.monotonic()
    honest = Honest(site, Sight(), random.Random(seed))
    attackers = [Attacker(site, honest, random.Random(seed + at), report) for at in range(1, ATTACKERS + 1)]
    shape = site.shape()
    playing = asyncio.create_task(honest.play(stop))
    await storm(attackers, playing, int(count * WARM))
    before = site.memory()
    await storm(attackers, playing, count)
    report.grown = site.memory() - before
    during = honest.plies
    while honest.plies < during + 3 and not playing.done():  # and when all is over, they still play
        await asyncio.sleep(0.05)
    stop.set()
    await asyncio.wait_for(playing, PATIENCE)
    honest.check()
    for attacker in attackers:
        attacker.check()
    report.honest_plies, report.seconds = honest.plies, time.monotonic() - began
    assert during > 0, "the honest game stood still"
    assert report.grown < ROOM_TO_BREATHE, f"the server has grown by {report.grown} bytes"
    after = site.shape()
    assert (after["identities"], after["accounts"]) == (shape["identities"], shape["accounts"])
    return report


async def storm(attackers: list[Attacker], playing: asyncio.Task[None], count: int) -> None:
    stop = asyncio.Event()
    playing.add_done_callback(lambda _: stop.set())
    async with asyncio.TaskGroup() as group:
        for attacker in attackers:
            group.create_task(attacker.attack(stop, count))
    if playing.done():
        playing.result()


async def flood(site: Site, seed: int) -> Report:
    """Send without a pause to a server with limits, until it has enough of it; the others do not notice."""
    report, stop = Report(), asyncio.Event()
    honest = Honest(site, Sight(), random.Random(seed))
    playing = asyncio.create_task(honest.play(stop))
    began = time.monotonic()
    for cookie in ("", site.newcomer()):
        with contextlib.suppress(websockets.ConnectionClosed):
            async with site.socket(f"{honest.table}/live", cookie) as socket:
                report.connections += 1
                listening = asyncio.create_task(listen_to_refusals(socket, report))
                while not listening.done():
                    await socket.send('{"type": "why", "id": 1, "seat": 0, "zone": "market"}')
                    report.sent += 1
                    await asyncio.sleep(0 if report.sent % 20 else 0.001)  # the answers must be heard
                await listening
    during = honest.plies
    while honest.plies < during + 3 and not playing.done():
        await asyncio.sleep(0.05)
    stop.set()
    await asyncio.wait_for(playing, PATIENCE)
    honest.check()
    report.honest_plies, report.seconds = honest.plies, time.monotonic() - began
    assert report.answers["too-many"] > 0 and report.closed[TOO_MANY] == report.connections, report
    return report


async def listen_to_refusals(socket: websockets.ClientConnection, report: Report) -> None:
    try:
        while True:
            message: Json = json.loads(await socket.recv())
            if message["type"] == "error":
                report.answers[message["error"]["code"]] += 1
    except websockets.ConnectionClosed as closed:
        report.closed[closed.rcvd.code if closed.rcvd else 0] += 1


def main(count: int, seed: int) -> dict[str, Any]:
    """Send *count* messages, and floods; AssertionError if anything is not as it should be."""
    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder, site(Path(folder), TABLEWRIGHT_LIMITS="0") as found:
        fuzzed = asyncio.run(besiege(found, count, seed)).line()
    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder, site(Path(folder)) as found:
        return fuzzed | {"flood": asyncio.run(flood(found, seed)).line()}


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]), int(sys.argv[2])), indent=2))

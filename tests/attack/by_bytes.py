"""Attacks below HTTP: heads without end, requests that stop half-way, too many ahead, and readers who do not read."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import Final

from tests.attack.attack import SOURCE, Attack, request
from tests.attack.by_http import A_LONG_GAME
from tests.server.hostile import raw
from tests.server.hostile.raw import HERE, MEBIBYTE

HALF: Final = b"GET /api/health HTTP/1.1\r\nhost: x\r\nx: "
AHEAD: Final = 16  # requests ahead of their answers that are allowed
FAR_AHEAD: Final = 1_000
ONE_IN: Final = 50  # of these hands one goes too far ahead
SMALLEST_ROOM: Final = 4_096
PATIENCE: Final = 3.0  # as many times as long as the server's, until a reader looks what has come


class Heads(Attack):
    words = "heads of requests without end"
    hands = 4
    refusals = frozenset({"431", "cut off"})

    async def prepare(self) -> None:
        self.piece = raw.random_hex(MEBIBYTE)

    async def strike(self, hand: int) -> None:
        async with self.line() as line:
            line.writer.write(HALF)
            for _ in range(64):
                line.writer.write(self.piece)
                await asyncio.sleep(0)
                if line.reader.at_eof() or line.writer.is_closing():
                    break
                await line.writer.drain()
            self.met[(await line.answer()).outcome()] += 1


class Halves(Attack):
    words = "three hundred requests that stop half-way"
    hands = 300
    refusals = frozenset({"408"})

    async def strike(self, hand: int) -> None:
        async with self.line() as line:
            line.writer.write(HALF)
            self.met[(await line.answer()).outcome()] += 1


class Pipelines(Attack):
    words = "requests ahead of their answers"
    refusals = frozenset({"too-many", "cut off"})

    async def strike(self, hand: int) -> None:
        many = FAR_AHEAD if self.chance.randrange(ONE_IN) == 0 else AHEAD
        async with self.line() as line:
            while True:
                line.writer.write(request("GET", "/health") * many)
                for _ in range(many):
                    await self.note(await line.answer())


class Deaf(Attack):
    """Half of the hands ask by HTTP, half by WebSocket, for more than the system keeps for a connection."""

    words = "readers who do not read"
    hands = 80
    refusals = frozenset({"cut off in the middle"})

    async def prepare(self) -> None:
        self.table = await self.imported(await self.guest(), A_LONG_GAME)

    async def strike(self, hand: int) -> None:
        path = f"/tables/{self.table}"
        asked = request("GET", f"{path}/position") if hand % 2 else raw.handshake(f"/api{path}/live", self.stage.port)
        loop = asyncio.get_running_loop()
        with contextlib.closing(socket.socket()) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALLEST_ROOM)
            line.setblocking(False)
            line.bind((SOURCE, 0))
            await loop.sock_connect(line, (HERE, self.stage.port))
            await loop.sock_sendall(line, asked)
            await asyncio.sleep(PATIENCE * self.stage.slow_seconds)
            self.met[await self.what_came(line)] += 1

    async def what_came(self, line: socket.socket) -> str:
        heard, loop = b"", asyncio.get_running_loop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.stage.slow_seconds):
                while some := await loop.sock_recv(line, MEBIBYTE):
                    heard += some
        if b" 429 " in heard[:20] or b'"too-many"' in heard:
            return "too-many"
        return "told all" if is_whole(heard) else "cut off in the middle"


def is_whole(heard: bytes) -> bool:
    """Is the first thing that was said after the head all there?"""
    head, _, rest = heard.partition(b"\r\n\r\n")
    if b" 101 " not in head.split(b"\r\n")[0]:
        size = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0] or b"0")
        return len(rest) >= size
    if len(rest) < 10 or rest[1] != 127:  # no long message has begun
        return False
    return len(rest) >= 10 + int.from_bytes(rest[2:10], "big")

"""Attacks below HTTP: heads without end, requests that stop half-way, too many ahead, and readers who do not read."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from typing import Final

from tests.attack.attack import SOURCE, Attack, request
from tests.attack.by_http import A_LONG_GAME, LATE
from tests.server.hostile import raw
from tests.server.hostile.raw import HERE, MEBIBYTE

HALF: Final = b"GET /api/health HTTP/1.1\r\nhost: x\r\nx: "
AHEAD: Final = 16  # requests ahead of their answers that are allowed
FAR_AHEAD: Final = 1_000
ONE_IN: Final = 50  # of these hands one goes too far ahead
GUESTS: Final = 6
ANSWERS_BY_HTTP: Final = 14
WHYS: Final = 100
SMALLEST_ROOM: Final = 4_096
PATIENCE: Final = 4.0  # as many times as long as the server's, until a reader looks what has come


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
    """Half of the hands ask by HTTP, half by WebSocket, for more than the system keeps for a connection. After a while
    they look what has come: if that ends in the middle of something, the server has thrown the rest away."""

    words = "readers who do not read"
    hands = 24
    refusals = frozenset({"ends in the middle"})

    async def prepare(self) -> None:
        self.cookies = [await self.guest() for _ in range(GUESTS)]
        game = await self.imported(self.cookies[0], A_LONG_GAME)
        self.games = [await self.running(one, game, A_LONG_GAME, LATE) for one in self.cookies]
        shown = await self.demand("GET", f"/tables/{self.games[0][0]}/position", None, self.cookies[0])
        self.zone = shown.json()["question"]["options"][0]["zones"][0]

    async def strike(self, hand: int) -> None:
        loop = asyncio.get_running_loop()
        with contextlib.closing(socket.socket()) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALLEST_ROOM)
            line.setblocking(False)
            line.bind((SOURCE, 0))
            await loop.sock_connect(line, (HERE, self.stage.port))
            await loop.sock_sendall(line, (self.by_socket if hand % 2 else self.by_http)(hand // 2 % GUESTS))
            await asyncio.sleep(PATIENCE * self.stage.slow_seconds)
            self.met[await self.what_came(line)] += 1

    def by_http(self, guest: int) -> bytes:
        return request("GET", "/openapi.json", None, self.cookies[guest]) * ANSWERS_BY_HTTP

    def by_socket(self, guest: int) -> bytes:
        table, seat = self.games[guest]
        why = json.dumps({"type": "why", "id": 1, "seat": seat, "zone": self.zone}).encode()
        return raw.handshake(f"/api/tables/{table}/live", self.stage.port, self.cookies[guest]) + raw.frame(why) * WHYS

    async def what_came(self, line: socket.socket) -> str:
        heard, loop = b"", asyncio.get_running_loop()
        with contextlib.suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(self.stage.slow_seconds):
                while some := await loop.sock_recv(line, MEBIBYTE):
                    heard += some
        return "ends as it should" if is_whole(heard) else "ends in the middle"


def is_whole(heard: bytes) -> bool:
    """Is everything that begins there, answers of HTTP or frames after a handshake?"""
    while heard:
        head, found, heard = heard.partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " in head.split(b"\r\n")[0]:
            return are_whole_frames(heard)
        size = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0] or b"0")
        if len(heard) < size:
            return False
        heard = heard[size:]
    return True


def are_whole_frames(heard: bytes) -> bool:
    at = 0
    while at < len(heard):
        size, width = (heard + bytes(2))[at + 1], 0
        if size >= 126:
            width = 2 if size == 126 else 8
            size = int.from_bytes(heard[at + 2 : at + 2 + width], "big")
        at += 2 + width + size
    return at == len(heard)

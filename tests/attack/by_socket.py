"""Attacks by WebSocket: bombs, floods, and whoever comes and goes."""

from __future__ import annotations

import asyncio
import json
from typing import Final

from tests.attack.attack import BREATH, GAME, Attack
from tests.attack.by_http import A_LONG_GAME, LATE
from tests.server.hostile import raw

BOMBS: Final = 240
CONTROL_FRAMES: Final = 5_000
LARGEST_CONTROL: Final = 125
PING: Final = 0x89


class Bombs(Attack):
    words = "compressed messages that inflate a thousandfold"
    hands = 6
    refusals = frozenset({"closed 1002", "closed"})

    async def prepare(self) -> None:
        self.bombs = raw.bomb() * BOMBS

    async def strike(self, hand: int) -> None:
        async with self.socket(self.stage.table) as (reader, writer):
            writer.write(self.bombs)
            await self.until_closed(reader)


class Controls(Attack):
    words = "a flood of WebSocket pings"
    hands = 6
    refusals = frozenset({"closed 1008", "closed", "cut off"})

    async def strike(self, hand: int) -> None:
        async with self.socket(self.stage.table) as (reader, writer):
            ending = asyncio.create_task(self.until_closed(reader))
            try:
                while not ending.done():
                    writer.write(raw.frame(b"", PING) * CONTROL_FRAMES)
                    await writer.drain()
                    await asyncio.sleep(0)
            finally:
                ending.cancel()


class DeafControls(Attack):
    words = "the same, by somebody who does not read the answers"
    hands = 6
    refusals = frozenset({"cut off"})

    async def strike(self, hand: int) -> None:
        async with self.socket(self.stage.table) as (_, writer):
            transport = writer.transport
            assert isinstance(transport, asyncio.Transport)
            transport.pause_reading()
            while True:
                writer.write(raw.frame(b"x" * LARGEST_CONTROL, PING) * CONTROL_FRAMES)
                await writer.drain()  # ConnectionError when the server has gone


class Messages(Attack):
    words = "a flood of the smallest messages"
    hands = 6

    async def strike(self, hand: int) -> None:
        async with self.socket(self.stage.table) as (reader, writer):
            writer.write(raw.frame(json.dumps({"type": "ping", "id": 1}).encode()) * CONTROL_FRAMES)
            while await self.told(reader, "pong") is not None:
                pass


class Comers(Attack):
    words = "strangers connect, get a position, and go"
    hands = 30

    async def strike(self, hand: int) -> None:
        async with self.socket(self.stage.table) as (reader, _):
            await self.told(reader, "position")


class Why(Attack):
    """All at one table of their own, on forty connections."""

    words = "a guest asks why not, on forty connections"
    hands = 40

    async def prepare(self) -> None:
        self.cookie = await self.guest()
        game = await self.imported(self.cookie, A_LONG_GAME)
        self.table, self.seat = await self.running(self.cookie, game, A_LONG_GAME, LATE)
        shown = (await self.demand("GET", f"/tables/{self.table}/position", None, self.cookie)).json()
        self.zones = sorted({zone for option in shown["question"]["options"] for zone in option["zones"]}) or [GAME]

    async def strike(self, hand: int) -> None:
        async with self.socket(self.table, self.cookie) as (reader, writer):
            while True:
                wish = {"type": "why", "id": 1, "seat": self.seat, "zone": self.chance.choice(self.zones)}
                writer.write(raw.frame(json.dumps(wish).encode()))
                said = await self.told(reader, "why")
                if said is None:
                    return
                if said["type"] == "error":
                    await asyncio.sleep(BREATH)

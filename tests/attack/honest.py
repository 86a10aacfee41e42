"""Somebody honest at a table with a bot: pings, moves now and then, looks at the table, and checks every answer."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

import httpx2
import websockets

from tablewright.server.base.catalogue import Catalogue
from tablewright.server.settings import Settings
from tablewright.server.storage.readonly import open_for_reading
from tablewright.server.storage.records import Row
from tablewright.server.study.verify import audit
from tests.attack.attack import GAME
from tests.conformance.traits import traits_of
from tests.soak.player import AGAIN, Habits, Json, Player, Sent
from tests.soak.servers import HERE
from tests.soak.truth import OPENLY, account, compare, stored_rows
from tests.soak.world import told_to

PING_SECONDS: Final = 0.05
LOOKING_SECONDS: Final = 0.25
LONGEST_THOUGHT: Final = 1.0
BETWEEN_HINTS: Final = 4.0  # less than is allowed
PATIENCE: Final = 60.0  # until an answer counts as lost
FIRST_PING: Final = 1_000_000  # their ids, beside those of moves
BOT: Final = "random"
MINE: Final = 0
HELD: Final = ("same", "not-begun")


@dataclass(slots=True)
class Tally:
    """Seconds that things took which were asked for in a time."""

    pings: list[float] = field(default_factory=list)
    looks: list[float] = field(default_factory=list)  # at the table, by HTTP
    bots: list[float] = field(default_factory=list)  # from one's move to being asked again
    hints: list[float] = field(default_factory=list)
    moves: int = 0


class Honest(Player):
    """A player of the soak who never hangs up, thinks now and then, and notes how long everything takes."""

    def __init__(self, evening: Evening, table: str) -> None:
        habits, chance = Habits(traits_of(GAME).taste), random.Random(evening.chance.random())
        super().__init__(table, evening.cookie, habits, chance, evening.address, evening.faults.append, patient=False)
        self.evening: Final = evening
        self.pinged: Final[dict[int, tuple[float, Tally]]] = {}
        self.unasked: tuple[float, Tally] | None = None
        self.thinking: asyncio.Task[None] | None = None

    async def sit(self, socket: websockets.ClientConnection) -> None:
        if self.connections:
            self.fault("the line broke")
        pinging = asyncio.create_task(self.ping(socket))
        try:
            await super().sit(socket)
        finally:
            for task in filter(None, (pinging, self.thinking)):
                task.cancel()

    async def ping(self, socket: websockets.ClientConnection) -> None:
        """Whether or not the last one was answered."""
        number = FIRST_PING
        while True:
            self.pinged[number] = time.monotonic(), self.evening.tally
            await socket.send(json.dumps({"type": "ping", "id": number}))
            number += 1
            await asyncio.sleep(PING_SECONDS)

    def overhear(self, message: Json) -> None:
        if message["type"] == "pong":
            if message["id"] != next(iter(self.pinged), None):
                self.fault(f"ping {next(iter(self.pinged), None)} was answered by {message}")
            sent, tally = self.pinged.pop(message["id"], (time.monotonic(), Tally()))
            tally.pings.append(time.monotonic() - sent)
        elif message["type"] == "error":
            self.fault(f"an answer was {message}")

    def hear(self, position: Json) -> None:
        super().hear(position)
        if position["question"] is None:
            self.unasked = self.unasked or (time.monotonic(), self.evening.tally)
        elif self.unasked is not None:
            begun, tally = self.unasked
            tally.bots.append(time.monotonic() - begun)
            self.unasked = None

    def must_send_again(self, answer: Json) -> bool:
        if answer["type"] == "done":
            self.evening.tally.moves += 1
        elif answer["error"]["code"] in AGAIN:
            self.fault(f"a move was answered by {answer}")
        return super().must_send_again(answer)

    async def act(self, socket: websockets.ClientConnection, position: Json) -> None:
        """In a while; the line is listened to meanwhile."""
        change = self.moves(position["question"])
        if change is not None:
            self.acted_at = position["revision"]
            self.thinking = asyncio.create_task(self.move(socket, position, *change))

    async def move(self, socket: websockets.ClientConnection, position: Json, rows: list[Row], body: Json) -> None:
        seen = {"ply": position["ply"], "revision": position["revision"], "seat": MINE}
        if self.evening.may_ask_for_a_hint():
            await self.evening.hint(self.table, seen, position["question"]["options"])
        await asyncio.sleep(self.chance.random() * LONGEST_THOUGHT)
        self.open = Sent(MINE, position["revision"], rows, {"id": len(self.sent), **body, **seen})
        self.sent.append(self.open)
        await socket.send(json.dumps(self.open.message))


class Evening:
    """One game after another of somebody honest, at a server with an attacker. `faults` are wrong answers."""

    def __init__(self, port: int, asks_for_hints: bool, seed: int = 1) -> None:
        self.port: Final = port
        self.chance: Final = random.Random(seed)
        self.asks_for_hints: Final = asks_for_hints
        self.client: Final = httpx2.AsyncClient(
            base_url=f"http://{self.address()}/api", trust_env=False, timeout=PATIENCE
        )
        self.cookie = ""
        self.people: Final[list[Honest]] = []
        self.faults: Final[list[str]] = []
        self.tally = Tally()
        self.next_hint = 0.0

    def address(self) -> str:
        return f"{HERE}:{self.port}"

    async def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        answer = await self.client.request(method, path, json=body)
        if answer.status_code not in (200, 201):
            self.faults.append(f"{method} {path}: {answer.status_code} {answer.text}")
        found: Json = answer.json()
        return found

    async def arrive(self) -> None:
        await self.ask("GET", "/me")
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        await self.sit_down()

    async def sit_down(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": BOT}]
        made = await self.ask("POST", "/tables", {"game": GAME, "seats": seats, "start": True})
        self.people.append(Honest(self, made["id"]))

    async def play(self) -> None:
        while True:
            await self.people[-1].play()
            await self.sit_down()

    async def look(self) -> None:
        """At the table, by HTTP: what it shows is what the socket has shown, or will show."""
        while True:
            me, begun, tally = self.people[-1], time.monotonic(), self.tally
            if me.ply >= 0:
                shown = await self.ask("GET", f"/tables/{me.table}/position?seat={MINE}&since={me.ply}")
                tally.looks.append(time.monotonic() - begun)
                if "revision" in shown:
                    me.compare(shown)
            await asyncio.sleep(LOOKING_SECONDS)

    def may_ask_for_a_hint(self) -> bool:
        return self.asks_for_hints and time.monotonic() >= self.next_hint

    async def hint(self, table: str, seen: Json, options: list[Json]) -> None:
        self.next_hint = time.monotonic() + BETWEEN_HINTS
        begun, tally = time.monotonic(), self.tally
        found = await self.ask("POST", f"/tables/{table}/hint", seen)
        tally.hints.append(time.monotonic() - begun)
        offered = [option["action"] for option in options]
        if not found.get("ways") or any(way["actions"][0] not in offered for way in found["ways"]):
            self.faults.append(f"a hint was {found}")

    async def settle(self) -> None:
        """Until everything that was asked has been answered, or never will be."""
        me, end = self.people[-1], time.monotonic() + PATIENCE
        asked = list(me.pinged)
        while me.open is not None or any(number in me.pinged for number in asked):
            if time.monotonic() > end:
                self.faults.append(f"no answer to {me.open or 'a ping'}")
                return
            await asyncio.sleep(0.02)

    async def check(self, url: str) -> None:
        """Every acknowledged move is stored, once; what was told is what is stored; and the rules say the same."""
        rows = await stored_rows(url, [me.table for me in self.people])
        for me in self.people:
            settled = {one for one in me.sent if one.fate != "open"}
            self.faults.extend(account(rows[me.table], [MINE], me.sent, settled, OPENLY).faults)
            self.faults.extend(compare(rows[me.table], told_to(me)))
        shelf = Settings()
        async with open_for_reading(url) as engine:
            async for finding in audit(engine, Catalogue(shelf.games, shelf.bots, {}), list(rows)):
                if finding.verdict not in HELD:
                    self.faults.append(str(finding))


@asynccontextmanager
async def evening(port: int, asks_for_hints: bool) -> AsyncIterator[Evening]:
    """Somebody honest, at play. What goes wrong with them is raised."""
    found = Evening(port, asks_for_hints)
    try:
        await found.arrive()
        async with asyncio.TaskGroup() as group:
            doing = [group.create_task(found.play()), group.create_task(found.look())]
            yield found
            await found.settle()
            for task in doing:
                task.cancel()
    finally:
        await found.client.aclose()

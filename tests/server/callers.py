"""People who call real servers over the network, each at whichever server they like."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import websockets

from tests.soak.servers import HERE, Server

Json = dict[str, Any]


class Caller:
    """Somebody with a cookie, which is good at every server on the same database."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}

    async def call(self, server: Server, method: str, path: str, body: Json | None = None) -> Any:
        answer = await self.answer(server, method, path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def answer(self, server: Server, method: str, path: str, body: Json | None = None) -> httpx2.Response:
        url = f"http://{HERE}:{server.port}/api"
        async with httpx2.AsyncClient(base_url=url, cookies=self.cookies, timeout=60) as client:
            answer = await client.request(method, path, json=body)
            self.cookies = dict(client.cookies)
        return answer

    async def table(self, server: Server, *kinds: str, game: str = "harbour", **chosen: str) -> str:
        """A new table. A kind is me, open, or the name of a bot."""
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        wish = {"game": game, "settings": chosen, "seats": seats, "start": True}
        id: str = (await self.call(server, "POST", "/tables", wish))["id"]
        return id

    @asynccontextmanager
    async def at(self, server: Server, table: str) -> AsyncIterator[Line]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        url = f"ws://{HERE}:{server.port}/api/tables/{table}/live"
        async with websockets.connect(url, additional_headers={"cookie": cookie}, max_size=None) as socket:
            yield Line(socket)


async def caller(server: Server, name: str) -> Caller:
    found = Caller()
    assert (await found.call(server, "PUT", "/me", {"name": name}))["name"] == name
    return found


class Line:
    """A WebSocket at a table; `position` and `presence` are the newest that came."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.number = 0
        self.position: Json = {}
        self.presence: Json = {}

    async def receive(self) -> Json:
        message: Json = json.loads(await self.socket.recv())
        if message["type"] == "position":
            self.position = message
        elif message["type"] == "presence":
            self.presence = message
        return message

    async def until(self, so: Callable[[], bool]) -> None:
        """Read on until it is so."""
        while not so():
            await self.receive()

    def connected(self) -> list[int]:
        return [seat["seat"] for seat in self.presence.get("seats", []) if seat["connected"]]

    async def wait(self, kind: str, **wanted: Any) -> Json:
        """The next message of this type in which these things are so."""
        while True:
            message = await self.receive()
            if message["type"] == kind and all(message.get(name) == value for name, value in wanted.items()):
                return message

    async def ask(self, **message: Any) -> Json:
        """The answer to a message."""
        self.number += 1
        await self.socket.send(json.dumps({"id": self.number, **message}))
        while True:
            found = await self.receive()
            if found.get("id") == self.number:
                return found

    async def act(self, *actions: list[str | int]) -> Json:
        """Take *actions* in the newest position; without any, the first option."""
        seen = self.position
        chosen = list(actions) or [seen["question"]["options"][0]["action"]]
        seat = seen["viewer"]
        return await self.ask(type="act", seat=seat, ply=seen["ply"], revision=seen["revision"], actions=chosen)

    async def play_to_the_end(self) -> Json:
        """Take the first option whenever asked; a move that came too late is followed by the position as it is."""
        while self.position.get("status") != "finished":
            if self.position.get("question"):
                revision = self.position["revision"]
                answer = await self.act()
                assert answer["type"] == "done" or answer["error"]["code"] == "stale-ply", answer
                if self.position["revision"] != revision:
                    continue
            await self.wait("position")
        return self.position

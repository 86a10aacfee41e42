"""People at a table: a browser with its own cookies, over the application in memory."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from tablewright.server.app import create_app
from tablewright.server.service import Service
from tablewright.server.settings import Settings

Json = dict[str, Any]
HERE = "http://testserver"


def settings(folder: Path, **chosen: Any) -> Settings:
    database = f"sqlite:///{folder / 'tables.db'}"
    quick = {"synchronous": "NORMAL", "bot_pause": 0.0, "limits": 0.0, "stand_in": "first", "bot_workers": 1}  # fast
    given: dict[str, Any] = {"database": database, "web": folder / "dist", **quick, **chosen}
    return Settings(games="tests.server.toy_games", bots="tests.server.toy_bots", **given)


class House:
    """A running server and the people who come to it."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    @property
    def service(self) -> Service:
        app: Any = self.client.app
        service: Service = app.state.service
        return service

    def person(self, name: str) -> Person:
        client = TestClient(self.client.app, HERE)
        client.portal = self.client.portal  # one server, one event loop
        person = Person(client)
        assert person.put("/me", {"name": name})["name"] == name
        return person

    def stranger(self) -> Person:
        client = TestClient(self.client.app, HERE)
        client.portal = self.client.portal
        return Person(client)


@contextmanager
def open_house(chosen: Settings) -> Iterator[House]:
    with TestClient(create_app(chosen), HERE) as client:
        yield House(client)


class Person:
    def __init__(self, client: TestClient) -> None:
        self.client = client

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.client.get("/api" + path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def put(self, path: str, body: Json, status: int = 200) -> Any:
        answer = self.client.put("/api" + path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Json | None = None, status: int = 200) -> Any:
        answer = self.client.post("/api" + path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def trouble(self, method: str, path: str, body: Json | None = None) -> tuple[int, str]:
        """Status and code of a request that is refused."""
        answer = self.client.request(method, "/api" + path, json=body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]["code"]

    def table(self, *kinds: str, start: bool = True, **chosen: str) -> str:
        """A new table. A kind is me, open, or the name of a bot."""
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        wish = {"game": "harbour", "settings": chosen, "seats": seats, "start": start}
        id: str = self.post("/tables", wish, 201)["id"]
        return id

    def position(self, id: str, **query: int) -> Json:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        found: Json = self.get(f"/tables/{id}/position?{asked}")
        return found

    def act(self, id: str, seat: int, *actions: list[str | int]) -> Json:
        ply = self.position(id, seat=seat)["ply"]
        done: Json = self.post(f"/tables/{id}/moves", {"seat": seat, "ply": ply, "actions": list(actions)})
        return done

    def finished_table(self) -> str:
        """A game that one person has played to its end at both seats."""
        id = self.table("me", "me")
        position = self.position(id)
        while position["status"] == "running":
            action = position["question"]["options"][0]["action"]
            move = {"seat": position["viewer"], "ply": position["ply"], "actions": [action]}
            position = self.post(f"/tables/{id}/moves", move)
        return id

    @contextmanager
    def at(self, id: str, since: int | None = None) -> Iterator[Chair]:
        query = "" if since is None else f"?since={since}"
        with self.client.websocket_connect(f"/api/tables/{id}/live{query}") as socket:
            yield Chair(socket)


class Chair:
    """A WebSocket at a table. News that come unasked are kept in `heard`."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.number = 0

    def receive(self) -> Json:
        message: Json = json.loads(self.socket.receive_text())
        self.heard.append(message)
        return message

    def wait(self, kind: str, **wanted: Any) -> Json:
        """The next message of this type in which these things are so.

        An error that nobody waits for fails the test; but whoever acts at once may be overtaken by a bot.
        """
        while True:
            message = self.receive()
            assert kind == "error" or message["type"] != "error" or code(message) == "stale-ply", message
            if message["type"] == kind and all(message.get(name) == value for name, value in wanted.items()):
                return message

    def position(self, **wanted: Any) -> Json:
        return self.wait("position", **wanted)

    def send(self, **message: Any) -> int:
        self.number += 1
        self.socket.send_text(json.dumps({"id": self.number, **message}))
        return self.number

    def ask(self, **message: Any) -> Json:
        """The answer to a message: done, why, pong or error."""
        number = self.send(**message)
        while True:
            found = self.receive()
            if found.get("id") == number:
                return found

    def act(self, seat: int, ply: int, *actions: list[str | int], **more: Any) -> Json:
        return self.ask(type="act", seat=seat, ply=ply, actions=list(actions), **more)

    def latest(self) -> Json:
        return next(message for message in reversed(self.heard) if message["type"] == "position")


def code(message: Json) -> str:
    assert message["type"] == "error", message
    found: str = message["error"]["code"]
    return found

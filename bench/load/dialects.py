"""The two languages a driver speaks: how people sit down at a table, what they hear, and how they move."""

from __future__ import annotations

import http.client
import json
import random
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

SEATS = 4


class Chair(msgspec.Struct):
    """Where one person connects."""

    table: str
    seat: int
    path: str
    headers: dict[str, str] = {}
    credentials: str = ""


class Heard(msgspec.Struct):
    """A message in terms that both servers have. *at* counts accepted moves (None: the message shows no position)."""

    at: int | None = None
    acknowledged: bool = False
    refused: bool = False
    over: bool = False
    move: bytes | None = None  # what to say to make a move, when it is on this person to move
    reply: bytes | None = None  # what to say at once, to be polite
    pong: bool = False


class Dialect(Protocol):
    def sit_down(self) -> list[Chair]:
        """Make a table and take its seats; blocks."""
        ...

    def read(self, chair: Chair, message: bytes) -> Heard: ...


class Api:
    """Plain HTTP to one server, over one connection."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    def ask(self, method: str, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        headers = {"content-type": "application/json", **({"cookie": cookie} if cookie else {})}
        self.connection.request(method, path, json.dumps(body), headers)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise ConnectionError(f"{method} {path}: {answer.status} {text[:400]!r}")
        return json.loads(text), (answer.getheader("set-cookie") or "").split(";")[0]


# Tablewright ----------------------------------------------------------------------------------------------------------


class OfferedOption(msgspec.Struct):
    action: list[str | int]


class AskedQuestion(msgspec.Struct):
    options: list[OfferedOption]


class Message(msgspec.Struct):
    """What a driver wants to know of any message; the rest is skipped."""

    type: str
    ply: int = 0
    revision: int = 0
    status: str = ""
    question: AskedQuestion | None = None
    error: Any = None


@dataclass
class Tablewright:
    port: int
    game: str
    decoder: msgspec.json.Decoder[Message] = field(default_factory=lambda: msgspec.json.Decoder(Message))
    chance: random.Random = field(default_factory=lambda: random.Random(4))
    guests: list[str] = field(default_factory=list)

    def sit_down(self) -> list[Chair]:
        api = Api(self.port)
        while len(self.guests) < SEATS:
            self.guests.append(api.ask("PUT", "/api/me", {"name": f"Guest {len(self.guests)}"})[1])
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        wish = {"game": self.game, "seats": seats, "start": True}
        table = api.ask("POST", "/api/tables", wish, self.guests[0])[0]["id"]
        for seat in range(1, SEATS):
            api.ask("POST", f"/api/tables/{table}/join", {"seat": seat}, self.guests[seat])
        path = f"/api/tables/{table}/live"
        return [Chair(table, seat, path, {"Cookie": self.guests[seat]}) for seat in range(SEATS)]

    def read(self, chair: Chair, message: bytes) -> Heard:
        said = self.decoder.decode(message)
        if said.type == "position":
            move = None
            if said.question is not None:
                action = self.chance.choice(said.question.options).action
                act = {"type": "act", "id": 1, "seat": chair.seat, "ply": said.ply, "revision": said.revision}
                move = msgspec.json.encode({**act, "actions": [action]})
            return Heard(at=said.revision, over=said.status == "finished", move=move)
        if said.type == "error" and said.error["code"] != "stale-ply":
            raise ConnectionError(f"the server said {said.error}")
        return Heard(acknowledged=said.type == "done", refused=said.type == "error", pong=said.type == "pong")


# boardgame.io: socket.io 4 over a WebSocket, as its own client speaks it ----------------------------------------------


class Stock(msgspec.Struct):
    stock: list[int]


class Turn(msgspec.Struct):
    currentPlayer: str


class Peer(msgspec.Struct):
    """The state of a match, as far as a driver wants to know it."""

    G: Stock
    ctx: Turn
    stateID: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: Peer


UPDATE = b'42/stalls,["update",'
SYNC = b'42/stalls,["sync",'


@dataclass
class BoardgameIo:
    port: int
    updated: msgspec.json.Decoder[Any] = field(
        default_factory=lambda: msgspec.json.Decoder(tuple[str, str, Peer, msgspec.Raw])
    )
    synced: msgspec.json.Decoder[Any] = field(default_factory=lambda: msgspec.json.Decoder(tuple[str, str, Synced]))
    chance: random.Random = field(default_factory=lambda: random.Random(4))

    def sit_down(self) -> list[Chair]:
        api = Api(self.port)
        table = api.ask("POST", "/games/stalls/create", {"numPlayers": SEATS})[0]["matchID"]
        chairs = []
        for seat in range(SEATS):
            wish = {"playerID": str(seat), "playerName": f"Guest {seat}"}
            secret = api.ask("POST", f"/games/stalls/{table}/join", wish)[0]["playerCredentials"]
            chairs.append(Chair(table, seat, "/socket.io/?EIO=4&transport=websocket", {}, secret))
        return chairs

    def read(self, chair: Chair, message: bytes) -> Heard:
        if message.startswith(UPDATE):
            return self.position(chair, self.updated.decode(message[10:])[2], acknowledged=True)
        if message.startswith(SYNC):
            return self.position(chair, self.synced.decode(message[10:])[2].state, acknowledged=False)
        if message.startswith(b"0"):
            return Heard(reply=b"40/stalls,")
        if message.startswith(b"40"):
            sync = ["sync", chair.table, str(chair.seat), chair.credentials, SEATS]
            return Heard(reply=b"42/stalls," + msgspec.json.encode(sync))
        if message == b"2":
            return Heard(reply=b"3")
        if message.startswith(b'42/stalls,["error"') or message.startswith(b"44"):
            raise ConnectionError(f"the server said {message[:400]!r}")
        return Heard()

    def position(self, chair: Chair, state: Peer, acknowledged: bool) -> Heard:
        """It acknowledges a move by telling its mover what it tells the others."""
        move = None
        me = str(chair.seat)
        if state.ctx.currentPlayer == me:
            stall = self.chance.choice([stall for stall, stock in enumerate(state.G.stock) if stock])
            payload = {"type": "take", "args": [stall], "playerID": me, "credentials": chair.credentials}
            update = ["update", {"type": "MAKE_MOVE", "payload": payload}, state.stateID, chair.table, me]
            move = b"42/stalls," + msgspec.json.encode(update)
        return Heard(at=state.stateID, acknowledged=acknowledged, move=move)

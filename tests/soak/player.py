"""Somebody at a table, over a real WebSocket: plays, remembers everything, and comes back when the line breaks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import websockets

from tablewright.server.storage.records import Row
from tests.tastes import Taste, choose

Json = dict[str, Any]

PACE: Final = 0.02  # seconds that a move is thought about, at most
A_BREATH: Final = 0.2
TAKING_BACK: Final = 0.1
FARTHEST_BACK: Final = 3
HANGING_UP: Final = 0.03  # without a word, before the answer
TWO_AT_ONCE: Final = 0.25
AGAIN: Final = ("database-away", "internal")  # answers after which nobody knows; the same message is sent again
# What is the same whenever, and by whichever server, a position is shown at a revision.
LASTING: Final = ("ply", "status", "view", "question", "waiting", "result")


# Doubtful: refused when it was sent again, and nobody said what became of it the first time.
Fate = Literal["open", "accepted", "refused", "doubtful"]


@dataclass(slots=True, eq=False)
class Sent:
    """A change that was asked for at a revision, the rows that it would make, and what became of it."""

    seat: int
    revision: int
    rows: list[Row]
    message: Json
    times: int = 1
    fate: Fate = "open"


@dataclass(slots=True)
class Habits:
    """What a player does when asked, the same for everybody at the tables of a game."""

    taste: Taste
    # What has followed an action in one go: the second of two actions that are sent at once.
    followed: dict[str, list[Any]] = field(default_factory=dict)

    def choose(self, chance: random.Random, options: list[Any]) -> list[Any]:
        """One action, or two at once."""
        offered = {"_".join(map(str, option["action"])): option["action"] for option in options}
        chosen = choose(chance, self.taste, list(offered))
        after = self.followed.get(chosen)
        return [offered[chosen], chance.choice(after)] if after and chance.random() < TWO_AT_ONCE else [offered[chosen]]

    def learn(self, first: list[Any], second: list[Any]) -> None:
        known = self.followed.setdefault("_".join(map(str, first)), [])
        if second not in known:
            known.append(second)


class Player:
    """One person (or, without a cookie, a spectator) at one table.

    What must not happen is told to *fault*. *address* says where to go next: any server that serves the table.
    """

    def __init__(
        self,
        table: str,
        cookie: str,
        habits: Habits,
        chance: random.Random,
        address: Callable[[], str],
        fault: Callable[[str], None],
        patient: bool,
    ) -> None:
        self.table: Final = table
        self.cookie: Final = cookie
        self.habits: Final = habits
        self.chance: Final = chance
        self.address: Final = address
        self.fault: Final = fault
        self.patient: Final = patient  # a server may be a moment behind another one
        self.sent: Final[list[Sent]] = []
        self.open: Sent | None = None
        self.acted_at = -1
        self.position: Json | None = None
        self.revision = -1
        self.ply = -1
        self.mine: list[int] = []
        self.log: dict[int, Json] = {}
        self.shown: Final[dict[tuple[int, int], dict[str, int]]] = {}
        self.connections = 0
        self.finished = asyncio.Event()

    # Coming and going.

    async def play(self) -> None:
        """Until the game is over."""
        while not self.finished.is_set():
            since = f"?since={self.ply}" if self.ply >= 0 else ""
            url = f"ws://{self.address()}/api/tables/{self.table}/live{since}"
            headers = {"cookie": self.cookie} if self.cookie else {}
            line = websockets.connect(url, additional_headers=headers, max_size=None, proxy=None)
            with contextlib.suppress(OSError, TimeoutError, websockets.WebSocketException):
                async with line as socket:
                    await self.sit(socket)
            await asyncio.sleep(self.chance.uniform(0.02, 0.1))

    async def sit(self, socket: websockets.ClientConnection) -> None:
        if self.open is not None:  # no answer came
            await self.send_again(socket, self.open)
        shown = False
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "position":
                self.connections += not shown
                shown = True
                self.hear(message)
                if message["status"] == "finished" and self.open is None:
                    self.finished.set()
                    return
            elif message["type"] in ("done", "error") and self.open and message["id"] == self.open.message["id"]:
                if self.must_send_again(message):
                    await asyncio.sleep(A_BREATH)
                    await self.send_again(socket, self.open)
                elif self.position and self.position["status"] == "finished":
                    self.finished.set()
                    return
            else:
                self.overhear(message)
            if self.open is None and self.position and self.position["revision"] > self.acted_at:
                await self.act(socket, self.position)

    # Listening.

    def hear(self, position: Json) -> None:
        revision, since = position["revision"], position["since"]
        if since > self.ply:
            self.fault(f"a gap: the log is known up to ply {self.ply} and goes on behind {since}")
        if revision < self.revision and not self.patient:
            self.fault(f"revision {self.revision} was shown, and now it is {revision}")
        self.compare(position)
        self.log = {ply: entry for ply, entry in self.log.items() if ply <= since}
        self.log |= {entry["ply"]: entry for entry in position["log"]}
        self.position, self.revision, self.ply, self.mine = position, revision, position["ply"], position["mine"]
        last = [entry for ply, entry in sorted(self.log.items()) if ply][-2:]
        if len(last) == 2 and last[0]["seat"] == last[1]["seat"]:
            self.habits.learn(last[0]["action"], last[1]["action"])

    def overhear(self, message: Json) -> None:
        """What is neither a position nor an answer to a change."""

    def compare(self, position: Json) -> None:
        """What a revision shows stays what it was."""
        revision = position["revision"]
        shown = {name: hash(json.dumps(position[name])) for name in LASTING}
        before = self.shown.setdefault((revision, position["viewer"]), shown)
        if other := [name for name in LASTING if shown[name] != before[name]]:
            self.fault(f"revision {revision} is not what it was: {', '.join(other)}")

    def must_send_again(self, answer: Json) -> bool:
        """Note an answer to what is open; or say that it is none."""
        assert self.open is not None
        asked, code = self.open, answer["error"]["code"] if answer["type"] == "error" else ""
        if code in AGAIN:
            return True
        if not code:
            asked.fate = "accepted"
        elif code in ("stale-ply", "table-finished", "cannot-undo"):
            # What was sent before may have been stored before the line broke, and be itself what is in the way now.
            # (In the way of taking something back may also be somebody else's move that cannot be seen yet.)
            asked.fate = "refused" if asked.times == 1 else "doubtful"
        elif code == "illegal-action" and len(asked.rows) > 1:
            asked.fate = "refused"
            self.acted_at = -1  # the same position can be acted upon again
        else:
            self.fault(f"{asked.message} was answered by {answer['error']}")
        self.open = None
        return False

    # Speaking.

    async def act(self, socket: websockets.ClientConnection, position: Json) -> None:
        change = self.undo(position["undo"]) or self.moves(position["question"])
        if change is None:
            return
        await asyncio.sleep(self.chance.random() * PACE)
        rows, body = change
        seen = {"ply": position["ply"], "revision": position["revision"], "seat": rows[0].seat}
        message = {"id": len(self.sent), **body, **seen}
        self.open = Sent(rows[0].seat, position["revision"], rows, message)
        self.acted_at = position["revision"]
        self.sent.append(self.open)
        await socket.send(json.dumps(message))
        if self.chance.random() < HANGING_UP:
            assert socket.transport is not None
            await asyncio.sleep(self.chance.random() * PACE)
            socket.transport.abort()

    async def send_again(self, socket: websockets.ClientConnection, asked: Sent) -> None:
        """The very same: it may be taken once, whether it was the first time or now."""
        asked.times += 1
        await socket.send(json.dumps(asked.message))

    def undo(self, reach: Json) -> tuple[list[Row], Json] | None:
        if not reach["can"] or self.chance.random() >= TAKING_BACK:
            return None
        count = self.chance.randint(1, min(reach["can"], FARTHEST_BACK))
        return [Row(reach["seat"], "undo", (count,))], {"type": "undo", "to": reach["plies"][count - 1]}

    def moves(self, question: Json | None) -> tuple[list[Row], Json] | None:
        if question is None:
            return None
        actions = self.habits.choose(self.chance, question["options"])
        rows = [Row(question["seat"], "act", tuple(action)) for action in actions]
        return rows, {"type": "act", "actions": actions}

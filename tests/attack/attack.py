"""What every attack has in common: from one address, with many hands, each as fast as the server lets it."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Final

from tablewright.games.registry import load_game
from tablewright.kernel.match import Match
from tablewright.kernel.record import to_record
from tests.server.hostile import raw
from tests.tastes import LAST_RESORT, choose

Json = dict[str, Any]

GAME: Final = "agra"  # its games can be made as long as one likes
SOURCE: Final = "127.0.0.2"  # who is no proxy, and nobody's neighbour
ENDLESS: Final = dict.fromkeys(("deliver", "build", "order", "process"), LAST_RESORT) | {"use_botanist": 100.0}
BREATH: Final = 0.01  # before whoever was refused, or cut off, comes again


@dataclass(frozen=True, slots=True)
class Stage:
    """Where to attack: the server, the table of somebody honest, and how long the server waits for slow readers."""

    port: int
    table: str
    slow_seconds: float


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    body: bytes
    cookie: str

    def json(self) -> Any:
        return json.loads(self.body)

    def outcome(self) -> str:
        """The status; of an error its code."""
        return str(self.status) if self.status < 400 else code_of(self.body) or str(self.status)


def code_of(body: bytes) -> str:
    try:
        return str(json.loads(body)["error"]["code"])
    except (ValueError, KeyError, TypeError):
        return ""


class Line:
    """HTTP on one connection, which stays open."""

    def __init__(self, line: raw.Line) -> None:
        self.reader, self.writer = line

    async def ask(self, method: str, path: str, body: Json | None = None, cookie: str = "") -> Answer:
        self.writer.write(request(method, path, body, cookie))
        return await self.answer()

    async def answer(self) -> Answer:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        fields = dict(one.lower().split(": ", 1) for one in head.split("\r\n")[1:] if ": " in one)
        given = [one[12:].partition(";")[0] for one in head.split("\r\n") if one.lower().startswith("set-cookie: ")]
        body = await self.reader.readexactly(int(fields.get("content-length", "0")))
        return Answer(int(head.split()[1]), body, given[0] if given else "")


def request(method: str, path: str, body: Json | None = None, cookie: str = "") -> bytes:
    text = b"" if body is None else json.dumps(body).encode()
    head = [f"{method} /api{path} HTTP/1.1", "host: x", f"content-length: {len(text)}"]
    head += ["content-type: application/json"] if text else []
    head += [f"cookie: {cookie}"] if cookie else []
    return "\r\n".join([*head, "", ""]).encode() + text


class NotLetInError(Exception):
    """A WebSocket was refused, with this status."""


class Attack:
    """One kind of attack. `met` counts what came of it; *refusals* are those of it by which the server defends itself.

    *asks_for_hints*: the honest player asks for hints meanwhile, as the attack is on those.
    """

    words: ClassVar[str]
    hands: ClassVar[int] = 16
    refusals: ClassVar[frozenset[str]] = frozenset({"too-many", "403", "closed 4429"})
    asks_for_hints: ClassVar[bool] = False

    def __init__(self, stage: Stage) -> None:
        self.stage: Final = stage
        self.chance: Final = random.Random(self.words)
        self.met: Final[Counter[str]] = Counter()

    async def prepare(self) -> None:
        """What is made before it begins, as anybody may."""

    async def strike(self, hand: int) -> None:
        """What one hand does, on one connection; when it is done or cut off it does so again."""
        raise NotImplementedError

    async def run(self, seconds: float, most: float) -> None:
        """For so many *seconds*, and then on until it is refused, but not for more than *most*."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        hands = [asyncio.create_task(self.keep_on(hand)) for hand in range(self.hands)]
        while (spent := loop.time() - begun) < seconds or (spent < most and not self.is_refused()):
            for hand in hands:
                if hand.done():
                    hand.result()
            await asyncio.sleep(0.05)
        for hand in hands:
            hand.cancel()
        await asyncio.gather(*hands, return_exceptions=True)

    async def keep_on(self, hand: int) -> None:
        while True:
            try:
                await self.strike(hand)
            except (OSError, asyncio.IncompleteReadError):
                self.met["cut off"] += 1
            except NotLetInError as status:
                self.met[str(status)] += 1
            await asyncio.sleep(BREATH)

    def is_refused(self) -> bool:
        return any(self.met[name] for name in self.refusals)

    # Tools.

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        async with raw.line(self.stage.port, SOURCE) as found:
            yield Line(found)

    @asynccontextmanager
    async def socket(self, table: str, cookie: str = "") -> AsyncIterator[raw.Line]:
        path = f"/api/tables/{table}/live"
        async with raw.web_socket(self.stage.port, path, SOURCE, cookie) as (reader, writer, head):
            if (status := head.split()[1]) != "101":
                raise NotLetInError(status)
            yield reader, writer

    async def until_closed(self, reader: asyncio.StreamReader) -> None:
        """Read and forget."""
        code = await raw.closing_code(reader)
        self.met[f"closed {code}" if code else "closed"] += 1

    async def told(self, reader: asyncio.StreamReader, *kinds: str) -> Json | None:
        """The next message of these kinds, or of an error; None, and noted, when the server closes."""
        while True:
            first, payload = await raw.next_frame(reader)
            kind = first & 0x0F
            if kind == raw.CLOSE:
                self.met[f"closed {raw.code_in(payload)}"] += 1
                return None
            if kind == raw.TEXT and (message := json.loads(payload))["type"] in (*kinds, "error"):
                found: Json = message
                self.met[found["error"]["code"] if found["type"] == "error" else found["type"]] += 1
                return found

    async def press(self, line: Line, method: str, path: str, body: Json | None = None, cookie: str = "") -> Answer:
        """Ask, note what came of it, and draw breath if it was refused."""
        answer = await line.ask(method, path, body, cookie)
        await self.note(answer)
        return answer

    async def note(self, answer: Answer) -> None:
        self.met[answer.outcome()] += 1
        if answer.status >= 400:
            await asyncio.sleep(BREATH)

    async def demand(self, method: str, path: str, body: Json | None = None, cookie: str = "") -> Answer:
        """Something that must succeed while the attack is prepared."""
        async with self.line() as line:
            answer = await line.ask(method, path, body, cookie)
        assert answer.status < 300, answer
        return answer

    async def guest(self) -> str:
        return (await self.demand("GET", "/me")).cookie

    async def imported(self, cookie: str, plies: int) -> str:
        """A table to step through, for everybody, of so many plies."""
        return str((await self.demand("POST", "/records", record_of(plies), cookie)).json()["id"])

    async def running(self, cookie: str, imported: str, plies: int, ply: int) -> tuple[str, int]:
        """A table of one's own that goes on after a *ply* of a game of so many *plies*; and one's seat, which is asked
        then."""
        seat = played(plies).plies[ply].seat
        wish = {"ply": ply, "seat": seat, "bot": "random"}
        made = await self.demand("POST", f"/tables/{imported}/study/what-if", wish, cookie)
        return str(made.json()["id"]), seat


@cache
def played(plies: int) -> Match[Any]:
    """A game that is not over after so many plies, as nobody does what brings it to an end."""
    game, chance = load_game(GAME), random.Random(7)
    match = Match(game, game.setup(2, {"rounds": "none"}), f"{7:032x}")
    while len(match.plies) < plies:
        seat = match.to_act()[0]
        offered = {"_".join(map(str, one.fields())): one for one in game.options(match.state, seat)}
        match.act(seat, offered[choose(chance, ENDLESS, list(offered))])
    return match


def record_of(plies: int) -> Json:
    return dict(to_record(played(plies)))

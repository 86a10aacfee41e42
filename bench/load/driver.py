"""Drives one server: N tables with four people each, in a process of its own. Started by `measure.py` beside it.

Reads its task as JSON from its argument. Says `connected`, and for every rate `begin` and `end`, so that whoever
watches the server knows when to look at it, and then what was measured, as a line of JSON.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import uvloop
from load.dialects import BoardgameIo, Chair, Dialect, Heard, Tablewright
from load.lean_socket import LeanSocket, connect

SITTING_DOWN_AT_ONCE = 8
CONNECTING_AT_ONCE = 16
CONNECTING_SECONDS = 120


@dataclass
class Tally:
    """Milliseconds, in the time that counts."""

    counting: bool = False
    moves: int = 0
    refused: int = 0
    acknowledgements: list[float] = field(default_factory=list)
    deliveries: list[float] = field(default_factory=list)

    def begin(self) -> None:
        self.counting, self.moves, self.refused = True, 0, 0
        self.acknowledgements, self.deliveries = [], []


@dataclass(slots=True, eq=False)
class Move:
    """Made in the position *at*, by *mover*, at the time *begun*; *missing* are those who have not heard of it."""

    at: int
    mover: int
    begun: float
    missing: set[int]


class Table:
    """Four people. Whoever is asked moves when a move is due: at once, or by the clock.

    By the clock, the time of a move counts from when it was due, also if the table was not ready for it then.
    """

    def __init__(self, dialect: Dialect, tally: Tally, port: int) -> None:
        self.dialect = dialect
        self.tally = tally
        self.port = port
        self.saturated = False
        self.due: deque[float] = deque()
        self.moves: list[Move] = []
        self.chairs: list[Chair] = []
        self.sockets: list[LeanSocket] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.waiting: dict[int, Move] = {}  # by who made it and has no answer yet
        self.asked: dict[int, tuple[int, bytes]] = {}  # in which position, and what to say
        self.resting = True

    async def open(self, chairs: list[Chair]) -> None:
        self.chairs, self.sockets = chairs, []
        self.moves, self.waiting, self.asked = [], {}, {}
        for chair in chairs:
            socket = LeanSocket(chair.path, chair.headers, self.listener(chair))
            self.sockets.append(socket)
            await connect(self.port, socket)

    def listener(self, chair: Chair) -> Any:
        def heard(message: bytes) -> None:
            if self.chairs and chair is self.chairs[chair.seat]:
                self.heard(chair.seat, self.dialect.read(chair, message))

        return heard

    def heard(self, seat: int, said: Heard) -> None:
        now = time.monotonic()
        if said.reply is not None:
            self.sockets[seat].say(said.reply)
        if said.acknowledged or said.refused:
            mine = self.waiting.pop(seat, None)
            if mine is not None:
                self.answered(mine, said.refused, now)
        if said.at is not None:
            self.told(seat, said.at, now)
            self.asked.pop(seat, None)
            if said.move is not None and said.at not in [one.at for one in self.moves if one.mover == seat]:
                self.asked[seat] = said.at, said.move
        if said.over:
            self.again()
        else:
            self.go_on()

    def answered(self, move: Move, refused: bool, now: float) -> None:
        if refused and move in self.moves:
            self.moves.remove(move)
        if self.tally.counting:
            self.tally.refused += refused
            self.tally.moves += not refused
            if not refused:
                self.tally.acknowledgements.append(1000 * (now - move.begun))

    def told(self, seat: int, at: int, now: float) -> None:
        """What this person now knows of: a position tells of every move that led to it."""
        for move in [one for one in self.moves if one.at < at and seat in one.missing]:
            move.missing.discard(seat)
            if self.tally.counting and seat != move.mover:
                self.tally.deliveries.append(1000 * (now - move.begun))
            if not move.missing:
                self.moves.remove(move)

    def go_on(self) -> None:
        for seat in list(self.asked):
            if self.resting or seat in self.waiting or not (self.saturated or self.due):
                continue
            begun = time.monotonic() if self.saturated else self.due.popleft()
            at, words = self.asked.pop(seat)
            move = Move(at, seat, begun, set(range(len(self.chairs))))
            self.moves.append(move)
            self.waiting[seat] = move
            self.sockets[seat].say(words)

    def again(self) -> None:
        """The game is over: the same people sit down at a new table."""
        for socket in self.sockets:
            socket.transport.close()
        self.chairs = []
        task = asyncio.create_task(self.another())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def another(self) -> None:
        await self.open(await asyncio.to_thread(self.dialect.sit_down))


async def drive(task: dict[str, Any]) -> None:
    asyncio.get_running_loop().set_exception_handler(give_up)
    port, game = task["port"], task["game"]
    dialect: Dialect = BoardgameIo(port) if game is None else Tablewright(port, game)
    tally = Tally()
    tables = [Table(dialect, tally, port) for _ in range(task["tables"])]
    await sit_down(dialect, tables)
    say("connected")
    for rate in task["rates"]:
        say(json.dumps(await drive_at(rate, tables, tally, task["warm_up"], task["seconds"])))


async def drive_at(
    rate: float | None, tables: list[Table], tally: Tally, warm_up: float, seconds: float
) -> dict[str, Any]:
    """Make *rate* moves a second (None: as many as go) and count after *warm_up* seconds."""
    for table in tables:
        table.resting, table.saturated = False, rate is None
        table.due.clear()
        table.go_on()
    pacing = None if rate is None else asyncio.create_task(pace(tables, rate))
    await asyncio.sleep(warm_up)
    say("begin")
    began, spent, received = time.monotonic(), time.process_time(), bytes_received(tables)
    tally.begin()
    await asyncio.sleep(seconds)
    tally.counting = False
    took, spent = time.monotonic() - began, time.process_time() - spent
    say("end")
    if pacing is not None:
        pacing.cancel()
    return {
        "seconds": took,
        "moves": tally.moves,
        "refused": tally.refused,
        "acknowledgements": tally.acknowledgements,
        "deliveries": tally.deliveries,
        "received": bytes_received(tables) - received,
        "driver_cpu": spent,
    }


async def sit_down(dialect: Dialect, tables: list[Table]) -> None:
    loop = asyncio.get_running_loop()
    first = await asyncio.to_thread(dialect.sit_down)  # alone: the people are made with the first table
    with ThreadPoolExecutor(SITTING_DOWN_AT_ONCE) as pool:
        others = await asyncio.gather(*[loop.run_in_executor(pool, dialect.sit_down) for _ in tables[1:]])
    room = asyncio.Semaphore(CONNECTING_AT_ONCE)

    async def open_one(table: Table, chairs: list[Chair]) -> None:
        async with room:
            await table.open(chairs)

    await asyncio.gather(*[open_one(table, chairs) for table, chairs in zip(tables, [first, *others], strict=True)])
    async with asyncio.timeout(CONNECTING_SECONDS):
        while not all(table.asked for table in tables):
            await asyncio.sleep(0.05)


async def pace(tables: list[Table], rate: float) -> None:
    """*rate* moves a second, table after table."""
    began, count = time.monotonic(), 0
    while True:
        now = time.monotonic()
        while began + count / rate <= now:
            table = tables[count % len(tables)]
            table.due.append(began + count / rate)
            table.go_on()
            count += 1
        await asyncio.sleep(max(0.0, began + count / rate - time.monotonic()))


def give_up(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A driver that does not understand its server measures nothing."""
    print(context["message"], repr(context.get("exception")), file=sys.stderr, flush=True)
    os._exit(1)


def bytes_received(tables: list[Table]) -> int:
    return sum(socket.received for table in tables for socket in table.sockets)


def say(word: str) -> None:
    print(word, flush=True)


if __name__ == "__main__":
    gc.disable()  # its own pauses are not the server's
    uvloop.run(drive(json.loads(sys.argv[1])))

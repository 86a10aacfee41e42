"""A line before workers: whoever asks is served in turn, address by address, and at an address person by person.

Nobody has two places at work at the same time, so where there are two, one person never keeps another from being served
at once; and what one of them asks for is done in the order in which it was asked for.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from itertools import count
from typing import Final, TypeVar

from tablewright.server.base.metrics import METRICS

V = TypeVar("V")
Waiting = tuple[int, int, asyncio.Future[None]]  # the lowest first


async def stays() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, where from, and how to learn that they do not wait any more."""

    person: str
    address: str
    is_gone: Callable[[], Awaitable[bool]] = stays


class FairLine:
    """At most so many *places* at work; *name* is what the metrics call it."""

    def __init__(self, name: str, places: int) -> None:
        self.free = places
        self.at_work: Final[set[str]] = set()
        # By address and person, each in the order in which their turn comes.
        self.waiting: Final[dict[str, dict[str, list[Waiting]]]] = {}
        self.numbers: Final = count()
        self.length: Final = METRICS.waiting.labels(name)
        self.seconds: Final = METRICS.wait_seconds.labels(name)

    def ticket(self) -> int:
        """For somebody whose work has many parts: all of them come before what the same person asks for later."""
        return next(self.numbers)

    @contextlib.asynccontextmanager
    async def place(self, asker: Asker, ticket: int | None = None) -> AsyncIterator[None]:
        """A place at work, as soon as it is the turn of *asker*."""
        begun = time.monotonic()
        with self.length.track_inprogress():
            await self.come(asker, self.ticket() if ticket is None else ticket)
        self.seconds.observe(time.monotonic() - begun)
        try:
            yield
        finally:
            self.leave(asker)

    async def come(self, asker: Asker, ticket: int) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine = self.waiting.setdefault(asker.address, {}).setdefault(asker.person, [])
        heapq.heappush(mine, (ticket, next(self.numbers), turn))
        self.call()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was called in the very moment
                self.leave(asker)
            else:
                self.forget(asker, turn)
            raise

    def forget(self, asker: Asker, turn: asyncio.Future[None]) -> None:
        """Whoever waited is gone, and has cost nobody their turn."""
        people = self.waiting.get(asker.address, {})
        turns = people.get(asker.person, [])
        turns[:] = [one for one in turns if one[-1] is not turn]
        heapq.heapify(turns)
        if not turns:
            people.pop(asker.person, None)
        if not people:
            self.waiting.pop(asker.address, None)

    def leave(self, asker: Asker) -> None:
        self.at_work.discard(asker.person)
        self.free += 1
        self.to_the_end(asker.address, asker.person)
        self.call()

    def to_the_end(self, address: str, person: str) -> None:
        """Who was served, or is being served, and still waits for something waits behind all others."""
        people = self.waiting.get(address, {})
        keep(people, person, people.get(person, []))
        keep(self.waiting, address, people)

    def call(self) -> None:
        while self.free and (found := self.next_turn()) is not None:
            person, turn = found
            if not turn.cancelled():  # else whoever waited is just going
                self.at_work.add(person)
                self.free -= 1
                turn.set_result(None)

    def next_turn(self) -> tuple[str, asyncio.Future[None]] | None:
        """Out of the line, whoever is next: whose address and who themselves were served the longest ago."""
        for address, people in self.waiting.items():
            for person, turns in people.items():
                if person not in self.at_work:
                    turn = heapq.heappop(turns)[-1]
                    self.to_the_end(address, person)
                    return person, turn
        return None


def keep(line: dict[str, V], key: str, rest: V) -> None:
    """Last in *line*, if there is anything left."""
    line.pop(key, None)
    if rest:
        line[key] = rest

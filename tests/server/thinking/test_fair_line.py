"""The line for hints and reviews: people are served in turn, whatever one of them asks for. Time is on paper."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator
from itertools import count

import pytest
import pytest_asyncio

from tablewright.server.base.limits import HINT
from tablewright.server.thinking.fair_line import Asker, FairLine
from tablewright.server.thinking.hints import WORKERS

TAKES = 4.0  # seconds that a hint takes, whoever asks


class Paper:
    """Workers, and a clock that goes on when everybody waits for it."""

    def __init__(self, places: int) -> None:
        self.line = FairLine("test", places)
        self.clock = 0.0
        self.numbers = count()
        self.ends: list[tuple[float, int, asyncio.Future[None]]] = []
        self.done: list[str] = []  # jobs, in the order in which they were finished
        self.tasks: list[asyncio.Task[float]] = []

    def ask(self, what: str, asker: Asker, takes: float = TAKES, ticket: int | None = None) -> asyncio.Task[float]:
        """Ask for something; the answer is when it is there."""
        task = asyncio.create_task(self.work(what, asker, takes, ticket))
        self.tasks.append(task)
        return task

    async def work(self, what: str, asker: Asker, takes: float, ticket: int | None) -> float:
        async with self.line.place(asker, ticket):
            end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self.ends, (self.clock + takes, next(self.numbers), end))
            await end
        self.done.append(what)
        return self.clock

    async def settle(self) -> None:
        """Until nothing happens any more by itself."""
        for _ in range(10):
            await asyncio.sleep(0)

    async def until(self, moment: float) -> None:
        await self.settle()
        while self.ends and self.ends[0][0] <= moment:
            self.clock, _, end = heapq.heappop(self.ends)
            if not end.cancelled():
                end.set_result(None)
            await self.settle()
        self.clock = moment

    async def finish(self) -> list[str]:
        await self.until(1_000_000.0)
        return self.done


@pytest_asyncio.fixture
async def paper() -> AsyncIterator[Paper]:
    paper = Paper(1)
    yield paper
    for task in paper.tasks:
        task.cancel()


def somebody(name: str, address: str = "") -> Asker:
    return Asker(name, address or f"address of {name}")


async def test_people_are_served_in_turn(paper: Paper) -> None:
    for number in range(3):
        paper.ask(f"a{number}", somebody("a"))
    for number in range(2):
        paper.ask(f"b{number}", somebody("b"))
    paper.ask("c0", somebody("c"))
    assert await paper.finish() == ["a0", "b0", "c0", "a1", "b1", "a2"]


async def test_addresses_come_before_the_people_who_come_from_them(paper: Paper) -> None:
    """Guests cost nothing: many of them from one address are no more than one from another."""
    for guest in "xyz":
        for number in range(2):
            paper.ask(f"{guest}{number}", somebody(guest, "one address"))
    paper.ask("a0", somebody("a"))
    paper.ask("a1", somebody("a"))
    assert await paper.finish() == ["x0", "a0", "y0", "a1", "z0", "x1", "y1", "z1"]


async def test_the_parts_of_a_longer_work_come_before_what_its_person_asks_for_later(paper: Paper) -> None:
    first, second = paper.line.ticket(), paper.line.ticket()
    paper.ask("first 1", somebody("a"), ticket=first)
    paper.ask("second 1", somebody("a"), ticket=second)
    await paper.settle()
    paper.ask("first 2", somebody("a"), ticket=first)
    assert await paper.finish() == ["first 1", "first 2", "second 1"]


async def test_nobody_has_two_places_at_once() -> None:
    paper = Paper(2)
    for number in range(4):
        paper.ask(f"a{number}", somebody("a"))
    await paper.until(TAKES)
    assert paper.done == ["a0"]
    assert await paper.finish() == ["a0", "a1", "a2", "a3"]


async def test_who_is_gone_has_cost_nobody_their_turn(paper: Paper) -> None:
    tasks = [paper.ask(f"a{number}", somebody("a")) for number in range(4)]
    last = paper.ask("b0", somebody("b"))
    await paper.settle()
    for task in tasks[1:]:
        task.cancel()
    await paper.settle()
    assert [list(people) for people in paper.line.waiting.values()] == [["b"]]
    tasks[0].cancel()  # at work: the next one begins at once
    await paper.until(TAKES)
    assert last.done() and paper.done == ["b0"]
    assert (paper.line.free, paper.line.at_work, paper.line.waiting) == (1, set(), {})


async def test_who_goes_in_the_moment_in_which_they_are_called_passes_it_on(paper: Paper) -> None:
    first = paper.ask("a", somebody("a"))
    called = paper.ask("b", somebody("b"))
    paper.ask("c", somebody("c"))
    await paper.until(TAKES / 2)
    first.cancel()
    await asyncio.sleep(0)  # a leaves, and b is called
    called.cancel()
    assert await paper.finish() == ["c"]
    assert (paper.line.free, paper.line.waiting) == (1, {})


async def test_who_is_just_going_is_not_called(paper: Paper) -> None:
    first = paper.ask("a", somebody("a"))
    going = paper.ask("b", somebody("b"))
    paper.ask("c", somebody("c"))
    await paper.until(TAKES / 2)
    first.cancel()
    going.cancel()
    assert await paper.finish() == ["c"]
    assert (paper.line.free, paper.line.waiting) == (1, {})


@pytest.mark.parametrize("after", [0.0, 0.1, 1.3, 3.9, 4.0, 17.0, 39.9])
@pytest.mark.parametrize("address", ["the same", "another"])
async def test_while_one_guest_asks_as_often_as_the_limits_allow_a_hint_comes_in_its_usual_time(
    after: float, address: str
) -> None:
    paper = Paper(WORKERS)
    for number in range(HINT.person.burst):
        paper.ask(f"greedy {number}", somebody("greedy", "the same"))
    await paper.until(after)
    honest = paper.ask("honest", somebody("honest", address))
    await paper.finish()
    assert honest.result() - after == pytest.approx(TAKES)


@pytest.mark.parametrize("after", [0.0, 0.1, 1.3, 3.9, 4.0, 17.0, 99.9])
async def test_while_an_address_asks_as_often_as_the_limits_allow_a_hint_comes_in_twice_its_usual_time(
    after: float,
) -> None:
    paper = Paper(WORKERS)
    for number in range(HINT.address.burst):
        paper.ask(f"greedy {number}", somebody(f"guest {number % 6}", "one address"))
    await paper.until(after)
    honest = paper.ask("honest", somebody("honest"))
    await paper.finish()
    assert honest.result() - after <= 2 * TAKES

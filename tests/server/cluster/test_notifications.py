"""Notifications: servers on one PostgreSQL hear of each other's changes, and who is connected where."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import text

from tablewright.server.cluster.notifications import DEAD_AFTER, Notice, Notifications
from tablewright.server.cluster.presence import MOST_NAMED, Crowd, Presence
from tablewright.server.storage.database import Database


@dataclass
class Node:
    """A server that has nothing but notifications."""

    database: Database
    notifications: Notifications
    heard: list[Notice] = field(default_factory=list)
    listened: int = 0

    async def hears(self, kind: str, about: str) -> Notice:
        async with asyncio.timeout(60):
            while True:
                for notice in self.heard:
                    if (notice.kind, notice.about) == (kind, about):
                        return notice
                await asyncio.sleep(0.01)

    async def listening(self, times: int) -> None:
        async with asyncio.timeout(60):
            while self.listened < times:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def node(url: str) -> AsyncIterator[Node]:
    database = await Database.open(url)
    notifications = Notifications(database)
    found = Node(database, notifications)

    def listens() -> None:
        found.listened += 1

    notifications.when_notified, notifications.when_listening = found.heard.append, listens
    listening = asyncio.create_task(notifications.listen())
    await found.listening(1)
    try:
        yield found
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await database.close()


@pytest_asyncio.fixture
async def nodes(a_postgres_database: Callable[[], str]) -> AsyncIterator[list[Node]]:
    url = a_postgres_database()
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(node(url)) for _ in range(2)]


async def test_a_ring_is_heard_by_the_others_when_it_is_committed(nodes: list[Node]) -> None:
    one, two = nodes
    with pytest.raises(ZeroDivisionError):
        async with one.database.begin() as connection:
            one.database.ring(connection, ("rows", "taken back", 1))
            raise ZeroDivisionError
    async with one.database.begin() as connection:
        one.database.ring(connection, ("rows", "kept", 2), ("table", "as well"))
    assert (await two.hears("rows", "kept")).more == [2]
    await two.hears("table", "as well")
    assert all(notice.about != "taken back" for notice in two.heard)
    assert all(notice.node == two.database.node for notice in one.heard), "nobody hears what they say themselves"


async def test_a_bell_that_is_cut_off_listens_again(nodes: list[Node]) -> None:
    one, two = nodes
    async with one.database.begin() as connection:
        cut = "select pg_terminate_backend(pid) from pg_stat_activity where pid != pg_backend_pid() and datname = "
        await connection.execute(text(cut + "current_database()"))
    await two.listening(2)
    await one.listening(2)
    await one.notifications.say("table", "after that")
    await two.hears("table", "after that")


async def test_a_bell_on_sqlite_is_silent(tmp_path: Any) -> None:
    database = await Database.open(f"sqlite:///{tmp_path / 'tables.db'}")
    notifications = Notifications(database)
    await notifications.listen()
    await notifications.say("help")
    async with database.begin() as connection:
        database.ring(connection, ("table", "t"))
    assert not notifications.is_deaf, "it hears all that there is to hear"
    await database.close()


class Tables:
    """The tables of a server, as far as presence is concerned."""

    def __init__(self) -> None:
        self.here: dict[str, Crowd] = {}
        self.shown: list[str] = []

    def crowds(self) -> list[str]:
        return list(self.here)

    def crowd(self, table: str) -> Crowd:
        return self.here.get(table, Crowd())

    def show_presence(self, table: str) -> None:
        self.shown.append(table)


class Silent:
    is_deaf = False

    def __init__(self) -> None:
        self.said: list[tuple[Any, ...]] = []

    async def say_all(self, rings: list[tuple[Any, ...]]) -> None:
        self.said += rings


@pytest.fixture
def tables() -> Tables:
    return Tables()


@pytest.fixture
def presence(tables: Tables) -> Presence:
    notifications: Any = Silent()
    return Presence(notifications, tables)


def here(node: str, table: str, *named: str, others: int = 0) -> Notice:
    return Notice(node, "here", table, [list(named), others])


def named(presence: Presence, table: str) -> list[str]:
    return sorted(name for crowd in presence.at(table) for name in crowd.named)


def test_people_come_and_go_at_other_servers(presence: Presence, tables: Tables) -> None:
    presence.hear(here("n1", "t", "ada", "ben"))
    presence.hear(here("n2", "t", "cara", others=2))
    assert named(presence, "t") == ["ada", "ben", "cara"]
    presence.hear(here("n1", "t", "ben"))
    assert named(presence, "t") == ["ben", "cara"]
    presence.hear(Notice("n2", "bye", "", []))
    assert named(presence, "t") == ["ben"]
    presence.hear(here("n1", "t"))
    assert presence.at("t") == [] and presence.elsewhere == {}, "nothing is kept of a table where nobody is"
    assert tables.shown == ["t"] * 5


def test_the_people_of_a_dead_server_are_gone(presence: Presence, monkeypatch: pytest.MonkeyPatch) -> None:
    presence.hear(here("n1", "t", "ada"))
    presence.look_for_the_dead()
    assert named(presence, "t") == ["ada"]
    later = time.monotonic() + DEAD_AFTER + 1
    monkeypatch.setattr("tablewright.server.cluster.presence.time.monotonic", lambda: later)
    presence.hear(Notice("n2", "alive", "", []))
    presence.look_for_the_dead()
    assert named(presence, "t") == [] and list(presence.alive) == ["n2"]


async def told(presence: Presence) -> list[tuple[Any, ...]]:
    telling = asyncio.create_task(presence.tell())
    while presence.untold:
        await asyncio.sleep(0)
    telling.cancel()
    notifications: Any = presence.notifications
    said: list[tuple[Any, ...]] = list(notifications.said)
    notifications.said.clear()
    return sorted(said)


async def test_who_is_here_is_told_when_it_changes_and_to_who_says_hello(presence: Presence, tables: Tables) -> None:
    tables.here = {"t": Crowd(["ada"], 1), "u": Crowd([f"p{n}" for n in range(MOST_NAMED + 5)])}
    presence.changed("t")
    assert await told(presence) == [("here", "t", ["ada"], 1)]
    presence.hear(Notice("n1", "hello", "", []))
    everything = await told(presence)
    assert [notice[1] for notice in everything] == ["t", "u"]
    assert (len(everything[1][2]), everything[1][3]) == (MOST_NAMED, 5), "a notice has little room"
    presence.hear(Notice("n1", "alive", "", []))
    assert await told(presence) == []
    presence.hear(here("n1", "t", "ben"))
    presence.begin()
    assert presence.at("t") == [], "what may be outdated is asked for again"
    assert len(await told(presence)) == 2

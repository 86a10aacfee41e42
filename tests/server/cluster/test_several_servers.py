"""Several server processes on one PostgreSQL serve the same table; nobody has to stay with one of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import asyncpg
import pytest
import pytest_asyncio

from tests.server.callers import Caller, Line, caller
from tests.services import Postgres, own_postgres
from tests.soak.servers import Mother, Server, mother

LONG = 60.0
SHELF = "tests.soak.shelf"
TOYS = {"games": "tests.server.toy_games", "bots": "tests.server.toy_bots"}


@pytest.fixture(scope="module")
def bearing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mother]:
    with mother(tmp_path_factory.mktemp("servers") / "log") as found:
        yield found


async def started(bearing: Mother, database: str, **chosen: Any) -> Server:
    quick = {"database": database, "bot_pause": 0.0, "limits": 0.0} | (TOYS if "games" not in chosen else {}) | chosen
    server = bearing.server(**quick)
    server.start()
    await server.ready()
    return server


@pytest_asyncio.fixture
async def three(bearing: Mother, a_postgres_database: Callable[[], str]) -> AsyncIterator[list[Server]]:
    """Started at the same time, on a database that is not even there yet."""
    database = a_postgres_database()
    servers = await asyncio.gather(*(started(bearing, database) for _ in range(3)))
    yield servers
    for server in servers:
        server.kill()


def is_at(line: Line, ply: int) -> bool:
    return bool(line.position["ply"] == ply)


def both_sit_and_one_watches(line: Line) -> bool:
    return line.connected() == [0, 1] and line.presence["watching"] == 1


async def people_at(servers: list[Server]) -> list[Caller]:
    return [await caller(server, name) for server, name in zip(servers, ("Ada", "Ben", "Cara"), strict=True)]


@pytest.mark.parametrize("bids", ["sealed", "spoken"])
async def test_a_whole_game_of_three_people_at_three_servers(three: list[Server], bids: str) -> None:
    ada, ben, cara = await people_at(three)
    id = await ada.table(three[0], "me", "open", "open", bids=bids)
    await ben.call(three[1], "POST", f"/tables/{id}/join", {"seat": 1})
    await cara.call(three[2], "POST", f"/tables/{id}/join", {"seat": 2})
    async with asyncio.timeout(LONG), AsyncExitStack() as lines:
        players = [
            await lines.enter_async_context(person.at(server, id))
            for person, server in zip((ada, ben, cara), three, strict=True)
        ]
        watching = await lines.enter_async_context((await caller(three[2], "Dan")).at(three[1], id))
        ends = await asyncio.gather(*(line.play_to_the_end() for line in players))
        seen = await watching.wait("position", status="finished")
    assert {end["ply"] for end in ends} == {seen["ply"]} and seen["ply"] > 20
    assert all(end["result"] == seen["result"] and end["revision"] == seen["revision"] for end in ends)
    records = [await ada.call(server, "GET", f"/tables/{id}/record.json") for server in three]
    assert records[0] == records[1] == records[2]


async def test_what_happens_at_one_server_is_seen_at_the_others(three: list[Server]) -> None:
    ada, ben, cara = await people_at(three)
    id = await ada.table(three[0], "me", "open", bids="spoken")
    async with asyncio.timeout(LONG), ada.at(three[0], id) as a, cara.at(three[2], id) as c:
        assert (await c.wait("table"))["table"]["status"] == "waiting"
        await ben.call(three[1], "POST", f"/tables/{id}/join", {"seat": 1})
        await c.wait("position", ply=0)
        await a.wait("position", ply=0)
        async with ben.at(three[1], id) as b:
            for line in (a, b, c):
                await line.until(partial(both_sit_and_one_watches, line))
            assert (await a.act(["bid", 2]))["type"] == "done"
            await b.wait("position", ply=1)
            undo = {"seat": 0, "ply": 1, "revision": 1, "to": 0}
            await ada.call(three[1], "POST", f"/tables/{id}/undo", undo)  # at the server that Ada is not connected to
            for line in (a, b, c):
                await line.wait("position", ply=0, revision=2)
            await ada.call(three[2], "PUT", "/me", {"name": "Ada L."})
            await b.until(lambda: b.position["seats"][0]["name"] == "Ada L.")
            await ada.call(three[2], "POST", f"/tables/{id}/host/pause")
            for line in (a, b, c):
                await line.wait("position", paused=True)
        await a.until(lambda: a.connected() == [0])


async def test_who_has_moved_at_one_server_moves_on_at_another(three: list[Server]) -> None:
    """Without any connection that could be told of anything."""
    ada = await caller(three[0], "Ada")
    id = await ada.table(three[0], "me", "me", bids="spoken")
    for ply in range(12):
        position = await ada.call(three[ply % 3], "GET", f"/tables/{id}/position")
        assert position["ply"] == ply
        move = {"seat": position["viewer"], "ply": ply, "actions": [position["question"]["options"][0]["action"]]}
        await ada.call(three[(ply + 1) % 3], "POST", f"/tables/{id}/moves", move)


async def test_of_two_who_move_at_two_servers_one_wins(three: list[Server]) -> None:
    ada = await caller(three[0], "Ada")
    for _ in range(5):
        id = await ada.table(three[0], "me", "me", bids="spoken")
        async with asyncio.timeout(LONG), ada.at(three[0], id) as one, ada.at(three[1], id) as two:
            await one.wait("position", ply=0)
            await two.wait("position", ply=0)
            answers = await asyncio.gather(one.act(["bid", 1]), two.act(["bid", 2]))
            found = [answer["type"] if answer["type"] == "done" else answer["error"]["code"] for answer in answers]
            assert sorted(found) == ["done", "stale-ply"]
            for line in (one, two):
                await line.until(partial(is_at, line, 1))
            assert one.position["log"][-1] == two.position["log"][-1]


async def test_who_chooses_unseen_at_one_server_is_in_nobodys_way_at_another(three: list[Server]) -> None:
    people = await people_at(three)
    for _ in range(3):
        id = await people[0].table(three[0], "me", "open", "open")
        for seat in (1, 2):
            await people[seat].call(three[seat], "POST", f"/tables/{id}/join", {"seat": seat})
        async with asyncio.timeout(LONG), AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(one.at(at, id)) for one, at in zip(people, three, strict=True)]
            for line in lines:
                await line.wait("position", ply=0)
            answers = await asyncio.gather(*(line.act(["bid", 1]) for line in lines))
            assert [answer["type"] for answer in answers] == ["done"] * 3
            for line in lines:
                await line.until(partial(is_at, line, 1))
                assert line.position["revision"] == 1, "the others have bid as well, and nobody knows"
            answers = await asyncio.gather(*(line.act(["seal"]) for line in lines))
            assert [answer["type"] for answer in answers] == ["done"] * 3
            for line in lines:
                await line.until(partial(is_at, line, 6))
                assert line.position["revision"] == 6


async def test_a_killed_servers_people_are_gone_and_its_bots_are_taken_over(
    bearing: Mother, a_postgres_database: Callable[[], str]
) -> None:
    """The first server alone thinks, about a bot that never answers; the second has people; the third comes later."""
    database = a_postgres_database()
    thinking = await started(bearing, database, lease_seconds=1.0, bot_seconds=600.0)
    serving = await started(bearing, database, bot_workers=0)
    ada, ben = await caller(serving, "Ada"), await caller(serving, "Ben")
    id = await ada.table(serving, "me", "open", "endless", bids="spoken")
    await ben.call(thinking, "POST", f"/tables/{id}/join", {"seat": 1})
    async with asyncio.timeout(LONG), ada.at(serving, id) as a:
        async with ben.at(thinking, id) as b:
            await a.wait("position", ply=0)
            await a.act(["bid", 0])
            await b.wait("position", ply=1)
            await b.act(["bid", 0])
            await a.wait("position", ply=2)
            while not thinking.workers():
                await asyncio.sleep(0.05)
            await a.until(lambda: a.connected() == [0, 1, 2])
            thinking.kill()
        helping = await started(bearing, database, bot_seconds=0.5)
        await a.until(lambda: a.position["ply"] >= 3)
        await a.until(lambda: a.connected() == [0, 2])
        assert (await ben.call(helping, "GET", f"/tables/{id}/position"))["ply"] >= 3
    serving.kill()
    helping.kill()


@pytest.mark.game("noria")
async def test_bots_of_a_real_game_play_wherever_there_is_a_worker(
    bearing: Mother, a_postgres_database: Callable[[], str]
) -> None:
    database = a_postgres_database()
    one = await started(bearing, database, games=SHELF, bots=SHELF, bot_workers=0)
    two = await started(bearing, database, games=SHELF, bots=SHELF)
    ada = await caller(one, "Ada")
    id = await ada.table(one, "me", "musing", game="noria")
    async with asyncio.timeout(LONG), ada.at(one, id) as line:
        await line.wait("position")
        while line.position["ply"] < 12 or all(entry["seat"] != 1 for entry in line.position["log"]):
            if line.position["question"]:
                await line.act()
            else:
                await line.wait("position")
    one.kill()
    two.kill()


# The database goes away and comes back.


@pytest_asyncio.fixture
async def fragile(bearing: Mother) -> AsyncIterator[tuple[Postgres, Server]]:
    """A server, and the database that it alone depends on."""
    with own_postgres(durable=True) as database:
        server = await started(bearing, f"postgresql+asyncpg://app@{database.address}/postgres")
        yield database, server
        server.kill()


async def test_a_cut_connection_is_not_even_noticed(fragile: tuple[Postgres, Server]) -> None:
    database, server = fragile
    ada = await caller(server, "Ada")
    id = await ada.table(server, "me", "me", bids="spoken")
    async with asyncio.timeout(LONG), ada.at(server, id) as line:
        await line.wait("position", ply=0)
        for ply in range(6):
            await cut_all(database)
            assert (await line.act())["type"] == "done"
            await line.until(partial(is_at, line, ply + 1))


async def cut_all(database: Postgres) -> None:
    connection = await asyncpg.connect(f"postgresql://app@{database.address}/postgres")
    others = "from pg_stat_activity where pid != pg_backend_pid() and backend_type = 'client backend'"
    await connection.execute(f"select pg_terminate_backend(pid, 10000) {others}")  # and waits until they are gone
    await connection.close()


async def test_a_database_that_is_gone_for_a_while(fragile: tuple[Postgres, Server]) -> None:
    """Refused with a name, on the socket and over HTTP; the socket stays and is told the position; nothing is lost."""
    database, server = fragile
    ada = await caller(server, "Ada")
    id = await ada.table(server, "me", "first", bids="spoken")
    async with asyncio.timeout(LONG), ada.at(server, id) as line:
        await line.wait("position", ply=0)
        assert (await line.act())["type"] == "done"
        await line.until(lambda: bool(line.position["question"]) and line.position["ply"] >= 2)
        ply = line.position["ply"]
        await asyncio.to_thread(database.stop)
        refused = await line.act()
        assert refused["error"]["code"] == "database-away"
        answer = await ada.answer(server, "GET", f"/tables/{id}/position")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "database-away")
        assert int(answer.headers["retry-after"]) > 0
        await asyncio.to_thread(database.start)
        back = await line.wait("position")
        assert back["ply"] == ply
        assert (await line.play_to_the_end())["result"]["winners"], "the bot has gone on as well"


async def test_talk_and_an_offer_of_a_rematch_reach_every_server(three: list[Server]) -> None:
    ada, ben, cara = await people_at(three)
    id = await ada.table(three[0], "me", "open", bids="spoken")
    await ben.call(three[1], "POST", f"/tables/{id}/join", {"seat": 1})
    async with asyncio.timeout(LONG), ada.at(three[0], id) as a, ben.at(three[1], id) as b, cara.at(three[2], id) as c:
        for line in (a, b, c):
            await line.wait("position")
        await cara.call(three[0], "POST", f"/tables/{id}/talk", {"text": "psst"})
        assert [line["text"] for line in (await c.wait("said"))["lines"]] == ["psst"]
        await asyncio.gather(
            *(
                person.call(server, "POST", f"/tables/{id}/talk", {"text": f"line {number}"})
                for number, (person, server) in enumerate([(ada, three[2]), (ben, three[0])] * 3)
            )
        )
        orders = []
        for line in (a, b, c):
            heard: list[dict[str, Any]] = []
            while len(heard) < 6:
                heard += (await line.wait("said"))["lines"]
            orders.append([(one["number"], one["text"]) for one in heard])
        assert orders[0] == orders[1] == orders[2] == sorted(orders[0]), "one order, and nothing of those who watch"
        await ada.call(three[1], "POST", f"/tables/{id}/host/abandon")
        offers = await asyncio.gather(
            *(
                person.call(server, "POST", f"/tables/{id}/rematch")
                for person, server in ((ada, three[0]), (ben, three[1]))
            )
        )
        assert offers[0]["id"] == offers[1]["id"]
        assert (await c.wait("rematch"))["table"]["id"] == offers[0]["id"]

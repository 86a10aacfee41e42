"""A server with earlier rules goes on with a table while one with later rules shows it."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from tablewright.server.base.catalogue import Catalogue
from tablewright.server.cluster.notifications import Notifications
from tablewright.server.lobby.lobby import Lobby
from tablewright.server.storage.move_log import Writer
from tablewright.server.storage.records import Row, StoredSeat, StoredTable
from tablewright.server.storage.store import Store
from tablewright.server.table.cache import LiveTables
from tablewright.server.table.news import News
from tests.server.stored import a_table
from tests.toy.game import HARBOUR


class Interrupted(Store):
    """Something happens at another server right before the rows are read, once."""

    meanwhile: Callable[[], Awaitable[None]] | None = None

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        return await super().rows(table, after)


def server(store: Store, games: str = "tests.server.toy_games") -> LiveTables:
    catalogue = Catalogue(games, "tests.server.toy_bots", {})
    return LiveTables(Writer(store), catalogue, Notifications(store.database), 8)


async def spoken(store: Store) -> StoredTable:
    """A table where Ada plays all seats, with bids that everybody hears."""
    ada = (await store.add_identity("Ada")).id
    seats = tuple(StoredSeat(seat, "human", identity=ada) for seat in range(3))
    chosen = {"weather": "calm", "bids": "spoken"}
    table = replace(a_table(ada), rules=HARBOUR.version, data=HARBOUR.digest, settings=chosen, seats=seats)
    await store.add_table(table)
    return table


async def play(tables: LiveTables, id: str, *actions: list[str | int]) -> None:
    for action in actions:
        async with tables.open(id) as live:
            progress = await live.progress()
            await live.act(progress.match.to_act()[0], progress.ply, None, [action])


async def take_back(tables: LiveTables, id: str, count: int) -> None:
    for _ in range(count):
        async with tables.open(id) as live:
            progress = await live.progress()
            await live.undo(progress.match.plies[-1].seat, progress.ply, None, progress.ply - 1)


async def play_to_the_end(tables: LiveTables, id: str) -> None:
    while True:
        async with tables.open(id) as live:
            match = (await live.progress()).match
            if match.is_over():
                return
            option = HARBOUR.options(match.state, match.to_act()[0])[0]
        await play(tables, id, list(option.fields()))


async def told(news: News) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await news.tell("position"))
    assert found["type"] == "position", found
    return found


def ear(tables: LiveTables, table: StoredTable, since: int | None = None) -> News:
    lobby = Lobby(tables.writer.store, tables.catalogue, tables)
    return News(tables, tables.get(table.id), table.host, since, lobby.described, lambda _: None)


async def test_another_difference_is_shown_with_the_whole_log(store: Store) -> None:
    """The old server takes back what the new one has shown: no row may be taken for another one of its number."""
    table = await spoken(store)
    old, new = server(store), server(store, "tests.server.later_rules.bids")
    await play(old, table.id, ["bid", 1], ["bid", 2])
    news = ear(new, table)
    shown = await told(news)
    assert (shown["ply"], shown["differs"]["ply"], shown["log"][-1]["action"]) == (1, 2, ["bid", 1])
    assert (await told(ear(new, table, since=1)))["since"] == -1, "whoever comes from the old server may know another"
    await take_back(old, table.id, 2)
    await play(old, table.id, ["bid", 0], ["bid", 2])
    new.look_again()
    shown = await told(news)
    assert (shown["since"], shown["differs"]["ply"], shown["log"][-1]["action"]) == (-1, 2, ["bid", 0])
    await take_back(old, table.id, 2)
    await play(old, table.id, ["bid", 2])  # fewer rows agree than were counted before
    new.look_again()
    shown = await told(news)
    assert (shown["since"], shown["ply"], shown["differs"]["ply"]) == (-1, 0, 1)
    await take_back(old, table.id, 1)
    new.look_again()
    shown = await told(news)
    assert (shown["since"], shown["ply"], shown["differs"]) == (-1, 0, None)


async def test_a_game_that_ends_while_it_is_read_does_not_differ(store: Store) -> None:
    table = await spoken(store)
    old = server(store)
    await play(old, table.id, ["bid", 1], ["bid", 0])
    reading = Interrupted(store.database)
    reading.meanwhile = lambda: play_to_the_end(old, table.id)
    new = server(reading, "tests.server.later_rules.clauses")
    async with new.open(table.id) as live:
        progress = await live.history()
        assert (progress.difference, (await live.table()).status) == (None, "finished")
        assert progress.match.is_over() and (await live.table()).rules == "1"

"""Somebody sends a move and is gone before it is stored: it counts, and the others are told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from msgspec import structs

from tablewright.server.base.catalogue import Catalogue
from tablewright.server.cluster.notifications import Notifications
from tablewright.server.storage.move_log import Entry, Writer
from tablewright.server.storage.store import Store
from tablewright.server.table.cache import LiveTables
from tests.server.stored import act, add_a_table


class Hesitant(Writer):
    """Stores when it is allowed to."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.asked, self.allowed = asyncio.Event(), asyncio.Event()

    async def store_all(self, entries: Sequence[Entry]) -> list[bool]:
        self.asked.set()
        await self.allowed.wait()
        return await super().store_all(entries)


class Ear:
    identity = None
    session = ""
    news = 0

    def changed(self) -> None:
        self.news += 1

    def spoken(self, anew: bool) -> None:
        pass

    def reseated(self, anew: bool) -> None:
        pass

    def rematch(self) -> None:
        pass

    def presence(self) -> None:
        pass

    def sign_out(self) -> None:
        raise AssertionError("nobody is signed out here")

    async def dismiss(self) -> None:
        raise AssertionError("nobody is dismissed here")


async def test_a_move_under_way_is_finished_although_its_player_is_gone(store: Store) -> None:
    id, writer, ear = (await add_a_table(store)).id, Hesitant(store), Ear()
    catalogue = Catalogue("tests.server.toy_games", "tests.server.toy_bots", {})
    tables = LiveTables(writer, catalogue, Notifications(store.database), 8)
    tables.get(id).subscribers.add(ear)

    async def bid() -> None:
        async with tables.open(id) as live:
            await live.act(0, 0, 0, [["bid", 1]])

    moving = asyncio.create_task(bid())
    await writer.asked.wait()
    for _ in range(2):  # whatever happens to whoever waits for the answer
        moving.cancel()
        await asyncio.sleep(0)
    reading = asyncio.create_task(revision(tables, id))
    await asyncio.sleep(0.05)
    assert not reading.done(), "nobody sees the table while nobody knows whether the move counts"
    writer.allowed.set()
    with pytest.raises(asyncio.CancelledError):
        await moving
    [stored] = await store.rows(id)
    assert structs.replace(stored, prints=None) == act(0, "bid", 1)
    assert await reading == 1
    assert ear.news, "the others were told"


async def revision(tables: LiveTables, id: str) -> int:
    async with tables.open(id) as live:
        return (await live.progress()).revision

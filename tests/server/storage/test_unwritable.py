"""A database that answers and can store nothing: a full disk, or a PostgreSQL that may only be read."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, text

from tablewright.server.http.health import SECONDS_A_LOOK_HOLDS, DatabaseLook, condition_of
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage import database as module
from tablewright.server.storage.database import Database
from tablewright.server.storage.schema import SECRETS
from tablewright.server.storage.store import Store
from tests.server.house import open_house, settings


def fill_up(connection: Connection) -> None:
    """No page more than there is; and one that is free is taken, as a disk that is full has none either."""
    connection.exec_driver_sql("vacuum")
    pages = connection.exec_driver_sql("pragma page_count").scalar()
    connection.exec_driver_sql(f"pragma max_page_count = {pages}")


def make_room(connection: Connection) -> None:
    connection.exec_driver_sql("pragma max_page_count = 1000000")


async def only_read(database: Database, yes: bool) -> None:
    """For every session from now on, and those that are open are over."""
    async with database.engine.connect() as connection:
        name = (await connection.execute(text("select current_database()"))).scalar()
        await connection.exec_driver_sql("commit")
        await connection.exec_driver_sql("set default_transaction_read_only = off")
        await connection.exec_driver_sql(f"alter database {name} set default_transaction_read_only = {yes}")
        await connection.exec_driver_sql("commit")
        others = "from pg_stat_activity where datname = :name and pid <> pg_backend_pid()"
        await connection.execute(text(f"select pg_terminate_backend(pid) {others}"), {"name": name})
        await connection.invalidate()  # type: ignore[union-attr]


@asynccontextmanager
async def unwritable(database: Database) -> AsyncIterator[None]:
    if database.is_shared:
        await only_read(database, True)
    else:
        await database.transact(fill_up)
    try:
        yield
    finally:
        if database.is_shared:
            await only_read(database, False)
        else:
            await database.transact(make_room)


async def test_a_database_that_can_store_nothing_is_not_ready(store: Store) -> None:
    assert await condition_of(store.engine) == "ready"
    async with unwritable(store.database):
        assert await condition_of(store.engine) == "away"
    assert await condition_of(store.engine) == "ready"
    async with store.begin() as connection:
        names = (await connection.execute(select(SECRETS.c.name))).scalars().all()
    assert not [name for name in names if name.startswith("tried")], "looking leaves nothing behind"


async def test_it_is_back_when_it_can_store_something(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "LONGEST_PAUSE", 0.1)
    back = asyncio.Event()
    store.database.when_back = back.set
    async with unwritable(store.database):
        with pytest.raises(Trouble, match="database-away"):
            for number in range(200):  # some fit into what is there
                await store_something(store, number)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(back.wait(), 1.0)
    await asyncio.wait_for(back.wait(), 60)
    await store_something(store, 1000)
    said = [record.getMessage() for record in caplog.records if record.name == "tablewright.database"]
    assert [line.partition(":")[0] for line in said] == ["the database is away", "the database is back"]


async def store_something(store: Store, number: int) -> None:
    async with store.begin() as connection:
        await connection.execute(SECRETS.insert().values(name=f"test {number}", value="x" * 128))


async def test_what_comes_and_goes_is_told_once(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A disk that is nearly full takes little things, so that it is back, and refuses the next move."""
    monkeypatch.setattr(module, "LONGEST_PAUSE", 0.01)
    with caplog.at_level(logging.WARNING):
        for _ in range(20):
            with pytest.raises(Trouble, match="database-away"), store.database.reached():
                raise OSError("no space left on device")
            assert store.database.waiting is not None
            await asyncio.wait_for(store.database.waiting, 60)
    said = [record.getMessage() for record in caplog.records if record.name == "tablewright.database"]
    assert said == ["the database is away: no space left on device", "the database is back"]


def test_people_are_not_sent_to_a_server_that_can_store_nothing(tmp_path: Path) -> None:
    with open_house(settings(tmp_path)) as house:
        ada, portal = house.person("Ada"), house.client.portal
        look: Any = house.client.app.state.database  # type: ignore[attr-defined]
        for work, status in ((fill_up, 503), (make_room, 200)):
            portal.call(house.service.store.database.transact, work)  # type: ignore[union-attr]
            look.since = -1e9
            assert house.client.get("/api/ready").status_code == status
        assert ada.table("me", "me")


async def test_a_look_holds_for_a_second_however_many_ask(store: Store) -> None:
    now = [100.0]
    look = DatabaseLook(store.engine, lambda: now[0])
    assert await look.condition() == "ready"
    async with unwritable(store.database):
        assert await asyncio.gather(*(look.condition() for _ in range(50))) == ["ready"] * 50
        now[0] += SECONDS_A_LOOK_HOLDS
        assert await asyncio.gather(*(look.condition() for _ in range(50))) == ["away"] * 50

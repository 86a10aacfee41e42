"""Errands: a whole transaction of SQLite in one trip to its thread, with the same code that PostgreSQL runs."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection

from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.database import Database, will_be_due
from tablewright.server.storage.errand import Turn
from tablewright.server.storage.schema import SECRETS

NAMES = select(SECRETS.c.name).order_by(SECRETS.c.name)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", "NORMAL")
    yield database
    await database.close()


async def add(connection: AsyncConnection, *names: str) -> list[str]:
    await connection.execute(insert(SECRETS), [{"name": name, "value": "1"} for name in names])
    return list((await connection.execute(NAMES)).scalars())


async def names_in(database: Database) -> list[str]:
    async with database.begin() as connection:
        return list((await connection.execute(NAMES)).scalars())


async def test_an_errand_is_a_transaction_elsewhere(database: Database) -> None:
    where: list[int] = []

    async def work(connection: AsyncConnection) -> list[str]:
        where.append(threading.get_ident())
        return await add(connection, "b", "a")

    assert await database.transact(work) == ["a", "b"]
    assert await names_in(database) == ["a", "b"]
    assert where != [threading.get_ident()]


async def test_what_fails_leaves_nothing_behind(database: Database) -> None:
    async def work(connection: AsyncConnection) -> None:
        await add(connection, "a")
        await add(connection, "a")

    with pytest.raises(IntegrityError):
        await database.transact(work)
    assert await names_in(database) == []


async def test_an_errand_that_waits_for_something_else_is_a_mistake(database: Database) -> None:
    async def work(connection: AsyncConnection) -> None:
        await add(connection, "a")
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="waits"):
        await database.transact(work)
    assert await names_in(database) == []


async def test_a_bot_that_an_errand_makes_due_is_told_of_once(database: Database) -> None:
    told: list[datetime] = []
    database.when_due = told.append
    due = datetime.now(UTC)

    async def makes_due(connection: AsyncConnection) -> None:
        will_be_due(connection, due)

    async def does_not(connection: AsyncConnection) -> None:
        await connection.execute(NAMES)

    await database.transact(makes_due)
    await database.transact(does_not)
    assert told == [due]


async def test_everybody_gets_their_turn_and_nobody_waits_for_ever() -> None:
    turn, order = Turn(0.05), list[int]()

    async def take(number: int) -> None:
        async with turn:
            order.append(number)
            await asyncio.sleep(0)

    await asyncio.gather(*(take(number) for number in range(4)))
    assert order == [0, 1, 2, 3]
    async with turn:
        with pytest.raises(NoConnectionFree):
            await take(4)
    await take(5)
    assert order == [0, 1, 2, 3, 5]


async def test_an_errand_waits_for_a_transaction_that_goes_statement_by_statement(database: Database) -> None:
    async with database.begin() as connection:
        await add(connection, "a")
        errand = asyncio.create_task(database.transact(lambda inside: add(inside, "b")))
        await asyncio.sleep(0.05)
        assert not errand.done()
        await add(connection, "c")
    assert await errand == ["a", "b", "c"]


async def test_an_errand_finds_the_connection_that_took_the_place_of_a_lost_one(database: Database) -> None:
    await database.transact(lambda inside: add(inside, "a"))
    await database.engine.dispose()
    assert await database.transact(lambda inside: add(inside, "b")) == ["a", "b"]


async def test_too_many_at_once_is_not_a_database_out_of_reach(database: Database) -> None:
    back: list[None] = []
    database.when_back = lambda: back.append(None)
    with pytest.raises(Trouble, match="out of reach"), database.reached():
        raise NoConnectionFree("all are taken")
    assert database.waiting is None and back == [], "nobody is told to read everything again"

"""SQLite's thread: no two transactions at a time on its one connection, none half done, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.database import Database, make_sqlite_engine, will_be_due
from tablewright.server.storage.schema import SEATS, SECRETS
from tablewright.server.storage.sqlite_thread import SqliteEngine

NAMES = select(SECRETS.c.name).order_by(SECRETS.c.name)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(f"sqlite:///{tmp_path / 'tables.db'}", "NORMAL")
    yield database
    await database.close()


def add(connection: Connection, *names: str) -> list[str]:
    connection.execute(insert(SECRETS), [{"name": name, "value": "1"} for name in names])
    return list(connection.execute(NAMES).scalars())


def engine_of(database: Database) -> SqliteEngine:
    assert isinstance(database.engine, SqliteEngine)
    return database.engine


async def names_in(database: Database) -> list[str]:
    async with database.begin() as connection:
        return list((await connection.execute(NAMES)).scalars())


async def test_all_is_done_in_one_other_thread(database: Database) -> None:
    where: set[str] = set()

    def work(connection: Connection) -> list[str]:
        where.add(threading.current_thread().name)
        return add(connection, "b", "a")

    assert await database.transact(work) == ["a", "b"]
    async with database.begin() as connection:
        await connection.run_sync(lambda _: where.add(threading.current_thread().name))
    assert len(where) == 1 and threading.current_thread().name not in where


async def test_rows_are_read_before_they_leave_the_thread(database: Database) -> None:
    await database.transact(lambda connection: add(connection, "a", "b"))
    async with database.begin() as connection:
        all_at_once = await connection.execute(select(SECRETS).order_by(SECRETS.c.name))
        by_name = await connection.execute(select(SECRETS).order_by(SECRETS.c.name))
        changed = await connection.execute(SECRETS.update().values(value="2"))
    assert [tuple(row) for row in all_at_once] == [("a", "1"), ("b", "1")]
    assert by_name.mappings().all()[1]["name"] == "b"
    assert changed.rowcount == 2


async def test_what_fails_leaves_nothing_behind(database: Database) -> None:
    def twice(connection: Connection) -> None:
        add(connection, "a")
        add(connection, "a")

    with pytest.raises(IntegrityError):
        await database.transact(twice)
    with pytest.raises(IntegrityError):
        async with database.begin() as connection:
            await connection.run_sync(twice)
    assert await names_in(database) == []


async def test_a_commit_that_fails_leaves_nothing_behind(database: Database) -> None:
    def refers_to_nothing(connection: Connection) -> None:
        add(connection, "a")
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        connection.execute(insert(SEATS).values(table_id="nowhere", seat=0, kind="open"))

    with pytest.raises(IntegrityError):
        await database.transact(refers_to_nothing)
    with pytest.raises(IntegrityError):
        async with database.begin() as connection:
            await connection.run_sync(refers_to_nothing)
    assert await names_in(database) == []


async def test_who_only_looks_changes_nothing(database: Database) -> None:
    async with database.engine.connect() as connection:
        assert await connection.run_sync(add, "a") == ["a"]
    assert await names_in(database) == []


async def test_a_bot_that_a_transaction_makes_due_is_told_of_once_and_only_if_it_is_committed(
    database: Database,
) -> None:
    told: list[datetime] = []
    database.when_due = told.append
    due = datetime.now(UTC)

    def fails(connection: Connection) -> None:
        will_be_due(connection, due)
        add(connection, "a", "a")

    with pytest.raises(IntegrityError):
        await database.transact(fails)
    await database.transact(lambda connection: add(connection, "b"))
    assert told == []
    await database.transact(partial(will_be_due, due=due))
    await database.transact(lambda connection: add(connection, "c"))
    assert told == [due]
    async with database.begin() as connection:
        will_be_due(connection, due)
    assert await names_in(database) == ["b", "c"]
    assert told == [due, due]


async def test_a_transaction_waits_for_one_that_goes_statement_by_statement(database: Database) -> None:
    async with database.begin() as connection:
        await connection.run_sync(add, "a")
        other = asyncio.create_task(database.transact(lambda connection: add(connection, "b")))
        await asyncio.sleep(0.05)
        assert not other.done()
        await connection.run_sync(add, "c")
    assert await other == ["a", "b", "c"]


async def test_nobody_waits_for_ever(database: Database) -> None:
    hasty = SqliteEngine(engine_of(database).sync_engine, patience=0.05)
    async with hasty.begin():
        with pytest.raises(NoConnectionFree):
            await hasty.transact(lambda connection: None)
        with pytest.raises(NoConnectionFree):
            async with hasty.connect():
                raise AssertionError("it is somebody else's turn")
    assert await hasty.transact(lambda connection: 7) == 7
    await hasty.dispose()


async def test_too_many_at_once_is_not_a_database_out_of_reach(database: Database) -> None:
    back: list[None] = []
    database.when_back = lambda: back.append(None)
    with pytest.raises(Trouble, match="out of reach"), database.reached():
        raise NoConnectionFree("all are taken")
    assert database.waiting is None and back == [], "nobody is told to read everything again"


class Gate:
    """Keeps the thread busy until it is opened."""

    def __init__(self) -> None:
        self.entered, self.opened = threading.Event(), threading.Event()

    def wait(self, connection: Connection) -> None:
        self.entered.set()
        assert self.opened.wait(60)

    async def is_entered(self) -> None:
        await asyncio.to_thread(self.entered.wait, 60)


async def test_a_whole_transaction_is_carried_out_although_nobody_waits_for_it_any_more(database: Database) -> None:
    gate = Gate()

    def work(connection: Connection) -> None:
        add(connection, "a")
        gate.wait(connection)
        add(connection, "b")

    moving = asyncio.create_task(database.transact(work))
    await gate.is_entered()
    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    reading = asyncio.create_task(names_in(database))
    await asyncio.sleep(0.05)
    assert not reading.done(), "what was begun is over first"
    gate.opened.set()
    assert await reading == ["a", "b"]


@pytest.mark.parametrize("times", [1, 2, 3])
async def test_what_is_cancelled_between_its_statements_is_rolled_back(database: Database, times: int) -> None:
    """However often, also while it is just rolled back: the next one finds nothing of it."""
    gate = Gate()

    async def change() -> None:
        async with database.begin() as connection:
            await connection.run_sync(add, "a")
            await connection.run_sync(gate.wait)
            await connection.run_sync(add, "b")

    changing = asyncio.create_task(change())
    await gate.is_entered()
    for _ in range(times):
        changing.cancel()
        await asyncio.sleep(0)
    after = asyncio.create_task(database.transact(lambda connection: add(connection, "c")))
    await asyncio.sleep(0.05)
    gate.opened.set()
    with pytest.raises(asyncio.CancelledError):
        await changing
    assert await after == ["c"]


async def test_closing_waits_for_what_is_under_way(tmp_path: Path) -> None:
    url, others = f"sqlite:///{tmp_path / 'tables.db'}", set(threading.enumerate())
    database = await Database.open(url)
    gate = Gate()

    def work(connection: Connection) -> None:
        gate.wait(connection)
        add(connection, "a")

    moving = asyncio.create_task(database.transact(work))
    await gate.is_entered()
    closing = asyncio.create_task(database.close())
    await asyncio.sleep(0.05)
    assert not closing.done()
    gate.opened.set()
    await asyncio.gather(moving, closing)
    left = set(threading.enumerate()) - others
    assert not [thread.name for thread in left if thread.name.startswith("sqlite")]
    again = await Database.open(url)
    assert await names_in(again) == ["a"]
    await again.close()


async def test_an_engine_that_was_never_used_can_be_closed(tmp_path: Path) -> None:
    await make_sqlite_engine(f"sqlite:///{tmp_path / 'tables.db'}").dispose()
    assert list(tmp_path.iterdir()) == []


async def test_what_could_not_be_committed_is_not_committed_by_the_next(database: Database) -> None:
    """A reference that is checked no sooner than at the commit: only there does it fail."""

    def prepare(connection: Connection) -> None:
        connection.exec_driver_sql("create table parents (id integer primary key)")
        deferred = "references parents (id) deferrable initially deferred"
        connection.exec_driver_sql(f"create table children (id integer {deferred})")

    def orphan(connection: Connection) -> None:
        connection.exec_driver_sql("insert into children values (1)")

    await database.transact(prepare)
    with pytest.raises(IntegrityError):
        await database.transact(orphan)
    with pytest.raises(IntegrityError):
        async with database.begin() as connection:
            await connection.run_sync(orphan)
    await database.transact(lambda connection: add(connection, "after"))
    async with database.begin() as connection:
        assert (await connection.exec_driver_sql("select count(*) from children")).scalar() == 0
    assert await names_in(database) == ["after"]

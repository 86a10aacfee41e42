"""The store: people, tables, and the shape of the database is the described one."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from pathlib import Path

import pytest
from alembic import command
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError

from tablewright.server.base.bot_names import bot_name
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage import move_log as writing
from tablewright.server.storage.database import alembic_config
from tablewright.server.storage.move_log import Entry, Writer
from tablewright.server.storage.records import Conflict, Row, StoredSeat
from tablewright.server.storage.store import Store
from tablewright.server.table.ledger import Ledger, record_of
from tests.server.stored import a_table, act, add_a_table


async def test_a_store(store: Store) -> None:
    """One walk through everything, on each kind of database."""
    ada = await store.add_identity("Ada")
    ben = await store.add_identity("Ben")
    assert await store.identity(ada.id) == ada
    assert await store.identity("nobody") is None
    await store.rename(ada.id, "Ada L.")

    table = a_table(ada.id)
    await store.add_table(table)
    stored = await store.table(table.id)
    assert stored is not None
    assert [seat.name for seat in stored.seats] == ["Ada L.", bot_name(stored.id, 1), None]
    assert stored.seats_of(ada.id) == [0] and stored.bot_of(1) == "first" and stored.bot_of(0) is None
    assert await store.table("nowhere") is None

    joined = replace(stored, seats=(*stored.seats[:2], StoredSeat(2, "human", identity=ben.id)))
    await store.change_table(stored, joined)
    with pytest.raises(Conflict):
        await store.change_table(stored, replace(stored, paused=True))
    stored = await store.table(table.id)
    assert stored is not None
    assert (stored.seats_of(ben.id), stored.paused, stored.seating) == ([2], False, 1)

    assert await store.secret("cookie") == await store.secret("cookie")


async def test_the_migrations_make_the_described_shape(store: Store) -> None:
    async with store.engine.connect() as connection:
        await connection.run_sync(lambda sync: command.check(alembic_config(sync)))


async def test_the_migrations_can_be_taken_back(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    async with store.engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(alembic_config(sync), "base"))
    async with store.engine.connect() as connection:
        names = (await connection.execute(text("select name from sqlite_master where type = 'table'"))).scalars().all()
    assert names == ["alembic_version"]
    await store.close()


@pytest.mark.parametrize(("chosen", "level"), [("FULL", 2), ("NORMAL", 1)])
async def test_sqlite_writes_ahead_and_flushes_as_told(tmp_path: Path, chosen: str, level: int) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}", chosen)
    async with store.engine.connect() as connection:
        found = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", level, 1]
    await store.close()


async def test_opening_a_store_twice_changes_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    first = await Store.open(url)
    ada, secret = await first.add_identity("Ada"), await first.secret("cookie")
    await first.close()
    second = await Store.open(url)
    assert await second.identity(ada.id) == ada
    assert await second.secret("cookie") == secret
    await second.close()


async def test_a_database_that_is_none_is_refused(tmp_path: Path) -> None:
    before = threading.enumerate()
    with pytest.raises(DatabaseError, match="unable to open"):
        await Store.open(f"sqlite:///{tmp_path / 'no' / 'such' / 'folder.db'}")
    (tmp_path / "letter.db").write_text("Dear all, " * 200)
    with pytest.raises(DatabaseError, match="not a database"):
        await Store.open(f"sqlite:///{tmp_path / 'letter.db'}")
    later = [thread for thread in threading.enumerate() if thread not in before]
    assert not [thread.name for thread in later if thread.name.startswith("sqlite")]


@pytest.mark.parametrize("driver", ["sqlite", "sqlite+aiosqlite", "sqlite+pysqlite"])
async def test_a_file_may_be_named_with_any_driver(tmp_path: Path, driver: str) -> None:
    """Hosts have written down the one that earlier versions needed."""
    store = await Store.open(f"{driver}:///{tmp_path / 'tables.db'}")
    await store.add_identity("Ada")
    await store.close()
    assert (tmp_path / "tables.db").stat().st_size > 0


def test_a_ledger_folds_undos() -> None:
    act = [Row(seat, "act", (word,)) for seat, word in ((0, "a"), (1, "b"), (0, "c"), (0, "d"))]
    ledger = Ledger([*act, Row(0, "undo", (2,)), Row(0, "act", ("e",))])
    assert [ply.words for ply in ledger.played] == [("a",), ("b",), ("e",)]
    assert ledger.counts == [0, 1, 2, 3, 4, 2, 3]
    assert (ledger.unchanged_since(4), ledger.unchanged_since(5), ledger.unchanged_since(6)) == (2, 2, 3)
    assert (ledger.unchanged_for(4), ledger.unchanged_for(3), ledger.unchanged_for(1), ledger.unchanged_for(9)) == (
        2,
        2,
        1,
        0,
    )
    lanes = Ledger([act[0], act[1], act[2], Row(0, "undo", (2,))])
    assert ([ply.words for ply in lanes.played], lanes.floors[-1]) == ([("b",)], 0)


def test_a_record_needs_no_rules() -> None:
    ledger = Ledger([Row(0, "act", ("bid", 1)), Row(0, "undo", (1,)), Row(0, "act", ("bid", 2))])
    assert record_of(a_table("ada"), ledger) == {
        "format": 1,
        "game": "harbour",
        "rules": "1",
        "data": "0123abcd",
        "seats": 3,
        "settings": {"weather": "calm"},
        "seed": "0" * 32,
        "stream": 2,
        "moves": [[0, "bid", 2]],
    }


async def test_a_file_that_another_program_has_locked_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move waits for it, a question is refused with a name; and the server hears when it is free again."""
    monkeypatch.setattr(writing, "RETRY_SECONDS", 60.0)
    file = tmp_path / "tables.db"
    store = await Store.open(f"sqlite:///{file}")
    table = await add_a_table(store)
    async with store.begin() as connection:
        await connection.execute(text("PRAGMA busy_timeout=50"))
    back = asyncio.Event()
    store.database.when_back = back.set
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        moving = asyncio.create_task(Writer(store).append(Entry(table.id, 0, [act(0, "bid", 1)], 1)))
        with pytest.raises(Trouble, match="database-away"):
            await store.rename(table.host, "Ada L.")
        assert not moving.done()
        other.execute("ROLLBACK")
        async with asyncio.timeout(60):
            await moving
            await back.wait()
    assert await store.rows(table.id) == [act(0, "bid", 1)]
    await store.close()

"""The writer: rows are only added, of two the first wins, and one that comes too late fails nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import event

from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage import move_log as writing
from tablewright.server.storage.database import database_away
from tablewright.server.storage.move_log import Entry, Writer
from tablewright.server.storage.records import Conflict, Row
from tablewright.server.storage.store import Store
from tests.server.stored import act, add_a_table

RESULT: Any = {"totals": [1], "ranks": [1], "winners": [0], "lines": [[]], "ties": []}


def next_entry(table: str, ordinal: int, *rows: Row, **more: Any) -> Entry:
    return Entry(table, ordinal, rows or (act(0, "bid", ordinal),), ordinal + 1, **more)


async def all_of(writer: Writer, *entries: Entry) -> list[str]:
    """What became of *entries* that come at the same time."""
    found = await asyncio.gather(*(writer.append(entry) for entry in entries), return_exceptions=True)
    return ["stored" if one is None else type(one).__name__ for one in found]


async def test_rows_are_added_behind_each_other(store: Store) -> None:
    table, writer = (await add_a_table(store)).id, Writer(store)
    rows = [act(0, "bid", 1), act(0, "seal")]
    await writer.append(Entry(table, 0, rows, 2))
    await writer.append(Entry(table, 2, [Row(0, "undo", (1,))], 1))
    assert await store.rows(table) == [*rows, Row(0, "undo", (1,))]
    assert await store.rows(table, 2) == [Row(0, "undo", (1,))]
    for ordinal in (0, 2, 4):  # taken, taken, and with a gap before it
        with pytest.raises(Conflict):
            await writer.append(next_entry(table, ordinal))
    with pytest.raises(Conflict):
        await writer.append(next_entry("nowhere", 0))
    assert len(await store.rows(table)) == 3


async def test_a_result_finishes_the_table_under_a_new_seating(store: Store) -> None:
    table, writer = (await add_a_table(store)).id, Writer(store)
    with pytest.raises(Conflict):
        await writer.append(next_entry(table, 0, seating=1))
    await writer.append(next_entry(table, 0, result=RESULT))
    with pytest.raises(Conflict):
        await writer.append(next_entry(table, 1))
    finished = await store.table(table)
    assert finished is not None
    assert (finished.status, finished.plies, finished.result) == ("finished", 1, RESULT)
    assert finished.seating == 1


async def test_of_two_for_one_place_one_is_refused(store: Store) -> None:
    """In one batch, and as with two servers on one database: both think that the next row is theirs."""
    table = (await add_a_table(store)).id
    writer, other = Writer(store), Writer(store)
    for ordinal in range(0, 6, 2):
        entries = [next_entry(table, ordinal, act(seat, "bid", 0)) for seat in range(2)]
        assert sorted(await all_of(writer, *entries)) == ["Conflict", "stored"]
        entries = [next_entry(table, ordinal + 1, act(seat, "bid", 0)) for seat in range(2)]
        one, two = await asyncio.gather(all_of(writer, entries[0]), all_of(other, entries[1]))
        assert sorted(one + two) == ["Conflict", "stored"]
    assert len(await store.rows(table)) == 6


async def test_what_comes_during_a_commit_goes_into_the_next_one_together(store: Store) -> None:
    tables, writer = [(await add_a_table(store)).id for _ in range(8)], Writer(store)
    commits: list[object] = []
    event.listen(store.engine.sync_engine, "commit", commits.append)
    late = next_entry(tables[7], 3)
    entries = [*(next_entry(table, 0) for table in tables[:7]), late]
    assert await all_of(writer, *entries) == ["stored"] * 7 + ["Conflict"]
    assert len(commits) <= 2
    assert [len(await store.rows(table)) for table in tables] == [1] * 7 + [0]


async def test_one_that_cannot_be_stored_at_all_fails_nobody_else(store: Store) -> None:
    one, two, writer = (await add_a_table(store)).id, (await add_a_table(store)).id, Writer(store)
    impossible = next_entry(one, 0, Row(0, "bad kind", ()))  # type: ignore[arg-type]
    found = await all_of(writer, impossible, next_entry(two, 0))
    assert found[1] == "stored" and found[0] not in ("stored", "Conflict")
    assert (len(await store.rows(one)), len(await store.rows(two))) == (0, 1)


async def test_who_stops_waiting_stops_nobody_else(store: Store) -> None:
    tables, writer = [(await add_a_table(store)).id for _ in range(2)], Writer(store)
    impatient = asyncio.create_task(writer.append(next_entry(tables[0], 0)))
    patient = asyncio.create_task(writer.append(next_entry(tables[1], 0)))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    await writer.close()
    assert [len(await store.rows(table)) for table in tables] == [1, 1]


class Forgetful(Writer):
    """Its connection breaks when a commit is over, so it does not hear of it; *lost* times."""

    def __init__(self, store: Store, lost: int, stored: bool) -> None:
        super().__init__(store)
        self.lost = lost
        self.stored = stored

    async def commit(self, entries: Any, again: bool) -> list[bool]:
        if self.lost > 0:
            self.lost -= 1
            if self.stored:
                await super().commit(entries, again)
            raise database_away()
        return await super().commit(entries, again)


@pytest.mark.parametrize("stored", [True, False])
async def test_whether_a_lost_commit_was_one_is_looked_up(store: Store, stored: bool) -> None:
    """Accepted once, not twice; and what another server has stored there meanwhile is not taken for it."""
    table = (await add_a_table(store)).id
    await Forgetful(store, 2, stored).append(next_entry(table, 0, act(0, "bid", 1), result=RESULT))
    assert await store.rows(table) == [act(0, "bid", 1)]
    other = (await add_a_table(store)).id
    await Writer(store).append(next_entry(other, 0, act(1, "bid", 2)))
    with pytest.raises(Conflict):
        await Forgetful(store, 1, stored).append(next_entry(other, 0, act(0, "bid", 1)))


async def test_a_database_that_stays_away_is_named(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "RETRY_SECONDS", 0.1)
    table = (await add_a_table(store)).id
    with pytest.raises(Trouble, match="database-away"):
        await Forgetful(store, 1000, False).append(next_entry(table, 0))
    assert await store.rows(table) == []

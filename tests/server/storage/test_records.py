"""Records: what is read from the database is what it should be, or is refused; and nobody changes it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from tablewright.server.storage.records import StoredSeat
from tablewright.server.storage.store import Store
from tests.server.stored import a_table, add_a_table

WRONG = [
    ("settings", '["calm"]'),
    ("settings", '{"weather": 7}'),
    ("plies", "many"),
    ("seating", "first"),
    ("status", "odd"),
    ("result", '{"totals": [1]}'),
    ("pace", '{"bank": "much", "increment": 1}'),
    ("pace", '{"bank": 60}'),
    ("origin", '{"table": "t"}'),
]


@pytest.mark.parametrize(("name", "value"), WRONG)
async def test_a_table_that_is_damaged_is_refused_and_left_out(tmp_path: Path, name: str, value: str) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    damaged, sound = (await add_a_table(store)).id, (await add_a_table(store)).id
    async with store.engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA ignore_check_constraints=ON")
    async with store.begin() as connection:
        this = text(f"update tables set {name} = :value where id = :id")
        await connection.execute(this, {"value": value, "id": damaged})
    with pytest.raises((ValueError, TypeError)):
        await store.table(damaged)
    assert [table.id for table in await store.tables()] == [sound]
    await store.close()


async def test_seats_out_of_order_are_no_seats(store: Store) -> None:
    table = await add_a_table(store)
    async with store.begin() as connection:
        await connection.execute(text("update seats set seat = 7 where seat = 1"))
    with pytest.raises(ValueError, match="not in order"):
        await store.table(table.id)


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ([StoredSeat(0, "human", identity="ada"), StoredSeat(1, "human", identity="ben")], False),
        ([StoredSeat(0, "human", identity="ada"), StoredSeat(1, "open")], False),
        ([StoredSeat(0, "human", identity="ada"), StoredSeat(1, "bot", bot="first")], True),
        ([StoredSeat(0, "bot", bot="first"), StoredSeat(1, "bot", bot="first")], True),
        ([StoredSeat(0, "human", identity="ada", stand_in="first"), StoredSeat(1, "human", identity="ben")], True),
    ],
)
def test_a_table_has_bots_if_one_plays_or_stands_in(seats: list[StoredSeat], expected: bool) -> None:
    assert replace(a_table("ada"), seats=tuple(seats)).has_bots() is expected


def test_nobody_changes_a_record() -> None:
    with pytest.raises(AttributeError):
        a_table("ada").plies = 7  # type: ignore[misc]

"""Who was not fast enough tries again, so and so often; a mistake is none of that."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from tablewright.server.storage import store as storing
from tablewright.server.storage.conflicts import MOST_TRIES, patiently
from tablewright.server.storage.records import Conflict, StoredSeat, StoredTable
from tablewright.server.storage.schema import REMOVED
from tablewright.server.storage.store import Store
from tests.server.stored import add_a_table


class Rival:
    """Is faster so many *times*."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.tries = 0

    async def attempt(self) -> str:
        self.tries += 1
        if self.tries <= self.times:
            raise Conflict(f"try {self.tries}")
        return "done"


@pytest.mark.parametrize("times", [0, 1, MOST_TRIES - 1])
async def test_who_was_not_fast_enough_tries_again(times: int) -> None:
    rival = Rival(times)
    assert await patiently(rival.attempt) == "done"
    assert rival.tries == times + 1


async def test_nobody_tries_for_ever() -> None:
    rival = Rival(10**6)
    with pytest.raises(Conflict, match=f"try {MOST_TRIES}"):
        await patiently(rival.attempt)
    assert rival.tries == MOST_TRIES


def removed_twice(connection: Connection, seen: StoredTable, wanted: StoredTable, by: str | None) -> None:
    for _ in range(2):
        connection.execute(insert(REMOVED).values(table_id=seen.id, identity=seen.host, number=1))


async def test_a_key_that_is_taken_is_a_conflict(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when somebody sits down at two tables of a series in the same moment."""
    table = await add_a_table(store)
    monkeypatch.setattr(storing, "note_seats", removed_twice)
    with pytest.raises(Conflict):
        await store.change_table(table, replace(table, paused=True))
    found = await store.table(table.id)
    assert found is not None and (found.paused, found.seating) == (False, 0), "nothing of it is stored"


async def test_a_row_that_refers_to_nothing_is_a_mistake(store: Store) -> None:
    table = await add_a_table(store)
    ghost = replace(table, seats=(*table.seats[:2], StoredSeat(2, "human", identity="nobody")))
    with pytest.raises(IntegrityError):
        await store.change_table(table, ghost)

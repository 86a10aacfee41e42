"""The table that follows another one: its rematch."""

from __future__ import annotations

from tablewright.server.storage.records import StoredTable
from tablewright.server.storage.schema import TABLES
from tablewright.server.storage.store import Store
from tablewright.server.table.namesakes import names_at


async def follower_of(store: Store, table: str) -> StoredTable | None:
    found = await store.tables(TABLES.c.follows == table, limit=1)
    return found[0] if found else None


def offered_by(rematch: StoredTable) -> str:
    called = zip(rematch.seats, names_at(rematch), strict=True)
    return next((name for seat, name in called if seat.identity == rematch.host), "")

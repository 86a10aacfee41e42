"""The table that follows another one: its rematch."""

from __future__ import annotations

from tablewright.server.storage.records import StoredTable
from tablewright.server.storage.schema import TABLES
from tablewright.server.storage.store import Store


async def follower_of(store: Store, table: str) -> StoredTable | None:
    found = await store.tables(TABLES.c.follows == table, limit=1)
    return found[0] if found else None


def offered_by(rematch: StoredTable) -> str:
    return next((seat.name or "" for seat in rematch.seats if seat.identity == rematch.host), "")

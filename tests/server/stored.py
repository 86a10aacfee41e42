"""Things to put into a store."""

from __future__ import annotations

from typing import Any

from tablewright.server.storage.records import Row, StoredSeat, StoredTable, now, unguessable
from tablewright.server.storage.store import Store


def a_table(host: str) -> StoredTable:
    """A running table of one person, one bot and an open seat."""
    seats = (StoredSeat(0, "human", identity=host), StoredSeat(1, "bot", bot="first"), StoredSeat(2, "open"))
    head = (unguessable(), "harbour", "1", "0123abcd", {"weather": "calm"}, "0" * 32)
    return StoredTable(*head, "running", host, True, False, 0, None, now(), seats)


async def add_a_table(store: Store) -> StoredTable:
    table = a_table((await store.add_identity("Ada")).id)
    await store.add_table(table)
    return table


def act(seat: int, *words: Any) -> Row:
    return Row(seat, "act", words)

"""Who knows the deal of a series. Whoever has sat at one of its tables plays at no other one, whatever happens there.

Who has sat where `storage.deals` notes and knows.
"""

from __future__ import annotations

from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.deals import is_over
from tablewright.server.storage.records import StoredTable
from tablewright.server.storage.store import Store


def sees_its_deal(table: StoredTable, identity: str | None) -> bool:
    """May *identity* see what is played at *table*, as far as the deal is concerned?

    True for everybody, strangers too, at a table that belongs to no series; at a table of a series for those who sit
    at it. It says nothing about who has a seat: `StoredTable.seats_of` does.
    """
    return table.series is None or bool(table.seats_of(identity))


async def must_see(store: Store, table: StoredTable, identity: str | None) -> None:
    """Refuse with `series-closed` to show a game to others than its players while its deal is played elsewhere."""
    if not sees_its_deal(table, identity) and not await is_over(store.database, table.series):
        told = {"series": table.series}
        raise Trouble("series-closed", "only its players see this table until the whole series is over", told)

"""Who knows the deal of a series. Whoever has sat at one of its tables plays at no other one, whatever happens there.

Who has sat where `storage.deals` notes and knows.
"""

from __future__ import annotations

from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.deals import is_over
from tablewright.server.storage.records import StoredTable
from tablewright.server.storage.store import Store


def is_at(table: StoredTable, identity: str | None) -> bool:
    """May *identity* look at *table* whatever becomes of its series, if it has one?"""
    return table.series is None or bool(table.seats_of(identity))


async def must_see(store: Store, table: StoredTable, identity: str | None) -> None:
    """Refuse with `series-closed` to show a game to who does not play it, while its deal is played elsewhere."""
    if not is_at(table, identity) and not await is_over(store.database, table.series):
        told = {"series": table.series}
        raise Trouble("series-closed", "only its players see this table until the whole series is over", told)

"""Who knows the deal of a series. Whoever has sat at one of its tables plays at no other one, whatever happens there.

Until the series is over its players see their own table as they saw it in play, finished or not, and nobody sees what
tells the deal itself: the record with its seed, the study with all hands, a copy that goes on with the same piles. That
holds for every table with that deal, in the series or copied from it (`storage.deals`).
"""

from __future__ import annotations

from tablewright.server.storage.deals import closed_by, series_closed
from tablewright.server.storage.records import StoredTable
from tablewright.server.storage.store import Store


def sees_its_deal(table: StoredTable, identity: str | None) -> bool:
    """May *identity* see what is played at *table*, as far as the deal is concerned, whatever is played elsewhere?

    True for everybody, strangers too, at a table whose deal is its own; else for those who sit there. It says nothing
    about who has a seat: `StoredTable.seats_of` does.
    """
    return not table.shares_its_deal() or bool(table.seats_of(identity))


async def may_see(store: Store, table: StoredTable, identity: str | None) -> bool:
    return sees_its_deal(table, identity) or await closed_by(store.database, table) is None


async def must_see(store: Store, table: StoredTable, identity: str | None) -> None:
    """Refuse with `series-closed` to show a game to others than its players while its deal is played elsewhere."""
    if not sees_its_deal(table, identity):
        await must_be_open(store, table)


async def must_be_open(store: Store, table: StoredTable) -> None:
    """Refuse with `series-closed` what tells a deal that is still played elsewhere, to its players as well."""
    if (series := await closed_by(store.database, table)) is not None:
        raise series_closed(series)

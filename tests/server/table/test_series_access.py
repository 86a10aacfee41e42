"""Who sees a table as far as its deal is concerned: everybody without a series, else those who sit at it."""

from __future__ import annotations

from msgspec.structs import replace

from tablewright.server.table.series_access import sees_its_deal
from tests.server.stored import a_table


def test_without_a_series_there_is_no_deal_to_keep_from_anybody() -> None:
    table = a_table("ada")
    assert all(sees_its_deal(table, identity) for identity in ("ada", "bob", None))


def test_the_deal_of_a_series_is_seen_by_those_who_sit_there() -> None:
    table = replace(a_table("ada"), series="a-series", host="bob")
    assert sees_its_deal(table, "ada")
    assert not sees_its_deal(table, "bob"), "who hosts it but does not play may play the deal elsewhere"
    assert not sees_its_deal(table, None)

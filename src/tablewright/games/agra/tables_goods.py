# not compiled: reads a file once, at load
"""The tables of Agra's data file: goods and their prices, and the buildings that make them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeVar

import msgspec

from tablewright.datafiles.declaring import ByRow, Few, Inline, No, Table, Text, Yes, one_of, span
from tablewright.games.agra.names import GOODS, GUILDS, MOST_PROCESSED
from tablewright.games.agra.tables_effects import BASIC

LINES = [1, 2, 3, 4]  # rows and columns of goods and of buildings
ARROWS = [
    "sandstone_cement", "sandstone_brick", "wood_plank", "wood_paper", "turmeric_curry", "turmeric_dye",
    "cotton_oil", "cotton_cloth", "brick_statue", "paper_book", "dye_painting", "cloth_clothes",
]  # fmt: skip
SOURCE = {arrow.split("_")[1]: arrow.split("_")[0] for arrow in ARROWS}
MADE_FROM = [SOURCE.get(good, "") for good in GOODS]  # nothing, for basic goods

Value = TypeVar("Value")


def by_column(values: Sequence[Value]) -> list[Value]:
    """What goods and buildings of one column share; a column has four of them."""
    return [value for value in values for _ in LINES]


class Names(Inline, frozen=True):
    """What a thing is called in the four languages of the rulebooks."""

    en: Text
    it: Text
    nl: Text
    fr: Text


class GoodRow(Table, frozen=True):
    """A good, in path order: its printed value, and its value as building material."""

    id: str
    names: Names
    category: Annotated[str, ByRow(by_column(["basic", "advanced", "advanced", "luxury"]))]
    colour_row: Annotated[str, ByRow(BASIC * 4)]
    row: Annotated[int, ByRow(LINES * 4)]
    column: Annotated[int, ByRow(by_column(LINES))]
    value: Annotated[int, span(1, 9)]
    building_value: Annotated[int, span(0, 2)]


class Arrow(Table, frozen=True):
    """A good that is processed into another."""

    id: str
    source: Annotated[str, ByRow([arrow.split("_")[0] for arrow in ARROWS])] = msgspec.field(name="from")
    to: Annotated[str, ByRow([arrow.split("_")[1] for arrow in ARROWS])]


class Building(Table, frozen=True):
    id: str
    good: Annotated[str, ByRow(GOODS)]
    names: Names
    kind: Annotated[str, ByRow(by_column(["production", "processing", "processing", "processing"]))]
    level: Annotated[int, ByRow(by_column(LINES))]
    row: Annotated[int, ByRow(LINES * 4)]
    column: Annotated[int, ByRow(by_column(LINES))]
    path_index: Annotated[int, ByRow(range(16))]
    built_at_start: Annotated[bool, ByRow(by_column([True, False, False, False]))]
    cost: Annotated[int, span(0, 9)]


class Workshop(Building, frozen=True):
    """A building that is not there at the start, and turns one good into another."""

    input: Annotated[str, ByRow(MADE_FROM)]
    max_processed: Annotated[int, span(0, MOST_PROCESSED)]


class BuildingRules(Table, frozen=True):
    variety_bonus: Annotated[int, span(0, 9)]
    variety_bonus_min_sorts: Literal[2]
    workers_needed: Literal[2]
    overpay_allowed: Yes
    superfluous_goods_allowed: No
    processed_after_building: Annotated[int, span(0, MOST_PROCESSED)]


class BonusTile(Table, frozen=True):
    id: str
    level: Annotated[int, span(2, 4)]
    rupees: Few
    favour: Few
    remove_covers: Annotated[int, span(0, 1)]
    influence_guild: Annotated[str, one_of(["", *GUILDS])]
    influence_steps: Annotated[int, span(0, 1)]


class PriceToken(Table, frozen=True):
    """A token with a number of flags on either side."""

    id: str
    low_side: Annotated[int, span(1, 9)]
    high_side: Annotated[int, span(1, 9)]
    starting_side: Annotated[int, span(1, 9)]


class PriceTokenRules(Table, frozen=True):
    max_difference_from_printed: Few
    stackable: No
    start_location: Literal["trader"]
    may_show_printed_value: Yes
    may_return_to_trader: No

# not compiled: reads a file once, at load
"""What the forms of Yinzi's data file share. `Is` marks what the rules fix."""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.games.schema import Int, Is, Table
from tablewright.games.yinzi.names import GOODS, PRODUCTS

few = Int(0, 99)
some = Int(1, 99)


def ids(names: Sequence[str]) -> tuple[str, ...]:
    """The ids of the data file: with underscores where the wire has dashes."""
    return tuple(name.replace("-", "_") for name in names)


def fixed(rows: tuple[str, ...], **columns: Sequence[object]) -> dict[str, Table]:
    """The keys of each row that the rules fix, written column by column."""
    return {row: {key: Is(values[at]) for key, values in columns.items()} for at, row in enumerate(rows)}


def same(rows: tuple[str, ...], value: object) -> list[object]:
    """A column that says the same in every row."""
    return [value] * len(rows)


GOOD_IDS = ids(GOODS)
PRODUCT_IDS = ids(PRODUCTS)
URBAN = ("ramie", "sugar_cane", "cotton", "tea", "salt", "bamboo")
RURAL = ("wheat", "cabbage", "fruit", "maize", "potato")

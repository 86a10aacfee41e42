"""How a game declares its data file: a class for every table, with the name, the type and the bounds of every value.

`Literal` and the marks below say what the rules fix, so that an owner's file may not change it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table, or a row of an array of tables, with a source of its own."""


class Inline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that is written as a value: its source is that of the key that holds it."""


def as_in_a_file(value: object) -> object:
    """A file knows lists, no tuples."""
    return list(value) if isinstance(value, tuple) else value


class Always:
    """Marks what the rules fix and `Literal` cannot say: a flag, or a whole list."""

    def __init__(self, value: object) -> None:
        self.value = as_in_a_file(value)


Yes = Annotated[bool, Always(True)]
No = Annotated[bool, Always(False)]


class ByRow:
    """Marks what the rules fix row by row."""

    def __init__(self, values: Sequence[object]) -> None:
        self.values = [as_in_a_file(value) for value in values]


class KindByRow:
    """Marks what has another type in every row."""

    def __init__(self, kinds: Sequence[Any]) -> None:
        self.kinds = list(kinds)


@dataclass(frozen=True)
class Rows:
    """Marks an array of tables: the ids of its rows, in this order; *own* are the classes of rows with other keys."""

    ids: Sequence[str]
    own: Mapping[str, type[Table]] = field(default_factory=dict)


Text = Annotated[str, msgspec.Meta(pattern=r"\S")]


def one_of(choices: Sequence[str]) -> msgspec.Meta:
    """A text that is one of these: `Literal`, for names that are listed elsewhere already."""
    return msgspec.Meta(pattern=rf"\A(?:{'|'.join(choices)})\Z", extra={"choices": list(choices)})


def span(low: int, high: int) -> msgspec.Meta:
    """A whole number from *low* to *high*."""
    return msgspec.Meta(ge=low, le=high)


def length(least: int, most: int | None = None) -> msgspec.Meta:
    """A list of *least* to *most* entries, or of exactly *least*."""
    return msgspec.Meta(min_length=least, max_length=least if most is None else most)


Few = Annotated[int, span(0, 99)]
Some = Annotated[int, span(1, 99)]
Many = Annotated[int, span(1, 999)]


def ids(names: Sequence[str]) -> tuple[str, ...]:
    """The ids of a data file: with underscores where the wire has dashes."""
    return tuple(name.replace("-", "_") for name in names)

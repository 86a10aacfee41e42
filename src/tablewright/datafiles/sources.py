"""Where every printed value comes from.

A table has a `source`, for all its keys but those that have one of their own in `sources = { key = "…" }`. A source
begins with its kind: `stated:` (a rulebook says so), `found:` (another public text does), `derived:` (it follows from
what they say) or `reconstructed:` (it is in no text that we could read, and was designed to fit the rest). If a value
rests on two kinds, the weaker one comes first and counts.

An owner's file may be older. There a text may mix kinds, and a key may have its source in `<key>_source`, whose text is
part of the digest and so is never changed: the weakest kind that a text names is its kind.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]

KINDS = ("stated", "found", "derived", "reconstructed")  # the weaker, the later
SOURCES = ("source", "sources")  # the keys that do not count as what a file says
OLDER = "_source"


@dataclass(frozen=True)
class PrintedValue:
    """One value of a data file and where it comes from; a table that has no rows has the row ""."""

    table: str
    row: str
    field: str
    value: object
    kind: str
    source: str

    @property
    def name(self) -> str:
        return ".".join(part for part in (self.table, self.row, self.field) if part)


def kind_of(text: str) -> str | None:
    """The weakest kind that *text* names."""
    named = set(re.findall(r"\w+", text))
    return next((kind for kind in reversed(KINDS) if kind in named), None)


def is_source(key: str, keys: Collection[str]) -> bool:
    """Whether *key* says where something comes from, in a table of these keys."""
    return key in SOURCES or (key.endswith(OLDER) and key.removesuffix(OLDER) in keys)


def source_faults(table: Json, keys: Collection[str]) -> list[str]:
    """What is wrong with the sources of a table of these keys."""
    if "source" not in table:
        return ["source: missing"]
    found = []
    source, sources = table["source"], table.get("sources", {})
    if not isinstance(source, str) or kind_of(source) is None:
        found.append(f"source: must say one of {', '.join(KINDS)}")
    if not isinstance(sources, dict):
        return [*found, "sources: must be a table"]
    for key, text in sources.items():
        if key not in keys:
            found.append(f"sources: {key} is not a key of this table")
        elif not isinstance(text, str) or not text.startswith(tuple(f"{kind}:" for kind in KINDS)):
            found.append(f"sources: {key} must begin with one of {', '.join(f'{kind}:' for kind in KINDS)}")
    for key, text in table.items():
        if key not in SOURCES and is_source(key, keys) and not (isinstance(text, str) and text.strip()):
            found.append(f"{key}: must be a text, not {text!r}")
    return found


def printed_values(tables: Json) -> list[PrintedValue]:
    """Every value of a file without faults, with its source."""
    return [value for name, table in tables.items() for value in _values(name, "", table)]


def _values(name: str, row: str, table: Json | list[Json]) -> Iterator[PrintedValue]:
    if isinstance(table, list):
        for one in table:
            yield from _values(name, one["id"], one)
        return
    for key, value in table.items():
        if is_source(key, table) or (row and key == "id"):
            continue
        if _is_table(value):
            yield from _values(f"{name}.{key}", "", value)
        else:
            text = table.get("sources", {}).get(key) or table.get(key + OLDER) or table["source"]
            kind = kind_of(text) or kind_of(table["source"]) or KINDS[-1]
            yield PrintedValue(name, row, key, value, kind, text)


def _is_table(value: object) -> bool:
    """Whether *value* has sources of its own; inline tables have none."""
    first = value[0] if isinstance(value, list) and value else value
    return isinstance(first, dict) and "source" in first


def grouped(values: list[PrintedValue]) -> list[str]:
    """One line for all the values of a table that have the same source: the rows, the keys, and the source."""
    keys: dict[tuple[str, str, str], list[str]] = {}
    for one in values:
        keys.setdefault((one.table, one.row, one.source), []).append(one.field)
    rows: dict[tuple[str, str, str], list[str]] = {}
    for (table, row, source), fields in keys.items():
        rows.setdefault((table, ", ".join(fields), source), []).append(row)
    found = []
    for (table, together, source), ids in rows.items():
        of = f" ({', '.join(ids)})" if ids != [""] else ""
        found.append(f"{table}{of} {together}: {source}")
    return found

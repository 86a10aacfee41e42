"""A game on one page. `aid.toml` beside the data says what stands there; every number is looked up in the data file.

A *line* is the message `aid-<game>-<key>` with `numbers`: dotted ways into the data (`meditation_spaces.*.mp`). A row
of an array of tables is named by its id, `*` is all of them, and a list becomes its entries one after another. A
*table* has a row for `each` of an array of tables, or the `rows` that are written out. A thing is written
`noun:id`; without a noun it is a message of the page itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Json = dict[str, Any]

BETWEEN = " · "


def page(aid: Json, data: Json) -> list[Json]:
    """The sections of *aid* with the numbers of *data*; KeyError if one is not there."""
    return [
        {
            "key": section["key"],
            "lines": [_line(line, data) for line in section.get("lines", [])],
            "table": _table(section["table"], data) if "table" in section else None,
            "symbols": [_thing(symbol) for symbol in section.get("symbols", [])],
        }
        for section in aid["sections"]
    ]


def look_up(data: Any, way: str) -> Any:
    """What *data* has at the end of *way*."""
    found = data
    parts = way.split(".")
    for at, part in enumerate(parts):
        if part == "*":
            return [look_up(row, ".".join(parts[at + 1 :])) for row in found]
        if isinstance(found, Mapping):
            found = found[part]
        elif part.isdecimal():
            found = found[int(part)]
        else:
            found = {row["id"]: row for row in found}[part]
    return found


def _line(line: Json, data: Json) -> Json:
    return {
        "name": _thing(line["name"]) if "name" in line else None,
        "key": line["key"],
        "args": {name: _number(data, ways) for name, ways in line.get("numbers", {}).items()},
        "rules": line.get("rules", []),
    }


def _table(table: Json, data: Json) -> Json:
    marks: dict[str, str] = table.get("marks", {})
    if "each" in table:
        heads = [column["key"] for column in table["columns"]]
        where = table.get("where", {}).items()
        rows = [row for row in look_up(data, table["each"]) if all(row[key] == wanted for key, wanted in where)]
        body = [
            {
                "name": _thing(f"{table['noun']}:{row['id']}"),
                "cells": [_cell(row[column["value"]], column.get("noun")) for column in table["columns"]],
            }
            for row in rows
        ]
    else:
        heads = table["heads"]
        body = [
            {
                "name": _thing(row["name"]),
                # Several lists side by side: the first entries of all of them are the first cell.
                "cells": [
                    ["".join(str(marks.get(one, one)) for one in together)]
                    for together in zip(*(look_up(data, way) for way in row["values"]), strict=True)
                ],
            }
            for row in table["rows"]
        ]
    return {"heads": heads, "rows": body, "rules": table.get("rules", [])}


def _cell(value: Any, noun: str | None) -> list[Any]:
    values = value if isinstance(value, list) else [value]
    return [_thing(f"{noun}:{one}") if noun is not None else one for one in values]


def _number(data: Json, ways: str | list[str]) -> str | int:
    found = look_up(data, ways) if isinstance(ways, str) else [look_up(data, way) for way in ways]
    if isinstance(found, list):
        return BETWEEN.join(str(one) for one in found)
    return found if isinstance(found, int) else str(found)


def _thing(written: str) -> Json:
    noun, _, id = written.partition(":")
    return {"noun": noun, "id": id.replace("_", "-")}

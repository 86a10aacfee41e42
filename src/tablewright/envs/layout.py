"""Layouts: how what a seat sees, as JSON, becomes a tensor of fixed length.

A layout says what values a place in the JSON can have; it is drawn from the observations of many games (`seen`,
`merged`) and kept as a file. Constants take no room: whatever never differs teaches nothing. A number becomes one entry
from 0 to 1, a word one entry for each word that can stand there, a list as many places as it ever had, and whatever can
be missing has an entry that says that it is there, and so has each kind of value where there can be several. A value
that no layout has foreseen is clipped, or left out. `places` does the writing.
"""

from __future__ import annotations

from typing import Any

Json = Any
Layout = dict[str, Any]

NOTHING: Layout = {"is": "nothing"}


KINDS: dict[type, str] = {bool: "flag", int: "number", str: "word", list: "list", dict: "object"}


def kind_of(value: Json) -> str:
    return KINDS.get(type(value), "nothing")


def seen(value: Json) -> Layout:
    """The layout that has room for *value* alone."""
    kind = kind_of(value)
    if kind == "nothing":
        return NOTHING
    if kind == "flag":
        return {"is": "flag", "values": [value]}
    if kind == "number":
        return {"is": "number", "low": value, "high": value}
    if kind == "word":
        return {"is": "word", "words": [value]}
    if kind == "list":
        item = NOTHING
        for one in value:
            item = merged(item, seen(one)) if item is not NOTHING else seen(one)
        return {"is": "list", "least": len(value), "most": len(value), "item": item}
    return {"is": "object", "fields": {key: seen(one) for key, one in value.items()}}


def merged(one: Layout, other: Layout) -> Layout:
    """A layout with room for what either of them has room for."""
    if one["is"] == "maybe" or other["is"] == "maybe" or (one["is"] == "nothing") != (other["is"] == "nothing"):
        parts = [part["of"] if part["is"] == "maybe" else part for part in (one, other)]
        there = [part for part in parts if part["is"] != "nothing"]
        return {"is": "maybe", "of": there[0] if len(there) == 1 else merged(there[0], there[1])}
    if one["is"] != other["is"] or one["is"] == "either":
        kinds: dict[str, Layout] = {}
        for part in (one, other):
            for kind, layout in part["of"].items() if part["is"] == "either" else [(part["is"], part)]:
                kinds[kind] = merged(kinds[kind], layout) if kind in kinds else layout
        return {"is": "either", "of": dict(sorted(kinds.items()))}
    if one["is"] == "flag":
        return {"is": "flag", "values": sorted({*one["values"], *other["values"]})}
    if one["is"] == "number":
        return {"is": "number", "low": min(one["low"], other["low"]), "high": max(one["high"], other["high"])}
    if one["is"] == "word":
        return {"is": "word", "words": sorted({*one["words"], *other["words"]})}
    if one["is"] == "list":
        items = [part["item"] for part in (one, other) if part["most"] > 0]
        return {
            "is": "list",
            "least": min(one["least"], other["least"]),
            "most": max(one["most"], other["most"]),
            "item": merged(items[0], items[1]) if len(items) == 2 else items[0] if items else NOTHING,
        }
    if one["is"] == "object":
        fields = {}
        for key in sorted({*one["fields"], *other["fields"]}):
            fields[key] = merged(one["fields"].get(key, NOTHING), other["fields"].get(key, NOTHING))
        return {"is": "object", "fields": fields}
    return one


def size(layout: Layout) -> int:
    """How many entries *layout* takes."""
    kind = layout["is"]
    if kind == "maybe":
        return 1 + size(layout["of"])
    if kind == "either":
        return sum(1 + size(part) for part in layout["of"].values())
    if kind == "flag":
        return 1 if len(layout["values"]) > 1 else 0
    if kind == "number":
        return 1 if layout["low"] < layout["high"] else 0
    if kind == "word":
        return len(layout["words"]) if len(layout["words"]) > 1 else 0
    if kind == "list":
        varies = 1 if layout["least"] < layout["most"] else 0
        return int(layout["most"]) * (varies + size(layout["item"]))
    if kind == "object":
        return sum(size(part) for part in layout["fields"].values())
    return 0


def faults(layout: Layout, value: Json, where: str = "") -> list[str]:
    """What of *value* the layout has no room for."""
    kind = layout["is"]
    if kind == "maybe":
        return [] if value is None else faults(layout["of"], value, where)
    if value is None:
        return [] if kind == "nothing" else [f"{where}: missing"]
    if kind == "either":
        return faults(layout["of"].get(kind_of(value), NOTHING), value, where)
    if kind == "object" and isinstance(value, dict):
        unknown = [f"{where}.{key}: unknown" for key in value if key not in layout["fields"]]
        parts = layout["fields"].items()
        return unknown + [fault for key, part in parts for fault in faults(part, value.get(key), f"{where}.{key}")]
    if kind == "list" and isinstance(value, list):
        short = [] if layout["least"] <= len(value) <= layout["most"] else [f"{where}: {len(value)} entries"]
        return short + [fault for one in value for fault in faults(layout["item"], one, f"{where}[]")]
    if kind == "number" and isinstance(value, int):
        fits = layout["low"] <= value <= layout["high"]
    else:
        fits = value in layout.get("words" if kind == "word" else "values", [])
    return [] if fits else [f"{where}: {value!r}"]

"""The same observation as a tree: nested like the view, with small arrays as leaves, for learners that want parts."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Space

from tablewright.envs.layout import Json, Layout, size, write

THERE = "there"  # says whether what can be missing is there


def parts(layout: Layout) -> dict[str, Layout] | None:
    """What *layout* is made of, by name, if it has parts that are objects; None for a leaf."""
    kind = layout["is"]
    if kind == "object":
        return {key: part for key, part in layout["fields"].items() if size(part) > 0}
    if kind == "list" and parts(layout["item"]) is not None:
        item = layout["item"]
        varies = layout["least"] < layout["most"]
        return {str(at): {"is": "maybe", "of": item} if varies else item for at in range(layout["most"])}
    if kind == "maybe" and (inner := parts(layout["of"])) is not None:
        return {THERE: {"is": "flag", "values": [False, True]}, **inner}
    return None


def space_of(layout: Layout) -> Space[Any]:
    inner = parts(layout)
    if inner is None:
        return Box(0.0, 1.0, (size(layout),), np.float32)
    return Dict({key: space_of(part) for key, part in inner.items()})


def tree_of(layout: Layout, value: Json) -> Any:
    """*value* as an element of `space_of(layout)`; what is missing is all zeros."""
    inner = parts(layout)
    if inner is None:
        leaf = np.zeros(size(layout), np.float32)
        write(layout, value, leaf, 0)
        return leaf
    if isinstance(value, list):
        value = {str(at): one for at, one in enumerate(value)}
    there = {} if value is None else {**value, THERE: True}
    return {key: tree_of(part, there.get(key)) for key, part in inner.items()}

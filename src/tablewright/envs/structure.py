"""The same observation as a tree: nested like the view, with small arrays as leaves, for learners that want parts."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Space

from tablewright.envs.layout import Json, Layout, size
from tablewright.envs.places import place_of

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


class Tree:
    """A layout made ready once: its *space*, and the way to make elements of that."""

    def __init__(self, layout: Layout) -> None:
        inner = parts(layout)
        self.place: Final = place_of(layout)
        self.branches: Final = None if inner is None else {key: Tree(part) for key, part in inner.items()}
        self.space: Final[Space[Any]] = (
            Box(0.0, 1.0, (self.place.size,), np.float32)
            if self.branches is None
            else Dict({key: branch.space for key, branch in self.branches.items()})
        )

    def of(self, value: Json) -> Any:
        """*value* as an element of the space; what is missing is all zeros."""
        if self.branches is None:
            leaf = np.zeros(self.place.size, np.float32)
            if value is not None:
                self.place.write(value, leaf, 0)
            return leaf
        if isinstance(value, list):
            value = {str(at): one for at, one in enumerate(value)}
        there = {} if value is None else {**value, THERE: True}
        return {key: branch.of(there.get(key)) for key, branch in self.branches.items()}

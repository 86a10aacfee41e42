"""Places: a layout made ready once, so that what a seat sees is written into a tensor quickly.

An observation has a thousand values and one is made for every decision: nothing that a layout can tell in advance is
reckoned here again.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from tablewright.envs.layout import Json, Layout, kind_of, size


class Writable(Protocol):
    """A list of floats, or an array."""

    def __setitem__(self, at: int, value: float, /) -> None: ...


class Place:
    """Room for one value of the observation: *size* entries, which stay zero where a value is missing."""

    def __init__(self, size: int) -> None:
        self.size: Final = size

    def write(self, value: Json, out: Writable, at: int) -> None:
        """Write *value*, which is not missing, into *out*, which is zero, from *at* on."""


class FlagPlace(Place):
    def write(self, value: Json, out: Writable, at: int) -> None:
        if value is True:
            out[at] = 1.0


class NumberPlace(Place):
    def __init__(self, low: int, high: int) -> None:
        super().__init__(1)
        self.low: Final = low
        self.range: Final = high - low

    def write(self, value: Json, out: Writable, at: int) -> None:
        if isinstance(value, int) and value > self.low:
            out[at] = min((value - self.low) / self.range, 1.0)


class WordPlace(Place):
    def __init__(self, words: list[str]) -> None:
        super().__init__(len(words))
        self.entries: Final[dict[str, int]] = {word: entry for entry, word in enumerate(words)}

    def write(self, value: Json, out: Writable, at: int) -> None:
        if isinstance(value, str):
            entry = self.entries.get(value, -1)
            if entry >= 0:
                out[at + entry] = 1.0


class MaybePlace(Place):
    def __init__(self, of: Place) -> None:
        super().__init__(1 + of.size)
        self.of: Final = of

    def write(self, value: Json, out: Writable, at: int) -> None:
        out[at] = 1.0
        self.of.write(value, out, at + 1)


class EitherPlace(Place):
    def __init__(self, of: dict[str, Place]) -> None:
        super().__init__(sum([1 + part.size for part in of.values()]))
        self.of: Final = of

    def write(self, value: Json, out: Writable, at: int) -> None:
        wanted = kind_of(value)
        for kind, part in self.of.items():
            if kind == wanted:
                out[at] = 1.0
                part.write(value, out, at + 1)
                return
            at += 1 + part.size


class ListPlace(Place):
    """As many places as the list ever had; if its length *varies*, an entry before each says that it is taken."""

    def __init__(self, most: int, varies: bool, item: Place) -> None:
        self.taken: Final = 1 if varies else 0
        super().__init__(most * (self.taken + item.size))
        self.most: Final = most
        self.item: Final = item

    def write(self, value: Json, out: Writable, at: int) -> None:
        if not isinstance(value, list):
            return
        taken, item = self.taken, self.item
        for number in range(min(len(value), self.most)):
            one = value[number]
            if taken:
                out[at] = 1.0
                at += 1
            if one is not None:
                item.write(one, out, at)
            at += item.size


class FieldsPlace(Place):
    """One place after the other; those of no size are left out."""

    def __init__(self, of: dict[str, Place]) -> None:
        self.names: Final = [name for name, part in of.items() if part.size > 0]
        self.parts: Final = [part for part in of.values() if part.size > 0]
        super().__init__(sum([part.size for part in self.parts]))

    def write(self, value: Json, out: Writable, at: int) -> None:
        if not isinstance(value, dict):
            return
        known: dict[str, Any] = value
        for number in range(len(self.parts)):
            part = self.parts[number]
            one = known.get(self.names[number])
            if one is not None:
                part.write(one, out, at)
            at += part.size


def place_of(layout: Layout) -> Place:
    """What *layout* has room for, ready to be written."""
    kind = layout["is"]
    if size(layout) == 0:
        return Place(0)
    if kind == "maybe":
        return MaybePlace(place_of(layout["of"]))
    if kind == "either":
        return EitherPlace({each: place_of(part) for each, part in layout["of"].items()})
    if kind == "flag":
        return FlagPlace(1)
    if kind == "number":
        return NumberPlace(layout["low"], layout["high"])
    if kind == "word":
        return WordPlace(layout["words"])
    if kind == "list":
        return ListPlace(layout["most"], layout["least"] < layout["most"], place_of(layout["item"]))
    return FieldsPlace({name: place_of(part) for name, part in layout["fields"].items()})

"""What was used last: a small memory of things that can be had again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Lru(Generic[K, V]):
    """At most so many things by their keys. One more, and the one that was not used for longest is forgotten."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.kept: Final[OrderedDict[K, V]] = OrderedDict()

    def get(self, key: K) -> V | None:
        """What is kept under *key*, used now; None if nothing is."""
        if key not in self.kept:
            return None
        self.kept.move_to_end(key)
        return self.kept[key]

    def put(self, key: K, value: V) -> None:
        self.kept[key] = value
        self.kept.move_to_end(key)
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)

    def forget(self, key: K) -> None:
        self.kept.pop(key, None)

    def values(self) -> list[V]:
        return list(self.kept.values())

    def __contains__(self, key: K) -> bool:
        return key in self.kept

    def __len__(self) -> int:
        return len(self.kept)

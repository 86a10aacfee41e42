"""Values: the small frozen things that actions, steps, events and refusals are made of."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

Word: TypeAlias = str | int
Fields: TypeAlias = tuple[Word, ...]
Seat: TypeAlias = int

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A small frozen thing: equal by value, and its own wire form."""

    def fields(self) -> Fields:
        """The words that say everything about this value; the first one names its kind."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Value) and self.fields() == other.fields())

    def __hash__(self) -> int:
        return hash(self.fields())

    def __repr__(self) -> str:
        return " ".join([str(word) for word in self.fields()])


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Value):
    """One choice that a seat may make.

    A game has finitely many actions and makes each of them once, so options are lists of references and
    comparing two actions is mostly comparing identities. *words* is the wire form and the notation:
    `("place", "city", "large-top")` is written `place city large-top`.
    """

    def __init__(self, words: Fields) -> None:
        self.words: Final = words

    def fields(self) -> Fields:
        return self.words

    def __reduce__(self) -> tuple[object, ...]:
        return Action, (self.words,)

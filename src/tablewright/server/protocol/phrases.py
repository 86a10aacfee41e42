"""Words in no language yet: things with names, sentences, refusals, events."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from tablewright.server.protocol.base import NO_CONTROLS, ActionWord, Asked, Id, Word, closed


@closed
class Noun(TypedDict):
    """A thing with a name: the Fluent message `<game>-<noun>-<id>`; the noun `seat` is a player, by number."""

    noun: str
    id: str | int


@closed
class Phrase(TypedDict):
    """A sentence in no language yet: a Fluent message and its arguments."""

    key: str
    args: dict[str, Noun | Word]


@closed
class Refused(TypedDict):
    """Why not: the clause and the reason."""

    rule: str
    phrase: Phrase


@closed
class Told(TypedDict):
    """An event: the clause that made it happen, whose it is (-1: nobody's), and what happened."""

    rule: str
    seat: int
    phrase: Phrase
    verb: str
    args: dict[str, Word]


class AskedNoun(Asked):
    noun: Id
    id: ActionWord


class AskedPhrase(Asked):
    key: Annotated[str, Field(max_length=120, pattern=NO_CONTROLS)]
    args: Annotated[dict[Id, ActionWord | AskedNoun], Field(max_length=16)]

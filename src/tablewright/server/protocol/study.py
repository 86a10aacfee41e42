"""The study of a game, comments beside it, and copies that go on from one of its plies."""

from __future__ import annotations

from pydantic import Field
from typing_extensions import TypedDict

from tablewright.server.protocol.base import Asked, Id, Number, Said, closed
from tablewright.server.protocol.phrases import Noun
from tablewright.server.protocol.position import FinalResult
from tablewright.server.protocol.texts import CommentText


@closed
class Moment(TypedDict):
    """From this ply on the game is in this round and phase; the phase is a noun, empty where a game has none."""

    ply: int
    round: int
    phase: str


@closed
class Course(TypedDict):
    """How something of each seat went: `[ply, value]` wherever it changed, beginning with ply 0. Empty: not known."""

    thing: Noun
    seats: list[list[tuple[int, int]]]


@closed
class Source(TypedDict):
    """Points of *seat* that came with *ply*, to a line of its score, by a clause. At ply 0: what it began with."""

    ply: int
    seat: int
    item: str
    rule: str
    points: int


class Study(Said):
    table: str
    game: str
    status: str
    ply: int
    movers: list[int] = Field(description="Which seat made each ply")
    moments: list[Moment]
    totals: list[list[tuple[int, int]]] = Field(description="The score of each seat as it stood: see Course")
    courses: list[Course]
    sources: list[Source] = Field(description="They add up to the totals of the result")
    result: FinalResult | None = Field(
        description="The final one, or how the seats stood when the game was abandoned; null while it goes on"
    )


@closed
class Comment(TypedDict):
    number: int
    ply: int
    name: str
    mine: bool
    text: str
    at: str


class Note(Asked):
    """A comment in a record: who wrote it is part of the text for whoever brings it here."""

    ply: Number
    text: CommentText


class NewComment(Asked):
    """A few lines of plain text about the position after *ply* plies of a finished game."""

    ply: Number
    text: CommentText


class WhatIf(Asked):
    """Go on from the position after *ply* plies, on this *seat*, against *bot*."""

    ply: Number
    seat: Number
    bot: Id

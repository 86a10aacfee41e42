"""What bots think of a finished game."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypedDict

from tablewright.server.protocol.base import Said, Word, closed
from tablewright.server.protocol.phrases import Phrase


@closed
class Guess(TypedDict):
    """A number that bots have estimated, and its standard error."""

    mean: float
    error: float


@closed
class Verdict(TypedDict):
    """A turn: plies *first* to *last* of *seat*.

    What each seat could expect after it, and how far it was *behind* the best that was found (in points, winning
    counted as some): *better* is that line, and empty where nothing better was found.
    """

    first: int
    last: int
    seat: int
    scores: list[Guess]
    wins: list[Guess]
    behind: Guess
    better: list[list[Word]]


@closed
class Draw(TypedDict):
    """A ply with which something came to light that its seat could not know: what that was worth to it, in points."""

    ply: int
    seat: int
    worth: Guess


ReviewStanding: TypeAlias = Literal["none", "waiting", "running", "done", "failed"]


@closed
class JudgedTurn(Verdict):
    """A verdict and, in words, what would have been better."""

    instead: list[Phrase]


@closed
class TurningPoint(TypedDict):
    """A ply that cost its seat *points* (or, by luck, gave it some), more than can be an accident of the estimate."""

    ply: int
    seat: int
    kind: Literal["choice", "luck"]
    points: Guess


class Review(Said):
    standing: ReviewStanding
    mine: bool = Field(description="I have asked for it, and may call it off")
    done: int
    total: int
    turns: list[JudgedTurn]
    draws: list[Draw]
    turning_points: list[TurningPoint]
    luck: list[Guess] = Field(description="What all draws of each seat were worth to it, in points")
    play: list[Guess] = Field(description="The rest of its final lead over the best of the others")

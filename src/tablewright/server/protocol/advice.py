"""What a bot would do in the place of a player."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from tablewright.server.protocol.base import Asked, Number, Said, Word, closed
from tablewright.server.protocol.phrases import Phrase
from tablewright.server.protocol.reviews import Guess


@closed
class Prospect(TypedDict):
    """A turn and what comes of it, from games that bots played on to the end in as many imagined *worlds*.

    For every seat, *scores* is the final score to expect and *wins* the chance to win. *behind* is how much worse it is
    than the best turn, in points (winning counted as some). Where there is no choice nothing was played: no worlds.
    """

    actions: list[list[Word]]
    worlds: int
    scores: list[Guess]
    wins: list[Guess]
    behind: Guess


@closed
class AdvisedStep(TypedDict):
    action: list[Word]
    label: Phrase
    zones: Annotated[list[str], Field(description="The places of the table that it touches")]


@closed
class AdvisedWay(Prospect):
    """A prospect, its turn in words, and how that ends: with the turn, or where nobody knows what comes."""

    steps: list[AdvisedStep]
    ends: Literal["turn", "unknown"]


class Hint(Said):
    seat: int
    ply: int
    revision: int
    ways: list[AdvisedWay] = Field(description="The best few, the best one first")


class AskHint(Asked):
    """What would a bot do for *seat* in the position at *ply* and *revision*?"""

    seat: Number
    ply: Number
    revision: Number

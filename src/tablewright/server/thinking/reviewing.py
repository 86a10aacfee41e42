"""What is told of a finished game that was looked back at."""

from __future__ import annotations

from typing_extensions import TypedDict

from tablewright.kernel.action import Word
from tablewright.server.protocol.wire import closed


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

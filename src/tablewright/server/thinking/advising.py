"""What is told of a turn that was compared with others."""

from __future__ import annotations

from typing_extensions import TypedDict

from tablewright.kernel.action import Word
from tablewright.server.protocol.wire import closed
from tablewright.server.thinking.reviewing import Guess


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

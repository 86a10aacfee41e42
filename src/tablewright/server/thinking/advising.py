"""What runs in a worker process while somebody waits for advice: whole turns are compared on an imagined table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from typing_extensions import TypedDict

from tablewright.bots.analysis.analyse import Effort, analyse
from tablewright.kernel.action import Seat, Word
from tablewright.server.base.plugins import game_shelf
from tablewright.server.protocol.wire import closed
from tablewright.server.thinking.reviewing import Guess, guess, letter_of


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


@dataclass(frozen=True, slots=True)
class Enquiry:
    """What should *seat* do? *state* is the JSON of a state in which everything hidden from it was drawn anew.

    *also* are turns, or how they begin, that are to be compared with the others.
    """

    games: str
    game: str
    data_path: str | None
    seed: str
    state: dict[str, Any]
    seat: Seat
    lines: int
    worlds: int
    seconds: float | None
    also: list[list[list[Word]]] = field(default_factory=list)


def advise(enquiry: Enquiry) -> list[Prospect]:
    """The turns that were compared, the best one first."""
    game = game_shelf(enquiry.games).load_game(enquiry.game, enquiry.data_path)
    effort = Effort(enquiry.lines, enquiry.worlds, enquiry.seconds)
    also = [[letter_of(game, words) for words in turn] for turn in enquiry.also]
    outlooks = analyse(game, game.from_json(enquiry.state), enquiry.seat, enquiry.seed, effort, also)
    return [
        {
            "actions": [list(action.fields()) for action in outlook.actions],
            "worlds": outlook.worlds,
            "scores": [guess(score) for score in outlook.scores],
            "wins": [guess(chance) for chance in outlook.wins],
            "behind": guess(outlook.behind),
        }
        for outlook in outlooks
    ]

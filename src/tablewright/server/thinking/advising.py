"""What runs in a worker process while somebody waits for advice: whole turns are compared on an imagined table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tablewright.bots.analysis.analyse import Effort, analyse
from tablewright.kernel.action import Seat, Word
from tablewright.server.base.plugins import game_shelf
from tablewright.server.protocol.advice import Prospect
from tablewright.server.thinking.reviewing import guess, letter_of


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

"""What runs in a worker process while a finished game is looked back at.

A worker gets imagined tables only: what the seat that moved could not know then has no way into its answers.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any, Final, Literal

from tablewright.bots.analysis.analyse import Effort, Estimate
from tablewright.bots.analysis.review import luck_of, weigh
from tablewright.kernel.action import Action, Seat, Word
from tablewright.server.base.plugins import AnyGame, game_shelf
from tablewright.server.protocol.reviews import Draw, Guess, Verdict
from tablewright.server.thinking.worker import begin

LINES: Final = 3  # ways to play a turn that are compared, the one that was played among them
GENTLE: Final = 10  # so much nicer than the bots, for whom somebody waits
FINENESS: Final = 2  # decimals


@dataclass(frozen=True, slots=True)
class Inquiry:
    """One thing to find out: how a turn was played, or how lucky the draw at its end was.

    *state* and *after* are the JSON of imagined states, before *actions* of *seat* and after them.
    """

    kind: Literal["turn", "draw"]
    games: str
    game: str
    data_path: str | None
    seed: str
    worlds: int
    first: int
    last: int
    seat: Seat
    actions: list[list[Word]]
    state: dict[str, Any]
    after: dict[str, Any] | None = None


def begin_gently() -> None:
    """Runs once in every new worker: whatever else the machine has to do goes before."""
    os.nice(GENTLE)
    begin()


def look_back(inquiry: Inquiry) -> Verdict | Draw | None:
    """The answer; None where there is nothing to say."""
    game = game_shelf(inquiry.games).load_game(inquiry.game, inquiry.data_path)
    actions = [letter_of(game, words) for words in inquiry.actions]
    return judged(game, inquiry, actions) if inquiry.kind == "turn" else drawn(game, inquiry, actions[0])


def judged(game: AnyGame, inquiry: Inquiry, actions: list[Action]) -> Verdict | None:
    state, effort = game.from_json(inquiry.state), Effort(LINES, inquiry.worlds)
    weighed = weigh(game, state, inquiry.seat, actions, inquiry.seed, effort)
    if weighed is None:
        return None
    played, best = weighed.played, weighed.best
    return {
        "first": inquiry.first,
        "last": inquiry.last,
        "seat": inquiry.seat,
        "scores": [guess(score) for score in played.scores],
        "wins": [guess(win) for win in played.wins],
        "behind": guess(played.behind),
        "better": [] if best is played else [list(action.fields()) for action in best.actions],
    }


def drawn(game: AnyGame, inquiry: Inquiry, action: Action) -> Draw | None:
    assert inquiry.after is not None
    before, after = game.from_json(inquiry.state), game.from_json(inquiry.after)
    worth = luck_of(game, before, after, inquiry.seat, action, inquiry.seed, inquiry.worlds)
    return None if worth is None else {"ply": inquiry.last, "seat": inquiry.seat, "worth": guess(worth)}


def guess(estimate: Estimate) -> Guess:
    return {"mean": round(estimate.mean, FINENESS), "error": round(estimate.error, FINENESS)}


def letter_of(game: AnyGame, words: list[Word]) -> Action:
    letter = game.letter(tuple(words))
    assert letter is not None, words
    return letter

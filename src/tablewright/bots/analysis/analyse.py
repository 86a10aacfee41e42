"""The ways to go on from a position, compared by the evaluation that its game comes with."""

from __future__ import annotations

from typing import Any

from tablewright.bots.evaluations import LEARNED, evaluation_of
from tablewright.bots.search.comparison import Comparison, Effort, Outlook
from tablewright.bots.search.estimates import Estimate
from tablewright.bots.search.playout import Judge
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.random import chance_from
from tablewright.kernel.state import State


def analyse(
    game: Game[Any],
    state: State,
    seat: Seat,
    seed: str,
    effort: Effort,
    also: list[list[Action]] | None = None,
    judge: Judge | None = None,
) -> list[Outlook]:
    """The ways for *seat* to go on from *state*, a world of that seat (`Game.world`), the best one first.

    *also* are beginnings of turns that are to be among them. Nothing is weighed if there is only one option.
    """
    options = game.options(state, seat)
    if len(options) == 1 and not also:
        return [Outlook(options, 0, [], [], Estimate(0.0, 0.0))]
    evaluation = evaluation_of(game, LEARNED)
    comparison = Comparison(game, evaluation, state, seat, chance_from(seed), effort, judge)
    return comparison.compare(also if also is not None else [])

"""Values: what a state is to every seat, from 0 to 1: the share of the others that it can expect to beat."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from tablewright.bots.search.evaluation import Evaluation
from tablewright.kernel.game import Game
from tablewright.kernel.state import State

SWING: Final = 20.0  # a lead of so many points is likely to last
DECIDED: Final = 0.75  # at the end, how much of the value is who won; the rest is by how much


def worths(evaluation: Evaluation[Any], state: State) -> list[float]:
    """What *state* is worth to each seat by its own reckoning."""
    found: list[float] = []
    for seat in range(state.seats):
        evaluation.begin(state, seat)
        found.append(evaluation.worth(state))
    return found


def expected_values(starts: list[float], gains: list[float]) -> list[float]:
    """The values when the game goes on: the seats had such prospects at the *starts*, and have made these *gains*.

    A worth already weighs what the others can expect, so the gains of the others are not taken off once more.
    """
    found: list[float] = []
    for seat in range(len(starts)):
        total = 0.0
        for other in range(len(starts)):
            if other != seat:
                total += chance_to_lead(starts[seat] - starts[other] + gains[seat])
        found.append(total / (len(starts) - 1))
    return found


def final_values(game: Game[Any], state: State) -> list[float]:
    """The values when the game is over. Who has lost still prefers to lose by little."""
    result = game.result(state)
    by_points = expected_values([float(total) for total in result.totals], [0.0] * state.seats)
    found: list[float] = []
    for seat in range(state.seats):
        beaten = -0.5  # shared with itself
        for other in range(state.seats):
            if result.ranks[other] > result.ranks[seat]:
                beaten += 1.0
            elif result.ranks[other] == result.ranks[seat]:
                beaten += 0.5
        found.append(DECIDED * beaten / (state.seats - 1) + (1.0 - DECIDED) * by_points[seat])
    return found


def chance_to_lead(margin: float) -> float:
    """From 0 to 1, a half for even."""
    if margin < 0.0:
        return 1.0 - chance_to_lead(-margin)
    return 1.0 / (1.0 + exp(-margin / SWING))

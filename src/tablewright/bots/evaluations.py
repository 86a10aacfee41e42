# not compiled: reads a file once in a while
"""The evaluation of each game, with weights that were set by hand or learned from games (in its folder)."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from tablewright.bots.search.evaluation import Evaluation
from tablewright.bots.search.score_evaluation import ScoreEvaluation
from tablewright.games.entry import WeightTable
from tablewright.games.registry import ENTRIES
from tablewright.kernel.game import Game

BY_HAND, LEARNED = "by-hand", "learned"


def evaluation_of(game: Game[Any], kind: str) -> Evaluation[Any]:
    """A new one; of a game that nobody thought about, the score as it stands."""
    if game.name in ENTRIES:
        return ENTRIES[game.name].evaluation(weights_of(game.name, kind))
    return ScoreEvaluation(game)


@cache
def weights_of(game: str, kind: str) -> WeightTable:
    found: WeightTable = json.loads(ENTRIES[game].weights(kind).read_text())
    return found

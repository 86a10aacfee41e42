# not compiled: reads a file once in a while
"""The evaluation of each game, with weights that were set by hand or learned from games (`bots/data`)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from tablewright.bots.search.evaluation import Evaluation
from tablewright.bots.search.score_evaluation import ScoreEvaluation
from tablewright.games.agra.evaluation.evaluate import AgraEvaluation
from tablewright.games.noria.evaluation.evaluate import NoriaEvaluation
from tablewright.games.noria.evaluation.weights import Weights
from tablewright.games.yinzi.evaluation.evaluate import YinziEvaluation
from tablewright.kernel.game import Game

BY_HAND, LEARNED = "by-hand", "learned"

Table = dict[str, list[float]]


def evaluation_of(game: Game[Any], kind: str) -> Evaluation[Any]:
    """A new one; of a game that nobody thought about, the score as it stands."""
    if game.name in ("agra", "noria", "yinzi"):
        return weighing(game.name, weights_of(game.name, kind))
    return ScoreEvaluation(game)


def weighing(game: str, weights: Table) -> Evaluation[Any]:
    """The evaluation of a game that goes by *weights*: of each its values from the end of a game to the beginning."""
    rows = list(weights.values())
    if game == "noria":
        return NoriaEvaluation(Weights(rows))
    columns = [list(column) for column in zip(*rows, strict=True)]
    return AgraEvaluation(columns) if game == "agra" else YinziEvaluation(columns)


@cache
def weights_of(game: str, kind: str) -> Table:
    found: Table = json.loads(files("tablewright.bots").joinpath(f"data/{game}-{kind}.json").read_text())
    return found

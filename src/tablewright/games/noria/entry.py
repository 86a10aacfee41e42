# not compiled: describes the game, once
"""Noria as the registry knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablewright.games.entry import GameEntry, WeightTable
from tablewright.games.noria import data
from tablewright.games.noria.evaluation.evaluate import NoriaEvaluation
from tablewright.games.noria.evaluation.weights import Weights
from tablewright.games.noria.game import NoriaGame


def make(path: Path | None) -> NoriaGame:
    return NoriaGame(*data.load(path))


def weighing(weights: WeightTable) -> NoriaEvaluation:
    return NoriaEvaluation(Weights(list(weights.values())))


ENTRY: Final = GameEntry(
    name="noria",
    folder=Path(__file__).parent,
    make=make,
    check=data.check,
    evaluation=weighing,
    environment=3,
    fingerprint="38e0ed0e1e4f8688",
)

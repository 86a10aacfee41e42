# not compiled: describes the game, once
"""Yinzi as the registry knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablewright.games.entry import GameEntry, WeightTable
from tablewright.games.yinzi import data
from tablewright.games.yinzi.evaluation.evaluate import YinziEvaluation
from tablewright.games.yinzi.game import YinziGame


def make(path: Path | None) -> YinziGame:
    return YinziGame(*data.load(path))


def weighing(weights: WeightTable) -> YinziEvaluation:
    return YinziEvaluation([list(column) for column in zip(*weights.values(), strict=True)])


ENTRY: Final = GameEntry(
    name="yinzi",
    folder=Path(__file__).parent,
    make=make,
    check=data.check,
    evaluation=weighing,
    environment=2,
    fingerprint="1d4355f0f995313d",
)

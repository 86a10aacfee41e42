# not compiled: describes the game, once
"""Agra as the registry knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablewright.games.agra import data
from tablewright.games.agra.evaluation.evaluate import AgraEvaluation
from tablewright.games.agra.game import AgraGame
from tablewright.games.entry import GameEntry, WeightTable


def make(path: Path | None) -> AgraGame:
    return AgraGame(*data.load(path))


def weighing(weights: WeightTable) -> AgraEvaluation:
    return AgraEvaluation([list(column) for column in zip(*weights.values(), strict=True)])


ENTRY: Final = GameEntry(
    name="agra",
    folder=Path(__file__).parent,
    make=make,
    check=data.check,
    evaluation=weighing,
    environment=2,
    fingerprint="71de42357dc52c9c",
)

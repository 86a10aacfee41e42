# not compiled: describes a game, once
"""What a game brings along: everything that the rest of Tablewright knows of it.

The code is named here; the files have the same names in every game's folder, so that nobody has to list them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablewright.bots.search.evaluation import Evaluation
from tablewright.datafiles.reading import DataFile
from tablewright.kernel.game import Game

AnyGame = Game[Any]
# Of every weight its values, from the end of a game to its beginning.
WeightTable = dict[str, list[float]]


@dataclass(frozen=True, slots=True)
class GameEntry:
    """One game. *folder* is where its files lie.

    *make* plays by a data file, or by the shipped one; *check* names every fault of one. *evaluation* judges states by
    weights, for the bots. The *environment* (for learners) has a version: a test fails when its *fingerprint*, of all
    that gives its numbers their meaning, changes and the version does not.
    """

    name: str
    folder: Path
    make: Callable[[Path | None], AnyGame]
    check: Callable[[DataFile], list[str]]
    evaluation: Callable[[WeightTable], Evaluation[Any]]
    environment: int
    fingerprint: str

    @property
    def data(self) -> Path:
        """Every printed value, with its source."""
        return self.folder / "data.toml"

    @property
    def clauses(self) -> Path:
        """The ids of its clauses, worked examples and rulings, in the order of its rules."""
        return self.folder / "clauses.txt"

    @property
    def aid(self) -> Path:
        """What stands on the page for the table."""
        return self.folder / "aid.toml"

    @property
    def lesson(self) -> Path:
        """The guided first game."""
        return self.folder / "lesson.toml"

    @property
    def puzzles(self) -> Path:
        return self.folder / "puzzles.json"

    @property
    def layout(self) -> Path:
        """How what a seat sees becomes a tensor."""
        return self.folder / "layout.json"

    @property
    def words(self) -> Path:
        """A folder for each language."""
        return self.folder / "words"

    def weights(self, kind: str) -> Path:
        """The weights of its evaluation: `by-hand`, or `learned` from games."""
        return self.folder / "evaluation" / f"{kind}.json"

"""What the tests of every game have to know of each one: `tests/games/<game>/traits.py` says it."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tablewright.kernel.action import Seat
from tablewright.kernel.match import Match
from tests.tastes import Taste


@dataclass(frozen=True, slots=True, kw_only=True)
class Traits:
    """One game.

    *conserved* gets the game, the state, and the state before the action (None at the start and for imagined states),
    and demands what stays constant whatever happens. *other_secrets* changes what a viewer cannot see, knowing nothing
    of `Game.imagine`. *course* demands of a finished match that rounds and turns went as they must. *futures* are the
    facts of a state whose order tells what will come up. *mode* is the setting that makes another game of it. Whoever
    plays by *taste* brings a game to its end soon; *lively* gets around more. *busy* are weights for random play that
    reaches the corners of the rules. Of a random game every position after *stride* plies
    is enough to see it all; it is well under way *halfway*, and nearly over *late*.
    """

    folder: Path
    conserved: Callable[[Any, Any, Any], None]
    other_secrets: Callable[[Any, Seat, Random], None]
    course: Callable[[Match[Any]], None] | None
    futures: list[str]
    busy: dict[str, float]
    taste: Taste
    lively: Taste
    stride: int
    halfway: int
    late: int
    most_plies: int
    mode: str | None = None

    @property
    def golden(self) -> Path:
        """Where its golden playthroughs lie."""
        return self.folder / "golden"


def traits_of(game: str) -> Traits:
    """Those of a game of the registry, or of the small one of the tests."""
    room = "tests.toy" if game == "harbour" else f"tests.games.{game}"
    found = importlib.import_module(f"{room}.traits").TRAITS
    assert isinstance(found, Traits)
    return found

"""A shelf with one game on it: Harbour, which has lanes, secrets, chance, interrupts and reactions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.toy.game import HARBOUR, HarbourGame


def game_names() -> list[str]:
    return ["harbour"]


def always(game: HarbourGame) -> Callable[..., HarbourGame]:
    """What loads *game*, whatever its data."""

    def load(name: str, data: str | None = None) -> HarbourGame:
        assert name == "harbour"
        return game

    return load


load_game = always(HARBOUR)


def clauses(name: str) -> list[str]:
    return ["HAR-1-a", "HAR-2-a", "HAR-2-b", "HAR-2.1-c", "HAR-R-1", "HAR-EX-1"]


def reconstructed_values(name: str, data: str | None = None) -> list[str]:
    return ["coins: reconstructed for the test"]


def aid(name: str, data: str | None = None) -> list[dict[str, Any]]:
    line = {"name": {"noun": "good", "id": "silk"}, "key": "silk", "args": {"coins": 2}, "rules": ["HAR-1-a"]}
    return [{"key": "turn", "lines": [line], "table": None, "symbols": []}]

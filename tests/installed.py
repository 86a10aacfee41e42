"""Tests outside of a game's folder that need that game: they are left out where it is not installed.

A single test says it with `@pytest.mark.game("noria")`; see `tests/conftest.py`.
"""

from __future__ import annotations

from typing import TypeVar, TypeVarTuple

from tablewright.games.registry import ENTRIES

T = TypeVar("T")
Rest = TypeVarTuple("Rest")


def for_games(*rows: tuple[str, *Rest]) -> list[tuple[str, *Rest]]:
    """Those of *rows* whose first word is a game that is installed."""
    return [row for row in rows if row[0] in ENTRIES]


def by_game(values: dict[str, T]) -> dict[str, T]:
    """Those of *values* whose key is a game that is installed."""
    return {game: value for game, value in values.items() if game in ENTRIES}

"""Harbour with rules version 2: see `tests.toy.corrected`."""

from __future__ import annotations

from typing import Final

from tests.server.toy_games import aid, clauses, game_names, reconstructed_values
from tests.toy.corrected import OtherClauses
from tests.toy.game import HarbourGame

__all__ = ["aid", "clauses", "game_names", "load_game", "reconstructed_values"]

GAME: Final = OtherClauses("2")


def load_game(name: str, data: str | None = None) -> HarbourGame:
    return GAME

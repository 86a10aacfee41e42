"""Harbour with rules version 2: see `tests.toy.corrected`."""

from __future__ import annotations

from tests.server.toy_games import aid, always, clauses, game_names, reconstructed_values
from tests.toy.corrected import OtherClauses

__all__ = ["aid", "clauses", "game_names", "load_game", "reconstructed_values"]

load_game = always(OtherClauses("2"))

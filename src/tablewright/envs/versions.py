"""The versions of the environments. Results of two versions cannot be compared: an action or an entry of an
observation may mean something else. They stand in the games' entries; a test fails when something changed
and the version did not."""

from __future__ import annotations

import hashlib
import json

from tablewright.envs.seating import layout_of
from tablewright.games.registry import ENTRIES, load_game


def fingerprint(game: str) -> str:
    """Of everything that gives the numbers of an environment their meaning: rules, data, letters and layout."""
    rules = load_game(game)
    letters = [list(letter.fields()) for letter in rules.alphabet()]
    parts = [rules.version, rules.digest, letters, layout_of(game)]
    return hashlib.blake2b(json.dumps(parts).encode(), digest_size=8).hexdigest()


def env_id(game: str) -> str:
    return f"tablewright_{game}_v{ENTRIES[game].environment}"

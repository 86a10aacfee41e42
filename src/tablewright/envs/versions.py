"""The versions of the environments. Results of two versions cannot be compared: an action or an entry of an
observation may mean something else. A test fails when something changed and the version here did not."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from tablewright.envs.seating import layout_of
from tablewright.games.registry import load_game

VERSIONS: Final = {"agra": 1, "noria": 1, "yinzi": 1}
FINGERPRINTS: Final = {"agra": "ed3f604c0b456acc", "noria": "729ad6e0c536c2d9", "yinzi": "4260af2c82423d5a"}


def fingerprint(game: str) -> str:
    """Of everything that gives the numbers of an environment their meaning: rules, data, letters and layout."""
    rules = load_game(game)
    letters = [list(letter.fields()) for letter in rules.alphabet()]
    parts = [rules.version, rules.digest, letters, layout_of(game)]
    return hashlib.blake2b(json.dumps(parts).encode(), digest_size=8).hexdigest()


def env_id(game: str) -> str:
    return f"tablewright_{game}_v{VERSIONS[game]}"

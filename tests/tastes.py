"""What a player of the tests likes to do: plays that are lively, and games that come to an end soon.

Each game has tastes of its own: see `tests.conformance.traits`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

# By the beginning of an action's words ("use_architect"); the longest that fits counts, and 1 if none does.
Taste = Mapping[str, float]

LAST_RESORT: Final = 1e-9  # taken when nothing else is left


def weight(taste: Taste, words: str) -> float:
    fitting = [start for start in taste if words == start or words.startswith(start + "_")]
    return taste[max(fitting, key=len)] if fitting else 1.0


def choose(chance: random.Random, taste: Taste, options: Sequence[str]) -> str:
    """One of *options*, each an action's words joined by underscores."""
    return chance.choices(options, [weight(taste, option) for option in options])[0]

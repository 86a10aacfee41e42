"""What a player of the tests likes to do: plays that are lively, and games that come to an end soon."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

Taste = Mapping[str, float]

LAST_RESORT: Final = 1e-9  # taken when nothing else is left

# By the beginning of an action's words ("use_architect"); the longest that fits counts, and 1 if none does.
# Noria: everything it offers, but skipping a disc and ending a phase only when nothing else is left.
NORIA: Final[Taste] = {"end": LAST_RESORT} | dict.fromkeys(
    ("inspect", "night-shift", "modify", "barter", "sell"), LAST_RESORT**2
)
# Agra: straight to the top of one influence track, which ends the game after some twenty turns.
AGRA: Final[Taste] = {
    "favour_influence-step": 1e8,
    "take-favour": 1e7,
    "use_architect": 1e6,
    "use_sailor": 1e1,
    "influence_artisans": 1e6,
    "deliver": 1e5,
    "order": 1e5,
    "enough": 1e4,
    "end": 1e4,
    "decline": 1e4,
} | dict.fromkeys(("favour", "oil-curry", "french-trader", "mullah", "return", "spend", "store", "back"), 1e-6)

# Agra played for what it offers: goods are made, refined and delivered, favour is kept for a good use.
AGRA_LIVELY: Final[Taste] = {
    "end": 0.2,
    "enough": 0.3,
    "decline": 0.2,
    "lay": 0.3,
    "return": LAST_RESORT,
    "price": 0.01,
}
# Yinzi: anything, for four rounds end it anyway; but turns are used before they are ended.
YINZI: Final[Taste] = {"stop": 0.2, "tax": 0.1}


def weight(taste: Taste, words: str) -> float:
    fitting = [start for start in taste if words == start or words.startswith(start + "_")]
    return taste[max(fitting, key=len)] if fitting else 1.0


def choose(chance: random.Random, taste: Taste, options: Sequence[str]) -> str:
    """One of *options*, each an action's words joined by underscores."""
    return chance.choices(options, [weight(taste, option) for option in options])[0]

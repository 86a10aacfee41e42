"""What looks alike: two names that people could take for each other have the same skeleton.

By Unicode's table of confusable characters (UTS 39), and wider than it, as capital or small makes no difference:
what `I` looks like `i` looks like as well. Names that are found alike without need do no harm.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from confusable_homoglyphs.confusables import is_confusable

# The table puts this around what is written from right to left.
LEFT_TO_RIGHT = "\u200e"


@lru_cache(maxsize=10_000)
def skeleton(name: str) -> str:
    """The same for names that look alike."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return "".join(map(shape, folded))


@lru_cache(maxsize=10_000)
def shape(letter: str) -> str:
    """Of *letter*, whether it was capital or small."""
    drawn = {prototype(letter), prototype(letter.upper())}
    longer = max(drawn, key=len)
    return min(drawn) if len(longer) == 1 else "".join(map(shape, longer))


@lru_cache(maxsize=10_000)
def prototype(letter: str) -> str:
    """What stands for all characters that look like *letter*."""
    alike = lookalikes(letter)
    if longer := [one for one in alike if len(one) > 1]:  # such as `rn`, which the table has for `m`
        return longer[0]
    return min({letter, *alike, *(one for other in alike for one in lookalikes(other))}, key=by_age)


def lookalikes(letter: str) -> list[str]:
    """Those of the table. It has a star for every shape: all lead to one of them, and that one leads to all."""
    found = is_confusable(letter, greedy=True) or []
    return [one["c"].strip(LEFT_TO_RIGHT) for entry in found for one in entry["homoglyphs"]]


def by_age(letter: str) -> tuple[int, str]:
    """Several characters (a whole word for one letter) last, else the one with the lowest number."""
    return len(letter), letter

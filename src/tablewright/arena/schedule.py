"""Who plays whom, on which deal, in which seats.

Luck is taken out where it can be: every deal is played once in every rotation of the seats, so that each bot of a
line-up has had every seat of it. What belongs to one deal belongs together, also when intervals are worked out.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from tablewright.kernel.random import seed_of_name


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to play: the *bots* by seat, on a deal that is played in every rotation of the line-up."""

    lineup: int
    deal: int
    rotation: int
    bots: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.lineup}-{self.deal}-{self.rotation}"


def lineups(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Every choice of *seats* bots, or all of them round and round if there are too few."""
    if len(bots) >= seats:
        return list(itertools.combinations(bots, seats))
    return [tuple(itertools.islice(itertools.cycle(bots), seats))]


def fixtures(bots: tuple[str, ...], seats: int, games: int) -> Iterator[Fixture]:
    """At least *games* games of every line-up, always whole deals; the line-ups take turns."""
    tables = lineups(bots, seats)
    rotations = seats if len(bots) > 1 else 1  # a bot among its like has every seat of a deal at once
    for deal in range(-(-games // rotations)):
        for lineup, chosen in enumerate(tables):
            for rotation in range(rotations):
                yield Fixture(lineup, deal, rotation, chosen[rotation:] + chosen[:rotation])


def seed_of(*parts: object) -> str:
    """A seed that these parts alone decide."""
    return seed_of_name(" ".join(str(part) for part in parts))

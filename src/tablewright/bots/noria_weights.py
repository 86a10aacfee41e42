"""The features of a position of Noria: places in a list of weights, which say how many points each of them is worth.

They differ over the game: what brings income is worth much early and nothing at the end.
"""

from __future__ import annotations

from typing import Final

POINTS: Final = 0  # if the game ended now
POTENTIAL: Final = 1  # points more if all politicians above sat down
HOPED: Final = 2  # points of the levels that may yet be bought (`noria_plan`)
SPARE: Final = 3  # resources that are left over then
INTRIGUE: Final = 4  # points that intrigues may yet swing
LEVELS: Final = 5  # + path: the level as such
TOP: Final = 9  # the highest level
LOWEST: Final = 10
SHIPS_OWNED: Final = 11
DISCS_OWNED: Final = 12
ADVANCED: Final = 13  # discs on their advanced side
GATHERED: Final = 14  # to be expected until the end, as are the next three
CITIES: Final = 15
TOOLS_USED: Final = 16
JOURNEYS: Final = 17
RESOURCES_HELD: Final = 18
KNOWLEDGE_HELD: Final = 19
INCOME: Final = 20  # knowledge from factories until the end
SIMPLE_GOODS: Final = 21
COMPLEX_GOODS: Final = 22
SIMPLE_EMPTY: Final = 23  # warehouses
COMPLEX_EMPTY: Final = 24
READY: Final = 25  # points of the best level that can be paid for now
FEATURES: Final = 26

KNOTS: Final = [1, 6, 16]  # turns to come; in between the weights go straight from one column to the next


class Weights:
    """A table of weights, spread out over the turns to come."""

    def __init__(self, table: list[list[float]]) -> None:
        self.by_turns: Final = [[between_knots(row, turns) for row in table] for turns in range(KNOTS[-1] + 1)]

    def at(self, turns: int) -> list[float]:
        """The weights when so many turns are to come."""
        return self.by_turns[turns if turns < len(self.by_turns) else -1]


def between_knots(row: list[float], turns: int) -> float:
    for knot in range(1, len(KNOTS)):
        before, after = KNOTS[knot - 1], KNOTS[knot]
        if turns <= after:
            part = max(0.0, (turns - before) / (after - before))
            return row[knot - 1] + part * (row[knot] - row[knot - 1])
    return row[-1]

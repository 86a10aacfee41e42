"""The features of a position of Noria, and how many points each of them is worth.

The weights were found by regression of final scores on the features in games of the bot against itself, then by
trying out changes in matches. They differ over the game: what brings income is worth much early and nothing at the end.
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
TABLE: Final[list[list[float]]] = [
    [1.00, 1.00, 1.00],  # points
    [0.14, 0.37, 0.32],
    [0.57, 0.51, 0.18],
    [0.10, 0.34, 0.21],
    [0.44, 0.18, 0.13],
    [0.05, 0.17, 0.64],  # levels: refinement, settlement, exploration, research
    [0.07, 0.60, 1.30],
    [0.00, 0.50, 2.00],
    [0.00, 1.50, 2.00],
    [0.00, 0.50, 0.90],
    [0.37, 1.73, 1.20],
    [0.00, 1.20, 3.40],  # ships
    [0.09, 0.65, 1.79],  # discs
    [0.00, 1.01, 1.19],
    [0.07, 0.12, 0.21],  # expected
    [0.46, 0.33, 0.38],
    [0.00, 0.20, 0.40],
    [0.06, 0.43, 0.58],
    [0.06, 0.61, 0.66],  # held
    [0.12, 0.92, 0.45],
    [0.11, 0.38, 0.43],
    [0.30, 0.70, 0.70],  # goods
    [1.20, 2.00, 3.00],
    [0.26, 1.03, 0.31],
    [0.00, 0.68, 1.08],
    [0.40, 0.40, 0.10],
]


class Weights:
    """A table of weights, spread out over the turns to come."""

    def __init__(self, table: list[list[float]] = TABLE) -> None:
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

"""How much the features of a position of Noria count."""

from __future__ import annotations

from typing import Final

POINTS: Final = 0
POTENTIAL: Final = 1
HOPED: Final = 2
SPARE: Final = 3
INTRIGUE: Final = 4
LEVELS: Final = 5
TOP: Final = 9
LOWEST: Final = 10
SHIPS_OWNED: Final = 11
FEWEST_SHIPS: Final = 12
DISCS_OWNED: Final = 13
ADVANCED: Final = 14
GATHERED: Final = 15
CITIES: Final = 16
TOOLS_USED: Final = 17
JOURNEYS: Final = 18
RESOURCES_HELD: Final = 19
KNOWLEDGE_HELD: Final = 20
INCOME: Final = 21
SIMPLE_GOODS: Final = 22
COMPLEX_GOODS: Final = 23
SIMPLE_EMPTY: Final = 24
COMPLEX_EMPTY: Final = 25
READY: Final = 26
FEATURES: Final = 27

KNOTS: Final = [1, 6, 16]  # turns to come
TABLE: Final[list[list[float]]] = [
    [1.00, 0.99, 1.00],  # points
    [0.14, 0.37, 0.32],  # potential
    [0.57, 0.51, 0.18],  # hoped
    [0.10, 0.34, 0.21],  # spare
    [0.44, 0.18, 0.13],  # intrigue
    [0.05, 0.17, 0.64],  # L0
    [0.07, 0.60, 1.30],  # L1
    [-0.52, -1.05, 4.55],  # L2
    [-0.93, 1.09, -0.35],  # L3
    [-0.15, 0.52, 0.93],  # top
    [0.37, 1.73, 1.20],  # lowest
    [-0.02, 1.19, 3.40],  # ships
    [0.32, -0.03, -2.00],  # fewest
    [0.09, 0.65, 1.79],  # discs
    [-0.05, 1.01, 1.19],  # adv
    [0.07, 0.12, 0.21],  # gathered
    [0.46, 0.33, 0.38],  # cities
    [-0.48, -1.11, 0.48],  # tools
    [0.06, 0.43, 0.58],  # journeys
    [0.06, 0.61, 0.66],  # res
    [0.12, 0.92, 0.45],  # K
    [0.11, 0.38, 0.43],  # income
    [0.27, -0.76, -0.11],  # sgoods
    [1.69, -0.02, 5.40],  # cgoods
    [0.26, 1.03, 0.31],  # sempty
    [-0.05, 0.68, 1.08],  # cempty
    [0.38, 0.37, 0.01],  # ready
]


class Weights:
    def __init__(self, table: list[list[float]] | None = None) -> None:
        rows = table if table is not None else TABLE
        self.by_turns: Final = [[interpolate(row, turns) for row in rows] for turns in range(40)]

    def at(self, turns: int) -> list[float]:
        return self.by_turns[turns]


def interpolate(row: list[float], turns: int) -> float:
    if turns <= KNOTS[0]:
        return row[0]
    for knot in range(1, len(KNOTS)):
        if turns <= KNOTS[knot]:
            part = (turns - KNOTS[knot - 1]) / (KNOTS[knot] - KNOTS[knot - 1])
            return row[knot - 1] + part * (row[knot] - row[knot - 1])
    return row[len(KNOTS) - 1]

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
    [1.0, 1.0, 1.0],  # points
    [0.2, 0.35, 0.35],
    [0.6, 0.5, 0.2],
    [0.1, 0.4, 0.4],
    [0.5, 0.4, 0.3],
    [0.0, 0.5, 1.0], [0.0, 0.5, 1.0], [0.0, 1.0, 2.0], [0.0, 2.0, 4.0], [0.0, 1.0, 1.0], [0.0, 1.0, 1.0],
    [0.0, 2.0, 4.0],  # ships
    [0.0, 1.0, 1.0],
    [0.0, 1.0, 2.0],
    [0.0, 1.0, 1.5],
    [0.1, 0.2, 0.2],  # gathered
    [0.5, 0.5, 0.5],
    [0.2, 0.3, 0.3],
    [0.0, 0.5, 1.0],
    [0.1, 0.7, 0.7],  # resources
    [0.1, 1.0, 1.0],
    [0.1, 0.5, 0.5],
    [0.5, 1.5, 1.5],
    [1.0, 3.0, 3.0],
    [0.0, 0.7, 1.0],
    [0.0, 1.0, 1.5],
    [0.3, 0.3, 0.2],
]  # fmt: skip


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

"""The features of a position of Noria: places in a list of weights, which say how many points each of them is worth.

They differ over the game: what brings income is worth much early and nothing at the end.
"""

from __future__ import annotations

from typing import Final

POINTS: Final = 0  # if the game ended now
POTENTIAL: Final = 1  # points more if all politicians above sat down
HOPED: Final = 2  # points of the levels that may yet be bought (`plan`)
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

# Behind the features, what they are reckoned with.
SEATED: Final = 26  # of the politicians above, the share that will yet be seated
WANT_CITY: Final = 27  # how useful an action of a disc is, in resources
WANT_JOURNEY: Final = 28
WANT_TOOLS: Final = 29
FADE: Final = 30  # what is left of that after each use
STRONGEST: Final = 31  # of what the strongest of the others can expect, what is taken off
AVERAGE: Final = 32  # the same, of what they can expect on the average
YIELD: Final = 33  # of the resources that the wheel may gather, those that can be counted on
CITY_PRICE: Final = 34  # what a level costs besides, in resources: the actions on the way
TOOLS_PRICE: Final = 35
WAREHOUSE_PRICE: Final = 36  # every warehouse that has yet to be fetched
CROWDED: Final = 37  # of what is taken off for the others at a table of two, what is taken off at one of four
WEIGHTS: Final = 38

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

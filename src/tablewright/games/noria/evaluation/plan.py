"""How far the delegates of a seat may yet come in Noria, with what it has and what its wheel will bring."""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.evaluation.weights import CITY_PRICE, TOOLS_PRICE, WAREHOUSE_PRICE
from tablewright.games.noria.names import DIVISION, PATHS, SPECIALISATION
from tablewright.games.noria.printed import Printed

SIMPLE: Final = 1  # currencies
COMPLEX: Final = 2
NOWHERE: Final = -1
RECIPE: Final = [0.0, 2.0, 3.0]  # resources in a token of each currency that has to be produced


class Means:
    """What a seat can climb with: levels of its delegates, resources, City and Tools actions, goods and warehouses."""

    def __init__(self, levels: list[int]) -> None:
        self.levels: Final = levels
        self.resources = 0.0
        self.cities = 0.0
        self.tools = 0.0
        self.simple = 0.0
        self.complex = 0.0
        self.simple_warehouses = 0.0
        self.complex_warehouses = 0.0


class Plan:
    """Levels at the end of the game, and what is then left over."""

    def __init__(self, levels: list[float], resources: float, cities: float) -> None:
        self.levels: Final = levels
        self.resources: Final = resources
        self.cities: Final = cities


def highest(levels: list[float]) -> float:
    a, b, c, d = levels[0], levels[1], levels[2], levels[3]
    left = a if a > b else b
    right = c if c > d else d
    return left if left > right else right


def lowest(levels: list[float]) -> float:
    a, b, c, d = levels[0], levels[1], levels[2], levels[3]
    left = a if a < b else b
    right = c if c < d else d
    return left if left < right else right


def all_levels(levels: list[float]) -> list[float]:
    """The level that counts in each hall."""
    return [*levels, highest(levels), lowest(levels)]


def points(levels: list[float], values: list[float]) -> float:
    """NOR-19.2: what *levels* score when the halls are worth *values*."""
    total = highest(levels) * values[SPECIALISATION] + lowest(levels) * values[DIVISION]
    for path in range(len(PATHS)):
        total += levels[path] * values[path]
    return total


def extremes(levels: list[int]) -> tuple[int, int, float]:
    """The highest level, the lowest, and how many delegates are there."""
    top = low = levels[0]
    lowest_ones = 1.0
    for path in range(1, len(PATHS)):
        level = levels[path]
        if level > top:
            top = level
        if level < low:
            low, lowest_ones = level, 1.0
        elif level == low:
            lowest_ones += 1.0
    return top, low, lowest_ones


class Climb:
    """Delegates on their way up, and what is left to pay with. *path* is where the next level is bought.

    *ahead* are the levels of the others' delegates by path: a delegate pays for each that is higher.
    """

    def __init__(
        self, printed: Printed, means: Means, values: list[float], ahead: list[list[int]], w: list[float]
    ) -> None:
        self.printed: Final = printed
        self.means: Final = means
        self.values: Final = values
        self.ahead: Final = ahead
        # Whatever the weights say, nothing is had for less than nothing.
        self.city_price: Final = max(0.1, w[CITY_PRICE])
        self.tools_price: Final = max(0.0, w[TOOLS_PRICE])
        self.warehouse_price: Final = max(0.0, w[WAREHOUSE_PRICE])
        self.levels: Final = means.levels[:]
        self.resources = max(0.0, means.resources)
        self.cities = means.cities
        self.tools = max(0.0, means.tools)
        self.simple = means.simple
        self.complex = means.complex
        self.path = NOWHERE
        self.cost = 0.0
        self.made = 0.0
        self.part = 0.0

    def price(self, path: int, level: int) -> tuple[float, float]:
        """The resources that the level after *level* costs, and the part of a Tools action that must be made for it."""
        rules = self.printed.paths[path]
        price, made = float(rules.amounts[level]), 0.0
        if rules.currency != 0:
            short, room_missing = price, price
            if rules.currency == SIMPLE:
                short -= self.simple
                room_missing -= self.means.simple_warehouses
            else:
                short -= self.complex
                room_missing -= self.means.complex_warehouses
            price = 0.0
            if short > 0.0:
                made = short if short < 1.0 else 1.0
                price = short * RECIPE[rules.currency]
                if room_missing > 0.0:
                    price += room_missing * self.warehouse_price
        for other in self.ahead[path]:
            if other > level:
                price += self.printed.surcharge
        return price, made

    def choose(self) -> bool:
        """Find the best bargain: the level that brings most for what it costs. Is there any?"""
        levels, values, paths = self.levels, self.values, self.printed.paths
        top, low, lowest_ones = extremes(levels)
        self.path = NOWHERE
        bargain = 0.0
        for path in range(len(PATHS)):
            level = levels[path]
            if level >= len(paths[path].amounts):
                continue
            cost, made = self.price(path, level)
            if made > self.tools:
                continue
            gain = values[path]
            if level == top:
                gain += values[SPECIALISATION]
            if level == low:
                gain += values[DIVISION] / lowest_ones
            value = gain / (cost + self.city_price + made * self.tools_price)
            if value > bargain:
                bargain, self.path, self.cost, self.made = value, path, cost, made
        return self.path != NOWHERE

    def buy(self) -> bool:
        """Pay for the chosen level as far as there are cities and resources. Was it the whole of it?"""
        part = self.cities if self.cities < 1.0 else 1.0
        if self.cost * part > self.resources:
            part = self.resources / self.cost
        self.part = part
        self.resources -= self.cost * part
        self.cities -= part
        if part < 1.0:
            return False
        rules = self.printed.paths[self.path]
        paid = float(rules.amounts[self.levels[self.path]])
        if rules.currency == SIMPLE:
            self.simple = self.simple - paid if self.simple > paid else 0.0
        elif rules.currency == COMPLEX:
            self.complex = self.complex - paid if self.complex > paid else 0.0
        self.tools -= self.made
        self.levels[self.path] += 1
        self.path = NOWHERE
        return True

    def plan(self) -> Plan:
        """How far they have come; a part of a level counts as such."""
        end = [float(level) for level in self.levels]
        if self.path != NOWHERE:
            end[self.path] += self.part
        return Plan(end, self.resources, self.cities)


def project(printed: Printed, means: Means, values: list[float], ahead: list[list[int]], w: list[float]) -> Plan:
    """The end of the game if the best bargain is bought again and again."""
    climb = Climb(printed, means, values, ahead, w)
    while climb.cities > 0.01 and climb.choose() and climb.buy():
        pass
    return climb.plan()

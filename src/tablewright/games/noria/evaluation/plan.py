"""How far the delegates of a seat may yet come in Noria, with what it has and what its wheel will bring."""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.evaluation.weights import CITY_PRICE, TOOLS_PRICE, WAREHOUSE_PRICE
from tablewright.games.noria.names import DIVISION, PATHS, SPECIALISATION
from tablewright.games.noria.printed import Printed

SIMPLE: Final = 1  # currencies
COMPLEX: Final = 2
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


def project(printed: Printed, means: Means, values: list[float], ahead: list[list[int]], w: list[float]) -> Plan:
    """The end of the game if the best bargain is bought again and again; a part of a level counts as such.

    *ahead* are the levels of the others' delegates by path: whoever is behind pays for it.
    """
    levels = means.levels[:]
    # Whatever the weights say, nothing is had for less than nothing.
    city_price, tools_price = max(0.1, w[CITY_PRICE]), max(0.0, w[TOOLS_PRICE])
    warehouse_price = max(0.0, w[WAREHOUSE_PRICE])
    resources, cities, tools = max(0.0, means.resources), means.cities, means.tools
    simple, complex = means.simple, means.complex
    chosen = -1
    part = 0.0
    while cities > 0.01:
        chosen = -1
        bargain = cost = production = 0.0
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
        for path in range(len(PATHS)):
            level = levels[path]
            rules = printed.paths[path]
            if level >= len(rules.amounts):
                continue
            gain = values[path]
            if level == top:
                gain += values[SPECIALISATION]
            if level == low:
                gain += values[DIVISION] / lowest_ones
            currency = rules.currency
            price = float(rules.amounts[level])
            made = 0.0
            if currency != 0:
                have, room = (
                    (simple, means.simple_warehouses) if currency == SIMPLE else (complex, means.complex_warehouses)
                )
                room_missing = price - room
                short = price - have
                price = 0.0
                if short > 0.0:
                    made = short if short < 1.0 else 1.0
                    if made > tools:
                        continue
                    price = short * RECIPE[currency]
                    if room_missing > 0.0:
                        price += room_missing * warehouse_price
            for other in ahead[path]:
                if other > level:
                    price += printed.surcharge
            value = gain / (price + city_price + made * tools_price)
            if value > bargain:
                bargain, chosen, cost, production = value, path, price, made
        if chosen < 0:
            break
        part = cities if cities < 1.0 else 1.0
        if cost * part > resources:
            part = resources / cost
        resources -= cost * part
        cities -= part
        if part < 1.0:
            break
        rules = printed.paths[chosen]
        paid = float(rules.amounts[levels[chosen]])
        if rules.currency == SIMPLE:
            simple = simple - paid if simple > paid else 0.0
        elif rules.currency == COMPLEX:
            complex = complex - paid if complex > paid else 0.0
        tools -= production
        levels[chosen] += 1
        chosen = -1
    end = [float(level) for level in levels]
    if chosen >= 0:
        end[chosen] += part
    return Plan(end, resources, cities)

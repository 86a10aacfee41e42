"""How far the delegates of a seat may yet come in Noria, with what it has and what its wheel will bring."""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.names import DIVISION, PATHS, SPECIALISATION
from tablewright.games.noria.printed import Printed

SIMPLE: Final = 1
COMPLEX: Final = 2
RECIPE: Final = [0.0, 2.0, 3.0]  # resources in a token of each currency that has to be produced


class Weights:
    """The opinions of the evaluation, found by play against itself."""

    def __init__(self) -> None:
        self.want_city = 4.0  # how useful an action of a disc is, in resources
        self.want_journey = 4.0
        self.want_tools = 2.5
        self.fade = 0.9
        self.gather = 0.85  # the share of the resources to come that are spent well
        self.growth = 0.3  # resources that a ship yet to be fetched brings in a turn
        self.invest = 0.75  # the share of City actions that go to the paths
        self.city_price = 2.0  # what actions count for, in resources, in the price of a level
        self.tools_price = 1.5
        self.warehouse_price = 3.0
        self.faith = 0.8  # what a point hoped for is worth beside one already made
        self.share = 0.4  # of the politicians above, how many will yet be seated
        self.intrigue = 0.6  # what an intrigue hoped for is worth beside its swing
        self.knowledge = 0.3  # a knowledge for anything else
        self.rivals = 1.0  # what the others' points count beside the own
        self.spare_resource = 0.4  # what is left when the City actions are used up, and the other way round, in points
        self.spare_city = 1.0
        self.disc = 0.05  # what the wheel and the fleet are worth beyond that, in points for every turn to come
        self.advanced = 0.05
        self.ship = 0.1
        self.city_growth = 0.3  # how many more City actions a better wheel brings, as a share, at the beginning
        self.hurry = 0.6  # the own share of the intrigues to come


class Means:
    """What a seat can climb with: delegates' levels, resources, City and Tools actions, goods and warehouses by currency."""

    def __init__(self, levels: list[int]) -> None:
        self.levels: Final = levels
        self.resources = 0.0
        self.cities = 0.0
        self.tools = 0.0
        self.goods = [0.0, 0.0, 0.0]
        self.warehouses = [0.0, 0.0, 0.0]


def points(levels: list[float], values: list[float]) -> float:
    """NOR-19.2: what *levels* score when the halls are worth *values*."""
    total = 0.0
    for path in range(len(PATHS)):
        total += levels[path] * values[path]
    return total + max(levels) * values[SPECIALISATION] + min(levels) * values[DIVISION]


class Plan:
    """Levels at the end of the game, and what is then left over."""

    def __init__(self, levels: list[float], resources: float, cities: float) -> None:
        self.levels: Final = levels
        self.resources: Final = resources
        self.cities: Final = cities


def project(printed: Printed, means: Means, values: list[float], ahead: list[list[int]], weights: Weights) -> Plan:
    """The end of the game if the best bargain is bought again and again; parts of a level count as such.

    *ahead* are the levels of the others' delegates by path: whoever is behind pays for it.
    """
    levels = [float(level) for level in means.levels]
    resources, cities, tools = means.resources, means.cities, means.tools
    goods = means.goods[:]
    while cities > 0.01:
        chosen = -1
        bargain = 0.0
        cost = 0.0
        production = 0.0
        top, low = max(levels), min(levels)
        lowest = 0
        for height in levels:
            if height == low:
                lowest += 1
        for path in range(len(PATHS)):
            level = int(levels[path])
            rules = printed.paths[path]
            if level >= len(rules.amounts):
                continue
            gain = values[path]
            if levels[path] == top:
                gain += values[SPECIALISATION]
            if levels[path] == low:
                gain += values[DIVISION] / lowest
            currency = rules.currency
            amount = float(rules.amounts[level])
            made = 0.0
            if currency == 0:
                price = amount
            else:
                short = max(0.0, amount - goods[currency])
                price = short * RECIPE[currency] + max(0.0, amount - means.warehouses[currency]) * weights.warehouse_price
                made = min(1.0, short)
                if made > tools:
                    continue
            for other in ahead[path]:
                if other > level:
                    price += printed.surcharge
            value = gain / (price + weights.city_price + made * weights.tools_price)
            if value > bargain:
                bargain, chosen, cost, production = value, path, price, made
        if chosen < 0:
            break
        part = min(1.0, cities)
        if cost > resources:
            part = min(part, resources / cost)
        levels[chosen] += part
        resources -= cost * part
        cities -= part
        if part < 1.0:
            break
        tools -= production
        currency = printed.paths[chosen].currency
        if currency != 0:
            goods[currency] = max(0.0, goods[currency] - printed.paths[chosen].amounts[int(levels[chosen]) - 1])
    return Plan(levels, resources, cities)

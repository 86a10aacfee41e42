"""Section B, war & routes: what meets the demand of a route tile.

YIN-B-war-5      goods from own plantations, products from the factories, no transport
YIN-B-war-6      named food may be bought at the rural market and delivered at once (YIN-R-28)
YIN-B-war-7      virtual goods count
YIN-B-war-8      an emissary is an own disc from a diplomacy space
YIN-D-route-5    the same for personal tiles
"""

from __future__ import annotations

from tablewright.games.yinzi.actions import BUY_FOOD, FREE, GIVE, GIVE_EMISSARY, GIVE_PRODUCT, Letter
from tablewright.games.yinzi.ch05_b_uses import own_products
from tablewright.games.yinzi.ch06_purchases import GIFTS, gifts, may_buy
from tablewright.games.yinzi.names import (
    ANY_GOOD,
    ANY_PRODUCT,
    EMISSARY_PART,
    FIRST_GOOD,
    GOODS,
    NATIONS,
    PRODUCTS,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import Action, Seat


def rural_fits(state: Yinzi, route: int, part: int) -> bool:
    """YIN-B-war-6: may *part* be bought at the rural market?"""
    allowed = state.printed.route_rural[route]
    if part == ANY_GOOD:
        return any(allowed)
    return FIRST_GOOD <= part < ANY_GOOD and allowed[part - FIRST_GOOD]


def part_sources(state: Yinzi, seat: Seat, route: int, part: int) -> list[Action]:
    """Everything that would meet *part* of *route* now."""
    found: list[Action] = []
    if part <= ANY_PRODUCT:
        for factory in own_products(state, seat):
            if part in (ANY_PRODUCT, factory // 4):
                found.append(GIVE_PRODUCT[factory])
        return found
    if part == EMISSARY_PART:
        for nation in range(len(NATIONS)):
            if state.may_spend(seat, nation):
                found.append(GIVE_EMISSARY[nation])
        return found
    good = part - FIRST_GOOD
    for square in state.own_squares(seat):
        if part == ANY_GOOD or state.good_on(square) == good:
            found.append(GIVE[square])
    for gift in range(len(GIFTS)):
        if (part == ANY_GOOD or GIFTS[gift] == good) and gifts(state, seat, gift) > 0:
            found.append(FREE[gift])
    if rural_fits(state, route, part) and may_buy(state, seat, 1):
        for colour in range(state.seats):
            if state.rural[colour] > 0:
                found.append(BUY_FOOD[colour])
    return found


def has_source(state: Yinzi, seat: Seat, route: int, part: int) -> bool:
    """Is there anything that would meet *part* of *route* now?"""
    return len(part_sources(state, seat, route, part)) > 0


class Means:
    """What a seat could deliver, as counts."""

    def __init__(self, state: Yinzi, seat: Seat) -> None:
        self.products = [0] * len(PRODUCTS)
        for factory in own_products(state, seat):
            self.products[factory // 4] += state.made[factory * 4 + seat]
        self.goods = [0] * len(GOODS)
        for square in state.own_squares(seat):
            self.goods[state.good_on(square)] += state.cubes[square]
        for gift in range(len(GIFTS)):
            self.goods[GIFTS[gift]] += gifts(state, seat, gift)
        self.emissaries = len([nation for nation in range(len(NATIONS)) if state.may_spend(seat, nation)])
        self.bought = 0

    def cover(self, state: Yinzi, seat: Seat, route: int, parts: list[int]) -> bool:
        """Do these means meet all *parts*? Named things first, then any. What they need is taken from the counts."""
        for part in parts:
            if part < ANY_PRODUCT:
                self.products[part] -= 1
                if self.products[part] < 0:
                    return False
            elif part == EMISSARY_PART:
                self.emissaries -= 1
                if self.emissaries < 0:
                    return False
            elif FIRST_GOOD <= part < ANY_GOOD:
                if self.goods[part - FIRST_GOOD] > 0:
                    self.goods[part - FIRST_GOOD] -= 1
                elif rural_fits(state, route, part):
                    self.bought += 1
                else:
                    return False
        products, goods = sum(self.products), sum(self.goods)
        for part in parts:
            if part == ANY_PRODUCT:
                products -= 1
            elif part == ANY_GOOD:
                if goods == 0 and rural_fits(state, route, part):
                    self.bought += 1
                else:
                    goods -= 1
        if products < 0 or goods < 0:
            return False
        return self.bought == 0 or may_buy(state, seat, self.bought)

    def without(self, state: Yinzi, source: Action) -> None:
        """Take away what *source* would use."""
        assert isinstance(source, Letter)
        if source.verb == "give-product":
            self.products[source.at // 4] -= 1
        elif source.verb == "give":
            self.goods[state.good_on(source.at)] -= 1
        elif source.verb == "free":
            self.goods[GIFTS[source.at]] -= 1
        elif source.verb == "give-emissary":
            self.emissaries -= 1
        else:
            self.bought += 1

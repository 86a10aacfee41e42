"""What goods are worth to a seat of Agra: what they can be used for, or what somebody is about to pay for them."""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.ch06_3_orders import akbar_markers, column_count
from tablewright.games.agra.evaluation.weights import (
    ADVANCED_GOOD,
    ANOTHER,
    BASIC_GOOD,
    BEYOND_THE_BOAT,
    BOOKS,
    GARMENTS,
    HALF_AN_ORDER,
    HANDY,
    INFLUENCE,
    LATER,
    LEADING,
    MATERIAL,
    PAINTINGS,
    READY_FOR_AKBAR,
    READY_FOR_NOTABLE,
    READY_FOR_ORDER,
    SAME,
    STATUES,
)
from tablewright.games.agra.names import (
    BASIC,
    BOOK,
    CLOTHES,
    GOODS,
    GUILDS,
    NOTABLES,
    ON_RIVER,
    ORDERS,
    PAINTING,
    SLOTS,
    STATUE,
    STEP,
)
from tablewright.games.agra.printed import Printed
from tablewright.games.agra.scoring import akbar_worth
from tablewright.games.agra.state import Agra
from tablewright.kernel.action import NOBODY, Seat


class Demand:
    """What is offered for each good: the best that one of it would bring, and the best for another one."""

    def __init__(self) -> None:
        self.best: Final = [0.0] * len(GOODS)
        self.second: Final = [0.0] * len(GOODS)

    def add(self, good: int, worth: float) -> None:
        if worth > self.best[good]:
            self.second[good] = self.best[good]
            self.best[good] = worth
        elif worth > self.second[good]:
            self.second[good] = worth


def uses(printed: Printed, w: list[float]) -> list[float]:
    """What one of each good is worth to somebody whom nobody asks for it."""
    found = [w[BASIC_GOOD] if good < BASIC else w[ADVANCED_GOOD] for good in range(len(GOODS))]
    found[STATUE], found[BOOK], found[PAINTING], found[CLOTHES] = w[STATUES], w[BOOKS], w[PAINTINGS], w[GARMENTS]
    return [found[good] + w[MATERIAL] * printed.material[good] for good in range(len(GOODS))]


def demand(state: Agra, seat: Seat, w: list[float]) -> Demand:
    found = Demand()
    notables(state, found, w)
    akbar(state, seat, found, w)
    orders(state, seat, found, w)
    return found


def notables(state: Agra, found: Demand, w: list[float]) -> None:
    """A delivery pays as many rupees as markers will lie there, a step of influence, and a share in the contract."""
    printed, ordered = state.printed, state.ordered
    available = printed.available[state.boat]
    for notable in range(len(NOTABLES)):
        if state.contract[notable] != ON_RIVER:
            continue
        goods, first = printed.orders[notable], notable * SLOTS
        markers = 1
        for place in range(first, first + SLOTS):
            if ordered[place] != NOBODY:
                markers += 1 + (ordered[place] & 1)
        share = w[READY_FOR_NOTABLE] if available[printed.notable_level[notable]] else w[BEYOND_THE_BOAT]
        for at in range(len(goods)):
            if ordered[first + at] == NOBODY:
                found.add(goods[at], share * (markers + w[INFLUENCE] + w[LEADING]))


def akbar(state: Agra, seat: Seat, found: Demand, w: list[float]) -> None:
    markers = akbar_markers(state, seat)
    worth = w[READY_FOR_AKBAR] * (akbar_worth(state, markers + 1) - akbar_worth(state, markers))
    for bowl in range(len(state.bowls)):
        if state.bowls[bowl] == NOBODY:
            found.add(state.printed.bowl_good[bowl], worth)


def orders(state: Agra, seat: Seat, found: Demand, w: list[float]) -> None:
    """Both goods of the marked order are needed; one alone is worth less than half."""
    row, printed = state.hold[seat], state.printed
    for guild in range(len(GUILDS)):
        marked, step = state.marked[guild], row[STEP + guild]
        if marked == ORDERS or column_count(state, guild) >= state.limit:
            continue
        goods = printed.order_goods[guild * ORDERS + marked]
        worth = float(printed.step_rupees[max(step, printed.least_step)] + printed.tied_rupees)
        if step < printed.least_step:
            worth *= 0.5
        both = row[goods[0]] > 0 and row[goods[1]] > 0
        for at in range(2):
            other = goods[1 - at]
            half = w[HALF_AN_ORDER] if row[other] > 0 else 0.5 * w[HALF_AN_ORDER]
            share = 0.5 * w[READY_FOR_ORDER] if both else half
            found.add(goods[at], share * worth)


def unit_worth(
    state: Agra, use: list[float], asked: Demand, good: int, number: int, horizon: float, w: list[float]
) -> float:
    """What the good is worth as the *number*-th one of its kind, counted from 0."""
    worth = use[good] * horizon
    if number > 0:
        worth *= w[ANOTHER + min(number, SAME) - 1]
    worth *= state.value[good] / state.printed.value[good]
    if number == 0:
        return max(worth, asked.best[good] * horizon)
    return max(worth, asked.second[good] * horizon) if number == 1 else worth


def goods_worth(state: Agra, seat: Seat, use: list[float], asked: Demand, horizon: float, w: list[float]) -> float:
    """All goods of *seat* together. More than a handful is a hoard: they wait for actions, and for markers."""
    row = state.hold[seat]
    total, count = 0.0, 0
    for good in range(len(GOODS)):
        count += row[good]
        for number in range(row[good]):
            total += unit_worth(state, use, asked, good, number, horizon, w)
    handy = w[HANDY]
    return total if count <= handy else total * (handy + w[LATER] * (count - handy)) / count

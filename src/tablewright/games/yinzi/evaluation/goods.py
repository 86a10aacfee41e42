"""What a seat of Yinzi has growing, stored and afloat: cubes, raw material and products, and whether they feed it."""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.ch05_c_feeding import food_needed, workers_on_board
from tablewright.games.yinzi.evaluation.weights import (
    ABOARD,
    BOUGHT_FOOD,
    CROP,
    FACTORY,
    FARM,
    HUNGER,
    RAW,
    RICE_CROP,
    SALT_CROP,
    SPARE_FOOD,
    TEA_CROP,
    WAITING,
)
from tablewright.games.yinzi.names import (
    BONUS,
    COINS,
    DOCKS,
    FACTORIES,
    FEED_WORKERS,
    FEEDING,
    HOLD,
    NONE,
    PRODUCTS,
    RICE,
    SALT,
    TEA,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import Seat

COLOURS: Final = 4


def crops(state: Yinzi, seat: Seat, horizon: float, at_work: int, w: list[float]) -> float:
    """Cubes on squares. Food is eaten first: what is missing for the workers, *at_work* or not, costs misfortune."""
    printed = state.printed
    worth, halves = w[FARM] * len(state.farms[seat]) * horizon, 0
    for square in state.farms[seat]:
        good, cubes = state.good_on(square), state.cubes[square]
        halves += printed.food_halves[good] * cubes
        worth += w[price(good, printed.urban_good[good])] * cubes * horizon
    missing = 2 * hungry(state, seat, at_work) - halves
    if missing <= 0:
        return worth
    bought = w[BOUGHT_FOOD] * min(sum(state.rural), state.hold[seat][COINS] // printed.rural_cost)
    return worth - w[HUNGER] * max(0.0, missing / 2 - bought)


def price(good: int, is_urban: bool) -> int:
    """The weight of a cube of *good*."""
    if good == TEA:
        return TEA_CROP
    if good == SALT:
        return SALT_CROP
    if good == RICE:
        return RICE_CROP
    return CROP if is_urban else SPARE_FOOD


def hungry(state: Yinzi, seat: Seat, at_work: int) -> int:
    """Food that will be needed in this round: for all who are on the board, and for those who will be sent there."""
    if state.phase > FEEDING or state.hold[seat][BONUS] == FEED_WORKERS + 1:
        return 0
    workers = workers_on_board(state, seat) + sum(state.groups[seat]) + at_work
    return food_needed(workers, state.printed.workers_per_food)


def industry(state: Yinzi, seat: Seat, horizon: float, w: list[float]) -> float:
    """Own factories, the raw material that they could use, and products that wait for a ship."""
    printed = state.printed
    raws = [state.market.count(colour_seat) if colour_seat >= 0 else 0 for colour_seat in state.colour_seat]
    wanted = slots_open(state)
    worth = 0.0
    for factory in range(len(FACTORIES)):
        if state.site[factory] == NONE:
            continue
        made = state.made[factory * COLOURS + seat]
        if made > 0:
            ready = min(made, wanted[factory // COLOURS])
            worth += w[WAITING] * (ready + (made - ready) / 3.0)
        if state.owner[factory] == seat:
            level = state.level[factory]
            room = printed.storage[level] - state.stored(factory)
            worth += w[RAW] * min(room, raws[factory % COLOURS])
            if level > 0:
                worth += w[FACTORY + level - 1]
    return worth * horizon


def slots_open(state: Yinzi) -> list[int]:
    """By product: free slots of docked ships that demand it."""
    found = [0] * len(PRODUCTS)
    for dock in range(len(DOCKS)):
        ship = state.dock[dock]
        if ship == NONE:
            continue
        slots = state.printed.ship_slots[ship]
        for at in range(len(slots)):
            if slots[at] < len(PRODUCTS) and state.cargo[(dock * HOLD + at) * 2] == NONE:
                found[slots[at]] += 1
    return found


def afloat(state: Yinzi, seat: Seat, w: list[float]) -> float:
    """Products on docked ships: more than they score now, if the ship sails."""
    worth = 0.0
    for dock in range(len(DOCKS)):
        ship = state.dock[dock]
        if ship == NONE:
            continue
        first = dock * HOLD * 2
        mine = state.cargo[first : first + HOLD * 2].count(len(PRODUCTS) + seat)
        nation = state.printed.ship_nation[ship]
        worth += w[ABOARD] * mine * (state.printed.area_vp[nation] - state.printed.unshipped_vp)
    return worth

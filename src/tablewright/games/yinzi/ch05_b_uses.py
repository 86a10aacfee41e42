"""Section B, worker actions: what one use of them needs.

YIN-B-work-13    an action can be chosen only if one use is possible, and until then nothing may prevent that (YIN-R-81)
YIN-B-work-9     without help: the group alone, coins and pieces in hand (YIN-R-58)
YIN-B-prod-1, YIN-B-prod-3 … YIN-B-prod-11   which factories can work
YIN-B-ship-1, YIN-B-ship-3 … YIN-B-ship-7    what can be delivered to which slot
YIN-I-eco-4, YIN-I-eco-5, YIN-I-imp-1        free raw material, transport and salt help
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.doors import purse, silver_purse
from tablewright.games.yinzi.names import (
    COINS,
    DOCKS,
    FACTORIES,
    FREE_RAW,
    FREE_SALT,
    GROUP,
    HOLD,
    LOWER,
    MARKET,
    MILLS,
    NONE,
    PIECES,
    PLOT,
    PRODUCING,
    SALT,
    SEA,
    SHIPPING,
    SILVER,
    SPACES,
    TAKING,
    TEA,
    USED,
    WORK,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY, Seat
from tablewright.kernel.refusal import Refusal

USE_FIRST: Final = Refusal("YIN-B-work-13", "use-first")
FAR: Final = 99  # more units than there can be
CARGO: Final = (TEA, SALT)
TEA_SLOT: Final = 4  # after the four products
SALT_PAIR: Final = 5  # any slot
FOOD_PAIR: Final = 6  # any slot, in phase E
OWN_RULES: Final = ["", "YIN-B-prod-4", "YIN-B-prod-5", "YIN-B-prod-6"]  # by level
RENT_RULES: Final = ["", "YIN-B-prod-9", "YIN-B-prod-7", "YIN-B-prod-8"]
NOT_BUILT: Final = Refusal("YIN-B-prod-1", "not-built")
USED_ALREADY: Final = Refusal("YIN-B-prod-1", "factory-used")
CLOSED: Final = Refusal("YIN-B-prod-9", "factory-closed")
FULL: Final = Refusal("YIN-B-prod-10", "factory-full")
NO_PIECE: Final = Refusal("YIN-L-product-1", "no-piece-left")
NO_RAW: Final = Refusal("YIN-B-prod-3", "no-raw-material")
OWN_TOP: Final = Refusal("YIN-B-prod-6", "own-level-three")
NOT_SHIPPABLE: Final = Refusal("YIN-B-ship-1", "not-shippable")
NO_SLOT: Final = Refusal("YIN-B-ship-3", "no-slot")
NO_PRODUCT: Final = Refusal("YIN-B-ship-3", "no-own-product")
NO_OWN_CUBE: Final = Refusal("YIN-G-colour-1", "no-own-cube")
NO_PAIR: Final = Refusal("YIN-B-ship-5", "no-second-salt")


def first_use_is_owed(state: Yinzi) -> bool:
    """Has a worker action been chosen and not yet been used?"""
    return state.turn[WORK] > 0 and state.turn[USED] == 0


def first_use_stands(state: Yinzi, seat: Seat) -> bool:
    """Is a first use of the chosen worker action still possible? War and imperial commitments ask for workers only."""
    work = state.turn[WORK] - 1
    if work == TAKING:
        return could_take(state, seat, True)
    if work == PRODUCING:
        hands = min(state.turn[GROUP] + state.hold[seat][LOWER], state.printed.most_workers)
        return could_produce(state, seat, hands, True)
    return work != SHIPPING or could_ship(state, seat, True)


def units_with(state: Yinzi, seat: Seat, help_: bool) -> int:
    return state.reach(seat) if help_ else state.units_left(seat)


# Resources.


def could_take(state: Yinzi, seat: Seat, help_: bool) -> bool:
    """Is there a resource, and the money for it?"""
    money = purse(state, seat) if help_ else state.hold[seat][COINS]
    return state.stock[0] + state.stock[1] > 0 and money >= state.printed.resource_coins


# Production.


def fetch_cost(state: Yinzi, factory: int, number: int) -> int:
    """YIN-B-prod-11: the fewest units that bring *number* (at most two) raw materials to *factory*, or FAR."""
    colour = state.colour_seat[factory % 4]
    market = state.market
    if number == 0:
        return 0
    if colour not in market:
        return FAR
    far = state.printed.distance[state.province_of(factory)]
    first = second = FAR
    for space in range(len(SPACES)):
        if market[space] == colour:
            cost = far[space // MARKET]
            if cost < first:
                first, second = cost, first
            elif cost < second:
                second = cost
    return first if number == 1 else min(first + second, FAR)


def is_usable(state: Yinzi, seat: Seat, factory: int) -> bool:
    """YIN-B-prod-1: an own factory, or another's of level II or III."""
    level = state.level[factory]
    return level > 1 or (level == 1 and state.owner[factory] == seat)


def workers_for(state: Yinzi, seat: Seat, factory: int) -> int:
    level = state.level[factory]
    return state.printed.own_workers[level] if state.owner[factory] == seat else state.printed.rent_workers[level]


def cannot_produce(state: Yinzi, seat: Seat, factory: int, number: int, hands: int, help_: bool) -> Refusal | None:
    """Why *factory* cannot make *number* products with *hands* workers; *help_*: with discs, exchange (YIN-R-58)."""
    printed, row, level = state.printed, state.hold[seat], state.level[factory]
    if state.site[factory] == NONE:
        return NOT_BUILT
    own = state.owner[factory] == seat
    if state.owner[factory] == NOBODY or (not own and level < 2):
        return CLOSED
    if state.turn[MILLS] & (1 << factory):
        return USED_ALREADY
    if number > 1 and (not own or level < 3):
        return OWN_TOP
    if state.stored(factory) + number > printed.storage[level]:
        return FULL
    if row[PIECES] < number:
        return NO_PIECE
    needed = workers_for(state, seat, factory)
    if needed > hands:
        return Refusal(OWN_RULES[level] if own else RENT_RULES[level], "workers-missing", (needed - hands,))
    if not own:
        coins = printed.rent_coins[level] - (purse(state, seat) if help_ else row[COINS])
        if coins > 0:
            return Refusal(RENT_RULES[level], "coins-missing", (coins,))
        silver = printed.rent_silver[level] - (silver_purse(state, seat) if help_ else row[SILVER])
        if silver > 0:
            return Refusal(RENT_RULES[level], "silver-missing", (silver,))
    free = 1 if help_ and state.may_spend(seat, FREE_RAW) else 0
    return NO_RAW if fetch_cost(state, factory, number - free) > units_with(state, seat, help_) else None


def could_produce(state: Yinzi, seat: Seat, hands: int, help_: bool) -> bool:
    if state.market.count(NOBODY) == len(SPACES) and not state.may_spend(seat, FREE_RAW):
        return False
    for factory in range(len(FACTORIES)):
        if is_usable(state, seat, factory) and cannot_produce(state, seat, factory, 1, hands, help_) is None:
            return True
    return False


# Ships.


def slots_for(state: Yinzi, cargo: int) -> list[int]:
    """Free slots that take *cargo*: a product, TEA_SLOT, or a pair that may go anywhere."""
    found: list[int] = []
    for dock in range(len(DOCKS)):
        ship = state.dock[dock]
        if ship == NONE:
            continue
        demands = state.printed.ship_slots[ship]
        for slot in range(len(demands)):
            at = dock * HOLD + slot
            if state.cargo[at * 2] == NONE and (cargo >= SALT_PAIR or demands[slot] == cargo):
                found.append(at)
    return found


def demanded(state: Yinzi) -> int:
    """What free slots ask for, as bits: products and tea. Anything but 0 takes a pair."""
    wanted = 0
    for dock in range(len(DOCKS)):
        ship = state.dock[dock]
        if ship != NONE:
            demands = state.printed.ship_slots[ship]
            for slot in range(len(demands)):
                if state.cargo[(dock * HOLD + slot) * 2] == NONE:
                    wanted |= 1 << demands[slot]
    return wanted


def cannot_reach(needed: int, units: int) -> Refusal | None:
    return Refusal("YIN-B-ship-7", "transport-missing", (units,)) if needed > units else None


def cannot_ship(state: Yinzi, seat: Seat, factory: int, wanted: int, units: int) -> Refusal | None:
    """Why no product of *seat* on *factory* can go to where *wanted* is demanded."""
    if state.made[factory * 4 + seat] == 0:
        return NO_PRODUCT
    if wanted & (1 << factory // 4) == 0:
        return NO_SLOT
    return cannot_reach(state.printed.distance[state.province_of(factory)][SEA], units)


def cannot_load(state: Yinzi, seat: Seat, square: int, wanted: int, units: int, help_: bool) -> Refusal | None:
    """Why the cube on *square* cannot be (the first of) a delivery."""
    if state.cube[square] != seat:
        return NO_OWN_CUBE
    good = state.good_on(square)
    if good not in CARGO:
        return NOT_SHIPPABLE
    if wanted == 0 or (good == TEA and wanted & (1 << TEA_SLOT) == 0):
        return NO_SLOT
    refusal = cannot_reach(state.printed.distance[square // PLOT][SEA], units)
    if refusal is not None or good == TEA:
        return refusal
    if help_ and state.may_spend(seat, FREE_SALT):
        return None
    if salt_partners(state, seat, square, units):
        return None
    return cannot_reach(FAR, units) if salt_partners(state, seat, square, FAR) else NO_PAIR


def salt_partners(state: Yinzi, seat: Seat, first: int, units: int) -> list[int]:
    """The squares, from *first* on, with a second salt cube that the transport left can bring."""
    far = state.printed.distance
    left = units - far[first // PLOT][SEA]
    found: list[int] = []
    for square in state.own_squares(seat):
        if square < first or state.good_on(square) != SALT or far[square // PLOT][SEA] > left:
            continue
        if square != first or state.cubes[square] > 1:
            found.append(square)
    return found


def own_products(state: Yinzi, seat: Seat) -> list[int]:
    """The factories on which products of *seat* lie."""
    return [factory for factory in range(len(FACTORIES)) if state.made[factory * 4 + seat] > 0]


def own_cargo(state: Yinzi, seat: Seat) -> list[int]:
    """The squares with tea or salt of *seat*."""
    return [square for square in state.own_squares(seat) if state.good_on(square) in CARGO]


def could_ship(state: Yinzi, seat: Seat, help_: bool) -> bool:
    products, squares = own_products(state, seat), own_cargo(state, seat)
    if not products and not squares:
        return False
    wanted, units = demanded(state), units_with(state, seat, help_)
    for factory in products:
        if cannot_ship(state, seat, factory, wanted, units) is None:
            return True
    for square in squares:  # noqa: SIM110  a loop stops at the first; compiled, a generator does not
        if cannot_load(state, seat, square, wanted, units, help_) is None:
            return True
    return False

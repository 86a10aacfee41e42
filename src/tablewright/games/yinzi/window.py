"""What is possible at any time in one's own turn; the letters themselves are in ch06_any_time.

YIN-M-rural-1    selling food at the rural market is no action
YIN-M-rural-2    own wheat, cabbage, fruit, maize and potato; never rice
YIN-M-rural-7    on one occasion only selling or only buying
YIN-M-rural-8    which occasions there are (YIN-R-29)
YIN-C-feed-10    in the feeding step only once the need is paid
YIN-I-use-1      own discs in the own turn or in their step
YIN-I-use-5      some only in their action or step
YIN-B-work-13    before the first use of a worker action, nothing that makes it impossible (YIN-R-81)
YIN-I-war-2      a personal route tile in the own turn, or in D-III before delivering
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.ch05_b_plantation import cannot_buy_tile, tiles_on_offer
from tablewright.games.yinzi.ch05_b_urban import cannot_sell, sellable
from tablewright.games.yinzi.ch05_b_uses import USE_FIRST
from tablewright.games.yinzi.names import (
    ARMY,
    BOUGHT,
    DELIVERED,
    EXTRA_PLANTATION,
    EXTRA_RECRUIT,
    EXTRA_SALE,
    FEEDING,
    FINAL_CHANCE,
    FOOD,
    FRUITFUL_WAR,
    GLORIES,
    HOLD,
    LATE,
    LYING,
    NATIONS,
    NONE,
    PERSONAL_ROUTE,
    PHASE_A,
    PHASE_B,
    PHASES,
    ROUTE_PHASE,
    TAXATION,
    TRACK,
    WEAK_ENEMIES,
    WEAKENED,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import Seat
from tablewright.kernel.refusal import Refusal

OWN_TURN: Final = [0, 1, 2, 3, 4, 5, EXTRA_SALE, EXTRA_PLANTATION, PERSONAL_ROUTE, FRUITFUL_WAR]
IN_GLORIES: Final = [FRUITFUL_WAR, EXTRA_RECRUIT, WEAK_ENEMIES]
SPENDABLE: Final = [*OWN_TURN, EXTRA_RECRUIT, WEAK_ENEMIES]
NO_OCCASION: Final = Refusal("YIN-M-rural-8", "no-occasion")
FEED_FIRST: Final = Refusal("YIN-C-feed-10", "feed-first")
BOUGHT_ALREADY: Final = Refusal("YIN-M-rural-7", "bought-already")
SELLING: Final = (PHASE_A, PHASE_B, FEEDING, ROUTE_PHASE, TAXATION, LATE, FINAL_CHANCE)
NOTHING: Final[list[int]] = []


def spent_in(window: int) -> list[int]:
    """YIN-I-use-1, YIN-I-use-5: the discs that are taken at will while *window* is open."""
    if window in (PHASE_A, PHASE_B):
        return OWN_TURN
    if window == GLORIES:
        return IN_GLORIES
    if window == ROUTE_PHASE:
        return [PERSONAL_ROUTE]
    return OWN_TURN[: len(NATIONS)] if window == LATE else NOTHING


SPENT_IN: Final = [spent_in(window) for window in range(len(PHASES))]
INNOVATION_RULES: Final = [
    *[f"YIN-I-dip-{number}" for number in range(1, 7)],
    *[f"YIN-I-eco-{number}" for number in range(1, 7)],
    *[f"YIN-I-imp-{number}" for number in range(1, 7)],
    *[f"YIN-I-war-{number}" for number in range(1, 7)],
]


def enemy_strength(state: Yinzi) -> int:
    """YIN-D-glory-1: war symbols on the face-up tiles beside the board, less what weak enemies took away."""
    strength = -state.turn[WEAKENED]
    for route in state.open_route:
        if route != NONE:
            strength += state.printed.route_war[route]
    return max(strength, 0)


def closed_for_sale(state: Yinzi) -> Refusal | None:
    """Why nothing can be sold to the rural market now."""
    if state.window not in SELLING:
        return NO_OCCASION
    if state.window == FEEDING and state.turn[FOOD] > 0:
        return FEED_FIRST
    return BOUGHT_ALREADY if state.turn[BOUGHT] > 0 else None


def food_for_sale(state: Yinzi, seat: Seat) -> list[int]:
    """The squares from which *seat* may sell food now."""
    if not state.farms[seat] or closed_for_sale(state) is not None:
        return NOTHING
    rural = state.printed.rural_good
    return [square for square in state.farms[seat] if rural[state.good_on(square)]]


def has_piece_aboard(state: Yinzi, seat: Seat, dock: int) -> bool:
    """YIN-I-dip-7: does a cube or product of *seat* lie on the ship at *dock*?"""
    first = dock * HOLD * 2
    for at in range(first, first + HOLD * 2):  # noqa: SIM110  a loop stops at the first; compiled, a generator does not
        if state.cargo[at] == seat or state.cargo[at] == seat + 4:
            return True
    return False


def docks_for(state: Yinzi, seat: Seat, nation: int) -> list[int]:
    """Where an emissary of *seat* to *nation* could go aboard."""
    found: list[int] = []
    nations = state.printed.ship_nation
    for dock in state.printed.docks_by_players[state.seats - 2]:
        ship = state.dock[dock]
        if ship != NONE and nations[ship] == nation and has_piece_aboard(state, seat, dock):
            found.append(dock)
    return found


def cannot_spend(state: Yinzi, seat: Seat, innovation: int) -> Refusal | None:
    """Why the disc on *innovation* cannot be taken now at will; None if it can."""
    rule = INNOVATION_RULES[innovation]
    if state.innovation[innovation] != seat:
        return Refusal("YIN-I-use-1", "no-disc-there", (innovation,))
    if not state.may_spend(seat, innovation):
        return Refusal("YIN-I-use-2", "placed-this-turn")
    if innovation not in SPENT_IN[state.window]:
        in_glories = innovation in (EXTRA_RECRUIT, WEAK_ENEMIES)
        return Refusal("YIN-I-use-5", "other-phase", (GLORIES,)) if in_glories else Refusal(rule, "no-occasion")
    if has_effect(state, seat, innovation):
        return None
    if innovation < len(NATIONS):
        return Refusal("YIN-I-dip-7", "nothing-aboard")
    if innovation == EXTRA_SALE:
        return cannot_sell_more(state, seat)
    if innovation == EXTRA_PLANTATION:
        return cannot_plant_more(state, seat)
    if innovation == PERSONAL_ROUTE:
        return Refusal(rule, "discard-empty" if not state.discard else "delivered-already")
    return Refusal(rule, "no-army" if innovation == FRUITFUL_WAR else "no-enemies")


def has_effect(state: Yinzi, seat: Seat, innovation: int) -> bool:
    """YIN-I-use-3: would the disc on *innovation* do anything now?"""
    if innovation < len(NATIONS):
        return len(docks_for(state, seat, innovation)) > 0
    if innovation == EXTRA_SALE:
        return len(sellable(state, seat)) > 0
    if innovation == EXTRA_PLANTATION:
        return len(tiles_on_offer(state, seat)) > 0
    if innovation == PERSONAL_ROUTE:
        return len(state.discard) > 0 and (state.window != ROUTE_PHASE or state.turn[DELIVERED] == 0)
    if innovation == FRUITFUL_WAR:
        return state.hold[seat][ARMY] + state.hold[seat][LYING] > 0
    return innovation == EXTRA_RECRUIT or enemy_strength(state) > 0


def cannot_sell_more(state: Yinzi, seat: Seat) -> Refusal:
    """Why the additional sale is not possible."""
    barred = any([cannot_sell(state, seat, square) is USE_FIRST for square in state.own_squares(seat)])
    return USE_FIRST if barred else Refusal("YIN-I-imp-2", "nothing-to-sell")


def cannot_plant_more(state: Yinzi, seat: Seat) -> Refusal:
    """Why the additional plantation is not possible."""
    barred = any([cannot_buy_tile(state, seat, column) is USE_FIRST for column in range(len(TRACK))])
    return USE_FIRST if barred else Refusal("YIN-I-imp-3", "no-tile-possible")


def spendable(state: Yinzi, seat: Seat) -> list[int]:
    """The innovations whose disc *seat* may take now at will."""
    found: list[int] = []
    owners = state.innovation
    for innovation in SPENT_IN[state.window]:
        if owners[innovation] == seat and state.may_spend(seat, innovation) and has_effect(state, seat, innovation):
            found.append(innovation)
    return found


def may_do_more(state: Yinzi, seat: Seat) -> bool:
    """Is there anything that *seat* could do besides?"""
    return len(food_for_sale(state, seat)) > 0 or len(spendable(state, seat)) > 0

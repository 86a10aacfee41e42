"""What is possible at any time in one's own turn; the letters themselves are in ch06_any_time.

YIN-M-rural-1    selling food at the rural market is no action
YIN-M-rural-2    own wheat, cabbage, fruit, maize and potato; never rice
YIN-M-rural-7    on one occasion only selling or only buying
YIN-M-rural-8    which occasions there are (YIN-R-29)
YIN-C-feed-10    in the feeding step only once the need is paid
YIN-I-use-1      own discs in the own turn or in their step
YIN-I-use-5      some only in their action or step
YIN-B-work-13    before the first use of a worker action, nothing that could make it impossible (YIN-R-81)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.ch05_b_plantation import tiles_on_offer
from tablewright.games.yinzi.ch05_b_urban import sellable
from tablewright.games.yinzi.names import (
    ARMY,
    BOUGHT,
    DOCKS,
    EXTRA_PLANTATION,
    EXTRA_RECRUIT,
    EXTRA_SALE,
    FEEDING,
    FINAL_CHANCE,
    FOOD,
    FREE_TRANSPORT,
    FRUITFUL_WAR,
    GLORIES,
    GROUP,
    HOLD,
    LATE,
    LYING,
    NATIONS,
    NONE,
    PERSONAL_ROUTE,
    PHASE_A,
    PHASE_B,
    ROUTE_PHASE,
    TAXATION,
    USED,
    WEAK_ENEMIES,
    WEAKENED,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import Seat
from tablewright.kernel.refusal import Refusal

BY_HAND: Final = [0, 1, 2, 3, 4, 5, FREE_TRANSPORT, EXTRA_SALE, EXTRA_PLANTATION, PERSONAL_ROUTE, FRUITFUL_WAR]
IN_GLORIES: Final = [FRUITFUL_WAR, EXTRA_RECRUIT, WEAK_ENEMIES]
SPENDABLE: Final = [*BY_HAND, EXTRA_RECRUIT, WEAK_ENEMIES]
SELLING: Final = (PHASE_A, PHASE_B, FEEDING, ROUTE_PHASE, TAXATION, LATE, FINAL_CHANCE)
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
        return Refusal("YIN-M-rural-8", "no-occasion")
    if state.window == FEEDING and state.turn[FOOD] > 0:
        return Refusal("YIN-C-feed-10", "feed-first")
    return Refusal("YIN-M-rural-7", "bought-already") if state.turn[BOUGHT] > 0 else None


def food_for_sale(state: Yinzi, seat: Seat) -> list[int]:
    """The squares from which *seat* may sell food now."""
    if closed_for_sale(state) is not None:
        return []
    found: list[int] = []
    for square in range(len(state.cube)):
        if state.cube[square] == seat and state.printed.rural_good[state.good_on(square)]:
            found.append(square)
    return found


def has_piece_aboard(state: Yinzi, seat: Seat, dock: int) -> bool:
    """YIN-I-dip-7: does a cube or product of *seat* lie on the ship at *dock*?"""
    first = dock * HOLD * 2
    pieces = state.cargo[first : first + HOLD * 2]
    return seat in pieces or seat + 4 in pieces


def docks_for(state: Yinzi, seat: Seat, nation: int) -> list[int]:
    """Where an emissary of *seat* to *nation* could go aboard."""
    found: list[int] = []
    for dock in range(len(DOCKS)):
        ship = state.dock[dock]
        if ship != NONE and state.printed.ship_nation[ship] == nation and has_piece_aboard(state, seat, dock):
            found.append(dock)
    return found


def cannot_spend(state: Yinzi, seat: Seat, innovation: int) -> Refusal | None:
    """Why the disc on *innovation* cannot be taken now at will; None if it can."""
    rule = INNOVATION_RULES[innovation]
    if state.innovation[innovation] != seat:
        return Refusal("YIN-I-use-1", "no-disc-there", (innovation,))
    if not state.may_spend(seat, innovation):
        return Refusal("YIN-I-use-2", "placed-this-turn")
    window = state.window
    if innovation in (EXTRA_RECRUIT, WEAK_ENEMIES):
        if window != GLORIES:
            return Refusal("YIN-I-use-5", "other-phase", (GLORIES,))
        if innovation == WEAK_ENEMIES and enemy_strength(state) == 0:
            return Refusal("YIN-I-war-6", "no-enemies")
        return None
    own_turn = window in (PHASE_A, PHASE_B)
    if innovation == FRUITFUL_WAR:
        if not own_turn and window != GLORIES:
            return Refusal(rule, "no-occasion")
        row = state.hold[seat]
        return Refusal(rule, "no-army") if row[ARMY] + row[LYING] == 0 else None
    if innovation == PERSONAL_ROUTE:
        if not own_turn and window != ROUTE_PHASE:
            return Refusal(rule, "no-occasion")
        return None if state.discard else Refusal(rule, "discard-empty")
    if innovation in (EXTRA_SALE, EXTRA_PLANTATION):
        if not own_turn:
            return Refusal(rule, "no-occasion")
        if state.turn[GROUP] > 0 and state.turn[USED] == 0:
            return Refusal("YIN-B-work-13", "use-first")
        if innovation == EXTRA_SALE:
            return None if sellable(state, seat) else Refusal(rule, "nothing-to-sell")
        return None if tiles_on_offer(state, seat) else Refusal(rule, "no-tile-possible")
    if not own_turn and window != LATE:
        return Refusal(rule, "no-occasion")
    if innovation < len(NATIONS) and not docks_for(state, seat, innovation):
        return Refusal("YIN-I-dip-7", "nothing-aboard")
    return None


def spendable(state: Yinzi, seat: Seat) -> list[int]:
    """The innovations whose disc *seat* may take now at will."""
    if state.window == 0:
        return []
    kinds = IN_GLORIES if state.window == GLORIES else BY_HAND
    found: list[int] = []
    for innovation in kinds:
        if state.innovation[innovation] == seat and cannot_spend(state, seat, innovation) is None:
            found.append(innovation)
    return found


def may_do_more(state: Yinzi, seat: Seat) -> bool:
    """Is there anything that *seat* could do besides?"""
    return len(spendable(state, seat)) > 0 or len(food_for_sale(state, seat)) > 0

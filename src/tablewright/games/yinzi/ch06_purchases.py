"""Section 6 and the innovations: food that is bought or virtual, for feeding, routes and late shipments.

YIN-M-rural-3    a bought cube costs 2 coins, and the buyer says whose
YIN-M-rural-4    it is used at once
YIN-M-rural-5    it is never rice
YIN-M-rural-7    on one occasion only selling or only buying
YIN-M-rural-10   a cube that was used goes back to the seat of its colour
YIN-I-use-3      the second of two virtual rice serves until the end of the occasion
YIN-I-eco-1, YIN-I-imp-1, YIN-I-war-1   virtual rice, salt and wheat
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.doors import charge, purse, take_disc_back
from tablewright.games.yinzi.names import (
    BOUGHT,
    FOR_FOOD,
    FREE_RICE,
    FREE_SALT,
    FREE_WHEAT,
    RICE,
    SALT,
    SOLD,
    V_RICE,
    WHEAT,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY, Seat
from tablewright.kernel.rows import with_more

GIFTS: Final = [RICE, WHEAT, SALT]  # in the order of the letters FREE
GIFT_DISCS: Final = [FREE_RICE, FREE_WHEAT, FREE_SALT]
GIFT_RULES: Final = ["YIN-I-eco-1", "YIN-I-war-1", "YIN-I-imp-1"]
RICE_GIFT: Final = 2


def gifts(state: Yinzi, seat: Seat, gift: int) -> int:
    """How many virtual goods of *gift* are to be had."""
    disc = state.may_spend(seat, GIFT_DISCS[gift])
    if gift == 0:
        return state.turn[V_RICE] + (RICE_GIFT if disc else 0)
    return 1 if disc else 0


def use_gift(state: Yinzi, seat: Seat, gift: int) -> None:
    """YIN-I-use-3: one virtual good; a second rice stays for the occasion."""
    if gift == 0 and state.turn[V_RICE] > 0:
        state.turn[V_RICE] -= 1
        state.tell("YIN-I-use-3", seat, "virtual-good", (RICE,))
        return
    take_disc_back(state, GIFT_RULES[gift], seat, GIFT_DISCS[gift])
    if gift == 0:
        state.turn[V_RICE] += RICE_GIFT - 1


def may_buy(state: Yinzi, seat: Seat, number: int) -> bool:
    """YIN-M-rural-3, YIN-M-rural-7: could *seat* buy so many cubes?"""
    if state.turn[SOLD] > 0 or sum(state.rural) < number:
        return False
    return purse(state, seat) >= number * state.printed.rural_cost


def buy_cube(state: Yinzi, seat: Seat, colour: Seat) -> None:
    """A cube of *colour* leaves the rural market; to pay for it is the caller's affair."""
    state.rural = with_more(state.rural, colour, -1)
    state.turn[BOUGHT] += 1
    state.tell("YIN-M-rural-3", seat, "bought-food", (colour,))


def pay_food(state: Yinzi, seat: Seat, number: int) -> None:
    """YIN-M-rural-3: for so many cubes. What comes after the payment is owed already."""
    charge(state, seat, number * state.printed.rural_cost, FOR_FOOD, NOBODY)

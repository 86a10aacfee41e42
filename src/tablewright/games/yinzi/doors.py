"""The doors: the only functions that change what seats hold, and payments.

YIN-G-good-4     a cube that leaves the board goes back to the supply of its colour
YIN-B-boat-4     river transport is there anew in every turn and go (YIN-R-16)
YIN-B-boat-5     in one turn all pieces together need no more than there is
YIN-B-boat-6     a unit per border with a boat symbol: see the distances of the data file (YIN-R-17)
YIN-B-boat-7     for goods to urban markets, raw material to factories, and everything to ships
YIN-B-boat-8     not for the rural market, routes and feeding
YIN-B-boat-9     by the way with the fewest borders (YIN-R-18)
YIN-X-exch-1     money is exchanged only when something must be paid, and in final scoring
YIN-X-exch-2     no more than needed: the fewest bags, the change is kept (YIN-R-52); or exactly the missing silver
YIN-X-exch-3     for tiles, resources, upgrades, outsourcing, food and taxes
YIN-I-eco-5      free transport: one unit more, taken when it is needed
YIN-I-eco-6      free coins: two virtual coins, spent before real ones
YIN-I-use-3      a disc is taken only for what is used at once; left-over coins lapse with the occasion (YIN-R-75)
YIN-I-use-4      they are only spent, never kept
YIN-I-use-6      an owner who is paid with them gets the full amount (YIN-R-80)
YIN-L-money-1    coins, silver and misfortune never run out (YIN-R-24)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import PAY, Letter
from tablewright.games.yinzi.names import (
    COINS,
    CUBES,
    DISCS,
    EXTRA_UNITS,
    FREE_COINS,
    FREE_TRANSPORT,
    MISFORTUNE,
    PIECES,
    PURPOSE_RULES,
    SILVER,
    TURN_COUNTERS,
    UNITS,
    V_COINS,
    WEAKENED,
)
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry, with_row, without
from tablewright.kernel.step import Procedure

FREE_AMOUNT: Final = 2


def gain(state: Yinzi, rule: str, seat: Seat, thing: int, amount: int) -> None:
    if amount == 0:
        return
    state.hold[seat][thing] += amount
    state.tell(rule, seat, "gained", (thing, amount))


def give_up(state: Yinzi, rule: str, seat: Seat, thing: int, amount: int) -> None:
    if amount == 0:
        return
    state.hold[seat][thing] -= amount
    state.tell(rule, seat, "paid", (thing, amount))


def suffer(state: Yinzi, rule: str, seat: Seat, amount: int) -> None:
    """Misfortune tiles."""
    gain(state, rule, seat, MISFORTUNE, amount)


def lift_cube(state: Yinzi, square: int) -> None:
    """Take one cube off *square*; where it goes is the caller's affair."""
    left = state.cubes[square] - 1
    state.cubes = with_entry(state.cubes, square, left)
    if left == 0:
        seat = state.cube[square]
        state.cube = with_entry(state.cube, square, NOBODY)
        state.farms = with_row(state.farms, seat, without(state.farms[seat], square))


def lay_cubes(state: Yinzi, seat: Seat, square: int, number: int) -> None:
    """Put cubes of the supply of *seat* on *square*, which is free."""
    state.hold[seat][CUBES] -= number
    state.cube = with_entry(state.cube, square, seat)
    state.cubes = with_entry(state.cubes, square, number)
    state.farms = with_row(state.farms, seat, sorted([*state.farms[seat], square]))


def bring_home(state: Yinzi, piece: int) -> None:
    """A piece that left the board: a cube, a product piece or a disc, back to its owner (YIN-G-good-4)."""
    if piece < 4:
        state.hold[piece][CUBES] += 1
    elif piece < 8:
        state.hold[piece - 4][PIECES] += 1
    else:
        state.hold[piece - 8][DISCS] += 1


def take_disc_back(state: Yinzi, rule: str, seat: Seat, innovation: int) -> None:
    """YIN-I-use-1: a disc leaves its innovation space for the supply."""
    state.innovation = with_entry(state.innovation, innovation, NOBODY)
    state.hold[seat][DISCS] += 1
    state.tell(rule, seat, "spent", (innovation,))


def use_units(state: Yinzi, rule: str, seat: Seat, units: int) -> None:
    """YIN-B-boat-5: river transport of this turn. The free-transport disc goes when its unit is needed."""
    if units:
        if units > state.units_left(seat):
            take_disc_back(state, "YIN-I-eco-5", seat, FREE_TRANSPORT)
            state.turn[EXTRA_UNITS] += 1
        state.turn[UNITS] += units
        state.tell(rule, seat, "transported", (units,))


def begin_occasion(state: Yinzi, seat: Seat, window: int) -> None:
    """YIN-M-rural-8: a turn, step or go of *seat* begins."""
    weakened = state.turn[WEAKENED]
    state.turn = [0] * TURN_COUNTERS
    state.turn[WEAKENED] = weakened
    state.fresh = 0
    state.active = seat
    state.window = window


class EndOccasion(Procedure[Yinzi]):
    """The window closes; what virtual gifts are left lapses (YIN-I-use-3)."""

    def fields(self) -> Fields:
        return "end-occasion", self.seat

    def run(self, state: Yinzi) -> None:
        begin_occasion(state, self.seat, 0)


# Payments.


def purse(state: Yinzi, seat: Seat) -> int:
    """What *seat* could pay in coins with all it has: virtual coins, coins, silver, the free-coins disc."""
    row = state.hold[seat]
    money = state.turn[V_COINS] + row[COINS] + row[SILVER] * state.exchange()
    return money + FREE_AMOUNT if state.may_spend(seat, FREE_COINS) else money


def silver_purse(state: Yinzi, seat: Seat) -> int:
    """The same in silver."""
    row = state.hold[seat]
    coins = state.turn[V_COINS] + row[COINS] + (FREE_AMOUNT if state.may_spend(seat, FREE_COINS) else 0)
    return row[SILVER] + coins // state.exchange()


def money_missing(state: Yinzi, seat: Seat, rule: str, cost: int) -> Refusal | None:
    missing = cost - purse(state, seat)
    return Refusal(rule, "coins-missing", (missing,)) if missing > 0 else None


def charge(state: Yinzi, seat: Seat, amount: int, purpose: int, to: Seat) -> None:
    """Pay so many coins to the bank, or to the seat *to*. Whoever calls this owes first what comes after it:
    it asks if the free-coins disc could help but need not.
    """
    due = amount - state.turn[V_COINS]
    if due > 0 and state.may_spend(seat, FREE_COINS):
        row = state.hold[seat]
        if due <= row[COINS] + row[SILVER] * state.exchange():
            state.then([PayWith(seat, amount, purpose, to)])
            return
        spend_free_coins(state, seat)
    pay_coins(state, PURPOSE_RULES[purpose], seat, amount, to)


class PayWith(Closed):
    """YIN-I-eco-6: does the free-coins disc help to pay?"""

    def __init__(self, seat: Seat, amount: int, purpose: int, to: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.purpose: Final = purpose
        self.to: Final = to

    def fields(self) -> Fields:
        return "pay-with", self.seat, self.amount, self.purpose, self.to

    def options(self, state: Yinzi) -> list[Action]:
        return list(PAY)

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        if action.at == 1:
            spend_free_coins(state, self.seat)
        pay_coins(state, PURPOSE_RULES[self.purpose], self.seat, self.amount, self.to)


def spend_free_coins(state: Yinzi, seat: Seat) -> None:
    take_disc_back(state, "YIN-I-eco-6", seat, FREE_COINS)
    state.turn[V_COINS] += FREE_AMOUNT


def pay_coins(state: Yinzi, rule: str, seat: Seat, amount: int, to: Seat) -> None:
    """Virtual coins first, then coins; the fewest silver bags cover what is missing, and the change is kept."""
    virtual = min(state.turn[V_COINS], amount)
    state.turn[V_COINS] -= virtual
    if virtual:
        state.tell("YIN-I-use-4", seat, "virtual-coins", (virtual,))
    row = state.hold[seat]
    missing = amount - virtual - row[COINS]
    if missing > 0:
        rate = state.exchange()
        bags = (missing + rate - 1) // rate
        row[SILVER] -= bags
        row[COINS] += bags * rate
        state.tell("YIN-X-exch-2", seat, "exchanged-silver", (bags, bags * rate))
    give_up(state, rule, seat, COINS, amount - virtual)
    if to != NOBODY:
        gain(state, "YIN-I-use-6" if virtual else rule, to, COINS, amount)


def charge_silver(state: Yinzi, seat: Seat, amount: int, to: Seat) -> None:
    """The same in silver; exactly what is missing is bought with coins (YIN-X-exch-2)."""
    row = state.hold[seat]
    coins = (amount - row[SILVER]) * state.exchange() - state.turn[V_COINS]
    if coins > 0 and state.may_spend(seat, FREE_COINS):
        if coins <= row[COINS]:
            state.then([PaySilverWith(seat, amount, to)])
            return
        spend_free_coins(state, seat)
    pay_silver(state, "YIN-B-prod-8", seat, amount, to)


class PaySilverWith(Closed):
    """YIN-I-eco-6: does the free-coins disc help to buy the silver that is paid at once?"""

    def __init__(self, seat: Seat, amount: int, to: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.to: Final = to

    def fields(self) -> Fields:
        return "pay-silver-with", self.seat, self.amount, self.to

    def options(self, state: Yinzi) -> list[Action]:
        return list(PAY)

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        if action.at == 1:
            spend_free_coins(state, self.seat)
        pay_silver(state, "YIN-B-prod-8", self.seat, self.amount, self.to)


def buy_silver(state: Yinzi, rule: str, seat: Seat, bags: int) -> None:
    """Coins, virtual ones first, become so many bags."""
    if bags <= 0:
        return
    cost = bags * state.exchange()
    virtual = min(state.turn[V_COINS], cost)
    state.turn[V_COINS] -= virtual
    row = state.hold[seat]
    row[COINS] -= cost - virtual
    row[SILVER] += bags
    state.tell(rule, seat, "bought-silver", (bags, cost))


def pay_silver(state: Yinzi, rule: str, seat: Seat, amount: int, to: Seat) -> None:
    buy_silver(state, "YIN-X-exch-2", seat, amount - state.hold[seat][SILVER])
    give_up(state, rule, seat, SILVER, amount)
    if to != NOBODY:
        gain(state, rule, to, SILVER, amount)

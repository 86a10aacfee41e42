"""Section B, sell to the urban market.

YIN-B-urban-1    one own cube from a plantation to a market space, for its price
YIN-B-urban-2    only the six goods of the markets, and only where the tile shows that good
YIN-B-urban-3    one cube per space
YIN-B-urban-4    on a goods space: 2 coins
YIN-B-urban-5    on a coin space beside a goods space of that good: 3 coins
YIN-B-urban-6    unless both goods spaces beside it are filled (YIN-R-14)
YIN-B-urban-7    the seller chooses (YIN-R-15)
YIN-B-urban-8    a coin space that was emptied is there again
YIN-B-urban-9    transport per border
YIN-B-urban-10   better sale adds a coin
YIN-B-urban-11   different markets in one action; transport adds up
YIN-G-good-2     a cube on a market is raw material of its colour
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import MARKET_SPACE, SELL, Letter
from tablewright.games.yinzi.doors import gain, lift_cube, use_units
from tablewright.games.yinzi.names import BETTER_SALE, BONUS, COIN_SPACE, COINS, MARKET, PLOT, PROVINCES
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure

BESIDE: Final = [[1, 3], [0, 2, 4], [1, 5], [0, 4], [1, 3, 5], [2, 4]]  # neighbours in two rows of three

NOT_YOURS: Final = Refusal("YIN-G-colour-1", "no-own-cube")
NOT_URBAN: Final = Refusal("YIN-B-urban-2", "not-an-urban-good")
NO_SPACE: Final = Refusal("YIN-B-urban-2", "no-market-space")


def takes(state: Yinzi, space: int, good: int) -> bool:
    """Does the market *space* accept *good* now?"""
    if state.market[space] != NOBODY:
        return False
    first = space - space % MARKET
    goods = state.printed.market_goods[state.market_tile[space // MARKET]]
    shown = goods[space % MARKET]
    if shown != COIN_SPACE:
        return shown == good
    shows = False
    empty = False
    for beside in BESIDE[space % MARKET]:
        if goods[beside] == COIN_SPACE:
            continue
        shows = shows or goods[beside] == good
        empty = empty or state.market[first + beside] == NOBODY
    return shows and empty


def spaces_for(state: Yinzi, seat: Seat, square: int, units: int) -> list[int]:
    """Where a cube of *square* can be sold with so many transport units."""
    good = state.good_on(square)
    if not state.printed.urban_good[good]:
        return []
    far = state.printed.distance[square // PLOT]
    found: list[int] = []
    for province in range(len(PROVINCES)):
        if far[province] <= units:
            for space in range(province * MARKET, province * MARKET + MARKET):
                if takes(state, space, good):
                    found.append(space)
    return found


def sellable(state: Yinzi, seat: Seat) -> list[int]:
    """Squares with an own cube that some market takes."""
    units = state.units_left(seat)
    return [square for square in state.own_squares(seat) if spaces_for(state, seat, square, units)]


def cannot_sell(state: Yinzi, seat: Seat, square: int) -> Refusal:
    """Why the cube on *square* cannot be sold now."""
    if state.cube[square] != seat:
        return NOT_YOURS
    if not state.printed.urban_good[state.good_on(square)]:
        return NOT_URBAN
    if spaces_for(state, seat, square, 99):
        return Refusal("YIN-B-boat-5", "transport-missing", (state.units_left(seat),))
    return NO_SPACE


def urban_price(state: Yinzi, seat: Seat, space: int) -> int:
    printed = state.printed
    price = printed.urban_price
    if printed.market_goods[state.market_tile[space // MARKET]][space % MARKET] == COIN_SPACE:
        price += printed.coin_bonus
    return price + printed.urban_better if state.hold[seat][BONUS] == BETTER_SALE + 1 else price


def sell(state: Yinzi, seat: Seat, square: int, space: int) -> None:
    use_units(state, "YIN-B-urban-9", seat, state.printed.distance[square // PLOT][space // MARKET])
    good = state.good_on(square)
    lift_cube(state, square)
    state.market[space] = seat
    state.tell("YIN-B-urban-1", seat, "sold", (good, square, space))
    coin = state.printed.market_goods[state.market_tile[space // MARKET]][space % MARKET] == COIN_SPACE
    rule = "YIN-B-urban-5" if coin else "YIN-B-urban-4"
    gain(state, rule, seat, COINS, urban_price(state, seat, space))


class PickSpace(Procedure[Yinzi]):
    """Ask for the market space unless there is only one."""

    def __init__(self, seat: Seat, square: int) -> None:
        super().__init__(seat)
        self.square: Final = square

    def fields(self) -> Fields:
        return "pick-space", self.seat, self.square

    def run(self, state: Yinzi) -> None:
        spaces = spaces_for(state, self.seat, self.square, state.units_left(self.seat))
        if len(spaces) == 1:
            sell(state, self.seat, self.square, spaces[0])
        else:
            state.then([ChooseSpace(self.seat, self.square)])


class ChooseSpace(Decision[Yinzi, Action]):
    """YIN-B-urban-7: to which market space does the cube go?"""

    def __init__(self, seat: Seat, square: int) -> None:
        super().__init__(seat)
        self.square: Final = square

    def fields(self) -> Fields:
        return "choose-space", self.seat, self.square

    def interruptible(self) -> bool:
        return False

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for space in spaces_for(state, self.seat, self.square, state.units_left(self.seat)):
            found.append(MARKET_SPACE[space])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if not isinstance(action, Letter) or action.verb != "market":
            return None
        if state.market[action.at] != NOBODY:
            return Refusal("YIN-B-urban-3", "space-taken")
        if takes(state, action.at, state.good_on(self.square)):
            return Refusal("YIN-B-boat-5", "transport-missing", (state.units_left(self.seat),))
        first = action.at - action.at % MARKET
        goods = state.printed.market_goods[state.market_tile[action.at // MARKET]]
        if goods[action.at % MARKET] == COIN_SPACE:
            beside = [other for other in BESIDE[action.at % MARKET] if goods[other] != COIN_SPACE]
            if all([state.market[first + other] != NOBODY for other in beside]):
                return Refusal("YIN-B-urban-6", "neighbours-filled")
        return NO_SPACE

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        sell(state, self.seat, self.square, action.at)


class ChooseCube(Decision[Yinzi, Action]):
    """YIN-I-imp-2: which cube does the additional sale bring to market?"""

    def fields(self) -> Fields:
        return "choose-cube", self.seat

    def interruptible(self) -> bool:
        return False

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for square in sellable(state, self.seat):
            found.append(SELL[square])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "sell":
            return cannot_sell(state, self.seat, action.at)
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        state.then([PickSpace(self.seat, action.at)])

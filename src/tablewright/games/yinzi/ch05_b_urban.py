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
YIN-B-work-13    between the choice of a worker action and its first use, no sale that makes it impossible
YIN-G-good-2     a cube on a market is raw material of its colour
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import MARKET_SPACE, SELL, Letter
from tablewright.games.yinzi.ch05_b_uses import FAR, USE_FIRST, first_use_is_owed, first_use_stands
from tablewright.games.yinzi.doors import gain, lift_cube, use_units
from tablewright.games.yinzi.names import BETTER_SALE, BONUS, COIN_SPACE, COINS, MARKET, PLOT, PROVINCES
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry

NOT_YOURS: Final = Refusal("YIN-G-colour-1", "no-own-cube")
NOT_URBAN: Final = Refusal("YIN-B-urban-2", "not-an-urban-good")
NO_SPACE: Final = Refusal("YIN-B-urban-2", "no-market-space")


def is_blocked(state: Yinzi, space: int) -> bool:
    """YIN-B-urban-6: are both goods spaces beside a coin space filled? Never so of other spaces."""
    first = space - space % MARKET
    beside = state.printed.coin_beside[state.market_tile[space // MARKET]][space % MARKET]
    for other in beside:
        if state.market[first + other] == NOBODY:
            return False
    return len(beside) > 0


def takers(state: Yinzi, square: int, units: int) -> list[int]:
    """YIN-B-urban-2 to YIN-B-urban-6: the market spaces that take the good of *square*, within so many units."""
    good = state.good_on(square)
    printed = state.printed
    far = printed.distance[square // PLOT]
    found: list[int] = []
    for province in range(len(PROVINCES)):
        if far[province] <= units:
            for offset in printed.market_takes[state.market_tile[province]][good]:
                space = province * MARKET + offset
                if state.market[space] == NOBODY and not is_blocked(state, space):
                    found.append(space)
    return found


def spaces_for(state: Yinzi, seat: Seat, square: int) -> list[int]:
    """Where *seat* can sell a cube of *square* now."""
    found = takers(state, square, state.reach(seat))
    if first_use_is_owed(state):
        return [space for space in found if leaves_first_use(state, seat, square, space)]
    return found


def leaves_first_use(state: Yinzi, seat: Seat, square: int, space: int) -> bool:
    """YIN-B-work-13: would the worker action that was chosen still be possible after this sale?"""
    twin = state.copy()
    sell(twin, seat, square, space)
    return first_use_stands(twin, seat)


def sellable(state: Yinzi, seat: Seat) -> list[int]:
    """Squares with an own cube that some market takes."""
    urban = state.printed.urban_good
    return [
        square for square in state.own_squares(seat) if urban[state.good_on(square)] and spaces_for(state, seat, square)
    ]


def cannot_sell(state: Yinzi, seat: Seat, square: int) -> Refusal:
    """Why the cube on *square* cannot be sold now."""
    if state.cube[square] != seat:
        return NOT_YOURS
    if not state.printed.urban_good[state.good_on(square)]:
        return NOT_URBAN
    if takers(state, square, state.reach(seat)):
        return USE_FIRST
    if takers(state, square, FAR):
        return Refusal("YIN-B-boat-5", "transport-missing", (state.reach(seat),))
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
    state.market = with_entry(state.market, space, seat)
    state.tell("YIN-B-urban-1", seat, "sold", (good, square, space))
    coin = state.printed.market_goods[state.market_tile[space // MARKET]][space % MARKET] == COIN_SPACE
    rule = "YIN-B-urban-5" if coin else "YIN-B-urban-4"
    gain(state, rule, seat, COINS, urban_price(state, seat, space))


def pick_space(state: Yinzi, seat: Seat, square: int) -> None:
    """Ask for the market space unless there is only one."""
    spaces = spaces_for(state, seat, square)
    if len(spaces) == 1:
        sell(state, seat, square, spaces[0])
    else:
        state.then([ChooseSpace(seat, square)])


class ChooseSpace(Closed):
    """YIN-B-urban-7: to which market space does the cube go?"""

    def __init__(self, seat: Seat, square: int) -> None:
        super().__init__(seat)
        self.square: Final = square

    def fields(self) -> Fields:
        return "choose-space", self.seat, self.square

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for space in spaces_for(state, self.seat, self.square):
            found.append(MARKET_SPACE[space])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if not isinstance(action, Letter) or action.verb != "market":
            return None
        if state.market[action.at] != NOBODY:
            return Refusal("YIN-B-urban-3", "space-taken")
        if action.at in takers(state, self.square, state.reach(self.seat)):
            return USE_FIRST
        if action.at in takers(state, self.square, FAR):
            return Refusal("YIN-B-boat-5", "transport-missing", (state.reach(self.seat),))
        return Refusal("YIN-B-urban-6", "neighbours-filled") if is_blocked(state, action.at) else NO_SPACE

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        sell(state, self.seat, self.square, action.at)


class ChooseCube(Closed):
    """YIN-I-imp-2: which cube does the additional sale bring to market?"""

    def fields(self) -> Fields:
        return "choose-cube", self.seat

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
        pick_space(state, self.seat, action.at)

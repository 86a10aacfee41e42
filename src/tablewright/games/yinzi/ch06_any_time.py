"""Section 6 and the innovations: what may be done at any time of one's own turn, step or go.

YIN-M-rural-1    trading at the rural market is no action
YIN-M-rural-2    a food cube for 1 coin, with better sale for 2
YIN-M-rural-6    without transport
YIN-M-rural-9    the market takes any number
YIN-G-good-3     there it is Food, never rice (YIN-R-27)
YIN-I-use-1      own discs in the own turn or in their step (YIN-R-1)
YIN-I-dip-1 … YIN-I-dip-8   emissaries go aboard
YIN-I-imp-2      additional urban sale
YIN-I-imp-3      additional plantation
YIN-I-war-2      a personal route tile from the discard
YIN-I-war-3      fruitful war: a coin per own worker in the war area (YIN-R-62)
YIN-I-war-5      additional recruitment (YIN-R-79)
YIN-I-war-6      weak enemies
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import DOCK, Letter
from tablewright.games.yinzi.ch05_b_plantation import ChooseTile
from tablewright.games.yinzi.ch05_b_sailing import board
from tablewright.games.yinzi.ch05_b_urban import ChooseCube
from tablewright.games.yinzi.ch05_d_rewards import look_through
from tablewright.games.yinzi.doors import gain, lift_cube, take_disc_back
from tablewright.games.yinzi.names import (
    ARMY,
    BETTER_SALE,
    BONUS,
    COINS,
    DISCS,
    EXTRA_PLANTATION,
    EXTRA_RECRUIT,
    EXTRA_SALE,
    FINAL_CHANCE,
    FRUITFUL_WAR,
    INNOVATIONS,
    LYING,
    NATIONS,
    PERSONAL_ROUTE,
    RECRUIT,
    SOLD,
    SQUARES,
    WEAK_ENEMIES,
    WEAKENED,
)
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.games.yinzi.window import (
    INNOVATION_RULES,
    SPENDABLE,
    closed_for_sale,
    docks_for,
    food_for_sale,
    spendable,
)
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_more
from tablewright.kernel.step import Interrupt

WEAKER_BY: Final = 2
NO_OWN_CUBE: Final = Refusal("YIN-G-colour-1", "no-own-cube")
NOT_RURAL: Final = Refusal("YIN-M-rural-2", "not-a-rural-good")


class SellFood(Interrupt[Yinzi]):
    """Sell a food cube of a square to the rural market."""

    def __init__(self, square: int) -> None:
        super().__init__(("sell-food", SQUARES[square]))
        self.square: Final = square

    def begin(self, state: Yinzi, seat: Seat) -> None:
        state.tell("YIN-M-rural-2", seat, "sold-food", (state.good_on(self.square), self.square))
        lift_cube(state, self.square)
        state.rural = with_more(state.rural, seat, 1)
        state.turn[SOLD] += 1
        price = state.printed.rural_price
        if state.hold[seat][BONUS] == BETTER_SALE + 1 and state.window != FINAL_CHANCE:
            price += state.printed.rural_better
        gain(state, "YIN-M-rural-2", seat, COINS, price)


class Spend(Interrupt[Yinzi]):
    """Take an own disc from an innovation space for its effect."""

    def __init__(self, innovation: int) -> None:
        super().__init__(("spend", INNOVATIONS[innovation]))
        self.innovation: Final = innovation

    def begin(self, state: Yinzi, seat: Seat) -> None:
        innovation = self.innovation
        if innovation < len(NATIONS):
            docks = docks_for(state, seat, innovation)
            if len(docks) == 1:
                board(state, seat, innovation, docks[0])
            else:
                state.then([ChooseDock(seat, innovation)])
            return
        take_disc_back(state, INNOVATION_RULES[innovation], seat, innovation)
        row = state.hold[seat]
        if innovation == EXTRA_SALE:
            state.then([ChooseCube(seat)])
        elif innovation == EXTRA_PLANTATION:
            state.then([ChooseTile(seat)])
        elif innovation == PERSONAL_ROUTE:
            look_through(state, seat)
        elif innovation == FRUITFUL_WAR:
            gain(state, "YIN-I-war-3", seat, COINS, row[ARMY] + row[LYING])
        elif innovation == EXTRA_RECRUIT:
            row[DISCS] -= 1
            row[RECRUIT] = 1
            if seat not in state.war_line:
                state.war_line = [*state.war_line, seat]
            state.tell("YIN-I-war-5", seat, "disc-recruited")
        elif innovation == WEAK_ENEMIES:
            state.turn[WEAKENED] += WEAKER_BY
            state.tell("YIN-I-war-6", seat, "enemies-weakened", (WEAKER_BY,))


class ChooseDock(Closed):
    """YIN-I-dip-7: aboard which of two ships of the nation?"""

    def __init__(self, seat: Seat, nation: int) -> None:
        super().__init__(seat)
        self.nation: Final = nation

    def fields(self) -> Fields:
        return "choose-dock", self.seat, self.nation

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for dock in docks_for(state, self.seat, self.nation):
            found.append(DOCK[dock])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "dock":
            return Refusal("YIN-I-dip-7", "nothing-aboard")
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        board(state, self.seat, self.nation, action.at)


SELL_FOOD: Final = [SellFood(square) for square in range(len(SQUARES))]
SPEND: Final = [Spend(innovation) for innovation in range(len(INNOVATIONS))]  # only SPENDABLE are letters


def any_time_letters() -> list[Action]:
    letters: list[Action] = []
    letters += SELL_FOOD
    letters += [SPEND[innovation] for innovation in sorted(SPENDABLE)]
    return letters


def any_time(state: Yinzi, seat: Seat) -> list[Action]:
    """What *seat* may do besides answering."""
    found: list[Action] = []
    for square in food_for_sale(state, seat):
        found.append(SELL_FOOD[square])
    for innovation in spendable(state, seat):
        found.append(SPEND[innovation])
    return found


def cannot_sell_food(state: Yinzi, seat: Seat, square: int) -> Refusal:
    closed = closed_for_sale(state)
    if closed is not None:
        return closed
    return NOT_RURAL if state.cube[square] == seat else NO_OWN_CUBE

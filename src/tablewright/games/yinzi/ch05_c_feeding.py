"""Phase C: feeding the workers.

YIN-C-feed-1     all workers on the board: areas, war, both migration spaces
YIN-B-work-10    migrants are among them
YIN-C-feed-2     a Food per three of them, rounded up
YIN-C-feed-3     rice, maize, wheat: a Food; fruit, cabbage, potato: half
YIN-C-feed-4     halves in pairs, of any kinds (YIN-R-5)
YIN-C-feed-5     Food may be bought at the rural market
YIN-C-feed-6     free rice is 2 Food, free wheat 1, free coins pay
YIN-C-feed-7     own cubes and coins in hand must be used while they can pay (YIN-R-6)
YIN-C-feed-8     a misfortune per missing Food
YIN-C-feed-9     workers fed: nothing is paid (YIN-R-76)
YIN-C-feed-10    nothing is sold before the whole need is paid
YIN-R-83         so after hunger nothing is
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import BUY_FOOD, EAT, FREE, STOP, Letter
from tablewright.games.yinzi.ch05_b_workers import MayFinish
from tablewright.games.yinzi.ch06_purchases import GIFT_DISCS, buy_cube, gifts, may_buy, pay_food, use_gift
from tablewright.games.yinzi.doors import EndOccasion, begin_occasion, bring_home, lift_cube, suffer
from tablewright.games.yinzi.names import (
    AREA,
    ARMY,
    BONUS,
    COINS,
    COMMITTED_WORKERS,
    FEED_WORKERS,
    FEEDING,
    FOOD,
    LOWER,
    LYING,
    UPPER,
    V_RICE,
)
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure

MUST_PAY: Final = Refusal("YIN-C-feed-7", "food-left")
NOT_FOOD: Final = Refusal("YIN-C-feed-3", "not-food")
NO_PAIR: Final = Refusal("YIN-C-feed-4", "no-second-half")
NO_OWN_CUBE: Final = Refusal("YIN-G-colour-1", "no-own-cube")
NO_FOOD_CUBE: Final = Refusal("YIN-M-rural-3", "not-for-sale")


def workers_on_board(state: Yinzi, seat: Seat) -> int:
    row = state.hold[seat]
    areas = row[AREA] + row[AREA + 1] + row[AREA + 2] + row[AREA + 3] + row[AREA + 4]
    return areas + row[ARMY] + row[LYING] + row[COMMITTED_WORKERS] + row[UPPER] + row[LOWER]


def food_needed(workers: int, per_food: int) -> int:
    """YIN-C-feed-2."""
    return (workers + per_food - 1) // per_food


class FeedingPhase(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "feeding-phase", self.seat

    def run(self, state: Yinzi) -> None:
        state.phase = FEEDING
        state.then([FeedingStep(seat) for seat in state.order])


class FeedingStep(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "feeding-step", self.seat

    def run(self, state: Yinzi) -> None:
        begin_occasion(state, self.seat, FEEDING)
        if state.hold[self.seat][BONUS] == FEED_WORKERS + 1:
            state.tell("YIN-C-feed-9", self.seat, "fed-by-bonus")
        else:
            need = food_needed(workers_on_board(state, self.seat), state.printed.workers_per_food)
            state.turn[FOOD] = need
            state.tell("YIN-C-feed-2", self.seat, "food-needed", (need,))
        state.then([GoOnFeeding(self.seat), MayFinish(self.seat), EndOccasion(self.seat)])


class GoOnFeeding(Procedure[Yinzi]):
    """Ask on while something is needed and something is there."""

    def fields(self) -> Fields:
        return "go-on-feeding", self.seat

    def run(self, state: Yinzi) -> None:
        if state.turn[FOOD] <= 0:
            state.turn[FOOD] = 0
            return
        step = Feed(self.seat)
        if step.means(state):
            state.then([step])
        else:
            starve(state, self.seat)


def starve(state: Yinzi, seat: Seat) -> None:
    """YIN-C-feed-8. What is missing stays owed: nothing is sold any more in this step (YIN-R-83)."""
    suffer(state, "YIN-C-feed-8", seat, state.turn[FOOD] * state.printed.hunger_misfortune)


def halves(state: Yinzi, seat: Seat, good: int) -> int:
    """Half-food cubes of *seat* that could make a pair with one of *good*, itself included."""
    number = 0
    for square in state.own_squares(seat):
        other = state.good_on(square)
        if state.printed.food_halves[other] == 1 and (state.printed.mixed_halves or other == good):
            number += state.cubes[square]
    return number


def cannot_eat(state: Yinzi, seat: Seat, square: int) -> Refusal | None:
    if state.cube[square] != seat:
        return NO_OWN_CUBE
    good = state.good_on(square)
    worth = state.printed.food_halves[good]
    if worth == 0:
        return NOT_FOOD
    return NO_PAIR if worth == 1 and halves(state, seat, good) < 2 else None


class Feed(Decision[Yinzi, Action]):
    """YIN-C-feed-7: with what is the next Food paid?"""

    def fields(self) -> Fields:
        return "feed", self.seat

    def own_food(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for square in state.own_squares(self.seat):
            if cannot_eat(state, self.seat, square) is None:
                found.append(EAT[square])
        return found

    def means(self, state: Yinzi) -> list[Action]:
        found = self.own_food(state)
        for gift in range(2):
            if gifts(state, self.seat, gift) > 0:
                found.append(FREE[gift])
        if may_buy(state, self.seat, 1):
            for colour in range(state.seats):
                if state.rural[colour] > 0:
                    found.append(BUY_FOOD[colour])
        return found

    def must_go_on(self, state: Yinzi) -> bool:
        """YIN-C-feed-7: can own cubes, or coins in hand and cubes on the market, still pay?"""
        if self.own_food(state):
            return True
        return sum(state.rural) > 0 and state.hold[self.seat][COINS] >= state.printed.rural_cost

    def options(self, state: Yinzi) -> list[Action]:
        found = self.means(state)
        if not self.must_go_on(state):
            found.append(STOP)
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if action is STOP:
            return MUST_PAY
        if not isinstance(action, Letter):
            return None
        if action.verb == "eat":
            return cannot_eat(state, self.seat, action.at)
        if action.verb == "buy-food":
            return NO_FOOD_CUBE
        if action.verb == "free" and action.at < 2:
            return Refusal("YIN-C-feed-6", "no-disc-there", (GIFT_DISCS[action.at],))
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        seat = self.seat
        if action is STOP:
            starve(state, seat)
            return
        assert isinstance(action, Letter)
        state.then([GoOnFeeding(seat)])
        if action.verb == "eat":
            good = state.good_on(action.at)
            eat(state, seat, action.at)
            if state.printed.food_halves[good] == 2:
                state.turn[FOOD] -= 1
            else:
                state.then([SecondHalf(seat, good)])
        elif action.verb == "free":
            use_gift(state, seat, action.at)
            state.turn[FOOD] -= 1
            if action.at == 0 and state.turn[V_RICE] > 0 and state.turn[FOOD] > 0:
                use_gift(state, seat, 0)
                state.turn[FOOD] -= 1
        else:
            state.turn[FOOD] -= 1
            buy_cube(state, seat, action.at)
            bring_home(state, action.at)
            pay_food(state, seat, 1)


def eat(state: Yinzi, seat: Seat, square: int) -> None:
    state.tell("YIN-C-feed-3", seat, "ate", (state.good_on(square), square))
    lift_cube(state, square)
    bring_home(state, seat)


class SecondHalf(Closed):
    """YIN-C-feed-4: which cube makes the pair?"""

    def __init__(self, seat: Seat, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

    def fields(self) -> Fields:
        return "second-half", self.seat, self.good

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for square in state.own_squares(self.seat):
            good = state.good_on(square)
            if state.printed.food_halves[good] == 1 and (state.printed.mixed_halves or good == self.good):
                found.append(EAT[square])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        return NO_PAIR if isinstance(action, Letter) and action.verb == "eat" else None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        eat(state, self.seat, action.at)
        state.turn[FOOD] -= 1

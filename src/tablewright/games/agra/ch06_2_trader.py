"""Chapter 6.2.2.1: the Trader.

AGR-6.2.2.1T-a  up to 3 goods for goods of any types
AGR-6.2.2.1T-b  worth one less in all at most, in any number (AGR-R-17)
AGR-6.2.2.1T-c  one price token, once, before or after
AGR-6.2.2.1T-e  tokens stay until they are moved
AGR-6.2.2.1T-f  either alone is fine
AGR-6.2.2.1T-g  one exchange: all goods given leave together, then the others come
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import ENOUGH, GIVE, TAKE, Give, SetPrice, Take
from tablewright.games.agra.ch05_goods import cannot_price, price_options, set_price
from tablewright.games.agra.ch06_s_secondary import is_worth_asking
from tablewright.games.agra.doors import gain_good, give_up
from tablewright.games.agra.names import BITS, GOODS, NO_GOOD
from tablewright.games.agra.state import Agra, Closed
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure, Step

TOKEN_MOVED: Final = Refusal("AGR-6.2.2.1T-c", "token-moved")
EXCHANGED: Final = Refusal("AGR-6.2.2.1T-g", "one-exchange-only")


def can_take(state: Agra, given: int, budget: int) -> bool:
    """AGR-R-17: is there a good of another type than those given that *budget* buys?"""
    return any([not given & BITS[good] and state.value[good] <= budget for good in range(len(GOODS))])


def leads_somewhere(state: Agra, seat: Seat, chosen: list[int], good: int) -> bool:
    """Could giving *good* after *chosen*, and perhaps more from *good* on, buy anything?"""
    row, loss = state.hold[seat], state.printed.trader_loss
    given = [*chosen, good]
    mask, total = mask_of(given), value_of(state, given)
    if can_take(state, mask, total - loss):
        return True
    left = state.printed.trader_gives - len(given)
    for second in range(good, len(GOODS)):
        if left < 1 or row[second] <= given.count(second):
            continue
        if can_take(state, mask | BITS[second], total + state.value[second] - loss):
            return True
        for third in range(second, len(GOODS)):
            if left > 1 and row[third] > given.count(third) + int(second == third):
                more = total + state.value[second] + state.value[third]
                if can_take(state, mask | BITS[second] | BITS[third], more - loss):
                    return True
    return False


def mask_of(goods: list[int]) -> int:
    mask = 0
    for good in goods:
        mask |= BITS[good]
    return mask


def value_of(state: Agra, goods: list[int]) -> int:
    return sum([state.value[good] for good in goods])


class Trader(Decision[Agra, Action]):
    """AGR-6.2.2.1T-a, AGR-6.2.2.1T-c: the token, the exchange, or nothing more?"""

    def __init__(self, seat: Seat, moved: int, exchanged: int) -> None:
        super().__init__(seat)
        self.moved: Final = moved
        self.exchanged: Final = exchanged

    def fields(self) -> Fields:
        return "trader", self.seat, self.moved, self.exchanged

    def options(self, state: Agra) -> list[Action]:
        found: list[Action] = [] if self.moved else price_options(state)
        if not self.exchanged:
            found += give_options(state, self.seat, [])
        found.append(ENOUGH)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if isinstance(action, SetPrice):
            return TOKEN_MOVED if self.moved else cannot_price(state, action.token, action.good, action.side)
        if isinstance(action, Give):
            return EXCHANGED if self.exchanged else refuse_gift(state, self.seat, [], action.good)
        return None

    def resolve(self, state: Agra, action: Action) -> None:
        if isinstance(action, SetPrice):
            set_price(state, "AGR-6.2.2.1T-c", self.seat, action.token, action.good, action.side)
            step = Trader(self.seat, 1, 0)
            if not self.exchanged and is_worth_asking(state, step):
                state.then([step])
        elif isinstance(action, Give):
            choose_gift(state, self.seat, self.moved, [action.good])


def give_options(state: Agra, seat: Seat, chosen: list[int]) -> list[Action]:
    row, lowest = state.hold[seat], chosen[-1] if chosen else 0
    return [
        GIVE[good]
        for good in range(lowest, len(GOODS))
        if row[good] > chosen.count(good) and leads_somewhere(state, seat, chosen, good)
    ]


def refuse_gift(state: Agra, seat: Seat, chosen: list[int], good: int) -> Refusal:
    if chosen and good < chosen[-1]:
        return Refusal("AGR-6.2.2.1T-a", "lower-goods-first", (chosen[-1],))
    if state.hold[seat][good] <= chosen.count(good):
        return Refusal("AGR-6.2.2.1T-a", "good-missing", (good,))
    return Refusal("AGR-6.2.2.1T-b", "buys-nothing", (good,))


def choose_gift(state: Agra, seat: Seat, moved: int, chosen: list[int]) -> None:
    """One more good has been chosen; ask for another if there is a choice, else exchange."""
    if len(chosen) == state.printed.trader_gives or not give_options(state, seat, chosen):
        exchange(state, seat, moved, chosen)
        return
    step = GiveMore(seat, moved, chosen[0], chosen[1] if len(chosen) > 1 else NO_GOOD)
    found = step.options(state)
    if len(found) == 1:
        step.resolve(state, found[0])
    else:
        state.then([step])


class GiveMore(Closed):
    """AGR-6.2.2.1T-a: another good on top of the first, and of *second* if there is one? They leave together."""

    def __init__(self, seat: Seat, moved: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.moved: Final = moved
        self.first: Final = first
        self.second: Final = second

    def fields(self) -> Fields:
        return "give-more", self.seat, self.moved, self.first, self.second

    def chosen(self) -> list[int]:
        return [self.first] if self.second == NO_GOOD else [self.first, self.second]

    def options(self, state: Agra) -> list[Action]:
        chosen = self.chosen()
        found = give_options(state, self.seat, chosen)
        if can_take(state, mask_of(chosen), value_of(state, chosen) - state.printed.trader_loss):
            found.append(ENOUGH)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if isinstance(action, Give):
            return refuse_gift(state, self.seat, self.chosen(), action.good)
        if action is ENOUGH:
            return Refusal("AGR-6.2.2.1T-b", "buys-nothing", (self.first,))
        return None

    def resolve(self, state: Agra, action: Action) -> None:
        if isinstance(action, Give):
            choose_gift(state, self.seat, self.moved, [*self.chosen(), action.good])
        else:
            exchange(state, self.seat, self.moved, self.chosen())


def exchange(state: Agra, seat: Seat, moved: int, given: list[int]) -> None:
    """AGR-6.2.2.1T-g: the goods leave together; then others are taken."""
    budget = value_of(state, given) - state.printed.trader_loss
    for good in given:
        give_up(state, "AGR-6.2.2.1T-g", seat, good, 1)
    steps: list[Step] = [TakeGoods(seat, budget, mask_of(given), 0, 1)]
    if not moved:
        steps.append(Trader(seat, 0, 1))
    state.then(steps)


class TakeGoods(Procedure[Agra]):
    """AGR-6.2.2.1T-b: goods worth *budget* may still be taken, of types from *lowest* on; *first*: none yet."""

    def __init__(self, seat: Seat, budget: int, given: int, lowest: int, first: int) -> None:
        super().__init__(seat)
        self.budget: Final = budget
        self.given: Final = given
        self.lowest: Final = lowest
        self.first: Final = first

    def fields(self) -> Fields:
        return "take-goods", self.seat, self.budget, self.given, self.lowest, self.first

    def run(self, state: Agra) -> None:
        step = ChooseGood(self.seat, self.budget, self.given, self.lowest, self.first)
        found = step.options(state)
        if self.first and len(found) == 1:
            step.resolve(state, found[0])
        elif self.first or len(found) > 1:
            state.then([step])


class ChooseGood(Closed):
    """Which good is taken next, or is that enough?"""

    def __init__(self, seat: Seat, budget: int, given: int, lowest: int, first: int) -> None:
        super().__init__(seat)
        self.budget: Final = budget
        self.given: Final = given
        self.lowest: Final = lowest
        self.first: Final = first

    def fields(self) -> Fields:
        return "choose-good", self.seat, self.budget, self.given, self.lowest, self.first

    def options(self, state: Agra) -> list[Action]:
        found: list[Action] = [
            TAKE[good]
            for good in range(self.lowest, len(GOODS))
            if state.value[good] <= self.budget and not self.given & BITS[good]
        ]
        if not self.first:
            found.append(ENOUGH)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if action is ENOUGH:
            return Refusal("AGR-6.2.2.1T-g", "at-least-one")
        if not isinstance(action, Take):
            return None
        if self.given & BITS[action.good]:
            return Refusal("AGR-6.2.2.1T-b", "was-given", (action.good,))
        if state.value[action.good] > self.budget:
            return Refusal("AGR-6.2.2.1T-b", "worth-too-much", (self.budget,))
        return Refusal("AGR-6.2.2.1T-b", "lower-goods-first", (self.lowest,))

    def resolve(self, state: Agra, action: Action) -> None:
        if isinstance(action, Take):
            left = self.budget - state.value[action.good]
            state.then([TakeGoods(self.seat, left, self.given, action.good, 0)])
            gain_good(state, "AGR-6.2.2.1T-b", self.seat, action.good, 1)

"""Chapter 5.2: goods, their values, and processing them.

AGR-0-b     the current value is that of the price token, or else the printed one
AGR-5.2.1-a a price token holds for everybody and for every rule that speaks of value (AGR-R-18)
AGR-5.2.4-a processing moves one marker along one arrow
AGR-5.2.4-b what is processed in a main action, each other seat may follow with one good along the same arrow
AGR-5.2.4-c a favour for each that follows
AGR-5.2.4-d nothing else can be followed, but the Mujtahida's building
AGR-5.2.4-e no marker and no building is needed for it
AGR-6.1.2-c, AGR-A.I.14-a, AGR-A.III.10-a  exchanging a good for another of the same value (AGR-R-65)
AGR-6.2.2.1T-d  a token may differ from the printed value by one at most, one token a good
AGR-6.2.2.1T-h  moved with either side up, or flipped where it lies; never back to the Trader
AGR-A.III.2-a, AGR-A.III.2-b  tile 2: one more good along the same arrow, also while following (AGR-R-21)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import (
    ADDITIONAL,
    DECLINE,
    FOLLOW,
    PRICE,
    PROCESS_TO,
    TAKE,
    FavourHere,
    Process,
    SetPrice,
    Take,
)
from tablewright.games.agra.doors import (
    can_pay_favour,
    cannot_favour,
    gain_favour,
    may_discount,
    spend_favour,
)
from tablewright.games.agra.names import AT_TRADER, BASIC, GOODS, PROCESS_ADDITIONAL, TOKENS
from tablewright.games.agra.state import Agra, Closed
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry
from tablewright.kernel.step import Procedure, Step

# Values and price tokens.


def set_price(state: Agra, rule: str, seat: Seat, token: int, good: int, side: int) -> None:
    """AGR-6.2.2.1T-h: the token lies on *good*; the good that it leaves has its printed value again."""
    lift_token(state, token)
    state.token = with_entry(state.token, token, good * 2 + side)
    state.value = with_entry(state.value, good, state.printed.flags[token][side])
    state.tell(rule, seat, "priced", (token, good, state.value[good]))


def lift_token(state: Agra, token: int) -> None:
    """AGR-0-b: back to the printed value where it lay."""
    if state.token[token] != AT_TRADER:
        good = state.token[token] >> 1
        state.value = with_entry(state.value, good, state.printed.value[good])
        state.token = with_entry(state.token, token, AT_TRADER)


def cannot_price(state: Agra, token: int, good: int, side: int) -> Refusal | None:
    """AGR-6.2.2.1T-d, AGR-6.2.2.1T-h: why this token cannot lie there so; None if it can."""
    if state.token[token] == good * 2 + side:
        return Refusal("AGR-6.2.2.1T-h", "token-lies-so", (token,))
    for other in range(len(TOKENS)):
        if other != token and state.token[other] != AT_TRADER and state.token[other] >> 1 == good:
            return Refusal("AGR-6.2.2.1T-d", "token-on-good", (good,))
    printed = state.printed
    if abs(printed.flags[token][side] - printed.value[good]) > printed.price_difference:
        return Refusal("AGR-6.2.2.1T-d", "too-far-from-printed", (good,))
    return None


def price_options(state: Agra) -> list[Action]:
    found: list[Action] = []
    printed, taken = state.printed, [where >> 1 for where in state.token if where != AT_TRADER]
    for token in range(len(TOKENS)):
        here = state.token[token]
        for good in range(len(GOODS)):
            if good in taken and (here == AT_TRADER or here >> 1 != good):
                continue
            for side in range(2):
                if here != good * 2 + side and (
                    abs(printed.flags[token][side] - printed.value[good]) <= printed.price_difference
                ):
                    found.append(PRICE[token][good][side])
    return found


class MovePrice(Closed):
    """AGR-A.III.9-a: which token goes where?"""

    def __init__(self, seat: Seat, rule: str) -> None:
        super().__init__(seat)
        self.rule: Final = rule

    def fields(self) -> Fields:
        return "move-price", self.seat, self.rule

    def options(self, state: Agra) -> list[Action]:
        return price_options(state)

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if not isinstance(action, SetPrice):
            return None
        return cannot_price(state, action.token, action.good, action.side)

    def resolve(self, state: Agra, action: Action) -> None:
        assert isinstance(action, SetPrice)
        set_price(state, self.rule, self.seat, action.token, action.good, action.side)


# Exchanging for the same value.


def twins(state: Agra, good: int) -> list[int]:
    """AGR-R-65: the other goods that have the same value now."""
    value = state.value[good]
    return [other for other in range(len(GOODS)) if other != good and state.value[other] == value]


def has_twin(state: Agra, good: int) -> bool:
    value = state.value[good]
    return any([other != good and state.value[other] == value for other in range(len(GOODS))])


def exchangeable(state: Agra, seat: Seat) -> list[int]:
    row = state.hold[seat]
    return [good for good in range(len(GOODS)) if row[good] > 0 and has_twin(state, good)]


class ChooseTwin(Closed):
    """Which good of the same value does *good* become? The marker moves, so none is needed from the supply."""

    def __init__(self, seat: Seat, good: int, rule: str) -> None:
        super().__init__(seat)
        self.good: Final = good
        self.rule: Final = rule

    def fields(self) -> Fields:
        return "choose-twin", self.seat, self.good, self.rule

    def options(self, state: Agra) -> list[Action]:
        return [TAKE[good] for good in twins(state, self.good)]

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if not isinstance(action, Take):
            return None
        if action.good == self.good:
            return Refusal(self.rule, "same-again", (action.good,))
        return Refusal(self.rule, "other-value", (action.good, state.value[action.good]))

    def resolve(self, state: Agra, action: Action) -> None:
        assert isinstance(action, Take)
        turn_into(state, self.rule, self.seat, self.good, action.good)


def owe_twin(state: Agra, rule: str, seat: Seat, good: int) -> None:
    """Exchange *good*, asking for what only if there is a choice."""
    found = twins(state, good)
    if len(found) == 1:
        turn_into(state, rule, seat, good, found[0])
    else:
        state.then([ChooseTwin(seat, good, rule)])


def turn_into(state: Agra, rule: str, seat: Seat, good: int, other: int) -> None:
    row = state.hold[seat]
    row[good] -= 1
    row[other] += 1
    state.tell(rule, seat, "exchanged", (good, other))


# Processing.


def process(state: Agra, rule: str, seat: Seat, to: int, amount: int) -> None:
    """AGR-5.2.4-a: markers move along the arrow that leads to *to*."""
    row, source = state.hold[seat], state.printed.source[to]
    row[source] -= amount
    row[to] += amount
    state.tell(rule, seat, "processed", (source, to, amount))


def can_process(state: Agra, seat: Seat, to: int) -> bool:
    return state.hold[seat][state.printed.source[to]] > 0


def process_options(state: Agra, seat: Seat) -> list[Action]:
    """Every arrow along which *seat* has a good to move."""
    row, source = state.hold[seat], state.printed.source
    return [PROCESS_TO[to] for to in range(BASIC, len(GOODS)) if row[source[to]] > 0]


def no_source(state: Agra, to: int) -> Refusal:
    return Refusal("AGR-5.2.4-a", "good-missing", (state.printed.source[to],))


class ChooseArrow(Closed):
    """Which good is processed? With *low* and *high* only from a good of that value to one of that value."""

    def __init__(self, seat: Seat, low: int, high: int, rule: str) -> None:
        super().__init__(seat)
        self.low: Final = low
        self.high: Final = high
        self.rule: Final = rule

    def fields(self) -> Fields:
        return "choose-arrow", self.seat, self.low, self.high, self.rule

    def options(self, state: Agra) -> list[Action]:
        if self.low == 0:
            return process_options(state, self.seat)
        return between_options(state, self.seat, self.low, self.high)

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if not isinstance(action, Process):
            return None
        if not can_process(state, self.seat, action.good):
            return no_source(state, action.good)
        return Refusal(self.rule, "other-value", (action.good, state.value[action.good]))

    def resolve(self, state: Agra, action: Action) -> None:
        assert isinstance(action, Process)
        process(state, self.rule, self.seat, action.good, 1)
        owe_additional(state, self.seat, action.good)


def between_options(state: Agra, seat: Seat, low: int, high: int) -> list[Action]:
    """AGR-A.III.13-a: arrows from a good of value *low* to one of value *high*."""
    row, source, value = state.hold[seat], state.printed.source, state.value
    return [
        PROCESS_TO[to]
        for to in range(BASIC, len(GOODS))
        if row[source[to]] > 0 and value[source[to]] == low and value[to] == high
    ]


class Additional(Closed):
    """AGR-A.III.2-a: one more good along the same arrow, with tile 2?"""

    def __init__(self, seat: Seat, to: int) -> None:
        super().__init__(seat)
        self.to: Final = to

    def fields(self) -> Fields:
        return "additional", self.seat, self.to

    def options(self, state: Agra) -> list[Action]:
        found: list[Action] = [ADDITIONAL[0]]
        if may_discount(state, self.seat, PROCESS_ADDITIONAL):
            found.append(ADDITIONAL[1])
        found.append(DECLINE)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if isinstance(action, FavourHere) and action.favour == PROCESS_ADDITIONAL:
            return cannot_favour(state, self.seat, PROCESS_ADDITIONAL, action.cheaper)
        return None

    def resolve(self, state: Agra, action: Action) -> None:
        if isinstance(action, FavourHere):
            spend_favour(state, "AGR-A.III.2-a", self.seat, PROCESS_ADDITIONAL, action.cheaper)
            rule = "AGR-A.III.2-a" if self.seat == state.active else "AGR-A.III.2-b"
            process(state, rule, self.seat, self.to, 1)


def owe_additional(state: Agra, seat: Seat, to: int) -> None:
    """Ask for tile 2 if *seat* has it, can pay for it and has another good."""
    if can_pay_favour(state, seat, PROCESS_ADDITIONAL) and can_process(state, seat, to):
        state.then([Additional(seat, to)])


# Following.


class Following(Procedure[Agra]):
    """AGR-5.2.4-b, AGR-R-20: the others are asked one after another; *far* is how many have been."""

    def __init__(self, seat: Seat, to: int, far: int) -> None:
        super().__init__(seat)
        self.to: Final = to
        self.far: Final = far

    def fields(self) -> Fields:
        return "following", self.seat, self.to, self.far

    def run(self, state: Agra) -> None:
        for far in range(self.far, state.seats):
            other = (state.active + far) % state.seats
            if other != self.seat and can_process(state, other, self.to):
                steps: list[Step] = [Follow(other, self.seat, self.to), Following(self.seat, self.to, far + 1)]
                state.then(steps)
                return


class Follow(Closed):
    """AGR-5.2.4-b, AGR-6.2.2.3-c: does the seat follow *leader* with a good of its own?"""

    def __init__(self, seat: Seat, leader: Seat, to: int) -> None:
        super().__init__(seat)
        self.leader: Final = leader
        self.to: Final = to

    def fields(self) -> Fields:
        return "follow", self.seat, self.leader, self.to

    def options(self, state: Agra) -> list[Action]:
        return [FOLLOW, DECLINE]

    def resolve(self, state: Agra, action: Action) -> None:
        if action is FOLLOW:
            process(state, "AGR-6.2.2.3-c", self.seat, self.to, 1)
            owe_additional(state, self.seat, self.to)
            gain_favour(state, "AGR-6.2.2.3-d", self.leader, 1)
        else:
            state.tell("AGR-6.2.2.3-c", self.seat, "stayed-behind")

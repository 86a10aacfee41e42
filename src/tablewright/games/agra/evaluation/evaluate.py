"""What a state of Agra is worth to a seat: the rupees that it would have at the end, and what may yet become rupees.

The rupees of the others are hidden, so their standing is guessed from what lies open. Who is ahead likes to see the
end come nearer; who is behind does not. Nothing but a limit that the host may set ends a game in which nobody makes
headway, so after many rounds everybody would rather see it end.
"""

from __future__ import annotations

from typing import Final

from tablewright.bots.search.evaluation import Evaluation, blended
from tablewright.games.agra.actions import (
    BACK,
    Give,
    Lay,
    MakeRoom,
    OfGood,
    Pay,
    PaySailor,
    SetPrice,
    Stand,
    Take,
    Trade,
)
from tablewright.games.agra.ch05_3_building import ChooseBonus
from tablewright.games.agra.ch06_2_botanist import ChoosePayment
from tablewright.games.agra.ch06_2_production import produced
from tablewright.games.agra.ch06_2_trader import ChooseGood, GiveMore
from tablewright.games.agra.ch06_3_orders import column_count, order_markers
from tablewright.games.agra.ch06_s_secondary import EnglishTrader, Return
from tablewright.games.agra.doors import RoomFor
from tablewright.games.agra.evaluation.goods import Demand, demand, goods_worth, unit_worth, uses
from tablewright.games.agra.evaluation.pending import promised
from tablewright.games.agra.evaluation.weights import (
    AHEAD,
    CONTRACT,
    FAVOUR_HELD,
    FAVOURS,
    HORIZON,
    INFLUENCE,
    LEADING,
    MEDITATION_STEP,
    NEARER,
    PRODUCTION,
    RIVAL,
    STANDING,
    TILE,
    TRAILING,
    TRIGGERED,
    TURNS,
    WORK,
    WORKERS_LEFT,
)
from tablewright.games.agra.farm import FarmerMoves
from tablewright.games.agra.names import (
    BASIC,
    BONUS_TILES,
    FAVOUR,
    GUILDS,
    MEDITATION,
    NOTABLES,
    ON_RIVER,
    ORDERS,
    PIERS,
    RUPEES,
    SLOTS,
    STEP,
    TILES,
    WORKERS,
)
from tablewright.games.agra.scoring import total
from tablewright.games.agra.state import NO_LIMIT, Agra, Closed
from tablewright.games.agra.workers import standing
from tablewright.kernel.action import NOBODY, Action, Seat
from tablewright.kernel.step import Decision

LONG: Final = (ChooseGood, ChoosePayment, FarmerMoves, GiveMore, RoomFor)  # questions that come again and again
FEW: Final = 3  # of goods that can be given or taken, so many are tried
RUPEES_OF_AN_ORDER: Final = 3.5  # guessed of others: what an order or a contract has brought them
RUPEES_OF_A_CONTRACT: Final = 4.0
PATIENCE: Final = 40  # most games take fewer rounds
IMPATIENCE: Final = 4.0  # what the whole way to the end is worth, in rupees, for every round after that
BLUR: Final = 1.7  # purses are guessed, and players plan further than a playout does; found in 60 games of bots


class AgraEvaluation(Evaluation[Agra]):
    """Looks far: a turn has many small steps, and a state is judged quickly."""

    def __init__(self, weights: list[list[float]]) -> None:
        super().__init__(8, 600, 3.0, BLUR)
        self.weights: Final = weights
        self.w = weights[0]
        self.seat: Seat = 0
        self.own_turn = True
        self.use: list[float] = []
        self.asked = Demand()
        self.lead = 0.0
        self.horizon = 1.0
        self.impatience = 0.0

    def begin(self, state: Agra, seat: Seat) -> None:
        self.seat = seat
        self.own_turn = state.active == seat
        self.w = blended(self.weights, 1.0 - nearness(state))
        self.use = uses(state.printed, self.w)
        self.asked = demand(state, seat, self.w)
        gap = total(state, seat) - max([guessed_total(state, other) for other in state.others(seat)])
        self.lead = gap / (abs(gap) + self.w[AHEAD])
        self.impatience = IMPATIENCE * max(0, state.round - PATIENCE)
        # The same for all states: else who triggers the end would seem to lose what nobody can use any more.
        self.horizon = self.horizon_at(turns_to_come(state, seat))

    def horizon_at(self, turns: int) -> float:
        """What can be used in so many own turns to come is worth as much of its price."""
        return 0.0 if turns <= 0 else self.w[HORIZON + min(turns, TURNS) - 1]

    def is_over(self, state: Agra) -> bool:
        if not state.stack:
            return True
        return state.active != self.seat if self.own_turn else state.stack[-1].seat != self.seat

    def is_halfway(self, state: Agra) -> bool:
        """All that nothing can be inserted into; but not what goes on and on."""
        step = state.stack[-1]
        return isinstance(step, ChooseBonus) or (isinstance(step, Closed) and not isinstance(step, LONG))

    def meanwhile(self, state: Agra) -> Action | None:
        step = state.stack[-1] if state.stack else None
        if not self.own_turn or state.active != self.seat or step is None or step.seat == self.seat:
            return None
        assert isinstance(step, Decision)
        answers: list[Action] = step.options(state)
        return answers[0]

    def candidates(self, state: Agra, options: list[Action]) -> list[Action]:
        """All, but of what is much alike only a few: workers to lay down or stand up, goods to give or take."""
        found: list[Action] = []
        given: list[Action] = []
        taken: list[Action] = []
        for option in options:
            if isinstance(option, (Lay, Stand)):
                if not found or type(found[-1]) is not type(option):
                    found.append(option)
            elif isinstance(option, (Give, Trade, Pay, PaySailor, EnglishTrader, MakeRoom)):
                given.append(option)
            elif isinstance(option, Take):
                taken.append(option)
            elif not isinstance(option, (Return, SetPrice)) and option is not BACK:
                found.append(option)
        found += self.best_of(state, given, -1.0)
        found += self.best_of(state, taken, 1.0)
        return found if found else options[:1]

    def best_of(self, state: Agra, options: list[Action], sign: float) -> list[Action]:
        """A few of *options*: the least dear goods to give, the dearest to take."""
        if len(options) <= FEW:
            return options
        ranked: list[tuple[float, int]] = []
        for at in range(len(options)):
            ranked.append((-sign * self.worth_of(state, options[at], sign), at))
        ranked.sort()
        return [options[at] for _, at in ranked[:FEW]]

    def worth_of(self, state: Agra, option: Action, sign: float) -> float:
        """What the good of *option* is worth: the next one, if it is taken, or the last one that is there."""
        good = option.marker if isinstance(option, MakeRoom) else 0
        if good == FAVOUR:
            return self.w[FAVOUR_HELD] * FAVOURS[1]
        if isinstance(option, (OfGood, EnglishTrader)):
            good = option.good
        held = state.hold[self.seat][good]
        number = held if sign > 0 else max(0, held - 1)
        return unit_worth(state, self.use, self.asked, good, number, 1.0, self.w)

    def worth(self, state: Agra) -> float:
        seat = self.seat
        horizon, w = self.horizon, self.w
        worth = float(total(state, seat))
        if self.own_turn and state.active == seat and state.stack:
            worth += promised(state, seat, w)
            horizon = max(horizon, w[HORIZON])
        if horizon > 0.0:
            worth += goods_worth(state, seat, self.use, demand(state, seat, w), horizon, w)
            worth += horizon * position(state, seat, w)
        strongest = 0.0
        for other in state.others(seat):
            theirs = total(state, other) - state.hold[other][RUPEES] + horizon * open_position(state, other, w)
            strongest = max(strongest, theirs)
        near = nearness(state)
        end = w[NEARER] * near + (w[TRIGGERED] if state.ending > 0 else 0.0)
        return worth - w[RIVAL] * strongest + self.lead * end + self.impatience * near


def turns_to_come(state: Agra, seat: Seat) -> int:
    """Own turns after the present one. AGR-8.0-a: known once the end is triggered, a guess before; AGR-R-73: at most
    as many as the limit leaves."""
    order = state.order()
    waits = int(order.index(seat) > order.index(state.active))
    if state.ending > 0:
        return waits + state.printed.last_rounds + 1 - state.ending
    guess = 2 + round(6.0 * (1.0 - nearness(state)))
    return guess if state.most_rounds == NO_LIMIT else min(guess, waits + state.most_rounds - state.round)


def nearness(state: Agra) -> float:
    """AGR-4.3-a: how far the game has come, from 0 to 1: the farthest of track, column and river."""
    if state.ending > 0:
        return 1.0
    top = fullest = 0
    for guild in range(len(GUILDS)):
        fullest = max(fullest, column_count(state, guild))
        for row in state.hold:
            top = max(top, row[STEP + guild])
    return max(top / state.printed.top_step, (fullest - 2) / ORDERS, (state.boat - 1) / PIERS)


def position(state: Agra, seat: Seat, w: list[float]) -> float:
    """What *seat* has besides goods and rupees."""
    row = state.hold[seat]
    worth = open_position(state, seat, w)
    worth += w[WORKERS_LEFT] * WORK[min(row[WORKERS], len(WORK) - 1)]
    worth += w[STANDING] * state.worker.count(standing(seat)) + w[MEDITATION_STEP] * row[MEDITATION]
    for good in range(BASIC):
        yielded = produced(state, seat, good)
        worth += w[PRODUCTION] * yielded * yielded
    return worth


def open_position(state: Agra, seat: Seat, w: list[float]) -> float:
    """The part of a position that others can take away or add to: favour, influence, contracts, cards, tiles."""
    row = state.hold[seat]
    worth = w[FAVOUR_HELD] * FAVOURS[min(row[FAVOUR], len(FAVOURS) - 1)]
    for guild in range(len(GUILDS)):
        worth += w[INFLUENCE] * row[STEP + guild]
    for tile in range(len(TILES)):
        if state.tile_at[tile] == seat:
            worth += w[TILE]
    for notable in range(len(NOTABLES)):
        if state.contract[notable] == seat:
            worth += w[CONTRACT]
        elif state.contract[notable] == ON_RIVER:
            worth += prospect(state, seat, notable, w)
    return worth


def prospect(state: Agra, seat: Seat, notable: int, w: list[float]) -> float:
    """AGR-7.4-b, AGR-7.4-e: markers of *seat* on the card, which win it or become favour."""
    mine = theirs = 0
    for place in range(notable * SLOTS, notable * SLOTS + SLOTS):
        marker = state.ordered[place]
        if marker != NOBODY:
            if marker >> 1 == seat:
                mine += 1 + (marker & 1)
            else:
                theirs += 1 + (marker & 1)
    if mine == 0:
        return 0.0
    return w[LEADING if mine >= theirs else TRAILING] * mine


def guessed_total(state: Agra, seat: Seat) -> float:
    """What *seat* may have, judged by what it did in the open; its rupees are not looked at."""
    guess = float(total(state, seat) - state.hold[seat][RUPEES] + state.printed.start_rupees[state.seats - 2])
    for tile in range(len(BONUS_TILES)):
        if state.bonus[tile] == seat:
            guess += state.printed.bonus_rupees[tile]
    for guild in range(len(GUILDS)):
        guess += RUPEES_OF_AN_ORDER * order_markers(state, seat, guild)
    return guess + RUPEES_OF_A_CONTRACT * state.contract.count(seat)

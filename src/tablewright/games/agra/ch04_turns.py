"""Chapters 4, 6.3 and 8: rounds, turns, the order phase, and the end, with the limit that a table may have.

AGR-4.0-a   a turn each, clockwise from the starting player
AGR-4.0-b   three phases: meditation, action, order
AGR-4.0-d   at the end of a turn reminders and banners are cleared, and once-per-turn limits with them
AGR-4.0-e   the turn ends when the seat says so, after its main action
AGR-6.3-a   at most one: serve Akbar, or fulfil an order
AGR-6.3-b   whatever was fulfilled before in the turn (AGR-R-64)
AGR-8.0-a   the round of the trigger is finished, one more is played (AGR-R-52)
AGR-8.0-b   further triggers change nothing
AGR-8.0-m   without a trigger it goes on
AGR-R-73    a rule of the house: a table may limit its rounds, and the last one is as if the end had been triggered
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import END
from tablewright.games.agra.ch06_1_meditation import BeginMeditation, BeginSpending, EndMeditation
from tablewright.games.agra.ch06_2_spaces import ActionPhase
from tablewright.games.agra.ch06_3_orders import do_order, order_options, refuse_order, serve_options
from tablewright.games.agra.ch06_s_means import could_serve
from tablewright.games.agra.ch06_s_secondary import interrupts
from tablewright.games.agra.doors import banners_of
from tablewright.games.agra.names import BANNERS, END_PHASE, ORDER_PHASE, OVER, REMINDERS, SUPPLY, USED
from tablewright.games.agra.state import Agra
from tablewright.kernel.action import NOBODY, Action, Fields
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure, Step

NOTICE: Final = 5  # so many rounds before the last one a limit is told of


class BeginRound(Procedure[Agra]):
    """AGR-4.0-a, AGR-8.0-a: a turn for every seat, unless the last round is over."""

    def fields(self) -> Fields:
        return "begin-round", self.seat

    def run(self, state: Agra) -> None:
        if state.ending > state.printed.last_rounds:
            state.then([EndGame(self.seat)])
            return
        if state.ending > 0:
            state.ending += 1
            state.tell("AGR-8.0-a", NOBODY, "last-round-began")
        state.round += 1
        state.tell("AGR-4.0-a", NOBODY, "round-began", (state.round,))
        turns: list[Step] = [BeginTurn(seat) for seat in state.order()]
        turns.append(ReachLimit(self.seat) if comes_to_limit(state) else BeginRound(self.seat))
        state.then(turns)


def comes_to_limit(state: Agra) -> bool:
    """AGR-R-73: does the limit make the round that begins the last one? Said in it, and some rounds before.

    Then nothing can trigger the end any more, and whoever counts the turns to come finds none after this round.
    """
    left = state.most_rounds - state.round  # below zero where there is no limit
    if left not in (0, NOTICE) or state.ending > state.printed.last_rounds:
        return False
    if left == NOTICE:
        state.tell("AGR-R-73", NOBODY, "limit-near", (NOTICE, state.most_rounds))
        return False
    state.ending = state.printed.last_rounds + 1
    state.tell("AGR-R-73", NOBODY, "limit-round", (state.most_rounds,))
    return True


class ReachLimit(Procedure[Agra]):
    """AGR-R-73: why the game ends now."""

    def fields(self) -> Fields:
        return "reach-limit", self.seat

    def run(self, state: Agra) -> None:
        state.tell("AGR-R-73", NOBODY, "limit-reached", (state.most_rounds,))
        state.then([EndGame(self.seat)])


class BeginTurn(Procedure[Agra]):
    """AGR-4.0-b: the phases of a turn."""

    def fields(self) -> Fields:
        return "begin-turn", self.seat

    def run(self, state: Agra) -> None:
        seat = self.seat
        state.active = seat
        state.fresh_turn()
        state.tell("AGR-4.0-b", seat, "turn-began")
        state.then(
            [
                BeginMeditation(seat),
                BeginSpending(seat),
                EndMeditation(seat),
                ActionPhase(seat),
                OrderPhase(seat),
                EndTurn(seat),
                CleanUp(seat),
            ]
        )


class OrderPhase(Procedure[Agra]):
    """AGR-6.3-a: asked if there is anything to do, or could be after something is inserted (AGR-R-71)."""

    def fields(self) -> Fields:
        return "order-phase", self.seat

    def run(self, state: Agra) -> None:
        state.phase = ORDER_PHASE
        step = ServeOrFulfil(self.seat)
        if len(step.options(state)) > 1 or could_serve(state, self.seat, interrupts(state, step)):
            state.then([step])


class ServeOrFulfil(Decision[Agra, Action]):
    """AGR-6.3-a: Akbar, an order, or neither?"""

    def fields(self) -> Fields:
        return "serve-or-fulfil", self.seat

    def options(self, state: Agra) -> list[Action]:
        found = serve_options(state, self.seat)
        found += order_options(state, self.seat)
        found.append(END[ORDER_PHASE])
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        return refuse_order(state, self.seat, action)

    def resolve(self, state: Agra, action: Action) -> None:
        do_order(state, "AGR-6.3-a", self.seat, action)


class EndTurn(Procedure[Agra]):
    """AGR-4.0-e: the seat is asked as long as it could insert something."""

    def fields(self) -> Fields:
        return "end-turn", self.seat

    def run(self, state: Agra) -> None:
        state.phase = END_PHASE
        step = ConfirmEnd(self.seat)
        if interrupts(state, step):
            state.then([step])


class ConfirmEnd(Decision[Agra, Action]):
    """AGR-4.0-e: is the turn finished?"""

    def fields(self) -> Fields:
        return "confirm-end", self.seat

    def options(self, state: Agra) -> list[Action]:
        return [END[END_PHASE]]

    def resolve(self, state: Agra, action: Action) -> None:
        pass  # nothing more is owed than the cleaning up below it


class CleanUp(Procedure[Agra]):
    """AGR-4.0-d; AGR-R-21: also the reminders of those who followed, unless the data say until their own turn."""

    def fields(self) -> Fields:
        return "clean-up", self.seat

    def run(self, state: Agra) -> None:
        for seat in range(state.seats):
            if seat == self.seat or not state.printed.following_until_next:
                row = state.hold[seat]
                row[SUPPLY] += row[REMINDERS] + banners_of(state, seat)
                row[REMINDERS] = 0
                row[BANNERS] = 0
                row[USED] = 0


class EndGame(Procedure[Agra]):
    """AGR-8.0-a, AGR-8.0-c: nothing is owed any more, and everybody shows the rupees."""

    def fields(self) -> Fields:
        return "end-game", self.seat

    def run(self, state: Agra) -> None:
        state.phase = OVER
        state.reveal()
        state.tell("AGR-8.0-a", NOBODY, "game-ended")

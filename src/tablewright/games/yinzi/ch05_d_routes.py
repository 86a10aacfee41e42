"""Phase D-III: routes; and the final opportunity.

YIN-D-route-1    served tiles are won, the pieces on them go home
YIN-D-route-2    the other open tiles go to the discard
YIN-D-route-3    the next tiles are turned up
YIN-D-route-4    then personal tiles may be served
YIN-D-route-8    symbols on personal tiles do nothing
YIN-Z-end-2      after the last round everybody may sell food and serve personal tiles once more (YIN-R-74)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import STOP, Fill
from tablewright.games.yinzi.ch05_b_routes import PERSONAL, PickGift, cannot_fill, fillable, turn_up, win_route
from tablewright.games.yinzi.doors import EndOccasion, begin_occasion
from tablewright.games.yinzi.names import FINAL_CHANCE, NONE, PILES, ROUTE_PHASE
from tablewright.games.yinzi.state import Yinzi
from tablewright.games.yinzi.window import may_do_more
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure


class RoutePhase(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "route-phase", self.seat

    def run(self, state: Yinzi) -> None:
        state.phase = ROUTE_PHASE
        for pile in range(len(PILES)):
            route = state.open_route[pile]
            if route == NONE:
                continue
            if state.server[pile] != NOBODY:
                win_route(state, "YIN-D-route-1", state.server[pile], route, state.on_route[pile])
            else:
                state.discard = sorted([*state.discard, route])
                state.tell("YIN-D-route-2", NOBODY, "route-discarded", (route,))
        state.server = [NOBODY] * len(PILES)
        state.on_route = [[] for _ in PILES]
        if max([len(pile) for pile in state.routes]) > 0:
            state.reveal()
        for pile in range(len(PILES)):
            turn_up(state, "YIN-D-route-3", pile)
        state.then([PersonalStep(seat, ROUTE_PHASE) for seat in state.order])


class PersonalStep(Procedure[Yinzi]):
    """The own step of D-III, or the final opportunity."""

    def __init__(self, seat: Seat, window: int) -> None:
        super().__init__(seat)
        self.window: Final = window

    def fields(self) -> Fields:
        return "personal-step", self.seat, self.window

    def run(self, state: Yinzi) -> None:
        begin_occasion(state, self.seat, self.window)
        if has_personal_step(state, self.seat):
            state.then([ServePersonal(self.seat), EndOccasion(self.seat)])
        else:
            state.window = 0


def has_personal_step(state: Yinzi, seat: Seat) -> bool:
    return may_do_more(state, seat) or len(fillable(state, seat)) > 0


class GoOnPersonal(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "go-on-personal", self.seat

    def run(self, state: Yinzi) -> None:
        if has_personal_step(state, self.seat):
            state.then([ServePersonal(self.seat)])


class ServePersonal(Decision[Yinzi, Action]):
    """YIN-D-route-4: which part of a personal route tile is delivered?"""

    def fields(self) -> Fields:
        return "serve-personal", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        found = fillable(state, self.seat)
        found.append(STOP)
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        return cannot_fill(state, self.seat, action) if isinstance(action, Fill) else None

    def resolve(self, state: Yinzi, action: Action) -> None:
        if action is STOP:
            return
        assert isinstance(action, Fill)
        state.then([PickGift(self.seat, PERSONAL + action.route, action.part), GoOnPersonal(self.seat)])


class FinalPhase(Procedure[Yinzi]):
    """YIN-Z-end-2: better sale is over (YIN-R-74)."""

    def fields(self) -> Fields:
        return "final-phase", self.seat

    def run(self, state: Yinzi) -> None:
        state.phase = FINAL_CHANCE
        state.then([PersonalStep(seat, FINAL_CHANCE) for seat in state.order])

"""Phase A: bonus and turn order.

YIN-A-choose-1   in provisional order, each seat takes an unoccupied bonus
YIN-A-choose-2   the bonuses from left to right give the turn order, once all have chosen (YIN-R-67)
YIN-A-choose-3   they are held until phase F
YIN-A-choose-4   also where the effect is void (YIN-R-54)
YIN-A-bonus-1    free innovation: a disc on any free space
YIN-A-bonus-2    better sale: a coin more per cube sold in this round
YIN-A-bonus-3    workers fed
YIN-A-bonus-4    no tax
YIN-A-bonus-5    improve boats: a step for free
YIN-A-bonus-6    improve a factory: a disc for free
YIN-A-tile-1     the tile of the same column may be bought
YIN-A-tile-2     and is placed at once
YIN-A-tile-3     before or after the bonus
YIN-A-track-1    gaps stay until all have chosen
YIN-A-track-2    then the track is compacted and refilled
YIN-Q-order-1    from then on the new order holds
"""

from __future__ import annotations

from tablewright.games.yinzi.actions import BONUS_LETTER, BUY_TILE, INNOVATE, STOP, UPGRADE, Letter
from tablewright.games.yinzi.ch05_b_factories import add_disc, cannot_improve, improvable
from tablewright.games.yinzi.ch05_b_innovations import cannot_innovate, free_spaces, innovate
from tablewright.games.yinzi.ch05_b_plantation import buy_tile, cannot_buy_tile, compact
from tablewright.games.yinzi.doors import EndOccasion, begin_occasion
from tablewright.games.yinzi.names import (
    BOAT,
    BONUS,
    BONUS_OWED,
    BONUSES,
    DISCS,
    FREE_INNOVATION,
    IMPROVE_BOATS,
    IMPROVE_FACTORY,
    PHASE_A,
    TILE_BOUGHT,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.games.yinzi.window import may_do_more
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure


class BonusPhase(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "bonus-phase", self.seat

    def run(self, state: Yinzi) -> None:
        state.phase = PHASE_A
        state.then([*[BonusTurn(seat) for seat in state.order], EndBonuses(0)])


class BonusTurn(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "bonus-turn", self.seat

    def run(self, state: Yinzi) -> None:
        begin_occasion(state, self.seat, PHASE_A)
        state.then([ChooseBonus(self.seat), EndOccasion(self.seat)])


def step_boat(state: Yinzi, rule: str, seat: Seat) -> None:
    """One space further on the boat track; nothing on the last space."""
    row = state.hold[seat]
    if row[BOAT] + 1 < len(state.printed.capacity):
        row[BOAT] += 1
        state.tell(rule, seat, "boat-moved", (row[BOAT] + 1, state.printed.capacity[row[BOAT]]))


class ChooseBonus(Decision[Yinzi, Action]):
    """YIN-A-choose-1: which bonus, and with it which place in the turn order?"""

    def fields(self) -> Fields:
        return "choose-bonus", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        taken = [row[BONUS] for row in state.hold]
        found: list[Action] = []
        for bonus in range(len(BONUSES)):
            if bonus + 1 not in taken:
                found.append(BONUS_LETTER[bonus])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "bonus":
            holders = [seat for seat in range(state.seats) if state.hold[seat][BONUS] == action.at + 1]
            return Refusal("YIN-A-choose-1", "bonus-taken", (holders[0],)) if holders else None
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        state.hold[self.seat][BONUS] = action.at + 1
        state.tell("YIN-A-choose-1", self.seat, "chose-bonus", (action.at,))
        if action.at == IMPROVE_BOATS:
            step_boat(state, "YIN-A-bonus-5", self.seat)
        state.turn[BONUS_OWED] = int(action.at in (FREE_INNOVATION, IMPROVE_FACTORY))
        state.then([GoOnBonus(self.seat)])


class GoOnBonus(Procedure[Yinzi]):
    """Is there anything left to do in this turn of phase A?"""

    def fields(self) -> Fields:
        return "go-on-bonus", self.seat

    def run(self, state: Yinzi) -> None:
        step = AfterBonus(self.seat)
        if len(step.options(state)) > 1 or owed(state, self.seat) or may_do_more(state, self.seat):
            state.then([step])


def owed(state: Yinzi, seat: Seat) -> bool:
    """Must the bonus still be carried out, and can it?"""
    if state.turn[BONUS_OWED] == 0 or state.hold[seat][DISCS] == 0:
        return False
    if state.hold[seat][BONUS] == FREE_INNOVATION + 1:
        return len(free_spaces(state)) > 0
    return len(improvable(state, seat)) > 0


class AfterBonus(Decision[Yinzi, Action]):
    """YIN-A-tile-3: the effect of the bonus and the tile of its column, in any order."""

    def fields(self) -> Fields:
        return "after-bonus", self.seat

    def column(self, state: Yinzi) -> int:
        return state.hold[self.seat][BONUS] - 1

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        must = owed(state, self.seat)
        column = self.column(state)
        if must and column == FREE_INNOVATION:
            for space in free_spaces(state):
                found.append(INNOVATE[space])
        elif must:
            for factory in improvable(state, self.seat):
                found.append(UPGRADE[factory])
        if state.turn[TILE_BOUGHT] == 0 and cannot_buy_tile(state, self.seat, column) is None:
            found.append(BUY_TILE[column])
        if not must:
            found.append(STOP)
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if action is STOP:
            rule = "YIN-A-bonus-1" if self.column(state) == FREE_INNOVATION else "YIN-A-bonus-6"
            return Refusal(rule, "bonus-owed")
        if not isinstance(action, Letter):
            return None
        column = self.column(state)
        if action.verb == "buy-tile":
            if action.at != column:
                return Refusal("YIN-A-tile-1", "other-column", (column,))
            if state.turn[TILE_BOUGHT]:
                return Refusal("YIN-A-tile-1", "tile-bought")
            return cannot_buy_tile(state, self.seat, column)
        if action.verb == "innovate" and column == FREE_INNOVATION and state.turn[BONUS_OWED]:
            return cannot_innovate(state, self.seat, action.at)
        if action.verb == "upgrade" and column == IMPROVE_FACTORY and state.turn[BONUS_OWED]:
            return cannot_improve(state, self.seat, action.at)
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        if action is STOP:
            return
        assert isinstance(action, Letter)
        state.then([GoOnBonus(self.seat)])
        if action.verb == "innovate":
            state.turn[BONUS_OWED] = 0
            innovate(state, "YIN-A-bonus-1", self.seat, action.at)
        elif action.verb == "upgrade":
            state.turn[BONUS_OWED] = 0
            add_disc(state, "YIN-A-bonus-6", self.seat, action.at)
        else:
            state.turn[TILE_BOUGHT] = 1
            buy_tile(state, self.seat, action.at)


class EndBonuses(Procedure[Yinzi]):
    """YIN-A-choose-2, YIN-A-track-2: the new order, and the track."""

    def fields(self) -> Fields:
        return "end-bonuses", self.seat

    def run(self, state: Yinzi) -> None:
        places = sorted([(state.hold[seat][BONUS], seat) for seat in range(state.seats)])
        state.order = [place[1] for place in places]
        for place in range(state.seats):
            state.tell("YIN-A-choose-2", state.order[place], "order-place", (place + 1,))
        compact(state, "YIN-A-track-2")

"""Phase D-I: war glories.

YIN-D-glory-1    enemy strength: war symbols on the open tiles beside the board
YIN-D-glory-2    in turn order: fruitful war, additional recruitment, weak enemies (YIN-R-43)
YIN-D-glory-3    then lying veterans stand up (YIN-R-41)
YIN-D-glory-4    won if all armies together are at least as strong
YIN-D-glory-5    ranked by own workers and disc; ties to the left (YIN-R-44)
YIN-D-glory-6    won: 4 and 2 points
YIN-D-glory-7    lost: 2 points for the first
YIN-D-glory-8    the discs stay
YIN-D-glory-9    then veterans may be left lying
YIN-L-disc-1     without a disc in the supply, one from an innovation space, or the glory is lost (YIN-R-23)
YIN-I-war-4      veterans
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import DECLINE, GLORY_DISC, LEAVE, STOP, Letter
from tablewright.games.yinzi.doors import EndOccasion, begin_occasion, take_disc_back
from tablewright.games.yinzi.names import (
    ARMY,
    DISCS,
    GLORIES,
    GLORY_FIRST,
    INNOVATIONS,
    LYING,
    RECRUIT,
    VETERANS,
    WEAKENED,
)
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.games.yinzi.window import enemy_strength, spendable
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure, Step

MOST_VETERANS: Final = 2


class WarPhase(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "war-phase", self.seat

    def run(self, state: Yinzi) -> None:
        state.phase = GLORIES
        state.turn[WEAKENED] = 0
        steps: list[Step] = [WarStep(seat) for seat in state.order]
        steps += [StandUp(0), Award(0)]
        if state.innovation[VETERANS] != NOBODY:
            steps.append(VeteranStep(state.innovation[VETERANS]))
        state.then(steps)


class WarStep(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "war-step", self.seat

    def run(self, state: Yinzi) -> None:
        begin_occasion(state, self.seat, GLORIES)
        if spendable(state, self.seat):
            state.then([Rally(self.seat), EndOccasion(self.seat)])
        else:
            state.window = 0


class Rally(Decision[Yinzi, Action]):
    """YIN-D-glory-2: the discs of the war section are spent by interrupting this question."""

    def fields(self) -> Fields:
        return "rally", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        return [STOP]

    def resolve(self, state: Yinzi, action: Action) -> None:
        pass


class StandUp(Procedure[Yinzi]):
    """YIN-D-glory-3: veterans who still lie join the fight."""

    def fields(self) -> Fields:
        return "stand-up", self.seat

    def run(self, state: Yinzi) -> None:
        for seat in state.order:
            row = state.hold[seat]
            if row[LYING] == 0:
                continue
            state.tell("YIN-D-glory-3", seat, "veterans-rose", (row[LYING],))
            row[ARMY] += row[LYING]
            row[LYING] = 0
            if seat not in state.war_line:
                state.war_line = [*state.war_line, seat]


def force(state: Yinzi, seat: Seat) -> int:
    return state.hold[seat][ARMY] + state.hold[seat][RECRUIT]


def ranking(state: Yinzi) -> list[Seat]:
    """YIN-D-glory-5: stronger first, further left first."""
    line = [seat for seat in state.war_line if force(state, seat) > 0]
    places = sorted([(-force(state, line[place]), place) for place in range(len(line))])
    return [line[place[1]] for place in places]


class Award(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "award", self.seat

    def run(self, state: Yinzi) -> None:
        army = sum([force(state, seat) for seat in range(state.seats)])
        enemy = enemy_strength(state)
        won = army >= enemy
        state.tell("YIN-D-glory-4", NOBODY, "war-won" if won else "war-lost", (army, enemy))
        ranked = ranking(state)
        steps: list[Step] = []
        if won:
            steps += [Glory(ranked[place], place) for place in range(min(2, len(ranked)))]
        elif ranked:
            steps.append(Glory(ranked[0], 1))
        state.turn[WEAKENED] = 0
        state.then(steps)


class Glory(Procedure[Yinzi]):
    """A disc on the better (0) or the lesser (1) space of war glories."""

    def __init__(self, seat: Seat, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def fields(self) -> Fields:
        return "glory", self.seat, self.space

    def run(self, state: Yinzi) -> None:
        row = state.hold[self.seat]
        if row[DISCS] > 0:
            row[DISCS] -= 1
            row[GLORY_FIRST + self.space] += 1
            state.tell("YIN-D-glory-8", self.seat, "glory", (state.printed.glory_vp[self.space],))
        elif self.seat in state.innovation:
            state.then([GloryDisc(self.seat, self.space)])
        else:
            state.tell("YIN-L-disc-1", self.seat, "glory-lost")


class GloryDisc(Closed):
    """YIN-L-disc-1: which innovation disc marks the glory, if any?"""

    def __init__(self, seat: Seat, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def fields(self) -> Fields:
        return "glory-disc", self.seat, self.space

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for space in range(len(INNOVATIONS)):
            if state.innovation[space] == self.seat:
                found.append(GLORY_DISC[space])
        found.append(DECLINE)
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "move-disc":
            return Refusal("YIN-L-disc-1", "no-disc-there", (action.at,))
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        if action is DECLINE:
            state.tell("YIN-L-disc-1", self.seat, "glory-lost")
            return
        assert isinstance(action, Letter)
        take_disc_back(state, "YIN-L-disc-1", self.seat, action.at)
        state.then([Glory(self.seat, self.space)])


class VeteranStep(Procedure[Yinzi]):
    """YIN-D-glory-9: only for a seat with the disc and with workers to leave."""

    def fields(self) -> Fields:
        return "veteran-step", self.seat

    def run(self, state: Yinzi) -> None:
        if state.may_spend(self.seat, VETERANS) and state.hold[self.seat][ARMY] > 0:
            state.active = self.seat
            state.then([LeaveVeterans(self.seat)])


class LeaveVeterans(Closed):
    """YIN-I-war-4: how many workers stay lying in the war area?"""

    def fields(self) -> Fields:
        return "leave-veterans", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for number in range(min(MOST_VETERANS, state.hold[self.seat][ARMY]) + 1):
            found.append(LEAVE[number])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "leave":
            return Refusal("YIN-I-war-4", "workers-missing", (action.at - state.hold[self.seat][ARMY],))
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        if action.at > 0:
            take_disc_back(state, "YIN-I-war-4", self.seat, VETERANS)
            state.hold[self.seat][ARMY] -= action.at
            state.hold[self.seat][LYING] += action.at
            state.tell("YIN-I-war-4", self.seat, "veterans-stay", (action.at,))

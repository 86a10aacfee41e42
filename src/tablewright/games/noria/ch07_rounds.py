"""Chapters 7 and 8: rounds and turns.

NOR-7.1-a  16, 15 or 14 rounds
NOR-7.1-b  each begins by removing the lowest marker of the track
NOR-7.1-c  then every seat takes a turn, from the start player on
NOR-7.1-d  the round of the last marker is played out
NOR-8.1-a  a turn: influence, action, politics, administration
NOR-8.1-b  influence and politics are optional, discs too; administration is not
NOR-8.1-c  nobody acts in another's turn
NOR-19.1-a the game ends after the last turn of the last round
NOR-19.1-b politicians above leave; halls keep their values
"""

from __future__ import annotations

from tablewright.games.noria.ch09_influence import BeginInfluence
from tablewright.games.noria.ch10_action import BeginActions
from tablewright.games.noria.ch17_politics import BeginPolitics
from tablewright.games.noria.ch18_administration import Administration
from tablewright.games.noria.names import HALLS, OVER
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import NOBODY, Fields
from tablewright.kernel.step import Procedure, Step


class BeginRound(Procedure[Noria]):
    """NOR-7.1-b: remove a marker and let everybody have a turn; without a marker the game is over."""

    def fields(self) -> Fields:
        return "begin-round", self.seat

    def run(self, state: Noria) -> None:
        if state.round == state.printed.rounds_by_players[state.seats - 2]:
            state.then([EndGame(self.seat)])
            return
        state.round += 1
        state.tell("NOR-7.1-b", NOBODY, "round-began", (state.round,))
        turns: list[Step] = [BeginTurn(seat) for seat in state.order()]
        turns.append(BeginRound(self.seat))
        state.then(turns)


class BeginTurn(Procedure[Noria]):
    """NOR-8.1-a: the four phases of a seat's turn; what belongs to a turn starts anew (NOR-9.2-f, NOR-17.1-c)."""

    def fields(self) -> Fields:
        return "begin-turn", self.seat

    def run(self, state: Noria) -> None:
        state.active = self.seat
        state.fresh_turn()
        state.tell("NOR-7.1-c", self.seat, "turn-began")
        state.then(
            [BeginInfluence(self.seat), BeginActions(self.seat), BeginPolitics(self.seat), Administration(self.seat)]
        )


class EndGame(Procedure[Noria]):
    """NOR-19.1-a, NOR-19.1-b: nothing is owed any more, and only seated politicians stay."""

    def fields(self) -> Fields:
        return "end-game", self.seat

    def run(self, state: Noria) -> None:
        state.phase = OVER
        state.above = [0] * len(HALLS)
        state.tell("NOR-19.1-a", NOBODY, "game-ended")

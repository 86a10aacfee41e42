"""What any state of any game is worth: the score as it stands. For games that nobody has thought about yet."""

from __future__ import annotations

from typing import Any, Final

from tablewright.bots.search.evaluation import Evaluation
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.state import State, seats_to_act


class ScoreEvaluation(Evaluation[State]):
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(4, 100, 0.5)
        self.game: Final = game
        self.seat: Seat = 0

    def begin(self, state: State, seat: Seat) -> None:
        self.seat = seat

    def worth(self, state: State) -> float:
        totals = self.game.result(state).totals
        return float(totals[self.seat] - max([totals[other] for other in state.others(self.seat)]))

    def is_over(self, state: State) -> bool:
        return self.seat not in seats_to_act(state)

    def is_halfway(self, state: State) -> bool:
        return False

    def candidates(self, state: State, options: list[Action]) -> list[Action]:
        return options[:]

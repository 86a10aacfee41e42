"""The greedy bot: looks to the end of its own turn, at what it would then have, and no further."""

from __future__ import annotations

from typing import Any, Final

from tablewright.bots.bot import Bot
from tablewright.bots.evaluations import BY_HAND, evaluation_of
from tablewright.bots.search.beam import Beam
from tablewright.bots.search.evaluation import Evaluation
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.state import State


class GreedyBot(Bot):
    """A beam search over the rest of the own turn, judged by the evaluation of the game, or by the score alone."""

    def __init__(self, seed: str, weights: str = BY_HAND) -> None:
        super().__init__(seed)
        self.weights: Final = weights
        self.evaluations: Final[dict[str, Evaluation[Any]]] = {}

    def choose(self, game: Game[Any], state: State, seat: Seat) -> Action:
        options = game.options(state, seat)
        if len(options) == 1:
            return options[0]
        evaluation = self.evaluation_of(game)
        evaluation.begin(state, seat)
        firsts = evaluation.candidates(state, options)
        if len(firsts) == 1:
            return firsts[0]
        self.chance.shuffle(firsts)  # of equally good ones the first is chosen
        beam = Beam(game, evaluation, seat, evaluation.width, evaluation.states)
        return beam.lines_from(state, firsts, 1)[0].actions[0]

    def evaluation_of(self, game: Game[Any]) -> Evaluation[Any]:
        if game.name not in self.evaluations:
            self.evaluations[game.name] = evaluation_of(game, self.weights)
        return self.evaluations[game.name]

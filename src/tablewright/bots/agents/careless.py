"""The careless bot: knows what is worth how much, but often misjudges it."""

from __future__ import annotations

from typing import Any, Final

from tablewright.bots.agents.greedy import GreedyBot
from tablewright.bots.search.evaluation import Evaluation
from tablewright.bots.search.noisy_evaluation import NoisyEvaluation
from tablewright.kernel.game import Game


class CarelessBot(GreedyBot):
    """Plays like greedy, with so much *noise* in its judgement, and perhaps *hasty* (`NoisyEvaluation`)."""

    def __init__(self, seed: str, noise: float, hasty: bool = False) -> None:
        super().__init__(seed)
        self.noise: Final = noise
        self.hasty: Final = hasty

    def evaluation_of(self, game: Game[Any]) -> Evaluation[Any]:
        if game.name not in self.evaluations:
            quiet = super().evaluation_of(game)
            self.evaluations[game.name] = NoisyEvaluation(quiet, self.chance, self.noise, self.hasty)
        return self.evaluations[game.name]

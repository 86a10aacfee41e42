"""The careless bot: knows what is worth how much, but often misjudges it."""

from __future__ import annotations

from typing import Any, Final

from tablewright.bots.agents.doubt import InDoubt
from tablewright.bots.agents.greedy import GreedyBot
from tablewright.bots.search.evaluation import Evaluation
from tablewright.kernel.game import Game


class CarelessBot(GreedyBot):
    """Plays like greedy with a judgement that is off by up to half of so many *doubts*, perhaps *hasty* (`InDoubt`)."""

    def __init__(self, seed: str, doubts: float, hasty: bool = False) -> None:
        super().__init__(seed)
        self.doubts: Final = doubts
        self.hasty: Final = hasty

    def evaluation_of(self, game: Game[Any]) -> Evaluation[Any]:
        if game.name not in self.evaluations:
            wise = super().evaluation_of(game)
            self.evaluations[game.name] = InDoubt(wise, self.chance, self.doubts, self.hasty)
        return self.evaluations[game.name]

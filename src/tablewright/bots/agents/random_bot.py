"""The bot that plays anything: an opponent for tests and a yardstick for the others."""

from __future__ import annotations

from typing import Any

from tablewright.bots.bot import Bot
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.state import State


class RandomBot(Bot):
    """Every option is as likely as the others."""

    def choose(self, game: Game[Any], state: State, seat: Seat) -> Action:
        options = game.options(state, seat)
        return options[self.chance.below(len(options))]

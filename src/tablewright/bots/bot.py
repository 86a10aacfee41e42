"""The bot: somebody who chooses for a seat."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.random import Chance, chance_from
from tablewright.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One player's way of playing, with chance of its own: the same seed and the same states give the same choices.

    What it wants to know at its next choice it puts down in its *notes*. A new bot may take over at any time, with them
    or without: they save it the time to think everything over again.
    """

    def __init__(self, seed: str) -> None:
        self.chance: Final[Chance] = chance_from(seed)
        self.notes = ""

    def choose(self, game: Game[Any], state: State, seat: Seat) -> Action:
        """One of the options of *seat*.

        *state* is never the real one but made by `Game.world`: what *seat* cannot know was drawn anew, and so was the
        chance of everything to come. It is the bot's own, to be played with.
        """
        raise NotImplementedError

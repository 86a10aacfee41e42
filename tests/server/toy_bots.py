"""A shelf of bots, good and bad."""

from __future__ import annotations

import os
import time
from typing import Any

from tablewright.kernel.action import Action, Seat
from tablewright.kernel.random import chance_from

BOTS = ["first", "any", "broken", "deadly", "cheating", "endless", "noting"]


def bot_names() -> list[str]:
    return BOTS


def levels() -> list[str]:
    return BOTS


class ToyBot:
    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.notes = ""
        self.chance = chance_from(seed)

    def choose(self, game: Any, state: Any, seat: Seat) -> Action:
        options: list[Action] = game.options(state, seat)
        if self.name == "broken":
            raise ValueError("this bot is broken")
        if self.name == "deadly":
            os._exit(3)
        if self.name == "endless":
            time.sleep(60)
        if self.name == "cheating":
            letters: list[Action] = game.alphabet()
            return next(letter for letter in letters if letter not in options)
        if self.name == "noting":  # does the opposite of what it noted
            self.notes = "first" if self.notes == "last" else "last"
            return options[0 if self.notes == "first" else -1]
        return options[0 if self.name == "first" else self.chance.below(len(options))]


def make_bot(name: str, seed: str, seconds: float | None = None) -> ToyBot:
    return ToyBot(name, seed)

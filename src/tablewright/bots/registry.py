# not compiled: makes a bot once in a while
"""The bots of Tablewright, written out by hand."""

from __future__ import annotations

from collections.abc import Callable

from tablewright.bots.bot import Bot
from tablewright.bots.careless import CarelessBot
from tablewright.bots.evaluations import LEARNED
from tablewright.bots.greedy import GreedyBot
from tablewright.bots.random_bot import RandomBot

# What people choose from, the weakest first: the same names at every game.
LEVELS: dict[str, Callable[[str], Bot]] = {
    "novice": lambda seed: CarelessBot(seed, 9.0),
    "club": lambda seed: CarelessBot(seed, 3.0),
    "strong": GreedyBot,
    "expert": lambda seed: GreedyBot(seed, LEARNED),
}
MAKERS: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "greedy": GreedyBot, **LEVELS}


def bot_names() -> list[str]:
    return list(MAKERS)


def levels() -> list[str]:
    return list(LEVELS)


def make_bot(name: str, seed: str) -> Bot:
    """The bot called *name*, for any game; KeyError if there is none."""
    return MAKERS[name](seed)

# not compiled: makes a bot once in a while
"""The bots of Tablewright, written out by hand."""

from __future__ import annotations

from collections.abc import Callable

from tablewright.bots.agents.careless import CarelessBot
from tablewright.bots.agents.greedy import GreedyBot
from tablewright.bots.agents.random_bot import RandomBot
from tablewright.bots.agents.thoughtful import ThoughtfulBot
from tablewright.bots.agents.tree import TreeBot
from tablewright.bots.bot import Bot

# What people choose from, the weakest first: the same names at every game. A bot that searches may get a time limit.
LEVELS: dict[str, Callable[[str, float | None], Bot]] = {
    "novice": lambda seed, _: CarelessBot(seed, 2.0, hasty=True),
    "club": lambda seed, _: CarelessBot(seed, 3.5),
    "strong": lambda seed, _: GreedyBot(seed),
    "expert": lambda seed, seconds: ThoughtfulBot(seed, 120_000, seconds),
}
MAKERS: dict[str, Callable[[str, float | None], Bot]] = {
    "random": lambda seed, _: RandomBot(seed),
    "greedy": lambda seed, _: GreedyBot(seed),
    "tree": lambda seed, seconds: TreeBot(seed, 200, seconds),
    **LEVELS,
}


def bot_names() -> list[str]:
    return list(MAKERS)


def levels() -> list[str]:
    return list(LEVELS)


def make_bot(name: str, seed: str, seconds: float | None = None) -> Bot:
    """The bot called *name*, for any game; KeyError if there is none.

    It thinks as long as it takes, or for *seconds* if that is sooner; then the same seed may choose otherwise.
    """
    return MAKERS[name](seed, seconds)

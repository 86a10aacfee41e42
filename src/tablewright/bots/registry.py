# not compiled: makes a bot once in a while
"""The bots of Tablewright, written out by hand."""

from __future__ import annotations

from collections.abc import Callable

from tablewright.bots.bot import Bot
from tablewright.bots.greedy import GreedyBot
from tablewright.bots.random_bot import RandomBot

MAKERS: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_names() -> list[str]:
    return list(MAKERS)


def make_bot(name: str, seed: str, seconds: float | None = None) -> Bot:
    """The bot called *name*, for any game; KeyError if there is none."""
    return MAKERS[name](seed)

"""Everything at once: the three games and Harbour, which has lanes; the bots, and one that takes a while."""

from __future__ import annotations

import time
from typing import Any, Final

from tablewright.bots import registry as bots
from tablewright.games import registry as games
from tablewright.kernel.action import Action, Seat
from tests.toy.game import HARBOUR

A_WHILE: Final = 0.03  # seconds; long enough to be killed in


def game_names() -> list[str]:
    return [*games.game_names(), "harbour"]


def load_game(name: str, data: str | None = None) -> Any:
    return HARBOUR if name == "harbour" else games.load_game(name, data)


def clauses(name: str) -> list[str]:
    return [] if name == "harbour" else games.clauses(name)


def reconstructed_values(name: str, data: str | None = None) -> list[str]:
    return [] if name == "harbour" else games.reconstructed_values(name, data)


def aid(name: str, data: str | None = None) -> list[dict[str, Any]]:
    return [] if name == "harbour" else games.aid(name, data)


class MusingBot:
    """Chooses at random, after it has looked out of the window."""

    def __init__(self, seed: str) -> None:
        self.bot = bots.make_bot("random", seed)
        self.notes = ""

    def choose(self, game: Any, state: Any, seat: Seat) -> Action:
        time.sleep(A_WHILE)
        return self.bot.choose(game, state, seat)


def bot_names() -> list[str]:
    return [*bots.bot_names(), "musing"]


def levels() -> list[str]:
    return [*bots.levels(), "musing"]


def make_bot(name: str, seed: str, seconds: float | None = None) -> Any:
    return MusingBot(seed) if name == "musing" else bots.make_bot(name, seed, seconds)

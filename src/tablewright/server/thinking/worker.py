"""What runs in a worker process: a bot looks at an imagined table and chooses. It gets nothing that it may not know."""

from __future__ import annotations

import signal
from dataclasses import dataclass
from typing import Any, Final

from tablewright.kernel.action import Seat, Word
from tablewright.runtime import begin_work
from tablewright.server.base.plugins import bot_shelf, game_shelf

SECONDS: Final = 2.0  # that a bot may think about one question


@dataclass(frozen=True, slots=True)
class Task:
    """One decision. *state* is the JSON of a state in which everything hidden from *seat* was drawn anew; *notes* are
    what the bot of that seat noted at its last one, if they are still to be had.
    """

    games: str
    bots: str
    game: str
    data_path: str | None
    bot: str
    seed: str
    state: dict[str, Any]
    seat: Seat
    notes: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """The *words* of the action that a bot chose, and its *notes* for the next question."""

    words: list[Word]
    notes: str


def think(task: Task) -> Choice:
    game = game_shelf(task.games).load_game(task.game, task.data_path)
    bot = bot_shelf(task.bots).make_bot(task.bot, task.seed, SECONDS)
    bot.notes = task.notes
    chosen = bot.choose(game, game.from_json(task.state), task.seat)
    return Choice(list(chosen.fields()), bot.notes)


def begin() -> None:
    """Runs once in every new worker."""
    begin_work()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then stops its workers

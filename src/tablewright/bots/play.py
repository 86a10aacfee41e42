"""Bots at a table of their own."""

from __future__ import annotations

from typing import Any

from tablewright.bots.bot import Bot
from tablewright.kernel.game import Game
from tablewright.kernel.setup import Setup
from tablewright.kernel.state import State, seats_to_act


def play_match(game: Game[Any], setup: Setup, seed: str, bots: list[Bot]) -> State:
    """The end of a game among *bots*, one for each seat. Each of them sees only what it imagines."""
    if len(bots) != setup.seats:
        raise ValueError(f"{setup.seats} seats, {len(bots)} bots")
    state: State = game.start(setup, seed)
    while not state.is_over():
        seat = seats_to_act(state)[0]
        bot = bots[seat]
        imagined: State = game.world(state, seat, bot.chance)
        game.take(state, bot.choose(game, imagined, seat), seat)
    return state

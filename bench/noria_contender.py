"""Noria at work, with whichever engine the environment says."""

from __future__ import annotations

import random
import time
from functools import cache
from typing import Any

from protocol import Result, serve

from tablewright._mode import status
from tablewright.bots.registry import make_bot
from tablewright.games.registry import load_game
from tablewright.kernel.random import chance_from
from tablewright.kernel.state import seats_to_act

GAME = load_game("noria")
SEEDS = random.Random(2018)


def seed() -> str:
    return f"{SEEDS.getrandbits(128):032x}"


def playouts(mode: str, seats: int, seconds: float) -> Result:
    """Whole games by chance: list the options, choose one, take it."""
    setup = GAME.setup(seats, {"mode": mode})
    chance = chance_from(seed())
    below, options_of, take = chance.below, GAME.options, GAME.take
    decisions = games = listed = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        state = GAME.start(setup, seed())
        while not state.is_over():
            options = options_of(state)
            take(state, options[below(len(options))])
            decisions += 1
            listed += len(options)
        games += 1
    spent = time.process_time() - begun
    return {"rate": decisions / spent, "per_game": decisions / games, "options": listed / decisions}


@cache
def positions(seats: int) -> list[Any]:
    """Every position of a game between greedy bots, which go where chance hardly ever does."""
    state = GAME.start(GAME.setup(seats, {}), seed())
    bots = [make_bot("greedy", seed()) for _ in range(seats)]
    found = []
    while not state.is_over():
        found.append(GAME.twin(state))
        seat = seats_to_act(state)[0]
        GAME.take(state, bots[seat].choose(GAME, GAME.imagine(state, seat, bots[seat].chance), seat), seat)
    return found


def copies(seats: int, seconds: float) -> Result:
    """Copying the positions of a game, in microseconds each."""
    states, twin = positions(seats), GAME.twin
    count = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for state in states:
            twin(state)
        count += len(states)
    return {"microseconds": 1e6 * (time.process_time() - begun) / count}


def options(seats: int, seconds: float) -> Result:
    """Listing the options in the positions of a game, in microseconds: the median, and what 1 % take longer than."""
    states, options_of, clock = positions(seats), GAME.options, time.perf_counter_ns
    spent: list[int] = []
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for state in states:
            start = clock()
            options_of(state)
            spent.append(clock() - start)
    spent.sort()
    return {"p50": spent[len(spent) // 2] / 1000, "p99": spent[len(spent) * 99 // 100] / 1000}


def choices(seats: int, seconds: float) -> Result:
    """How long the greedy bot thinks, in milliseconds a choice, over a whole game's positions."""
    states = positions(seats)
    bot = make_bot("greedy", seed())
    count = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        state = SEEDS.choice(states)
        seat = seats_to_act(state)[0]
        bot.choose(GAME, GAME.imagine(state, seat, bot.chance), seat)
        count += 1
    return {"milliseconds": 1000 * (time.process_time() - begun) / count}


def engine() -> Result:
    return {"engine": status()}


if __name__ == "__main__":
    serve({"engine": engine, "playouts": playouts, "copies": copies, "options": options, "choices": choices})

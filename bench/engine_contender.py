"""A game of Tablewright at work, with whichever engine the environment says."""

from __future__ import annotations

import random
import time
from functools import cache
from operator import itemgetter
from typing import Any

from environment import turns
from protocol import Result, evenly, serve

from tablewright._mode import status
from tablewright.arena.playing import play_to_the_end
from tablewright.bots.evaluations import LEARNED, evaluation_of
from tablewright.bots.registry import make_bot
from tablewright.bots.search.tree_nodes import Node
from tablewright.bots.search.tree_search import TreeSearch
from tablewright.envs import pettingzoo_env
from tablewright.games.registry import game_names, load_game
from tablewright.kernel.game import Game
from tablewright.kernel.match import Match
from tablewright.kernel.random import chance_from
from tablewright.kernel.state import seats_to_act

GAMES: dict[str, Game[Any]] = {name: load_game(name) for name in game_names()}
SEEDS = random.Random(2018)
SIMULATIONS = 200  # of a search
MATCHES = 3  # whose positions are looked at: of one alone a rare question more or less would make the 99th percentile


def seed() -> str:
    return f"{SEEDS.getrandbits(128):032x}"


def playouts(game: str, seats: int, seconds: float, mode: str | None = None) -> Result:
    """Whole games by chance: list the options, choose one, take it."""
    rules = GAMES[game]
    setup = rules.setup(seats, {"mode": mode} if mode else {})
    chance = chance_from(seed())
    below, options_of, take = chance.below, rules.options, rules.take
    decisions = games = listed = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        state = rules.start(setup, seed())
        while not state.is_over():
            options = options_of(state)
            take(state, options[below(len(options))])
            decisions += 1
            listed += len(options)
        games += 1
    spent = time.process_time() - begun
    return {"rate": decisions / spent, "per_game": decisions / games, "options": listed / decisions}


@cache
def positions(game: str, seats: int) -> list[Any]:
    """Every position of some games between greedy bots, which go where chance hardly ever does; the later the last."""
    rules = GAMES[game]
    found: list[tuple[int, Any]] = []
    for _ in range(MATCHES):
        match = Match(rules, rules.setup(seats, {}), seed())
        play_to_the_end(match, [make_bot("greedy", seed()) for _ in range(seats)])
        found += [(decision, match.at(decision)) for decision in range(len(match.plies))]
    found.sort(key=itemgetter(0))
    return [state for _, state in found]


def copies(game: str, seats: int, seconds: float) -> Result:
    """Copying the positions of a game, in microseconds each."""
    states, twin = positions(game, seats), GAMES[game].twin
    count = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for state in states:
            twin(state)
        count += len(states)
    return {"microseconds": 1e6 * (time.process_time() - begun) / count}


def options(game: str, seats: int, seconds: float) -> Result:
    """Listing the options in the last third of a game, in microseconds: the median, and what 1 % take longer than."""
    states, options_of, clock = positions(game, seats), GAMES[game].options, time.perf_counter_ns
    states = states[-len(states) // 3 :]
    spent: list[int] = []
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for state in states:
            start = clock()
            options_of(state)
            spent.append(clock() - start)
    spent.sort()
    return {"p50": spent[len(spent) // 2] / 1000, "p99": spent[len(spent) * 99 // 100] / 1000}


def choices(game: str, seats: int, seconds: float) -> Result:
    """How long the greedy bot thinks, in milliseconds a choice, over a whole game's positions."""
    rules, states = GAMES[game], evenly(positions(game, seats), 60)
    bot = make_bot("greedy", seed())
    count = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for state in states:
            seat = seats_to_act(state)[0]
            bot.choose(rules, rules.world(state, seat, bot.chance), seat)
        count += len(states)
    return {"milliseconds": 1000 * (time.process_time() - begun) / count}


def searches(game: str, seats: int, seconds: float) -> Result:
    """Simulations a second of the tree search, lines of the turn looked for anew at every choice."""
    rules, states = GAMES[game], evenly(positions(game, seats), 20)
    chance = chance_from(seed())
    count = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for state in states:
            seat = seats_to_act(state)[0]
            imagined = rules.world(state, seat, chance)
            search = TreeSearch(rules, evaluation_of(rules, LEARNED), chance, imagined, seat, Node(seats), 0)
            for _ in range(SIMULATIONS):
                search.iterate()
        count += SIMULATIONS * len(states)
    return {"rate": count / (time.process_time() - begun)}


def environments(game: str, seats: int, seconds: float) -> Result:
    """Turns a second of the environment for PettingZoo, with the tensor as observation."""
    return turns(pettingzoo_env.env(game, seats), seconds)


def engine() -> Result:
    return {"engine": status()}


if __name__ == "__main__":
    measured = [playouts, copies, options, choices, searches, environments]
    serve({"engine": engine, **{task.__name__: task for task in measured}})

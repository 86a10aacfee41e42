"""The peer: OpenSpiel's games in C++, driven from Python as ours are."""

from __future__ import annotations

import random
import time
from importlib.metadata import version
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from protocol import Result, evenly, serve

from tablewright.envs import openspiel_game  # noqa: F401  (registers our games)

CHANCE = random.Random(2018)


def by_chance(state: Any) -> int:
    """A random option; where the game itself draws, one by its own odds."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        return int(CHANCE.choices(outcomes, odds)[0])
    return int(CHANCE.choice(state.legal_actions()))


def playouts(game: str, seconds: float) -> Result:
    """Whole games by chance. What is drawn counts for the time and not for the decisions, as it does with ours."""
    rules = pyspiel.load_game(game)
    decisions = games = listed = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(by_chance(state))
                continue
            options = state.legal_actions()
            state.apply_action(CHANCE.choice(options))
            decisions += 1
            listed += len(options)
        games += 1
    spent = time.process_time() - begun
    return {"rate": decisions / spent, "per_game": decisions / games, "options": listed / decisions}


def positions(game: str) -> list[Any]:
    """Every position of a random game in which somebody decides."""
    state = pyspiel.load_game(game).new_initial_state()
    found = []
    while not state.is_terminal():
        if not state.is_chance_node():
            found.append(state.clone())
        state.apply_action(by_chance(state))
    return found


def copies(game: str, seconds: float) -> Result:
    states = positions(game)
    count = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for state in states:
            state.clone()
        count += len(states)
    return {"microseconds": 1e6 * (time.process_time() - begun) / count}


def searches(game: str, seconds: float) -> Result:
    """Simulations a second of OpenSpiel's own search in Python, with a random playout for every leaf.

    Games that say what a player can know are searched over information sets, others plainly.
    """
    rules = pyspiel.load_game(game)
    chance = numpy.random.RandomState(2018)
    leaf = mcts.RandomRolloutEvaluator(1, chance)
    kind = rules.get_type()
    hidden = kind.information != pyspiel.GameType.Information.PERFECT_INFORMATION
    simulations = 20
    bot: Any
    if hidden and kind.provides_information_state_string:
        bot = ismcts.ISMCTSBot(rules, leaf, uct_c=1.4, max_simulations=simulations, random_state=chance)
    else:
        bot = mcts.MCTSBot(rules, 1.4, simulations, leaf, random_state=chance)
    states = evenly(positions(game), 20)
    count = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for state in states:
            bot.step(state)
        count += simulations * len(states)
    return {"rate": count / (time.process_time() - begun)}


def about() -> Result:
    return {"version": version("open_spiel")}


if __name__ == "__main__":
    serve({"about": about, "playouts": playouts, "copies": copies, "searches": searches})

"""The peer: catanatron from PyPI, four random players at its standard game."""

from __future__ import annotations

import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from protocol import Result, serve

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new_game() -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS])


def goes_on(game: Game) -> bool:
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def playouts(seconds: float) -> Result:
    """Whole games by chance, as its own `play` does it, without the copies that it makes for spectators."""
    decisions = games = listed = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        game = new_game()
        while goes_on(game):
            listed += len(game.state.playable_actions)
            game.play_tick()
            decisions += 1
        games += 1
    spent = time.process_time() - begun
    return {"rate": decisions / spent, "per_game": decisions / games, "options": listed / decisions}


def copies(seconds: float) -> Result:
    """Copying a game at every tenth decision, in microseconds each."""
    count = 0
    spent = 0.0
    while spent < seconds:
        game, tick = new_game(), 0
        while goes_on(game):
            game.play_tick()
            tick += 1
            if tick % 10 == 0:
                begun = time.process_time()
                for _ in range(10):
                    game.copy()
                spent += time.process_time() - begun
                count += 10
    return {"microseconds": 1e6 * spent / count}


def about() -> Result:
    return {"version": version("catanatron")}


if __name__ == "__main__":
    serve({"about": about, "playouts": playouts, "copies": copies})

"""Draws the layouts of the environments from many games, by chance and among bots, and writes them into
the games' folders.

    python tools/make_layouts.py noria

Run it when a view changed; the version of the environment then has to rise (a test says so).
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path

from tablewright.bots.registry import make_bot
from tablewright.envs.layout import Layout, merged, seen, size
from tablewright.envs.seating import Seating
from tablewright.games.registry import load_game

GAMES = Path(__file__).resolve().parents[1] / "src/tablewright/games"  # of the checkout
EVERY = 3  # of so many plies one is looked at
ROOM = 1.5  # numbers beyond what was seen get so much room
MOST_TOLD = 1000  # a larger number in a question is a set of things, packed into bits


def observed(game: str, seats: int, number: int) -> Layout:
    """The layout of one game: every other one by chance, the others with one bot that plays to win."""
    chance = random.Random(f"{game} {seats} {number}")
    rules = load_game(game)
    settings = {setting.name: chance.choice(setting.choices) for setting in rules.settings()}
    while True:
        try:
            table = Seating(game, seats, settings, f"{chance.getrandbits(128):032x}")
            break
        except ValueError:  # a setting that names a seat which is not there
            settings = {}
    bot = make_bot("greedy", f"{chance.getrandbits(128):032x}") if number % 10 == 0 else None
    layout = seen(table.observation(0))
    ply = 0
    while not table.is_over():
        seat = table.to_act()
        if bot is not None:
            choice = bot.choose(rules, rules.world(table.state, seat, bot.chance), seat)
        else:
            choice = chance.choice(rules.options(table.state, seat))
        rules.take(table.state, choice, seat)
        ply += 1
        if ply % EVERY == 0 or table.is_over():
            layout = merged(layout, seen(table.observation(ply // EVERY % seats)))
    return layout


def roomy(layout: Layout) -> Layout:
    """Numbers that varied may go beyond what was seen; constants stay constants."""
    if layout["is"] == "number" and layout["low"] < layout["high"]:
        low, high = layout["low"], layout["high"]
        return {"is": "number", "low": min(low, int(low * ROOM)), "high": max(high, int(high * ROOM))}
    if layout["is"] == "list":
        return {**layout, "item": roomy(layout["item"])}
    if layout["is"] == "maybe":
        return {"is": "maybe", "of": roomy(layout["of"])}
    if layout["is"] == "either":
        return {"is": "either", "of": {kind: roomy(part) for kind, part in layout["of"].items()}}
    if layout["is"] == "object":
        return {"is": "object", "fields": {key: roomy(part) for key, part in layout["fields"].items()}}
    return layout


def with_all_questions(layout: Layout, game: str) -> Layout:
    """Every question of the game by name, also those that never came up; without the bits that only engines read."""
    asked = layout["fields"]["question"]["of"]["fields"]
    names = [
        phrase.removeprefix("ask-") for phrase in load_game(game).vocabulary().phrases if phrase.startswith("ask-")
    ]
    asked["name"] = {"is": "word", "words": sorted(names)}
    for key in [key for key, part in asked.items() if part.get("of", part).get("high", 0) > MOST_TOLD]:
        del asked[key]
    return layout


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=900, help="per number of seats")
    chosen = parser.parse_args()
    layout: Layout | None = None
    for seats in load_game(chosen.game).seat_counts:
        for number in range(chosen.games):
            fresh = observed(chosen.game, seats, number)
            layout = fresh if layout is None else merged(layout, fresh)
    assert layout is not None
    layout = with_all_questions(roomy(layout), chosen.game)
    (GAMES / chosen.game / "layout.json").write_text(json.dumps(layout, indent=1) + "\n", encoding="utf-8")
    print(f"{chosen.game}: {size(layout)} entries")


if __name__ == "__main__":
    main()

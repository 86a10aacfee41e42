"""Bots at tables: what the tests of every bot and every game share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tablewright.arena.playing import play_to_the_end
from tablewright.bots.agents.thoughtful import ThoughtfulBot
from tablewright.bots.agents.tree import TreeBot
from tablewright.bots.bot import Bot
from tablewright.bots.registry import make_bot
from tablewright.games.registry import game_names, load_game
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.match import Match
from tablewright.kernel.random import chance_from
from tablewright.kernel.state import seats_to_act
from tests.conformance.traits import traits_of

AnyGame = Game[Any]
GAMES: dict[str, AnyGame] = {name: load_game(name) for name in game_names()}
SHORTEST = GAMES[min(GAMES, key=lambda name: traits_of(name).late)]


def seed(number: int) -> str:
    return f"{number:032x}"


def positions(game: AnyGame, seats: int, chosen: dict[str, str], number: int, every: int) -> Iterator[Any]:
    """Some positions of a random game, every so many decisions."""
    state = game.start(game.setup(seats, chosen), seed(number))
    chance = chance_from(seed(number + 1))
    decision = 0
    while not state.is_over():
        if decision % every == 0:
            yield state
        options = game.options(state)
        game.take(state, options[chance.below(len(options))])
        decision += 1


# The same bots with little to spend: what holds for every bot must be shown at many positions.
LIGHT: dict[str, Callable[[str], Bot]] = {
    "expert": lambda seed: ThoughtfulBot(seed, 300),
    "tree": lambda seed: TreeBot(seed, 4),
}


def light_bot(name: str, seed: str) -> Bot:
    return LIGHT[name](seed) if name in LIGHT else make_bot(name, seed)


def choice(game: AnyGame, bot: Bot, state: Any, seat: Seat | None = None) -> Action:
    """What *bot* answers for *seat*, or for the first seat that the table waits for."""
    asked = seats_to_act(state)[0] if seat is None else seat
    return bot.choose(game, game.world(state, asked, bot.chance), asked)


def final(
    game: AnyGame, names: list[str], number: int, make: Callable[[str, str], Bot] = make_bot, **chosen: str
) -> Any:
    """The end of one match."""
    bots = [make(name, seed(1000 * number + seat)) for seat, name in enumerate(names)]
    return play_to_the_end(Match(game, game.setup(len(names), chosen), seed(number)), bots).state


def scores(game: AnyGame, names: list[str], number: int, **chosen: str) -> list[int]:
    """The totals of one match."""
    return game.result(final(game, names, number, make_bot, **chosen)).totals


def wins_against_random(game: AnyGame, pairs: int) -> int:
    """How many games of two greedy wins. Every deal is played twice, with the seats changed."""
    wins = 0
    for number in range(pairs):
        for mine, names in enumerate((["greedy", "random"], ["random", "greedy"])):
            wins += game.result(final(game, names, number)).winners() == [mine]
    return wins

"""Playing one fixture, in whichever process."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from typing import Any

from tablewright.arena.schedule import Fixture, seed_of
from tablewright.bots.registry import make_bot
from tablewright.games.registry import load_game
from tablewright.kernel.match import Match
from tablewright.kernel.record import to_text


@dataclass(frozen=True, slots=True)
class Terms:
    """What is the same for every game of an arena."""

    game: str
    settings: tuple[tuple[str, str], ...]
    seed: str
    records: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, by seat. *seconds* is what each bot thought in all, *plies* how often it was asked."""

    fixture: str
    lineup: int
    deal: int
    bots: tuple[str, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    plies: tuple[int, ...]
    seconds: tuple[float, ...]


@cache
def game_called(name: str) -> Any:
    return load_game(name)


def play(terms: Terms, fixture: Fixture) -> tuple[Outcome, str]:
    """The outcome, and the record as text if *terms* want records. The same arguments give the same game."""
    game = game_called(terms.game)
    setup = game.setup(len(fixture.bots), dict(terms.settings))
    bots = [make_bot(name, seed_of(terms.seed, fixture.name, seat, "bot")) for seat, name in enumerate(fixture.bots)]
    match = Match(game, setup, seed_of(terms.seed, fixture.deal, "deal"))
    plies, seconds = [0] * len(bots), [0.0] * len(bots)
    while not match.is_over():
        seat = match.to_act()[0]
        bot = bots[seat]
        imagined = game.imagine(match.state, seat, bot.chance)
        begun = time.perf_counter()
        chosen = bot.choose(game, imagined, seat)
        seconds[seat] += time.perf_counter() - begun
        plies[seat] += 1
        match.act(seat, chosen)
    result = game.result(match.state)
    outcome = Outcome(
        fixture.name,
        fixture.lineup,
        fixture.deal,
        fixture.bots,
        tuple(result.totals),
        tuple(result.ranks),
        tuple(plies),
        tuple(round(spent, 4) for spent in seconds),
    )
    return outcome, to_text(match) if terms.records else ""

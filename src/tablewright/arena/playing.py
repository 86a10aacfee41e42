"""Bots at a table: playing a match, and playing one fixture of an arena, in whichever process."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from traceback import format_exc
from typing import Any

from tablewright.arena.guests import make_player
from tablewright.arena.schedule import Fixture, seed_of
from tablewright.bots.bot import Bot
from tablewright.games.registry import load_game
from tablewright.kernel.action import Seat
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


class BotFailed(ValueError):
    """A bot broke down, or chose what is not possible."""


@dataclass(frozen=True, slots=True)
class Decided:
    """A bot has moved for *seat*, after so many *seconds* of thought."""

    seat: Seat
    seconds: float


def play_on(match: Match[Any], bots: Sequence[Bot]) -> Iterator[Decided]:
    """Let *bots*, one for each seat, play *match* to its end, decision by decision. Each sees a world of its own.

    BotFailed is about the seat that is then to act.
    """
    if len(bots) != match.setup.seats:
        raise ValueError(f"{match.setup.seats} seats, {len(bots)} bots")
    game = match.game
    while not match.is_over():
        seat = match.to_act()[0]
        bot = bots[seat]
        world = game.world(match.state, seat, bot.chance)
        begun = time.perf_counter()
        try:
            chosen = bot.choose(game, world, seat)
        except Exception:
            raise BotFailed(f"broke down:\n{format_exc()}") from None
        seconds = time.perf_counter() - begun
        if chosen not in game.options(match.state, seat):
            raise BotFailed(f"chose {chosen}, which is no option")
        match.act(seat, chosen)
        yield Decided(seat, seconds)


def play_to_the_end(match: Match[Any], bots: Sequence[Bot]) -> Match[Any]:
    for _ in play_on(match, bots):
        pass
    return match


@cache
def game_called(name: str) -> Any:
    return load_game(name)


def play(terms: Terms, fixture: Fixture) -> tuple[Outcome, str]:
    """The outcome, and the record as text if *terms* want records. The same arguments give the same game."""
    game = game_called(terms.game)
    setup = game.setup(len(fixture.bots), dict(terms.settings))
    seeds = [seed_of(terms.seed, fixture.name, seat, "bot") for seat in range(len(fixture.bots))]
    bots = [make_player(name, seed) for name, seed in zip(fixture.bots, seeds, strict=True)]
    match = Match(game, setup, seed_of(terms.seed, fixture.deal, "deal"))
    plies, seconds = [0] * len(bots), [0.0] * len(bots)
    try:
        for decided in play_on(match, bots):
            plies[decided.seat] += 1
            seconds[decided.seat] += decided.seconds
    except BotFailed as fault:
        name = fixture.bots[match.to_act()[0]]
        raise BotFailed(f"{name} (game {fixture.name}, decision {len(match.plies) + 1}) {fault}") from None
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

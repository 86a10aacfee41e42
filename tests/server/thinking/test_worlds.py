"""Whoever thinks gets a world: no job, plan or bot carries the chance of the table, nor that of its own draws."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.arena import playing
from tablewright.arena.schedule import Fixture, seed_of
from tablewright.bots.bot import Bot
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.match import Match
from tablewright.kernel.random import chance_from
from tablewright.server.settings import Settings
from tablewright.server.table.plans import Planner
from tablewright.server.table.progress import Progress
from tablewright.server.thinking.bot_player import BotPlayer
from tablewright.server.thinking.hints import Hints
from tablewright.server.thinking.jobs import Job
from tablewright.server.thinking.reviews import Reviews, stretches_of
from tests.server.thinking.test_bots import Nowhere, harbour_table
from tests.toy.game import HARBOUR

SETTINGS = Settings(games="tests.server.toy_games", bots="tests.server.toy_bots")
NOBODY: Any = None
NOWHERE: Any = Nowhere()


def must_share_nothing(job: Job, match: Match[Any]) -> None:
    key = job.state["chance"][:4]
    assert job.state["chance"][4] == 0
    assert key not in (match.state.chance.facts()[:4], chance_from(job.seed).facts()[:4])
    assert match.seed not in str(job)


def harbour() -> Progress:
    return Progress(HARBOUR, harbour_table(), [])


async def test_a_bots_job() -> None:
    progress = harbour()
    player = BotPlayer(NOBODY, NOBODY, NOBODY, SETTINGS)
    must_share_nothing(player.job(NOWHERE, harbour_table(), progress, 1), progress.match)


async def test_a_hints_job() -> None:
    match = harbour().match
    job = Hints(NOBODY, SETTINGS).job(HARBOUR, None, match.state, 0, "some question")
    must_share_nothing(job, match)
    assert job == Hints(NOBODY, SETTINGS).job(HARBOUR, None, match.state, 0, "some question")


async def test_a_reviews_jobs() -> None:
    match, chance = harbour().match, chance_from("5" * 32)
    while not match.is_over():
        seat = match.to_act()[0]
        options = HARBOUR.options(match.state, seat)
        match.act(seat, options[chance.below(len(options))])
    reviews = Reviews(NOBODY, SETTINGS)
    stretches = stretches_of(match)
    assert {kind for kind, _, _ in stretches} == {"turn", "draw"}
    for stretch in stretches:
        must_share_nothing(reviews.job(match, None, *stretch), match)


def test_a_plan() -> None:
    progress = harbour()
    planner = Planner(harbour_table(), progress, 0)
    keys = {tuple(world.chance.facts()[:4]) for world in planner.worlds}
    assert len(keys) == len(planner.worlds)
    assert tuple(progress.match.state.chance.facts()[:4]) not in keys


class Watcher(Bot):
    """Takes the first option, and notes the chance of every state that it is shown."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.keys: list[list[int]] = []

    def choose(self, game: Any, state: Any, seat: Seat) -> Action:
        self.keys.append(state.chance.facts()[:4])
        assert state.chance is not self.chance
        first: Action = game.options(state, seat)[0]
        return first


def test_a_bot_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    watchers: list[Watcher] = []

    def make(name: str, seed: str) -> Watcher:
        watchers.append(Watcher(seed))
        return watchers[-1]

    monkeypatch.setattr(playing, "make_player", make)
    monkeypatch.setattr(playing, "game_called", lambda name: HARBOUR)
    fixture = Fixture(0, 0, 0, ("a", "b"))
    playing.play(playing.Terms("harbour", (), "0" * 32, records=False), fixture)
    deal = chance_from(seed_of("0" * 32, fixture.deal, "deal"))
    for watcher in watchers:
        assert watcher.keys
        assert deal.facts()[:4] not in watcher.keys
        assert watcher.chance.facts()[:4] not in watcher.keys

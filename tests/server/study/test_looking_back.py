"""Studies and reviews of whole games of every title, without a server."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, cast

import pytest

from tablewright.bots.analysis.review import is_news, luck_of, weigh
from tablewright.bots.search.comparison import Effort
from tablewright.games.registry import game_names, load_game
from tablewright.kernel.action import Action
from tablewright.kernel.match import Match
from tablewright.kernel.random import chance_from
from tablewright.server.protocol.reviews import Verdict
from tablewright.server.settings import Settings
from tablewright.server.study.study import make_study, turns_of
from tablewright.server.thinking.jobs import look_back
from tablewright.server.thinking.reviews import Reviews, stretches_of, turning_points
from tests.toy.game import HARBOUR

SEED = "5" * 32
OTHER = "6" * 32


def played(game: Any, seats: int, seed: str = SEED) -> Match[Any]:
    """A whole game of somebody who takes whatever there is."""
    match, taste = Match(game, game.setup(seats, {}), seed), random.Random(seed)
    while not match.is_over():
        seat = taste.choice(match.to_act())
        match.act(seat, taste.choice(game.options(match.state, seat)))
    return match


@cache
def game_of(name: str) -> Match[Any]:
    return played(load_game(name), 3)


@pytest.mark.parametrize("name", game_names())
def test_the_sources_add_up_to_the_final_score(name: str) -> None:
    match = game_of(name)
    study = make_study("x", "finished", match)
    result = match.game.result(match.state)
    for seat in range(3):
        mine = [source for source in study.sources if source["seat"] == seat]
        assert sum(source["points"] for source in mine) == result.totals[seat]
        for line in result.lines[seat]:
            assert sum(source["points"] for source in mine if source["item"] == line.item) == line.points


@pytest.mark.parametrize("name", game_names())
def test_the_series_are_the_numbers_of_the_states(name: str) -> None:
    match = game_of(name)
    game, study = match.game, make_study("x", "finished", match)
    courses = {(one["thing"]["noun"], one["thing"]["id"]): one["seats"] for one in study.courses}
    for ply in [*range(0, study.ply, 7), study.ply]:
        state = match.at(ply)
        for seat in range(3):
            assert value_at(study.totals[seat], ply) == game.result(state).totals[seat]
            for measure in game.measures(state, seat):
                assert value_at(courses[measure.noun, measure.id][seat], ply) == measure.number
        assert [one for one in study.moments if one["ply"] <= ply][-1]["round"] == game.moment(state)[0]


def value_at(course: list[tuple[int, int]], ply: int) -> int:
    return [value for at, value in course if at <= ply][-1]


@pytest.mark.game("agra")
def test_in_agra_every_rupee_is_told_by_a_clause_of_its_own() -> None:
    study = make_study("x", "finished", game_of("agra"))
    later = [source for source in study.sources if source["item"] == "rupees" and source["ply"] > 0]
    assert later and "AGR-8.0-c" not in {source["rule"] for source in later}


@pytest.mark.game("agra")
def test_turns_are_what_one_seat_could_plan() -> None:
    match = game_of("agra")
    turns = turns_of(match)
    assert [first for first, _ in turns] == [0, *(last for _, last in turns[:-1])]
    assert turns[-1][1] == len(match.plies)
    for first, last in turns:
        plies = match.plies[first:last]
        assert len({ply.seat for ply in plies}) == 1
        assert not any(ply.drew or ply.revealed for ply in plies[:-1])


# What bots may know.


def reviews(store: Any = None) -> Reviews:
    return Reviews(store, Settings(games="tests.server.toy_games", study_worlds=2))


def with_other_secrets(match: Match[Any], ply: int) -> Match[Any]:
    """A match that looks the same to who made *ply*, but what that seat cannot know is otherwise."""
    seat = match.plies[ply].seat
    secret = HARBOUR.imagine(match.at(ply), seat, chance_from(OTHER))

    class Otherwise(Match[Any]):
        def at(self, at: int) -> Any:
            return HARBOUR.twin(secret) if at == ply else super().at(at)

    other = Otherwise(HARBOUR, match.setup, match.seed)
    for made in match.plies:
        other.act(made.seat, made.action)
    return other


def test_a_worker_learns_nothing_that_the_seat_could_not_know() -> None:
    match = played(HARBOUR, 3)
    compared = 0
    for kind, first, last in stretches_of(match):
        if kind == "turn":
            mine = reviews().job(match, None, kind, first, last)
            assert mine == reviews().job(with_other_secrets(match, first), None, kind, first, last)
            compared += 1
    assert compared > 5


def test_a_worker_judges_turns_and_draws() -> None:
    match = played(HARBOUR, 2)
    verdicts = 0
    for asked in stretches_of(match)[:12]:
        found = look_back(reviews().job(match, None, *asked))
        if found is not None and "behind" in found:
            verdicts += 1
            verdict = cast(Verdict, found)
            assert verdict["behind"]["mean"] >= 0.0 or verdict["better"] == []
    assert verdicts


# Judging.


def options_of(match: Match[Any], ply: int) -> list[Action]:
    return match.game.options(match.at(ply), match.plies[ply].seat)


def test_what_is_known_before_is_no_luck() -> None:
    """Whoever rests learns nothing; whoever rolls a die does."""
    match = played(HARBOUR, 2)
    news = [at for at, ply in enumerate(match.plies) if (ply.drew or ply.revealed) and not ply.closed]
    quiet = [at for at, ply in enumerate(match.plies) if not (ply.drew or ply.revealed or ply.in_lane)]
    for at in quiet[:6]:
        ply = match.plies[at]
        assert not is_news(HARBOUR, match.at(at), match.at(at + 1), ply.seat, ply.action, SEED)
        assert luck_of(HARBOUR, match.at(at), match.at(at + 1), ply.seat, ply.action, SEED, 2) is None
    lucks = []
    for at in news[:6]:
        ply = match.plies[at]
        lucks.append(luck_of(HARBOUR, match.at(at), match.at(at + 1), ply.seat, ply.action, SEED, 4))
    assert any(luck is not None for luck in lucks)


def test_the_same_seed_judges_alike() -> None:
    match = played(HARBOUR, 2)
    first, last = next(turn for turn in turns_of(match) if len(options_of(match, turn[0])) > 1 and turn[0] > 4)
    actions = [ply.action for ply in match.plies[first:last]]
    judged = [weigh(HARBOUR, match.at(first), match.plies[first].seat, actions, SEED, Effort(3, 2)) for _ in range(2)]
    scores = [[score.mean for score in one.played.scores] for one in judged if one is not None]
    assert len(scores) == 2 and scores[0] == scores[1]


def test_a_turning_point_is_larger_than_its_doubt() -> None:
    def verdict(last: int, mean: float, error: float) -> Any:
        return {"first": last, "last": last, "seat": 0, "scores": [], "wins": [], "better": [],
                "behind": {"mean": mean, "error": error}}  # fmt: skip

    draws: Any = [{"ply": 3, "seat": 1, "worth": {"mean": -4.0, "error": 1.0}}]
    verdicts = [verdict(9, 8.0, 1.0), verdict(5, 8.0, 5.0), verdict(7, 0.5, 0.0)]
    found = turning_points({"verdicts": verdicts, "draws": draws})
    points = [(one["ply"], one["kind"], one["points"]["mean"]) for one in found]
    assert points == [(3, "luck", -4.0), (9, "choice", -8.0)]

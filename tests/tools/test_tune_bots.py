"""The search for better weights goes where more points are, and writes what can be read again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from tablewright.bots.evaluations import BY_HAND, LEARNED, weights_of
from tablewright.games.registry import game_names
from tools import tune_bots as tune

BEST = {"patience": [2.0, 0.5], "greed": [0.0]}
START = {"patience": [1.0, 1.0], "greed": [0.4]}


def distance(table: dict[str, list[float]]) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(tune.flat(table), tune.flat(BEST), strict=True)))


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Executor]:
    """No game is played: whoever is nearer to the best weights is ahead."""

    def nearer_wins(game: str, job: tune.Job) -> tuple[float, float]:
        one, other, _, _ = job
        return 10.0 * (distance(other) - distance(one)), 50.0

    monkeypatch.setattr(tune, "contest", nearer_wins)
    with ThreadPoolExecutor(1) as threads:
        yield threads


def test_the_weights_move_to_where_the_points_are(pool: Executor) -> None:
    search = tune.Search(game_names()[-1], START, START, [2], seed=1)
    before = distance(START)
    for _ in range(60):
        assert search.step(8, pool) == 50.0
    assert distance(search.table(search.weights)) < 0.2 * before
    assert distance(search.table(search.settled)) < 0.5 * before


def test_the_same_seed_finds_the_same_weights(pool: Executor) -> None:
    searches = [tune.Search(game_names()[-1], START, START, [2, 4], seed=seed) for seed in (3, 3, 4)]
    for search in searches:
        search.step(4, pool)
    assert searches[0].weights == searches[1].weights != searches[2].weights


def test_a_contest_is_fair() -> None:
    """Nobody leads who plays by the same weights: each sits everywhere, at the same deal."""
    game = game_names()[1]
    by_hand, learned = weights_of(game, BY_HAND), weights_of(game, LEARNED)
    assert tune.contest(game, (by_hand, by_hand, by_hand, (2, 5))) == (0.0, 0.0)
    gain, lead = tune.contest(game, (learned, by_hand, by_hand, (2, 5)))
    assert gain == 2 * lead != 0.0


@pytest.mark.parametrize("game", game_names())
def test_what_is_written_is_read_again(game: str) -> None:
    table = weights_of(game, BY_HAND)
    assert json.loads(tune.written(table)) == table

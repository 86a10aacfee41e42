"""The greedy bot plays every game well enough to be worth sitting down with."""

from __future__ import annotations

import pytest

from tests.bots.matches import GAMES, scores, wins_against_random
from tests.installed import by_game, for_games

# As many as an interpreted engine plays in a few seconds; a game of Agra is long.
PAIRS = by_game({"noria": 3, "yinzi": 1})
LEAST = by_game({"agra": 25, "noria": 80, "yinzi": 22})  # rather less than it reaches: only a real fault falls below
TABLES = [
    *[(title, seats, {}) for title in GAMES for seats in (3, 4)],
    *for_games(("noria", 2, {"mode": "expert"}), ("noria", 4, {"mode": "expert"})),
]


@pytest.mark.parametrize("title", PAIRS)
def test_greedy_beats_random(title: str) -> None:
    assert wins_against_random(GAMES[title], PAIRS[title]) == 2 * PAIRS[title]


@pytest.mark.slow
@pytest.mark.parametrize("title", GAMES)
def test_greedy_hardly_ever_loses_to_random(title: str) -> None:
    assert wins_against_random(GAMES[title], 50) >= 95


@pytest.mark.slow
@pytest.mark.parametrize(("title", "seats", "chosen"), TABLES)
def test_greedy_wins_at_every_table(title: str, seats: int, chosen: dict[str, str]) -> None:
    totals = scores(GAMES[title], ["greedy"] + ["random"] * (seats - 1), 7, **chosen)
    assert totals[0] > max(totals[1:])


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("title", LEAST)
def test_greedy_scores_among_its_like(title: str, seats: int) -> None:
    totals = [total for number in range(2) for total in scores(GAMES[title], ["greedy"] * seats, number)]
    assert sum(totals) / len(totals) > LEAST[title]

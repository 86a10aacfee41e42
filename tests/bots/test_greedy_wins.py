"""The greedy bot plays every game well enough to be worth sitting down with."""

from __future__ import annotations

import pytest

from tests.bots.matches import GAMES, final, scores, wins_against_random

PAIRS = {"noria": 3, "yinzi": 1}  # as many as an interpreted engine plays in a few seconds; a game of Agra is long
LEAST = {"agra": 25, "noria": 80, "yinzi": 22}  # rather less than it reaches: only a real fault falls below
MOST_ROUNDS_OF_AGRA = 40
TABLES = [
    *[(title, seats, {}) for title in GAMES for seats in (3, 4)],
    ("noria", 2, {"mode": "expert"}),
    ("noria", 4, {"mode": "expert"}),
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
@pytest.mark.parametrize("title", GAMES)
def test_greedy_scores_among_its_like(title: str, seats: int) -> None:
    totals = [total for number in range(2) for total in scores(GAMES[title], ["greedy"] * seats, number)]
    assert sum(totals) / len(totals) > LEAST[title]


@pytest.mark.slow
@pytest.mark.parametrize("names", [["greedy", "random"], ["greedy"] * 2, ["greedy"] * 4])
def test_agr_8_0_m_greedy_brings_a_game_of_agra_to_its_end(names: list[str]) -> None:
    """There is no bound on rounds: somebody has to want the end."""
    for number in range(2):
        assert final(GAMES["agra"], names, number).round <= MOST_ROUNDS_OF_AGRA

"""Bots bring a game of Agra to its end."""

from __future__ import annotations

import pytest

from tests.bots.matches import GAMES, final
from tests.bots.test_levels import quick_bot

MOST_ROUNDS_OF_GREEDY = 40
MOST_ROUNDS_OF_EXPERTS = 60


@pytest.mark.slow
@pytest.mark.parametrize("names", [["greedy", "random"], ["greedy"] * 2, ["greedy"] * 4])
def test_agr_8_0_m_greedy_brings_a_game_of_agra_to_its_end(names: list[str]) -> None:
    """There is no bound on rounds: somebody has to want the end."""
    for number in range(2):
        assert final(GAMES["agra"], names, number).round <= MOST_ROUNDS_OF_GREEDY


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_agr_8_0_m_experts_bring_a_game_of_agra_to_its_end(seats: int) -> None:
    assert final(GAMES["agra"], ["expert"] * seats, 1, quick_bot).round <= MOST_ROUNDS_OF_EXPERTS

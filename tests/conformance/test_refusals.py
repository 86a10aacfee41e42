"""The lists of refusals are whole: `make rules` then sees to it that a test names every line."""

from __future__ import annotations

import pytest

from tablewright.games.registry import game_names
from tests.conformance.refusals import in_the_rules, listed, refusals_met
from tests.conformance.tables import GAMES_PER_TABLE, REAL, playthrough, tables


@pytest.mark.parametrize("name", game_names())
def test_what_the_rules_write_out_is_listed(name: str) -> None:
    pairs = {tuple(line.split()[1:]) for line in listed(name)}
    assert in_the_rules(name) <= pairs
    assert list(listed(name)) == sorted(listed(name))
    assert not any(line.startswith("somewhere ") for line in listed(name)), "the question is still to be written"


@pytest.mark.parametrize("name, seats, number", tables(REAL, GAMES_PER_TABLE))
def test_what_play_meets_is_listed(name: str, seats: int, number: int) -> None:
    played, known = playthrough(name, seats, number), set(listed(name))
    for state in played.sample(8):
        for seat in range(state.seats):
            assert refusals_met(played.game, state, seat, played.game.alphabet()) <= known

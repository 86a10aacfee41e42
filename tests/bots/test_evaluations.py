"""Evaluations: what they keep in mind from one choice to the next changes nothing."""

from __future__ import annotations

from itertools import chain

import pytest

from tablewright.bots.evaluations import LEARNED, evaluation_of
from tests.bots.matches import GAMES, positions
from tests.conformance.traits import traits_of


@pytest.mark.parametrize("title", GAMES)
def test_who_has_judged_other_positions_judges_the_next_as_if_new_to_the_game(title: str) -> None:
    """In every seat, now of one game and now of another: late, early, and at the same time in both."""
    game = GAMES[title]
    every = traits_of(title).stride
    games = [[game.twin(state) for state in positions(game, 3, {}, number, every)] for number in (5, 6)]
    seasoned = evaluation_of(game, LEARNED)
    judged = 0
    for state in chain(games[0], reversed(games[1]), *zip(*games, strict=False)):
        for seat in range(state.seats):
            fresh = evaluation_of(game, LEARNED)
            for evaluation in (fresh, seasoned):
                evaluation.begin(state, seat)
            assert seasoned.worth(state) == fresh.worth(state)
            judged += 1
    assert judged > 60

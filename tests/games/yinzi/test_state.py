"""The state of a table: what it only derives from its facts. Copies, JSON and views: tests/conformance."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.yinzi.table import GAME, new, refresh, take


@pytest.mark.parametrize("seats", [2, 4])
def test_the_index_of_the_squares_of_each_seat_keeps_up_with_the_cubes(seats: int) -> None:
    state, chooser, grown = new(seats), Random(seats), 0
    while not state.is_over():
        take(state, chooser.choice(GAME.options(state)))
        farms = [list(squares) for squares in state.farms]
        assert refresh(state).farms == farms
        grown += sum(len(squares) for squares in farms)
    assert grown > 0

"""Which places of the board an action touches: what is done on an island lights up there, wherever one stands."""

from __future__ import annotations

import pytest

from tablewright.games.noria.names import ISLAND, ISLANDS, ISLET, RESOURCES
from tests.games.noria.table import GAME, letter, table


@pytest.mark.parametrize("here", [ISLET, *range(len(ISLANDS))])
def test_what_is_taken_or_built_lies_on_the_island_where_the_seat_stands(here: int) -> None:
    state = table()
    seat = state.active
    state.hold[seat][ISLAND] = here
    island = "islet" if here == ISLET else ISLANDS[here]
    for resource in RESOURCES:
        assert GAME.zones(state, seat, letter(f"ship {resource}")) == [f"island.{island}.ship.{resource}"]
    assert GAME.zones(state, seat, letter("build 1")) == [f"island.{island}.plot.1"]

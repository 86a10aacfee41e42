"""Pieces are never made or lost, and little is hidden. Whole random games are played in tests/conformance."""

from __future__ import annotations

from random import Random

import pytest

from tablewright.games.agra.names import RUPEES
from tablewright.games.agra.state import Agra
from tablewright.kernel.random import chance_from
from tests.games.agra.table import GAME, asked, conserved, new


def after(plies: int, seats: int) -> Agra:
    """A table after so many random plies; the pieces are counted after each of them."""
    dice, state = Random(seats), new(seats)
    for _ in range(plies):
        GAME.take(state, dice.choice(GAME.options(state)), asked(state))
        conserved(state)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_agr_0_d_agr_0_e_no_marker_and_no_worker_is_made_or_lost(seats: int) -> None:
    """22 markers and ten workers a seat, wherever they are."""
    state = after(300, seats)
    assert state.round > 1


def test_agr_0_j_only_purses_and_the_order_of_the_pile_are_hidden() -> None:
    """AGR-2.2-g, AGR-R-61."""
    state = after(150, 3)
    seen = GAME.view(state, 0)
    other = GAME.imagine(state, 0, chance_from("0123456789abcdef0123456789abcdef"))
    assert GAME.view(other, 0) == seen
    assert GAME.view(state, 1) != seen
    facts, imagined = GAME.facts(state), GAME.facts(other)
    assert {name for name in facts if facts[name] != imagined[name]} <= {"hold", "pile"}
    for seat in range(3):
        row, guess = state.hold[seat][:], other.hold[seat][:]
        assert seat != 0 or row == guess
        row[RUPEES] = guess[RUPEES] = 0
        assert row == guess
    assert [player["rupees"] is None for player in GAME.view(state, 0)["players"]] == [False, True, True]


def purses(state: Agra) -> list[int]:
    """What seat 0 imagines that seat 1 has."""
    return [GAME.imagine(state, 0, chance_from(f"{draw:032x}")).hold[1][RUPEES] for draw in range(200)]


def test_agr_2_2_g_a_purse_is_imagined_by_what_its_owner_did_in_the_open() -> None:
    """By the round and by orders that brought something, never by what is in it."""
    state = after(150, 3)
    before = purses(state)
    state.hold[1][RUPEES] += 30
    assert purses(state) == before
    assert len(set(before)) > 3 and min(before) >= 0
    state.orders[:3] = [1, 1, 1]
    with_orders = purses(state)
    assert sum(with_orders) > sum(before) + 5 * len(before)
    state.round += 10
    assert sum(purses(state)) > sum(with_orders) + 5 * len(before)

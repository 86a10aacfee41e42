"""Section 7: the end of the game and scoring."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.ch05_d_rewards import FinalPhase
from tablewright.games.yinzi.ch05_rounds import BeginRound
from tablewright.games.yinzi.names import ROUTES
from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import GAME, Pause, at, can, clear_land, disc_on, factory, grow, hold, play, row, table


def land(seats: int = 2) -> Yinzi:
    state = clear_land(table(seats))
    state.order = list(range(seats))
    return hold(hold(state, coins=0), 1, coins=0)


def points(state: Yinzi, item: str, seat: int = 0) -> int:
    return next(line.points for line in GAME.result(state).lines[seat] if line.item == item)


@pytest.mark.parametrize(("boat", "expected"), [(0, 2), (1, 4), (2, 4), (13, 16)])
def test_yin_z_score_1_two_points_per_capacity(boat: int, expected: int) -> None:
    assert points(hold(land(), boat=boat), "boats") == expected


@pytest.mark.parametrize(("level", "expected"), [(1, 2), (2, 3), (3, 5)])
def test_yin_z_score_2_factories(level: int, expected: int) -> None:
    state = factory(land(), "paper-red", "huguang-a1-a2", 0, level)
    assert (points(state, "factories"), points(state, "factories", 1)) == (expected, 0)


@pytest.mark.parametrize(("area", "expected"), [(0, 3), (3, 4), (6, 2), (7, 3)])
def test_yin_z_score_3_products_abroad(area: int, expected: int) -> None:
    state = land()
    state.abroad[area * 4] = 1
    assert points(state, "products") == expected


def test_yin_z_score_4_emissaries_abroad_only() -> None:
    state = land()
    state.envoys[0] = 2
    state.emissary[0] = 1
    assert points(state, "emissaries") == 2


def test_yin_z_score_5_products_on_factories_and_docked_ships() -> None:
    state = factory(land(), "paper-red", "huguang-a1-a2", 1, 2, (2, 0))
    state.cargo[0] = 4
    assert points(state, "unshipped") == 3


def test_yin_z_score_6_glories() -> None:
    assert points(hold(land(), glory_first=2, glory_second=1), "glories") == 10


def test_yin_z_score_7_completed_routes_only() -> None:
    state = land()
    state.won[0] = [ROUTES.index("r01"), ROUTES.index("r08")]
    state.personal[0] = [ROUTES.index("r02")]
    assert points(state, "routes") == 4


def test_yin_z_score_8_majorities() -> None:
    """YIN-R-56: no points without a disc."""
    state = disc_on(land(), "free-rice")
    assert (points(state, "innovations"), points(state, "innovations", 1)) == (2, 0)
    disc_on(state, "free-wood", 1)
    assert (points(state, "innovations"), points(state, "innovations", 1)) == (1, 1)


def test_yin_ex_22_two_two_and_one() -> None:
    state = clear_land(table(3))
    for name, seat in (("free-rice", 0), ("free-wood", 0), ("free-stone", 1), ("free-coins", 1), ("free-transport", 2)):
        disc_on(state, name, seat)
    assert [points(state, "innovations", seat) for seat in range(3)] == [1, 1, 0]


def test_yin_z_score_9_silver_and_coins_at_the_rate() -> None:
    state = hold(land(), coins=19, silver=2)
    state.rate = 3
    assert points(state, "silver") == 4


def test_yin_z_score_10_misfortune() -> None:
    assert points(hold(land(), misfortune=3), "misfortune") == -6


def test_yin_z_win_1_ties_go_to_the_turn_order() -> None:
    state = hold(hold(land(), boat=0), 1, boat=0)
    state.order = [1, 0]
    assert GAME.result(state).winners() == [1]
    hold(state, silver=1)
    assert GAME.result(state).winners() == [0]


def test_yin_z_end_1_the_game_ends_after_round_4() -> None:
    state = land()
    state.round = 4
    at(state, BeginRound(0))
    assert state.is_over()


def test_yin_z_end_2_a_last_opportunity_without_better_sale() -> None:
    """YIN-R-74."""
    state = at(hold(grow(land(), "jiangxi-a3"), bonus=2), FinalPhase(0), Pause(0))
    assert can(state, "sell-food jiangxi-a3")
    play(state, "sell-food jiangxi-a3")
    assert row(state, "coins") == 1

"""Section 7: the end of the game and scoring."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import NATIONS, ROUTES
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    GAME,
    aboard,
    asked,
    begin,
    disc_of,
    disc_on,
    dock,
    ended,
    factory,
    grow,
    hold,
    land,
    land_abroad,
    migrants,
    options,
    own_route,
    play,
    points,
    put,
    question,
    row,
    rows,
    ruin,
    rural,
    send_envoys,
    set_order,
    set_rate,
    view,
    why,
    won,
)


def poor(seats: int = 2) -> Yinzi:
    """Nobody has a coin."""
    state = land(seats)
    for seat in range(seats):
        hold(state, seat, coins=0)
    return state


def lines(state: Yinzi, seat: int = 0) -> dict[str, tuple[str, int]]:
    """Clause and points by item."""
    return {line.item: (line.rule, line.points) for line in GAME.result(state).lines[seat]}


def test_yin_z_end_1_the_game_ends_after_f_i_of_round_4() -> None:
    state = migrants(hold(poor(), taxed=1, discs=19), upper=2)
    state.round = 4
    begin(state, "administration", "round")
    assert [event.verb for event in state.events] == ["rate-is", "game-ended"]
    assert rows(state, "upper", "taxed") == [2, 1], "nothing of F-II and F-III happens"
    assert (view(state)["phase"], state.round) == ("over", 4)
    assert why(state, "bonus no-tax", 0) == ("YIN-A-choose-1", "other-phase")


def test_yin_z_end_1_not_before() -> None:
    state = poor()
    state.round = 3
    begin(state, "administration", "round")
    assert (question(state), state.round) == ("choose-bonus", 4)


def test_yin_z_end_2_in_turn_order_everybody_may_sell_food_and_serve_personal_tiles() -> None:
    state = set_order(
        grow(grow(grow(own_route(poor(), "r08", 1), "jiangxi-a3", 1), "jiangxi-a2", 1), "jiangxi-b4"), 1, 0
    )
    begin(state, "final")
    assert (asked(state), options(state)) == (
        1,
        ["fill r08 0", "stop", "sell-food jiangxi-a2", "sell-food jiangxi-a3"],
    )
    play(state, "fill r08 0", "sell-food jiangxi-a3", "stop")
    assert (row(state, "coins", 1), won(state, 1)) == (2, ["r08"])
    assert asked(state) == 0
    play(state, "sell-food jiangxi-b4", "stop")
    assert (ended(state), row(state, "coins")) == (True, 1)


def test_yin_z_end_2_with_the_help_of_innovations_and_rural_purchases() -> None:
    state = own_route(own_route(disc_on(rural(hold(poor(), coins=2), 0, 1), "free-rice"), "r09"), "r06")
    begin(state, "final")
    play(state, "fill r09 0", "fill r06 1")
    assert (won(state), rows(state, "coins"), disc_of(state, "free-rice")) == (["r09"], [1], NOBODY)


def test_yin_z_end_2_selling_and_buying_exclude_each_other() -> None:
    state = grow(own_route(rural(hold(poor(), coins=4), 0, 2), "r09"), "jiangxi-a3")
    play(begin(state, "final"), "sell-food jiangxi-a3")
    assert options(state) == ["stop"]


def test_yin_r_74_better_sale_is_over_by_then() -> None:
    state = begin(hold(grow(poor(), "jiangxi-a3"), bonus=2), "final")
    play(state, "sell-food jiangxi-a3")
    assert row(state, "coins") == 1


# Scoring.


@pytest.mark.parametrize(("space", "expected"), [(1, 2), (2, 4), (3, 4), (4, 6), (14, 16)])
def test_yin_z_score_1_two_points_per_river_capacity(space: int, expected: int) -> None:
    assert lines(hold(poor(), boat=space - 1))["boats"] == ("YIN-Z-score-1", expected)


def test_yin_z_score_2_factories_2_3_and_5_points_by_level() -> None:
    for level, expected in ((1, 2), (2, 3), (3, 5)):
        state = factory(poor(), "paper-red", "huguang-a1-a2", 0, level)
        assert (lines(state)["factories"], points(state, "factories", 1)) == (("YIN-Z-score-2", expected), 0)
    factory(ruin(state, "silk-red", "jiangxi-a1-a2"), "paper-blue", "jiangxi-b1-b2", 0, 2)
    assert points(state, "factories") == 8


@pytest.mark.parametrize(
    ("area", "expected"),
    [*[(nation, 3) for nation in NATIONS[:3]], *[(nation, 4) for nation in NATIONS[3:]], ("asia", 2), ("europe", 3)],
)
def test_yin_z_score_3_own_products_abroad_the_value_of_their_area(area: str, expected: int) -> None:
    state = land_abroad(poor(), area, 2, 1)
    assert lines(state)["products"] == ("YIN-Z-score-3", 2 * expected)
    assert points(state, "products", 1) == expected


def test_yin_z_score_4_own_emissaries_abroad_a_point_each() -> None:
    state = send_envoys(send_envoys(poor(), "japan", 0, 2), "spain", 0, 1)
    assert (lines(state)["emissaries"], points(state, "emissaries", 1)) == (("YIN-Z-score-4", 3), 0)


def test_yin_z_score_5_own_products_on_factories_and_docked_ships_a_point_each() -> None:
    state = factory(poor(), "paper-red", "huguang-a1-a2", 1, 3, (2, 1))
    aboard(aboard(dock(state, "japan-4"), "s1-1", "product 0"), "s1-2", "cube 0", "cube 0")
    assert (lines(state)["unshipped"], points(state, "unshipped", 1)) == (("YIN-Z-score-5", 3), 1)


def test_yin_z_score_6_war_glories_4_and_2_points_per_disc() -> None:
    assert lines(hold(poor(), glory_first=2, glory_second=3))["glories"] == ("YIN-Z-score-6", 14)


def test_yin_z_score_7_completed_route_tiles_and_not_unfinished_ones() -> None:
    state = own_route(put(poor(), "won", 0, [ROUTES.index("r01"), ROUTES.index("r08")]), "r02")
    assert (lines(state)["routes"], points(state, "routes", 1)) == (("YIN-Z-score-7", 4), 0)


def test_yin_z_score_8_two_points_for_the_most_discs_of_a_section_one_each_if_tied() -> None:
    state = disc_on(disc_on(poor(3), "free-rice"), "free-wood")
    disc_on(state, "free-stone", 1)
    assert [points(state, "innovations", seat) for seat in range(3)] == [2, 0, 0]
    disc_on(state, "free-coins", 1)
    assert [points(state, "innovations", seat) for seat in range(3)] == [1, 1, 0]
    disc_on(disc_on(state, "veterans", 2), "emissary-japan", 2)
    assert [points(state, "innovations", seat) for seat in range(3)] == [1, 1, 4]
    assert lines(state, 2)["innovations"] == ("YIN-Z-score-8", 4)


def test_yin_r_56_no_points_without_a_disc() -> None:
    assert [points(poor(), "innovations", seat) for seat in range(2)] == [0, 0]


def test_yin_z_score_9_coins_become_silver_at_the_rate_and_silver_a_point_each() -> None:
    state = set_rate(hold(poor(), coins=19, silver=2), 9)
    assert lines(state)["silver"] == ("YIN-Z-score-9", 4)
    assert points(set_rate(state, 10), "silver") == 3


def test_yin_z_score_10_two_points_less_per_misfortune() -> None:
    assert lines(hold(poor(), misfortune=3))["misfortune"] == ("YIN-Z-score-10", -6)


def test_yin_z_win_1_most_points_win() -> None:
    state = set_order(hold(poor(3), 2, silver=1), 0, 1, 2)
    assert (GAME.result(state).winners(), GAME.result(state).totals) == ([2], [2, 2, 3])


def test_yin_z_win_1_among_tied_seats_the_earlier_in_the_last_turn_order() -> None:
    state = set_order(poor(3), 1, 2, 0)
    assert GAME.result(state).winners() == [1]
    assert GAME.result(state).ranks == [3, 1, 2]

"""Phase C: feeding the workers."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import MISFORTUNE
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    army,
    asked,
    begin,
    can,
    committed,
    disc_of,
    disc_on,
    dock,
    ended,
    factory,
    group,
    grow,
    hold,
    land,
    lay_routes,
    migrants,
    options,
    own_route,
    play,
    question,
    raw,
    row,
    rows,
    rural,
    sent,
    set_order,
    square,
    told,
    told_of,
    why,
    with_data,
)


def hungry(workers: int, coins: int = 0) -> Yinzi:
    return hold(migrants(land(), upper=workers), coins=coins)


def feeding(state: Yinzi) -> Yinzi:
    return begin(state, "feeding")


def needed(state: Yinzi, seat: int = 0) -> int:
    return next(what[0] for _, who, what in told_of(state, "food-needed") if who == seat)


# The need.


def test_yin_c_feed_1_all_workers_on_the_board_are_added_up() -> None:
    state = army(migrants(land(), upper=2, lower=1), 0, 1, lying=1)
    committed(state, "road-construction")
    play(sent(hold(state, coins=9), "take-resources", 3), "take wood", "take wood", "take wood")
    assert needed(feeding(state)) == 4, "2 + 1 migrants, 1 + 1 in the war, 2 for the emperor, 3 for resources: 10"


@pytest.mark.parametrize("work", ["produce", "supply-ships"])
def test_yin_c_feed_1_those_who_produce_and_ship_too(work: str) -> None:
    state = factory(raw(hold(land(), boat=9), "jiangxi-1"), "porcelain-red", "jiangxi-a1-a2", 0, 2, (1, 0))
    move = {"produce": "produce porcelain-red", "supply-ships": "ship porcelain-red"}[work]
    play(sent(dock(state, "japan-1"), work, 1), move)
    assert needed(feeding(state)) == 1


def test_yin_c_feed_1_not_those_in_the_supply_or_on_the_player_board() -> None:
    assert needed(feeding(group(land(), 3))) == 0


def test_yin_c_feed_1_in_turn_order() -> None:
    state = set_order(migrants(migrants(grow(grow(land(), "jiangxi-a3"), "jiangxi-b4", 1), 0, 1), 1, 1), 1, 0)
    feeding(state)
    assert asked(state) == 1
    play(state, "eat jiangxi-b4")
    assert asked(state) == 0


@pytest.mark.parametrize(("workers", "food"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (12, 4)])
def test_yin_c_feed_2_a_food_for_every_three_rounded_up(workers: int, food: int) -> None:
    assert needed(feeding(hungry(workers))) == food


# The means.


@pytest.mark.parametrize("name", ["jiangxi-a4", "jiangxi-a3"])
def test_yin_c_feed_3_rice_and_wheat_are_a_food(name: str) -> None:
    state = play(feeding(grow(hungry(3), name)), f"eat {name}")
    assert (ended(state), row(state, "misfortune"), square(state, name)[2]) == (True, 0, 0)
    assert "YIN-C-feed-3 ate" in told(state)


def test_yin_c_feed_3_maize_too() -> None:
    state = play(feeding(grow(hungry(3), "jiangxi-a1", tile="maize")), "eat jiangxi-a1")
    assert row(state, "misfortune") == 0


@pytest.mark.parametrize(("name", "tile"), [("jiangxi-a1", ""), ("jiangxi-a2", ""), ("jiangxi-a1", "potato")])
def test_yin_c_feed_3_fruit_cabbage_and_potato_are_half_a_food(name: str, tile: str) -> None:
    state = feeding(grow(hungry(3), name, tile=tile))
    assert row(state, "misfortune") == 1, "a half alone feeds nobody"
    assert (ended(state), square(state, name)[2]) == (True, 1), "but it is still there"
    state = feeding(grow(hungry(3), name, cubes=2, tile=tile))
    play(state, f"eat {name}", f"eat {name}")
    assert (ended(state), row(state, "misfortune")) == (True, 0)


def test_yin_c_feed_3_nothing_else_can_be_eaten() -> None:
    state = feeding(grow(grow(grow(hungry(3), "jiangxi-a3"), "jiangxi-c1"), "jiangxi-a1", tile="tea"))
    assert options(state) == ["eat jiangxi-a3"]
    assert why(state, "eat jiangxi-c1") == ("YIN-C-feed-3", "not-food")
    assert why(state, "eat jiangxi-a1") == ("YIN-C-feed-3", "not-food")
    assert why(state, "eat jiangxi-b1") == ("YIN-G-colour-1", "no-own-cube")


def test_yin_c_feed_4_halves_are_paid_in_pairs_of_any_kinds() -> None:
    """YIN-R-5."""
    state = feeding(grow(grow(grow(hungry(3), "jiangxi-a1"), "jiangxi-a2"), "jiangxi-b1", tile="potato"))
    play(state, "eat jiangxi-a1")
    assert options(state) == ["eat jiangxi-a2", "eat jiangxi-b1"]
    assert why(state, "eat jiangxi-a3") == ("YIN-C-feed-4", "no-second-half")
    play(state, "eat jiangxi-b1")
    assert (question(state), row(state, "misfortune"), square(state, "jiangxi-a2")[2]) == ("finish", 0, 1)


def test_yin_c_feed_4_one_half_left_over_is_no_food() -> None:
    state = feeding(grow(grow(hungry(3), "jiangxi-a3"), "jiangxi-a1"))
    assert why(state, "eat jiangxi-a1") == ("YIN-C-feed-4", "no-second-half")


def test_yin_r_5_a_data_file_may_forbid_mixed_halves() -> None:
    game = with_data("feeding", half_food_mix_allowed=False)
    state = hold(migrants(land(game=game), upper=3), coins=0)
    feeding(grow(grow(state, "jiangxi-a1"), "jiangxi-a2"))
    assert row(state, "misfortune") == 1


def test_yin_r_4_two_fruit_are_one_food_not_two() -> None:
    state = feeding(grow(grow(hungry(6), "jiangxi-a1"), "jiangxi-b3"))
    play(state, "eat jiangxi-a1", "eat jiangxi-b3")
    assert row(state, "misfortune") == 1


def test_yin_c_feed_5_food_may_be_bought_at_the_rural_market() -> None:
    state = feeding(rural(hungry(4, coins=4), 0, 2))
    play(state, "buy-food 1")
    assert (rows(state, "coins", "misfortune"), state.rural[1], row(state, "cubes", 1)) == ([2, 0], 1, 14)
    play(state, "buy-food 1")
    assert (ended(state), rows(state, "coins", "misfortune"), row(state, "cubes", 1)) == (True, [0, 0], 15)


def test_yin_c_feed_5_only_while_there_is_any() -> None:
    state = play(feeding(rural(hungry(4, coins=4), 0, 1)), "buy-food 1")
    assert (ended(state), rows(state, "coins", "misfortune")) == (True, [2, 1])


def test_yin_c_feed_6_free_rice_is_two_food_and_free_wheat_one() -> None:
    state = play(feeding(disc_on(hungry(6), "free-rice")), "free rice")
    assert (ended(state), row(state, "misfortune"), disc_of(state, "free-rice")) == (True, 0, NOBODY)
    state = play(feeding(disc_on(hungry(6), "free-wheat")), "free wheat")
    assert (ended(state), row(state, "misfortune"), disc_of(state, "free-wheat")) == (True, 1, NOBODY)


def test_yin_c_feed_6_free_coins_are_two_coins_toward_a_purchase() -> None:
    state = play(feeding(disc_on(rural(hungry(3), 0, 1), "free-coins")), "buy-food 1")
    assert (ended(state), row(state, "misfortune"), disc_of(state, "free-coins")) == (True, 0, NOBODY)


def test_yin_c_feed_6_surplus_is_lost() -> None:
    state = play(feeding(disc_on(hungry(3), "free-rice")), "free rice")
    assert (ended(state), row(state, "misfortune")) == (True, 0)
    own_route(state, "r06")
    begin(lay_routes(grow(state, "huguang-a4"), "r01", "r02"), "routes")
    assert options(state, "fill") == ["fill r06 0"], "the second rice has lapsed"


def test_yin_c_feed_6_no_other_disc_feeds() -> None:
    assert options(feeding(disc_on(grow(hungry(3), "jiangxi-a3"), "free-salt"))) == ["eat jiangxi-a3"]


def test_yin_c_feed_6_not_without_the_disc() -> None:
    state = feeding(grow(hungry(3), "jiangxi-a3"))
    assert why(state, "free rice") == ("YIN-C-feed-6", "no-disc-there")
    assert why(state, "free wheat") == ("YIN-C-feed-6", "no-disc-there")


# The duty.


def test_yin_c_feed_7_no_food_stays_unpaid_that_own_cubes_could_pay() -> None:
    state = feeding(grow(hungry(3), "jiangxi-a4"))
    assert options(state) == ["eat jiangxi-a4"]
    assert why(state, "stop") == ("YIN-C-feed-7", "food-left")


def test_yin_c_feed_7_nor_that_coins_in_hand_could_buy() -> None:
    state = feeding(rural(hungry(3, coins=2), 0, 1))
    assert options(state) == ["buy-food 1"]
    assert why(state, "stop") == ("YIN-C-feed-7", "food-left")


def test_yin_c_feed_7_the_means_are_a_free_choice() -> None:
    """YIN-R-6: food may be bought while own cubes are kept."""
    state = feeding(rural(grow(hungry(3, coins=2), "jiangxi-a3"), 0, 1))
    assert options(state) == ["eat jiangxi-a3", "buy-food 1"]
    play(state, "buy-food 1")
    assert (square(state, "jiangxi-a3")[2], row(state, "misfortune")) == (1, 0)


@pytest.mark.parametrize("disc", ["free-rice", "free-wheat", "free-coins"])
def test_yin_r_6_breaking_silver_and_spending_innovations_is_voluntary(disc: str) -> None:
    state = disc_on(rural(hold(hungry(3, coins=1), silver=1), 0, 1), disc)
    feeding(state)
    assert "stop" in options(state)
    play(state, "stop")
    assert rows(state, "misfortune", "silver", "coins") == [1, 1, 1]


def test_yin_r_6_coins_are_no_duty_where_nothing_is_for_sale() -> None:
    state = feeding(disc_on(hungry(3, coins=4), "free-wheat"))
    assert options(state) == ["free wheat", "stop"]


def test_yin_r_6_silver_may_be_broken() -> None:
    state = play(feeding(rural(hold(hungry(3), silver=1), 0, 1)), "buy-food 1")
    assert rows(state, "misfortune", "silver", "coins") == [0, 0, 7]


def test_yin_c_feed_8_a_misfortune_tile_for_each_missing_food() -> None:
    state = feeding(hungry(7))
    assert (ended(state), row(state, "misfortune")) == (True, 3)
    assert ("YIN-C-feed-8", 0, (MISFORTUNE, 3)) in told_of(state, "gained")
    state = play(feeding(grow(hungry(7), "jiangxi-a3")), "eat jiangxi-a3")
    assert row(state, "misfortune") == 2


def test_yin_c_feed_9_who_has_the_workers_fed_bonus_pays_nothing() -> None:
    """YIN-R-76: without being asked."""
    state = feeding(hold(grow(hungry(9), "jiangxi-a4"), bonus=3))
    assert (ended(state), row(state, "misfortune"), square(state, "jiangxi-a4")[2]) == (True, 0, 1)
    assert told_of(state, "fed-by-bonus") == [("YIN-C-feed-9", 0, ())]


def test_yin_r_76_the_bonus_feeds_by_itself() -> None:
    state = feeding(hold(disc_on(hungry(9), "free-rice"), bonus=3))
    assert (ended(state), disc_of(state, "free-rice")) == (True, 0)


def test_yin_c_feed_10_nothing_is_sold_before_the_whole_need_is_paid() -> None:
    state = feeding(grow(grow(grow(hungry(4), "jiangxi-a3"), "jiangxi-b4"), "jiangxi-c2"))
    assert options(state, "sell-food") == []
    assert why(state, "sell-food jiangxi-a3") == ("YIN-C-feed-10", "feed-first")
    play(state, "eat jiangxi-b4")
    assert why(state, "sell-food jiangxi-a3") == ("YIN-C-feed-10", "feed-first")
    play(state, "eat jiangxi-c2", "sell-food jiangxi-a3")
    assert rows(state, "coins", "misfortune") == [1, 0]


def test_yin_r_83_after_hunger_nothing_is_sold_in_the_step() -> None:
    """YIN-C-feed-10: half a Food cannot pay, and the need was never paid in full."""
    state = feeding(grow(hungry(3), "jiangxi-a1"))
    assert (ended(state), rows(state, "misfortune", "coins"), square(state, "jiangxi-a1")[2]) == (True, [1, 0], 1)
    state = play(feeding(disc_on(grow(hungry(3), "jiangxi-a1"), "free-wheat")), "stop")
    assert (ended(state), rows(state, "misfortune", "coins")) == (True, [1, 0])
    state = play(feeding(grow(grow(hungry(4), "jiangxi-a1"), "jiangxi-a3")), "eat jiangxi-a3")
    assert (ended(state), rows(state, "misfortune", "coins")) == (True, [1, 0])


def test_yin_r_83_the_next_step_is_not_closed_by_it() -> None:
    """The hunger of one seat stops neither the sales of the next one, nor its own later ones."""
    state = migrants(grow(grow(hungry(3), "jiangxi-a1"), "jiangxi-b4", 1), 1, lower=1)
    begin(grow(grow(state, "jiangxi-c2", 1), "jiangxi-a3", 1), "feeding", "routes")
    assert (asked(state), row(state, "misfortune")) == (1, 1)
    play(state, "eat jiangxi-a3", "sell-food jiangxi-b4", "stop")
    assert row(state, "coins", 1) == 5
    assert (asked(state), can(state, "sell-food jiangxi-a1")) == (0, True)

"""Section 6: the rural market; and money."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import COINS
from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    GAME,
    aboard,
    army,
    asked,
    begin,
    can,
    disc_on,
    dock,
    ended,
    factory,
    fortune,
    give_hand,
    group,
    grow,
    hold,
    land,
    lay_routes,
    migrants,
    my_turn,
    options,
    own_route,
    play,
    played,
    points,
    question,
    raw,
    row,
    rows,
    rural,
    sails,
    sent,
    set_rate,
    square,
    told_of,
    transported,
    turn,
    turns,
    view,
    why,
    won,
)

# Selling.


def test_yin_m_rural_1_trading_is_no_action_and_possible_any_number_of_times_at_any_moment() -> None:
    state = grow(grow(grow(land(), "jiangxi-a3"), "jiangxi-b4"), "jiangxi-c2")
    play(my_turn(state), "sell-food jiangxi-a3", "sell-food jiangxi-b4")
    assert (question(state), options(state, "play")) == ("choose-action", ["play c01"])
    play(state, "play c01", "on cultivate", "sell-food jiangxi-c2", "grow jiangxi-c1")
    assert (row(state, "coins"), square(state, "jiangxi-c1")[2]) == (7, 1)


def test_yin_m_rural_1_not_in_the_middle_of_another_choice() -> None:
    state = play(my_turn(grow(land(), "jiangxi-a3")), "play c01")
    assert why(state, "sell-food jiangxi-a3") == ("YIN-B-frame-7", "finish-first")


@pytest.mark.parametrize(
    ("name", "tile"),
    [("jiangxi-a3", ""), ("jiangxi-a2", ""), ("jiangxi-a1", ""), ("jiangxi-a1", "maize"), ("jiangxi-a1", "potato")],
)
def test_yin_m_rural_2_wheat_cabbage_fruit_maize_and_potato_for_a_coin_each(name: str, tile: str) -> None:
    state = play(my_turn(grow(land(), name, tile=tile)), f"sell-food {name}")
    assert (row(state, "coins"), state.rural[:2], square(state, name)[2]) == (5, [1, 0], 0)
    assert told_of(state, "gained") == [("YIN-M-rural-2", 0, (COINS, 1))]


def test_yin_m_rural_2_two_coins_with_better_sale() -> None:
    state = play(my_turn(hold(grow(land(), "jiangxi-a3"), bonus=2)), "sell-food jiangxi-a3")
    assert row(state, "coins") == 6


def test_yin_m_rural_2_rice_can_never_be_sold_nor_anything_else() -> None:
    state = my_turn(grow(grow(grow(land(), "jiangxi-a4", cubes=2), "jiangxi-c1"), "jiangxi-a1", tile="cotton"))
    assert options(state, "sell-food") == []
    for name in ("jiangxi-a4", "jiangxi-c1", "jiangxi-a1"):
        assert why(state, f"sell-food {name}") == ("YIN-M-rural-2", "not-a-rural-good")


# Buying.


def hungry(state: Yinzi, workers: int = 3) -> Yinzi:
    return begin(migrants(state, upper=workers), "feeding")


def test_yin_m_rural_3_two_coins_for_a_cube_that_lies_there_and_the_buyer_chooses_which() -> None:
    state = hungry(rural(land(3), 1, 0, 2))
    assert options(state) == ["buy-food 0", "buy-food 2"]
    play(state, "buy-food 2")
    assert (row(state, "coins"), state.rural[:3], row(state, "cubes", 2)) == (2, [1, 0, 1], 14)
    assert [(rule, seat) for rule, seat, _ in told_of(state, "paid")] == [("YIN-M-rural-3", 0)]


def test_yin_m_rural_3_not_without_cube_or_money() -> None:
    state = hungry(grow(rural(hold(land(), coins=1), 0, 1), "jiangxi-a3"))
    assert options(state) == ["eat jiangxi-a3"]
    assert why(state, "buy-food 1")[0] == "YIN-M-rural-3"
    assert why(state, "buy-food 0")[0] == "YIN-M-rural-3"


def test_yin_m_rural_4_only_for_immediate_use() -> None:
    state = my_turn(rural(hold(land(), coins=9), 0, 3))
    assert options(state, "buy-food") == []
    assert why(state, "buy-food 1") == ("YIN-M-rural-4", "finish-first")
    state = hungry(rural(land(), 0, 3), 3)
    play(state, "buy-food 1")
    assert (ended(state), state.rural[1]) == (True, 2), "once fed nothing more can be bought"


def test_yin_m_rural_5_a_bought_cube_is_a_food_and_never_rice() -> None:
    state = hungry(rural(land(), 0, 1))
    play(state, "buy-food 1")
    assert row(state, "misfortune") == 0
    state = begin(lay_routes(own_route(rural(land(), 0, 2), "r06"), "r01"), "routes")
    assert options(state, "fill") == ["fill r06 0"], "wheat, not rice"


def test_yin_r_27_a_cube_loses_its_kind_and_stands_for_any_food_but_rice() -> None:
    state = grow(land(), "jiangxi-a3", 1)
    play(turn(give_hand(state, 1, "c01"), 1), "sell-food jiangxi-a3", "play c01", "on cultivate", "stop")
    begin(lay_routes(own_route(state, "r09"), "r01"), "routes")
    play(state, "fill r09 0")
    assert won(state) == ["r09"], "it was sold as wheat and serves as fruit"


def test_yin_m_rural_6_no_transport_in_either_direction() -> None:
    state = play(my_turn(grow(hold(land(), boat=0), "huguang-a4")), "sell-food huguang-a4")
    assert view(state)["transport_left"] == 1
    state = begin(dock(grow(rural(hold(land(), boat=0), 0, 1), "nanzhili-a1"), "japan-1"), "late")
    play(state, "load nanzhili-a1", "buy-food 1", "slot s1-1")
    assert transported(state) == 1


def test_yin_m_rural_7_who_has_sold_on_this_occasion_cannot_buy() -> None:
    state = dock(grow(rural(hold(land(), boat=9), 0, 2), "nanzhili-a1"), "japan-1")
    begin(grow(state, "nanzhili-a4"), "late")
    assert can(state, "buy-food 1")
    play(state, "sell-food nanzhili-a1")
    assert options(state, "buy-food") + options(state, "load") == []


def test_yin_m_rural_7_who_has_bought_cannot_sell() -> None:
    state = dock(grow(rural(hold(land(), boat=9), 0, 2), "nanzhili-a1"), "japan-1")
    begin(grow(state, "nanzhili-a4"), "late")
    play(state, "load nanzhili-a1", "buy-food 1", "slot s1-1")
    assert options(state, "sell-food") == []
    assert why(state, "sell-food nanzhili-a4") == ("YIN-M-rural-7", "bought-already")


def test_yin_m_rural_7_not_even_for_a_route_in_the_same_turn() -> None:
    state = lay_routes(grow(rural(land(), 0, 2), "jiangxi-a3"), "r08")
    play(turn(group(state, 1)), "sell-food jiangxi-a3", "send cultivate", "to war-routes", "army 1")
    assert ended(state), "cabbage cannot be bought any more"


@pytest.mark.parametrize("phase", ["bonus", "routes", "late", "final"])
def test_yin_m_rural_8_occasions_are_the_own_turns_steps_and_goes(phase: str) -> None:
    """YIN-R-29."""
    state = begin(lay_routes(grow(land(), "jiangxi-a3"), "r01", "r02"), phase)
    assert (asked(state), can(state, "sell-food jiangxi-a3")) == (0, True)
    assert why(state, "sell-food jiangxi-a3", seat=1) == ("YIN-B-frame-2", "other-turn")


def test_yin_m_rural_8_the_own_steps_of_feeding_and_taxation_too() -> None:
    assert can(begin(grow(land(), "jiangxi-a3"), "feeding"), "sell-food jiangxi-a3")
    state = played(hold(grow(land(), "jiangxi-a3"), coins=0), 0, "c05", "c06", "c07")
    assert can(begin(state, "taxation"), "sell-food jiangxi-a3")


def test_yin_r_29_there_is_no_other_occasion() -> None:
    state = begin(lay_routes(grow(grow(land(), "jiangxi-a3"), "jiangxi-a1"), "r07"), "disasters")
    assert why(state, "sell-food jiangxi-a3") == ("YIN-M-rural-8", "no-occasion")
    state = begin(disc_on(army(grow(land(), "jiangxi-a3"), 0, 1), "fruitful-war"), "war")
    assert why(state, "sell-food jiangxi-a3") == ("YIN-M-rural-8", "no-occasion")


@pytest.mark.parametrize("phase", ["feeding", "war", "routes", "taxation", "late"])
def test_yin_r_29_the_occasion_ends_with_its_step_whether_anybody_is_asked_or_not(phase: str) -> None:
    state = begin(lay_routes(hold(land(), coins=0), "r01", "r02"), phase)
    assert (ended(state), view(state)["transport_left"]) == (True, None)


def test_yin_r_29_and_with_the_last_turn_of_phase_b() -> None:
    state = turns(hold(give_hand(land(), 0, "c01"), workers=0))
    play(state, "play c01", "on cultivate", "stop")
    assert (ended(state), view(state)["transport_left"]) == (True, None)


def test_yin_r_29_each_occasion_stands_for_itself() -> None:
    state = grow(rural(land(), 0, 2), "jiangxi-a3")
    play(my_turn(state), "sell-food jiangxi-a3", "play c01", "on cultivate", "stop")
    assert can(hungry(state), "buy-food 1"), "sold in the turn, bought in the feeding step"


def test_yin_m_rural_9_the_market_holds_any_number_of_cubes() -> None:
    state = rural(grow(land(), "jiangxi-a3"), 14, 15)
    play(my_turn(state), "sell-food jiangxi-a3")
    assert state.rural[:2] == [15, 15]


def test_yin_m_rural_10_a_used_cube_goes_home_to_its_colour() -> None:
    state = hungry(rural(land(), 0, 1))
    play(state, "buy-food 1")
    assert row(state, "cubes", 1) == 15


def test_yin_m_rural_10_on_a_ship_or_a_tile_only_with_it() -> None:
    state = dock(grow(rural(hold(land(), boat=9), 0, 1), "nanzhili-a1"), "japan-1")
    play(begin(state, "late"), "load nanzhili-a1", "buy-food 1", "slot s1-1")
    assert row(state, "cubes", 1) == 14
    sails(aboard(state, "s1-2", "product 0"))
    assert row(state, "cubes", 1) == 15
    state = lay_routes(rural(land(), 0, 1), "r08")
    play(sent(state, "war-routes", 1), "army 1", "serve pile-1")
    assert row(state, "cubes", 1) == 14
    begin(state, "routes")
    assert row(state, "cubes", 1) == 15


# Money.


def test_yin_x_exch_1_there_is_no_exchange_without_a_payment() -> None:
    state = my_turn(hold(land(), coins=30, silver=5))
    assert options(state) == ["play c01"]
    assert not [letter for letter in GAME.alphabet() if "exchange" in str(letter)]


def test_yin_x_exch_1_but_in_the_final_scoring() -> None:
    assert points(set_rate(hold(land(), coins=25, silver=1), 10), "silver") == 3


@pytest.mark.parametrize(("coins", "price", "bags", "left"), [(0, 1, 1, 9), (2, 3, 1, 9), (3, 3, 0, 0)])
def test_yin_x_exch_2_the_fewest_bags_that_cover_the_missing_coins(
    coins: int, price: int, bags: int, left: int
) -> None:
    column = {1: 1, 3: 6}[price]
    state = fortune(set_rate(hold(land(), coins=coins, silver=2), 10), "cultivate", "c01")
    play(state, f"buy-tile column-{column}", "plant jiangxi-a1")
    assert rows(state, "silver", "coins") == [2 - bags, left]


def test_yin_r_52_the_change_is_kept() -> None:
    state = set_rate(hold(factory(land(), "silk-red", "jiangxi-a1-a2", 0, 2), coins=1, silver=1), 6)
    play(fortune(state, "develop-factories", "c01"), "upgrade silk-red")
    assert rows(state, "silver", "coins") == [0, 2]
    assert told_of(state, "exchanged-silver") == [("YIN-X-exch-2", 0, (1, 6))]


def test_yin_x_exch_2_or_exactly_the_missing_silver() -> None:
    state = set_rate(hold(raw(land(), "zhejiang-1"), coins=25), 10)
    play(sent(factory(state, "porcelain-red", "zhejiang-a1-a2", 1, 3), "produce", 1), "produce porcelain-red")
    assert (rows(state, "silver", "coins"), row(state, "silver", 1)) == ([0, 15], 1)


def test_yin_x_exch_3_tiles_resources_upgrades_outsourcing_food_and_taxes() -> None:
    poor = {"coins": 0, "silver": 1}
    tile = play(fortune(hold(land(), **poor), "cultivate", "c01"), "buy-tile column-1", "plant jiangxi-a1")
    resource = play(sent(hold(land(), **poor), "take-resources", 1), "take wood")
    upgrade = factory(hold(land(), **poor), "silk-red", "jiangxi-a1-a2")
    play(fortune(upgrade, "develop-factories", "c01"), "upgrade silk-red")
    renting = factory(raw(hold(land(), **poor), "zhejiang-1"), "silk-red", "zhejiang-a1-a2", 1, 2)
    play(sent(renting, "produce", 2), "produce silk-red")
    food = play(hungry(rural(hold(land(), **poor), 0, 1)), "buy-food 1")
    for state, price in ((tile, 1), (resource, 1), (upgrade, 3), (renting, 3), (food, 2)):
        assert rows(state, "silver", "coins") == [0, 9 - price]
    taxed = begin(played(hold(land(), coins=9), 0, "c05", "c06", "c07"), "taxation")
    assert rows(taxed, "silver", "coins", "misfortune") == [0, 0, 0]

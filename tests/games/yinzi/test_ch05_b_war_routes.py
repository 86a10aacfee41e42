"""Section B: war & routes."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import NATIONS, ROUTES
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    army,
    disc_of,
    disc_on,
    ended,
    factory,
    grow,
    hold,
    land,
    lay_routes,
    migrants,
    mill,
    on_route,
    open_routes,
    options,
    play,
    question,
    row,
    rows,
    rural,
    sent,
    served,
    square,
    told,
    told_of,
    transported,
    view,
    why,
    with_data,
    won,
)


def at_war(state: Yinzi, *routes: str, workers: int = 1) -> Yinzi:
    """Seat 0 has placed its workers in the war area; these route tiles are open."""
    lay_routes(state, *routes)
    return play(sent(state, "war-routes", workers), f"army {workers}")


# The army.


def test_yin_b_war_1_the_workers_take_the_leftmost_empty_space_together() -> None:
    state = at_war(army(land(3), 2, 1), "r01", workers=3)
    assert (view(state)["war_line"], row(state, "army")) == ([2, 0], 3)
    assert told_of(state, "mustered") == [("YIN-B-war-1", 0, (3, 2))]
    play(sent(state, "war-routes", 2, 1), "army 2")
    assert view(state)["war_line"] == [2, 0, 1]


def test_yin_r_42_lying_veterans_join_first_and_new_workers_fill_up_to_four() -> None:
    state = sent(army(land(), 0, 0, lying=2), "war-routes", 3)
    assert options(state) == ["army 1", "army 2"]
    assert why(state, "army 3") == ("YIN-R-42", "too-many-workers")
    play(state, "army 2")
    assert rows(state, "army", "lying", "upper") == [4, 0, 1]
    assert told_of(state, "veterans-rose") == [("YIN-I-war-4", 0, (2,))]


def test_yin_r_42_with_migrants_the_total_must_fit_exactly() -> None:
    state = sent(army(migrants(land(), lower=3), 0, 0, lying=2), "war-routes", 1)
    assert options(state) == ["army 1", "army 2"]
    state = sent(army(migrants(land(), lower=3), 0, 0, lying=1), "war-routes", 3)
    assert options(state) == ["army 1", "army 2", "army 3"], "no migrant fits"


# One route tile.


def test_yin_b_war_2_one_open_tile_may_be_served() -> None:
    state = grow(grow(land(), "huguang-a1", tile="cotton"), "huguang-a2", tile="ramie")
    at_war(state, "r10", "r12")
    assert options(state) == ["serve pile-1", "serve pile-2", "stop"]
    play(state, "serve pile-2")
    assert (ended(state), state.server) == (True, [NOBODY, 0, NOBODY, NOBODY])


def test_yin_b_war_2_or_none() -> None:
    state = play(at_war(grow(land(), "huguang-a1", tile="cotton"), "r10"), "stop")
    assert (ended(state), square(state, "huguang-a1")) == (True, ("cotton", 0, 1))


def test_yin_b_war_2_not_one_that_somebody_has_served() -> None:
    state = grow(grow(land(), "huguang-a1", tile="cotton"), "huguang-a2", tile="ramie")
    at_war(served(state, 0, 1), "r10", "r12")
    assert options(state) == ["serve pile-2", "stop"]
    assert why(state, "serve pile-1") == ("YIN-B-war-2", "route-served")
    assert why(state, "serve pile-3") == ("YIN-B-war-2", "no-open-route")


def test_yin_b_war_2_only_with_its_complete_demand() -> None:
    """YIN-R-39: a public tile is never served in part."""
    state = grow(grow(land(), "huguang-a4"), "huguang-a2", tile="cotton")
    at_war(state, "r06", "r10")
    assert options(state, "serve") == ["serve pile-2"]
    assert why(state, "serve pile-1") == ("YIN-B-war-2", "demand-incomplete")


@pytest.mark.parametrize(("route", "coins", "silver"), [("r10", 1, 0), ("r06", 2, 0), ("r15", 3, 0), ("r18", 0, 1)])
def test_yin_b_war_3_the_payment_is_taken_at_once(route: str, coins: int, silver: int) -> None:
    state = grow(grow(grow(land(), "huguang-b2"), "huguang-b3"), "huguang-c2", tile="cotton")
    factory(state, "silk-red", "huguang-a1-a2", 0, 2, (2, 0))
    play(at_war(state, route), "serve pile-1")
    while question(state) == "choose-gift":
        play(state, options(state)[0])
    assert rows(state, "coins", "silver") == [4 + coins, silver]
    assert "YIN-B-war-3 served-route" in told(state)


def test_yin_b_war_3_the_tile_stays_with_the_pieces_on_it_and_who_served_it_is_known() -> None:
    state = play(at_war(grow(land(), "huguang-a1", tile="cotton"), "r10"), "serve pile-1")
    assert (open_routes(state), on_route(state, 0), won(state)) == (["r10"], ["cube 0"], [])
    assert view(state)["routes"][0]["server"] == 0


ROUTE_TABLE = {  # demand, coins, silver, points, war symbols, disaster
    "r01": (["silk"], 3, 0, 3, 3, "none"),
    "r02": (["porcelain"], 3, 0, 3, 3, "none"),
    "r03": (["silk"], 2, 0, 2, 2, "none"),
    "r04": (["refined-sugar"], 2, 0, 2, 2, "none"),
    "r05": (["paper"], 2, 0, 2, 1, "flood"),
    "r06": (["wheat", "rice"], 2, 0, 2, 2, "none"),
    "r07": (["cabbage", "fruit"], 2, 0, 2, 1, "drought"),
    "r08": (["cabbage"], 1, 0, 1, 2, "none"),
    "r09": (["fruit"], 1, 0, 1, 2, "none"),
    "r10": (["cotton"], 1, 0, 1, 2, "none"),
    "r11": (["salt"], 1, 0, 1, 1, "flood"),
    "r12": (["ramie"], 1, 0, 1, 2, "none"),
    "r13": (["sugar-cane"], 1, 0, 1, 1, "drought"),
    "r14": (["bamboo"], 1, 0, 1, 1, "fire"),
    "r15": (["any-product", "any-good"], 3, 0, 2, 3, "none"),
    "r16": (["any-product"], 2, 0, 2, 2, "none"),
    "r17": (["any-product"], 2, 0, 2, 3, "none"),
    "r18": (["any-product", "any-product"], 0, 1, 2, 3, "none"),
    "r19": (["any-product", "any-good", "any-good"], 0, 1, 3, 3, "none"),
    "r20": (["emissary"], 0, 0, 2, 1, "fire"),
}


def test_yin_b_war_4_demands_and_rewards_of_all_twenty_tiles() -> None:
    keys = ("demand", "coins", "silver", "points", "war", "disaster")
    state = land()
    for route in ROUTES:
        shown = view(lay_routes(state, route))["routes"][0]["open"]
        assert tuple(shown[key] for key in keys) == ROUTE_TABLE[route]


def test_yin_b_war_5_goods_from_own_plantations_products_from_any_factory_without_transport() -> None:
    state = factory(grow(hold(land(), boat=0), "huguang-c2"), "silk-red", "huguang-a1-a2", 1, 2, (1, 0))
    grow(state, "huguang-b3", 1)
    play(at_war(state, "r15"), "serve pile-1")
    assert (on_route(state, 0), transported(state)) == (["product 0", "cube 0"], 0)
    assert (mill(state, "silk-red")[2], square(state, "huguang-c2")[2]) == ([0, 0], 0)


def test_yin_b_war_5_nothing_of_others() -> None:
    state = factory(grow(land(), "huguang-c2", 1, tile="cotton"), "silk-red", "huguang-a1-a2", 0, 2, (0, 1))
    assert ended(at_war(state, "r10", "r03"))


def test_yin_b_war_5_one_piece_never_meets_two_parts() -> None:
    state = factory(grow(land(), "huguang-c2"), "silk-red", "huguang-a1-a2", 1, 2, (1, 0))
    at_war(state, "r19", "r15")
    assert options(state, "serve") == ["serve pile-2"]
    play(factory(grow(state, "huguang-b3"), "paper-red", "jiangxi-a1-a2", 0, 2, (1, 0)), "serve pile-1")
    assert question(state) == "choose-gift"
    play(state, "give-product paper-red", "give huguang-b3")
    assert on_route(state, 0) == ["product 0", "cube 0", "cube 0"]


def test_yin_b_war_5_a_named_part_leaves_no_choice_that_would_miss_another() -> None:
    state = grow(grow(land(), "huguang-b3"), "huguang-b2")
    play(at_war(state, "r06"), "serve pile-1")
    assert on_route(state, 0) == ["cube 0", "cube 0"]


def test_yin_b_war_5_what_does_not_fit_or_would_miss_another_part_is_not_given() -> None:
    state = hold(rural(land(), 0, 2), coins=2)
    for name in ("huguang-a2", "huguang-a5", "huguang-b3"):  # two cabbages and wheat
        grow(state, name)
    at_war(state, "r07", "r08")
    assert why(state, "army 3") == ("YIN-B-war-1", "finish-first")
    play(state, "serve pile-1")
    assert options(state) == ["give huguang-a2", "give huguang-a5"]
    assert why(state, "give huguang-b3") == ("YIN-B-war-4", "does-not-fit")
    assert why(state, "buy-food 1") == ("YIN-B-war-2", "demand-incomplete"), "the coins are needed for the fruit"
    assert why(state, "serve pile-2") == ("YIN-B-war-2", "finish-first")
    play(state, "give huguang-a5")
    assert (on_route(state, 0), row(state, "coins")) == (["cube 0", "cube 1"], 2)


def test_yin_b_war_6_named_food_may_be_bought_and_delivered_at_once() -> None:
    state = at_war(rural(land(), 1, 2), "r08")
    play(state, "serve pile-1")
    assert options(state) == ["buy-food 0", "buy-food 1"]
    play(state, "buy-food 1")
    assert (row(state, "coins"), on_route(state, 0), state.rural[:2]) == (4 - 2 + 1, ["cube 1"], [1, 1])


@pytest.mark.parametrize(("route", "served_so"), [("r08", True), ("r09", True), ("r07", True), ("r06", False)])
def test_yin_b_war_6_cabbage_fruit_and_wheat_but_not_rice(route: str, served_so: bool) -> None:
    state = at_war(hold(rural(land(), 0, 5), coins=9), route)
    assert (options(state, "serve") == ["serve pile-1"]) == served_so
    state = at_war(grow(rural(land(), 0, 5), "huguang-a1", cubes=2), "r06")
    play(state, "serve pile-1")
    assert on_route(state, 0) == ["cube 1", "cube 0"], "wheat is bought, rice was grown"


def test_yin_b_war_6_cotton_cannot_be_bought_nor_anything_without_money() -> None:
    assert ended(at_war(rural(land(), 0, 5), "r10", "r12"))
    assert ended(at_war(hold(rural(land(), 0, 5), coins=1), "r08"))
    assert ended(at_war(hold(rural(land(), 0, 5), coins=3), "r07")), "two cubes would cost four coins"


def test_yin_r_28_food_of_the_market_does_not_meet_any_good() -> None:
    state = factory(rural(land(), 0, 3), "silk-red", "huguang-a1-a2", 0, 2, (1, 0))
    assert ended(at_war(state, "r15", "r19"))
    state = factory(grow(rural(land(), 0, 3), "huguang-c2"), "silk-red", "huguang-a1-a2", 0, 2, (1, 0))
    assert options(at_war(state, "r15", "r19"), "serve") == ["serve pile-1"], "one good is grown, two cannot be"


def test_yin_r_28_a_data_file_may_let_it() -> None:
    game = with_data("route_tiles", "r19", rural_ok=["wheat", "cabbage", "fruit"])
    state = factory(grow(rural(land(game=game), 0, 1), "huguang-c2"), "silk-red", "huguang-a1-a2", 0, 2, (1, 0))
    at_war(state, "r19")
    assert options(state, "serve") == ["serve pile-1"]
    play(state, "serve pile-1", "give huguang-c2")
    assert (on_route(state, 0), row(state, "coins")) == (["product 0", "cube 0", "cube 1"], 2)


def test_yin_b_war_7_virtual_goods_may_be_part_of_the_delivery() -> None:
    state = at_war(disc_on(grow(land(), "huguang-a4"), "free-rice"), "r06")
    play(state, "serve pile-1")
    assert (on_route(state, 0), disc_of(state, "free-rice"), state.server[0]) == (["cube 0"], NOBODY, 0)


@pytest.mark.parametrize("disc", ["free-rice", "free-wheat", "free-salt"])
def test_yin_b_war_7_also_where_the_demand_is_any_good(disc: str) -> None:
    state = factory(disc_on(land(), disc), "silk-red", "huguang-a1-a2", 0, 2, (1, 0))
    play(at_war(state, "r15"), "serve pile-1")
    assert (on_route(state, 0), disc_of(state, disc)) == (["product 0"], NOBODY)


def test_yin_b_war_7_two_virtual_rice_meet_two_goods() -> None:
    state = factory(disc_on(land(), "free-rice"), "silk-red", "huguang-a1-a2", 0, 2, (1, 0))
    play(at_war(state, "r19"), "serve pile-1")
    assert (on_route(state, 0), row(state, "silver")) == (["product 0"], 1)


@pytest.mark.parametrize("nation", NATIONS)
def test_yin_b_war_8_an_own_disc_of_any_diplomacy_space_is_the_emissary(nation: str) -> None:
    state = play(at_war(disc_on(land(), f"emissary-{nation}"), "r20"), "serve pile-1")
    assert (on_route(state, 0), disc_of(state, f"emissary-{nation}"), row(state, "discs")) == (["disc 0"], NOBODY, 19)


def test_yin_b_war_8_not_a_disc_of_another_section_or_seat() -> None:
    state = disc_on(disc_on(land(), "free-rice"), "emissary-japan", 1)
    assert ended(at_war(state, "r20"))

"""Phase D-II: natural disasters. Two tiles show each: r14 and r20 fire, r05 and r11 flood, r07 and r13 drought."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import DISASTERS, FACTORIES, SQUARES
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    aboard,
    asked,
    begin,
    can,
    dock,
    ended,
    factory,
    fortune,
    give_resources,
    grow,
    hold,
    land,
    lay_routes,
    market,
    mill,
    on_route,
    options,
    own_route,
    play,
    question,
    raw,
    row,
    ruin,
    rural,
    served,
    set_order,
    show_factories,
    shown_factories,
    slot,
    square,
    told_of,
    view,
    why,
)


def strike(state: Yinzi, *routes: str) -> Yinzi:
    return begin(lay_routes(state, *routes), "disasters")


def kinds(state: Yinzi) -> list[str]:
    assert {rule for rule, _, _ in told_of(state, "disaster")} <= {"YIN-D-dis-1"}
    return [DISASTERS[what[0]] for _, _, what in told_of(state, "disaster")]


@pytest.mark.parametrize(
    ("routes", "found"),
    [(("r14",), ["fire"]), (("r20",), ["fire"]), (("r05",), ["flood"]), (("r13",), ["drought"]), (("r01", "r06"), [])],
)
def test_yin_d_dis_1_each_kind_on_an_open_tile_happens(routes: tuple[str, ...], found: list[str]) -> None:
    assert kinds(strike(land(), *routes)) == found


def test_yin_d_dis_1_once_even_if_it_is_shown_twice() -> None:
    state = factory(hold(grow(grow(land(), "jiangxi-a1"), "jiangxi-a2"), boat=5), "silk-red", "huguang-a1-a2", 0, 3)
    strike(state, "r05", "r11")
    assert (row(state, "boat"), kinds(state)) == (4, ["flood"])
    strike(state, "r14", "r20")
    assert (mill(state, "silk-red")[1], kinds(state)) == (2, ["fire"])
    play(strike(state, "r07", "r13"), "wither jiangxi-a1")
    assert (ended(state), square(state, "jiangxi-a2")[2], kinds(state)) == (True, 1, ["drought"])


def test_yin_d_dis_1_served_tiles_count_discarded_and_personal_ones_do_not() -> None:
    state = own_route(hold(land(), boat=5), "r14")
    lay_routes(served(state, 0, 1), "r05", discard=("r07",))
    assert kinds(begin(state, "disasters")) == ["flood"]


def test_yin_d_dis_2_first_fire_then_flood_then_drought() -> None:
    """YIN-R-47."""
    assert kinds(strike(land(3), "r13", "r05", "r20")) == ["fire", "flood", "drought"]


# Fire.


def test_yin_d_dis_3_each_owner_takes_a_disc_from_an_own_factory_of_choice_in_turn_order() -> None:
    state = set_order(factory(land(), "paper-red", "huguang-a1-a2", 0, 2), 1, 0)
    for name, site, owner in (("silk-red", "a1-a2", 0), ("paper-blue", "b1-b2", 1), ("silk-blue", "b3-b4", 1)):
        factory(state, name, f"jiangxi-{site}", owner, 1)
    strike(state, "r14")
    assert (asked(state), options(state)) == (1, ["burn paper-blue", "burn silk-blue"])
    assert why(state, "burn paper-red") == ("YIN-D-dis-3", "not-own-factory")
    play(state, "burn silk-blue")
    assert (asked(state), options(state)) == (0, ["burn paper-red", "burn silk-red"])
    play(state, "burn paper-red")
    assert (mill(state, "paper-red")[:2], row(state, "discs")) == ((0, 1), 18)
    assert told_of(state, "burnt")[-1] == ("YIN-D-dis-3", 0, (FACTORIES.index("paper-red"), 1))


def test_yin_d_dis_3_who_has_no_factory_is_not_affected() -> None:
    state = strike(ruin(land(), "silk-red", "jiangxi-a1-a2"), "r14")
    assert (ended(state), told_of(state, "burnt")) == (True, [])


def test_yin_d_dis_4_without_discs_a_factory_is_ownerless_loses_all_products_and_stays() -> None:
    state = strike(factory(land(), "paper-red", "huguang-a1-a2", 0, 1, (0, 1)), "r14")
    assert (mill(state, "paper-red"), row(state, "pieces", 1)) == ((NOBODY, 0, [0, 0]), 8)
    assert [(shown["factory"], shown["site"]) for shown in view(state)["factories"]] == [("paper-red", "huguang-a1-a2")]
    assert told_of(state, "product-lost") == [("YIN-D-dis-4", 1, (FACTORIES.index("paper-red"),))]
    fortune(give_resources(state, stone=1), "develop-factories")
    assert can(state, "rebuild paper-red")
    assert why(state, "upgrade paper-red") == ("YIN-B-fact-6", "not-own-factory")


def test_yin_d_dis_5_the_owner_chooses_which_surplus_products_go_home() -> None:
    state = strike(factory(land(), "paper-red", "huguang-a1-a2", 0, 2, (1, 1)), "r14")
    assert (question(state), asked(state), options(state)) == ("choose-loss", 0, ["lose 0", "lose 1"])
    play(state, "lose 1")
    assert (mill(state, "paper-red"), row(state, "pieces", 1)) == ((0, 1, [1, 0]), 8)
    assert [rule for rule, _, _ in told_of(state, "product-lost")] == ["YIN-D-dis-5"]


def test_yin_d_dis_5_only_of_seats_that_have_one_there() -> None:
    state = strike(factory(land(3), "paper-red", "huguang-a1-a2", 0, 3, (0, 2, 1)), "r14")
    assert options(state) == ["lose 1", "lose 2"]
    assert why(state, "lose 0") == ("YIN-D-dis-5", "no-product-there")
    state = strike(factory(land(), "paper-red", "huguang-a1-a2", 0, 2, (0, 2)), "r14")
    assert mill(state, "paper-red") == (0, 1, [0, 1]), "no choice, nobody is asked"


def test_yin_r_45_only_what_no_longer_fits_is_lost() -> None:
    state = strike(factory(land(), "paper-red", "huguang-a1-a2", 0, 3, (1, 1)), "r14")
    assert (ended(state), mill(state, "paper-red")) == (True, (0, 2, [1, 1]))


def test_yin_r_45_rebuilding_costs_a_stone_and_no_tile() -> None:
    state = strike(factory(land(), "paper-red", "huguang-a1-a2"), "r14")
    show_factories(give_resources(state, stone=1), "silk-red")
    play(fortune(state, "develop-factories", "c01"), "rebuild paper-red")
    assert (mill(state, "paper-red")[:2], row(state, "stone"), shown_factories(state)) == ((0, 1), 0, ["silk-red"])


# Flood and drought.


def test_yin_d_dis_6_every_seat_moves_one_space_back_on_the_boat_track() -> None:
    state = strike(hold(hold(land(), boat=5), 1, boat=1), "r05")
    assert [row(state, "boat", seat) for seat in range(2)] == [4, 0]
    assert told_of(state, "boat-moved") == [("YIN-D-dis-6", 0, (5, 3)), ("YIN-D-dis-6", 1, (1, 1))]


def test_yin_d_dis_6_on_space_1_nothing_happens() -> None:
    state = strike(hold(land(), boat=0), "r05")
    assert (row(state, "boat"), told_of(state, "boat-moved")) == (0, [])


def test_yin_d_dis_7_one_own_cube_is_lost_in_every_province_with_any_in_turn_order() -> None:
    state = set_order(land(), 1, 0)
    for name, seat in (("huguang-a1", 0), ("huguang-a2", 0), ("jiangxi-a1", 0), ("jiangxi-a3", 1), ("jiangxi-b1", 1)):
        grow(state, name, seat)
    strike(state, "r07")
    assert (asked(state), options(state)) == (1, ["wither jiangxi-a3", "wither jiangxi-b1"])
    assert why(state, "wither jiangxi-a1") == ("YIN-D-dis-7", "no-own-cube")
    play(state, "wither jiangxi-b1")
    assert (asked(state), options(state)) == (0, ["wither huguang-a1", "wither huguang-a2"])
    play(state, "wither huguang-a1")
    left = [name for name in SQUARES if square(state, name)[2]]
    assert (ended(state), left) == (True, ["huguang-a2", "jiangxi-a3"])
    assert {rule for rule, _, _ in told_of(state, "withered")} == {"YIN-D-dis-7"}


def test_yin_d_dis_7_one_of_two_cubes_of_a_square() -> None:
    state = strike(grow(land(), "jiangxi-a4", cubes=2), "r07")
    assert (square(state, "jiangxi-a4")[2], row(state, "cubes")) == (1, 14)


def test_yin_r_46_the_owner_chooses_the_cube() -> None:
    state = strike(grow(grow(land(), "jiangxi-a1", 1), "jiangxi-a2", 1), "r13")
    assert (question(state), asked(state)) == ("choose-drought", 1)


def test_yin_d_dis_8_cubes_on_markets_ships_and_routes_are_not_affected() -> None:
    state = aboard(dock(rural(raw(land(), "jiangxi-1"), 2), "japan-1"), "s1-1", "cube 0")
    served(state, 0, 0, "cube 0")
    strike(state, "r07")
    assert (ended(state), told_of(state, "withered")) == (True, [])
    assert (market(state, "jiangxi-1"), state.rural[0], slot(state, "s1-1"), on_route(state, 0)) == (
        0,
        2,
        ["cube 0"],
        ["cube 0"],
    )

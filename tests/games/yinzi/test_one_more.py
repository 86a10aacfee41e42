"""As many as a limit allows, and one more."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import NATIONS
from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    aboard,
    abroad,
    army,
    can,
    disc_on,
    dock,
    factory,
    fortune,
    grow,
    hold,
    land,
    land_abroad,
    migrants,
    mill,
    options,
    play,
    raw,
    row,
    rows,
    sails,
    sent,
    set_rate,
    why,
    workers_at,
)

MILL = ("porcelain-red", "jiangxi-a1-a2")


def mill_with(products: int, level: int, owner: int = 0) -> Yinzi:
    """Raw material for two, and wheat to sell so that the question stays."""
    state = raw(raw(grow(land(), "jiangxi-c2"), "jiangxi-1"), "jiangxi-2")
    return factory(state, *MILL, owner, level, (0, products))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_yin_b_prod_10_a_factory_stores_as_many_products_as_its_level(level: int) -> None:
    state = sent(mill_with(level - 1, level), "produce", 4)
    play(state, "produce porcelain-red", "raw jiangxi-1")
    assert sum(mill(state, "porcelain-red")[2]) == level
    full = sent(factory(mill_with(level, level), "paper-red", "jiangxi-b1-b2"), "produce", 4)
    assert why(full, "produce porcelain-red") == ("YIN-B-prod-10", "factory-full")


def test_yin_b_prod_10_two_at_once_need_room_for_two() -> None:
    assert can(sent(mill_with(1, 3), "produce", 2), "double porcelain-red")
    assert why(sent(mill_with(2, 3), "produce", 2), "double porcelain-red") == ("YIN-B-prod-10", "factory-full")
    assert can(sent(mill_with(2, 3), "produce", 2), "produce porcelain-red")


@pytest.mark.parametrize(("group", "lower"), [(1, 5), (3, 2), (4, 1)])
def test_yin_b_work_7_four_workers_and_not_a_fifth(group: int, lower: int) -> None:
    state = sent(grow(migrants(hold(land(), coins=9), lower=lower), "jiangxi-a3"), "take-resources", group)
    play(state, *["take wood"] * 4)
    assert workers_at(state, "take-resources") == 4
    assert why(state, "take wood") == ("YIN-B-work-7", "no-worker-left")
    assert rows(state, "lower", "wood") == [lower - (4 - group), 4]


def test_yin_b_work_7_four_at_war_and_not_a_fifth() -> None:
    assert options(sent(migrants(land(), lower=3), "war-routes", 2)) == ["army 1", "army 2", "army 3", "army 4"]
    state = sent(army(migrants(land(), lower=3), 0, 0, lying=1), "war-routes", 2)
    assert options(state) == ["army 1", "army 2", "army 3"]


@pytest.mark.parametrize("nation", NATIONS)
def test_yin_b_sail_3_a_nation_takes_three_products_and_then_no_more(nation: str) -> None:
    """YIN-R-35: a ship that comes while two lie there still unloads all of its own there."""
    for lying in (2, 3):
        state = land_abroad(dock(land(), f"{nation}-1"), nation, 0, lying)
        sails(aboard(aboard(state, "s1-1", "product 0"), "s1-2", "product 0"))
        general = "asia" if nation in ("brunei", "korea", "japan") else "europe"
        assert abroad(state, nation)[0] == (2 if lying == 2 else 0)
        assert abroad(state, general)[0] == (0 if lying == 2 else 2)


@pytest.mark.parametrize(("boat", "spaces"), [(0, 1), (1, 2), (3, 3)])
def test_yin_b_boat_5_as_many_borders_as_the_boats_allow_and_not_one_more(boat: int, spaces: int) -> None:
    """YIN-I-eco-5: free transport is one more, once."""
    for disc in (False, True):
        state = grow(hold(land(), boat=boat), "huguang-a1", tile="cotton", cubes=2)
        if disc:
            disc_on(state, "free-transport")
        fortune(state, "sell-urban", "c11")
        units = spaces + int(disc)
        play(state, "sell huguang-a1")
        far = {words.split()[1].rpartition("-")[0] for words in options(state, "market")}
        assert far == {"huguang", "nanzhili", "jiangxi"} | ({"zhejiang"} if units >= 2 else set())
        play(state, "market nanzhili-2", "sell huguang-a1")
        left = {words.split()[1].rpartition("-")[0] for words in options(state, "market")}
        near = {"nanzhili", "jiangxi"} if units >= 2 else set()
        assert left == {"huguang"} | near | ({"zhejiang"} if units >= 3 else set())


@pytest.mark.parametrize("coins", [9, 10])
def test_yin_b_prod_8_the_coins_for_a_bag_and_one_less(coins: int) -> None:
    state = hold(factory(raw(land(), "jiangxi-1"), *MILL, 1, 3), coins=coins)
    factory(raw(set_rate(state, 10), "jiangxi-2"), "paper-red", "jiangxi-b1-b2")
    assert can(sent(state, "produce", 3), "produce porcelain-red") == (coins == 10)


@pytest.mark.parametrize("cubes", [1, 2])
def test_yin_l_cube_1_the_last_cubes_are_placed_and_no_more(cubes: int) -> None:
    state = fortune(hold(land(), cubes=cubes), "cultivate")
    play(state, "grow huguang-a1")
    assert row(state, "cubes") == 0
    assert why(state, "grow huguang-a2") == ("YIN-L-cube-1", "no-cube-left")

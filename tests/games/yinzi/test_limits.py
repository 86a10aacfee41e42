"""Component limits."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import FORTUNES
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    EXAMPLE_TRACK,
    abroad,
    army,
    begin,
    committed,
    disc_of,
    disc_on,
    dock,
    docked,
    ended,
    factory,
    fortune,
    give_resources,
    glories,
    group,
    groups,
    grow,
    hold,
    land,
    land_abroad,
    lay_routes,
    lay_track,
    migrants,
    mill,
    my_turn,
    new,
    on_track,
    options,
    pieces_of,
    play,
    play_out,
    raw,
    row,
    ruin,
    sails,
    sent,
    ship_piles,
    show_factories,
    shown_factories,
    square,
    told_of,
    turn,
    why,
)


@pytest.mark.parametrize(("left", "placed"), [(2, 2), (1, 1), (0, 0)])
def test_yin_l_worker_1_only_the_workers_that_are_there_are_placed(left: int, placed: int) -> None:
    """YIN-R-22."""
    state = fortune(hold(land(), workers=left), "cultivate", "c12")
    assert (sum(groups(state).values()), row(state, "workers")) == (placed, 0)
    assert told_of(state, "grouped") == [("YIN-L-worker-1", 0, (FORTUNES.index("cultivate"), placed))]
    assert len(options(state, "grow")) == 60, "the action itself is not smaller"


def test_yin_l_cube_1_with_one_cube_one_is_placed() -> None:
    """YIN-R-21."""
    state = play(fortune(hold(land(), cubes=1), "cultivate"), "grow jiangxi-a4")
    assert (square(state, "jiangxi-a4"), row(state, "cubes")) == (("rice", 0, 1), 0)
    state = play(fortune(hold(land(), cubes=1), "cultivate"), "buy-tile column-1", "plant jiangxi-a1")
    assert square(state, "jiangxi-a1") == ("tea", 0, 1)


def test_yin_l_cube_1_without_any_neither_a_square_nor_a_tile() -> None:
    state = fortune(hold(land(), cubes=0), "cultivate")
    assert options(state) == ["tax", "stop"]
    assert why(state, "grow jiangxi-a1") == ("YIN-L-cube-1", "no-cube-left")
    assert why(state, "buy-tile column-1") == ("YIN-L-cube-1", "no-cube-left")


def test_yin_r_21_what_is_there_at_least_one() -> None:
    state = my_turn(disc_on(hold(land(), cubes=0), "extra-plantation"))
    assert why(state, "spend extra-plantation") == ("YIN-I-imp-3", "no-tile-possible")


def test_yin_l_disc_1_no_tax_innovation_building_or_upgrade_without_a_disc() -> None:
    state = fortune(hold(land(), discs=0), "innovations")
    assert ended(state), "nothing is possible"
    state = grow(factory(give_resources(land(), stone=1), "silk-red", "huguang-a1-a2"), "jiangxi-a3")
    fortune(ruin(hold(state, discs=0, coins=9), "silk-blue", "jiangxi-a1-a2"), "develop-factories")
    assert options(state) == ["stop", "sell-food jiangxi-a3"]
    for move in ("tax", "upgrade silk-red", "rebuild silk-blue", f"build {shown_factories(state)[0]}"):
        assert why(state, move) == ("YIN-L-disc-1", "no-disc-left")
    state = fortune(hold(grow(land(), "jiangxi-a3"), discs=0), "innovations")
    assert why(state, "innovate free-rice") == ("YIN-L-disc-1", "no-disc-left")


def test_yin_l_disc_1_bonus_and_bridge_are_void_without_a_disc() -> None:
    state = play(begin(hold(land(), discs=0), "bonus"), "bonus free-innovation")
    assert options(state) == ["buy-tile column-1", "stop"]
    state = hold(factory(committed(land(), "bridge-construction"), "silk-red", "huguang-a1-a2"), discs=0)
    begin(state, "rewards")
    assert (mill(state, "silk-red")[1], row(state, "silver")) == (1, 1)


def glorious(*discs: str) -> Yinzi:
    """Seat 0 wins a war; its last discs lie on innovations."""
    state = army(lay_routes(land(), "r03"), 0, 4)
    for name in discs:
        disc_on(state, name)
    return begin(hold(state, discs=0), "war")


def test_yin_l_disc_1_a_glory_may_take_an_own_innovation_disc_without_its_effect() -> None:
    """YIN-R-23."""
    state = disc_on(glorious("free-rice", "emissary-japan"), "free-wood", 1)
    assert options(state) == ["move-disc emissary-japan", "move-disc free-rice", "decline"]
    assert why(state, "move-disc free-wood") == ("YIN-L-disc-1", "no-disc-there")
    play(state, "move-disc free-rice")
    assert (glories(state)[0], disc_of(state, "free-rice"), row(state, "discs")) == ((1, 0), NOBODY, 0)


def test_yin_l_disc_1_else_the_glory_is_lost() -> None:
    state = play(glorious("free-rice"), "decline")
    assert (glories(state)[0], disc_of(state, "free-rice")) == ((0, 0), 0)
    state = glorious()
    assert (ended(state), glories(state)[0]) == (True, (0, 0))
    assert told_of(state, "glory-lost") == [("YIN-L-disc-1", 0, ())]


def test_yin_r_23_a_disc_in_the_supply_is_used_without_asking() -> None:
    state = begin(disc_on(army(lay_routes(land(), "r03"), 0, 4), "free-rice"), "war")
    assert (ended(state), disc_of(state, "free-rice"), glories(state)[0]) == (True, 0, (1, 0))


def test_yin_l_product_1_no_product_without_a_piece_in_the_supply() -> None:
    state = factory(raw(hold(land(), pieces=0), "zhejiang-1"), "porcelain-red", "zhejiang-a1-a2", 0, 2)
    play(turn(group(state, 1)), "send cultivate")
    assert why(state, "to produce") == ("YIN-B-work-13", "no-use")


def test_yin_r_26_pieces_on_foreign_markets_never_come_back() -> None:
    state = play_out(new(2), 5)
    for seat in range(2):
        assert pieces_of(state, seat)["products"] == 8
    state = begin(land_abroad(land(), "japan", 3), "administration")
    assert (abroad(state, "japan"), row(state, "pieces")) == ([3, 0], 5)


def test_yin_l_res_1_wood_and_stone_are_strictly_limited() -> None:
    state = sent(give_resources(land(), 1, wood=13, stone=8), "take-resources")
    play(state, "take wood")
    assert (ended(state), row(state, "upper")) == (True, 2), "the others find nothing and migrate"


def test_yin_r_25_with_an_empty_resource_area_the_action_cannot_be_chosen() -> None:
    state = give_resources(land(), 1, wood=14, stone=8)
    play(turn(group(state, 2)), "send cultivate")
    assert why(state, "to take-resources") == ("YIN-B-work-13", "no-use")


def test_yin_l_money_1_coins_silver_and_misfortune_are_not_limited() -> None:
    """YIN-R-24: more than was printed."""
    state = begin(committed(hold(land(), coins=70, silver=30), "bridge-construction"), "rewards")
    assert row(state, "silver") == 31
    state = begin(committed(hold(land(), coins=70), "palace-maintenance"), "rewards")
    assert row(state, "coins") == 72
    state = begin(migrants(hold(land(), coins=0, misfortune=20), upper=3), "feeding")
    assert row(state, "misfortune") == 21


def test_yin_l_tile_1_an_empty_plantation_pile_compacts_without_refill() -> None:
    state = lay_track(land(), *EXAMPLE_TRACK, pile=())
    play(fortune(state, "cultivate"), "buy-tile column-1", "plant jiangxi-a1")
    assert on_track(state) == ["salt", "tea", "bamboo", "ramie", "cotton", "-"]


def test_yin_l_tile_1_empty_factory_and_ship_piles_leave_gaps() -> None:
    state = show_factories(give_resources(land(), stone=1), "paper-red", "silk-red")
    play(fortune(state, "develop-factories", "c01"), "build paper-red", "site jiangxi-a1-a2")
    assert shown_factories(state) == ["silk-red"]
    state = ship_piles(dock(land(), "japan-1", None, "japan-2"), [], [])
    sails(state)
    assert docked(state) == [None, None, "japan-2", None]

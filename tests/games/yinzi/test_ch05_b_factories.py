"""Section B: develop factories."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import (
    COINS,
    COLUMNS,
    FACTORIES,
    FREE_STONE,
    GOODS,
    PLOT,
    SALT,
    SITE_FIRST,
    SITE_SECOND,
    SITES,
    SQUARES,
    STONE,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    can,
    disc_of,
    disc_on,
    empty_tile,
    factory,
    fortune,
    give_resources,
    grow,
    hold,
    land,
    mill,
    options,
    play,
    put,
    row,
    rows,
    ruin,
    show_factories,
    shown_factories,
    tiles_on_board,
    told,
    told_of,
    view,
    why,
)


def building(state: Yinzi | None = None, stone: int = 1, coins: int = 8, card: str = "c12") -> Yinzi:
    """Seat 0 develops factories; a red paper and a blue porcelain factory are shown, a blue paper one comes next."""
    state = hold(give_resources(state or land(), stone=stone), coins=coins)
    show_factories(state, "paper-red", "porcelain-blue", pile=("porcelain-red", "paper-blue"))
    return fortune(state, "develop-factories", card)


def test_yin_b_fact_1_build_rebuild_or_upgrade_one_per_resolution() -> None:
    state = ruin(factory(land(), "silk-red", "huguang-a1-a2", 0), "silk-blue", "jiangxi-a1-a2")
    building(state, card="c05")
    moves = ["build paper-red", "build porcelain-blue", "rebuild silk-blue", "upgrade silk-red"]
    assert options(state) == [*moves, "tax", "stop"]
    play(state, "upgrade silk-red", "rebuild silk-blue")
    assert options(state) == ["tax", "stop"]
    assert why(state, "upgrade silk-red") == ("YIN-B-fortune-4", "no-resolution-left")


# Building.


def test_yin_b_fact_2_a_stone_goes_back_and_a_shown_factory_gets_an_own_disc() -> None:
    state = play(building(), "build paper-red", "site jiangxi-a1-a2")
    assert (mill(state, "paper-red"), rows(state, "stone", "discs", "coins")) == ((0, 1, [0, 0]), [0, 19, 8])
    assert view(state)["stock"]["stone"] == 8
    assert ("YIN-B-fact-2", 0, (STONE, 1)) in told_of(state, "paid")


def test_yin_b_fact_2_not_without_a_stone() -> None:
    state = building(stone=0)
    assert options(state) == ["tax", "stop"]
    assert why(state, "build paper-red") == ("YIN-B-fact-2", "no-stone")


def test_yin_b_fact_2_only_factories_that_lie_face_up() -> None:
    assert why(building(), "build paper-blue") == ("YIN-B-fact-2", "not-on-display")


def test_yin_b_fact_3_two_squares_side_by_side_of_one_province() -> None:
    state = play(building(), "build paper-red")
    for words in options(state):
        site = SITES.index(words.split()[1])
        first, second = SITE_FIRST[site], SITE_SECOND[site]
        assert first // PLOT == second // PLOT
        rows_apart = abs(first % PLOT // COLUMNS - second % PLOT // COLUMNS)
        columns_apart = abs(first % COLUMNS - second % COLUMNS)
        assert rows_apart + columns_apart == 1
    assert len(options(state)) == len(set(options(state)))
    assert (can(state, "site jiangxi-a1-a2"), can(state, "site jiangxi-a1-b1")) == (True, True)
    salt_free = [site for site in SITES if not touches_salt(state, site)]
    assert options(state) == [f"site {site}" for site in salt_free]


def touches_salt(state: Yinzi, site: str) -> bool:
    at = SITES.index(site)
    return SALT in (state.printed.grid[SITE_FIRST[at]], state.printed.grid[SITE_SECOND[at]])


def test_yin_b_fact_3_both_free() -> None:
    state = grow(factory(land(), "silk-red", "jiangxi-a4-a5", 1), "jiangxi-a1", 1)
    play(building(state), "build paper-red")
    assert why(state, "site jiangxi-a1-a2") == ("YIN-B-cult-2", "square-occupied")
    assert why(state, "site jiangxi-a3-a4") == ("YIN-B-cult-2", "square-occupied")
    assert can(state, "site jiangxi-a2-a3")


def test_yin_b_fact_3_none_of_them_salt_printed_or_tile() -> None:
    state = play(building(empty_tile(land(), "jiangxi-a3", "salt")), "build paper-red")
    assert why(state, "site jiangxi-b1-c1") == ("YIN-B-cult-9", "salt-protected")
    assert why(state, "site jiangxi-a2-a3") == ("YIN-B-cult-9", "salt-protected")
    assert why(state, "site jiangxi-a3-a4") == ("YIN-B-cult-9", "salt-protected")


def test_yin_b_fact_3_no_building_without_a_site() -> None:
    state = land()
    for at in range(0, len(SQUARES), 2):  # every other square: no two free ones are left side by side
        put(put(state, "cubes", at, 1), "cube", at, 1)
    building(state)
    assert options(state, "build") == []
    assert why(state, "build paper-red") == ("YIN-B-fact-3", "no-site-left")


def test_yin_b_fact_4_empty_tiles_under_it_go_to_the_box() -> None:
    state = empty_tile(empty_tile(land(), "jiangxi-a1", "tea"), "jiangxi-a2", "ramie")
    play(building(state), "build paper-red", "site jiangxi-a1-a2")
    assert tiles_on_board(state) == {}
    assert [(rule, what[0]) for rule, _, what in told_of(state, "tile-boxed")] == [
        ("YIN-B-fact-4", GOODS.index("tea")),
        ("YIN-B-fact-4", GOODS.index("ramie")),
    ]


def test_yin_b_fact_5_then_a_new_factory_is_revealed() -> None:
    state = play(building(), "build paper-red", "site jiangxi-a1-a2")
    assert shown_factories(state) == ["porcelain-blue", "paper-blue"]
    assert told(state)[-1] == "YIN-B-fact-5 factory-shown"


def test_yin_r_60_with_an_empty_pile_the_display_shrinks() -> None:
    state = show_factories(building(), "paper-red", "porcelain-blue", pile=())
    play(state, "build paper-red", "site jiangxi-a1-a2")
    assert shown_factories(state) == ["porcelain-blue"]


# Upgrading.


def test_yin_b_fact_6_three_coins_to_level_2_and_five_to_level_3() -> None:
    state = building(factory(land(), "silk-red", "jiangxi-a1-a2", 0), stone=0)
    play(state, "upgrade silk-red")
    assert (mill(state, "silk-red")[1], rows(state, "coins", "discs")) == (2, [5, 18])
    play(state, "upgrade silk-red")
    assert (mill(state, "silk-red")[1], rows(state, "coins", "discs")) == (3, [0, 17])
    assert [what for rule, _, what in told_of(state, "paid") if rule == "YIN-B-fact-6"] == [(COINS, 3), (COINS, 5)]


def test_yin_b_fact_6_level_3_is_the_highest() -> None:
    state = building(factory(land(), "silk-red", "jiangxi-a1-a2", 0, 3), stone=0)
    assert options(state, "upgrade") == []
    assert why(state, "upgrade silk-red") == ("YIN-B-fact-6", "top-level")


@pytest.mark.parametrize(("level", "coins"), [(1, 2), (2, 4)])
def test_yin_b_fact_6_not_without_the_coins(level: int, coins: int) -> None:
    state = building(factory(land(), "silk-red", "jiangxi-a1-a2", 0, level), coins=coins)
    assert why(state, "upgrade silk-red") == ("YIN-B-fact-6", "coins-missing")


def test_yin_b_fact_6_only_own_factories() -> None:
    state = building(factory(land(), "silk-red", "jiangxi-a1-a2", 1))
    assert why(state, "upgrade silk-red") == ("YIN-B-fact-6", "not-own-factory")


def test_yin_b_fact_7_the_level_is_the_number_of_discs_which_are_all_the_owners() -> None:
    state = building(factory(land(), "silk-red", "jiangxi-a1-a2", 1), coins=9)
    play(state, "build paper-red", "site jiangxi-b1-b2", "upgrade paper-red", "upgrade paper-red")
    assert [(shown["owner"], shown["level"]) for shown in view(state)["factories"]] == [(0, 3), (1, 1)]
    assert [row(state, "discs", seat) for seat in range(2)] == [17, 19]


def test_yin_b_fact_8_the_same_factory_may_be_built_and_upgraded_in_one_action() -> None:
    state = play(building(), "build paper-red", "site jiangxi-b1-b2", "upgrade paper-red", "upgrade paper-red")
    assert (mill(state, "paper-red")[1], rows(state, "stone", "coins")) == (3, [0, 0])


# Rebuilding.


def test_yin_b_fact_9_a_stone_and_an_own_disc_on_an_ownerless_factory() -> None:
    state = play(building(ruin(land(), "silk-red", "jiangxi-a1-a2")), "rebuild silk-red")
    assert (mill(state, "silk-red"), rows(state, "stone", "discs", "coins")) == ((0, 1, [0, 0]), [0, 19, 8])
    assert view(state)["stock"]["stone"] == 8
    assert shown_factories(state) == ["paper-red", "porcelain-blue"], "no tile is drawn"
    assert ("YIN-B-fact-9", 0, (FACTORIES.index("silk-red"), 1)) in told_of(state, "factory-level")


def test_yin_b_fact_9_not_without_a_stone_nor_where_there_is_an_owner() -> None:
    state = factory(ruin(land(), "silk-red", "jiangxi-a1-a2"), "silk-blue", "jiangxi-b1-b2", 1)
    assert why(building(state, stone=0), "rebuild silk-red") == ("YIN-B-fact-2", "no-stone")
    state = factory(ruin(land(), "silk-red", "jiangxi-a1-a2"), "silk-blue", "jiangxi-b1-b2", 1)
    assert why(building(state), "rebuild silk-blue") == ("YIN-B-fact-9", "not-ownerless")
    assert why(state, "rebuild paper-red") == ("YIN-B-fact-9", "not-ownerless")


def test_yin_b_fact_10_no_other_limit_to_factories_per_seat_or_province() -> None:
    state = land(4)
    sites = [f"jiangxi-{name}" for name in ("a1-a2", "a3-a4", "b1-b2", "b3-b4", "c2-c3")]
    for name, site in zip(FACTORIES[2:], sites, strict=False):
        factory(state, name, site)
    building(state)
    play(state, "build paper-red", "site jiangxi-a5-b5")
    assert [shown["owner"] for shown in view(state)["factories"]] == [0] * 6


# Without a disc in the supply.


def no_discs(state: Yinzi) -> Yinzi:
    """All discs of seat 0 that lie nowhere are on the tax space."""
    return hold(state, discs=0, taxed=row(state, "discs") + row(state, "taxed"))


def test_yin_r_82_the_free_stone_that_pays_is_the_disc_that_is_placed() -> None:
    """YIN-L-disc-1: what needs a disc is possible if the payment brings one home."""
    state = no_discs(building(disc_on(land(), "free-stone"), stone=0))
    assert options(state, "build") == ["build paper-red", "build porcelain-blue"]
    play(state, "build paper-red", "site jiangxi-a1-a2")
    assert (mill(state, "paper-red"), row(state, "discs"), disc_of(state, "free-stone")) == ((0, 1, [0, 0]), 0, NOBODY)
    state = no_discs(building(ruin(disc_on(land(), "free-stone"), "silk-red", "jiangxi-a1-a2"), stone=0))
    play(state, "rebuild silk-red")
    assert (mill(state, "silk-red"), row(state, "discs"), disc_of(state, "free-stone")) == ((0, 1, [0, 0]), 0, NOBODY)


@pytest.mark.parametrize("move", ["build paper-red", "rebuild silk-red"])
def test_yin_r_82_with_a_stone_as_well_only_the_disc_can_pay(move: str) -> None:
    state = ruin(disc_on(land(), "free-stone"), "silk-red", "jiangxi-b1-b2")
    play(no_discs(building(state)), move)
    assert (row(state, "stone"), disc_of(state, "free-stone")) == (1, NOBODY)
    assert "with stone" not in options(state)


@pytest.mark.parametrize("coins", [1, 3, 8])
def test_yin_r_82_the_free_coins_that_pay_an_upgrade_are_the_disc_that_is_placed(coins: int) -> None:
    """Nothing is asked, however many coins there are."""
    state = disc_on(factory(land(), "silk-red", "jiangxi-a1-a2"), "free-coins")
    play(no_discs(building(state, coins=coins)), "upgrade silk-red")
    assert (mill(state, "silk-red")[1], rows(state, "coins", "discs")) == (2, [coins - 1, 0])
    assert disc_of(state, "free-coins") == NOBODY


def test_yin_r_82_another_innovation_does_not_help() -> None:
    state = ruin(factory(land(), "silk-red", "jiangxi-a1-a2"), "silk-blue", "jiangxi-b1-b2")
    state = no_discs(building(disc_on(state, "free-coins")))
    assert (options(state, "build"), options(state, "rebuild")) == ([], [])
    assert why(state, "build paper-red") == why(state, "rebuild silk-blue") == ("YIN-L-disc-1", "no-disc-left")
    state = no_discs(building(disc_on(factory(land(), "silk-red", "jiangxi-a1-a2"), "free-stone")))
    assert why(state, "upgrade silk-red") == ("YIN-L-disc-1", "no-disc-left")


def test_yin_r_82_nor_a_disc_that_was_placed_in_this_turn() -> None:
    state = no_discs(building(disc_on(land(), "free-stone")))
    state.fresh = 1 << FREE_STONE
    assert why(state, "build paper-red") == ("YIN-L-disc-1", "no-disc-left")


def test_yin_r_82_nor_the_disc_of_another_seat() -> None:
    state = no_discs(building(disc_on(land(), "free-stone", 1)))
    assert why(state, "build paper-red") == ("YIN-L-disc-1", "no-disc-left")

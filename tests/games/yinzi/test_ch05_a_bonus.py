"""Phase A: bonus and turn order."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import BONUSES, INNOVATIONS, MAIZE, POTATO
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    EXAMPLE_TRACK,
    asked,
    begin,
    can,
    disc_of,
    disc_on,
    factory,
    fortune,
    give_resources,
    grow,
    hold,
    land,
    lay_track,
    migrants,
    mill,
    on_track,
    options,
    play,
    played,
    player,
    question,
    row,
    rows,
    ruin,
    set_order,
    square,
    told,
    told_of,
    view,
    why,
)

BAMBOO_PILE = ("bamboo",) * 8


def phase_a(seats: int = 2) -> Yinzi:
    """The provisional order is that of the seats; only bamboo comes from the pile."""
    return begin(lay_track(land(seats), *EXAMPLE_TRACK, pile=BAMBOO_PILE), "bonus")


# Choosing.


def test_yin_a_choose_1_each_seat_takes_a_bonus_that_nobody_has_in_provisional_order() -> None:
    state = begin(set_order(land(3), 2, 0, 1), "bonus")
    assert (asked(state), options(state)) == (2, [f"bonus {bonus}" for bonus in BONUSES])
    play(state, "bonus no-tax", "stop")
    assert asked(state) == 0
    assert options(state) == [f"bonus {bonus}" for bonus in BONUSES if bonus != "no-tax"]
    assert why(state, "bonus no-tax") == ("YIN-A-choose-1", "bonus-taken")
    play(state, "bonus better-sale", "stop")
    assert asked(state) == 1


def test_yin_a_choose_1_a_bonus_must_be_taken() -> None:
    assert why(phase_a(), "stop") == ("YIN-B-fortune-5", "finish-first")


def test_yin_a_choose_2_the_bonuses_from_left_to_right_are_the_new_turn_order() -> None:
    state = play(phase_a(3), "bonus no-tax", "stop", "bonus improve-boats", "stop")
    assert view(state)["order"] == [0, 1, 2]
    play(state, "bonus better-sale", "stop")
    assert view(state)["order"] == [2, 0, 1]
    assert told_of(state, "order-place") == [
        ("YIN-A-choose-2", 2, (1,)),
        ("YIN-A-choose-2", 0, (2,)),
        ("YIN-A-choose-2", 1, (3,)),
    ]


def test_yin_r_67_phase_a_itself_follows_the_provisional_order() -> None:
    state = play(phase_a(3), "bonus improve-boats", "stop", "bonus no-tax", "stop")
    assert (asked(state), view(state)["order"]) == (2, [0, 1, 2])


def test_yin_a_choose_3_the_bonus_is_held_until_phase_f() -> None:
    state = play(phase_a(), "bonus no-tax", "stop", "bonus better-sale", "stop")
    begin(state, "feeding", "war", "disasters", "routes", "rewards", "taxation", "late")
    assert [player(state, seat)["bonus"] for seat in range(2)] == ["no-tax", "better-sale"]
    begin(state, "administration")
    assert [player(state, seat)["bonus"] for seat in range(2)] == [None, None]


def test_yin_a_choose_4_a_void_bonus_may_be_chosen_and_is_lost() -> None:
    state = play(phase_a(), "bonus improve-factory")
    assert options(state) == ["buy-tile column-6", "stop"]
    play(state, "stop")
    assert (player(state)["bonus"], asked(state)) == ("improve-factory", 1)


# The six bonuses.


def test_yin_a_bonus_1_a_disc_on_any_free_innovation_space() -> None:
    state = play(disc_on(phase_a(), "free-rice", 1), "bonus free-innovation")
    free = [f"innovate {name}" for name in INNOVATIONS if name != "free-rice"]
    assert options(state) == [*free, "buy-tile column-1"]
    assert why(state, "stop") == ("YIN-A-bonus-1", "bonus-owed")
    assert why(state, "innovate free-rice") == ("YIN-B-innov-3", "innovation-taken")
    play(state, "innovate veterans")
    assert (disc_of(state, "veterans"), row(state, "discs")) == (0, 19)
    assert "YIN-A-bonus-1 innovated" in told(state)
    assert options(state) == ["buy-tile column-1", "stop"]


def test_yin_a_bonus_1_the_disc_cannot_be_spent_in_the_same_turn() -> None:
    state = play(phase_a(), "bonus free-innovation", "innovate extra-urban-sale")
    assert why(state, "spend extra-urban-sale") == ("YIN-I-use-2", "placed-this-turn")


def test_yin_a_bonus_2_each_cube_sold_to_a_market_brings_a_coin_more_in_this_round() -> None:
    state = grow(grow(phase_a(), "jiangxi-a1", tile="cotton"), "jiangxi-a3")
    play(state, "bonus better-sale", "sell-food jiangxi-a3", "stop", "bonus no-tax", "stop")
    assert row(state, "coins") == 4 + 2
    play(fortune(state, "sell-urban"), "sell jiangxi-a1", "market jiangxi-2")
    assert row(state, "coins") == 6 + 3


def test_yin_a_bonus_2_nobody_else_gets_it() -> None:
    state = grow(phase_a(), "jiangxi-a3", 1)
    play(state, "bonus better-sale", "stop", "sell-food jiangxi-a3")
    assert row(state, "coins", 1) == 4 + 1


def test_yin_a_bonus_3_all_workers_count_as_fed() -> None:
    state = migrants(grow(phase_a(), "jiangxi-a4", 0, 2), upper=7)
    play(state, "bonus feed-workers", "stop", "bonus no-tax", "stop")
    begin(state, "feeding")
    assert "YIN-C-feed-9 fed-by-bonus" in told(state)
    assert (row(state, "misfortune"), square(state, "jiangxi-a4")) == (0, ("rice", 0, 2))


def test_yin_a_bonus_4_the_holder_pays_no_tax() -> None:
    state = played(hold(phase_a(), silver=2), 0, "c10", "c11", "c12")
    play(state, "bonus no-tax", "stop", "bonus better-sale", "stop")
    begin(state, "taxation")
    assert rows(state, "silver", "coins", "misfortune") == [2, 4, 0]
    assert ("YIN-D-tax-7", 0, (2,)) in told_of(state, "tax-waived")


def test_yin_a_bonus_5_one_space_on_the_boat_track_for_free() -> None:
    state = play(give_resources(phase_a(), wood=1), "bonus improve-boats")
    assert rows(state, "boat", "wood", "coins") == [1, 1, 4]
    assert ("YIN-A-bonus-5", 0, (2, 2)) in told_of(state, "boat-moved")


def test_yin_a_bonus_5_void_on_the_last_space() -> None:
    state = play(hold(phase_a(), boat=13), "bonus improve-boats")
    assert (row(state, "boat"), told_of(state, "boat-moved")) == (13, [])


@pytest.mark.parametrize("level", [1, 2])
def test_yin_a_bonus_6_a_disc_on_an_own_factory_for_free(level: int) -> None:
    state = play(factory(phase_a(), "paper-red", "huguang-a1-a2", 0, level), "bonus improve-factory")
    assert options(state) == ["upgrade paper-red", "buy-tile column-6"]
    assert why(state, "stop") == ("YIN-A-bonus-6", "bonus-owed")
    play(state, "upgrade paper-red")
    assert mill(state, "paper-red") == (0, level + 1, [0, 0])
    assert rows(state, "coins", "discs") == [4, 20 - level - 1]
    assert options(state) == ["buy-tile column-6", "stop"]


def test_yin_a_bonus_6_only_with_this_bonus() -> None:
    state = factory(factory(phase_a(), "paper-red", "huguang-a1-a2"), "silk-red", "jiangxi-a1-a2", 1)
    play(state, "bonus no-tax")
    assert options(state) == ["buy-tile column-4", "stop"]
    assert why(state, "upgrade paper-red") == ("YIN-B-fact-6", "finish-first")
    assert why(state, "upgrade silk-red") == ("YIN-B-fact-6", "finish-first")
    assert why(state, "innovate veterans") == ("YIN-B-innov-1", "finish-first")


def test_yin_a_bonus_6_not_on_level_3_nor_on_factories_of_others_nor_on_ruins() -> None:
    state = factory(phase_a(), "paper-red", "huguang-a1-a2", 0, 3)
    ruin(factory(state, "silk-red", "jiangxi-a1-a2", 1), "silk-blue", "jiangxi-b1-b2")
    play(state, "bonus improve-factory")
    assert options(state) == ["buy-tile column-6", "stop"], "the bonus is void"
    assert why(state, "upgrade paper-red") == ("YIN-B-fact-6", "top-level")
    assert why(state, "upgrade silk-red") == ("YIN-B-fact-6", "not-own-factory")
    assert why(state, "upgrade silk-blue") == ("YIN-B-fact-6", "not-own-factory")


# The tile of the column.


@pytest.mark.parametrize(("column", "price"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_yin_a_tile_1_only_the_tile_of_the_own_column_for_its_price(column: int, price: int) -> None:
    state = play(phase_a(), f"bonus {BONUSES[column - 1]}")
    assert options(state, "buy-tile") == [f"buy-tile column-{column}"]
    other = 1 + column % 6
    assert why(state, f"buy-tile column-{other}") == ("YIN-A-tile-1", "other-column")
    play(state, f"buy-tile column-{column}", "plant jiangxi-a1")
    assert (row(state, "coins"), square(state, "jiangxi-a1")[0]) == (4 - price, EXAMPLE_TRACK[column - 1])


def test_yin_a_tile_1_it_need_not_be_bought_and_only_once() -> None:
    state = play(phase_a(), "bonus no-tax")
    assert can(state, "stop")
    state = play(phase_a(), "bonus free-innovation", "buy-tile column-1")
    play(state, "plant jiangxi-a1")
    assert why(state, "buy-tile column-1") == ("YIN-A-tile-1", "tile-bought")


def test_yin_a_tile_1_not_without_money() -> None:
    state = play(hold(phase_a(), coins=1), "bonus no-tax")
    assert asked(state) == 1, "nothing is left to do for seat 0"
    state = play(disc_on(hold(phase_a(), coins=1), "personal-route"), "bonus no-tax")
    assert why(state, "buy-tile column-4") == ("YIN-B-cult-6", "coins-missing")


def test_yin_a_tile_2_it_is_placed_at_once_with_two_cubes_under_the_rules_of_cultivation() -> None:
    state = grow(phase_a(), "jiangxi-a2", 1)
    play(state, "bonus no-tax", "buy-tile column-4")
    assert question(state) == "place-tile"
    assert why(state, "plant jiangxi-a2") == ("YIN-B-cult-2", "square-occupied")
    assert why(state, "plant jiangxi-c1") == ("YIN-B-cult-9", "salt-protected")
    play(state, "plant jiangxi-a1")
    assert square(state, "jiangxi-a1") == ("bamboo", 0, 2)


@pytest.mark.parametrize("tile_first", [True, False])
def test_yin_a_tile_3_bonus_and_tile_in_either_order(tile_first: bool) -> None:
    """YIN-R-54."""
    state = play(phase_a(), "bonus free-innovation")
    tile, bonus = ("buy-tile column-1", "plant jiangxi-a1"), ("innovate free-rice",)
    play(state, *([*tile, *bonus] if tile_first else [*bonus, *tile]))
    assert (square(state, "jiangxi-a1"), disc_of(state, "free-rice")) == (("tea", 0, 2), 0)


def test_yin_r_54_a_void_bonus_serves_for_its_place_in_the_order() -> None:
    state = play(hold(phase_a(), boat=13), "bonus improve-boats", "stop", "bonus improve-factory", "stop")
    assert view(state)["order"] == [0, 1]


def test_yin_a_track_1_a_bought_tile_leaves_a_gap_until_all_have_chosen() -> None:
    state = play(phase_a(), "bonus feed-workers", "buy-tile column-3", "plant jiangxi-a1")
    assert asked(state) == 1
    assert on_track(state) == ["tea", "salt", "-", "bamboo", "ramie", "cotton"]
    play(state, "bonus no-tax", "buy-tile column-4", "plant jiangxi-a2")
    assert square(state, "jiangxi-a2")[0] == "bamboo", "the tile that lay there from the start"


def test_yin_r_30_phase_a_is_a_turn_and_additional_plantation_leaves_a_gap_too() -> None:
    state = grow(disc_on(phase_a(), "extra-plantation"), "jiangxi-a3")
    assert {"sell-food jiangxi-a3", "spend extra-plantation"} <= set(options(state))
    play(state, "spend extra-plantation", "buy-tile column-1", "plant jiangxi-a1")
    assert on_track(state) == ["-", "salt", "tea", "bamboo", "ramie", "cotton"]


def test_yin_a_track_2_after_the_last_choice_it_is_compacted_and_refilled() -> None:
    state = lay_track(phase_a(), "tea", "salt", "tea", "bamboo", "ramie", "cotton", pile=("maize", "potato"))
    play(state, "bonus feed-workers", "buy-tile column-3", "plant jiangxi-a1")
    play(state, "bonus free-innovation", "innovate veterans", "buy-tile column-1", "plant jiangxi-a2")
    assert on_track(state) == ["salt", "bamboo", "ramie", "cotton", "potato", "maize"]
    assert told_of(state, "tile-came") == [
        ("YIN-A-track-2", NOBODY, (POTATO, 4)),
        ("YIN-A-track-2", NOBODY, (MAIZE, 5)),
    ]

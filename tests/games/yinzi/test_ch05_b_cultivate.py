"""Section B: cultivate."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import GOODS, MAIZE, PROVINCES, SALT, SQUARES, TRACK
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    EXAMPLE_TRACK,
    can,
    empty_tile,
    factory,
    fortune,
    give_resources,
    grow,
    harvest,
    hold,
    land,
    lay_track,
    on_track,
    options,
    play,
    put,
    question,
    row,
    rows,
    ruin,
    square,
    told,
    told_of,
    why,
)


def cultivating(state: Yinzi | None = None, card: str = "c12") -> Yinzi:
    return fortune(state or land(), "cultivate", card)


# Squares.


def test_yin_b_cult_1_own_cubes_on_a_free_square_of_any_province_for_free() -> None:
    state = cultivating()
    assert options(state, "grow") == [f"grow {name}" for name in SQUARES]
    play(state, "grow huguang-a2")
    assert (square(state, "huguang-a2"), rows(state, "coins", "cubes")) == (("cabbage", 0, 1), [4, 14])


def test_yin_b_cult_2_a_square_with_a_cube_of_anyone_is_not_free() -> None:
    state = cultivating(grow(grow(land(), "jiangxi-a1", 1), "jiangxi-a2", 0))
    assert why(state, "grow jiangxi-a1") == ("YIN-B-cult-2", "square-occupied")
    assert why(state, "grow jiangxi-a2") == ("YIN-B-cult-2", "square-occupied")


def test_yin_b_cult_2_nor_is_one_under_a_factory_ruined_or_not() -> None:
    state = ruin(factory(land(), "paper-red", "jiangxi-b1-b2", 0), "silk-red", "jiangxi-a1-a2")
    cultivating(state)
    for name in ("jiangxi-b1", "jiangxi-b2", "jiangxi-a1", "jiangxi-a2"):
        assert why(state, f"grow {name}") == ("YIN-B-cult-2", "square-occupied")


def test_yin_b_cult_2_an_empty_tile_leaves_its_square_free() -> None:
    assert can(cultivating(empty_tile(land(), "jiangxi-a1", "tea")), "grow jiangxi-a1")


@pytest.mark.parametrize(
    ("name", "good"),
    [("jiangxi-a2", "cabbage"), ("jiangxi-a1", "fruit"), ("jiangxi-a3", "wheat"), ("jiangxi-c1", "salt")],
)
def test_yin_b_cult_3_one_cube_on_printed_goods(name: str, good: str) -> None:
    state = play(cultivating(), f"grow {name}")
    assert (square(state, name), row(state, "cubes")) == ((good, 0, 1), 14)
    assert ("YIN-B-cult-3", 0, (GOODS.index(good), SQUARES.index(name), 1)) in told_of(state, "grew")


def test_yin_b_cult_4_two_cubes_on_printed_rice_in_one_resolution() -> None:
    state = play(cultivating(card="c01"), "grow jiangxi-a4")
    assert (square(state, "jiangxi-a4"), row(state, "cubes")) == (("rice", 0, 2), 13)
    assert "YIN-B-cult-4 grew" in told(state)
    assert options(state, "grow") == []


@pytest.mark.parametrize("tile", ["tea", "salt", "cotton", "sugar-cane", "ramie", "bamboo", "potato", "maize"])
def test_yin_b_cult_5_one_cube_on_an_emptied_tile(tile: str) -> None:
    state = play(cultivating(empty_tile(land(), "jiangxi-a4", tile)), "grow jiangxi-a4")
    assert square(state, "jiangxi-a4") == (tile, 0, 1), "rice is printed below, which does not matter"
    assert "YIN-B-cult-5 grew" in told(state)


def test_yin_b_cult_5_whoever_bought_it() -> None:
    state = play(fortune(hold(land(), 1, coins=4), "cultivate", "c01", 1), "buy-tile column-1", "plant jiangxi-a1")
    harvest(state, "jiangxi-a1")
    play(cultivating(state), "grow jiangxi-a1")
    assert square(state, "jiangxi-a1") == ("tea", 0, 1)


def test_yin_b_cult_12_a_square_with_one_of_its_two_cubes_left_is_occupied() -> None:
    state = cultivating(grow(grow(land(), "jiangxi-a4"), "jiangxi-a1", tile="tea"))
    assert why(state, "grow jiangxi-a4") == ("YIN-B-cult-2", "square-occupied")
    play(state, "buy-tile column-1")
    assert why(state, "plant jiangxi-a1") == ("YIN-B-cult-2", "square-occupied")


# Tiles.


@pytest.mark.parametrize(("column", "price"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_yin_b_cult_6_a_resolution_may_buy_a_tile_of_any_column_for_its_price(column: int, price: int) -> None:
    state = cultivating(card="c05")
    assert options(state, "buy-tile") == [f"buy-tile {name}" for name in TRACK]
    play(state, f"buy-tile column-{column}", "plant jiangxi-a1")
    assert (row(state, "coins"), square(state, "jiangxi-a1")[0]) == (4 - price, EXAMPLE_TRACK[column - 1])
    play(state, "grow jiangxi-c1")
    assert options(state, "grow") == [], "one resolution for the tile, one for the square"


def test_yin_b_cult_6_once_per_action() -> None:
    state = play(cultivating(hold(land(), coins=9)), "buy-tile column-6", "plant jiangxi-a1")
    assert options(state, "buy-tile") == []
    assert why(state, "buy-tile column-1") == ("YIN-B-cult-6", "tile-bought")


def test_yin_b_cult_6_only_what_is_there_and_can_be_paid() -> None:
    state = cultivating(lay_track(hold(land(), coins=1), "tea", "salt", "tea", "bamboo", pile=()))
    assert options(state, "buy-tile") == [f"buy-tile column-{number}" for number in (1, 2, 3)]
    assert why(state, "buy-tile column-4") == ("YIN-B-cult-6", "coins-missing")
    assert why(state, "buy-tile column-5") == ("YIN-B-cult-6", "no-tile-there")


def test_yin_r_77_also_with_the_only_resolution_of_a_card() -> None:
    state = play(cultivating(card="c01"), "buy-tile column-1", "plant jiangxi-a1")
    assert square(state, "jiangxi-a1") == ("tea", 0, 2)
    assert options(state, "grow") == []


def test_yin_b_cult_7_it_must_be_placed_at_once_on_a_free_square_of_any_province() -> None:
    state = grow(factory(land(), "paper-red", "jiangxi-b1-b2", 0), "jiangxi-a1", 1)
    play(cultivating(state), "buy-tile column-1")
    assert question(state) == "place-tile"
    assert {words.split()[1].split("-")[0] for words in options(state)} == set(PROVINCES)
    for name in ("jiangxi-a1", "jiangxi-b1", "jiangxi-b2"):
        assert why(state, f"plant {name}") == ("YIN-B-cult-2", "square-occupied")
    play(state, "plant zhejiang-b1")
    assert square(state, "zhejiang-b1")[0] == "tea", "the printed rice no longer matters"


def test_yin_b_cult_7_no_tile_is_bought_when_no_square_is_left() -> None:
    state = land()
    for at, good in enumerate(state.printed.grid):
        if good != SALT:
            put(put(state, "cubes", at, 1), "cube", at, 1)
    cultivating(state)
    assert options(state, "buy-tile") == []
    assert why(state, "buy-tile column-1") == ("YIN-B-cult-7", "no-square-left")


def test_yin_b_cult_8_it_may_replace_an_empty_tile() -> None:
    state = cultivating(lay_track(empty_tile(land(), "jiangxi-a1", "cotton"), *EXAMPLE_TRACK, pile=("ramie",)))
    play(state, "buy-tile column-1", "plant jiangxi-a1")
    assert square(state, "jiangxi-a1") == ("tea", 0, 2)


def test_yin_r_20_the_replaced_tile_goes_to_the_box() -> None:
    state = cultivating(lay_track(empty_tile(land(), "jiangxi-a1", "cotton"), *EXAMPLE_TRACK, pile=("ramie",)))
    play(state, "buy-tile column-1", "plant jiangxi-a1")
    assert told_of(state, "tile-boxed") == [("YIN-B-cult-8", 0, (GOODS.index("cotton"), SQUARES.index("jiangxi-a1")))]
    assert (state.tiles, on_track(state).count("cotton")) == ([], 1)


def test_yin_b_cult_9_salt_squares_and_salt_tiles_are_never_covered() -> None:
    state = play(cultivating(empty_tile(land(), "jiangxi-a1", "salt")), "buy-tile column-1")
    for name in ("jiangxi-a1", "huguang-c1", "nanzhili-a5", "jiangxi-c5", "zhejiang-b5"):
        assert why(state, f"plant {name}") == ("YIN-B-cult-9", "salt-protected")
    assert len(options(state)) == 60 - 8 - 1


def test_yin_r_19_a_salt_tile_goes_on_any_other_free_square_and_protects_it_from_then_on() -> None:
    state = play(cultivating(give_resources(land(), stone=1)), "buy-tile column-2", "plant jiangxi-a1", "stop")
    assert square(state, "jiangxi-a1") == ("salt", 0, 2)
    harvest(state, "jiangxi-a1")
    fortune(state, "develop-factories", "c01")
    play(state, options(state, "build")[0])
    assert why(state, "site jiangxi-a1-a2") == ("YIN-B-cult-9", "salt-protected")


def test_yin_r_19_a_salt_tile_never_on_printed_salt() -> None:
    state = play(cultivating(), "buy-tile column-2")
    assert why(state, "plant jiangxi-c1") == ("YIN-B-cult-9", "salt-protected")


def test_yin_b_cult_10_two_cubes_on_the_new_tile_and_later_only_one() -> None:
    state = play(cultivating(card="c01"), "buy-tile column-1", "plant jiangxi-a1")
    assert (square(state, "jiangxi-a1"), row(state, "cubes")) == (("tea", 0, 2), 13)
    assert "YIN-B-cult-10 grew" in told(state)
    state = play(cultivating(empty_tile(land(), "jiangxi-a1", "tea")), "grow jiangxi-a1")
    assert square(state, "jiangxi-a1") == ("tea", 0, 1)


def test_yin_b_cult_11_then_the_tiles_slide_left_and_the_gap_is_refilled() -> None:
    state = cultivating(lay_track(land(), *EXAMPLE_TRACK, pile=("potato", "maize")))
    play(state, "buy-tile column-3", "plant jiangxi-a1")
    assert on_track(state) == ["tea", "salt", "bamboo", "ramie", "cotton", "maize"]
    assert told_of(state, "tile-came") == [("YIN-B-cult-11", NOBODY, (MAIZE, 5))]


def test_yin_b_cult_11_every_empty_space_is_refilled_from_left_to_right() -> None:
    state = cultivating(lay_track(land(), "tea", "salt", "tea", pile=("bamboo", "potato", "maize", "ramie", "cotton")))
    play(state, "buy-tile column-1", "plant jiangxi-a1")
    assert on_track(state) == ["salt", "tea", "cotton", "ramie", "maize", "potato"]

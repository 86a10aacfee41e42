"""Section B: sell to the urban market. Every province has the same market here: see EXAMPLE_MARKET."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import COINS, GOODS
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    can,
    disc_on,
    factory,
    fortune,
    grow,
    hold,
    land,
    lay_markets,
    market,
    options,
    play,
    question,
    raw,
    row,
    sent,
    square,
    told,
    told_of,
    transported,
    why,
)


def selling(state: Yinzi, card: str = "c12") -> Yinzi:
    return fortune(state, "sell-urban", card)


def cotton(cubes: int = 1, boat: int = 0) -> Yinzi:
    return grow(hold(land(), boat=boat), "jiangxi-a1", cubes=cubes, tile="cotton")


def test_yin_b_urban_1_a_resolution_moves_one_own_cube_to_a_market_space_for_its_price() -> None:
    state = selling(cotton(2), "c05")
    play(state, "sell jiangxi-a1", "market jiangxi-2")
    assert (square(state, "jiangxi-a1"), market(state, "jiangxi-2")) == (("cotton", 0, 1), 0)
    assert row(state, "coins") == 4 + 2
    assert "YIN-B-urban-1 sold" in told(state)
    play(state, "sell jiangxi-a1", "market jiangxi-1")
    assert square(state, "jiangxi-a1") == ("cotton", NOBODY, 0)
    assert why(state, "sell jiangxi-a1") == ("YIN-B-fortune-4", "no-resolution-left")


@pytest.mark.parametrize("good", ["ramie", "sugar-cane", "cotton", "tea", "salt", "bamboo"])
def test_yin_b_urban_2_six_goods_can_be_sold_where_a_market_shows_them(good: str) -> None:
    showing = {"tea": "m2", "bamboo": "m1"}.get(good, "m3")
    state = lay_markets(grow(land(), "jiangxi-a1", tile=good), "m3", "m3", showing, "m3")
    assert options(selling(state), "sell") == ["sell jiangxi-a1"]
    assert urban_goods(land()) == ["salt", "tea", "cotton", "sugar-cane", "ramie", "bamboo"]


def urban_goods(state: Yinzi) -> list[str]:
    return [good for at, good in enumerate(GOODS) if state.printed.urban_good[at]]


def test_yin_b_urban_2_other_goods_cannot() -> None:
    state = grow(grow(land(), "jiangxi-a3"), "jiangxi-a1", tile="maize")
    selling(grow(state, "jiangxi-a4", cubes=2))
    for name in ("jiangxi-a3", "jiangxi-a1", "jiangxi-a4"):
        assert why(state, f"sell {name}") == ("YIN-B-urban-2", "not-an-urban-good")


def test_yin_b_urban_2_nor_a_good_that_no_tile_shows() -> None:
    state = selling(grow(cotton(), "jiangxi-a2", tile="bamboo"))
    assert options(state, "sell") == ["sell jiangxi-a1"]
    assert why(state, "sell jiangxi-a2") == ("YIN-B-urban-2", "no-market-space")
    play(state, "sell jiangxi-a1")
    assert why(state, "market jiangxi-4") == ("YIN-B-urban-2", "no-market-space")


def test_yin_b_urban_3_a_space_holds_one_cube() -> None:
    state = play(selling(raw(cotton(), "jiangxi-2", 1)), "sell jiangxi-a1")
    assert why(state, "market jiangxi-2") == ("YIN-B-urban-3", "space-taken")
    assert [words for words in options(state) if "jiangxi" in words] == ["market jiangxi-1", "market jiangxi-3"]


def test_yin_b_urban_4_two_coins_on_a_goods_space() -> None:
    state = play(selling(cotton()), "sell jiangxi-a1", "market jiangxi-2")
    assert told_of(state, "gained") == [("YIN-B-urban-4", 0, (COINS, 2))]


def test_yin_b_urban_5_three_coins_on_a_coin_space_beside_the_good() -> None:
    state = play(selling(cotton()), "sell jiangxi-a1", "market jiangxi-1")
    assert told_of(state, "gained") == [("YIN-B-urban-5", 0, (COINS, 3))]


def test_yin_b_urban_5_only_orthogonally_beside_it() -> None:
    state = play(selling(grow(land(), "jiangxi-a1", tile="ramie")), "sell jiangxi-a1")
    assert [words for words in options(state) if "jiangxi" in words] == ["market jiangxi-1", "market jiangxi-4"]
    assert why(state, "market jiangxi-3") == ("YIN-B-urban-2", "no-market-space")
    state = play(selling(grow(land(), "jiangxi-c1")), "sell jiangxi-c1")
    assert [words for words in options(state) if "jiangxi" in words] == ["market jiangxi-5"]


def test_yin_b_urban_6_not_while_both_goods_spaces_beside_it_are_filled() -> None:
    state = play(selling(raw(raw(cotton(), "jiangxi-2", 1), "jiangxi-4", 1)), "sell jiangxi-a1")
    assert why(state, "market jiangxi-1") == ("YIN-B-urban-6", "neighbours-filled")
    assert can(state, "market jiangxi-3"), "sugar cane beside it is free"


@pytest.mark.parametrize("filled", ["jiangxi-2", "jiangxi-4"])
def test_yin_r_14_one_empty_neighbour_is_enough_whichever_it_shows(filled: str) -> None:
    assert can(play(selling(raw(cotton(), filled, 1)), "sell jiangxi-a1"), "market jiangxi-1")


def test_yin_b_urban_7_the_seller_chooses_between_both_kinds_of_space() -> None:
    """YIN-R-15: the better price is not compulsory."""
    state = play(selling(cotton()), "sell jiangxi-a1")
    assert question(state) == "choose-space"
    here = [words for words in options(state) if "jiangxi" in words]
    assert here == ["market jiangxi-1", "market jiangxi-2", "market jiangxi-3"]


def test_yin_r_15_only_a_single_space_is_not_asked_for() -> None:
    state = lay_markets(grow(land(), "jiangxi-c1"), "m2", "m2", "m3", "m2")
    play(selling(state), "sell jiangxi-c1")
    assert (market(state, "jiangxi-5"), row(state, "coins")) == (0, 6)


def test_yin_b_urban_8_a_filled_coin_space_gives_nothing_until_production_empties_it() -> None:
    state = raw(factory(cotton(2), "paper-red", "jiangxi-b1-b2", 0, 2), "jiangxi-1")
    disc_on(state, "extra-urban-sale")
    play(selling(state, "c01"), "sell jiangxi-a1")
    assert why(state, "market jiangxi-1") == ("YIN-B-urban-3", "space-taken")
    play(state, "market jiangxi-2", "stop")
    assert row(state, "coins") == 6, "beside a filled coin space the price is the plain one"
    play(sent(state, "produce"), "produce paper-red", "raw jiangxi-1")
    play(state, "spend extra-urban-sale", "sell jiangxi-a1", "market jiangxi-1")
    assert row(state, "coins") == 6 + 3


def test_yin_b_urban_9_no_transport_inside_a_province_else_a_unit_per_border() -> None:
    state = play(selling(cotton(2, boat=1)), "sell jiangxi-a1", "market jiangxi-2")
    assert transported(state) == 0
    play(state, "sell jiangxi-a1", "market nanzhili-2")
    assert told_of(state, "transported") == [("YIN-B-urban-9", 0, (2,))]


def test_yin_b_urban_9_not_further_than_the_boats_reach() -> None:
    state = play(selling(cotton(boat=0)), "sell jiangxi-a1")
    assert {words.split()[1].split("-")[0] for words in options(state)} == {"huguang", "jiangxi", "zhejiang"}
    assert why(state, "market nanzhili-2") == ("YIN-B-boat-5", "transport-missing")


@pytest.mark.parametrize(("space", "price"), [("jiangxi-2", 3), ("jiangxi-1", 4)])
def test_yin_b_urban_10_better_sale_adds_a_coin_to_either_price(space: str, price: int) -> None:
    state = play(selling(hold(cotton(), bonus=2)), "sell jiangxi-a1", f"market {space}")
    assert row(state, "coins") == 4 + price


def test_yin_b_urban_11_cubes_of_one_action_may_go_to_different_markets_and_transport_adds_up() -> None:
    state = play(selling(cotton(2, boat=1)), "sell jiangxi-a1", "market huguang-1", "sell jiangxi-a1")
    assert can(state, "market zhejiang-1")
    assert why(state, "market nanzhili-1") == ("YIN-B-boat-5", "transport-missing")
    play(state, "market zhejiang-1")
    assert (transported(state), row(state, "coins")) == (2, 4 + 6)

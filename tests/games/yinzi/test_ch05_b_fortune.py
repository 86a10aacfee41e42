"""Section B: fortune actions."""

from __future__ import annotations

from tablewright.games.yinzi.names import GOODS, MARKETS, NONE, SPACES, SQUARES
from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    can,
    clear_land,
    disc_on,
    ended,
    factory,
    give_hand,
    grow,
    hold,
    options,
    play,
    question,
    row,
    table,
    told,
    turn,
    why,
)

M3 = MARKETS.index("m3")


def acting(*cards: str) -> Yinzi:
    """A turn of seat 0 with these cards, on empty land, all provinces with market m3."""
    state = clear_land(table())
    state.market_tile = [M3, M3, M3, M3]
    state.track = [GOODS.index(good) for good in ("tea", "salt", "tea", "bamboo", "ramie", "cotton")]
    return turn(give_hand(state, 0, *(cards or ("c12", "c06", "c01"))))


def begin(fortune: str, card: str = "c12") -> Yinzi:
    return play(acting(card), f"play {card}", f"on {fortune}")


def test_yin_b_frame_3_a_card_or_a_group() -> None:
    state = acting()
    state.groups[0][1] = 2
    assert options(state) == ["play c01", "play c06", "play c12", "send cultivate"]


def test_yin_b_frame_4_without_workers_only_a_fortune_action() -> None:
    assert why(acting(), "send cultivate") == ("YIN-B-frame-4", "no-group")


def test_yin_b_frame_5_without_cards_only_a_worker_action() -> None:
    state = acting()
    state.hand[0] = []
    state.groups[0][1] = 2
    assert options(state) == ["send cultivate"]
    assert why(state, "play c01") == ("YIN-B-frame-5", "hand-empty")


def test_yin_b_fortune_1_a_card_of_the_hand() -> None:
    state = acting("c06")
    assert why(state, "play c12") == ("YIN-B-fortune-1", "not-in-hand")
    play(state, "play c06")
    assert len(options(state, "on")) == 5


def test_yin_b_fortune_2_each_action_once_per_round() -> None:
    state = acting()
    state.played[0][1] = 3
    play(state, "play c06")
    assert why(state, "on cultivate") == ("YIN-B-fortune-2", "fortune-used")


def test_yin_b_fortune_3_first_the_workers_as_one_group() -> None:
    state = begin("cultivate", "c08")
    assert (state.groups[0][1], row(state, "workers")) == (3, 9)


def test_yin_b_fortune_4_as_many_resolutions_as_the_value() -> None:
    state = hold(begin("cultivate", "c06"), discs=0)
    play(state, "grow jiangxi-a1", "grow jiangxi-a2")
    assert options(state, "grow") == []
    assert row(state, "cubes") == 13


def test_yin_b_fortune_5_resolutions_may_be_skipped() -> None:
    state = play(begin("cultivate"), "stop")
    assert ended(state)
    assert row(state, "cubes") == 15


def test_yin_b_fortune_6_one_tax_disc_one_more_resolution() -> None:
    state = play(begin("cultivate", "c01"), "tax")
    assert (row(state, "taxed"), row(state, "discs")) == (1, 19)
    assert why(state, "tax") == ("YIN-B-fortune-6", "tax-added")
    play(state, "grow jiangxi-a1", "grow jiangxi-a2")
    assert row(state, "cubes") == 13


def test_yin_b_fortune_7_also_after_the_printed_resolutions() -> None:
    state = play(begin("cultivate", "c01"), "grow jiangxi-a1")
    assert options(state, "grow") == []
    play(state, "tax", "grow jiangxi-a2")
    assert row(state, "cubes") == 13


def test_yin_ex_2_value_2_with_2_workers_and_a_tax_disc() -> None:
    state = hold(begin("develop-boats", "c06"), wood=3)
    assert state.groups[0][0] == 2
    play(state, "tax", "advance wood", "advance wood", "advance wood")
    assert (row(state, "boat"), row(state, "taxed")) == (3, 1)


def test_yin_ex_3_three_steps_from_space_3() -> None:
    state = hold(begin("develop-boats"), wood=3, boat=2)
    stock = state.stock[0]
    play(state, "advance wood", "advance wood", "advance wood")
    assert (state.stock[0] - stock, row(state, "boat") + 1, state.printed.capacity[row(state, "boat")]) == (3, 6, 4)


def test_yin_ex_16_value_3_and_a_tax_disc_are_four_resolutions() -> None:
    state = play(begin("cultivate"), "tax", "grow jiangxi-a1", "grow jiangxi-a2", "grow jiangxi-a3", "grow jiangxi-b1")
    assert not can(state, "grow jiangxi-b3")


def test_yin_b_boat_1_a_wood_per_step() -> None:
    state = hold(begin("develop-boats"), wood=1)
    stock = state.stock[0]
    play(state, "advance wood")
    assert (row(state, "wood"), row(state, "boat"), state.stock[0]) == (0, 1, stock + 1)


def test_yin_b_boat_2_not_without_wood_nor_on_the_last_space() -> None:
    state = hold(begin("develop-boats"), wood=0)
    assert why(state, "advance wood") == ("YIN-B-boat-2", "no-wood")
    hold(state, wood=1, boat=13)
    assert why(state, "advance wood") == ("YIN-B-boat-2", "last-boat-space")


def test_yin_i_eco_2_free_wood() -> None:
    state = disc_on(hold(begin("develop-boats"), wood=0), "free-wood")
    play(state, "advance free-wood")
    assert (row(state, "boat"), row(state, "discs")) == (1, 20)


def test_yin_b_cult_2_only_free_squares() -> None:
    state = grow(begin("cultivate"), "jiangxi-a1", 1)
    factory(state, "paper-red", "jiangxi-b1-b2", 1)
    assert why(state, "grow jiangxi-a1") == ("YIN-B-cult-2", "square-occupied")
    assert why(state, "grow jiangxi-b2") == ("YIN-B-cult-2", "square-occupied")


def test_yin_b_cult_3_one_cube_on_printed_goods() -> None:
    for square in ("jiangxi-a1", "jiangxi-a2", "jiangxi-a3", "jiangxi-c1"):
        state = play(begin("cultivate"), f"grow {square}")
        assert state.cubes[SQUARES.index(square)] == 1


def test_yin_b_cult_4_two_cubes_on_rice() -> None:
    state = play(begin("cultivate"), "grow jiangxi-a4")
    assert (state.cubes[SQUARES.index("jiangxi-a4")], row(state, "cubes")) == (2, 13)


def test_yin_b_cult_5_one_cube_on_an_emptied_tile_of_anybody() -> None:
    state = grow(begin("cultivate"), "jiangxi-a1", 1, 0, "tea")
    play(state, "grow jiangxi-a1")
    assert (state.cubes[30], state.cube[30]) == (1, 0)


def test_yin_b_cult_6_once_a_tile_of_any_column() -> None:
    state = hold(begin("cultivate"), coins=9)
    play(state, "buy-tile column-6", "plant jiangxi-a1")
    assert row(state, "coins") == 6
    assert why(state, "buy-tile column-1") == ("YIN-B-cult-6", "tile-bought")


def test_yin_r_77_also_with_the_only_resolution() -> None:
    assert can(begin("cultivate", "c01"), "buy-tile column-1")


def test_yin_b_cult_8_a_new_tile_may_replace_an_empty_one() -> None:
    """YIN-R-20: to the box."""
    state = grow(begin("cultivate"), "jiangxi-a1", 1, 0, "cotton")
    play(state, "buy-tile column-1", "plant jiangxi-a1")
    assert state.tile[30] == GOODS.index("tea")
    assert "YIN-B-cult-8 tile-boxed" in told(state)


def test_yin_b_cult_9_salt_is_never_covered() -> None:
    state = grow(begin("cultivate"), "jiangxi-a1", 1, 0, "salt")
    play(state, "buy-tile column-1")
    assert why(state, "plant jiangxi-a1") == ("YIN-B-cult-9", "salt-protected")
    assert why(state, "plant jiangxi-c1") == ("YIN-B-cult-9", "salt-protected")


def test_yin_b_cult_10_two_cubes_on_a_new_tile() -> None:
    state = play(begin("cultivate"), "buy-tile column-1", "plant jiangxi-a1")
    assert state.cubes[30] == 2


def test_yin_b_cult_11_the_track_slides_and_is_refilled() -> None:
    state = play(begin("cultivate"), "buy-tile column-1", "plant jiangxi-a1")
    assert state.track[:5] == [GOODS.index(good) for good in ("salt", "tea", "bamboo", "ramie", "cotton")]
    assert state.track[5] != NONE


def test_yin_b_cult_12_a_square_with_one_of_two_cubes_is_occupied() -> None:
    state = grow(begin("cultivate"), "jiangxi-a4", 0, 1)
    assert why(state, "grow jiangxi-a4") == ("YIN-B-cult-2", "square-occupied")


def test_yin_l_cube_1_with_one_cube_one_is_placed_with_none_nothing() -> None:
    """YIN-R-21."""
    state = play(hold(begin("cultivate"), cubes=1), "grow jiangxi-a4")
    assert state.cubes[SQUARES.index("jiangxi-a4")] == 1
    assert why(state, "grow jiangxi-a1") == ("YIN-L-cube-1", "no-cube-left")
    assert why(state, "buy-tile column-1") == ("YIN-L-cube-1", "no-cube-left")


def test_yin_ex_4_bamboo_rice_and_fruit() -> None:
    state = begin("cultivate")
    coins = row(state, "coins")
    play(state, "buy-tile column-4", "plant jiangxi-a1", "grow zhejiang-b1", "grow zhejiang-a1")
    assert (coins - row(state, "coins"), row(state, "cubes")) == (2, 10)
    assert options(state, "grow") == []


def test_yin_l_worker_1_only_the_workers_that_are_there() -> None:
    state = hold(acting("c12"), workers=1)
    play(state, "play c12", "on cultivate")
    assert state.groups[0][1] == 1
    assert "YIN-L-worker-1 grouped" in told(state)


# The urban market; m3 is coin cotton coin / ramie salt sugar-cane.


def selling(card: str = "c12") -> Yinzi:
    return begin("sell-urban", card)


def test_yin_b_urban_2_only_goods_that_the_tile_shows() -> None:
    state = grow(grow(selling(), "jiangxi-a1", 0, 1), "jiangxi-a2", 0, 1, "bamboo")
    assert why(state, "sell jiangxi-a1") == ("YIN-B-urban-2", "not-an-urban-good")
    assert why(state, "sell jiangxi-a2") == ("YIN-B-urban-2", "no-market-space")
    assert why(state, "sell jiangxi-a3") == ("YIN-G-colour-1", "no-own-cube")


def test_yin_b_urban_3_one_cube_per_space() -> None:
    state = grow(hold(selling(), boat=0), "jiangxi-a1", 0, 2, "salt")
    state.market[SPACES.index("jiangxi-5")] = 1
    play(state, "sell jiangxi-a1")
    assert why(state, "market jiangxi-5") == ("YIN-B-urban-3", "space-taken")


def test_yin_b_urban_4_two_coins_on_a_goods_space() -> None:
    state = grow(selling(), "jiangxi-a1", 0, 1, "cotton")
    coins = row(state, "coins")
    play(state, "sell jiangxi-a1", "market jiangxi-2")
    assert row(state, "coins") - coins == 2
    assert state.market[SPACES.index("jiangxi-2")] == 0


def test_yin_b_urban_5_three_coins_on_a_coin_space_beside_it() -> None:
    state = grow(selling(), "jiangxi-a1", 0, 1, "cotton")
    coins = row(state, "coins")
    play(state, "sell jiangxi-a1", "market jiangxi-1")
    assert row(state, "coins") - coins == 3


def test_yin_b_urban_6_not_while_both_neighbours_are_filled() -> None:
    state = grow(selling(), "jiangxi-a1", 0, 1, "cotton")
    for space in ("jiangxi-2", "jiangxi-4"):
        state.market[SPACES.index(space)] = 1
    play(state, "sell jiangxi-a1")
    assert why(state, "market jiangxi-1") == ("YIN-B-urban-6", "neighbours-filled")
    assert can(state, "market jiangxi-3")


def test_yin_r_14_one_empty_neighbour_is_enough_whichever_it_is() -> None:
    state = grow(selling(), "jiangxi-a1", 0, 1, "cotton")
    state.market[SPACES.index("jiangxi-2")] = 1
    assert can(play(state, "sell jiangxi-a1"), "market jiangxi-1")


def test_yin_b_urban_9_a_unit_per_border() -> None:
    state = hold(grow(selling(), "jiangxi-a1", 0, 1, "cotton"), boat=0)
    play(state, "sell jiangxi-a1")
    assert can(state, "market huguang-2")
    assert why(state, "market nanzhili-2") == ("YIN-B-boat-5", "transport-missing")
    play(state, "market huguang-2")
    assert "YIN-B-urban-9 transported" in told(state)


def test_yin_b_urban_10_better_sale() -> None:
    state = hold(grow(selling(), "jiangxi-a1", 0, 1, "cotton"), bonus=2)
    coins = row(state, "coins")
    play(state, "sell jiangxi-a1", "market jiangxi-1")
    assert row(state, "coins") - coins == 4


def test_yin_ex_5_angelika_sells_salt_and_sugar_cane() -> None:
    state = grow(grow(selling(), "jiangxi-c1", 0, 1), "huguang-a1", 0, 2, "sugar-cane")
    state.market_tile = [0, 1, M3, 7]  # elsewhere: markets whose salt and cane spaces do not matter here
    hold(state, boat=2)
    coins = row(state, "coins")
    play(state, "sell jiangxi-c1", "market jiangxi-5")
    play(state, "sell huguang-a1", "market jiangxi-3", "sell huguang-a1", "market jiangxi-6")
    assert row(state, "coins") - coins == 7
    assert sum(event.what[0] for event in state.events if event.verb == "transported") == 2


def test_yin_ex_20_a_coin_space_between_filled_spaces() -> None:
    state = grow(selling(), "jiangxi-a1", 0, 1, "cotton")
    for space in ("jiangxi-2", "jiangxi-4"):
        state.market[SPACES.index(space)] = 1
    play(state, "sell jiangxi-a1")
    assert not can(state, "market jiangxi-1")
    state.market[SPACES.index("jiangxi-4")] = -1
    assert can(state, "market jiangxi-1")


# Factories.


def building(card: str = "c12") -> Yinzi:
    state = hold(begin("develop-factories", card), stone=1, coins=8)
    state.display = [0, 5]
    state.mills = [1, 4]
    return state


def test_yin_b_fact_2_a_stone_and_a_disc() -> None:
    state = building()
    stock = state.stock[1]
    play(state, "build paper-red", "site jiangxi-a1-a2")
    assert (row(state, "stone"), state.stock[1] - stock, row(state, "discs")) == (0, 1, 19)
    assert (state.owner[0], state.level[0]) == (0, 1)
    assert why(state, "build porcelain-blue") == ("YIN-B-fact-2", "no-stone")


def test_yin_b_fact_3_two_free_squares_without_salt() -> None:
    state = grow(building(), "jiangxi-a1", 1)
    play(state, "build paper-red")
    assert why(state, "site jiangxi-a1-a2") == ("YIN-B-cult-2", "square-occupied")
    assert why(state, "site jiangxi-b1-c1") == ("YIN-B-cult-9", "salt-protected")


def test_yin_b_fact_4_tiles_under_it_go_to_the_box() -> None:
    state = grow(building(), "jiangxi-a1", 1, 0, "tea")
    play(state, "build paper-red", "site jiangxi-a1-a2")
    assert state.tile[30] == NONE
    assert "YIN-B-fact-4 tile-boxed" in told(state)


def test_yin_b_fact_5_a_new_one_is_revealed_while_there_are_any() -> None:
    state = play(building(), "build paper-red", "site jiangxi-a1-a2")
    assert state.display == [5, 4]
    state.mills = []
    hold(state, stone=1)
    play(state, "build porcelain-blue", "site jiangxi-b1-b2")
    assert state.display == [4]


def test_yin_b_fact_6_three_coins_then_five() -> None:
    state = factory(building(), "silk-red", "jiangxi-a1-a2", 0, 1)
    play(state, "upgrade silk-red")
    assert row(state, "coins") == 5
    play(state, "upgrade silk-red")
    assert row(state, "coins") == 0
    assert why(state, "upgrade silk-red") == ("YIN-B-fact-6", "top-level")


def test_yin_b_fact_9_rebuilding_an_ownerless_factory() -> None:
    state = factory(building(), "silk-red", "jiangxi-a1-a2", -1, 0)
    play(state, "rebuild silk-red")
    assert (state.owner[8], state.level[8], row(state, "stone"), state.display) == (0, 1, 0, [0, 5])


def test_yin_i_eco_3_free_stone() -> None:
    state = disc_on(building(), "free-stone")
    play(state, "build paper-red")
    assert question(state) == "choose-stone"
    play(state, "with free-stone", "site jiangxi-a1-a2")
    assert row(state, "stone") == 1


def test_yin_ex_6_build_and_upgrade_twice() -> None:
    state = factory(building(), "silk-red", "jiangxi-a1-a2", 0, 2)
    play(state, "build paper-red", "site jiangxi-b1-b2", "upgrade paper-red", "upgrade silk-red")
    assert (row(state, "stone"), row(state, "coins")) == (0, 0)
    assert (state.level[0], state.level[8], len(state.display)) == (2, 3, 2)


# Innovations.


def test_yin_b_innov_1_a_disc_per_resolution() -> None:
    state = play(begin("innovations"), "innovate free-rice")
    assert (state.innovation[6], row(state, "discs")) == (0, 19)


def test_yin_b_innov_2_each_in_another_section() -> None:
    state = play(begin("innovations"), "innovate free-rice")
    assert why(state, "innovate free-wood") == ("YIN-B-innov-2", "section-used")
    assert can(state, "innovate free-salt")


def test_yin_b_innov_3_one_disc_per_space() -> None:
    assert why(disc_on(begin("innovations"), "free-rice", 1), "innovate free-rice") == (
        "YIN-B-innov-3",
        "innovation-taken",
    )


def test_yin_i_use_2_not_in_the_turn_of_placing() -> None:
    state = play(begin("innovations"), "innovate free-transport")
    assert why(state, "spend free-transport") == ("YIN-I-use-2", "placed-this-turn")


def test_yin_l_disc_1_nothing_without_a_disc() -> None:
    state = hold(begin("innovations"), discs=0)
    assert why(state, "tax") == ("YIN-L-disc-1", "no-disc-left")
    assert why(state, "innovate free-rice") == ("YIN-L-disc-1", "no-disc-left")

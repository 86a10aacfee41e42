"""Section B: fortune actions in general, and the boats."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import FORTUNES, PROVINCES
from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    GAME,
    begin,
    disc_on,
    dock,
    ended,
    factory,
    fortune,
    give_hand,
    give_resources,
    groups,
    grow,
    hold,
    land,
    lay_markets,
    lay_routes,
    letter,
    my_turn,
    options,
    play,
    played,
    player,
    question,
    raw,
    row,
    rows,
    rural,
    sent,
    told,
    told_of,
    transported,
    turn,
    view,
    why,
    won,
)

# Cards.


def test_yin_b_fortune_1_a_card_of_the_hand_on_one_of_five_actions() -> None:
    state = turn(give_hand(land(), 0, "c06"))
    assert why(state, "play c12") == ("YIN-B-fortune-1", "not-in-hand")
    play(state, "play c06")
    assert options(state) == [f"on {fortune}" for fortune in FORTUNES]
    play(state, "on cultivate")
    assert [one["card"] and one["card"]["card"] for one in player(state)["fortunes"]] == [None, "c06", None, None, None]
    assert (state.hand[0], question(state)) == ([], "fortune")


def test_yin_b_fortune_1_of_two_equal_cards_the_first_is_offered() -> None:
    state = turn(give_hand(land(), 0, "c01", "c03", "c04"))
    assert options(state) == ["play c01", "play c03"]
    assert why(state, "play c04") == ("YIN-B-fortune-1", "offered-already")
    assert GAME.zones(state, 0, letter("play c03")) == ["card.c03", "card.c04"]
    assert GAME.zones(state, 1, letter("play c03")) == ["card.c03"], "whoever asks learns nothing of another's hand"
    play(state, "play c03", "on cultivate", "stop")
    assert options(turn(state), "play") == ["play c01", "play c04"]


def test_yin_b_fortune_2_each_action_once_per_round_for_the_same_seat() -> None:
    state = turn(played(played(give_hand(land(), 0, "c06"), 0, "c01"), 1, "c01", "c02"))
    play(state, "play c06")
    assert options(state) == [f"on {fortune}" for fortune in FORTUNES[1:]]
    assert why(state, "on develop-boats") == ("YIN-B-fortune-2", "fortune-used")


@pytest.mark.parametrize(("card", "workers"), [("c01", 1), ("c02", 2), ("c03", 3), ("c09", 1), ("c12", 3)])
def test_yin_b_fortune_3_first_the_workers_of_the_card_as_one_group_under_the_action(card: str, workers: int) -> None:
    state = fortune(land(), "cultivate", card)
    assert (groups(state), row(state, "workers")) == ({"cultivate": workers}, 12 - workers)
    assert told(state)[-1] == "YIN-B-fortune-3 grouped"


@pytest.mark.parametrize(("card", "value"), [("c04", 1), ("c05", 2), ("c08", 2), ("c09", 3), ("c12", 3)])
def test_yin_b_fortune_4_as_many_resolutions_as_the_value(card: str, value: int) -> None:
    state = fortune(hold(land(), discs=1), "cultivate", card)
    squares = ["jiangxi-c1", "jiangxi-c5", "zhejiang-a5"]
    for name in squares[:value]:
        play(state, f"grow {name}")
    assert options(state) == ["tax", "stop"]
    assert why(state, "grow zhejiang-b5") == ("YIN-B-fortune-4", "no-resolution-left")
    assert row(state, "cubes") == 15 - value


def test_yin_b_fortune_5_resolutions_may_be_skipped_down_to_none() -> None:
    state = play(fortune(land(), "cultivate"), "stop")
    assert (ended(state), row(state, "cubes")) == (True, 15)
    state = play(fortune(land(), "cultivate"), "grow jiangxi-c1", "stop")
    assert (ended(state), row(state, "cubes")) == (True, 14)


def test_yin_b_fortune_5_impossible_ones_too() -> None:
    state = fortune(hold(land(), discs=0), "develop-boats")
    assert ended(state), "no wood and no disc for taxes: nothing is asked"
    assert groups(state) == {"develop-boats": 3}


def test_yin_b_fortune_6_a_tax_disc_gives_exactly_one_more_resolution_and_only_once() -> None:
    state = play(fortune(land(), "cultivate", "c01"), "tax")
    assert rows(state, "taxed", "discs") == [1, 19]
    assert told_of(state, "taxed") == [("YIN-B-fortune-6", 0, ())]
    assert why(state, "tax") == ("YIN-B-fortune-6", "tax-added")
    play(state, "grow jiangxi-c1", "grow jiangxi-c5")
    assert (ended(state), row(state, "cubes")) == (True, 13)


def test_yin_b_fortune_6_once_per_action_so_up_to_three_in_a_round() -> None:
    state = land()
    for number, card in enumerate(("c01", "c02", "c03"), start=1):
        play(fortune(state, FORTUNES[number], card), "tax")
        assert row(state, "taxed") == number


def test_yin_b_fortune_7_the_tax_disc_may_come_before_or_after_the_printed_resolutions() -> None:
    state = play(fortune(land(), "cultivate", "c01"), "grow jiangxi-c1")
    assert options(state) == ["tax", "stop"]
    play(state, "tax", "grow jiangxi-c5")
    assert row(state, "cubes") == 13


def test_yin_r_53_one_tax_disc_per_action_at_any_time_before_it_ends() -> None:
    state = fortune(land(), "cultivate", "c05")
    for move in ("grow jiangxi-c1", "tax", "grow jiangxi-c5", "grow zhejiang-a5"):
        play(state, move)
    assert (ended(state), rows(state, "taxed", "cubes")) == (True, [1, 12])


def test_yin_b_fortune_8_the_card_stays_and_its_value_counts_for_taxes_whatever_was_done() -> None:
    state = play(fortune(land(), "cultivate", "c12"), "stop")
    assert player(state)["tax_sum"] == 3
    state.round = 1
    begin(state, "feeding", "war", "disasters", "routes", "rewards", "taxation", "late")
    assert player(state)["fortunes"][1]["card"]["card"] == "c12"
    begin(state, "administration")
    assert player(state)["fortunes"][1]["card"] is None


def test_yin_r_65_cards_have_values_and_workers_from_one_to_three() -> None:
    state = land()
    cards = list(zip(state.printed.card_value, state.printed.card_workers, strict=True))
    pairs = [(value, workers) for value in (1, 2, 3) for workers in (1, 2, 3)]
    assert sorted(cards) == sorted([*pairs, (1, 3), (2, 2), (3, 1)])


# Boats.


def boats(wood: int = 3, boat: int = 0, **more: int) -> Yinzi:
    return fortune(hold(give_resources(land(), wood=wood), boat=boat, **more), "develop-boats")


def test_yin_b_boat_1_a_wood_goes_back_for_every_step() -> None:
    state = play(boats(2), "advance wood")
    assert rows(state, "wood", "boat") == [1, 1]
    assert view(state)["stock"]["wood"] == 13
    assert told_of(state, "boat-moved") == [("YIN-B-boat-1", 0, (2, 2))]
    play(state, "advance wood")
    assert (rows(state, "wood", "boat"), view(state)["stock"]["wood"]) == ([0, 2], 14)


def test_yin_b_boat_2_not_without_wood() -> None:
    assert why(boats(0), "advance wood") == ("YIN-B-boat-2", "no-wood")
    assert options(boats(0)) == ["tax", "stop"]


def test_yin_b_boat_2_not_on_the_last_space() -> None:
    state = play(boats(3, 12), "advance wood")
    assert why(state, "advance wood") == ("YIN-B-boat-2", "last-boat-space")
    assert options(state) == ["tax", "stop"]


def test_yin_b_boat_3_the_capacity_is_that_of_the_space_and_not_every_step_raises_it() -> None:
    shown = []
    for space in range(14):
        state = my_turn(hold(land(), boat=space))
        assert view(state)["transport_left"] == player(state)["capacity"]
        shown.append(player(state)["capacity"])
    assert shown == [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]


def cotton_in_jiangxi(cubes: int, boat: int) -> Yinzi:
    """Cotton in Jiangxi, where nobody wants it; the other markets do."""
    state = grow(hold(land(), boat=boat), "jiangxi-a1", cubes=cubes, tile="cotton")
    return lay_markets(state, "m3", "m3", "m2", "m3")


def test_yin_b_boat_4_capacity_is_not_used_up_but_whole_again_in_every_turn() -> None:
    state = fortune(cotton_in_jiangxi(2, 0), "sell-urban", "c01")
    play(state, "sell jiangxi-a1", "market huguang-2")
    assert view(state)["transport_left"] == 0
    play(state, "stop")
    turn(give_hand(state, 0, "c02"))
    assert view(state)["transport_left"] == 1


def test_yin_b_boat_5_units_of_all_moves_of_a_turn_are_added_up() -> None:
    """YIN-R-16: per turn, not per piece."""
    state = play(fortune(cotton_in_jiangxi(2, 0), "sell-urban"), "sell jiangxi-a1", "market huguang-2")
    assert options(state, "sell") == []
    assert why(state, "sell jiangxi-a1") == ("YIN-B-boat-5", "transport-missing")
    state = play(fortune(cotton_in_jiangxi(2, 1), "sell-urban"), "sell jiangxi-a1", "market huguang-2")
    assert options(state, "sell") == ["sell jiangxi-a1"]


def test_yin_r_16_the_sum_goes_on_over_an_additional_sale_of_the_same_turn() -> None:
    state = disc_on(cotton_in_jiangxi(2, 0), "extra-urban-sale")
    play(fortune(state, "sell-urban", "c01"), "sell jiangxi-a1", "market huguang-2")
    assert why(state, "spend extra-urban-sale") == ("YIN-I-imp-2", "nothing-to-sell")


@pytest.mark.parametrize(
    ("source", "units"), [("huguang", [0, 1, 1, 2]), ("nanzhili", [1, 0, 2, 1]), ("jiangxi", [1, 2, 0, 1])]
)
def test_yin_b_boat_6_a_unit_per_border(source: str, units: list[int]) -> None:
    """YIN-R-17: no border between Nanzhili and Jiangxi, nor between Huguang and Zhejiang."""
    for province, needed in zip(PROVINCES, units, strict=True):
        state = grow(hold(land(), boat=9), f"{source}-a2", tile="cotton")
        play(fortune(state, "sell-urban", "c01"), f"sell {source}-a2", f"market {province}-2")
        assert transported(state) == needed


@pytest.mark.parametrize(("province", "units"), [("huguang", 2), ("nanzhili", 1), ("jiangxi", 2), ("zhejiang", 1)])
def test_yin_b_boat_6_the_coast_is_a_border_too(province: str, units: int) -> None:
    state = grow(dock(hold(land(), boat=9), "japan-1"), f"{province}-a2", tile="tea")
    play(sent(state, "supply-ships", 1), f"load {province}-a2")
    assert transported(state) == units


def test_yin_b_boat_7_goods_to_market_raw_material_to_factories_and_everything_to_ships_need_transport() -> None:
    needing = {
        "YIN-B-urban-9": fortune(cotton_in_jiangxi(1, 1), "sell-urban", "c01"),
        "YIN-B-prod-11": sent(factory(raw(land(), "huguang-1"), "silk-red", "jiangxi-a1-a2", 0, 2), "produce"),
        "YIN-B-ship-7": sent(dock(grow(land(), "nanzhili-a2", tile="tea"), "japan-1"), "supply-ships"),
        "YIN-E-late-5": begin(dock(grow(grow(hold(land(), boat=1), "nanzhili-a1"), "nanzhili-a2"), "japan-1"), "late"),
    }
    play(needing["YIN-B-urban-9"], "sell jiangxi-a1", "market huguang-2")
    play(needing["YIN-B-prod-11"], "produce silk-red")
    play(needing["YIN-B-ship-7"], "load nanzhili-a2")
    play(needing["YIN-E-late-5"], "load nanzhili-a1", "load nanzhili-a2", "slot s1-1")
    for rule, state in needing.items():
        assert [found for found, _, _ in told_of(state, "transported")] == [rule]


def test_yin_b_boat_8_the_rural_market_route_tiles_and_feeding_need_none() -> None:
    state = lay_routes(rural(grow(land(), "huguang-a4"), 0, 1), "r10")
    grow(state, "huguang-a2", tile="cotton")
    play(sent(state, "war-routes", 3), "army 3", "serve pile-1", "sell-food huguang-a4", "stop")
    begin(state, "feeding")
    play(state, "buy-food 1")
    assert (transported(state), row(state, "misfortune")) == (0, 0)
    assert won(begin(state, "routes")) == ["r10"]


def test_yin_b_boat_9_the_fewest_borders_are_charged() -> None:
    """YIN-R-18."""
    assert land().printed.distance == [
        [0, 1, 1, 2, 2],
        [1, 0, 2, 1, 1],
        [1, 2, 0, 1, 2],
        [2, 1, 1, 0, 1],
        [2, 1, 2, 1, 0],
    ]


def test_yin_r_18_from_zhejiang_to_huguang_over_two_borders() -> None:
    state = grow(hold(land(), boat=1), "zhejiang-a1", tile="cotton")
    play(fortune(state, "sell-urban", "c01"), "sell zhejiang-a1", "market huguang-2")
    assert transported(state) == 2

"""Chapter 12: the City disc."""

from __future__ import annotations

import pytest

from tests.games.noria.table import (
    at_actions,
    can,
    finish_turn,
    hush,
    levels_of,
    market,
    options,
    play,
    player,
    purse,
    put_ambassador,
    put_levels,
    put_market,
    question,
    table,
    told,
    told_fully,
    view,
    wheel_of,
    why,
)

CITY = {"large-centre": "city"}
CITY_TWICE = {"large-centre": "city+", "medium-left": "energy", "small-top": "tools"}


def test_nor_12_1_a_a_city_action_is_either_market_or_invest() -> None:
    state = at_actions(table(), wheel=CITY | {"small-bottom": "energy"}, levels={"refinement": 1}, obsidian=9, lamp=1)
    play(state, "activate large-centre")
    assert {text.split()[0] for text in options(state)} - {"sell", "barter"} == {"buy", "invest"}
    play(state, "buy energy")
    assert question(state) == "choose-disc"
    assert levels_of(state)["refinement"] == 1


def test_nor_12_1_a_one_of_them_not_both() -> None:
    state = at_actions(table(), wheel=CITY | {"small-bottom": "energy"}, levels={"refinement": 1}, obsidian=9)
    play(state, "activate large-centre", "invest refinement")
    assert question(state) == "choose-disc"
    assert player(state)["centre"] == []


def test_nor_12_2_a_market_takes_a_disc_of_a_stack_for_its_price_in_any_resources() -> None:
    state = at_actions(table(), wheel=CITY | {"small-bottom": "energy"}, obsidian=2, energy=2, mycelium=2)
    play(state, "activate large-centre")
    hush(state)
    play(state, "buy tools")
    assert options(state) == ["pay obsidian", "pay energy"]
    play(state, "pay obsidian", "pay energy")
    assert options(state) == ["pay energy", "pay mycelium"]
    play(state, "pay mycelium")
    assert purse(state) == {"obsidian": 1, "energy": 1, "mycelium": 1}
    assert market(state)["tools"] == (3, 3)
    assert told(state) == ["NOR-12.2-a paid"] * 3 + ["NOR-12.2-d bought"]


def test_nor_12_2_a_an_empty_stack_gives_nothing() -> None:
    state = put_market(table(), tools=1, energy=0)
    at_actions(state, wheel={"large-centre": "city+", "small-bottom": "energy"}, obsidian=9)
    play(state, "double large-centre", "buy tools")
    assert why(state, "buy tools") == ("NOR-12.2-a", "stack-empty", ())
    assert why(state, "buy energy") == ("NOR-12.2-a", "stack-empty", ())


@pytest.mark.parametrize("disc", ["obsidian", "energy", "mycelium"])
def test_nor_12_2_b_resource_discs_are_free(disc: str) -> None:
    state = at_actions(table(), wheel=CITY, mycelium=1)
    play(state, "activate large-centre", f"buy {disc}")
    assert purse(state) == {"mycelium": 1} and player(state)["centre"] == [disc]


@pytest.mark.parametrize(("disc", "price"), [("city", 1), ("journey", 2), ("tools", 3), ("bonus", 4)])
def test_nor_12_2_b_the_others_cost_1_to_4_by_their_slot(disc: str, price: int) -> None:
    state = at_actions(table(), wheel=CITY, mycelium=price - 1)
    play(state, "activate large-centre")
    assert why(state, f"buy {disc}") == ("NOR-12.2-b", "resources-missing", (1,))
    state = at_actions(table(), wheel=CITY, mycelium=price)
    play(state, "activate large-centre", f"buy {disc}")
    assert purse(state) == {} and player(state)["centre"] == [disc]


def test_nor_12_2_b_in_a_later_game_the_price_follows_the_slot_not_the_disc() -> None:
    state = table(market="later", seed="0f" * 16)
    prices = {
        disc: price for disc, (_, price) in market(state).items() if disc in ("city", "journey", "tools", "bonus")
    }
    assert sorted(prices.values()) == [1, 2, 3, 4] and list(prices) != ["city", "journey", "tools", "bonus"]
    dearest = max(prices, key=lambda disc: prices[disc])
    at_actions(state, wheel=CITY, energy=4)
    play(state, "activate large-centre", f"buy {dearest}")
    assert purse(state) == {}


def test_nor_12_2_c_one_market_action_takes_one_disc() -> None:
    state = at_actions(table(), wheel=CITY | {"small-bottom": "energy"}, obsidian=9)
    before = market(state)
    play(state, "activate large-centre", "buy city")
    assert player(state)["centre"] == ["city"]
    assert market(state) == before | {"city": (3, 1)}
    assert question(state) == "choose-disc"


def test_nor_12_2_d_the_disc_waits_in_the_centre_off_the_wheel_until_administration() -> None:
    state = at_actions(table(), wheel=CITY_TWICE, obsidian=1)
    before = wheel_of(state)
    play(state, "double large-centre", "buy city", "buy energy")
    assert player(state)["centre"] == ["city", "energy"]
    assert wheel_of(state) == before
    assert options(state) == ["activate medium-left", "inspect medium-left", "end action"]
    play(state, "end action")
    assert (question(state), view(state)["phase"]) == ("place-disc", "administration")
    play(state, "place city small-top", "place energy large-top")
    assert wheel_of(state)["small-top"] == "city" and wheel_of(state)["large-top"] == "energy"
    assert player(state)["centre"] == []


def test_nor_12_2_d_it_cannot_be_improved_there() -> None:
    wheel = {"large-centre": "city", "medium-left": "tools", "small-top": "energy"}
    state = at_actions(table(), wheel=wheel)
    play(state, "activate large-centre", "buy mycelium", "activate medium-left")
    assert options(state, "improve") == ["improve large-centre", "improve small-top"]


def test_nor_12_2_e_prices_do_not_change_during_the_game() -> None:
    state = put_market(table(), city=1)
    prices = {disc: price for disc, (_, price) in market(state).items()}
    at_actions(state, wheel=CITY, obsidian=1)
    play(state, "activate large-centre", "buy city", "place city small-top")
    for _ in range(8):
        finish_turn(state)
    assert market(state)["city"][0] == 0
    assert {disc: price for disc, (_, price) in market(state).items()} == prices


def test_nor_12_3_a_invest_brings_a_delegate_from_the_cave_to_level_1() -> None:
    state = put_levels(table(), 1)
    at_actions(state, wheel=CITY, levels={"refinement": 4}, sail=1, energy=2)
    play(state, "activate large-centre", "invest exploration")
    assert levels_of(state) == {"refinement": 4, "settlement": 0, "exploration": 1, "research": 0}
    assert player(state)["cave"] == 2
    assert purse(state) == {"energy": 2, "empty-sail": 1}


def test_nor_12_3_a_or_one_on_a_path_a_level_up() -> None:
    state = put_levels(table(), 1)
    at_actions(state, wheel=CITY, levels={"refinement": 3}, obsidian=4)
    play(state, "activate large-centre")
    hush(state)
    play(state, "invest refinement")
    assert levels_of(state)["refinement"] == 4
    assert told_fully(state)[:2] == [("NOR-4.1-c", 0, "paid", (0, 4)), ("NOR-12.3-a", 0, "climbed", (0, 4))]


def test_nor_12_3_b_one_delegate_by_one_level() -> None:
    state = put_levels(table(), 1)
    at_actions(
        state, wheel=CITY | {"small-bottom": "energy"}, levels={"refinement": 2, "settlement": 1}, obsidian=9, energy=9
    )
    play(state, "activate large-centre", "invest settlement")
    assert levels_of(state) == {"refinement": 2, "settlement": 2, "exploration": 0, "research": 0}
    assert purse(state) == {"obsidian": 8, "energy": 8}
    assert question(state) == "choose-disc"


@pytest.mark.parametrize(("level", "price"), [(0, 1), (1, 2), (4, 5), (8, 9)])
def test_nor_12_3_c_the_price_is_that_of_the_level_entered(level: int, price: int) -> None:
    state = put_levels(table(), 1)
    at_actions(state, wheel=CITY, levels={"refinement": level}, mycelium=price - 1, energy=1)
    play(state, "activate large-centre")
    if price > 1:
        assert why(state, "invest refinement") == ("NOR-4.1-c", "price-missing", (0, price))
    state = put_levels(table(), 1)
    at_actions(state, wheel=CITY, levels={"refinement": level}, mycelium=price)
    play(state, "activate large-centre", "invest refinement")
    assert levels_of(state)["refinement"] == level + 1 and purse(state) == {}


def test_nor_12_3_c_a_mixed_price_needs_two_kinds_and_the_payer_chooses_them() -> None:
    state = put_levels(table(), 1)
    at_actions(state, wheel=CITY, levels={"settlement": 3}, obsidian=5, mycelium=4)
    play(state, "activate large-centre", "invest settlement", "pay obsidian", "pay obsidian")
    assert levels_of(state)["settlement"] == 4
    assert purse(state) == {"obsidian": 2, "mycelium": 3}


def test_nor_12_3_d_a_resource_of_any_type_goes_to_the_supply_for_each_delegate_ahead() -> None:
    state = table(4)
    put_levels(state, 1, refinement=3)
    put_levels(state, 2, refinement=9)
    put_levels(state, 3, research=5)
    at_actions(state, wheel=CITY, levels={"refinement": 2}, obsidian=3, energy=2, mycelium=2)
    others = [purse(state, seat) for seat in (1, 2, 3)]
    play(state, "activate large-centre", "invest refinement")
    assert options(state) == ["pay energy", "pay mycelium"]
    play(state, "pay energy", "pay mycelium")
    assert purse(state) == {"energy": 1, "mycelium": 1}
    assert levels_of(state)["refinement"] == 3
    assert [purse(state, seat) for seat in (1, 2, 3)] == others
    assert told(state).count("NOR-12.3-d paid") == 2


def test_nor_12_3_d_ambassadors_do_not_matter() -> None:
    """NOR-R-44."""
    state = table(3)
    for seat in (1, 2):
        put_ambassador(put_levels(state, seat), seat, "island-1")
    at_actions(state, wheel=CITY, levels={"refinement": 0}, island="island-1", obsidian=1)
    play(state, "activate large-centre", "invest refinement")
    assert levels_of(state)["refinement"] == 1 and purse(state) == {}


def test_nor_12_3_e_a_delegate_on_the_same_level_is_not_ahead() -> None:
    """NOR-R-13."""
    state = put_levels(table(), 1, refinement=2)
    at_actions(state, wheel=CITY, levels={"refinement": 2}, obsidian=3)
    play(state, "activate large-centre", "invest refinement")
    assert levels_of(state)["refinement"] == 3 and purse(state) == {}


def test_nor_12_3_e_one_on_the_level_to_be_entered_is() -> None:
    """NOR-R-13."""
    state = put_levels(table(), 1, refinement=3)
    at_actions(state, wheel=CITY, levels={"refinement": 2}, obsidian=3)
    play(state, "activate large-centre")
    assert why(state, "invest refinement") == ("NOR-12.3-d", "resources-missing", (1,))
    at_actions(state, wheel=CITY, levels={"refinement": 2}, obsidian=4)
    play(state, "activate large-centre", "invest refinement")
    assert levels_of(state)["refinement"] == 3 and purse(state) == {}


def test_nor_12_3_e_from_the_cave_every_delegate_of_others_is_ahead_and_own_ones_never() -> None:
    state = table(4)
    put_levels(state, 1, refinement=1)
    put_levels(state, 2, refinement=1)
    put_levels(state, 3, refinement=7)
    at_actions(state, wheel=CITY, levels={"settlement": 9}, energy=3)
    play(state, "activate large-centre")
    assert why(state, "invest refinement") == ("NOR-12.3-d", "resources-missing", (1,))
    at_actions(state, wheel=CITY, levels={"settlement": 9}, energy=4)
    play(state, "activate large-centre", "invest refinement")
    assert purse(state) == {} and levels_of(state)["refinement"] == 1


def test_nor_12_3_f_on_the_goods_paths_too_it_is_paid_in_resources() -> None:
    """NOR-R-14."""
    state = put_levels(table(), 1, exploration=1)
    at_actions(state, wheel=CITY, levels={}, sail=9)
    play(state, "activate large-centre")
    assert why(state, "invest exploration") == ("NOR-12.3-d", "resources-missing", (1,))
    at_actions(state, wheel=CITY, levels={}, sail=9, energy=1)
    play(state, "activate large-centre", "invest exploration")
    assert purse(state) == {"sail": 8, "empty-sail": 1}


def test_nor_12_3_f_its_kind_is_free_on_a_level_of_one_kind() -> None:
    """NOR-R-14."""
    state = put_levels(table(), 1, refinement=5)
    at_actions(state, wheel=CITY, levels={"refinement": 2}, obsidian=3, mycelium=1)
    play(state, "activate large-centre", "invest refinement")
    assert levels_of(state)["refinement"] == 3 and purse(state) == {}


def test_nor_12_3_f_it_does_not_help_a_price_of_different_kinds() -> None:
    """NOR-R-14."""
    state = put_levels(table(), 1, settlement=5)
    at_actions(state, wheel=CITY, levels={"settlement": 1}, obsidian=9)
    play(state, "activate large-centre")
    assert why(state, "invest settlement") == ("NOR-4.1-d", "price-missing", (1, 2))
    at_actions(state, wheel=CITY, levels={"settlement": 1}, obsidian=2, energy=1)
    play(state, "activate large-centre", "invest settlement")
    assert levels_of(state)["settlement"] == 2 and purse(state) == {}
    assert [what for rule, _, _, what in told_fully(state) if rule == "NOR-12.3-d"] == [(0, 1)]


def test_nor_12_3_f_nor_a_price_of_one_kind() -> None:
    state = put_levels(table(), 1, refinement=5)
    at_actions(state, wheel=CITY, levels={"refinement": 2}, obsidian=2, energy=2)
    play(state, "activate large-centre")
    assert why(state, "invest refinement") == ("NOR-4.1-c", "price-missing", (0, 3))


def test_nor_12_3_g_a_delegate_on_level_9_cannot_move_further() -> None:
    state = at_actions(table(), wheel=CITY, levels={"refinement": 9}, obsidian=99)
    play(state, "activate large-centre")
    assert not can(state, "invest refinement")
    assert why(state, "invest refinement") == ("NOR-12.3-g", "top-level", ())


def test_nor_12_3_h_without_the_surcharge_there_is_no_move_at_all() -> None:
    state = table(3)
    for seat in (1, 2):
        put_levels(state, seat, refinement=9)
    at_actions(state, wheel=CITY, levels={"refinement": 1}, energy=3)
    play(state, "activate large-centre")
    assert options(state, "invest") == []
    assert why(state, "invest refinement") == ("NOR-12.3-d", "resources-missing", (1,))
    assert purse(state) == {"energy": 3} and levels_of(state)["refinement"] == 1


def test_nor_12_3_h_and_without_the_price_neither() -> None:
    state = put_levels(table(), 1, research=9)
    at_actions(state, wheel=CITY, levels={"research": 2}, energy=9, lamp=2)
    play(state, "activate large-centre")
    assert why(state, "invest research") == ("NOR-4.1-d", "price-missing", (3, 2))
    assert purse(state) == {"energy": 9, "lamp": 2} and levels_of(state)["research"] == 2

"""Chapter 14: goods and warehouses."""

from __future__ import annotations

import pytest

from tests.games.noria.table import (
    at_actions,
    options,
    play,
    player,
    purse,
    put_ambassador,
    put_levels,
    put_market,
    show_islands,
    table,
    told_fully,
    view,
    why,
)

SIMPLE, COMPLEX = ["propeller", "sail", "compass"], ["lamp", "piston"]
WHEEL = {"large-centre": "city", "small-bottom": "energy", "medium-left": "tools"}


@pytest.mark.parametrize("good", SIMPLE + COMPLEX)
def test_nor_14_1_a_propeller_sail_and_compass_are_simple_lamp_and_piston_complex(good: str) -> None:
    state = at_actions(put_levels(table(), 1), wheel=WHEEL, levels={}, **{good: 1})
    play(state, "activate large-centre")
    assert options(state, "invest") == ["invest exploration" if good in SIMPLE else "invest research"]
    assert {entry["good"]: entry["class"] for entry in view(state)["goods"]}[good] == (
        "simple" if good in SIMPLE else "complex"
    )


RECIPES = {
    "propeller": {"obsidian": 1, "energy": 1},
    "sail": {"energy": 1, "mycelium": 1},
    "compass": {"obsidian": 1, "mycelium": 1},
    "lamp": {"obsidian": 1, "energy": 1, "mycelium": 1},
    "piston": {"obsidian": 1, "energy": 1, "mycelium": 1},
}


@pytest.mark.parametrize("good", SIMPLE + COMPLEX)
def test_nor_14_1_b_a_simple_good_costs_two_resources_and_a_complex_one_three(good: str) -> None:
    """NOR-R-49: which ones."""
    recipe = RECIPES[good]
    assert sum(recipe.values()) == (2 if good in SIMPLE else 3)
    state = at_actions(table(), wheel=WHEEL, **{f"empty_{good}": 1}, **recipe)
    play(state, "activate medium-left", f"produce {good}")
    assert purse(state) == {good: 1}
    for resource, number in recipe.items():
        held = {"obsidian": 3, "energy": 3, "mycelium": 3} | {resource: number - 1}
        state = at_actions(table(), wheel=WHEEL, **{f"empty_{good}": 1}, **held)
        play(state, "activate medium-left")
        assert why(state, f"produce {good}")[:2] == ("NOR-15.3-a", "tokens-missing")


def test_nor_14_1_c_a_warehouse_stores_at_most_one_good() -> None:
    state = at_actions(table(), wheel=WHEEL, empty_sail=1, energy=5, mycelium=5)
    play(state, "activate medium-left", "produce sail")
    assert purse(state) == {"sail": 1, "energy": 4, "mycelium": 4}
    at_actions(state, wheel=WHEEL, sail=1, energy=5, mycelium=5)
    play(state, "activate medium-left")
    assert why(state, "produce sail") == ("NOR-15.3-c", "no-empty-warehouse", (1,))


def test_nor_14_1_d_goods_pay_no_market_price_no_entry_no_surcharge_and_no_resource_level() -> None:
    goods = dict.fromkeys(SIMPLE + COMPLEX, 3)
    state = put_levels(show_islands(table(), "island-5", "island-9", hidden=0), 1, exploration=5)
    put_ambassador(put_market(state, obsidian=0, energy=0, mycelium=0), 1, "island-5")
    wheel = {"large-centre": "city", "medium-left": "journey", "small-bottom": "tools"}
    at_actions(state, wheel=wheel, levels={"research": 1}, island="island-9", **goods)
    assert why(state, "activate medium-left") == ("NOR-10.1-f", "no-action-possible", ())
    play(state, "activate large-centre")
    assert [text for text in options(state) if text.split()[0] != "sell"] == ["invest research"]
    assert why(state, "buy city") == ("NOR-12.2-b", "resources-missing", (1,))
    assert why(state, "invest refinement") == ("NOR-4.1-c", "price-missing", (0, 1))
    assert why(state, "invest settlement") == ("NOR-4.1-d", "price-missing", (1, 2))
    assert why(state, "invest exploration") == ("NOR-12.3-d", "resources-missing", (1,))


def test_nor_14_1_d_simple_goods_serve_exploration_complex_ones_research_and_all_the_black_market() -> None:
    state = at_actions(put_levels(table(), 1), wheel=WHEEL, levels={"exploration": 2, "research": 2}, sail=9, lamp=9)
    play(state, "activate large-centre")
    assert options(state, "invest") == []
    assert why(state, "invest exploration") == ("NOR-4.1-d", "price-missing", (2, 2))
    assert why(state, "invest research") == ("NOR-4.1-d", "price-missing", (3, 2))
    assert options(state, "sell") == ["sell sail", "sell lamp"]


def test_nor_14_1_e_warehouses_never_return_to_the_supply() -> None:
    state = put_levels(table(), 1)
    at_actions(state, wheel=WHEEL, levels={}, sail=2, empty_sail=1, lamp=1)
    play(state, "sell sail", "activate large-centre", "invest exploration", "sell lamp")
    assert purse(state) == {"empty-sail": 3, "empty-lamp": 1, "knowledge": 5}
    assert player(state)["tie_break"] == 3 + 4
    assert (("NOR-4.1-c", 0, "paid", (13, 1))) in told_fully(state)

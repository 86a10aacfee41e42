"""Chapter 15: the Tools disc."""

from __future__ import annotations

import pytest

from tests.games.noria.table import (
    at_actions,
    can,
    finish_turn,
    options,
    play,
    purse,
    question,
    table,
    told,
    told_fully,
    view,
    wheel_of,
    why,
)

TOOLS = {"large-centre": "tools", "small-bottom": "energy"}


def test_nor_15_1_a_a_tools_action_is_either_improve_or_produce() -> None:
    state = at_actions(table(), wheel=TOOLS, empty_sail=1, energy=1, mycelium=1)
    play(state, "activate large-centre")
    assert options(state) == ["improve small-bottom", "produce sail"]
    play(state, "improve small-bottom")
    assert question(state) == "choose-disc" and purse(state) == {"empty-sail": 1, "energy": 1, "mycelium": 1}


def test_nor_15_1_a_producing_improves_nothing() -> None:
    state = at_actions(table(), wheel=TOOLS, empty_sail=1, energy=1, mycelium=1)
    play(state, "activate large-centre", "produce sail")
    assert question(state) == "choose-disc" and wheel_of(state) == TOOLS


def test_nor_15_2_a_any_normal_disc_of_the_wheel_on_any_ring_in_either_half() -> None:
    wheel = {
        "large-centre": "tools",
        "large-left": "energy",
        "large-top": "city",
        "medium-left": "journey+",
        "medium-upper-right": "bonus",
        "small-bottom": "mycelium",
        "small-top": "obsidian",
    }
    state = at_actions(table(), wheel=wheel)
    play(state, "activate large-centre")
    assert options(state) == [
        "improve large-left",
        "improve large-top",
        "improve medium-upper-right",
        "improve small-bottom",
        "improve small-top",
    ]
    assert why(state, "improve medium-left") == ("NOR-15.2-a", "already-advanced", ())
    assert why(state, "improve medium-right") == ("NOR-15.2-a", "empty-slot", ())
    play(state, "improve medium-upper-right")
    assert wheel_of(state) == wheel | {"medium-upper-right": "bonus+"}
    assert told(state)[-1] == "NOR-15.2-a improved"


def test_nor_15_2_b_improving_costs_nothing() -> None:
    state = at_actions(table(), wheel=TOOLS, obsidian=2, knowledge=2)
    play(state, "activate large-centre", "improve small-bottom")
    assert purse(state) == {"obsidian": 2, "knowledge": 2}
    state = at_actions(table(), wheel=TOOLS)
    play(state, "activate large-centre", "improve small-bottom")
    assert wheel_of(state)["small-bottom"] == "energy+"


@pytest.mark.parametrize("use", ["activate", "inspect"])
def test_nor_15_2_c_a_disc_already_activated_or_inspected_may_be_improved(use: str) -> None:
    state = at_actions(table(), wheel=TOOLS | {"medium-left": "mycelium"})
    play(state, f"{use} small-bottom", "activate large-centre", "improve small-bottom")
    assert wheel_of(state)["small-bottom"] == "energy+"


def test_nor_15_2_d_a_tools_disc_never_improves_itself() -> None:
    state = at_actions(table(), wheel=TOOLS)
    play(state, "activate large-centre")
    assert why(state, "improve large-centre") == ("NOR-15.2-d", "itself", ())


def test_nor_15_2_d_another_tools_disc_may_improve_it() -> None:
    state = at_actions(table(), wheel={"large-centre": "tools", "medium-left": "tools", "small-bottom": "energy"})
    play(state, "activate large-centre", "improve medium-left")
    assert wheel_of(state)["medium-left"] == "tools+"
    assert why(state, "activate medium-left") == ("NOR-10.3-a", "just-improved", ())


def test_nor_15_2_d_through_a_bonus_disc_the_action_is_that_of_the_tools_disc() -> None:
    """NOR-R-8: it still cannot improve itself, but may improve the Bonus disc."""
    state = at_actions(table(), wheel={"large-centre": "tools", "medium-left": "bonus", "small-bottom": "energy"})
    play(state, "activate large-centre", "improve small-bottom", "activate medium-left", "repeat large-centre")
    assert options(state) == ["improve medium-left"]
    assert why(state, "improve large-centre") == ("NOR-15.2-d", "itself", ())
    play(state, "improve medium-left")
    assert ("NOR-15.2-a", 0, "improved", (6, 7)) in told_fully(state)


def test_nor_15_2_e_a_disc_in_the_centre_cannot_be_improved() -> None:
    wheel = {"large-centre": "tools", "medium-left": "city", "small-bottom": "energy+"}
    state = at_actions(table(), wheel=wheel)
    play(state, "activate medium-left", "buy mycelium", "activate large-centre")
    assert options(state) == ["improve medium-left"]
    play(state, "improve medium-left", "end action", "place mycelium large-top")
    assert wheel_of(state)["large-top"] == "mycelium"


def test_nor_15_2_f_improvement_is_permanent() -> None:
    state = at_actions(table(), wheel=TOOLS)
    play(state, "activate large-centre", "improve small-bottom")
    for _ in range(8):
        finish_turn(state)
    assert sorted(wheel_of(state).values()) == ["energy+", "tools"]


def test_nor_15_3_a_produce_pays_the_recipe_and_fills_a_warehouse() -> None:
    state = at_actions(table(), wheel=TOOLS, empty_lamp=2, obsidian=1, energy=3, mycelium=1)
    play(state, "activate large-centre", "produce lamp")
    assert purse(state) == {"empty-lamp": 1, "lamp": 1, "energy": 2}
    assert told(state)[-4:] == ["NOR-15.3-a paid"] * 3 + ["NOR-15.3-a produced"]


def test_nor_15_3_a_without_the_resources_of_the_recipe_there_is_no_producing() -> None:
    state = at_actions(table(), wheel=TOOLS, empty_sail=1, empty_compass=1, energy=9)
    play(state, "activate large-centre")
    assert options(state, "produce") == []
    assert why(state, "produce sail") == ("NOR-15.3-a", "tokens-missing", (2, 1))
    assert why(state, "produce compass") == ("NOR-15.3-a", "tokens-missing", (0, 1))


def test_nor_15_3_b_any_number_of_one_good() -> None:
    """NOR-R-24."""
    state = at_actions(table(), wheel=TOOLS, empty_sail=3, empty_compass=1, obsidian=9, energy=9, mycelium=9)
    play(state, "activate large-centre", "produce sail", "produce sail")
    assert options(state) == ["produce sail", "stop"]
    assert why(state, "produce compass") == ("NOR-15.3-b", "one-good-only", ())
    play(state, "produce sail")
    assert question(state) == "choose-disc"
    assert purse(state) == {"sail": 3, "empty-compass": 1, "obsidian": 9, "energy": 6, "mycelium": 6}
    assert view(state)["turn"]["actions"] == 1


def test_nor_15_3_b_or_one_each_of_several() -> None:
    """NOR-R-24."""
    state = at_actions(
        table(), wheel=TOOLS, empty_sail=2, empty_compass=2, empty_lamp=1, obsidian=9, energy=9, mycelium=9
    )
    play(state, "activate large-centre", "produce sail", "produce compass")
    assert options(state) == ["produce lamp", "stop"]
    assert why(state, "produce compass") == ("NOR-15.3-b", "one-of-each", ())
    assert why(state, "produce sail") == ("NOR-15.3-b", "lower-goods-first", ())
    play(state, "produce lamp")
    assert question(state) == "choose-disc"
    assert view(state)["turn"]["actions"] == 1


def test_nor_15_3_b_with_the_right_to_stop_after_each() -> None:
    state = at_actions(table(), wheel=TOOLS, empty_sail=3, empty_compass=1, obsidian=9, energy=9, mycelium=9)
    play(state, "activate large-centre", "produce sail")
    assert options(state) == ["produce sail", "produce compass", "stop"]
    play(state, "stop")
    assert purse(state)["sail"] == 1 and question(state) == "choose-disc"


def test_nor_15_3_c_no_more_than_there_are_empty_warehouses() -> None:
    state = at_actions(table(), wheel=TOOLS, empty_sail=2, obsidian=9, energy=9, mycelium=9)
    play(state, "activate large-centre")
    assert why(state, "produce compass") == ("NOR-15.3-c", "no-empty-warehouse", (2,))
    play(state, "produce sail", "produce sail")
    assert question(state) == "choose-disc"
    assert purse(state) == {"sail": 2, "obsidian": 9, "energy": 7, "mycelium": 7}


def test_nor_15_3_d_a_produce_action_produces_at_least_one_good() -> None:
    """NOR-R-25."""
    state = at_actions(table(), wheel=TOOLS, empty_sail=1, energy=1, mycelium=1)
    play(state, "activate large-centre")
    assert not can(state, "stop")
    assert why(state, "stop")[1] == "finish-first"


def test_nor_15_3_d_where_nothing_can_be_produced_or_improved_tools_cannot_be_activated() -> None:
    """NOR-R-25."""
    wheel = {"large-centre": "tools", "small-bottom": "energy+"}
    state = at_actions(table(), wheel=wheel, empty_sail=1, energy=9)
    assert why(state, "activate large-centre") == ("NOR-10.1-f", "no-action-possible", ())

"""Chapter 11: resource discs and Bonus discs."""

from __future__ import annotations

import pytest

from tablewright.games.noria.names import DISCS
from tests.games.noria.table import (
    at_actions,
    can,
    hush,
    levels_of,
    options,
    own_plot,
    play,
    player,
    purse,
    put_ambassador,
    put_levels,
    put_market,
    question,
    show_islands,
    table,
    told,
    told_fully,
    view,
    wheel_of,
    why,
)

BOTH_BONUS = {"large-centre": "energy", "medium-left": "bonus", "small-bottom": "bonus"}


@pytest.mark.parametrize("resource", ["obsidian", "energy", "mycelium"])
def test_nor_11_1_a_a_resource_disc_gives_one_resource_of_its_type_for_every_ship_of_that_type(resource: str) -> None:
    ships = {f"{other}_ship": 5 for other in ("obsidian", "energy", "mycelium")} | {f"{resource}_ship": 3}
    state = at_actions(table(), wheel={"large-centre": resource}, **ships)
    play(state, "activate large-centre")
    assert purse(state) == {resource: 3}
    assert told(state)[:2] == ["NOR-10.1-a activated", "NOR-11.1-a gained"]


def test_nor_11_1_a_without_a_ship_of_its_type_it_gives_nothing() -> None:
    state = at_actions(table(), wheel={"large-centre": "energy", "small-bottom": "city"}, energy_ship=0)
    play(state, "activate large-centre")
    assert purse(state) == {}
    assert view(state)["turn"]["actions"] == 1


def test_nor_11_1_b_ships_are_counted_anew_for_each_action() -> None:
    state = show_islands(table(), "island-5")
    wheel = {"large-centre": "energy", "medium-left": "journey", "small-bottom": "bonus"}
    at_actions(state, wheel=wheel, energy_ship=1)
    play(state, "activate large-centre")
    assert purse(state) == {"energy": 1}
    play(state, "activate medium-left", "travel island-5", "ship energy")
    play(state, "activate small-bottom", "repeat large-centre")
    assert purse(state) == {"energy": 1 + 2}


def test_nor_11_2_a_a_bonus_disc_repeats_an_action_of_a_disc_activated_earlier() -> None:
    wheel = {"large-centre": "energy", "medium-left": "mycelium", "small-bottom": "bonus", "large-top": "obsidian"}
    state = at_actions(table(), wheel=wheel, energy_ship=2)
    play(state, "activate large-centre")
    hush(state)
    play(state, "activate small-bottom")
    assert options(state) == ["repeat large-centre"]
    assert why(state, "repeat medium-left") == ("NOR-11.2-a", "not-activated", ())
    assert why(state, "repeat large-top") == ("NOR-11.2-a", "not-activated", ())
    play(state, "repeat large-centre")
    assert purse(state) == {"energy": 4}
    assert told(state) == ["NOR-10.1-a activated", "NOR-11.2-a repeated", "NOR-11.1-a gained"]


@pytest.mark.parametrize("second", ["invest refinement", "buy obsidian"])
def test_nor_11_2_b_it_may_be_the_action_already_used_or_the_other_one(second: str) -> None:
    wheel = {"medium-left": "city", "small-bottom": "bonus", "large-centre": "energy"}
    state = at_actions(put_levels(table(), 1), wheel=wheel, levels={}, obsidian=1)
    play(state, "activate medium-left", "buy energy", "activate small-bottom", "repeat medium-left")
    assert can(state, "invest refinement") and can(state, "buy obsidian")
    play(state, second)
    assert levels_of(state)["refinement"] == (1 if second == "invest refinement" else 0)
    assert player(state)["centre"] == ["energy"] + (["obsidian"] if second == "buy obsidian" else [])


def test_nor_11_2_c_doubled_it_gives_two_actions_of_one_disc() -> None:
    wheel = {"large-centre": "energy", "medium-left": "mycelium", "small-bottom": "bonus+"}
    state = at_actions(table(), wheel=wheel)
    play(state, "activate large-centre", "activate medium-left", "double small-bottom")
    assert options(state) == ["repeat large-centre", "repeat medium-left"]
    play(state, "repeat large-centre")
    assert options(state) == ["repeat large-centre", "repeat medium-left", "forgo"]
    play(state, "repeat large-centre")
    assert purse(state) == {"energy": 3, "mycelium": 1}


def test_nor_11_2_c_or_one_each_of_two_discs() -> None:
    wheel = {"large-centre": "energy", "medium-left": "mycelium", "small-bottom": "bonus+"}
    state = at_actions(table(), wheel=wheel)
    play(state, "activate large-centre", "activate medium-left", "double small-bottom")
    play(state, "repeat medium-left", "repeat large-centre")
    assert purse(state) == {"energy": 2, "mycelium": 2}


def test_nor_11_2_c_a_bonus_disc_used_singly_gives_one_action() -> None:
    wheel = {"large-centre": "energy", "small-bottom": "bonus+", "medium-left": "mycelium"}
    state = at_actions(table(), wheel=wheel)
    play(state, "activate large-centre", "activate small-bottom", "repeat large-centre")
    assert purse(state) == {"energy": 2}
    assert question(state) == "choose-disc"


def test_nor_11_2_d_a_doubled_bonus_disc_is_the_one_doubled_disc_of_the_turn() -> None:
    """NOR-R-9, NOR-R-57."""
    wheel = {"large-centre": "energy+", "medium-left": "bonus+", "small-bottom": "mycelium+"}
    state = at_actions(table(), wheel=wheel)
    play(state, "activate large-centre", "double medium-left", "repeat large-centre", "forgo")
    assert can(state, "activate small-bottom")
    assert why(state, "double small-bottom") == ("NOR-10.2-b", "doubling-spent", ())


def test_nor_11_2_d_after_another_doubled_disc_a_bonus_disc_gives_one_action_four_in_all() -> None:
    """NOR-R-9: 2 + 1 + 1."""
    wheel = {"large-centre": "energy+", "medium-left": "bonus+", "small-bottom": "mycelium"}
    state = at_actions(table(), wheel=wheel)
    play(state, "double large-centre")
    assert why(state, "double medium-left") == ("NOR-11.2-d", "doubling-spent", ())
    play(state, "activate medium-left", "repeat large-centre", "activate small-bottom")
    assert purse(state) == {"energy": 3, "mycelium": 1}
    assert [event for event in told(state) if event.startswith("NOR-11.1-a")] == ["NOR-11.1-a gained"] * 4


def test_nor_11_2_d_a_table_may_let_it_double_besides_another_disc_within_four_actions() -> None:
    """NOR-R-57, NOR-R-11."""
    wheel = {"large-centre": "energy+", "medium-left": "bonus+", "small-bottom": "mycelium+"}
    state = at_actions(table(bonus="separate"), wheel=wheel)
    play(state, "double large-centre", "double medium-left", "repeat large-centre", "repeat large-centre")
    assert purse(state) == {"energy": 4}
    assert why(state, "activate small-bottom") == ("NOR-10.2-g", "too-many-actions", ())
    assert can(state, "inspect small-bottom")


def test_nor_11_2_e_a_bonus_disc_cannot_be_the_first_disc() -> None:
    """NOR-R-7."""
    wheel = {"large-centre": "energy", "medium-left": "mycelium", "small-bottom": "bonus"}
    state = at_actions(table(), wheel=wheel)
    assert why(state, "activate small-bottom") == ("NOR-11.2-e", "nothing-to-repeat", ())
    play(state, "inspect large-centre")
    assert why(state, "activate small-bottom") == ("NOR-11.2-e", "nothing-to-repeat", ())
    play(state, "activate medium-left")
    assert can(state, "activate small-bottom")


def test_nor_11_2_e_with_another_disc_activated_that_cannot_act_again_the_reason_is_that() -> None:
    """NOR-10.1-f: there is a disc to repeat, but no action of it is possible now."""
    wheel = {"large-centre": "city", "small-bottom": "bonus"}
    state = put_market(table(), **dict.fromkeys(DISCS, 0))
    at_actions(state, wheel=wheel, levels={"refinement": 1}, obsidian=2)
    play(state, "activate large-centre", "invest refinement")
    assert purse(state) == {}
    assert why(state, "activate small-bottom") == ("NOR-10.1-f", "no-action-possible", ())
    assert can(state, "inspect small-bottom")


def test_nor_11_2_f_a_bonus_disc_cannot_repeat_a_bonus_disc() -> None:
    """NOR-R-8."""
    state = at_actions(table(), wheel=BOTH_BONUS)
    play(state, "activate large-centre", "activate medium-left", "repeat large-centre", "activate small-bottom")
    assert options(state) == ["repeat large-centre"]
    assert why(state, "repeat medium-left") == ("NOR-11.2-f", "not-repeatable", ())
    assert why(state, "repeat small-bottom") == ("NOR-11.2-f", "not-repeatable", ())


def test_nor_11_2_f_nor_an_inspected_disc() -> None:
    """NOR-R-8."""
    wheel = {"large-centre": "energy", "medium-left": "mycelium", "small-bottom": "bonus"}
    state = at_actions(table(), wheel=wheel)
    play(state, "inspect large-centre", "activate medium-left", "activate small-bottom")
    assert options(state) == ["repeat medium-left"]
    assert why(state, "repeat large-centre") == ("NOR-11.2-f", "not-repeatable", ())


def test_nor_r_8_a_disc_improved_after_its_activation_may_be_repeated() -> None:
    wheel = {"large-centre": "energy", "medium-left": "tools", "small-bottom": "bonus"}
    state = at_actions(table(), wheel=wheel)
    play(state, "activate large-centre", "activate medium-left", "improve large-centre")
    assert wheel_of(state)["large-centre"] == "energy+"
    play(state, "activate small-bottom", "repeat large-centre")
    assert purse(state) == {"energy": 2}


def test_nor_11_2_g_a_repeated_action_counts_and_the_bonus_disc_adds_none_of_its_own() -> None:
    """NOR-R-11."""
    wheel = {"large-centre": "energy", "medium-left": "bonus", "small-bottom": "city"}
    state = at_actions(table(), wheel=wheel)
    play(state, "activate large-centre")
    assert view(state)["turn"]["actions"] == 1
    play(state, "activate medium-left")
    assert view(state)["turn"]["actions"] == 1
    play(state, "repeat large-centre")
    assert view(state)["turn"]["actions"] == 2


def test_nor_11_2_g_a_repeated_journey_changes_the_island_and_pays_for_company() -> None:
    state = show_islands(table(), "island-1", "island-5", "island-9", hidden=0)
    own_plot(state, "island-1", 0, 1)
    put_ambassador(state, 1, "island-5")
    wheel = {"medium-left": "journey", "small-bottom": "bonus"}
    at_actions(state, wheel=wheel, island="island-9", mycelium=1)
    play(state, "activate medium-left", "travel island-1", "build 1", "activate small-bottom", "repeat medium-left")
    assert options(state) == ["travel island-5", "travel island-9"]
    assert why(state, "travel island-1") == ("NOR-13.1-c", "already-there", ())
    play(state, "travel island-5")
    assert (0, "NOR-13.2-a", "paid") in [(seat, rule, verb) for rule, seat, verb, _ in told_fully(state)]
    assert purse(state) == {"empty-sail": 1}


def test_nor_11_2_g_a_disc_without_a_possible_action_cannot_be_repeated() -> None:
    wheel = {"large-centre": "energy", "medium-left": "tools", "small-bottom": "bonus+"}
    state = at_actions(table(), wheel=wheel | {"large-top": "city+"}, energy_ship=0)
    play(state, "activate large-centre", "activate medium-left", "improve large-centre", "activate small-bottom")
    assert options(state) == ["repeat large-centre"]
    assert why(state, "repeat medium-left") == ("NOR-10.1-f", "no-action-possible", ())


def test_nor_11_2_h_the_repeated_disc_may_be_advanced_and_doubled() -> None:
    wheel = {"large-centre": "mycelium+", "small-bottom": "bonus", "medium-left": "city"}
    state = at_actions(table(), wheel=wheel, mycelium_ship=2)
    play(state, "double large-centre", "activate small-bottom", "repeat large-centre")
    assert purse(state) == {"mycelium": 6}
    assert view(state)["turn"]["actions"] == 3

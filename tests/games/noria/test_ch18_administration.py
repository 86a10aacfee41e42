"""Chapter 18: the administration phase."""

from __future__ import annotations

import pytest

from tests.games.noria.table import (
    asked,
    at_actions,
    at_administration,
    can,
    options,
    play,
    player,
    put_wheel,
    question,
    show_islands,
    table,
    told,
    told_fully,
    view,
    wheel_of,
    why,
)

SLOTS = [
    "large-right", "large-centre", "large-left", "large-upper-left", "large-top", "large-upper-right",
    "medium-right", "medium-left", "medium-upper-left", "medium-upper-right", "small-bottom", "small-top",
]  # fmt: skip


def test_nor_18_1_a_every_ring_turns_one_slot_clockwise_small_medium_large() -> None:
    wheel = {
        "large-right": "city",
        "large-upper-right": "tools+",
        "medium-upper-right": "energy",
        "small-bottom": "bonus",
    }
    state = at_administration(table(), wheel=wheel)
    assert wheel_of(state) == {
        "large-centre": "city",
        "large-right": "tools+",
        "medium-right": "energy",
        "small-top": "bonus",
    }
    assert told_fully(state)[:3] == [("NOR-18.1-a", 0, "turned", (ring,)) for ring in (2, 1, 0)]


def test_nor_18_1_a_only_the_wheel_of_the_active_seat_and_always() -> None:
    state = put_wheel(table(), 1, {"large-right": "city"})
    at_actions(state, wheel={"large-right": "journey"})
    play(state, "end action")
    assert wheel_of(state, 0) == {"large-centre": "journey"} and wheel_of(state, 1) == {"large-right": "city"}


@pytest.mark.parametrize(("built", "knowledge"), list(enumerate([0, 1, 2, 2, 3, 3, 4, 5])))
def test_nor_18_1_b_a_knowledge_for_every_symbol_uncovered_on_the_tableau(built: int, knowledge: int) -> None:
    """NOR-R-50: 0, 1, 2, 2, 3, 3, 4, 5 for 0 to 7 factories."""
    state = at_administration(table(), built=built, knowledge=1)
    assert player(state)["knowledge"] == 1 + knowledge
    assert ("NOR-18.1-b gained" in told(state)) == (knowledge > 0)


def test_nor_18_1_c_it_depends_on_the_factories_built_and_on_nothing_else() -> None:
    state = show_islands(table(), "island-5", "island-9")
    at_actions(state, wheel={"large-centre": "journey+"}, knowledge=0)
    assert player(state)["income"] == 0
    play(state, "double large-centre", "travel island-5", "build 0", "travel island-9", "build 3")
    assert player(state)["income"] == 2 and player(state)["knowledge"] == 2
    at_administration(state, obsidian=9, energy_ship=9, sail=9)
    assert player(state)["knowledge"] == 2
    assert player(state, 1)["income"] == 0


def test_nor_18_1_b_comes_after_the_rotation_and_before_placing() -> None:
    """NOR-R-26."""
    state = at_administration(table(), built=2, centre=["energy"])
    assert told(state) == ["NOR-18.1-a turned"] * 3 + ["NOR-18.1-b gained"]
    assert question(state) == "place-disc"


def test_nor_18_1_d_a_new_disc_goes_on_any_slot_normal_side_up_after_the_rotation() -> None:
    """NOR-R-27."""
    wheel = {"large-right": "city+", "small-bottom": "tools"}
    state = at_administration(table(), wheel=wheel, centre=["journey"])
    assert options(state) == [f"place journey {slot}" for slot in SLOTS]
    play(state, "place journey large-right")
    assert wheel_of(state) == {"large-right": "journey", "large-centre": "city+", "small-top": "tools"}
    assert view(state)["active"] == 1


def test_nor_18_1_d_also_on_the_place_of_an_advanced_disc_it_lies_normal_side_up() -> None:
    state = at_administration(table(), wheel={"large-right": "city+"}, centre=["journey"])
    play(state, "place journey large-centre")
    assert wheel_of(state) == {"large-centre": "journey"}


def test_nor_18_1_d_only_discs_put_aside_this_turn_are_placed() -> None:
    state = at_administration(table(), centre=["journey"])
    assert why(state, "place city large-top") == ("NOR-18.1-d", "disc-not-in-centre", (3,))


def test_nor_18_1_e_a_disc_already_there_leaves_the_game() -> None:
    state = at_administration(table(), wheel={"large-right": "mycelium", "small-top": "city"}, centre=["journey"])
    gone = view(state)["removed_discs"]
    left = {stack["disc"]: stack["left"] for stack in view(state)["market"]}
    play(state, "place journey large-centre")
    assert wheel_of(state) == {"large-centre": "journey", "small-bottom": "city"}
    assert view(state)["removed_discs"] == gone | {"mycelium": 1}
    assert {stack["disc"]: stack["left"] for stack in view(state)["market"]} == left
    assert ("NOR-18.1-e", 0, "thrown-out", (2, 1)) in told_fully(state)


def test_nor_18_1_e_on_an_empty_slot_nothing_leaves() -> None:
    state = at_administration(table(), wheel={"large-right": "mycelium"}, centre=["journey"])
    play(state, "place journey large-top")
    assert wheel_of(state) == {"large-centre": "mycelium", "large-top": "journey"}
    assert set(view(state)["removed_discs"].values()) == {0}


def test_nor_18_1_f_placing_is_mandatory() -> None:
    """NOR-R-27."""
    state = at_administration(table(), centre=["journey", "energy"])
    assert {text.split()[0] for text in options(state)} == {"place"}
    play(state, "place journey large-top")
    assert {text.split()[0] for text in options(state)} == {"place"} and asked(state) == 0


def test_nor_18_1_f_in_any_order_and_never_over_another_new_disc() -> None:
    """NOR-R-27."""
    state = at_administration(table(), wheel={"large-right": "city"}, centre=["journey", "energy", "energy"])
    assert can(state, "place journey large-top") and can(state, "place energy large-top")
    play(state, "place energy large-centre")
    assert why(state, "place journey large-centre") == ("NOR-18.1-f", "just-placed", ())
    assert why(state, "place energy large-centre") == ("NOR-18.1-f", "just-placed", ())
    assert len(options(state)) == 2 * 11
    play(state, "place journey small-top")
    assert options(state) == [f"place energy {slot}" for slot in SLOTS if slot not in ("large-centre", "small-top")]
    play(state, "place energy large-left")
    assert wheel_of(state) == {"large-centre": "energy", "small-top": "journey", "large-left": "energy"}


def test_nor_18_1_g_then_the_turn_passes_to_the_next_seat() -> None:
    state = at_administration(table(3), seat=0, round=4)
    assert (view(state)["active"], view(state)["round"]) == (1, 4)
    assert told(state)[-1] == "NOR-7.1-c turn-began"


def test_nor_18_1_g_after_the_last_seat_the_next_round_begins() -> None:
    state = at_administration(table(3), seat=2, round=4)
    assert (view(state)["active"], view(state)["round"]) == (0, 5)
    assert told(state)[-2:] == ["NOR-7.1-b round-began", "NOR-7.1-c turn-began"]


def test_nor_18_1_g_in_turn_order_from_the_start_player_on() -> None:
    state = at_administration(table(3, start="seat-2"), seat=0, round=4)
    assert (view(state)["active"], view(state)["round"]) == (1, 5)

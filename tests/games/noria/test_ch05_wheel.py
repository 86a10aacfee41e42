"""Chapter 5: the wheel."""

from __future__ import annotations

from itertools import permutations

import pytest

from tablewright.games.noria.names import SLOTS
from tablewright.games.noria.state import Noria
from tests.games.noria.table import (
    GAME,
    at_actions,
    at_administration,
    can,
    new,
    options,
    play,
    player,
    playout,
    purse,
    question,
    show_islands,
    table,
    told,
    view,
    wheel_of,
    why,
)

ACTIVE = ["large-right", "large-centre", "large-left", "medium-right", "medium-left", "small-bottom"]
FULL_WHEEL = dict.fromkeys(SLOTS, "energy")
ACTIVE_WHEEL = dict.fromkeys(ACTIVE, "energy")
TRIPLES = {
    ("large-left", "medium-left", "small-bottom"),
    ("large-centre", "medium-left", "small-bottom"),
    ("large-right", "medium-right", "small-bottom"),
    ("large-centre", "medium-right", "small-bottom"),
}


def usable(state: Noria) -> list[str]:
    return [text.split()[1] for text in options(state, "activate")]


def test_nor_5_1_a_the_rings_have_six_four_and_two_slots() -> None:
    rings = [slot["ring"] for slot in player(table())["wheel"]]
    assert [rings.count(ring) for ring in ("large", "medium", "small")] == [6, 4, 2]


def test_nor_5_1_a_a_slot_holds_at_most_one_disc() -> None:
    state = new(2, "expert", wheels="turn-order")
    play(state, "place obsidian large-top")
    assert why(state, "place energy large-top") == ("NOR-5.1-a", "slot-taken", ())
    state = at_administration(table(), wheel={"small-bottom": "city"}, centre=["energy"])
    play(state, "place energy small-top")
    assert wheel_of(state) == {"small-top": "energy"}, "what lay there is gone"
    for state in playout(7, 2):
        owned = 6 + sum(4 - stack["left"] for stack in view(state)["market"])
        discs = [len(wheel_of(state, seat)) + len(player(state, seat)["centre"]) for seat in (0, 1)]
        assert sum(discs) == 6 + owned - sum(view(state)["removed_discs"].values())


def test_nor_5_1_b_the_lower_half_is_active() -> None:
    state = at_actions(table(), wheel=FULL_WHEEL)
    assert usable(state) == ACTIVE
    assert [text.split()[1] for text in options(state, "inspect")] == ACTIVE
    assert [slot["slot"] for slot in player(state)["wheel"] if slot["active"]] == ACTIVE
    for slot in set(SLOTS) - set(ACTIVE):
        assert why(state, f"activate {slot}") == ("NOR-5.1-b", "inactive-half", ())
        assert why(state, f"inspect {slot}") == ("NOR-5.1-b", "inactive-half", ())


@pytest.mark.parametrize(
    "circle",
    [
        ["large-right", "large-centre", "large-left", "large-upper-left", "large-top", "large-upper-right"],
        ["medium-right", "medium-left", "medium-upper-left", "medium-upper-right"],
        ["small-bottom", "small-top"],
    ],
)
def test_nor_5_1_c_rings_turn_clockwise_one_slot_at_a_time(circle: list[str]) -> None:
    for at, slot in enumerate(circle):
        state = at_administration(table(), wheel={slot: "city+"})
        assert wheel_of(state) == {circle[(at + 1) % len(circle)]: "city+"}
    everywhere = {slot: disc for slot, disc in zip(circle, ["city", "journey", "tools", "bonus"], strict=False)}
    state = at_administration(table(), wheel=everywhere)
    assert wheel_of(state) == {circle[(circle.index(slot) + 1) % len(circle)]: d for slot, d in everywhere.items()}


def test_nor_5_2_a_the_discs_of_a_turn_lie_within_one_of_four_triples() -> None:
    full_sets: set[tuple[str, ...]] = set()

    def explore(state: Noria, used: list[str]) -> None:
        more = usable(state) if question(state) == "choose-disc" else []
        if not more:
            full_sets.add(tuple(sorted(used)))
        for slot in more:
            explore(play(GAME.twin(state), f"activate {slot}"), [*used, slot])

    # some knowledge keeps the phase open, so that the end of it is seen and not run over
    explore(at_actions(table(), wheel=ACTIVE_WHEEL, knowledge=3), [])
    assert full_sets == {tuple(sorted(triple)) for triple in TRIPLES}


def test_nor_5_2_a_inspecting_obeys_the_triples_too() -> None:
    state = at_actions(table(), wheel=ACTIVE_WHEEL)
    play(state, "inspect large-left")
    assert why(state, "activate medium-right") == ("NOR-5.2-a", "no-triple", ())


@pytest.mark.parametrize(("lateral", "opposite"), [("large-left", "medium-right"), ("large-right", "medium-left")])
def test_nor_5_2_b_a_lateral_large_disc_and_the_opposite_medium_one_exclude_each_other(
    lateral: str, opposite: str
) -> None:
    for first, second in ((lateral, opposite), (opposite, lateral)):
        state = play(at_actions(table(), wheel=ACTIVE_WHEEL), f"activate {first}")
        assert why(state, f"activate {second}") == ("NOR-5.2-a", "no-triple", ())
        assert not can(state, f"inspect {second}")
        assert can(state, "activate small-bottom")


def test_nor_5_2_c_an_empty_slot_cannot_be_used() -> None:
    state = at_actions(table(), wheel={"large-left": "energy"})
    for verb in ("activate", "double", "inspect"):
        assert why(state, f"{verb} medium-left") == ("NOR-5.2-c", "empty-slot", ())


def test_nor_5_2_c_an_empty_slot_is_in_nobodys_way() -> None:
    """NOR-R-5: an empty medium slot does not part the large ring from the small one."""
    for large in ("large-left", "large-centre", "large-right"):
        state = at_actions(table(), wheel={large: "energy", "small-bottom": "obsidian"}, knowledge=3)
        play(state, f"activate {large}", "activate small-bottom")
        assert purse(state) == {"obsidian": 1, "energy": 1, "knowledge": 3}


def test_nor_5_2_d_any_part_of_a_triple_may_be_used_and_none_is_announced() -> None:
    """NOR-R-6."""
    state = play(at_actions(table(), wheel=ACTIVE_WHEEL), "activate large-centre")
    assert usable(state) == ["medium-right", "medium-left", "small-bottom"], "both triples are still open"
    state = play(at_actions(table(), wheel=ACTIVE_WHEEL), "activate small-bottom")
    assert usable(state) == ["large-right", "large-centre", "large-left", "medium-right", "medium-left"]
    for used in (["small-bottom"], ["large-left", "small-bottom"], ["medium-right"], []):
        state = at_actions(table(), wheel=ACTIVE_WHEEL)
        play(state, *[f"activate {slot}" for slot in used], "end action")
        assert "NOR-18.1-a turned" in told(state), "the turn goes on with a part of a triple"


@pytest.mark.parametrize("order", [order for triple in sorted(TRIPLES) for order in permutations(triple)])
def test_nor_5_2_a_the_discs_of_every_triple_can_be_used_in_every_order(order: tuple[str, str, str]) -> None:
    state = at_actions(table(), wheel=ACTIVE_WHEEL)
    for used, slot in enumerate(order):
        assert slot in usable(state)
        play(state, f"activate {slot}")
        rings = {name.split("-")[0] for name in order[: used + 1]}
        assert all(usable_slot.split("-")[0] not in rings for usable_slot in usable(state))


@pytest.mark.parametrize("order", [order for triple in sorted(TRIPLES) for order in permutations(triple)])
def test_nor_10_1_f_a_disc_that_can_do_nothing_is_not_refused_for_its_ring(order: tuple[str, str, str]) -> None:
    used, idle, other = order
    state = show_islands(table(), "island-1", hidden=0)
    at_actions(state, wheel={used: "energy", idle: "journey", other: "energy"}, island="island-1")
    play(state, f"activate {used}")
    assert why(state, f"activate {idle}")[:2] == ("NOR-10.1-f", "no-action-possible")

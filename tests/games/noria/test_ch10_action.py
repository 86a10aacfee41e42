"""Chapter 10: the action phase: activating discs, advanced discs, inspecting."""

from __future__ import annotations

from itertools import permutations

import pytest

from tablewright.games.noria.names import DISCS
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import NOBODY, Seat
from tests.games.noria.table import (
    GAME,
    asked,
    at_actions,
    at_influence,
    can,
    finish_turn,
    hush,
    letter,
    levels_of,
    options,
    play,
    player,
    playout,
    purse,
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

TRIPLE = ["large-centre", "medium-left", "small-bottom"]
GATHER = {"large-centre": "obsidian", "medium-left": "energy", "small-bottom": "mycelium"}


def without_market(state: Noria) -> Noria:
    return put_market(state, **dict.fromkeys(DISCS, 0))


def use_of(state: Noria, slot: str) -> str | None:
    """What happened to the disc on *slot* this turn."""
    found: str | None = next(seen["used"] for seen in player(state)["wheel"] if seen["slot"] == slot)
    return found


def test_nor_10_1_a_up_to_three_discs_of_the_active_half_in_any_order() -> None:
    for order in permutations(TRIPLE):
        state = at_actions(table(), wheel=GATHER, knowledge=3)
        play(state, *[f"activate {slot}" for slot in order])
        assert purse(state) == {"obsidian": 1, "energy": 1, "mycelium": 1, "knowledge": 3}
        assert [slot for slot in TRIPLE if use_of(state, slot) == "activated"] == TRIPLE
        assert not options(state, "activate") and not options(state, "inspect")
    assert told(state)[0] == "NOR-10.1-a activated"


def test_nor_10_1_a_no_disc_at_all_is_fine() -> None:
    state = at_actions(table(), wheel=GATHER)
    play(state, "end action")
    assert asked(state) == 1
    assert purse(state) == {}


def test_nor_10_1_b_at_most_one_disc_of_a_ring() -> None:
    wheel = {**GATHER, "large-left": "energy", "medium-right": "obsidian"}
    state = at_actions(table(), wheel=wheel)
    play(state, "activate large-centre")
    assert why(state, "activate large-left") == ("NOR-10.1-b", "ring-used", (0,))
    play(state, "activate medium-right")
    assert why(state, "activate medium-left") == ("NOR-10.1-b", "ring-used", (1,))
    assert why(state, "activate large-right") == ("NOR-5.2-c", "empty-slot", ())


def test_nor_10_1_b_all_activated_discs_fit_one_triple() -> None:
    state = at_actions(table(), wheel={"large-right": "energy", "medium-left": "obsidian", "medium-right": "city"})
    play(state, "activate large-right")
    assert why(state, "activate medium-left") == ("NOR-5.2-a", "no-triple", ())
    assert can(state, "activate medium-right")


def test_nor_10_1_c_a_disc_is_activated_once() -> None:
    state = at_actions(table(), wheel={**GATHER, "large-centre": "obsidian+"})
    play(state, "activate large-centre")
    for verb in ("activate", "double"):
        assert why(state, f"{verb} large-centre") == ("NOR-10.1-b", "ring-used", (0,))


def test_nor_10_1_c_an_action_of_a_disc_that_has_been_used_is_refused_because_of_that() -> None:
    """Not because a disc of its type would have to be activated first: unless another one still can be."""
    state = at_actions(table(), wheel={**GATHER, "large-centre": "city"}, knowledge=3)
    assert why(state, "buy energy") == ("NOR-10.1-d", "activate-first", (DISCS.index("city"),))
    play(state, "activate large-centre", "buy energy")
    assert why(state, "buy energy") == ("NOR-10.1-c", "disc-spent", (DISCS.index("city"),))
    assert why(state, "travel island-1") == ("NOR-10.1-d", "activate-first", (DISCS.index("journey"),))
    state = at_actions(table(), wheel={**GATHER, "large-centre": "city", "small-bottom": "city"}, knowledge=3)
    play(state, "activate large-centre", "buy energy")
    assert why(state, "buy energy") == ("NOR-10.1-d", "activate-first", (DISCS.index("city"),))


@pytest.mark.parametrize(
    ("disc", "actions"),
    [
        ("city", ["buy energy", "invest refinement"]),
        ("journey", ["travel island-1", "ship energy", "build 0", "explore"]),
        ("tools", ["improve large-top", "produce sail"]),
        ("bonus", ["repeat large-centre"]),
    ],
)
def test_nor_10_1_d_an_action_names_the_disc_that_must_be_activated_first(disc: str, actions: list[str]) -> None:
    state = at_actions(table(), wheel=GATHER)
    for text in actions:
        assert why(state, text) == ("NOR-10.1-d", "activate-first", (DISCS.index(disc),))


def test_nor_10_1_e_what_belongs_to_no_disc_does_not_ask_for_one() -> None:
    state = at_actions(table(), wheel=GATHER)
    for text in ("pay energy", "stop"):
        assert why(state, text) == ("NOR-10.1-e", "finish-first", ())


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_actions_on_a_slot_are_called_by_the_disc_that_lies_there(seat: Seat) -> None:
    state = at_actions(table(3), seat, wheel=GATHER)
    action = letter("activate large-centre")
    assert GAME.label(state, seat, action) == ("do-activate-disc", "obsidian", "large-centre")
    for nobody in (NOBODY, 3):
        assert GAME.label(state, nobody, action) == ("do-activate", "large-centre")


@pytest.mark.parametrize(
    ("disc", "first", "second"),
    [
        ("city", "buy energy", "invest refinement"),
        ("journey", "travel island-1", "travel island-5"),
        ("tools", "improve small-bottom", "produce sail"),
    ],
)
def test_nor_10_1_d_one_action_of_choice_per_disc(disc: str, first: str, second: str) -> None:
    """Both are possible; after either the disc is done."""
    for chosen, other in ((first, second), (second, first)):
        state = put_levels(show_islands(table(), "island-1", "island-5"), 1)
        wheel = {"large-centre": disc, "small-bottom": "energy"}
        at_actions(state, wheel=wheel, levels={}, energy=1, mycelium=1, empty_sail=2, knowledge=3)
        play(state, "activate large-centre")
        assert can(state, chosen) and can(state, other)
        play(state, chosen)
        while question(state) in ("pay-same", "at-island"):
            play(state, options(state)[0])
        assert question(state) == "choose-disc"
        assert not can(state, other)
        assert view(state)["turn"]["actions"] == 1


def test_nor_10_1_e_a_disc_is_finished_before_the_next() -> None:
    wheel = {"large-centre": "city+", "medium-left": "energy", "small-bottom": "obsidian"}
    state = at_actions(table(), wheel=wheel, knowledge=3)
    play(state, "double large-centre")
    for _ in range(2):
        for text in ("activate medium-left", "inspect small-bottom", "end action"):
            assert why(state, text) == ("NOR-10.1-e", "finish-first", ())
        play(state, "buy energy")
    assert can(state, "activate medium-left") and can(state, "inspect small-bottom")


def test_nor_10_1_e_also_in_the_middle_of_a_journey() -> None:
    state = show_islands(table(), "island-1")
    at_actions(state, wheel={"large-centre": "journey", "medium-left": "energy"})
    play(state, "activate large-centre", "travel island-1")
    assert why(state, "activate medium-left") == ("NOR-10.1-e", "finish-first", ())
    play(state, "build 0")
    assert can(state, "activate medium-left")


def test_nor_10_1_f_a_disc_without_a_possible_action_cannot_be_activated() -> None:
    """NOR-R-10."""
    state = put_levels(without_market(table()), 1)
    wheel = {"large-centre": "city+", "medium-left": "tools"}
    at_actions(state, wheel=wheel, levels={"refinement": 1}, obsidian=1)
    nothing = ("NOR-10.1-f", "no-action-possible", ())
    assert why(state, "activate large-centre") == nothing
    assert why(state, "double large-centre") == nothing
    assert can(state, "inspect large-centre")
    assert why(state, "activate medium-left") == nothing, "the only other disc is advanced, and nothing can be made"
    at_actions(state, wheel=wheel, obsidian=2)
    assert can(state, "activate large-centre"), "now the next level can be paid"


def test_nor_10_1_f_a_journey_needs_a_destination() -> None:
    state = show_islands(table(), "island-1", hidden=0)
    at_actions(state, wheel={"large-centre": "journey"}, island="island-1")
    assert why(state, "activate large-centre") == ("NOR-10.1-f", "no-action-possible", ())
    at_actions(show_islands(state, "island-1", "island-2", hidden=0), wheel={"large-centre": "journey"})
    assert can(state, "activate large-centre")


def test_nor_10_1_f_an_exchange_that_is_needed_comes_before() -> None:
    state = put_market(without_market(table()), city=1)
    at_actions(state, wheel={"large-centre": "city"}, levels={"refinement": 9}, knowledge=3)
    assert why(state, "activate large-centre") == ("NOR-10.1-f", "no-action-possible", ())
    play(state, "barter energy")
    assert can(state, "activate large-centre")


def test_nor_10_1_f_the_action_of_an_activated_disc_must_be_carried_out() -> None:
    for disc in ("city", "journey", "tools"):
        state = at_actions(table(), wheel={"large-centre": disc, "medium-left": "energy"})
        play(state, "activate large-centre")
        assert not can(state, "forgo")
        assert why(state, "forgo") == ("NOR-10.2-e", "first-action", ())
        assert why(state, "end action") == ("NOR-10.1-e", "finish-first", ())


def test_nor_10_1_g_the_phase_may_be_ended_between_actions() -> None:
    for used in range(3):
        state = at_actions(table(), wheel=GATHER, knowledge=3)
        play(state, *[f"activate {slot}" for slot in TRIPLE[:used]])
        assert question(state) == "choose-disc"
        play(state, "end action")
        assert question(state) == "politics"
        assert not can(state, "activate small-bottom")


def test_nor_10_2_a_an_advanced_disc_may_be_used_doubled() -> None:
    state = at_actions(table(), wheel={**GATHER, "medium-left": "energy+"}, energy_ship=3)
    assert options(state, "double") == ["double medium-left"]
    assert why(state, "double large-centre") == ("NOR-10.2-a", "not-advanced", ())
    hush(play(state, "double medium-left"))
    assert purse(state) == {"energy": 6}
    assert view(state)["turn"] == {**view(state)["turn"], "actions": 2, "doubled": True}


def test_nor_10_2_a_its_two_actions_follow_each_other_at_once() -> None:
    state = at_actions(table(), wheel={**GATHER, "medium-left": "city+"})
    play(state, "double medium-left", "buy energy")
    assert question(state) == "city-action"
    play(state, "buy obsidian")
    assert player(state)["centre"] == ["energy", "obsidian"]
    assert question(state) == "choose-disc"


def test_nor_10_2_b_one_disc_a_turn_is_doubled() -> None:
    wheel = {"large-centre": "obsidian+", "medium-left": "energy+", "small-bottom": "mycelium+"}
    state = at_actions(table(), wheel=wheel)
    assert len(options(state, "double")) == 3
    play(state, "double medium-left")
    for slot in ("large-centre", "small-bottom"):
        assert why(state, f"double {slot}") == ("NOR-10.2-b", "doubling-spent", ())
    finish_turn(state)
    finish_turn(state)
    at_actions(state, wheel=wheel)
    assert len(options(state, "double")) == 3, "the next turn has its own"


def test_nor_r_57_a_doubled_bonus_disc_is_the_one_doubled_disc_unless_the_table_says_else() -> None:
    wheel = {"large-centre": "obsidian+", "medium-left": "bonus+", "small-bottom": "energy+"}
    state = at_actions(table(), wheel=wheel)
    play(state, "double large-centre")
    assert why(state, "double medium-left") == ("NOR-11.2-d", "doubling-spent", ())
    state = at_actions(table(), wheel=wheel)
    play(state, "activate large-centre", "double medium-left", "repeat large-centre", "repeat large-centre")
    assert why(state, "double small-bottom") == ("NOR-10.2-b", "doubling-spent", ())
    assert view(state)["turn"]["doubled"]

    state = at_actions(table(bonus="separate"), wheel=wheel)
    play(state, "double large-centre")
    assert why(state, "double small-bottom") == ("NOR-10.2-b", "doubling-spent", ())
    play(state, "double medium-left", "repeat large-centre", "repeat large-centre")
    assert purse(state)["obsidian"] == 4
    choices = [setting for setting in GAME.settings() if setting.rule == "NOR-R-57"]
    assert [(setting.name, setting.default) for setting in choices] == [("bonus", "shared")]


def test_nor_10_2_c_doubling_is_decided_before_the_disc_is_activated() -> None:
    wheel = {**GATHER, "medium-left": "city+"}
    state = at_actions(table(), wheel=wheel)
    play(state, "activate medium-left", "buy energy")
    assert question(state) == "choose-disc", "one action and no more"
    assert not can(state, "double medium-left")
    assert use_of(state, "medium-left") == "activated"
    state = at_actions(table(), wheel=wheel)
    play(state, "double medium-left")
    assert use_of(state, "medium-left") == "doubled"
    assert why(state, "forgo") == ("NOR-10.2-e", "first-action", ())
    play(state, "buy energy", "forgo")
    assert use_of(state, "medium-left") == "doubled"


@pytest.mark.parametrize("first", ["buy energy", "invest refinement"])
@pytest.mark.parametrize("second", ["buy energy", "invest refinement"])
def test_nor_10_2_d_the_two_actions_may_be_the_same_or_one_of_each(first: str, second: str) -> None:
    state = put_levels(table(), 1)
    at_actions(state, wheel={"large-centre": "city+", "medium-left": "energy"}, levels={"refinement": 1}, obsidian=9)
    play(state, "double large-centre", first, second)
    climbed = [first, second].count("invest refinement")
    assert levels_of(state)["refinement"] == 1 + climbed
    assert player(state)["centre"] == ["energy"] * (2 - climbed)


def test_nor_10_2_d_a_doubled_tools_disc_improves_and_produces() -> None:
    state = at_actions(
        table(),
        wheel={"large-centre": "tools+", "large-top": "city", "medium-left": "journey"},
        energy=2,
        mycelium=2,
        empty_sail=2,
    )
    play(state, "double large-centre", "produce sail", "stop", "improve large-top")
    assert wheel_of(state)["large-top"] == "city+"
    assert purse(state) == {"energy": 1, "mycelium": 1, "empty-sail": 1, "sail": 1}


def test_nor_10_2_e_the_second_action_may_be_forgone_but_the_doubling_is_spent() -> None:
    """NOR-R-10."""
    for disc, first in (("city+", ["buy energy"]), ("journey+", ["explore"]), ("tools+", ["improve small-bottom"])):
        wheel = {"large-centre": disc, "medium-left": "energy+", "small-bottom": "tools", "small-top": "city"}
        state = at_actions(table(), wheel=wheel)
        play(state, "double large-centre", *first)
        if question(state) == "at-island":
            play(state, options(state)[0])
        hush(state)
        play(state, "forgo")
        assert told_fully(state) == [("NOR-10.2-e", 0, "forwent", ())]
        assert why(state, "double medium-left") == ("NOR-10.2-b", "doubling-spent", ())
        assert view(state)["turn"]["actions"] == 1


def test_nor_10_2_e_a_second_action_that_is_impossible_is_forgone() -> None:
    state = put_market(without_market(table()), energy=1)
    wheel = {"large-centre": "city+", "medium-left": "energy+"}
    at_actions(state, wheel=wheel, levels={"refinement": 9})
    play(state, "double large-centre", "buy energy")
    assert told_fully(state)[-1] == ("NOR-10.2-e", 0, "forwent", ())
    assert question(state) == "choose-disc"
    assert not can(state, "double medium-left")


def test_nor_10_2_f_a_further_advanced_disc_gives_one_action() -> None:
    wheel = {"large-centre": "obsidian+", "medium-left": "energy+", "small-bottom": "city+"}
    state = at_actions(table(), wheel=wheel, knowledge=3)
    play(state, "double large-centre", "activate medium-left", "activate small-bottom", "buy energy")
    assert purse(state) == {"obsidian": 2, "energy": 1, "knowledge": 3}
    assert player(state)["centre"] == ["energy"]
    assert (view(state)["turn"]["actions"], question(state)) == (4, "choose-disc")


def test_nor_10_2_g_no_more_than_four_disc_actions() -> None:
    """NOR-R-11: with doublings apart the limit binds."""
    wheel = {"large-centre": "obsidian+", "medium-left": "bonus+", "small-bottom": "energy"}
    state = at_actions(table(bonus="separate"), wheel=wheel)
    play(state, "double large-centre", "double medium-left", "repeat large-centre", "repeat large-centre")
    assert view(state)["turn"]["actions"] == 4
    assert why(state, "activate small-bottom") == ("NOR-10.2-g", "too-many-actions", ())
    assert can(state, "inspect small-bottom"), "which is no action"

    state = at_actions(table(bonus="separate"), wheel=wheel)
    play(state, "double large-centre", "activate small-bottom")
    assert why(state, "double medium-left") == ("NOR-10.2-g", "too-many-actions", ()), "it would be the fifth"
    assert can(state, "activate medium-left")


@pytest.mark.parametrize(("seed", "bonus"), [(16, "shared"), (17, "separate"), (18, "separate")])
def test_nor_10_2_g_whatever_is_played(seed: int, bonus: str) -> None:
    most = 0
    for state in playout(seed, 2, bonus=bonus):
        most = max(most, view(state)["turn"]["actions"])
        assert view(state)["turn"]["actions"] <= 4
    assert most >= 3


def test_nor_10_3_a_a_disc_improved_this_turn_cannot_be_activated_in_it() -> None:
    """NOR-R-12: but it may be inspected."""
    wheel = {"large-centre": "tools", "medium-left": "energy", "small-bottom": "city"}
    state = at_actions(table(), wheel=wheel)
    play(state, "activate large-centre", "improve medium-left")
    assert why(state, "activate medium-left") == ("NOR-10.3-a", "just-improved", ())
    assert why(state, "double medium-left") == ("NOR-10.3-a", "just-improved", ())
    assert can(state, "inspect medium-left")
    assert can(state, "activate small-bottom"), "the others are not concerned"
    finish_turn(state)
    finish_turn(state)
    at_actions(state, wheel={"medium-left": "energy+"})
    assert can(state, "double medium-left"), "in the next turn it can"


def test_nor_10_4_a_inspecting_skips_a_disc_for_1_knowledge_at_once() -> None:
    state = at_actions(table(), wheel=GATHER)
    play(state, "inspect medium-left")
    assert purse(state) == {"knowledge": 1}
    assert told(state) == ["NOR-10.4-a inspected", "NOR-10.4-a gained"]
    assert use_of(state, "medium-left") == "inspected"


def test_nor_10_4_b_one_disc_of_a_ring_and_three_a_turn() -> None:
    wheel = {**GATHER, "large-left": "city", "large-right": "city", "medium-right": "city"}
    state = at_actions(table(), wheel=wheel, knowledge=3)
    play(state, "inspect large-centre")
    assert why(state, "inspect large-left") == ("NOR-10.4-b", "ring-used", (0,))
    play(state, "inspect medium-left")
    assert why(state, "inspect medium-right") == ("NOR-10.4-b", "ring-used", (1,))
    play(state, "inspect small-bottom")
    assert options(state, "inspect") == []
    assert purse(state) == {"knowledge": 6}


def test_nor_10_4_c_not_on_a_ring_with_an_activated_disc() -> None:
    state = at_actions(table(), wheel={**GATHER, "large-left": "city"})
    play(state, "activate large-centre")
    assert why(state, "inspect large-left") == ("NOR-10.4-c", "ring-used", (0,))
    assert why(state, "inspect large-centre") == ("NOR-10.4-c", "ring-used", (0,))
    assert can(state, "inspect medium-left")


def test_nor_10_4_d_and_afterwards_no_disc_of_that_ring_is_activated() -> None:
    state = at_actions(table(), wheel={**GATHER, "large-left": "city+"})
    play(state, "inspect large-centre")
    for text in ("activate large-centre", "activate large-left", "double large-left"):
        assert why(state, text) == ("NOR-10.4-d", "ring-used", (0,))
    assert can(state, "activate medium-left")


def test_nor_10_4_e_all_discs_activated_or_inspected_fit_one_triple() -> None:
    """NOR-R-12: also if all are inspected; and they lie in the active half."""
    wheel = {"large-left": "city", "medium-left": "city", "medium-right": "city", "large-top": "city"}
    state = at_actions(table(), wheel=wheel)
    assert why(state, "inspect large-top") == ("NOR-5.1-b", "inactive-half", ())
    play(state, "inspect large-left")
    assert why(state, "inspect medium-right") == ("NOR-5.2-a", "no-triple", ())
    assert why(state, "activate medium-right") == ("NOR-5.2-a", "no-triple", ())
    assert can(state, "inspect medium-left")
    state = at_actions(table(), wheel={**wheel, "large-left": "energy"})
    play(state, "activate large-left")
    assert why(state, "inspect medium-right") == ("NOR-5.2-a", "no-triple", ())


def test_nor_10_4_f_an_empty_slot_cannot_be_inspected() -> None:
    state = at_actions(table(), wheel=GATHER)
    assert why(state, "inspect large-left") == ("NOR-5.2-c", "empty-slot", ())


def test_nor_10_4_g_inspecting_is_no_action_and_leaves_the_disc_as_it_is() -> None:
    """NOR-R-11."""
    wheel = {"large-centre": "city+", "medium-left": "tools", "small-bottom": "journey"}
    state = at_actions(table(), wheel=wheel, knowledge=3)
    play(state, "inspect large-centre", "inspect medium-left", "inspect small-bottom")
    assert view(state)["turn"] == {**view(state)["turn"], "actions": 0, "doubled": False}
    assert wheel_of(state) == wheel
    assert player(state)["centre"] == []
    state = at_influence(state, wheel=wheel, knowledge=3)
    play(state, "end influence")
    assert can(state, "activate large-centre"), "a new turn, and the disc can be used"

"""Chapter 9: the influence phase."""

from __future__ import annotations

import pytest

from tablewright.games.noria.names import SLOTS
from tablewright.games.noria.state import Noria
from tests.games.noria.table import (
    GAME,
    asked,
    at_actions,
    at_influence,
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

WHEEL = {"large-centre": "energy+", "medium-left": "city", "small-top": "tools"}


def paid(state: Noria) -> list[int]:
    """What was paid in knowledge, one number per special action."""
    return [what[1] for rule, _, verb, what in told_fully(state) if rule == "NOR-9.2-c" and verb == "paid"]


def test_nor_9_1_a_special_actions_come_in_any_number_and_order_before_the_first_disc() -> None:
    state = at_influence(table(), wheel=WHEEL, knowledge=99)
    for special in ("night-shift large", "modify", "night-shift medium", "modify", "modify", "night-shift large"):
        if special == "modify":
            play(state, options(state, "modify")[0], "to large-top" if can_go(state) else "to large-upper-left")
        else:
            play(state, special)
        assert question(state) == "influence"
    assert (view(state)["turn"]["night_shifts"], view(state)["turn"]["modifies"]) == (3, 3)
    play(state, "end influence")
    assert question(state) == "choose-disc"
    assert why(state, "night-shift large") == ("NOR-9.1-a", "other-phase", (1,))
    assert why(state, "modify large-centre") == ("NOR-9.1-a", "other-phase", (1,))


def can_go(state: Noria) -> bool:
    """Is the top of the large ring free?"""
    return "large-top" not in wheel_of(state)


def test_nor_9_1_a_the_phase_ends_when_the_player_says_so_or_can_afford_no_more() -> None:
    state = at_influence(table(), wheel=WHEEL, knowledge=1)
    play(state, "night-shift large")
    assert question(state) == "choose-disc", "no knowledge is left"
    state = at_influence(table(), wheel=WHEEL, knowledge=9)
    play(state, "end influence")
    assert question(state) == "choose-disc"
    assert purse(state) == {"knowledge": 9}


def test_nor_9_1_b_night_shift_turns_the_large_or_the_medium_ring_one_slot() -> None:
    state = at_influence(table(), wheel=WHEEL, knowledge=9)
    other = wheel_of(state, 1)
    play(state, "night-shift large")
    assert wheel_of(state) == {"large-left": "energy+", "medium-left": "city", "small-top": "tools"}
    play(state, "night-shift medium")
    assert wheel_of(state) == {"large-left": "energy+", "medium-upper-left": "city", "small-top": "tools"}
    assert wheel_of(state, 1) == other
    assert told(state)[:2] == ["NOR-9.2-c paid", "NOR-9.1-b turned"]


def test_nor_9_1_b_the_small_ring_has_no_night_shift() -> None:
    state = at_influence(table(), wheel=WHEEL, knowledge=9)
    assert options(state, "night-shift") == ["night-shift large", "night-shift medium"]
    assert GAME.letter(("night-shift", "small")) is None


def test_nor_9_1_c_modify_exchanges_two_discs() -> None:
    state = at_influence(table(), wheel=WHEEL, knowledge=9)
    play(state, "modify large-centre", "to small-top")
    assert wheel_of(state) == {"large-centre": "tools", "medium-left": "city", "small-top": "energy+"}
    assert ("NOR-9.1-c", 0, "exchanged", (1, 1, 5, 11)) in told_fully(state)


def test_nor_9_1_c_or_moves_one_to_an_empty_slot() -> None:
    state = at_influence(table(), wheel=WHEEL, knowledge=9)
    play(state, "modify small-top", "to medium-upper-right")
    assert wheel_of(state) == {"large-centre": "energy+", "medium-left": "city", "medium-upper-right": "tools"}
    assert ("NOR-9.1-c", 0, "moved", (5, 11, 9)) in told_fully(state)


def test_nor_9_1_c_any_slots_of_any_rings_and_both_halves_are_eligible() -> None:
    for slot in SLOTS:
        wheel = {**dict.fromkeys(SLOTS, "energy"), slot: "city"}
        state = at_influence(table(), wheel=wheel, knowledge=9)
        assert options(state, "modify") == [f"modify {slot}" for slot in SLOTS]
        chosen = play(state, f"modify {slot}")
        assert options(chosen) == [f"to {other}" for other in SLOTS if other != slot]
        assert why(chosen, f"to {slot}") == ("NOR-9.1-c", "same-slot", ())


def test_nor_r_60_two_discs_that_look_the_same_are_not_exchanged() -> None:
    wheel = {"large-centre": "energy", "large-left": "energy", "medium-left": "energy+", "small-top": "city"}
    state = play(at_influence(table(), wheel=wheel, knowledge=9), "modify large-centre")
    assert why(state, "to large-left") == ("NOR-R-60", "same-disc", ())
    assert options(state) == [f"to {slot}" for slot in SLOTS if slot not in ("large-centre", "large-left")]
    play(state, "to medium-left")
    assert wheel_of(state)["medium-left"] == "energy", "another side is another disc"


def test_nor_r_60_a_wheel_of_equal_discs_is_not_modified_at_all() -> None:
    same = dict.fromkeys(SLOTS, "energy")
    state = at_influence(table(), wheel=same, knowledge=9)
    assert not options(state, "modify")
    assert why(state, "modify small-top") == ("NOR-R-60", "same-disc", ())
    state = at_influence(table(), wheel={**same, "small-top": "energy+"}, knowledge=9)
    assert options(state, "modify") == [f"modify {slot}" for slot in SLOTS]


def test_nor_9_1_c_there_must_be_a_disc_to_move() -> None:
    state = at_influence(table(), wheel=WHEEL, knowledge=9)
    assert options(state, "modify") == [f"modify {slot}" for slot in WHEEL]
    assert why(state, "modify large-left") == ("NOR-9.1-c", "empty-slot", ())


def test_nor_9_1_c_only_the_own_wheel_is_modified() -> None:
    state = at_influence(table(3), wheel=WHEEL, knowledge=9)
    others = [wheel_of(state, 1), wheel_of(state, 2)]
    play(state, "modify large-centre", "to small-top")
    assert [wheel_of(state, 1), wheel_of(state, 2)] == others


def test_nor_9_1_d_discs_keep_their_side() -> None:
    """NOR-R-42."""
    wheel = {"large-centre": "energy+", "medium-left": "city", "medium-right": "journey+", "large-top": "tools"}
    state = at_influence(table(), wheel=wheel, knowledge=99)
    play(state, "modify large-centre", "to medium-left", "modify medium-right", "to small-top")
    assert wheel_of(state) == {
        "large-centre": "city", "medium-left": "energy+", "small-top": "journey+", "large-top": "tools",
    }  # fmt: skip
    play(state, "night-shift medium", "night-shift large")
    assert sorted(wheel_of(state).values()) == ["city", "energy+", "journey+", "tools"]
    play(state, "end influence", "end action")
    assert sorted(wheel_of(state).values()) == ["city", "energy+", "journey+", "tools"], "after administration too"


def test_nor_9_2_a_night_shift_costs_1_knowledge_and_modify_2() -> None:
    state = at_influence(table(), wheel=WHEEL, knowledge=2)
    play(state, "night-shift large")
    assert purse(state) == {"knowledge": 1}
    state = at_influence(table(), wheel=WHEEL, knowledge=2)
    play(state, "modify large-centre")
    assert purse(state) == {"knowledge": 2}, "paid when the target is chosen"
    play(state, "to large-top")
    assert purse(state) == {}
    state = at_influence(table(), wheel=WHEEL, knowledge=1)
    assert why(state, "modify large-centre") == ("NOR-9.2-c", "knowledge-missing", (1,))


@pytest.mark.parametrize(("seats", "raised"), [(2, 11), (3, 10), (4, 9)])
def test_nor_9_2_b_from_round_11_10_or_9_on_they_cost_2_and_3(seats: int, raised: int) -> None:
    """NOR-R-40: first the base is raised, then multiplied."""
    last = {2: 16, 3: 15, 4: 14}[seats]
    for number in range(1, last + 1):
        state = at_influence(table(seats), round=number, wheel=WHEEL, knowledge=99)
        costs = view(state)["costs"]
        assert (costs["night_shift"], costs["modify"]) == ((2, 3) if number >= raised else (1, 2))
    state = at_influence(table(seats), round=raised, wheel=WHEEL, knowledge=99)
    play(state, "night-shift large", "night-shift large", "night-shift large")
    assert paid(state) == [2, 4, 8]
    state = at_influence(table(seats), round=raised, wheel=WHEEL, knowledge=99)
    play(state, *["modify small-top", "to small-bottom", "modify small-bottom", "to small-top"])
    play(state, *["modify small-top", "to small-bottom"])
    assert paid(state) == [3, 6, 12]


def test_nor_9_2_c_every_further_use_in_a_turn_doubles_the_price() -> None:
    state = at_influence(table(), wheel=WHEEL, knowledge=15)
    play(state, *["night-shift large"] * 4)
    assert paid(state) == [1, 2, 4, 8]
    state = at_influence(table(), wheel=WHEEL, knowledge=31)
    play(state, *["modify small-top", "to small-bottom", "modify small-bottom", "to small-top"] * 2)
    assert paid(state) == [2, 4, 8, 16]
    assert purse(state) == {"knowledge": 1}


def test_nor_9_2_c_the_raised_price_must_be_there() -> None:
    state = at_influence(table(), wheel=WHEEL, knowledge=5)
    play(state, "night-shift large", "night-shift large")
    assert can(state, "modify medium-left")
    assert why(state, "night-shift large") == ("NOR-9.2-c", "knowledge-missing", (2,))


def test_nor_9_2_d_night_shift_and_modify_count_apart() -> None:
    state = at_influence(table(), wheel=WHEEL, knowledge=9)
    play(state, "night-shift large", "night-shift large", "modify small-top", "to small-bottom", "night-shift large")
    assert paid(state) == [1, 2, 2, 4]
    state = at_influence(table(), wheel=WHEEL, knowledge=9)
    play(state, "modify small-top", "to small-bottom", "night-shift large", "modify small-bottom", "to small-top")
    assert paid(state) == [2, 1, 4]


def test_nor_9_2_e_all_night_shifts_share_one_count_whichever_ring_they_turn() -> None:
    """NOR-R-41."""
    state = at_influence(table(), wheel=WHEEL, knowledge=15)
    play(state, "night-shift medium", "night-shift large", "night-shift large", "night-shift medium")
    assert paid(state) == [1, 2, 4, 8]


def test_nor_9_2_f_the_counts_restart_every_turn() -> None:
    state = at_influence(table(), wheel=WHEEL, knowledge=9)
    play(state, "night-shift large", "night-shift large", "modify small-top", "to small-bottom")
    finish_turn(state)
    assert asked(state) == 1
    assert (view(state)["costs"]["night_shift"], view(state)["costs"]["modify"]) == (1, 2)
    finish_turn(state)
    assert asked(state) == 0
    assert (view(state)["costs"]["night_shift"], view(state)["costs"]["modify"]) == (1, 2)


def test_nor_9_2_g_the_black_market_is_closed_in_this_phase() -> None:
    """NOR-R-43."""
    state = at_influence(table(), wheel=WHEEL, knowledge=9, lamp=1, sail=1)
    assert options(state, "sell") == options(state, "barter") == []
    for text in ("sell lamp", "sell sail", "barter energy"):
        assert why(state, text) == ("NOR-16.1-a", "other-phase", (2,))
    play(state, "modify small-top")
    assert options(state, "sell") == options(state, "barter") == []
    play(state, "to small-bottom", "end influence")
    assert can(state, "sell lamp"), "it opens with the action phase"
    at_actions(state, wheel=WHEEL, knowledge=9)
    assert can(state, "barter energy")

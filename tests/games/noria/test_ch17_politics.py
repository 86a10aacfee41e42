"""Chapter 17: the politics phase."""

from __future__ import annotations

import pytest

from tests.games.noria.table import (
    at_actions,
    at_politics,
    finish_turn,
    hall,
    hush,
    options,
    play,
    player,
    purse,
    put_hall,
    put_levels,
    question,
    table,
    told,
    told_fully,
    view,
    why,
)

HALLS = ["refinement", "settlement", "exploration", "research", "specialisation", "division"]


def test_nor_17_1_a_any_number_of_intrigues() -> None:
    state = at_politics(table(), knowledge=1 + 2 + 4 + 8 + 1)
    for _ in range(4):
        assert question(state) == "politics"
        play(state, "seat research", "remove division")
    assert hall(state, "research")["seated"] == 4
    assert told(state)[:12] == ["NOR-17.1-c paid", "NOR-17.2-a seated", "NOR-17.2-b removed"] * 4


def test_nor_17_1_a_or_none() -> None:
    state = at_politics(table(), knowledge=9)
    play(state, "end politics")
    assert player(state)["knowledge"] == 9 and [hall(state, name)["above"] for name in HALLS] == [4] * 6
    assert view(state)["active"] == 1


COSTS = {
    2: [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4,
    3: [1] * 3 + [2] * 4 + [3] * 4 + [4] * 4,
    4: [1] * 2 + [2] * 4 + [3] * 4 + [4] * 4,
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nor_17_1_b_the_cost_is_the_knowledge_symbols_visible_on_the_round_track(seats: int) -> None:
    """NOR-R-3: on spaces 1, 5, 9 and 13; those on spaces open from the beginning count."""
    for number, cost in enumerate(COSTS[seats], start=1):
        state = at_politics(table(seats), round=number, knowledge=cost)
        assert view(state)["costs"]["intrigue"] == cost
        play(state, "seat division", "remove division")
        assert ("NOR-17.1-c", 0, "paid", (3, cost)) in told_fully(state)
        state = at_politics(table(seats), round=number, knowledge=cost - 1, centre=["energy"])
        assert question(state) == "place-disc"  # too dear: nobody is asked for politicians


def test_nor_17_1_b_who_cannot_pay_it_is_not_asked() -> None:
    state = at_politics(table(), round=5, knowledge=1, centre=["energy"])
    assert question(state) == "place-disc"
    assert why(state, "seat research") == ("NOR-17.1-c", "knowledge-missing", (1,))


def test_nor_17_1_c_each_further_one_costs_twice_as_much() -> None:
    state = at_politics(table(4), round=3, knowledge=2 + 4 + 8 + 15)
    paid = []
    for _ in range(3):
        before = player(state)["knowledge"]
        play(state, "seat research", "remove division")
        paid.append(before - player(state)["knowledge"])
    assert paid == [2, 4, 8]
    assert view(state)["active"] == 1  # 15 are left, a fourth one costs 16


def test_nor_17_1_c_the_count_restarts_every_turn() -> None:
    state = at_politics(table(), knowledge=99)
    play(state, "seat research", "remove division", "seat research", "remove division")
    assert view(state)["costs"]["intrigue"] == 4
    play(state, "end politics")
    assert view(state)["costs"]["intrigue"] == 1
    finish_turn(state)
    play(state, "end influence", "end action")
    before = player(state)["knowledge"]
    play(state, "seat research")
    assert before - player(state)["knowledge"] == 1


def test_nor_17_2_a_first_a_politician_sits_down_in_a_hall_of_choice() -> None:
    state = put_hall(table(), "exploration", above=2, seated=1)
    at_politics(state, knowledge=1)
    assert options(state) == [f"seat {name}" for name in HALLS] + ["end politics"]
    play(state, "seat exploration")
    assert (hall(state, "exploration")["above"], hall(state, "exploration")["seated"]) == (1, 2)
    assert hall(state, "exploration")["value"] == 6
    assert [hall(state, name)["seated"] for name in HALLS] == [0, 0, 2, 0, 0, 0]


def test_nor_17_2_a_an_empty_upper_section_gives_nobody() -> None:
    state = put_hall(put_hall(table(), "exploration", above=0, seated=2), "research", above=0, seated=2)
    at_politics(state, knowledge=1)
    assert options(state, "seat") == ["seat refinement", "seat settlement", "seat specialisation", "seat division"]
    assert why(state, "seat research") == ("NOR-4.2-g", "hall-empty", ())


def test_nor_17_2_b_then_one_leaves_the_upper_section_of_any_hall_out_of_the_game() -> None:
    state = at_politics(table(), knowledge=1)
    play(state, "seat exploration")
    assert options(state) == [f"remove {name}" for name in HALLS]
    play(state, "remove research")
    gone = hall(state, "research")
    assert (gone["above"], gone["seated"], gone["removed"], gone["value"]) == (3, 0, 1, 0)
    assert hall(state, "exploration")["removed"] == 0


def test_nor_17_2_b_the_same_hall_included() -> None:
    """NOR-R-31."""
    state = at_politics(table(), knowledge=1)
    play(state, "seat exploration", "remove exploration")
    same = hall(state, "exploration")
    assert (same["above"], same["seated"], same["removed"]) == (2, 1, 1)


def test_nor_17_2_b_not_from_a_hall_without_politicians_above() -> None:
    state = put_hall(table(), "exploration", above=1, seated=1)
    at_politics(state, knowledge=1)
    play(state, "seat exploration")
    assert why(state, "remove exploration") == ("NOR-4.2-g", "hall-empty", ())
    assert "remove exploration" not in options(state)


def test_nor_17_2_c_the_removal_is_mandatory() -> None:
    """NOR-R-30."""
    state = at_politics(table(), knowledge=9)
    play(state, "seat exploration")
    assert {text.split()[0] for text in options(state)} == {"remove"}
    assert why(state, "end politics")[1] == "finish-first"
    assert why(state, "seat research")[1] == "finish-first"


def test_nor_17_2_d_without_politicians_above_there_is_no_intrigue() -> None:
    state = table()
    for name in HALLS:
        put_hall(state, name, above=0, seated=2)
    at_politics(state, knowledge=99, centre=["energy"])
    assert question(state) == "place-disc"
    assert why(state, "seat research") == ("NOR-17.2-d", "no-politicians", ())


def test_nor_17_2_e_twelve_intrigues_are_all_and_seated_equals_removed() -> None:
    """NOR-R-30: an even number above before each, so a removal is always possible."""
    state = at_politics(table(), knowledge=2**13, centre=["energy"])
    intrigues = 0
    while question(state) == "politics":
        assert sum(hall(state, name)["above"] for name in HALLS) == 24 - 2 * intrigues
        play(state, options(state, "seat")[-1])
        play(state, options(state, "remove")[0])
        intrigues += 1
        halls = [hall(state, name) for name in HALLS]
        assert sum(one["seated"] for one in halls) == sum(one["removed"] for one in halls) == intrigues
    assert intrigues == 12
    assert question(state) == "place-disc"


def test_nor_17_2_f_no_black_market_in_this_phase() -> None:
    """NOR-R-43."""
    state = at_politics(table(), knowledge=9, lamp=2)
    for _ in range(2):
        assert options(state, "sell") == options(state, "barter") == []
        assert why(state, "sell lamp") == ("NOR-16.1-a", "other-phase", (2,))
        play(state, options(state)[0])


def test_nor_17_2_f_so_a_good_cannot_pay_for_an_intrigue_after_the_action_phase() -> None:
    state = at_actions(table(), wheel={}, lamp=1)
    assert question(state) == "choose-disc"
    hush(state)
    play(state, "end action")
    assert view(state)["active"] == 1 and purse(state) == {"lamp": 1}


@pytest.mark.parametrize("name", HALLS[:4])
def test_nor_17_2_g_in_any_hall_with_or_without_a_delegate_on_its_path(name: str) -> None:
    state = put_levels(table(), 0)
    at_politics(state, knowledge=1)
    play(state, f"seat {name}", f"remove {name}")
    assert hall(state, name)["seated"] == hall(state, name)["removed"] == 1

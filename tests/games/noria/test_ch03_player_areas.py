"""Chapter 3: setting up the player areas."""

from __future__ import annotations

from itertools import permutations

import pytest

from tablewright.games.noria.names import RESOURCES
from tests.games.noria.table import (
    GAME,
    asked,
    at_actions,
    finish_turn,
    new,
    options,
    play,
    player,
    purse,
    put_factories,
    question,
    show_islands,
    table,
    told_fully,
    view,
    wheel_of,
    why,
)

SEEDS = [f"{number:032x}" for number in range(1, 41)]
MARKED = ["large-centre", "large-upper-right", "medium-upper-left"]


def test_nor_3_1_a_four_delegates_are_in_the_cave_and_the_ambassador_on_the_islet() -> None:
    state = new(3)
    for seat in range(3):
        mine = player(state, seat)
        assert mine["cave"] == 4
        assert mine["levels"] == {"refinement": 0, "settlement": 0, "exploration": 0, "research": 0}
        assert mine["island"] is None


def test_nor_3_1_b_all_seven_factories_cover_the_tableau() -> None:
    state = show_islands(new(2), "island-1", "island-2")
    assert [(player(state, seat)["factories_built"], player(state, seat)["income"]) for seat in (0, 1)] == [(0, 0)] * 2
    put_factories(state, 0, built=6)
    at_actions(state, wheel={"medium-left": "journey+"})
    play(state, "double medium-left", "travel island-1", "build 0", "travel island-2")
    assert player(state)["factories_built"] == 7
    assert why(state, "build 0") == ("NOR-13.5-e", "no-factory-left", ())


def test_nor_3_1_c_everybody_has_one_ship_of_each_type() -> None:
    for mode in ("base", "expert"):
        state = table(4, mode)
        assert [player(state, seat)["ships"] for seat in range(4)] == [dict.fromkeys(RESOURCES, 1)] * 4


def test_nor_3_1_d_nobody_has_warehouses_or_goods() -> None:
    state = table(4)
    for seat in range(4):
        assert all(sides == {"empty": 0, "full": 0} for sides in player(state, seat)["warehouses"].values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nor_3_1_e_city_journey_and_tools_lie_on_the_same_slots_for_all(seats: int) -> None:
    """NOR-R-4."""
    for seed in SEEDS[:10]:
        state = new(seats, seed=seed)
        for seat in range(seats):
            assert {slot: disc for slot, disc in wheel_of(state, seat).items() if disc not in RESOURCES} == {
                "small-top": "city", "medium-right": "journey", "large-top": "tools",
            }  # fmt: skip


def test_nor_r_4_each_of_the_first_rounds_brings_one_more_kind_of_disc() -> None:
    state = table(2)
    seen = []
    for _ in range(4):
        at_actions(state, seat=0)
        wheel = wheel_of(state)
        seen.append({wheel[slot] for slot in (text.split()[1] for text in options(state, "inspect"))})
        finish_turn(state)
        finish_turn(state)
    kinds = [{"resource" if disc in RESOURCES else disc for disc in found} for found in seen]
    assert kinds == [
        {"resource", "journey"}, {"resource", "journey", "city"}, {"resource", "tools"}, {"resource", "tools", "city"},
    ]  # fmt: skip


def test_nor_3_1_f_the_resource_discs_are_dealt_at_random_to_the_three_marked_slots() -> None:
    orders = set()
    for seed in SEEDS:
        wheel = wheel_of(new(2, seed=seed))
        orders.add(tuple(wheel[slot] for slot in MARKED))
    assert orders == set(permutations(RESOURCES))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nor_3_1_g_no_two_players_have_the_same_order(seats: int) -> None:
    """NOR-R-54: as many of the six orders as there are players."""
    for seed in SEEDS:
        state = new(seats, seed=seed)
        orders = {tuple(wheel_of(state, seat)[slot] for slot in MARKED) for seat in range(seats)}
        assert len(orders) == seats
        assert orders <= set(permutations(RESOURCES))


@pytest.mark.parametrize("mode", ["base", "expert"])
def test_nor_3_1_h_all_starting_discs_lie_normal_side_up(mode: str) -> None:
    state = table(4, mode)
    assert not [slot for seat in range(4) for slot in player(state, seat)["wheel"] if slot["advanced"]]


def test_nor_3_1_i_everybody_takes_one_knowledge_and_one_resource_of_choice() -> None:
    """NOR-R-1: one resource, not two."""
    state = new(3, start="seat-2")
    assert [purse(state, seat) for seat in range(3)] == [{"knowledge": 1}] * 3
    for seat, resource in ((1, "mycelium"), (2, "energy"), (0, "obsidian")):
        assert (asked(state), question(state)) == (seat, "choose-resource")
        assert options(state) == ["take obsidian", "take energy", "take mycelium"]
        play(state, f"take {resource}")
    assert question(state) == "choose-path", "each was asked once"
    assert [purse(state, seat) for seat in range(3)] == [
        {"knowledge": 1, "obsidian": 1}, {"knowledge": 1, "mycelium": 1}, {"knowledge": 1, "energy": 1},
    ]  # fmt: skip
    assert [line for line in told_fully(state) if line[0] == "NOR-3.1-i" and line[1] == 1] == [
        ("NOR-3.1-i", 1, "gained", (3, 1)), ("NOR-3.1-i", 1, "gained", (2, 1)),
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nor_3_1_j_nothing_of_absent_players_is_at_the_table(seats: int) -> None:
    state = table(seats)
    assert [mine["seat"] for mine in view(state)["players"]] == list(range(seats))
    assert {len(path["levels"]) for path in view(state)["paths"]} == {seats}
    turns = []
    for _ in range(2 * seats):
        turns.append(asked(state))
        finish_turn(state)
    assert turns == 2 * list(range(seats)), "the turn never passes to an absent seat"
    assert GAME.options(state, seats) == []

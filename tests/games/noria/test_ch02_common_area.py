"""Chapter 2: setting up the common area."""

from __future__ import annotations

import pytest

from tablewright.games.noria.names import DISCS, ISLANDS
from tablewright.games.noria.state import Noria
from tests.games.noria.table import (
    GAME,
    asked,
    at_actions,
    finish_turn,
    island_of,
    market,
    new,
    play,
    player,
    show_islands,
    table,
    told,
    view,
    wheel_of,
    why,
)

SEEDS = [f"{number:032x}" for number in range(1, 101)]
LOWER = ["city", "journey", "tools", "bonus"]


def lower_row(state: Noria) -> list[str]:
    """The lower stacks from cheap to dear."""
    return sorted(LOWER, key=lambda disc: market(state)[disc][1])


@pytest.mark.parametrize(("seats", "number"), [(2, 5), (3, 6), (4, 7)])
def test_nor_2_1_a_five_six_or_seven_islands_lie_face_down(seats: int, number: int) -> None:
    """NOR-R-39."""
    state = new(seats)
    assert [island["island"] for island in view(state)["islands"]] == [None] * number
    assert [island["ships"] for island in view(state)["islands"]] == [[]] * number
    met = []
    for _ in range(number):
        at_actions(state, wheel={"medium-left": "journey"})
        play(state, "activate medium-left", "explore")
        met.append(player(state)["island"])
    assert len(set(met)) == number
    at_actions(state, wheel={"medium-left": "journey"})
    play(state, "activate medium-left")
    assert why(state, "explore") == ("NOR-13.1-b", "all-revealed", ()), "the others left the game"


def test_nor_2_1_a_which_islands_are_in_play_is_random() -> None:
    firsts = set()
    for seed in SEEDS:
        state = at_actions(table(seed=seed), wheel={"medium-left": "journey"})
        play(state, "activate medium-left", "explore")
        firsts.add(player(state)["island"])
    assert firsts == set(ISLANDS), "any of the nine may be met first"


@pytest.mark.parametrize(("seats", "markers"), [(2, 16), (3, 15), (4, 14)])
def test_nor_2_1_b_markers_lie_on_the_track_from_the_top(seats: int, markers: int) -> None:
    track, rounds = view(new(seats))["track"], view(new(seats))["rounds"]
    assert (track["spaces"], rounds) == (16, markers)
    assert track["spaces"] - track["uncovered"] == markers, "one for every round, none below"


@pytest.mark.parametrize(("seats", "open_spaces", "symbols"), [(2, 0, 0), (3, 1, 1), (4, 2, 1)])
def test_nor_2_1_c_the_lowest_spaces_are_open_with_three_or_four(seats: int, open_spaces: int, symbols: int) -> None:
    state = new(seats)
    assert view(state)["track"]["uncovered"] == open_spaces
    assert view(state)["costs"]["intrigue"] == symbols, "the symbol on an open space counts from the beginning"


@pytest.mark.parametrize(
    ("seats", "costs"),
    [
        (2, [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]),
        (3, [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]),
        (4, [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]),
    ],
)
def test_nor_r_3_symbols_lie_on_spaces_1_5_9_and_13(seats: int, costs: list[int]) -> None:
    assert GAME.printed.symbols == [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]
    state = table(seats)
    found = []
    for _ in costs:
        found.append(view(state)["costs"]["intrigue"])
        for _ in range(seats):
            finish_turn(state)
    assert found == costs


@pytest.mark.parametrize(("seats", "stack"), [(2, 4), (3, 5), (4, 6)])
def test_nor_2_2_a_the_market_has_four_five_or_six_of_every_disc(seats: int, stack: int) -> None:
    assert {disc: left for disc, (left, _) in market(new(seats)).items()} == dict.fromkeys(DISCS, stack)


def test_nor_2_2_a_a_bought_disc_lies_normal_side_up() -> None:
    state = at_actions(table(), wheel={"small-bottom": "city"})
    play(state, "activate small-bottom", "buy energy", "place energy large-left")
    assert wheel_of(state)["large-left"] == "energy"


@pytest.mark.parametrize("mode", ["base", "expert"])
def test_nor_2_2_b_resource_discs_are_in_the_upper_row_and_cost_nothing(mode: str) -> None:
    for seed in SEEDS[:10]:
        shown = view(new(2, mode, seed=seed, market="later"))["market"]
        assert [(stack["disc"], stack["price"]) for stack in shown[:3]] == [
            ("obsidian", 0), ("energy", 0), ("mycelium", 0),
        ]  # fmt: skip


def test_nor_2_2_c_in_a_first_game_the_lower_row_is_city_journey_tools_bonus() -> None:
    assert all(lower_row(new(2, seed=seed, market="first")) == LOWER for seed in SEEDS[:10])


def test_nor_2_2_d_in_later_games_the_lower_row_is_random() -> None:
    """NOR-R-52: and that is the default."""
    rows = [tuple(lower_row(new(2, seed=seed, market="later"))) for seed in SEEDS]
    assert len(set(rows)) > 12
    assert {row[0] for row in rows} == set(LOWER)
    assert GAME.setup(2, {}).chosen["market"] == "later"


def test_nor_r_52_a_later_game_still_has_the_same_starting_wheel() -> None:
    later = table(market="later")
    assert {disc: slot for slot, disc in wheel_of(later).items() if disc in LOWER} == {
        "city": "small-top", "journey": "medium-right", "tools": "large-top",
    }  # fmt: skip


@pytest.mark.parametrize("chosen", ["first", "later"])
def test_nor_2_2_e_the_lower_slots_cost_one_two_three_and_four(chosen: str) -> None:
    for seed in SEEDS[:10]:
        state = new(2, seed=seed, market=chosen)
        assert [market(state)[disc][1] for disc in lower_row(state)] == [1, 2, 3, 4]
        at_actions(state, wheel={"small-bottom": "city"}, obsidian=9)
        play(state, "activate small-bottom", f"buy {lower_row(state)[2]}")
        assert player(state)["resources"]["obsidian"] == 6


@pytest.mark.parametrize("mode", ["base", "expert"])
def test_nor_2_2_f_everybody_gets_one_of_each_disc_but_bonus(mode: str) -> None:
    for seats in (2, 3, 4):
        state = table(seats, mode)
        for seat in range(seats):
            assert sorted(wheel_of(state, seat).values()) == sorted(set(DISCS) - {"bonus"})
            assert player(state, seat)["centre"] == []
        assert set(view(state)["removed_discs"].values()) == {0}, "those that are left over are in nobody's count"


def test_nor_2_3_a_ships_and_warehouses_wait_in_the_common_supply() -> None:
    state = show_islands(table(3))
    assert all(island["ships"] == [] for island in view(state)["islands"])
    before = [player(state, seat) for seat in range(3)]
    assert all(sides == {"empty": 0, "full": 0} for mine in before for sides in mine["warehouses"].values())
    at_actions(state, wheel={"medium-left": "journey"})
    play(state, "activate medium-left", "explore")
    island = island_of(state, player(state)["island"])
    assert sum(ship["left"] for ship in island["ships"]) > 0, "from the supply to the island"
    assert [player(state, seat)["ships"] for seat in range(3)] == [mine["ships"] for mine in before]


@pytest.mark.parametrize("mode", ["base", "expert"])
def test_nor_2_3_b_every_hall_begins_with_four_politicians_above_and_nobody_seated(mode: str) -> None:
    halls = view(new(3, mode))["halls"]
    assert [(hall["above"], hall["seated"], hall["removed"]) for hall in halls] == [(4, 0, 0)] * 6


@pytest.mark.parametrize("start", [0, 1, 2])
def test_nor_2_3_c_the_start_player_stays_and_turns_go_clockwise(start: int) -> None:
    state = table(3, start=f"seat-{start + 1}")
    order = [start, (start + 1) % 3, (start + 2) % 3]
    assert view(state)["start"] == start
    assert view(state)["order"] == order
    for _ in range(3):
        for seat in order:
            assert (asked(state), view(state)["active"]) == (seat, seat)
            finish_turn(state)
    assert view(state)["start"] == start


def test_nor_r_46_the_start_player_is_drawn_by_lot_or_set_by_the_host() -> None:
    drawn = [view(new(4, seed=seed, start="random"))["start"] for seed in SEEDS]
    assert set(drawn) == {0, 1, 2, 3}
    assert GAME.setup(4, {}).chosen["start"] == "random"
    assert [view(new(4, start=f"seat-{seat}"))["start"] for seat in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert told(new(4, start="seat-3"))[0] == "NOR-2.3-c starts"

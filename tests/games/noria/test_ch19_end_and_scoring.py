"""Chapter 19: the end of the game and scoring."""

from __future__ import annotations

import pytest

from tablewright.games.noria.state import Noria
from tests.games.noria.table import (
    GAME,
    at_administration,
    equal_seats,
    finish_turn,
    give,
    hall,
    hush,
    options,
    play,
    player,
    put_ambassador,
    put_factories,
    put_hall,
    put_levels,
    put_wheel,
    question,
    table,
    told,
    view,
    wheel_of,
)

HALLS = ["refinement", "settlement", "exploration", "research", "specialisation", "division"]


def points(state: Noria, seat: int = 0) -> dict[str, int]:
    """The points of *seat* by hall, without the halls that gave none."""
    return {line.item: line.points for line in GAME.result(state).lines[seat] if line.points}


@pytest.mark.parametrize(("seats", "rounds"), [(2, 16), (3, 15), (4, 14)])
def test_nor_19_1_a_the_game_ends_after_the_last_turn_of_the_last_round(seats: int, rounds: int) -> None:
    state = at_administration(table(seats), seat=seats - 2, round=rounds)
    assert view(state)["phase"] != "over" and view(state)["active"] == seats - 1
    hush(state)
    finish_turn(state)
    assert state.is_over() and view(state)["phase"] == "over" and view(state)["round"] == rounds
    assert told(state)[-1] == "NOR-19.1-a game-ended"
    assert options(state) == []
    refusal = GAME.explain(state, 0, GAME.alphabet()[0])
    assert refusal is not None and (refusal.rule, refusal.reason) == ("NOR-19.1-a", "game-over")


@pytest.mark.parametrize(("seats", "rounds"), [(2, 16), (3, 15), (4, 14)])
def test_nor_19_1_a_everybody_has_had_a_turn_in_every_round(seats: int, rounds: int) -> None:
    state = table(seats)
    turns = 1  # the first one has begun
    while not state.is_over():
        hush(state)
        finish_turn(state)
        turns += told(state).count("NOR-7.1-c turn-began")
    assert turns == seats * rounds


def test_nor_r_28_the_last_round_is_played_with_politics_and_administration() -> None:
    state = put_factories(table(), 1, 2)
    give(put_wheel(state, 1, {"large-right": "city"}), 1, knowledge=4)
    at_administration(state, seat=0, round=16)
    play(state, "end influence", "activate large-right", "buy energy", "end action")
    play(state, "seat research", "remove division")
    assert question(state) == "place-disc"
    play(state, "place energy small-top")
    assert state.is_over()
    assert wheel_of(state, 1) == {"large-centre": "city", "small-top": "energy"} and player(state, 1)["knowledge"] == 2
    assert hall(state, "research")["value"] == 4


def test_nor_19_1_b_politicians_above_are_taken_away_and_values_stay() -> None:
    state = put_hall(table(), "exploration", above=1, seated=3)
    before = {name: hall(state, name)["value"] for name in HALLS}
    at_administration(state, seat=1, round=16)
    assert state.is_over()
    assert [hall(state, name)["above"] for name in HALLS] == [0] * 6
    assert {name: hall(state, name)["value"] for name in HALLS} == before
    assert before["exploration"] == 9 and hall(state, "exploration")["seated"] == 3


def test_nor_19_2_a_each_path_scores_level_times_value_of_its_hall() -> None:
    state = put_levels(table(), 0, refinement=9, settlement=2, exploration=1, research=3)
    for name, seated in zip(HALLS[:4], (1, 2, 3, 4), strict=True):
        put_hall(state, name, above=0, seated=seated)
    assert points(state) == {"refinement": 9 * 2, "settlement": 2 * 4, "exploration": 1 * 9, "research": 3 * 16}
    assert [(line.rule, line.factors) for line in GAME.result(state).lines[0]][:4] == [
        ("NOR-19.2-a", (9, 2)),
        ("NOR-19.2-a", (2, 4)),
        ("NOR-19.2-a", (1, 9)),
        ("NOR-19.2-a", (3, 16)),
    ]


def test_nor_19_2_a_a_path_without_a_delegate_or_with_an_empty_hall_scores_nothing() -> None:
    state = put_levels(put_hall(table(), "research", above=0, seated=4), 0, settlement=9)
    assert points(state) == {}


def test_nor_19_2_b_specialisation_scores_the_highest_level_once() -> None:
    state = put_hall(table(), "specialisation", above=0, seated=3)
    assert points(put_levels(state, 0, refinement=4, settlement=7, exploration=7, research=2)) == {"specialisation": 42}
    assert points(put_levels(state, 0, research=5)) == {"specialisation": 30}


def test_nor_19_2_c_division_scores_the_lowest_level_once() -> None:
    state = put_hall(table(), "division", above=0, seated=3)
    assert points(put_levels(state, 0, refinement=4, settlement=3, exploration=7, research=3)) == {"division": 36}
    assert points(put_levels(state, 0, refinement=4, settlement=3, exploration=2, research=3)) == {"division": 24}


@pytest.mark.parametrize("path", HALLS[:4])
def test_nor_19_2_d_all_four_delegates_count_and_one_in_the_cave_makes_it_nothing(path: str) -> None:
    state = put_hall(table(), "division", above=0, seated=4)
    all_out = dict.fromkeys(HALLS[:4], 2)
    assert points(put_levels(state, 0, **all_out)) == {"division": 32}
    assert points(put_levels(state, 0, **(all_out | {path: 0}))) == {}


def test_nor_19_2_e_nothing_else_scores() -> None:
    state = equal_seats()
    things = ["obsidian", "energy", "mycelium", "knowledge", "propeller", "sail", "compass", "lamp", "piston"]
    give(state, 0, **dict.fromkeys(things, 9), energy_ship=9, empty_lamp=5)
    put_ambassador(put_factories(state, 0, 7), 0, "island-1")
    assert GAME.result(state).totals == [2, 2]
    assert [line.item for line in GAME.result(state).lines[0]] == HALLS


def test_the_view_spells_the_total_out_hall_by_hall() -> None:
    state = put_hall(equal_seats(3), "exploration", above=0, seated=2)
    put_levels(state, 1, refinement=1, settlement=4, exploration=2, research=3)
    seen = GAME.view(state, 0)
    for owner, score, lines in zip(seen["players"], seen["legend"]["scores"], GAME.result(state).lines, strict=True):
        assert [(part["hall"], part["level"], part["value"], part["points"]) for part in score] == [
            (line.item, *line.factors, line.points) for line in lines
        ]
        assert owner["total"] == sum(part["points"] for part in score)


def test_nor_19_3_a_the_highest_total_wins() -> None:
    state = put_hall(equal_seats(3), "exploration", above=0, seated=2)
    put_levels(state, 1, refinement=1, exploration=2)
    put_levels(state, 2, exploration=1)
    give(state, 1, energy_ship=19)
    result = GAME.result(state)
    assert result.totals == [2, 14, 6] and result.ranks == [3, 1, 2] and result.winners() == [1]


def test_nor_19_3_b_a_tie_goes_to_fewer_ships_and_warehouses() -> None:
    """NOR-R-29: all of both count, full or empty."""
    state = equal_seats()
    assert GAME.result(state).winners() == [0, 1]
    give(state, 0, energy_ship=4)
    give(state, 1, lamp=1, empty_sail=1)
    result = GAME.result(state)
    assert result.totals == [2, 2] and result.winners() == [1]
    assert [player(state, seat)["tie_break"] for seat in (0, 1)] == [6, 5]


def test_nor_19_3_b_full_and_empty_warehouses_and_starting_ships_weigh_the_same() -> None:
    """NOR-R-29."""
    state = equal_seats(4)
    give(state, 0, obsidian_ship=2)
    give(state, 1, lamp=1)
    give(state, 2, empty_propeller=1)
    give(state, 3, obsidian_ship=0, mycelium_ship=2)
    result = GAME.result(state)
    assert [player(state, seat)["tie_break"] for seat in range(4)] == [4, 4, 4, 3]
    assert result.ranks == [2, 2, 2, 1]


def test_nor_19_3_b_only_among_the_tied() -> None:
    state = put_levels(equal_seats(3), 2)
    give(state, 0, energy_ship=9)
    give(state, 2, obsidian_ship=0, energy_ship=0, mycelium_ship=0)
    assert GAME.result(state).winners() == [1]


def test_nor_19_3_c_still_tied_they_share_the_victory() -> None:
    state = put_levels(equal_seats(3), 2)
    give(state, 0, energy_ship=2)
    give(state, 1, lamp=1)
    result = GAME.result(state)
    assert result.winners() == [0, 1] and result.ranks == [1, 1, 3]

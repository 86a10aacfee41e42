"""Chapter 7: rounds."""

from __future__ import annotations

import pytest

from tests.games.noria.table import (
    asked,
    at_influence,
    finish_turn,
    hall,
    hush,
    options,
    play,
    playout,
    question,
    table,
    told_fully,
    view,
    wheel_of,
)

LENGTHS = [(2, 16), (3, 15), (4, 14)]


@pytest.mark.parametrize("mode", ["base", "expert"])
@pytest.mark.parametrize(("seats", "rounds"), LENGTHS)
def test_nor_7_1_a_the_game_lasts_16_15_or_14_rounds(mode: str, seats: int, rounds: int) -> None:
    state = table(seats, mode)
    turns = 0
    while not state.is_over():
        finish_turn(state)
        turns += 1
    assert turns == seats * rounds
    assert (view(state)["round"], view(state)["phase"]) == (rounds, "over")
    assert question(state) == "" and options(state) == []


@pytest.mark.parametrize(("seats", "rounds"), LENGTHS)
def test_nor_7_1_a_whatever_is_played(seats: int, rounds: int) -> None:
    last = 0
    for state in playout(8, seats):
        last = max(last, view(state)["round"])
    assert last == rounds


@pytest.mark.parametrize(("seats", "rounds"), LENGTHS)
def test_nor_7_1_b_every_round_begins_by_uncovering_the_next_space(seats: int, rounds: int) -> None:
    state = table(seats)
    for number in range(1, rounds + 1):
        assert view(state)["round"] == number
        assert view(state)["track"]["uncovered"] == number + seats - 2
        hush(state)
        for _ in range(seats):
            finish_turn(state)
        if number < rounds:
            began = [line for line in told_fully(state) if line[2] == "round-began"]
            assert began == [("NOR-7.1-b", -1, "round-began", (number + 1,))]


def test_nor_7_1_c_in_a_round_everybody_has_one_turn_from_the_start_player_on() -> None:
    state = table(4, start="seat-3")
    order = []
    for _ in range(12):
        order.append((view(state)["round"], asked(state)))
        finish_turn(state)
    assert order == [(number, seat) for number in (1, 2, 3) for seat in (2, 3, 0, 1)]
    began = [seat for _, seat, verb, _ in told_fully(state) if verb == "turn-began"]
    assert began == [3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2]


@pytest.mark.parametrize(("seats", "rounds"), LENGTHS)
def test_nor_7_1_d_the_round_of_the_last_marker_is_played_out(seats: int, rounds: int) -> None:
    """NOR-R-28: everybody has a full turn in it, with politics and administration."""
    state = at_influence(table(seats), round=rounds, wheel={"small-bottom": "energy"}, knowledge=9)
    for seat in range(seats):
        assert (asked(state), state.is_over()) == (seat, False)
        at_influence(state, seat=seat, wheel={"small-bottom": "energy"}, knowledge=9)
        play(state, "end influence", "end action", "seat division", "remove research")
        assert wheel_of(state, seat) == {"small-top": "energy"}, "the rings turned"
    assert state.is_over()
    assert (view(state)["round"], hall(state, "division")["seated"]) == (rounds, seats)
    assert told_fully(state)[-1][:3] == ("NOR-19.1-a", -1, "game-ended")

"""Chapter 6: before the first round."""

from __future__ import annotations

import pytest

from tablewright.games.noria.names import PATHS
from tests.games.noria.table import (
    asked,
    hush,
    levels_of,
    new,
    options,
    play,
    player,
    purse,
    question,
    table,
    told_fully,
    view,
    why,
)


@pytest.mark.parametrize("start", [0, 1, 2])
def test_nor_6_1_a_clockwise_from_the_start_player_each_moves_a_delegate_to_level_1(start: int) -> None:
    state = new(3, start=f"seat-{start + 1}")
    play(state, "take energy", "take energy", "take energy")
    for seat in (start, (start + 1) % 3, (start + 2) % 3):
        assert (asked(state), question(state)) == (seat, "choose-path")
        hush(state)
        play(state, f"delegate {PATHS[seat + 1]}")
        assert told_fully(state)[0] == ("NOR-6.1-a", seat, "climbed", (seat + 1, 1))
    for seat in range(3):
        assert levels_of(state, seat) == {**dict.fromkeys(PATHS, 0), PATHS[seat + 1]: 1}
        assert player(state, seat)["cave"] == 3
    assert view(state)["round"] == 1


def test_nor_6_1_b_the_move_is_free() -> None:
    """NOR-R-15: neither the price of level 1 nor a surcharge for those who are ahead."""
    for path in PATHS:
        state = table(4, takes=["energy"] * 4, sends=[path] * 4)
        assert [levels_of(state, seat)[path] for seat in range(4)] == [1, 1, 1, 1]
        assert [purse(state, seat) for seat in range(4)] == [{"energy": 1, "knowledge": 1}] * 4


def test_nor_6_1_c_several_may_choose_the_same_path_and_nobody_may_decline() -> None:
    state = new(2)
    play(state, "take energy", "take energy", "delegate research")
    assert options(state) == [f"delegate {path}" for path in PATHS], "nothing but the four paths"
    assert why(state, "end influence")[1] == "other-phase"
    play(state, "delegate research")
    assert [levels_of(state, seat)["research"] for seat in (0, 1)] == [1, 1]

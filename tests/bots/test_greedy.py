"""The greedy bot plays Noria well enough to be worth sitting down with."""

from __future__ import annotations

import pytest

from tablewright.bots.play import play_match
from tablewright.bots.registry import make_bot
from tablewright.games.noria.actions import ACTIVATE
from tablewright.games.noria.names import NO_DISC, SLOTS
from tablewright.games.noria.wheel import SLOT_BITS
from tablewright.games.registry import load_game
from tablewright.kernel.random import chance_from
from tablewright.kernel.state import seats_to_act

NORIA = load_game("noria")


def scores(names: list[str], number: int, mode: str = "base") -> list[int]:
    """The totals of one match."""
    bots = [make_bot(name, f"{1000 * number + seat:032x}") for seat, name in enumerate(names)]
    end = play_match(NORIA, NORIA.setup(len(names), {"mode": mode}), f"{number:032x}", bots)
    return NORIA.result(end).totals


def wins_against_random(pairs: int) -> int:
    """Every deal is played twice, with the seats changed."""
    wins = 0
    for number in range(pairs):
        mine, theirs = scores(["greedy", "random"], number)
        wins += mine > theirs
        theirs, mine = scores(["random", "greedy"], number)
        wins += mine > theirs
    return wins


def test_greedy_beats_random() -> None:
    assert wins_against_random(5) == 10


@pytest.mark.slow
def test_greedy_hardly_ever_loses_to_random() -> None:
    assert wins_against_random(50) >= 95


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "mode", "least"), [(2, "base", 80), (3, "base", 70), (4, "base", 60), (2, "expert", 70)])
def test_greedy_scores_among_its_like(seats: int, mode: str, least: int) -> None:
    totals = [total for number in range(6) for total in scores(["greedy"] * seats, number, mode)]
    assert sum(totals) / len(totals) > least


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_wins_among_many(seats: int) -> None:
    totals = scores(["greedy"] + ["random"] * (seats - 1), 7)
    assert totals[0] > max(totals[1:])


def test_greedy_builds_a_wheel_that_works() -> None:
    """Expert game: in each of the first turns at least one disc can be activated, in most of them two or more."""
    state = NORIA.start(NORIA.setup(2, {"mode": "expert"}), f"{4:032x}")
    bots = [make_bot("greedy", f"{seat:032x}") for seat in range(2)]
    while state.lanes:
        seat = seats_to_act(state)[0]
        NORIA.take(state, bots[seat].choose(NORIA, NORIA.imagine(state, seat, bots[seat].chance), seat), seat)
    for row in state.wheel:
        assert sum(disc != NO_DISC for disc in row) == 6


def test_greedy_takes_the_points_of_the_last_turn() -> None:
    ...

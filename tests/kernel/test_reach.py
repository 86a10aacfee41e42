"""How far undo reaches: as far as one undo after the other does, in random play with random undos."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.kernel.action import NOBODY, Seat
from tablewright.kernel.match import Barrier, CannotUndo, Match
from tests.toy.game import HARBOUR
from tests.toy.state import Harbour
from tests.toy.table import SEED


def cannot_take_back(match: Match[Harbour], seat: Seat) -> Barrier | None:
    """The rule, written for one action: nothing but hidden answers came after it, and nothing came to light since."""
    at = match.last_of(seat)
    if at == NOBODY:
        return Barrier("nothing", NOBODY)
    since = match.plies[at:]
    open_to_all = [number for number, ply in enumerate(since, at) if not ply.in_lane or ply.closed]
    if open_to_all and (len(since) > 1 or match.state.lanes):
        return Barrier("other-seat", open_to_all[-1])
    for ply in since:
        if ply.revealed or ply.drew:
            return Barrier("reveal" if ply.revealed else "chance", at)
    return None


def taken_back(match: Match[Harbour], seat: Seat) -> tuple[list[int], Barrier]:
    """What comes of it when that rule is asked again and again."""
    twin = Match(HARBOUR, match.setup, match.seed)
    for ply in match.plies:
        twin.act(ply.seat, ply.action)
    found: list[int] = []
    while (barrier := cannot_take_back(twin, seat)) is None:
        found.append(twin.last_of(seat))
        twin.undo(seat)
    with pytest.raises(CannotUndo):
        twin.undo(seat)
    return found, barrier


@settings(max_examples=60)
@given(st.randoms(use_true_random=False), st.integers(2, 4), st.sampled_from(["sealed", "spoken"]))
def test_it_is_what_one_undo_after_the_other_takes_back(chance: random.Random, seats: int, bids: str) -> None:
    match = Match(HARBOUR, HARBOUR.setup(seats, {"weather": "calm", "bids": bids}), SEED)
    for _ in range(chance.randrange(5, 50)):
        seat = chance.randrange(seats)
        reach, barrier = match.reach(seat)
        assert (reach, barrier) == taken_back(match, seat)
        assert match.barrier(seat) == (None if reach else barrier)
        if reach and chance.random() < 0.3:
            match.undo(seat)
        elif match.to_act():
            seat = chance.choice(match.to_act())
            match.act(seat, chance.choice(HARBOUR.options(match.state, seat)))

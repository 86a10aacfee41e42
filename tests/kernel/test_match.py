"""A match is its seed, its set-up and its actions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablewright.kernel.match import SNAPSHOT_EVERY, Match
from tablewright.kernel.refusal import IllegalAction
from tests.toy.actions import BID, REST, SEAL
from tests.toy.game import HARBOUR
from tests.toy.state import Harbour
from tests.toy.table import SEED, bid_all, lines, new_match


def played(seed: int, seats: int = 2, **chosen: str) -> tuple[Match[Harbour], list[dict[str, Any]]]:
    """A match played at random to its end, and the state after each ply as JSON."""
    chooser = random.Random(seed)
    match = new_match(seats, **chosen)
    states = [HARBOUR.to_json(match.state)]
    while not match.is_over():
        seat = chooser.choice(match.to_act())
        match.act(seat, chooser.choice(HARBOUR.options(match.state, seat)))
        states.append(HARBOUR.to_json(match.state))
    return match, states


def test_an_action_becomes_a_ply() -> None:
    match = new_match()
    ply = match.act(1, BID[2])
    assert match.plies == [ply]
    assert (ply.seat, ply.action, ply.drew, ply.revealed, ply.in_lane) == (1, BID[2], False, False, True)
    assert lines(ply.events, 1) == ["HAR-2-c bid"]


def test_the_opening_is_what_was_told_before_the_first_action() -> None:
    match = new_match()
    opening = lines(match.opening, 0)
    assert opening[-1] == "HAR-2-a invited"
    match.act(0, BID[0])
    assert lines(match.opening, 0) == opening


def test_every_ply_has_its_own_events() -> None:
    match = new_match()
    bid_all(match, [0, 0])
    first, second = match.act(0, REST), match.act(1, REST)
    assert lines(first.events) == lines(second.events) == ["HAR-3-g earned"]
    assert (first.events[0].seat, second.events[0].seat) == (0, 1)


def test_an_illegal_action_is_no_ply() -> None:
    match = new_match()
    match.act(0, BID[1])
    before = HARBOUR.to_json(match.state)
    with pytest.raises(IllegalAction):
        match.act(0, REST)
    assert len(match.plies) == 1
    assert HARBOUR.to_json(match.state) == before
    match.act(0, SEAL)
    assert len(match.plies) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_ply_stands_the_state_that_was_there(seats: int) -> None:
    match, states = played(seats, seats, weather="stormy")
    assert len(match.plies) > 2 * SNAPSHOT_EVERY
    for ply, state in enumerate(states):
        assert HARBOUR.to_json(match.at(ply)) == state
    for ply in random.Random(1).sample(range(len(states)), 20):
        assert HARBOUR.to_json(match.at(ply)) == states[ply]


def test_the_state_at_a_ply_is_a_copy_of_its_own() -> None:
    match, states = played(4)
    for ply in (0, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, len(match.plies)):
        state = match.at(ply)
        state.coins[0] += 100
        state.stack.clear()
        assert HARBOUR.to_json(match.at(ply)) == states[ply]
    assert HARBOUR.to_json(match.state) == states[-1]


@pytest.mark.parametrize("ply", [-1, 1, 1000])
def test_there_is_no_state_before_the_first_or_after_the_last_ply(ply: int) -> None:
    with pytest.raises(IndexError, match="0 plies"):
        new_match().at(ply)


def test_a_snapshot_is_kept_every_so_many_plies() -> None:
    match, states = played(6)
    assert len(match.snapshots) == 1 + len(match.plies) // SNAPSHOT_EVERY
    for at, snapshot in enumerate(match.snapshots):
        assert HARBOUR.to_json(snapshot) == states[at * SNAPSHOT_EVERY]


def test_the_same_seed_set_up_and_actions_give_the_same_match() -> None:
    match, states = played(7, 3, weather="stormy", bids="spoken")
    again = new_match(3, weather="stormy", bids="spoken")
    for ply in match.plies:
        assert again.act(ply.seat, ply.action).events == ply.events
    assert HARBOUR.to_json(again.state) == states[-1]


def test_another_seed_gives_another_match() -> None:
    assert HARBOUR.to_json(new_match(seed=SEED).state) != HARBOUR.to_json(new_match(seed=SEED[::-1]).state)


def test_rewind_forgets_what_came_after_and_can_be_played_on() -> None:
    for back_to in (0, 5, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, 2 * SNAPSHOT_EVERY):
        match, states = played(9)
        plies = match.plies[:]
        match.rewind(back_to)
        assert len(match.plies) == back_to
        assert HARBOUR.to_json(match.state) == states[back_to]
        for ply in plies[back_to:]:
            assert match.act(ply.seat, ply.action).events == ply.events
        assert HARBOUR.to_json(match.state) == states[-1]
        assert len(match.snapshots) == 1 + len(match.plies) // SNAPSHOT_EVERY
        assert HARBOUR.to_json(match.at(3 * SNAPSHOT_EVERY - 1)) == states[3 * SNAPSHOT_EVERY - 1]


def test_a_ply_knows_whether_chance_or_a_secret_was_involved() -> None:
    match, _ = played(10, weather="stormy")
    for ply in match.plies:
        heard = {event.verb for event in ply.events}
        if "drew" in heard or "played" in heard or ("opened" in heard and ply.in_lane):
            assert ply.revealed
        if "HAR-3-e gained" in lines(ply.events):
            assert ply.drew

"""Undo takes back one's own last action, and stops at a barrier."""

from __future__ import annotations

import random

import pytest

from tablewright.kernel.action import NOBODY
from tablewright.kernel.match import Barrier, CannotUndo, Match
from tests.kernel.tiny import MARK, OWE, THROW, Again, Ask, TinyGame
from tests.toy.actions import BID, PLACE, PLAY, RECONSIDER, REST, SEAL, SELL, TAKE
from tests.toy.ch03_placing import BROKER
from tests.toy.game import HARBOUR
from tests.toy.names import GUILD, MARKET, QUAY, SAILOR, TAVERN, TEA
from tests.toy.state import Harbour
from tests.toy.table import SEED, bid_all, new_match


def first_turn(seats: int = 2) -> Match[Harbour]:
    match = new_match(seats)
    bid_all(match, [0] * seats)
    assert match.to_act() == [0]
    return match


def test_there_may_be_nothing_to_take_back() -> None:
    match = new_match()
    assert match.barrier(0) == Barrier("nothing", NOBODY)
    with pytest.raises(CannotUndo) as caught:
        match.undo(0)
    assert caught.value.barrier == Barrier("nothing", NOBODY)


def test_undo_restores_exactly_what_was_before() -> None:
    match = first_turn()
    before = HARBOUR.to_json(match.state)
    ply = match.act(0, PLACE[QUAY])
    after = HARBOUR.to_json(match.state)
    assert match.barrier(0) is None
    assert match.undo(0) is ply
    assert HARBOUR.to_json(match.state) == before
    assert match.act(0, PLACE[QUAY]).events == ply.events
    assert HARBOUR.to_json(match.state) == after


def test_several_actions_are_taken_back_one_after_another() -> None:
    match = first_turn()
    before = HARBOUR.to_json(match.state)
    for action in (PLACE[QUAY], TAKE[TEA]):
        match.act(0, action)
    assert match.to_act() == [1]
    match.undo(0)
    match.undo(0)
    assert HARBOUR.to_json(match.state) == before
    assert match.barrier(0) == Barrier("other-seat", 3)


def test_an_interrupt_can_be_taken_back() -> None:
    match = first_turn()
    match.state.goods[0][TEA] = 1  # a shortcut: the match is not replayed from here
    match.snapshots[0].goods[0][TEA] = 1
    before = HARBOUR.to_json(match.state)
    match.act(0, BROKER[TEA])
    match.act(0, SELL[GUILD])
    match.undo(0)
    match.undo(0)
    assert HARBOUR.to_json(match.state) == before


def test_another_seat_has_acted() -> None:
    match = first_turn()
    match.act(0, REST)
    match.act(1, REST)
    assert match.barrier(0) == Barrier("other-seat", 5)
    assert match.barrier(1) is None
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert len(match.plies) == 6


def test_a_die_was_thrown() -> None:
    match = first_turn()
    match.act(0, PLACE[MARKET])
    assert match.barrier(0) == Barrier("chance", 4)


def test_a_die_behind_a_harmless_action_does_not_protect_it() -> None:
    match = first_turn()
    match.state.goods[0][TEA] = 1
    match.snapshots[0].goods[0][TEA] = 1
    match.act(0, BROKER[TEA])
    assert match.barrier(0) is None
    match.act(0, SELL[SAILOR])
    assert match.barrier(0) == Barrier("chance", 5)


def test_a_hidden_card_was_seen() -> None:
    match = first_turn()
    match.act(0, PLACE[TAVERN])
    assert match.barrier(0) == Barrier("reveal", 4)


def test_a_card_of_the_hand_was_shown() -> None:
    match = first_turn()
    match.act(0, PLAY[match.state.hands[0][0]])
    assert match.barrier(0) == Barrier("reveal", 4)


def test_bids_were_opened() -> None:
    match = first_turn()
    assert match.barrier(1) == Barrier("reveal", 3)
    assert match.barrier(0) == Barrier("other-seat", 3)


def test_a_failed_undo_changes_nothing() -> None:
    match = first_turn()
    match.act(0, PLACE[MARKET])
    before, plies = HARBOUR.to_json(match.state), match.plies[:]
    for seat in (0, 1):
        with pytest.raises(CannotUndo):
            match.undo(seat)
    assert HARBOUR.to_json(match.state) == before
    assert match.plies == plies


# Simultaneous decisions.


def test_each_seat_takes_back_its_own_answers_while_all_decide() -> None:
    match = new_match(3)
    match.act(0, BID[1])
    match.act(1, BID[2])
    match.act(2, BID[0])
    match.act(1, SEAL)
    assert match.barrier(0) is None
    undone = match.undo(0)
    assert (undone.seat, undone.action) == (0, BID[1])
    assert [(ply.seat, ply.action) for ply in match.plies] == [(1, BID[2]), (2, BID[0]), (1, SEAL)]
    assert HARBOUR.options(match.state, 0) == BID[:3]
    assert match.state.bids[1:] == [2, 0]
    assert match.state.sealed == [False, True, False]


def test_a_sealed_answer_may_be_taken_back_until_all_are_sealed() -> None:
    match = new_match(2)
    match.act(0, BID[1])
    match.act(0, SEAL)
    match.act(1, BID[2])
    match.undo(0)
    assert match.state.sealed == [False, False]
    assert HARBOUR.options(match.state, 0) == [SEAL, RECONSIDER]
    match.act(0, SEAL)
    match.act(1, SEAL)
    assert match.state.coins == [1, 0]
    assert match.barrier(0) == Barrier("other-seat", 3)


def test_the_others_keep_their_events_when_one_seat_takes_back() -> None:
    match = new_match(2)
    match.act(0, BID[1])
    kept = match.act(1, BID[2])
    match.undo(0)
    assert match.plies[0].events == kept.events


def test_an_answer_before_the_simultaneous_question_stays() -> None:
    match: Match[Harbour] = new_match(2)
    bid_all(match, [0, 0])
    while match.state.round == 1:
        match.act(match.to_act()[0], REST)
    assert match.to_act() == [0, 1]
    last, opened = match.plies[-1].seat, len(match.plies)
    unseen = match.barrier(last)
    match.act(1 - last, BID[0])
    assert match.barrier(last) == unseen == Barrier("other-seat", opened - 1), "nobody may know who has answered"


def test_answers_of_an_earlier_simultaneous_question_stay() -> None:
    """Nothing was revealed in between, and still another seat's answer stands on it."""
    game = TinyGame([Again(NOBODY), Again(NOBODY)])
    match = Match(game, game.setup(2, {}), SEED)
    match.act(0, MARK)
    match.act(1, MARK)
    match.act(1, OWE)
    before = game.to_json(match.state)
    barrier = match.barrier(0)
    assert barrier is not None
    assert barrier.reason == "other-seat"
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert len(match.plies) == 3
    assert game.to_json(match.state) == before
    match.undo(1)
    assert len(match.plies) == 2


def test_a_die_in_another_lane_is_a_barrier_too() -> None:
    game = TinyGame([Again(NOBODY), Ask(0, 5)])
    match = Match(game, game.setup(2, {}), SEED)
    match.act(0, OWE)
    match.act(1, THROW)
    assert match.barrier(1) is not None
    before = game.to_json(match.state)
    if match.barrier(0) is None:
        match.undo(0)
        match.act(0, OWE)
        assert sorted(match.state.noted) == [0, 1, 2, 10]
        assert game.to_json(match.state)["chance"] == before["chance"]


def test_undo_and_redo_at_every_ply_of_whole_games() -> None:
    reasons: set[str] = set()
    for seed in range(6):
        chooser = random.Random(seed)
        match = new_match(2 + seed % 3, weather="stormy", bids="spoken" if seed % 2 else "sealed")
        while not match.is_over():
            seat = chooser.choice(match.to_act())
            action = chooser.choice(HARBOUR.options(match.state, seat))
            before, plies = HARBOUR.to_json(match.state), len(match.plies)
            match.act(seat, action)
            after = HARBOUR.to_json(match.state)
            barrier = match.barrier(seat)
            if barrier is None:
                match.undo(seat)
                assert HARBOUR.to_json(match.state) == before
                assert len(match.plies) == plies
                match.act(seat, action)
                assert HARBOUR.to_json(match.state) == after
            else:
                reasons.add(barrier.reason)
            for other in range(match.setup.seats):
                blocked = match.barrier(other)
                if blocked is not None:
                    reasons.add(blocked.reason)
    assert reasons == {"nothing", "other-seat", "reveal", "chance"}

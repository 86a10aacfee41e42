"""Several seats decide at the same time, unseen by the others."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tablewright.kernel.action import NOBODY
from tablewright.kernel.refusal import IllegalAction
from tablewright.kernel.state import seats_to_act, settle
from tests.kernel.tiny import ASIDE, MARK, OWE, Again, Ask, Note, TinyGame
from tests.toy.actions import BID, RECONSIDER, SEAL
from tests.toy.game import HARBOUR
from tests.toy.names import NO_BID
from tests.toy.table import SEED, lines, new_match


def test_every_seat_is_asked() -> None:
    match = new_match(3)
    assert match.to_act() == [0, 1, 2]
    assert all(HARBOUR.options(match.state, seat) == BID[:3] for seat in range(3))


def test_the_seats_answer_in_any_order_and_the_outcome_is_the_same() -> None:
    answers = {0: [BID[2], SEAL], 1: [BID[1], RECONSIDER, BID[0], SEAL], 2: [BID[1], SEAL]}
    outcomes: list[Any] = []
    for order in itertools.permutations(range(3)):
        match = new_match(3)
        for seat in order:
            for action in answers[seat]:
                match.act(seat, action)
        outcomes.append(HARBOUR.to_json(match.state))
    match = new_match(3)
    for seat, at in [(2, 0), (0, 0), (1, 0), (1, 1), (2, 1), (1, 2), (0, 1), (1, 3)]:
        match.act(seat, answers[seat][at])
    outcomes.append(HARBOUR.to_json(match.state))
    assert all(outcome == outcomes[0] for outcome in outcomes)


def test_the_lanes_of_the_others_are_unaffected() -> None:
    match = new_match(3)
    before = HARBOUR.to_json(match.state)["lanes"]
    match.act(1, BID[2])
    after = HARBOUR.to_json(match.state)["lanes"]
    assert isinstance(before, list)
    assert isinstance(after, list)
    assert after[0] == before[0]
    assert after[2] == before[2]
    assert after[1] == [["seal-bid", 1]]
    assert HARBOUR.options(match.state, 0) == BID[:3]


def test_the_main_stack_waits_for_all() -> None:
    match = new_match(2)
    waiting = match.state.stack[:]
    match.act(1, BID[2])
    match.act(1, SEAL)
    assert match.state.stack == waiting
    assert match.to_act() == [0]
    assert HARBOUR.options(match.state, 1) == []
    match.act(0, BID[0])
    assert match.state.stack == waiting
    assert match.state.coins == [2, 2]
    match.act(0, SEAL)
    assert match.state.lanes == []
    assert match.state.coins == [2, 0]
    assert match.to_act() == [1]


def test_a_seat_that_has_answered_is_refused() -> None:
    match = new_match(2)
    match.act(0, BID[0])
    match.act(0, SEAL)
    with pytest.raises(IllegalAction) as caught:
        match.act(0, SEAL)
    assert caught.value.refusal.fields() == ("HAR-2-b", "not-your-question")


def test_events_in_a_lane_are_heard_by_its_seat_only() -> None:
    match = new_match(2)
    ply = match.act(1, BID[2])
    assert lines(ply.events, 1) == ["HAR-2-c bid"]
    assert lines(ply.events, 0) == lines(ply.events, NOBODY) == []


def test_procedures_in_a_lane_are_heard_by_its_seat_only() -> None:
    match = new_match(2)
    assert lines(match.opening, NOBODY) == ["HAR-2-a round-began"]
    assert lines(match.opening, 0) == ["HAR-1-a drew"] * 2 + ["HAR-2-a round-began", "HAR-2-a invited"]
    invited = [event for event in match.opening if event.verb == "invited"]
    assert [(event.seat, event.audience) for event in invited] == [(0, 0), (1, 1)]


def test_what_follows_the_last_answer_is_heard_by_all() -> None:
    match = new_match(2)
    for seat, action in ((1, BID[2]), (1, SEAL), (0, BID[1])):
        match.act(seat, action)
    ply = match.act(0, SEAL)
    assert lines(ply.events, NOBODY) == [
        "HAR-2-a opened", "HAR-2-c paid", "HAR-2-a opened", "HAR-2-c paid", "HAR-2-a leads",
    ]  # fmt: skip
    assert lines(ply.events, 0)[0] == "HAR-2-d sealed"
    assert "HAR-2-d sealed" not in lines(ply.events, 1)
    assert match.state.lane == NOBODY


def test_steps_owed_in_a_lane_stay_in_it() -> None:
    match = new_match(2)
    match.act(0, BID[1])
    match.act(0, RECONSIDER)
    assert match.state.bids == [NO_BID, NO_BID]
    assert HARBOUR.options(match.state, 0) == BID[:3]
    assert [step.seat for step in match.state.lanes[0]] == [0, 0]


def test_lanes_survive_copies_and_json() -> None:
    match = new_match(3)
    match.act(1, BID[2])
    match.act(2, BID[0])
    match.act(2, SEAL)
    twin = HARBOUR.twin(match.state)
    back = HARBOUR.from_json(HARBOUR.to_json(match.state))
    for copy in (twin, back):
        assert HARBOUR.to_json(copy) == HARBOUR.to_json(match.state)
        assert seats_to_act(copy) == [0, 1]
        HARBOUR.apply(copy, 1, SEAL)
        assert seats_to_act(copy) == [0]
    assert match.to_act() == [0, 1]


def test_lanes_of_procedures_only_close_at_once() -> None:
    game = TinyGame([Ask(0, 2)])
    state = game.start(game.setup(2, {}), SEED)
    state.at_once([[Note(0, 1, 2)], []])
    settle(state)
    assert state.lanes == []
    assert state.noted == [1, 2]
    assert game.question(state) == Ask(0, 2)


def test_lanes_may_have_different_lengths_and_owe_more() -> None:
    game = TinyGame([Again(NOBODY), Note(NOBODY, 7)])
    state = game.start(game.setup(3, {}), SEED)
    assert seats_to_act(state) == [0, 1, 2]
    game.take(state, OWE, 2)
    assert state.noted == [20, 21, 22]
    game.take(state, MARK, 0)
    assert 7 not in state.noted
    game.take(state, MARK, 1)
    assert state.noted == [20, 21, 22, 0, 10, 7]
    assert state.is_over()


def test_without_a_seat_the_first_that_is_waited_for_answers() -> None:
    game = TinyGame([Again(NOBODY)])
    state = game.start(game.setup(3, {}), SEED)
    game.take(state, MARK, 0)
    assert game.question(state) == Ask(1, 10)
    game.take(state, MARK)
    assert state.noted == [0, 10]


def test_an_interrupt_in_a_lane_leaves_the_question_of_that_lane_standing() -> None:
    game = TinyGame([Again(NOBODY)])
    state = game.start(game.setup(2, {}), SEED)
    state.active = 1
    assert ASIDE in game.options(state, 1)
    assert ASIDE not in game.options(state, 0)
    game.take(state, ASIDE, 1)
    assert state.lanes == [[Ask(0, 0)], [Ask(1, 10), Ask(1, 98)]]
    assert state.stack == []


def test_a_game_whose_lanes_are_open_is_not_over() -> None:
    game = TinyGame([Again(NOBODY)])
    state = game.start(game.setup(2, {}), SEED)
    assert state.stack == []
    assert not state.is_over()
    game.take(state, MARK, 1)
    game.take(state, MARK, 0)
    assert state.is_over()

"""Explain and apply: what is possible, why not, and that nothing happens then."""

from __future__ import annotations

import pickle
import random

import pytest

from tablewright.kernel.action import NOBODY, Action
from tablewright.kernel.refusal import IllegalAction
from tablewright.kernel.state import seats_to_act
from tests.kernel.tiny import MARK, Ask, TinyGame
from tests.toy.actions import BID, DISCARD, PLACE, PLAY, REST, SEAL, TAKE
from tests.toy.ch03_placing import BROKER
from tests.toy.ch06_end import DiscardDown
from tests.toy.game import HARBOUR
from tests.toy.names import MARKET, QUAY, RICE, SILK, TAVERN, TEA
from tests.toy.state import Harbour
from tests.toy.table import SEED, harbour, new_match, play


def why(table: Harbour, seat: int, action: Action) -> str:
    return str(HARBOUR.explain(table, seat, action))


def test_explain_is_none_exactly_for_the_options() -> None:
    chooser = random.Random(5)
    match = new_match(3)
    while not match.is_over():
        for seat in range(3):
            options = HARBOUR.options(match.state, seat)
            for letter in HARBOUR.alphabet():
                assert (HARBOUR.explain(match.state, seat, letter) is None) == (letter in options)
        seat = chooser.choice(match.to_act())
        match.act(seat, chooser.choice(HARBOUR.options(match.state, seat)))


def test_many_letters_are_explained_like_each_of_them() -> None:
    for table in (harbour(goods=[[1, 0, 0], [1, 0, 0]]), harbour(owed=[]), new_match().state):
        for seat in (0, 1, NOBODY, 2):
            one_by_one = [HARBOUR.explain(table, seat, letter) for letter in HARBOUR.alphabet()]
            assert HARBOUR.explain_all(table, seat, HARBOUR.alphabet()) == one_by_one
    assert HARBOUR.explain_all(harbour(), 0, []) == []


def test_the_step_that_is_asked_explains_its_own_refusals() -> None:
    table = harbour(coins=[0, 3], workers={QUAY: 1, MARKET: 0}, deck=[])
    assert why(table, 0, PLACE[QUAY]) == "HAR-3-a coins-missing 1"
    assert why(table, 0, PLACE[MARKET]) == "HAR-3-a own-worker-there 1"
    assert why(table, 0, PLACE[TAVERN]) == "HAR-3-f deck-empty"
    assert why(table, 0, PLAY[3]) == "HAR-7-a card-missing 3"
    table = harbour(goods=[[1, 1, 3], [0, 0, 0]], owed=[DiscardDown(0, 3, SILK)])
    assert why(table, 0, DISCARD[RICE]) == "HAR-6-b ascending-order 1"
    assert why(table, 0, DISCARD[SILK]) == "None"


def test_what_no_step_speaks_of_is_not_now() -> None:
    table = harbour()
    assert why(table, 0, TAKE[TEA]) == "HAR-2-b not-asked"
    assert why(table, 0, SEAL) == "HAR-2-b not-asked"


def test_an_interrupt_that_is_not_possible_is_not_now() -> None:
    table = harbour(goods=[[1, 0, 0], [1, 0, 0]])
    assert why(table, 0, BROKER[SILK]) == "HAR-5-a good-missing 1"
    play(table, BROKER[RICE])
    assert why(table, 0, BROKER[RICE]) == "HAR-5-b sale-pending"


def test_the_wrong_seat_is_told_so() -> None:
    assert why(harbour(), 1, REST) == "HAR-2-b not-your-question"


def test_a_game_that_is_over_is_over_for_everybody() -> None:
    table = harbour(owed=[])
    assert table.is_over()
    for letter in HARBOUR.alphabet():
        assert why(table, 0, letter) == why(table, 1, letter) == "HAR-8-e over"


def test_an_action_that_is_no_letter_is_refused() -> None:
    table = harbour()
    assert HARBOUR.letter(("fly", "quay")) is None
    assert why(table, 0, Action(("fly", "quay"))) == "HAR-2-b not-asked"


def test_apply_refuses_with_the_explanation_and_changes_nothing() -> None:
    chooser = random.Random(8)
    match = new_match(2, weather="stormy")
    refused = 0
    while not match.is_over():
        before = HARBOUR.to_json(match.state)
        events = match.state.events[:]
        for seat in range(2):
            for letter in HARBOUR.alphabet():
                refusal = HARBOUR.explain(match.state, seat, letter)
                if refusal is not None:
                    with pytest.raises(IllegalAction) as caught:
                        HARBOUR.apply(match.state, seat, letter)
                    assert caught.value.refusal == refusal
                    refused += 1
        assert HARBOUR.to_json(match.state) == before
        assert match.state.events == events
        seat = chooser.choice(match.to_act())
        match.act(seat, chooser.choice(HARBOUR.options(match.state, seat)))
    assert refused > 1000


def test_apply_takes_what_take_takes() -> None:
    chooser = random.Random(3)
    match = new_match(2)
    twin = HARBOUR.twin(match.state)
    for _ in range(30):
        seat = seats_to_act(twin)[0]
        action = chooser.choice(HARBOUR.options(twin))
        match.act(seat, action)
        HARBOUR.take(twin, action)
        assert HARBOUR.to_json(twin) == HARBOUR.to_json(match.state)


def test_an_equal_action_is_its_letter() -> None:
    """An action that comes back from another process is a plain Action with the same words."""
    for letter in (BROKER[RICE], PLACE[QUAY], REST):
        table, same = harbour(goods=[[1, 0, 0], [0, 0, 0]]), harbour(goods=[[1, 0, 0], [0, 0, 0]])
        HARBOUR.apply(table, 0, letter)
        HARBOUR.apply(same, 0, pickle.loads(pickle.dumps(letter)))
        assert HARBOUR.to_json(same) == HARBOUR.to_json(table)
        assert same.events == table.events


def test_a_match_keeps_the_letter_of_an_equal_action() -> None:
    match = new_match()
    ply = match.act(1, Action(("bid", 1)))
    assert ply.action is BID[1]


def test_nobody_is_not_a_seat() -> None:
    match = new_match()
    with pytest.raises(IllegalAction):
        match.act(NOBODY, BID[0])
    table = harbour()
    with pytest.raises(IllegalAction):
        HARBOUR.apply(table, NOBODY, REST)
    assert HARBOUR.explain(table, NOBODY, REST) is not None
    assert match.plies == []


@pytest.mark.parametrize("seat", [2, 7, -2])
def test_a_seat_beyond_the_table_is_refused(seat: int) -> None:
    for table in (harbour(), new_match().state):
        with pytest.raises(IllegalAction):
            HARBOUR.apply(table, seat, HARBOUR.options(table)[0])


def test_the_alphabet_finds_letters_by_their_words() -> None:
    for letter in HARBOUR.alphabet():
        assert HARBOUR.letter(letter.fields()) is letter
    assert HARBOUR.letter(()) is None


# Preview.


def verbs(table: Harbour, seat: int, action: Action) -> tuple[list[str], bool]:
    events, more = HARBOUR.preview(table, action, seat)
    return [event.verb for event in events], more


def test_a_preview_tells_what_is_certain() -> None:
    table = harbour(coins=[2, 2], workers={QUAY: 1})
    assert verbs(table, 0, PLACE[QUAY]) == (["paid", "placed"], False)
    assert verbs(table, 0, REST) == (["earned"], False)


def test_a_preview_changes_nothing() -> None:
    table = harbour(hands=[[1], [2]], goods=[[1, 0, 0], [0, 0, 0]])
    before, events = HARBOUR.to_json(table), table.events[:]
    for action in HARBOUR.options(table, 0):
        HARBOUR.preview(table, action, 0)
    assert HARBOUR.to_json(table) == before
    assert table.events == events
    assert table.preview_end == NOBODY


def test_a_preview_stops_where_a_die_is_thrown() -> None:
    assert verbs(harbour(), 0, PLACE[MARKET]) == (["placed"], True)


def test_a_preview_stops_where_something_hidden_is_seen() -> None:
    assert verbs(harbour(), 0, PLACE[TAVERN]) == (["placed", "visited"], True)


@pytest.mark.parametrize("things", [0, 1, 2])
def test_a_shuffle_hides_only_what_can_come_out_differently(things: int) -> None:
    table = harbour()
    drawn = table.chance.drawn
    table.shuffle(list(range(things)))
    assert (table.preview_end != NOBODY) == (table.chance.drawn != drawn) == (things == 2)


def test_a_preview_stops_behind_the_last_sealed_bid() -> None:
    match = new_match()
    match.act(0, BID[1])
    match.act(0, SEAL)
    match.act(1, BID[0])
    assert verbs(match.state, 1, SEAL) == (["sealed"], True)


def test_a_preview_in_a_lane_knows_nothing_of_the_others() -> None:
    match = new_match()
    assert verbs(match.state, 1, BID[1]) == (["bid"], False)
    assert [event.verb for event in HARBOUR.preview(match.state, BID[1], 1)[0] if event.heard_by(0)] == []


def test_a_preview_leaves_out_what_its_seat_does_not_hear() -> None:
    game = TinyGame([Ask(0, 1)])
    state = game.start(game.setup(2, {}), SEED)
    state.at_once([[Ask(0, 1)], [Ask(1, 2)]])
    assert [event.seat for event in game.preview(state, MARK, 0)[0]] == [0]
    assert all(event.heard_by(0) for event in game.preview(state, MARK, 0)[0])


def test_a_preview_works_on_a_silent_table() -> None:
    table = harbour()
    table.recording = False
    assert verbs(table, 0, REST) == (["earned"], False)
    assert table.recording is False


# Recording.


def test_a_silent_table_tells_nothing_and_plays_the_same() -> None:
    loud, silent = harbour(), harbour()
    silent.recording = False
    silent.events = []
    for action in (PLACE[MARKET], PLACE[TAVERN]):
        play(loud, action)
        play(silent, action)
    assert silent.events == []
    assert len(loud.events) > 3
    assert HARBOUR.to_json(silent) == HARBOUR.to_json(loud)


def test_a_copy_starts_silent() -> None:
    table = harbour()
    play(table, REST)
    twin = HARBOUR.twin(table)
    assert (twin.recording, twin.events, twin.preview_end) == (False, [], NOBODY)


def test_a_whisper_is_heard_by_its_seat_only() -> None:
    table = harbour()
    play(table, PLACE[TAVERN])
    drew = [event for event in table.events if event.verb == "drew"]
    assert [event.audience for event in drew] == [0]

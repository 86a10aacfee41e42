"""What is still owed is on the stack."""

from __future__ import annotations

import pytest

from tablewright.kernel.action import NOBODY
from tablewright.kernel.random import chance_from
from tablewright.kernel.state import seats_to_act, settle
from tablewright.kernel.step import Decision, Procedure, Step
from tests.kernel.tiny import ASIDE, MARK, OWE, THROW, Ask, Note, Sheet, TinyGame
from tests.toy.actions import BID, DECLINE, PLACE, REST, SELL, SHARE, TAKE
from tests.toy.ch03_placing import BROKER
from tests.toy.game import HARBOUR
from tests.toy.names import GUILD, QUAY, RICE, SILK, TEA
from tests.toy.table import SEED, harbour, new_match, play, told


def sheet(owed: list[Step], seats: int = 2) -> tuple[TinyGame, Sheet]:
    game = TinyGame(owed)
    return game, game.start(game.setup(seats, {}), SEED, recording=True)


def test_then_owes_steps_in_the_order_written() -> None:
    _, state = sheet([Note(0, 1), Note(0, 2), Note(0, 3), Ask(0, 4)])
    assert state.noted == [1, 2, 3]


def test_then_comes_before_anything_already_owed() -> None:
    _, state = sheet([Note(0, 1, 2, 3), Note(0, 4), Ask(0, 5)])
    assert state.noted == [1, 2, 3, 4]


def test_owing_nothing_changes_nothing() -> None:
    state = Sheet(2, chance_from(SEED))
    state.then([Ask(0, 1)])
    state.then([])
    assert state.stack == [Ask(0, 1)]


def test_the_next_thing_is_last_on_the_stack() -> None:
    state = Sheet(2, chance_from(SEED))
    state.then([Ask(0, 1), Ask(0, 2)])
    state.then([Ask(0, 3), Ask(0, 4)])
    assert state.stack == [Ask(0, 2), Ask(0, 1), Ask(0, 4), Ask(0, 3)]


def test_procedures_run_until_a_decision_is_on_top() -> None:
    game, state = sheet([Note(0, 1), Ask(0, 2), Note(0, 5), Ask(1, 6), Note(0, 7)])
    assert state.noted == [1]
    game.take(state, OWE)
    assert state.noted == [1, 2, 3, 4, 5]
    assert game.question(state) == Ask(1, 6)
    game.take(state, MARK)
    assert state.noted == [1, 2, 3, 4, 5, 6, 7]
    assert state.is_over()


def test_dealing_runs_nothing_but_starting_does() -> None:
    game = TinyGame([Note(0, 1), Ask(0, 2)])
    state = game.deal(game.setup(2, {}), chance_from(SEED))
    assert state.noted == []
    assert state.stack == [Ask(0, 2), Note(0, 1)]
    settle(state)
    assert state.noted == [1]


def test_a_game_that_owes_nothing_is_over_at_once() -> None:
    game, state = sheet([Note(0, 1)])
    assert state.is_over()
    assert game.options(state) == []
    assert game.question(state) is None
    assert seats_to_act(state) == []


def test_only_the_seat_that_is_asked_has_options() -> None:
    game, state = sheet([Ask(1, 3)])
    assert game.options(state, 1) == game.options(state) == [MARK, OWE, THROW]
    assert game.options(state, 0) == []
    assert game.question(state, 0) is None
    assert game.question(state, 1) == Ask(1, 3)
    assert seats_to_act(state) == [1]


def test_others_are_counted_from_the_left() -> None:
    state = Sheet(4, chance_from(SEED))
    assert state.others(2) == [3, 0, 1]
    assert Sheet(1, chance_from(SEED)).others(0) == []


# Interrupts.


def test_an_interrupt_leaves_the_question_standing() -> None:
    game, state = sheet([Ask(0, 2)])
    game.take(state, ASIDE)
    assert state.noted == [99]
    assert state.stack == [Ask(0, 2), Ask(0, 98)]
    game.take(state, MARK)
    assert game.question(state) == Ask(0, 2)
    game.take(state, MARK)
    assert state.noted == [99, 98, 2]


def test_an_interrupt_may_interrupt_what_an_interrupt_asks() -> None:
    game, state = sheet([Ask(0, 2)])
    for _ in range(3):
        game.take(state, ASIDE)
    assert state.stack == [Ask(0, 2), Ask(0, 98), Ask(0, 98), Ask(0, 98)]


def test_interrupts_come_after_the_answers() -> None:
    game, state = sheet([Ask(0, 2)])
    assert game.options(state) == [MARK, OWE, THROW, ASIDE]


def test_interrupts_are_offered_to_the_active_seat_only() -> None:
    game, state = sheet([Ask(1, 2)])
    assert state.active == 0
    assert ASIDE not in game.options(state, 1)
    state.active = 1
    assert ASIDE in game.options(state, 1)
    assert game.options(state, 0) == []


def test_interrupts_are_not_offered_where_the_question_forbids_them() -> None:
    game, state = sheet([Ask(0, 3)])
    assert ASIDE not in game.options(state, 0)


def test_asking_for_options_does_not_grow_the_list_of_a_step() -> None:
    table = harbour(goods=[[1, 1, 0], [0, 0, 0]])
    before = HARBOUR.options(table, 0)
    assert HARBOUR.options(table, 0) == before


def test_har_5_a_the_question_is_asked_afresh_after_a_sale() -> None:
    table = harbour(coins=[0, 3], goods=[[0, 1, 0], [0, 0, 0]], workers={QUAY: 1})
    assert PLACE[QUAY] not in HARBOUR.options(table, 0)
    play(table, BROKER[SILK], SELL[GUILD])
    assert PLACE[QUAY] in HARBOUR.options(table, 0)
    assert table.coins == [2, 3]


def test_har_5_b_a_sale_cannot_be_interrupted_by_another_sale() -> None:
    table = harbour(goods=[[2, 0, 0], [0, 0, 0]])
    play(table, BROKER[RICE])
    assert HARBOUR.options(table, 0) == SELL


# Reactions.


def test_har_3_d_every_other_seat_is_asked_in_turn_order() -> None:
    table = harbour(seats=3, coins=[2, 2, 2])
    play(table, PLACE[QUAY], TAKE[TEA])
    assert seats_to_act(table) == [1]
    assert HARBOUR.options(table, 1) == [SHARE, DECLINE]
    play(table, SHARE, TAKE[RICE])
    assert seats_to_act(table) == [2]
    play(table, DECLINE)
    assert table.coins == [3, 1, 2]
    assert table.goods == [[0, 0, 1], [1, 0, 0], [0, 0, 0]]


def test_har_3_d_a_poor_guest_is_passed_over_when_its_time_comes() -> None:
    table = harbour(seats=3, coins=[2, 0, 1])
    play(table, PLACE[QUAY], TAKE[TEA])
    assert seats_to_act(table) == [2]


def test_har_5_a_a_guest_may_not_interrupt_the_hosts_turn() -> None:
    table = harbour(goods=[[0, 0, 0], [1, 0, 0]])
    play(table, PLACE[QUAY], TAKE[TEA])
    assert seats_to_act(table) == [1]
    assert HARBOUR.options(table, 1) == [SHARE, DECLINE]
    refusal = HARBOUR.explain(table, 1, BROKER[RICE])
    assert refusal is not None
    assert refusal.fields() == ("HAR-5-a", "not-your-turn")


def test_har_3_c_an_evicted_worker_earns_its_owner_a_coin() -> None:
    table = harbour(coins=[2, 0], workers={QUAY: 1})
    play(table, PLACE[QUAY], TAKE[RICE], DECLINE)
    assert table.coins == [1, 1]
    assert told(table) == ["HAR-3-a paid", "HAR-3-a placed", "HAR-3-b gained", "HAR-3-c earned", "HAR-3-d declined"]


def test_har_6_b_many_things_are_asked_one_at_a_time_in_one_order() -> None:
    table = harbour(goods=[[2, 1, 1], [0, 0, 0]])
    play(table, REST, REST)
    offered = []
    while HARBOUR.options(table, 0) and str(HARBOUR.question(table, 0)).startswith("discard-down"):
        offered.append([str(option) for option in HARBOUR.options(table, 0)])
        play(table, HARBOUR.options(table, 0)[-1])
    assert offered == [["discard rice", "discard silk"], ["discard tea"]]
    assert table.goods[0] == [2, 0, 0]


# Bare steps say what is missing.


def test_bare_steps_are_not_playable() -> None:
    state = Sheet(2, chance_from(SEED))
    with pytest.raises(NotImplementedError):
        Decision[Sheet, object](0).options(state)  # type: ignore[type-var]
    with pytest.raises(NotImplementedError):
        Procedure[Sheet](0).run(state)
    assert Decision[Sheet, object](0).interruptible()  # type: ignore[type-var]


def test_a_new_match_waits_for_everybody() -> None:
    match = new_match(3)
    assert match.to_act() == [0, 1, 2]
    assert match.state.active == NOBODY
    assert HARBOUR.options(match.state, 2) == BID[:3]

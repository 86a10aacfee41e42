"""The parts of the tree search: lines, moves, values, and how far a descent goes."""

from __future__ import annotations

import pytest

from tablewright.bots.search.beam import Beam, Line, best_lines, learned
from tablewright.bots.search.score_evaluation import ScoreEvaluation
from tablewright.bots.search.tree_nodes import WIDE, Move, Node
from tablewright.bots.search.tree_search import TreeSearch
from tablewright.bots.search.tree_values import expected_values, final_values
from tablewright.kernel.action import Action
from tablewright.kernel.random import chance_from
from tests.bots.matches import seed
from tests.toy.actions import PLACE, SELL, TAKE
from tests.toy.ch03_placing import BROKER
from tests.toy.game import HARBOUR
from tests.toy.names import GUILD, QUAY, RICE, SAILOR, SILK
from tests.toy.table import harbour

STATE = harbour()


def line(action: Action, worth: float, by_luck: bool = False) -> Line:
    return Line([action], STATE, worth, [], by_luck)


def test_of_lines_that_are_alike_one_is_enough() -> None:
    lines = [line(TAKE[0], 1.0), line(TAKE[1], 2.0), line(TAKE[2], 1.0)]
    assert [kept.worth for kept in best_lines(lines, 3)] == [2.0, 1.0]


def test_what_chance_decided_is_not_alike() -> None:
    lines = [line(SELL[SAILOR], 1.0, by_luck=True), line(SELL[GUILD], 1.0), line(TAKE[0], 1.0)]
    assert best_lines(lines, 3) == lines[:2]


def test_plans_that_differ_only_after_luck_are_one() -> None:
    lines = [line(SELL[SAILOR], worth, by_luck=True) for worth in (1.0, 3.0, 2.0)]
    assert [kept.worth for kept in best_lines(lines, 3)] == [3.0, 2.0, 1.0]
    assert [kept.worth for kept in best_lines(lines, 3, as_plans=True)] == [3.0]


def test_a_line_is_planned_up_to_luck_and_judged_at_the_end_of_the_turn() -> None:
    mind, root = ScoreEvaluation(HARBOUR), harbour()
    mind.begin(root, 0)
    lines = Beam(HARBOUR, mind, 0, 4, 100).lines(root, 20)
    lucky = [found for found in lines if found.by_luck]
    assert 0 < len(lucky) < len(lines)
    for found in lucky:
        assert mind.is_over(found.state)
        after = HARBOUR.twin(root)
        for action in found.actions:
            assert not learned(root, after)
            HARBOUR.take(after, action)
        assert learned(root, after)


def test_lines_that_leave_open_other_questions_are_not_alike() -> None:
    """What was chosen may show only in the next question: on which action a card is played, say."""
    other = harbour()
    HARBOUR.take(other, PLACE[QUAY])
    lines = [line(TAKE[0], 1.0), Line([TAKE[1]], other, 1.0, []), line(TAKE[2], 1.0)]
    assert best_lines(lines, 3) == lines[:2]


def node_of_three() -> Node:
    node = Node(2)
    node.grow([line(action, float(-at)) for at, action in enumerate(TAKE)])
    return node


def test_a_better_line_is_more_likely_and_no_line_is_ruled_out() -> None:
    priors = [move.prior for move in node_of_three().moves]
    assert sum(priors) == pytest.approx(1.0)
    assert priors[0] > priors[1] > priors[2] > 0.05


def test_growing_again_adds_only_what_is_new() -> None:
    node = node_of_three()
    node.grow([line(TAKE[2], 5.0), line(PLACE[QUAY], 4.0)])
    assert [move.actions for move in node.moves] == [[TAKE[2]], [PLACE[QUAY]], [TAKE[0]], [TAKE[1]]]


def pick_and_count(node: Node, possible: list[Move], value: float) -> Move:
    move = node.pick(possible, 0, 0.1)
    move.count([value, 1.0 - value])
    return move


def test_few_moves_are_tried_while_visits_are_few() -> None:
    node = node_of_three()
    first = [pick_and_count(node, node.moves, 0.5) for _ in range(WIDE)]
    assert first == node.moves[:WIDE]
    later = [pick_and_count(node, node.moves, 0.5) for _ in range(20)]
    assert node.moves[2] in later


def test_a_move_that_was_seldom_possible_is_not_taken_for_neglected() -> None:
    """Both were tried once with the same result; the one that was possible more often has waited longer."""
    often, seldom = Move([TAKE[0]], 0.0, 2), Move([TAKE[1]], 0.0, 2)
    often.offered, seldom.offered = 50, 1
    for move in (often, seldom):
        move.prior = 0.5
        move.count([0.5, 0.5])
    assert Node(2).pick([seldom, often], 0, 0.1) is often


def test_what_is_known_of_a_turn_is_kept_after_its_first_action() -> None:
    node = Node(2)
    node.grow([Line([BROKER[RICE], SELL[GUILD]], STATE, 1.0, []), line(PLACE[QUAY], 0.0)])
    pick_and_count(node, node.moves, 0.75)
    rest = node.after(BROKER[RICE])
    assert [move.actions for move in rest.moves] == [[SELL[GUILD]]]
    assert rest.visits() == 1
    assert rest.moves[0].mean(0) == 0.75
    assert node.after(PLACE[QUAY]).moves == []


def test_values_are_shares_of_the_others_that_a_seat_leaves_behind() -> None:
    assert expected_values([3.0, 3.0], [0.0, 0.0]) == [0.5, 0.5]
    ahead, behind = expected_values([30.0, 0.0], [0.0, 0.0])
    assert 0.5 < ahead < 1.0
    assert ahead + behind == pytest.approx(1.0)
    assert expected_values([30.0, 0.0], [5.0, 0.0])[0] > ahead


def test_a_result_is_worth_more_than_points() -> None:
    """HAR-8-d: equal points, but seat 0 has fewer goods; seat 2 is far behind."""
    ended = harbour(3, coins=[5, 4, 0], goods=[[0, 0, 0], [1, 0, 0], [0, 0, 0]], owed=[])
    values = final_values(HARBOUR, ended)
    assert values[0] > values[1] + 0.3 > values[2] + 0.6


@pytest.mark.parametrize(("rounds", "looks_at_others"), [(0, False), (1, True)])
def test_a_descent_goes_on_to_the_turns_of_the_others(rounds: int, looks_at_others: bool) -> None:
    state, root = harbour(coins=[0, 0]), Node(2)  # nobody can pay to share a good
    search = TreeSearch(HARBOUR, ScoreEvaluation(HARBOUR), chance_from(seed(1)), state, 0, root, rounds)
    for _ in range(10):
        search.iterate()
    assert root.visits() == 10
    replies = [reply for move in root.moves if move.node is not None for reply in move.node.moves]
    assert bool(replies) == looks_at_others
    assert not looks_at_others or any(TAKE[SILK] in reply.actions for reply in replies)

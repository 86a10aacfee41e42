"""The thoughtful bot plays its turns out when it can reach the end, and weighs what it sees against what it thought."""

from __future__ import annotations

import sys
from random import Random

import pytest

from tablewright.bots.agents.thoughtful import LEAST_WORLDS, MOST_WORLDS, TURNS_COMPARED, ThoughtfulBot, merits
from tablewright.bots.evaluations import LEARNED, evaluation_of
from tablewright.bots.search.comparison import Comparison, Contender, Effort
from tablewright.bots.search.playout import Playout
from tablewright.kernel.random import chance_from
from tablewright.kernel.state import seats_to_act
from tests.bots.matches import GAMES, choice, positions, seed
from tests.conformance.hidden import with_other_secrets
from tests.games.noria.test_greedy import last_turn

NORIA = GAMES["noria"]


def test_far_from_the_end_it_thinks_again_at_every_question() -> None:
    """So few states do not lead from the beginning of a game to its end, not even once: nothing is noted."""
    for game in GAMES.values():
        bot, state = ThoughtfulBot(seed(1), 2000), game.start(game.setup(2, {}), seed(1))
        assert choice(game, bot, state) in game.options(state)
        assert bot.notes == ""


def test_near_the_end_it_plans_the_turn_and_keeps_to_the_plan() -> None:
    bot, state = ThoughtfulBot(seed(1), 2000), last_turn()
    NORIA.take(state, choice(NORIA, bot, state))
    assert bot.notes
    drawn = bot.chance.drawn
    assert bot.choose(NORIA, NORIA.twin(state), state.active) in NORIA.options(state)
    assert bot.chance.drawn == drawn  # it did not think again


def test_without_time_it_trusts_its_judgement() -> None:
    """It imagines the table once, to see how far the end is, and does not play on; with time it does, often."""
    drawn = []
    for seconds in (0.0, None):
        bot, state = ThoughtfulBot(seed(1), 2000, seconds), last_turn()
        assert choice(NORIA, bot, state) in NORIA.options(state)
        drawn.append(bot.chance.drawn)
    assert 10 * drawn[0] < drawn[1]


def test_where_states_are_judged_quickly_it_has_the_stamina_for_more() -> None:
    """It plays on, often, from where that takes as many states as it has with its stamina; not with half of them."""
    state = [NORIA.twin(state) for state in positions(NORIA, 2, {}, 3, 1)][-50]
    seat, chance = seats_to_act(state)[0], chance_from(seed(1))
    playout = Playout(NORIA, evaluation_of(NORIA, LEARNED))
    effort = Effort(TURNS_COMPARED, MOST_WORLDS)
    comparison = Comparison(NORIA, evaluation_of(NORIA, LEARNED), state, seat, chance, effort, playout)
    assert playout.reaches_end(comparison.world(), chance, comparison.limit, sys.maxsize)
    needed = playout.states * TURNS_COMPARED * LEAST_WORLDS
    enough = int(1.02 * needed / playout.evaluation.stamina)
    drawn = []
    for states in (enough // 2, enough):
        bot = ThoughtfulBot(seed(1), states)
        bot.plan(NORIA, state, seat)
        drawn.append(bot.chance.drawn)
    assert enough < 0.9 * needed
    assert 2 * drawn[0] < drawn[1]


def contender(worth: float, *leads: float) -> Contender:
    """It looks worth so much; the games that began with it were won or lost by *leads*."""
    made = Contender([], worth)
    made.ends.extend([[100.0 + lead / 2, 100.0 - lead / 2] for lead in leads])
    return made


def gain(worth: float, *leads: float, beside: tuple[Contender, ...] = ()) -> float:
    """How much better than a favourite that looks worth 10 and always wins by 1 it seems to the bot."""
    evaluation, effort = evaluation_of(NORIA, LEARNED), Effort(2, 2)
    comparison = Comparison(NORIA, evaluation, last_turn(), 0, chance_from(seed(1)), effort, None)
    favourite = contender(10.0, *[1.0] * len(leads))
    found = merits([favourite, contender(worth, *leads), *beside], favourite, comparison)
    assert found[0] == 0.0
    return found[1]


def test_what_is_seen_often_counts_more_than_what_it_looked_worth() -> None:
    assert gain(6.0, 5.0, 5.0) > 0.0
    assert gain(6.0, *[5.0] * 20) > gain(6.0, 5.0, 5.0)
    assert gain(6.0, *[5.0] * 1000) == pytest.approx(4.0, abs=0.01)


def test_what_is_seen_by_luck_counts_less() -> None:
    """The mean is the same; but where it comes of one game in four, the lower worth is believed."""
    assert gain(0.0, 5.0, 5.0, 5.0, 5.0) > 0.0 > gain(0.0, 1.0, 1.0, 1.0, 17.0)


def test_how_much_is_luck_shows_in_all_that_are_compared() -> None:
    """What ended alike in two worlds seems sure; not so where another turn ended differently in them."""
    assert gain(0.0, 5.0, 5.0) > 0.0
    assert gain(0.0, 5.0, 5.0, beside=(contender(0.0, -20.0, 30.0),)) < 0.0


def test_of_equal_worth_the_one_that_does_better_is_better() -> None:
    assert gain(10.0, 2.0, 9.0, 1.0) > 0.0 > gain(10.0, 0.0, -7.0, 1.0)


@pytest.mark.parametrize("name", GAMES)
def test_what_it_sees_at_the_end_of_its_plans_depends_on_no_secret(name: str) -> None:
    """With states enough to play on; the light bots of the other tests are seldom near enough to the end."""
    game = GAMES[name]
    late = [game.twin(state) for state in positions(game, 2, {}, 3, 1) if len(game.options(state)) > 1][-3:]
    for number, state in enumerate(late):
        seat = seats_to_act(state)[0]
        other = with_other_secrets(game, state, seat, Random(number))
        bots = [ThoughtfulBot(seed(number), 4000) for _ in range(2)]
        assert choice(game, bots[0], state, seat) == choice(game, bots[1], other, seat)
        assert bots[0].chance.drawn == bots[1].chance.drawn

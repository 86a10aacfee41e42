"""The thoughtful bot plays its turns out when the end is near, and only then."""

from __future__ import annotations

from tablewright.bots.thoughtful import ThoughtfulBot
from tests.bots.matches import GAMES, choice, seed
from tests.bots.test_greedy_noria import last_turn

NORIA = GAMES["noria"]
PLENTY = 10**9


def test_far_from_the_end_it_thinks_again_at_every_question() -> None:
    """The end of a game of Agra cannot be reached from its beginning: nothing is noted, whatever could be spent."""
    game = GAMES["agra"]
    bot, state = ThoughtfulBot(seed(1), PLENTY), game.start(game.setup(2, {}), seed(1))
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

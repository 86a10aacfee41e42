"""The levels: the same names at every game, each better than the one below; and the weights that make the best."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest

from tablewright.bots.agents.careless import CarelessBot
from tablewright.bots.agents.thoughtful import ThoughtfulBot
from tablewright.bots.bot import Bot
from tablewright.bots.evaluations import BY_HAND, LEARNED, evaluation_of
from tablewright.bots.registry import levels, make_bot
from tablewright.bots.search.noisy_evaluation import NoisyEvaluation
from tablewright.kernel.random import chance_from
from tests.bots.matches import GAMES, SHORTEST, choice, final, positions, seed
from tests.conformance.traits import traits_of

STEPS = [*pairwise(levels())]
DEALS = 8
DEALS_OF_A_LONG_GAME = 4
LONG = 1000  # plies


def quick_bot(name: str, seed: str) -> Bot:
    """The expert with a tenth of its effort: whole games take long enough."""
    return ThoughtfulBot(seed, 10_000) if name == "expert" else make_bot(name, seed)


def test_people_choose_among_four() -> None:
    assert levels() == ["novice", "club", "strong", "expert"]


@pytest.mark.parametrize("title", GAMES)
def test_what_was_learned_judges_otherwise(title: str) -> None:
    state = next(islice(positions(GAMES[title], 2, {}, 5, 60), 1, None))
    minds = [evaluation_of(GAMES[title], kind) for kind in (BY_HAND, LEARNED)]
    for mind in minds:
        mind.begin(state, 0)
    assert minds[0].worth(state) != minds[1].worth(state)


@pytest.mark.slow
@pytest.mark.parametrize(("weaker", "stronger"), STEPS)
@pytest.mark.parametrize("title", GAMES)
def test_each_level_beats_the_one_below(title: str, weaker: str, stronger: str) -> None:
    """At least half of the games of a few deals, each played from both seats, and more points in all of them together:
    so few wins are a matter of luck. docs/bots.md has the figures of more."""
    won, ahead = 0, 0
    deals = (DEALS_OF_A_LONG_GAME if traits_of(title).late > LONG else DEALS) // (2 if stronger == "expert" else 1)
    for number in range(deals):
        for mine, names in enumerate(([stronger, weaker], [weaker, stronger])):
            result = GAMES[title].result(final(GAMES[title], names, number, quick_bot))
            won += result.winners() == [mine]
            ahead += result.totals[mine] - result.totals[1 - mine]
    assert won >= deals
    assert ahead > 0


def test_a_careless_bot_is_careless_by_its_own_chance() -> None:
    """Two of the same seed make the same mistakes (see test_bots); two of different seeds do not."""
    game, every = SHORTEST, traits_of(SHORTEST.name).stride
    bots = [CarelessBot(seed(number), 9.0) for number in (1, 2)]
    answers = [[choice(game, bot, state) for state in positions(game, 2, {}, 3, every)] for bot in bots]
    assert answers[0] != answers[1]


@pytest.mark.parametrize("title", GAMES)
def test_who_is_hasty_follows_a_single_line(title: str) -> None:
    wise = evaluation_of(GAMES[title], BY_HAND)
    careful, hasty = [NoisyEvaluation(wise, chance_from(seed(1)), 2.0, hasty) for hasty in (False, True)]
    assert (careful.width, careful.states) == (wise.width, wise.states)
    assert (hasty.width, hasty.states) == (1, wise.states // wise.width)
    bots = [CarelessBot(seed(1), 0.0, hasty) for hasty in (False, True)]
    answers = [[choice(GAMES[title], bot, state) for state in positions(GAMES[title], 2, {}, 3, 25)] for bot in bots]
    assert answers[0] != answers[1]

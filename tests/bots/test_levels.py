"""The levels: the same names at every game, each better than the one below; and the weights that make the best."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest

from tablewright.bots.agents.careless import CarelessBot
from tablewright.bots.agents.doubt import InDoubt
from tablewright.bots.agents.thoughtful import ThoughtfulBot
from tablewright.bots.bot import Bot
from tablewright.bots.evaluations import BY_HAND, LEARNED, weighing, weights_of
from tablewright.bots.registry import levels, make_bot
from tablewright.games.agra.evaluation import weights as agra_weights
from tablewright.games.noria.evaluation import weights as noria_weights
from tablewright.games.yinzi.evaluation import weights as yinzi_weights
from tablewright.kernel.random import chance_from
from tests.bots.matches import GAMES, choice, final, positions, seed

LENGTHS = {
    "agra": (agra_weights.WEIGHTS, 2),
    "noria": (noria_weights.WEIGHTS, len(noria_weights.KNOTS)),
    "yinzi": (yinzi_weights.WEIGHTS, 2),
}
STEPS = [*pairwise(levels())]
DEALS = {"agra": 4, "noria": 8, "yinzi": 8}  # a game of Agra takes seconds
MOST_ROUNDS_OF_AGRA = 60


def quick_bot(name: str, seed: str) -> Bot:
    """The expert with a tenth of its effort: whole games take long enough."""
    return ThoughtfulBot(seed, 10_000) if name == "expert" else make_bot(name, seed)


def test_people_choose_among_four() -> None:
    assert levels() == ["novice", "club", "strong", "expert"]


@pytest.mark.parametrize("kind", [BY_HAND, LEARNED])
@pytest.mark.parametrize("title", GAMES)
def test_every_feature_has_its_weights(title: str, kind: str) -> None:
    features, values = LENGTHS[title]
    table = weights_of(title, kind)
    assert list(table) == list(weights_of(title, BY_HAND))
    assert [len(row) for row in table.values()] == [values] * features


@pytest.mark.parametrize("title", GAMES)
def test_what_was_learned_judges_otherwise(title: str) -> None:
    state = next(islice(positions(GAMES[title], 2, {}, 5, 60), 1, None))
    minds = [weighing(title, weights_of(title, kind)) for kind in (BY_HAND, LEARNED)]
    for mind in minds:
        mind.begin(state, 0)
    assert minds[0].worth(state) != minds[1].worth(state)


@pytest.mark.slow
@pytest.mark.parametrize(("weaker", "stronger"), STEPS)
@pytest.mark.parametrize("title", GAMES)
def test_each_level_beats_the_one_below(title: str, weaker: str, stronger: str) -> None:
    """Most games of a few deals, each played from both seats; docs/bots.md has the figures of more."""
    won = 0
    deals = DEALS[title] // (2 if stronger == "expert" else 1)
    for number in range(deals):
        for mine, names in enumerate(([stronger, weaker], [weaker, stronger])):
            won += GAMES[title].result(final(GAMES[title], names, number, quick_bot)).winners() == [mine]
    assert won > deals


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_agr_8_0_m_experts_bring_a_game_of_agra_to_its_end(seats: int) -> None:
    """There is no bound on rounds: somebody has to want the end."""
    assert final(GAMES["agra"], ["expert"] * seats, 1, quick_bot).round <= MOST_ROUNDS_OF_AGRA


def test_a_careless_bot_is_careless_by_its_own_chance() -> None:
    """Two of the same seed make the same mistakes (see test_bots); two of different seeds do not."""
    game = GAMES["noria"]
    bots = [CarelessBot(seed(number), 9.0) for number in (1, 2)]
    answers = [[choice(game, bot, state) for state in positions(game, 2, {}, 3, 9)] for bot in bots]
    assert answers[0] != answers[1]


@pytest.mark.parametrize("title", GAMES)
def test_who_is_hasty_follows_a_single_line(title: str) -> None:
    wise = weighing(title, weights_of(title, BY_HAND))
    careful, hasty = [InDoubt(wise, chance_from(seed(1)), 2.0, hasty) for hasty in (False, True)]
    assert (careful.width, careful.states) == (wise.width, wise.states)
    assert (hasty.width, hasty.states) == (1, wise.states // wise.width)
    bots = [CarelessBot(seed(1), 0.0, hasty) for hasty in (False, True)]
    answers = [[choice(GAMES[title], bot, state) for state in positions(GAMES[title], 2, {}, 3, 25)] for bot in bots]
    assert answers[0] != answers[1]

"""Bots that look ahead find what is plainly best: certain wins, the only chance that is left, the last points."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablewright.bots.agents.thoughtful import ThoughtfulBot
from tablewright.bots.agents.tree import TreeBot
from tablewright.bots.bot import Bot
from tablewright.kernel.action import Action
from tests.bots.matches import choice, seed
from tests.toy.actions import PLACE, SELL
from tests.toy.ch03_placing import ChooseBuyer
from tests.toy.game import HARBOUR
from tests.toy.names import GUILD, RICE, SAILOR, TAVERN
from tests.toy.state import Harbour
from tests.toy.table import harbour

SEEDS = pytest.mark.parametrize("number", [1, 2, 3])
MAKERS: dict[str, Callable[[str], Bot]] = {
    "tree": lambda seed: TreeBot(seed, 120),
    "thoughtful": lambda seed: ThoughtfulBot(seed, 20_000),
}
BOTS = pytest.mark.parametrize("bot", MAKERS)


def answer(state: Harbour, bot: str, number: int) -> Action:
    return choice(HARBOUR, MAKERS[bot](seed(number)), state)


def last_sale(theirs: int) -> Harbour:
    """The last question of a game: seat 0 has 10 coins and sells; seat 1 has so many points, one of them a good."""
    return harbour(coins=[10, theirs - 1], goods=[[0, 0, 0], [1, 0, 0]], owed=[ChooseBuyer(0, RICE)])


@pytest.mark.parametrize(("bot", "theirs"), [("tree", 12), ("thoughtful", 11)])
@SEEDS
def test_a_certain_win_is_better_than_a_gamble_for_as_many_coins(bot: str, theirs: int, number: int) -> None:
    """HAR-5-c, HAR-8-d: two coins make 12; the die brings two on average. A tie is won with fewer goods, but a bot that
    plays on looks at nothing but the points.
    """
    assert answer(last_sale(theirs), bot, number) is SELL[GUILD]


@BOTS
@SEEDS
def test_a_gamble_is_better_than_a_certain_loss(bot: str, number: int) -> None:
    assert answer(last_sale(13), bot, number) is SELL[SAILOR]


@BOTS
@SEEDS
def test_the_last_good_card_is_taken_before_another_takes_it(bot: str, number: int) -> None:
    """HAR-3-f: a card of 3 is more than the quay gives, and there is only one."""
    assert answer(harbour(coins=[0, 0], deck=[11], hands=[[], []]), bot, number) is PLACE[TAVERN]

"""The greedy bot at Yinzi: choices that a sensible person would make."""

from __future__ import annotations

from tablewright.bots.registry import make_bot
from tablewright.games.yinzi.state import Yinzi
from tests.bots.matches import choice, seed
from tests.games.yinzi.table import (
    GAME,
    army,
    asked,
    dock,
    factory,
    give_hand,
    give_resources,
    group,
    hold,
    land,
    play,
    row,
    square,
    turns,
)


def turn_of_greedy(state: Yinzi, *begun: str) -> list[str]:
    """Seat 0's turn, begun with these actions and finished by the bot: says what the bot did."""
    bot, played = make_bot("greedy", seed(6)), []
    state = play(turns(give_hand(state, 1, "c01")), *begun)
    while asked(state) == 0:
        action = choice(GAME, bot, state)
        GAME.take(state, action)
        played.append(str(action))
    return played


def test_greedy_plays_its_last_card_where_it_scores_most() -> None:
    """YIN-Z-score-1: three steps are worth four points; a factory, or a disc on an innovation, two."""
    state = give_hand(give_resources(land(), 0, wood=3, stone=1), 0, "c12")
    state.round = 4
    hold(state, 0, discs=1, cubes=0)
    assert turn_of_greedy(state)[1] == "on develop-boats"
    assert row(state, "boat") == 3


def test_greedy_ships_what_it_has_made() -> None:
    """YIN-B-ship-1: a product is worth a silver bag at once, and three or four points abroad."""
    state = factory(land(), "silk-red", "nanzhili-a1-a2", level=2, made=(2, 0))
    state = group(dock(hold(state, 0, boat=5), "japan-2", "korea-1"), 2)
    assert turn_of_greedy(state)[1:3] == ["to supply-ships", "ship silk-red"]
    assert row(state, "silver") == 2


def test_greedy_grows_food_when_its_workers_are_hungry() -> None:
    """YIN-C-feed-2, YIN-C-feed-8: eight workers need three food, and a misfortune tile costs two points."""
    state = give_hand(army(hold(land(), 0, coins=0), 0, 4), 0, "c08")
    played = turn_of_greedy(state, "play c08", "on cultivate")
    grown = [words.removeprefix("grow ") for words in played if words.startswith("grow ")]
    assert {square(state, name)[0] for name in grown} <= {"rice", "wheat"}
    assert sum(square(state, name)[2] for name in grown) >= 3


def test_greedy_does_not_pay_taxes_for_nothing() -> None:
    """YIN-B-fortune-6: one more resolution, where none is possible."""
    state = give_hand(land(), 0, "c12")
    assert turn_of_greedy(state, "play c12", "on develop-boats") == ["stop"]
    assert row(state, "taxed") == 0

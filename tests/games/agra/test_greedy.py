"""The greedy bot at Agra: choices that a sensible person would make."""

from __future__ import annotations

from tablewright.bots.registry import make_bot
from tablewright.games.agra.names import GUILDS
from tablewright.games.agra.state import Agra
from tests.bots.matches import choice, seed
from tests.games.agra.table import (
    GAME,
    at_action,
    at_meditation,
    at_order,
    give,
    goods,
    influence,
    on_card,
    on_order,
    order_marker,
    owner,
    purse,
    river,
    rupees,
    steps,
    table,
    using,
)


def turn_of_greedy(state: Agra) -> list[str]:
    """Plays the rest of seat 0's turn, and says what was done in it."""
    bot, played = make_bot("greedy", seed(5)), []
    turn = state.round
    while not state.is_over() and (state.active, state.round) == (0, turn):
        action = choice(GAME, bot, state)
        GAME.take(state, action)
        played.append(str(action))
    return played


def last_turn(state: Agra) -> Agra:
    """Nobody has a turn after seat 0's."""
    state.ending = 1 + state.printed.last_rounds
    return state


def test_greedy_gives_akbar_the_good_that_nothing_else_can_become() -> None:
    state = at_order(last_turn(give(table(2), 0, brick=1, cotton=2)))
    assert "akbar brick" in turn_of_greedy(state)


def test_greedy_sells_its_last_clothes() -> None:
    state = at_order(last_turn(give(table(2), 0, clothes=1)))
    had = purse(state)
    turn_of_greedy(state)
    assert purse(state) == had + 3  # the luxury action pays at once, Akbar a rupee at the end


def test_greedy_fulfils_an_order_rather_than_serve_akbar() -> None:
    state = order_marker(give(influence(table(2), 0, merchants=4), 0, oil=1, dye=1), "merchants", 5)
    assert "order merchants" in turn_of_greedy(at_order(state))


def test_greedy_delivers_where_more_markers_lie() -> None:
    """AGR-7.2-b: two rupees and the contract's markers at the Cook's, one elsewhere."""
    state = on_card(on_card(river(table(2), "cook", "mahout"), 0, "cook", "oil"), 1, "mahout", "cement")
    state = using(give(state, 0, wood=1), "sailor")
    assert turn_of_greedy(state)[0] == "deliver cook wood"
    assert owner(state, "cook") == 0


def test_greedy_builds_when_it_has_the_material() -> None:
    """AGR-6.2.2.1A-d: two sorts of stone and wood pay for a building that pays three rupees and more."""
    state = at_action(give(river(table(2)), 0, sandstone=1, wood=1))
    had = purse(state)
    played = turn_of_greedy(state)
    assert played[0] == "use architect"
    assert played[1].startswith("build ")
    assert purse(state) >= had + 3
    assert goods(state) == {}


def test_greedy_brings_the_end_when_it_is_far_ahead() -> None:
    """AGR-4.3-a: the top of a track."""
    state = give(influence(rupees(table(2), 0, 40), 0, artisans=8, merchants=3), 0, painting=1)
    turn_of_greedy(at_meditation(state))
    assert steps(state)[0] == 9
    assert state.ending == 1


def far_behind(in_round: int) -> Agra:
    """The other's orders lie open, and a step would end the game."""
    state = influence(table(2), 0, artisans=8, merchants=3)
    for guild in GUILDS:
        on_order(state, 1, guild, 1, 2, 3)
    state.round = in_round
    return at_meditation(give(state, 0, painting=1))


def test_greedy_does_not_bring_the_end_when_it_is_behind() -> None:
    state = far_behind(in_round=20)
    turn_of_greedy(state)
    assert state.ending == 0


def test_greedy_loses_patience_with_a_game_that_leads_nowhere() -> None:
    """AGR-4.3-a: no number of rounds ends the game, and whoever is behind could put it off for ever."""
    state = far_behind(in_round=90)
    turn_of_greedy(state)
    assert state.ending == 1

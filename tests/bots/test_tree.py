"""The tree bot: it chooses by its seed from what its seat can know, within its budget, and plans a turn as a whole."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import pytest

from tablewright.bots.tree import TreeBot
from tablewright.kernel.game import Game
from tablewright.kernel.state import seats_to_act
from tests.bots.matches import GAMES, choice, positions, seed
from tests.conformance.hidden import with_other_secrets
from tests.toy.game import HARBOUR
from tests.toy.table import harbour

AnyGame = Game[Any]
EVERY_GAME: dict[str, AnyGame] = {"harbour": HARBOUR, **GAMES}
EVERY = {"agra": 900, "harbour": 7, "noria": 61, "yinzi": 97}  # decisions between the positions that are looked at
NORIA = GAMES["noria"]
FEW = 6  # iterations: enough to grow a tree of two turns


def bot(number: int = 1, iterations: int = FEW, seconds: float | None = None) -> TreeBot:
    return TreeBot(seed(number), iterations, seconds)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("title", EVERY_GAME)
def test_it_chooses_among_the_options_by_its_seed(title: str, seats: int) -> None:
    game, first, second = EVERY_GAME[title], bot(), bot()
    for state in positions(game, seats, {}, 10 + seats, EVERY[title]):
        before = game.to_json(state)
        chosen = choice(game, first, state)
        assert chosen in game.options(state)
        assert choice(game, second, state) == chosen
        assert game.to_json(state) == before


@pytest.mark.parametrize("title", EVERY_GAME)
def test_what_it_cannot_see_does_not_matter(title: str) -> None:
    game = EVERY_GAME[title]
    for number, state in enumerate(positions(game, 3, {}, 31, EVERY[title])):
        other = with_other_secrets(game, state, seats_to_act(state)[0], Random(number))
        assert choice(game, bot(number), state) == choice(game, bot(number), other)


@pytest.mark.parametrize(("game", "chosen"), [(HARBOUR, {}), (NORIA, {"mode": "expert"})])
def test_several_seats_decide_at_the_same_time(game: AnyGame, chosen: dict[str, str]) -> None:
    """Each seat is asked on its own, the last one first, until all are done."""
    state = game.start(game.setup(3, chosen), seed(5))
    bots = [bot(seat) for seat in range(3)]
    assert len(seats_to_act(state)) == 3
    while state.lanes:
        seat = seats_to_act(state)[-1]
        answer = choice(game, bots[seat], state, seat)
        assert answer in game.options(state, seat)
        game.take(state, answer, seat)


def test_time_is_a_limit_too() -> None:
    state = next(positions(NORIA, 2, {}, 11, 1))
    begun = perf_counter()
    choice(NORIA, bot(1, 1_000_000, 0.1), state)
    assert perf_counter() - begun < 5.0  # a million iterations would take many minutes


def test_it_searches_as_often_as_it_was_told() -> None:
    state = harbour()
    draws = []
    for iterations in (10, 20, 40):
        thinker = bot(1, iterations)
        thinker.choose(HARBOUR, HARBOUR.twin(state), 0)
        draws.append(thinker.chance.drawn)
    assert draws[2] - draws[1] == 2 * (draws[1] - draws[0]) > 0  # every descent imagines one more state


def turn_under_way() -> tuple[TreeBot, Any, int]:
    """A bot that has just chosen in the middle of a turn of Noria, the table after that, and whose turn it is."""
    thinker = bot(1, 20)
    for state in positions(NORIA, 2, {}, 11, 1):
        seat = seats_to_act(state)[0]
        table = NORIA.twin(state)
        NORIA.take(table, choice(NORIA, thinker, table), seat)
        if thinker.kept is not None and thinker.kept.root.visits > 5 and len(NORIA.options(table, seat)) > 1:
            return thinker, table, seat
    raise AssertionError("no turn goes on")


def drawn_for(thinker: TreeBot, state: Any, seat: int) -> int:
    before = thinker.chance.drawn
    choice(NORIA, thinker, state, seat)
    return thinker.chance.drawn - before


def test_the_tree_is_kept_while_the_turn_goes_on() -> None:
    thinker, table, seat = turn_under_way()
    assert thinker.kept is not None
    assert thinker.kept.view == NORIA.view(table, seat)
    assert drawn_for(thinker, table, seat) < drawn_for(bot(1, 20), table, seat)


def test_the_tree_is_dropped_in_any_other_position() -> None:
    """Then it chooses as a new bot with the same chance would."""
    thinker, table, seat = turn_under_way()
    table.hold[seat][0] += 1
    newcomer = bot(1, 20)
    newcomer.chance.drawn = thinker.chance.drawn
    assert choice(NORIA, thinker, table, seat) == choice(NORIA, newcomer, table, seat)
    assert thinker.chance.drawn == newcomer.chance.drawn

"""The tree bot: it chooses by its seed from what its seat can know, within its budget, and plans a turn as a whole."""

from __future__ import annotations

from itertools import islice
from random import Random
from time import perf_counter
from typing import Any

import pytest

from tablewright.bots.agents.tree import TreeBot
from tablewright.kernel.game import Game
from tablewright.kernel.state import seats_to_act
from tests.bots.matches import GAMES, SHORTEST, choice, positions, seed
from tests.conformance.hidden import with_other_secrets
from tests.conformance.traits import traits_of
from tests.installed import for_games
from tests.toy.actions import PLACE, TAKE
from tests.toy.game import HARBOUR
from tests.toy.names import MARKET, QUAY, SILK, TAVERN
from tests.toy.state import Harbour
from tests.toy.table import harbour

AnyGame = Game[Any]
EVERY_GAME: dict[str, AnyGame] = {"harbour": HARBOUR, **GAMES}
FEW = 2  # iterations


def bot(number: int = 1, iterations: int = FEW, seconds: float | None = None) -> TreeBot:
    """One that looks a round ahead, so that it has to think for every seat."""
    return TreeBot(seed(number), iterations, seconds, 1)


def middle(title: str, seats: int) -> Any:
    """A position from the middle of a random game."""
    return next(islice(positions(EVERY_GAME[title], seats, {}, 11, traits_of(title).halfway), 1, None))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("title", EVERY_GAME)
def test_it_chooses_among_the_options_by_its_seed(title: str, seats: int) -> None:
    game, state = EVERY_GAME[title], middle(title, seats)
    before = game.to_json(state)
    chosen = choice(game, bot(), state)
    assert chosen in game.options(state)
    assert choice(game, bot(), state) == chosen
    assert game.to_json(state) == before


@pytest.mark.parametrize("title", EVERY_GAME)
def test_what_it_cannot_see_does_not_matter(title: str) -> None:
    game, state = EVERY_GAME[title], middle(title, 3)
    other = with_other_secrets(game, state, seats_to_act(state)[0], Random(1))
    assert choice(game, bot(), state) == choice(game, bot(), other)


@pytest.mark.parametrize(
    ("game", "chosen"),
    [
        (HARBOUR, {}),
        *[(GAMES[name], chosen) for name, chosen in for_games(("noria", {"mode": "expert"}))],
    ],
)
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
    state = next(positions(SHORTEST, 2, {}, 11, 1))
    begun = perf_counter()
    choice(SHORTEST, bot(1, 1_000_000, 0.1), state)
    assert perf_counter() - begun < 5.0  # a million iterations would take many minutes


def test_it_searches_as_often_as_it_was_told() -> None:
    state = harbour()
    draws = []
    for iterations in (10, 20, 40):
        thinker = bot(1, iterations)
        thinker.choose(HARBOUR, HARBOUR.twin(state), 0)
        draws.append(thinker.chance.drawn)
    assert draws[2] - draws[1] == 2 * (draws[1] - draws[0]) > 0  # every descent imagines one more state


def turn_under_way() -> tuple[TreeBot, Harbour]:
    """A bot that has just gone to the quay, with a good in mind, and the table that asks for the good now."""
    thinker, table = bot(1, 20), harbour(workers={MARKET: 0, TAVERN: 0})
    chosen = choice(HARBOUR, thinker, table)
    assert chosen is PLACE[QUAY]
    HARBOUR.take(table, chosen)
    return thinker, table


def drawn_for(thinker: TreeBot, state: Harbour) -> int:
    before = thinker.chance.drawn
    assert choice(HARBOUR, thinker, state) is TAKE[SILK]
    return thinker.chance.drawn - before


def test_the_tree_is_kept_while_the_turn_goes_on() -> None:
    thinker, table = turn_under_way()
    assert thinker.kept is not None
    assert thinker.kept.root.visits() > 0
    assert drawn_for(thinker, table) < drawn_for(bot(1, 20), table)


def test_the_tree_is_dropped_in_any_other_position() -> None:
    """Then it chooses as a new bot with the same chance would."""
    thinker, table = turn_under_way()
    table.coins[1] += 1
    newcomer = bot(1, 20)
    newcomer.chance.drawn = thinker.chance.drawn
    assert choice(HARBOUR, thinker, table) is choice(HARBOUR, newcomer, table)
    assert thinker.chance.drawn == newcomer.chance.drawn


def test_nothing_is_kept_once_the_turn_is_over_or_something_came_to_light() -> None:
    thinker, table = turn_under_way()
    choice(HARBOUR, thinker, table)
    assert thinker.kept is None
    unknown_card = harbour(workers={QUAY: 0, MARKET: 0})
    assert choice(HARBOUR, thinker, unknown_card) is PLACE[TAVERN]
    assert thinker.kept is None

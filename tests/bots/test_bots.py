"""What holds for every bot, at any game: it chooses among the options, by its seed, from what its seat can know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablewright.bots.bot import Bot
from tablewright.bots.play import play_match
from tablewright.bots.registry import bot_names, make_bot
from tablewright.games.noria.names import ISLANDS
from tablewright.games.noria.state import Noria
from tablewright.games.registry import load_game
from tablewright.kernel.action import Action
from tablewright.kernel.random import chance_from
from tablewright.kernel.state import seats_to_act

NORIA = load_game("noria")
TABLES = [(2, "base"), (3, "base"), (4, "base"), (2, "expert"), (4, "expert")]


def seed(number: int) -> str:
    return f"{number:032x}"


def positions(seats: int, mode: str, number: int, every: int) -> Iterator[Any]:
    """Some positions of a random game, every so many decisions."""
    state = NORIA.start(NORIA.setup(seats, {"mode": mode}), seed(number))
    chance = chance_from(seed(number + 1))
    decision = 0
    while not state.is_over():
        if decision % every == 0:
            yield state
        options = NORIA.options(state)
        NORIA.take(state, options[chance.below(len(options))])
        decision += 1


def choice(bot: Bot, state: Any) -> Action:
    """What *bot* answers for the first seat that the table waits for."""
    seat = seats_to_act(state)[0]
    return bot.choose(NORIA, NORIA.imagine(state, seat, bot.chance), seat)


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_a_bot_chooses_among_the_options(name: str, seats: int, mode: str) -> None:
    bot = make_bot(name, seed(9))
    for state in positions(seats, mode, 11, every=9):
        assert choice(bot, state) in NORIA.options(state)


@pytest.mark.parametrize("name", bot_names())
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    first, second = make_bot(name, seed(3)), make_bot(name, seed(3))
    for state in positions(3, "base", 21, every=11):
        assert choice(first, state) == choice(second, state)


def test_another_seed_makes_other_choices() -> None:
    first, second = make_bot("random", seed(3)), make_bot("random", seed(4))
    assert any(choice(first, state) != choice(second, state) for state in positions(2, "base", 21, every=1))


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_that_takes_over_plays_on(name: str) -> None:
    """Nothing but the state is needed: every choice may be made by a new bot."""
    for number, state in enumerate(positions(2, "base", 41, every=13)):
        assert choice(make_bot(name, seed(number)), state) in NORIA.options(state)


@pytest.mark.parametrize("name", bot_names())
def test_what_is_under_the_clouds_does_not_matter(name: str) -> None:
    """The same table with other islands that nobody has seen gets the same answers."""
    compared = 0
    for number, state in enumerate(positions(3, "base", 31, every=7)):
        other = with_other_clouds(state)
        if other.islands != state.islands:
            compared += 1
        assert choice(make_bot(name, seed(number)), state) == choice(make_bot(name, seed(number)), other)
    assert compared > 5


def with_other_clouds(state: Noria) -> Noria:
    """Every tile that nobody has seen takes the place of another, and the chance of the table is another one too."""
    twin: Noria = NORIA.twin(state)
    seen = state.islands[: state.shown]
    unseen = [island for island in reversed(range(len(ISLANDS))) if island not in state.islands]
    hidden = [island for island in reversed(state.islands) if island not in seen]
    twin.islands = [*seen, *[*unseen, *hidden][: len(hidden)]]
    twin.chance = chance_from(seed(99))
    return twin


@pytest.mark.parametrize("name", bot_names())
def test_wheels_built_in_secret_do_not_matter(name: str) -> None:
    """NOR-20.2-c: seat 1 answers the same, however seat 0 built its wheel."""
    tables = [NORIA.start(NORIA.setup(2, {"mode": "expert"}), seed(8)) for _ in range(2)]
    for number, state in enumerate(tables):
        while 0 in seats_to_act(state):
            options = NORIA.options(state, 0)
            NORIA.take(state, options[-1 if number else 0], 0)
    assert tables[0].wheel[0] != tables[1].wheel[0]
    answers = [bot.choose(NORIA, NORIA.imagine(state, 1, bot.chance), 1)
               for bot, state in zip([make_bot(name, seed(5)) for _ in tables], tables, strict=True)]  # fmt: skip
    assert answers[0] == answers[1]


@pytest.mark.parametrize("name", bot_names())
def test_thinking_changes_nothing_at_the_table(name: str) -> None:
    bot = make_bot(name, seed(2))
    for state in positions(2, "base", 51, every=10):
        before = NORIA.to_json(state)
        choice(bot, state)
        assert NORIA.to_json(state) == before


def test_a_match_is_played_to_its_end() -> None:
    setup = NORIA.setup(4, {"mode": "expert"})
    ends = [play_match(NORIA, setup, seed(1), [make_bot("random", seed(seat)) for seat in range(4)]) for _ in range(2)]
    assert ends[0].is_over()
    assert NORIA.to_json(ends[0]) == NORIA.to_json(ends[1])


def test_a_match_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(ValueError, match="3 seats, 2 bots"):
        play_match(NORIA, NORIA.setup(3, {}), seed(1), [make_bot("random", seed(seat)) for seat in range(2)])


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(KeyError):
        make_bot("clairvoyant", seed(1))

"""What holds for every bot, at any game: it chooses among the options, by its seed, from what its seat can know."""

from __future__ import annotations

from random import Random

import pytest

from tablewright.arena.playing import play_to_the_end
from tablewright.bots.registry import make_bot
from tablewright.kernel.match import Match
from tablewright.kernel.state import seats_to_act
from tests.bots.matches import GAMES, SHORTEST, choice, light_bot, positions, seed
from tests.conformance.hidden import with_other_secrets
from tests.conformance.traits import traits_of
from tests.installed import for_games
from tests.toy.game import HARBOUR

TABLES = [
    *[(name, seats, {}) for name in GAMES for seats in (2, 3, 4)],
    *for_games(("noria", 2, {"mode": "expert"}), ("noria", 4, {"mode": "expert"})),
]
EVERY_BOT = pytest.mark.parametrize("name", ["random", "greedy", "novice", "expert", "tree"])  # others are alike
EVERY_GAME = pytest.mark.parametrize("title", GAMES)


@EVERY_BOT
@pytest.mark.parametrize(("title", "seats", "chosen"), TABLES)
def test_a_bot_chooses_among_the_options(name: str, title: str, seats: int, chosen: dict[str, str]) -> None:
    game, bot = GAMES[title], light_bot(name, seed(9))
    for state in positions(game, seats, chosen, 11, traits_of(title).stride):
        assert choice(game, bot, state) in game.options(state)


@EVERY_BOT
def test_a_bot_plays_a_game_that_nobody_told_it_about(name: str) -> None:
    bot = light_bot(name, seed(9))
    for state in positions(HARBOUR, 3, {}, 11, 5):
        assert choice(HARBOUR, bot, state) in HARBOUR.options(state)


@EVERY_BOT
@EVERY_GAME
def test_the_same_seed_makes_the_same_choices(name: str, title: str) -> None:
    game, first, second = GAMES[title], light_bot(name, seed(3)), light_bot(name, seed(3))
    for state in positions(game, 3, {}, 21, traits_of(title).stride):
        assert choice(game, first, state) == choice(game, second, state)


def test_another_seed_makes_other_choices() -> None:
    first, second = make_bot("random", seed(3)), make_bot("random", seed(4))
    answers = [[choice(SHORTEST, bot, state) for state in positions(SHORTEST, 2, {}, 21, 1)] for bot in (first, second)]
    assert answers[0] != answers[1]


@EVERY_BOT
@EVERY_GAME
def test_a_bot_that_takes_over_plays_on_and_what_it_cannot_see_does_not_matter(name: str, title: str) -> None:
    """Nothing but the state is needed, so every choice may be made by a new bot; other secrets get the same answer."""
    game = GAMES[title]
    for number, state in enumerate(positions(game, 3, {}, 31, traits_of(title).stride)):
        other = with_other_secrets(game, state, seats_to_act(state)[0], Random(number))
        answers = [choice(game, light_bot(name, seed(number)), one) for one in (state, other)]
        assert answers[0] == answers[1]
        assert answers[0] in game.options(state)


@pytest.mark.game("noria")
@EVERY_BOT
def test_wheels_built_in_secret_do_not_matter(name: str) -> None:
    """NOR-20.2-c: seat 1 answers the same, however seat 0 built its wheel."""
    game = GAMES["noria"]
    tables = [game.start(game.setup(2, {"mode": "expert"}), seed(8)) for _ in range(2)]
    for number, state in enumerate(tables):
        while 0 in seats_to_act(state):
            options = game.options(state, 0)
            game.take(state, options[-1 if number else 0], 0)
    assert tables[0].wheel[0] != tables[1].wheel[0]
    answers = [choice(game, light_bot(name, seed(5)), state, 1) for state in tables]
    assert answers[0] == answers[1]


@EVERY_BOT
@EVERY_GAME
def test_thinking_changes_nothing_at_the_table(name: str, title: str) -> None:
    game, bot = GAMES[title], light_bot(name, seed(2))
    for state in positions(game, 2, {}, 51, traits_of(title).stride):
        before = game.to_json(state)
        choice(game, bot, state)
        assert game.to_json(state) == before


@EVERY_GAME
def test_a_match_is_played_to_its_end(title: str) -> None:
    game = GAMES[title]
    bots = [[make_bot("random", seed(seat)) for seat in range(4)] for _ in range(2)]
    ends = [play_to_the_end(Match(game, game.setup(4, {}), seed(1)), seated).state for seated in bots]
    assert ends[0].is_over()
    assert game.to_json(ends[0]) == game.to_json(ends[1])


def test_a_match_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(ValueError, match="3 seats, 2 bots"):
        play_to_the_end(
            Match(SHORTEST, SHORTEST.setup(3, {}), seed(1)), [make_bot("random", seed(seat)) for seat in range(2)]
        )


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(KeyError):
        make_bot("clairvoyant", seed(1))

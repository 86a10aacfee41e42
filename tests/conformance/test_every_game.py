"""What must hold of any game, on random play. TABLEWRIGHT_GAMES says how many games per game and number of seats."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tablewright.kernel.random import chance_from
from tablewright.kernel.setup import BadSetup
from tests.conformance.properties import PROPERTIES
from tests.conformance.tables import (
    GAMES_PER_TABLE,
    REAL,
    SLOW_GAMES_PER_TABLE,
    SUBJECTS,
    Playthrough,
    Subject,
    combinations,
    playthrough,
    seed_of,
    tables,
)

EVERY_SUBJECT = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=list(SUBJECTS))
ROUNDS_OF_NORIA = {2: 16, 3: 15, 4: 14}


@pytest.mark.parametrize("name, seats, number", tables(list(SUBJECTS.values()), GAMES_PER_TABLE))
@pytest.mark.parametrize("holds", PROPERTIES, ids=[holds.__name__ for holds in PROPERTIES])
def test_it_holds(holds: Callable[[Playthrough], None], name: str, seats: int, number: int) -> None:
    holds(playthrough(name, seats, number))


@pytest.mark.slow
@pytest.mark.parametrize("name, seats, number", tables(REAL, SLOW_GAMES_PER_TABLE))
def test_all_holds_over_many_games(name: str, seats: int, number: int) -> None:
    """Numbers go through every combination of settings, so all modes are played with every number of seats."""
    game_played = playthrough(name, seats, number)
    for holds in PROPERTIES:
        holds(game_played)
    if name == "noria":
        rounds_of_noria(game_played)


@pytest.mark.parametrize(
    "name, seats, number", [table for table in tables(REAL, GAMES_PER_TABLE) if table[0] == "noria"]
)
def test_nor_19_1_a_noria_ends_after_16_15_14_rounds(name: str, seats: int, number: int) -> None:
    rounds_of_noria(playthrough(name, seats, number))


def rounds_of_noria(game_played: Playthrough) -> None:
    """Rounds 1 to 16, 15 or 14 begin in order, every seat has one turn in each, and then it is over."""
    seats, match = game_played.match.setup.seats, game_played.match
    events = match.opening + [event for ply in match.plies for event in ply.events]
    began = [event.what[0] for event in events if event.verb == "round-began"]
    turns = [event.seat for event in events if event.verb == "turn-began"]
    start = match.state.start
    assert began == list(range(1, ROUNDS_OF_NORIA[seats] + 1))
    assert turns == [(start + turn) % seats for turn in range(seats)] * ROUNDS_OF_NORIA[seats]
    assert match.state.round == ROUNDS_OF_NORIA[seats]


@EVERY_SUBJECT
def test_the_alphabet_has_every_letter_once(subject: Subject) -> None:
    letters = subject.game.alphabet()
    assert letters
    assert len(set(letters)) == len({letter.fields() for letter in letters}) == len(letters)
    assert subject.game.alphabet() == letters


@EVERY_SUBJECT
def test_every_letter_has_words_and_is_written_in_one_piece(subject: Subject) -> None:
    vocabulary = subject.game.vocabulary()
    for letter in subject.game.alphabet():
        words = letter.fields()
        vocabulary.name(f"do-{words[0]}", words[1:])
        for word in words:
            assert not isinstance(word, str) or (word and not any(sign.isspace() for sign in word))
            assert not isinstance(word, str) or not word.isdecimal(), "it would be read back as a number"


@EVERY_SUBJECT
def test_every_setting_cites_a_clause_and_has_its_default_among_its_choices(subject: Subject) -> None:
    settings = subject.game.settings()
    assert len({setting.name for setting in settings}) == len(settings)
    for setting in settings:
        assert setting.rule in subject.clauses
        assert setting.default in setting.choices
        assert len(set(setting.choices)) == len(setting.choices) > 1


@EVERY_SUBJECT
def test_every_combination_of_settings_can_be_set_up_with_every_number_of_seats(subject: Subject) -> None:
    for seats in subject.game.seat_counts:
        for chosen in combinations(subject.game, seats):
            state = subject.game.start(subject.game.setup(seats, chosen), "0" * 32)
            subject.conserved(subject.game, state, None)
            assert subject.game.options(state)
    with pytest.raises(BadSetup):
        subject.game.setup(max(subject.game.seat_counts) + 1, {})


@EVERY_SUBJECT
def test_the_phrases_of_the_vocabulary_are_made_of_its_nouns(subject: Subject) -> None:
    vocabulary = subject.game.vocabulary()
    for phrase, parts in vocabulary.phrases.items():
        names = [part.rstrip("#").partition("=")[0] for part in parts]
        assert len(set(names)) == len(names), phrase
        for part, name in zip(parts, names, strict=True):
            noun = vocabulary.noun_of(phrase, name)
            assert noun in vocabulary.nouns if not part.endswith("#") else noun == ""


@pytest.mark.parametrize("name", ["harbour", "noria"])
def test_secrets_are_drawn_anew(name: str) -> None:
    """That nothing hidden shows would prove little if imagining changed nothing."""
    game_played = playthrough(name, 3, 0)
    game = game_played.game
    seen = set()
    for draw in range(5):
        imagined = game.imagine(game_played.states[3], 0, chance_from(seed_of(draw + 1)))
        seen.add(json.dumps(game.facts(imagined)))
    assert len(seen) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_others_commit_in_secret_is_drawn_anew(seats: int) -> None:
    """While expert wheels are built at the same time, the others may look like anything, the own one as it is."""
    game_played = playthrough("noria", seats, 1)
    game = game_played.game
    assert game_played.match.setup.chosen["mode"] == "expert"
    state = [state for state in game_played.states if state.lanes][-1]
    for viewer in range(seats):
        wheels = [game.imagine(state, viewer, chance_from(seed_of(draw + 1))).wheel for draw in range(5)]
        for seat in range(seats):
            kinds = {tuple(wheel[seat]) for wheel in wheels}
            assert (kinds == {tuple(state.wheel[seat])}) == (seat == viewer)

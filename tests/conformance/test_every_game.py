"""What must hold of any game, on random play. TABLEWRIGHT_GAMES says how many games per game and number of seats."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

from tablewright.kernel.random import chance_from
from tablewright.kernel.setup import BadSetup
from tests.conformance.hidden import with_other_secrets
from tests.conformance.properties import PROPERTIES
from tests.conformance.tables import (
    GAMES_PER_TABLE,
    REAL,
    SUBJECTS,
    Playthrough,
    Subject,
    combinations,
    first_choices,
    playthrough,
    seed_of,
    slow_tables,
    tables,
)

EVERY_SUBJECT = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=list(SUBJECTS))


@pytest.mark.parametrize("name, seats, number", tables(list(SUBJECTS.values()), GAMES_PER_TABLE))
@pytest.mark.parametrize("holds", PROPERTIES, ids=[holds.__name__ for holds in PROPERTIES])
def test_it_holds(holds: Callable[[Playthrough], None], name: str, seats: int, number: int) -> None:
    holds(playthrough(name, seats, number))


def run_its_course(played: Playthrough) -> None:
    course = played.subject.traits.course
    assert course is not None, f"tests/games/{played.subject.name}/traits.py says nothing of its course"
    course(played.match)


@pytest.mark.slow
@pytest.mark.parametrize("name, seats, number", slow_tables(REAL))
def test_all_holds_over_many_games(name: str, seats: int, number: int) -> None:
    """Numbers go through every combination of settings, so all modes are played with every number of seats."""
    game_played = playthrough(name, seats, number)
    for holds in PROPERTIES:
        holds(game_played)
    run_its_course(game_played)


@pytest.mark.parametrize("name, seats, number", tables(REAL, GAMES_PER_TABLE))
def test_a_game_runs_its_course(name: str, seats: int, number: int) -> None:
    run_its_course(playthrough(name, seats, number))


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
            subject.traits.conserved(subject.game, state, None)
            assert subject.game.options(state)
    with pytest.raises(BadSetup):
        subject.game.setup(max(subject.game.seat_counts) + 1, {})


@EVERY_SUBJECT
def test_the_first_few_tables_have_every_choice_of_every_setting(subject: Subject) -> None:
    """They are what the fast run plays: nothing that a table may choose is left to the slow one."""
    game = subject.game
    made = {choice for seats in game.seat_counts for choice in first_choices(game, seats)}
    assert made == {(setting.name, choice) for setting in game.settings() for choice in setting.choices}
    for seats in game.seat_counts:
        every = combinations(game, seats)
        assert len({json.dumps(chosen, sort_keys=True) for chosen in every}) == len(every)
        assert every[0] == {setting.name: setting.default for setting in game.settings()}


@EVERY_SUBJECT
def test_the_phrases_of_the_vocabulary_are_made_of_its_nouns(subject: Subject) -> None:
    vocabulary = subject.game.vocabulary()
    for phrase, parts in vocabulary.phrases.items():
        names = [part.rstrip("#").partition("=")[0] for part in parts]
        assert len(set(names)) == len(names), phrase
        for part, name in zip(parts, names, strict=True):
            noun = vocabulary.noun_of(phrase, name)
            assert noun in vocabulary.nouns if not part.endswith("#") else noun == ""


@EVERY_SUBJECT
def test_secrets_are_drawn_anew(subject: Subject) -> None:
    """That nothing hidden shows would prove little if imagining, or changing secrets by hand, changed nothing."""
    game, state = subject.game, playthrough(subject.name, 3, 0).sample(5)[2]
    imagined = [game.imagine(state, 0, chance_from(seed_of(draw + 1))) for draw in range(5)]
    changed = [with_other_secrets(game, state, 0, Random(draw)) for draw in range(5)]
    for states in (imagined, changed):
        assert len({json.dumps(game.facts(one)) for one in states}) == 5


@EVERY_SUBJECT
def test_what_is_imagined_does_not_depend_on_the_truth(subject: Subject) -> None:
    """The same draws at tables that differ by secrets only give the same state to the viewer, to the last fact."""
    game = subject.game
    for number, state in enumerate(playthrough(subject.name, 4, 1).sample(20)):
        for viewer in range(state.seats):
            other = with_other_secrets(game, state, viewer, Random(number))
            imagined = [game.imagine(one, viewer, chance_from(seed_of(number))) for one in (state, other)]
            assert game.facts(imagined[0]) == game.facts(imagined[1])


@pytest.mark.game("noria")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_others_commit_in_secret_is_drawn_anew(seats: int) -> None:
    """While expert wheels are built at the same time, the others may look like anything, the own one as it is."""
    game = SUBJECTS["noria"].game
    wanted = {"mode": "expert", "wheels": "simultaneous"}.items()
    number = next(at for at, chosen in enumerate(combinations(game, seats)) if wanted <= chosen.items())
    game_played = playthrough("noria", seats, number)
    state = [state for state in game_played.states.values() if state.lanes][-1]
    for viewer in range(seats):
        wheels = [game.imagine(state, viewer, chance_from(seed_of(draw + 1))).wheel for draw in range(5)]
        for seat in range(seats):
            kinds = {tuple(wheel[seat]) for wheel in wheels}
            assert (kinds == {tuple(state.wheel[seat])}) == (seat == viewer)

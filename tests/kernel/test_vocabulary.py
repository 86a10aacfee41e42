"""Vocabulary: what the bare numbers mean."""

from __future__ import annotations

import pytest

from tablewright.kernel.action import NOBODY
from tablewright.kernel.vocabulary import Vocabulary
from tests.toy.names import RICE, SAILOR

WORDS = Vocabulary(
    {"good": ["rice", "silk"], "seat": ["0", "1"], "buyer": ["guild", "sailor"]},
    {"sold": ("good", "buyer"), "swapped": ("good", "for=good", "times#"), "asked": ("host=seat",), "rested": ()},
)


def test_numbers_become_ids() -> None:
    assert WORDS.name("sold", (RICE, SAILOR)) == {"good": "rice", "buyer": "sailor"}


def test_a_noun_may_go_under_another_name() -> None:
    assert WORDS.name("swapped", (0, 1, 3)) == {"good": "rice", "for": "silk", "times": 3}
    assert WORDS.name("asked", (1,)) == {"host": "1"}


def test_ids_stay_what_they_are() -> None:
    assert WORDS.name("sold", ("silk", "guild")) == {"good": "silk", "buyer": "guild"}


def test_a_phrase_may_have_no_parts() -> None:
    assert WORDS.name("rested", ()) == {}


@pytest.mark.parametrize("words", [(), (0,), (0, 1, 1)])
def test_the_number_of_parts_must_be_right(words: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=f"sold: 2 parts are declared, {len(words)} were given"):
        WORDS.name("sold", words)


def test_an_unknown_phrase_is_an_error() -> None:
    with pytest.raises(KeyError):
        WORDS.name("flown", ())


@pytest.mark.parametrize("word", [NOBODY, 2, 99, "gold"])
def test_what_the_noun_does_not_have_is_an_error(word: int | str) -> None:
    with pytest.raises(ValueError):
        WORDS.name("sold", (word, 0))


def test_the_noun_of_a_part() -> None:
    assert WORDS.noun_of("sold", "buyer") == "buyer"
    assert WORDS.noun_of("swapped", "for") == "good"
    assert WORDS.noun_of("swapped", "times") == ""
    with pytest.raises(KeyError, match="swapped has no part called price"):
        WORDS.noun_of("swapped", "price")

"""Phrases in words."""

from __future__ import annotations

import pytest

from tablewright.server.protocol.errors import STATUS
from tablewright.words import LANGUAGES, speak
from tablewright.words.speak import bundle

GAINED = {
    "key": "noria-told-gained",
    "args": {"seat": {"noun": "seat", "id": 1}, "thing": {"noun": "thing", "id": "knowledge"}, "amount": 2},
}


@pytest.mark.game("noria")
def test_a_phrase_is_spoken_with_its_nouns_and_names() -> None:
    said = speak("en", GAINED, ["Ada", "Ben"])
    assert "Ben" in said and "2" in said and "nowledge" in said
    assert speak("en", GAINED, ["Ada"]).startswith("2 "), "a seat without a name is a number"


def test_what_has_no_words_is_its_key() -> None:
    assert speak("en", {"key": "noria-told-nothing-of-the-kind", "args": {}}) == "noria-told-nothing-of-the-kind"


def test_a_language_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="tlh"):
        speak("tlh", GAINED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_server_has_a_text(language: str) -> None:
    words = bundle(language)
    assert [code for code in STATUS if not words.has_message(f"error-{code}")] == []

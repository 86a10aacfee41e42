"""Names are made of what can be seen, so that they can be told apart."""

from __future__ import annotations

import unicodedata

import pytest
from pydantic import TypeAdapter, ValidationError

from tablewright.server.protocol.texts import Name, mended_name, proper_line

NAME: TypeAdapter[str] = TypeAdapter(Name)

UNSEEN = ["\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u034f", "\u17b4", "\U000e0100", "\u2065", "\ufffe"]
UNSEEN += ["\u200d", "\u202e", "\ue000", "\x07", "\u2028", "\U0001d159", "\u00ad", "\U000e0041"]


def refused(name: str) -> bool:
    try:
        NAME.validate_python(name)
    except ValidationError as fault:
        return [error["type"] for error in fault.errors()] == ["bad-name"]
    return False


@pytest.mark.parametrize("unseen", UNSEEN)
def test_what_cannot_be_seen_is_no_part_of_a_name(unseen: str) -> None:
    assert refused(unseen) and refused(f"Al{unseen}ice")
    assert mended_name(unseen) == "?" and mended_name(f"Al{unseen}ice") == "Alice"


@pytest.mark.parametrize(
    "name", [" ", "\u0301", " \u0301 ", "\u0336e", "a \u0301b", "Z" + "\u0336" * 3, "x" * 41, "two\nlines"]
)
def test_a_name_is_more_than_marks_and_blanks(name: str) -> None:
    assert refused(name)


@pytest.mark.parametrize("sign", "#＃﹟♯")
def test_nobody_writes_the_tag_of_namesakes(sign: str) -> None:
    assert refused(f"Alice {sign}417") and mended_name(f"Alice {sign}417") == "Alice 417"


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Alice",
        "Nguyễn Thị Ánh",
        "Ὀδυσσεύς",
        "李小龍",
        "नमस्ते",
        "עִבְרִית",
        "ภาษาไทยนี้",
        "Анна",
        "O'Neil-Smith, Jr.",
        "☕ Bén",
        "42",
    ],
)
def test_names_of_the_world_are_fine(name: str) -> None:
    assert NAME.validate_python(name) == unicodedata.normalize("NFC", name) == mended_name(NAME.validate_python(name))


def test_a_name_is_the_same_whichever_way_it_is_typed() -> None:
    assert NAME.validate_python("  Zoe\u0308 \u3000 van\u00a0Dam ") == "Zo\u00eb van Dam"
    assert NAME.validate_python("\u2764\ufe0f Ada") == "\u2764 Ada", "what keyboards put behind an emoji"
    assert NAME.validate_python("Alice\ufe0f") == "Alice"


def test_emoji_in_talk_stay_as_they_are_and_disguises_go() -> None:
    assert (
        proper_line("\u2764\ufe0f \U0001f469\u200d\U0001f680 a\u3164b\u202e")
        == "\u2764\ufe0f \U0001f469\u200d\U0001f680 ab"
    )

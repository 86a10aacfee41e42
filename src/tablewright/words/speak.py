"""Phrases in a language. The same Fluent files are read here and by the browser.

A phrase is `{"key": …, "args": {…}}`; an argument is a number, a string, or a noun `{"noun": …, "id": …}`. A noun is
itself looked up as `<game>-<noun>-<id>`, but for the noun `seat`, which is the name of a player.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "it", "nl", "fr")
FALLBACK: Final = "en"
HERE: Final = Path(__file__).parent
GAMES: Final = HERE.parent / "games"


@cache
def bundle(language: str) -> FluentBundle:
    """Every message of *language*. Strings are not wrapped into direction marks: these languages all run one way."""
    if language not in LANGUAGES:
        raise ValueError(f"there are no words in {language!r}, only in {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False)
    for file in word_files(language):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def word_files(language: str) -> list[Path]:
    """Those of the product and of every game."""
    return [*sorted((HERE / language).glob("*.ftl")), *sorted(GAMES.glob(f"*/words/{language}/*.ftl"))]


def speak(language: str, phrase: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """*phrase* in *language*, in English where it has no word for it, and as the bare key where nobody has one.

    *names* are those of the players by seat.
    """
    key = str(phrase["key"])
    args = {name: spoken(language, key, arg, names) for name, arg in dict(phrase.get("args") or {}).items()}
    return message(language, key, args)


def spoken(language: str, key: str, arg: object, names: Sequence[str]) -> Any:
    """An argument as Fluent wants it: nouns become their names."""
    if not isinstance(arg, Mapping):
        return arg
    noun, id = str(arg["noun"]), arg["id"]
    if noun == "seat":
        seat = int(id)
        return names[seat] if 0 <= seat < len(names) else str(seat + 1)
    game = key.partition("-")[0]
    return message(language, f"{game}-{noun}-{id}", {})


def message(language: str, key: str, args: Mapping[str, Any]) -> str:
    for tongue in dict.fromkeys((language, FALLBACK)):
        words = bundle(tongue)
        if words.has_message(key) and (pattern := words.get_message(key).value) is not None:
            text, _ = words.format_pattern(pattern, dict(args))
            return str(text)
    return key

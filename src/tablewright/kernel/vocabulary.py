"""Vocabulary: what the bare numbers of steps, events and refusals mean, so that people can be told.

The engine speaks in numbers (`paid`, 3, 2). A game's vocabulary says that the first is a thing and the second an
amount, and that thing 3 is called `knowledge`. Labels, log lines and explanations are made from that, in any language.
"""

from __future__ import annotations

from typing import Final

from tablewright.kernel.action import Word

Named = dict[str, Word]


class Vocabulary:
    """*nouns* maps a noun to its ids in engine order; *phrases* maps a verb, reason or question to its parts.

    A part is written `slot` (an id of that noun), `to=slot` (the noun under another name) or `amount#` (a number).
    """

    def __init__(self, nouns: dict[str, list[str]], phrases: dict[str, tuple[str, ...]]) -> None:
        self.nouns: Final = nouns
        self.phrases: Final = phrases

    def name(self, phrase: str, words: tuple[Word, ...]) -> Named:
        """The parts of *phrase* by name; numbers that stand for ids become those ids."""
        parts = self.phrases[phrase]
        if len(parts) != len(words):
            raise ValueError(f"{phrase}: {len(parts)} parts are declared, {len(words)} were given")
        named: Named = {}
        for part, word in zip(parts, words, strict=True):
            if part.endswith("#"):
                named[part[:-1]] = word
                continue
            name, _, noun = part.partition("=")
            ids = self.nouns[noun or name]
            if (isinstance(word, int) and not 0 <= word < len(ids)) or (isinstance(word, str) and word not in ids):
                raise ValueError(f"{phrase}: {word} is no {noun or name}")
            named[name] = ids[word] if isinstance(word, int) else word
        return named

    def noun_of(self, phrase: str, name: str) -> str:
        """The noun behind the part called *name*, or '' for a number."""
        for part in self.phrases[phrase]:
            if part == name + "#":
                return ""
            called, _, noun = part.partition("=")
            if called == name:
                return noun or called
        raise KeyError(f"{phrase} has no part called {name}")

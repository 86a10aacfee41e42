"""From the engine's bare words and numbers to phrases, by the game's vocabulary."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from tablewright.kernel.action import NOBODY, Action, Fields, Seat, Word
from tablewright.kernel.event import Event
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.score import Result, ScoreLine
from tablewright.kernel.step import Decision
from tablewright.kernel.vocabulary import Vocabulary
from tablewright.server.base.plugins import AnyGame
from tablewright.server.protocol.phrases import Noun, Phrase, Refused, Told
from tablewright.server.protocol.position import FinalResult, ScoredLine

SEAT: Final = "seat"


# So many phrases of each kind a teller remembers: a game says the same things again and again.
MEMORY: Final = 8192


@lru_cache(maxsize=64)
def teller_of(game: AnyGame) -> Teller:
    """One teller for all tables of *game*."""
    return Teller(game)


class Teller:
    """Tells of one game: `<game>-do-<verb>`, `-ask-<step>`, `-told-<verb>`, `-why-<reason>`, `-score-<item>`.

    What it says may be the same object as before: not to be changed by whoever gets it.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game: Final = game
        self.name: Final = game.name
        self.vocabulary: Final[Vocabulary] = game.vocabulary()
        self.phrase: Final = lru_cache(MEMORY)(self.make_phrase)
        self.label: Final = lru_cache(MEMORY)(self.make_label)
        self.prompt: Final = lru_cache(MEMORY)(self.make_prompt)
        self.told: Final = lru_cache(MEMORY)(self.make_told)

    def named(self, phrase: str, words: Fields) -> tuple[dict[str, Word], dict[str, Noun | Word]]:
        """The parts of *phrase* as plain ids and numbers, and the same with the nouns that they are ids of."""
        plain = self.vocabulary.name(phrase, words)
        full: dict[str, Noun | Word] = {}
        for name, word in plain.items():
            noun = self.vocabulary.noun_of(phrase, name)
            full[name] = noun_of_seat(word) if noun == SEAT else {"noun": noun, "id": word} if noun else word
        return plain, full

    def make_phrase(self, phrase: str, words: Fields) -> Phrase:
        return {"key": f"{self.name}-{phrase}", "args": self.named(phrase, words)[1]}

    def make_label(self, action: Action) -> Phrase:
        """What was done, as it stands in the log."""
        verb, *rest = action.fields()
        return self.phrase(f"do-{verb}", tuple(rest))

    def offered(self, state: Any, seat: Seat, action: Action) -> Phrase:
        """What can be done, as it stands on a button of *seat*."""
        phrase, *rest = self.game.label(state, seat, action)
        return self.phrase(str(phrase), tuple(rest))

    def make_prompt(self, step: Decision[Any, Any]) -> Phrase:
        """The question of *step*: its fields are its name, its seat and what else there is to say."""
        name, seat, *rest = step.fields()
        args = {SEAT: noun_of_seat(seat)} | self.named(f"ask-{name}", tuple(rest))[1]
        return {"key": f"{self.name}-ask-{name}", "args": args}

    def refused(self, refusal: Refusal) -> Refused:
        return {"rule": refusal.rule, "phrase": self.phrase(f"why-{refusal.reason}", refusal.what)}

    def make_told(self, event: Event) -> Told:
        plain, full = self.named(f"told-{event.verb}", event.what)
        if event.seat != NOBODY and SEAT not in full:
            full = {SEAT: noun_of_seat(event.seat), **full}
        phrase: Phrase = {"key": f"{self.name}-told-{event.verb}", "args": full}
        return {"rule": event.rule, "seat": event.seat, "phrase": phrase, "verb": event.verb, "args": plain}

    def heard(self, events: list[Event], viewer: Seat) -> list[Told]:
        return [self.told(event) for event in events if event.heard_by(viewer)]

    def scored(self, line: ScoreLine) -> ScoredLine:
        args: dict[str, Noun | Word] = {"points": line.points}
        args |= {f"factor{number}": factor for number, factor in enumerate(line.factors, 1)}
        phrase: Phrase = {"key": f"{self.name}-score-{line.item}", "args": args}
        factors = list(line.factors)
        return {"rule": line.rule, "item": line.item, "points": line.points, "factors": factors, "phrase": phrase}

    def result(self, result: Result) -> FinalResult:
        lines = [[self.scored(line) for line in mine] for mine in result.lines]
        return {
            "ranks": list(result.ranks),
            "winners": result.winners(),
            "totals": list(result.totals),
            "lines": lines,
            "ties": [list(tie) for tie in result.ties],
        }


def noun_of_seat(seat: Word) -> Noun:
    return {"noun": SEAT, "id": int(seat)}

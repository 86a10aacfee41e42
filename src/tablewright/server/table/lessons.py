"""Lessons: guided first games (the `lesson.toml` of each game), and how far the game at a table has come in one.

A lesson is a list of chapters, each with a few steps. A step points at places of the board, names a clause, and is
done when its player has taken certain actions, or when certain things were told, so and so often since the game began.
So what is done follows from the moves alone: it is the same on every device, and what is taken back is not done any
more. A step that waits for nothing is there to be read. The words are `learn-<lesson>-<chapter>-<step>`.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from tablewright.games.registry import ENTRIES
from tablewright.kernel.action import NOBODY, Seat
from tablewright.kernel.event import Event
from tablewright.kernel.match import Match
from tablewright.server.protocol.lessons import Condition, Lesson, LessonStep
from tablewright.server.protocol.position import GuidedSteps
from tablewright.server.protocol.tables import NewTable, SeatWish
from tablewright.server.storage.records import StoredTable


class Script(Lesson):
    """A lesson with its deal: the seed, its stream and the set-up for which it was written."""

    seed: str
    stream: int
    settings: dict[str, str]
    bots: tuple[str, ...]

    def wish(self) -> NewTable:
        """The learner first, then the bots; nobody else is meant to come."""
        bots = [SeatWish(kind="bot", bot=bot) for bot in self.bots]
        seats = [SeatWish(kind="me"), *bots]
        return NewTable(game=self.game, settings=self.settings, seats=seats, start=True, private=True)

    def steps(self) -> dict[str, LessonStep]:
        """By the name that the position calls them."""
        return {f"{chapter.id}.{step.id}": step for chapter in self.chapters for step in chapter.steps}


@cache
def scripts() -> dict[str, Script]:
    """By name, which is that of the game."""
    written = {name: tomllib.loads(entry.lesson.read_text("utf-8")) for name, entry in ENTRIES.items()}
    return {name: Script.model_validate({"name": name, **text}) for name, text in written.items()}


class Happened:
    """What has happened to *seat* in a match, counted."""

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self.acted: Final[Counter[str]] = Counter()
        self.told: Final[Counter[str]] = Counter()
        self.over: Final = match.is_over()
        self.hear(match.opening, seat)
        for ply in match.plies:
            if ply.seat == seat:
                words = [str(word) for word in ply.action.fields()]
                self.acted.update(" ".join(words[: count + 1]) for count in range(len(words)))
            self.hear(ply.events, seat)

    def hear(self, events: Iterable[Event], seat: Seat) -> None:
        """What the learner hears of, and is about the learner or about everybody."""
        heard = (event for event in events if event.seat in (seat, NOBODY) and event.heard_by(seat))
        self.told.update(event.verb for event in heard)

    def fulfils(self, condition: Condition) -> bool:
        if condition.over and self.over:
            return True
        times = sum(self.acted[words] for words in condition.act) + sum(self.told[verb] for verb in condition.told)
        return times >= condition.times


def done_steps(script: Script, match: Match[Any], seat: Seat) -> list[str]:
    """The steps of *script* that are done or passed over; what is only there to be read goes with its chapter."""
    happened = Happened(match, seat)
    done = []
    for chapter in script.chapters:
        passed = chapter.until is not None and happened.fulfils(chapter.until)
        done += [
            f"{chapter.id}.{step.id}" for step in chapter.steps if passed or (step.is_open() and happened.fulfils(step))
        ]
    return done


def make_guided(table: StoredTable, match: Match[Any], viewer: Seat) -> GuidedSteps | None:
    """For who learns at *table*. A lesson that is not shipped any more leaves an ordinary game."""
    script = scripts().get(table.lesson) if table.lesson is not None and viewer != NOBODY else None
    return None if script is None else {"lesson": script.name, "done": done_steps(script, match, viewer)}

"""Guided first games, as everybody may read them."""

from __future__ import annotations

from pydantic import Field

from tablewright.server.protocol.base import Said


class Condition(Said):
    """Holds when one of the actions, or one of the events, has happened to the player *times* times; or at the end."""

    act: tuple[str, ...] = Field((), description="The first words of actions: `activate`, `use sailor`")
    told: tuple[str, ...] = Field((), description="Verbs of events, the player's own or nobody's")
    times: int = 1
    over: bool = Field(False, description="The game is over")

    def is_open(self) -> bool:
        """Does it wait for anything?"""
        return bool(self.act or self.told or self.over)


class LessonStep(Condition):
    id: str
    zones: tuple[str, ...] = Field((), description="Where it points; `hall.*` means every zone that begins so")
    rule: str = Field(description="The clause that it speaks of")


class LessonChapter(Said):
    id: str
    unlocks: tuple[str, ...] = Field((), description="The first words of actions that come into play here")
    until: Condition | None = Field(None, description="When this holds, its chance is gone: the rest is passed over")
    steps: tuple[LessonStep, ...]


class Lesson(Said):
    """A script as everybody may read it: without the deal."""

    name: str
    game: str
    minutes: int
    chapters: tuple[LessonChapter, ...]

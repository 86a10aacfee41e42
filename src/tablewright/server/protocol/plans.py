"""A turn that is tried out on a copy of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from tablewright.server.protocol.base import ActionWords, Asked, Json, Number, Word, closed
from tablewright.server.protocol.phrases import Phrase, Refused, Told
from tablewright.server.protocol.position import Question


@closed
class AssumedAnswer(TypedDict):
    """What another seat, asked in the middle of a planned turn, is supposed to answer."""

    seat: int
    label: Phrase


@closed
class PlannedStep(TypedDict):
    action: list[Word]
    label: Phrase
    events: Annotated[list[Told], Field(description="As far as they are known")]
    answers: list[AssumedAnswer]


@closed
class BrokenStep(TypedDict):
    """Where a plan can go no further: its action of this *number*, counted from 1."""

    number: int
    label: Phrase
    refusal: Annotated[Refused | None, Field(description="Null: what comes before it is not known")]


@closed
class Plan(TypedDict):
    """A turn of *seat* tried out on a copy, from the table at `ply` and `revision`."""

    seat: int
    ply: int
    revision: int
    early: Annotated[bool, Field(description="It is not this seat's turn: planned as if it were")]
    meanwhile: Annotated[list[AssumedAnswer], Field(description="How others are supposed to end what they have begun")]
    before: Annotated[Mapping[str, Json], Field(description="The view from which the plan begins")]
    view: Annotated[Mapping[str, Json], Field(description="The view to which it leads, as far as that is known")]
    steps: list[PlannedStep]
    question: Question | None
    ends: Annotated[
        Literal["turn", "unknown"] | None, Field(description="Why nothing more is asked: the turn, or the known, ends")
    ]
    broken: BrokenStep | None
    at_once: Annotated[int, Field(description="So many of its steps can be taken now in one go")]


class AskPlan(Asked):
    """Actions that *seat* would take one after another, from how the table stands."""

    seat: Number
    actions: Annotated[list[ActionWords], Field(max_length=64)]


class AskPlanWhy(AskPlan):
    zone: Annotated[str, Field(min_length=1, max_length=200)]

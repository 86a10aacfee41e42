"""A position, and what is asked and said about one.

A position is made for everybody at the table whenever somebody moves, so what it consists of is plain JSON from the
start: dictionaries, whose types describe them and cost nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from tablewright.server.protocol.base import ActionWords, Asked, Batch, Json, Number, Said, Word, closed
from tablewright.server.protocol.phrases import Phrase, Refused, Told


@closed
class LogEntry(TypedDict):
    """One ply, or (ply 0, seat -1, no action) the set-up. After it the table is at `ply`."""

    ply: int
    seat: int
    action: list[Word]
    label: Phrase | None
    events: list[Told]


@closed
class Option(TypedDict):
    action: list[Word]
    label: Phrase
    zones: Annotated[list[str], Field(description="The places of the table that it touches, the one to click first")]
    interrupt: bool
    preview: Annotated[list[Told], Field(description="What it would do at once, as far as that is known")]
    more: Annotated[bool, Field(description="Something that is not known yet follows")]


@closed
class Question(TypedDict):
    seat: int
    prompt: Phrase
    options: list[Option]


@closed
class Waiting(TypedDict):
    seat: int
    prompt: Annotated[Phrase | None, Field(description="Null while the seat decides hidden from the viewer")]


@closed
class Clock(TypedDict):
    """The seconds that are left at the moment in which this is said; they go by while it *runs*."""

    left: float
    runs: bool


@closed
class SeatedPlayer(TypedDict):
    """*name* is empty while the seat is open, and when the person who sat there has deleted all about them."""

    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    bot: str | None
    mine: bool
    connected: bool
    to_act: bool
    stand_in: Annotated[NotRequired[str], Field(description="The bot that plays for this person until they are back")]
    clock: Annotated[NotRequired[Clock], Field(description="At a table with clocks")]


@closed
class UndoBarrier(TypedDict):
    reason: str
    ply: int


@closed
class UndoReach(TypedDict):
    """What can be taken back: send `to: plies[k - 1]` for *seat* to take back k plies."""

    seat: int
    can: int
    plies: list[int]
    barrier: UndoBarrier | None


@closed
class ScoredLine(TypedDict):
    rule: str
    item: str
    points: int
    factors: list[int]
    phrase: Phrase


@closed
class FinalResult(TypedDict):
    ranks: list[int]
    winners: list[int]
    totals: list[int]
    lines: list[list[ScoredLine]]
    ties: list[list[int]]


@closed
class GuidedSteps(TypedDict):
    """A guided game: its lesson, and the steps of it that what was played so far has done."""

    lesson: str
    done: list[str]


@closed
class RulesDifference(TypedDict):
    """A table of earlier rules, which the installed ones do not play on. It is shown as far as both agree; its host may
    end it."""

    ply: Annotated[int, Field(description="The first move that comes out otherwise now; 0: already the set-up does")]
    seat: Annotated[int, Field(description="Who made it; -1 for the set-up")]
    action: Annotated[list[Word], Field(description="Empty for the set-up, and where it was chosen unseen by others")]
    label: Annotated[Phrase | None, Field(description="Null also where the installed rules have no words for it")]
    rules: str
    installed: str


class Head(TypedDict):
    """What a position tells everybody alike."""

    type: Literal["position"]
    table: str
    game: str
    status: Literal["running", "finished", "abandoned"]
    paused: Annotated[bool, Field(description="Nobody may act until the host goes on")]
    private: bool
    hints: Annotated[bool, Field(description="Players may ask a bot what it would do")]
    settings: dict[str, str]
    series: Annotated[str | None, Field(description="The series of tables with the same deal that it belongs to")]
    seal: Annotated[str, Field(description="A hash of the seed, its stream and the set-up; the open record proves it")]
    result: FinalResult | None


class Rest(TypedDict):
    """What depends on who looks, and at what."""

    host: bool
    ply: Annotated[int, Field(description="What others choose in secret is not counted before it is told")]
    revision: Annotated[int, Field(description="Counts accepted changes that I may know of, undos included")]
    shown: int
    seats: list[SeatedPlayer]
    mine: list[int]
    viewer: Annotated[int, Field(description="The seat through whose eyes this is drawn; -1 for a spectator")]
    view: Mapping[str, Json]
    question: Question | None
    waiting: list[Waiting]
    since: Annotated[int, Field(description="Keep the log up to this ply, drop the rest, append `log`")]
    undo: UndoReach
    guided: Annotated[
        GuidedSteps | None, Field(description="Null where nobody is taught, and for those who only watch")
    ]
    differs: Annotated[
        RulesDifference | None, Field(description="Why nobody can play on: the rules here are other ones by now")
    ]


@closed
class Position(Head, Rest):
    """A table as one viewer may see it, after `shown` of its `ply` plies.

    A log comes in pages, the last one first. If `log` does not begin right after `since` there is more before it: drop
    everything that was known, and ask for `/events` until the ply before its first.
    """

    log: list[LogEntry]


@closed
class LogReply(TypedDict):
    """The last page of the log after `since`. What lies before the first of `log` is the page until the ply before."""

    ply: int
    revision: int
    since: int
    log: list[LogEntry]


@closed
class Why(TypedDict):
    """One thing that could be done, and why it cannot be done now (null: it can)."""

    action: list[Word]
    label: Phrase
    refusal: Refused | None


class WhyReply(Said):
    answers: list[Why]


@closed
class Closed(TypedDict):
    """Something that I could have done when I was last asked the same, and cannot do now: another acted there."""

    action: list[Word]
    label: Phrase
    refusal: Refused
    by: Annotated[int, Field(description="Who acted there last")]


@closed
class Away(TypedDict):
    """What the others have done since my last decision, as I may hear it."""

    seat: Annotated[int, Field(description="The seat of mine that decided last")]
    since: Annotated[int, Field(description="After this ply I had decided; 0 if I have not decided anything yet")]
    ply: int
    revision: int
    log: list[LogEntry]
    unseen: Annotated[int, Field(description="How many of these I have not seen, if `seen` says what I have")]
    before: Annotated[Mapping[str, Json], Field(description="The view after `since`")]
    closed: list[Closed]


class Moves(Asked):
    """Actions to take one after another, all or none, from the position at *ply* (and *revision*)."""

    seat: Number
    ply: Number
    revision: Number | None = None
    actions: Batch


class TakeBack(Asked):
    """Go back *to* the position after that ply: everything of mine after it is taken back."""

    seat: Number
    ply: Number
    revision: Number | None = None
    to: Number


class AskWhy(Asked):
    """Either a zone or an action; the reply says of each thing that could be done there why it cannot be done now."""

    seat: Number
    zone: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    action: ActionWords | None = None

"""What the server says: phrases, positions, tables, errors. The web's types are generated from this page.

A position is made for everybody at the table whenever somebody moves, so what it consists of is plain JSON from the
start: dictionaries, whose types describe them and cost nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from pydantic import BaseModel, ConfigDict, Field, with_config
from typing_extensions import TypedDict

Word: TypeAlias = str | int
Json: TypeAlias = Any


CLOSED: Final = ConfigDict(extra="forbid")
closed: Final = with_config(CLOSED)


class Said(BaseModel):
    """Something the server says now and then. It is made by the server alone, so nothing is coerced or ignored."""

    model_config = CLOSED | {"frozen": True}


ENCODER: Final = msgspec.json.Encoder()


def encoded(said: Said | Mapping[str, Any]) -> bytes:
    """*said* as JSON in UTF-8."""
    return said.model_dump_json().encode() if isinstance(said, Said) else ENCODER.encode(said)


def joined(head: bytes, rest: bytes) -> bytes:
    """Two objects in JSON, neither of them empty, as one."""
    return head[:-1] + b"," + rest[1:]


@closed
class Noun(TypedDict):
    """A thing with a name: the Fluent message `<game>-<noun>-<id>`; the noun `seat` is a player, by number."""

    noun: str
    id: str | int


@closed
class Phrase(TypedDict):
    """A sentence in no language yet: a Fluent message and its arguments."""

    key: str
    args: dict[str, Noun | Word]


@closed
class Refused(TypedDict):
    """Why not: the clause and the reason."""

    rule: str
    phrase: Phrase


class ErrorBody(Said):
    code: str = Field(description="A word; the Fluent message is `error-<code>`")
    message: str = Field(description="Plain English, for people who read logs")
    args: dict[str, Json] = {}
    refusal: Refused | None = None


class ErrorReply(Said):
    error: ErrorBody


@closed
class Told(TypedDict):
    """An event: the clause that made it happen, whose it is (-1: nobody's), and what happened."""

    rule: str
    seat: int
    phrase: Phrase
    verb: str
    args: dict[str, Word]


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
class SeatedPlayer(TypedDict):
    """*name* is empty while the seat is open, and when the person who sat there has deleted all about them."""

    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    bot: str | None
    mine: bool
    connected: bool
    to_act: bool


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


class Head(TypedDict):
    """What a position tells everybody alike."""

    type: Literal["position"]
    table: str
    game: str
    status: Literal["running", "finished", "abandoned"]
    paused: Annotated[bool, Field(description="Nobody may act until the host goes on")]
    private: bool
    settings: dict[str, str]
    seal: Annotated[str, Field(description="A hash of the seed and the set-up; the record, open at the end, proves it")]
    ply: int
    revision: Annotated[int, Field(description="Counts accepted changes, undos included")]
    result: FinalResult | None


class Rest(TypedDict):
    """What depends on who looks, and at what."""

    host: bool
    shown: int
    seats: list[SeatedPlayer]
    mine: list[int]
    viewer: Annotated[int, Field(description="The seat through whose eyes this is drawn; -1 for a spectator")]
    view: dict[str, Json]
    question: Question | None
    waiting: list[Waiting]
    since: Annotated[int, Field(description="Keep the log up to this ply, drop the rest, append `log`")]
    log: list[LogEntry]
    undo: UndoReach


@closed
class Position(Head, Rest):
    """A table as one viewer may see it, after `shown` of its `ply` plies."""


@closed
class LogReply(TypedDict):
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


class TableSeat(Said):
    seat: int
    name: str | None
    kind: Literal["human", "bot", "open"]
    bot: str | None
    mine: bool


class Table(Said):
    id: str
    game: str
    status: Literal["waiting", "running", "finished", "abandoned"]
    paused: bool = Field(description="Nobody may act until the host goes on")
    private: bool = Field(description="In the lists of its people alone; whoever has the link comes in")
    settings: dict[str, str]
    seats: list[TableSeat]
    host: bool = Field(description="I am its host")
    created: str
    ply: int
    auto_start: bool
    rules: str
    data: str
    playable: bool = Field(description="False when its rules or printed values are not the installed ones")
    archived: bool = Field(description="Imported from a record: to step through, not to play")
    result: FinalResult | None


class TableLists(Said):
    mine: list[Table]
    open: list[Table]
    running: list[Table]


class Me(Said):
    id: str
    name: str
    login: str | None = Field(description="By which I sign in elsewhere; null for a guest without an account")


class GameSetting(Said):
    name: str
    choices: list[str]
    default: str
    rule: str


class GameEntry(Said):
    name: str
    rules: str
    data: str
    seat_counts: list[int]
    settings: list[GameSetting]
    bots: list[str]


class Chapter(Said):
    """Clauses under one heading. The text of clause `NOR-9.2-a` is the Fluent message `rule-NOR-9_2-a`."""

    id: str
    clauses: list[str]


class Rules(Said):
    game: str
    rules: str
    data: str
    chapters: list[Chapter]
    reconstructed: list[str] = Field(description="Printed values that no source states: `table.key`")


class Health(Said):
    status: Literal["ok"] = "ok"
    version: str
    engine: str
    built: str
    games: list[str]


class Ready(Said):
    status: Literal["ready"] = "ready"


MatchRecord: TypeAlias = Annotated[dict[str, Json], Field(description="A record as written by `record.json`")]

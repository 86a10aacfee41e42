"""What the server says: phrases, positions, tables, errors. The web's types are generated from these models."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

Word: TypeAlias = str | int
Json: TypeAlias = Any


class Said(BaseModel):
    """Something the server says. It is made by the server alone, so nothing is coerced or ignored."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Noun(Said):
    """A thing with a name: the Fluent message `<game>-<noun>-<id>`; the noun `seat` is a player, by number."""

    noun: str
    id: str | int


class Phrase(Said):
    """A sentence in no language yet: a Fluent message and its arguments."""

    key: str
    args: dict[str, Noun | Word] = {}


class Refused(Said):
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


class Told(Said):
    """An event: the clause that made it happen, whose it is (-1: nobody's), and what happened."""

    rule: str
    seat: int
    phrase: Phrase
    verb: str
    args: dict[str, Word]


class LogEntry(Said):
    """One ply, or (ply 0, seat -1, no action) the set-up. After it the table is at `ply`."""

    ply: int
    seat: int
    action: list[Word]
    label: Phrase | None
    events: list[Told]


class Option(Said):
    action: list[Word]
    label: Phrase
    zones: list[str] = Field(description="The places of the table that it touches, the one to click first")
    interrupt: bool
    preview: list[Told] = Field(description="What it would do at once, as far as that is known")
    more: bool = Field(description="Something that is not known yet follows")


class Question(Said):
    seat: int
    prompt: Phrase
    options: list[Option]


class Waiting(Said):
    seat: int
    prompt: Phrase | None = Field(description="Null while the seat decides hidden from the viewer")


class SeatedPlayer(Said):
    seat: int
    name: str
    kind: Literal["human", "bot"]
    bot: str | None
    mine: bool
    connected: bool
    to_act: bool


class UndoBarrier(Said):
    reason: str
    ply: int


class UndoReach(Said):
    """What can be taken back: send `to: plies[k - 1]` for *seat* to take back k plies."""

    seat: int
    can: int
    plies: list[int]
    barrier: UndoBarrier | None


class ScoredLine(Said):
    rule: str
    item: str
    points: int
    factors: list[int]
    phrase: Phrase


class FinalResult(Said):
    ranks: list[int]
    winners: list[int]
    totals: list[int]
    lines: list[list[ScoredLine]]
    ties: list[list[int]]


class Position(Said):
    """A table as one viewer may see it, after `shown` of its `ply` plies."""

    type: Literal["position"] = "position"
    table: str
    game: str
    status: Literal["running", "finished"]
    settings: dict[str, str]
    seal: str = Field(description="A hash of the seed and the set-up; the record, open at the end, proves it")
    host: bool
    ply: int
    shown: int
    revision: int = Field(description="Counts accepted changes, undos included")
    seats: list[SeatedPlayer]
    mine: list[int]
    viewer: int = Field(description="The seat through whose eyes this is drawn; -1 for a spectator")
    view: dict[str, Json]
    question: Question | None
    waiting: list[Waiting]
    since: int = Field(description="Keep the log up to this ply, drop the rest, append `log`")
    log: list[LogEntry]
    undo: UndoReach
    result: FinalResult | None


class LogReply(Said):
    ply: int
    revision: int
    since: int
    log: list[LogEntry]


class Why(Said):
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
    status: Literal["waiting", "running", "finished"]
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


MatchRecord: TypeAlias = Annotated[dict[str, Json], Field(description="A record as written by `record.json`")]

"""What the server says: phrases, positions, tables, errors. The web's types are generated from this page.

A position is made for everybody at the table whenever somebody moves, so what it consists of is plain JSON from the
start: dictionaries, whose types describe them and cost nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias

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
class Pace(TypedDict):
    """Seconds: what everybody has at the start, and what is added whenever somebody's turn is over."""

    bank: int
    increment: int


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
    view: Mapping[str, Json]
    question: Question | None
    waiting: list[Waiting]
    since: Annotated[int, Field(description="Keep the log up to this ply, drop the rest, append `log`")]
    log: list[LogEntry]
    undo: UndoReach
    guided: Annotated[GuidedSteps | None, Field(description="Null where nobody is taught, and for who only watches")]


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


class WhyReply(Said):
    answers: list[Why]


@closed
class TalkLine(TypedDict):
    """Something that was said at a table. *text* and *name* are empty when the person has deleted all about them."""

    number: Annotated[int, Field(description="Counts what was said at this table, in both rooms")]
    room: Literal["players", "watchers"]
    seat: Annotated[int, Field(description="Where the person sits now; -1 if they watch")]
    name: str
    speaker: Annotated[str, Field(description="The same for all that one person says, at whichever table")]
    mine: bool
    text: str
    at: str


class TalkReply(Said):
    lines: list[TalkLine]


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


class TableSeat(Said):
    seat: int
    name: str | None
    kind: Literal["human", "bot", "open"]
    bot: str | None
    mine: bool
    since: str | None = Field(None, description="Since when the table waits for this person")
    stand_in: str | None = Field(None, description="The bot that plays for this person until they are back")
    clock: Clock | None = None


@closed
class Origin(TypedDict):
    """What a what-if copy was copied from, and how many plies of it."""

    table: str
    ply: int


class Table(Said):
    id: str
    game: str
    status: Literal["waiting", "running", "finished", "abandoned"]
    paused: bool = Field(description="Nobody may act until the host goes on")
    private: bool = Field(description="In the lists of its people alone; whoever has the link comes in")
    hints: bool = Field(description="Players may ask a bot what it would do")
    settings: dict[str, str]
    seats: list[TableSeat]
    pace: Pace | None = Field(None, description="Null without clocks")
    host: bool = Field(description="I am its host")
    created: str
    ply: int
    auto_start: bool
    rules: str
    data: str
    playable: bool = Field(description="False when its rules or printed values are not the installed ones")
    archived: bool = Field(description="Imported from a record: to step through, not to play")
    origin: Origin | None = Field(description="A what-if copy: of which table, and from which ply on")
    lesson: str | None = Field(description="A guided game: the lesson that goes with it")
    series: str | None = Field(description="The series of tables with the same deal that it belongs to")
    result: FinalResult | None


class TableLists(Said):
    mine: list[Table]
    open: list[Table]
    running: list[Table]


class OrderNote(Said):
    """Why an order was left to its owner the last time: a refusal with its *rule*; or (null) what was possible."""

    phrase: Phrase | None
    rule: str | None


class Order(Said):
    number: int
    prompt: Phrase = Field(description="A question of the kind that it is for")
    action: Phrase
    unless: list[Phrase]
    span: Literal["once", "round", "always"]
    note: OrderNote | None


class OrderList(Said):
    orders: list[Order]


class ForeseenAnswer(Said):
    action: list[Word]
    label: Phrase


class Foreseen(Said):
    """A question that may come, and answers that it may have."""

    step: str
    prompt: Phrase
    answers: list[ForeseenAnswer]


class Foresight(Said):
    questions: list[Foreseen]


class MailWishes(Said):
    """Where and when I want to be written to."""

    offered: bool = Field(description="Does this server send mail?")
    address: str | None = None
    confirmed: bool = Field(False, description="The link that was sent to the address has been followed")
    turns: bool = Field(True, description="Write to me when it is my turn")
    minutes: int = Field(30, description="... after I have been away for so long")


class SeriesScore(Said):
    """How one seat of one table did, compared with the same seat at the other tables of its series."""

    rank: int = Field(description="From 1; equals share it")
    table: str
    seat: int
    name: str = Field(description="Empty when nobody is called so any more")
    bot: str | None
    mine: bool
    points: int
    difference: float = Field(description="Points above (or below) the average of this seat")
    beaten: float = Field(description="The share of the other tables at which this seat did worse; a tie counts half")


class Series(Said):
    """Tables with the same deal. The scores are compared when the last of them is over."""

    id: str
    game: str
    settings: dict[str, str]
    over: bool
    seated: str | None = Field(description="The table at which I have sat; I know the deal and can sit at no other one")
    tables: list[Table]
    averages: list[float] = Field(description="Of each seat; empty until the series is over")
    scores: list[SeriesScore]


class Turns(Said):
    """The tables that wait for me, the most urgent first."""

    tables: list[Table]


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


class Figure(Said):
    """A value from *count* games, and the interval that holds the true one in 95 of 100 cases, if one can be given."""

    count: int
    value: float
    low: float | None
    high: float | None


class SeatFigures(Said):
    """Won games (a shared victory counts in part) and points, of one seat or (null) of all seats among so many."""

    players: int
    seat: int | None
    won: Figure
    score: Figure


class Part(Said):
    """What a game consists of: points by item of the score, actions by verb; the mean per game."""

    name: str
    mean: Figure


class Summary(Said):
    games: int = Field(description="Seats at finished games")
    seats: list[SeatFigures]
    counts: list[SeatFigures]
    decision: Figure | None = Field(description="Seconds that a decision typically takes")
    length: Figure | None = Field(description="Minutes that a game typically takes")
    points: list[Part]
    actions: list[Part]


class GameStatistics(Said):
    """Everybody's games that are not private, by people and by bots; and all of mine."""

    game: str
    uncounted: int = Field(description="Finished tables that are not counted yet; ask again")
    people: Summary | None
    bots: Summary | None
    mine: Summary | None


class AidLine(Said):
    """One fact: the message `aid-<game>-<key>`, with numbers from the printed values, under the clauses that say so.

    What it speaks of may have a name; a noun that is empty stands for a message of the page, `aid-<game>-<id>`.
    """

    name: Noun | None
    key: str
    args: dict[str, Word]
    rules: list[str]


class AidRow(Said):
    name: Noun
    cells: list[list[Noun | Word]]


class AidTable(Said):
    """Numbers in rows and columns; a head is a numeral, or the message `aid-<game>-<head>`."""

    heads: list[str]
    rows: list[AidRow]
    rules: list[str]


class AidSection(Said):
    key: str
    lines: list[AidLine]
    table: AidTable | None
    symbols: list[Noun]


class Aid(Said):
    """A game on one page, with the numbers of the data that new tables are played with."""

    game: str
    data: str
    sections: list[AidSection]


class Health(Said):
    status: Literal["ok"] = "ok"
    version: str
    engine: str
    built: str
    games: list[str]


class Ready(Said):
    status: Literal["ready"] = "ready"


MatchRecord: TypeAlias = Annotated[dict[str, Json], Field(description="A record as written by `record.json`")]

"""Tables as the lobby shows them, new ones, and what their people and hosts ask for."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypedDict

from tablewright.server.protocol.base import Asked, Id, Json, Number, Said, closed
from tablewright.server.protocol.position import Clock, FinalResult
from tablewright.server.protocol.texts import Name


@closed
class Pace(TypedDict):
    """Seconds: what everybody has at the start, and what is added whenever somebody's turn is over."""

    bank: int
    increment: int


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


class Turns(Said):
    """The tables that wait for me, the most urgent first."""

    tables: list[Table]


MatchRecord: TypeAlias = Annotated[dict[str, Json], Field(description="A record as written by `record.json`")]


class SeatWish(Asked):
    """A seat of a new table: mine (several: a shared screen), open to whoever comes, or a bot's."""

    kind: Literal["me", "open", "bot"]
    bot: Id | None = None
    name: Name | None = None


class PaceWish(Asked):
    """Seconds: what everybody has at the start (up to 90 days), and what is added for every turn (up to 30)."""

    bank: Annotated[int, Field(ge=60, le=90 * 24 * 60 * 60)]
    increment: Annotated[int, Field(ge=0, le=30 * 24 * 60 * 60)]


class NewTable(Asked):
    game: Id
    settings: dict[Id, Id] = Field(default={}, max_length=32)
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    start: bool = False
    private: bool = False
    pace: PaceWish | None = None
    hints: bool = True


class ChosenSeat(Asked):
    """A seat to sit down on, or to free."""

    seat: Number


class SeatForBot(Asked):
    seat: Number
    bot: Id


class AllowHints(Asked):
    allow: bool

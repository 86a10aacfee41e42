"""What is stored, as the server has it in its hands. A record is never changed: `msgspec.structs.replace` copies it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal

import msgspec
from pydantic import TypeAdapter
from sqlalchemy import RowMapping

from tablewright.kernel.action import Seat, Word
from tablewright.kernel.random import NEWEST_STREAM, STREAMS
from tablewright.server.protocol.position import FinalResult
from tablewright.server.protocol.tables import Origin, Pace

RowKind = Literal["act", "undo"]
Status = Literal["waiting", "running", "finished", "abandoned", "dropped"]
SeatKind = Literal["human", "bot", "open"]

RESULT: Final = TypeAdapter(FinalResult)


class Conflict(Exception):
    """Somebody else was faster: a row has this ordinal already, or the seating is not the one that was seen."""


class Identity(msgspec.Struct, frozen=True):
    """*session*: by which they came in; empty for a cookie from before there were sessions."""

    id: str
    name: str
    epoch: int = 0
    session: str = ""


class Row(msgspec.Struct, frozen=True):
    seat: Seat
    kind: RowKind
    words: tuple[Word, ...]
    prints: str | None = None


class StoredSeat(msgspec.Struct, frozen=True):
    """*name* is what to call it: the seat's own name, else that of the identity or bot; None while it is open."""

    seat: Seat
    kind: SeatKind
    identity: str | None = None
    bot: str | None = None
    name: str | None = None
    stand_in: str | None = None
    since: datetime | None = None
    left: float | None = None
    mailed: bool = False

    @property
    def runs_out(self) -> datetime | None:
        """When time is out, while the clock runs (see `table.time_control`)."""
        return None if self.since is None or self.left is None else self.since + timedelta(seconds=self.left)


class StoredTable(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: str
    data: str
    settings: dict[str, str]
    seed: str
    status: Status
    host: str
    auto_start: bool
    archived: bool
    plies: int
    result: dict[str, Any] | None
    created: datetime
    seats: tuple[StoredSeat, ...]
    private: bool = False
    paused: bool = False
    seating: int = 0
    pace: Pace | None = None
    hints: bool = True
    lesson: str | None = None
    origin: Origin | None = None
    series: str | None = None
    follows: str | None = None
    finished: datetime | None = None
    dealt_rules: str | None = None
    stream: int = NEWEST_STREAM

    def goes_on(self) -> bool:
        """May somebody act?"""
        return self.status == "running" and not self.paused

    def is_copy(self) -> bool:
        """Was it made from another table, or from a record of one?"""
        return self.origin is not None or self.archived

    def shares_its_deal(self) -> bool:
        """May there be other tables with its seed?"""
        return self.series is not None or self.is_copy()

    def seats_of(self, identity: str | None) -> list[Seat]:
        return [seat.seat for seat in self.seats if identity is not None and seat.identity == identity]

    def hand_of(self, seat: Seat) -> list[Seat]:
        """All seats of whoever has *seat*."""
        return self.seats_of(self.seats[seat].identity) or [seat]

    def has_bots(self) -> bool:
        return any(self.bot_of(seat.seat) is not None for seat in self.seats)

    def is_of_bots(self) -> bool:
        """Does nobody sit here, and nobody is expected?"""
        return all(seat.kind == "bot" for seat in self.seats)

    def bot_of(self, seat: Seat) -> str | None:
        """The bot that plays *seat*: its own, or the one that stands in for a person."""
        return self.seats[seat].bot if self.seats[seat].kind == "bot" else self.seats[seat].stand_in


def sound_table(head: RowMapping, seats: Sequence[dict[str, Any]]) -> StoredTable:
    """The table, or ValueError: whoever has one need not doubt that it is one."""
    table = msgspec.convert(fields_of(StoredTable, head) | {"seats": seats}, StoredTable)
    if not table.seats or [seat.seat for seat in table.seats] != list(range(len(table.seats))):
        raise ValueError("its seats are not in order")
    if table.stream not in STREAMS:
        raise ValueError(f"there is no stream {table.stream}")
    if table.result is not None:
        RESULT.validate_python(table.result)
    return table


def fields_of(kind: type[msgspec.Struct], row: RowMapping) -> dict[str, Any]:
    """What *row* has of the fields of that kind of record."""
    return {name: row[name] for name in kind.__struct_fields__ if name in row}


def unguessable() -> str:
    return secrets.token_urlsafe(16)


def now() -> datetime:
    return datetime.now(UTC)


def aware(moment: datetime | None) -> datetime | None:
    """*moment* with its zone, which SQLite does not keep."""
    return None if moment is None else moment.replace(tzinfo=moment.tzinfo or UTC)

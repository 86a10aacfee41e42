"""Table talk: what people say at a table, players among themselves and those who watch among themselves.

Nobody chooses a room: those who have a seat speak to the players, everybody else to those who watch; before the start
all speak to all. The players' room is as open as a table in a club: whoever watches hears it. What is said among those
who watch is kept from the players while the game runs, as a good idea is worth as much as a card; after the end
everybody hears everything.

Lines are numbered per table, and the database decides who is first: the number is part of the key. Whoever goes for
good takes their words along: the line stays, empty and without a name, so that answers to it can still be read.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, Literal

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tablewright.kernel.action import NOBODY
from tablewright.server.protocol.talk import TalkLine
from tablewright.server.storage.database import DbConnection
from tablewright.server.storage.records import StoredTable, now
from tablewright.server.storage.schema import IDENTITIES, TALK
from tablewright.server.storage.store import Store, must_be_there
from tablewright.server.table.namesakes import Called, told_apart

Room = Literal["players", "watchers"]

AT_ONCE: Final = 200  # lines that are kept in memory, and told to whoever opens the table
SPEAKER_DIGITS: Final = 16
BLANKED: Final = ""  # what is left of the words of somebody who went for good


@dataclass(frozen=True, slots=True)
class Spoken:
    number: int
    room: Room
    identity: str
    name: str
    text: str
    at: datetime


def room_of(table: StoredTable, identity: str | None) -> Room:
    """Where *identity* speaks. Whoever has not sat down yet may be the next to do so."""
    return "players" if table.status == "waiting" or table.seats_of(identity) else "watchers"


def audible(table: StoredTable, identity: str | None) -> tuple[Room, ...]:
    """What *identity* hears: players hear nothing of those who see all and have nothing to lose."""
    plays = table.status == "running" and room_of(table, identity) == "players"
    return ("players",) if plays else ("players", "watchers")


def speaker_of(identity: str) -> str:
    """A mark by which a person is known from table to table, and muted, without being told who they are."""
    return hashlib.sha256(f"speaker {identity}".encode()).hexdigest()[:SPEAKER_DIGITS]


def speakers(table: StoredTable, lines: Sequence[Spoken]) -> dict[str, str]:
    """What the speakers of *lines* are called, told apart from each other and from those who sit at *table*."""
    heard = {line.identity: line.name for line in lines}
    seated = [Called(seat.identity, seat.name) for seat in table.seats]
    people = [*(Called(*one) for one in heard.items()), *seated]
    return dict(zip(heard, told_apart(people), strict=False))


def told(table: StoredTable, line: Spoken, me: str | None, names: Mapping[str, str]) -> TalkLine:
    return {
        "number": line.number,
        "room": line.room,
        "seat": next(iter(table.seats_of(line.identity)), NOBODY),
        "name": names[line.identity],
        "speaker": speaker_of(line.identity),
        "mine": line.identity == me,
        "text": line.text,
        "at": line.at.replace(tzinfo=line.at.tzinfo or UTC).isoformat(),
    }


class Talk:
    """What is said at one table. The store is the truth; the last lines are kept here, for all who listen."""

    def __init__(self, table: str, store: Store) -> None:
        self.table: Final = table
        self.store: Final = store
        self.reading: Final = asyncio.Lock()
        self.lines: list[Spoken] = []
        self.is_current = False

    async def say(self, identity: str, room: Room, text: str) -> Spoken:
        """Store a line; it is committed, and the other servers know of it, when this returns."""
        while True:
            try:
                async with self.store.begin() as connection:
                    number = await add_line(connection, self.table, identity, room, text)
                    self.store.database.ring(connection, ("talk", self.table))
            except IntegrityError:  # somebody at another server took the number
                continue
            self.is_current = False
            if stored := await self.read(TALK.c.number == number):
                return stored[0]
            # The table was deleted meanwhile: the next try is told so.

    async def last(self) -> Sequence[Spoken]:
        """The last lines, of both rooms."""
        async with self.reading:
            if not self.is_current:
                self.is_current = True  # unless somebody says something meanwhile
                try:
                    known = self.lines[-1].number if self.lines else 0
                    self.lines = [*self.lines, *await self.read(TALK.c.number > known)][-AT_ONCE:]
                except BaseException:
                    self.is_current = False
                    raise
            return self.lines

    def number(self) -> int | None:
        """Of the last line, if it is known without asking the store."""
        if not self.is_current:
            return None
        return self.lines[-1].number if self.lines else 0

    async def earlier(self, before: int, rooms: Sequence[Room]) -> Sequence[Spoken]:
        """What was said in *rooms* before line *before*, as much as is told at once."""
        return await self.read(TALK.c.number < before, TALK.c.room.in_(rooms))

    async def read(self, *where: Any) -> list[Spoken]:
        columns = [TALK.c.number, TALK.c.room, TALK.c.identity, IDENTITIES.c.name, TALK.c.text, TALK.c.at]
        chosen = select(*columns).join_from(TALK, IDENTITIES).where(TALK.c.table_id == self.table, *where)
        async with self.store.database.read() as connection:
            found = await connection.execute(chosen.order_by(TALK.c.number.desc()).limit(AT_ONCE))
            return [Spoken(*line) for line in reversed(found.all())]

    def forget(self) -> None:
        """Read everything again when it is next needed: somebody is called otherwise, or has gone for good."""
        self.lines, self.is_current = [], False


async def add_line(connection: DbConnection, table: str, identity: str, room: Room, text: str) -> int:
    await must_be_there(connection, table)
    last = select(func.coalesce(func.max(TALK.c.number), 0)).where(TALK.c.table_id == table)
    number = (await connection.execute(last)).scalar_one() + 1
    line = {"table_id": table, "number": number, "room": room, "identity": identity, "text": text, "at": now()}
    await connection.execute(insert(TALK).values(line))
    return int(number)


async def blank_words(connection: DbConnection, identity: str) -> None:
    """*identity* goes for good, and so does all that it said."""
    await connection.execute(update(TALK).where(TALK.c.identity == identity).values(text=BLANKED))


async def hand_words_on(connection: DbConnection, guest: str, to: str) -> None:
    """*guest* has become *to*, and what the one said the other has said."""
    await connection.execute(update(TALK).where(TALK.c.identity == guest).values(identity=to))

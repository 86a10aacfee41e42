"""The log of a table's seats: who came and went, and what the host did about it. Everybody who sees the table reads it.

A line is written in the transaction that changes the seats, so there is no change without one. It stands after as many
plies as everybody knew of, and has the name by which somebody was known then. Nothing of what seats decide is in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from tablewright.kernel.action import Seat
from tablewright.server.protocol.seats import Happening
from tablewright.server.storage.database import Database
from tablewright.server.storage.records import StoredSeat, StoredTable, aware, now
from tablewright.server.storage.schema import IDENTITIES, SEAT_LOG, TABLES

AT_ONCE: Final = 200  # lines that are told to whoever opens the table
ABOUT: Final = ("number", "ply", "at", "what", "seat", "identity", "name", "bot", "by_host")


class Change(msgspec.Struct, frozen=True):
    """What happened at a *seat* (None: at the table). *name* is what *identity* is called there; None: by their own."""

    what: Happening
    seat: Seat | None = None
    identity: str | None = None
    name: str | None = None
    bot: str | None = None
    by_host: bool = False


class SeatLine(msgspec.Struct, frozen=True):
    number: int
    ply: int
    at: datetime
    what: Happening
    seat: Seat | None
    identity: str | None
    name: str
    bot: str | None
    by_host: bool


# What has happened between two states of a table.


def changes_of(seen: StoredTable, wanted: StoredTable, by: str | None) -> Iterator[Change]:
    """*by* is who has made the *wanted* table of the one that was *seen*; None: nobody, time has run out."""
    for before, after in zip(seen.seats, wanted.seats, strict=True):
        if (change := change_of(before, after, by, by == seen.host)) is not None:
            yield change
    if seen.paused != wanted.paused and wanted.status == "running":
        yield Change("paused" if wanted.paused else "resumed", by_host=True)
    if seen.host != wanted.host:
        seat = next(iter(wanted.seats_of(wanted.host)), None)
        yield Change("host", seat, wanted.host, None if seat is None else wanted.seats[seat].name)


def change_of(before: StoredSeat, after: StoredSeat, by: str | None, by_host: bool) -> Change | None:
    seat, who, name = before.seat, before.identity, before.name or ""
    if after.kind == "human" and (before.kind, who) != ("human", after.identity):
        return Change("sat", seat, after.identity, after.name)
    if after.kind == "human" and before.stand_in != after.stand_in:
        return Change("stand-in" if after.stand_in else "back", seat, who, name, after.stand_in or before.stand_in)
    if before.kind == "human" and after.kind == "open":
        own = by == who
        return Change("left" if own else "removed", seat, who, name, by_host=by_host and not own)
    if after.kind == "bot" and (before.kind, before.bot) != ("bot", after.bot):
        return Change("bot", seat, who, name if before.kind == "human" else "", after.bot, by_host)
    if before.kind == "bot" and after.kind == "open":
        return Change("freed", seat, None, name, before.bot, by_host)
    return None


# Writing.


def write_changes(connection: Connection, table: str, changes: Sequence[Change]) -> int:
    """Write the lines of *changes*; the number of the last one. The table's head is locked by this transaction."""
    of_table = SEAT_LOG.c.table_id == table
    last = int(connection.execute(select(func.coalesce(func.max(SEAT_LOG.c.number), 0)).where(of_table)).scalar_one())
    ply = connection.execute(select(TABLES.c.plies).where(TABLES.c.id == table)).scalar_one()
    head = {"table_id": table, "ply": ply, "at": now()}
    lines = [head | {"number": number} | valued(connection, one) for number, one in enumerate(changes, last + 1)]
    connection.execute(insert(SEAT_LOG), lines)
    return last + len(changes)


def valued(connection: Connection, change: Change) -> dict[str, Any]:
    name = change.name
    if name is None and change.identity is not None:
        found = select(IDENTITIES.c.name).where(IDENTITIES.c.id == change.identity)
        name = connection.execute(found).scalar()
    return msgspec.structs.asdict(change) | {"name": name or ""}


def blank_names(connection: Connection, identity: str) -> None:
    """*identity* goes for good: what it did at tables stays to be read, without its name."""
    connection.execute(update(SEAT_LOG).where(SEAT_LOG.c.identity == identity).values(name=""))


def pass_on_lines(connection: Connection, guest: str, to: str) -> None:
    connection.execute(update(SEAT_LOG).where(SEAT_LOG.c.identity == guest).values(identity=to))


# Reading.


async def read_lines(database: Database, table: str, before: int | None = None) -> list[SeatLine]:
    """The last lines of *table*, or the last before line *before*."""
    these = SEAT_LOG.c.table_id == table
    if before is not None:
        these &= SEAT_LOG.c.number < before
    chosen = select(*[SEAT_LOG.c[name] for name in ABOUT]).where(these)
    async with database.read() as connection:
        last = chosen.order_by(SEAT_LOG.c.number.desc()).limit(AT_ONCE)
        found = (await connection.execute(last)).mappings().all()
    return [SeatLine(**{**row, "at": aware(row["at"])}) for row in reversed(found)]

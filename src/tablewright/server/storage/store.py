"""The store: who is who, which tables there are, and every accepted row. Rows are only ever added (see `move_log`).

A row is `(table, ordinal, seat, kind, words)`. `act` is an action, `undo` takes back the last *n* actions of its seat;
the plies of a table are folded from its rows.

What is to happen within a transaction is a plain function over its `Connection`: `Database.transact` runs it on either
database, and who has a transaction already runs it there, by `connection.run_sync`.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tablewright.server.base.bot_names import bot_name
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.conflicts import is_taken
from tablewright.server.storage.database import Database, DbConnection, DbEngine
from tablewright.server.storage.deals import note_deal
from tablewright.server.storage.records import (
    Conflict,
    Identity,
    Row,
    RowKind,
    StoredSeat,
    StoredTable,
    aware,
    fields_of,
    now,
    sound_table,
    unguessable,
)
from tablewright.server.storage.schema import IDENTITIES, METADATA, REMOVED, ROWS, SEAT_LOG, SEATS, SECRETS, TABLES
from tablewright.server.storage.seat_log import Change, write_changes
from tablewright.server.storage.sittings import note_new_table, note_seats
from tablewright.server.storage.turns import Costs, make_due, make_undue

LOG: Final = logging.getLogger("tablewright.store")

ONE_IDENTITY: Final = select(IDENTITIES.c.id, IDENTITIES.c.name, IDENTITIES.c.epoch).where(
    IDENTITIES.c.id == bindparam("one")
)
ROW: Final = [ROWS.c.seat, ROWS.c.kind, ROWS.c.words, ROWS.c.prints]
HEAD: Final = [column.name for column in TABLES.columns]
IMPORTED: Final = TABLES.c.archived.is_(True) & (TABLES.c.status != "dropped")
UNFINISHED: Final = TABLES.c.status.in_(("waiting", "running"))


class Store:
    """One database; opening it brings its shape up to date. Bots move *bot_pause* seconds after they could."""

    def __init__(self, database: Database, bot_pause: float = 0.0) -> None:
        self.database: Final = database
        self.bot_pause: Final = bot_pause
        self.costs: Final = Costs()

    @classmethod
    async def open(cls, url: str, synchronous: str = "FULL", bot_pause: float = 0.0) -> Store:
        return cls(await Database.open(url, synchronous), bot_pause)

    async def close(self) -> None:
        await self.database.close()

    @property
    def engine(self) -> DbEngine:
        return self.database.engine

    def begin(self) -> AbstractAsyncContextManager[DbConnection]:
        """A transaction; or `database-away`. Never begin another inside."""
        return self.database.begin()

    async def secret(self, name: str) -> str:
        """A secret of this database, made when it is first asked for."""
        found = select(SECRETS.c.value).where(SECRETS.c.name == name)
        async with self.begin() as connection:
            value = (await connection.execute(found)).scalar()
        if value is None:
            try:
                async with self.begin() as connection:
                    value = secrets.token_hex(32)
                    await connection.execute(insert(SECRETS).values(name=name, value=value))
            except IntegrityError:  # another process was faster: its secret holds
                async with self.begin() as connection:
                    value = (await connection.execute(found)).scalar_one()
        return str(value)

    # Identities.

    async def add_identity(self, name: str) -> Identity:
        identity = Identity(unguessable(), name)
        async with self.begin() as connection:
            await connection.execute(insert(IDENTITIES).values(id=identity.id, name=name, created=now()))
        return identity

    async def identity(self, id: str) -> Identity | None:
        async with self.database.read() as connection:
            found = (await connection.execute(ONE_IDENTITY, {"one": id})).one_or_none()
        return None if found is None else Identity(*found)

    async def rename(self, id: str, name: str) -> None:
        async with self.begin() as connection:
            await connection.execute(update(IDENTITIES).where(IDENTITIES.c.id == id).values(name=name))
            self.database.ring(connection, ("name", id))

    # Tables.

    async def add_table(self, table: StoredTable, rows: Sequence[Row] = ()) -> None:
        await self.database.transact(partial(self.add_in, table=table, rows=rows))

    def add_in(self, connection: Connection, table: StoredTable, rows: Sequence[Row]) -> None:
        connection.execute(insert(TABLES).values({name: getattr(table, name) for name in HEAD}))
        connection.execute(insert(SEATS), [{"table_id": table.id, **seat_values(seat)} for seat in table.seats])
        if rows:
            connection.execute(insert(ROWS), row_values(table.id, 0, rows))
        note_deal(connection, None, table)
        note_new_table(connection, table)
        self.expect_bots(connection, table)

    async def table(self, id: str) -> StoredTable | None:
        found = await self.tables(TABLES.c.id == id, limit=1)
        return found[0] if found else None

    async def tables(self, *where: Any, limit: int = 100) -> list[StoredTable]:
        """The newest tables that fit *where*, conditions on the columns of `schema.TABLES`.

        A list of them leaves out what cannot be read; who asks for a single one gets a ValueError or TypeError.
        """
        async with self.database.read() as connection:
            try:
                return await connection.run_sync(tables_in, *where, limit=limit)
            except (ValueError, TypeError):
                if limit == 1:
                    raise
                return await connection.run_sync(readable_tables_in, *where, limit=limit)

    async def unfinished_of(self, host: str) -> int:
        """How many tables of *host* wait or run."""
        async with self.begin() as connection:
            found = await connection.execute(select(func.count()).where(TABLES.c.host == host, UNFINISHED))
            return found.scalar_one()

    async def imported_of(self, host: str) -> int:
        """How many games *host* has imported, and keeps."""
        async with self.begin() as connection:
            found = await connection.execute(select(func.count()).where(TABLES.c.host == host, IMPORTED))
            return found.scalar_one()

    async def delete_import(self, table: str, host: str) -> bool:
        """Everything about a game that *host* has imported. It was played elsewhere: nothing of it is lost."""
        return await self.database.transact(partial(self.delete_import_in, table=table, host=host))

    def delete_import_in(self, connection: Connection, table: str, host: str) -> bool:
        this = (TABLES.c.id == table) & (TABLES.c.host == host) & IMPORTED
        if connection.execute(select(TABLES.c.id).where(this).with_for_update()).one_or_none() is None:
            return False
        for part in reversed(METADATA.sorted_tables):
            for column in part.columns:
                if column.references(TABLES.c.id):
                    connection.execute(delete(part).where(column == table))
        connection.execute(delete(TABLES).where(this))
        self.database.ring(connection, ("table", table))
        return True

    async def tables_of_bots(self, host: str) -> int:
        """How many of them bots have to themselves."""
        people = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind != "bot")
        async with self.begin() as connection:
            found = await connection.execute(select(func.count()).where(TABLES.c.host == host, UNFINISHED, ~people))
            return found.scalar_one()

    async def change_table(self, seen: StoredTable, wanted: StoredTable, by: str | None = None) -> None:
        """Make the table that was *seen* the *wanted* one (see `change_table_in`), or raise Conflict."""
        try:
            await self.database.transact(partial(self.change_table_in, seen=seen, wanted=wanted, by=by))
        except IntegrityError as fault:
            if is_taken(fault):  # somebody sat down at two tables of a series in the same moment
                raise Conflict(f"table {seen.id}") from fault
            raise

    def change_table_in(
        self, connection: Connection, seen: StoredTable, wanted: StoredTable, by: str | None = None
    ) -> None:
        """Write what differs in status, host, pause, hints and seats, and the lines that tell of it. *by*: who has done
        it, if that is somebody. Conflict if the table is another by now."""
        head = {"status": wanted.status, "host": wanted.host, "paused": wanted.paused, "hints": wanted.hints}
        head |= {"seating": seen.seating + 1}
        must_match(connection, seen.id, seen.seating, head)
        for before, after in zip(seen.seats, wanted.seats, strict=True):
            if before != after:
                this = (SEATS.c.table_id == seen.id) & (SEATS.c.seat == after.seat)
                connection.execute(update(SEATS).where(this).values(seat_values(after)))
        note_deal(connection, seen, wanted)
        note_seats(connection, seen, wanted, by)
        self.expect_bots(connection, wanted)
        self.database.ring(connection, ("table", seen.id))

    async def let_in(self, seen: StoredTable, number: int) -> bool:
        """Let whoever was removed with this line of the seat log sit down again; Conflict if the table is another by
        now, False if there is nobody to let in."""
        return await self.database.transact(partial(self.let_in_now, seen=seen, number=number))

    def let_in_now(self, connection: Connection, seen: StoredTable, number: int) -> bool:
        this = (REMOVED.c.table_id == seen.id) & (REMOVED.c.number == number)
        line = (SEAT_LOG.c.table_id == REMOVED.c.table_id) & (SEAT_LOG.c.number == REMOVED.c.number)
        chosen = select(REMOVED.c.identity, SEAT_LOG.c.name).join(SEAT_LOG, line).where(this)
        found = connection.execute(chosen).one_or_none()
        if found is None:
            return False
        must_match(connection, seen.id, seen.seating, {"seating": seen.seating + 1})
        connection.execute(delete(REMOVED).where(this))
        write_changes(connection, seen.id, [Change("let-in", None, found[0], found[1], by_host=True)])
        self.database.ring(connection, ("table", seen.id))
        return True

    def expect_bots(self, connection: Connection, table: StoredTable) -> None:
        """Whether a bot is due nobody knows before the game is replayed: whoever thinks for the bots has a look."""
        if table.goes_on() and table.has_bots():
            make_due(connection, self.cost_of(table), self.when_bots_move(), freed=True)
        else:
            make_undue(connection, [table.id])

    def cost_of(self, table: StoredTable) -> dict[str, float]:
        bots = [bot for seat in table.seats if (bot := table.bot_of(seat.seat)) is not None]
        return {table.id: self.costs.dearest(bots)}

    def when_bots_move(self) -> datetime:
        return now() + timedelta(seconds=self.bot_pause)

    async def raise_rules(self, table: StoredTable, rules: str, rows: int) -> None:
        """*table*, which has so many *rows*, is played on under these *rules*; Conflict if it is another by now.

        A server that still has the earlier rules may be playing it at this very moment: its next row names the seating
        that it saw, and is refused.
        """
        await self.database.transact(partial(self.raise_rules_in, table=table, rules=rules, rows=rows))

    def raise_rules_in(self, connection: Connection, table: StoredTable, rules: str, rows: int) -> None:
        head = {"rules": rules, "dealt_rules": table.dealt_rules or table.rules, "seating": table.seating + 1}
        must_match(connection, table.id, table.seating, head)
        # Whoever adds a row locks the table first, so none comes between this look and the commit.
        found = connection.execute(select(func.count()).where(ROWS.c.table_id == table.id)).scalar_one()
        if found != rows:
            raise Conflict(f"table {table.id} has {found} rows, not {rows}")
        if table.goes_on() and table.has_bots():  # under the rules in between it may have stood still
            make_due(connection, self.cost_of(table), self.when_bots_move(), freed=False)
        self.database.ring(connection, ("table", table.id))

    # Rows.

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The rows of *table* after the first so many."""
        these = (ROWS.c.table_id == table) & (ROWS.c.ordinal >= after)
        chosen = select(*ROW).where(these).order_by(ROWS.c.ordinal)
        async with self.database.read() as connection:
            return [row_of(*values) for values in await connection.execute(chosen)]


def tables_in(connection: Connection, *where: Any, limit: int | None) -> list[StoredTable]:
    """The newest tables that fit *where*, within a transaction."""
    chosen = select(TABLES).where(TABLES.c.status != "dropped", *where).order_by(TABLES.c.created.desc()).limit(limit)
    heads = connection.execute(chosen).mappings().all()
    of_these = SEATS.c.table_id.in_([head["id"] for head in heads])
    with_names = select(SEATS, IDENTITIES.c.name.label("person")).outerjoin_from(SEATS, IDENTITIES)
    by_table: dict[str, list[dict[str, Any]]] = {head["id"]: [] for head in heads}
    for seat in connection.execute(with_names.where(of_these).order_by(SEATS.c.seat)).mappings():
        called = seat["name"] or seat["person"] or None
        if called is None and seat["bot"] is not None:
            called = bot_name(seat["table_id"], seat["seat"])
        by_table[seat["table_id"]].append(fields_of(StoredSeat, seat) | {"name": called, "since": aware(seat["since"])})
    return [sound_table(head, by_table[head["id"]]) for head in heads]


def readable_tables_in(connection: Connection, *where: Any, limit: int) -> list[StoredTable]:
    """The same, one by one, without those that are damaged."""
    chosen = select(TABLES.c.id).where(TABLES.c.status != "dropped", *where).order_by(TABLES.c.created.desc())
    found = []
    for id in connection.execute(chosen.limit(limit)).scalars().all():
        try:
            found += tables_in(connection, TABLES.c.id == id, limit=1)
        except (ValueError, TypeError) as fault:
            LOG.error("table %s cannot be read: %r", id, fault)
    return found


def row_of(seat: int, kind: RowKind, words: list[Any], prints: str | None) -> Row:
    return Row(seat, kind, tuple(words), prints)


def row_values(table: str, first: int, rows: Sequence[Row]) -> list[dict[str, Any]]:
    head = {"table_id": table, "at": now()}
    return [
        head | {"ordinal": ordinal, "seat": row.seat, "kind": row.kind, "words": list(row.words), "prints": row.prints}
        for ordinal, row in enumerate(rows, first)
    ]


async def must_be_there(connection: DbConnection, table: str) -> None:
    """Refuse if *table* was deleted; and it cannot be, before this transaction is over."""
    here = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(read=True, key_share=True)
    if (await connection.execute(here)).scalar() is None:
        raise Trouble("unknown-table", "there is no such table", {"table": table})


def must_match(connection: Connection, table: str, seating: int, head: dict[str, Any]) -> None:
    """Write the *head* of a table that is still at *seating*, or raise Conflict.

    One statement that looks at nothing but the row it writes, so that both databases decide it by themselves: on
    PostgreSQL whoever comes second waits for the row and is then compared with what the first has left there.
    """
    this = (TABLES.c.id == table) & (TABLES.c.seating == seating)
    if connection.execute(update(TABLES).where(this).values(head)).rowcount != 1:
        raise Conflict(f"table {table} is not at seating {seating} any more")


def seat_values(seat: StoredSeat) -> dict[str, Any]:
    kept = ("seat", "kind", "identity", "bot", "name", "stand_in", "since", "left", "runs_out", "mailed")
    return {name: getattr(seat, name) for name in kept}

"""Accepting rows: whatever arrives while a commit is under way goes into the next one together.

A commit costs the same for one row and for a hundred, most of it waiting for the disk. Nobody is told that a row is
accepted before its commit is over. Each entry is judged by itself: one that comes too late does not fail the others.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tablewright.kernel.action import Seat
from tablewright.server.base.metrics import METRICS
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.clocks import clock_values, write_clocks
from tablewright.server.storage.database import database_away
from tablewright.server.storage.orders import make_pending, strike_out
from tablewright.server.storage.records import Conflict, Row, StoredSeat, now
from tablewright.server.storage.schema import ROWS, TABLES, UNCOUNTED
from tablewright.server.storage.statements import ForEach
from tablewright.server.storage.store import ROW, Store, row_of, row_values
from tablewright.server.storage.turns import make_due, make_undue

LOG: Final = logging.getLogger("tablewright.writer")

MOST_AT_ONCE: Final = 200
MOST_REMEMBERED: Final = 10_000
RETRY_SECONDS: Final = 3.0


@dataclass(slots=True, eq=False)
class Entry:
    """Rows that follow the first *ordinal* ones of a table, all or none. A *result* finishes the table.

    Under another *seating* than the one by which the mover was allowed to move, nothing is accepted: whoever was
    removed, or acts at a table that was paused, on another server a moment ago, comes too late. *due* tells whether a
    bot has to move next (None: there are no bots), *bot* which one, *by_bot* whether one has moved now. *clocks* are
    the seats whose clock begins to run or stops with it, *asked* the seats whose orders are to be tried then, and
    *spent* the orders that it carries out.
    """

    table: str
    ordinal: int
    rows: Sequence[Row]
    plies: int
    seating: int = 0
    result: dict[str, Any] | None = None
    due: bool | None = None
    bot: str = ""
    by_bot: bool = False
    clocks: Sequence[StoredSeat] = ()
    asked: Sequence[Seat] = ()
    spent: Sequence[int] = ()

    @property
    def end(self) -> int:
        return self.ordinal + len(self.rows)


class Writer:
    """Stores entries in the order in which they come, a batch at a time."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.waiting: Final[list[tuple[Entry, asyncio.Future[bool]]]] = []
        self.working: asyncio.Task[None] | None = None
        self.ends: Final[dict[str, int]] = {}

    async def append(self, entry: Entry) -> None:
        """Return when *entry* is stored for good; or raise Conflict, or `database-away`: then it may be stored or not,
        and whoever asks again is refused if it is.

        A move under way cannot be called back. Whoever comes next must not see the table before it is known whether it
        counts, and everybody else wants to be told: so somebody who goes away meanwhile is cancelled only afterwards.
        """
        done = Acceptance(loop=asyncio.get_running_loop())
        self.waiting.append((entry, done))
        if self.working is None or self.working.done():
            self.working = asyncio.create_task(self.work())
        try:
            await done
        except asyncio.CancelledError:
            cancel_later()
        if not done.result():
            METRICS.conflicts.inc()
            raise Conflict(f"table {entry.table} has gone on: there is no room for row {entry.ordinal}")
        for row in entry.rows:
            ACCEPTED[row.kind].inc()
        if LOG.isEnabledFor(logging.INFO):
            facts = {"ordinal": entry.ordinal, "rows": len(entry.rows), "ply": entry.plies, "bot": entry.by_bot}
            LOG.info("accepted", extra={"table": entry.table, **facts})

    async def close(self) -> None:
        """Finish what was begun."""
        if self.working is not None:
            await asyncio.wait([self.working])

    async def work(self) -> None:
        while self.waiting:
            batch = self.waiting[:MOST_AT_ONCE]
            del self.waiting[:MOST_AT_ONCE]
            try:
                for (_, done), accepted in zip(batch, await self.store_all([entry for entry, _ in batch]), strict=True):
                    if not done.done():  # else whoever asked does not wait any more
                        done.set_result(accepted)
            except Exception as fault:
                for entry, done in batch:
                    await self.store_alone(entry, done, fault) if len(batch) > 1 else fail(done, fault)

    async def store_alone(self, entry: Entry, done: asyncio.Future[bool], fault: Exception) -> None:
        """After a batch has failed: with an unreachable database all of it has, else only what is to blame."""
        if isinstance(fault, Trouble):
            return fail(done, fault)
        try:
            (accepted,) = await self.store_all([entry])
        except Exception as own:
            return fail(done, own)
        if not done.done():
            done.set_result(accepted)

    async def store_all(self, entries: Sequence[Entry]) -> list[bool]:
        """Which of *entries* are stored. While the database is away, wait for it a little.

        A connection that is lost during a commit leaves open whether it was one. The next try tells: it waits until the
        lost transaction is over and looks whether the rows are there.
        """
        end, pause, again = time.monotonic() + RETRY_SECONDS, 0.05, False
        while True:
            try:
                begun = time.perf_counter()
                accepted = await self.commit(entries, again)
                METRICS.commit_seconds.observe(time.perf_counter() - begun)
                return accepted
            except Trouble:
                if time.monotonic() > end:
                    raise
            again = True
            await asyncio.sleep(pause)
            pause = min(2 * pause, 0.5)

    async def commit(self, entries: Sequence[Entry], again: bool) -> list[bool]:
        """Store those that fit, in one transaction."""
        known = [self.ends.pop(entry.table, None) == entry.ordinal for entry in entries]
        if all(known) and not again and await self.write_unasked(entries):
            accepted = known
        else:
            looking = partial(self.write_fitting, entries=entries, again=again)
            accepted = await self.store.database.transact(looking)
        if not self.store.database.is_shared:
            self.remember([entry for entry, stored in zip(entries, accepted, strict=True) if stored])
        return accepted

    async def write_unasked(self, entries: Sequence[Entry]) -> bool:
        """Store all of *entries*, which should fit; False if nothing is stored, as one of them does not."""
        try:
            await self.store.database.transact(partial(self.write, entries=entries))
        except (IntegrityError, Conflict):
            return False
        return True

    def remember(self, entries: Sequence[Entry]) -> None:
        """Where the rows of these tables end: whoever is alone with the database need not ask it the next time."""
        if len(self.ends) > MOST_REMEMBERED:
            self.ends.clear()
        self.ends.update({entry.table: entry.end for entry in entries})

    def write_fitting(self, connection: Connection, entries: Sequence[Entry], again: bool) -> list[bool]:
        ends, seatings = self.lock(connection, sorted({entry.table for entry in entries}))
        new: list[Entry] = []
        accepted: list[bool] = []
        for entry in entries:
            if (seatings.get(entry.table), ends.get(entry.table, 0)) == (entry.seating, entry.ordinal):
                new.append(entry)
                ends[entry.table] = entry.end
                if entry.result is not None:
                    seatings[entry.table] = entry.seating + 1
                accepted.append(True)
            else:
                accepted.append(again and is_there(connection, entry))
        if new:
            self.write(connection, new)
        return accepted

    def lock(self, connection: Connection, tables: list[str]) -> tuple[dict[str, int], dict[str, int]]:
        """How many rows each of *tables* has, and its seating; on PostgreSQL no other server changes them meanwhile.

        Always locked in the same order, so that two servers never wait for each other; and looked at afterwards, as a
        statement that had to wait sees other tables as they were before it waited.
        """
        these = TABLES.c.id.in_(tables)
        if self.store.database.is_shared:
            connection.execute(select(TABLES.c.id).where(these).order_by(TABLES.c.id).with_for_update(key_share=True))
        found = connection.execute(select(TABLES.c.id, TABLES.c.seating, LAST_ROW).where(these)).all()
        ends = {str(id): 0 if last is None else int(last) + 1 for id, _, last in found}
        return ends, {str(id): int(seating) for id, seating, _ in found}

    def write(self, connection: Connection, entries: Sequence[Entry]) -> None:
        last = {one.table: one for one in entries}
        NEW_ROWS.run(connection, [row for one in entries for row in row_values(one.table, one.ordinal, one.rows)])
        plies = [{"of": one.table, "under": one.seating, "now": one.plies} for one in entries]
        if SET_PLIES.run(connection, plies) not in (len(plies), UNKNOWN):
            raise Conflict("a table is not at the seating under which somebody moved")
        for one in entries:
            if one.result is not None:
                over = {"status": "finished", "finished": now(), "result": one.result, "seating": one.seating + 1}
                connection.execute(update(TABLES).where(TABLES.c.id == one.table).values(over))
                connection.execute(insert(UNCOUNTED).values(table_id=one.table))
        write_clocks(connection, [clock_values(one.table, seat) for one in entries for seat in one.clocks])
        for by_bot in (True, False):
            due = sorted((one.table, one.bot) for one in last.values() if one.due and one.by_bot == by_bot)
            costs = {table: self.store.costs.of(bot) for table, bot in due}
            make_due(connection, costs, self.store.when_bots_move(), freed=by_bot)
        make_undue(connection, sorted(one.table for one in last.values() if one.due is False))
        for one in entries:
            strike_out(connection, one.table, one.spent)
        asked = {one.table: (one.asked, one.end) for one in last.values() if one.asked and one.result is None}
        make_pending(connection, asked, self.store.when_bots_move())
        self.store.database.ring(connection, *(("rows", one.table, one.end) for one in last.values()))


ACCEPTED: Final = {kind: METRICS.accepted.labels(kind) for kind in ("act", "undo")}
NEW_ROWS: Final = ForEach(insert(ROWS))
# Table by table, the last row is the end of an index; for all of them together every row would be looked at.
LAST_ROW: Final = select(func.max(ROWS.c.ordinal)).where(ROWS.c.table_id == TABLES.c.id).scalar_subquery()
SET_PLIES: Final = ForEach(
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"), TABLES.c.seating == bindparam("under"))
    .values(plies=bindparam("now"))
)
UNKNOWN: Final = -1  # not every driver counts the rows of several updates at once


class Acceptance(asyncio.Future[bool]):
    """Whether an entry is stored. Whoever waits for it and is cancelled meanwhile learns of that when it is known."""

    def cancel(self, msg: Any = None) -> bool:
        return False


def cancel_later() -> None:
    """This task was cancelled, and will be so as soon as there is something else to wait for."""
    if (task := asyncio.current_task()) is not None:
        task.uncancel()
        task.cancel()


def fail(done: asyncio.Future[bool], fault: Exception) -> None:
    if not done.done():
        done.set_exception(database_away() if isinstance(fault, Trouble) else fault)


def is_there(connection: Connection, entry: Entry) -> bool:
    """Are exactly these rows stored where *entry* wants them?"""
    these = (ROWS.c.table_id == entry.table) & ROWS.c.ordinal.between(entry.ordinal, entry.end - 1)
    found = connection.execute(select(*ROW).where(these).order_by(ROWS.c.ordinal))
    return [row_of(*values) for values in found] == list(entry.rows)

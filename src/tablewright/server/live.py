"""Live tables: the tables somebody looks at or plays at, in memory. The store is the truth; this is a cache of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from typing import Final, Protocol

from tablewright.kernel.action import Seat
from tablewright.server.catalogue import Catalogue
from tablewright.server.position import make_result
from tablewright.server.progress import Progress
from tablewright.server.store import Conflict, Row, Store, StoredTable
from tablewright.server.trouble import Trouble


class Subscriber(Protocol):
    """Somebody who wants to know when a table has changed."""

    @property
    def identity(self) -> str | None: ...

    def changed(self) -> None: ...

    def presence(self) -> None: ...


class Live:
    """One table. Whoever reads or changes it holds its lock, so nobody sees a move that is not in the store yet."""

    def __init__(self, id: str, store: Store, catalogue: Catalogue) -> None:
        self.id: Final = id
        self.store: Final = store
        self.catalogue: Final = catalogue
        self.lock: Final = asyncio.Lock()
        self.subscribers: Final[set[Subscriber]] = set()
        self.users = 0
        self.thinking = False
        self.data_path: str | None = None
        self.cached_table: StoredTable | None = None
        self.cached_progress: Progress | None = None

    # Reading; with the lock held.

    async def table(self) -> StoredTable:
        if self.cached_table is None:
            self.cached_table = await self.store.table(self.id)
        if self.cached_table is None:
            raise Trouble("unknown-table", "there is no such table", {"table": self.id})
        return self.cached_table

    async def progress(self) -> Progress:
        """The match, replayed from the store if it is not in memory; or `not-started`, or `other-rules`."""
        table = await self.table()
        if table.status == "waiting":
            raise Trouble("not-started", "this table has not started yet")
        if self.cached_progress is None:
            game, self.data_path = self.catalogue.game_as_played(table.game, table.rules, table.data)
            rows = await self.store.rows(self.id)
            # Replaying a long game takes a while, and the other tables should not wait for it.
            self.cached_progress = await asyncio.to_thread(Progress, game, table, rows)
        return self.cached_progress

    def forget(self) -> None:
        """What is in memory may differ from the store: read it again when it is next needed."""
        self.cached_table = None
        self.cached_progress = None

    def connected(self) -> set[str]:
        return {subscriber.identity for subscriber in self.subscribers if subscriber.identity is not None}

    # Changing; with the lock held.

    async def act(self, seat: Seat, ply: int, revision: int | None, actions: Sequence[Sequence[str | int]]) -> None:
        progress = await self.running()
        must_be_fresh(progress, seat, ply, revision)
        await self.accept(progress, lambda: progress.act(seat, actions))

    async def undo(self, seat: Seat, ply: int, revision: int | None, to: int) -> None:
        progress = await self.running()
        must_be_fresh(progress, seat, ply, revision)
        await self.accept(progress, lambda: progress.undo(seat, to))

    async def running(self) -> Progress:
        progress = await self.progress()
        if (await self.table()).status != "running":
            raise Trouble("table-finished", "this table is finished")
        return progress

    async def accept(self, progress: Progress, change: Callable[[], list[Row]]) -> None:
        """Make a change in memory, store it, and only then tell. If storing fails in any way, memory is forgotten."""
        table, ordinal = await self.table(), progress.revision
        try:
            rows = change()
            result = make_result(progress)
            scored = result.model_dump() if result else None
            await self.store.append(self.id, ordinal, rows, progress.ply, scored)
        except Trouble:
            raise
        except Conflict:
            self.forget()
            stored = await self.progress()
            self.tell()
            raise stale(stored) from None
        except BaseException:
            self.forget()
            raise
        status = "finished" if result else table.status
        self.cached_table = replace(table, status=status, plies=progress.ply, result=scored)
        self.tell()

    def tell(self) -> None:
        for subscriber in list(self.subscribers):
            subscriber.changed()

    def tell_presence(self) -> None:
        for subscriber in list(self.subscribers):
            subscriber.presence()


def must_be_fresh(progress: Progress, seat: Seat, ply: int, revision: int | None) -> None:
    """Refuse what was decided in another position than this one.

    While several seats decide at the same time, what another one does in its lane changes nothing that *seat* can see.
    """
    if revision is not None and revision != progress.revision:
        fresh = 0 <= revision < progress.revision and unseen(progress, seat, progress.ledger.unchanged_since(revision))
        if not fresh or ply != progress.ledger.counts[revision]:
            raise stale(progress)
    elif ply != progress.ply and not (ply < progress.ply and unseen(progress, seat, ply)):
        raise stale(progress)


def unseen(progress: Progress, seat: Seat, ply: int) -> bool:
    """Is everything after *ply* hidden from *seat*?"""
    later = range(ply, progress.ply)
    return bool(progress.match.state.lanes) and not any(progress.is_told(at, seat) for at in later)


def stale(progress: Progress) -> Trouble:
    now = {"ply": progress.ply, "revision": progress.revision}
    return Trouble("stale-ply", f"the table has moved on; it is at ply {progress.ply}", now)


class LiveTables:
    """The tables in memory, least recently used first; those in use are never dropped."""

    def __init__(self, store: Store, catalogue: Catalogue, room: int) -> None:
        self.store: Final = store
        self.catalogue: Final = catalogue
        self.room: Final = room
        self.tables: Final[OrderedDict[str, Live]] = OrderedDict()
        self.when_changed: Callable[[Live], None] = lambda live: None

    @contextlib.asynccontextmanager
    async def open(self, id: str) -> AsyncIterator[Live]:
        """The table with its lock held; afterwards whoever waits for changes (the bots) may look at it."""
        live = self.get(id)
        live.users += 1
        try:
            async with live.lock:
                yield live
        finally:
            live.users -= 1
            self.when_changed(live)

    def get(self, id: str) -> Live:
        live = self.tables.get(id)
        if live is None:
            self.make_room()
            live = self.tables[id] = Live(id, self.store, self.catalogue)
        self.tables.move_to_end(id)
        return live

    def make_room(self) -> None:
        idle = [live for live in self.tables.values() if not (live.users or live.subscribers or live.thinking)]
        for live in idle[: max(0, len(self.tables) + 1 - self.room)]:
            del self.tables[live.id]

"""A live table: one that somebody looks at or plays at, in memory. The store is the truth; this is a cache of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator, Sequence, Set
from typing import Final, Literal, Protocol, TypeAlias

from tablewright.kernel.action import Seat
from tablewright.kernel.setup import BadSetup
from tablewright.server.base.catalogue import Catalogue
from tablewright.server.cluster.presence import Crowd, Presence
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.clocks import start_clocks
from tablewright.server.storage.move_log import Writer
from tablewright.server.storage.records import Conflict, Row, StoredTable, now
from tablewright.server.storage.seat_log import SeatLine, read_lines
from tablewright.server.table.consequences import consequences
from tablewright.server.table.freshness import must_be_fresh, stale
from tablewright.server.table.log_pages import LogPages
from tablewright.server.table.permissions import must_go_on
from tablewright.server.table.position_bytes import PositionBytes
from tablewright.server.table.progress import Progress
from tablewright.server.table.talk import Talk
from tablewright.server.table.time_control import changed_clocks, passed_on
from tablewright.server.table.upgrade import replayed

LOG: Final = logging.getLogger("tablewright.live")

PLIES_OF_AN_ORDINARY_TABLE: Final = 600

Unread: TypeAlias = Literal["rows", "table"]


class Subscriber(Protocol):
    """Somebody who wants to know when a table has changed."""

    @property
    def identity(self) -> str | None: ...

    @property
    def session(self) -> str:
        """By which it came in (see `Identity`)."""

    def changed(self) -> None: ...

    def presence(self) -> None: ...

    def spoken(self, anew: bool) -> None:
        """Somebody said something; *anew*: what was said before has changed."""

    def reseated(self, anew: bool) -> None:
        """There are lines in the seat log; *anew*: those that were told before have changed."""

    def rematch(self) -> None: ...

    def sign_out(self) -> None:
        """The cookie by which it came in is worth nothing any more: go at once."""

    async def dismiss(self) -> None:
        """The server stops: finish what was begun and go."""


class Live:
    """One table. Whoever reads or changes it holds its lock, so nobody sees a move that is not in the store yet.

    *cached_table*, *cached_progress*: what was read from the store; None is read when it is next needed.
    *unread*: what another server has changed in the store since it was read here.
    *untold*: people here were told that something is wrong; when it is over they are told how the table stands.
    *revision*: how many rows were known when the match was dropped from memory; None: it never was there.
    *in_flux*: memory is being changed; it is not what is stored, or not all of one time.
    *weighed*: how much of the room for tables it was last found to take.
    """

    def __init__(self, id: str, writer: Writer, catalogue: Catalogue, presence: Presence, pages: LogPages) -> None:
        self.id: Final = id
        self.writer: Final = writer
        self.store: Final = writer.store
        self.catalogue: Final = catalogue
        self.elsewhere: Final = presence
        self.talk: Final = Talk(id, self.store)
        self.lock: Final = asyncio.Lock()
        self.subscribers: Final[set[Subscriber]] = set()
        self.users = 0
        self.unread: set[Unread] = set()
        self.untold = False
        self.data_path: str | None = None
        self.cached_table: StoredTable | None = None
        self.cached_progress: Progress | None = None
        self.revision: int | None = None
        self.in_flux = False
        self.position_bytes: Final = PositionBytes(pages)
        self.weighed = 0
        self.here: Set[str] | None = None
        self.seat_lines: tuple[int, Sequence[SeatLine]] | None = None  # of which seating, and what had happened by then

    # Reading; with the lock held.

    async def table(self) -> StoredTable:
        if self.cached_table is None:
            await self.read_table()
        if self.cached_table is None:
            raise Trouble("unknown-table", "there is no such table", {"table": self.id})
        return self.cached_table

    async def read_table(self) -> None:
        """Another server may finish the game between two readings: then both are read to the end."""
        with as_stored(self.id):
            table = await self.store.table(self.id)
            progress = self.cached_progress
            if table is not None and table.status == "finished" and progress and not progress.match.is_over():
                await self.read_rows()
                table = await self.store.table(self.id)
            if table is not None and progress and self.reads_otherwise(table, progress):
                self.shrink()
        self.cached_table = table

    def reads_otherwise(self, table: StoredTable, progress: Progress) -> bool:
        """Must the match of *table*, as it is stored by now, be read again? Another server has later rules; or what
        differed here may do so no more, as another server has ended the game."""
        known = self.cached_table
        ended = progress.difference is not None and (known is None or known.status != table.status)
        return ended or table.rules != progress.rules

    async def seat_log(self) -> Sequence[SeatLine]:
        """What happened at the seats, as far as it is told at once. Every change of a seat raises the seating."""
        seating = (await self.table()).seating
        if self.seat_lines is None or self.seat_lines[0] != seating:
            self.seat_lines = seating, await read_lines(self.store.database, self.id)
        return self.seat_lines[1]

    async def progress(self) -> Progress:
        """The match, replayed from the store if it is not in memory; or `not-started`, `other-rules`,
        `damaged-table`. If it is over only now, so is the table: to show both, ask for the table again."""
        progress = await self.history()
        if progress.difference is not None:
            table = await self.table()
            raise self.catalogue.other_rules(table.game, table.rules, table.data)
        return progress

    async def history(self) -> Progress:
        """The same to look at: of a table that the installed rules do not play to its end, as far as they agree.

        A running table of earlier rules that comes to the same positions under the installed ones is played on under
        these from now on. One that differs waits for nobody: no clock runs there, no letter is written.
        """
        while True:
            progress = await self.replay()
            table = await self.table()
            if table.rules != progress.rules:  # another server plays it under later rules by now
                self.forget()
            elif table.rules == progress.game.version or table.status != "running":
                return progress
            elif progress.difference is not None:
                if await self.note_clocks(table, ()):
                    return progress
            else:
                await self.raise_rules(table, progress)

    async def raise_rules(self, table: StoredTable, progress: Progress) -> None:
        self.in_flux = True
        try:
            await self.store.raise_rules(table, progress.game.version, progress.rows_stored)
        except Conflict:  # somebody was faster, at another server
            return self.forget()
        except BaseException:
            self.forget()
            raise
        else:
            LOG.info("table %s goes on under rules %s instead of %s", self.id, progress.game.version, table.rules)
            if progress.unprinted:
                LOG.warning("table %s: of moves stored without prints only the legality was compared", self.id)
            progress.rules = progress.game.version
            self.cached_table = None
        finally:
            self.in_flux = False
        await self.start_clocks()  # they stand, if it stood still under the rules in between

    async def replay(self) -> Progress:
        table = await self.table()
        if table.status == "waiting":
            raise Trouble("not-started", "this table has not started yet")
        progress = self.cached_progress
        while progress is None:
            game, self.data_path = self.catalogue.game_to_go_on(table.game, table.rules, table.data)
            with as_stored(self.id):
                rows = await self.store.rows(self.id)
                # Replaying a long game takes a while, and the other tables should not wait for it.
                try:
                    progress = await asyncio.to_thread(replayed, game, table, rows)
                except BadSetup:
                    if table.rules == game.version:
                        raise
                    raise self.catalogue.other_rules(table.game, table.rules, table.data) from None
            known = table.status
            if progress.difference is not None:
                # The table was read before its rows: another server may have ended the game in between.
                await self.read_table()
                table = await self.table()
                if table.status != known:
                    progress = None
                    continue
            self.cached_progress = progress
            if progress.match.is_over() and known == "running":
                await self.read_table()
        return progress

    def has_match(self) -> bool:
        """Is the match in memory, so that it need not be replayed?"""
        return self.cached_progress is not None

    def weight(self) -> int:
        """How many ordinary tables it weighs as much as."""
        plies = self.cached_progress.ply if self.cached_progress is not None else 0
        return 1 + plies // PLIES_OF_AN_ORDINARY_TABLE

    def is_at_hand(self) -> bool:
        """Is the match in memory, as it is in the store? Then it can be read without the lock, by whoever does so
        before anything else is awaited."""
        ready = self.cached_table is not None and self.cached_progress is not None
        return ready and not (self.in_flux or self.unread or self.elsewhere.notifications.is_deaf)

    async def catch_up(self) -> None:
        """Read what other servers have stored since, and tell everybody here."""
        unread, self.unread = self.unread, set()
        self.in_flux = True
        try:
            news = "rows" in unread and await self.read_rows()
            known = self.cached_table
            if "table" in unread and known is not None:
                await self.read_table()
            news = news or known is None or self.cached_table != known
        except BaseException:
            self.unread |= unread
            raise
        finally:
            self.in_flux = False
        if news or self.untold:
            self.untold = False
            self.tell()

    async def read_rows(self) -> bool:
        """Are there rows that were not known? A match in memory goes on with them, or is forgotten."""
        progress = self.cached_progress
        known = progress.rows_stored if progress is not None else self.revision
        if known is None:
            return False
        with as_stored(self.id):
            rows = await self.store.rows(self.id, known)
        self.revision = known + len(rows)
        if not rows:
            return False
        if progress is None:
            self.cached_table = None
        elif progress.difference is not None:
            self.forget()
        else:
            self.follow(progress, rows)
        return True

    def follow(self, progress: Progress, rows: Sequence[Row]) -> None:
        try:
            progress.follow(rows)
        except Exception:
            LOG.exception("table %s does not go on as it is stored; it is read again", self.id)
            self.forget()
            return
        table = self.cached_table
        if table is None or table.pace is not None or progress.match.is_over():
            self.cached_table = None  # there is more to read: how the clocks stand, or the result
        else:
            self.cached_table = passed_on(table, progress.match.to_act(), now(), plies=progress.public)

    def forget(self) -> None:
        """What is in memory may differ from the store: read it again when it is next needed."""
        self.cached_table = None
        self.cached_progress = None

    def shrink(self) -> None:
        """Nobody needs the match at the moment: keep no more than what tells whether another server has gone on."""
        if self.cached_progress is not None:
            self.revision = self.cached_progress.rows_stored
            self.cached_progress = None
            self.position_bytes.forget()
        self.talk.forget()
        self.seat_lines = None

    # Who is here.

    def connected(self) -> Set[str]:
        """Everybody who is connected to this table, at any server."""
        if self.here is None:
            here = {one.identity for one in self.subscribers if one.identity is not None}
            self.here = here.union(*(crowd.named for crowd in self.elsewhere.at(self.id)))
        return self.here

    def watching(self, table: StoredTable) -> int:
        """How many connections there are of people who have no seat."""
        seated = {seat.identity for seat in table.seats if seat.identity is not None}
        crowds = [self.crowd(), *self.elsewhere.at(self.id)]
        return sum(crowd.others + sum(1 for one in crowd.named if one not in seated) for crowd in crowds)

    def crowd(self) -> Crowd:
        """Who is connected here; players go before those who watch."""
        seated = {seat.identity for seat in self.cached_table.seats} if self.cached_table is not None else set()
        named = [one.identity for one in self.subscribers if one.identity is not None]
        return Crowd(sorted(named, key=lambda one: one not in seated), len(self.subscribers) - len(named))

    # Changing; with the lock held.

    async def act(
        self,
        seat: Seat,
        ply: int,
        revision: int | None,
        actions: Sequence[Sequence[str | int]],
        orders: Sequence[int] | None = None,
    ) -> None:
        """Take *actions*, decided at *ply* and *revision* as *seat* counts. If it was ordered (see `standing_orders`),
        *orders* are those that are done with."""
        await self.change(seat, ply, revision, lambda progress: progress.act(seat, actions), orders)

    async def undo(self, seat: Seat, ply: int, revision: int | None, to: int) -> None:
        await self.change(seat, ply, revision, lambda progress: progress.undo(seat, to))

    async def running(self, seat: Seat, ply: int, revision: int | None) -> Progress:
        progress, hand = await self.progress(), (await self.table()).hand_of(seat)
        ahead = ply > progress.ply_for(seat) or (revision or 0) > progress.revision_for(hand)
        if ahead and self.store.database.is_shared:  # was there more to see at another server?
            seating = (await self.table()).seating
            self.unread |= {"rows", "table"}
            await self.catch_up()
            progress = await self.progress()
            if (await self.table()).seating != seating:  # whose seat it is was looked up in the old one
                raise stale(await self.table(), progress, seat)
        must_go_on(await self.table())
        return progress

    async def change(
        self,
        seat: Seat,
        ply: int,
        revision: int | None,
        change: Callable[[Progress], list[Row]],
        orders: Sequence[int] | None = None,
    ) -> None:
        """Change memory, store what has changed, tell everybody.

        If another server was faster with what *seat* cannot know of, the same is done once more after that.
        """
        while True:
            progress = await self.running(seat, ply, revision)
            table = await self.table()
            must_be_fresh(table, progress, seat, ply, revision)
            if await self.has_stored(progress, seat, change, orders):
                return self.tell()
            progress = await self.progress()
            self.tell()
            if (await self.table()).seating != table.seating:
                raise stale(await self.table(), progress, seat)

    async def has_stored(
        self, progress: Progress, seat: Seat, change: Callable[[Progress], list[Row]], orders: Sequence[int] | None
    ) -> bool:
        """False if another server was faster. If storing fails in any way, memory is forgotten."""
        table = await self.table()
        try:
            rows = change(progress)
        except Trouble:  # refused, and nothing is changed
            raise
        except BaseException:
            self.forget()
            raise
        self.in_flux = True
        try:
            later, entry = consequences(table, progress, seat, rows, orders)
            await self.writer.append(entry)
        except Conflict:
            self.forget()
            return False
        except BaseException:
            self.forget()
            raise
        finally:
            self.in_flux = False
        self.cached_table = later
        return True

    async def to_act(self, table: StoredTable) -> list[Seat]:
        """Whom this table, as it will be, waits for. One that cannot be played waits for nobody."""
        if not table.goes_on() or (await self.table()).status != "running":
            return []
        try:
            return (await self.progress()).match.to_act()
        except Trouble as trouble:
            if trouble.code not in ("other-rules", "damaged-table"):
                raise
            return []

    async def start_clocks(self) -> None:
        """The clocks of a game that has just begun run from now on; before, nobody knew whom it would wait for."""
        table = await self.table()
        await self.note_clocks(table, await self.to_act(table))

    async def note_clocks(self, table: StoredTable, to_act: Sequence[Seat]) -> bool:
        """*table* waits for *to_act* although nobody has moved. False if it is another by now, and to be read again."""
        waiting, progress = passed_on(table, to_act, now()), self.cached_progress
        clocks = changed_clocks(table, waiting)
        if not clocks or progress is None:
            return True
        noted = await start_clocks(self.store.database, table, progress.rows_stored, clocks)
        if noted:
            self.cached_table = waiting
        else:
            self.forget()
        self.tell()
        return noted

    def tell(self) -> None:
        for subscriber in list(self.subscribers):
            subscriber.changed()

    def tell_presence(self) -> None:
        """Somebody came or went here."""
        self.elsewhere.changed(self.id)
        self.show_presence()

    def show_presence(self) -> None:
        self.here = None
        for subscriber in list(self.subscribers):
            subscriber.presence()

    def tell_talk(self, anew: bool = False) -> None:
        """Somebody said something, here or at another server; *anew*: what was said before has changed."""
        self.talk.is_current = False
        if anew:
            self.talk.forget()
        for subscriber in list(self.subscribers):
            subscriber.spoken(anew)

    def tell_seats_anew(self) -> None:
        """Somebody who stands in the seat log has gone for good."""
        self.seat_lines = None
        for subscriber in list(self.subscribers):
            subscriber.reseated(anew=True)

    def tell_rematch(self) -> None:
        for subscriber in list(self.subscribers):
            subscriber.rematch()


@contextlib.contextmanager
def as_stored(id: str) -> Iterator[None]:
    """Whatever is wrong with what is stored of a table is a trouble of that table alone."""
    try:
        yield
    except Trouble:
        raise
    except Exception as fault:
        LOG.error("table %s cannot be read: %r", id, fault)
        raise Trouble("damaged-table", "what is stored of this table cannot be read", {"table": id}) from fault

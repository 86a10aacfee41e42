"""The tables in memory: who may use them, which of them stay, and what other servers have changed."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections import OrderedDict
from collections.abc import Collection, Coroutine, Iterator
from typing import Any, Final

from tablewright.server.base.catalogue import Catalogue
from tablewright.server.base.lru import Lru
from tablewright.server.base.metrics import METRICS
from tablewright.server.cluster.notifications import Notice, Notifications
from tablewright.server.cluster.presence import Crowd, Presence
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.move_log import Writer
from tablewright.server.storage.sessions import those_that_last
from tablewright.server.table.live import Live, Subscriber
from tablewright.server.table.log_pages import LogPages

# Sessions that ended: their keys never come back, so a few too many do no harm.
SESSIONS_REMEMBERED: Final = 10_000


class Locked:
    """A table with its lock held, which stays in memory meanwhile; *look* into the store first?

    Every move takes this way, so it is written out: as a generator it would take several times as long.
    """

    __slots__ = ("kept", "live", "look", "tables")

    def __init__(self, tables: LiveTables, live: Live, look: bool) -> None:
        self.tables: Final = tables
        self.live: Final = live
        self.look: Final = look
        self.kept: Final = tables.get(live.id)

    async def __aenter__(self) -> Live:
        live = self.live
        self.kept.users += 1
        try:
            await live.lock.acquire()
        except BaseException:
            self.tables.used(self.kept)
            raise
        if self.look:
            live.unread |= {"rows", "table"}
        if live.unread:
            try:
                await live.catch_up()
            except BaseException as fault:
                self.leave(fault)
                raise
        return live

    async def __aexit__(self, kind: object, fault: BaseException | None, trace: object) -> None:
        self.leave(fault)

    def leave(self, fault: BaseException | None) -> None:
        if isinstance(fault, Trouble) and fault.code == "database-away":
            self.live.untold = True  # whoever was told that is told how the table stands when it is back
        self.live.lock.release()
        self.tables.used(self.kept)


class LiveTables:
    """The tables in memory.

    A match is heavy: *room* ordinary tables keep theirs, or fewer that are longer, those that were used last. The
    others are dropped, or, while somebody is connected to them, replayed when something happens there.
    """

    def __init__(self, writer: Writer, catalogue: Catalogue, notifications: Notifications, room: int) -> None:
        self.writer: Final = writer
        self.catalogue: Final = catalogue
        self.notifications: Final = notifications
        self.room: Final = room
        self.presence: Final = Presence(notifications, self)
        self.tables: Final[dict[str, Live]] = {}
        self.recent: Final[OrderedDict[str, Live]] = OrderedDict()
        self.weight = 0  # of the recent ones
        self.pages: Final = LogPages()
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.ended: Final[Lru[str, bool]] = Lru(SESSIONS_REMEMBERED)

    # Using a table.

    def get(self, id: str) -> Live:
        live = self.tables.get(id)
        if live is None:
            live = self.tables[id] = Live(id, self.writer, self.catalogue, self.presence, self.pages)
        if id not in self.recent:
            self.weigh(live, live.weight())
        self.recent[id] = live
        self.recent.move_to_end(id)
        return live

    @contextlib.contextmanager
    def using(self, id: str) -> Iterator[Live]:
        """The table, which stays in memory meanwhile."""
        live = self.get(id)
        live.users += 1
        try:
            yield live
        finally:
            self.used(live)

    def used(self, live: Live) -> None:
        live.users -= 1
        self.recent.move_to_end(live.id)  # whoever goes on with it does so before it could be dropped
        self.weigh(live, live.weight())
        self.make_room()

    def open(self, id: str) -> Locked:
        """The table with its lock held, as it is in the store now.

        Whoever comes with a request may have seen at another server what has not been heard of here yet.
        """
        return Locked(self, self.get(id), look=self.writer.store.database.is_shared)

    def hold(self, live: Live) -> Locked:
        """A table with its lock held, for whoever is told of all that happens there anyway."""
        return Locked(self, live, look=self.notifications.is_deaf)

    def join(self, id: str) -> Locked:
        """The table with its lock held, for whoever is going to be told of all that happens there."""
        return self.hold(self.get(id))

    def left(self, live: Live) -> None:
        """Somebody was connected and is not any more: without anybody, it is dropped like any other table."""
        self.get(live.id)
        self.make_room()

    def weigh(self, live: Live, weight: int) -> None:
        self.weight += weight - live.weighed
        live.weighed = weight

    def too_heavy(self) -> list[Live]:
        """The tables that were not used for longest, down to those for which there is room. The last one used stays."""
        found: list[Live] = []
        excess = self.weight - self.room
        for live in itertools.islice(self.recent.values(), max(0, len(self.recent) - 1)) if excess > 0 else ():
            if excess <= 0:
                break
            excess -= live.weighed
            found.append(live)
        return found

    def make_room(self) -> None:
        for live in [live for live in self.too_heavy() if not live.users]:
            del self.recent[live.id]
            self.weigh(live, 0)
            live.shrink()
            METRICS.evictions.inc()
            if not live.subscribers:
                del self.tables[live.id]

    # What happens elsewhere.

    def hear(self, notice: Notice) -> None:
        self.presence.hear(notice)
        if notice.kind in ("name", "out"):
            self.begin(self.read_again(notice.about))
            if notice.kind == "out":
                self.sign_out(notice.about, *notice.more)
        elif notice.kind in ("rows", "table") and notice.about in self.tables:
            live = self.tables[notice.about]
            live.unread.add("rows" if notice.kind == "rows" else "table")
            self.begin(self.look_at(live))
        elif notice.kind == "talk" and notice.about in self.tables:
            self.tables[notice.about].tell_talk()
        elif notice.kind == "rematch":
            self.show_rematch(notice.about)

    async def look_at(self, live: Live) -> None:
        with contextlib.suppress(Trouble):  # it stays unread, and is read when the database is back
            async with self.hold(live):
                pass

    def look_again(self) -> None:
        """Something may have been missed, or somebody been told of trouble: look at every table in memory."""
        for live in self.tables.values():
            live.unread |= {"rows", "table"}
            live.tell_talk()
            live.tell_rematch()
        self.begin(self.look_at_all())
        self.begin(self.let_go_of_the_ended())

    async def look_at_all(self) -> None:
        for live in [live for live in self.tables.values() if live.subscribers]:
            await self.look_at(live)

    async def read_again(self, identity: str) -> None:
        """Something about *identity* has changed: whoever looks at its tables is shown them anew."""
        for live in list(self.tables.values()):
            table = live.cached_table
            if table is not None and (table.seats_of(identity) or table.host == identity):
                live.unread.add("table")
                live.untold = True
                await self.look_at(live)
            if any(line.identity == identity for line in live.talk.lines):
                live.tell_talk(anew=True)
            if live.seat_lines is not None and any(line.identity == identity for line in live.seat_lines[1]):
                live.tell_seats_anew()

    def sign_out(self, identity: str, sessions: Collection[str] | None = None) -> None:
        """Let go of everybody who came in as *identity* by one of these *sessions* (None: whichever), or by none."""
        for session in filter(None, sessions or ()):
            self.ended.put(session, True)
        for subscriber in self.subscribers():
            if subscriber.identity == identity and (sessions is None or subscriber.session in ("", *sessions)):
                subscriber.sign_out()

    def has_ended(self, session: str) -> bool:
        """Did it end a moment ago? Whoever was let in just before has a look when it can be found here."""
        return session in self.ended

    async def let_go_of_the_ended(self) -> None:
        """Nothing was heard for a while: let go of those whose session has ended meanwhile."""
        here = [subscriber for subscriber in self.subscribers() if subscriber.session]
        with contextlib.suppress(Trouble):  # when the database is back, it is looked at again
            last = await those_that_last(self.writer.store.database, {one.session for one in here})
            for subscriber in here:
                if subscriber.session not in last:
                    subscriber.sign_out()

    def subscribers(self) -> list[Subscriber]:
        return [subscriber for live in self.tables.values() for subscriber in live.subscribers]

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # What others want to know about who is connected here.

    def crowds(self) -> list[str]:
        return [id for id, live in self.tables.items() if live.subscribers]

    def crowd(self, table: str) -> Crowd:
        return self.tables[table].crowd() if table in self.tables else Crowd()

    # A table that follows another one.

    async def tell_rematch(self, table: str) -> None:
        """Something has changed about the rematch of *table*: tell whoever is still there, at any server."""
        self.show_rematch(table)
        await self.notifications.say("rematch", table)

    def show_rematch(self, table: str) -> None:
        if table in self.tables:
            self.tables[table].tell_rematch()

    # Who is connected here.

    def present(self, table: str) -> set[str]:
        """Everybody who is connected to *table*, at any server."""
        here = set(self.tables[table].connected()) if table in self.tables else set[str]()
        return here.union(*(crowd.named for crowd in self.presence.at(table)))

    def show_presence(self, table: str) -> None:
        if table in self.tables:
            self.tables[table].show_presence()

"""The lobby: making tables, listing them, and changing who sits at them."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Final, cast

from sqlalchemy import or_, select

from tablewright.kernel.setup import BadSetup, Setup, with_defaults
from tablewright.server.base.catalogue import Catalogue
from tablewright.server.base.plugins import AnyGame
from tablewright.server.lobby.seating import complete
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.position import FinalResult
from tablewright.server.protocol.tables import NewTable, Pace, SeatWish, Table, TableLists, TableSeat
from tablewright.server.storage.conflicts import patiently
from tablewright.server.storage.records import Identity, StoredSeat, StoredTable, now, unguessable
from tablewright.server.storage.schema import SEATS, TABLES
from tablewright.server.storage.store import UNFINISHED, Store
from tablewright.server.table.cache import LiveTables
from tablewright.server.table.live import Live
from tablewright.server.table.namesakes import names_at
from tablewright.server.table.permissions import must_be_host, must_not_be_over
from tablewright.server.table.series_access import must_be_open
from tablewright.server.table.time_control import passed_on, shown

MOST_IMPORTS_LISTED: Final = 200
NEVER: Final = datetime.max.replace(tzinfo=UTC)


class Lobby:
    def __init__(self, store: Store, catalogue: Catalogue, tables: LiveTables) -> None:
        self.store: Final = store
        self.catalogue: Final = catalogue
        self.tables: Final = tables

    async def create(self, me: Identity, wish: NewTable) -> StoredTable:
        return await self.open(self.draft(me, wish))

    def draft(self, me: Identity, wish: NewTable) -> StoredTable:
        """The table that is wished for. Nobody sees it before it is opened: whoever needs another deal changes it."""
        game = self.catalogue.game(wish.game)
        setup = checked_setup(game, len(wish.seats), wish.settings)
        return StoredTable(
            id=unguessable(),
            game=game.name,
            rules=game.version,
            data=game.digest,
            settings=dict(setup.chosen),
            seed=secrets.token_hex(16),
            status="waiting",
            host=me.id,
            auto_start=wish.start,
            archived=False,
            plies=0,
            result=None,
            created=now(),
            seats=tuple(self.seated(me, wish.seats)),
            private=wish.private,
            hints=wish.hints,
            pace=None if wish.pace is None else Pace(bank=wish.pace.bank, increment=wish.pace.increment),
        )

    async def open(self, table: StoredTable) -> StoredTable:
        await self.store.add_table(complete(table))
        async with self.tables.open(table.id) as live:
            await live.start_clocks()
            return await live.table()

    def seated(self, me: Identity, wishes: list[SeatWish]) -> list[StoredSeat]:
        found: list[StoredSeat] = []
        own = 0
        for at, wish in enumerate(wishes):
            if (wish.kind == "bot") != (wish.bot is not None):
                raise self.bad_bot(f"seat {at}: a bot's seat names its bot, and no other does", wish.bot)
            if wish.bot is not None:
                self.known_bot(wish.bot)
            name = wish.name
            if wish.kind == "me":
                own += 1
                if name is None and own > 1:  # at a shared screen people want to know which of them is meant
                    name = f"{me.name[:36]} {own}"
                found.append(StoredSeat(at, "human", identity=me.id, name=name))
            elif wish.kind == "bot":
                found.append(StoredSeat(at, "bot", bot=wish.bot, name=name))
            else:
                found.append(StoredSeat(at, "open"))
        return found

    def known_bot(self, name: str) -> str:
        if name not in self.catalogue.bot_names():
            raise self.bad_bot(f"there is no bot called {name}", name)
        return name

    def bad_bot(self, message: str, given: str | None) -> Trouble:
        allowed = self.catalogue.bot_names()
        return Trouble("bad-setup", message, {"setting": "bot", "given": given or "", "allowed": allowed})

    async def lists(self, me: str | None) -> TableLists:
        """My tables; tables with a free seat; tables to watch. Private ones are listed for their people alone."""
        mine: list[StoredTable] = []
        if me is not None:
            seated = select(SEATS.c.table_id).where(SEATS.c.identity == me)
            played = TABLES.c.archived.is_(False), or_(TABLES.c.host == me, TABLES.c.id.in_(seated))
            # All that count against a person's quota, so that each of them can be found and deleted.
            imported = TABLES.c.archived.is_(True), TABLES.c.host == me
            mine = [*await self.store.tables(*played), *await self.store.tables(*imported, limit=MOST_IMPORTS_LISTED)]
        public = TABLES.c.private.is_(False)
        free = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.kind == "open", SEATS.c.identity.is_(None)))
        alone = TABLES.c.series.is_(None)  # at a table of a series nobody watches
        unseen = or_(alone, TABLES.c.status == "waiting")
        to_join = await self.store.tables(public, UNFINISHED, free, unseen, limit=50)
        to_watch = await self.store.tables(public, TABLES.c.status == "running", alone, limit=50)
        return TableLists(
            mine=[self.described(table, me) for table in mine],
            open=[self.described(table, me) for table in to_join],
            running=[self.described(table, me) for table in to_watch],
        )

    async def waiting_for(self, me: str) -> list[Table]:
        """The tables that wait for *me*, the most urgent first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.identity == me, SEATS.c.since.is_not(None))
        found = await self.store.tables(TABLES.c.status == "running", TABLES.c.id.in_(mine))
        return [self.described(table, me) for table in sorted(found, key=lambda table: urgency(table, me))]

    def described(self, table: StoredTable, me: str | None) -> Table:
        mine, at = table.seats_of(me), now()
        return Table(
            id=table.id,
            game=table.game,
            status="finished" if table.status == "dropped" else table.status,
            paused=table.paused,
            private=table.private,
            hints=table.hints,
            settings=table.settings,
            seats=[
                TableSeat(
                    seat=seat.seat,
                    name=name or None,
                    kind=seat.kind,
                    bot=seat.bot,
                    mine=seat.seat in mine,
                    since=None if seat.since is None else seat.since.isoformat(),
                    stand_in=seat.stand_in,
                    clock=shown(table, seat, at),
                )
                for seat, name in zip(table.seats, names_at(table), strict=True)
            ],
            pace=table.pace,
            host=table.host == me,
            created=table.created.replace(tzinfo=table.created.tzinfo or UTC).isoformat(),
            ply=table.plies,
            auto_start=table.auto_start,
            rules=table.rules,
            data=table.data,
            playable=self.catalogue.can_play(table.game, table.rules, table.data),
            archived=table.archived,
            origin=table.origin,
            lesson=table.lesson,
            series=table.series,
            # Others may still play this deal: how it ended only its players know by now.
            result=None if table.series and not mine else cast(FinalResult | None, table.result),
        )

    async def change(self, id: str, rule: Callable[[StoredTable], StoredTable], by: str | None = None) -> StoredTable:
        """Make a table what *rule* (see `seating`) makes of it for *by* (None: time is out), and tell everybody there.

        The store accepts the change only for the very table that the rule was asked about. If somebody was faster on
        another server, the rule is asked again about what is there now, and may refuse then: of two people who take the
        same seat the second is told so, and a host whose game has just ended does not end it again.
        """
        async with self.tables.open(id) as live:
            seen, wanted = await patiently(partial(self.store_change, live, rule, by))
            if wanted == seen:
                return seen
            if seen.status == "waiting" and wanted.goes_on():
                await live.start_clocks()
            live.tell()
            live.show_presence()  # whoever sits down watches no longer
            if wanted.follows is not None:
                await self.tables.tell_rematch(wanted.follows)
            return wanted if wanted.status == "dropped" else await live.table()

    async def store_change(
        self, live: Live, rule: Callable[[StoredTable], StoredTable], by: str | None
    ) -> tuple[StoredTable, StoredTable]:
        """The table as it was, and what it is now; or Conflict."""
        seen = await live.table()
        wanted = rule(seen)
        if wanted == seen:
            return seen, seen
        wanted = passed_on(wanted, await live.to_act(wanted), now())
        try:
            await self.store.change_table(seen, wanted, by)
        finally:
            live.cached_table = None
        return seen, wanted

    async def let_in(self, id: str, me: str, number: int) -> None:
        """Let somebody sit down again whom the host has removed. Twice is fine."""
        async with self.tables.open(id) as live:
            if await patiently(partial(self.store_let_in, live, me, number)):
                live.tell()

    async def store_let_in(self, live: Live, me: str, number: int) -> bool:
        seen = await live.table()
        must_be_host(seen, me)
        must_not_be_over(seen)
        try:
            return await self.store.let_in(seen, number)
        finally:
            live.cached_table = None

    async def delete_import(self, me: str, id: str) -> None:
        """A game that *me* has imported goes, with all that was written beside it. While others play its deal it stays:
        it tells who knows that."""
        async with self.tables.open(id) as live:
            table = await live.table()
            if not table.archived:
                raise Trouble("not-imported", "only imported games can be deleted", {"table": id})
            await must_be_open(self.store, table)
            if not await self.store.delete_import(id, me):
                raise Trouble("not-host", "this game was imported by somebody else")
            live.forget()
            live.tell()

    async def rename(self, me: Identity, name: str) -> None:
        await self.store.rename(me.id, name)
        await self.tables.read_again(me.id)


def urgency(table: StoredTable, me: str) -> tuple[datetime, datetime]:
    """By when *me* has to decide, and since when the table waits for it; the lower the more urgent."""
    mine = [seat for seat in table.seats if seat.identity == me and seat.since is not None]
    out = min((seat.runs_out for seat in mine if seat.runs_out is not None), default=NEVER)
    return out, min((seat.since for seat in mine if seat.since is not None), default=NEVER)


def checked_setup(game: AnyGame, seats: int, settings: dict[str, str]) -> Setup:
    """The set-up of a new table."""
    try:
        return game.setup(seats, with_defaults(game.settings(), settings))
    except BadSetup as fault:
        told = {"setting": fault.setting, "given": fault.given, "allowed": list(fault.allowed)}
        raise Trouble("bad-setup", str(fault), told) from None

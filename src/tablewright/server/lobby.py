"""The lobby: making tables, sitting down, leaving, starting."""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import UTC
from typing import Final

from sqlalchemy import or_, select

from tablewright.kernel.action import Seat
from tablewright.kernel.setup import BadSetup, Setup
from tablewright.server.catalogue import Catalogue
from tablewright.server.live import Live, LiveTables
from tablewright.server.requests import NewTable, SeatWish
from tablewright.server.schema import SEATS, TABLES
from tablewright.server.shelves import AnyGame
from tablewright.server.store import Identity, Store, StoredSeat, StoredTable, now, unguessable
from tablewright.server.trouble import Trouble
from tablewright.server.wire import FinalResult, Table, TableLists, TableSeat


class Lobby:
    def __init__(self, store: Store, catalogue: Catalogue, tables: LiveTables) -> None:
        self.store: Final = store
        self.catalogue: Final = catalogue
        self.tables: Final = tables

    async def create(self, me: Identity, wish: NewTable) -> StoredTable:
        game = self.catalogue.game(wish.game)
        setup = checked_setup(game, len(wish.seats), wish.settings)
        seats = self.seated(me, wish.seats)
        ready = wish.start and all(seat.kind != "open" for seat in seats)
        table = StoredTable(
            id=unguessable(),
            game=game.name,
            rules=game.version,
            data=game.digest,
            settings=dict(setup.chosen),
            seed=secrets.token_hex(16),
            status="running" if ready else "waiting",
            host=me.id,
            auto_start=wish.start,
            archived=False,
            plies=0,
            result=None,
            created=now(),
            seats=tuple(seats),
        )
        await self.store.add_table(table)
        async with self.tables.open(table.id) as live:
            return await live.table()

    def seated(self, me: Identity, wishes: list[SeatWish]) -> list[StoredSeat]:
        found: list[StoredSeat] = []
        bots = self.catalogue.bot_names()
        own = 0
        for at, wish in enumerate(wishes):
            if (wish.kind == "bot") != (wish.bot is not None):
                raise bad_bot(f"seat {at}: a bot's seat names its bot, and no other does", wish.bot, bots)
            if wish.bot is not None and wish.bot not in bots:
                raise bad_bot(f"seat {at}: there is no bot called {wish.bot}", wish.bot, bots)
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

    async def lists(self, me: str | None) -> TableLists:
        """My tables; tables with a free seat; tables to watch."""
        mine: list[StoredTable] = []
        if me is not None:
            seated = select(SEATS.c.table_id).where(SEATS.c.identity == me)
            mine = await self.store.tables(or_(TABLES.c.host == me, TABLES.c.id.in_(seated)))
        free = select(SEATS.c.table_id).where(SEATS.c.kind == "open")
        waiting = await self.store.tables(TABLES.c.status == "waiting", TABLES.c.id.in_(free), limit=50)
        running = await self.store.tables(TABLES.c.status == "running", limit=50)
        return TableLists(
            mine=[self.described(table, me) for table in mine],
            open=[self.described(table, me) for table in waiting],
            running=[self.described(table, me) for table in running],
        )

    def described(self, table: StoredTable, me: str | None) -> Table:
        mine = table.seats_of(me)
        return Table(
            id=table.id,
            game=table.game,
            status="finished" if table.status == "dropped" else table.status,
            settings=table.settings,
            seats=[
                TableSeat(seat=seat.seat, name=seat.name, kind=seat.kind, bot=seat.bot, mine=seat.seat in mine)
                for seat in table.seats
            ],
            host=table.host == me,
            created=table.created.replace(tzinfo=table.created.tzinfo or UTC).isoformat(),
            ply=table.plies,
            auto_start=table.auto_start,
            rules=table.rules,
            data=table.data,
            playable=self.catalogue.can_play(table.game, table.rules, table.data),
            archived=table.archived,
            result=None if table.result is None else FinalResult.model_validate(table.result),
        )

    async def rename(self, me: Identity, name: str) -> None:
        """Give *me* another name, also at the tables that are in memory."""
        await self.store.rename(me.id, name)
        seated = [
            id for id, live in self.tables.tables.items() if live.cached_table and live.cached_table.seats_of(me.id)
        ]
        for id in seated:
            async with self.tables.open(id) as live:
                live.cached_table = None
                live.tell()

    # With the table's lock held.

    async def join(self, live: Live, me: Identity, seat: Seat) -> StoredTable:
        table = await waiting_table(live)
        if seat >= len(table.seats):
            raise Trouble("unknown-seat", f"this table has {len(table.seats)} seats", {"seat": seat})
        if not await self.store.take_seat(table.id, seat, me.id):
            raise Trouble("seat-taken", f"seat {seat} is taken", {"seat": seat})
        table = await reread(live)
        if table.auto_start and not open_seats(table):
            return await self.begin(live)
        return table

    async def leave(self, live: Live, me: Identity) -> StoredTable:
        """Free my seats. The table passes on to the next person at it, and is dropped when nobody is left."""
        table = await waiting_table(live)
        if not table.seats_of(me.id) and table.host != me.id:
            raise Trouble("foreign-seat", "you do not sit at this table")
        others = [seat.identity for seat in table.seats if seat.identity not in (None, me.id)]
        host = table.host if table.host != me.id else (others or [me.id])[0] or me.id
        await self.store.free_seats(table.id, me.id, "waiting" if others else "dropped", host)
        if others:
            return await reread(live)
        gone = replace(table, status="dropped")
        live.forget()
        live.tell()
        return gone

    async def start(self, live: Live, me: Identity) -> StoredTable:
        table = await waiting_table(live)
        if table.host != me.id:
            raise Trouble("not-host", "only the host starts the table")
        if open_seats(table):
            raise Trouble("open-seats", "somebody is still missing", {"seats": open_seats(table)})
        return await self.begin(live)

    async def begin(self, live: Live) -> StoredTable:
        await self.store.start(live.id)
        return await reread(live)


def checked_setup(game: AnyGame, seats: int, settings: dict[str, str]) -> Setup:
    try:
        return game.setup(seats, dict(settings))
    except BadSetup as fault:
        told = {"setting": fault.setting, "given": fault.given, "allowed": list(fault.allowed)}
        raise Trouble("bad-setup", str(fault), told) from None


def bad_bot(message: str, given: str | None, bots: list[str]) -> Trouble:
    return Trouble("bad-setup", message, {"setting": "bot", "given": given or "", "allowed": bots})


async def waiting_table(live: Live) -> StoredTable:
    table = await live.table()
    if table.status != "waiting":
        raise Trouble("table-started", "this table has started already")
    return table


async def reread(live: Live) -> StoredTable:
    live.forget()
    table = await live.table()
    live.tell()
    return table


def open_seats(table: StoredTable) -> list[Seat]:
    return [seat.seat for seat in table.seats if seat.kind == "open"]

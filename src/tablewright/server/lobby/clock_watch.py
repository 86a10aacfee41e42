"""Watches the clocks: notices when time is out, and has a bot play for who is away.

Every server looks at all clocks; which of them comes first does not matter. The change goes through the lobby like any
other change of a seat, so of two servers that notice the same the second finds nothing left to do.
"""

from __future__ import annotations

import asyncio
import logging
import time
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, and_, exists, or_, select

from tablewright.kernel.action import Seat
from tablewright.server.lobby.lobby import Lobby
from tablewright.server.lobby.seating import stood_in_for
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.records import now
from tablewright.server.storage.schema import SEATS, TABLES, TURNS

LOG: Final = logging.getLogger("tablewright.clocks")

SECONDS_BETWEEN_LOOKS: Final = 1.0
CLOCKS_PER_LOOK: Final = 100
SECONDS_OF_A_JUMP: Final = 10.0


class Jump(NamedTuple):
    """The machine's clock showed *before*, and at the next look *by* more than had passed: it was set right, or the
    machine was asleep."""

    before: datetime
    by: timedelta


class ClockWatch:
    def __init__(self, lobby: Lobby, stand_in: str) -> None:
        self.lobby: Final = lobby
        self.stand_in: Final = stand_in
        self.looked: tuple[datetime, float] | None = None
        self.jump: Jump | None = None

    async def run(self) -> None:
        """Look at the clocks for ever."""
        begun = False
        while True:
            self.notice_jump(now(), time.monotonic())
            try:
                if not begun:
                    await self.start_forgotten_clocks()
                    begun = True
                for table, seat in await self.out_of_time():
                    await self.replace(table, seat)
            except Trouble as trouble:
                LOG.info("the clocks cannot be looked at: %s", trouble)
            except Exception:
                LOG.exception("the clocks cannot be looked at")
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def out_of_time(self) -> list[tuple[str, Seat]]:
        out = select(SEATS.c.table_id, SEATS.c.seat).where(self.ran_out(now())).order_by(SEATS.c.runs_out)
        async with self.lobby.store.begin() as connection:
            found = await connection.execute(out.limit(CLOCKS_PER_LOOK))
            return [(str(table), int(seat)) for table, seat in found]

    def notice_jump(self, wall: datetime, steady: float) -> None:
        """Has the machine's clock gone forward by more than the time that has passed?"""
        if self.looked is not None:
            before, then = self.looked
            ahead = (wall - before).total_seconds() - (steady - then)
            if ahead > SECONDS_OF_A_JUMP:
                LOG.warning("this machine's clock went forward by %.0f s: nobody loses a seat by that", ahead)
                self.jump = Jump(before, timedelta(seconds=ahead))
        self.looked = wall, steady

    def ran_out(self, at: datetime) -> ColumnElement[bool]:
        """Whose time is out *at* that time, not counting what the last jump took from clocks that ran before it."""
        out = SEATS.c.runs_out <= at
        if self.jump is None:
            return out
        return out & or_(SEATS.c.since > self.jump.before, SEATS.c.runs_out <= at - self.jump.by)

    async def replace(self, table: str, seat: Seat) -> None:
        """Have a bot play for *seat*. What is wrong with one table is no trouble of the others."""
        bot = self.stand_in or self.lobby.catalogue.levels()[-1]
        try:
            await self.lobby.change(table, lambda seen: stood_in_for(seen, seat, bot, now()))
        except Trouble as trouble:
            if trouble.code == "database-away":
                raise
            LOG.warning("table %s: nobody can stand in for seat %d: %s", table, seat, trouble)

    async def start_forgotten_clocks(self) -> None:
        """A server that died right after a game had begun may not have noted whom the table waits for."""
        waited_for = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.since.is_not(None)))
        for_bot = exists().where(TURNS.c.table_id == TABLES.c.id)
        lost = select(TABLES.c.id).where(TABLES.c.status == "running", TABLES.c.paused.is_(False))
        async with self.lobby.store.begin() as connection:
            found = (await connection.execute(lost.where(~waited_for, ~for_bot))).scalars().all()
        for id in found:
            try:
                async with self.lobby.tables.open(id) as live:
                    await live.start_clocks()
            except Trouble as trouble:
                LOG.warning("table %s: its clocks cannot run: %s", id, trouble)

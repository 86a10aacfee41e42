"""Notifications: servers on one PostgreSQL tell each other when something has changed.

What is told within a transaction (`Database.ring`) is heard when it is committed, what is said here at once. A notice
names its server, what kind of thing it is about, and which:

    rows <table> <count>                     the table has so many rows now
    table <table>                            its seats, host or status are others
    talk <table>                             somebody said something there
    rematch <table>                          the table that follows it is there, or is another by now
    name <identity>                          it is called otherwise
    out <identity> <sessions>                these sessions of it have ended, and its cookies from before sessions
    here <table> <identities> <others>       who is connected to the table at that server (see `presence`)
    help                                     more bots are due than that server has workers for
    hello, alive, bye                        it has begun to listen; it is there; it stops

On SQLite there is one server, and nothing is told or heard.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncEngine

from tablewright.server.storage.database import CHANNEL, Database, first_line, is_database_away

LOG: Final = logging.getLogger("tablewright.bell")

BEAT: Final = 2.0
DEAD_AFTER: Final = 4 * BEAT
SHORTEST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0


class Notice(NamedTuple):
    node: str
    kind: str
    about: str
    more: list[Any]


class Notifications:
    """Listens on a connection of its own, and finds another one when that is lost.

    *when_notified* is called for every notice of another server, *when_listening* whenever it begins to listen: what
    was told before has been missed. *when_beating* is called regularly while it listens.
    """

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.is_deaf = database.is_shared
        self.when_notified: Callable[[Notice], None] = lambda notice: None
        self.when_listening: Callable[[], None] = lambda: None
        self.when_beating: Callable[[], None] = lambda: None
        self.connection: Any = None
        self.speaking: Final = asyncio.Lock()
        self.heard = 0.0

    async def say(self, kind: str, about: str = "", *more: Any) -> None:
        """Tell the others at once, outside of any transaction. While the connection is lost nothing is said."""
        await self.say_all([(kind, about, *more)])

    async def say_all(self, notices: Sequence[Sequence[Any]]) -> None:
        """The same for several notices: PostgreSQL takes as long for many as for one."""
        async with self.speaking:  # a connection does one thing at a time
            connection = self.connection
            if connection is not None:
                spelt = [json.dumps([self.database.node, *notice]) for notice in notices]
                try:
                    await connection.execute(
                        "select pg_notify($1, notice) from unnest($2::text[]) as notice", CHANNEL, spelt
                    )
                except Exception as fault:
                    if not is_database_away(fault) and not connection.is_closed():
                        raise
                    connection.terminate()

    async def listen(self) -> None:
        """Listen for ever."""
        pause = SHORTEST_PAUSE
        while self.database.is_shared:
            begun = time.monotonic()
            try:
                await self.listen_once()
            except Exception as fault:
                if not is_database_away(fault):
                    LOG.exception("listening to the other servers failed")
                LOG.warning("the other servers cannot be heard: %s", first_line(fault))
            pause = SHORTEST_PAUSE if time.monotonic() - begun > LONGEST_PAUSE else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)

    async def listen_once(self) -> None:
        """Until the connection is lost, or so silent that not even the own beats come through."""
        engine = self.database.engine
        assert isinstance(engine, AsyncEngine)
        async with engine.connect() as pooled:
            connection: Any = (await pooled.get_raw_connection()).driver_connection
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            try:
                await connection.add_listener(CHANNEL, self.on_notification)
                # What is said here is worth something at once or never: it need not wait for the disk.
                await connection.execute("set synchronous_commit to off")
                self.connection, self.heard, self.is_deaf = connection, time.monotonic(), False
                self.when_listening()
                await self.say("hello")
                while not lost.is_set() and time.monotonic() - self.heard < DEAD_AFTER:
                    await self.say("alive")
                    self.when_beating()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(lost.wait(), BEAT)
            finally:
                self.connection, self.is_deaf = None, True
                await pooled.invalidate()  # it is not fit for anybody else

    def on_notification(self, connection: object, process: int, channel: str, text: str) -> None:
        self.heard = time.monotonic()
        node, kind, about, *more = json.loads(text)
        if node != self.database.node:
            try:
                self.when_notified(Notice(node, kind, about, more))
            except Exception:
                LOG.exception("a notice could not be understood: %s", kind)

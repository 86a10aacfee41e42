"""Who is connected to which table at the other servers.

Every server tells the others who is at a table whenever that changes, and everything when one says hello. A server that
says nothing for a while is dead, and nobody is connected to it any more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from tablewright.server.cluster.notifications import DEAD_AFTER, Notice, Notifications

LOG: Final = logging.getLogger("tablewright.presence")

# A notice has room for 8,000 bytes. With more people at a table than this, the others are only counted.
MOST_NAMED: Final = 200
MOST_AT_ONCE: Final = 100


@dataclass(frozen=True, slots=True)
class Crowd:
    """The people at one table: the identity of each connection, and how many others there are."""

    named: Sequence[str] = ()
    others: int = 0


class Rooms(Protocol):
    """The tables of this server."""

    def crowds(self) -> Sequence[str]:
        """The tables to which somebody is connected here."""

    def crowd(self, table: str) -> Crowd: ...

    def show_presence(self, table: str) -> None:
        """Somebody came or went at another server."""


class Presence:
    def __init__(self, notifications: Notifications, rooms: Rooms) -> None:
        self.notifications: Final = notifications
        self.rooms: Final = rooms
        self.elsewhere: Final[dict[str, dict[str, Crowd]]] = {}
        self.alive: Final[dict[str, float]] = {}
        self.untold: Final[set[str]] = set()
        self.something_untold: Final = asyncio.Event()

    def at(self, table: str) -> list[Crowd]:
        """Who is at *table* at the other servers."""
        return list(self.elsewhere.get(table, {}).values())

    # Telling.

    def changed(self, table: str) -> None:
        """Somebody came or went here."""
        if not self.notifications.is_deaf:
            self.untold.add(table)
            self.something_untold.set()

    def tell_everything(self) -> None:
        for table in self.rooms.crowds():
            self.changed(table)

    async def tell(self) -> None:
        """Tell for ever what is untold."""
        while True:
            await self.something_untold.wait()
            self.something_untold.clear()
            while self.untold:
                tables = [self.untold.pop() for _ in range(min(MOST_AT_ONCE, len(self.untold)))]
                try:
                    await self.notifications.say_all([self.told_of(table) for table in tables])
                except Exception:
                    LOG.exception("the other servers cannot be told who is at %s tables", len(tables))

    def told_of(self, table: str) -> tuple[str, str, list[str], int]:
        crowd = self.rooms.crowd(table)
        return "here", table, list(crowd.named[:MOST_NAMED]), crowd.others + len(crowd.named[MOST_NAMED:])

    # Hearing.

    def hear(self, notice: Notice) -> None:
        if notice.kind == "bye":
            self.forget(notice.node)
            return
        if notice.kind == "hello" or notice.node not in self.alive:
            self.tell_everything()
        self.alive[notice.node] = time.monotonic()
        if notice.kind == "here":
            named, others = notice.more
            self.arrange(notice.about, notice.node, Crowd(named, others))

    def arrange(self, table: str, node: str, crowd: Crowd) -> None:
        by_node = self.elsewhere.setdefault(table, {})
        by_node.pop(node, None)
        if crowd.named or crowd.others:
            by_node[node] = crowd
        if not by_node:
            del self.elsewhere[table]
        self.rooms.show_presence(table)

    def begin(self) -> None:
        """What the others said while nothing could be heard is lost: they are asked to say it again."""
        for node in list(self.alive):
            self.forget(node)
        self.tell_everything()

    def look_for_the_dead(self) -> None:
        now = time.monotonic()
        for node in [node for node, heard in self.alive.items() if now - heard > DEAD_AFTER]:
            self.forget(node)

    def forget(self, node: str) -> None:
        self.alive.pop(node, None)
        for table in [table for table, nodes in self.elsewhere.items() if node in nodes]:
            self.arrange(table, node, Crowd())

"""The parts of a running server, put together once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, Protocol

from starlette.requests import HTTPConnection

from tablewright.server.base.catalogue import Catalogue
from tablewright.server.cluster.notifications import Notice, Notifications
from tablewright.server.lobby.clock_watch import ClockWatch
from tablewright.server.lobby.lobby import Lobby
from tablewright.server.mail.message import Links
from tablewright.server.mail.outbox import Outbox
from tablewright.server.mail.wishes import Subscriptions
from tablewright.server.people.accounts import Accounts
from tablewright.server.people.identity import Identities
from tablewright.server.people.passwords import Passwords
from tablewright.server.settings import Settings
from tablewright.server.storage.move_log import Writer
from tablewright.server.storage.single_server import alone_with
from tablewright.server.storage.store import Store
from tablewright.server.storage.turns import TurnQueue
from tablewright.server.study.comments import Comments
from tablewright.server.study.statistics import Statistics
from tablewright.server.study.study import Studies
from tablewright.server.table.cache import LiveTables
from tablewright.server.thinking.bot_player import BotPlayer
from tablewright.server.thinking.hints import Hints
from tablewright.server.thinking.puzzles import Puzzles
from tablewright.server.thinking.reviews import Reviews
from tablewright.server.thinking.standing_orders import StandingOrders

LET_IN_AT_ONCE: Final = 32


@dataclass(frozen=True, slots=True)
class Service:
    settings: Settings
    catalogue: Catalogue
    store: Store
    identities: Identities
    tables: LiveTables
    lobby: Lobby
    accounts: Accounts
    orders: StandingOrders
    bot_player: BotPlayer
    mail: Subscriptions
    statistics: Statistics
    studies: Studies
    comments: Comments
    reviews: Reviews
    hints: Hints
    puzzles: Puzzles
    # When a server restarts, everybody comes back in the same moment. They are let in a few at a time, as all of
    # them together would wait for the database longer than anybody has patience.
    entrance: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(LET_IN_AT_ONCE))
    # Replaying what strangers bring takes a core: one of them at a time.
    importing: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))


class Background(Protocol):
    """Something that goes on by itself while the server runs."""

    async def run(self) -> None: ...


@asynccontextmanager
async def open_service(settings: Settings, catalogue: Catalogue) -> AsyncIterator[Service]:
    with alone_with(settings.database):
        store = await Store.open(settings.database, settings.synchronous, settings.bot_pause)
        try:
            notifications = Notifications(store.database)
            tables = LiveTables(Writer(store), catalogue, notifications, settings.cached_tables)
            orders = StandingOrders(store)
            turns = TurnQueue(store.database, settings.lease_seconds, store.costs)
            bot_player = BotPlayer(tables, turns, orders, settings)
            identities = await Identities.open(store, tables)
            lobby = Lobby(store, catalogue, tables)
            comments = Comments(store)
            accounts = Accounts(store, tables, await Passwords.open(site=settings.site), belongings=[comments])
            links = await Links.open(store, settings)
            clock_watch, outbox = ClockWatch(lobby, settings.stand_in), Outbox(store, tables, links, settings)
            async with (
                going_on(store, tables, bot_player, clock_watch, outbox, identities),
                Reviews(store, settings) as reviews,
                Hints(tables, settings) as hints,
            ):
                yield Service(
                    settings,
                    catalogue,
                    store,
                    identities,
                    tables,
                    lobby,
                    accounts,
                    orders,
                    bot_player,
                    mail=Subscriptions(store, settings, links),
                    statistics=Statistics(store),
                    studies=Studies(),
                    comments=comments,
                    reviews=reviews,
                    hints=hints,
                    puzzles=Puzzles(catalogue, hints),
                )
        finally:
            await store.close()


@asynccontextmanager
async def going_on(store: Store, tables: LiveTables, bot_player: BotPlayer, *others: Background) -> AsyncIterator[None]:
    """What goes on by itself while the server runs: hearing the other servers, telling them, thinking for bots."""

    def when_notified(notice: Notice) -> None:
        tables.hear(notice)
        if notice.kind == "help":
            bot_player.wake()

    def when_listening() -> None:
        tables.presence.begin()
        tables.look_again()

    def when_back() -> None:
        tables.look_again()
        bot_player.wake()

    notifications = tables.notifications
    notifications.when_notified = when_notified
    notifications.when_listening = when_listening
    notifications.when_beating = tables.presence.look_for_the_dead
    store.database.when_due = bot_player.expect
    store.database.when_back = when_back
    works = [notifications.listen(), tables.presence.tell(), bot_player.run(), *(other.run() for other in others)]
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        await notifications.say("bye")
        for task in [*tasks, *tables.tasks]:
            task.cancel()
        await asyncio.gather(*tasks, *tables.tasks, return_exceptions=True)
        await bot_player.stop()
        await tables.writer.close()


def service_of(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service

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
from tablewright.server.lobby.clock_watch import Keeper
from tablewright.server.lobby.lobby import Lobby
from tablewright.server.mail.letters import Letters, Postman
from tablewright.server.people.accounts import Accounts
from tablewright.server.people.identity import Identities
from tablewright.server.people.passwords import Passwords
from tablewright.server.settings import Settings
from tablewright.server.storage.move_log import Writer
from tablewright.server.storage.single_server import alone_with
from tablewright.server.storage.store import Store
from tablewright.server.storage.turns import Turns
from tablewright.server.study.comments import Comments
from tablewright.server.study.statistics import Statistics
from tablewright.server.study.study import Studies
from tablewright.server.table.cache import LiveTables
from tablewright.server.thinking.bot_player import Thinkers
from tablewright.server.thinking.hints import Advisor, advising
from tablewright.server.thinking.puzzles import Puzzles
from tablewright.server.thinking.reviews import Reviews, opened
from tablewright.server.thinking.standing_orders import Orders

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
    thinkers: Thinkers
    letters: Letters
    statistics: Statistics
    studies: Studies
    comments: Comments
    reviews: Reviews
    advisor: Advisor
    puzzles: Puzzles
    # When a server restarts, everybody comes back in the same moment. They are let in a few at a time, as all of
    # them together would wait for the database longer than anybody has patience.
    entrance: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(LET_IN_AT_ONCE))


class Worker(Protocol):
    """Something that goes on by itself while the server runs."""

    async def run(self) -> None: ...


@asynccontextmanager
async def open_service(settings: Settings, catalogue: Catalogue) -> AsyncIterator[Service]:
    with alone_with(settings.database):
        store = await Store.open(settings.database, settings.synchronous, settings.bot_pause)
        try:
            notifications = Notifications(store.database)
            tables = LiveTables(Writer(store), catalogue, notifications, settings.cached_tables)
            thinkers = Thinkers(tables, Turns(store.database, settings.lease_seconds), Orders(store), settings)
            identities = await Identities.open(store)
            lobby = Lobby(store, catalogue, tables)
            accounts = Accounts(store, tables, await Passwords.open())
            letters = await Letters.open(store, settings)
            async with (
                going_on(store, tables, thinkers, Keeper(lobby, settings.stand_in), Postman(letters, tables)),
                opened(Reviews(store, settings)) as reviews,
                advising(Advisor(tables, settings)) as advisor,
            ):
                yield Service(
                    settings,
                    catalogue,
                    store,
                    identities,
                    tables,
                    lobby,
                    accounts,
                    thinkers,
                    letters,
                    statistics=Statistics(store),
                    studies=Studies(),
                    comments=Comments(store),
                    reviews=reviews,
                    advisor=advisor,
                    puzzles=Puzzles(catalogue, advisor),
                )
        finally:
            await store.close()


@asynccontextmanager
async def going_on(store: Store, tables: LiveTables, thinkers: Thinkers, *others: Worker) -> AsyncIterator[None]:
    """What goes on by itself while the server runs: hearing the other servers, telling them, thinking for bots."""

    def when_notified(notice: Notice) -> None:
        tables.hear(notice)
        if notice.kind == "help":
            thinkers.wake()

    def when_listening() -> None:
        tables.presence.begin()
        tables.look_again()

    def when_back() -> None:
        tables.look_again()
        thinkers.wake()

    notifications = tables.notifications
    notifications.when_notified = when_notified
    notifications.when_listening = when_listening
    notifications.when_beating = tables.presence.look_for_the_dead
    store.database.when_due = thinkers.expect
    store.database.when_back = when_back
    works = [notifications.listen(), tables.presence.tell(), thinkers.run(), *(other.run() for other in others)]
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        await notifications.say("bye")
        for task in [*tasks, *tables.tasks]:
            task.cancel()
        await asyncio.gather(*tasks, *tables.tasks, return_exceptions=True)
        await thinkers.stop()
        await tables.writer.close()


def service_of(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service

"""The parts of a running server, put together once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from tablewright.server.catalogue import Catalogue
from tablewright.server.identity import Identities
from tablewright.server.live import LiveTables
from tablewright.server.lobby import Lobby
from tablewright.server.settings import Settings
from tablewright.server.store import Store
from tablewright.server.thinkers import Thinkers


@dataclass(frozen=True, slots=True)
class Service:
    settings: Settings
    catalogue: Catalogue
    store: Store
    identities: Identities
    tables: LiveTables
    lobby: Lobby
    thinkers: Thinkers


@asynccontextmanager
async def open_service(settings: Settings, catalogue: Catalogue) -> AsyncIterator[Service]:
    store = await Store.open(settings.database, settings.synchronous)
    try:
        tables = LiveTables(store, catalogue, settings.cached_tables)
        thinkers = Thinkers(tables, settings)
        tables.when_changed = thinkers.consider
        identities = await Identities.open(store)
        service = Service(settings, catalogue, store, identities, tables, Lobby(store, catalogue, tables), thinkers)
        await thinkers.resume()
        try:
            yield service
        finally:
            await thinkers.stop()
    finally:
        await store.close()


def service_of(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service

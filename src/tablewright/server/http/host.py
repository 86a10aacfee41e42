"""HTTP: what the host of a table may do with it."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request

from tablewright.server.base.limits import limits_of
from tablewright.server.http.deps import (
    CHANGING_ERRORS,
    READING_ERRORS,
    Guest,
    Server,
    TableId,
    changed,
    errors,
    must_fit,
    room_for_bots,
)
from tablewright.server.lobby import seating
from tablewright.server.protocol.seats import LetIn, RemovedPerson
from tablewright.server.protocol.tables import ChosenSeat, SeatForBot, Table
from tablewright.server.storage.records import StoredTable
from tablewright.server.storage.sittings import removed_from
from tablewright.server.table.permissions import must_be_host

ROUTER: Final = APIRouter(prefix="/tables/{id}/host")


@ROUTER.post("/remove", responses=CHANGING_ERRORS)
async def remove(service: Server, guest: Guest, id: TableId, wish: ChosenSeat) -> Table:
    """Whoever sits there gets up, and the seat is open; a running game waits for whoever comes next. A person sits down
    at this table no more before I let them in."""
    return await changed(service, guest, id, lambda table: seating.opened(table, guest.id, wish.seat))


@ROUTER.get("/removed", responses=READING_ERRORS | errors(403))
async def removed(service: Server, guest: Guest, id: TableId) -> list[RemovedPerson]:
    """Whom the host has removed and not let in again."""
    async with service.tables.open(id) as live:
        must_be_host(await live.table(), guest.id)
    return await removed_from(service.store.database, id)


@ROUTER.post("/let-in", responses=CHANGING_ERRORS)
async def let_in(service: Server, guest: Guest, id: TableId, wish: LetIn) -> list[RemovedPerson]:
    """Somebody whom I have removed may sit down again; whoever is still out comes back."""
    await service.lobby.let_in(id, guest.id, wish.number)
    return await removed_from(service.store.database, id)


@ROUTER.post("/bot", responses=CHANGING_ERRORS)
async def hand_to_bot(service: Server, guest: Guest, request: Request, id: TableId, wish: SeatForBot) -> Table:
    """A bot plays this seat from now on: an open one, a person's, mine or another bot's."""
    bot = service.lobby.known_bot(wish.bot)
    async with limits_of(request).one_at_a_time(guest.id):
        room = await room_for_bots(service, guest, request)

        def handed(table: StoredTable) -> StoredTable:
            wanted = seating.handed_to_bot(table, guest.id, wish.seat, bot)
            if wanted.is_of_bots() and not table.is_of_bots():
                must_fit(1, room)
            return wanted

        return await changed(service, guest, id, handed)


@ROUTER.post("/pause", responses=CHANGING_ERRORS)
async def pause(service: Server, guest: Guest, id: TableId) -> Table:
    """Nobody acts any more, bots neither, until the host goes on."""
    return await changed(service, guest, id, lambda table: seating.paused(table, guest.id, True))


@ROUTER.post("/resume", responses=CHANGING_ERRORS)
async def resume(service: Server, guest: Guest, id: TableId) -> Table:
    """Go on after a pause."""
    return await changed(service, guest, id, lambda table: seating.paused(table, guest.id, False))


@ROUTER.post("/abandon", responses=CHANGING_ERRORS)
async def abandon(service: Server, guest: Guest, id: TableId) -> Table:
    """End a running game without a result; it can be read like a finished one. A waiting table is gone."""
    return await changed(service, guest, id, lambda table: seating.abandoned(table, guest.id))

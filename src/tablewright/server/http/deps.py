"""What every router needs: the service, the guest who asks, and errors in the description of the interface."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response
from starlette.requests import HTTPConnection

from tablewright.server.base import costs
from tablewright.server.base.limits import (
    HINT,
    NEW_TABLE,
    TABLES_OF_BOTS_OF_A_HOST,
    WORK,
    Payer,
    address_of,
    limits_of,
)
from tablewright.server.people.identity import brings_cookie, is_same_origin
from tablewright.server.protocol.base import PATH_PART
from tablewright.server.protocol.errors import MEANING, ErrorReply, Trouble
from tablewright.server.protocol.tables import NewTable, Table
from tablewright.server.service import Service, service_of
from tablewright.server.storage.records import Identity, StoredTable
from tablewright.server.table.live import Live
from tablewright.server.table.progress import Progress
from tablewright.server.table.series_access import must_see
from tablewright.server.thinking.fair_line import Asker


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The error statuses of a route, for its description."""
    return {status: {"model": ErrorReply, "description": MEANING[status]} for status in statuses}


def errors_beside_text(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The same for a route that answers with text: its errors are JSON all the same."""
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorReply"}}}
    return {status: {"description": MEANING[status], "content": content} for status in statuses}


READING_ERRORS = errors(400, 404, 422)
CHANGING_ERRORS = errors(400, 403, 404, 409, 413, 422)
ANYWHERE = errors_beside_text(408, 429, 503)

# Dependencies are `async` although they wait for nothing: the framework sends any other one to a thread and back.


async def page_of_ours(connection: HTTPConnection) -> None:
    """Refuse changes that somebody else's page asks for in a guest's name. Every route is behind this one. (A socket
    is refused by its own route, which can say so.)"""
    changes = connection.scope["type"] == "http" and connection.scope["method"] not in costs.UNCHANGING
    if changes and not is_same_origin(connection, service_of(connection).settings.origins):
        raise Trouble("foreign-origin", "this page may not act for you")


async def whoever_asks(request: Request) -> Identity | None:
    """The guest who asks, if the cookie says who."""
    identity = await service_of(request).identities.of(request)
    if identity is not None:
        limits_of(request).person(WORK, identity.id, door_of(request))
    elif brings_cookie(request.scope):  # it opened the door, and is nobody's
        limits_of(request).stranger(address_of(request.scope), door_of(request))
    return identity


async def guest_who_asks(request: Request, response: Response) -> Identity:
    """The guest who asks; whoever comes without a cookie gets one."""
    identity = await service_of(request).identities.of_or_new(request, response)
    limits_of(request).person(WORK, identity.id, door_of(request))
    return identity


def door_of(request: Request) -> float:
    return costs.at_the_door(request.method, request.url.path)


def payer_of(connection: HTTPConnection, identity: Identity | None) -> Payer:
    """Who pays for what takes more than it costs to come in."""
    address = address_of(connection.scope)
    return limits_of(connection).payer(address, identity.id if identity is not None else None)


async def the_service(request: Request) -> Service:
    return service_of(request)


Server = Annotated[Service, Depends(the_service)]
Whoever = Annotated[Identity | None, Depends(whoever_asks)]


async def who_pays(request: Request, whoever: Whoever) -> Payer:
    return payer_of(request, whoever)


Paying = Annotated[Payer, Depends(who_pays)]
Guest = Annotated[Identity, Depends(guest_who_asks)]
TableId = Annotated[str, Path(max_length=64, pattern=PATH_PART)]
SeriesId = Annotated[str, Path(max_length=64, pattern=PATH_PART)]
GameName = Annotated[str, Path(max_length=64, pattern=PATH_PART)]
LessonName = Annotated[str, Path(max_length=64, pattern=PATH_PART)]


async def shown_to_me(service: Server, whoever: Whoever, id: TableId) -> None:
    """Refuse a table of a series that others still play, to all who do not sit there. For whatever shows a game."""
    async with service.tables.open(id) as live:
        await must_see(service.store, await live.table(), whoever.id if whoever else None)


ShownToMe = Depends(shown_to_me)


async def history_paid(live: Live, payer: Payer) -> Progress:
    """The match, to look at. If it is not in memory, whoever asks pays for the replay."""
    table = await live.table()
    if not live.has_match():
        payer.pay(costs.replay(table.plies))
    return await live.history()


async def changed(service: Service, guest: Identity, id: str, rule: Callable[[StoredTable], StoredTable]) -> Table:
    """The table after what *guest* did to its seats."""
    return service.lobby.described(await service.lobby.change(id, rule, guest.id), guest.id)


async def room_for_a_table(service: Service, guest: Identity, request: Request) -> None:
    """May *guest* have one more table? Refused to those who open too many, or too many at a time."""
    limits = limits_of(request)
    limits.person(NEW_TABLE, guest.id)
    limits.address(NEW_TABLE, address_of(request.scope))
    limits.tables(await service.store.unfinished_of(guest.id))


async def room_for_bots(service: Service, guest: Identity, request: Request) -> int:
    """How many tables more *guest* may leave to bots alone."""
    generosity = limits_of(request).generosity
    most = math.ceil(TABLES_OF_BOTS_OF_A_HOST * generosity) if generosity > 0 else sys.maxsize
    return most - await service.store.tables_of_bots(guest.id)


def must_fit(tables: int, room: int) -> None:
    """So many *tables* more of bots alone, where there is *room* for so many."""
    if tables > room:
        raise Trouble("too-many-bot-tables", f"{tables} tables more without people; there is room for {max(0, room)}")


async def room_for_wish(service: Service, guest: Identity, request: Request, wish: NewTable, tables: int = 1) -> None:
    """May *guest* have the *tables* that they wish for?"""
    for _ in range(tables):
        await room_for_a_table(service, guest, request)
    if all(seat.kind == "bot" for seat in wish.seats):
        must_fit(tables, await room_for_bots(service, guest, request))


def asker_of(request: Request, guest: Identity) -> Asker:
    """*guest*, if they may ask for one more thing that takes seconds of a processor; or `too-many`."""
    limits, address = limits_of(request), address_of(request.scope)
    limits.person(HINT, guest.id)
    limits.address(HINT, address)
    return Asker(guest.id, address, request.is_disconnected)

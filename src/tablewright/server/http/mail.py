"""HTTP: play by mail. Whose turn it is, coming back, letters, and orders for while one is away."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request

from tablewright.server.base import costs
from tablewright.server.base.limits import MAIL, address_of, limits_of
from tablewright.server.http.deps import (
    CHANGING_ERRORS,
    READING_ERRORS,
    Guest,
    Server,
    TableId,
    Whoever,
    changed,
    errors,
    payer_of,
)
from tablewright.server.lobby import seating
from tablewright.server.mail.message import CONFIRM, UNSUBSCRIBE
from tablewright.server.protocol.base import HIGHEST
from tablewright.server.protocol.mail import FollowedLink, MailWish, MailWishes
from tablewright.server.protocol.standing_orders import Foresight, NewOrder, OrderList
from tablewright.server.protocol.tables import ChosenSeat, Table, Turns
from tablewright.server.table.permissions import must_not_be_over, own_seat
from tablewright.server.thinking.standing_orders import foresee

ROUTER: Final = APIRouter()

OfMine = Annotated[int, Query(ge=0, le=HIGHEST)]
OrderNumber = Annotated[int, Path(ge=0, le=HIGHEST)]
ORDERING: Final = READING_ERRORS | errors(403, 409)


@ROUTER.get("/turns")
async def turns(service: Server, whoever: Whoever) -> Turns:
    """The tables that wait for me: first those whose clock runs out first, then those that have waited longest."""
    if whoever is None:
        return Turns(tables=[])
    return Turns(tables=await service.lobby.waiting_for(whoever.id))


@ROUTER.post("/tables/{id}/back", responses=CHANGING_ERRORS)
async def back(service: Server, guest: Guest, id: TableId, wish: ChosenSeat) -> Table:
    """I am back: the bot that stood in for me gets up, and I have time to look."""
    return await changed(service, guest, id, lambda table: seating.back(table, guest.id, wish.seat))


@ROUTER.get("/mail")
async def mail(service: Server, guest: Guest) -> MailWishes:
    """Where and when I want to be written to."""
    return await service.mail.of(guest)


@ROUTER.put("/mail", responses=errors(400, 403, 409, 413, 422))
async def wish_for_mail(service: Server, guest: Guest, request: Request, wish: MailWish) -> MailWishes:
    """Write to me there. An address that is not confirmed gets a letter with a link, and nothing else before that."""
    limits = limits_of(request)
    limits.person(MAIL, guest.id)
    limits.address(MAIL, address_of(request.scope))
    return await service.mail.change(guest, wish.address, wish.turns, wish.minutes, wish.language)


@ROUTER.delete("/mail", responses=errors(400, 403, 413))
async def no_more_mail(service: Server, guest: Guest) -> MailWishes:
    """Write to me no more, and forget my address."""
    await service.mail.forget(guest)
    return await service.mail.of(guest)


@ROUTER.post("/mail/confirm", status_code=204, responses=errors(400, 403, 409, 413, 422))
async def confirm(service: Server, wish: FollowedLink) -> None:
    """The link in the letter was followed: the address is that person's."""
    await service.mail.follow(CONFIRM, wish.token)


@ROUTER.post("/mail/unsubscribe", status_code=204, responses=errors(400, 403, 409, 413, 422))
async def unsubscribe(service: Server, token: Annotated[str, Query(min_length=1, max_length=1000)]) -> None:
    """No more letters about turns. Whoever has the letter may say so: a mail program does without any cookie."""
    await service.mail.follow(UNSUBSCRIBE, token)


@ROUTER.get("/tables/{id}/orders", responses=ORDERING)
async def orders(service: Server, guest: Guest, id: TableId, seat: OfMine) -> OrderList:
    """What a seat of mine is to do while I am away. Nobody else learns of it."""
    async with service.tables.open(id) as live:
        return OrderList(orders=await service.orders.of(live, guest.id, seat))


@ROUTER.post("/tables/{id}/orders", responses=CHANGING_ERRORS)
async def order(service: Server, guest: Guest, id: TableId, wish: NewOrder) -> OrderList:
    """One more order, for the next time that the seat is asked."""
    async with service.tables.open(id) as live:
        return OrderList(orders=await service.orders.give(live, guest.id, wish))


@ROUTER.delete("/tables/{id}/orders/{number}", responses=CHANGING_ERRORS)
async def withdraw(service: Server, guest: Guest, id: TableId, number: OrderNumber, seat: OfMine) -> OrderList:
    """Take an order back; one that is not there any more is fine too."""
    async with service.tables.open(id) as live:
        return OrderList(orders=await service.orders.withdraw(live, guest.id, seat, number))


@ROUTER.get("/tables/{id}/foresight", responses=ORDERING)
async def foresight(service: Server, guest: Guest, request: Request, id: TableId, seat: OfMine) -> Foresight:
    """What a seat of mine may be asked next, as far as it can be known from there."""
    payer_of(request, guest).pay(costs.FORESIGHT)
    async with service.tables.open(id) as live:
        table = await live.table()
        own_seat(table, guest.id, seat)
        must_not_be_over(table)
        return await asyncio.to_thread(foresee, await live.progress(), seat)

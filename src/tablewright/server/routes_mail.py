"""HTTP: play by mail. Whose turn it is, coming back, letters, and orders for while one is away."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request

from tablewright.server import seating
from tablewright.server.letters import CONFIRM, UNSUBSCRIBE
from tablewright.server.limits import LETTER, address_of, limits_of
from tablewright.server.requests import ChosenSeat, FollowedLink, MailWish
from tablewright.server.routes import CHANGING, Guest, Server, TableId, Whoever, changed, errors
from tablewright.server.wire import MailWishes, Table, Turns

ROUTER: Final = APIRouter()


@ROUTER.get("/turns")
async def turns(service: Server, whoever: Whoever) -> Turns:
    """The tables that wait for me: first those whose clock runs out first, then those that have waited longest."""
    if whoever is None:
        return Turns(tables=[])
    return Turns(tables=await service.lobby.waiting_for(whoever.id))


@ROUTER.post("/tables/{id}/back", responses=CHANGING)
async def back(service: Server, guest: Guest, id: TableId, wish: ChosenSeat) -> Table:
    """I am back: the bot that stood in for me gets up, and I have time to look."""
    return await changed(service, guest, id, lambda table: seating.back(table, guest.id, wish.seat))


@ROUTER.get("/mail")
async def mail(service: Server, guest: Guest) -> MailWishes:
    """Where and when I want to be written to."""
    return await service.letters.wishes(guest)


@ROUTER.put("/mail", responses=errors(400, 403, 409, 413, 422))
async def wish_for_mail(service: Server, guest: Guest, request: Request, wish: MailWish) -> MailWishes:
    """Write to me there. An address that is not confirmed gets a letter with a link, and nothing else before that."""
    limits = limits_of(request)
    limits.person(LETTER, guest.id)
    limits.address(LETTER, address_of(request.scope))
    return await service.letters.wish(guest, wish.address, wish.turns, wish.minutes, wish.language)


@ROUTER.delete("/mail", responses=errors(400, 403, 413))
async def no_more_mail(service: Server, guest: Guest) -> MailWishes:
    """Write to me no more, and forget my address."""
    await service.letters.forget(guest)
    return await service.letters.wishes(guest)


@ROUTER.post("/mail/confirm", status_code=204, responses=errors(400, 403, 409, 413, 422))
async def confirm(service: Server, wish: FollowedLink) -> None:
    """The link in the letter was followed: the address is that person's."""
    await service.letters.follow(CONFIRM, wish.token)


@ROUTER.post("/mail/unsubscribe", status_code=204, responses=errors(400, 403, 409, 413, 422))
async def unsubscribe(service: Server, token: Annotated[str, Query(min_length=1, max_length=1000)]) -> None:
    """No more letters about turns. Whoever has the letter may say so: a mail program does without any cookie."""
    await service.letters.follow(UNSUBSCRIBE, token)

"""HTTP: what people at a table have to do with each other. Talk, who came and went, a rematch, and what I
missed while I was away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from tablewright.server.base import costs
from tablewright.server.base.limits import TALK, address_of, limits_of
from tablewright.server.http.deps import (
    CHANGING_ERRORS,
    READING_ERRORS,
    Guest,
    Paying,
    Server,
    ShownToMe,
    TableId,
    Whoever,
    errors,
    history_paid,
    room_for_a_table,
)
from tablewright.server.lobby.rematch import join_rematch, may_offer
from tablewright.server.protocol.base import HIGHEST, encoded
from tablewright.server.protocol.position import Away
from tablewright.server.protocol.seats import SeatLog
from tablewright.server.protocol.tables import Table
from tablewright.server.protocol.talk import Saying, TalkLine, TalkReply
from tablewright.server.storage.seat_log import read_lines
from tablewright.server.table.live import Live
from tablewright.server.table.missed import last_decision, make_missed
from tablewright.server.table.position import Viewer
from tablewright.server.table.seat_lines import change_told
from tablewright.server.table.talk import Room, Spoken, audible, room_of, speakers, told

ROUTER: Final = APIRouter()

Before = Annotated[int | None, Query(ge=1, le=HIGHEST, description="Only what was said before this line")]
Seen = Annotated[int | None, Query(ge=0, le=HIGHEST, description="The last revision that I have seen")]


@ROUTER.get("/tables/{id}/talk", responses=READING_ERRORS | errors(403, 409), dependencies=[ShownToMe])
async def talk(service: Server, whoever: Whoever, id: TableId, before: Before = None) -> TalkReply:
    """What was said at the table, as far as I may hear it: the last lines, or those before one of them."""
    me = whoever.id if whoever else None
    async with service.tables.open(id) as live:
        table = await live.table()
    rooms = audible(table, me)
    lines = await live.talk.earlier(HIGHEST if before is None else before, rooms)
    names = speakers(table, [*lines, *await heard_now(live, rooms)])
    return TalkReply(lines=[told(table, line, me, names) for line in lines])


async def heard_now(live: Live, rooms: Sequence[Room]) -> list[Spoken]:
    """The last lines: whoever is called like one of their speakers is told apart from them in earlier ones as well."""
    return [line for line in await live.talk.last() if line.room in rooms]


@ROUTER.post("/tables/{id}/talk", status_code=201, responses=CHANGING_ERRORS)
async def say(service: Server, guest: Guest, request: Request, id: TableId, wish: Saying) -> TalkLine:
    """Say something: to the players if I sit at the table, else to those who watch."""
    limits = limits_of(request)
    limits.person(TALK, guest.id)
    limits.address(TALK, address_of(request.scope))
    async with service.tables.open(id) as live:
        table = await live.table()
    line = await live.talk.say(guest.id, room_of(table, guest.id), wish.text)
    live.tell_talk()
    names = speakers(table, [line, *await heard_now(live, audible(table, guest.id))])
    return told(table, line, guest.id, names)


@ROUTER.get("/tables/{id}/seat-log", responses=READING_ERRORS | errors(403, 409), dependencies=[ShownToMe])
async def seat_log(service: Server, id: TableId, before: Before = None) -> SeatLog:
    """Who sat down, got up, was removed or replaced, and what the host did: the last lines, or those before one."""
    async with service.tables.open(id) as live:
        await live.table()
    lines = await read_lines(service.store.database, id, before)
    return SeatLog(changes=[change_told(line) for line in lines])


@ROUTER.post("/tables/{id}/rematch", responses=CHANGING_ERRORS)
async def rematch(service: Server, guest: Guest, request: Request, id: TableId) -> Table:
    """Offer a rematch of a game that I played, or take the seat that is kept for me at the one that was offered."""
    async with service.tables.open(id) as live:
        old = await live.table()
    may_offer(old, guest.id)
    await room_for_a_table(service, guest, request)
    return service.lobby.described(await join_rematch(service.lobby, old, guest), guest.id)


@ROUTER.get(
    "/tables/{id}/away", responses=READING_ERRORS | errors(403, 409), response_model=Away, dependencies=[ShownToMe]
)
async def away(service: Server, whoever: Whoever, payer: Paying, id: TableId, seen: Seen = None) -> Response:
    """What the others have done since my last decision, and what they took from me by it."""
    async with service.tables.open(id) as live:
        table = await live.table()
        viewer = Viewer(table, whoever.id if whoever else None)
        progress = await history_paid(live, payer)
        payer.pay(costs.absence(progress.ply - last_decision(progress, viewer.mine)))
        found = make_missed(table, progress, viewer, seen)
        return Response(encoded(found), media_type="application/json")  # with two views it is long

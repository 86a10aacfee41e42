"""HTTP and WebSocket: playing at a table, looking at it, stepping through it."""

from __future__ import annotations

import contextlib
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response, WebSocket, WebSocketDisconnect

from tablewright.server.base import costs
from tablewright.server.base.limits import address_of, limits_of
from tablewright.server.http.deps import (
    CHANGING_ERRORS,
    READING_ERRORS,
    Guest,
    Paying,
    Server,
    TableId,
    Whoever,
    errors,
    history_paid,
    payer_of,
)
from tablewright.server.people.identity import is_same_origin
from tablewright.server.protocol.base import HIGHEST, encoded, spliced
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.messages import ErrorMessage
from tablewright.server.protocol.position import AskWhy, LogReply, Moves, Position, TakeBack, WhyReply
from tablewright.server.service import service_of
from tablewright.server.storage.records import StoredTable
from tablewright.server.table.live import Live
from tablewright.server.table.permissions import acting_seat, own_seat
from tablewright.server.table.position import PAGE, Viewer, make_position, make_why
from tablewright.server.table.progress import NOTHING_KNOWN, Progress
from tablewright.server.table.series_access import must_see
from tablewright.server.table.session import (
    OTHER_RULES,
    TOO_MANY,
    TRY_AGAIN_LATER,
    UNKNOWN_TABLE,
    Session,
    Surroundings,
)

ROUTER: Final = APIRouter()

Ply = Annotated[int | None, Query(ge=0, le=HIGHEST)]
Since = Annotated[int, Query(ge=NOTHING_KNOWN, le=HIGHEST)]
Until = Annotated[int | None, Query(ge=0, le=HIGHEST, description="No further than this ply; else up to now")]
OfMine = Annotated[int | None, Query(ge=0, le=HIGHEST, description="Look through this seat of mine")]
LOOKING: Final = READING_ERRORS | errors(403, 409)
CLOSING: Final = {"other-rules": OTHER_RULES, "too-many": TOO_MANY, "database-away": TRY_AGAIN_LATER}


def viewer_of(table: StoredTable, identity: str | None, seat: int | None) -> Viewer:
    if seat is not None:
        own_seat(table, identity, seat)
    return Viewer(table, identity, seat)


@ROUTER.get("/tables/{id}/position", responses=LOOKING, response_model=Position)
async def position(
    service: Server,
    whoever: Whoever,
    payer: Paying,
    id: TableId,
    ply: Ply = None,
    since: Since = NOTHING_KNOWN,
    seat: OfMine = None,
) -> Response:
    """The table as I may see it: now, or after any ply of its past; with the last page of the log after *since*."""
    async with service.tables.open(id) as live:
        table = await live.table()
        viewer = viewer_of(table, whoever.id if whoever else None, seat)
        await must_see(service.store, table, viewer.identity)
        progress = await history_paid(live, payer)
        held = progress.holds_until(since)
        payer.pay((costs.POSITION if ply is None else costs.PAST) + costs.log(lines(progress, held, ply)))
        return as_json(await shown_to(live, progress, viewer, held, ply))


async def shown_to(live: Live, progress: Progress, viewer: Viewer, since: int, shown: int | None) -> bytes:
    table, here = await live.table(), live.connected()
    if shown is None:
        return live.position_bytes.position(table, progress, viewer, here, since)
    return live.position_bytes.whole(table, progress, viewer, here, since, shown)


def lines(progress: Progress, since: int, until: int | None) -> int:
    """How many lines a page of the log has, at most."""
    last = progress.ply if until is None else min(until, progress.ply)
    return max(0, min(PAGE, last - since))


def as_json(said: bytes) -> Response:
    """What is long, and was made as it is to be said: not looked through once more."""
    return Response(said, media_type="application/json")


@ROUTER.get("/tables/{id}/events", responses=LOOKING, response_model=LogReply)
async def events(
    service: Server,
    whoever: Whoever,
    payer: Paying,
    id: TableId,
    since: Since = NOTHING_KNOWN,
    until: Until = None,
    seat: OfMine = None,
) -> Response:
    """The last page of the log after a ply, as I may hear it: up to now, or up to a ply of its past."""
    async with service.tables.open(id) as live:
        viewer = viewer_of(await live.table(), whoever.id if whoever else None, seat)
        await must_see(service.store, await live.table(), viewer.identity)
        progress = await history_paid(live, payer)
        held = progress.holds_until(since)
        payer.pay(costs.log(lines(progress, held, until)))
        listener = viewer.seat_shown(progress.match.to_act())
        last = progress.ply if until is None else progress.place_of(listener, until)
        _, log = live.position_bytes.pages.page(id, progress, listener, held, last)
        ply, revision = progress.ply_for(listener), progress.revision_for(viewer.mine)
        return as_json(spliced(encoded({"ply": ply, "revision": revision, "since": held}), b'{"log":' + log + b"}"))


@ROUTER.post("/tables/{id}/moves", responses=CHANGING_ERRORS)
async def moves(service: Server, guest: Guest, id: TableId, wish: Moves) -> Position:
    """Take actions for a seat of mine, all or none."""
    async with service.tables.open(id) as live:
        acting_seat(await live.table(), guest.id, wish.seat)
        await live.act(wish.seat, wish.ply, wish.revision, wish.actions)
        table, progress = await live.table(), await live.progress()
        return make_position(
            table, progress, Viewer(table, guest.id), live.connected(), progress.holds_until(wish.ply, wish.revision)
        )


@ROUTER.post("/tables/{id}/undo", responses=CHANGING_ERRORS, response_model=Position)
async def undo(service: Server, guest: Guest, request: Request, id: TableId, wish: TakeBack) -> Response:
    """Take back what a seat of mine did, as far as nobody has learned anything from it."""
    payer_of(request, guest).pay(costs.POSITION)
    async with service.tables.open(id) as live:
        acting_seat(await live.table(), guest.id, wish.seat)
        await live.undo(wish.seat, wish.ply, wish.revision, wish.to)
        viewer = Viewer(await live.table(), guest.id, wish.seat)
        return as_json(await shown_to(live, await live.progress(), viewer, NOTHING_KNOWN, None))


@ROUTER.post("/tables/{id}/why", responses=CHANGING_ERRORS)
async def why(service: Server, guest: Guest, request: Request, id: TableId, wish: AskWhy) -> WhyReply:
    """Why can a seat of mine not do this now? About a zone of the table, or about one action."""
    payer_of(request, guest).pay(costs.WHY)
    async with service.tables.open(id) as live:
        own_seat(await live.table(), guest.id, wish.seat)
        return WhyReply(answers=make_why(await live.progress(), wish.seat, wish.zone, wish.action))


@ROUTER.websocket("/tables/{id}/live")
async def live_table(socket: WebSocket, id: TableId, since: Since | None = None) -> None:
    """A table as it happens; see ClientMessage and ServerMessage."""
    service = service_of(socket)
    if not is_same_origin(socket, service.settings.origins):
        await socket.close()  # before it was accepted: the answer is 403
        return
    await socket.accept()
    try:
        async with service.entrance:
            identity = await service.identities.of(socket)
            me, limits = identity.id if identity else None, limits_of(socket)
            payer = payer_of(socket, identity)
        with limits.connection(address_of(socket.scope), me):
            async with service.entrance, service.tables.join(id) as live:
                if (await live.table()).status != "waiting":
                    await must_see(service.store, await live.table(), me)
                    await history_paid(live, payer)
                payer.pay(costs.POSITION)
            around = Surroundings(service.tables, service.lobby.described, service.settings.slow_seconds)
            await Session(around, live, socket, identity, since, limits.message_rate(), payer).run()
    except Trouble as trouble:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # whoever asked may be gone already
            await socket.send_text(ErrorMessage(id=None, error=trouble.reply.error).model_dump_json())
            await socket.close(CLOSING.get(trouble.code, UNKNOWN_TABLE))

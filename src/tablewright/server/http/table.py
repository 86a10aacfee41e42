"""HTTP and WebSocket: playing at a table, looking at it, stepping through it."""

from __future__ import annotations

import contextlib
from typing import Annotated, Final

from fastapi import APIRouter, Query, Response, WebSocket, WebSocketDisconnect

from tablewright.server.base.limits import address_of, limits_of
from tablewright.server.http.deps import CHANGING_ERRORS, READING_ERRORS, Guest, Server, TableId, Whoever, errors
from tablewright.server.people.identity import is_same_origin
from tablewright.server.protocol.base import HIGHEST, encoded
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.messages import ErrorMessage
from tablewright.server.protocol.position import AskWhy, LogReply, Moves, Position, TakeBack, WhyReply
from tablewright.server.service import service_of
from tablewright.server.storage.records import StoredTable
from tablewright.server.table.permissions import acting_seat, own_seat
from tablewright.server.table.position import Viewer, make_log, make_position, make_why
from tablewright.server.table.progress import NOTHING_KNOWN
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
OfMine = Annotated[int | None, Query(ge=0, le=HIGHEST, description="Look through this seat of mine")]
LOOKING: Final = READING_ERRORS | errors(403, 409)
CLOSING: Final = {"other-rules": OTHER_RULES, "too-many": TOO_MANY, "database-away": TRY_AGAIN_LATER}


def viewer_of(table: StoredTable, identity: str | None, seat: int | None) -> Viewer:
    if seat is not None:
        own_seat(table, identity, seat)
    return Viewer(table, identity, seat)


@ROUTER.get("/tables/{id}/position", responses=LOOKING, response_model=Position)
async def position(service: Server, whoever: Whoever, id: TableId, ply: Ply = None, seat: OfMine = None) -> Response:
    """The table as I may see it: now, or after any ply of its past."""
    async with service.tables.open(id) as live:
        table = await live.table()
        viewer = viewer_of(table, whoever.id if whoever else None, seat)
        await must_see(service.store, table, viewer.identity)
        progress = await live.history()
        found = make_position(await live.table(), progress, viewer, live.connected(), shown=ply)
        return Response(encoded(found), media_type="application/json")  # with the whole log it is long


@ROUTER.get("/tables/{id}/events", responses=LOOKING)
async def events(
    service: Server, whoever: Whoever, id: TableId, since: Since = NOTHING_KNOWN, seat: OfMine = None
) -> LogReply:
    """The log after a ply, as I may hear it."""
    async with service.tables.open(id) as live:
        viewer = viewer_of(await live.table(), whoever.id if whoever else None, seat)
        await must_see(service.store, await live.table(), viewer.identity)
        progress = await live.history()
        held = progress.holds_until(since)
        listener = viewer.seat_shown(progress.match.to_act())
        log = make_log(progress, listener, held, progress.ply)
        ply, revision = progress.ply_for(listener), progress.revision_for(viewer.mine)
        return LogReply(ply=ply, revision=revision, since=held, log=log)


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


@ROUTER.post("/tables/{id}/undo", responses=CHANGING_ERRORS)
async def undo(service: Server, guest: Guest, id: TableId, wish: TakeBack) -> Position:
    """Take back what a seat of mine did, as far as nobody has learned anything from it."""
    async with service.tables.open(id) as live:
        acting_seat(await live.table(), guest.id, wish.seat)
        await live.undo(wish.seat, wish.ply, wish.revision, wish.to)
        table = await live.table()
        return make_position(table, await live.progress(), Viewer(table, guest.id, wish.seat), live.connected())


@ROUTER.post("/tables/{id}/why", responses=CHANGING_ERRORS)
async def why(service: Server, guest: Guest, id: TableId, wish: AskWhy) -> WhyReply:
    """Why can a seat of mine not do this now? About a zone of the table, or about one action."""
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
        with limits.connection(address_of(socket.scope), me):
            async with service.entrance, service.tables.join(id) as live:
                if (await live.table()).status != "waiting":
                    await must_see(service.store, await live.table(), me)
                    await live.history()
            around = Surroundings(service.tables, service.lobby.described, service.settings.slow_seconds)
            await Session(around, live, socket, identity, since, limits.message_rate()).run()
    except Trouble as trouble:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # whoever asked may be gone already
            await socket.send_text(ErrorMessage(id=None, error=trouble.reply.error).model_dump_json())
            await socket.close(CLOSING.get(trouble.code, UNKNOWN_TABLE))

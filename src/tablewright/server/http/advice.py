"""HTTP: what would a bot do here? Nothing is changed by asking."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request

from tablewright.server.http.deps import CHANGING_ERRORS, Guest, Server, TableId, asker_of, changed
from tablewright.server.lobby import seating
from tablewright.server.protocol.advice import AskHint, Hint
from tablewright.server.protocol.tables import AllowHints, Table

ROUTER: Final = APIRouter(prefix="/tables/{id}")


@ROUTER.post("/hint", responses=CHANGING_ERRORS)
async def hint(service: Server, guest: Guest, request: Request, id: TableId, wish: AskHint) -> Hint:
    """The best few ways to go on for a seat of mine that must decide, with what each seat can expect of them."""
    asker = asker_of(request, guest)
    return await service.hints.hint(id, asker, wish.seat, wish.ply, wish.revision)


@ROUTER.post("/host/hints", responses=CHANGING_ERRORS)
async def allow_hints(service: Server, guest: Guest, id: TableId, wish: AllowHints) -> Table:
    """May the players of my table ask a bot what it would do?"""
    return await changed(service, guest, id, lambda table: seating.advised(table, guest.id, wish.allow))

"""HTTP: series, that is the same deal at several tables."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request

from tablewright.server.base.limits import limits_of
from tablewright.server.http.deps import (
    CHANGING_ERRORS,
    READING_ERRORS,
    Guest,
    SeriesId,
    Server,
    TableId,
    Whoever,
    room_for_a_table,
    room_for_wish,
)
from tablewright.server.lobby import series
from tablewright.server.protocol.series import NewSeries, SameDeal, Series

ROUTER: Final = APIRouter()


@ROUTER.post("/series", status_code=201, responses=CHANGING_ERRORS)
async def new_series(service: Server, guest: Guest, request: Request, wish: NewSeries) -> Series:
    """Several tables with the same deal. I am the host of all, and sit at the first."""
    async with limits_of(request).one_at_a_time(guest.id):
        await room_for_wish(service, guest, request, wish, wish.tables)
        made = await series.open_series(service.lobby, guest, wish)
    return await series.described(service.lobby, made, guest.id)


@ROUTER.post("/tables/{id}/series", status_code=201, responses=CHANGING_ERRORS)
async def same_deal(service: Server, guest: Guest, request: Request, id: TableId, wish: SameDeal) -> Series:
    """Let others play the deal of a table of mine that is over."""
    for _ in range(wish.tables):
        await room_for_a_table(service, guest, request)
    made = await series.series_from(service.lobby, guest, id, wish.tables)
    return await series.described(service.lobby, made, guest.id)


@ROUTER.get("/series/{id}", responses=READING_ERRORS)
async def the_series(service: Server, whoever: Whoever, id: SeriesId) -> Series:
    """Its tables; and when all of them are over, how they compare."""
    return await series.described(service.lobby, id, whoever.id if whoever else None)

"""HTTP: the study of a game. When it is over, whoever has the link may study it; while it goes on, its players may see
how it went so far, each as far as they can know, and nothing else. While the same deal is played elsewhere in a series
a game that is over has no study yet, for its players neither: it shows all hands, and what lay in the piles."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response

from tablewright.kernel.game import SPECTATOR
from tablewright.server.base import costs
from tablewright.server.base.limits import COMMENT, NEW_TABLE, REVIEW, Payer, address_of, limits_of
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
from tablewright.server.http.records import must_be_readable
from tablewright.server.protocol.base import HIGHEST, encoded
from tablewright.server.protocol.position import Position
from tablewright.server.protocol.reviews import Review
from tablewright.server.protocol.study import Comment, NewComment, Study, WhatIf
from tablewright.server.protocol.tables import Table
from tablewright.server.service import Service
from tablewright.server.storage.records import Identity, StoredTable
from tablewright.server.study.study import make_view_of_study
from tablewright.server.study.what_if import copy_from
from tablewright.server.table.live import Live
from tablewright.server.table.permissions import known_seat
from tablewright.server.table.position import Viewer, make_position
from tablewright.server.table.progress import Progress
from tablewright.server.table.series_access import must_see
from tablewright.server.thinking.fair_line import Asker
from tablewright.server.thinking.reviews import make_review

ROUTER: Final = APIRouter(prefix="/tables/{id}/study")

STUDYING: Final = READING_ERRORS | errors(403, 409)
CommentNumber = Annotated[int, Path(ge=0, le=HIGHEST)]


@dataclass(frozen=True, slots=True)
class Over:
    """A game that is over, with its lock held."""

    live: Live
    table: StoredTable
    progress: Progress


@asynccontextmanager
async def open_shown(service: Service, id: str, me: str | None) -> AsyncIterator[tuple[Live, StoredTable]]:
    """The table, if I may see its whole game: not while others still play the same deal, unless I sit there."""
    async with service.tables.open(id) as live:
        table = await live.table()
        await must_see(service.store, table, me)
        yield live, table


@asynccontextmanager
async def open_over(service: Service, id: str, me: str | None, payer: Payer) -> AsyncIterator[Over]:
    """The game, if everybody may see it, or `still-running`, or `series-closed`."""
    async with open_shown(service, id, me) as (live, table):
        await must_be_readable(service.store, table)
        yield Over(live, table, await history_paid(live, payer))


async def must_be_over(service: Service, id: str, me: str | None) -> None:
    """The same for what needs no rules: they may not be installed any more."""
    async with open_shown(service, id, me) as (_, table):
        await must_be_readable(service.store, table)


def id_of(whoever: Identity | None) -> str | None:
    return whoever.id if whoever else None


@ROUTER.get("", responses=STUDYING, response_model=Study)
async def study(service: Server, whoever: Whoever, payer: Paying, id: TableId) -> Response:
    """How scores and holdings went, and where every point came from. While the game goes on: as far as I can know."""
    me = id_of(whoever)
    async with open_shown(service, id, me) as (live, table):
        mine = table.seats_of(me) if table.status == "running" else []
        if not mine:
            await must_be_readable(service.store, table)
        progress = await history_paid(live, payer)
        payer.pay(costs.study(progress.ply) if mine else cost_of_study(service, id, progress))
        if mine:
            made = await asyncio.to_thread(make_view_of_study, id, progress, mine[0])
        else:
            made = await service.studies.of(id, table.status, progress.match)
    return Response(encoded(made), media_type="application/json")


def cost_of_study(service: Service, id: str, progress: Progress) -> float:
    """Of a game that is over, and may have been studied a moment ago."""
    return costs.log(progress.ply) if service.studies.has(id) else costs.study(progress.ply)


@ROUTER.get("/position", responses=STUDYING, response_model=Position)
async def study_position(
    service: Server,
    whoever: Whoever,
    payer: Paying,
    id: TableId,
    ply: Annotated[int, Query(ge=0, le=HIGHEST)],
    seat: Annotated[int, Query(ge=SPECTATOR, le=HIGHEST, description="Whose eyes; -1: a spectator's")] = SPECTATOR,
) -> Response:
    """The table after any ply as any seat saw it then; of its log, which does not change, the line of that ply."""
    payer.pay(costs.PAST)
    async with open_over(service, id, id_of(whoever), payer) as over:
        viewer = Viewer(over.table, None)
        if seat != SPECTATOR:
            viewer.seat = known_seat(over.table, seat).seat
        over.progress.must_have(ply)
        shown = over.progress.number_for(seat, ply)
        found = make_position(over.table, over.progress, viewer, over.live.connected(), max(0, ply - 1), shown)
    return Response(encoded(found), media_type="application/json")


# What bots think of it.


@ROUTER.get("/review", responses=STUDYING)
async def review(service: Server, whoever: Whoever, payer: Paying, id: TableId) -> Review:
    """What bots have found so far when they looked back at it."""
    async with open_over(service, id, id_of(whoever), payer) as over:
        return await review_of(service, over, id_of(whoever), payer)


@ROUTER.post("/review", status_code=202, responses=CHANGING_ERRORS)
async def begin_review(service: Server, guest: Guest, request: Request, id: TableId) -> Review:
    """Let bots look back at it, in the background; ask again for what they have found."""
    limits_of(request).person(REVIEW, guest.id)
    limits_of(request).address(REVIEW, address_of(request.scope))
    payer, asker = payer_of(request, guest), Asker(guest.id, address_of(request.scope))
    async with open_over(service, id, guest.id, payer) as over:
        await service.reviews.begin(id, asker, over.progress.match, over.live.data_path)
        return await review_of(service, over, guest.id, payer)


@ROUTER.delete("/review", responses=CHANGING_ERRORS)
async def cancel_review(service: Server, guest: Guest, request: Request, id: TableId) -> Review:
    """Call off what I have asked for. What is complete stays."""
    payer = payer_of(request, guest)
    async with open_over(service, id, guest.id, payer) as over:
        service.reviews.cancel(id, guest.id)
        return await review_of(service, over, guest.id, payer)


async def review_of(service: Service, over: Over, me: str | None, payer: Payer) -> Review:
    id, match = over.table.id, over.progress.match
    payer.pay(cost_of_study(service, id, over.progress))
    made = await service.studies.of(id, over.table.status, match)
    assert made.result is not None  # it is over
    return make_review(await service.reviews.of(id), match, made.result, me)


# What people think of it.


@ROUTER.get("/comments", responses=STUDYING)
async def comments(service: Server, whoever: Whoever, id: TableId) -> list[Comment]:
    """In the order of the plies that they are about."""
    await must_be_over(service, id, id_of(whoever))
    return await service.comments.at(id, id_of(whoever))


@ROUTER.post("/comments", status_code=201, responses=CHANGING_ERRORS)
async def add_comment(service: Server, guest: Guest, request: Request, id: TableId, wish: NewComment) -> list[Comment]:
    """Write something beside the position after a ply; all comments come back."""
    limits_of(request).person(COMMENT, guest.id)
    limits_of(request).address(COMMENT, address_of(request.scope))
    async with open_over(service, id, guest.id, payer_of(request, guest)) as over:
        over.progress.must_have(wish.ply)
    await service.comments.add(id, guest.id, (wish.ply, wish.text))
    return await service.comments.at(id, guest.id)


@ROUTER.delete("/comments/{number}", responses=CHANGING_ERRORS)
async def remove_comment(service: Server, guest: Guest, id: TableId, number: CommentNumber) -> list[Comment]:
    """Take back what I wrote."""
    await must_be_over(service, id, guest.id)
    await service.comments.remove(id, guest.id, number)
    return await service.comments.at(id, guest.id)


# What could have been.


@ROUTER.post("/what-if", status_code=201, responses=CHANGING_ERRORS)
async def what_if(service: Server, guest: Guest, request: Request, id: TableId, wish: WhatIf) -> Table:
    """A private table of mine that goes on from any ply, against bots. What is drawn there comes as it came here."""
    limits = limits_of(request)
    limits.person(NEW_TABLE, guest.id)
    limits.address(NEW_TABLE, address_of(request.scope))
    limits.tables(await service.store.unfinished_of(guest.id))
    bot = service.lobby.known_bot(wish.bot)
    async with open_over(service, id, guest.id, payer_of(request, guest)) as over:
        copy, rows = copy_from(over.table, over.progress, guest.id, wish.ply, wish.seat, bot)
    await service.store.add_table(copy, rows)
    return service.lobby.described(copy, guest.id)

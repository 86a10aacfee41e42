"""HTTP: records of matches, out of the store and into it."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from tablewright.kernel.match import Match
from tablewright.kernel.record import BadRecord, from_record, parse_text, replay_move, to_text
from tablewright.server.base import costs
from tablewright.server.base.catalogue import Catalogue
from tablewright.server.base.limits import IMPORT, address_of, limits_of
from tablewright.server.base.plugins import AnyGame
from tablewright.server.http.deps import (
    CHANGING_ERRORS,
    READING_ERRORS,
    Guest,
    Paying,
    Server,
    ShownToMe,
    TableId,
    errors,
    errors_beside_text,
    history_paid,
)
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.tables import MatchRecord, Table
from tablewright.server.storage.records import Row, StoredSeat, StoredTable, now, unguessable
from tablewright.server.storage.store import Store
from tablewright.server.study.comments import noted, notes_in
from tablewright.server.table.ledger import Ledger, record_of
from tablewright.server.table.live import as_stored
from tablewright.server.table.progress import Progress
from tablewright.server.table.series_access import must_be_open
from tablewright.server.table.teller import Teller

ROUTER: Final = APIRouter()

LONGEST_RECORD: Final = 1024 * 1024
MOST_PLIES: Final = 6_000  # of an imported game; games of people and bots have some hundreds
SECONDS_TO_REPLAY: Final = 10.0
RECORD_BODY: Final[dict[str, Any]] = {
    "requestBody": {
        "required": True,
        "description": "A record as text or as JSON",
        "content": {
            "text/plain": {"schema": {"type": "string"}},
            "application/json": {"schema": {"type": "object", "additionalProperties": True}},
        },
    }
}


def must_be_finished(table: StoredTable) -> None:
    """The seed tells what will be drawn: nobody gets it before the end."""
    if table.status not in ("finished", "abandoned"):
        raise Trouble("still-running", "the record is open when the game is over")


async def must_be_readable(store: Store, table: StoredTable) -> None:
    """The same, and nobody gets it before the end of the series that plays this deal, its players neither."""
    must_be_finished(table)
    await must_be_open(store, table)


@ROUTER.get(
    "/tables/{id}/record.txt",
    response_class=PlainTextResponse,
    responses=errors_beside_text(400, 403, 404, 409, 422),
    dependencies=[ShownToMe],
)
async def record_text(service: Server, payer: Paying, id: TableId) -> str:
    """The record of a finished game, for people."""
    async with service.tables.open(id) as live:
        await must_be_readable(service.store, await live.table())
        await history_paid(live, payer)
        progress = await live.progress()
        payer.pay(costs.record(progress.ply))
        return await asyncio.to_thread(to_text, progress.match)


@ROUTER.get("/tables/{id}/record.json", responses=READING_ERRORS | errors(403, 409), dependencies=[ShownToMe])
async def record_json(service: Server, payer: Paying, id: TableId) -> MatchRecord:
    """The record of a finished game, whatever rules it was played with, and the comments beside it."""
    async with service.tables.open(id) as live:
        await must_be_readable(service.store, await live.table())
        payer.pay(costs.record((await live.table()).plies))
        with as_stored(id):
            record = record_of(await live.table(), Ledger(await service.store.rows(id)))
    return record | noted(await service.comments.at(id, None))


@ROUTER.post("/records", status_code=201, responses=CHANGING_ERRORS, openapi_extra=RECORD_BODY)
async def import_record(service: Server, guest: Guest, request: Request) -> Table:
    """A table made from a record: not to play, to step through."""
    limits = limits_of(request)
    limits.person(IMPORT, guest.id)
    limits.address(IMPORT, address_of(request.scope))
    body = await request.body()
    async with limits.one_at_a_time(guest.id):
        limits.imports(await service.store.imported_of(guest.id))
        async with service.importing:
            table, rows = await asyncio.to_thread(table_of, service.catalogue, body, guest.id)
        await service.store.add_table(table, rows)
    if notes := notes_in(body, table.plies):
        await service.comments.add(table.id, guest.id, *((note.ply, note.text) for note in notes))
    return service.lobby.described(table, guest.id)


def table_of(catalogue: Catalogue, body: bytes, host: str) -> tuple[StoredTable, list[Row]]:
    """The table that the record in *body* becomes, and its rows with their prints. Not in the event loop."""
    game, match = replay_record(catalogue, body)
    result = dict(Teller(game).result(game.result(match.state))) if match.is_over() else None
    seats = tuple(StoredSeat(seat, "human", name=f"Seat {seat + 1}") for seat in range(match.setup.seats))
    table = StoredTable(
        id=unguessable(),
        game=game.name,
        rules=game.version,
        data=game.digest,
        settings=dict(match.setup.chosen),
        seed=match.seed,
        stream=match.stream,
        status="finished",
        host=host,
        auto_start=False,
        archived=True,
        plies=len(match.plies),
        result=result,
        created=now(),
        seats=seats,
    )
    progress = Progress(game, table, [Row(ply.seat, "act", ply.action.fields()) for ply in match.plies])
    return table, progress.rows(0, progress.ply)


def replay_record(catalogue: Catalogue, body: bytes) -> tuple[AnyGame, Match[Any]]:
    """The match in *body*, which may hold anything at all; or `bad-record`, or `other-rules`."""
    try:
        text = body.decode("utf-8")
        record = json.loads(text) if text.lstrip().startswith("{") else parse_text(text)
        name, rules, data = (record.get(key) for key in ("game", "rules", "data"))
        if not (isinstance(name, str) and isinstance(rules, str) and isinstance(data, str)):
            raise BadRecord("game, rules and data are needed")
        if name not in catalogue.names():
            raise BadRecord(f"there is no game called {name!r}")
        moves = record.get("moves")
        if isinstance(moves, list) and len(moves) > MOST_PLIES:
            raise Trouble("record-too-long", f"{len(moves)} moves; at most {MOST_PLIES}", {"most": MOST_PLIES})
        game, _ = catalogue.game_as_played(name, rules, data)
        return game, replayed_in_time(game, record)
    except (ValueError, RecursionError) as fault:  # BadRecord, broken UTF-8 or JSON, numbers without end
        raise Trouble("bad-record", f"this record cannot be replayed: {fault}") from None


def replayed_in_time(game: AnyGame, record: dict[str, Any]) -> Match[Any]:
    """The match of *record*. Nobody knows beforehand how long its moves take: after a while it is given up."""
    moves = record.get("moves")
    if not isinstance(moves, list):
        return from_record(game, record)  # which says what is wrong
    deadline = time.monotonic() + SECONDS_TO_REPLAY
    match = from_record(game, record | {"moves": []})
    for number, move in enumerate(moves, 1):
        replay_move(match, number, move)
        if time.monotonic() > deadline:
            raise Trouble("record-too-slow", f"only {number} moves were replayed in time", {"moves": number})
    return match

"""HTTP: health, games and their rules, the lobby."""

from __future__ import annotations

import re
from typing import Final

from fastapi import APIRouter, Request

import tablewright
from tablewright import _mode
from tablewright.server.base.catalogue import Catalogue
from tablewright.server.base.limits import limits_of
from tablewright.server.http.deps import (
    CHANGING_ERRORS,
    READING_ERRORS,
    GameName,
    Guest,
    Server,
    TableId,
    Whoever,
    changed,
    errors,
    room_for_wish,
)
from tablewright.server.lobby.seating import joined, left, started
from tablewright.server.protocol.games import Chapter, GameEntry, GameSetting, Rules
from tablewright.server.protocol.health import Health
from tablewright.server.protocol.tables import ChosenSeat, NewTable, Table, TableLists

ROUTER: Final = APIRouter()

# NOR-9.2-a is in chapter NOR-9; rulings (NOR-R-16) and worked examples (NOR-EX-4) are chapters of their own.
CHAPTER: Final = re.compile(r"[A-Za-z]+-(?:[0-9]+|[A-Za-z]+)")


@ROUTER.get("/health")
async def health(service: Server) -> Health:
    """Is the server up, which version is it, and does it run the compiled engine?"""
    names = service.catalogue.names()
    return Health(version=tablewright.__version__, engine=_mode.status(), built=_mode.reason(), games=names)


@ROUTER.get("/games")
async def games(service: Server) -> list[GameEntry]:
    """The games to play, with their settings and bots."""
    return [game_entry(service.catalogue, name) for name in service.catalogue.names()]


def game_entry(catalogue: Catalogue, name: str) -> GameEntry:
    game = catalogue.game(name)
    settings = [
        GameSetting(name=one.name, choices=list(one.choices), default=one.default, rule=one.rule)
        for one in game.settings()
    ]
    return GameEntry(
        name=name,
        rules=game.version,
        data=game.digest,
        seat_counts=list(game.seat_counts),
        settings=settings,
        bots=catalogue.levels(),
    )


@ROUTER.get("/games/{game}/rules", responses=READING_ERRORS)
async def rules(service: Server, game: GameName) -> Rules:
    """The clauses of a game in the order of its rulebook, and which printed values are reconstructed."""
    played = service.catalogue.game(game)
    chapters: dict[str, list[str]] = {}
    for clause in service.catalogue.clauses(game):
        found = CHAPTER.match(clause)
        id = found.group() if found else clause
        # A part of an appendix may stand early in the rules: the chapter comes where its last clause does.
        chapters[id] = [*chapters.pop(id, []), clause]
    return Rules(
        game=game,
        rules=played.version,
        data=played.digest,
        chapters=[Chapter(id=id, clauses=clauses) for id, clauses in chapters.items()],
        reconstructed=service.catalogue.reconstructed(game),
    )


@ROUTER.get("/tables")
async def tables(service: Server, whoever: Whoever) -> TableLists:
    """My tables, tables with a free seat, tables to watch."""
    return await service.lobby.lists(whoever.id if whoever else None)


@ROUTER.post("/tables", status_code=201, responses=CHANGING_ERRORS)
async def create_table(service: Server, guest: Guest, request: Request, wish: NewTable) -> Table:
    """A new table. With `start` it starts as soon as no seat is open."""
    async with limits_of(request).one_at_a_time(guest.id):
        await room_for_wish(service, guest, request, wish)
        return service.lobby.described(await service.lobby.create(guest, wish), guest.id)


@ROUTER.get("/tables/{id}", responses=READING_ERRORS | errors(409))
async def table(service: Server, whoever: Whoever, id: TableId) -> Table:
    """A table's seats and settings, whatever rules it was played with."""
    async with service.tables.open(id) as live:
        return service.lobby.described(await live.table(), whoever.id if whoever else None)


@ROUTER.delete("/tables/{id}", status_code=204, responses=CHANGING_ERRORS)
async def delete_import(service: Server, guest: Guest, id: TableId) -> None:
    """Delete a game that I have imported. Games that were played here stay."""
    await service.lobby.delete_import(guest.id, id)


@ROUTER.post("/tables/{id}/join", responses=CHANGING_ERRORS)
async def join(service: Server, guest: Guest, id: TableId, wish: ChosenSeat) -> Table:
    """Sit down on an open seat, before the game or in the middle of it."""
    return await changed(service, guest, id, lambda table: joined(table, guest.id, wish.seat))


@ROUTER.post("/tables/{id}/leave", responses=CHANGING_ERRORS)
async def leave(service: Server, guest: Guest, id: TableId) -> Table:
    """Get up: my seats are open then, and a table of mine is the next person's. Without anybody left it ends."""
    return await changed(service, guest, id, lambda table: left(table, guest.id))


@ROUTER.post("/tables/{id}/start", responses=CHANGING_ERRORS)
async def start(service: Server, guest: Guest, id: TableId) -> Table:
    """Start my table."""
    return await changed(service, guest, id, lambda table: started(table, guest.id))

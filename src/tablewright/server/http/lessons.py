"""HTTP: guided first games."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from msgspec.structs import replace

from tablewright.server.http.deps import CHANGING_ERRORS, Guest, LessonName, Server, room_for_a_table
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.lessons import Lesson
from tablewright.server.protocol.tables import Table
from tablewright.server.table.lessons import scripts

ROUTER: Final = APIRouter()


@ROUTER.get("/lessons")
async def lessons(service: Server) -> list[Lesson]:
    """The guided first games: their chapters, and what each step waits for and points at."""
    games = service.catalogue.names()
    return [
        Lesson(name=one.name, game=one.game, minutes=one.minutes, chapters=one.chapters)
        for one in scripts().values()
        if one.game in games
    ]


@ROUTER.post("/lessons/{name}", status_code=201, responses=CHANGING_ERRORS)
async def begin_lesson(service: Server, guest: Guest, request: Request, name: LessonName) -> Table:
    """A table of mine, not listed for others, with the deal that this lesson was written for."""
    script = scripts().get(name)
    if script is None or script.game not in service.catalogue.names():
        raise Trouble("unknown-lesson", f"there is no lesson called {name}", {"lesson": name})
    await room_for_a_table(service, guest, request)
    dealt = replace(service.lobby.draft(guest, script.wish()), seed=script.seed, stream=script.stream)
    table = replace(dealt, lesson=name)
    return service.lobby.described(await service.lobby.open(table), guest.id)

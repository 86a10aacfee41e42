"""Letting people in and seeing them out: a server that is told to stop loses nothing that it has answered for.

When the doors close, whoever knocks is sent away, every message that is being answered gets its answer, the ones behind
it are left unread (so they are neither stored nor acknowledged), and every socket is closed with the hint to come back.
"""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tablewright.server.table.cache import LiveTables
from tablewright.server.table.live import Subscriber

LOOK_AGAIN: Final = 0.05
COME_BACK_SECONDS: Final = 2


class Doors:
    def __init__(self) -> None:
        self.closed = False

    async def close(self, tables: LiveTables, seconds: float) -> None:
        """Return when nobody is in any more; whoever is still there after *seconds* has to be cut off."""
        self.closed = True
        asked: dict[Subscriber, asyncio.Task[None]] = {}
        try:
            async with asyncio.timeout(seconds):
                while present := everybody(tables):
                    for one in present:
                        if one not in asked:
                            asked[one] = asyncio.create_task(one.dismiss())
                    await asyncio.sleep(LOOK_AGAIN)
        except TimeoutError:
            pass
        finally:
            for task in asked.values():
                task.cancel()
            await asyncio.gather(*asked.values(), return_exceptions=True)


def everybody(tables: LiveTables) -> list[Subscriber]:
    return [one for live in list(tables.tables.values()) for one in list(live.subscribers)]


class Porter:
    """Sends sockets away that come when the doors are closed. Requests on open connections are still answered."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self.app: Final = app
        self.doors: Final = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket" or not self.doors.closed:
            await self.app(scope, receive, send)
        elif "websocket.http.response" in scope.get("extensions", {}):
            await Response(status_code=503, headers={"retry-after": str(COME_BACK_SECONDS)})(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1012})

"""Shutting down: a server that is told to stop loses nothing that it has answered for.

From then on new sockets are refused, every message that is being answered gets its answer, the ones after it are left
unread (so they are neither stored nor acknowledged), and every socket is closed with the hint to come back.
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


class Shutdown:
    def __init__(self) -> None:
        self.has_begun = False

    async def see_out(self, tables: LiveTables, seconds: float) -> None:
        """Return when nobody is connected any more; after *seconds*, those who still are have to be cut off."""
        self.has_begun = True
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


class RefuseSockets:
    """Refuses sockets once the shutdown has begun. Requests on open connections are still answered."""

    def __init__(self, app: ASGIApp, shutdown: Shutdown) -> None:
        self.app: Final = app
        self.shutdown: Final = shutdown

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket" or not self.shutdown.has_begun:
            await self.app(scope, receive, send)
        elif "websocket.http.response" in scope.get("extensions", {}):
            await Response(status_code=503, headers={"retry-after": str(COME_BACK_SECONDS)})(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1012})

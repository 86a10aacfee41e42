"""Every request and every socket gets an id, is logged when it ends, and is counted."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Mapping
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from tablewright.server.base.metrics import METRICS

LOG: Final = logging.getLogger("tablewright.http")

REQUEST_ID: Final = "x-request-id"
CLIENT_GONE: Final = 499  # the other side went away before there was an answer


class Traced:
    """Gives every request and every socket an id, logs how it ended, and counts it.

    The id goes back as `x-request-id`: whoever reports a fault can name it, and every line about it has it.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id, begun, status = secrets.token_hex(8), time.perf_counter(), 0
        scope[REQUEST_ID] = id

        async def marked(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                MutableHeaders(scope=message)[REQUEST_ID] = id
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and not status:
                status = 403  # closed before it was accepted
            await send(message)

        with bound_contextvars(request=id, **table_in(scope["path"])):
            try:
                await self.app(scope, receive, marked)
            except Exception:
                status = status or 500
                LOG.exception("a request could not be answered")
                raise
            finally:
                seconds = time.perf_counter() - begun
                route, method = route_of(scope), scope.get("method", "WEBSOCKET")
                answered = status or CLIENT_GONE
                METRICS.count_request(route, method, answered, seconds)
                facts = {"method": method, "route": route, "status": answered, "ms": round(seconds * 1000, 1)}
                LOG.info("request", extra=facts)


def table_in(path: str) -> Mapping[str, str]:
    """The table that *path* is about, for the lines of its request."""
    parts = path.split("/", 4)
    return {"table": parts[3][:64]} if parts[1:3] == ["api", "tables"] and len(parts) > 3 else {}


def route_of(scope: Scope) -> str:
    """The pattern of the route, not the path: there are few of the one and no end of the other."""
    route = scope.get("route")
    return str(getattr(route, "path", "none"))

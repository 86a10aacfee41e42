"""HTTP: for those who run the server. What is here tells nothing about anybody's game."""

from __future__ import annotations

import hmac
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response
from prometheus_client import CONTENT_TYPE_LATEST

from tablewright.server.base.metrics import METRICS
from tablewright.server.http.deps import Server, errors
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.health import Ready

ROUTER: Final = APIRouter()
METRICS_ROUTER: Final = APIRouter(include_in_schema=False)


@ROUTER.get("/ready", responses=errors(503))
async def ready(request: Request) -> Ready:
    """May people be sent here? Not without the database, before its migrations, or while the server stops."""
    if request.app.state.shutdown.has_begun:
        raise Trouble("not-ready", "this server is stopping", {"reason": "stopping"})
    condition = await request.app.state.database.condition()
    if condition != "ready":
        raise Trouble("not-ready", f"the database is {condition}", {"reason": condition})
    return Ready()


@METRICS_ROUTER.get("/metrics")
async def metrics(request: Request, service: Server) -> Response:
    """For Prometheus, with the token of the settings; for everybody else there is no such path."""
    token = service.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not hmac.compare_digest(given.encode("utf-8", "replace"), token.encode()):
        raise Trouble("unknown-path", "there is no such path", {"path": "/metrics"})
    return Response(METRICS.text(), media_type=CONTENT_TYPE_LATEST)

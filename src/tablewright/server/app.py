"""The application: routes, errors in one form, and a description from which the web's types are made."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, Final

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

import tablewright
from tablewright.server.base.catalogue import Catalogue
from tablewright.server.base.limits import Limits
from tablewright.server.base.tracing import REQUEST_ID, Traced
from tablewright.server.http import (
    account,
    advice,
    host,
    lessons,
    lobby,
    mail,
    operations,
    plans,
    puzzles,
    records,
    series,
    statistics,
    study,
    table,
    talk,
)
from tablewright.server.http.deps import ANYWHERE, page_of_ours
from tablewright.server.http.health import DatabaseLook, measured
from tablewright.server.http.records import LONGEST_RECORD
from tablewright.server.http.shutdown import RefuseSockets, Shutdown
from tablewright.server.http.static import Guard, reply, serve_pages
from tablewright.server.protocol.errors import STATUS, Trouble
from tablewright.server.protocol.messages import READ_MESSAGE, SERVER_MESSAGE
from tablewright.server.service import open_service
from tablewright.server.settings import Settings

LONGEST_BODY: Final = 64 * 1024
BY_STATUS: Final = {404: "unknown-path", 405: "not-allowed-here", 408: "too-slow", 413: "too-large"}


def create_app(settings: Settings) -> FastAPI:
    """The server with *settings*. Games and bots are looked up now; the database is opened when it starts."""
    catalogue = Catalogue(settings.games, settings.bots, settings.data)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with open_service(settings, catalogue) as service:
            app.state.service, app.state.database = service, DatabaseLook(service.store.engine)
            async with measured(service, app.state.database):
                yield

    app = FastAPI(
        title="Tablewright",
        version=tablewright.__version__,
        lifespan=life,
        docs_url=None,  # their pages load scripts from elsewhere, which our own policy forbids
        redoc_url=None,
        openapi_url="/api/openapi.json",
        separate_input_output_schemas=False,
    )
    for routes in (
        account,
        lobby,
        host,
        advice,
        lessons,
        table,
        mail,
        plans,
        puzzles,
        series,
        talk,
        records,
        study,
        statistics,
        operations,
    ):
        app.include_router(routes.ROUTER, prefix="/api", dependencies=[Depends(page_of_ours)], responses=ANYWHERE)
    app.add_exception_handler(Trouble, on_trouble)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(Exception, on_fault)
    app.state.limits = limits = Limits(settings.limits)
    most_for = {"/api/records": LONGEST_RECORD}
    app.add_middleware(Guard, limits=limits, most=LONGEST_BODY, most_for=most_for, body_seconds=settings.body_seconds)
    app.state.shutdown = Shutdown()
    app.add_middleware(RefuseSockets, shutdown=app.state.shutdown)
    app.add_middleware(Traced)  # the last one added is the first to see a request, and the last to see its answer
    app.include_router(operations.METRICS_ROUTER)
    serve_pages(app, settings.web)
    app.openapi = lambda: description(app)  # type: ignore[method-assign]
    return app


async def on_trouble(request: Request, fault: Exception) -> JSONResponse:
    assert isinstance(fault, Trouble)
    return reply(fault)


async def on_bad_request(request: Request, fault: Exception) -> JSONResponse:
    assert isinstance(fault, RequestValidationError)
    found = [f"{'.'.join(str(part) for part in error['loc'])}: {error['msg']}" for error in fault.errors()]
    named = [error["type"] for error in fault.errors() if STATUS.get(error["type"]) == STATUS["bad-request"]]
    return reply(Trouble(named[0] if named else "bad-request", "; ".join(found)))


async def on_http_error(request: Request, fault: Exception) -> JSONResponse:
    assert isinstance(fault, HTTPException)
    code = BY_STATUS.get(fault.status_code, "malformed" if fault.status_code < 500 else "internal")
    trouble = Trouble(code, str(fault.detail or HTTPStatus(fault.status_code).phrase))
    return JSONResponse(trouble.reply.model_dump(), fault.status_code, headers=fault.headers)


async def on_fault(request: Request, fault: Exception) -> JSONResponse:
    answer = reply(Trouble("internal", "something went wrong; it is in the server's log"))
    answer.headers[REQUEST_ID] = request.scope.get(REQUEST_ID, "")
    return answer


def description(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, with the messages of the WebSocket among the components."""
    if app.openapi_schema is None:
        found = get_openapi(title=app.title, version=app.version, routes=app.routes)
        schemas: dict[str, Any] = found.setdefault("components", {}).setdefault("schemas", {})
        for name, adapter in (("ClientMessage", READ_MESSAGE), ("ServerMessage", SERVER_MESSAGE)):
            schemas[name] = message_schema(adapter, schemas)
        app.openapi_schema = found
    return app.openapi_schema


def message_schema(adapter: TypeAdapter[Any], schemas: dict[str, Any]) -> dict[str, Any]:
    mode = "validation" if adapter is READ_MESSAGE else "serialization"
    schema = adapter.json_schema(mode=mode, ref_template="#/components/schemas/{model}")  # type: ignore[arg-type]
    for name, part in schema.pop("$defs", {}).items():
        schemas.setdefault(name, part)
    return schema

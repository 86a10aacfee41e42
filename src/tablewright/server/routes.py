"""What every router needs: the service, the guest who asks, and errors in the description of the interface."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response

from tablewright.server.identity import is_same_origin
from tablewright.server.service import Service, service_of
from tablewright.server.store import Identity
from tablewright.server.trouble import MEANING, Trouble
from tablewright.server.wire import ErrorReply


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The error statuses of a route, for its description."""
    return {status: {"model": ErrorReply, "description": MEANING[status]} for status in statuses}


def errors_beside_text(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The same for a route that answers with text: its errors are JSON all the same."""
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorReply"}}}
    return {status: {"description": MEANING[status], "content": content} for status in statuses}


READING = errors(400, 404, 422)
CHANGING = errors(400, 403, 404, 409, 413, 422)


async def whoever_asks(request: Request) -> Identity | None:
    """The guest who asks, if the cookie says who."""
    return await service_of(request).identities.of(request)


async def guest_who_asks(request: Request, response: Response) -> Identity:
    """The guest who asks; whoever comes without a cookie gets one."""
    service = service_of(request)
    if request.method not in ("GET", "HEAD") and not is_same_origin(request, service.settings.origins):
        raise Trouble("foreign-origin", "this page may not act for you")
    return await service.identities.of_or_new(request, response)


def the_service(request: Request) -> Service:
    return service_of(request)


Server = Annotated[Service, Depends(the_service)]
Whoever = Annotated[Identity | None, Depends(whoever_asks)]
Guest = Annotated[Identity, Depends(guest_who_asks)]
TableId = Annotated[str, Path(min_length=1, max_length=64)]
GameName = Annotated[str, Path(min_length=1, max_length=64)]

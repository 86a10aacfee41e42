"""The web pages, and what browsers are told about everything."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablewright.server.base.costs import at_the_door
from tablewright.server.base.limits import WORK, Limits, Rate, address_of, take
from tablewright.server.base.metrics import METRICS
from tablewright.server.people.identity import brings_cookie
from tablewright.server.protocol.errors import Trouble

# No script and no sheet of styles that is not a file of ours, and no text becomes part of the page but what Svelte
# makes of its own templates. Style attributes are allowed: a board places its pieces by them.
CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html",
    ]
)
HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
# A browser that was here over TLS comes back over TLS only.
OVER_TLS: Final = {"strict-transport-security": "max-age=31536000"}
FOR_EVER: Final = "public, max-age=31536000, immutable"  # a file in assets has its content's hash in its name
# A club that comes all at once: four hundred people, with fifty files each at the first time.
PAGES: Final = Rate(20_000, 12_000)
NOT_BUILT: Final = "The web pages are not built. In a checkout, run `python3 run.py play`; the interface is at /api.\n"


class Guard:
    """Stands before everything: adds the headers to every answer; refuses whoever comes too often, and bodies that are
    too large or do not arrive, before anything reads them."""

    def __init__(self, app: ASGIApp, limits: Limits, most: int, most_for: dict[str, int], body_seconds: float) -> None:
        self.app: Final = app
        self.limits: Final = limits
        self.most: Final = most
        self.most_for: Final = most_for
        self.body_seconds: Final = body_seconds
        self.pages: Final = limits.buckets(PAGES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, with_headers(scope, send))
        elif scope["type"] == "websocket" and self.refusal(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # before it was accepted: the answer is 403
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        most = self.most_for.get(scope["path"], self.most)
        length = Headers(scope=scope).get("content-length", "0")
        trouble = self.refusal(scope)
        if trouble is None and (not length.isdecimal() or len(length) > 12 or int(length) > most):
            trouble = Trouble("too-large", f"at most {most} bytes", {"most": most})
        if trouble is not None:
            await reply(trouble)(scope, receive, send)
            return
        await self.app(scope, Body(receive, most, self.body_seconds).receive, send)

    def refusal(self, scope: Scope) -> Trouble | None:
        """What is wrong with one more request from this address. Pages and pictures are files, and cheap."""
        address, cost = address_of(scope), at_the_door(scope.get("method", "GET"), scope["path"])
        try:
            if not scope["path"].startswith("/api/"):
                take(self.pages, address, "pages")
            elif brings_cookie(scope):
                self.limits.address(WORK, address, cost)
            else:
                self.limits.stranger(address, cost)
        except Trouble as trouble:
            return trouble
        return None


class Body:
    """A body as it arrives: so many bytes at most, and all of them within *seconds*.

    Faults are of the one kind that parsers of bodies let through.
    """

    def __init__(self, receive: Receive, most: int, seconds: float) -> None:
        self.source: Final = receive
        self.most: Final = most
        self.deadline: Final = asyncio.get_running_loop().time() + seconds
        self.arrived = 0
        self.is_whole = False

    async def receive(self) -> Message:
        if self.is_whole:
            return await self.source()  # waits for the other side to go away, as long as that takes
        try:
            async with asyncio.timeout_at(self.deadline):
                message = await self.source()
        except TimeoutError:
            raise HTTPException(408, "the body did not arrive in time") from None
        self.arrived += len(message.get("body", b""))
        if self.arrived > self.most:
            raise HTTPException(413, f"at most {self.most} bytes")
        self.is_whole = not message.get("more_body", False)
        return message


def with_headers(scope: Scope, send: Send) -> Send:
    """*send*, with what browsers are told about everything."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items() if scope["scheme"] != "https" else (HEADERS | OVER_TLS).items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return sending


def reply(trouble: Trouble) -> JSONResponse:
    METRICS.refusals.labels(trouble.code).inc()
    return JSONResponse(trouble.reply.model_dump(), trouble.status, trouble.headers)


def serve_pages(app: FastAPI, folder: Path) -> None:
    """The built web pages from *folder*. A path without a file is a page of the app, which finds its own way."""
    root = folder.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Trouble("unknown-path", "there is no such path", {"path": request.url.path[:200]})
        if not (root / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        if (file := inside(root, path)) is not None:
            kept = FOR_EVER if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"cache-control": kept})
        if "." in path.rsplit("/", 1)[-1]:
            raise Trouble("unknown-path", "there is no such file", {"path": request.url.path[:200]})
        return FileResponse(root / "index.html", headers={"cache-control": "no-cache"})


def inside(root: Path, path: str) -> Path | None:
    """The file at *path* below *root*, if there is one; nothing outside of it can be named."""
    if "\0" in path:
        return None
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except OSError:  # a name that is too long is nobody's
        return None

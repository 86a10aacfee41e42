"""The web pages, and what browsers are told about everything."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablewright.server.trouble import Trouble

# No script that is not a file of ours. Styles may be inline: Svelte's transitions write their keyframes into a style
# element, and a board places its pieces by style attributes.
CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"  # a file in assets has its content's hash in its name
NOT_BUILT: Final = "The web pages are not built. In a checkout, run `python3 run.py play`; the interface is at /api.\n"


class Guard:
    """Adds the headers to every answer and refuses bodies that are too large, before anything reads them."""

    def __init__(self, app: ASGIApp, most: int, most_for: dict[str, int]) -> None:
        self.app: Final = app
        self.most: Final = most
        self.most_for: Final = most_for

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = self.most_for.get(scope["path"], self.most)
        length = Headers(scope=scope).get("content-length", "0")
        body = bytearray()
        too_large = not length.isdecimal() or len(length) > 12 or int(length) > most

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        async def limited() -> Message:
            """A body without a length is counted as it comes."""
            message = await receive()
            if message["type"] == "http.request":
                body.extend(message.get("body", b""))
                if len(body) > most:
                    raise HTTPException(413, f"at most {most} bytes")  # the one kind that body parsers let through
            return message

        if too_large:
            trouble = Trouble("too-large", f"at most {most} bytes", {"most": most})
            answer = JSONResponse(trouble.reply.model_dump(), trouble.status)
            await answer(scope, receive, with_headers)
            return
        await self.app(scope, limited, with_headers)


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
    file = (root / path).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None

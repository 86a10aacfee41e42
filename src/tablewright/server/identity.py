"""Who is asking: a guest is a name in the store and a signed cookie in the browser."""

from __future__ import annotations

import secrets
from typing import Final

from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from tablewright.server.store import Identity, Store

COOKIE: Final = "tablewright"
SECRET: Final = "cookie"
TWO_YEARS: Final = 2 * 365 * 24 * 60 * 60


class Identities:
    """Reads and writes the cookie. The secret that signs it lives in the database: a restart keeps everybody seated."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store: Final = store
        self.signer: Final = URLSafeSerializer(secret, salt="tablewright.identity")

    @classmethod
    async def open(cls, store: Store) -> Identities:
        return cls(store, await store.secret(SECRET))

    async def of(self, connection: HTTPConnection) -> Identity | None:
        """The guest with this cookie; None without one, with a forged one, or one of another database."""
        cookie = connection.cookies.get(COOKIE)
        if cookie is None:
            return None
        try:
            id = self.signer.loads(cookie)
        except BadSignature:
            return None
        return await self.store.identity(id) if isinstance(id, str) else None

    async def of_or_new(self, request: Request, response: Response) -> Identity:
        """The guest with this cookie, or a new one who gets a cookie."""
        identity = await self.of(request)
        if identity is None:
            identity = await self.store.add_identity(f"Guest {secrets.randbelow(9000) + 1000}")
            response.set_cookie(
                COOKIE,
                str(self.signer.dumps(identity.id)),
                max_age=TWO_YEARS,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )
        return identity


def is_same_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """May the page that makes this request make it? Browsers name the page's origin; programs name none and have no
    cookie that they were not given."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    return origin in allowed or origin.partition("://")[2] == host

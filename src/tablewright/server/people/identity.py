"""Who is asking: a guest is a name in the store and a signed cookie in the browser."""

from __future__ import annotations

import secrets
from typing import Final

from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Scope

from tablewright.server.base.limits import NEWCOMER, address_of, limits_of
from tablewright.server.storage.records import Identity
from tablewright.server.storage.store import Store

COOKIE: Final = "tablewright"
# A browser takes a cookie of this name only from this very host and only over TLS: no neighbour under the same domain
# can put one there, and so make somebody play under a name that is not theirs.
SECURE_COOKIE: Final = "__Host-tablewright"
COOKIE_SECRET: Final = "cookie"
TWO_YEARS: Final = 2 * 365 * 24 * 60 * 60


class Identities:
    """Reads and writes the cookie: an identity and its epoch, signed. The secret that signs lives in the database, so a
    restart keeps everybody seated."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store: Final = store
        self.signer: Final = URLSafeSerializer(secret, salt="tablewright.identity")

    @classmethod
    async def open(cls, store: Store) -> Identities:
        return cls(store, await store.secret(COOKIE_SECRET))

    async def of(self, connection: HTTPConnection) -> Identity | None:
        """The guest with this cookie; None without one, with one that is forged, of another database, or signed out."""
        match self.held(connection):
            case [str(id), int(epoch)]:
                found = await self.store.identity(id)
                return found if found is not None and found.epoch == epoch else None
        return None

    def held(self, connection: HTTPConnection) -> object:
        held = self.unsigned(connection.cookies.get(cookie_name(connection)))
        if isinstance(held, list):
            return held
        # A cookie from before there were epochs holds an id alone, and had one name everywhere.
        old = self.unsigned(connection.cookies.get(COOKIE))
        return [old, 0] if isinstance(old, str) else None

    def unsigned(self, cookie: str | None) -> object:
        try:
            held: object = self.signer.loads(cookie or "")
        except BadSignature:
            return None
        return held

    async def of_or_new(self, request: Request, response: Response) -> Identity:
        """The guest with this cookie, or a new one who gets a cookie."""
        identity = await self.of(request)
        if identity is None:
            limits_of(request).address(NEWCOMER, address_of(request.scope))
            identity = await self.store.add_identity(f"Guest {secrets.randbelow(9000) + 1000}")
            self.admit(request, response, identity)
        return identity

    def admit(self, request: Request, response: Response, identity: Identity) -> None:
        """This browser is *identity* from now on."""
        response.set_cookie(
            cookie_name(request),
            str(self.signer.dumps([identity.id, identity.epoch])),
            max_age=TWO_YEARS,
            httponly=True,
            samesite="lax",
            secure=is_secure(request),
        )

    def dismiss(self, request: Request, response: Response) -> None:
        """This browser is nobody from now on."""
        for name in {COOKIE, cookie_name(request)}:
            response.delete_cookie(name, httponly=True, samesite="lax", secure=is_secure(request))


def is_secure(connection: HTTPConnection) -> bool:
    """By TLS, here or at a proxy that is trusted (the web server knows which)."""
    return connection.url.scheme in ("https", "wss")


def cookie_name(connection: HTTPConnection) -> str:
    return SECURE_COOKIE if is_secure(connection) else COOKIE


def brings_cookie(scope: Scope) -> bool:
    """Is there a cookie of ours? Whether it is worth anything is not looked at."""
    return any(f"{COOKIE}=" in cookies for cookies in Headers(scope=scope).getlist("cookie"))


def is_same_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """May the page that makes this request make it? Browsers name the page's origin; programs name none and have no
    cookie that they were not given."""
    headers = connection.headers
    origin = headers.get("origin")
    if origin is None:  # a browser leaves it out at a few kinds of requests, and tells this instead
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    scheme, _, host = origin.partition("://")
    # A page that came without TLS may have been changed on its way. (Behind a proxy that does not tell, it is the
    # other way round: the page came with TLS, and we do not know.)
    in_the_open = scheme != "https" and is_secure(connection)
    return origin in allowed or (host == headers.get("host", "") and not in_the_open)

"""Who is asking: a guest is a name in the store and a signed cookie in the browser.

The cookie holds the key of a session (`storage.sessions`), which ends on the server when somebody signs out: a copy of
it is worth nothing then. Cookies from before there were sessions hold an identity and its epoch, or an identity alone;
they still let people in, and are exchanged at the first request whose answer can set a cookie.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from typing import Final

from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeSerializer
from msgspec.structs import replace
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Scope

from tablewright.server.base.limits import NEWCOMER, address_of, limits_of
from tablewright.server.people.browsers import described
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.records import Identity, now
from tablewright.server.storage.sessions import (
    SELDOM,
    UNUSED,
    add_guest,
    begin_session,
    end_unused,
    id_of,
    new_key,
    touch,
    whose,
)
from tablewright.server.storage.store import Store
from tablewright.server.table.cache import LiveTables

LOG: Final = logging.getLogger("tablewright.sessions")

COOKIE: Final = "tablewright"
# A browser takes a cookie of this name only from this very host and only over TLS: no neighbour under the same domain
# can put one there, and so make somebody play under a name that is not theirs.
SECURE_COOKIE: Final = "__Host-tablewright"
COOKIE_SECRET: Final = "cookie"
TWO_YEARS: Final = int(UNUSED.total_seconds())
SECONDS_BETWEEN_SWEEPS: Final = 24 * 60 * 60.0


class Identities:
    """Reads and writes the cookie. The secret that signs it lives in the database, so a restart keeps everybody
    seated."""

    def __init__(self, store: Store, tables: LiveTables, secret: str) -> None:
        self.store: Final = store
        self.tables: Final = tables
        self.secret: Final = secret
        self.signer: Final = URLSafeSerializer(secret, salt="tablewright.identity")

    @classmethod
    async def open(cls, store: Store, tables: LiveTables) -> Identities:
        return cls(store, tables, await store.secret(COOKIE_SECRET))

    # Reading.

    async def of(self, connection: HTTPConnection) -> Identity | None:
        """The guest with this cookie; None without one, with one that is forged, of another database, or signed out."""
        match self.held(connection):
            case {"session": str(key)}:
                found = await whose(self.store.database, key)
                return None if found is None else found[0]
            case [str(id), int(epoch)]:
                return await self.from_before(id, epoch)
        return None

    async def from_before(self, id: str, epoch: int) -> Identity | None:
        identity = await self.store.identity(id)
        return identity if identity is not None and identity.epoch == epoch else None

    def held(self, connection: HTTPConnection) -> object:
        held = self.unsigned(connection.cookies.get(cookie_name(connection)))
        if isinstance(held, list | dict):
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

    # Writing.

    async def of_or_new(self, request: Request, response: Response) -> Identity:
        """The guest with this cookie, or a new one who gets a cookie. Whoever can be given one is: now and then the
        same again, so that it outlives the patience of browsers, and one with a session for a cookie without."""
        match self.held(request):
            case {"session": str(key)}:
                found = await whose(self.store.database, key)
                if found is not None:
                    identity, seen = found
                    if now() - seen > SELDOM:
                        await touch(self.store.database, identity.session)
                        self.hand(request, response, key)
                    return identity
            case [str(id), int(epoch)]:
                known = await self.from_before(id, epoch)
                if known is not None:
                    return await self.exchanged(request, response, known)
        return await self.newcomer(request, response)

    async def newcomer(self, request: Request, response: Response) -> Identity:
        limits_of(request).address(NEWCOMER, address_of(request.scope))
        key = new_key()
        name = f"Guest {secrets.randbelow(9000) + 1000}"
        identity = await add_guest(self.store.database, name, key, browser_of(request))
        self.hand(request, response, key)
        return identity

    async def exchanged(self, request: Request, response: Response, identity: Identity) -> Identity:
        """The same person, with a session. Several requests that come at once get the same one."""
        same = f"{identity.id} {identity.epoch} {request.headers.get('user-agent', '')}"
        key = hmac.new(self.secret.encode(), same.encode(), hashlib.sha256).hexdigest()
        return await self.admit(request, response, identity, key)

    async def admit(self, request: Request, response: Response, identity: Identity, key: str | None = None) -> Identity:
        """This browser is *identity* from now on; or `signed-out`, if that ended meanwhile."""
        key = key or new_key()
        ended = await begin_session(self.store.database, identity, key, browser_of(request))
        if ended:
            self.tables.sign_out(identity.id, ended)
        self.hand(request, response, key)
        return replace(identity, session=id_of(key))

    def hand(self, request: Request, response: Response, key: str) -> None:
        """Give the browser its cookie."""
        response.set_cookie(
            cookie_name(request),
            str(self.signer.dumps({"session": key})),
            max_age=TWO_YEARS,
            httponly=True,
            samesite="lax",
            secure=is_secure(request),
        )

    def dismiss(self, request: Request, response: Response) -> None:
        """This browser is nobody from now on."""
        for name in {COOKIE, cookie_name(request)}:
            response.delete_cookie(name, httponly=True, samesite="lax", secure=is_secure(request))

    # Cleaning up.

    async def run(self) -> None:
        """End for ever the sessions that nobody uses."""
        while True:
            try:
                await end_unused(self.store.database)
            except Trouble as trouble:
                LOG.info("unused sessions stay for now: %s", trouble)
            except Exception:
                LOG.exception("unused sessions stay for now")
            await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)


def browser_of(connection: HTTPConnection) -> str:
    return described(connection.headers.get("user-agent", ""))


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

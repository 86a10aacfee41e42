"""The browsers in which somebody is signed in: a row each. A row goes, and its cookie is worth nothing any more.

A cookie holds a key that nobody can guess; the row is found by its hash, so that whoever reads the database, or a copy
of it, is nobody. (Whoever can write to it could be anybody anyway.)
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.database import Database, DbConnection
from tablewright.server.storage.records import Identity, aware, fields_of, now, unguessable
from tablewright.server.storage.schema import ID_LENGTH, IDENTITIES, SESSIONS

UNUSED: Final = timedelta(days=2 * 365)  # so long a session is kept that nobody uses
SELDOM: Final = timedelta(days=1)  # when it was seen last is written no more often
MOST: Final = 50  # sessions of one person; one more, and the one that was not seen for longest ends
AT_ONCE: Final = 500
KEY_BYTES: Final = 24

FIND: Final = (
    select(IDENTITIES.c.id, IDENTITIES.c.name, IDENTITIES.c.epoch, SESSIONS.c.id, SESSIONS.c.seen)
    .join_from(SESSIONS, IDENTITIES)
    .where(SESSIONS.c.id == bindparam("one"))
)


class StoredSession(msgspec.Struct, frozen=True):
    id: str
    identity: str
    browser: str
    created: datetime
    seen: datetime


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def id_of(key: str) -> str:
    """By which the session with this *key* is known, also to its owner: nobody finds the key by it."""
    return hashlib.sha256(key.encode()).hexdigest()[:ID_LENGTH]


async def whose(database: Database, key: str) -> tuple[Identity, datetime] | None:
    """Who is signed in by this *key*, and when they were last seen."""
    async with database.read() as connection:
        found = (await connection.execute(FIND, {"one": id_of(key)})).one_or_none()
    if found is None:
        return None
    id, name, epoch, session, seen = found
    known = aware(seen) or now()
    return (Identity(id, name, epoch, session), known) if known > now() - UNUSED else None


async def touch(database: Database, id: str) -> None:
    async with database.begin() as connection:
        await connection.execute(update(SESSIONS).where(SESSIONS.c.id == id).values(seen=now()))


# Beginning.


async def add_guest(database: Database, name: str, key: str, browser: str) -> Identity:
    """Somebody new, in one transaction with their session."""
    me = Identity(unguessable(), name, session=id_of(key))
    async with database.begin() as connection:
        await connection.execute(insert(IDENTITIES).values(id=me.id, name=name, created=now()))
        await connection.execute(insert(SESSIONS).values(row_of(me, key, browser)))
    return me


async def begin_session(database: Database, me: Identity, key: str, browser: str) -> list[str]:
    """Sign *me* in by *key*, unless they were signed out since they were seen. Returns the sessions that had to end for
    it. One that is there already stays: requests of one browser may come at the same time."""
    try:
        async with database.begin() as connection:
            await set_epoch(connection, me, {"epoch": me.epoch})
            await connection.execute(insert(SESSIONS).values(row_of(me, key, browser)))
            mine = SESSIONS.c.identity == me.id
            oldest = select(SESSIONS.c.id).where(mine).order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id).offset(MOST)
            too_many = list((await connection.execute(oldest)).scalars())
            if too_many:
                await connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(too_many)))
                database.ring(connection, ("out", me.id, too_many))
            return too_many
    except IntegrityError:
        return []


def row_of(me: Identity, key: str, browser: str) -> dict[str, Any]:
    return {"id": id_of(key), "identity": me.id, "browser": browser, "created": now(), "seen": now()}


async def set_epoch(connection: DbConnection, me: Identity, values: dict[str, Any]) -> None:
    """Refuse if the epoch of *me* that was seen is over; and it cannot end before this transaction does."""
    this = (IDENTITIES.c.id == me.id) & (IDENTITIES.c.epoch == me.epoch)
    if (await connection.execute(update(IDENTITIES).where(this).values(values))).rowcount != 1:
        raise Trouble("signed-out", "you were signed out a moment ago")


# Ending.


async def end_session(database: Database, identity: str, session: str) -> None:
    """The *session* of *identity* is over, if it is one; and with it the epoch: of a browser that came by a cookie from
    before there were sessions nobody knows which one it is, and what was on its way comes too late."""
    this = (SESSIONS.c.identity == identity) & (SESSIONS.c.id == session)
    raised = update(IDENTITIES).where(IDENTITIES.c.id == identity).values(epoch=IDENTITIES.c.epoch + 1)
    async with database.begin() as connection:
        await connection.execute(raised)
        await connection.execute(delete(SESSIONS).where(this))
        database.ring(connection, ("out", identity, [session]))


async def end_sessions(connection: DbConnection, identity: str) -> list[str]:
    """All sessions of *identity* are over; within a transaction, which has its row."""
    mine = SESSIONS.c.identity == identity
    ended = list((await connection.execute(select(SESSIONS.c.id).where(mine))).scalars())
    await connection.execute(delete(SESSIONS).where(mine))
    return ended


async def end_unused(database: Database) -> None:
    async with database.begin() as connection:
        await connection.execute(delete(SESSIONS).where(SESSIONS.c.seen <= now() - UNUSED))


# Looking.


async def sessions_of(database: Database, identity: str) -> list[StoredSession]:
    """Where *identity* is signed in, the one that was seen last first."""
    mine = select(SESSIONS).where(SESSIONS.c.identity == identity, SESSIONS.c.seen > now() - UNUSED)
    async with database.read() as connection:
        found = (await connection.execute(mine.order_by(SESSIONS.c.seen.desc()))).mappings().all()
    moments = [{name: aware(row[name]) for name in ("created", "seen")} for row in found]
    return [StoredSession(**fields_of(StoredSession, row) | at) for row, at in zip(found, moments, strict=True)]


async def those_that_last(database: Database, sessions: Collection[str]) -> set[str]:
    """Which of *sessions* have not ended."""

    def look(connection: Connection, some: Sequence[str]) -> list[str]:
        return list(connection.execute(select(SESSIONS.c.id).where(SESSIONS.c.id.in_(some))).scalars())

    wanted, found = sorted(sessions), set[str]()
    async with database.read() as connection:
        for first in range(0, len(wanted), AT_ONCE):
            found.update(await connection.run_sync(look, wanted[first : first + AT_ONCE]))
    return found

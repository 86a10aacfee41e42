"""Somebody else was faster: how it is known, and how often it is worth another try."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from sqlalchemy.exc import IntegrityError

from tablewright.server.storage.records import Conflict

# Each try that fails means that somebody else has succeeded. At one table nobody has so much company.
MOST_TRIES: Final = 20
TAKEN_ON_SQLITE: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
TAKEN_ON_POSTGRESQL: Final = "23505"  # unique_violation

T = TypeVar("T")


def is_taken(fault: IntegrityError) -> bool:
    """Has somebody else written a row with the same key? Anything else is no conflict, but a mistake."""
    if isinstance(fault.orig, sqlite3.IntegrityError):
        return fault.orig.sqlite_errorcode in TAKEN_ON_SQLITE
    return getattr(fault.orig, "sqlstate", None) == TAKEN_ON_POSTGRESQL


async def patiently(attempt: Callable[[], Awaitable[T]]) -> T:
    """*attempt* it again while somebody else is faster; who never comes first is told the last Conflict."""
    for _ in range(MOST_TRIES - 1):
        with contextlib.suppress(Conflict):
            return await attempt()
    return await attempt()

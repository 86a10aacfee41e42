"""A database that is only looked at: whatever its age, while a server runs on it, and without changing a byte."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from tablewright.server.storage.database import DISCREET, DbConnection, DbEngine, make_sqlite_engine

SQLITE_MAGIC: Final = b"SQLite format 3\0"
READ_ONLY: Final = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}


class NoStore(ValueError):
    """There is no database of ours where one was looked for."""


@asynccontextmanager
async def open_for_reading(url: str) -> AsyncIterator[DbEngine]:
    """The database at *url*, or NoStore: unlike a server, a reader makes none where there is none."""
    asked = make_url(url)
    if asked.get_backend_name() == "sqlite":
        engine: DbEngine = make_sqlite_engine(asked.set(database=uri_of(asked.database or ""), query={"uri": "true"}))
        event.listen(engine.sync_engine, "connect", forbid_writing)
    else:
        engine = create_async_engine(url, poolclass=NullPool, execution_options=READ_ONLY, **DISCREET)
    try:
        yield engine
    finally:
        await engine.dispose()


def uri_of(name: str) -> str:
    """How SQLite should open the file *name* to leave it and what lies beside it as they are; or NoStore.

    A log beside it is that of a running server, or what a killed one has left: it is read along. Only whoever may not
    write leaves it where it is; but where there is none, only who may write clears away the one it makes for itself.
    """
    file = Path(name).absolute()
    if not file.is_file():
        raise NoStore(f"there is no file {name}")
    with file.open("rb") as opened:
        if opened.read(len(SQLITE_MAGIC)) not in (SQLITE_MAGIC, b""):
            raise NoStore(f"{name} is not an SQLite database")
    mode = "ro" if file.with_name(file.name + "-wal").exists() else "rw"
    return f"file:{quote(str(file))}?mode={mode}"


def forbid_writing(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only=ON")
    cursor.close()


@asynccontextmanager
async def snapshot(engine: DbEngine) -> AsyncIterator[DbConnection]:
    """A connection that sees one moment, however long it looks and whatever is written meanwhile."""
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":  # its driver would let every statement see a moment of its own
            await connection.exec_driver_sql("BEGIN")
        yield connection


def shape_of(connection: Connection) -> str:
    """The revision of the database's shape; or NoStore."""
    try:
        found = connection.execute(text("select version_num from alembic_version")).scalar()
    except SQLAlchemyError:
        found = None
    if found is None:
        raise NoStore("this database was not made by Tablewright")
    return str(found)

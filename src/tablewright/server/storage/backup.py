"""Backups: everything in a database, in one file, made while a server runs; and back into an empty database.

From SQLite a backup is a SQLite file, ready to be served. From PostgreSQL it is JSON lines: a head that names the
shape, a line for every row, an end that counts them. Both can be restored into either kind of database. A backup has
the secret that signs the cookies and the hashes of passwords: it is made readable for its owner only.
"""

from __future__ import annotations

import gzip
import itertools
import json
import os
import shutil
import sqlite3
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any, Final

from alembic import command
from sqlalchemy import JSON, Connection, DateTime, MetaData, Table, create_engine, func, insert, make_url, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import NullPool

import tablewright
from tablewright.server.storage.database import Database, reshaping
from tablewright.server.storage.readonly import SQLITE_MAGIC, open_for_reading, shape_of, snapshot, uri_of
from tablewright.server.storage.records import now
from tablewright.server.storage.single_server import alone_with

FORMAT: Final = 1
ROWS_AT_ONCE: Final = 1000
GZIP_MAGIC: Final = b"\x1f\x8b"
VERSIONS: Final = "alembic_version"

Line = tuple[str, dict[str, Any]]  # the name of a table, and one row of it


class BadBackup(ValueError):
    """A file that is no backup, or not the whole of one; or a target that is not empty."""


async def back_up(url: str, file: Path) -> int:
    """Write everything at *url* into the new *file*; how many rows that is. *file* appears when it is complete."""
    if file.exists():
        raise BadBackup(f"{file} is there already")
    part = file.with_name(file.name + ".part")
    os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
    try:
        async with open_for_reading(url) as engine, snapshot(engine) as connection:
            shape = await connection.run_sync(shape_of)
            if engine.dialect.name == "sqlite":
                rows = copy_sqlite(make_url(url).database or "", part)
            else:
                rows = await connection.run_sync(lambda sync: write_lines(sync, shape, part))
        if file.suffix == ".gz":
            squeeze(part)
        with part.open("rb") as complete:
            os.fsync(complete.fileno())
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return rows


def copy_sqlite(source: str, target: Path) -> int:
    """Copy all pages as they are at one moment, while a server goes on writing to its log; how many rows there are."""
    with closing(sqlite3.connect(uri_of(source), uri=True)) as running, closing(sqlite3.connect(target)) as copy:
        running.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, with no log beside it
        if (found := copy.execute("PRAGMA quick_check").fetchone()[0]) != "ok":
            raise BadBackup(f"the database is damaged: {found}")
    with sqlite_file(target) as connection:
        return count_rows(connection)


def squeeze(file: Path) -> None:
    """Compress *file*, which keeps its name and stays readable for its owner only."""
    with tempfile.TemporaryFile(dir=file.parent) as plain, file.open("r+b") as opened:
        shutil.copyfileobj(opened, plain)
        plain.seek(0)
        opened.seek(0)
        opened.truncate()
        with gzip.GzipFile(fileobj=opened, mode="wb") as small:
            shutil.copyfileobj(plain, small)


# JSON lines.


def write_lines(connection: Connection, shape: str, part: Path) -> int:
    counts: Counter[str] = Counter()
    head = {"tablewright": tablewright.__version__, "format": FORMAT, "shape": shape, "made": as_text(now())}
    with part.open("w", encoding="utf-8") as out:
        print(json.dumps(head), file=out)
        for name, row in read_rows(connection):
            print(json.dumps([name, {key: as_text(value) for key, value in row.items()}]), file=out)
            counts[name] += 1
        print(json.dumps({"end": counts}), file=out)
    return counts.total()


def read_lines(file: IO[str]) -> Iterator[Line]:
    """Every row of a backup whose head was read already; or BadBackup, at the latest at its end."""
    counts: Counter[str] = Counter()
    for number, text in enumerate(file, 2):
        match parsed(text):
            case {"end": end}:
                if end != counts:
                    raise BadBackup("there are more or fewer rows than there were")
                return
            case [str(name), dict(row)]:
                counts[name] += 1
                yield name, row
            case _:
                raise BadBackup(f"line {number} is damaged")
    raise BadBackup("the end is missing")


def parsed(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return None


def as_text(value: object) -> object:
    """A moment as text, in UTC: SQLite gives it back without saying so."""
    return value.replace(tzinfo=value.tzinfo or UTC).isoformat() if isinstance(value, datetime) else value


# Rows, of a database of any age: its tables are taken as they are found.


def found_tables(connection: Connection) -> list[Table]:
    """Our tables, each after those that it refers to."""
    metadata = MetaData()
    metadata.reflect(connection)
    tables = [table for table in metadata.sorted_tables if table.name != VERSIONS]
    for column in (column for table in tables for column in table.columns):
        if isinstance(column.type, JSON):
            column.type = JSON(none_as_null=True)  # no result is nothing, not the word null
    return tables


def read_rows(connection: Connection) -> Iterator[Line]:
    for table in found_tables(connection):
        for row in connection.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table)).mappings():
            yield table.name, dict(row)


def count_rows(connection: Connection) -> int:
    counts = [connection.execute(select(func.count()).select_from(table)) for table in found_tables(connection)]
    return sum(count.scalar_one() for count in counts)


def sqlite_file(file: Path) -> Connection:
    return create_engine(f"sqlite:///{file}", poolclass=NullPool).connect()


# Back again.


async def restore(url: str, file: Path) -> int:
    """Fill the empty database at *url* with what *file* has, then bring it up to date; how many rows that is."""
    with lines_of(file) as (shape, lines), alone_with(url):
        database = await Database.open(url)
        try:
            async with database.engine.begin() as connection:
                if await connection.run_sync(count_rows):
                    raise BadBackup("the database is not empty")
                rows = await connection.run_sync(lambda sync: refill(sync, shape, lines))
        except (IntegrityError, sqlite3.IntegrityError):
            raise BadBackup("the rows do not fit together") from None
        finally:
            await database.close()
    return rows


def refill(connection: Connection, shape: str, lines: Iterator[Line]) -> int:
    """In the shape that the rows had: what has become of them since, the migrations know."""
    with reshaping(connection) as config:
        command.downgrade(config, "base")
        command.upgrade(config, shape)
        rows = insert_rows(connection, shape, lines)
        command.upgrade(config, "head")
    return rows


def insert_rows(connection: Connection, shape: str, lines: Iterator[Line]) -> int:
    tables = {table.name: table for table in found_tables(connection)}
    rows = 0
    for name, these in itertools.groupby(lines, key=lambda line: line[0]):
        if name not in tables:
            raise BadBackup(f"there is no table {name} in shape {shape}")
        columns = tables[name].columns
        while batch := [row for _, row in itertools.islice(these, ROWS_AT_ONCE)]:
            if any(row.keys() != set(columns.keys()) for row in batch):
                raise BadBackup(f"a row of {name} has other columns than in shape {shape}")
            ready = [{key: as_column_value(columns[key].type, value) for key, value in row.items()} for row in batch]
            connection.execute(insert(tables[name]), ready)
            rows += len(batch)
    return rows


def as_column_value(type: object, value: Any) -> Any:
    """A moment is text in a file of lines, and without a zone in SQLite."""
    if not isinstance(type, DateTime) or value is None:
        return value
    moment = datetime.fromisoformat(value) if isinstance(value, str) else value
    return moment.replace(tzinfo=moment.tzinfo or UTC)


@contextmanager
def lines_of(file: Path) -> Iterator[tuple[str, Iterator[Line]]]:
    """The shape and the rows of the backup in *file*; or BadBackup."""
    with unpacked(file) as (plain, magic):
        if magic == SQLITE_MAGIC:
            with sqlite_file(plain) as connection:
                yield shape_of(connection), read_rows(connection)
            return
        with plain.open(encoding="utf-8") as text:
            try:
                head = json.loads(text.readline())
                known = head["format"] == FORMAT
            except (ValueError, KeyError, TypeError):
                raise BadBackup(f"{file} is not a backup") from None
            if not known:
                raise BadBackup(f"{file} has format {head['format']}; this version reads format {FORMAT}")
            yield str(head["shape"]), read_lines(text)


@contextmanager
def unpacked(file: Path) -> Iterator[tuple[Path, bytes]]:
    """*file*, or what was compressed in it, and how it begins; or BadBackup."""
    with file.open("rb") as opened, tempfile.NamedTemporaryFile() as room:
        magic = opened.read(len(SQLITE_MAGIC))
        if not magic.startswith(GZIP_MAGIC):
            yield file, magic
            return
        try:
            opened.seek(0)
            shutil.copyfileobj(gzip.GzipFile(fileobj=opened), room)
        except (OSError, EOFError, zlib.error):
            raise BadBackup(f"{file} is damaged") from None
        room.flush()
        room.seek(0)
        yield Path(room.name), room.read(len(SQLITE_MAGIC))

"""Databases as earlier releases have left them behind, and everything that is in a database, to compare it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tablewright.server.storage.backup import as_text, read_rows, restore
from tablewright.server.storage.readonly import open_for_reading, snapshot

SHAPES = Path(__file__).parent / "schemas"
FIRST_SHAPE = "0001"

Everything = dict[str, list[dict[str, Any]]]


def old_file(folder: Path, shape: str = FIRST_SHAPE) -> Path:
    """A SQLite file as a server of that time has left it. Its tables are called after what they are."""
    file = folder / f"{shape}.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((SHAPES / f"{shape}.sql").read_text(encoding="utf-8"))
    return file


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


async def filled(url: str, folder: Path) -> str:
    """*url*, a new database, with the tables of the first release in today's shape."""
    file = old_file(folder)
    await restore(url, file)
    file.unlink()
    return url


async def everything(url: str) -> Everything:
    async with open_for_reading(url) as engine, snapshot(engine) as connection:
        lines = await connection.run_sync(lambda sync: list(read_rows(sync)))
    found: Everything = {}
    for name, row in lines:
        found.setdefault(name, []).append({key: as_text(value) for key, value in row.items()})
    return {name: sorted(rows, key=str) for name, rows in found.items()}

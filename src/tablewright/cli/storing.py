"""The store from the command line: is everything in it still what it was, into a file, and back again."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic.util import CommandError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from sqlalchemy.exc import SQLAlchemyError

from tablewright.cli.serving import data_files
from tablewright.server.base.catalogue import Catalogue
from tablewright.server.settings import Settings, read_settings
from tablewright.server.storage.backup import back_up, restore
from tablewright.server.storage.readonly import open_for_reading
from tablewright.server.storage.single_server import alone_with
from tablewright.server.storage.store import Store
from tablewright.server.study.statistics import Statistics
from tablewright.server.study.verify import Finding, audit, ids_of_tables

T = TypeVar("T")

NOTHING_WRONG: Final = 0
SOMETHING_WRONG: Final = 1
OTHER_RULES: Final = 3  # 2 is said of a command that was written wrongly
MEANING: Final = {
    "same": "the same under the installed rules",
    "not-begun": "not begun",
    "earlier-rules": "of earlier rules, and the same under the installed ones",
    "parts": "of earlier rules, and different under the installed ones",
    "other-rules": "of rules or printed values that are not installed",
    "differs": "different under the installed rules",
    "broken": "broken",
}


def chosen_settings(database: str | None, data: list[str] | None = None) -> Settings:
    return read_settings(database=database, data=data_files(data or []))


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do *work*; a database that cannot be read or written is an OSError that says so in one line."""
    try:
        return asyncio.run(work)
    except (SQLAlchemyError, sqlite3.Error, CommandError, ModuleNotFoundError, OSError) as fault:
        raise OSError(f"the database cannot be used: {str(fault).splitlines()[0]}") from fault


def verify_tables(settings: Settings) -> int:
    """Replay every stored match, tell what is not as it was, and return the code to exit with."""
    counts = run(verify_all(settings))
    for verdict, meaning in MEANING.items():
        if counts[verdict]:
            print(f"{counts[verdict]:6} {meaning}")
    if counts["differs"] or counts["broken"]:
        return SOMETHING_WRONG
    return OTHER_RULES if counts["other-rules"] or counts["parts"] else NOTHING_WRONG


async def verify_all(settings: Settings) -> Counter[str]:
    catalogue = Catalogue(settings.games, settings.bots, settings.data)
    counts: Counter[str] = Counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    async with open_for_reading(settings.database) as engine:
        ids = await ids_of_tables(engine)
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task("replaying", total=len(ids))
            async for finding in audit(engine, catalogue, ids):
                counts[finding.verdict] += 1
                progress.advance(bar)
                if finding.detail:
                    progress.console.print(line_of(finding), markup=False, highlight=False, soft_wrap=True)
    return counts


def line_of(finding: Finding) -> str:
    detail = finding.detail if finding.detail.isprintable() else ascii(finding.detail)
    return f"{finding.table} ({finding.game}): {finding.verdict}: {detail}"


def save(settings: Settings, file: Path) -> None:
    rows = run(back_up(settings.database, file))
    print(f"{file}: {rows} rows, {file.stat().st_size:,} bytes")


def bring_back(settings: Settings, file: Path) -> None:
    rows = run(restore(settings.database, file))
    print(f"{rows} rows are back")


def count_statistics(settings: Settings) -> None:
    """Make the statistics anew from what is stored."""
    print(f"{run(counted_again(settings.database))} finished tables")


async def counted_again(database: str) -> int:
    with alone_with(database):
        store = await Store.open(database)
        try:
            return await Statistics(store).count_again()
        finally:
            await store.close()

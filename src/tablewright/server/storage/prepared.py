"""Statements that are sent with every move, spelt out once.

SQLAlchemy looks up, binds and wraps a statement anew at every execution, which takes several times as long as SQLite
takes to carry it out. And SQLite's driver gives up the interpreter at every row and has to ask for it again, which a
busy server lets it wait for. So inside an errand a prepared statement goes to the driver as it is, with all its rows in
one value. What it says is still written in terms of the schema, and PostgreSQL gets it in the common way.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

import msgspec
from sqlalchemy import Column, Dialect, Insert, Update, any_, bindparam, select
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.engine.default import DefaultDialect
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tablewright.server.storage.errand import Inside

Values = Mapping[str, Any]

CAN_UPDATE_FROM: Final = sqlite3.sqlite_version_info >= (3, 33)


class Spelt:
    """A statement in the words of SQLite: its text for one row and for many in one value, what goes into its places,
    and what turns that into SQLite's values (None: it is one already)."""

    def __init__(self, statement: Insert | Update, dialect: Dialect, names: Sequence[str]) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=list(names))
        self.text: Final = str(compiled)
        self.places: Final[list[tuple[str, Callable[[Any], Any] | None]]] = []
        self.given: Final[dict[str, Any]] = {}
        for place in compiled.positiontup or ():
            bound = compiled.binds[place]
            turned = bound.type.dialect_impl(cast(DefaultDialect, dialect)).bind_processor(dialect)
            self.places.append((place, turned))
            if place not in names:
                self.given[place] = bound.value
        self.for_many: Final = for_many(self.text)

    def values(self, row: Values) -> list[Any]:
        """What goes into the places for *row*, in their order."""
        whole = {**self.given, **row} if self.given else row
        return [whole[name] if turned is None else turned(whole[name]) for name, turned in self.places]


def for_many(text: str) -> str:
    """The statement *text*, but its values come from a single one: a list of lists, as JSON."""
    parts = text.split("?")
    spelt = "".join(
        f"{part}json_extract(given.value, '$[{place}]')" if place < len(parts) - 1 else part
        for place, part in enumerate(parts)
    )
    if spelt.startswith("INSERT"):
        head, _, values = spelt.partition(" VALUES (")
        return f"{head} SELECT {values.removesuffix(')')} FROM json_each(?) AS given"
    head, _, condition = spelt.partition(" WHERE ")
    return f"{head} FROM json_each(?) AS given WHERE {condition}"


class Prepared:
    """An insertion, or an update by `bindparam`, for many rows at a time, all with the same names."""

    def __init__(self, statement: Insert | Update) -> None:
        self.statement: Final = statement
        self.spelt: Spelt | None = None

    async def run(self, connection: AsyncConnection, rows: Sequence[Values], distinct: bool = False) -> int:
        """Carry it out for every one of *rows*, of which there is at least one; how many rows of the table it met.

        If they are *distinct*, no two of them are about the same row of the table, and their order is nobody's concern.
        """
        if not isinstance(connection, Inside):
            return int((await connection.execute(self.statement, rows)).rowcount)
        if self.spelt is None:
            self.spelt = Spelt(self.statement, connection.dialect, list(rows[0]))
        values = [self.spelt.values(row) for row in rows]
        try:
            if distinct and CAN_UPDATE_FROM:
                return connection.raw.execute(self.spelt.for_many, [msgspec.json.encode(values).decode()]).rowcount
            return connection.raw.executemany(self.spelt.text, values).rowcount
        except sqlite3.IntegrityError as fault:
            raise IntegrityError(self.spelt.text, None, fault, hide_parameters=True) from fault


class Among:
    """Which of some values a *column* has, however many they are."""

    def __init__(self, column: Column[Any]) -> None:
        among = column == any_(bindparam("some", type_=ARRAY(column.type)))
        self.statement: Final = select(column).where(among).distinct()
        self.text: Final = (
            f"select distinct {column.name} from {column.table.name}"
            f" where {column.name} in (select value from json_each(?))"
        )

    async def find(self, connection: AsyncConnection, some: Sequence[str]) -> list[str]:
        if isinstance(connection, Inside):
            return [str(found) for (found,) in connection.raw.execute(self.text, [json.dumps(some)])]
        return list((await connection.execute(self.statement, {"some": some})).scalars())

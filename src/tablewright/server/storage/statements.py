"""Statements of every move, compiled once.

SQLAlchemy looks up, binds and wraps a statement anew at every execution, which takes several times as long as SQLite
takes to carry it out. So SQLite's driver gets the text and the values as they are kept. What a statement says is still
written in terms of the schema, and PostgreSQL, to which the way is long anyhow, gets it in the common way.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from sqlalchemy import JSON, Column, Connection, Dialect, Insert, Select, Update, any_, bindparam, func, select
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.engine.default import DefaultDialect
from sqlalchemy.exc import IntegrityError

from tablewright.server.storage.sqlite_thread import driver_of

Values = Mapping[str, Any]


class Compiled:
    """The text of a statement for *dialect*; for each of its places what is put there, and what turns that into a value
    of the database (None: it is one already)."""

    def __init__(self, statement: Insert | Update | Select[Any], dialect: Dialect, names: Sequence[str]) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=list(names))
        self.text: Final = str(compiled)
        self.places: Final[list[tuple[str, Callable[[Any], Any] | None]]] = []
        self.constants: Final[dict[str, Any]] = {}
        for name in compiled.positiontup or ():
            bound = compiled.binds[name]
            self.places.append((name, bound.type.dialect_impl(cast(DefaultDialect, dialect)).bind_processor(dialect)))
            if name not in names:
                self.constants[name] = bound.value

    def values(self, row: Values) -> list[Any]:
        whole = {**self.constants, **row} if self.constants else row
        return [whole[name] if turned is None else turned(whole[name]) for name, turned in self.places]


class ForEach:
    """An insertion, or an update by `bindparam`, for one row after the other; all of them have the same names."""

    def __init__(self, statement: Insert | Update) -> None:
        self.statement: Final = statement
        self.compiled: Compiled | None = None

    def run(self, connection: Connection, rows: Sequence[Values]) -> int:
        """Carry it out for every one of *rows*, of which there is at least one; how many rows of the table it met.

        The transaction has begun: the driver knows nothing of SQLAlchemy's.
        """
        if connection.dialect.name != "sqlite":
            return connection.execute(self.statement, rows).rowcount
        if self.compiled is None:
            self.compiled = Compiled(self.statement, connection.dialect, list(rows[0]))
        text, values = self.compiled.text, [self.compiled.values(row) for row in rows]
        try:
            return driver_of(connection).executemany(text, values).rowcount
        except sqlite3.IntegrityError as fault:
            raise IntegrityError(text, None, fault, hide_parameters=True) from fault


class Among:
    """Which of some values a *column* has. They are one value, so that the statement is the same for any number."""

    def __init__(self, column: Column[str]) -> None:
        on_postgresql = any_(bindparam("some", type_=ARRAY(column.type)))
        self.statement: Final = select(column).where(column == on_postgresql).distinct()
        on_sqlite = func.json_each(bindparam("some", type_=JSON)).table_valued("value")
        self.with_json: Final = select(column).where(column.in_(select(on_sqlite.c.value))).distinct()
        self.compiled: Compiled | None = None

    def find(self, connection: Connection, some: Sequence[str]) -> list[str]:
        if connection.dialect.name != "sqlite":
            return list(connection.execute(self.statement, {"some": some}).scalars())
        if self.compiled is None:
            self.compiled = Compiled(self.with_json, connection.dialect, ["some"])
        found = driver_of(connection).execute(self.compiled.text, self.compiled.values({"some": some}))
        return [value for (value,) in found]

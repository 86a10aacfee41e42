"""A game's data file becomes typed tables, or a list of all its faults, each naming file, table and key."""

from __future__ import annotations

import hashlib
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar, get_args

import msgspec

from tablewright.datafiles.declaring import Rows, Table
from tablewright.datafiles.faults import fault_of, fields, is_table, kind_in, unmarked
from tablewright.datafiles.sources import SOURCES, is_source, source_faults

Json = dict[str, Any]
Data = TypeVar("Data", bound=msgspec.Struct)


class BadData(ValueError):
    """A data file with faults, each naming file, table and key."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


@dataclass(frozen=True)
class DataFile:
    path: Path
    tables: Json
    digest: str


def read(path: Path) -> DataFile:
    """The tables of *path* and a digest of what they say (layout, comments and sources do not count)."""
    try:
        raw = path.read_bytes()
        tables = tomllib.loads(raw.decode())
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise BadData([f"{path.name}: cannot be read: {wrong}"]) from None
    said = repr(_without_sources(tables)).encode()
    return DataFile(path, tables, hashlib.sha256(said).hexdigest()[:16])


def _without_sources(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_sources(value[key]) for key in sorted(value) if key not in SOURCES}
    if isinstance(value, list):
        return [_without_sources(entry) for entry in value]
    return value


def decode(file: DataFile, kind: type[Data]) -> Data:
    """The tables of *file* as a *kind*; BadData with every way in which they depart from it."""
    reader = _Reader(file.path.name)
    made = reader.tables(kind, file.tables)
    if reader.faults or made is None:
        raise BadData(reader.faults)
    return made


class Contradictions(ABC, Generic[Data]):
    """What does not fit together in a file whose form is right: a game says what it *wants*, the rest is a fault."""

    def __init__(self, file: DataFile, data: Data) -> None:
        self.name = file.path.name
        self.data = data
        self.faults: list[str] = []

    @abstractmethod
    def check(self) -> list[str]:
        """All that does not fit together."""

    def want(self, good: bool, table: str, key: str, text: str) -> None:
        if not good:
            self.faults.append(f"{self.name}: [{table}] {key}: {text}")


def consistent(file: DataFile, kind: type[Data], consistency: Callable[[DataFile, Data], Contradictions[Data]]) -> Data:
    """The tables of *file*; BadData with the faults of form or, if there are none, with what does not fit together."""
    data = decode(file, kind)
    if faults := consistency(file, data).check():
        raise BadData(faults)
    return data


def faults_of(file: DataFile, tables_of: Callable[[DataFile], Data]) -> list[str]:
    """All that keeps *file* from becoming the tables of its game."""
    try:
        tables_of(file)
    except BadData as bad:
        return bad.faults
    return []


class _Reader:
    """Goes through a file once and remembers every fault on the way."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.faults: list[str] = []

    def fault(self, title: str, text: str) -> None:
        self.faults.append(f"{self.name}: {title} {text}")

    def tables(self, kind: type[Data], given: Json) -> Data | None:
        wanted = fields(kind)
        for name in given:
            if name not in {one.encode_name for one in wanted}:
                self.fault(f"[{name}]", "is not a table of this game")
        return self.made(kind, {one.name: self.part(one.encode_name, one.type, given) for one in wanted})

    def made(self, kind: type[Data], values: Json) -> Data | None:
        """A *kind* of these values, unless something was wrong with any of the file so far."""
        return None if self.faults else kind(**values)

    def part(self, name: str, wanted: Any, given: Json) -> object:
        """The table or the array of tables at the end of the dotted *name*."""
        table = given.get(name.rpartition(".")[2], {})
        plain, marks = unmarked(wanted)
        rows = next((mark for mark in marks if isinstance(mark, Rows)), None)
        if table == {}:
            self.fault(f"[{name}]", "is missing")
            return None
        if rows is not None:
            return self.rows(name, rows, get_args(plain)[0], table)
        return self.table(f"[{name}]", name, plain, table, 0)

    def rows(self, name: str, rows: Rows, kind: type[Table], given: object) -> object:
        if not isinstance(given, list) or not all(isinstance(row, dict) for row in given):
            self.fault(f"[[{name}]]", "must be an array of tables")
            return None
        found = [row.get("id") for row in given]
        if found != list(rows.ids):
            self.fault(f"[[{name}]]", f"must have the ids {', '.join(rows.ids)} in this order, not {found}")
            return None
        return [
            self.table(f"[[{name}]] {id}", name, rows.own.get(id, kind), row, at)
            for at, (id, row) in enumerate(zip(rows.ids, given, strict=True))
        ]

    def table(self, title: str, name: str, kind: type[Table], given: object, row: int) -> object:
        """One table; a table inside it is looked at on its own."""
        if not isinstance(given, dict):
            self.fault(title, "must be a table")
            return None
        wanted = {one.encode_name: one for one in fields(kind)}
        inner = {key for key, one in wanted.items() if is_table(one.type)}
        for key in given:
            if key not in wanted and not is_source(key, wanted):
                self.fault(title, f"{key}: unknown key")
        for text in source_faults(given, [key for key in wanted if key not in inner and key != "id"]):
            self.fault(title, text)
        values: Json = {}
        for key, one in wanted.items():
            if key in inner:
                values[one.name] = self.part(f"{name}.{key}", one.type, given)
            elif key not in given:
                self.fault(title, f"{key}: missing")
            else:
                values[one.name] = self.value(f"{title} {key}:", one.type, given[key], row)
        return self.made(kind, values)

    def value(self, title: str, wanted: Any, given: object, row: int) -> object:
        kind = kind_in(wanted, row)
        if wrong := fault_of(given, kind, row):
            self.fault(title, wrong)
            return None
        return msgspec.convert(given, kind)

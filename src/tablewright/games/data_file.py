# not compiled: reads files once, at load
"""A game's data file becomes typed tables, or a list of all its faults, each naming file, table and key.

A game declares a class for every table: what a key is called, what it may be, and what the rules fix. msgspec converts
value by value; what is said here beyond it are the marks below, the ids of rows, and the sources of `sources.py`.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Generic, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import inspect

from tablewright.games.sources import SOURCES, is_source, source_faults

Json = dict[str, Any]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table, or a row of an array of tables, with a source of its own."""


class Inline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that is written as a value: its source is that of the key that holds it."""


Data = TypeVar("Data", bound=msgspec.Struct)


@dataclass(frozen=True)
class Always:
    """Marks what the rules fix and `Literal` cannot say: a flag, or a whole list."""

    value: object


Yes = Annotated[bool, Always(True)]
No = Annotated[bool, Always(False)]


class ByRow:
    """Marks what the rules fix row by row."""

    def __init__(self, values: Sequence[object]) -> None:
        self.values = list(values)


@dataclass(frozen=True)
class Rows:
    """Marks an array of tables: the ids of its rows, in this order; *own* are the classes of rows with other keys."""

    ids: Sequence[str]
    own: Mapping[str, type[Table]] = field(default_factory=dict)


Text = Annotated[str, msgspec.Meta(pattern=r"\S")]


def one_of(choices: Sequence[str]) -> msgspec.Meta:
    """A text that is one of these: `Literal`, for names that are listed elsewhere already."""
    return msgspec.Meta(pattern=rf"\A(?:{'|'.join(choices)})\Z", extra={"choices": list(choices)})


def span(low: int, high: int) -> msgspec.Meta:
    """A whole number from *low* to *high*."""
    return msgspec.Meta(ge=low, le=high)


def length(least: int, most: int | None = None) -> msgspec.Meta:
    """A list of *least* to *most* entries, or of exactly *least*."""
    return msgspec.Meta(min_length=least, max_length=least if most is None else most)


Few = Annotated[int, span(0, 99)]
Some = Annotated[int, span(1, 99)]
Many = Annotated[int, span(1, 999)]


def ids(names: Sequence[str]) -> tuple[str, ...]:
    """The ids of a data file: with underscores where the wire has dashes."""
    return tuple(name.replace("-", "_") for name in names)


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


class Contradictions(Generic[Data]):
    """What does not fit together in a file whose form is right: a game says what it *wants*, the rest is a fault."""

    def __init__(self, file: DataFile, data: Data) -> None:
        self.name = file.path.name
        self.data = data
        self.faults: list[str] = []

    def check(self) -> list[str]:
        raise NotImplementedError

    def want(self, good: bool, table: str, key: str, text: str) -> None:
        if not good:
            self.faults.append(f"{self.name}: [{table}] {key}: {text}")


def consistent(file: DataFile, kind: type[Data], consistency: Callable[[DataFile, Data], Contradictions[Data]]) -> Data:
    """The tables of *file*; BadData with the faults of form or, if there are none, with what does not fit together."""
    data = decode(file, kind)
    if faults := consistency(file, data).check():
        raise BadData(faults)
    return data


class _Reader:
    """Goes through a file once and remembers every fault on the way."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.faults: list[str] = []

    def fault(self, title: str, text: str) -> None:
        self.faults.append(f"{self.name}: {title} {text}")

    def tables(self, kind: type[Data], given: Json) -> Data | None:
        wanted = _fields(kind)
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
        plain, marks = _plain(wanted)
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
        wanted = {one.encode_name: one for one in _fields(kind)}
        inner = {key for key, one in wanted.items() if _is_table(one.type)}
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
        try:
            value = msgspec.convert(given, wanted)
        except msgspec.ValidationError:
            self.fault(title, _wrong(given, wanted, row))
            return None
        fixed = _fixed(wanted, row)
        if fixed and fixed != [given]:
            self.fault(title, f"must be {fixed[0]!r}, not {given!r}")
        return value


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def _plain(wanted: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type without its marks, and the marks."""
    if get_origin(wanted) is not Annotated:
        return wanted, ()
    plain, *marks = get_args(wanted)
    return plain, tuple(marks)


def _is_table(wanted: Any) -> bool:
    plain, marks = _plain(wanted)
    return any(isinstance(mark, Rows) for mark in marks) or (isinstance(plain, type) and issubclass(plain, Table))


def _fixed(wanted: Any, row: int) -> list[object]:
    """The one value that the rules allow in that row, if they do."""
    for mark in _plain(wanted)[1]:
        if isinstance(mark, Always):
            return [mark.value]
        if isinstance(mark, ByRow):
            return [mark.values[row]]
    return []


def _wrong(given: object, wanted: Any, row: int) -> str:
    """What is wrong with a value that msgspec refused, in plain words."""
    if fixed := _fixed(wanted, row):
        return f"must be {fixed[0]!r}, not {given!r}"
    kind = inspect.type_info(wanted)
    inside = None
    if isinstance(kind, (inspect.ListType, inspect.TupleType)) and isinstance(given, list):
        inside = _wrong_entry(given, wanted, kind)
    elif isinstance(kind, inspect.StructType) and isinstance(given, dict):
        inside = _wrong_key(given, kind.cls)
    return inside or f"must be {_expected(wanted)}, not {given!r}"


def _wrong_entry(given: list[object], wanted: Any, info: inspect.ListType | inspect.TupleType) -> str | None:
    shortest, longest = _lengths(info)
    if not shortest <= len(given) <= longest:
        return None
    kinds = get_args(_plain(wanted)[0])
    for at, entry in enumerate(given):
        kind = kinds[at] if isinstance(info, inspect.TupleType) else kinds[0]
        if not _fits(entry, kind):
            return f"entry {at + 1} {_wrong(entry, kind, 0)}"
    return None


def _wrong_key(given: Json, kind: type[msgspec.Struct]) -> str | None:
    wanted = {one.encode_name: one.type for one in _fields(kind)}
    if set(given) != set(wanted):
        return f"must have exactly the keys {', '.join(wanted)}, not {given!r}"
    for key, one in wanted.items():
        if not _fits(given[key], one):
            return f"{key} {_wrong(given[key], one, 0)}"
    return None


def _fits(given: object, wanted: Any) -> bool:
    try:
        msgspec.convert(given, wanted)
    except msgspec.ValidationError:
        return False
    return True


def _lengths(info: inspect.ListType | inspect.TupleType) -> tuple[int, float]:
    if isinstance(info, inspect.TupleType):
        return len(info.item_types), len(info.item_types)
    return info.min_length or 0, float("inf") if info.max_length is None else info.max_length


def _expected(wanted: Any) -> str:
    """What a type allows, in plain words."""
    plain = _plain(wanted)[0]
    if get_origin(plain) is Literal:
        values = get_args(plain)
        return repr(values[0]) if len(values) == 1 else f"one of {', '.join(map(str, values))}"
    if get_origin(plain) in (Union, UnionType):
        return " or ".join(_expected(one) for one in get_args(plain))
    match inspect.type_info(wanted):
        case inspect.Metadata(extra={"choices": choices}):
            return f"one of {', '.join(choices)}"
        case inspect.IntType() as number:
            return f"a whole number from {number.ge} to {number.le}"
        case inspect.BoolType():
            return "true or false"
        case inspect.ListType() | inspect.TupleType() as several:
            shortest, longest = _lengths(several)
            return f"a list of {shortest if shortest == longest else f'{shortest} to {longest}'} entries"
        case inspect.StructType():
            return "a table"
        case _:
            return "a text"

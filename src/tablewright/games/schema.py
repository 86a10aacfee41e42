# not compiled: reads files once, at load
"""Strict reading of a game's data file: every fault is named with its table and key, and nothing is ever ignored."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from tablewright.games.data_file import BadData as BadData
from tablewright.games.data_file import DataFile as DataFile
from tablewright.games.data_file import read as read

Json = dict[str, Any]


class Rule(Protocol):
    """What one value must be."""

    def fault(self, value: object) -> str | None: ...


@dataclass(frozen=True)
class Is:
    """Fixed by the rules: an owner's file may not change it."""

    wanted: object

    def fault(self, value: object) -> str | None:
        return (
            None
            if value == self.wanted and type(value) is type(self.wanted)
            else f"must be {self.wanted!r}, not {value!r}"
        )


@dataclass(frozen=True)
class Int:
    low: int
    high: int

    def fault(self, value: object) -> str | None:
        good = type(value) is int and self.low <= value <= self.high
        return None if good else f"must be a whole number from {self.low} to {self.high}, not {value!r}"


@dataclass(frozen=True)
class Flag:
    def fault(self, value: object) -> str | None:
        return None if isinstance(value, bool) else f"must be true or false, not {value!r}"


@dataclass(frozen=True)
class OneOf:
    choices: tuple[str, ...]

    def fault(self, value: object) -> str | None:
        return None if value in self.choices else f"must be one of {', '.join(self.choices)}, not {value!r}"


@dataclass(frozen=True)
class Text:
    def fault(self, value: object) -> str | None:
        return None if isinstance(value, str) and value.strip() else f"must be a text, not {value!r}"


@dataclass(frozen=True)
class Source:
    """Where the numbers of a table come from; one of the four words must be in it."""

    def fault(self, value: object) -> str | None:
        words = ("stated", "derived", "found", "reconstructed")
        good = isinstance(value, str) and any(word in value for word in words)
        return None if good else f"must say one of {', '.join(words)}"


@dataclass(frozen=True)
class Each:
    """A list whose every entry obeys *rule*; *length* is exact, or a range."""

    rule: Rule
    shortest: int
    longest: int

    def fault(self, value: object) -> str | None:
        if not isinstance(value, list) or not self.shortest <= len(value) <= self.longest:
            wanted = self.shortest if self.shortest == self.longest else f"{self.shortest} to {self.longest}"
            return f"must be a list of {wanted} entries, not {value!r}"
        for number, entry in enumerate(value, 1):
            if wrong := self.rule.fault(entry):
                return f"entry {number} {wrong}"
        return None


def each(rule: Rule, length: int) -> Each:
    return Each(rule, length, length)


Table = dict[str, Rule]


@dataclass(frozen=True)
class Rows:
    """An array of tables, one per id, in this order; *own* are the further keys of the row with that id."""

    ids: tuple[str, ...]
    keys: Table
    own: dict[str, Table] = field(default_factory=dict)

    def table(self, row: str) -> Table:
        return {"id": Text(), **self.keys, **self.own.get(row, {})}


class Contradictions:
    """What does not fit together in a file whose form is right: a game says what it *wants*, the rest is a fault."""

    def __init__(self, file: DataFile) -> None:
        self.file = file
        self.data = file.tables
        self.faults: list[str] = []

    def want(self, good: bool, table: str, key: str, text: str) -> None:
        if not good:
            self.faults.append(f"{self.file.path.name}: [{table}] {key}: {text}")


def faults_of(file: DataFile, schema: dict[str, Table | Rows]) -> list[str]:
    """Every way in which *file* departs from *schema*. A dotted name is a table inside a table."""
    found: list[str] = []
    inner = {
        name.split(".")[0]: {other.split(".")[1] for other in schema if other.startswith(name.split(".")[0] + ".")}
        for name in schema
        if "." in name
    }
    for name in file.tables:
        if name not in schema:
            found.append(f"{file.path.name}: [{name}] is not a table of this game")
    for name, wanted in schema.items():
        table = file.tables
        for part in name.split("."):
            table = table.get(part, {}) if isinstance(table, dict) else {}
        if table == {}:
            found.append(f"{file.path.name}: [{name}] is missing")
        elif isinstance(wanted, Rows):
            found += _row_faults(file, name, wanted, table)
        else:
            found += _table_faults(file, f"[{name}]", wanted, table, frozenset(inner.get(name, ())))
    return found


def _row_faults(file: DataFile, name: str, rows: Rows, table: object) -> list[str]:
    if not isinstance(table, list) or not all(isinstance(row, dict) for row in table):
        return [f"{file.path.name}: [[{name}]] must be an array of tables"]
    ids = [row.get("id") for row in table]
    if ids != list(rows.ids):
        return [f"{file.path.name}: [[{name}]] must have the ids {', '.join(rows.ids)} in this order, not {ids}"]
    return [
        fault
        for row in table
        for fault in _table_faults(file, f"[[{name}]] {row['id']}", rows.table(row["id"]), row, frozenset())
    ]


def _table_faults(file: DataFile, title: str, keys: Table, table: object, inner: frozenset[str]) -> list[str]:
    """The faults of one table; *inner* are the tables inside it, which are looked at on their own."""
    if not isinstance(table, dict):
        return [f"{file.path.name}: {title} must be a table"]
    keys = {"source": Source(), **keys}
    found = [
        f"{file.path.name}: {title} {key}: unknown key"
        for key in table
        if key not in keys and key not in inner and key != "sources"
    ]
    for key, rule in keys.items():
        if key not in table:
            found.append(f"{file.path.name}: {title} {key}: missing")
        elif wrong := rule.fault(table[key]):
            found.append(f"{file.path.name}: {title} {key}: {wrong}")
    return found

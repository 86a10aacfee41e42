"""The folder of an arena: what was agreed, and every outcome as soon as it is known. A run that was cut off goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from tablewright.arena.playing import Outcome

TERMS: Final = "arena.json"
OUTCOMES: Final = "outcomes.jsonl"
RECORDS: Final = "records"


class OtherTerms(ValueError):
    """The folder belongs to another arena."""


class Folder:
    def __init__(self, path: Path, terms: dict[str, Any]) -> None:
        """Open *path* for an arena with *terms*; a folder that already holds one must have the same."""
        self.path: Final = path
        path.mkdir(parents=True, exist_ok=True)
        file = path / TERMS
        written = json.dumps(terms, indent=2, sort_keys=True) + "\n"
        if file.is_file() and file.read_text(encoding="utf-8") != written:
            raise OtherTerms(f"{path} holds another arena; see {file}")
        file.write_text(written, encoding="utf-8")

    def outcomes(self) -> list[Outcome]:
        """What has been played; a last line that was cut off in the middle is not counted."""
        return list(self._read())

    def _read(self) -> Iterator[Outcome]:
        file = self.path / OUTCOMES
        if not file.is_file():
            return
        with file.open(encoding="utf-8") as lines:
            for line in lines:
                if line.endswith("\n"):
                    yield Outcome(**{key: as_tuple(value) for key, value in json.loads(line).items()})

    def add(self, outcome: Outcome, record: str) -> None:
        """Keep *outcome*, and its *record* if there is one, before anything else is played."""
        if record:
            folder = self.path / RECORDS
            folder.mkdir(exist_ok=True)
            (folder / f"{outcome.fixture}.txt").write_text(record, encoding="utf-8")
        self.mend()
        with (self.path / OUTCOMES).open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(asdict(outcome)) + "\n")

    def mend(self) -> None:
        """Cut off what a killed run has left of its last line."""
        file = self.path / OUTCOMES
        if not file.is_file() or file.stat().st_size == 0:
            return
        with file.open("rb+") as raw:
            raw.seek(-1, 2)
            if raw.read(1) != b"\n":
                raw.seek(0)
                whole = raw.read()
                raw.truncate(whole.rfind(b"\n") + 1)


def as_tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value

"""The golden playthroughs are played again, word for word: by the interpreted engine and by the compiled one alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance.playthroughs import golden_tables, replayed
from tests.conformance.tables import SUBJECTS, Subject

TABLES = [(subject, *table) for subject in SUBJECTS.values() for table in golden_tables(subject)]
EVERY_TABLE = pytest.mark.parametrize(
    ("subject", "file", "seats", "chosen"), TABLES, ids=[f"{subject.name}-{file.stem}" for subject, file, *_ in TABLES]
)


@EVERY_TABLE
def test_the_playthrough_is_what_it_was(subject: Subject, file: Path, seats: int, chosen: dict[str, str]) -> None:
    text = file.read_text(encoding="utf-8")
    assert replayed(subject.game, text) == text


@EVERY_TABLE
def test_the_playthrough_is_of_its_table(subject: Subject, file: Path, seats: int, chosen: dict[str, str]) -> None:
    head = file.read_text(encoding="utf-8").partition("\n\n")[0].splitlines()
    assert f"game {subject.name}" in head
    assert f"seats {seats}" in head
    for name, choice in chosen.items():
        assert f"setting {name} {choice}" in head


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=list(SUBJECTS))
def test_there_is_no_playthrough_of_a_table_that_does_not_exist(subject: Subject) -> None:
    assert sorted(subject.traits.golden.iterdir()) == sorted(file for file, *_ in golden_tables(subject))

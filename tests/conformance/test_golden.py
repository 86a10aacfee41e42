"""The golden playthroughs are played again, word for word: by the interpreted engine and by the compiled one alike."""

from __future__ import annotations

import pytest

from tests.conformance.playthroughs import Golden, golden_tables, replayed
from tests.conformance.tables import SUBJECTS, Subject

TABLES = [(subject, table) for subject in SUBJECTS.values() for table in golden_tables(subject)]
EVERY_TABLE = pytest.mark.parametrize(
    ("subject", "table"),
    TABLES,
    ids=[f"{subject.name}-{table.file.stem}-stream-{table.stream}" for subject, table in TABLES],
)


@EVERY_TABLE
def test_the_playthrough_is_what_it_was(subject: Subject, table: Golden) -> None:
    text = table.file.read_text(encoding="utf-8")
    assert replayed(subject.game, text) == text


@EVERY_TABLE
def test_the_playthrough_is_of_its_table(subject: Subject, table: Golden) -> None:
    head = table.file.read_text(encoding="utf-8").partition("\n\n")[0].splitlines()
    assert f"game {subject.name}" in head
    assert f"seats {table.seats}" in head
    assert [line for line in head if line.startswith("stream")] == (["stream 2"] if table.stream == 2 else [])
    for name, choice in table.chosen.items():
        assert f"setting {name} {choice}" in head


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=list(SUBJECTS))
def test_there_is_no_playthrough_of_a_table_that_does_not_exist(subject: Subject) -> None:
    kept = [file for file in subject.traits.golden.rglob("*") if file.is_file()]
    assert sorted(kept) == sorted(table.file for table in golden_tables(subject))

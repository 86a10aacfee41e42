"""The golden playthroughs are played again, word for word: by the interpreted engine and by the compiled one alike."""

from __future__ import annotations

import pytest

from tests.conformance.playthroughs import GOLDEN, golden_tables, replayed
from tests.conformance.tables import SUBJECTS

FILES = {
    file: (subject, seats, chosen) for subject in SUBJECTS.values() for file, seats, chosen in golden_tables(subject)
}


@pytest.mark.parametrize("file", FILES)
def test_the_playthrough_is_what_it_was(file: str) -> None:
    text = (GOLDEN / file).read_text(encoding="utf-8")
    assert replayed(FILES[file][0].game, text) == text


@pytest.mark.parametrize("file", FILES)
def test_the_playthrough_is_of_its_table(file: str) -> None:
    subject, seats, chosen = FILES[file]
    head = (GOLDEN / file).read_text(encoding="utf-8").partition("\n\n")[0].splitlines()
    assert f"game {subject.name}" in head
    assert f"seats {seats}" in head
    for name, choice in chosen.items():
        assert f"setting {name} {choice}" in head


def test_there_is_no_playthrough_of_a_table_that_does_not_exist() -> None:
    assert sorted(path.name for path in GOLDEN.iterdir()) == sorted(FILES)

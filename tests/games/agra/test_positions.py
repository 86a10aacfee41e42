"""What the tests of the browser's board look at is what the engine says today."""

from __future__ import annotations

from tests.games.agra.positions import FILE, written


def test_the_positions_of_the_board_are_those_of_the_engine() -> None:
    assert FILE.read_text() == written(), "run `python -m tests.games.agra.positions`"

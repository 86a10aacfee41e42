"""Labels and refusals, numbers included, are what somebody has read and found right."""

from __future__ import annotations

import pytest

from tablewright.games.registry import game_names
from tests.conformance.explained import explained, file_of


@pytest.mark.parametrize("name", game_names())
def test_at_every_kind_of_question_people_are_told_what_they_were(name: str) -> None:
    assert explained(name) == file_of(name).read_text(encoding="utf-8")

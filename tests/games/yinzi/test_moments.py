"""The moments that the tests of the board look at are still such as the game makes them."""

from __future__ import annotations

import json
from typing import Any

from tests.games.yinzi.make_moments import MOMENTS, played


def names(fact: Any) -> list[str]:
    """What the facts in *fact* are called, whatever their values; those of the first if it is a list."""
    one = fact[0] if isinstance(fact, list) and fact else fact
    return list(one) if isinstance(one, dict) else []


def test_the_view_of_the_first_moment_has_the_form_of_a_view_of_today() -> None:
    first = json.loads(MOMENTS.read_text(encoding="utf-8").splitlines()[0])["view"]
    today = next(moment["view"] for moment in played() if moment["asked"] == "choose-action")
    assert list(first) == list(today), "make the moments anew"
    for name in today:
        assert names(first[name]) == names(today[name]), f"make the moments anew: {name} has changed"

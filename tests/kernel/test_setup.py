"""Set-up: seats and settings, defaults filled in."""

from __future__ import annotations

import pytest

from tablewright.kernel.setup import BadSetup, Setting, Setup, complete_setup
from tests.toy.game import HARBOUR


def test_defaults_are_filled_in_in_the_order_of_the_settings() -> None:
    assert list(HARBOUR.setup(2, {}).chosen.items()) == [("weather", "calm"), ("bids", "sealed")]
    assert list(HARBOUR.setup(2, {"bids": "spoken"}).chosen.items()) == [("weather", "calm"), ("bids", "spoken")]


def test_set_ups_are_equal_by_what_they_say() -> None:
    assert HARBOUR.setup(2, {}) == HARBOUR.setup(2, {"weather": "calm"})
    assert hash(HARBOUR.setup(2, {})) == hash(Setup(2, {"bids": "sealed", "weather": "calm"}))
    assert HARBOUR.setup(2, {}) != HARBOUR.setup(3, {})
    assert HARBOUR.setup(2, {}) != HARBOUR.setup(2, {"weather": "stormy"})
    assert HARBOUR.setup(2, {}) != "a set-up"


@pytest.mark.parametrize(
    ("seats", "chosen", "setting", "given", "allowed"),
    [
        (1, {}, "seats", "1", ("2", "3", "4")),
        (5, {}, "seats", "5", ("2", "3", "4")),
        (-2, {}, "seats", "-2", ("2", "3", "4")),
        (2, {"weather": "foggy"}, "weather", "foggy", ("calm", "stormy")),
        (2, {"weather": ""}, "weather", "", ("calm", "stormy")),
        (2, {"tide": "high"}, "setting", "tide", ("weather", "bids")),
    ],
)
def test_a_bad_set_up_names_the_setting_at_fault(
    seats: int, chosen: dict[str, str], setting: str, given: str, allowed: tuple[str, ...]
) -> None:
    with pytest.raises(BadSetup) as caught:
        HARBOUR.setup(seats, chosen)
    fault = caught.value
    assert (fault.setting, fault.given, fault.allowed) == (setting, given, allowed)
    assert str(fault) == f"{setting}: {given!r} is not one of {', '.join(allowed)}"


def test_a_game_without_settings_takes_none() -> None:
    assert complete_setup((2,), [], 2, {}).chosen == {}
    with pytest.raises(BadSetup):
        complete_setup((2,), [], 2, {"weather": "calm"})


def test_what_was_chosen_is_not_changed() -> None:
    chosen = {"bids": "spoken"}
    HARBOUR.setup(2, chosen)
    assert chosen == {"bids": "spoken"}


def test_settings_are_values() -> None:
    assert Setting("a", ("x", "y"), "x", "R") == Setting("a", ("x", "y"), "x", "R")
    assert Setting("a", ("x", "y"), "x", "R") != Setting("a", ("x", "y"), "y", "R")

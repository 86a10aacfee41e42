"""Set-up: seats and settings, defaults filled in."""

from __future__ import annotations

import pytest

from tablewright.kernel.setup import BadSetup, Setting, Setup, complete_setup, with_defaults
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


LATER = [Setting("a", ("x", "y"), "x", "R"), Setting("b", ("x", "y"), "y", "R", later=True)]


def test_a_set_up_that_does_not_name_a_later_setting_goes_without_it() -> None:
    assert complete_setup((2,), LATER, 2, {}).chosen == {"a": "x"}
    assert complete_setup((2,), LATER, 2, {"b": "x"}).chosen == {"a": "x", "b": "x"}
    assert complete_setup((2,), LATER, 2, {"b": "y"}).chosen == {"a": "x", "b": "y"}
    with pytest.raises(BadSetup):
        complete_setup((2,), LATER, 2, {"b": "z"})


def test_a_new_table_names_every_setting() -> None:
    assert with_defaults(LATER, {}) == {"a": "x", "b": "y"}
    assert with_defaults(LATER, {"b": "x"}) == {"a": "x", "b": "x"}
    with pytest.raises(BadSetup):
        complete_setup((2,), LATER, 2, with_defaults(LATER, {"c": "x"}))


def test_settings_are_values() -> None:
    assert Setting("a", ("x", "y"), "x", "R", later=True) != Setting("a", ("x", "y"), "x", "R")
    assert Setting("a", ("x", "y"), "x", "R") == Setting("a", ("x", "y"), "x", "R")
    assert Setting("a", ("x", "y"), "x", "R") != Setting("a", ("x", "y"), "y", "R")

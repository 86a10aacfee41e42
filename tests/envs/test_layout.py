from __future__ import annotations

from typing import Any

from tablewright.envs.layout import faults, merged, seen, size
from tablewright.envs.places import place_of


def encoded(layout: dict[str, Any], value: Any) -> list[float]:
    out = [0.0] * size(layout)
    place = place_of(layout)
    assert place.size == len(out)
    place.write(value, out, 0)
    return out


def drawn_from(*values: Any) -> dict[str, Any]:
    layout = seen(values[0])
    for value in values[1:]:
        layout = merged(layout, seen(value))
    return layout


def test_what_never_differs_takes_no_room() -> None:
    assert size(drawn_from({"a": 3, "b": "x", "c": True, "d": None}, {"a": 3, "b": "x", "c": True, "d": None})) == 0


def test_a_number_lies_between_its_bounds_and_is_clipped_beyond() -> None:
    layout = drawn_from(-2, 8)
    assert [encoded(layout, value) for value in (-2, 3, 8, 99, -99)] == [[0.0], [0.5], [1.0], [1.0], [0.0]]


def test_a_word_has_an_entry_of_its_own_and_an_unknown_one_has_none() -> None:
    layout = drawn_from("oil", "rice", "salt")
    assert encoded(layout, "rice") == [0.0, 1.0, 0.0]
    assert encoded(layout, "tea") == [0.0, 0.0, 0.0]


def test_what_can_be_missing_says_whether_it_is_there() -> None:
    layout = drawn_from({"owner": None}, {"owner": 0}, {"owner": 2})
    assert encoded(layout, {"owner": None}) == [0.0, 0.0]
    assert encoded(layout, {"owner": 0}) == [1.0, 0.0]
    assert encoded(layout, {"owner": 2}) == [1.0, 1.0]


def test_lists_keep_their_places_and_show_how_long_they_are() -> None:
    layout = drawn_from({"hand": [1, 2], "n": 0}, {"hand": [], "n": 4})
    assert size(layout) == 5
    assert encoded(layout, {"hand": [2], "n": 2}) == [1.0, 1.0, 0.0, 0.0, 0.5]
    assert encoded(layout, {"hand": [1, 2], "n": 0}) == [1.0, 0.0, 1.0, 1.0, 0.0]
    assert encoded(layout, {"hand": [1, 2, 2], "n": 0}) == [1.0, 0.0, 1.0, 1.0, 0.0]


def test_where_values_of_several_kinds_can_stand_each_kind_has_its_place() -> None:
    layout = drawn_from(0, "neutral", "nobody", 2)
    assert [encoded(layout, value) for value in (2, "nobody")] == [[1.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0, 1.0]]
    assert drawn_from(None, 0, "neutral", 2, "nobody") == {"is": "maybe", "of": layout}
    assert faults(layout, "nobody") == [] and faults(layout, True) == [": True"]


def test_what_does_not_fit_is_named() -> None:
    layout = drawn_from({"a": 1, "list": ["x"]}, {"a": 3, "list": ["x", "y"]})
    assert faults(layout, {"a": 2, "list": ["y"]}) == []
    assert faults(layout, {"a": 4, "list": []}) == [".a: 4", ".list: 0 entries"]
    assert faults(layout, {"a": 2, "list": ["z"], "new": 1}) == [".new: unknown", ".list[]: 'z'"]
    assert faults(layout, {"list": ["x"]}) == [".a: missing"]

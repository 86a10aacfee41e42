"""Records: a text that people can read, and JSON. Strangers may send anything."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tablewright.kernel.match import Match
from tablewright.kernel.random import QuickChance, SealedChance
from tablewright.kernel.record import BadRecord, from_record, from_text, parse_text, to_record, to_text
from tests.toy.actions import BID, SEAL
from tests.toy.game import HARBOUR
from tests.toy.state import Harbour
from tests.toy.table import SEED, new_match


def some_match() -> Match[Harbour]:
    match = new_match(2, weather="stormy")
    match.act(1, BID[2])
    match.act(0, BID[0])
    match.act(1, SEAL)
    return match


def whole_match(seed: int, seats: int, **chosen: str) -> Match[Harbour]:
    chooser = random.Random(seed)
    match = new_match(seats, **chosen)
    while not match.is_over():
        seat = chooser.choice(match.to_act())
        match.act(seat, chooser.choice(HARBOUR.options(match.state, seat)))
    return match


TEXT = f"""\
tablewright match 1
game harbour
rules 1
data 0123abcd
seats 2
seed {SEED}
stream 2
setting weather stormy
setting bids sealed

1. 1 bid 2
2. 0 bid 0
3. 1 seal
"""

RECORD: dict[str, Any] = {
    "format": 1,
    "game": "harbour",
    "rules": "1",
    "data": "0123abcd",
    "seats": 2,
    "settings": {"weather": "stormy", "bids": "sealed"},
    "seed": SEED,
    "stream": 2,
    "moves": [[1, "bid", 2], [0, "bid", 0], [1, "seal"]],
}


def test_the_text_of_a_match() -> None:
    assert to_text(some_match()) == TEXT


def test_the_record_of_a_match() -> None:
    assert to_record(some_match()) == RECORD


# As they were written when there was one stream only.
OLD_TEXT = TEXT.replace("stream 2\n", "")
OLD_RECORD = {key: value for key, value in RECORD.items() if key != "stream"}


def test_records_of_the_first_stream_do_not_name_it_and_come_back_as_they_are() -> None:
    for match in (from_text(HARBOUR, OLD_TEXT), from_record(HARBOUR, OLD_RECORD)):
        assert (match.stream, type(match.state.chance)) == (1, QuickChance)
        assert (to_text(match), to_record(match)) == (OLD_TEXT, OLD_RECORD)
    assert same(from_record(HARBOUR, {**RECORD, "stream": 1}), from_record(HARBOUR, OLD_RECORD))


def test_a_match_of_today_draws_from_the_sealed_stream_alone() -> None:
    match = some_match()
    states = [match.state, *match.snapshots, match.at(1), from_text(HARBOUR, to_text(match)).state]
    assert (match.stream, {type(state.chance) for state in states}) == (2, {SealedChance})
    assert HARBOUR.to_json(match.state) != HARBOUR.to_json(from_text(HARBOUR, OLD_TEXT).state)


def test_text_and_json_say_the_same() -> None:
    assert parse_text(TEXT) == RECORD


def same(one: Match[Harbour], other: Match[Harbour]) -> bool:
    return (
        HARBOUR.to_json(one.state) == HARBOUR.to_json(other.state)
        and one.setup == other.setup
        and (one.seed, one.stream) == (other.seed, other.stream)
        and [(ply.seat, ply.action, ply.events) for ply in one.plies]
        == [(ply.seat, ply.action, ply.events) for ply in other.plies]
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bids", ["sealed", "spoken"])
def test_whole_matches_come_back(seats: int, bids: str) -> None:
    match = whole_match(seats, seats, bids=bids, weather="stormy")
    assert same(from_text(HARBOUR, to_text(match)), match)
    assert same(from_record(HARBOUR, json.loads(json.dumps(to_record(match)))), match)


def test_a_match_without_moves_comes_back() -> None:
    match = new_match(3)
    assert same(from_text(HARBOUR, to_text(match)), match)


def test_spaces_empty_lines_and_line_ends_do_not_matter() -> None:
    loose = TEXT.replace("\n", "  \r\n\r\n").replace("game harbour", "   game    harbour")
    assert same(from_text(HARBOUR, loose), some_match())


def test_settings_that_are_left_out_are_the_defaults() -> None:
    match = from_record(HARBOUR, {**RECORD, "settings": {}, "moves": []})
    assert match.setup.chosen == {"weather": "calm", "bids": "sealed"}


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("tablewright match 1", "tablewright match 2", "line 1: a record begins with 'tablewright match 1'"),
        ("tablewright match 1\n", "", "line 1: a record begins with 'tablewright match 1'"),
        ("game harbour", "game chess", "game: this record says 'chess', this table plays 'harbour'"),
        ("game harbour\n", "", "game: this record says None, this table plays 'harbour'"),
        ("rules 1", "rules 2", "rules: this record says '2', this table plays '1'"),
        ("data 0123abcd", "data ffff", "data: this record says 'ffff', this table plays '0123abcd'"),
        ("seats 2", "seats two", "seats must be a number and moves a list"),
        ("seats 2\n", "", "seats must be a number and moves a list"),
        ("seats 2", "seats 9", "seats: '9' is not one of 2, 3, 4"),
        ("seats 2", "seats", "line 5: 'seats' is not understood"),
        ("stream 2", "stream two", "stream: this record says 'two', known are 1 and 2"),
        ("stream 2", "stream", "line 7: 'stream' is not understood"),
        (SEED, "12", "seed: 32 hexadecimal digits are needed"),
        (SEED, SEED.upper(), "seed: 32 hexadecimal digits are needed"),
        ("weather stormy", "weather foggy", "weather: 'foggy' is not one of calm, stormy"),
        ("setting weather", "setting whether", "setting: 'whether' is not one of weather, bids"),
        ("setting weather", "setting weather very", "line 8: 'setting weather very stormy' is not understood"),
        ("1. 1 bid 2", "hello", "line 11: 'hello' is not understood"),
        ("1. 1 bid 2", "1. 1", "move 1: a seat and the words of an action are needed"),
        ("1. 1 bid 2", "1.", "move 1: a seat and the words of an action are needed"),
        ("1. 1 bid 2", "1. 2 bid 2", "move 1: there is no seat 2"),
        ("1. 1 bid 2", "1. one bid 2", "move 1: there is no seat 'one'"),
        ("1. 1 bid 2", "1. -1 bid 2", "move 1: there is no seat '-1'"),
        ("1. 1 bid 2", "1. 1 bid 7", "move 1: there is no action 'bid 7'"),
        ("1. 1 bid 2", "1. 1 bid 3", "move 1: bid 3 is not possible for seat 1: HAR-2-c coins-missing 1"),
        ("3. 1 seal", "3. 1 rest", "move 3: rest is not possible for seat 1: HAR-2-b not-asked"),
    ],
)  # fmt: skip
def test_a_bad_text_says_where_and_why(old: str, new: str, message: str) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(BadRecord) as caught:
        from_text(HARBOUR, TEXT.replace(old, new))
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 2}, "format: this record says 2, this table plays 1"),
        ({"format": None}, "format: this record says None, this table plays 1"),
        ({"seats": "2"}, "seats must be a number and moves a list"),
        ({"seats": 2.0}, "seats must be a number and moves a list"),
        ({"seats": True}, "seats must be a number and moves a list"),
        ({"moves": {}}, "seats must be a number and moves a list"),
        ({"moves": None}, "seats must be a number and moves a list"),
        ({"settings": []}, "settings must be an object of strings"),
        ({"settings": {"weather": 1}}, "settings must be an object of strings"),
        ({"settings": {"weather": None}}, "settings must be an object of strings"),
        ({"seed": 5}, "seed: 32 hexadecimal digits are needed"),
        ({"seed": None}, "seed: 32 hexadecimal digits are needed"),
        ({"stream": 0}, "stream: this record says '0', known are 1 and 2"),
        ({"stream": 3}, "stream: this record says '3', known are 1 and 2"),
        ({"stream": True}, "stream: this record says 'True', known are 1 and 2"),
        ({"stream": None}, "stream: this record says 'None', known are 1 and 2"),
        ({"stream": "2"}, "stream: this record says '2', known are 1 and 2"),
        ({"moves": ["bid"]}, "move 1: a seat and the words of an action are needed"),
        ({"moves": [[0]]}, "move 1: a seat and the words of an action are needed"),
        ({"moves": [[0, "bid", [1]]]}, "move 1: a seat and the words of an action are needed"),
        ({"moves": [[0, "bid", True]]}, "move 1: a seat and the words of an action are needed"),
        ({"moves": [[0, "bid", 1.0]]}, "move 1: a seat and the words of an action are needed"),
        ({"moves": [[True, "bid", 1]]}, "move 1: a seat and the words of an action are needed"),
        ({"moves": [["0", "bid", 1]]}, "move 1: there is no seat '0'"),
        ({"moves": [[0, "bid", "1"]]}, "move 1: there is no action 'bid 1'"),
        ({"moves": [[0, "bid", 0], [0, "bid", 0]]}, "move 2: bid 0 is not possible for seat 0: HAR-2-b not-asked"),
    ],
)
def test_a_bad_record_says_where_and_why(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        from_record(HARBOUR, {**RECORD, **change})
    assert str(caught.value) == message


@pytest.mark.parametrize("data", [None, 1, "text", [], [RECORD], True])
def test_whatever_is_not_an_object_is_a_bad_record(data: Any) -> None:
    with pytest.raises(BadRecord, match="a record is a JSON object"):
        from_record(HARBOUR, data)


def test_settings_are_named_by_strings() -> None:
    settings: Any = {1: "calm"}
    with pytest.raises(BadRecord):
        from_record(HARBOUR, {**RECORD, "settings": settings})


@pytest.mark.parametrize("old", ["seats 2", "1. 1 bid 2", "2. 0 bid 0"])
def test_a_number_without_end_is_a_bad_record(old: str) -> None:
    with pytest.raises(BadRecord):
        from_text(HARBOUR, TEXT.replace(old, old[:-1] + "9" * 5000))
    with pytest.raises(BadRecord):
        from_text(HARBOUR, TEXT.replace("1. 1 bid 2", f"1. {'1' * 5000} bid 2"))


def test_a_match_without_an_end_is_only_as_long_as_its_moves() -> None:
    match = whole_match(3, 2)
    record = to_record(match)
    with pytest.raises(BadRecord, match=f"move {len(match.plies) + 1}: .* HAR-8-e over"):
        from_record(HARBOUR, {**record, "moves": [*record["moves"], [0, "rest"]]})


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
WORDS = st.sampled_from([*sorted({word for letter in HARBOUR.alphabet() for word in letter.fields()}, key=str)])
MOVES = st.lists(st.lists(st.integers(-1, 4) | WORDS | ANYTHING, max_size=4), max_size=6)
LEGAL = st.sampled_from(
    [[0, "bid", 0], [0, "bid", 1], [0, "seal"], [1, "bid", 2], [1, "seal"], [1, "reconsider"], [0, "rest"]]
)


def valid_or_bad(read: Any, given: Any) -> None:
    """Either a match that writes its own record again, or BadRecord: nothing else ever."""
    try:
        match = read(HARBOUR, given)
    except BadRecord as fault:
        assert str(fault)
        return
    assert same(from_record(HARBOUR, to_record(match)), match)


@given(ANYTHING)
def test_any_json_is_a_match_or_a_bad_record(data: Any) -> None:
    valid_or_bad(from_record, data)


@given(st.dictionaries(st.sampled_from(sorted(RECORD)), ANYTHING | MOVES))
@example({"moves": [[0, "bid", 10**4000]]})
@example({"seats": 10**4000})
def test_a_spoilt_record_is_a_match_or_a_bad_record(change: dict[str, Any]) -> None:
    valid_or_bad(from_record, {**RECORD, **change})


@given(st.lists(LEGAL, max_size=12))
def test_any_moves_are_a_match_or_a_bad_record(moves: list[list[int | str]]) -> None:
    valid_or_bad(from_record, {**RECORD, "moves": moves})


@given(st.text())
def test_any_text_is_a_match_or_a_bad_record(text: str) -> None:
    valid_or_bad(from_text, text)
    valid_or_bad(from_text, TEXT + text)


@given(st.integers(0, len(TEXT)), st.integers(0, 20), st.text(max_size=12))
def test_a_spoilt_text_is_a_match_or_a_bad_record(at: int, gone: int, put: str) -> None:
    valid_or_bad(from_text, TEXT[:at] + put + TEXT[at + gone :])

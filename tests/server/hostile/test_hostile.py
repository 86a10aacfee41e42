"""Hostile input: over the WebSocket, in the database, in files. Nothing crashes, nothing changes, errors have names."""

from __future__ import annotations

import contextlib
import json
import os
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from tablewright.kernel.match import Match
from tablewright.kernel.record import to_record, to_text
from tablewright.server.protocol.errors import STATUS
from tablewright.server.storage.records import unguessable
from tests.server.hostile import fuzz
from tests.server.house import House, Json, open_house, settings
from tests.toy.game import HARBOUR

EXAMPLES = int(os.environ.get("TABLEWRIGHT_EXAMPLES", "25"))


def test_a_storm_of_wrong_messages_and_a_flood() -> None:
    """The short form of what `run.py soak` does a hundred thousand times."""
    report = fuzz.main(3_000, 1)
    assert report["sent"] >= 3_000
    wanted = {"malformed", "bad-request", "unknown-type", "foreign-seat", "unknown-seat", "stale-ply"}
    assert wanted <= set(report["answers"]), report["answers"]
    assert report["honest_plies"] > 0
    assert set(report["closed"]) <= {"0", "1000", "1007", "1009", "4404"}, report["closed"]


# What is stored.

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)
BROKEN_TEXT = st.sampled_from(["", "{", "[1", "nul", "\x00", "{'a': 1}", "NaN"])
STORED_JSON = ANY_JSON.map(json.dumps) | BROKEN_TEXT
WORDS = st.sampled_from([["bid", 1], ["seal"], ["bid", 2], [1], [99], ["1"], [-3], [10**30], []]).map(json.dumps)
NUMBERS = st.sampled_from([0, 1, 2, 3, -1, 7, 2**62, 1.5, "x"])


@st.composite
def stored(draw: st.DrawFn) -> tuple[Json, list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    """The columns of a table, its seats and its rows: right in most places, and anything at all in some."""
    wrong = draw(st.sets(st.sampled_from([*COLUMNS, "seats", "rows", "ordinals"]), min_size=1, max_size=3))
    head: Json = {
        "game": "harbour",
        "rules": HARBOUR.version,
        "data": HARBOUR.digest,
        "settings": "{}",
        "seed": "0" * 32,
        "status": draw(st.sampled_from(["waiting", "running", "finished", "abandoned"])),
        "plies": 2,
        "result": None,
        "created": "2026-01-01 00:00:00.000000",
    }
    for name in wrong & set(COLUMNS):
        head[name] = draw(COLUMNS[name])
    seats = [(0, "human"), (1, "human")]
    if "seats" in wrong:
        seats = draw(
            st.lists(st.tuples(st.integers(-2, 9), st.sampled_from(["human", "bot", "open", "king"])), max_size=9)
        )
        seats = list(dict(seats).items())
    rows: list[tuple[Any, ...]] = [(0, 0, "act", '["bid", 1]'), (1, 1, "act", '["bid", 2]')]
    if "rows" in wrong:
        kind = st.sampled_from(["act", "act", "undo", "jump"])
        made = draw(st.lists(st.tuples(NUMBERS, kind, WORDS | STORED_JSON), max_size=6))
        rows = [(at, *row) for at, row in enumerate(made)]
    if "ordinals" in wrong:
        rows = [
            (at * draw(st.sampled_from([1, 2, -1])) + draw(st.integers(0, 1)), *row[1:]) for at, row in enumerate(rows)
        ]
        rows = list({row[0]: row for row in rows}.values())
    return head, seats, rows


COLUMNS: dict[str, st.SearchStrategy[Any]] = {
    "game": st.sampled_from(["", "chess", "harbour\x00", "noria"]),
    "rules": st.sampled_from(["", "0", "x" * 64]),
    "data": st.sampled_from(["", "é"]),
    "settings": STORED_JSON,
    "seed": st.sampled_from(["", "xyz", "0" * 31, "F" * 32, "0" * 32 + " "]),
    "plies": NUMBERS,
    "result": STORED_JSON,
    "created": st.sampled_from(["", "yesterday", "2026-13-01 00:00:00", "0000-00-00", 5]),
}


@pytest.fixture(scope="module")
def shaken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Path]]:
    folder = tmp_path_factory.mktemp("shaken")
    with open_house(settings(folder)) as house:
        yield house, folder / "tables.db"


def put(file: Path, host: str, head: Json, seats: list[tuple[Any, ...]], rows: list[tuple[Any, ...]]) -> str:
    """Write a table behind the server's back, whatever the database thinks of it."""
    id = unguessable()
    values = {"id": id, "host": host, "auto_start": 0, "archived": 0, **head}
    with contextlib.closing(sqlite3.connect(file, timeout=60)) as connection, connection:
        connection.execute("pragma ignore_check_constraints = on")
        marks = ", ".join("?" * len(values))
        connection.execute(f"insert into tables ({', '.join(values)}) values ({marks})", list(values.values()))
        connection.executemany(
            "insert into seats (table_id, seat, kind, identity) values (?, ?, ?, ?)",
            [(id, seat, kind, host if kind == "human" else None) for seat, kind in seats],
        )
        connection.executemany(
            "insert into rows (table_id, ordinal, seat, kind, words) values (?, ?, ?, ?, ?)",
            [(id, *row) for row in rows],
        )
    return id


def forget(file: Path, id: str) -> None:
    with contextlib.closing(sqlite3.connect(file, timeout=60)) as connection, connection:
        for table, column in (("rows", "table_id"), ("seats", "table_id"), ("turns", "table_id"), ("tables", "id")):
            connection.execute(f"delete from {table} where {column} = ?", [id])


def must_be_typed(answer: Any) -> None:
    assert answer.status_code < 500, f"{answer.request.url}: {answer.text}"
    if answer.status_code >= 400 and answer.headers["content-type"] == "application/json":
        assert answer.json()["error"]["code"] in STATUS


@hypothesis.settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(contents=stored())
def test_a_damaged_table_is_a_trouble_of_its_own(
    shaken: tuple[House, Path], contents: tuple[Json, list[tuple[Any, ...]], list[tuple[Any, ...]]]
) -> None:
    house, file = shaken
    ada = house.person("Ada")
    sound = ada.table("me", "me")
    id = put(file, ada.get("/me")["id"], *contents)
    try:
        for path in ("", "/position", "/position?ply=1", "/position?seat=1", "/events", "/record.json", "/record.txt"):
            must_be_typed(ada.client.get(f"/api/tables/{id}{path}"))
        seen = {"seat": 0, "ply": 2}
        for path, body in (
            ("/moves", {**seen, "actions": [["seal"]]}),
            ("/undo", {**seen, "to": 0}),
            ("/why", {"seat": 0, "action": ["seal"]}),
            ("/join", {"seat": 1}),
            ("/start", None),
            ("/leave", None),
        ):
            must_be_typed(ada.client.post(f"/api/tables/{id}{path}", json=body))
        with ada.at(id) as chair:
            assert chair.receive()["type"] in ("position", "table", "error", "presence")
        assert sound in [one["id"] for one in ada.get("/tables")["mine"]], "the others are listed all the same"
        assert ada.act(sound, 0, ["bid", 1])["ply"] == 1
    finally:
        forget(file, id)


# Files.


def some_match() -> Match[Any]:
    chooser, match = random.Random(3), Match(HARBOUR, HARBOUR.setup(3, {}), "0" * 31 + "7")
    while not match.is_over():
        seat = chooser.choice(match.to_act())
        match.act(seat, chooser.choice(HARBOUR.options(match.state, seat)))
    return match


MATCH = some_match()
TEXT, RECORD = to_text(MATCH).encode(), to_record(MATCH)


@st.composite
def spoiled_bytes(draw: st.DrawFn) -> bytes:
    """A real record in which something was cut out, put in, or written twice."""
    data = draw(st.sampled_from([TEXT, json.dumps(RECORD).encode()]))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(data)))
        until = at + draw(st.integers(0, 40))
        data = data[:at] + draw(st.sampled_from([b"", data[at:until] * 2, b"\0", b"\xff", b"9" * 400])) + data[until:]
    return data


@st.composite
def spoiled_record(draw: st.DrawFn) -> bytes:
    """A real record with anything at all in one of its places."""
    record = json.loads(json.dumps(RECORD))
    name = draw(st.sampled_from([*record, "move", "move"]))
    if name == "move":
        at = draw(st.integers(0, len(record["moves"]) - 1))
        record["moves"][at] = draw(ANY_JSON | st.sampled_from(record["moves"]))
    else:
        record[name] = draw(ANY_JSON)
    return json.dumps(record).encode()


ODD_FILES = [
    b"", b"\0" * 100, b"{" * 50_000, b'{"a":' * 50_000, b"\xff\xfe", TEXT * 3, TEXT.replace(b"\n", b"\r"),
    b'{"game": "harbour", "rules": NaN, "data": Infinity}', b"tablewright match 1\n" + b"1. 0 bid 1\n" * 50_000,
]  # fmt: skip


@hypothesis.settings(max_examples=2 * EXAMPLES, suppress_health_check=list(HealthCheck))
@given(body=spoiled_bytes() | spoiled_record() | st.sampled_from(ODD_FILES) | st.binary(max_size=300))
def test_a_file_that_is_no_record_is_refused_by_name(shaken: tuple[House, Path], body: bytes) -> None:
    house, file = shaken
    ada = house.person("Ada")
    before = count(file, "tables")
    answer = ada.client.post("/api/records", content=body, headers={"content-type": "application/octet-stream"})
    must_be_typed(answer)
    if answer.status_code != 201:
        assert answer.json()["error"]["code"] in ("bad-record", "other-rules", "too-large"), answer.text
        assert count(file, "tables") == before
        return
    id, plies = answer.json()["id"], answer.json()["ply"]
    kept = ada.get(f"/tables/{id}/record.json")
    assert len(kept["moves"]) == plies
    for ply in {0, plies // 2, plies}:
        assert ada.position(id, ply=ply)["shown"] == ply


def count(file: Path, table: str) -> int:
    with contextlib.closing(sqlite3.connect(file, timeout=60)) as connection:
        found: int = connection.execute(f"select count(*) from {table}").fetchone()[0]
        return found

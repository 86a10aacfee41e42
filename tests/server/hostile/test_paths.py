"""Whatever stands in an address, a header or an id: an answer with a name, never a fault of ours."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote, quote_from_bytes

import hypothesis
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from tablewright.server.protocol.errors import STATUS
from tests.server.house import HERE, House, Person, open_house, settings

EXAMPLES = int(os.environ.get("TABLEWRIGHT_EXAMPLES", "8"))
HOSTILE = [
    "%00", "x%00", "%0a", "a%0ab", "%ff", "%ed%a0%80", "%c0%af", "%", "%zz", "%u0000", "..", "%2e%2e", "%2e%2e%2f",
    "x" * 64, "x" * 65, "x" * 300, "x" * 9_000, "%41" * 2_000, "😀", "%f0%9f%98%80", "%e2%80%ae", "-1", "1e9", "9" * 30,
    "null", "[]", "{}", "'", '"', ";", "%2f", "//", "\\", "index.html", "assets", "con", "~", "*", "$(id)", "%20", "+",
]  # fmt: skip
AS_JSON = {"content-type": "application/json"}
PARTS = (
    st.sampled_from(HOSTILE)
    | st.text(max_size=20).map(lambda text: quote(text.encode("utf-8", "replace")))
    | (st.binary(max_size=20).map(quote_from_bytes))
)
NAMES = st.sampled_from(["ply", "seat", "since", "as", "before", "token", "revision", "x", "seat[]", "%00"])
QUERIES = st.lists(st.tuples(NAMES, PARTS), max_size=3).map(lambda found: "&".join("=".join(one) for one in found))


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with pages, whose faults are answers, as they are in life."""
    folder: Path = tmp_path_factory.mktemp("club")
    (folder / "dist" / "assets").mkdir(parents=True)
    (folder / "dist" / "index.html").write_text("<!doctype html>")
    make: Callable[[], str] = request.getfixturevalue("a_postgres_database")
    chosen = {} if request.param == "sqlite" else {"database": make()}
    with open_house(settings(folder, **chosen)) as house:
        yield house


@pytest.fixture(scope="module")
def ada(club: House) -> Person:
    client = TestClient(club.client.app, HERE, raise_server_exceptions=False)
    client.portal = club.client.portal
    ada = Person(client)
    ada.put("/me", {"name": "Ada"})
    return ada


@pytest.fixture(scope="module")
def sound(ada: Person) -> list[str]:
    """The ids of a table that runs and of one that is over."""
    return [ada.table("me", "me"), ada.finished_table()]


def routes(house: House) -> list[str]:
    """Every path that can be looked at, with the names of its parts in braces."""
    app: Any = house.client.app
    found = [path for path, methods in app.openapi()["paths"].items() if "get" in methods]
    assert len(found) > 25
    return [*found, "/{page}", "/{folder}/{page}", "/assets/{page}", "/api/{nothing}"]


def must_be_typed(answer: Any) -> None:
    assert answer.status_code < 500, f"{answer.request.url!r}: {answer.text}"
    if answer.status_code >= 400:
        assert answer.json()["error"]["code"] in STATUS


@hypothesis.settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(part=PARTS, query=QUERIES)
def test_no_address_brings_the_server_down(club: House, ada: Person, sound: list[str], part: str, query: str) -> None:
    """Every route, with something hostile in each of its places; and with a sound id, but a hostile query."""
    for route in routes(club):
        for filling in (part, *(sound if "{id}" in route and query else [])):
            path = route
            while "{" in path:
                head, _, rest = path.partition("{")
                path = head + filling + rest.partition("}")[2]
            must_be_typed(ada.client.get(f"{path}?{query}" if query else path))


@pytest.mark.parametrize("part", HOSTILE)
def test_no_id_brings_the_server_down(ada: Person, part: str) -> None:
    for path in (f"/{part}", f"/assets/{part}", f"/api/tables/{part}", f"/api/series/{part}", f"/api/games/{part}/aid"):
        must_be_typed(ada.client.get(path))
    for path, body in (
        (f"/api/tables/{part}/moves", {"seat": 0, "ply": 0, "actions": [["bid", 1]]}),
        (f"/api/tables/{part}/join", {"seat": 0}),
        (f"/api/tables/{part}/study/what-if", {"ply": 0, "bot": "first"}),
        (f"/api/lessons/{part}", None),
        (f"/api/puzzles/{part}/1", {"actions": []}),
    ):
        must_be_typed(ada.client.post(path, json=body))


@pytest.mark.parametrize("text", ["\x00", "a\x00b", "\ud800", "x\udfff", "\x1b", "\u202e", "x" * 3_000])
def test_no_text_brings_the_server_down(ada: Person, sound: list[str], text: str) -> None:
    """What is sent comes back in errors, and goes into the database."""
    running, over = sound
    open_seat = {"kind": "open"}
    for method, path, body in (
        ("PUT", "/me", {"name": text}),
        ("POST", "/records", {"game": "harbour", "rules": text, "data": text}),
        ("POST", "/records", {"game": text, "rules": "1", "data": "x"}),
        ("POST", "/tables", {"game": text, "seats": [open_seat, open_seat]}),
        ("POST", "/tables", {"game": "harbour", "settings": {text: text}, "seats": [open_seat, open_seat]}),
        ("POST", "/tables", {"game": "harbour", "seats": [{"kind": "bot", "bot": text}, open_seat]}),
        ("POST", f"/tables/{running}/moves", {"seat": 0, "ply": 0, "actions": [[text, 1]]}),
        ("POST", f"/tables/{running}/why", {"seat": 0, "zone": text}),
        ("POST", f"/tables/{running}/why", {"seat": 0, "action": [text]}),
        ("POST", f"/tables/{running}/talk", {"text": text}),
        ("POST", f"/tables/{running}/host/bot", {"seat": 1, "bot": text}),
        ("POST", f"/tables/{running}/orders", {"seat": 0, "step": text, "answer": [text], text: text}),
        ("POST", f"/tables/{over}/study/comments", {"ply": 0, "text": text}),
        ("POST", "/account", {"login": f"ada{text}", "password": text}),
        ("POST", "/sign-in", {"login": f"ada{text}", "password": f"{text} and more", "bring": False}),
        ("POST", "/mail/confirm", {"token": text}),
    ):
        must_be_typed(ada.client.request(method, f"/api{path}", content=json.dumps(body), headers=AS_JSON))


@pytest.mark.parametrize("value", [b"\xff\xfe", b"\xc3\xa9", b"http://[", b"null", b"x" * 5_000, b"%00", b"a=b;=;\xff"])
@pytest.mark.parametrize("name", ["cookie", "origin", "host", "authorization", "x-forwarded-for", "accept", "range"])
def test_no_header_brings_the_server_down(ada: Person, sound: list[str], name: str, value: bytes) -> None:
    for method, path in (
        ("GET", "/api/me"),
        ("GET", f"/api/tables/{sound[0]}/position"),
        ("GET", "/"),
        ("PUT", "/api/me"),
    ):
        answer = ada.client.request(method, path, headers={name.encode(): value})
        assert answer.status_code < 500, answer.text


def test_an_answer_with_an_error_says_so_much_of_what_was_sent_and_no_more(ada: Person) -> None:
    record = json.dumps({"game": "harbour", "rules": "\ud800" * 5_000, "data": "x" * 5_000})
    error = ada.client.post("/api/records", content=record, headers=AS_JSON).json()["error"]
    assert error["code"] == "other-rules"
    assert error["args"]["rules"] == "?" * 400 and error["args"]["data"] == "x" * 400

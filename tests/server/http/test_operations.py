"""What those who run a server see of it: logs, metrics, readiness; and nobody else does."""

from __future__ import annotations

import io
import json
import logging
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from tablewright.server.base.logs import set_up_logs
from tablewright.server.base.metrics import METRICS
from tablewright.server.base.tracing import Traced
from tablewright.server.http.health import condition_of
from tablewright.server.storage.database import Database
from tests.server import house as houses
from tests.server.house import House, Person, code, open_house
from tests.services import free_port

TOKEN = "a token for the tests"


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that nobody else uses, with metrics."""
    with open_house(houses.settings(tmp_path, metrics=TOKEN)) as house:
        yield house


@pytest.fixture
def ada(own_house: House) -> Person:
    return own_house.person("Ada Lovelace")


# Logs.


@contextmanager
def logged(form: str) -> Iterator[io.StringIO]:
    """What is logged meanwhile; afterwards logging is what it was."""
    root, stream = logging.getLogger(), io.StringIO()
    handlers, level = root.handlers[:], root.level
    set_up_logs(form, "info", stream)
    try:
        yield stream
    finally:
        logging.captureWarnings(False)
        root.handlers[:] = handlers
        root.setLevel(level)


def test_every_accepted_row_can_be_traced_to_its_request(ada: Person) -> None:
    with logged("json") as stream:
        id = ada.table("me", "me", bids="spoken")
        answer = ada.client.post(f"/api/tables/{id}/moves", json={"seat": 0, "ply": 0, "actions": [["bid", 1]]})
        with ada.at(id) as chair:
            chair.position()
            chair.act(1, 1, ["bid", 0])
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    ours = [line for line in lines if line["logger"].startswith("tablewright")]
    accepted = [line for line in ours if line["event"] == "accepted"]
    assert [(line["table"], line["ordinal"], line["rows"]) for line in accepted] == [(id, 0, 1), (id, 1, 1)]
    assert accepted[0]["request"] == answer.headers["x-request-id"]
    requests = {line["request"]: line for line in ours if line["event"] == "request"}
    assert requests[accepted[0]["request"]]["route"].endswith("/tables/{id}/moves")
    assert requests[accepted[0]["request"]]["status"] == 200
    assert requests[accepted[1]["request"]]["method"] == "WEBSOCKET"


def test_a_log_tells_nobodys_name_cookie_or_address(ada: Person) -> None:
    with logged("json") as stream:
        id = ada.table("me", "me")
        ada.put("/me", {"name": "Ada of the Engine"})
        ada.position(id)
        ada.client.post("/api/tables", content=b"{not json", headers={"content-type": "application/json"})
        ada.trouble("GET", "/tables/nowhere?secret=hush")
    ours = "\n".join(line for line in stream.getvalue().splitlines() if '"tablewright' in line)
    assert ours.count("\n") >= 4
    secrets = [
        ada.get("/me")["id"],
        *ada.client.cookies.values(),
        "Lovelace",
        "Engine",
        "not json",
        "hush",
        "testclient",
    ]
    assert not [secret for secret in secrets if secret in ours]


@pytest.mark.parametrize("form", ["json", "text"])
def test_nobody_can_write_lines_of_their_own(form: str) -> None:
    forged = "x\n2026-01-01T00:00:00Z error   tablewright.http: forged \x1b[31m\x7f\u2028\u202e"
    with logged(form) as stream:
        logging.getLogger("tablewright.http").warning("somebody said %s", forged, extra={"said": forged})
        try:
            raise ValueError(forged)
        except ValueError:
            logging.getLogger("tablewright.http").exception("it went wrong")
    written = stream.getvalue()
    assert not set("\x1b\x7f\u2028\u202e") & set(written)
    lines = written.splitlines()
    assert not [line for line in lines if line.startswith("2026-01-01")]
    if form == "json":
        assert [json.loads(line)["level"] for line in lines] == ["warning", "error"]
        assert json.loads(lines[0])["said"] == forged
    else:
        assert [line for line in lines if not line.startswith("    ")] == [lines[0], lines[1]]


async def test_a_fault_is_logged_once_with_its_request() -> None:
    async def broken(scope: Any, receive: Any, send: Any) -> None:
        raise RuntimeError("this should not happen")

    with logged("json") as stream:
        with pytest.raises(RuntimeError):
            await Traced(broken)({"type": "http", "path": "/api/tables/t1/moves", "method": "POST"}, None, None)  # type: ignore[arg-type]
        logging.getLogger("uvicorn.error").error("Exception in ASGI application\n", exc_info=True)
    fault, request = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert (fault["level"], fault["table"], request["status"]) == ("error", "t1", 500)
    assert fault["request"] == request["request"]
    assert "this should not happen" in fault["exception"]


def test_what_somebody_asks_for_and_is_not_there_costs_no_memory(own_house: House) -> None:
    """Labels are of our own making: a stranger cannot make a new one."""
    stranger = own_house.stranger()
    stranger.client.get("/api/some/strange/path")
    before = len(METRICS.text().splitlines())
    for number in range(20):
        stranger.client.get(f"/api/some/strange/path{number}")
        stranger.client.get(f"/page/{number}")
        stranger.client.request(f"STRANGE{number}", "/api/tables")
        stranger.client.get(f"/api/tables/nowhere{number}")
    assert len(METRICS.text().splitlines()) - before < 60


# Metrics.


def measures(house: House, token: str = TOKEN) -> dict[str, float]:
    answer = house.stranger().client.get("/metrics", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_what_happens_is_counted(own_house: House, ada: Person) -> None:
    """The figures are those of a process: bots of other tests' servers may move in it at the same time."""
    before = measures(own_house)
    id = ada.table("me", "me", bids="spoken")
    ada.act(id, 0, ["bid", 1])
    position = ada.position(id)
    ada.post(f"/tables/{id}/undo", {"seat": 0, "ply": 1, "revision": position["revision"], "to": 0})
    assert ada.trouble("POST", f"/tables/{id}/moves", {"seat": 0, "ply": 7, "actions": [["bid", 1]]})[1] == "stale-ply"
    with ada.at(id) as chair:
        chair.position()
        assert code(chair.ask(type="act", seat=0, ply=0, actions=[["fly"]])) == "unknown-action"
        now = measures(own_house)
        assert now["tablewright_sockets"] >= 1
        assert now["tablewright_live_tables"] >= 1
    grown = {name: value - before.get(name, 0.0) for name, value in now.items()}
    assert grown['tablewright_accepted_rows_total{kind="act"}'] >= 1
    assert grown['tablewright_accepted_rows_total{kind="undo"}'] == 1
    assert grown["tablewright_commit_seconds_count"] >= 2
    assert grown['tablewright_refusals_total{code="stale-ply"}'] == 1
    assert grown['tablewright_refusals_total{code="unknown-action"}'] == 1
    moves = [value for name, value in grown.items() if "requests_total" in name and "/moves" in name and value]
    assert moves == [1, 1], "one was answered with 200, one with 409"
    assert now["tablewright_database_up"] == 1


def test_metrics_are_for_those_who_know_the_token(own_house: House, tmp_path: Path) -> None:
    for headers in ({}, {"authorization": "Bearer "}, {"authorization": "Bearer wrong"}, {"authorization": TOKEN[:-1]}):
        answer = own_house.client.get("/metrics", headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "unknown-path")
    (tmp_path / "other").mkdir()
    with open_house(houses.settings(tmp_path / "other")) as closed:
        for headers in ({}, {"authorization": "Bearer "}):
            assert closed.client.get("/metrics", headers=headers).status_code == 404


def test_metrics_can_have_a_door_of_their_own(tmp_path: Path) -> None:
    address = f"127.0.0.1:{free_port()}"
    with open_house(houses.settings(tmp_path, metrics=address)) as house:
        with urllib.request.urlopen(f"http://{address}/metrics") as answer:
            assert b"tablewright_live_tables" in answer.read()
        for token in ("", address):
            given = {"authorization": f"Bearer {token}"}
            assert house.client.get("/metrics", headers=given).status_code == 404
    with pytest.raises(OSError):
        urllib.request.urlopen(f"http://{address}/metrics", timeout=5)


# Readiness.


def test_a_server_that_stops_is_not_ready_and_lets_nobody_in(own_house: House, ada: Person) -> None:
    id = ada.table("me", "me")
    assert ada.get("/ready") == {"status": "ready"}
    app: Any = own_house.client.app
    with ada.at(id) as chair:
        chair.position()
        own_house.client.portal.call(app.state.shutdown.see_out, own_house.service.tables, 60.0)  # type: ignore[union-attr]
        with pytest.raises(WebSocketDisconnect) as gone:
            while True:
                chair.receive()
        assert gone.value.code == 1012
    error = ada.get("/ready", 503)["error"]
    assert (error["code"], error["args"]) == ("not-ready", {"reason": "stopping"})
    with pytest.raises(WebSocketDenialResponse) as refused, ada.at(id):
        pass
    assert (refused.value.status_code, refused.value.headers["retry-after"]) == (503, "2")
    assert ada.get("/health")["status"] == "ok", "it is alive, and what was begun is finished"


async def test_a_server_is_ready_when_its_database_is(database: str) -> None:
    opened = await Database.open(database)
    assert await condition_of(opened.engine) == "ready"
    for shape, condition in (("0001", "outdated"), ("9999", "ready")):
        async with opened.engine.begin() as connection:
            await connection.execute(text("update alembic_version set version_num = :shape"), {"shape": shape})
        assert await condition_of(opened.engine) == condition
    await opened.close()


async def test_a_database_that_does_not_answer_is_away(tmp_path: Path, a_postgres_database: Callable[[], str]) -> None:
    nobody = create_async_engine(f"postgresql+asyncpg://app@127.0.0.1:{free_port()}/tables")
    assert await condition_of(nobody) == "away"
    empty = create_async_engine(a_postgres_database())
    assert await condition_of(empty) == "away", "it answers, but has nothing of ours"
    for engine in (nobody, empty):
        await engine.dispose()

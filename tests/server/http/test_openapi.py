"""The description of the interface: current, complete, and true."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tablewright.server.app import create_app
from tablewright.server.protocol.errors import STATUS
from tablewright.server.settings import Settings
from tests.server import house as houses
from tests.server.house import Person

ROOT = Path(__file__).resolve().parents[3]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def test_openapi_json_is_current() -> None:
    """Made anew by `tablewright openapi > openapi.json`."""
    assert json.loads((ROOT / "openapi.json").read_text()) == create_app(Settings()).openapi()


def test_the_messages_of_the_websocket_are_described() -> None:
    schemas = create_app(Settings()).openapi()["components"]["schemas"]
    for name in (
        "ClientMessage",
        "ServerMessage",
        "Position",
        "Option",
        "LogEntry",
        "Phrase",
        "ActMessage",
        "ErrorMessage",
    ):
        assert name in schemas
    assert len(schemas["ClientMessage"]["oneOf"]) == 6
    assert len(schemas["ServerMessage"]["oneOf"]) == 10
    text = json.dumps(create_app(Settings()).openapi())
    for reference in set(part.split('"')[0] for part in text.split("#/components/schemas/")[1:]):
        assert reference in schemas


def test_every_error_status_can_be_described() -> None:
    described = {"400", "403", "404", "408", "409", "413", "422", "429", "503"}
    assert {str(status) for status in STATUS.values()} - described == {"405", "500"}


def test_everything_that_comes_in_has_a_largest_size() -> None:
    """Every text, list, object and number that a client may send has an end, wherever it stands."""
    description = create_app(Settings()).openapi()
    schemas = description["components"]["schemas"]
    roots = [part for path in description["paths"].values() for part in path.values()]
    checked = 0
    for root in roots:
        for given_part in [*[one["schema"] for one in root.get("parameters", [])], *bodies(root)]:
            for where, part in parts(given_part, schemas):
                checked += 1
                assert is_bounded(part), f"{root['operationId']}: {where}: {part}"
    for where, part in parts(schemas["ClientMessage"], schemas):
        assert is_bounded(part), f"{where}: {part}"
    assert checked > 60


def bodies(operation: dict[str, Any]) -> list[Any]:
    """What is sent as JSON. (A record is read by hand, and has the size of a body for a limit.)"""
    contents = operation.get("requestBody", {}).get("content", {})
    records = "text/plain" in contents
    return [content["schema"] for name, content in contents.items() if name == "application/json" and not records]


def parts(schema: Any, schemas: dict[str, Any], where: str = "") -> Iterator[tuple[str, Any]]:
    """Every schema within *schema*, references followed."""
    if "$ref" in schema:
        schema = schemas[schema["$ref"].rsplit("/", 1)[1]]
    yield where, schema
    for name, inner in schema.get("properties", {}).items():
        yield from parts(inner, schemas, f"{where}.{name}")
    for key in ("anyOf", "oneOf", "allOf"):
        for inner in schema.get(key, []):
            yield from parts(inner, schemas, where)
    for key in ("items", "additionalProperties", "propertyNames"):
        if isinstance(schema.get(key), dict):
            yield from parts(schema[key], schemas, f"{where}[]")


def is_bounded(schema: dict[str, Any]) -> bool:
    kind = schema.get("type")
    if kind == "string":
        return "maxLength" in schema or "enum" in schema or "const" in schema
    if kind == "integer":
        return "maximum" in schema and "minimum" in schema
    if kind == "array":
        return "maxItems" in schema
    if kind == "object":
        return schema.get("additionalProperties") is False or "maxProperties" in schema
    return kind in (None, "boolean", "null")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server listens that was made for this."""
    app = create_app(houses.settings(tmp_path_factory.mktemp("api")))
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


def person(address: str) -> Person:
    client: Any = httpx2.Client(base_url=address, timeout=120)
    found = Person(client)
    found.get("/me")
    return found


def host_of_tables(address: str) -> tuple[Person, list[str]]:
    """Somebody with a table in every state that a table can be in, and somebody else's."""
    ada, ben = person(address), person(address)
    waiting, running, paused, abandoned = (
        ada.table("me", "open", start=False), ada.table("me", "me"), ada.table("me", "me"), ada.table("me", "me"),
    )  # fmt: skip
    ada.act(running, 0, ["bid", 1])
    ada.post(f"/tables/{paused}/host/pause")
    ada.post(f"/tables/{abandoned}/host/abandon")
    return ada, [waiting, running, paused, abandoned, ben.table("me", "me"), ben.table("me", "open")]


def test_no_request_breaks_the_server_or_its_description(address: str) -> None:
    described: Any = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    seen: set[tuple[str, int]] = set()
    host = host_of_tables(address)
    for result in described.get_all_operations():
        operation = result.ok()
        seen |= statuses(operation, *host)
        if operation.method.upper() != "GET":  # it may have changed them, or the one who asks
            host = host_of_tables(address)
    assert len(seen) > 50
    assert {200, 201, 204, 403, 404, 409, 422} <= {status for _, status in seen}


def statuses(operation: Any, ada: Person, tables: list[str]) -> set[tuple[str, int]]:
    """Try an operation with all kinds of arguments; how it ended."""
    seen = set()
    cookies = dict(ada.client.cookies)

    @settings(max_examples=10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(), table=st.sampled_from([*tables, None, None]))
    def try_it(case: Any, table: str | None) -> None:
        if table is not None and "id" in (case.path_parameters or {}):  # else hardly any table would be met
            case.path_parameters["id"] = table
        answer = case.call(cookies=cookies)
        case.validate_response(answer, checks=CHECKS)
        seen.add((operation.label, answer.status_code))

    try_it()
    return seen

"""The description of the interface: current, complete, and true."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tablewright.server.app import create_app
from tablewright.server.settings import Settings
from tablewright.server.trouble import STATUS
from tests.server import people
from tests.server.people import open_house

ROOT = Path(__file__).resolve().parents[2]
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
    assert len(schemas["ClientMessage"]["oneOf"]) == 5
    assert len(schemas["ServerMessage"]["oneOf"]) == 7
    text = json.dumps(create_app(Settings()).openapi())
    for reference in set(part.split('"')[0] for part in text.split("#/components/schemas/")[1:]):
        assert reference in schemas


def test_every_error_status_can_be_described() -> None:
    described = {"400", "403", "404", "409", "413", "422"}
    assert {str(status) for status in STATUS.values()} - described == {"405", "500"}


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with open_house(people.settings(tmp_path_factory.mktemp("api"))) as house:
        yield schemathesis.openapi.from_asgi("/api/openapi.json", house.client.app), house


def test_no_request_breaks_the_server_or_its_description(schema: Any) -> None:
    described, house = schema
    count = 0
    for result in described.get_all_operations():
        operation = result.ok()

        @settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def try_it(case: Any) -> None:
            nonlocal count
            count += 1
            answer = case.call(session=house.client)
            case.validate_response(answer, checks=CHECKS)

        try_it()
    assert count > 100

"""No page of another site acts in a guest's name: every route that changes something asks where the request is from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tablewright.server.app import create_app
from tests.server.house import HERE, House, Person, open_house, settings

UNCHANGING = {"GET", "HEAD", "OPTIONS"}
FOREIGN = [
    {"origin": "http://elsewhere"},
    {"origin": "null"},
    {"origin": "http://testserver.elsewhere"},
    {"origin": "http://testserver:8080"},
    {"origin": "http://elsewhere", "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]
OURS = [
    {},  # a program
    {"origin": "http://testserver"},
    {"origin": "https://testserver"},  # behind a proxy that speaks TLS and does not tell
    {"origin": "http://testserver", "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
]


def walk(routes: list[BaseRoute], prefix: str = "") -> Iterator[tuple[str, Route | WebSocketRoute]]:
    """Every route with its path, those of included routers too."""
    for route in routes:
        included: Any = route
        if isinstance(route, Route | WebSocketRoute):
            path = (prefix + route.path).replace("{id}", "nowhere").replace("{game}", "harbour")
            yield path, route
        elif hasattr(included, "original_router"):
            yield from walk(included.original_router.routes, prefix + included.include_context.prefix)
        else:
            raise AssertionError(f"a kind of route that nobody looks into: {route}")


def changing(folder: Path) -> list[tuple[str, str]]:
    """Every method and path that changes something."""
    return [
        (method, path)
        for path, route in walk(create_app(settings(folder)).routes)
        if isinstance(route, Route)
        for method in sorted((route.methods or set()) - UNCHANGING)
    ]


def test_every_changing_route_refuses_a_foreign_page(house: House, ada: Person, tmp_path: Path) -> None:
    routes = changing(tmp_path)
    assert {("POST", "/api/tables"), ("DELETE", "/api/account"), ("POST", "/api/records")} <= set(routes)
    assert len(routes) >= 18
    for method, path in routes:
        for headers in FOREIGN:
            answer = ada.client.request(method, path, json={}, headers=headers)
            refused = (answer.status_code, answer.json()["error"]["code"])
            assert refused == (403, "foreign-origin"), f"{method} {path} {headers}"
            assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("headers", OURS)
def test_our_own_pages_and_programs_may(ada: Person, headers: dict[str, str]) -> None:
    assert ada.client.put("/api/me", json={"name": "Ada"}, headers=headers).status_code == 200


def test_reading_is_no_change(ada: Person) -> None:
    assert ada.client.get("/api/games", headers={"origin": "http://elsewhere"}).status_code == 200


def test_a_page_without_tls_does_not_act_at_a_server_with_it(house: House) -> None:
    person = house.stranger()
    person.client.base_url = "https://testserver"
    for origin, status in (("http://testserver", 403), ("https://testserver", 200)):
        assert person.client.put("/api/me", json={"name": "Ada"}, headers={"origin": origin}).status_code == status


def test_other_origins_can_be_allowed(tmp_path: Path) -> None:
    allowed = "https://club.example"
    with open_house(settings(tmp_path, origins=(allowed,))) as house:
        ada = house.stranger()
        headers = {"origin": allowed, "sec-fetch-site": "cross-site"}
        assert ada.client.put("/api/me", json={"name": "Ada"}, headers=headers).status_code == 200
        id = ada.table("me", "me")
        with ada.client.websocket_connect(f"/api/tables/{id}/live", headers=headers) as socket:
            assert '"position"' in socket.receive_text()


def test_every_socket_refuses_a_foreign_page(ada: Person, tmp_path: Path) -> None:
    id = ada.table("me", "me")
    found = walk(create_app(settings(tmp_path)).routes)
    sockets = [path.replace("nowhere", id) for path, route in found if isinstance(route, WebSocketRoute)]
    assert f"/api/tables/{id}/live" in sockets
    for path in sockets:
        with ada.client.websocket_connect(path) as socket:
            assert '"position"' in socket.receive_text()
        for headers in FOREIGN:
            with pytest.raises(WebSocketDisconnect), ada.client.websocket_connect(path, headers=headers):
                pass


@pytest.mark.parametrize(("trusted", "cookie"), [("testclient", "__Host-tablewright"), ("10.0.0.1", "tablewright")])
def test_only_a_trusted_proxy_is_believed_about_tls(house: House, trusted: str, cookie: str) -> None:
    """The web server knows which proxies to believe (`TABLEWRIGHT_PROXIES`); the application itself reads no header."""
    behind = TestClient(ProxyHeadersMiddleware(house.client.app, trusted), HERE)  # type: ignore[arg-type]
    behind.portal = house.client.portal
    answer = behind.get("/api/me", headers={"x-forwarded-proto": "https"})
    assert list(answer.cookies.keys()) == [cookie]
    assert ("Secure" in answer.headers["set-cookie"]) == (trusted == "testclient")

"""Pages, headers, limits, and errors in one form."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house import House, Person, open_house, settings


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Tablewright</title>")
    (folder / "assets" / "index-abc.js").write_text("1")
    (tmp_path / "secret.txt").write_text("the hidden text")
    return tmp_path


def test_pages_that_are_not_built_say_how_to_build_them(house: House) -> None:
    answer = house.client.get("/")
    assert answer.status_code == 503
    assert "run.py play" in answer.text


def test_every_path_of_the_app_is_its_page(built: Path) -> None:
    with open_house(settings(built)) as house:
        for path in ("/", "/table/abc", "/replay/abc/7", "/rules"):
            answer = house.client.get(path)
            assert (answer.status_code, answer.text) == (200, "<title>Tablewright</title>")
            assert answer.headers["cache-control"] == "no-cache"
        script = house.client.get("/assets/index-abc.js")
        assert (script.text, "immutable" in script.headers["cache-control"]) == ("1", True)
        assert house.client.get("/assets/other.js").status_code == 404
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2f..%2fsecret.txt",
            "//etc/passwd",
            "/a%00.js",
        ):
            assert "the hidden text" not in house.client.get(path).text


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nowhere", "/table/abc"])
def test_browsers_are_told_to_be_careful(house: House, path: str) -> None:
    headers = house.client.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


def test_pages_run_and_show_nothing_that_is_not_a_file_of_ours(house: House) -> None:
    policy = house.client.get("/").headers["content-security-policy"]
    rules = {name: words for name, *words in (part.split() for part in policy.split(";"))}
    assert rules["default-src"] == rules["script-src"] == rules["style-src"] == rules["connect-src"] == ["'self'"]
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == ["'none'"]
    assert rules["require-trusted-types-for"] == ["'script'"], "no text becomes HTML"
    assert "unsafe-eval" not in policy
    assert "camera=()" in house.client.get("/").headers["permissions-policy"]


def test_over_tls_browsers_are_told_to_come_back_over_tls(house: House) -> None:
    assert "strict-transport-security" not in house.client.get("/api/health").headers
    headers = house.client.get("https://testserver/api/health").headers
    assert headers["strict-transport-security"] == "max-age=31536000"


def test_errors_have_one_form(ada: Person) -> None:
    assert ada.trouble("GET", "/nowhere") == (404, "unknown-path")
    assert ada.trouble("DELETE", "/me") == (405, "not-allowed-here")
    answer = ada.client.put("/api/me", content=b"{", headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-request")
    answer = ada.client.put("/api/me", content=b"\xff\xfe", headers={"content-type": "application/json"})
    assert answer.json()["error"]["code"] in ("malformed", "bad-request")


def test_a_body_has_a_largest_size(ada: Person) -> None:
    answer = ada.client.put("/api/me", content=b"x" * 70_000, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")

    def pieces() -> object:
        for _ in range(70):
            yield b"x" * 1000

    answer = ada.client.put("/api/me", content=pieces(), headers={"content-type": "application/json"})  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


def test_a_fault_of_the_server_is_an_error_of_the_same_form(house: House, ada: Person) -> None:
    from starlette.testclient import TestClient

    class Broken:
        async def lists(self, me: str | None) -> None:
            raise ZeroDivisionError

    app = house.client.app
    service = app.state.service  # type: ignore[attr-defined]
    client = TestClient(app, raise_server_exceptions=False)
    client.portal = house.client.portal
    from dataclasses import replace

    app.state.service = replace(service, lobby=Broken())  # type: ignore[attr-defined]
    try:
        answer = client.get("/api/tables")
    finally:
        app.state.service = service  # type: ignore[attr-defined]
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "internal")
    assert "Zero" not in answer.text

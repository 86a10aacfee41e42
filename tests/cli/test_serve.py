"""The real command in a real process."""

from __future__ import annotations

import json
import signal
import urllib.request
from pathlib import Path

from tablewright.games.registry import game_names
from tests.cli.processes import serve, serving
from tests.services import free_port


def test_serve_says_where_it_is_and_keeps_its_tables_here(tmp_path: Path) -> None:
    port = free_port()
    server = serve(tmp_path, "--port", str(port))
    try:
        assert server.stdout is not None
        assert server.stdout.readline() == f"Tablewright is at http://localhost:{port} (Ctrl-C stops it)\n"
        assert server.stdout.readline() in ("engine: compiled\n", "engine: interpreted\n")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games") as answer:
            assert [game["name"] for game in json.load(answer)] == game_names()
        assert (tmp_path / "tablewright.db").is_file()
        second = serve(tmp_path, "--port", str(port))
        said, _ = second.communicate(timeout=60)
        assert (second.returncode, "in use" in said) == (1, True)
    finally:
        server.send_signal(signal.SIGINT)
        rest, _ = server.communicate(timeout=60)
    assert "Traceback" not in rest


def test_serve_says_that_a_database_cannot_be_opened(tmp_path: Path) -> None:
    nowhere = f"sqlite:///{tmp_path / 'no' / 'folder.db'}"
    server = serve(tmp_path, "--port", "0", TABLEWRIGHT_DATABASE=nowhere)
    said, _ = server.communicate(timeout=60)
    assert server.returncode == 1
    assert said == f"the database cannot be opened: there is no folder {tmp_path / 'no'}\n"


def test_a_kept_log_is_json_from_the_first_line_to_the_last(tmp_path: Path) -> None:
    """uvicorn's lines too; only what is said to whoever starts it is plain text."""
    with serving(tmp_path, TABLEWRIGHT_LOG="json") as (server, port):
        urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games").close()
        server.send_signal(signal.SIGTERM)
        said, _ = server.communicate(timeout=60)
    lines = [json.loads(line) for line in said.splitlines() if not line.startswith("engine: ")]
    assert {"time", "level", "logger", "event"} <= set.intersection(*(set(line) for line in lines))
    assert {"uvicorn.error", "tablewright.http"} <= {line["logger"] for line in lines}
    assert [line["route"] for line in lines if line["event"] == "request"] == ["/games"]


def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    """It says that somebody came over TLS, and the cookie is marked accordingly."""
    for proxies, believed in (("127.0.0.1", True), ("192.0.2.1", False)):
        with serving(tmp_path, TABLEWRIGHT_PROXIES=proxies) as (_, port):
            asked = urllib.request.Request(f"http://127.0.0.1:{port}/api/me", headers={"X-Forwarded-Proto": "https"})
            with urllib.request.urlopen(asked) as answer:
                assert ("secure" in answer.headers["set-cookie"].lower()) == believed

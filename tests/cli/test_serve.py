"""The real command in a real process."""

from __future__ import annotations

import json
import signal
import urllib.request
from pathlib import Path

from tests.cli.processes import serve
from tests.services import free_port


def test_serve_says_where_it_is_and_keeps_its_tables_here(tmp_path: Path) -> None:
    port = free_port()
    server = serve(tmp_path, "--port", str(port))
    try:
        assert server.stdout is not None
        assert server.stdout.readline() == f"Tablewright is at http://localhost:{port} (Ctrl-C stops it)\n"
        assert server.stdout.readline() in ("engine: compiled\n", "engine: interpreted\n")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games") as answer:
            assert [game["name"] for game in json.load(answer)] == ["agra", "noria", "yinzi"]
        assert (tmp_path / "tablewright.db").is_file()
        second = serve(tmp_path, "--port", str(port))
        said, _ = second.communicate(timeout=60)
        assert (second.returncode, "in use" in said) == (1, True)
    finally:
        server.send_signal(signal.SIGINT)
        rest, _ = server.communicate(timeout=60)
    assert "Traceback" not in rest


def test_serve_says_that_a_database_cannot_be_opened(tmp_path: Path) -> None:
    nowhere = f"sqlite+aiosqlite:///{tmp_path / 'no' / 'folder.db'}"
    server = serve(tmp_path, "--port", "0", TABLEWRIGHT_DATABASE=nowhere)
    said, _ = server.communicate(timeout=60)
    assert server.returncode == 1
    assert said == f"the database cannot be opened: there is no folder {tmp_path / 'no'}\n"

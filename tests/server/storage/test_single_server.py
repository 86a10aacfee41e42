"""One server for one SQLite file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tablewright.server.storage.single_server import NotAlone, alone_with
from tests.server.house import open_house, settings

HOLD = """
import sys
from tablewright.server.storage.single_server import alone_with
with alone_with(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_second_server_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    with open_house(settings(tmp_path)) as first:
        ada = first.person("Ada")
        with pytest.raises(NotAlone, match="another server has"), open_house(settings(tmp_path)):
            pass
        assert ada.get("/me")["name"] == "Ada"
    with open_house(settings(tmp_path)) as second:
        assert second.person("Ben")


def test_a_killed_server_leaves_nothing_locked(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert other.stdout is not None and other.stdout.readline() == "held\n"
        with pytest.raises(NotAlone), alone_with(url):
            pass
    finally:
        other.kill()
        other.communicate(timeout=30)
    with alone_with(url):
        pass


def test_databases_that_many_may_use_are_nobodys_alone() -> None:
    for url in ("postgresql+asyncpg://app@localhost/tables", "sqlite://", "sqlite:///:memory:"):
        with alone_with(url), alone_with(url):
            pass

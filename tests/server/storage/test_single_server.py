"""One server for one SQLite file."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
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


def by_symlink(folder: Path) -> Path:
    (folder / "elsewhere").mkdir()
    (folder / "elsewhere" / "other.db").symlink_to(folder / "tables.db")
    return folder / "elsewhere" / "other.db"


def by_linked_folder(folder: Path) -> Path:
    (folder / "linked").symlink_to(folder, target_is_directory=True)
    return folder / "linked" / "tables.db"


def by_hard_link(folder: Path) -> Path:
    (folder / "elsewhere").mkdir()
    os.link(folder / "tables.db", folder / "elsewhere" / "other.db")
    return folder / "elsewhere" / "other.db"


@pytest.mark.parametrize("other_name", [by_symlink, by_linked_folder, by_hard_link])
def test_a_second_server_is_refused_by_whatever_name_it_knows_the_file(
    tmp_path: Path, other_name: Callable[[Path], Path]
) -> None:
    with open_house(settings(tmp_path)) as first:
        ada = first.person("Ada")
        other = settings(tmp_path, database=f"sqlite:///{other_name(tmp_path)}")
        with pytest.raises(NotAlone, match="another server has"), open_house(other):
            pass
        assert ada.table("me", "me"), "the first one goes on"
    with open_house(settings(tmp_path)) as again:
        assert again.person("Ben"), "and may come back, links or not"
    with open_house(other) as second:
        assert second.person("Cid")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere files with other names are not served at all")
@pytest.mark.parametrize("other_name", [by_symlink, by_hard_link])
def test_a_killed_server_leaves_no_other_name_locked(tmp_path: Path, other_name: Callable[[Path], Path]) -> None:
    (tmp_path / "tables.db").touch()
    other = f"sqlite:///{other_name(tmp_path)}"
    command = [sys.executable, "-c", HOLD, f"sqlite:///{tmp_path / 'tables.db'}"]
    holding = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert holding.stdout is not None and holding.stdout.readline() == "held\n"
        with pytest.raises(NotAlone), alone_with(other):
            pass
    finally:
        holding.kill()
        holding.communicate(timeout=30)
    with alone_with(other):
        pass


def test_two_files_are_two_databases(tmp_path: Path) -> None:
    with alone_with(f"sqlite:///{tmp_path / 'one.db'}"), alone_with(f"sqlite:///{tmp_path / 'two.db'}"):
        pass


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

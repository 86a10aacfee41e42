"""Backups: everything, of one moment, while the server runs; and back into an empty database of either kind."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.util import CommandError

from tablewright.server.base.catalogue import Catalogue
from tablewright.server.storage.backup import BadBackup, back_up, restore
from tablewright.server.storage.database import Database
from tablewright.server.storage.readonly import NoStore, open_for_reading
from tablewright.server.storage.single_server import NotAlone, alone_with
from tablewright.server.study.verify import audit, ids_of_tables
from tests.server.house import open_house, settings
from tests.server.storage.releases import everything, filled, url_of

NewUrl = Callable[[], str]


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another new database of each kind."""
    if request.param == "sqlite":
        return url_of(tmp_path / "target.db")
    url: str = request.getfixturevalue("a_postgres_database")()
    return url


async def test_everything_comes_back(database: str, target: str, tmp_path: Path) -> None:
    """From either kind of database, into either kind."""
    before = await everything(await filled(database, tmp_path))
    file = tmp_path / "backup.gz"
    rows = await back_up(database, file)
    assert rows == sum(len(found) for found in before.values())
    assert file.stat().st_mode & 0o777 == 0o600, "it has secrets"
    assert await restore(target, file) == rows
    assert await everything(target) == before
    assert await everything(database) == before


async def test_a_backup_of_sqlite_is_ready_to_be_served(tmp_path: Path) -> None:
    await back_up(await filled(url_of(tmp_path / "tables.db"), tmp_path), tmp_path / "copy.db")
    assert [file.name for file in tmp_path.glob("copy.db*")] == ["copy.db"], "one file has everything"
    await (await Database.open(url_of(tmp_path / "copy.db"))).close()
    assert await everything(url_of(tmp_path / "copy.db")) == await everything(url_of(tmp_path / "tables.db"))


async def test_a_backup_can_be_compressed(database: str, tmp_path: Path) -> None:
    await filled(database, tmp_path)
    plain, small = tmp_path / "plain", tmp_path / "small.gz"
    for file in (plain, small):
        await back_up(database, file)
    assert len(gzip.decompress(small.read_bytes())) == plain.stat().st_size > 3 * small.stat().st_size
    small.write_bytes(small.read_bytes()[:-200])
    with pytest.raises(BadBackup, match="is damaged"):
        await restore(url_of(tmp_path / "target.db"), small)


def test_a_backup_made_while_people_play_is_of_one_moment(database: str, tmp_path: Path) -> None:
    """No table in it has a row without its head, or a head without its row."""
    copies = [tmp_path / f"copy{number}" for number in range(4)]
    with open_house(settings(tmp_path, database=database)) as house:
        ada = house.person("Ada")
        enough, moved = threading.Event(), threading.Semaphore(0)

        def play() -> None:
            while not enough.is_set():
                id = ada.table("me", "me", bids="spoken")
                position = ada.position(id)
                while position["status"] == "running" and not enough.is_set():
                    position = ada.act(id, position["viewer"], position["question"]["options"][0]["action"])
                    moved.release()

        player = threading.Thread(target=play)
        player.start()
        try:
            for copy in copies:
                assert all(moved.acquire(timeout=60) for _ in range(5))
                asyncio.run(back_up(database, copy))
        finally:
            enough.set()
            player.join()
    found = [asyncio.run(verdicts(tmp_path, copy)) for copy in copies]
    assert all(each == ["same"] * len(each) for each in found)
    assert found[0] and len(found[0]) <= len(found[-1])


async def verdicts(folder: Path, file: Path) -> list[str]:
    url = url_of(folder / f"{file.name}.restored.db")
    await restore(url, file)
    catalogue = Catalogue("tests.server.toy_games", "tests.server.toy_bots", {})
    async with open_for_reading(url) as engine:
        return [finding.verdict async for finding in audit(engine, catalogue, await ids_of_tables(engine))]


async def test_nothing_is_overwritten(database: str, target: str, tmp_path: Path) -> None:
    await filled(database, tmp_path)
    file = tmp_path / "backup"
    file.write_text("precious")
    with pytest.raises(BadBackup, match="there already"):
        await back_up(database, file)
    assert file.read_text() == "precious"
    file.unlink()
    await back_up(database, file)
    opened = await Database.open(target)
    async with opened.begin() as connection:
        await connection.exec_driver_sql("insert into secrets values ('cookie', 'mine')")
    await opened.close()
    with pytest.raises(BadBackup, match="not empty"):
        await restore(target, file)
    assert await everything(target) == {"secrets": [{"name": "cookie", "value": "mine"}]}


async def test_what_is_not_whole_is_not_restored(a_postgres_database: NewUrl, target: str, tmp_path: Path) -> None:
    """And leaves nothing behind: the next try finds an empty database."""
    whole = tmp_path / "whole"
    await back_up(await filled(a_postgres_database(), tmp_path), whole)
    lines = whole.read_text().splitlines(keepends=True)
    cases = {
        "the end is missing": lines[:-1],
        "more or fewer": [*lines[:-2], lines[-1]],
        "do not fit together": [lines[0], lines[-2], json.dumps({"end": {json.loads(lines[-2])[0]: 1}})],
        "line 8 is damaged": [*lines[:7], lines[7][:9] + "\n", *lines[8:]],
        "line 2 is damaged": [lines[0], '["secrets", "cookie", "mine"]\n'],
        "other columns": [lines[0], '["secrets", {"name": "cookie"}]\n', '{"end": {"secrets": 1}}\n'],
        "is not a backup": lines[1:],
        "no table surprise": [lines[0], '["surprise", {}]\n'],
        "has format 2": [lines[0].replace('"format": 1', '"format": 2')],
    }
    for reason, some in cases.items():
        broken = tmp_path / "broken"
        broken.write_text("".join(some))
        with pytest.raises(BadBackup, match=reason):
            await restore(target, broken)
    (tmp_path / "newer").write_text(json.dumps(json.loads(lines[0]) | {"shape": "9999"}) + "\n")
    with pytest.raises(CommandError, match="9999"):
        await restore(target, tmp_path / "newer")
    assert await restore(target, whole) == len(lines) - 2


async def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(NoStore, match="there is no file"):
        await back_up(url_of(tmp_path / "nowhere.db"), tmp_path / "backup")
    (tmp_path / "empty.db").touch()
    with pytest.raises(NoStore, match="not made by Tablewright"):
        await back_up(url_of(tmp_path / "empty.db"), tmp_path / "backup")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["empty.db"]


async def test_nothing_is_restored_below_a_running_server(tmp_path: Path) -> None:
    await back_up(await filled(url_of(tmp_path / "tables.db"), tmp_path), tmp_path / "backup")
    with alone_with(url_of(tmp_path / "served.db")), pytest.raises(NotAlone):
        await restore(url_of(tmp_path / "served.db"), tmp_path / "backup")

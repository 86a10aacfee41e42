"""`verify-store`: what is stored is replayed under the installed rules, and nothing of it is touched."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tablewright.server.base.catalogue import Catalogue
from tablewright.server.storage.backup import back_up
from tablewright.server.storage.database import make_engine
from tablewright.server.storage.readonly import NoStore, open_for_reading
from tablewright.server.study.verify import Finding, audit, ids_of_tables
from tests.server.storage.releases import everything, filled, old_file, url_of

CATALOGUE = Catalogue("tests.server.toy_games", "tests.server.toy_bots", {})


async def findings(url: str, catalogue: Catalogue = CATALOGUE) -> dict[str, Finding]:
    async with open_for_reading(url) as engine:
        return {one.table: one async for one in audit(engine, catalogue, await ids_of_tables(engine))}


async def after(url: str, statement: str) -> dict[str, Finding]:
    """What is found in a store that somebody has tampered with."""
    engine = make_engine(url, "NORMAL")
    async with engine.begin() as connection:
        await connection.exec_driver_sql(statement)
    await engine.dispose()
    return await findings(url)


async def test_the_store_of_an_older_version_is_tried_before_it_is_upgraded(tmp_path: Path) -> None:
    """In its old shape, and without a byte of it being changed."""
    file = old_file(tmp_path)
    before = file.read_bytes()
    found = await findings(url_of(file))
    assert {id: one.verdict for id, one in found.items()} == {
        "finished": "same",
        "imported": "same",
        "running": "same",
        "with-a-bot": "same",
        "waiting": "not-begun",
        "dropped": "not-begun",
        "noria": "other-rules",
    }
    assert found["noria"].detail == "there is no game called noria"
    assert file.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == [file.name]


async def test_what_a_killed_server_has_left_is_read_and_left_there(tmp_path: Path) -> None:
    """Its last rows may be in the log beside the file."""
    file = old_file(tmp_path)
    script = "import os, sqlite3, sys; opened = sqlite3.connect(sys.argv[1]); opened.execute('PRAGMA journal_mode=WAL')"
    script += "; opened.execute('delete from rows where ordinal = 3'); opened.commit(); os._exit(0)"
    subprocess.run([sys.executable, "-c", script, file], check=True)
    log = file.with_name(file.name + "-wal")
    before = file.read_bytes(), log.read_bytes()
    assert (await findings(url_of(file)))["running"].verdict == "broken"
    assert await back_up(url_of(file), tmp_path / "copy.db")
    assert (await findings(url_of(tmp_path / "copy.db")))["running"].verdict == "broken"
    assert (file.read_bytes(), log.read_bytes()) == before


async def test_each_kind_of_database_is_read(database: str, tmp_path: Path) -> None:
    await filled(database, tmp_path)
    before = await everything(database)
    found = await findings(database)
    assert [found[id].verdict for id in ("finished", "imported", "running", "with-a-bot")] == ["same"] * 4
    assert await everything(database) == before


async def test_other_rules_are_named(database: str, tmp_path: Path) -> None:
    await filled(database, tmp_path)
    found = await after(database, "update tables set rules = '0', data = 'f00d' where id = 'finished'")
    assert found["finished"].verdict == "other-rules"
    for version in ("rules 0", "data f00d", "rules 1", "data 0123abcd"):
        assert version in found["finished"].detail


# What is told, of which table, when what is stored there is something else.
DIFFERENCES = {
    "move 3: seal is not possible for seat 0": ("finished", "rows", "words", ["seal"], 2),
    "move 1: there is no action 'fly'": ("finished", "rows", "words", ["fly"], 0),
    "stored are the totals [99, 99]": ("finished", "tables", "totals", [99, 99], None),
    "not what they are made of": ("finished", "tables", "lines", [[], []], None),
    "the stored result cannot be read": ("finished", "tables", "result", {}, None),
    "the replayed match is finished, the stored one is running": ("finished", "tables", "status", "running", None),
    "the stored match is finished, the replayed one is not": ("running", "tables", "status", "finished", None),
}


@pytest.mark.parametrize("reason", DIFFERENCES)
async def test_what_differs_is_told(reason: str, tmp_path: Path) -> None:
    id, name, column, value, ordinal = DIFFERENCES[reason]
    database = await filled(url_of(tmp_path / "tables.db"), tmp_path)
    if column in ("totals", "lines"):
        tables = (await everything(database))["tables"]
        value = next(row["result"] for row in tables if row["id"] == id) | {column: value}
        column = "result"
    spelt = value if isinstance(value, str) else json.dumps(value)
    where = f"id = '{id}'" if ordinal is None else f"table_id = '{id}' and ordinal = {ordinal}"
    found = await after(database, f"update {name} set {column} = '{spelt}' where {where}")
    assert {one.table: one.verdict for one in found.values() if one.verdict == "differs"} == {id: "differs"}
    assert reason in found[id].detail


BREAKS = {
    "row 1 is missing": "delete from rows where table_id = 'running' and ordinal = 1",
    "the rows make 2 plies, and the table says 7": "update tables set plies = 7 where id = 'running'",
    "row 2 takes back more than there is": "update rows set words = '[9]' where table_id = 'running' and ordinal = 2",
    "are no words": "update rows set words = '[{\"a\": 1}]' where table_id = 'running' and ordinal = 0",
    "there is no seat 7": "update rows set seat = 7 where table_id = 'running' and ordinal = 0",
    "seats [1]": "delete from seats where table_id = 'running' and seat = 0",
    "the settings are not names with values": "update tables set settings = '[1]' where id = 'running'",
    "there is no stream 3": "update tables set stream = 3 where id = 'running'",
}


@pytest.mark.parametrize("reason", BREAKS)
async def test_what_is_broken_is_told(reason: str, tmp_path: Path) -> None:
    database = await filled(url_of(tmp_path / "tables.db"), tmp_path)
    found = await after(database, BREAKS[reason])
    assert found["running"].verdict == "broken"
    assert reason in found["running"].detail
    assert found["finished"].verdict == "same", "one broken table does not keep the others from being looked at"


async def test_rows_that_are_not_even_json_are_told(tmp_path: Path) -> None:
    """PostgreSQL would not store them."""
    url = await filled(url_of(tmp_path / "tables.db"), tmp_path)
    found = await after(url, "update rows set words = '[\"bid' where table_id = 'running' and ordinal = 0")
    assert found["running"].verdict == "broken"


async def test_a_reader_makes_no_database(tmp_path: Path, a_postgres_database: Callable[[], str]) -> None:
    with pytest.raises(NoStore):
        await findings(url_of(tmp_path / "nowhere.db"))
    with pytest.raises(NoStore):
        await findings(a_postgres_database())
    assert list(tmp_path.iterdir()) == []

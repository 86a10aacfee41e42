"""Databases of every release come up to date, keep what is in them, and are played on."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from itsdangerous import URLSafeSerializer
from sqlalchemy import create_engine

from tablewright.games.registry import game_names, load_game
from tablewright.server.settings import Settings
from tablewright.server.storage.backup import restore
from tablewright.server.storage.database import MIGRATIONS, Database, reshaping
from tests.server.house import House, Person, open_house, settings
from tests.server.storage.releases import FIRST_SHAPE, SHAPES, everything, old_file, url_of

# Of this shape there are tables of every game, each after some dozen moves.
IN_PLAY = "0003"
# Those of them that later rules part from, and the last ply on which both agree; all others go on. Whoever raises the
# rules of a game sees here what becomes of tables in the middle of play.
PARTED = {"agra-of-2": 2, "agra-of-4": 3}
RELEASED = sorted(file.stem for file in SHAPES.glob("*.sql"))


def test_every_shape_but_the_newest_is_kept() -> None:
    """Whoever adds a migration adds a database of the shape before it."""
    scripts = ScriptDirectory(str(MIGRATIONS))
    older = {script.revision for script in scripts.walk_revisions()} - {scripts.get_current_head()}
    assert older <= set(RELEASED)


@pytest.mark.parametrize("shape", RELEASED)
def test_a_released_migration_is_never_edited(shape: str, tmp_path: Path) -> None:
    """It makes the very shape that servers of that time have left behind."""

    def statements(file: Path) -> list[list[str]]:
        """Each as its lines; alembic, which makes a changed table anew, puts its constraints in any order."""
        with closing(sqlite3.connect(file)) as connection:
            found = connection.execute("select sql from sqlite_master where sql is not null")
            return sorted(sorted(line.strip("\t ,") for line in sql.splitlines()) for (sql,) in found)

    made = tmp_path / "made.db"
    with create_engine(f"sqlite:///{made}").begin() as connection, reshaping(connection) as config:
        command.upgrade(config, shape)
    assert statements(made) == statements(old_file(tmp_path, shape))


async def upgraded(url: str, folder: Path, shape: str) -> None:
    """SQLite's file is opened as it is; PostgreSQL gets the same content in the shape of that time first."""
    if url.startswith("sqlite"):
        old_file(folder, shape).rename(folder / "tables.db")
    else:
        await restore(url, old_file(folder, shape))
    await (await Database.open(url)).close()


@pytest.mark.parametrize("shape", RELEASED)
async def test_what_was_stored_is_still_there(database: str, tmp_path: Path, shape: str) -> None:
    (tmp_path / "before").mkdir()
    before = await everything(url_of(old_file(tmp_path / "before", shape)))
    await upgraded(database, tmp_path, shape)
    after = await everything(database)
    for name, rows in before.items():
        same_columns = [{key: row[key] for key in rows[0]} for row in after[name]]
        assert sorted(same_columns, key=str) == sorted(rows, key=str)


def returning(house: House, secret: str, id: str) -> Person:
    """Somebody with the cookie of the first release: it signs nothing but who they are."""
    person = house.stranger()
    signed = URLSafeSerializer(secret, salt="tablewright.identity").dumps(id)
    person.client.cookies.set("tablewright", str(signed))
    return person


def test_the_tables_of_the_first_release_are_played_on(database: str, tmp_path: Path) -> None:
    asyncio.run(upgraded(database, tmp_path, FIRST_SHAPE))
    secret = asyncio.run(everything(database))["secrets"][0]["value"]
    with open_house(settings(tmp_path, database=database)) as house:
        ada, ben = returning(house, secret, "ada"), returning(house, secret, "ben")
        assert (ada.get("/me")["name"], ben.get("/me")["name"]) == ("Ada", "Bén ☕ van der Zee")

        position = ada.position("running")
        assert (position["ply"], position["revision"]) == (1, 3), "her bid, taken back and made anew; Ben's is secret"
        assert ada.act("running", 0, ["seal"])["ply"] == 2
        assert ben.act("running", 1, ["seal"])["ply"] > 3

        assert ada.get("/tables/finished/record.json")["moves"][-1] == [1, "rest"]
        assert ada.get("/tables/imported")["archived"]
        assert ada.post("/tables/waiting/join", {"seat": 1})["seats"][1]["mine"]
        assert ada.trouble("GET", "/tables/dropped") == (404, "unknown-table")
        assert not ada.get("/tables/noria")["playable"], "this server has no Noria, and says so"

        wait_for_the_bot(ada)


def wait_for_the_bot(ada: Person) -> None:
    """It was its turn when the server of that time stopped."""
    for _ in range(1200):
        if ada.position("with-a-bot")["ply"] > 1:
            return
        time.sleep(0.05)
    raise AssertionError("the bot does not go on")


def test_real_games_in_the_middle_of_play_are_played_on(database: str, tmp_path: Path) -> None:
    """Whatever games they are of: as long as the rules of today come to the same positions, they go on."""
    asyncio.run(upgraded(database, tmp_path, IN_PLAY))
    kept = asyncio.run(everything(database))
    secret = next(one["value"] for one in kept["secrets"] if one["name"] == "cookie")
    with open_house(Settings(database=database, synchronous="NORMAL", limits=0.0)) as house:
        ada = returning(house, secret, "ada")
        for table in kept["tables"]:
            if table["game"] in game_names():
                play_on(ada, table)


def play_on(ada: Person, table: dict[str, Any]) -> None:
    before = ada.position(table["id"])
    if table["id"] in PARTED:  # it is shown as far as they agree
        assert (before["ply"], before["differs"]["ply"]) == (PARTED[table["id"]], PARTED[table["id"]] + 1)
        assert load_game(table["game"]).version != table["rules"] and before["question"] is None
        return
    assert before["differs"] is None
    assert (before["status"], before["ply"]) == ("running", table["plies"])
    action = before["question"]["options"][0]["action"]
    after = ada.act(table["id"], before["viewer"], action)
    assert after["ply"] > before["ply"]
    asked = ada.position(table["id"])
    assert asked["status"] == "finished" or asked["question"]["options"]


async def test_a_migration_that_fails_leaves_everything_as_it_was(tmp_path: Path) -> None:
    file = old_file(tmp_path)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("update seats set identity = 'nobody' where identity = 'ben'")
        connection.commit()
        before = list(connection.iterdump())
    with pytest.raises(sqlite3.IntegrityError, match="refers to nothing"):
        await Database.open(url_of(file))
    with closing(sqlite3.connect(file)) as connection:
        assert list(connection.iterdump()) == before


def test_tables_of_rules_that_are_gone_stay_as_they_are_and_can_be_carried_away(tmp_path: Path) -> None:
    """Nobody moves there, bots neither. The host may end such a table, and then its record is open."""
    url = url_of(tmp_path / "tables.db")
    asyncio.run(upgraded(url, tmp_path, FIRST_SHAPE))
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.execute("update tables set rules = '9'")
        connection.commit()
    before = asyncio.run(everything(url))
    with open_house(settings(tmp_path, database=url)) as house:
        ada = returning(house, before["secrets"][0]["value"], "ada")
        table = ada.get("/tables/running")
        assert (table["playable"], table["rules"], table["status"]) == (False, "9", "running")
        assert ada.trouble("GET", "/tables/running/position") == (409, "other-rules")
        move = {"seat": 0, "ply": 2, "actions": [["seal"]]}
        assert ada.trouble("POST", "/tables/running/moves", move) == (409, "other-rules")
        assert ada.trouble("GET", "/tables/running/record.json") == (409, "still-running")
        assert ada.post("/tables/running/host/abandon")["status"] == "abandoned"
        record = ada.get("/tables/running/record.json")
        assert (record["rules"], record["moves"]) == ("9", [[1, "bid", 1], [0, "bid", 0]])
    assert asyncio.run(everything(url))["rows"] == before["rows"]

"""`verify-store`, `backup` and `restore`, by what they print and with which code they end."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import update
from typer.testing import CliRunner, Result

from tablewright.cli.commands import APP
from tablewright.games.registry import load_game
from tablewright.kernel.match import Match
from tablewright.server.storage.records import Row, StoredSeat, StoredTable, now
from tablewright.server.storage.schema import TABLES
from tablewright.server.storage.store import Store
from tests.server.storage.releases import old_file, url_of

pytestmark = pytest.mark.game("noria")  # any game would do; this one is short


def run(*words: str) -> Result:
    return CliRunner().invoke(APP, list(words))


async def store_a_game(url: str) -> None:
    """A game of Noria that has just begun."""
    game, chance = load_game("noria"), random.Random(7)
    match = Match(game, game.setup(2, {}), "0123456789abcdef" * 2)
    for _ in range(8):
        seat = match.to_act()[0]
        match.act(seat, chance.choice(game.options(match.state, seat)))
    store = await Store.open(url)
    ada = await store.add_identity("Ada")
    head = ("noria-1", game.name, game.version, game.digest, dict(match.setup.chosen), match.seed)
    seats = tuple(StoredSeat(seat, "human", identity=ada.id) for seat in range(2))
    table = StoredTable(*head, "running", ada.id, True, False, len(match.plies), None, now(), seats)
    await store.add_table(table, [Row(ply.seat, "act", ply.action.fields()) for ply in match.plies])
    await store.close()


async def change(url: str, **values: object) -> None:
    store = await Store.open(url)
    async with store.engine.begin() as connection:
        await connection.execute(update(TABLES).values(**values))
    await store.close()


@pytest.fixture
def url(tmp_path: Path) -> str:
    url = url_of(tmp_path / "tables.db")
    asyncio.run(store_a_game(url))
    return url


def test_verify_store_says_that_all_is_well(url: str) -> None:
    done = run("verify-store", "--database", url)
    assert (done.exit_code, done.stdout) == (0, "     1 the same under the installed rules\n")


def test_verify_store_says_what_differs(url: str) -> None:
    asyncio.run(change(url, status="finished"))
    done = run("verify-store", "--database", url)
    assert done.exit_code == 1
    assert done.stdout == "     1 different under the installed rules\n"
    assert "noria-1 (noria): differs: the stored match is finished, the replayed one is not" in done.stderr


def test_verify_store_names_rules_that_are_not_installed(url: str) -> None:
    asyncio.run(change(url, rules="0.9"))
    done = run("verify-store", "--database", url)
    assert done.exit_code == 3
    assert "played with rules 0.9" in done.stderr
    assert "1 of rules or printed values that are not installed" in done.stdout


def test_a_backup_goes_out_and_comes_back(url: str, tmp_path: Path) -> None:
    file, target = tmp_path / "backup.db", url_of(tmp_path / "new.db")
    done = run("backup", str(file), "--database", url)
    assert (done.exit_code, done.stdout.startswith(f"{file}: 14 rows, ")) == (0, True)
    done = run("restore", str(file), "--database", target)
    assert (done.exit_code, done.stdout) == (0, "14 rows are back\n")
    assert run("verify-store", "--database", target).exit_code == 0
    again = run("restore", str(file), "--database", target)
    assert (again.exit_code, again.stderr) == (1, "the database is not empty\n")
    assert run("backup", str(file), "--database", url).exit_code == 1


def test_the_store_of_the_first_release_is_restored(tmp_path: Path) -> None:
    target = url_of(tmp_path / "new.db")
    assert run("restore", str(old_file(tmp_path)), "--database", target).exit_code == 0
    done = run("verify-store", "--database", target)
    assert done.exit_code == 3
    assert "finished (harbour): other-rules: there is no game called harbour" in done.stderr


@pytest.mark.parametrize("command", [["verify-store"], ["backup", "file"]])
def test_a_database_that_is_not_there_is_said_in_one_line(command: list[str], tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.db"
    done = run(*command, "--database", url_of(nowhere))
    assert (done.exit_code, done.stderr) == (1, f"there is no file {nowhere}\n")
    nobody = run(*command, "--database", "postgresql+asyncpg://app:hush@127.0.0.1:1/tables")
    assert nobody.exit_code == 1
    assert nobody.stderr.startswith("the database cannot be used: ")
    assert nobody.stderr.count("\n") == 1
    assert "hush" not in nobody.stderr


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear all,\n")
    done = run("restore", str(file), "--database", url_of(tmp_path / "new.db"))
    assert (done.exit_code, done.stderr) == (1, f"{file} is not a backup\n")


def test_count_again_makes_the_statistics_anew(url: str) -> None:
    assert run("count-again", "--database", url).output == "0 finished tables\n"
    asyncio.run(change(url, status="finished"))
    done = run("count-again", "--database", url)
    assert (done.exit_code, done.output) == (0, "1 finished tables\n")
    assert run("count-again", "--database", "sqlite:////nowhere/at/all.db").exit_code == 1

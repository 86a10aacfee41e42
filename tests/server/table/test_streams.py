"""What a table deals comes from its seed, by the stream that it names: the sealed one, or the first for old tables."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tablewright import _mode
from tablewright.games.registry import game_names, load_game
from tablewright.kernel.game import Game
from tablewright.kernel.random import FIRST_STREAM, NEWEST_STREAM, QuickChance, SealedChance
from tablewright.kernel.record import from_record
from tablewright.server.base.catalogue import Catalogue
from tablewright.server.base.seals import seal_of
from tablewright.server.lobby.series import same_deal
from tablewright.server.settings import Settings
from tablewright.server.storage.backup import restore
from tablewright.server.storage.database import Database
from tablewright.server.storage.records import Identity, StoredSeat, StoredTable, now
from tablewright.server.table.ledger import record_of
from tablewright.server.table.progress import Progress
from tests.server.house import House, Json, Person, open_house, settings
from tests.server.storage.releases import everything, old_file, url_of
from tests.server.storage.test_upgrade import returning
from tests.server.study.test_verify import findings
from tests.toy.game import HARBOUR

# Tables as a server of this shape has left them, when all drew from the first stream, with the seals that it showed.
ONE_STREAM = "0004"
SEALS = {
    "agra-begun": "bdc538639fbb8080fb3400718c79c38cfd03f4719d4e57ec092aabc6e8c2a960",
    "noria-begun": "c930165e87d9a58a9605e147fbd18c81f18bcc868e1e919ec92332cfe02f489f",
    "yinzi-begun": "6fbb5cf420769c40183207dac1b6f48870ab031595da1934fd0a1e183ecc28dc",
    "noria-finished": "4e2eedaa0c1f81f32e765ea5ae3901bad2fd1597645a6dd260afec0200f67ccf",
    "harbour-finished": "400b5645b2eddca802037ee6b472c60a43d6e6e8e5713430f603176bf8934313",
    "harbour-begun": "09998d4a012bc91bce0bb019b5a4c65e33f6626c8a2914f30e3d893bf00c7b6d",
}
PLIES = 400  # of a long game; most are over by then


def table_of(game: Game[Any], seats: int, stream: int = NEWEST_STREAM) -> StoredTable:
    seated = tuple(StoredSeat(seat, "human", identity=str(seat)) for seat in range(seats))
    chosen = dict(game.setup(seats, {}).chosen)
    head = ("t", game.name, game.version, game.digest, chosen, "0123456789abcdef" * 2)
    return StoredTable(*head, "running", "0", False, False, 0, None, now(), seated, stream=stream)


def play_on(progress: Progress, chooser: random.Random, plies: int) -> None:
    match = progress.match
    for _ in range(plies):
        if match.is_over():
            return
        seat = chooser.choice(match.to_act())
        progress.act(seat, [chooser.choice(match.game.options(match.state, seat)).fields()])


def forbid_thinkers_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever draws from it fails. In the compiled engine nothing can be replaced: there only kinds are compared."""

    def drawn(self: object) -> int:
        raise AssertionError("a table draws from the stream of those who think")

    if _mode.status() == "interpreted":
        monkeypatch.setattr(QuickChance, "word", drawn)


@pytest.mark.parametrize("name", ["harbour", *game_names()])
def test_nothing_of_a_served_match_draws_from_the_stream_of_those_who_think(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = HARBOUR if name == "harbour" else load_game(name)
    forbid_thinkers_chance(monkeypatch)
    for seats in game.seat_counts:
        progress = Progress(game, table_of(game, seats), [])
        play_on(progress, random.Random(seats), PLIES)
        match = progress.match
        again = Progress(game, table_of(game, seats), progress.rows(0, progress.ply))
        states = [match.state, *match.snapshots, match.at(len(match.plies) // 2), again.match.state]
        assert {type(state.chance) for state in states} == {SealedChance}
        assert match.state.chance.drawn > 0
        assert game.to_json(again.match.state) == game.to_json(match.state)
        assert "chance" not in json.dumps(game.view(match.state, 0))


def test_a_table_of_the_first_stream_is_another_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (Progress(HARBOUR, table_of(HARBOUR, 3, stream), []) for stream in (1, 2))
    assert [type(one.match.state.chance) for one in (first, second)] == [QuickChance, SealedChance]
    assert first.seal != second.seal
    assert seal_of(record_of(table_of(HARBOUR, 3, 1), first.ledger)) == first.seal
    for stream, progress in ((1, first), (2, second)):
        record = record_of(table_of(HARBOUR, 3, stream), progress.ledger)
        assert record.get("stream", 1) == stream
        assert HARBOUR.to_json(from_record(HARBOUR, record).state) == HARBOUR.to_json(progress.match.state)


# Tables of the version before.


async def come_up_to_date(url: str, folder: Path) -> dict[str, dict[str, Any]]:
    if url.startswith("sqlite"):
        old_file(folder, ONE_STREAM).rename(folder / "tables.db")
    else:
        await restore(url, old_file(folder, ONE_STREAM))
    await (await Database.open(url)).close()
    return {row["id"]: row for row in (await everything(url))["tables"]}


@pytest.mark.parametrize("up_to_date", [False, True])
async def test_tables_of_the_first_stream_still_verify(tmp_path: Path, up_to_date: bool) -> None:
    """Every position of them is the one that it was: rows have prints of those."""
    url = url_of(tmp_path / "tables.db")
    await come_up_to_date(url, tmp_path)
    if not up_to_date:
        (tmp_path / "tables.db").unlink()
        old_file(tmp_path, ONE_STREAM).rename(tmp_path / "tables.db")
    toy, real = await findings(url), await findings(url, Catalogue(Settings().games, Settings().bots, {}))
    for id in SEALS:
        if toy[id].game == "harbour" or toy[id].game in game_names():
            assert (toy if toy[id].game == "harbour" else real)[id].verdict == "same"


def test_tables_of_the_first_stream_go_on_in_it_under_their_seal(database: str, tmp_path: Path) -> None:
    kept = asyncio.run(come_up_to_date(database, tmp_path))
    assert {table["stream"] for table in kept.values()} == {FIRST_STREAM}
    secret = next(one["value"] for one in asyncio.run(everything(database))["secrets"] if one["name"] == "cookie")
    with open_house(Settings(database=database, synchronous="NORMAL", limits=0.0)) as house:
        ada, ben = returning(house, secret, "ada"), returning(house, secret, "ben")
        for id, table in kept.items():
            if table["game"] in game_names():
                look_at(ada, ben, id, table, "novice")
    with open_house(settings(tmp_path, database=database)) as house:
        ada, ben = returning(house, secret, "ada"), returning(house, secret, "ben")
        for id in ("harbour-begun", "harbour-finished"):
            look_at(ada, ben, id, kept[id], "first")


def look_at(ada: Person, ben: Person, id: str, table: dict[str, Any], bot: str) -> None:
    position = ada.position(id)
    assert (position["seal"], position["differs"], position["ply"]) == (SEALS[id], None, table["plies"])
    if table["status"] == "finished":
        record = ada.get(f"/tables/{id}/record.json")
        assert "stream" not in record and seal_of(record) == SEALS[id]
        copy = ada.post(f"/tables/{id}/study/what-if", {"ply": 10, "seat": 0, "bot": bot}, 201)["id"]
        assert ada.post(f"/tables/{copy}/host/abandon")["status"] == "abandoned"
        assert "stream" not in ada.get(f"/tables/{copy}/record.json")
        return
    for _ in range(20):
        for person in (ada, ben):
            position = person.position(id)
            if position["question"] is not None:
                asked = position["question"]
                position = person.act(id, asked["seat"], asked["options"][-1]["action"])
    assert position["ply"] > table["plies"] and position["seal"] == SEALS[id]


# Tables of today.


def record_at_the_end(person: Person, id: str) -> Json:
    person.post(f"/tables/{id}/host/abandon")
    found: Json = person.get(f"/tables/{id}/record.json")
    return found


def test_a_new_table_is_of_the_sealed_stream(ada: Person) -> None:
    id = ada.table("me", "me")
    promised = ada.position(id)["seal"]
    record = record_at_the_end(ada, id)
    assert (record["stream"], seal_of(record)) == (NEWEST_STREAM, promised)
    assert "\nstream 2\n" in ada.client.get(f"/api/tables/{id}/record.txt").text


@pytest.mark.parametrize("stream", [FIRST_STREAM, NEWEST_STREAM])
def test_a_record_brings_its_stream_along(house: House, ada: Person, stream: int) -> None:
    record = {
        "format": 1, "game": "harbour", "rules": HARBOUR.version, "data": HARBOUR.digest, "seats": 2,
        "settings": {"bids": "spoken"}, "seed": "0" * 32, "stream": stream, "moves": [[0, "bid", 1], [1, "bid", 0]],
    }  # fmt: skip
    id = ada.post("/records", record, 201)["id"]
    assert ada.get(f"/tables/{id}/record.json").get("stream", 1) == stream
    assert ada.position(id)["seal"] == seal_of(from_record_again(record))


def from_record_again(record: Json) -> Json:
    settings = dict(from_record(HARBOUR, record).setup.chosen)
    named = {key: value for key, value in record.items() if key != "stream" or value != FIRST_STREAM}
    return {**named, "settings": settings}


@pytest.mark.parametrize("stream", [FIRST_STREAM, NEWEST_STREAM])
def test_all_tables_of_a_series_are_of_one_stream(stream: int) -> None:
    """Also of one that begins with a game that was over before there were two."""
    old = table_of(HARBOUR, 3, stream)
    other = same_deal(old, Identity("ben", "Ben"))
    assert (other.seed, other.stream) == (old.seed, stream)

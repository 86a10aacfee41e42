"""Records out of the server and into it, whatever is in them; and tables of other rules."""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from sqlalchemy import func, select
from starlette.websockets import WebSocketDisconnect

from tablewright.kernel.record import from_text
from tablewright.server.base.catalogue import Catalogue
from tablewright.server.base.limits import IMPORTED_TABLES_OF_A_PERSON
from tablewright.server.base.seals import seal_of
from tablewright.server.http.records import MOST_PLIES, replay_record
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.schema import METADATA, TABLES
from tablewright.server.storage.store import Store
from tablewright.server.study.comments import Comments
from tablewright.server.table.talk import Talk
from tests.server import house as houses
from tests.server.house import House, Person, code, open_house
from tests.server.stored import a_table
from tests.toy.game import HARBOUR

HEAD = "tablewright match 1\ngame harbour\nrules 1\ndata 0123abcd\nseats 2\n"
CATALOGUE = Catalogue("tests.server.toy_games", "tests.server.toy_bots", {})


def finished(person: Person) -> str:
    id = person.table("me", "me", bids="spoken")
    position = person.position(id)
    while position["status"] == "running":
        options = position["question"]["options"]
        resting = next((one["action"] for one in options if one["action"] == ["rest"]), options[0]["action"])
        position = person.act(id, position["viewer"], resting)
    return id


def imported(person: Person, body: str) -> tuple[int, Any]:
    kind = "application/json" if body.startswith("{") else "text/plain"
    answer = person.client.post("/api/records", content=body.encode(), headers={"content-type": kind})
    return answer.status_code, answer.json()


def test_the_seed_is_told_at_the_end_and_not_before(ada: Person) -> None:
    id = ada.table("me", "me")
    for kind in ("txt", "json"):
        assert ada.trouble("GET", f"/tables/{id}/record.{kind}") == (409, "still-running")
    assert "seed" not in json.dumps([ada.position(id), ada.get(f"/tables/{id}")])
    assert ada.trouble("GET", "/tables/nowhere/record.txt") == (404, "unknown-table")


def test_the_seal_is_shown_from_the_start_and_the_record_keeps_it(ada: Person, ben: Person) -> None:
    """It binds the seed, its stream and the set-up: with any other the seal is another one."""
    id = ada.table("me", "me", bids="spoken")
    promised = ada.position(id)["seal"]
    assert ben.position(id)["seal"] == promised
    position = ada.position(id)
    while position["status"] == "running":
        position = ada.act(id, position["viewer"], position["question"]["options"][0]["action"])
        assert position["seal"] == promised
    record = ada.get(f"/tables/{id}/record.json")
    assert seal_of(record) == promised
    for key, other in (
        ("seed", "0" * 32),
        ("stream", 1),
        ("seats", 3),
        ("settings", {"bids": "sealed"}),
        ("rules", "2"),
    ):
        assert seal_of({**record, key: other}) != promised
    assert seal_of({key: value for key, value in record.items() if key != "stream"}) != promised
    assert seal_of({**record, "moves": []}) == promised


def test_a_record_goes_out_and_comes_back(ada: Person, ben: Person) -> None:
    id = finished(ada)
    text = ada.client.get(f"/api/tables/{id}/record.txt")
    assert text.headers["content-type"].startswith("text/plain")
    record = ada.get(f"/tables/{id}/record.json")
    match = from_text(HARBOUR, text.text)
    assert [[ply.seat, *ply.action.fields()] for ply in match.plies] == record["moves"]
    played = ada.position(id)
    for body in (text.text, json.dumps(record)):
        status, table = imported(ben, body)
        assert (status, table["status"], table["archived"], table["result"]) == (
            201,
            "finished",
            True,
            played["result"],
        )
        position = ben.position(table["id"])
        assert (position["ply"], position["viewer"], position["result"]) == (played["ply"], -1, played["result"])
        assert ben.position(table["id"], ply=3)["shown"] == 3
        assert ben.get(f"/tables/{table['id']}/record.json") == record
        body_of_a_move = {"seat": 0, "ply": 0, "actions": [["rest"]]}
        assert ben.trouble("POST", f"/tables/{table['id']}/moves", body_of_a_move) == (403, "foreign-seat")


def test_an_undone_ply_is_not_in_the_record(ada: Person) -> None:
    id = ada.table("me", "me", bids="spoken")
    ada.act(id, 0, ["bid", 2])
    ada.post(f"/tables/{id}/undo", {"seat": 0, "ply": 1, "to": 0})
    position = ada.act(id, 0, ["bid", 1])
    while position["status"] == "running":
        position = ada.act(id, position["viewer"], position["question"]["options"][0]["action"])
    record = ada.get(f"/tables/{id}/record.json")
    assert record["moves"][0] == [0, "bid", 1]
    assert len(record["moves"]) == position["ply"] == position["revision"] - 2


def test_a_record_of_an_unfinished_game_can_be_stepped_through(ada: Person) -> None:
    record = {
        "format": 1, "game": "harbour", "rules": HARBOUR.version, "data": HARBOUR.digest, "seats": 2,
        "settings": {"bids": "spoken"}, "seed": "0" * 32, "moves": [[0, "bid", 1], [1, "bid", 0]],
    }  # fmt: skip
    status, table = imported(ada, json.dumps(record))
    position = ada.position(table["id"])
    assert (status, position["status"], position["result"], position["waiting"]) == (201, "finished", None, [])
    assert [entry["action"] for entry in position["log"][1:]] == [["bid", 1], ["bid", 0]]
    body = {"seat": 0, "ply": 2, "actions": [["rest"]]}
    assert ada.trouble("POST", f"/tables/{table['id']}/moves", body) == (403, "foreign-seat")


@pytest.mark.parametrize(
    "body",
    [
        "",
        "hello",
        "{",
        "{}",
        "[]",
        '{"game": "harbour"}',
        '{"game": "chess", "rules": "1", "data": "1"}',
        HEAD + "seed x\n",
        HEAD + "seed " + "0" * 32 + "\n\n1. 0 fly\n",
        HEAD + "seed " + "0" * 32 + "\n\n1. 0 bid " + "9" * 5000,
        '{"a": ' * 900 + "1" + "}" * 900,
        "{" * 100_000,
    ],
)
def test_a_record_that_is_none_is_refused(ada: Person, body: str) -> None:
    status, answer = imported(ada, body)
    assert (status, answer["error"]["code"]) == (422, "bad-record")
    assert len(answer["error"]["message"]) <= 400


def test_a_record_of_other_rules_is_not_replayed(ada: Person) -> None:
    record = {"format": 1, "game": "harbour", "rules": "0", "data": HARBOUR.digest}
    status, answer = imported(ada, json.dumps(record))
    assert (status, answer["error"]["code"]) == (409, "other-rules")


def test_a_record_has_a_largest_size(ada: Person) -> None:
    status, answer = imported(ada, "x" * (1024 * 1024 + 1))
    assert (status, answer["error"]["code"]) == (413, "too-large")


GOOD = {
    "format": 1, "game": "harbour", "rules": HARBOUR.version, "data": HARBOUR.digest, "seats": 2,
    "settings": {"bids": "spoken"}, "seed": "0" * 32, "moves": [[0, "bid", 1], [1, "bid", 0], [0, "rest"]],
}  # fmt: skip
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=200)
@given(st.binary(max_size=200) | JSON.map(lambda value: json.dumps(value).encode()))
def test_garbage_is_refused_in_words(body: bytes) -> None:
    with pytest.raises(Trouble) as trouble:
        replay_record(CATALOGUE, body)
    assert trouble.value.code == "bad-record"
    trouble.value.reply.model_dump_json()


@settings(max_examples=200)
@given(st.sampled_from(sorted(GOOD)), JSON)
def test_a_record_with_one_wrong_value_is_refused_or_replayed(key: str, value: object) -> None:
    try:
        _, match = replay_record(CATALOGUE, json.dumps(GOOD | {key: value}).encode())
    except Trouble as trouble:
        assert trouble.code in ("bad-record", "other-rules")
        trouble.reply.model_dump_json()
    else:
        assert len(match.plies) <= 3


def test_a_table_of_later_rules_is_kept_readable_and_never_changed(tmp_path: Path) -> None:
    chosen = houses.settings(tmp_path)
    with open_house(chosen) as house:
        ada = house.person("Ada")
        cookies, running, over = dict(ada.client.cookies), ada.table("me", "me", bids="spoken"), finished(ada)
        ada.act(running, 0, ["bid", 1])
        record = ada.get(f"/tables/{over}/record.json")
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("update tables set rules = '9'")
        before = database.execute("select * from rows order by table_id, ordinal").fetchall()
    with open_house(chosen) as house:
        ada = house.stranger()
        ada.client.cookies.update(cookies)
        table = ada.get(f"/tables/{running}")
        assert (table["playable"], table["ply"], table["rules"]) == (False, 1, "9")
        assert ada.get(f"/tables/{over}")["result"] is not None
        assert ada.get(f"/tables/{over}/record.json") == record | {"rules": "9"}
        answer = ada.client.get(f"/api/tables/{running}/position")
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (409, "other-rules")
        assert (error["args"]["rules"], error["args"]["installed_rules"]) == ("9", HARBOUR.version)
        body = {"seat": 1, "ply": 1, "actions": [["bid", 0]]}
        assert ada.trouble("POST", f"/tables/{running}/moves", body) == (409, "other-rules")
        with ada.at(running) as chair:
            assert code(chair.receive()) == "other-rules"
            with pytest.raises(WebSocketDisconnect) as gone:
                chair.receive()
            assert gone.value.code == 4409
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute("select * from rows order by table_id, ordinal").fetchall() == before


def test_two_servers_on_one_database_cannot_both_take_a_ply(
    tmp_path: Path, a_postgres_database: Callable[[], str]
) -> None:
    """The second one is told so, reads what is stored, and goes on from there."""
    chosen = houses.settings(tmp_path, database=a_postgres_database())
    with open_house(chosen) as one, open_house(chosen) as other:
        ada = one.person("Ada")
        id = ada.table("me", "me", bids="spoken")
        there = other.stranger()
        there.client.cookies.update(dict(ada.client.cookies))
        assert there.position(id)["ply"] == 0
        ada.act(id, 0, ["bid", 1])
        body = {"seat": 0, "ply": 0, "actions": [["bid", 2]]}
        assert there.trouble("POST", f"/tables/{id}/moves", body) == (409, "stale-ply")
        assert there.position(id)["log"][1]["action"] == ["bid", 1]
        assert there.act(id, 1, ["bid", 0])["ply"] == 2


# How long, how many, and how to be rid of them.


def of_moves(moves: int) -> str:
    return json.dumps(GOOD | {"moves": [[0, "bid", 1]] * moves})


def test_a_record_has_a_longest_length_and_is_refused_before_anything_is_replayed(
    ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed: list[int] = []
    monkeypatch.setattr("tablewright.server.http.records.replay_move", lambda match, number, move: replayed.append(1))
    status, answer = imported(ada, of_moves(MOST_PLIES + 1))
    assert (status, answer["error"]["code"], answer["error"]["args"]) == (422, "record-too-long", {"most": MOST_PLIES})
    assert replayed == []
    replay_record(CATALOGUE, of_moves(MOST_PLIES).encode())
    assert len(replayed) == MOST_PLIES


def test_a_record_that_takes_too_long_is_given_up(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablewright.server.http.records.SECONDS_TO_REPLAY", 0.0)
    status, answer = imported(ada, json.dumps(GOOD))
    assert (status, answer["error"]["code"], answer["error"]["args"]) == (422, "record-too-slow", {"moves": 1})


def test_records_are_replayed_one_at_a_time(house: House) -> None:
    """Whatever several people bring: no more than one of them has a core."""
    under_way: list[int] = []

    def replaying(catalogue: Catalogue, body: bytes) -> Any:
        under_way.append(1)
        time.sleep(0.01)
        under_way.append(-1)
        raise Trouble("bad-record", "enough is known")

    six = [house.person(f"Guest {number}") for number in range(6)]
    with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor(6) as threads:
        patch.setattr("tablewright.server.http.records.replay_record", replaying)
        assert [status for status, _ in threads.map(lambda person: imported(person, "x"), six)] == [422] * 6
    assert max(itertools.accumulate(under_way)) == 1


def test_a_person_keeps_so_many_imported_games_and_can_delete_them(tmp_path: Path) -> None:
    most = 3
    with open_house(houses.settings(tmp_path, limits=most / IMPORTED_TABLES_OF_A_PERSON)) as house:
        limits: Any = house.client.app.state.limits  # type: ignore[attr-defined]
        for buckets in (*limits.people.values(), *limits.addresses.values(), limits.strangers):
            buckets.clock = itertools.count(0, 3600).__next__  # an hour goes by between two requests
        ada, ben = house.person("Ada"), house.person("Ben")
        kept = [imported(ada, json.dumps(GOOD))[1]["id"] for _ in range(most)]
        status, answer = imported(ada, json.dumps(GOOD))
        assert (status, answer["error"]["code"], answer["error"]["args"]) == (409, "too-many-imports", {"most": most})
        assert imported(ben, json.dumps(GOOD))[0] == 201
        assert {one["id"] for one in ada.get("/tables")["mine"]} == set(kept), "each can be found and deleted"
        assert ada.client.delete(f"/api/tables/{kept[0]}").status_code == 204
        assert imported(ada, json.dumps(GOOD))[0] == 201


def test_a_deleted_import_is_gone_with_all_that_was_beside_it(house: House, ada: Person, ben: Person) -> None:
    _, table = imported(ada, json.dumps(GOOD))
    id = table["id"]
    ben.post(f"/tables/{id}/study/comments", {"ply": 1, "text": "bold"}, 201)
    ben.post(f"/tables/{id}/talk", {"text": "hello"}, 201)
    with ben.at(id) as chair:
        chair.position()
        assert ben.trouble("DELETE", f"/tables/{id}") == (403, "not-host")
        assert ada.client.delete(f"/api/tables/{id}").status_code == 204
        assert code(chair.wait("error")) == "unknown-table"
    assert ada.trouble("GET", f"/tables/{id}/position") == (404, "unknown-table")
    assert ada.trouble("DELETE", f"/tables/{id}") == (404, "unknown-table")
    assert id not in [one["id"] for one in ada.get("/tables")["mine"]]
    assert house.client.portal is not None
    assert house.client.portal.call(rows_about, house, id) == 0


async def rows_about(house: House, table: str) -> int:
    """In every part of the database."""
    found = 0
    async with house.service.store.begin() as connection:
        for part in METADATA.sorted_tables:
            for column in part.columns:
                if column.references(TABLES.c.id) or column is TABLES.c.id:
                    chosen = select(func.count()).select_from(part).where(column == table)
                    found += (await connection.execute(chosen)).scalar_one()
    return found


async def test_words_that_come_after_their_game_was_deleted_are_refused_and_not_tried_for_ever(store: Store) -> None:
    """They were on their way when it went; the database refuses them as it does a number that is taken."""
    host = await store.add_identity("Ada")
    table = replace(a_table(host.id), status="finished", archived=True)
    await store.add_table(table)
    assert await store.delete_import(table.id, host.id)
    for late in (
        Talk(table.id, store).say(host.id, "watchers", "hello"),
        Comments(store).add(table.id, host.id, (0, "bold")),
    ):
        with pytest.raises(Trouble) as refused:
            await asyncio.wait_for(late, 5)
        assert refused.value.code == "unknown-table"


def test_a_game_that_was_played_here_is_never_deleted(ada: Person) -> None:
    for id in (finished(ada), ada.table("me", "me")):
        assert ada.trouble("DELETE", f"/tables/{id}") == (409, "not-imported")
        assert ada.position(id)["table"] == id

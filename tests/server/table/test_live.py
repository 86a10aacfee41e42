"""Playing over the WebSocket."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any, ClassVar

import pytest
from starlette.websockets import WebSocketDisconnect

from tablewright.server.protocol.messages import SERVER_MESSAGE
from tests.server.house import Chair, House, Json, Person, code, open_house, settings


@pytest.fixture
def table(ada: Person, ben: Person) -> str:
    id = ada.table("me", "open", bids="spoken")
    ben.post(f"/tables/{id}/join", {"seat": 1})
    return id


def plies(position: Json) -> list[int]:
    return [entry["ply"] for entry in position["log"]]


def test_everybody_is_shown_what_one_does(ada: Person, ben: Person, table: str) -> None:
    with ada.at(table) as a, ben.at(table) as b:
        assert a.position()["ply"] == b.position()["ply"] == 0
        assert a.act(0, 0, ["bid", 1]) == {"type": "done", "id": 1}
        assert a.latest()["ply"] == 1, "the position comes before the done"
        seen = b.position(ply=1)
        assert (seen["since"], plies(seen), seen["question"]["seat"]) == (0, [1], 1)


def test_every_message_is_of_a_described_form(ada: Person, ben: Person, table: str) -> None:
    with ada.at(table) as a, ben.at(table) as b:
        a.act(0, 0, ["bid", 1])
        a.ask(type="why", seat=0, zone="space")
        a.ask(type="ping")
        a.ask(type="nonsense")
        b.act(1, 1, ["bid", 0])
        for message in [*a.heard, *b.heard]:
            SERVER_MESSAGE.validate_python(message)
        news = {"position", "presence", "seats"}
        assert {message["type"] for message in a.heard} == news | {"done", "why", "pong", "error"}


def test_of_two_who_act_from_one_position_one_wins(ada: Person, table: str) -> None:
    with ada.at(table) as first, ada.at(table) as second:
        first.position(ply=0), second.position(ply=0)
        first.send(type="act", seat=0, ply=0, actions=[["bid", 1]])
        second.send(type="act", seat=0, ply=0, actions=[["bid", 2]])
        answers = []
        for chair in (first, second):
            while (message := chair.receive())["type"] not in ("done", "error"):
                pass
            answers.append(message["type"] if message["type"] == "done" else code(message))
        assert sorted(answers) == ["done", "stale-ply"]
        won = 1 if answers[0] == "done" else 2
        assert ada.position(table)["log"][1]["action"] == ["bid", won]
        assert ada.position(table)["revision"] == 1


@pytest.mark.parametrize(
    ("text", "expected", "id"),
    [
        ("", "malformed", None),
        ("{", "malformed", None),
        ("[" * 5000, "malformed", None),
        ('"act"', "malformed", None),
        ("[]", "malformed", None),
        ("{}", "unknown-type", None),
        ('{"type": "dance", "id": 4}', "unknown-type", 4),
        ('{"type": ["act"], "id": 4}', "unknown-type", 4),
        ('{"type": "ping"}', "bad-request", None),
        ('{"type": "ping", "id": 4, "extra": 1}', "bad-request", 4),
        ('{"type": "ping", "id": "4"}', "bad-request", None),
        ('{"type": "act", "id": 4, "seat": 0, "ply": 0, "actions": [["bid", 1.5]]}', "bad-request", 4),
        ('{"type": "act", "id": 4, "seat": 0, "ply": 0, "actions": "bid"}', "bad-request", 4),
        ('{"type": "act", "id": 4, "seat": 0, "ply": 0, "actions": [["fly"]]}', "unknown-action", 4),
        ('{"type": "act", "id": 4, "seat": 0, "ply": 0, "actions": [["bid", 5]]}', "illegal-action", 4),
        ('{"type": "act", "id": 4, "seat": 1, "ply": 0, "actions": [["bid", 0]]}', "foreign-seat", 4),
        ('{"type": "act", "id": 4, "seat": 9, "ply": 0, "actions": [["bid", 0]]}', "unknown-seat", 4),
        ('{"type": "act", "id": 4, "seat": 0, "ply": 8, "actions": [["bid", 0]]}', "stale-ply", 4),
        ('{"type": "undo", "id": 4, "seat": 0, "ply": 0, "to": 0}', "cannot-undo", 4),
        ('{"type": "undo", "id": 4, "seat": 1, "ply": 0, "to": 0}', "foreign-seat", 4),
        ('{"type": "why", "id": 4, "seat": 0}', "bad-request", 4),
        ('{"type": "why", "id": 4, "seat": 1, "zone": "quay"}', "foreign-seat", 4),
        ('{"type": "look", "id": 4, "seat": 1}', "foreign-seat", 4),
        ('{"type": "ping", "id": 4, "x": "' + "x" * 70_000 + '"}', "too-large", None),
        ('{"type": "ping", "id": 4, "x": "\ud800"}'.encode("utf-8", "replace").decode(), "bad-request", 4),
        ('{"type": "\\ud800", "id": 4}', "unknown-type", 4),
        ('{"type": "act", "id": 4, "seat": 0, "ply": 0, "actions": [["\\ud800"]]}', "bad-request", 4),
        ('{"type": "ping", "id": ' + "9" * 5000 + "}", "malformed", None),
        ('{"type": "ping", "id": 99999999999}', "bad-request", None),
    ],
)
def test_a_wrong_message_is_named_and_changes_nothing(
    ada: Person, table: str, text: str, expected: str, id: int | None
) -> None:
    with ada.at(table) as chair:
        chair.position(ply=0)
        chair.socket.send_text(text)
        error = chair.wait("error")
        assert (error["error"]["code"], error["id"]) == (expected, id)
        assert chair.ask(type="ping")["type"] == "pong", "the connection stays"
    assert ada.position(table)["revision"] == 0


def test_bytes_are_not_spoken_here(ada: Person, table: str) -> None:
    with ada.at(table) as chair:
        chair.position(ply=0)
        chair.socket.send_bytes(b'{"type": "ping", "id": 1}')
        assert code(chair.wait("error")) == "malformed"
        assert chair.ask(type="ping")["type"] == "pong"


def test_who_comes_back_hears_what_was_missed(ada: Person, ben: Person, table: str) -> None:
    with ada.at(table) as chair:
        assert plies(chair.position()) == [0]
        chair.act(0, 0, ["bid", 2])
    ben.act(table, 1, ["bid", 0])
    ada.act(table, 0, ["place", "quay"], ["take", "tea"])
    with ada.at(table, since=1) as chair:
        position = chair.position()
        assert (position["since"], plies(position), position["ply"]) == (1, [2, 3, 4], 4)
    with ada.at(table, since=4) as chair:
        assert chair.position()["log"] == []


def test_who_comes_back_after_an_undo_gets_the_log_from_there(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 2])
    ben.act(table, 1, ["bid", 0])
    ada.act(table, 0, ["place", "quay"], ["take", "tea"])
    ada.post(f"/tables/{table}/undo", {"seat": 0, "ply": 4, "to": 2})
    ada.act(table, 0, ["place", "quay"], ["take", "silk"])
    with ben.at(table, since=4) as chair:
        position = chair.position()
        assert (position["since"], plies(position)) == (2, [3, 4])
        assert position["log"][1]["action"] == ["take", "silk"]
    with ben.at(table, since=99) as chair:
        assert plies(chair.position()) == [1, 2, 3, 4]


def test_who_stays_through_an_undo_is_told_from_where(ada: Person, ben: Person, table: str) -> None:
    with ada.at(table) as a, ben.at(table) as b:
        a.act(0, 0, ["bid", 2])
        b.position(ply=1)
        assert a.ask(type="undo", seat=0, ply=1, to=0)["type"] == "done"
        back = b.position(ply=0)
        assert (back["since"], back["log"], back["revision"]) == (0, [], 2)


def test_lanes_are_told_when_they_close_and_to_those_who_come_back(ada: Person, ben: Person) -> None:
    id = ada.table("me", "open")
    ben.post(f"/tables/{id}/join", {"seat": 1})
    with ada.at(id) as a, ben.at(id) as b:
        b.position(ply=0)
        a.act(0, 0, ["bid", 1], ["seal"])
        hidden = b.position(ply=0, revision=1)
        assert hidden["log"] == []
    with ben.at(id, since=0) as b:
        assert b.position()["log"] == []
        b.act(1, 0, ["bid", 0], ["seal"])
        assert (b.latest()["since"], plies(b.latest())) == (0, [1, 2, 3, 4])
    with ben.at(id, since=3) as b:
        assert (b.position()["since"], plies(b.latest())) == (0, [1, 2, 3, 4])
    with ben.at(id, since=4) as b:
        assert b.position()["log"] == []


def test_at_a_shared_screen_the_eyes_follow_the_turn(ada: Person) -> None:
    id = ada.table("me", "me")
    with ada.at(id) as chair:
        first = chair.position()
        assert (first["viewer"], first["mine"], first["question"]["seat"]) == (0, [0, 1], 0)
        chair.act(0, 0, ["bid", 1])
        assert chair.ask(type="look", seat=1)["type"] == "done"
        other = chair.latest()
        assert (other["viewer"], other["since"], other["view"]["bids"]) == (1, -1, [None, -1])
        assert plies(other) == [0]
        chair.act(1, 0, ["bid", 0], ["seal"])
        assert chair.latest()["viewer"] == 0
        revisions = [message["revision"] for message in chair.heard if message["type"] == "position"]
        assert revisions == [0, 1, 1, 3], "one count, through whichever seat"
        chair.act(0, 1, ["seal"])
        assert chair.latest()["viewer"] == 0 and chair.latest()["undo"]["seat"] == 0


def test_undo_at_a_shared_screen_is_for_who_acted_last(ada: Person) -> None:
    id = ada.table("me", "me", bids="spoken")
    with ada.at(id) as chair:
        chair.act(0, 0, ["bid", 1])
        now = chair.latest()
        assert (now["viewer"], now["undo"]["seat"], now["undo"]["plies"]) == (1, 0, [0])
        assert chair.ask(type="undo", seat=0, ply=1, to=0)["type"] == "done"
        assert chair.latest()["ply"] == 0


def test_presence(house: House, ada: Person, ben: Person, table: str) -> None:
    with ada.at(table) as a:
        a.wait("presence", seats=[{"seat": 0, "connected": True}, {"seat": 1, "connected": False}], watching=0)
        with ben.at(table):
            a.wait("presence", seats=[{"seat": 0, "connected": True}, {"seat": 1, "connected": True}])
        a.wait("presence", seats=[{"seat": 0, "connected": True}, {"seat": 1, "connected": False}])
        with house.stranger().at(table) as watching:
            a.wait("presence", watching=1)
            assert watching.position()["viewer"] == -1
            assert code(watching.act(0, 0, ["bid", 0])) == "foreign-seat"


def test_a_bot_is_always_there(ada: Person) -> None:
    id = ada.table("me", "open", "first")
    with ada.at(id) as a:
        expected = [(0, True), (1, False), (2, True)]
        a.wait("presence", seats=[{"seat": seat, "connected": there} for seat, there in expected], watching=0)


def test_a_table_that_waits_tells_of_its_seats_and_then_of_the_game(ada: Person, ben: Person) -> None:
    id = ada.table("me", "open")
    with ada.at(id) as chair:
        assert chair.wait("table")["table"]["status"] == "waiting"
        assert code(chair.act(0, 0, ["bid", 0])) == "not-started"
        ben.post(f"/tables/{id}/join", {"seat": 1})
        assert chair.position()["seats"][1]["name"] == "Ben"


def test_a_table_that_there_is_not(ada: Person) -> None:
    with ada.at("nowhere") as chair:
        assert code(chair.receive()) == "unknown-table"
        with pytest.raises(WebSocketDisconnect) as gone:
            chair.receive()
        assert gone.value.code == 4404


@pytest.mark.parametrize(
    ("origin", "allowed"), [("http://testserver", True), ("http://elsewhere", False), ("null", False)]
)
def test_only_pages_of_this_server_may_connect(ada: Person, table: str, origin: str, allowed: bool) -> None:
    def connect() -> Json:
        with ada.client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": origin}) as socket:
            return Chair(socket).receive()

    if allowed:
        assert connect()["type"] in ("position", "presence")
    else:
        with pytest.raises(WebSocketDisconnect):
            connect()


def test_an_origin_can_be_allowed(tmp_path: Path) -> None:
    with open_house(settings(tmp_path, origins=("http://elsewhere",))) as house:
        ada = house.person("Ada")
        id = ada.table("me", "me")
        with ada.client.websocket_connect(f"/api/tables/{id}/live", headers={"origin": "http://elsewhere"}) as socket:
            assert Chair(socket).receive()["type"] == "position"


class DeafSocket:
    """A reader who never takes anything off the line, and never says anything."""

    scope: ClassVar[Json] = {}

    def __init__(self) -> None:
        self.closed: int | None = None

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> Json:
        await asyncio.Event().wait()
        raise AssertionError

    async def close(self, code: int, reason: str | None) -> None:
        self.closed = code


def test_a_reader_who_does_not_read_is_dropped(tmp_path: Path) -> None:
    from tablewright.server.base.limits import Limits
    from tablewright.server.table.session import OUTBOX_ROOM, TRY_AGAIN_LATER, Session, Surroundings

    with open_house(settings(tmp_path)) as house:
        ada = house.person("Ada")
        id = ada.table("me", "me")
        service: Any = house.service
        deaf = DeafSocket()

        async def listen() -> int:
            live = service.tables.get(id)
            around = Surroundings(service.tables, service.lobby.described, 0.05)
            session = Session(around, live, deaf, None, None, Limits().message_rate(), Limits().payer("", None))  # type: ignore[arg-type]
            for _ in range(10 * OUTBOX_ROOM):
                session.changed()
            waiting = session.outbox.qsize()
            await session.run()
            assert session not in live.subscribers
            return waiting

        assert house.client.portal is not None
        assert house.client.portal.call(listen) == 1, "news are not piled up"
        assert deaf.closed == TRY_AGAIN_LATER


def test_news_are_json_of_moderate_size(ada: Person, table: str) -> None:
    with ada.at(table) as chair:
        assert len(json.dumps(chair.position())) < 20_000


def test_few_matches_stay_in_memory_and_nobody_notices(tmp_path: Path) -> None:
    """Every table has somebody connected to it; whatever happens at one of them is told all the same."""
    with open_house(settings(tmp_path, cached_tables=2)) as house, ExitStack() as chairs:
        ada = house.person("Ada")
        tables: Any = house.service.tables
        ids = [ada.table("me", "me", bids="spoken") for _ in range(6)]
        watching = [chairs.enter_context(house.stranger().at(id)) for id in ids]
        for chair in watching:
            chair.position(ply=0)
        for ply in range(3):
            for id, chair in zip(ids, watching, strict=True):
                position = ada.position(id)
                action = position["question"]["options"][0]["action"]
                body = {"seat": position["viewer"], "ply": ply, "actions": [action]}
                assert ada.post(f"/tables/{id}/moves", body)["ply"] == ply + 1
                told = chair.position(ply=ply + 1)
                assert (told["since"], plies(told)) == (ply, [ply + 1]), "the log goes on where it was"
                assert sum(live.cached_progress is not None for live in tables.tables.values()) <= 2
        assert len(tables.tables) == 6
        chairs.close()
        ada.position(ids[0])
        assert len(tables.tables) <= 2


def test_tables_that_nobody_looks_at_are_dropped(tmp_path: Path) -> None:
    with open_house(settings(tmp_path, cached_tables=3)) as house:
        ada = house.person("Ada")
        tables: Any = house.service.tables
        for number in range(10):
            ada.position(ada.table("me", "me"))
            assert ada.trouble("GET", f"/tables/nowhere-{number}") == (404, "unknown-table")
        assert len(tables.tables) <= 3


def test_long_tables_take_the_room_of_several(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as five ordinary ones each, two of them are one too many; the one used last stays all the same."""
    with open_house(settings(tmp_path, cached_tables=6)) as house:
        ada = house.person("Ada")
        tables: Any = house.service.tables
        ids = [ada.finished_table() for _ in range(3)]
        assert sum(live.has_match() for live in tables.tables.values()) == 3
        plies = ada.position(ids[0])["ply"]
        monkeypatch.setattr("tablewright.server.table.live.PLIES_OF_AN_ORDINARY_TABLE", plies // 4)
        for id in ids:
            ada.position(id)
        assert [one for one in ids if one in tables.tables and tables.tables[one].has_match()] == ids[2:]
        monkeypatch.setattr("tablewright.server.table.live.PLIES_OF_AN_ORDINARY_TABLE", plies * 2)
        for id in ids:
            ada.position(id)
        assert tables.weight == sum(live.weighed for live in tables.recent.values()) == 3

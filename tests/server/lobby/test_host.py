"""What the host of a table may do: free a seat, hand it to a bot, pause, abandon; and what happens at the same time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from msgspec.structs import replace

from tablewright.server.base.bot_names import bot_name
from tablewright.server.lobby.seating import handed_to_bot
from tablewright.server.protocol.errors import Trouble
from tests.server.house import House, Json, Person, code


@pytest.fixture
def table(ada: Person, ben: Person) -> str:
    """Running, Ada's turn, Ada is the host."""
    id = ada.table("me", "open", bids="spoken")
    ben.post(f"/tables/{id}/join", {"seat": 1})
    return id


def host(person: Person, id: str, what: str, body: Json | None = None) -> Json:
    done: Json = person.post(f"/tables/{id}/host/{what}", body)
    return done


def let_in(person: Person, id: str) -> None:
    for one in person.get(f"/tables/{id}/host/removed"):
        person.post(f"/tables/{id}/host/let-in", {"number": one["number"]})


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


# Freeing a seat.


def test_the_host_frees_a_seat_of_a_waiting_table(ada: Person, ben: Person) -> None:
    id = ada.table("me", "open", "open")
    ben.post(f"/tables/{id}/join", {"seat": 1})
    with ben.at(id) as chair:
        chair.wait("table")
        assert kinds(host(ada, id, "remove", {"seat": 1})) == ["human", "open", "open"]
        assert kinds(chair.wait("table")["table"]) == ["human", "open", "open"]
    assert ben.get("/tables")["mine"] == []
    assert kinds(host(ada, id, "remove", {"seat": 1})) == ["human", "open", "open"], "twice is fine"


def test_whoever_is_removed_from_a_running_game_is_a_stranger_there(ada: Person, ben: Person, table: str) -> None:
    with ben.at(table) as chair:
        chair.position(viewer=1)
        removed = host(ada, table, "remove", {"seat": 1})
        assert (removed["status"], kinds(removed)) == ("running", ["human", "open"])
        seen = chair.position(viewer=-1)
        assert seen["mine"] == [] and seen["seats"][1] | {"to_act": False} == {
            "seat": 1, "name": "", "kind": "open", "bot": None, "mine": False, "connected": False, "to_act": False,
        }  # fmt: skip
        assert code(chair.act(1, 0, ["bid", 0])) == "foreign-seat"
    ada.act(table, 0, ["bid", 1])
    waiting = ada.position(table)
    assert [seat["to_act"] for seat in waiting["seats"]] == [False, True], "the game waits for the open seat"
    assert ben.trouble("POST", f"/tables/{table}/join", {"seat": 1}) == (403, "was-removed")
    let_in(ada, table)
    ben.post(f"/tables/{table}/join", {"seat": 1})
    ben.act(table, 1, ["bid", 0])
    assert ada.position(table)["ply"] == 2


def test_a_bot_gets_up_for_a_person(ada: Person, ben: Person) -> None:
    id = ada.table("me", "first", bids="spoken")
    host(ada, id, "remove", {"seat": 1})
    ada.act(id, 0, ["bid", 1])
    assert ben.post(f"/tables/{id}/join", {"seat": 1})["seats"][1]["name"] == "Ben"
    assert ben.position(id)["question"]["seat"] == 1


# Handing a seat to a bot.


def test_a_bot_plays_on_for_whoever_sat_there(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 1])
    with ada.at(table) as chair:
        chair.position(ply=1)
        handed = host(ada, table, "bot", {"seat": 1, "bot": "first"})
        assert handed["seats"][1] == {
            "seat": 1, "name": bot_name(table, 1), "kind": "bot", "bot": "first", "mine": False,
            "since": None, "stand_in": None, "clock": None,
        }  # fmt: skip
        moved = chair.position(ply=2)
        assert moved["log"][-1]["seat"] == 1
    assert ben.trouble("POST", f"/tables/{table}/moves", {"seat": 1, "ply": 2, "actions": [["bid", 0]]}) == (
        403,
        "foreign-seat",
    )


def test_a_host_whose_own_seat_is_a_bots_is_host_all_the_same(ada: Person, ben: Person, table: str) -> None:
    with ben.at(table) as chair:
        host(ada, table, "bot", {"seat": 0, "bot": "first"})
        assert chair.position(ply=1)["log"][-1]["seat"] == 0
    assert host(ada, table, "pause")["paused"] is True


def test_an_open_seat_is_handed_to_a_bot_and_the_game_begins(ada: Person) -> None:
    id = ada.table("me", "open")
    begun = host(ada, id, "bot", {"seat": 1, "bot": "first"})
    assert (begun["status"], begun["seats"][1]["bot"]) == ("running", "first")
    waiting = ada.table("me", "open", start=False)
    assert host(ada, waiting, "bot", {"seat": 1, "bot": "any"})["status"] == "waiting"
    assert ada.post(f"/tables/{waiting}/start")["status"] == "running"


# Pausing.


def test_nobody_acts_while_the_game_is_paused(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 1])
    with ben.at(table) as chair:
        assert chair.position()["question"] is not None
        assert host(ada, table, "pause")["paused"] is True
        seen = chair.position(paused=True)
        assert (seen["question"], seen["undo"]["can"], seen["seats"][1]["to_act"]) == (None, 0, True)
        assert code(chair.act(1, 1, ["bid", 0])) == "table-paused"
        assert code(chair.ask(type="undo", seat=1, ply=1, to=0)) == "table-paused"
        move = {"seat": 1, "ply": 1, "actions": [["bid", 0]]}
        assert ben.trouble("POST", f"/tables/{table}/moves", move) == (409, "table-paused")
        assert ada.trouble("POST", f"/tables/{table}/undo", {"seat": 0, "ply": 1, "to": 0}) == (409, "table-paused")
        assert host(ada, table, "pause")["paused"] is True, "twice is fine"
        assert host(ada, table, "resume")["paused"] is False
        assert chair.position(paused=False)["question"] is not None
        assert chair.act(1, 1, ["bid", 0])["type"] == "done"


def test_bots_do_not_act_while_the_game_is_paused(ada: Person, ben: Person, table: str) -> None:
    host(ada, table, "pause")
    host(ada, table, "bot", {"seat": 0, "bot": "first"})
    other = ada.table("first", "me", bids="spoken")
    with ada.at(other) as chair:
        chair.position(ply=1)  # the bots have looked around since
    assert ada.position(table)["ply"] == 0
    with ben.at(table) as chair:
        host(ada, table, "resume")
        chair.position(ply=1)


def test_an_open_seat_can_be_taken_while_the_game_is_paused(ada: Person, ben: Person, table: str) -> None:
    host(ada, table, "pause")
    ben.post(f"/tables/{table}/leave")
    joined = ben.post(f"/tables/{table}/join", {"seat": 1})
    assert (joined["paused"], kinds(joined)) == (True, ["human", "human"])


# Abandoning.


def test_an_abandoned_game_is_over_and_open_to_read(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 1])
    assert ben.trouble("GET", f"/tables/{table}/record.json") == (409, "still-running")
    host(ada, table, "pause")
    with ben.at(table) as chair:
        chair.position(status="running")
        ended = host(ada, table, "abandon")
        assert (ended["status"], ended["paused"], ended["result"]) == ("abandoned", False, None)
        seen = chair.position(status="abandoned")
        assert (seen["question"], seen["waiting"], seen["result"], seen["undo"]["can"]) == (None, [], None, 0)
        assert code(chair.act(1, 1, ["bid", 0])) == "table-abandoned"
    assert ben.get(f"/tables/{table}/record.json")["moves"] == [[0, "bid", 1]]
    assert ben.position(table, ply=0)["shown"] == 0
    lists = ben.get("/tables")
    assert table not in [one["id"] for one in lists["running"]]
    assert table in [one["id"] for one in lists["mine"]]


def test_a_waiting_table_that_is_abandoned_is_gone(ada: Person) -> None:
    id = ada.table("me", "open")
    host(ada, id, "abandon")
    assert ada.trouble("GET", f"/tables/{id}") == (404, "unknown-table")
    assert ada.trouble("POST", f"/tables/{id}/host/abandon") == (404, "unknown-table")


# Who may, and when.

POWERS: list[tuple[str, Json | None]] = [
    ("remove", {"seat": 1}),
    ("bot", {"seat": 1, "bot": "first"}),
    ("pause", None),
    ("resume", None),
    ("abandon", None),
]


@pytest.mark.parametrize(("what", "body"), POWERS)
def test_these_are_the_hosts_powers(ada: Person, ben: Person, table: str, what: str, body: Json | None) -> None:
    assert ben.trouble("POST", f"/tables/{table}/host/{what}", body) == (403, "not-host")
    assert ada.trouble("POST", f"/tables/nowhere/host/{what}", body) == (404, "unknown-table")
    host(ada, table, "abandon")
    assert ada.trouble("POST", f"/tables/{table}/host/{what}", body) == (409, "table-abandoned")


def test_a_finished_game_stays_as_it_is(ada: Person) -> None:
    id = ada.finished_table()
    for what, body in POWERS:
        assert ada.trouble("POST", f"/tables/{id}/host/{what}", body) == (409, "table-finished")
    assert ada.trouble("POST", f"/tables/{id}/leave") == (409, "table-finished")
    assert ada.trouble("POST", f"/tables/{id}/join", {"seat": 0}) == (409, "table-finished")
    assert ada.position(id)["status"] == "finished"


@pytest.mark.parametrize(
    ("what", "body", "refused"),
    [
        ("remove", {"seat": 2}, (404, "unknown-seat")),
        ("remove", {"seat": -1}, (422, "bad-request")),
        ("remove", {}, (422, "bad-request")),
        ("remove", {"seat": 1, "why": "rude"}, (422, "bad-request")),
        ("bot", {"seat": 2, "bot": "first"}, (404, "unknown-seat")),
        ("bot", {"seat": 1, "bot": "nobody"}, (422, "bad-setup")),
        ("bot", {"seat": 1}, (422, "bad-request")),
        ("bot", {"seat": "1", "bot": "first"}, (422, "bad-request")),
    ],
)
def test_bad_wishes_are_refused(ada: Person, table: str, what: str, body: Json, refused: tuple[int, str]) -> None:
    assert ada.trouble("POST", f"/tables/{table}/host/{what}", body) == refused
    assert kinds(ada.get(f"/tables/{table}")) == ["human", "human"]


def test_a_table_that_has_not_begun_cannot_be_paused(ada: Person) -> None:
    id = ada.table("me", "open")
    for what in ("pause", "resume"):
        assert ada.trouble("POST", f"/tables/{id}/host/{what}") == (409, "not-started")


# At the same time.


def at_once(*wishes: tuple[Person, str, Json]) -> list[Any]:
    """The answers to requests that are made at the same time."""
    with ThreadPoolExecutor(len(wishes)) as threads:
        asked = [threads.submit(person.client.post, f"/api{path}", json=body) for person, path, body in wishes]
        return [answer.result() for answer in asked]


def test_of_many_who_take_the_same_seat_one_gets_it(house: House, ada: Person) -> None:
    crowd = [house.person(f"Guest {number}") for number in range(6)]
    for _ in range(3):
        id = ada.table("me", "open", "open", start=False)
        answers = at_once(*[(one, f"/tables/{id}/join", {"seat": 1}) for one in crowd])
        assert sorted(answer.status_code for answer in answers) == [200] + 5 * [409]
        assert {answer.json()["error"]["code"] for answer in answers if answer.status_code == 409} == {"seat-taken"}
        winner = next(one for one, answer in zip(crowd, answers, strict=True) if answer.status_code == 200)
        assert winner.get(f"/tables/{id}")["seats"][1]["mine"] is True


def test_a_change_that_was_overtaken_is_thought_over(house: House, ada: Person, table: str) -> None:
    """Another server hands the seat to a bot between this one's look and its change: both hold."""
    service = house.service
    asked = 0

    async def overtaken() -> None:
        def rule(seen: Any) -> Any:
            nonlocal asked
            asked += 1
            return replace(seen, paused=True)

        async with service.tables.open(table) as live:
            seen = await live.table()
            await service.store.change_table(seen, handed_to_bot(seen, seen.host, 1, "first"))
        # The cached table is the old one now; on a shared database every request looks again by itself.
        await service.lobby.change(table, rule)

    portal(house).call(overtaken)
    assert asked >= 1
    now = ada.get(f"/tables/{table}")
    assert (now["paused"], kinds(now)) == (True, ["human", "bot"])


def test_a_move_of_a_seat_that_was_lost_elsewhere_is_not_accepted(house: House, ada: Person, table: str) -> None:
    """The mover's server has checked the seat and not heard yet that another server has given it away: the store
    compares the seating in the transaction that would accept the move."""
    service = house.service

    async def too_late() -> str:
        async with service.tables.open(table) as live:
            seen = await live.table()
            await live.progress()
            await service.store.change_table(seen, handed_to_bot(seen, seen.host, 0, "endless"))
            with pytest.raises(Trouble) as refused:
                await live.act(0, 0, 0, [["bid", 1]])
            assert await service.store.rows(table) == []
            return refused.value.code

    assert portal(house).call(too_late) == "stale-ply"
    assert ada.get(f"/tables/{table}")["seats"][0]["bot"] == "endless"
    host(ada, table, "abandon")


def test_moving_and_being_removed_at_the_same_time(house: House, ada: Person, ben: Person) -> None:
    """Whichever comes first: a move is in the game if and only if its sender was told so."""
    for _ in range(5):
        id = ada.table("open", "me", bids="spoken", start=True)
        ben.post(f"/tables/{id}/join", {"seat": 0})
        move = {"seat": 0, "ply": 0, "actions": [["bid", 1]]}
        moved, removed = at_once((ben, f"/tables/{id}/moves", move), (ada, f"/tables/{id}/host/remove", {"seat": 0}))
        assert removed.status_code == 200
        assert moved.status_code == 200 or moved.json()["error"]["code"] in ("foreign-seat", "stale-ply")
        now = ada.position(id)
        assert now["ply"] == (1 if moved.status_code == 200 else 0)
        assert now["seats"][0]["kind"] == "open"


def portal(house: House) -> Any:
    assert house.client.portal is not None
    return house.client.portal

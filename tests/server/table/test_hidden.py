"""Nothing hidden leaves the server: lanes, hands, spectators."""

from __future__ import annotations

import json

import pytest

from tests.server.house import House, Json, Person


@pytest.fixture
def table(ada: Person, ben: Person) -> str:
    id = ada.table("me", "open")
    ben.post(f"/tables/{id}/join", {"seat": 1})
    return id


def plies(position: Json) -> list[int]:
    return [entry["ply"] for entry in position["log"]]


def verbs(position: Json) -> list[tuple[int, str]]:
    return [(event["seat"], event["verb"]) for entry in position["log"] for event in entry["events"]]


def test_each_seat_hears_of_its_own_cards_and_a_spectator_of_none(
    house: House, ada: Person, ben: Person, table: str
) -> None:
    assert verbs(ada.position(table)).count((0, "drew")) == 2
    assert (1, "drew") not in verbs(ada.position(table))
    assert verbs(ben.position(table)).count((1, "drew")) == 2
    spectator = house.stranger().position(table)
    assert "drew" not in json.dumps(spectator["log"])
    assert spectator["view"]["hands"] == [2, 2]
    assert ada.position(table)["view"]["hands"][1] == 2


def test_what_is_chosen_at_the_same_time_is_hidden_until_all_have_chosen(
    house: House, ada: Person, ben: Person, table: str
) -> None:
    ada.act(table, 0, ["bid", 1])
    for person in (ben, house.stranger()):
        seen = person.position(table)
        assert plies(seen) == [0]
        assert seen["view"]["bids"][0] is None
        assert {"seat": 0, "prompt": None} in seen["waiting"]
        assert '"bid"' not in json.dumps(person.get(f"/tables/{table}/events")["log"])
    assert plies(ada.position(table)) == [0, 1]
    ben.act(table, 1, ["bid", 2], ["seal"])
    assert plies(ada.position(table)) == [0, 1]
    done = ada.act(table, 0, ["seal"])
    assert (done["since"], plies(done)) == (0, [1, 2, 3, 4]), "what was hidden is told now"
    for person in (ada, ben, house.stranger()):
        assert plies(person.position(table)) == [0, 1, 2, 3, 4]
        assert person.position(table)["log"][2]["action"] == ["bid", 2]
    # What a lane told was told to its seat, then and for ever.
    assert ada.position(table)["log"][2]["events"] == []


def test_a_look_at_the_past_shows_no_more_than_was_seen_then(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 1])
    ada.act(table, 0, ["seal"])
    assert ada.position(table, ply=1)["view"]["bids"] == [1, None]
    assert ada.position(table, ply=2)["view"]["ready"] == [True, False]
    assert ben.position(table, ply=0)["view"]["bids"] == [None, -1]
    assert ben.trouble("GET", f"/tables/{table}/position?ply=1") == (404, "unknown-ply")
    ben.act(table, 1, ["bid", 2])
    assert ben.position(table, ply=1)["view"]["bids"] == [None, 2]
    ben.act(table, 1, ["seal"])
    assert ben.position(table, ply=1)["view"]["bids"] == [None, -1]
    assert plies(ben.position(table, ply=2)) == [0, 1, 2]


def test_another_seat_in_its_lane_does_not_make_a_move_stale(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 1], ["seal"])
    body = {"seat": 1, "ply": 0, "revision": 0, "actions": [["bid", 0]]}
    done = ben.post(f"/tables/{table}/moves", body)
    assert (done["ply"], done["revision"]) == (1, 2), "that Ada is done everybody sees, but not with how many plies"
    for sent in (body, {**body, "revision": 1}, {name: body[name] for name in body if name != "revision"}):
        assert ben.trouble("POST", f"/tables/{table}/moves", sent) == (409, "stale-ply"), "once is enough"


def test_a_move_in_a_lane_that_is_sent_again_counts_once(ada: Person, ben: Person, table: str) -> None:
    """Also when all have become known meanwhile: no number that was shown in a lane is ever shown again."""
    ada.act(table, 0, ["bid", 1])
    body = {"seat": 1, "ply": 0, "revision": 0, "actions": [["bid", 0]]}
    first = ben.post(f"/tables/{table}/moves", body)
    assert (first["ply"], first["revision"]) == (1, 1)
    seal = {"seat": 1, "ply": 1, "revision": 1, "actions": [["seal"]]}
    assert ben.post(f"/tables/{table}/moves", seal)["revision"] == 2
    ada.act(table, 0, ["seal"])
    now = ben.position(table)
    assert (now["ply"], now["revision"]) == (4, 4)
    for sent in (body, seal):
        assert ben.trouble("POST", f"/tables/{table}/moves", sent) == (409, "stale-ply")


def test_in_a_lane_everybody_takes_back_the_own_plies(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 1])
    ben.act(table, 1, ["bid", 2])
    done = ada.act(table, 0, ["seal"])
    assert done["undo"]["plies"] == [1, 0]
    back = ada.post(f"/tables/{table}/undo", {"seat": 0, "ply": 2, "to": 0})
    assert (back["ply"], back["revision"], back["view"]["bids"]) == (0, 3, [-1, None])
    assert ben.position(table)["view"]["bids"] == [None, 2]
    ben.act(table, 1, ["seal"])
    assert ada.act(table, 0, ["bid", 0], ["seal"])["view"]["bids"] == [0, 2]
    assert ada.position(table)["undo"]["barrier"]["reason"] == "reveal"


def everything(person: Person, table: str) -> list[str]:
    """All that somebody is told who asks for it. (What a plan or a study says is looked at by the trials.)"""
    answers = [
        person.client.get(f"/api{path}")
        for path in (
            f"/tables/{table}",
            f"/tables/{table}/position",
            f"/tables/{table}/position?ply=0",
            f"/tables/{table}/position?ply=1",
            f"/tables/{table}/events",
            f"/tables/{table}/events?since=1",
            f"/tables/{table}/away?seen=0",
            f"/tables/{table}/study",
        )
    ]
    stale = {"seat": 1, "ply": 9, "revision": 9, "actions": [["bid", 0]]}
    answers.append(person.client.post(f"/api/tables/{table}/moves", json=stale))
    answers.append(person.client.post(f"/api/tables/{table}/undo", json={"seat": 1, "ply": 0, "to": 0}))
    for answer in answers:
        del answer.headers["x-request-id"]
    lists = person.get("/tables")  # with other tables, where bots may go on
    listed = [(name, one) for name in sorted(lists) for one in lists[name] if one["id"] == table]
    told = [f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}" for answer in answers]
    return [str(listed), *told]


def test_nobody_can_tell_how_far_the_others_are(house: House, ada: Person, ben: Person, table: str) -> None:
    stranger = house.stranger()
    people = ben, stranger
    with ben.at(table) as b, stranger.at(table) as s:
        first = [chair.position() for chair in (b, s)]
        before = [everything(person, table) for person in people]
        for coins in (1, 2):
            ada.act(table, 0, ["bid", coins])
            assert [everything(person, table) for person in people] == before
            if coins == 1:
                ada.post(f"/tables/{table}/undo", {"seat": 0, "ply": 1, "to": 0})
                assert [everything(person, table) for person in people] == before
        for chair in (b, s):
            assert chair.ask(type="ping")["type"] == "pong"
            assert [one for one in chair.heard if one["type"] == "position"] == [chair.heard[0]], "nothing was to tell"
        ada.act(table, 0, ["seal"])
        for chair, shown in zip((b, s), first, strict=True):
            now = chair.position()
            assert (shown["ply"], shown["revision"], now["ply"], now["revision"]) == (0, 0, 0, 1)
            assert now["view"]["ready"] == [True, False], "who is done may be known"


def test_who_looks_through_another_seat_is_not_disturbed_by_what_is_done_unseen(ada: Person, ben: Person) -> None:
    id = ada.table("me", "me", "open")
    ben.post(f"/tables/{id}/join", {"seat": 2})
    with ada.at(id) as chair:
        assert chair.position()["viewer"] == 0
        chair.ask(type="look", seat=1)
        assert chair.latest()["viewer"] == 1
        ben.act(id, 2, ["bid", 1])
        assert chair.ask(type="ping")["type"] == "pong"
        assert chair.latest()["viewer"] == 1
        ben.act(id, 2, ["seal"])
        assert chair.position()["viewer"] == 0


def test_a_preview_stops_where_something_unknown_begins(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 1])
    ben.act(table, 1, ["bid", 2], ["seal"])
    seal = ada.position(table)["question"]["options"][0]
    assert (seal["action"], seal["more"]) == (["seal"], True)
    assert [event["verb"] for event in seal["preview"]] == ["sealed"]


def test_at_a_shared_screen_one_looks_through_one_seat_at_a_time(ada: Person) -> None:
    id = ada.table("me", "me")
    ada.act(id, 0, ["bid", 1])
    assert ada.position(id, seat=1)["view"]["bids"] == [None, -1]
    assert ada.position(id, seat=0)["view"]["bids"] == [1, None]
    assert ada.position(id)["viewer"] == 0
    ada.act(id, 0, ["seal"])
    assert ada.position(id)["viewer"] == 1

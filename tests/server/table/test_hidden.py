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
    assert ben.position(table, ply=1)["view"]["bids"] == [None, -1]
    assert plies(ben.position(table, ply=2)) == [0]
    ben.act(table, 1, ["bid", 2], ["seal"])
    assert ben.position(table, ply=1)["view"]["bids"] == [None, -1]
    assert plies(ben.position(table, ply=2)) == [0, 1, 2]


def test_another_seat_in_its_lane_does_not_make_a_move_stale(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 1])
    body = {"seat": 1, "ply": 0, "revision": 0, "actions": [["bid", 0]]}
    assert ben.post(f"/tables/{table}/moves", body)["ply"] == 2
    del body["revision"]
    assert ben.trouble("POST", f"/tables/{table}/moves", body) == (409, "stale-ply")


def test_in_a_lane_everybody_takes_back_the_own_plies(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 1])
    ben.act(table, 1, ["bid", 2])
    done = ada.act(table, 0, ["seal"])
    assert done["undo"]["plies"] == [2, 0]
    back = ada.post(f"/tables/{table}/undo", {"seat": 0, "ply": 3, "to": 0})
    assert (back["ply"], back["view"]["bids"]) == (1, [-1, None])
    assert ben.position(table)["view"]["bids"] == [None, 2]
    ben.act(table, 1, ["seal"])
    assert ada.act(table, 0, ["bid", 0], ["seal"])["view"]["bids"] == [0, 2]
    assert ada.position(table)["undo"]["barrier"]["reason"] == "reveal"


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

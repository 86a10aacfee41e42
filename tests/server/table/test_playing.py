"""Playing over HTTP: moves, why not, undo, stepping through the past."""

from __future__ import annotations

import pytest

from tests.server.house import House, Json, Person


@pytest.fixture
def table(ada: Person, ben: Person) -> str:
    id = ada.table("me", "open", bids="spoken")
    ben.post(f"/tables/{id}/join", {"seat": 1})
    return id


def moves(seat: int, ply: int, *actions: list[str | int], **more: object) -> Json:
    return {"seat": seat, "ply": ply, "actions": list(actions), **more}


def test_a_position_asks_one_question_with_all_its_options(ada: Person, ben: Person, table: str) -> None:
    mine, his = ada.position(table), ben.position(table)
    assert mine["question"]["prompt"] == {
        "key": "harbour-ask-choose-bid",
        "args": {"seat": {"noun": "seat", "id": 0}},
    }
    assert [option["action"] for option in mine["question"]["options"]] == [["bid", 0], ["bid", 1], ["bid", 2]]
    bid = mine["question"]["options"][1]
    assert bid["label"] == {"key": "harbour-do-bid", "args": {"coins": 1}}
    assert bid["zones"] == ["purse.1", "purse"]
    assert [(event["verb"], event["args"]) for event in bid["preview"]] == [("bid", {"coins": 1})]
    assert his["question"] is None
    assert his["waiting"] == [{"seat": 0, "prompt": mine["question"]["prompt"]}]
    assert [seat["to_act"] for seat in his["seats"]] == [True, False]


def test_a_move_changes_the_position_for_all(ada: Person, ben: Person, table: str) -> None:
    done = ada.post(f"/tables/{table}/moves", moves(0, 0, ["bid", 1]))
    assert (done["ply"], done["since"], [entry["ply"] for entry in done["log"]]) == (1, 0, [1])
    assert ben.position(table)["question"]["seat"] == 1
    assert ben.get(f"/tables/{table}")["ply"] == 1


def test_a_batch_is_taken_whole_or_not_at_all(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 2])
    ben.act(table, 1, ["bid", 0])
    answer = ada.client.post(
        f"/api/tables/{table}/moves", json=moves(0, 2, ["place", "quay"], ["take", "silk"], ["rest"])
    )
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["args"]) == (409, "illegal-action", {"number": 3})
    assert error["refusal"] == {"rule": "HAR-2-b", "phrase": {"key": "harbour-why-not-your-question", "args": {}}}
    assert ada.position(table)["ply"] == 2
    done = ada.post(f"/tables/{table}/moves", moves(0, 2, ["place", "quay"], ["take", "silk"]))
    assert done["ply"] == 4
    assert done["view"]["goods"][0] == [0, 1, 0]


def test_a_refusal_names_the_rule_and_what_is_missing(ada: Person, table: str) -> None:
    answer = ada.client.post(f"/api/tables/{table}/moves", json=moves(0, 0, ["bid", 6]))
    assert answer.json()["error"]["refusal"] == {
        "rule": "HAR-2-c",
        "phrase": {"key": "harbour-why-coins-missing", "args": {"missing": 4}},
    }


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (moves(1, 0, ["bid", 0]), (403, "foreign-seat")),
        (moves(7, 0, ["bid", 0]), (404, "unknown-seat")),
        (moves(0, 1, ["bid", 0]), (409, "stale-ply")),
        (moves(0, 0, ["bid", 0], revision=3), (409, "stale-ply")),
        (moves(0, 0, ["fly"]), (422, "unknown-action")),
        (moves(0, 0, ["bid", True]), (422, "bad-request")),
        (moves(0, 0), (422, "bad-request")),
        (moves(0, 0, []), (422, "bad-request")),
        (moves(0, -1, ["bid", 0]), (422, "bad-request")),
        (moves(0, 0, ["place", "quay"]), (409, "illegal-action")),
    ],
)
def test_what_is_wrong_with_a_move(ada: Person, table: str, body: Json, expected: tuple[int, str]) -> None:
    assert ada.trouble("POST", f"/tables/{table}/moves", body) == expected
    assert ada.position(table)["revision"] == 0


def test_somebody_without_a_seat_only_watches(house: House, ada: Person, table: str) -> None:
    stranger = house.stranger()
    assert stranger.position(table)["viewer"] == -1
    assert stranger.position(table)["mine"] == []
    assert stranger.trouble("POST", f"/tables/{table}/moves", moves(0, 0, ["bid", 0])) == (403, "foreign-seat")
    assert stranger.trouble("POST", f"/tables/{table}/undo", {"seat": 0, "ply": 0, "to": 0}) == (403, "foreign-seat")
    assert stranger.trouble("POST", f"/tables/{table}/why", {"seat": 0, "zone": "quay"}) == (403, "foreign-seat")
    assert stranger.trouble("GET", f"/tables/{table}/position?seat=0") == (403, "foreign-seat")
    assert stranger.trouble("GET", f"/tables/{table}/position?seat=9") == (404, "unknown-seat")


def test_what_is_asked_of_a_table_that_has_not_started(ada: Person) -> None:
    id = ada.table("me", "open")
    for method, path, body in (
        ("GET", "position", None),
        ("GET", "events", None),
        ("POST", "moves", moves(0, 0, ["bid", 0])),
        ("POST", "undo", {"seat": 0, "ply": 0, "to": 0}),
        ("POST", "why", {"seat": 0, "zone": "quay"}),
    ):
        assert ada.trouble(method, f"/tables/{id}/{path}", body) == (409, "not-started")
    assert ada.trouble("GET", "/tables/nowhere/position") == (404, "unknown-table")


def test_why_tells_of_a_zone_what_could_be_done_there_and_why_not(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 2])
    ben.act(table, 1, ["bid", 0])
    ada.act(table, 0, ["place", "quay"], ["take", "tea"])
    ben.act(table, 1, ["decline"])
    ben.act(table, 1, ["rest"])
    answers = ada.post(f"/tables/{table}/why", {"seat": 0, "zone": "space"})["answers"]
    assert [(answer["action"][1], answer["refusal"] is None) for answer in answers] == [
        ("market", True),
        ("tavern", True),
        ("quay", False),
    ]
    assert answers[2]["refusal"]["phrase"] == {
        "key": "harbour-why-own-worker-there",
        "args": {"space": {"noun": "space", "id": "quay"}},
    }
    asked = {"seat": 0, "action": ["broker", "silk"]}
    (answer,) = ada.post(f"/tables/{table}/why", asked)["answers"]
    assert answer["refusal"]["rule"] == "HAR-5-a"


def test_why_is_asked_about_one_thing(ada: Person, table: str) -> None:
    path = f"/tables/{table}/why"
    assert ada.trouble("POST", path, {"seat": 0}) == (422, "bad-request")
    assert ada.trouble("POST", path, {"seat": 0, "zone": "quay", "action": ["rest"]}) == (422, "bad-request")
    assert ada.trouble("POST", path, {"seat": 0, "action": ["fly"]}) == (422, "unknown-action")
    assert ada.post(path, {"seat": 0, "zone": "nowhere"})["answers"] == []


def test_the_past_can_be_stepped_through(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 2])
    ben.act(table, 1, ["bid", 0])
    before = ada.position(table)
    ada.act(table, 0, ["place", "quay"], ["take", "tea"])
    past = ada.position(table, ply=2)
    assert (past["ply"], past["shown"], past["view"]) == (4, 2, before["view"])
    assert (past["question"], past["waiting"], past["undo"]["can"]) == (None, [], 0)
    assert [entry["ply"] for entry in past["log"]] == [0, 1, 2]
    assert ada.trouble("GET", f"/tables/{table}/position?ply=5") == (404, "unknown-ply")
    assert ada.trouble("GET", f"/tables/{table}/position?ply=-1") == (422, "bad-request")
    assert [entry["ply"] for entry in ada.get(f"/tables/{table}/events?since=2")["log"]] == [3, 4]


def test_an_interrupt_is_marked_and_leaves_the_question_standing(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 2])
    ben.act(table, 1, ["bid", 0])
    ada.act(table, 0, ["place", "quay"], ["take", "tea"])
    ben.act(table, 1, ["decline"])
    ben.act(table, 1, ["rest"])
    question = ada.position(table)["question"]
    assert [option["action"] for option in question["options"] if option["interrupt"]] == [["broker", "tea"]]
    done = ada.act(table, 0, ["broker", "tea"], ["sell", "guild"])
    assert done["question"]["prompt"] == question["prompt"]


def test_undo_takes_back_my_own_plies_only(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 2])
    ben.act(table, 1, ["bid", 0])
    done = ada.act(table, 0, ["place", "quay"], ["take", "tea"])
    assert done["undo"] == {"seat": 0, "can": 2, "plies": [3, 2], "barrier": {"reason": "other-seat", "ply": 2}}
    undo = f"/tables/{table}/undo"
    assert ben.trouble("POST", undo, {"seat": 1, "ply": 4, "to": 1}) == (409, "cannot-undo")
    refused = ada.client.post("/api" + undo, json={"seat": 0, "ply": 4, "to": 0}).json()["error"]
    assert (refused["code"], refused["args"]) == ("cannot-undo", {"reason": "other-seat", "ply": 2})
    assert ada.trouble("POST", undo, {"seat": 0, "ply": 3, "to": 2}) == (409, "stale-ply")
    assert ada.trouble("POST", undo, {"seat": 0, "ply": 4, "to": 4}) == (409, "cannot-undo")
    back = ada.post(undo, {"seat": 0, "ply": 4, "to": 2})
    assert (back["ply"], back["revision"], back["view"]["goods"][0]) == (2, 5, [0, 0, 0])
    assert ada.act(table, 0, ["rest"])["ply"] == 3


def test_undo_stops_at_a_die_and_at_a_card(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 2])
    ben.act(table, 1, ["bid", 0])
    done = ada.act(table, 0, ["place", "market"])
    assert done["undo"] == {"seat": 0, "can": 0, "plies": [], "barrier": {"reason": "chance", "ply": 3}}
    answer = ada.client.post(f"/api/tables/{table}/undo", json={"seat": 0, "ply": 3, "to": 2})
    assert answer.json()["error"]["args"] == {"reason": "chance", "ply": 3}
    done = ben.act(table, 1, ["place", "tavern"])
    assert done["undo"]["barrier"] == {"reason": "reveal", "ply": 4}


def test_a_move_for_an_undone_position_is_stale(ada: Person, ben: Person, table: str) -> None:
    """The ply number comes back after an undo, the revision does not."""
    ada.act(table, 0, ["bid", 2])
    seen = ben.position(table)
    ada.post(f"/tables/{table}/undo", {"seat": 0, "ply": 1, "to": 0})
    ada.act(table, 0, ["bid", 1])
    body = moves(1, seen["ply"], ["bid", 0], revision=seen["revision"])
    assert ben.trouble("POST", f"/tables/{table}/moves", body) == (409, "stale-ply")
    body["revision"] = ben.position(table)["revision"]
    assert ben.post(f"/tables/{table}/moves", body)["ply"] == 2


def test_a_whole_game_at_a_shared_screen(ada: Person) -> None:
    id = ada.table("me", "me")
    position = ada.position(id)
    while position["status"] == "running":
        question = position["question"]
        assert question["seat"] == position["viewer"]
        position = ada.act(id, question["seat"], question["options"][0]["action"])
    result = position["result"]
    assert sorted(result["ranks"])[0] == 1
    assert [sum(line["points"] for line in lines) for lines in result["lines"]] == result["totals"]
    assert (position["question"], position["waiting"], position["undo"]["can"]) == (None, [], 0)
    assert ada.get(f"/tables/{id}")["result"] == result
    body = moves(0, position["ply"], ["rest"])
    assert ada.trouble("POST", f"/tables/{id}/moves", body) == (409, "table-finished")
    assert ada.position(id, ply=0)["result"] == result

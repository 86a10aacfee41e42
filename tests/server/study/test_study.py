"""The study of a finished game over HTTP: series, sources, reviews, comments, what-if copies."""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tablewright.server.table.cache import LiveTables
from tests.server.house import House, Json, Person, open_house, settings

COMMENT = {"ply": 2, "text": "  Why not\n\n the inn?  "}


def value_at(course: list[list[int]], ply: int) -> int:
    """What a course says after *ply* plies."""
    return [value for at, value in course if at <= ply][-1]


def reviewed(person: Person, id: str) -> Json:
    review: Json = person.post(f"/tables/{id}/study/review", status=202)
    for _ in range(600):
        if review["standing"] in ("done", "failed"):
            return review
        time.sleep(0.1)
        review = person.get(f"/tables/{id}/study/review")
    raise AssertionError(f"it takes for ever: {review['done']} of {review['total']}")


def test_the_series_are_what_everybody_had_at_every_ply(ada: Person, ben: Person) -> None:
    id = ada.finished_table()
    study = ben.get(f"/tables/{id}/study")
    coins = next(one["seats"] for one in study["courses"] if one["thing"] == {"noun": "thing", "id": "coins"})
    for ply in range(study["ply"] + 1):
        view = ben.position(id, ply=ply)["view"]
        assert [value_at(coins[seat], ply) for seat in (0, 1)] == view["coins"], ply
        moment = [one for one in study["moments"] if one["ply"] <= ply][-1]
        assert moment["round"] == view["round"]
    assert study["result"] == ada.position(id)["result"]


def test_every_point_has_a_source(ada: Person) -> None:
    study = ada.get(f"/tables/{ada.finished_table()}/study")
    sums: Counter[int] = Counter()
    lines: Counter[tuple[int, str]] = Counter()
    for source in study["sources"]:
        assert source["points"] != 0
        sums[source["seat"]] += source["points"]
        lines[source["seat"], source["item"]] += source["points"]
    assert [sums[seat] for seat in (0, 1)] == study["result"]["totals"]
    for seat in (0, 1):
        for line in study["result"]["lines"][seat]:
            assert lines[seat, line["item"]] == line["points"]
    told = {source["rule"] for source in study["sources"] if source["item"] == "coins" and source["ply"] > 0}
    assert told and "HAR-8-a" not in told, "coins are told by the clause that gave or took them"


def test_of_a_running_table_nobody_gets_what_only_the_end_may_tell(ada: Person) -> None:
    """Not its players either: what others hold, and what will be drawn, is in it."""
    id = ada.table("me", "me")
    wishes: list[tuple[str, str, Json | None]] = [
        ("GET", "/position?ply=0&seat=1", None),
        ("GET", "/review", None),
        ("POST", "/review", None),
        ("DELETE", "/review", None),
        ("GET", "/comments", None),
        ("POST", "/comments", COMMENT),
        ("DELETE", "/comments/1", None),
        ("POST", "/what-if", {"ply": 0, "seat": 0, "bot": "first"}),
    ]
    for method, path, body in wishes:
        assert ada.trouble(method, f"/tables/{id}/study{path}", body) == (409, "still-running"), path
    assert ada.trouble("GET", "/tables/nowhere/study") == (404, "unknown-table")


def test_a_running_table_is_studied_by_its_players_alone(ada: Person, ben: Person) -> None:
    id = ada.table("me", "me", bids="spoken")
    ada.act(id, 0, ["bid", 2])
    assert ben.trouble("GET", f"/tables/{id}/study") == (409, "still-running")
    study = ada.get(f"/tables/{id}/study")
    assert (study["status"], study["ply"], study["result"]) == ("running", 1, None)
    view = ada.position(id)["view"]
    coins = next(one["seats"] for one in study["courses"] if one["thing"] == {"noun": "thing", "id": "coins"})
    assert value_at(coins[0], 1) == view["coins"][0]


def test_an_abandoned_game_can_be_studied(ada: Person) -> None:
    id = ada.table("me", "me", bids="spoken")
    ada.act(id, 0, ["bid", 2])
    ada.post(f"/tables/{id}/host/abandon")
    study = ada.get(f"/tables/{id}/study")
    assert (study["status"], study["ply"], study["movers"]) == ("abandoned", 1, [0])
    assert sum(one["points"] for one in study["sources"]) == sum(study["result"]["totals"])


def test_after_the_end_everybody_may_look_through_any_seat(ada: Person, ben: Person) -> None:
    id = ada.finished_table()
    for seat in (-1, 0, 1):
        position = ben.get(f"/tables/{id}/study/position?ply=3&seat={seat}")
        assert (position["viewer"], position["shown"], position["mine"]) == (seat, 3, [])
        assert [entry["ply"] for entry in position["log"]] == [3], "what happened with that ply"
        hands = position["view"]["hands"]
        assert [isinstance(hand, list) for hand in hands] == [seat == 0, seat == 1]
    assert ben.trouble("GET", f"/tables/{id}/study/position?ply=3&seat=2") == (404, "unknown-seat")
    assert ben.trouble("GET", f"/tables/{id}/study/position?ply=9999") == (404, "unknown-ply")


def test_comments_come_and_go(ada: Person, ben: Person) -> None:
    id = ada.finished_table()
    address = f"/tables/{id}/study/comments"
    assert ben.get(address) == []
    ada.post(address, COMMENT, 201)
    found = ben.post(address, {"ply": 1, "text": "Well played."}, 201)
    assert [(one["ply"], one["name"], one["mine"]) for one in found] == [(1, "Ben", True), (2, "Ada", False)]
    assert found[1]["text"] == "Why not\n\nthe inn?"
    theirs = found[1]["number"]
    assert ben.trouble("DELETE", f"{address}/{theirs}") == (403, "not-yours")
    assert len(ada.client.request("DELETE", f"/api{address}/{theirs}").json()) == 1
    assert ada.trouble("POST", address, {"ply": 9999, "text": "?"}) == (404, "unknown-ply")
    for text in ("", "   ", "x" * 1001, "\u202e", 7):
        assert ada.trouble("POST", address, {"ply": 0, "text": text}) == (422, "bad-request")


def test_comments_travel_with_the_file(ada: Person, ben: Person) -> None:
    id = ada.finished_table()
    ada.post(f"/tables/{id}/study/comments", COMMENT, 201)
    record = ben.get(f"/tables/{id}/record.json")
    table = ben.post("/records", record, 201)["id"]
    brought = ben.get(f"/tables/{table}/study/comments")
    assert [(one["ply"], one["name"], one["text"]) for one in brought] == [(2, "Ben", "Ada: Why not\n\nthe inn?")]
    assert ben.get(f"/tables/{table}/study")["sources"] == ada.get(f"/tables/{id}/study")["sources"]
    for wrong in (
        "x",
        [{"ply": -1, "text": "x"}],
        [{"ply": 9999, "text": "x"}],
        [{"ply": 1}],
        [{"ply": 1, "text": ""}],
    ):
        answer = ben.client.post("/api/records", content=json.dumps(record | {"comments": wrong}))
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-record")


def test_whoever_goes_for_good_takes_their_comments_along(house: House) -> None:
    ada, eve = house.person("Ada"), house.person("Eve")
    id = ada.finished_table()
    eve.post(f"/tables/{id}/study/comments", COMMENT, 201)
    assert eve.client.request("DELETE", "/api/account", json={"password": None}).status_code == 204
    assert ada.get(f"/tables/{id}/study/comments") == []


@pytest.mark.parametrize("ply", [0, 5])
def test_what_if_goes_on_from_there_and_leaves_the_original_alone(ada: Person, ben: Person, ply: int) -> None:
    id = ada.finished_table()
    before = (ada.position(id), ada.get(f"/tables/{id}/record.json"))
    copy = ben.post(f"/tables/{id}/study/what-if", {"ply": ply, "seat": 1, "bot": "first"}, 201)
    assert (copy["private"], copy["origin"], copy["ply"]) == (True, {"table": id, "ply": ply}, ply)
    assert [(seat["kind"], seat["bot"]) for seat in copy["seats"]] == [("bot", "first"), ("human", None)]
    assert copy["id"] not in [table["id"] for table in ada.get("/tables")["running"]]
    position = ben.position(copy["id"])
    while position["status"] == "running":
        if position["question"]:
            option = position["question"]["options"][0]["action"]
            move = {"seat": 1, "ply": position["ply"], "actions": [option]}
            ben.client.post(f"/api/tables/{copy['id']}/moves", json=move)  # the bot may have been faster
        position = ben.position(copy["id"])
    played, original = ben.get(f"/tables/{copy['id']}/record.json"), before[1]
    assert played["moves"][:ply] == original["moves"][:ply]
    assert (played["seed"], played["settings"]) == (original["seed"], original["settings"])
    assert (ada.position(id), ada.get(f"/tables/{id}/record.json")) == before


def test_what_if_is_refused_where_nothing_can_follow(ada: Person) -> None:
    id = ada.finished_table()
    last = ada.position(id)["ply"]
    address = f"/tables/{id}/study/what-if"
    assert ada.trouble("POST", address, {"ply": last, "seat": 0, "bot": "first"}) == (409, "nothing-follows")
    assert ada.trouble("POST", address, {"ply": last + 1, "seat": 0, "bot": "first"}) == (404, "unknown-ply")
    assert ada.trouble("POST", address, {"ply": 0, "seat": 7, "bot": "first"}) == (404, "unknown-seat")
    assert ada.trouble("POST", address, {"ply": 0, "seat": 0, "bot": "nobody"}) == (422, "bad-setup")


def test_bots_look_back_and_what_they_find_is_kept(tmp_path: Path) -> None:
    chosen = settings(tmp_path, study_worlds=2)
    with open_house(chosen) as house:
        ada = house.person("Ada")
        id = ada.finished_table()
        assert ada.get(f"/tables/{id}/study/review")["standing"] == "none"
        review = reviewed(ada, id)
        assert review["standing"] == "done" and review["done"] == review["total"] > 0
        moves = ada.get(f"/tables/{id}/record.json")["moves"]
        for turn in review["turns"]:
            assert {moves[ply - 1][0] for ply in range(turn["first"], turn["last"] + 1)} == {turn["seat"]}
            assert sum(win["mean"] for win in turn["wins"]) == pytest.approx(1.0, abs=0.02)
        for seat in (0, 1):
            drawn = [draw["worth"]["mean"] for draw in review["draws"] if draw["seat"] == seat]
            assert review["luck"][seat]["mean"] == pytest.approx(sum(drawn), abs=0.01)
        totals = ada.get(f"/tables/{id}/study")["result"]["totals"]
        luck, play = (next_of(review, name) for name in ("luck", "play"))
        assert luck[0] - luck[1] + play[0] == pytest.approx(totals[0] - totals[1], abs=0.05)
    with open_house(chosen) as house:
        again = house.stranger().get(f"/tables/{id}/study/review")
        assert again["standing"] == "done"
        assert {**again, "total": 0, "done": 0} == {**review, "total": 0, "done": 0}


def next_of(review: Json, name: str) -> list[float]:
    return [guess["mean"] for guess in review[name]]


def test_a_review_can_be_called_off_by_who_wished_it(tmp_path: Path) -> None:
    with open_house(settings(tmp_path, study_worlds=500)) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        id = ada.finished_table()
        assert ada.post(f"/tables/{id}/study/review", status=202)["mine"]
        assert ben.trouble("DELETE", f"/tables/{id}/study/review") == (403, "not-yours")
        answer: Any = ada.client.request("DELETE", f"/api/tables/{id}/study/review").json()
        assert (answer["standing"], answer["turns"]) == ("none", [])
        assert ada.get("/health")["status"] == "ok"


def test_a_request_opens_the_table_once(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    id = ada.finished_table()
    opened: list[str] = []
    really = LiveTables.open

    def counting(self: LiveTables, table: str) -> Any:
        opened.append(table)
        return really(self, table)

    monkeypatch.setattr(LiveTables, "open", counting)
    for path in ("", "/position?ply=1", "/review", "/comments"):
        opened.clear()
        ada.get(f"/tables/{id}/study{path}")
        assert opened == [id], path
    opened.clear()
    ada.post(f"/tables/{id}/study/review", {}, 202)
    assert opened == [id]

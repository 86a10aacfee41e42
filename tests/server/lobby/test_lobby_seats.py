"""Nobody sees two hands of one game; who was put out stays out; and everybody reads who came and went."""

from __future__ import annotations

import pytest

from tablewright.server.lobby.seating import stood_in_for
from tablewright.server.storage.records import now
from tests.server.house import House, Person
from tests.server.lobby.test_host import host, let_in
from tests.server.people.test_accounts import PASSWORD, gone, signed


@pytest.fixture
def table(ada: Person, ben: Person) -> str:
    """Running, Ada's turn, Ada is the host; a third seat is a bot's."""
    id = ada.table("me", "open", "first", bids="spoken")
    ben.post(f"/tables/{id}/join", {"seat": 1})
    return id


def sit(person: Person, id: str, seat: int) -> None:
    person.post(f"/tables/{id}/join", {"seat": seat})


def refused(person: Person, id: str, seat: int) -> str:
    return person.trouble("POST", f"/tables/{id}/join", {"seat": seat})[1]


def log(person: Person, id: str) -> list[tuple[str, int, str]]:
    return [(line["what"], line["seat"], line["name"]) for line in person.get(f"/tables/{id}/seat-log")["changes"]]


# One hand each.


def test_who_gets_up_comes_back_to_the_same_seat_only(ada: Person, ben: Person, table: str) -> None:
    """Else whoever stands up could sit down on another seat, look, and come back."""
    host(ada, table, "remove", {"seat": 2})
    ben.post(f"/tables/{table}/leave")
    assert refused(ben, table, 2) == "seated-already"
    sit(ben, table, 1)
    ada.post(f"/tables/{table}/leave")
    assert refused(ada, table, 2) == "seated-already"
    sit(ada, table, 0)
    assert (ada.position(table)["viewer"], ben.position(table)["viewer"]) == (0, 1)


def test_a_host_frees_no_seat_for_themselves(ada: Person, ben: Person, table: str) -> None:
    host(ada, table, "remove", {"seat": 1})
    host(ada, table, "remove", {"seat": 2})
    host(ada, table, "bot", {"seat": 0, "bot": "first"})
    assert {refused(ada, table, seat) for seat in (1, 2)} == {"seated-already"}
    host(ada, table, "remove", {"seat": 0})
    sit(ada, table, 0)


def test_who_has_taken_over_a_hand_stays_with_it(house: House, ada: Person, ben: Person, table: str) -> None:
    ben.post(f"/tables/{table}/leave")
    cid = house.person("Cid")
    assert cid.position(table)["viewer"] == -1, "who has only watched may sit down"
    sit(cid, table, 1)
    host(ada, table, "remove", {"seat": 2})
    assert refused(cid, table, 2) == "seated-already"
    cid.post(f"/tables/{table}/leave")
    assert refused(cid, table, 2) == "seated-already"
    sit(ben, table, 1)


def test_several_seats_of_a_shared_screen_stay_one_persons(ada: Person) -> None:
    id = ada.table("me", "me", "first", bids="spoken")
    host(ada, id, "remove", {"seat": 0})
    host(ada, id, "remove", {"seat": 2})
    assert refused(ada, id, 2) == "seated-already"
    sit(ada, id, 0)
    assert ada.position(id)["mine"] == [0, 1]


def test_before_the_game_everybody_changes_seats_as_they_like(ada: Person, ben: Person) -> None:
    id = ada.table("me", "open", "open")
    sit(ben, id, 1)
    ben.post(f"/tables/{id}/leave")
    sit(ben, id, 2)
    sit(ben, id, 1)
    assert ben.position(id)["mine"] == [1, 2]


def test_who_signs_in_has_sat_where_the_guest_has(house: House, ada: Person, ben: Person, table: str) -> None:
    login = signed(house.person("Eve"))["login"]
    ben.post(f"/tables/{table}/leave")
    host(ada, table, "remove", {"seat": 2})
    ben.post("/account/sign-in", {"login": login, "password": PASSWORD, "bring": True})
    assert refused(ben, table, 2) == "seated-already"
    sit(ben, table, 1)


# Put out.


def test_who_was_removed_stays_out_until_the_host_lets_them_in(ada: Person, ben: Person, table: str) -> None:
    host(ada, table, "remove", {"seat": 1})
    assert refused(ben, table, 1) == "was-removed"
    (out,) = ada.get(f"/tables/{table}/host/removed")
    assert out["name"] == "Ben"
    assert ben.trouble("GET", f"/tables/{table}/host/removed") == (403, "not-host")
    assert ben.trouble("POST", f"/tables/{table}/host/let-in", {"number": out["number"]}) == (403, "not-host")
    assert ada.post(f"/tables/{table}/host/let-in", {"number": out["number"]}) == []
    assert ada.post(f"/tables/{table}/host/let-in", {"number": out["number"]}) == [], "twice is fine"
    sit(ben, table, 1)
    assert log(ada, table)[-3:] == [("removed", 1, "Ben"), ("let-in", -1, "Ben"), ("sat", 1, "Ben")]


def test_so_they_do_before_the_game(ada: Person, ben: Person) -> None:
    id = ada.table("me", "open", "open")
    sit(ben, id, 1)
    host(ada, id, "remove", {"seat": 1})
    assert {refused(ben, id, seat) for seat in (1, 2)} == {"was-removed"}
    let_in(ada, id)
    sit(ben, id, 2)


def test_another_host_lets_in_whom_the_first_has_removed(house: House, ada: Person, ben: Person, table: str) -> None:
    ben.post(f"/tables/{table}/leave")
    cid = house.person("Cid")
    sit(cid, table, 1)
    host(ada, table, "remove", {"seat": 1})
    let_in(ada, table)
    sit(cid, table, 1)
    host(ada, table, "remove", {"seat": 2})
    dot = house.person("Dot")
    sit(dot, table, 2)
    host(ada, table, "remove", {"seat": 2})
    ada.post(f"/tables/{table}/leave")
    assert refused(dot, table, 2) == "was-removed"
    let_in(cid, table)
    sit(dot, table, 2)


def test_who_was_removed_as_a_guest_is_so_with_an_account(house: House, ada: Person, ben: Person, table: str) -> None:
    login = signed(house.person("Eve"))["login"]
    host(ada, table, "remove", {"seat": 1})
    ben.post("/account/sign-in", {"login": login, "password": PASSWORD, "bring": True})
    assert refused(ben, table, 1) == "was-removed"


def test_who_gets_up_and_whose_seat_a_bot_takes_is_not_put_out(ada: Person, ben: Person, table: str) -> None:
    host(ada, table, "bot", {"seat": 1, "bot": "first"})
    host(ada, table, "remove", {"seat": 1})
    host(ada, table, "remove", {"seat": 0})
    assert ada.get(f"/tables/{table}/host/removed") == []
    sit(ben, table, 1)
    sit(ada, table, 0)


# What everybody reads.


def test_every_change_of_a_seat_stands_in_the_log(house: House, ada: Person, ben: Person, table: str) -> None:
    stranger = house.stranger()
    ada.act(table, 0, ["bid", 1])
    host(ada, table, "pause")
    host(ada, table, "resume")
    host(ada, table, "bot", {"seat": 1, "bot": "first"})
    host(ada, table, "pause")
    host(ada, table, "remove", {"seat": 1})
    sit(ben, table, 1)
    ada.post(f"/tables/{table}/leave")
    lines = stranger.get(f"/tables/{table}/seat-log")["changes"]
    told = [(line["what"], line["seat"], line["name"], line["by_host"]) for line in lines]
    bots = [line["name"] for line in lines if line["what"] == "freed"]
    assert told == [
        ("sat", 1, "Ben", False),
        ("paused", -1, "", True),
        ("resumed", -1, "", True),
        ("bot", 1, "Ben", True),
        ("paused", -1, "", True),
        ("freed", 1, bots[0], True),
        ("sat", 1, "Ben", False),
        ("left", 0, "Ada", False),
        ("host", 1, "Ben", False),
    ]
    assert [line["number"] for line in lines] == list(range(1, 10))
    assert [line["ply"] for line in lines][:3] == [0, 1, 1]
    assert lines[3]["bot"] == "first"
    earlier = stranger.get(f"/tables/{table}/seat-log?before=3")["changes"]
    assert [line["number"] for line in earlier] == [1, 2]


def test_a_stand_in_and_who_comes_back_stand_in_the_log(house: House, ada: Person, ben: Person) -> None:
    pace = {"bank": 60, "increment": 0}
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "harbour", "settings": {"bids": "spoken"}, "seats": seats, "start": True, "pace": pace}
    id = ada.post("/tables", wish, 201)["id"]
    sit(ben, id, 1)
    house_portal = house.client.portal
    assert house_portal is not None

    async def time_is_out() -> None:
        late = now().replace(year=now().year + 1)
        await house.service.lobby.change(id, lambda table: stood_in_for(table, 0, "endless", late))

    house_portal.call(time_is_out)
    ada.post(f"/tables/{id}/back", {"seat": 0})
    assert log(ben, id)[-2:] == [("stand-in", 0, "Ada"), ("back", 0, "Ada")]
    host(ada, id, "abandon")


def test_names_are_those_of_that_time_and_go_with_their_owner(ada: Person, ben: Person, table: str) -> None:
    ben.put("/me", {"name": "Benedict"})
    ben.post(f"/tables/{table}/leave")
    assert log(ada, table) == [("sat", 1, "Ben"), ("left", 1, "Benedict")]
    with ada.at(table) as chair:
        assert [line["name"] for line in chair.wait("seats")["changes"]] == ["Ben", "Benedict"]
        gone(ben, None)
        told = chair.wait("seats")
        assert told["whole"] and [line["name"] for line in told["changes"]] == ["", ""]
    assert log(ada, table) == [("sat", 1, ""), ("left", 1, "")]


def test_those_at_the_table_are_told_at_once_and_once(ada: Person, ben: Person, table: str) -> None:
    with ada.at(table) as chair:
        first = chair.wait("seats")
        assert (first["whole"], len(first["changes"])) == (True, 1)
        ben.post(f"/tables/{table}/leave")
        more = chair.wait("seats")
        assert not more["whole"] and [line["what"] for line in more["changes"]] == ["left"]
        sit(ben, table, 1)
        assert [line["what"] for line in chair.wait("seats")["changes"]] == ["sat"]


def test_the_log_of_a_series_is_for_those_who_may_see_its_game(house: House, ada: Person, ben: Person) -> None:
    wish = {"game": "harbour", "seats": [{"kind": "me"}, {"kind": "open"}], "start": True, "tables": 2}
    first = ada.post("/series", wish, 201)["tables"][0]["id"]
    sit(ben, first, 1)
    assert log(ben, first) == [("sat", 1, "Ben")]
    assert house.stranger().trouble("GET", f"/tables/{first}/seat-log") == (403, "series-closed")


def test_the_log_does_not_tell_how_far_others_are_with_what_they_choose_unseen(ada: Person, ben: Person) -> None:
    """Its plies are those that everybody knows of, while seats decide at the same time."""
    id = ada.table("me", "open")
    sit(ben, id, 1)
    ada.act(id, 0, ["bid", 1])
    host(ada, id, "pause")
    host(ada, id, "resume")
    ada.act(id, 0, ["seal"])
    host(ada, id, "pause")
    assert {line["ply"] for line in ben.get(f"/tables/{id}/seat-log")["changes"]} == {0}


def test_a_change_that_is_refused_leaves_no_line(ada: Person, ben: Person, table: str) -> None:
    ben.post(f"/tables/{table}/leave")
    before = log(ada, table)
    assert refused(ada, table, 1) == "seated-already"
    assert log(ada, table) == before

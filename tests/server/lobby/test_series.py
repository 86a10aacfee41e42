"""Series: the same deal at several tables. Nobody plays it twice, and nobody learns of it before all is over."""

from __future__ import annotations

import asyncio

import pytest
from starlette.websockets import WebSocketDisconnect

from tablewright.server.lobby.series import averages_of, beaten
from tablewright.server.table.session import UNKNOWN_TABLE
from tests.server.house import House, Json, Person

TWO_OPEN = [{"kind": "me"}, {"kind": "open"}]


def new_series(person: Person, tables: int = 2, seats: list[Json] | None = None) -> Json:
    wish = {"game": "harbour", "settings": {"bids": "spoken"}, "seats": seats or TWO_OPEN, "start": True}
    found: Json = person.post("/series", {**wish, "tables": tables}, 201)
    return found


def ids(series: Json) -> list[str]:
    return [table["id"] for table in series["tables"]]


def sit(person: Person, table: str, seat: int) -> None:
    person.post(f"/tables/{table}/join", {"seat": seat})


def play(id: str, *people: Person) -> None:
    """To the end; each of *people* answers what they are asked."""
    while True:
        for person in people:
            position = person.position(id)
            if position["status"] == "finished":
                return
            if position["question"] is not None:
                asked = position["question"]
                wish = {"seat": asked["seat"], "ply": position["ply"], "actions": [asked["options"][0]["action"]]}
                person.post(f"/tables/{id}/moves", wish)


@pytest.fixture
def cid(house: House) -> Person:
    return house.person("Cid")


@pytest.fixture
def dot(house: House) -> Person:
    return house.person("Dot")


def test_a_series_has_one_deal_at_all_its_tables(ada: Person, ben: Person, cid: Person, dot: Person) -> None:
    series = new_series(ada, 2)
    first, second = ids(series)
    kinds = [[seat["kind"] for seat in table["seats"]] for table in series["tables"]]
    assert kinds == [["human", "open"], ["open", "open"]]
    assert (series["over"], series["seated"], series["scores"]) == (False, first, [])
    assert {table["series"] for table in series["tables"]} == {series["id"]}
    sit(ben, first, 1)
    sit(cid, second, 0)
    sit(dot, second, 1)
    mine, theirs = ada.position(first), cid.position(second)
    assert mine["seal"] == theirs["seal"]
    assert mine["view"] == theirs["view"], "the same seat begins with the same cards"


def test_nobody_plays_the_deal_twice(ada: Person, ben: Person, cid: Person) -> None:
    first, second = ids(new_series(ada))
    assert ada.trouble("POST", f"/tables/{second}/join", {"seat": 0}) == (409, "knows-the-deal")
    sit(ben, second, 0)
    ben.post(f"/tables/{second}/leave")
    sit(ben, first, 1)  # the game had not begun: nothing was seen there
    ben.post(f"/tables/{first}/leave")
    assert ben.trouble("POST", f"/tables/{second}/join", {"seat": 0}) == (409, "knows-the-deal")
    sit(ben, first, 1)  # back to where he knows it from
    sit(cid, second, 1)


def test_who_is_put_out_of_a_game_still_knows_the_deal(ada: Person, ben: Person) -> None:
    first, second = ids(new_series(ada))
    sit(ben, first, 1)
    ada.post(f"/tables/{first}/host/remove", {"seat": 1})
    assert ben.trouble("POST", f"/tables/{second}/join", {"seat": 1}) == (409, "knows-the-deal")


def test_a_guest_who_signs_in_does_not_forget_the_deal(house: House, ada: Person) -> None:
    first, second = ids(new_series(ada))
    eve = house.person("Eve")
    login = f"eve-{first[:8]}"
    eve.post("/account", {"login": login, "password": "correct horse"}, 201)
    guest = house.person("Eve again")
    sit(guest, first, 1)
    guest.post("/account/sign-in", {"login": login, "password": "correct horse", "bring": True})
    assert eve.trouble("POST", f"/tables/{second}/join", {"seat": 0}) == (409, "knows-the-deal")


OWN = ["position", "position?ply=0", "events"]
WHOLE = ["record.json", "record.txt", "study", "study/position?ply=0", "study/review", "study/comments"]


def statuses(person: Person, table: str, ways: list[str]) -> set[int]:
    return {person.client.get(f"/api/tables/{table}/{way}").status_code for way in ways}


def shown(person: Person, table: str) -> set[int]:
    """The statuses of everything that shows a game."""
    return statuses(person, table, OWN) | statuses(person, table, WHOLE)


def test_only_its_players_see_a_table_until_the_series_is_over(
    house: House, ada: Person, ben: Person, cid: Person, dot: Person
) -> None:
    series = new_series(ada)
    first, second = ids(series)
    sit(ben, first, 1)
    sit(cid, second, 0)
    sit(dot, second, 1)
    stranger = house.stranger()
    assert shown(cid, first) | shown(stranger, first) == {403}
    play(first, ada, ben)
    for person in (cid, stranger):
        assert shown(person, first) == {403}
        assert person.get(f"/tables/{first}")["result"] is None
        assert [table["result"] for table in person.get(f"/series/{series['id']}")["tables"]] == [None, None]
        with person.at(first) as chair:
            assert chair.receive()["error"]["code"] == "series-closed"
    assert statuses(ada, first, OWN) == {200}
    assert statuses(ada, first, WHOLE) == {403}, "these would tell its players what the others are still to draw"
    mine = ada.get(f"/series/{series['id']}")
    assert mine["tables"][0]["result"]["totals"] and mine["tables"][1]["result"] is None
    assert (mine["over"], mine["scores"]) == (False, [])
    play(second, cid, dot)
    assert shown(cid, first) == shown(stranger, second) == {200}


def test_the_socket_of_a_stranger_is_told_so_and_closed(house: House, ada: Person, ben: Person, cid: Person) -> None:
    """It is not let in: it is told of nothing that happens there, and nobody is told of it."""
    first, _ = ids(new_series(ada))
    sit(ben, first, 1)
    with ada.at(first) as chair:
        assert chair.wait("presence")["watching"] == 0
        for person in (cid, house.stranger()):
            with person.at(first) as outside:
                assert outside.receive()["error"]["code"] == "series-closed"
                with pytest.raises(WebSocketDisconnect) as closed:
                    outside.receive()
                assert closed.value.code == UNKNOWN_TABLE
        chair.ask(type="ping")
        assert all(message["watching"] == 0 for message in chair.heard if message["type"] == "presence")


def test_who_waited_beside_a_table_does_not_see_it_begin(house: House, ada: Person, ben: Person, cid: Person) -> None:
    first, _ = ids(new_series(ada))
    with cid.at(first) as chair:
        chair.wait("table")
        sit(ben, first, 1)
        error = chair.wait("error")
    assert error["error"]["code"] == "series-closed"
    assert all(message["type"] != "position" for message in chair.heard)


def test_nobody_is_invited_to_watch_a_table_of_a_series(ada: Person, ben: Person, cid: Person) -> None:
    first, second = ids(new_series(ada))
    sit(ben, first, 1)
    lists = cid.get("/tables")
    assert first not in [table["id"] for table in lists["running"]]
    assert second in [table["id"] for table in lists["open"]]


def test_the_comparison_is_by_seat(ada: Person, ben: Person, cid: Person, dot: Person) -> None:
    series = new_series(ada)
    first, second = ids(series)
    sit(ben, first, 1)
    sit(cid, second, 0)
    sit(dot, second, 1)
    play(first, ada, ben)
    play(second, cid, dot)
    found = ada.get(f"/series/{series['id']}")
    points = {(score["table"], score["seat"]): score["points"] for score in found["scores"]}
    assert found["over"] and len(points) == 4
    for score in found["scores"]:
        at_other = points[(second if score["table"] == first else first, score["seat"])]
        assert score["difference"] == (score["points"] - at_other) / 2
        assert found["averages"][score["seat"]] == (score["points"] + at_other) / 2
    ranks = [(score["rank"], -score["difference"]) for score in found["scores"]]
    assert ranks == sorted(ranks)
    assert [score["name"] for score in found["scores"] if score["mine"]] == ["Ada"]


def test_a_share_of_the_others_is_beaten() -> None:
    assert [beaten([10, 20, 20, 30], at) for at in range(4)] == [0.0, 0.5, 0.5, 1.0]
    assert beaten([10], 0) == 0.5
    assert averages_of([[10, 0], [20, 3]]) == [15.0, 1.5]


def test_a_table_that_was_abandoned_does_not_count(ada: Person, ben: Person, cid: Person) -> None:
    series = new_series(ada)
    first, second = ids(series)
    sit(ben, first, 1)
    play(first, ada, ben)
    ada.post(f"/tables/{second}/leave")  # nobody came: its host closes it
    found = cid.get(f"/series/{series['id']}")
    assert found["over"] and ids(found) == [first]
    assert [score["difference"] for score in found["scores"]] == [0.0, 0.0]


def test_the_deal_of_a_game_that_is_over_can_be_played_by_others(
    house: House, ada: Person, ben: Person, cid: Person, dot: Person
) -> None:
    old = ada.table("me", "open", bids="spoken")
    sit(ben, old, 1)
    assert ada.trouble("POST", f"/tables/{old}/series", {"tables": 1}) == (409, "still-running")
    play(old, ada, ben)
    assert shown(house.stranger(), old) == {200}
    assert cid.trouble("POST", f"/tables/{old}/series", {"tables": 1}) == (403, "foreign-seat")
    series = ben.post(f"/tables/{old}/series", {"tables": 1}, 201)
    _, new = ids(series)
    assert series["seated"] == old
    assert shown(house.stranger(), old) == {403}, "from now on it would give the deal away"
    for person in (ada, ben):
        assert person.trouble("POST", f"/tables/{new}/join", {"seat": 0}) == (409, "knows-the-deal")
    assert ada.trouble("POST", f"/tables/{old}/series", {"tables": 1}) == (409, "no-series")
    sit(cid, new, 0)
    sit(dot, new, 1)
    assert ada.position(old)["seal"] == cid.position(new)["seal"]
    play(new, cid, dot)
    assert shown(house.stranger(), old) == {200}
    assert len(ada.get(f"/series/{series['id']}")["scores"]) == 4


def test_bots_sit_at_every_table_of_a_series(ada: Person) -> None:
    series = new_series(ada, 3, [{"kind": "me"}, {"kind": "bot", "bot": "first"}])
    kinds = [[seat["kind"] for seat in table["seats"]] for table in series["tables"]]
    assert kinds == [["human", "bot"], ["open", "bot"], ["open", "bot"]]
    assert [table["status"] for table in series["tables"]] == ["running", "waiting", "waiting"]


def test_bad_wishes_are_refused(house: House, ada: Person) -> None:
    assert ada.trouble("GET", "/series/nowhere") == (404, "unknown-series")
    wish = {"game": "harbour", "seats": TWO_OPEN, "tables": 1}
    assert ada.trouble("POST", "/series", wish) == (422, "bad-request")
    assert ada.trouble("POST", "/tables/nowhere/series", {"tables": 1}) == (404, "unknown-table")


def test_of_two_tables_at_the_same_moment_one_is_refused(house: House, ada: Person, ben: Person) -> None:
    first, second = ids(new_series(ada))
    me = ben.get("/me")["id"]
    lobby = house.service.lobby
    from tablewright.server.lobby.seating import joined  # the rule that a request would ask

    async def both() -> list[object]:
        tries = [lobby.change(id, lambda table: joined(table, me, 1)) for id in (first, second)]
        return list(await asyncio.gather(*tries, return_exceptions=True))

    assert house.client.portal is not None
    found = house.client.portal.call(both)
    assert [type(one).__name__ for one in found].count("Trouble") == 1

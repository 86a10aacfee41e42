from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from tablewright.server.lobby.seating import joined
from tablewright.server.storage.conflicts import MOST_TRIES
from tablewright.server.storage.records import Conflict, StoredSeat, StoredTable
from tests.server.house import House, Json, Person, open_house, settings
from tests.server.people.test_accounts import at


def wish(*seats: Json, **more: object) -> Json:
    return {"game": "harbour", "settings": {}, "seats": list(seats), "start": False, **more}


ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


def test_health_says_which_engine_runs(house: House) -> None:
    health = house.stranger().get("/health")
    assert health["status"] == "ok"
    assert health["engine"] in ("compiled", "interpreted")
    assert health["games"] == ["harbour"]


def test_games_list_their_settings_and_bots(ada: Person) -> None:
    (harbour,) = ada.get("/games")
    assert (harbour["name"], harbour["seat_counts"]) == ("harbour", [2, 3, 4])
    weather = {"name": "weather", "choices": ["calm", "stormy"], "default": "calm", "rule": "HAR-6-c"}
    assert harbour["settings"][0] == weather
    assert "first" in harbour["bots"]


def test_rules_are_in_chapters_with_what_is_reconstructed(ada: Person) -> None:
    rules = ada.get("/games/harbour/rules")
    assert [(one["id"], len(one["clauses"])) for one in rules["chapters"]] == [
        ("HAR-1", 1),
        ("HAR-2", 3),
        ("HAR-R", 1),
        ("HAR-EX", 1),
    ]
    assert rules["reconstructed"] == ["coins: reconstructed for the test"]
    assert ada.trouble("GET", "/games/chess/rules") == (404, "unknown-game")


def test_a_guest_keeps_name_and_cookie(house: House) -> None:
    person = house.stranger()
    first = person.get("/me")
    assert first["name"].startswith("Guest ")
    assert person.put("/me", {"name": "  Zoë  "}) == {"id": first["id"], "name": "Zoë", "login": None}
    assert person.get("/me") == {"id": first["id"], "name": "Zoë", "login": None}


def test_the_cookie_is_signed_and_closed_to_scripts(house: House) -> None:
    answer = house.stranger().client.get("/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie
    forger = house.stranger()
    forger.client.cookies.set("tablewright", answer.cookies["tablewright"][:-2] + "xx")
    assert forger.get("/me")["id"] != answer.json()["id"]


def test_a_new_name_is_seen_at_every_table(ada: Person, ben: Person) -> None:
    id = ada.table("me", "me")
    with ben.at(id) as chair:
        assert chair.position()["seats"][0]["name"] == "Ada"
        ada.put("/me", {"name": "Augusta"})
        assert chair.position()["seats"][0]["name"] == "Augusta"
    assert ben.get(f"/tables/{id}")["seats"][0]["name"] == "Augusta"


@pytest.mark.parametrize("name", ["#", "   ", "x" * 41, "bell\x07", "two\nlines", "right‮left"])
def test_bad_names_are_refused(ada: Person, name: str) -> None:
    assert ada.trouble("PUT", "/me", {"name": name}) == (422, "bad-name")
    assert ada.get("/me")["name"] == "Ada"


def test_a_name_of_forty_characters_is_fine(ada: Person) -> None:
    assert ada.put("/me", {"name": "x" * 40})["name"] == "x" * 40


def test_a_table_waits_until_its_host_starts_it(ada: Person, ben: Person) -> None:
    table = ada.post("/tables", wish(ME, OPEN), 201)
    assert (table["status"], table["host"], table["ply"]) == ("waiting", True, 0)
    assert [(seat["kind"], seat["mine"]) for seat in table["seats"]] == [("human", True), ("open", False)]
    path = f"/tables/{table['id']}"
    assert ada.trouble("POST", path + "/start") == (409, "open-seats")
    assert ben.post(path + "/join", {"seat": 1})["seats"][1] == {
        "seat": 1, "name": "Ben", "kind": "human", "bot": None, "mine": True,
        "since": None, "stand_in": None, "clock": None,
    }  # fmt: skip
    assert ben.trouble("POST", path + "/start") == (403, "not-host")
    assert ada.post(path + "/start")["status"] == "running"
    assert ada.trouble("POST", path + "/start") == (409, "table-started")


def test_a_table_starts_by_itself_when_all_have_come(ada: Person, ben: Person) -> None:
    id = ada.table("me", "open")
    assert ada.get(f"/tables/{id}")["status"] == "waiting"
    assert ben.post(f"/tables/{id}/join", {"seat": 1})["status"] == "running"


def test_a_full_table_starts_at_once(ada: Person) -> None:
    assert ada.get(f"/tables/{ada.table('me', 'me')}")["status"] == "running"


def test_who_sits_at_a_shared_screen_has_a_name_of_its_own(ada: Person) -> None:
    table = ada.post("/tables", wish(ME, ME, {"kind": "me", "name": "Cleo"}), 201)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ada 2", "Cleo"]


def test_joining_has_its_limits(ada: Person, ben: Person) -> None:
    id = ada.table("me", "open", start=False)
    path = f"/tables/{id}/join"
    assert ben.trouble("POST", path, {"seat": 0}) == (409, "seat-taken")
    assert ben.trouble("POST", path, {"seat": 5}) == (404, "unknown-seat")
    assert ben.trouble("POST", "/tables/nowhere/join", {"seat": 0}) == (404, "unknown-table")
    assert ben.post(path, {"seat": 1}) == ben.post(path, {"seat": 1}), "whoever lost the answer asks again"
    ada.post(f"/tables/{id}/start")
    assert ben.trouble("POST", path, {"seat": 0}) == (409, "seat-taken")


def test_leaving_frees_the_seat_and_passes_the_table_on(ada: Person, ben: Person) -> None:
    id = ada.table("me", "open", start=False)
    ben.post(f"/tables/{id}/join", {"seat": 1})
    left = ada.post(f"/tables/{id}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["open", "human"]
    assert ben.get(f"/tables/{id}")["host"] is True
    assert ada.trouble("POST", f"/tables/{id}/leave") == (403, "foreign-seat")
    ben.post(f"/tables/{id}/leave")
    assert ben.trouble("GET", f"/tables/{id}") == (404, "unknown-table")


def test_a_table_waits_for_others_when_its_host_does_not_play(ada: Person, ben: Person) -> None:
    id = ada.table("open", "open", start=False)
    ben.post(f"/tables/{id}/join", {"seat": 1})
    assert [seat["kind"] for seat in ben.post(f"/tables/{id}/leave")["seats"]] == ["open", "open"]
    assert ada.get(f"/tables/{id}")["host"] is True


def test_whoever_leaves_a_running_game_leaves_an_open_seat_and_the_table_behind(ada: Person, ben: Person) -> None:
    id = ada.table("me", "open")
    ben.post(f"/tables/{id}/join", {"seat": 1})
    with ben.at(id) as chair:
        chair.position(host=False)
        left = ada.post(f"/tables/{id}/leave")
        assert (left["status"], [seat["kind"] for seat in left["seats"]]) == ("running", ["open", "human"])
        news = chair.position(host=True)
        assert [(seat["kind"], seat["name"]) for seat in news["seats"]] == [("open", ""), ("human", "Ben")]
    assert ada.position(id)["viewer"] == -1, "ada is a stranger here now"
    assert id in [table["id"] for table in ada.get("/tables")["open"]]


def test_a_running_game_without_people_is_abandoned(ada: Person) -> None:
    id = ada.table("me", "first")
    assert ada.post(f"/tables/{id}/leave")["status"] == "abandoned"
    assert ada.trouble("POST", f"/tables/{id}/leave") == (409, "table-abandoned")


def test_an_open_seat_of_a_running_game_is_taken_over(house: House, ada: Person, ben: Person) -> None:
    id = ada.table("me", "open")
    ben.post(f"/tables/{id}/join", {"seat": 1})
    ben.post(f"/tables/{id}/leave")
    assert ada.trouble("POST", f"/tables/{id}/join", {"seat": 1}) == (409, "seated-already")
    cleo = house.person("Cleo")
    assert cleo.post(f"/tables/{id}/join", {"seat": 1})["seats"][1]["name"] == "Cleo"
    assert cleo.position(id)["viewer"] == 1
    assert ben.trouble("POST", f"/tables/{id}/join", {"seat": 1}) == (409, "seat-taken")


def test_a_private_table_is_found_by_its_link_alone(ada: Person, ben: Person) -> None:
    waiting = ada.post("/tables", wish(ME, OPEN, private=True), 201)
    running = ada.post("/tables", wish(ME, ME, private=True, start=True), 201)
    assert waiting["private"] is True and len(waiting["id"]) >= 22
    lists = ben.get("/tables")
    assert not {waiting["id"], running["id"]} & {table["id"] for kind in lists.values() for table in kind}
    assert {table["id"] for table in ada.get("/tables")["mine"]} == {waiting["id"], running["id"]}
    assert ben.position(running["id"])["private"] is True, "whoever has the link may watch"
    ben.post(f"/tables/{waiting['id']}/join", {"seat": 1})
    assert [table["id"] for table in ben.get("/tables")["mine"]] == [waiting["id"]]


def test_the_lists(ada: Person, ben: Person) -> None:
    waiting, running = ada.table("me", "open"), ada.table("me", "me")
    lists = ben.get("/tables")
    listed = {kind: [table["id"] for table in lists[kind]] for kind in ("open", "running")}
    assert waiting in listed["open"] and waiting not in listed["running"]
    assert running in listed["running"] and running not in listed["open"]
    assert lists["mine"] == []
    assert {table["id"] for table in ada.get("/tables")["mine"]} == {waiting, running}


@pytest.mark.parametrize(
    ("body", "setting"),
    [
        (wish(ME), "seats"),
        (wish(*[ME] * 5), "seats"),
        (wish(ME, ME, settings={"weather": "snow"}), "weather"),
        (wish(ME, ME, settings={"moon": "full"}), "setting"),
        (wish(ME, {"kind": "bot", "bot": "nobody"}), "bot"),
        (wish(ME, {"kind": "bot"}), "bot"),
        (wish(ME, {"kind": "me", "bot": "first"}), "bot"),
    ],
)
def test_a_set_up_that_the_game_does_not_know_is_refused(ada: Person, body: Json, setting: str) -> None:
    answer = ada.client.post("/api/tables", json=body)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["args"]["setting"]) == (422, "bad-setup", setting)
    assert ada.get("/tables")["mine"] == []


@pytest.mark.parametrize(
    "body",
    [
        wish(ME, ME, game=7),
        wish(ME, ME, colour="red"),
        wish(ME, {"kind": "me", "colour": "red"}),
        wish(ME, {"kind": "king"}),
        wish(ME, ME, start="yes"),
        {"game": "harbour"},
        wish(*[ME] * 17),
    ],
)
def test_a_request_of_another_form_is_refused(ada: Person, body: Json) -> None:
    assert ada.trouble("POST", "/tables", body) == (422, "bad-request")


def test_an_unknown_game_is_refused(ada: Person) -> None:
    assert ada.trouble("POST", "/tables", wish(ME, ME, game="chess")) == (404, "unknown-game")


def test_a_page_of_another_site_cannot_act_for_a_guest(ada: Person) -> None:
    answer = ada.client.post("/api/tables", json=wish(ME, ME), headers={"origin": "http://elsewhere"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign-origin")
    assert ada.client.post("/api/tables", json=wish(ME, ME), headers={"origin": "http://testserver"}).status_code == 201


def test_everybody_is_still_seated_after_a_restart(tmp_path: Path) -> None:
    with open_house(settings(tmp_path)) as house:
        ada = house.person("Ada")
        cookies, id = dict(ada.client.cookies), ada.table("me", "open")
    with open_house(settings(tmp_path)) as house:
        again = house.stranger()
        again.client.cookies.update(cookies)
        assert again.get("/me")["name"] == "Ada"
        assert [table["id"] for table in again.get("/tables")["mine"]] == [id]


def test_a_change_that_cannot_be_stored_is_a_mistake_and_is_not_tried_again(house: House, ada: Person) -> None:
    asked: list[StoredTable] = []

    def seat_a_ghost(table: StoredTable) -> StoredTable:
        asked.append(table)
        assert len(asked) <= 2 * MOST_TRIES, "for ever"
        return replace(table, seats=(table.seats[0], StoredSeat(1, "human", identity="nobody")))

    id = ada.table("me", "open")
    with pytest.raises(IntegrityError):
        at(house, house.service.lobby.change, id, seat_a_ghost)
    assert len(asked) == 1


def test_who_always_comes_second_gives_up_at_last(
    house: House, ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[StoredTable] = []

    async def too_late(seen: StoredTable, *_: object) -> None:
        tried.append(seen)
        assert len(tried) <= 2 * MOST_TRIES, "for ever"
        raise Conflict

    id, host, me = ada.table("me", "open"), ada.get("/me")["id"], ben.get("/me")["id"]
    with monkeypatch.context() as patched:
        for name in ("change_table", "let_in"):
            patched.setattr(house.service.store, name, too_late)
        with pytest.raises(Conflict):
            at(house, house.service.lobby.change, id, lambda table: joined(table, me, 1))
        assert len(tried) == MOST_TRIES
        tried.clear()
        with pytest.raises(Conflict):
            at(house, house.service.lobby.let_in, id, host, 1)
        assert len(tried) == MOST_TRIES
    ben.post(f"/tables/{id}/join", {"seat": 1})

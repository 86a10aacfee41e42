"""Two servers on one database: who sits where is decided once, and everybody hears of it wherever they came in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace
from starlette.websockets import WebSocketDisconnect

from tablewright.server.storage.records import StoredTable, unguessable
from tablewright.server.table.session import SIGNED_OUT
from tests.server.house import Chair, House, Person, open_house, settings

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def here_and_there(
    a_postgres_database: Callable[[], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[House, House]]:
    chosen = settings(tmp_path_factory.mktemp("neighbours"), database=a_postgres_database())
    with open_house(chosen) as here, open_house(chosen) as there:
        yield here, there


@pytest.fixture
def here(here_and_there: tuple[House, House]) -> House:
    return here_and_there[0]


@pytest.fixture
def there(here_and_there: tuple[House, House]) -> House:
    return here_and_there[1]


def also_at(house: House, person: Person) -> Person:
    """The same browser, served by another server."""
    same = house.stranger()
    same.client.cookies.update(dict(person.client.cookies))
    return same


def until_closed(chair: Chair) -> int:
    with pytest.raises(WebSocketDisconnect) as closed:
        while True:
            chair.receive()
    return closed.value.code


def test_of_many_who_take_the_same_seat_at_two_servers_one_gets_it(here: House, there: House) -> None:
    ada = here.person("Ada")
    crowd = [house.person(f"Guest {number}") for number, house in enumerate(3 * [here, there])]
    for _ in range(3):
        path = f"/api/tables/{ada.table('me', 'open', start=False)}/join"
        with ThreadPoolExecutor(len(crowd)) as threads:
            answers = list(threads.map(lambda one, path=path: one.client.post(path, json={"seat": 1}), crowd))
        assert sorted(answer.status_code for answer in answers) == [200] + 5 * [409]
        assert {answer.json()["error"]["code"] for answer in answers if answer.status_code == 409} == {"seat-taken"}


def test_a_move_there_and_a_removal_here_at_the_same_time(here: House, there: House) -> None:
    """Whichever comes first: a move is in the game if and only if its sender was told so, and none comes after."""
    ada, ben = here.person("Ada"), there.person("Ben")
    for _ in range(5):
        id = ada.table("open", "me", bids="spoken")
        ben.post(f"/tables/{id}/join", {"seat": 0})
        with ben.at(id) as chair, ThreadPoolExecutor(1) as elsewhere:
            chair.position(viewer=0)
            removed = elsewhere.submit(ada.post, f"/tables/{id}/host/remove", {"seat": 0})
            moved = chair.act(0, 0, ["bid", 1])
            assert removed.result()["seats"][0]["kind"] == "open"
            assert moved["type"] == "done" or moved["error"]["code"] in ("foreign-seat", "stale-ply")
            if chair.latest()["viewer"] != -1:  # it may have come before the answer
                chair.position(viewer=-1)
            late = chair.act(0, 0, ["bid", 1])
            assert late["error"]["code"] == "foreign-seat"
        assert ada.position(id)["ply"] == (1 if moved["type"] == "done" else 0)


def test_a_pause_here_is_a_pause_there(here: House, there: House) -> None:
    ada = here.person("Ada")
    id = ada.table("me", "me", bids="spoken")
    with also_at(there, ada).at(id) as chair:
        chair.position(paused=False)
        ada.post(f"/tables/{id}/host/pause")
        chair.position(paused=True)
        assert chair.act(0, 0, ["bid", 1])["error"]["code"] == "table-paused"
        ada.post(f"/tables/{id}/host/abandon")
        chair.position(status="abandoned")


def test_whoever_signs_out_everywhere_here_is_let_go_there(here: House, there: House) -> None:
    ada = here.person("Ada")
    id = ada.table("me", "me")
    ada.post("/account", {"login": unguessable(), "password": PASSWORD}, 201)
    same = also_at(there, ada)
    with same.at(id) as chair:
        chair.position(viewer=0)
        assert ada.client.post("/api/account/sign-out-everywhere").status_code == 204
        assert until_closed(chair) == SIGNED_OUT
    assert same.get("/me")["login"] is None


def test_whoever_signs_out_here_is_let_go_there_in_this_browser_alone(here: House, there: House) -> None:
    ada = here.person("Ada")
    id, login = ada.table("me", "me"), unguessable()
    ada.post("/account", {"login": login, "password": PASSWORD}, 201)
    copy, phone = also_at(there, ada), there.stranger()
    phone.post("/account/sign-in", {"login": login, "password": PASSWORD})
    with copy.at(id) as chair, phone.at(id) as other:
        chair.position(viewer=0)
        other.position(viewer=0)
        assert ada.client.post("/api/account/sign-out").status_code == 204
        assert until_closed(chair) == SIGNED_OUT
        assert other.ask(type="ping")["type"] == "pong"
    assert copy.position(id)["mine"] == [] and copy.get("/me")["login"] is None
    assert phone.get("/me")["login"] == login.casefold()


def test_a_session_that_is_ended_from_there_is_over_here(here: House, there: House) -> None:
    ada = here.person("Ada")
    id, login = ada.table("me", "me"), unguessable()
    ada.post("/account", {"login": login, "password": PASSWORD}, 201)
    phone = there.stranger()
    phone.post("/account/sign-in", {"login": login, "password": PASSWORD})
    (session,) = [one["id"] for one in phone.get("/account/sessions")["sessions"] if not one["here"]]
    with ada.at(id) as chair:
        chair.position(viewer=0)
        assert phone.client.delete(f"/api/account/sessions/{session}").status_code == 204
        assert until_closed(chair) == SIGNED_OUT
    assert ada.get("/me")["login"] is None


def test_whoever_goes_for_good_here_is_gone_there(here: House, there: House) -> None:
    ada, ben = here.person("Ada"), there.person("Ben")
    id = ada.table("me", "open")
    with ben.at(id) as chair:
        ben.post(f"/tables/{id}/join", {"seat": 1})
        assert chair.position()["seats"][0]["name"] == "Ada"
        assert ada.client.request("DELETE", "/api/account", json={"password": None}).status_code == 204
        news = chair.position(host=True)
        assert (news["seats"][0]["name"], news["seats"][0]["kind"]) == ("", "open")


def test_what_is_brought_along_here_is_brought_along_there(here: House, there: House) -> None:
    ada, ben = here.person("Ada"), here.person("Ben")
    login = unguessable()
    ada.post("/account", {"login": login, "password": PASSWORD}, 201)
    id = ben.table("me", "me")
    with also_at(there, ada).at(id) as chair:
        chair.position(viewer=-1)
        ben.post("/account/sign-in", {"login": login, "password": PASSWORD, "bring": True})
        assert chair.position(viewer=0, host=True)["mine"] == [0, 1]


def test_many_who_go_at_the_same_time_all_go(here: House, there: House) -> None:
    """They sit at the same tables, so each has to do with what the others leave behind."""
    people = [house.person(f"Guest {number}") for number, house in enumerate(2 * [here, there])]
    tables = [people[0].table("me", "open", "open", "open", start=False) for _ in range(4)]
    for id in tables:
        for seat, person in enumerate(people[1:], 1):
            person.post(f"/tables/{id}/join", {"seat": seat})
    with ThreadPoolExecutor(len(people)) as threads:
        leave = [
            threads.submit(one.client.request, "DELETE", "/api/account", json={"password": None}) for one in people
        ]
        assert [answer.result().status_code for answer in leave] == 4 * [204]
    stranger = here.stranger()
    for id in tables:
        assert stranger.trouble("GET", f"/tables/{id}") == (404, "unknown-table")


def test_a_game_that_ends_between_two_readings_is_shown_as_over(
    here: House, there: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table was read while the game went on, its rows when another server had just stored the last of them."""
    ada = here.person("Ada")
    id = ada.finished_table()
    store = there.service.store
    read, readings = store.table, []

    async def late_news(wanted: str) -> StoredTable | None:
        table = await read(wanted)
        readings.append(wanted)
        stale = wanted == id and readings.count(id) == 1
        return replace(table, status="running", result=None) if table and stale else table

    monkeypatch.setattr(store, "table", late_news)
    shown = also_at(there, ada).position(id)
    assert (shown["status"], readings.count(id)) == ("finished", 2)

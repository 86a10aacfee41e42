"""Until a series is over nobody gets its deal: not from a table that is, not from a copy, and not by any route."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update

from tablewright.server.storage.deals import FORSAKEN
from tablewright.server.storage.records import now
from tablewright.server.storage.schema import ROWS, SEAT_LOG, TABLES
from tests.server.house import HERE, House, Json, Person
from tests.server.lobby.test_series import ids, play, sit

WHAT_IF = {"ply": 0, "seat": 0, "bot": "first"}
# What a request says, where it says anything; it is well formed, so that it is refused for what it asks.
BODIES: dict[str, Json] = {
    "bot": {"seat": 1, "bot": "first"},
    "comments": {"ply": 0, "text": "well"},
    "hint": {"seat": 0, "ply": 0, "revision": 0},
    "hints": {"allow": True},
    "join": {"seat": 0},
    "moves": {"seat": 0, "ply": 0, "actions": [["bid", 1]]},
    "orders": {"seat": 0, "order": {"kind": "pass"}},
    "plan": {"seat": 0, "actions": []},
    "plan/why": {"seat": 0, "actions": [], "zone": "harbour"},
    "remove": {"seat": 1},
    "series": {"tables": 1},
    "talk": {"text": "hello"},
    "undo": {"seat": 0, "ply": 0, "to": 0},
    "what-if": WHAT_IF,
    "why": {"seat": 0, "action": ["bid", 1]},
}
QUERIES = {"study/position": ["ply=0", "ply=0&seat=0", "ply=0&seat=1"], "position": ["", "ply=0", "seat=0", "seat=1"]}


def seed_of(house: House, table: str) -> str:
    async def read() -> str:
        found = await house.service.store.table(table)
        assert found is not None
        return found.seed

    assert house.client.portal is not None
    seed: str = house.client.portal.call(read)
    return seed


def routes(house: House) -> Iterator[tuple[str, str]]:
    """Method and the rest of the path of every route that takes a table."""
    app: Any = house.client.app
    for path, operations in app.openapi()["paths"].items():
        if path.startswith("/api/tables/{id}"):
            for method in operations:
                yield method.upper(), path.removeprefix("/api/tables/{id}").removeprefix("/")


def answers(person: Person, house: House, table: str, *left_out: str) -> Iterator[tuple[str, str]]:
    """Everything that *person* is told by any route about *table*."""
    for method, rest in routes(house):
        if method not in ("GET", "POST") or rest in left_out:
            continue
        path = rest.replace("{number}", "1")
        body = BODIES.get(rest.removeprefix("host/").removeprefix("study/")) if method == "POST" else None
        for query in QUERIES.get(rest, [""]):
            url = f"{HERE}/api/tables/{table}/{path}?{query}"
            yield f"{method} {path}?{query}", person.client.request(method, url.replace("/?", "?"), json=body).text


def views(told: Any) -> Iterator[int]:
    """Through whose eyes the positions in an answer are drawn."""
    if isinstance(told, dict):
        if "view" in told:
            yield told["viewer"] if "viewer" in told else told["seat"]  # a plan has the seat that it is of
        told = list(told.values())
    for part in told if isinstance(told, list) else []:
        yield from views(part)


def must_keep(seed: str, mine: set[int], told: Iterator[tuple[str, str]]) -> int:
    """Nothing that is told has the seed, or a view through other eyes than *mine*; how much was told."""
    count = 0
    for asked, said in told:
        assert seed not in said, asked
        seen = set(views(json.loads(said))) if said.startswith("{") else set()
        assert seen <= mine, asked
        count += 1
    return count


@pytest.fixture
def people(house: House) -> list[Person]:
    return [house.person(name) for name in ("Ada", "Ben", "Cid", "Dot", "Eve")]


def series_of(host: Person) -> tuple[str, str]:
    wish = {"game": "harbour", "settings": {"bids": "spoken"}, "seats": [{"kind": "open"}] * 2, "start": True}
    first, second = ids(host.post("/series", {**wish, "tables": 2}, 201))
    return first, second


def test_the_first_to_finish_does_not_learn_what_the_others_are_to_draw(house: House, people: list[Person]) -> None:
    """Ada ends her table at once and goes on at a copy: as a security review found, with the seed of all."""
    ada, ben, _, _, stranger = people
    wish = {"game": "harbour", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "first"}], "start": True, "tables": 2}
    first, second = ids(ada.post("/series", wish, 201))
    ada.post(f"/tables/{first}/host/abandon")
    sit(ben, second, 0)
    for person in (ada, ben, stranger):
        assert person.trouble("GET", f"/tables/{first}/record.json") == (403, "series-closed")
        assert person.trouble("GET", f"/tables/{first}/record.txt") == (403, "series-closed")
        assert person.trouble("POST", f"/tables/{first}/study/what-if", WHAT_IF) == (403, "series-closed")
        assert person.trouble("POST", f"/tables/{first}/study/review") == (403, "series-closed")
        for seat in (-1, 0, 1):
            assert person.trouble("GET", f"/tables/{first}/study/position?ply=0&seat={seat}")[1] == "series-closed"
    assert ada.position(first)["viewer"] == 0, "her own game she may look at"
    ada.post(f"/tables/{second}/host/abandon")
    assert ada.get(f"/tables/{first}/record.json")["seed"] == seed_of(house, second)


def test_no_route_tells_the_deal_of_a_series(house: House, people: list[Person]) -> None:
    ada, ben, cid, dot, eve = people
    first, second = series_of(eve)
    for person, table, seat in ((ada, first, 0), (ben, first, 1), (cid, second, 0), (dot, second, 1)):
        sit(person, table, seat)
    play(first, ada, ben)
    seed, stranger = seed_of(house, first), house.stranger()
    count = must_keep(seed, {0}, answers(ada, house, first))
    for person in (cid, stranger):
        count += must_keep(seed, set(), answers(person, house, first))
    for person in (ada, stranger):
        count += must_keep(seed, set(), answers(person, house, second))
    count += must_keep(seed, {0}, answers(cid, house, second, "leave"))
    assert count > 200, "all routes were asked"
    play(second, cid, dot)
    for person in (ada, cid, stranger):
        assert person.get(f"/tables/{first}/record.json")["seed"] == seed
        assert person.get(f"/tables/{second}/study")["status"] == "finished"


def test_copies_that_were_made_before_are_closed_too(house: House, people: list[Person]) -> None:
    """Of a game whose deal is given to others: what-if copies, a copy of a copy, and a record that was imported."""
    ada, ben, cid, dot, eve = people
    old = ada.table("me", "open", bids="spoken")
    sit(ben, old, 1)
    play(old, ada, ben)
    copy = eve.post(f"/tables/{old}/study/what-if", WHAT_IF, 201)["id"]
    ended = eve.post(f"/tables/{old}/study/what-if", WHAT_IF, 201)["id"]
    eve.post(f"/tables/{ended}/host/abandon")
    again = eve.post(f"/tables/{ended}/study/what-if", WHAT_IF, 201)["id"]
    eve.post(f"/tables/{again}/host/abandon")
    brought = eve.post("/records", eve.get(f"/tables/{old}/record.json"), 201)["id"]
    seed, stranger = seed_of(house, old), house.stranger()
    with stranger.at(copy) as watching:
        watching.position()
        _, new = ids(ada.post(f"/tables/{old}/series", {"tables": 1}, 201))
        sit(cid, new, 0)
        sit(dot, new, 1)
        eve.act(copy, 0, eve.position(copy)["question"]["options"][0]["action"])
        assert watching.wait("error")["error"]["code"] == "series-closed", "who watched a copy sees no more of it"
    for table in (copy, ended, again, brought):
        for person in (cid, stranger):
            must_keep(seed, set(), answers(person, house, table))
        must_keep(seed, {0}, answers(eve, house, table, "leave"))
        assert eve.trouble("POST", f"/tables/{table}/study/what-if", WHAT_IF)[1] in ("series-closed", "still-running")
    play(new, cid, dot)
    for table in (ended, again, brought):
        assert stranger.get(f"/tables/{table}/record.json")["seed"] == seed
    assert stranger.position(copy)["viewer"] == -1


def test_who_has_a_copy_of_a_deal_does_not_play_it(people: list[Person]) -> None:
    ada, _, cid, dot, eve = people
    old = ada.finished_table()
    copy = eve.post(f"/tables/{old}/study/what-if", WHAT_IF, 201)["id"]
    eve.post(f"/tables/{copy}/host/remove", {"seat": 1})
    brought = dot.post("/records", dot.get(f"/tables/{old}/record.json"), 201)["id"]
    _, new = ids(ada.post(f"/tables/{old}/series", {"tables": 1}, 201))
    assert dot.trouble("DELETE", f"/tables/{brought}") == (403, "series-closed"), "it tells that Dot knows the deal"
    for person in (eve, dot):
        assert person.trouble("POST", f"/tables/{new}/join", {"seat": 0}) == (409, "knows-the-deal")
    sit(cid, new, 0)
    assert cid.trouble("POST", f"/tables/{copy}/join", {"seat": 1}) == (403, "series-closed"), "nor the other way round"


def test_nor_does_who_has_left_the_game_or_its_copy_before_it_was_given(people: list[Person]) -> None:
    ada, ben, cid, dot, eve = people
    old = ada.table("me", "open", bids="spoken")
    sit(ben, old, 1)
    ben.post(f"/tables/{old}/leave")
    sit(cid, old, 1)
    play(old, ada, cid)
    copy = eve.post(f"/tables/{old}/study/what-if", WHAT_IF, 201)["id"]
    eve.post(f"/tables/{copy}/host/remove", {"seat": 1})
    sit(dot, copy, 1)
    dot.post(f"/tables/{copy}/leave")
    _, new = ids(ada.post(f"/tables/{old}/series", {"tables": 1}, 201))
    for person in (ben, dot):
        assert person.trouble("POST", f"/tables/{new}/join", {"seat": 0}) == (409, "knows-the-deal")


def test_the_statistics_wait_for_the_series(house: House, people: list[Person]) -> None:
    """What they say before and after a game tells how it went."""
    ada, ben, cid, dot, eve = people
    first, second = series_of(eve)
    for person, table, seat in ((ada, first, 0), (ben, first, 1), (cid, second, 0), (dot, second, 1)):
        sit(person, table, seat)
    before = eve.get("/statistics/harbour")
    play(first, ada, ben)
    assert eve.get("/statistics/harbour") == before
    play(second, cid, dot)
    games = [told["people"]["games"] if told["people"] else 0 for told in (before, eve.get("/statistics/harbour"))]
    assert games[1] - games[0] == 4, "seats of two tables"


def long_ago(house: House) -> None:
    """Everything at all tables was a month and a day ago."""

    async def put_back() -> None:
        async with house.service.store.begin() as connection:
            for table, column in ((TABLES, "created"), (ROWS, "at"), (SEAT_LOG, "at")):
                await connection.execute(update(table).values({column: now() - FORSAKEN - timedelta(days=1)}))

    assert house.client.portal is not None
    house.client.portal.call(put_back)


def test_a_series_that_nobody_plays_keeps_its_deal_closed_for_a_month(house: House, people: list[Person]) -> None:
    ada, ben, *_ = people
    mine = ada.finished_table()
    other = ids(ada.post(f"/tables/{mine}/series", {"tables": 1}, 201))[-1]
    record = f"/tables/{mine}/record.json"
    assert ada.trouble("GET", record) == (403, "series-closed")
    long_ago(house)
    assert ada.get(record)["seed"] == seed_of(house, mine)
    sit(ben, other, 0)
    assert ada.trouble("GET", record) == (403, "series-closed"), "it is played after all"

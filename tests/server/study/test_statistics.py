"""Statistics: what is measured at finished games, who sees which of it, and what few games allow to say."""

from __future__ import annotations

import asyncio
import math
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import insert, select

from tablewright.arena.estimates import Sum, sum_of
from tablewright.server.protocol.tables import Origin
from tablewright.server.storage.records import Row, StoredSeat, StoredTable
from tablewright.server.storage.schema import FIGURES, IDENTITIES, SUMS, UNCOUNTED
from tablewright.server.storage.store import Store
from tablewright.server.study.statistics import LENGTH, Measures, Statistics, Timed, measures_of, times
from tests.server.house import House, Json, Person, open_house, settings

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)


def play_out(id: str, *people: Person) -> None:
    """Each of *people* at the seat of the same number takes the first thing there is."""
    status = "running"
    while status == "running":
        for seat, person in enumerate(people):
            position = person.position(id)
            status = position["status"]
            if status == "running" and position["question"] and position["question"]["seat"] == seat:
                person.act(id, seat, position["question"]["options"][0]["action"])


def a_game(ada: Person, ben: Person, private: bool = False) -> str:
    seats: list[Json] = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "harbour", "settings": {}, "seats": seats, "start": True, "private": private}
    id: str = ada.post("/tables", wish, 201)["id"]
    ben.post(f"/tables/{id}/join", {"seat": 1})
    play_out(id, ada, ben)
    return id


def harbour(person: Person) -> Json:
    found: Json = person.get("/statistics/harbour")
    return found


def games_of(summary: Json | None) -> int:
    return 0 if summary is None else int(summary["games"])


def test_a_finished_game_counts_for_everybody_and_for_its_own_people(ada: Person, ben: Person) -> None:
    before = harbour(ada)
    id = a_game(ada, ben)
    result = ada.get(f"/tables/{id}")["result"]
    after = harbour(ada)
    assert games_of(after["people"]) == games_of(before["people"]) + 2
    assert after["uncounted"] == 0
    mine = after["mine"]
    assert [(row["players"], row["seat"]) for row in mine["seats"]] == [(2, 0)]
    assert mine["seats"][0]["score"] == {"count": 1, "value": result["totals"][0], "low": None, "high": None}
    won = mine["seats"][0]["won"]
    assert won["value"] == (1 / len(result["winners"]) if 0 in result["winners"] else 0)
    assert 0 <= won["low"] < won["value"] + 0.5 and won["high"] - won["low"] > 0.5, "one game says next to nothing"
    assert {part["name"]: part["mean"]["value"] for part in mine["points"]} == {
        line["item"]: line["points"] for line in result["lines"][0]
    }
    moves = ada.get(f"/tables/{id}/record.json")["moves"]
    done = {part["name"]: part["mean"]["value"] for part in mine["actions"]}
    assert sum(done.values()) == sum(1 for seat, *_ in moves if seat == 0)
    assert mine["decision"]["value"] > 0
    assert mine["length"]["value"] > 0
    assert [one["game"] for one in ada.get("/statistics")] == ["harbour"]


def test_a_private_game_counts_for_its_own_people_alone(ada: Person, ben: Person) -> None:
    before = harbour(ada)
    a_game(ada, ben, private=True)
    assert harbour(ada)["people"] == before["people"]
    assert games_of(harbour(ada)["mine"]) == games_of(harbour(ben)["mine"]) == 1


def test_what_is_mine_nobody_else_sees(house: House, ada: Person, ben: Person) -> None:
    a_game(ada, ben)
    assert harbour(house.stranger())["mine"] is None
    assert harbour(house.person("Cleo"))["mine"] is None
    assert house.stranger().trouble("GET", "/statistics/chess") == (404, "unknown-game")


def test_games_against_oneself_and_unfinished_ones_tell_nothing_about_me(ada: Person) -> None:
    before = games_of(harbour(ada)["people"])
    ada.finished_table()
    ada.table("me", "me")
    assert harbour(ada)["mine"] is None
    assert games_of(harbour(ada)["people"]) == before + 2


def test_bots_have_their_own_figures(ada: Person) -> None:
    before = harbour(ada)
    id = ada.table("me", "first")
    while (position := ada.position(id))["status"] == "running":
        if position["question"]:
            move = {"seat": 0, "ply": position["ply"], "actions": [position["question"]["options"][0]["action"]]}
            ada.client.post(f"/api/tables/{id}/moves", json=move)  # the bot may be faster
    after = harbour(ada)
    assert games_of(after["bots"]) == games_of(before["bots"]) + 1
    assert after["bots"]["seats"][0]["seat"] == 1


def test_what_a_guest_played_goes_along_to_the_account(house: House, ben: Person) -> None:
    login = {"login": f"dora-{id(ben)}", "password": "correct horse battery"}
    dora = house.person("Dora")
    dora.post("/account", login, 201)
    guest = house.person("Dora on the train")
    a_game(guest, ben)
    assert games_of(harbour(guest)["mine"]) == 1
    guest.post("/account/sign-in", {**login, "bring": True})
    assert games_of(harbour(dora)["mine"]) == 1


# Counting.


def stored(id: str, **changed: Any) -> StoredTable:
    lines = [[{"rule": "X-1", "item": "gold", "points": 5, "factors": [], "phrase": {"key": "x", "args": {}}}], []]
    result = {"ranks": [1, 1], "winners": [0, 1], "totals": [5, 5], "lines": lines, "ties": [[], []]}
    seats = (StoredSeat(0, "human", "ada"), StoredSeat(1, "bot", bot="random"))
    table = StoredTable(id, "harbour", "1", "d", {}, "0" * 32, "finished", "ada", False, False, 3, result, NOON, seats)
    return replace(table, **changed)


ROWS = [Row(0, "act", ("bid", 3)), Row(0, "undo", (1,)), Row(0, "act", ("bid", 2)), Row(1, "act", ("rest",))]


async def come_in(store: Store) -> None:
    async with store.begin() as connection:
        await connection.execute(insert(IDENTITIES).values(id="ada", name="Ada", created=NOON))


async def everything(store: Store) -> list[list[Any]]:
    async with store.begin() as connection:
        found = [(await connection.execute(select(table))).all() for table in (FIGURES, SUMS)]
    return [sorted(map(tuple, rows), key=str) for rows in found]


async def test_counting_again_comes_to_the_same_and_leaves_out_what_is_no_ordinary_game(store: Store) -> None:
    await come_in(store)
    await store.add_table(stored("plain"), ROWS)
    await store.add_table(stored("private", private=True), ROWS)
    await store.add_table(stored("imported", archived=True), ROWS)
    await store.add_table(stored("lesson", lesson="first"), ROWS)
    await store.add_table(stored("what-if", origin=Origin(table="plain", ply=1)), ROWS)
    await store.add_table(stored("given-up", status="abandoned", result=None), ROWS)
    statistics = Statistics(store)
    assert await statistics.count_again() == 5
    figures, sums = await everything(store)
    assert sorted((row[0], row[1]) for row in figures) == [("plain", 0), ("plain", 1), ("private", 0), ("private", 1)]
    kept = {row[3:5]: row[5:] for row in sums}
    assert kept["human", "score"] == (1, 5.0, 25.0)
    assert kept["human", "won"] == (1, 0.5, 0.25), "a shared victory is shared"
    assert kept["human", "do:bid"] == (1, 1.0, 1.0), "what was taken back was not done"
    assert kept["human", "points:gold"] == (1, 5.0, 25.0)
    await statistics.count_again()
    assert await everything(store) == [figures, sums]


async def test_servers_that_count_at_the_same_time_count_everything_once(store: Store) -> None:
    await come_in(store)
    for number in range(45):
        await store.add_table(stored(f"t{number}"), ROWS)
    async with store.begin() as connection:
        await connection.execute(insert(UNCOUNTED), [{"table_id": f"t{number}"} for number in range(45)])
    await asyncio.gather(*(Statistics(store).catch_up() for _ in range(4)))
    assert await Statistics(store).catch_up() == 0
    sums = await Statistics(store).of_all("harbour", "human")
    assert {name: one.count for (_, name), one in sums.items()}["score"] == 45


def timed(*seconds: float | None, seats: str = "0101") -> list[Timed]:
    moments = [None if one is None else NOON + timedelta(seconds=one) for one in seconds]
    return [Timed(Row(int(seat), "act", ("rest",)), at) for seat, at in zip(seats, moments, strict=False)]


@pytest.mark.parametrize(
    ("rows", "seat", "decision"),
    [
        (timed(0, 10, 40, 41), 1, 5.5),  # the median of 10 and 1
        (timed(0, 10, 40, 41), 0, 30.0),  # nobody knows how long the first one took
        (timed(0, None, 40, 45), 0, None),
        (timed(0, 7, 7, 7, seats="0111"), 1, 7.0),  # sent together, thought about once
        (timed(None, None), 0, None),
        ([], 0, None),
    ],
)
def test_how_long_a_decision_takes(rows: list[Timed], seat: int, decision: float | None) -> None:
    found = times(rows, seat).get("decision")
    assert found is None if decision is None else math.isclose(math.exp(found or 0), decision)


def test_by_mail_time_is_no_measure() -> None:
    by_mail = stored("t", pace={"bank": 86400, "increment": 3600})
    rows = timed(0, 60, 120, 180)

    def has_times(found: list[Measures]) -> bool:
        return all(LENGTH in mine for mine in found)

    assert has_times(measures_of(stored("t"), rows))
    assert not any(LENGTH in mine for mine in measures_of(by_mail, rows))


# What few games allow to say.


def test_intervals_are_wide_for_few_games_and_never_leave_what_is_possible() -> None:
    one = sum_of([1]).share()
    assert (one.value, one.high) == (1.0, 1.0) and one.low is not None and one.low < 0.25
    many = Sum(1000, 500, 500).share()
    assert many.low is not None and 0.46 < many.low < 0.5
    assert sum_of([10]).mean().low is None
    two = sum_of([9, 11]).mean()
    assert two.value == 10 and two.low is not None and two.low < 0, "two games hardly bound a mean"
    ten = sum_of([9, 11] * 5).mean()
    assert ten.low is not None and math.isclose(ten.low, 10 - 2.262 * math.sqrt(10 / 9 / 10))
    assert sum_of([4, 4]).mean(among=4).value == 2


def test_the_page_for_the_table_has_the_numbers_of_the_game(house: House) -> None:
    aid = house.stranger().get("/games/harbour/aid")
    assert aid["sections"][0]["lines"][0]["args"] == {"coins": 2}
    assert house.stranger().trouble("GET", "/games/chess/aid") == (404, "unknown-game")


def test_a_server_that_starts_anew_knows_its_statistics(tmp_path: Any) -> None:
    chosen = settings(tmp_path)
    with open_house(chosen) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        a_game(ada, ben)
        known = harbour(ada)
        cookies = dict(ada.client.cookies)
    with open_house(chosen) as house:
        again = house.stranger()
        again.client.cookies.update(cookies)
        assert harbour(again) == known

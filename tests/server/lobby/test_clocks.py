"""Clocks: they run for whom the table waits, grow when the turn passes on, and at their end a bot stands in."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from tablewright.server.lobby import seating
from tablewright.server.protocol.tables import Pace
from tablewright.server.storage.records import StoredTable
from tablewright.server.storage.schema import SEATS
from tablewright.server.table.time_control import COMEBACK, changed_clocks, is_out, left_at, passed_on
from tests.server.house import House, Json, Person
from tests.server.stored import a_table

PACE = Pace(bank=600, increment=60)
NOON = datetime(2026, 11, 1, 12, 0, tzinfo=UTC)


def later(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


@pytest.fixture
def waiting() -> StoredTable:
    """A table with clocks that waits for its person since noon."""
    return passed_on(replace(a_table("ada"), pace=PACE), [0], NOON)


def left(table: StoredTable, at: datetime = NOON) -> float:
    assert table.pace is not None
    return left_at(table.seats[0], table.pace, at)


def test_a_clock_runs_while_the_table_waits_and_grows_when_it_stops(waiting: StoredTable) -> None:
    assert left(waiting, later(100)) == 500
    again = passed_on(waiting, [0], later(50), mover=0)
    assert again == waiting, "one click of several is not the end of a turn"
    passed = passed_on(waiting, [1], later(100), mover=0)
    assert passed.seats[0].since is None and left(passed, later(9999)) == 560
    assert [seat.seat for seat in changed_clocks(waiting, passed)] == [0], "bots have no clock"


def test_nobody_gains_time_by_taking_back_and_doing_again(waiting: StoredTable) -> None:
    table = waiting
    for number in range(5):
        table = passed_on(table, [1], later(2 * number + 1), mover=0)
        table = passed_on(table, [0], later(2 * number + 2), mover=0, back=True)
    assert left(table, later(10)) == 595


def test_who_is_not_waited_for_any_more_without_having_decided_gets_nothing(waiting: StoredTable) -> None:
    assert left(passed_on(waiting, [1], later(100), mover=1)) == 500


def test_a_pause_stops_the_clock(waiting: StoredTable) -> None:
    paused = passed_on(replace(waiting, paused=True), [0], later(100))
    assert left(paused, later(5000)) == 500
    assert left(passed_on(replace(paused, paused=False), [0], later(5000)), later(5100)) == 400


def test_a_bot_stands_in_when_time_is_out_and_not_before(waiting: StoredTable) -> None:
    assert seating.stood_in_for(waiting, 0, "first", later(599)) is waiting
    replaced = seating.stood_in_for(waiting, 0, "first", later(600))
    assert (replaced.bot_of(0), replaced.seats[0].identity) == ("first", "ada")
    assert seating.stood_in_for(replaced, 0, "any", later(601)) is replaced, "who notices second changes nothing"
    back = passed_on(seating.back(replaced, "ada", 0), [0], later(700))
    assert back.bot_of(0) is None and left(back, later(700)) == COMEBACK
    assert not is_out(back, 0, later(700))


def test_whoever_takes_over_has_enough_to_begin_with(waiting: StoredTable) -> None:
    late = passed_on(waiting, [], later(595))
    freed = seating.opened(late, "ada", 0)
    assert left(seating.joined(freed, "ben", 0)) == COMEBACK
    assert left(seating.joined(seating.opened(passed_on(waiting, [], later(1)), "ada", 0), "ben", 0)) == 599


def test_without_a_pace_a_table_knows_only_whom_it_waits_for() -> None:
    table = passed_on(a_table("ada"), [0], NOON)
    assert table.seats[0].since == NOON and table.seats[0].left is None and not is_out(table, 0, later(1e9))


# At a server.


def slow_table(ada: Person, ben: Person, **chosen: str) -> str:
    wish = {"game": "harbour", "settings": chosen, "seats": [{"kind": "me"}, {"kind": "open"}], "start": True}
    id: str = ada.post("/tables", wish | {"pace": PACE}, 201)["id"]
    ben.post(f"/tables/{id}/join", {"seat": 1})
    return id


def clocks(position: Json) -> list[tuple[bool, bool]]:
    """Of each seat, whether its clock runs and whether it has more than the bank."""
    return [(seat["clock"]["runs"], seat["clock"]["left"] > PACE["bank"]) for seat in position["seats"]]


def wait_long(house: House, id: str, seat: int, seconds: float) -> None:
    """As if the table had waited for *seat* so much longer."""

    async def work() -> None:
        store = house.service.store
        since = datetime.now(UTC) - timedelta(seconds=seconds)
        this = (SEATS.c.table_id == id) & (SEATS.c.seat == seat)
        async with house.service.tables.open(id) as live:
            async with store.begin() as connection:
                out = since + timedelta(seconds=600)
                await connection.execute(update(SEATS).where(this).values(since=since, runs_out=out))
            live.forget()

    assert house.client.portal is not None
    house.client.portal.call(work)


def test_the_clocks_are_stored_with_the_moves(house: House, ada: Person, ben: Person) -> None:
    id = slow_table(ada, ben, bids="spoken")
    assert clocks(ada.position(id)) == [(True, False), (False, False)]
    assert clocks(ada.act(id, 0, ["bid", 1])) == [(False, True), (True, False)]
    stored = house.client.portal.call(house.service.store.table, id)  # type: ignore[union-attr]
    assert stored is not None and [seat.since is not None for seat in stored.seats] == [False, True]
    assert clocks(house.stranger().position(id)) == [(False, True), (True, False)], "everybody may see them"
    ada.post(f"/tables/{id}/host/pause")
    assert clocks(ada.position(id)) == [(False, True), (False, False)]
    ada.post(f"/tables/{id}/host/resume")
    assert clocks(ada.position(id)) == [(False, True), (True, False)]


def test_all_who_decide_at_the_same_time_are_waited_for(ada: Person, ben: Person) -> None:
    id = slow_table(ada, ben)
    assert clocks(ada.position(id)) == [(True, False), (True, False)]
    ada.act(id, 0, ["bid", 1], ["seal"])
    assert clocks(ben.position(id)) == [(False, True), (True, False)]


def test_a_stand_in_plays_until_its_owner_is_back(house: House, ada: Person, ben: Person) -> None:
    id = slow_table(ada, ben, bids="spoken")
    wait_long(house, id, 0, 601)
    with ada.at(id) as chair:
        while "stand_in" not in (position := chair.position())["seats"][0]:
            pass
        assert position["question"] is None and position["undo"]["can"] == 0
        assert [seat["mine"] for seat in position["seats"]] == [True, False], "it is still Ada's"
        while (position := chair.position())["ply"] == 0:
            pass
    assert ada.trouble("POST", f"/tables/{id}/moves", {"seat": 0, "ply": 0, "actions": [["bid", 0]]}) == (
        409, "stand-in-plays",
    )  # fmt: skip
    assert ben.trouble("POST", f"/tables/{id}/back", {"seat": 0}) == (403, "foreign-seat")
    ada.post(f"/tables/{id}/back", {"seat": 0})
    back = ada.position(id)["seats"][0]
    assert "stand_in" not in back and back["clock"]["left"] >= COMEBACK - 5
    assert ada.post(f"/tables/{id}/back", {"seat": 0})["seats"][0]["stand_in"] is None, "twice is fine"


def test_the_tables_that_wait_for_me_come_most_urgent_first(house: House, ada: Person, ben: Person) -> None:
    calm = ada.table("me", "me")
    urgent, other = slow_table(ada, ben, bids="spoken"), slow_table(ada, ben, bids="spoken")
    wait_long(house, urgent, 0, 300)
    assert [table["id"] for table in ada.get("/turns")["tables"]] == [urgent, other, calm]
    ada.act(urgent, 0, ["bid", 1])
    assert [table["id"] for table in ada.get("/turns")["tables"]] == [other, calm]
    assert urgent in [table["id"] for table in ben.get("/turns")["tables"]]
    ada.post(f"/tables/{other}/host/pause")
    assert [table["id"] for table in ada.get("/turns")["tables"]] == [calm], "nobody waits at a paused table"
    assert house.stranger().get("/turns") == {"tables": []}


@pytest.mark.parametrize("pace", [{"bank": 5, "increment": 1}, {"bank": 600}, {"bank": 600, "increment": -1}, 600])
def test_a_pace_is_sensible(ada: Person, pace: object) -> None:
    wish = {"game": "harbour", "seats": [{"kind": "me"}, {"kind": "me"}], "pace": pace}
    assert ada.trouble("POST", "/tables", wish) == (422, "bad-request")


def test_a_restart_loses_nothing(house: House, ada: Person, ben: Person) -> None:
    id = slow_table(ada, ben, bids="spoken")
    ada.act(id, 0, ["bid", 1])

    async def forget() -> None:
        house.service.tables.get(id).forget()

    before = ada.position(id)["seats"]
    house.client.portal.call(forget)  # type: ignore[union-attr]
    time.sleep(0.2)
    after = ada.position(id)["seats"]
    assert after[0]["clock"] == before[0]["clock"]
    assert 0.1 <= before[1]["clock"]["left"] - after[1]["clock"]["left"] < 10

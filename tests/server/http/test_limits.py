"""Limits: what is too often, too many, too large or too slow is refused by name, and costs the others nothing."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tablewright.server.app import create_app
from tablewright.server.base.costs import CHANGE
from tablewright.server.base.limits import (
    CONNECTIONS_OF_A_PERSON,
    HINT,
    IMPORT,
    IMPORTED_TABLES_OF_A_PERSON,
    MAIL,
    MESSAGES,
    NEWCOMER,
    PURPOSES,
    REFUSED_MESSAGES,
    REVIEW,
    SIGN_IN,
    SIGN_IN_ANYWHERE,
    STRANGERS,
    TABLES_OF_BOTS_OF_A_HOST,
    UNFINISHED_TABLES_OF_A_HOST,
    WORK,
    Buckets,
    Limits,
    MessageRate,
    Payer,
    Purpose,
    Rate,
    address_of,
)
from tablewright.server.http.static import PAGES, Guard
from tablewright.server.people.identity import COOKIE
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.records import Row, StoredSeat
from tablewright.server.table.consequences import due_bot
from tablewright.server.table.incoming import LONGEST_MESSAGE, id_of, read_message
from tablewright.server.table.progress import MOST_ROWS, Progress
from tests.server.house import House, Json, Person, code, open_house, settings
from tests.server.stored import a_table
from tests.toy.game import HARBOUR

RATE = Rate(burst=3, per_minute=6)
STRICT = 0.1  # a tenth of what a server allows by default: enough for a test to go beyond it soon


class Clock:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def refused(limits: Limits, address: str, login: str) -> bool:
    try:
        limits.sign_in(address, login)
    except Trouble as trouble:
        assert trouble.code == "too-many"
        return True
    return False


# Buckets.


def test_a_bucket_gives_its_burst_at_once_and_then_as_much_as_flows_in(clock: Clock) -> None:
    buckets = Buckets(RATE, clock)
    assert [buckets.take("ada") for _ in range(5)] == [0, 0, 0, 10, 10]
    clock.now += 9.9
    assert buckets.take("ada") == pytest.approx(0.1)
    clock.now += 0.1
    assert [buckets.take("ada") for _ in range(2)] == [0, 10]
    clock.now += 3600
    assert [buckets.take("ada") for _ in range(4)] == [0, 0, 0, 10], "it never holds more than its burst"


def test_everybody_has_a_bucket_of_their_own(clock: Clock) -> None:
    buckets = Buckets(RATE, clock)
    assert [buckets.take(who) for who in ("ada", "ada", "ada", "ada", "ben")] == [0, 0, 0, 10, 0]


def test_in_the_long_run_nobody_gets_more_than_the_rate(clock: Clock) -> None:
    buckets, chance, taken = Buckets(RATE, clock), random.Random(1), 0
    for _ in range(5000):
        clock.now += chance.random() * 3
        taken += buckets.take("ada") == 0
    assert taken <= RATE.burst + (clock.now - 1000) * RATE.per_minute / 60 + 1


def test_the_memory_of_buckets_has_an_end_and_who_is_active_is_not_forgotten(clock: Clock) -> None:
    buckets = Buckets(RATE, clock, room=100)
    for number in range(1000):
        buckets.take("flooding")
        assert buckets.take(f"stranger {number}") == 0
    assert len(buckets.full) <= 100
    assert buckets.take("flooding") > 0


def test_generosity_multiplies_and_zero_switches_off(clock: Clock) -> None:
    twice = Limits(2.0, clock)
    for _ in range(2 * SIGN_IN.person.burst):
        twice.sign_in("1.2.3.4", "ada")
    assert refused(twice, "1.2.3.4", "ada")
    off = Limits(0.0, clock)
    for _ in range(10_000):
        off.sign_in("1.2.3.4", "ada")
        off.person(WORK, "ada", 100)
    off.tables(10**6)


@pytest.mark.parametrize("generosity", [0.5, 1.0, 3.0])
def test_generosity_multiplies_what_flows_in_as_well(clock: Clock, generosity: float) -> None:
    """One more comes in exactly when it is due: a moment before it, nothing; at it, one and not two."""
    limits = Limits(generosity, clock)
    for _ in range(math.ceil(WORK.person.burst * generosity)):
        limits.person(WORK, "ada")
    due = 60 / (WORK.person.per_minute * generosity)
    clock.now += due * 0.99
    with pytest.raises(Trouble, match="too-many"):
        limits.person(WORK, "ada")
    clock.now += due * 0.01
    limits.person(WORK, "ada")
    with pytest.raises(Trouble, match="too-many"):
        limits.person(WORK, "ada")


@pytest.mark.parametrize("purpose", PURPOSES, ids=lambda purpose: purpose.name)
def test_each_purpose_has_its_burst_and_not_one_more(clock: Clock, purpose: Purpose) -> None:
    limits = Limits(1.0, clock)
    for who, rate in ((limits.person, purpose.person), (limits.address, purpose.address)):
        for _ in range(rate.burst):
            who(purpose, "ada")
        with pytest.raises(Trouble, match=purpose.name) as refused:
            who(purpose, "ada")
        assert refused.value.reply.error.args["seconds"] == math.ceil(60 / rate.per_minute)


def test_the_figures_against_guessing_are_these() -> None:
    """Who raises one of them makes guessing easier, or costs everybody a processor: it is to be meant."""
    figures = {one.name: (one.person, one.address) for one in (SIGN_IN, NEWCOMER, MAIL, HINT, REVIEW, IMPORT)}
    assert figures == {
        "sign-in": (Rate(10, 2), Rate(60, 20)),
        "newcomer": (Rate(200, 60), Rate(200, 60)),
        "letter": (Rate(5, 0.1), Rate(20, 1)),
        "hint": (Rate(10, 10), Rate(60, 60)),
        "review": (Rate(6, 1), Rate(20, 5)),
        "import": (Rate(20, 6), Rate(60, 20)),
    }
    assert Rate(100, 10) == SIGN_IN_ANYWHERE


# Signing in.


def test_a_password_cannot_be_guessed_at_speed(clock: Clock) -> None:
    limits = Limits(1.0, clock)
    for _ in range(SIGN_IN.person.burst):
        assert not refused(limits, "1.2.3.4", "ada")
    assert refused(limits, "1.2.3.4", "ada")
    assert not refused(limits, "5.6.7.8", "ada"), "the one who guesses does not lock her out elsewhere"
    assert not refused(limits, "1.2.3.4", "ben")
    tried = sum(not refused(limits, f"10.0.{number // 250}.{number % 250}", "ada") for number in range(1000))
    assert tried < SIGN_IN_ANYWHERE.burst, "not from a thousand addresses either"
    assert sum(not refused(limits, "9.9.9.9", f"name {number}") for number in range(1000)) == SIGN_IN.address.burst


# Addresses.


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_address(host: str, address: str) -> None:
    assert address_of({"client": (host, 5)}) == address


def test_without_a_peer_there_is_still_an_address() -> None:
    assert address_of({}) == address_of({"client": None}) == "nowhere"


# A connection's pace.


def test_a_connection_that_is_too_fast_is_refused_and_one_that_goes_on_is_a_flood(clock: Clock) -> None:
    pace = MessageRate(1.0, clock)
    for _ in range(MESSAGES.burst):
        pace.admit()
    for _ in range(REFUSED_MESSAGES.burst):
        with pytest.raises(Trouble, match="too-many"):
            pace.admit()
        assert not pace.is_flood
    with pytest.raises(Trouble, match="too-many"):
        pace.admit()
    assert pace.is_flood


def test_a_connection_that_waits_when_it_is_told_to_goes_on_for_ever(clock: Clock) -> None:
    pace, sent = MessageRate(1.0, clock), 0
    while sent < 3000:
        try:
            pace.admit()
            sent += 1
        except Trouble as trouble:
            clock.now += trouble.reply.error.args["seconds"]
    assert not pace.is_flood


def test_connections_count_while_they_last(clock: Clock) -> None:
    limits = Limits(1.0, clock)
    held = [limits.connection("1.2.3.4", "ada") for _ in range(CONNECTIONS_OF_A_PERSON)]
    for one in held:
        one.__enter__()
    with pytest.raises(Trouble, match="connections"), limits.connection("5.6.7.8", "ada"):
        pass
    with limits.connection("1.2.3.4", "ben"), limits.connection("1.2.3.4", None):
        pass
    for one in held:
        one.__exit__(None, None, None)
    with limits.connection("5.6.7.8", "ada"):
        pass
    assert not limits.connections, "nothing is remembered of those who have gone"


def test_a_host_has_so_many_unfinished_tables(clock: Clock) -> None:
    limits = Limits(1.0, clock)
    limits.tables(UNFINISHED_TABLES_OF_A_HOST - 1)
    with pytest.raises(Trouble, match="too-many-tables"):
        limits.tables(UNFINISHED_TABLES_OF_A_HOST)


# What costs more than one.


def test_who_takes_more_at_once_waits_as_if_for_as_many(clock: Clock) -> None:
    buckets = Buckets(Rate(burst=10, per_minute=60), clock)
    assert [buckets.take("ada", 4) for _ in range(3)] == [0, 0, 2]
    assert buckets.take("ada", 2) == 0, "what is left is not lost"
    clock.now += 3
    assert buckets.take("ada", 4) == pytest.approx(1)


def test_what_costs_more_than_a_bucket_holds_takes_all_of_it(clock: Clock) -> None:
    buckets = Buckets(Rate(burst=10, per_minute=60), clock)
    assert buckets.take("ada", 1000) == 0
    assert buckets.take("ada", 1) == 1
    clock.now += 10
    assert buckets.take("ada", 1000) == 0


def test_a_person_and_their_address_pay_both_or_neither(clock: Clock) -> None:
    limits = Limits(1.0, clock)
    ada = limits.payer("1.2.3.4", "ada")
    ada.pay(WORK.person.burst)
    people = len([number for number in range(100) if pays(limits.payer("1.2.3.4", f"guest {number}"))])
    assert people == (WORK.address.burst - WORK.person.burst) // WORK.person.burst, "then the address has no more"
    late = limits.payer("1.2.3.4", "late")
    assert not pays(late)
    assert pays(limits.payer("5.6.7.8", "late")), "who was refused there has not paid"


def pays(payer: Payer) -> bool:
    try:
        payer.pay(WORK.person.burst)
    except Trouble as trouble:
        assert trouble.code == "too-many"
        return False
    return True


def test_strangers_share_less_and_take_nothing_from_the_people_there(clock: Clock) -> None:
    limits = Limits(1.0, clock)
    stranger = limits.payer("1.2.3.4", None)
    stranger.pay(STRANGERS.burst)
    with pytest.raises(Trouble, match="too-many"):
        stranger.pay(1)
    limits.payer("1.2.3.4", "ada").pay(WORK.person.burst)
    limits.payer("5.6.7.8", None).pay(STRANGERS.burst)


def test_a_forged_cookie_does_not_make_a_stranger_somebody(strict: House) -> None:
    forger = strict.stranger()
    forger.client.cookies.set(COOKIE, "forged")
    most = STRANGERS.times(STRICT).burst
    assert statuses(forger, "GET", "/tables/nowhere", most + 3) == [404] * most + [429] * 3


def test_so_many_imported_games_and_not_one_more(clock: Clock) -> None:
    limits = Limits(1.0, clock)
    limits.imports(IMPORTED_TABLES_OF_A_PERSON - 1)
    with pytest.raises(Trouble, match="too-many-imports"):
        limits.imports(IMPORTED_TABLES_OF_A_PERSON)
    Limits(0.0, clock).imports(10**6)


# The whole server.


@pytest.fixture
def strict(tmp_path: Path, clock: Clock) -> Iterator[House]:
    """A server with limits, whose clock stands still."""
    with open_house(settings(tmp_path, limits=STRICT)) as house:
        yield with_clock(house, clock)


def with_clock(house: House, clock: Clock) -> House:
    """The same house, its limits read from *clock*."""
    limits: Any = house.client.app.state.limits  # type: ignore[attr-defined]
    limits.clock = clock
    for buckets in (*limits.people.values(), *limits.addresses.values(), limits.strangers, limits.logins):
        buckets.clock = clock
    return house


def statuses(person: Person, method: str, path: str, count: int, **more: Any) -> list[int]:
    return [person.client.request(method, "/api" + path, **more).status_code for _ in range(count)]


def test_who_changes_too_much_is_told_when_to_come_back(strict: House, clock: Clock) -> None:
    ada, ben = strict.person("Ada"), strict.person("Ben")
    changes = int(WORK.person.times(STRICT).burst / CHANGE)
    tries = statuses(ada, "PUT", "/me", changes + 5, json={"name": "Ada"})
    assert tries == [200] * (changes - 1) + [429] * 6, "one was spent on the name"
    answer = ada.client.put("/api/me", json={"name": "Ada"})
    assert answer.json()["error"]["code"] == "too-many"
    assert int(answer.headers["retry-after"]) == answer.json()["error"]["args"]["seconds"] == 1
    assert ben.put("/me", {"name": "Benjamin"})["name"] == "Benjamin", "others are not in the way"
    clock.now += 1
    assert ada.get("/me")["name"] == "Ada"
    clock.now += 1
    assert ada.put("/me", {"name": "Ada L"})["name"] == "Ada L"


def test_an_address_has_a_limit_of_its_own_before_anything_is_read(strict: House) -> None:
    stranger = strict.stranger()
    most = STRANGERS.times(STRICT).burst
    assert statuses(stranger, "GET", "/health", most + 3) == [200] * most + [429] * 3
    assert stranger.client.get("/").status_code == 503, "pages are another matter"
    with pytest.raises(WebSocketDisconnect), stranger.at("x"):
        pass


def test_pages_have_a_generous_limit_too(clock: Clock, tmp_path: Path) -> None:
    guard = Guard(create_app(settings(tmp_path)), Limits(STRICT, clock), 0, {}, 0.0)
    asking = {"type": "http", "method": "GET", "path": "/" + "x" * 300, "client": ("1.2.3.4", 5)}
    most = PAGES.times(STRICT).burst
    refused = [trouble.code if (trouble := guard.refusal(asking)) else "" for _ in range(most + 2)]
    assert refused == [""] * most + ["too-many"] * 2
    assert guard.refusal(asking | {"client": ("5.6.7.8", 5)}) is None
    assert guard.refusal(asking | {"path": "/api/health", "headers": []}) is None


def test_guests_are_made_at_a_limited_rate(strict: House) -> None:
    app: Any = strict.client.app
    made = 0
    for _ in range(NEWCOMER.address.times(STRICT).burst + 5):
        client = TestClient(app)
        client.portal = strict.client.portal
        made += client.get("/api/me").status_code == 200
    assert made == NEWCOMER.address.times(STRICT).burst


def test_imports_are_dear(strict: House) -> None:
    ada = strict.person("Ada")
    tries = statuses(ada, "POST", "/records", IMPORT.person.times(STRICT).burst + 2, content=b"nonsense")
    assert tries == [422] * IMPORT.person.times(STRICT).burst + [429] * 2


def test_a_flood_of_messages_is_answered_then_cut_off(strict: House, clock: Clock) -> None:
    ada = strict.person("Ada")
    id = ada.table("me", "me")
    with ada.at(id) as chair:
        heard = [chair.ask(type="ping") for _ in range(MESSAGES.times(STRICT).burst)]
        assert {message["type"] for message in heard} == {"pong"}
        refused: Json = chair.ask(type="ping")
        assert code(refused) == "too-many"
        clock.now += 1
        assert chair.ask(type="ping")["type"] == "pong", "who waits goes on"
        with pytest.raises(WebSocketDisconnect) as closed:
            for _ in range(MESSAGES.times(STRICT).burst + REFUSED_MESSAGES.times(STRICT).burst + 10):
                chair.ask(type="ping")
        assert closed.value.code == 4429
    assert ada.position(id)["ply"] == 0, "the table is not the worse for it"


def test_a_message_may_have_so_many_bytes_and_not_one_more() -> None:
    """Bytes, not characters; and of one that is far too long nobody looks for the id."""
    ping = '{"type": "ping", "id": 4, "note": ""}'
    for filling in ("x", "é"):
        room, size = LONGEST_MESSAGE - len(ping), len(filling.encode())
        longest = ping[:-2] + filling * (room // size) + "x" * (room % size) + ping[-2:]
        assert len(longest.encode()) == LONGEST_MESSAGE
        with pytest.raises(Trouble, match="bad-request"):  # it is read: there is no note
            read_message(longest)
        with pytest.raises(Trouble, match="too-large"):
            read_message(longest + " ")
        assert id_of(longest) == 4
    assert id_of(ping[:-2] + "x" * (LONGEST_MESSAGE - len(ping) + 1) + ping[-2:]) is None


def test_a_person_has_so_many_connections(strict: House) -> None:
    ada, ben = strict.person("Ada"), strict.person("Ben")
    id = ada.table("me", "open", start=False)
    chairs = [ada.at(id) for _ in range(int(CONNECTIONS_OF_A_PERSON * STRICT))]
    for chair in chairs:
        chair.__enter__()
    try:
        with ada.at(id) as one_too_many:
            assert code(one_too_many.receive()) == "too-many"
            with pytest.raises(WebSocketDisconnect) as closed:
                one_too_many.receive()
            assert closed.value.code == 4429
        with ben.at(id) as another:
            assert another.receive()["type"] in ("table", "presence")
    finally:
        for chair in chairs:
            chair.__exit__(None, None, None)


async def test_a_body_that_does_not_arrive_is_not_waited_for(tmp_path: Path) -> None:
    """Spoken to the application itself, which gets one byte and then nothing."""
    app = create_app(settings(tmp_path, body_seconds=0.05))
    said: list[Any] = []
    pieces: list[Any] = [{"type": "http.request", "body": b"{", "more_body": True}]

    async def receive() -> Any:
        if pieces:
            return pieces.pop()
        await asyncio.Event().wait()

    async def send(message: Any) -> None:
        said.append(message)

    async with app.router.lifespan_context(app):
        scope = {
            "type": "http", "method": "PUT", "path": "/api/me", "raw_path": b"/api/me", "query_string": b"",
            "headers": [(b"content-type", b"application/json")], "scheme": "http", "client": ("1.2.3.4", 1),
            "server": ("testserver", 80), "http_version": "1.1", "root_path": "", "app": app,
        }  # fmt: skip
        await asyncio.wait_for(app(scope, receive, send), 20)
    assert said[0]["status"] == 408
    assert b"too-slow" in said[1]["body"]


def test_a_host_leaves_a_few_tables_to_bots_alone(strict: House, clock: Clock) -> None:
    """However they come to have them to themselves."""
    ada, most = strict.person("Ada"), math.ceil(TABLES_OF_BOTS_OF_A_HOST * STRICT)
    tables = []
    for _ in range(most):
        clock.now += 3600
        tables.append(ada.table("first", "first", start=False))
    wish: Json = {"game": "harbour", "seats": [{"kind": "bot", "bot": "first"}] * 2, "start": False}
    clock.now += 3600
    assert ada.trouble("POST", "/tables", wish) == (409, "too-many-bot-tables")
    assert ada.trouble("POST", "/series", {**wish, "tables": 2}) == (409, "too-many-bot-tables")
    clock.now += 3600
    mine = ada.table("me", "first", start=False)
    seat = {"seat": 0, "bot": "first"}
    assert ada.trouble("POST", f"/tables/{mine}/host/bot", seat) == (409, "too-many-bot-tables")
    ada.post(f"/tables/{tables[0]}/host/abandon")
    assert [one["kind"] for one in ada.post(f"/tables/{mine}/host/bot", seat)["seats"]] == ["bot", "bot"]
    ada.post(f"/tables/{mine}/host/bot", {"seat": 1, "bot": "any"})


def test_a_host_finishes_tables_before_making_ever_more(strict: House, clock: Clock) -> None:
    ada, most = strict.person("Ada"), int(UNFINISHED_TABLES_OF_A_HOST * STRICT)
    for _ in range(most):
        clock.now += 3600
        id = ada.table("me", "open")
    clock.now += 3600
    wish = {"game": "harbour", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert ada.trouble("POST", "/tables", wish) == (409, "too-many-tables")
    ada.post(f"/tables/{id}/leave")
    assert ada.table("me", "open")


def test_taking_back_and_doing_again_comes_to_an_end() -> None:
    seats = (StoredSeat(0, "human"), StoredSeat(1, "human"))
    table = replace(a_table("ada"), settings={}, seats=seats)
    there, back = Row(0, "act", ("bid", 1)), Row(0, "undo", (1,))
    progress = Progress(HARBOUR, table, [there, *[back, there] * (MOST_ROWS // 2)])
    assert (progress.revision, progress.ply) == (MOST_ROWS + 1, 1)
    with pytest.raises(Trouble, match="too-long"):
        progress.undo(0, 0)
    with pytest.raises(Trouble, match="table-too-long"):
        progress.act(0, [["seal"]])
    assert (progress.revision, progress.ply) == (MOST_ROWS + 1, 1), "nothing has changed"
    assert due_bot(replace(table, seats=(StoredSeat(0, "bot", bot="first"),) * 2), progress) is None


def test_a_table_takes_moves_up_to_its_last_row() -> None:
    table = replace(a_table("ada"), settings={}, seats=(StoredSeat(0, "human"), StoredSeat(1, "human")))
    there, back = Row(0, "act", ("bid", 1)), Row(0, "undo", (1,))
    progress = Progress(HARBOUR, table, [there, *[back, there] * (MOST_ROWS // 2 - 1)])
    assert progress.revision == MOST_ROWS - 1
    with pytest.raises(Trouble, match="table-too-long"):
        progress.act(0, [["seal"], ["seal"]])
    assert len(progress.act(0, [["seal"]])) == 1
    assert progress.is_full()


def test_nor_more_of_them_by_asking_for_many_in_one_moment(strict: House, clock: Clock) -> None:
    """Each request counts what the one before has made."""
    ada, most = strict.person("Ada"), math.ceil(TABLES_OF_BOTS_OF_A_HOST * STRICT)
    tables = []
    for _ in range(most + 3):
        clock.now += 3600
        tables.append(ada.table("me", "first", start=False))
    clock.now += 3600
    seat: Json = {"seat": 0, "bot": "first"}

    def hand_over(id: str) -> int:
        return ada.client.post(f"/api/tables/{id}/host/bot", json=seat).status_code

    with ThreadPoolExecutor(len(tables)) as threads:
        answers = list(threads.map(hand_over, tables))
    assert sorted(answers) == most * [200] + 3 * [409]

"""Advice at the table: for whoever must decide, from what they can see, and only where the host allows it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, MutableMapping
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from tablewright.server.thinking.fair_line import Asker
from tablewright.server.thinking.jobs import HintJob, compare_turns
from tests.server.house import House, Json, Person, open_house, settings
from tests.toy.game import HARBOUR


def asking(position: Json, seat: int = 0) -> Json:
    return {"seat": seat, "ply": position["ply"], "revision": position["revision"]}


@pytest.fixture
def table(ada: Person, ben: Person) -> str:
    """Running, Ada's turn, Ada is the host."""
    id = ada.table("me", "open", bids="spoken")
    ben.post(f"/tables/{id}/join", {"seat": 1})
    return id


def hint(person: Person, id: str) -> Json:
    found: Json = person.post(f"/tables/{id}/hint", asking(person.position(id)))
    return found


def refusal(person: Person, id: str, wish: Json) -> str:
    return person.trouble("POST", f"/tables/{id}/hint", wish)[1]


def test_a_player_hears_what_a_bot_would_do(ada: Person, table: str) -> None:
    position = ada.position(table)
    told = hint(ada, table)
    options = [option["action"] for option in position["question"]["options"]]
    assert (told["seat"], told["ply"], told["revision"]) == (0, position["ply"], position["revision"])
    assert 1 < len(told["ways"]) <= 3
    for way in told["ways"]:
        assert way["actions"][0] in options
        assert way["steps"][0]["label"]["key"].startswith("harbour-do-")
        assert way["steps"][0]["zones"]
        assert way["worlds"] >= 1
        assert len(way["scores"]) == len(way["wins"]) == 2
        assert sum(chance["mean"] for chance in way["wins"]) == pytest.approx(1.0, abs=0.02)
    assert told["ways"][0]["behind"] == {"mean": 0.0, "error": 0.0}
    assert ada.position(table)["ply"] == position["ply"], "nothing is done by itself"


def test_the_same_question_gets_the_same_answer(ada: Person, table: str) -> None:
    begun = monotonic()
    first = hint(ada, table)
    took = monotonic() - begun
    begun = monotonic()
    assert hint(ada, table) == first
    assert monotonic() - begun < max(0.5, took)


def test_nobody_else_is_advised(house: House, ada: Person, ben: Person, table: str) -> None:
    """Who only watches would help a player, who waits would learn what the other may do."""
    position = ada.position(table)
    assert refusal(house.person("Cleo"), table, asking(position)) == "foreign-seat"
    assert refusal(ben, table, asking(position)) == "foreign-seat"
    assert refusal(ben, table, asking(position, seat=1)) == "not-asked"
    assert refusal(ada, table, asking(position, seat=7)) == "unknown-seat"


def test_only_the_present_position_is_talked_about(ada: Person, table: str) -> None:
    position = ada.position(table)
    ada.act(table, 0, position["question"]["options"][0]["action"])
    assert refusal(ada, table, asking(position)) in ("stale-ply", "not-asked")


def test_the_host_forbids_it_and_everybody_knows(ada: Person, ben: Person, table: str) -> None:
    assert ada.position(table)["hints"]
    with ben.at(table) as chair:
        chair.position(viewer=1)
        assert ben.trouble("POST", f"/tables/{table}/host/hints", {"allow": False}) == (403, "not-host")
        assert not ada.post(f"/tables/{table}/host/hints", {"allow": False})["hints"]
        assert not chair.wait("position")["hints"]
    assert refusal(ada, table, asking(ada.position(table))) == "hints-forbidden"
    assert ada.post(f"/tables/{table}/host/hints", {"allow": True})["hints"]
    assert hint(ada, table)["ways"]


def test_it_can_be_forbidden_from_the_start(ada: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    wish: Json = {"game": "harbour", "settings": {}, "seats": seats, "start": True, "hints": False}
    id = ada.post("/tables", wish, 201)["id"]
    assert not ada.get(f"/tables/{id}")["hints"]
    assert refusal(ada, id, asking(ada.position(id))) == "hints-forbidden"


def test_a_paused_or_finished_table_gives_no_advice(ada: Person, table: str) -> None:
    position = ada.position(table)
    ada.post(f"/tables/{table}/host/pause")
    assert refusal(ada, table, asking(position)) == "table-paused"
    over = ada.finished_table()
    assert refusal(ada, over, asking(ada.position(over))) == "table-finished"


def test_thinking_ends_when_the_table_moves_on(tmp_path: Path) -> None:
    with open_house(settings(tmp_path, hint_seconds=60.0)) as house:
        ada = house.person("Ada")
        id = ada.table("me", "me", bids="spoken")
        position = ada.position(id)
        begun = monotonic()
        portal: Any = house.client.portal
        asker = Asker(ada.get("/me")["id"], "somewhere")
        asked = portal.start_task_soon(house.service.hints.hint, id, asker, 0, 0, 0)
        ada.act(id, 0, position["question"]["options"][0]["action"])
        assert "stale-ply" in str(asked.exception(timeout=30)) or "not-asked" in str(asked.exception())
        assert monotonic() - begun < 30
        assert not house.service.hints.answers
        pool = house.service.hints.pool
        while pool.busy:
            assert monotonic() - begun < 30
            sleep(0.02)
        assert not pool.idle, "a process that nobody waits for is ended"


class Visitor:
    """Somebody who waits for a hint until they do not."""

    def __init__(self, person: Person) -> None:
        self.gone = False
        self.asker = Asker(person.get("/me")["id"], "somewhere", self.is_gone)

    async def is_gone(self) -> bool:
        return self.gone


def until(happened: Callable[[], object]) -> None:
    end = monotonic() + 60
    while not happened():
        assert monotonic() < end
        sleep(0.02)


def test_a_hint_that_nobody_waits_for_any_more_costs_nothing(tmp_path: Path) -> None:
    with open_house(settings(tmp_path, hint_seconds=60.0)) as house:
        ada, portal = house.person("Ada"), house.client.portal
        assert portal is not None
        id, hints = ada.table("me", "me", bids="spoken"), house.service.hints
        one, two = Visitor(ada), Visitor(ada)
        first = portal.start_task_soon(hints.hint, id, one.asker, 0, 0, 0)
        second = portal.start_task_soon(hints.hint, id, two.asker, 0, 0, 0)
        until(lambda: hints.pool.busy)
        one.gone = True
        assert "gone" in str(first.exception(timeout=30))
        assert hints.pool.busy, "somebody waits still"
        two.gone = True
        assert "gone" in str(second.exception(timeout=30))
        until(lambda: not hints.pool.busy)
        assert not hints.pool.idle and not hints.answers and not hints.line.at_work


class Browser:
    """One request, of a browser that may hang up."""

    def __init__(self, person: Person, path: str, body: Json) -> None:
        self.body: bytes | None = json.dumps(body).encode()
        self.gone = False
        cookie = "; ".join(f"{name}={value}" for name, value in person.client.cookies.items()).encode()
        headers = [(b"host", b"testserver"), (b"content-type", b"application/json"), (b"cookie", cookie)]
        where: Json = {"scheme": "http", "server": ("testserver", 80), "client": ("testclient", 1)}
        asked: Json = {"method": "POST", "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": ""}
        self.scope: Json = {"type": "http", "http_version": "1.1", "headers": headers, **where, **asked}

    async def receive(self) -> Json:
        if self.body is not None:
            body, self.body = self.body, None
            return {"type": "http.request", "body": body, "more_body": False}
        while not self.gone:
            await asyncio.sleep(0.01)
        return {"type": "http.disconnect"}

    async def send(self, message: MutableMapping[str, Any]) -> None:
        """Nobody reads it."""


def test_a_browser_that_hangs_up_waits_for_no_hint(tmp_path: Path) -> None:
    with open_house(settings(tmp_path, hint_seconds=60.0)) as house:
        ada, hints, portal = house.person("Ada"), house.service.hints, house.client.portal
        assert portal is not None
        id = ada.table("me", "me", bids="spoken")
        browser = Browser(ada, f"/api/tables/{id}/hint", asking(ada.position(id)))
        asked = portal.start_task_soon(house.client.app, browser.scope, browser.receive, browser.send)
        until(lambda: hints.pool.busy)
        browser.gone = True
        asked.result(timeout=30)
        until(lambda: not hints.pool.busy)
        assert not hints.answers


def test_an_address_is_limited_however_many_people_come_from_there(tmp_path: Path) -> None:
    with open_house(settings(tmp_path, limits=0.05, hint_seconds=0.1)) as house:
        answers = []
        for number in range(4):  # three hints for an address, one for a person
            guest = house.person(f"Guest {number}")
            id = guest.table("me", "me", bids="spoken")
            answers.append(guest.client.post(f"/api/tables/{id}/hint", json=asking(guest.position(id))).status_code)
        assert answers == [200, 200, 200, 429]


def test_it_is_limited(tmp_path: Path) -> None:
    with open_house(settings(tmp_path, limits=0.1, hint_seconds=0.1)) as house:
        ada = house.person("Ada")
        id = ada.table("me", "me", bids="spoken")
        wish = asking(ada.position(id))
        ada.post(f"/tables/{id}/hint", wish)
        assert ada.trouble("POST", f"/tables/{id}/hint", wish) == (429, "too-many")


def test_a_worker_compares_the_turns_that_it_is_told_to(house: House) -> None:
    state = HARBOUR.start(HARBOUR.setup(2, {"bids": "spoken"}), "1" * 32)
    last = [list(HARBOUR.options(state, 0)[-1].fields())]
    job = HintJob(
        games="tests.server.toy_games",
        game="harbour",
        data_path=None,
        seed="2" * 32,
        state=HARBOUR.to_json(state),
        seat=0,
        turns=1,
        worlds=2,
        seconds=None,
        also=[last],
    )
    assert last[0] in [prospect["actions"][0] for prospect in compare_turns(job)]

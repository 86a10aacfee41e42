"""What a corrected rule does to the tables that were begun before it: they go on, or are shown as far as both agree."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tablewright.server.base.catalogue import Catalogue, is_later
from tablewright.server.storage.database import make_engine
from tablewright.server.storage.readonly import open_for_reading
from tablewright.server.storage.records import unguessable
from tablewright.server.study.verify import Finding, audit, ids_of_tables
from tests.mail import MailServer
from tests.server.house import House, Json, Person, code, open_house, settings

REST: list[str | int] = ["rest"]
OVER = 409, "other-rules"


def later(kind: str) -> str:
    return f"tests.server.later_rules.{kind}"


class Club:
    """Ada and Ben, and a database that one server after the other opens, each with rules of its own."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self.folder = folder
        self.cookies: dict[str, dict[str, str]] = {}

    @contextmanager
    def under(self, games: str = "tests.server.toy_games", **more: Any) -> Iterator[House]:
        chosen = settings(self.folder, database=self.url, **more).model_copy(update={"games": games})
        with open_house(chosen) as house:
            yield house

    def person(self, house: House, name: str) -> Person:
        if name not in self.cookies:
            person = house.person(name)
            self.cookies[name] = dict(person.client.cookies)
            return person
        return self.also_at(house, name)

    def also_at(self, house: House, name: str) -> Person:
        person = house.stranger()
        person.client.cookies.update(self.cookies[name])
        return person

    def do(self, statement: str) -> None:
        async def work() -> None:
            engine = make_engine(self.url, "NORMAL")
            async with engine.begin() as connection:
                await connection.exec_driver_sql(statement)
            await engine.dispose()

        asyncio.run(work())

    def read(self, statement: str) -> list[tuple[Any, ...]]:
        async def work() -> list[tuple[Any, ...]]:
            async with open_for_reading(self.url) as engine, engine.connect() as connection:
                return [tuple(row) for row in await connection.execute(text(statement))]

        return asyncio.run(work())

    def verified(self, games: str) -> dict[str, Finding]:
        async def work() -> dict[str, Finding]:
            catalogue = Catalogue(games, "tests.server.toy_bots", {})
            async with open_for_reading(self.url) as engine:
                return {one.table: one async for one in audit(engine, catalogue, await ids_of_tables(engine))}

        return asyncio.run(work())


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    found = MailServer()
    found.controller.start()
    yield found
    found.controller.stop()


@pytest.fixture
def club(database: str, tmp_path: Path) -> Club:
    return Club(database, tmp_path)


def play(person: Person, id: str, *actions: list[str | int]) -> Json:
    """Whoever is asked does the next of *actions*."""
    position = person.position(id)
    for action in actions:
        wish = {"seat": position["viewer"], "ply": position["ply"], "actions": [action]}
        position = person.post(f"/tables/{id}/moves", wish)
    return position


def spoken(person: Person, *actions: list[str | int], bots: tuple[str, ...] = ()) -> str:
    """A table with bids that everybody hears, after the bids and *actions*."""
    id = person.table("me", "me", *bots, bids="spoken")
    play(person, id, ["bid", 1], ["bid", 0], *actions)
    return id


def asked(position: Json) -> list[object]:
    question = position["question"]
    return [question["seat"], question["prompt"], [option["action"] for option in question["options"]]]


@pytest.mark.parametrize("kind", ["clauses", "scores"])
def test_a_table_that_comes_to_the_same_positions_goes_on_under_the_later_rules(club: Club, kind: str) -> None:
    with club.under() as house:
        ada = club.person(house, "Ada")
        id = spoken(ada, REST, ["place", "quay"])
        before = ada.position(id)
    with club.under(later(kind)) as house:
        ada = club.person(house, "Ada")
        assert ada.get(f"/tables/{id}")["playable"]
        after = ada.position(id)
        assert (after["differs"], after["view"], asked(after)) == (None, before["view"], asked(before))
        assert after["seal"] == before["seal"], "what was promised about the shuffle stays what it was"
        assert ada.get(f"/tables/{id}")["rules"] == "2"
        assert play(ada, id, ["take", "silk"])["ply"] == before["ply"] + 1
    assert club.read("select rules, dealt_rules from tables") == [("2", "1")]
    assert [one.verdict for one in club.verified(later(kind)).values()] == ["same"]
    with club.under() as house:  # rules never go back: the positions since then are those of the later ones
        ada = club.person(house, "Ada")
        assert not ada.get(f"/tables/{id}")["playable"]
        assert ada.trouble("GET", f"/tables/{id}/position") == OVER


def test_a_table_that_waits_begins_under_the_later_rules(club: Club) -> None:
    with club.under() as house:
        id = club.person(house, "Ada").table("me", "open", bids="spoken")
        club.person(house, "Ben")
    with club.under(later("rest")) as house:
        ben = club.person(house, "Ben")
        ben.post(f"/tables/{id}/join", {"seat": 1})
        assert (ben.position(id)["differs"], ben.get(f"/tables/{id}")["rules"]) == (None, "2")
        assert club.person(house, "Ada").act(id, 0, ["bid", 1])["ply"] == 1


def test_a_table_that_differs_is_shown_as_far_as_both_agree(club: Club) -> None:
    """Everything that looks works, everything that acts is refused, and its host may end it."""
    with club.under() as house:
        ada = club.person(house, "Ada")
        id = spoken(ada, ["place", "market"], REST, ["place", "tavern"])
        agreed = ada.position(id, ply=3, seat=0)
    with club.under(later("rest")) as house:
        ada = club.person(house, "Ada")
        shown = ada.position(id)
        label = {"key": "harbour-do-rest", "args": {}}
        differs = {"ply": 4, "seat": 1, "action": REST, "label": label, "rules": "1", "installed": "2"}
        assert shown["differs"] == differs
        assert (shown["ply"], shown["status"], shown["view"]) == (3, "running", agreed["view"])
        assert [entry["ply"] for entry in shown["log"]] == [0, 1, 2, 3]
        assert (shown["question"], shown["waiting"], shown["undo"]["can"], shown["result"]) == (None, [], 0, None)
        assert [seat["to_act"] for seat in shown["seats"]] == [False, False]
        with ada.at(id) as chair:
            assert chair.position()["differs"] == differs
            move = {"seat": shown["viewer"], "ply": 3, "actions": [REST]}
            assert code(chair.ask(type="act", **move)) == "other-rules"
            assert chair.ask(type="look", seat=1)["type"] == "done"
            if chair.latest()["viewer"] != 1:  # it may have come before the answer
                chair.position(viewer=1)
            assert chair.latest()["differs"] == differs
            assert ada.trouble("POST", f"/tables/{id}/moves", move) == OVER
            assert ada.trouble("POST", f"/tables/{id}/undo", {"seat": 0, "ply": 3, "to": 2}) == OVER
            assert ada.trouble("POST", f"/tables/{id}/why", {"seat": 0, "zone": "inn"}) == OVER
            assert ada.trouble("POST", f"/tables/{id}/plan", {"seat": 0, "actions": []}) == OVER
            assert ada.trouble("GET", f"/tables/{id}/foresight?seat=0") == OVER
            assert ada.trouble("POST", f"/tables/{id}/hint", {"seat": 0, "ply": 3, "revision": 3}) == OVER
            prompt = {"key": "harbour-ask-place-worker", "args": {}}
            order = {"seat": 0, "step": "place-worker", "prompt": prompt, "action": REST, "span": "once"}
            assert ada.trouble("POST", f"/tables/{id}/orders", order) == OVER
            assert ada.trouble("GET", f"/tables/{id}/orders?seat=0") == OVER
            assert ada.get(f"/tables/{id}/events")["ply"] == ada.get(f"/tables/{id}/away")["ply"] == 3
            assert ada.get(f"/tables/{id}")["rules"] == "1"
            assert ada.post(f"/tables/{id}/host/abandon")["status"] == "abandoned"
            assert chair.position(status="abandoned")["differs"] == differs
        record = ada.get(f"/tables/{id}/record.json")
        assert (record["rules"], len(record["moves"])) == ("1", 5), "the record has all of it, for where it can be read"
        assert ada.get(f"/tables/{id}/study")["ply"] == 3
        assert ada.get(f"/tables/{id}")["result"] is None
    found = club.verified(later("rest"))[id]
    assert found.verdict == "parts" and "after ply 4 (seat 1: rest)" in found.detail


def test_where_a_table_stands_still_nobody_is_waited_for_until_it_goes_on(club: Club) -> None:
    with club.under() as house:
        ada = club.person(house, "Ada")
        wish = {"game": "harbour", "settings": {"bids": "spoken"}, "seats": [{"kind": "me"}] * 2, "start": True}
        id = ada.post("/tables", wish | {"pace": {"bank": 600, "increment": 10}}, 201)["id"]
        play(ada, id, ["bid", 1], ["bid", 0], REST)
        (waits,) = (seat["seat"] for seat in ada.get(f"/tables/{id}")["seats"] if seat["since"])
        assert [table["id"] for table in ada.get("/turns")["tables"]] == [id]
    with club.under(later("rest")) as house:
        ada = club.person(house, "Ada")
        ada.position(id)
        assert ada.get("/turns")["tables"] == []
        assert [seat["clock"]["runs"] for seat in ada.get(f"/tables/{id}")["seats"]] == [False, False]
    assert club.read("select 1 from seats where since is not null or runs_out is not null") == []
    with club.under(later("clauses")) as house:
        ada = club.person(house, "Ada")
        ada.position(id)
        assert [table["id"] for table in ada.get("/turns")["tables"]] == [id]
        assert [seat["clock"]["runs"] for seat in ada.get(f"/tables/{id}")["seats"]] == [at == waits for at in (0, 1)]


@pytest.mark.parametrize("kind", ["clauses", "rest"])
def test_a_letter_about_a_turn_is_written_only_where_it_can_be_taken(
    club: Club, mail_server: MailServer, kind: str
) -> None:
    with club.under() as house:
        spoken(club.person(house, "Ada"), REST)
    address = f"ada.{unguessable()}@example.org"
    club.do("update seats set since = '2020-01-01 00:00:00.000000' where since is not null")
    club.do(
        "insert into addresses (identity, address, confirmed, turns, minutes, language)"
        f" select id, '{address}', true, true, 1, 'en' from identities"
    )
    post = {"smtp": f"127.0.0.1:{mail_server.port}", "smtp_security": "none", "smtp_sender": "table@example.org"}
    with club.under(later(kind), **post, site="https://games.example.org"):
        end = time.monotonic() + 30
        while not club.read("select 1 from seats where mailed") or club.read("select 1 from letters"):
            if kind == "rest" and not club.read("select 1 from seats where since is not null"):
                break  # what is not waited for any more is not told either
            assert time.monotonic() < end, "the letter is neither sent nor given up"
            time.sleep(0.1)
    assert len(mail_server.to(address)) == (1 if kind == "clauses" else 0)


def test_a_move_that_is_not_allowed_any_more_is_named(club: Club) -> None:
    with club.under() as house:
        id = spoken(club.person(house, "Ada"), REST)
    club.do("update rows set prints = null")  # as from before there were any
    with club.under(later("gone")) as house:
        assert club.person(house, "Ada").position(id)["differs"]["ply"] == 3


def test_without_prints_only_the_moves_themselves_can_be_compared(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    """A database of before: whoever rested earned another coin, which nobody notices until it is missed. The log says
    of which tables that may be so."""
    with club.under() as house:
        ada = club.person(house, "Ada")
        id, printed = spoken(ada, REST), spoken(ada)
    club.do(f"update rows set prints = null where table_id = '{id}' and ordinal = 2")
    with club.under(later("rest")) as house:
        ada = club.person(house, "Ada")
        assert ada.position(printed)["differs"] is None and "without prints" not in caplog.text
        assert (ada.position(id)["differs"], ada.get(f"/tables/{id}")["rules"]) == (None, "2")
    assert [one.args for one in caplog.records if "without prints" in one.msg] == [(id,)]


def test_what_was_taken_back_does_not_count(club: Club) -> None:
    with club.under() as house:
        ada = club.person(house, "Ada")
        id = spoken(ada, REST)
        wish = {"seat": 0, "ply": 3, "to": 2}
        ada.post(f"/tables/{id}/undo", wish)
        play(ada, id, ["place", "market"])
    with club.under(later("rest")) as house:
        assert club.person(house, "Ada").position(id)["differs"] is None


def test_what_was_taken_back_under_the_bids_of_others_does_not_count(club: Club) -> None:
    """Sealed bids are made at the same time: what one takes back may lie below what the other did since."""
    with club.under() as house:
        ada, ben = club.person(house, "Ada"), club.person(house, "Ben")
        id = ada.table("me", "open")
        ben.post(f"/tables/{id}/join", {"seat": 1})
        ada.act(id, 0, ["bid", 2])
        ben.act(id, 1, ["bid", 0])
        ada.post(f"/tables/{id}/undo", {"seat": 0, "ply": 1, "to": 0})
        ada.act(id, 0, ["bid", 1])
        ada.act(id, 0, ["seal"])
        assert ben.act(id, 1, ["seal"])["ply"] == 4
    with club.under(later("bids")) as house:
        ada = club.person(house, "Ada")
        assert (ada.position(id)["differs"], ada.get(f"/tables/{id}")["rules"]) == (None, "2")


def test_lanes_that_are_open_go_on_under_later_rules_and_everybody_counts_as_before(club: Club) -> None:
    with club.under() as house:
        ada, ben = club.person(house, "Ada"), club.person(house, "Ben")
        id = ada.table("me", "open")
        ben.post(f"/tables/{id}/join", {"seat": 1})
        ada.act(id, 0, ["bid", 2])
        ada.post(f"/tables/{id}/undo", {"seat": 0, "ply": 1, "to": 0})
        ada.act(id, 0, ["bid", 1])
    with club.under(later("bids")) as house:
        ada, ben = club.person(house, "Ada"), club.person(house, "Ben")
        assert (ada.position(id)["differs"], ada.position(id)["ply"]) == (None, 1)
        assert (ben.position(id)["ply"], ben.position(id)["revision"]) == (0, 0)
        ben.act(id, 1, ["bid", 0], ["seal"])
        done = ada.act(id, 0, ["seal"])
        assert (done["ply"], done["revision"]) == (4, 6)


def test_what_others_chose_unseen_is_told_to_nobody_else(club: Club) -> None:
    with club.under() as house:
        ada, ben = club.person(house, "Ada"), club.person(house, "Ben")
        id = ada.table("me", "open")
        ben.post(f"/tables/{id}/join", {"seat": 1})
        ada.act(id, 0, ["bid", 2])
    with club.under(later("bids")) as house:
        mine, theirs = (club.person(house, name).position(id)["differs"] for name in ("Ada", "Ben"))
        strangers = house.stranger().position(id)["differs"]
        assert (mine["ply"], mine["seat"], mine["action"]) == (1, 0, ["bid", 2])
        assert theirs == strangers == mine | {"action": [], "label": None}


def test_a_set_up_that_comes_out_otherwise_is_a_difference_of_its_own(club: Club) -> None:
    with club.under() as house:
        id = spoken(club.person(house, "Ada"))
    with club.under(later("deal")) as house:
        ada = club.person(house, "Ada")
        shown = ada.position(id)
        assert (shown["ply"], shown["differs"]["ply"], shown["differs"]["seat"]) == (0, 0, -1)
        assert ada.post(f"/tables/{id}/host/abandon")["status"] == "abandoned"
    assert "the set-up" in club.verified(later("deal"))[id].detail


@pytest.mark.parametrize("kind", ["scores", "rest"])
def test_a_finished_table_keeps_its_rules_and_its_result(club: Club, kind: str) -> None:
    with club.under() as house:
        ada = club.person(house, "Ada")
        id = spoken(ada, REST)
        position = ada.position(id)
        while position["status"] == "running":
            position = play(ada, id, position["question"]["options"][0]["action"])
        result, record = ada.get(f"/tables/{id}")["result"], ada.get(f"/tables/{id}/record.json")
    with club.under(later(kind)) as house:
        ada = club.person(house, "Ada")
        shown = ada.position(id)
        assert (shown["status"], shown["result"]) == ("finished", result)
        assert shown["ply"] == (position["ply"] if kind == "scores" else 2)
        assert (shown["differs"] is None) == (kind == "scores")
        assert ada.get(f"/tables/{id}")["rules"] == "1"
        assert ada.get(f"/tables/{id}/record.json") == record
        assert ada.get(f"/tables/{id}/study/position?ply=2")["shown"] == 2
        assert ada.trouble("POST", f"/tables/{id}/host/abandon") == (409, "table-finished")
        wish = {"ply": 2, "seat": 0, "bot": "first"}
        copy = ada.post(f"/tables/{id}/study/what-if", wish, 201)["id"]
        assert ada.position(copy)["differs"] is None
        assert ada.get(f"/tables/{copy}")["rules"] == "2"
    assert club.verified(later(kind))[id].verdict == ("earlier-rules" if kind == "scores" else "parts")


def test_what_is_copied_or_carried_here_has_prints_as_well(club: Club) -> None:
    with club.under() as house:
        ada = club.person(house, "Ada")
        id = ada.finished_table()
        ada.post(f"/tables/{id}/study/what-if", {"ply": 5, "seat": 0, "bot": "first"}, 201)
        imported = ada.post("/records", ada.get(f"/tables/{id}/record.json"), 201)["id"]
    found = club.read("select table_id, ordinal, prints from rows")
    original = {ordinal: prints for table, ordinal, prints in found if table == id}
    assert len({table for table, _, _ in found}) == 3 and None not in original.values()
    assert {ordinal: prints for table, ordinal, prints in found if table == imported} == original
    assert all(prints == original[ordinal] for _, ordinal, prints in found if ordinal < 5)


def test_bots_have_no_turn_where_a_table_stands_still_and_have_it_again_when_it_goes_on(club: Club) -> None:
    with club.under(bot_workers=0) as house:
        ada = club.person(house, "Ada")
        id = ada.table("me", "first", bids="spoken")
        ada.act(id, 0, ["bid", 2])
    assert len(club.read("select * from turns")) == 1
    with club.under(later("bids")):
        end = time.monotonic() + 30
        while club.read("select * from turns"):
            assert time.monotonic() < end, "the bot is asked again and again"
            time.sleep(0.1)
    with club.under(later("clauses")) as house, club.person(house, "Ada").at(id) as chair:
        chair.position(ply=2)


def test_of_other_printed_values_nothing_is_played_on(club: Club) -> None:
    """Later rules are the same game corrected; other values are the host's own affair."""
    with club.under() as house:
        id = spoken(club.person(house, "Ada"))
    club.do("update tables set data = 'ffff'")
    with club.under(later("clauses")) as house:
        ada = club.person(house, "Ada")
        assert not ada.get(f"/tables/{id}")["playable"]
        assert ada.trouble("GET", f"/tables/{id}/position") == OVER


@pytest.mark.parametrize(
    ("version", "other", "expected"), [("2", "1", True), ("10", "9", True), ("1", "1", False), ("1", "2", False),
                                       ("2b", "1", False), ("2", "", False)]
)  # fmt: skip
def test_versions_are_numbers(version: str, other: str, expected: bool) -> None:
    assert is_later(version, other) is expected


def test_of_two_servers_the_one_with_later_rules_goes_on_and_the_other_says_so(
    a_postgres_database: Callable[[], str], tmp_path: Path
) -> None:
    """While servers are replaced one by one, a table that somebody opened at a new one is played there."""
    club = Club(a_postgres_database(), tmp_path)
    with club.under() as old, club.under(later("clauses")) as new, club.under(later("clauses")) as newer:
        here = club.person(old, "Ada")
        there, beyond = club.person(new, "Ada"), club.person(newer, "Ada")
        id = spoken(here)
        with here.at(id) as chair:
            assert chair.position()["ply"] == 2
            assert there.position(id)["differs"] is None
            assert code(chair.wait("error")) == "other-rules"
            assert code(chair.act(0, 2, REST)) == "other-rules"
        assert here.trouble("GET", f"/tables/{id}/position") == OVER
        assert play(beyond, id, REST)["ply"] == 3
        assert there.position(id)["ply"] == 3
    assert club.read("select rules, dealt_rules, seating from tables") == [("2", "1", 1)], "once"


def test_a_move_at_the_old_server_at_the_same_moment_is_seen_or_refused(
    a_postgres_database: Callable[[], str], tmp_path: Path
) -> None:
    """It is under the later rules as well, or it was refused: nothing comes in between unseen."""
    club = Club(a_postgres_database(), tmp_path)
    with club.under() as old, club.under(later("rest")) as new:
        here = club.person(old, "Ada")
        there = club.person(new, "Ada")
        ids = [spoken(here) for _ in range(6)]
        for id in ids:
            assert here.position(id)["ply"] == 2

        async def both(id: str) -> tuple[int, Json]:
            body = {"seat": here_seat[id], "ply": 2, "actions": [REST]}
            moved, shown = await asyncio.gather(
                asyncio.to_thread(here.client.post, f"/api/tables/{id}/moves", json=body),
                asyncio.to_thread(there.position, id),
            )
            return moved.status_code, shown

        here_seat = {id: here.position(id)["viewer"] for id in ids}
        for id in ids:
            status, _ = asyncio.run(both(id))
            shown = there.position(id)
            rules = there.get(f"/tables/{id}")["rules"]
            if status == 200:
                assert (shown["differs"]["ply"], rules) == (3, "1"), "the rest of that moment is a difference"
            else:
                assert (status, shown["differs"], shown["ply"], rules) == (409, None, 2, "2")

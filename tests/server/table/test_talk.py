"""Table talk: two rooms, in one order, heard by everybody who may hear it and by nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablewright.server.base.limits import TALK
from tablewright.server.storage.store import Store
from tablewright.server.table.news import News, NewsKind
from tablewright.server.table.talk import Talk, speaker_of
from tests.server.house import House, Json, Person, code, open_house, settings
from tests.server.stored import add_a_table


@pytest.fixture
def table(ada: Person, ben: Person) -> str:
    id = ada.table("me", "open")
    ben.post(f"/tables/{id}/join", {"seat": 1})
    return id


def say(person: Person, table: str, text: str) -> Json:
    line: Json = person.post(f"/tables/{table}/talk", {"text": text}, 201)
    return line


def heard(person: Person, table: str) -> list[str]:
    return [line["text"] for line in person.get(f"/tables/{table}/talk")["lines"]]


def texts(message: Json) -> list[str]:
    return [line["text"] for line in message["lines"]]


def test_who_sits_speaks_to_the_players_and_who_watches_to_the_watchers(
    house: House, ada: Person, ben: Person, table: str
) -> None:
    cara = house.person("Cara")
    assert say(ada, table, "good luck") | {"at": "", "speaker": ""} == {
        "number": 1,
        "room": "players",
        "seat": 0,
        "name": "Ada",
        "speaker": "",
        "mine": True,
        "text": "good luck",
        "at": "",
    }
    watching = say(cara, table, "the second card!")
    assert (watching["number"], watching["room"], watching["seat"]) == (2, "watchers", -1)
    for player in (ada, ben):
        assert heard(player, table) == ["good luck"], "nobody who watches helps a player"
    assert heard(cara, table) == heard(house.stranger(), table) == ["good luck", "the second card!"]
    lines = ben.get(f"/tables/{table}/talk")["lines"]
    assert [line["mine"] for line in lines] == [False]
    assert lines[0]["speaker"] == speaker_of(ada.get("/me")["id"]) != watching["speaker"]


def test_all_speak_to_all_before_the_start_and_hear_everything_after_the_end(
    house: House, ada: Person, ben: Person
) -> None:
    id, cara = ada.table("me", "open"), house.person("Cara")
    assert say(cara, id, "may I join?")["room"] == "players"
    ben.post(f"/tables/{id}/join", {"seat": 1})
    say(cara, id, "too late")
    assert heard(ada, id) == ["may I join?"]
    ada.post(f"/tables/{id}/host/abandon")
    assert heard(ada, id) == ["may I join?", "too late"]


def test_a_line_is_heard_at_once_and_the_rest_on_opening(house: House, ada: Person, ben: Person, table: str) -> None:
    cara = house.person("Cara")
    with ada.at(table) as a, cara.at(table) as c:
        a.position()
        c.position()
        a.send(type="say", text="  hello\n there ")
        assert texts(a.wait("said")) == texts(c.wait("said")) == ["hello there"]
        c.send(type="say", text="psst")
        told = c.wait("said")
        assert (told["whole"], texts(told)) == (False, ["psst"])
        ben.post(f"/tables/{table}/talk", {"text": "hi"}, 201)
        assert texts(a.wait("said")) == ["hi"], "and nothing of what was said between"
        with ben.at(table) as b:
            opened = b.wait("said")
            assert (opened["whole"], texts(opened)) == (True, ["hello there", "hi"])
        ada.post(f"/tables/{table}/host/abandon")
        told = a.wait("said")
        assert (told["whole"], texts(told)) == (True, ["hello there", "psst", "hi"])


def test_who_gets_up_hears_the_watchers(house: House, ada: Person, ben: Person, table: str) -> None:
    say(house.person("Cara"), table, "psst")
    with ben.at(table) as b:
        b.position()
        ben.post(f"/tables/{table}/leave")
        assert texts(b.wait("said", whole=True)) == ["psst"]


def test_a_move_alone_is_no_reason_to_look_at_the_talk(house: House, ada: Person, ben: Person) -> None:
    """A position is told to everybody at the table, and the talk has news of its own."""
    table = ada.table("me", "open", bids="spoken")
    ben.post(f"/tables/{table}/join", {"seat": 1})
    portal, tables, marked = house.client.portal, house.service.tables, list[NewsKind]()
    assert portal is not None
    news = News(tables, tables.get(table), ben.get("/me")["id"], None, house.service.lobby.described, marked.append)

    def marked_with_the_position() -> set[str]:
        marked.clear()
        assert portal.call(news.tell, "position")
        found: set[str] = set(marked)
        for kind in marked:
            portal.call(news.tell, kind)
        return found

    say(ada, table, "hello")
    assert marked_with_the_position() == {"seats", "said"}
    ada.act(table, 0, ["bid", 1])
    assert marked_with_the_position() == set()
    say(ada, table, "your turn")
    ben.act(table, 1, ["bid", 0])
    assert marked_with_the_position() == {"said"}, "of what nobody was told yet"
    ada.put("/me", {"name": "Bea"})
    assert marked_with_the_position() == {"said"}, "the same may be called otherwise beside her"
    ada.post(f"/tables/{table}/leave")
    assert marked_with_the_position() == {"seats", "said"}


@pytest.mark.parametrize("text", ["", "   ", "\u200d", "x" * 401, "\u202e\u0007", 7])
def test_what_is_no_line_is_refused(ada: Person, table: str, text: object) -> None:
    assert ada.trouble("POST", f"/tables/{table}/talk", {"text": text}) == (422, "bad-request")


def test_a_line_is_plain_text(ada: Person, table: str) -> None:
    assert say(ada, table, "<b>a</b>\t\u202eb\u0000 👩\u200d🚀")["text"] == "<b>a</b> b 👩\u200d🚀"


def test_earlier_lines_can_be_asked_for(ada: Person, table: str) -> None:
    for number in range(1, 4):
        say(ada, table, f"line {number}")
    found = ada.get(f"/tables/{table}/talk?before=3")["lines"]
    assert [line["number"] for line in found] == [1, 2]


def test_a_stranger_without_a_name_of_any_kind_says_nothing_on_a_line(house: House, table: str) -> None:
    with house.stranger().at(table) as chair:
        assert code(chair.ask(type="say", text="boo")) == "signed-out"


def test_who_goes_for_good_takes_their_words_along(house: House, ada: Person, ben: Person, table: str) -> None:
    say(ben, table, "my address is")
    with ada.at(table) as a:
        assert texts(a.wait("said")) == ["my address is"]
        ben.client.request("DELETE", "/api/account", json={"password": None})
        told = a.wait("said", whole=True)["lines"]
        assert [(line["name"], line["text"], line["number"]) for line in told] == [("", "", 1)]
    assert heard(ada, table) == [""]


def test_what_a_guest_said_is_the_account_s_after_signing_in(
    house: House, ada: Person, ben: Person, table: str
) -> None:
    say(ada, table, "it was me")
    login = {"login": f"ben-{table}"[:40], "password": "correct horse"}
    ben.post("/account", login, 201)
    ada.post("/account/sign-in", login | {"bring": True})
    lines = ada.get(f"/tables/{table}/talk")["lines"]
    assert [(line["mine"], line["name"], line["text"]) for line in lines] == [(True, "Ben", "it was me")]


def test_nobody_drowns_a_table(tmp_path: Path) -> None:
    with open_house(settings(tmp_path, limits=1.0)) as house:
        ada = house.person("Ada")
        id = ada.table("me", "me")
        with ada.at(id) as chair:
            said = [chair.ask(type="say", text="spam") for _ in range(TALK.person.burst + 1)]
        assert [answer["type"] for answer in said] == ["done"] * TALK.person.burst + ["error"]
        assert said[-1]["error"]["args"]["what"] == "talk"
        assert ada.trouble("POST", f"/tables/{id}/talk", {"text": "spam"}) == (429, "too-many")
        assert house.person("Ben").post(f"/tables/{id}/talk", {"text": "hello"}, 201)["number"] == len(said)


async def test_of_many_who_speak_at_once_each_has_a_number(database: str) -> None:
    stores = [await Store.open(database) for _ in range(1 if database.startswith("sqlite") else 3)]
    try:
        table = await add_a_table(stores[0])
        talks = [Talk(table.id, store) for store in stores]
        said = [talks[number % len(talks)].say(table.host, "players", str(number)) for number in range(12)]
        lines = await asyncio.gather(*said)
        assert sorted(line.number for line in lines) == list(range(1, 13))
        for talk in talks:
            assert [line.number for line in await talk.last()] == list(range(1, 13))
    finally:
        for store in stores:
            await store.close()

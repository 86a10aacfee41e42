"""Who could be taken for somebody else is shown with a tag, wherever people at a table are named."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from tablewright.server.storage.schema import IDENTITIES
from tablewright.server.table.namesakes import Called, tag, told_apart
from tests.server.house import House, Person

TAGGED = re.compile(r"(.+) #(\d{3,12})")


def plain(name: str) -> str:
    found = TAGGED.fullmatch(name)
    assert found, f"{name} has no tag"
    return found[1]


def test_namesakes_have_tags_and_nobody_else() -> None:
    people = [Called("a", "Alice"), Called("b", "\u0410lice"), Called("c", "Ben"), Called(None, None)]
    one, other, ben, free = told_apart(people)
    assert (plain(one), plain(other), ben, free) == ("Alice", "\u0410lice", "Ben", "")
    assert one.partition("#")[2] != other.partition("#")[2]
    assert told_apart(people[:1] + people[2:])[0] == "Alice"


def test_who_is_called_like_a_bot_has_a_tag_and_the_bot_has_none() -> None:
    bot, person = told_apart([Called(None, "Mei"), Called("a", "Mei")])
    assert bot == "Mei" and plain(person) == "Mei"


def test_two_seats_of_one_person_are_not_told_apart_by_it() -> None:
    assert told_apart([Called("a", "Ada"), Called("a", "Ada"), Called("a", "Ada 2")]) == ["Ada", "Ada", "Ada 2"]


@given(st.lists(st.sampled_from([f"id{number}" for number in range(5000)]), unique=True, min_size=2, max_size=300))
def test_tags_are_as_different_as_people_and_no_longer_than_they_must_be(people: list[str]) -> None:
    tags = [tag(one, people) for one in people]
    assert len(set(tags)) == len(people)
    assert tag(people[0], people[:1]) == tags[0][:3]


def test_no_identity_is_told_by_its_tag() -> None:
    assert tag("0123456789", []) not in "0123456789" and tag("a", []) == tag("a", ["a"])


def test_at_a_table_in_lists_in_talk_and_beside_a_game(house: House, ada: Person) -> None:
    false = house.person("\u0410da")
    id = ada.table("me", "open")
    assert ada.get(f"/tables/{id}")["seats"][0]["name"] == "Ada"
    false.post(f"/tables/{id}/join", {"seat": 1})
    names = [seat["name"] for seat in ada.get(f"/tables/{id}")["seats"]]
    assert [plain(name) for name in names] == ["Ada", "\u0410da"]
    assert [seat["name"] for seat in ada.position(id)["seats"]] == names
    (mine,) = [table for table in false.get("/tables")["mine"] if table["id"] == id]
    assert [seat["name"] for seat in mine["seats"]] == names
    assert false.post(f"/tables/{id}/talk", {"text": "it is me"}, 201)["name"] == names[1]
    assert ada.get(f"/tables/{id}/talk")["lines"][0]["name"] == names[1]
    ada.post(f"/tables/{id}/host/abandon")
    told = false.post(f"/tables/{id}/study/comments", {"ply": 0, "text": "well played"}, 201)
    assert [comment["name"] for comment in told] == [names[1]]
    assert false.get("/me")["name"] == "\u0410da", "it stays the name that it is"


def test_who_talks_like_somebody_who_sits_there_is_told_apart_at_once(house: House, ada: Person) -> None:
    id, false = ada.table("me", "me"), house.person("ADA")
    with ada.at(id) as chair, house.stranger().at(id) as watching:
        chair.position()
        watching.position()
        ada.post(f"/tables/{id}/talk", {"text": "hello"}, 201)
        assert [line["name"] for line in watching.wait("said")["lines"]] == ["Ada"]
        false.post(f"/tables/{id}/talk", {"text": "hello, I am Ada"}, 201)
        told = watching.wait("said")
        assert told["whole"], "what was said before is told with its tag"
        assert [plain(line["name"]) for line in told["lines"]] == ["Ada", "ADA"]
        ada.post(f"/tables/{id}/talk", {"text": "are you?"}, 201)
        heard = chair.wait("said", whole=False)
        while heard["lines"][0]["text"] != "are you?":
            heard = chair.wait("said")
        assert [line["name"] for line in heard["lines"]] == ["Ada"], "players do not hear who watches"


def test_names_from_before_are_shown_without_what_no_name_has_any_more(house: House, ada: Person) -> None:
    async def rename() -> None:
        me = (await house.service.store.identity(id)) if (id := ada_id) else None
        assert me is not None
        async with house.service.store.begin() as connection:
            await connection.execute(IDENTITIES.update().where(IDENTITIES.c.id == me.id).values(name="A\u3164da #417"))

    ada_id = ada.get("/me")["id"]
    assert house.client.portal is not None
    house.client.portal.call(rename)
    assert ada.get(f"/tables/{ada.table('me', 'me')}")["seats"][0]["name"] == "Ada 417"

"""A rematch keeps everybody together: one table, one seat further on, each seat waiting for its person."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.server.house import House, Json, Person


def seats(table: Json) -> list[tuple[str, str | None, bool]]:
    return [(seat["kind"], seat["name"], seat["mine"]) for seat in table["seats"]]


def over(host: Person, *others: Person, bots: tuple[str, ...] = ()) -> str:
    """A table of all of these that has ended."""
    id = host.table("me", *["open"] * len(others), *bots)
    for seat, person in enumerate(others, 1):
        person.post(f"/tables/{id}/join", {"seat": seat})
    host.post(f"/tables/{id}/host/abandon")
    return id


def test_everybody_sits_one_seat_further_and_it_starts_when_all_have_come(
    house: House, ada: Person, ben: Person
) -> None:
    old = over(ada, ben, bots=("first",))
    bot = ada.position(old)["seats"][2]["name"]
    offered = ada.post(f"/tables/{old}/rematch")
    assert offered["status"] == "waiting"
    assert seats(offered) == [("open", "Ben", False), ("bot", bot, False), ("human", "Ada", True)]
    new = offered["id"]
    assert new in [table["id"] for table in ben.get("/tables")["mine"]], "the invitation is among Ben's tables"
    assert new not in [table["id"] for table in house.person("Cara").get("/tables")["open"]], "no seat is free"
    assert house.person("Cara").trouble("POST", f"/tables/{new}/join", {"seat": 0}) == (409, "seat-taken")
    accepted = ben.post(f"/tables/{old}/rematch")
    assert (accepted["id"], accepted["status"]) == (new, "running")
    assert [seat["mine"] for seat in accepted["seats"]] == [True, False, False]
    assert ada.post(f"/tables/{old}/rematch")["id"] == new, "whoever presses again is led there"


def test_a_seat_that_waits_is_taken_at_the_new_table_too(ada: Person, ben: Person) -> None:
    new = ada.post(f"/tables/{over(ada, ben)}/rematch")["id"]
    assert ben.post(f"/tables/{new}/join", {"seat": 0})["status"] == "running"


def test_against_bots_it_starts_at_once(ada: Person) -> None:
    old = over(ada, bots=("first", "first"))
    here, there = [seat["name"] for seat in ada.position(old)["seats"][1:]]
    assert here != there, "bots of one kind can be told apart"
    again = ada.post(f"/tables/{old}/rematch")
    bots = [("bot", here, False), ("bot", there, False)]
    assert (again["status"], seats(again)) == ("running", [*bots, ("human", "Ada", True)])


def test_people_at_one_screen_keep_their_names(ada: Person) -> None:
    again = ada.post(f"/tables/{ada.finished_table()}/rematch")
    assert (again["status"], seats(again)) == ("running", [("human", "Ada 2", True), ("human", "Ada", True)])


def test_who_declines_frees_the_seat(house: House, ada: Person, ben: Person) -> None:
    old = over(ada, ben)
    new = ada.post(f"/tables/{old}/rematch")["id"]
    assert seats(ben.post(f"/tables/{new}/leave"))[0] == ("open", None, False)
    assert ben.post(f"/tables/{old}/rematch")["status"] == "waiting", "no seat waits any more"
    assert house.person("Cara").post(f"/tables/{new}/join", {"seat": 0})["status"] == "running"


def test_the_host_need_not_wait(ada: Person, ben: Person) -> None:
    new = ada.post(f"/tables/{over(ada, ben)}/rematch")["id"]
    assert seats(ada.post(f"/tables/{new}/host/remove", {"seat": 0}))[0] == ("open", None, False)
    assert ada.post(f"/tables/{new}/host/bot", {"seat": 0, "bot": "first"})["status"] == "running"


def test_an_offer_that_was_withdrawn_is_not_in_the_way(ada: Person, ben: Person) -> None:
    old = over(ada, ben)
    first = ada.post(f"/tables/{old}/rematch")["id"]
    with ben.at(old) as b:
        assert b.wait("rematch")["by"] == "Ada"
        ada.post(f"/tables/{first}/leave")
        assert b.wait("rematch")["table"] is None
        again = ben.post(f"/tables/{old}/rematch")
        assert again["id"] != first
        assert b.wait("rematch")["table"]["id"] == again["id"]


def test_everybody_at_the_old_table_is_told_at_once(house: House, ada: Person, ben: Person) -> None:
    old = over(ada, ben)
    with ben.at(old) as b, house.stranger().at(old) as watching:
        b.position(status="abandoned")
        watching.position(status="abandoned")
        new = ada.post(f"/tables/{old}/rematch")["id"]
        told = b.wait("rematch")
        assert (told["by"], told["table"]["id"]) == ("Ada", new)
        assert seats(told["table"])[0] == ("open", "Ben", True)
        assert watching.wait("rematch")["table"]["id"] == new
        ben.post(f"/tables/{old}/rematch")
        assert b.wait("rematch")["table"]["status"] == "running"
    with ben.at(old) as late:
        assert late.wait("rematch")["table"]["id"] == new


def test_two_who_offer_at_once_meet_at_the_same_table(ada: Person, ben: Person) -> None:
    for _ in range(5):
        old = over(ada, ben)
        with ThreadPoolExecutor(2) as both:
            found = list(both.map(Person.post, (ada, ben), [f"/tables/{old}/rematch"] * 2))
        assert found[0]["id"] == found[1]["id"]
        assert ada.get(f"/tables/{found[0]['id']}")["status"] == "running"


def test_who_is_gone_for_good_leaves_a_free_seat(ada: Person, ben: Person) -> None:
    old = over(ada, ben)
    ben.client.request("DELETE", "/api/account", json={"password": None})
    assert seats(ada.post(f"/tables/{old}/rematch"))[0] == ("open", None, False)


def test_only_who_played_offers_and_only_when_it_is_over(house: House, ada: Person) -> None:
    running = ada.table("me", "me")
    assert ada.trouble("POST", f"/tables/{running}/rematch") == (409, "still-running")
    assert house.person("Cara").trouble("POST", f"/tables/{over(ada, bots=('first',))}/rematch") == (
        403,
        "foreign-seat",
    )

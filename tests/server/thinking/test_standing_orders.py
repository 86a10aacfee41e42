"""Orders: carried out when their seat is asked and its owner has not begun to play, on the way of every move."""

from __future__ import annotations

import time
from typing import Any

import pytest
from sqlalchemy import update

from tablewright.server.storage.schema import ORDERS
from tablewright.server.thinking.standing_orders import MOST_ORDERS, foresee
from tests.server.house import House, Json, Person
from tests.server.lobby.test_clocks import slow_table, wait_long

Words = list[str | int]

PATIENCE = 60  # seconds: orders wait in line with the bots of everybody else's tests


@pytest.fixture
def table(ada: Person, ben: Person) -> str:
    """Two people who bid one after another, Ada first; no bots."""
    id = ada.table("me", "open", bids="spoken")
    ben.post(f"/tables/{id}/join", {"seat": 1})
    return id


def order(step: str, *action: str | int, seat: int = 1, span: str = "once", unless: list[Words] | None = None) -> Json:
    prompt = {"key": f"harbour-ask-{step}", "args": {"seat": {"noun": "seat", "id": seat}}}
    return {
        "seat": seat, "step": step, "prompt": prompt, "action": list(action), "unless": unless or [], "span": span,
    }  # fmt: skip


def give(person: Person, id: str, wish: Json) -> list[Json]:
    found: list[Json] = person.post(f"/tables/{id}/orders", wish)["orders"]
    return found


def orders(person: Person, id: str, seat: int = 1) -> list[Json]:
    found: list[Json] = person.get(f"/tables/{id}/orders?seat={seat}")["orders"]
    return found


def played(person: Person, id: str) -> list[tuple[int, Words]]:
    return [(entry["seat"], entry["action"]) for entry in person.get(f"/tables/{id}/events")["log"][1:]]


def until_played(person: Person, id: str, plies: int) -> list[tuple[int, Words]]:
    end = time.monotonic() + PATIENCE
    while len(found := played(person, id)) < plies:
        assert time.monotonic() < end, found
        time.sleep(0.02)
    return found


def until_noted(person: Person, id: str) -> Json:
    end = time.monotonic() + PATIENCE
    while (note := orders(person, id)[0]["note"]) is None:
        assert time.monotonic() < end
        time.sleep(0.02)
    found: Json = note
    return found


def test_an_order_is_carried_out_when_its_seat_is_asked(ada: Person, ben: Person, table: str) -> None:
    (given,) = give(ben, table, order("choose-bid", "bid", 2))
    assert (given["action"], given["span"], given["note"]) == (
        {"key": "harbour-do-bid", "args": {"coins": 2}}, "once", None,
    )  # fmt: skip
    ada.act(table, 0, ["bid", 1])
    assert until_played(ben, table, 2) == [(0, ["bid", 1]), (1, ["bid", 2])]
    assert orders(ben, table) == [], "it was for once"
    assert ben.position(table)["seats"][1]["to_act"] is True, "Ben bid more and leads; he places by himself"


def test_orders_follow_each_other_through_a_turn(ada: Person, ben: Person, table: str) -> None:
    give(ben, table, order("choose-bid", "bid", 2))
    give(ben, table, order("place-worker", "rest", span="always"))
    ada.act(table, 0, ["bid", 1])
    assert until_played(ben, table, 3)[1:] == [(1, ["bid", 2]), (1, ["rest"])]
    assert [one["action"]["key"] for one in orders(ben, table)] == ["harbour-do-rest"], "that one stays"


def test_what_is_not_possible_stays_and_says_why(ada: Person, ben: Person, table: str) -> None:
    give(ben, table, order("choose-bid", "share"))
    ada.act(table, 0, ["bid", 1])
    assert until_noted(ben, table) == {
        "phrase": {"key": "harbour-why-not-asked", "args": {}}, "rule": "HAR-2-b",
    }  # fmt: skip
    assert len(played(ben, table)) == 1


def test_an_exception_leaves_the_choice_to_its_owner(ada: Person, ben: Person, table: str) -> None:
    give(ben, table, order("choose-bid", "bid", 0, unless=[["bid", 2]]))
    ada.act(table, 0, ["bid", 1])
    assert until_noted(ben, table) == {"phrase": {"key": "harbour-do-bid", "args": {"coins": 2}}, "rule": None}
    assert len(played(ben, table)) == 1


def test_a_question_of_another_kind_is_none_of_its_business(ada: Person, ben: Person, table: str) -> None:
    give(ben, table, order("share-or-not", "decline", span="always"))
    ada.act(table, 0, ["bid", 1])
    time.sleep(0.3)
    assert len(played(ben, table)) == 1 and orders(ben, table)[0]["note"] is None


def test_nobodys_own_turn_is_played_for_them(ada: Person, ben: Person, table: str) -> None:
    """Ben is asked already when he gives the order, and plays: it waits for the next time."""
    ada.act(table, 0, ["bid", 1])
    give(ben, table, order("place-worker", "rest"))
    ben.act(table, 1, ["bid", 2])
    time.sleep(0.3)
    assert len(played(ben, table)) == 2 and len(orders(ben, table)) == 1
    ben.act(table, 1, ["rest"])
    assert ada.position(table)["seats"][0]["to_act"] is True


def test_an_order_for_this_round_ends_with_it(house: House, ada: Person, ben: Person, table: str) -> None:
    give(ben, table, order("choose-bid", "bid", 2, span="round"))

    async def another_round() -> None:
        async with house.service.store.begin() as connection:
            content = order("choose-bid", "bid", 2, span="round") | {"round": 99}
            await connection.execute(update(ORDERS).where(ORDERS.c.table_id == table).values(content=content))

    house.client.portal.call(another_round)  # type: ignore[union-attr]
    ada.act(table, 0, ["bid", 1])
    time.sleep(0.3)
    assert len(played(ben, table)) == 1


def test_orders_are_their_owners_alone(house: House, ada: Person, ben: Person, table: str) -> None:
    """What everybody else is told is the same with and without them."""
    before = [ada.position(table), house.stranger().position(table), ada.get(f"/tables/{table}")]
    with ada.at(table) as chair:
        chair.wait("presence")
        chair.ask(type="ping")  # and whatever else there is to tell when a table is opened
        told = len(chair.heard)
        give(ben, table, order("choose-bid", "bid", 2))
        chair.ask(type="ping")
        assert [message["type"] for message in chair.heard[told:]] in (["pong"], ["position", "pong"])
    assert [ada.position(table), house.stranger().position(table), ada.get(f"/tables/{table}")] == before
    for method, path, body in (
        ("GET", "orders?seat=1", None),
        ("POST", "orders", order("choose-bid", "bid", 2)),
        ("DELETE", "orders/1?seat=1", None),
        ("GET", "foresight?seat=1", None),
    ):
        assert ada.trouble(method, f"/tables/{table}/{path}", body) == (403, "foreign-seat")
    assert len(orders(ben, table)) == 1


def test_orders_are_taken_back_and_replaced(ben: Person, table: str) -> None:
    give(ben, table, order("choose-bid", "bid", 2))
    (replaced,) = give(ben, table, order("choose-bid", "bid", 2, span="always"))
    assert replaced["span"] == "always"
    gone = ben.client.delete(f"/api/tables/{table}/orders/{replaced['number']}?seat=1")
    assert gone.json() == {"orders": []}


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"action": ["fly"]}, (422, "unknown-action")),
        ({"unless": [["fly"]]}, (422, "unknown-action")),
        ({"step": "seal-bid"}, (422, "bad-request")),
        ({"span": "sometimes"}, (422, "bad-request")),
        ({"seat": 9}, (404, "unknown-seat")),
    ],
)
def test_an_order_makes_sense(ben: Person, table: str, change: Json, trouble: tuple[int, str]) -> None:
    assert ben.trouble("POST", f"/tables/{table}/orders", order("choose-bid", "bid", 2) | change) == trouble


def test_there_is_an_end_to_orders(ben: Person, table: str) -> None:
    for number in range(MOST_ORDERS):
        give(ben, table, order(f"step-{number}", "bid", 2))
    assert ben.trouble("POST", f"/tables/{table}/orders", order("choose-bid", "bid", 0)) == (409, "too-many-orders")


def test_what_may_be_asked_is_foreseen_without_looking(house: House, ada: Person, ben: Person, table: str) -> None:
    foresight = ben.get(f"/tables/{table}/foresight?seat=1")
    seen: dict[str, Any] = {
        one["step"]: [answer["action"] for answer in one["answers"]] for one in foresight["questions"]
    }
    assert foresight["coming"]
    assert ["rest"] in seen["place-worker"] and ["bid", 0] in seen["choose-bid"]

    async def same_deal() -> None:
        """Nothing of the real deal is drawn from: the table stands as it did."""
        async with house.service.tables.open(table) as live:
            progress = await live.progress()
            before = progress.game.to_json(progress.match.state)
            foresee(progress, 1)
            assert progress.game.to_json(progress.match.state) == before

    house.client.portal.call(same_deal)  # type: ignore[union-attr]


def test_a_stand_in_does_not_follow_orders(house: House, ada: Person, ben: Person) -> None:
    id = slow_table(ada, ben, bids="spoken")
    give(ada, id, order("place-worker", "rest", seat=0, span="always"))
    wait_long(house, id, 0, 700)
    assert until_played(ben, id, 1)[0][0] == 0
    assert orders(ada, id, 0)[0]["note"] is None

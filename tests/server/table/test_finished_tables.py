"""A finished table is finished: every call that changes something is refused there, or is right there, with a reason.

The calls are those of the application itself, so a new one fails here until somebody has said which it is.
"""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.server.protocol.messages import MESSAGE_TYPES
from tests.server.house import House, Json, Person

FINISHED = (409, "table-finished")
MOVE: Json = {"seat": 0, "ply": 0, "actions": [["bid", 1]]}
ORDER: Json = {
    "seat": 0,
    "step": "choose-bid",
    "prompt": {"key": "harbour-ask-choose-bid", "args": {}},
    "action": ["bid", 1],
    "unless": [],
    "span": "once",
}

# What a finished table refuses, by the code with which it does so.
REFUSED: dict[str, tuple[Json | None, tuple[int, str]]] = {
    "POST /join": ({"seat": 1}, FINISHED),
    "POST /leave": (None, FINISHED),
    "POST /start": (None, (409, "table-started")),
    "POST /back": ({"seat": 0}, FINISHED),
    "POST /host/remove": ({"seat": 1}, FINISHED),
    "POST /host/bot": ({"seat": 1, "bot": "first"}, FINISHED),
    "POST /host/pause": (None, FINISHED),
    "POST /host/resume": (None, FINISHED),
    "POST /host/abandon": (None, FINISHED),
    "POST /host/hints": ({"allow": False}, FINISHED),
    "POST /host/let-in": ({"number": 1}, FINISHED),
    "POST /hint": ({"seat": 0, "ply": 0, "revision": 0}, FINISHED),
    "POST /moves": (MOVE, FINISHED),
    "POST /undo": ({"seat": 0, "ply": 0, "to": 0}, FINISHED),
    "POST /orders": (ORDER, FINISHED),
    "GET /foresight?seat=0": (None, FINISHED),
    "POST /plan": ({"seat": 0, "actions": []}, FINISHED),
    "POST /plan/why": ({"seat": 0, "actions": [], "zone": "purse"}, FINISHED),
}

# What is right at a finished table, and why.
ALLOWED = {
    "POST /why": "a question changes nothing; the answer is that the game is over",
    "DELETE /orders/{number}": "whoever clears up harms nobody; nothing is carried out any more",
    "POST /series": "others may play the deal of a finished game",
    "POST /talk": "people talk about the game that they have played",
    "POST /rematch": "a rematch follows a finished game",
    "POST /study/review": "a finished game is looked back at",
    "DELETE /study/review": "and that can be called off",
    "POST /study/comments": "people write beside a finished game",
    "DELETE /study/comments/{number}": "and take it back",
    "POST /study/what-if": "a copy is another table",
}
ALLOWED_MESSAGES = {
    "why": ALLOWED["POST /why"],
    "look": "who owns several seats looks through each of them",
    "say": ALLOWED["POST /talk"],
    "ping": "it asks for nothing",
}
REFUSED_MESSAGES: dict[str, Json] = {"act": MOVE, "undo": {"seat": 0, "ply": 0, "to": 0}}


@pytest.fixture
def over(ada: Person) -> str:
    return ada.finished_table()


def changing_calls(house: House) -> set[str]:
    app: Any = house.client.app
    start = "/api/tables/{id}"
    calls = [(path, method) for path, methods in app.openapi()["paths"].items() for method in methods]
    return {f"{method.upper()} {path[len(start) :]}" for path, method in calls if path.startswith(start + "/")}


def test_every_changing_call_is_listed_here(house: House) -> None:
    changing = {call for call in changing_calls(house) if not call.startswith("GET ")}
    assert changing == {call for call in (*REFUSED, *ALLOWED) if not call.startswith("GET ")}
    assert set(MESSAGE_TYPES) == {*REFUSED_MESSAGES, *ALLOWED_MESSAGES}


@pytest.mark.parametrize("call", REFUSED)
def test_a_finished_table_refuses(ada: Person, over: str, call: str) -> None:
    body, refusal = REFUSED[call]
    before = ada.get(f"/tables/{over}"), ada.position(over)
    now = before[1]["ply"]
    if body is not None and "ply" in body:
        body = body | {"ply": now}
    if body is not None and "revision" in body:
        body = body | {"revision": before[1]["revision"]}
    method, way = call.split()
    assert ada.trouble(method, f"/tables/{over}{way}", body) == refusal
    assert (ada.get(f"/tables/{over}"), ada.position(over)) == before


@pytest.mark.parametrize("type", REFUSED_MESSAGES)
def test_a_finished_table_refuses_by_the_socket(ada: Person, over: str, type: str) -> None:
    with ada.at(over) as chair:
        shown = chair.position()
        wish = REFUSED_MESSAGES[type] | {"ply": shown["ply"], "revision": shown["revision"]}
        assert chair.ask(type=type, **wish)["error"]["code"] == "table-finished"
    assert ada.position(over)["revision"] == shown["revision"]


# How what is allowed is asked for: where, and with what.
ASKED: dict[str, tuple[str, Json | None]] = {
    "POST /why": ("/why", {"seat": 0, "zone": "inn"}),
    "DELETE /orders/{number}": ("/orders/1?seat=0", None),
    "POST /series": ("/series", {"tables": 2}),
    "POST /talk": ("/talk", {"text": "Well played"}),
    "POST /rematch": ("/rematch", None),
    "POST /study/review": ("/study/review", None),
    "DELETE /study/review": ("/study/review", None),
    "POST /study/comments": ("/study/comments", {"ply": 1, "text": "Here it was lost"}),
    "DELETE /study/comments/{number}": ("/study/comments/1", None),
    "POST /study/what-if": ("/study/what-if", {"ply": 0, "seat": 0, "bot": "first"}),
}


def game_of(person: Person, table: str) -> tuple[Json, Json]:
    """The position and the log, without which series it belongs to. (While there is one, nobody gets a record.)"""
    return person.position(table) | {"series": None}, person.get(f"/tables/{table}/events")


@pytest.mark.parametrize("call", ALLOWED)
def test_what_a_finished_table_allows_changes_nothing_of_its_game(ada: Person, over: str, call: str) -> None:
    way, body = ASKED[call]
    before = game_of(ada, over)
    answer = ada.client.request(call.split()[0], f"/api/tables/{over}{way}", json=body)
    assert answer.status_code < 300, answer.text
    assert game_of(ada, over) == before

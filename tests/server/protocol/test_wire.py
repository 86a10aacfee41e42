"""What goes out is as described: positions are plain dictionaries, which nothing checks when they are made."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tablewright.games.registry import game_names
from tablewright.server.protocol.messages import SERVER_MESSAGE
from tablewright.server.settings import Settings
from tests.server.house import House, Json, Person, open_house


@pytest.fixture(scope="module")
def real_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = f"sqlite:///{tmp_path_factory.mktemp('wire') / 'tables.db'}"
    with open_house(Settings(database=database, synchronous="NORMAL", bot_pause=0.0, limits=0)) as house:
        yield house


def check(message: Json) -> None:
    SERVER_MESSAGE.validate_python(message, strict=True)


def play(person: Person, game: str, plies: int) -> tuple[str, list[Json]]:
    """A table of two seats at one screen, played by chance, and every message about it."""
    chance = random.Random(7)
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    id = person.post("/tables", wish, 201)["id"]
    with person.at(id) as chair:
        position = chair.position()
        while position["status"] == "running" and position["ply"] < plies:
            option = chance.choice(position["question"]["options"])
            # While seats decide at the same time, each counts its own plies: only the rows are counted on.
            chair.send(type="act", seat=position["viewer"], ply=position["ply"], actions=[option["action"]])
            position = chair.position(revision=position["revision"] + 1)
        chair.ask(type="why", seat=position["viewer"], action=option["action"])
        chair.ask(type="undo", seat=position["viewer"], ply=0, to=0)
        return id, chair.heard


@pytest.mark.parametrize("game", game_names())
def test_every_message_is_as_described(real_house: House, game: str) -> None:
    id, heard = play(real_house.person("Ada"), game, plies=120)
    assert {message["type"] for message in heard} >= {"position", "done", "presence", "why", "error"}
    for message in heard:
        check(message)
    check(real_house.stranger().position(id))
    check(real_house.stranger().position(id, ply=3))


def test_the_end_is_as_described(house: House) -> None:
    """Harbour, to its end: a position with a result."""
    id, heard = play(house.person("Ada"), "harbour", plies=10_000)
    over = [message for message in heard if message["type"] == "position"][-1]
    assert over["result"]["winners"]
    check(over)
    assert house.stranger().get(f"/tables/{id}")["result"] == over["result"]

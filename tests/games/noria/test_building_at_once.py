"""NOR-20.2-c, at a server: three build their wheels at the same time, and nobody can tell how far the others are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright.server.settings import Settings
from tests.server.house import Chair, House, Json, Person, open_house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    chosen = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", synchronous="NORMAL", limits=0.0)
    with open_house(chosen) as found:
        yield found


@pytest.fixture
def people(house: House) -> list[Person]:
    return [house.person(name) for name in ("Ada", "Ben", "Cid")]


@pytest.fixture
def table(people: list[Person]) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "noria", "settings": {"mode": "expert"}, "seats": seats, "start": True}
    id: str = people[0].post("/tables", wish, 201)["id"]
    for seat in (1, 2):
        people[seat].post(f"/tables/{id}/join", {"seat": seat})
    return id


class Player:
    """Somebody who comes and goes: keeps the log as a browser does, and must never count what the others do."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.log: list[Json] = []
        self.seen: Json = {}
        self.shown: dict[int, Json] = {}

    def come(self, moves: int, chance: random.Random) -> None:
        """Connect, with what is known, do so many things, and go."""
        since = self.log[-1]["ply"] if self.log else None
        with self.person.at(self.table, since) as chair:
            self.hear(chair.position())
            for _ in range(moves):
                if not self.act(chair, chance):
                    return

    def act(self, chair: Chair, chance: random.Random) -> bool:
        seen = self.seen
        if seen["undo"]["can"] and chance.random() < 0.2:
            what = {"type": "undo", "to": chance.choice(seen["undo"]["plies"])}
        elif seen["question"]:
            what = {"type": "act", "actions": [chance.choice(seen["question"]["options"])["action"]]}
        else:
            return False
        message = {"seat": self.seat, "ply": seen["ply"], "revision": seen["revision"], **what}
        assert chair.ask(**message)["type"] == "done"
        self.hear(chair.position() if chair.latest()["revision"] == seen["revision"] else chair.latest())
        assert chair.ask(**message)["error"]["code"] == "stale-ply", "sent again it counts once"
        return bool(self.is_building())

    def hear(self, position: Json) -> None:
        self.log = [entry for entry in self.log if entry["ply"] <= position["since"]] + position["log"]
        if self.seen:
            assert position["revision"] >= self.seen["revision"]
        lasting = {name: position[name] for name in ("ply", "view", "question", "waiting", "undo")}
        assert self.shown.setdefault(position["revision"], lasting) == lasting
        self.seen = position
        if self.is_building():
            assert {entry["seat"] for entry in self.log} <= {-1, self.seat}
            assert [entry["ply"] for entry in self.log] == list(range(position["ply"] + 1))

    def is_building(self) -> bool:
        return self.seen["view"]["players"][self.seat]["wheel"] is not None and self.others_are_hidden()

    def others_are_hidden(self) -> bool:
        return any(player["wheel"] is None for player in self.seen["view"]["players"])


@pytest.mark.parametrize("seed", range(2))
def test_nobody_can_tell_how_far_the_others_are(house: House, people: list[Person], table: str, seed: int) -> None:
    chance = random.Random(seed)
    players = [Player(person, table, seat) for seat, person in enumerate(people)]
    stranger = house.stranger()
    with stranger.at(table) as watching:
        start = watching.position()
        for player in players:
            player.come(0, chance)
        while players[0].others_are_hidden():
            player = chance.choice(players)
            others = [other for other in players if other is not player]
            before = [ask(other.person, table) for other in others]
            ready = stranger.position(table)["view"]["players"]
            player.come(chance.randint(1, 6), chance)
            if stranger.position(table)["view"]["players"] == ready:
                assert [ask(other.person, table) for other in others] == before
                assert stranger.position(table)["ply"] == start["ply"]
            for other in players:
                other.come(0, chance)
        watching.ask(type="ping")
        shown = [message["revision"] for message in watching.heard if message["type"] == "position"]
    assert shown == sorted(set(shown)), "nothing was told where nothing was to be seen"
    for player in players:
        assert player.log == player.person.position(table, seat=player.seat)["log"]
    assert len({player.seen["revision"] for player in players}) == 1


def ask(person: Person, table: str) -> list[Json]:
    paths = ("", "/position", "/events", "/away", "/study")
    return [person.get(f"/tables/{table}{path}") for path in paths]

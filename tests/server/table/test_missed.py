"""While I was away: the log as I may hear it, since my last decision, and what was closed meanwhile."""

from __future__ import annotations

import random
from datetime import timedelta

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from tablewright.games.registry import load_game
from tablewright.server.storage.records import StoredSeat, StoredTable, now
from tablewright.server.storage.schema import TABLES
from tablewright.server.table.missed import A_MOMENT, make_missed
from tablewright.server.table.position import Viewer, make_log
from tablewright.server.table.progress import Progress
from tests.conformance.traits import traits_of
from tests.installed import for_games
from tests.server.house import House, Json, Person
from tests.server.stored import a_table
from tests.tastes import choose


@pytest.fixture
def table(house: House, ada: Person, ben: Person) -> str:
    """One that was opened a while ago: from a new one nobody has been away."""
    id = ada.table("me", "open")
    ben.post(f"/tables/{id}/join", {"seat": 1})

    async def age() -> None:
        async with house.service.store.begin() as connection:
            past = now() - A_MOMENT - timedelta(seconds=1)
            await connection.execute(update(TABLES).where(TABLES.c.id == id).values(created=past))
        async with house.service.tables.open(id) as live:
            live.cached_table = None

    assert house.client.portal is not None
    house.client.portal.call(age)
    return id


def away(person: Person, id: str, **query: int) -> Json:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    found: Json = person.get(f"/tables/{id}/away?{asked}")
    return found


def test_what_was_chosen_in_secret_is_news_when_it_is_told(ada: Person, ben: Person, table: str) -> None:
    ben.act(table, 1, ["bid", 2], ["seal"])
    assert away(ada, table)["log"] == [], "nobody hears of it yet"
    ada.act(table, 0, ["bid", 1])
    assert away(ada, table)["log"] == []
    ada.act(table, 0, ["seal"])
    missed = away(ada, table)
    assert [(entry["seat"], entry["action"]) for entry in missed["log"]] == [(1, ["bid", 2]), (1, ["seal"])]
    assert (missed["since"], missed["ply"]) == (4, 4)


def test_the_list_is_the_log_as_heard(ada: Person, ben: Person, table: str) -> None:
    chance, people = random.Random(5), (ada, ben)
    lists = 0
    for _ in range(40):
        position = next(one for one in (person.position(table) for person in people) if one["question"])
        seat = position["viewer"]
        people[seat].act(table, seat, chance.choice(position["question"]["options"])["action"])
        missed, seen = away(people[1 - seat], table), people[1 - seat].position(table)
        last = max((entry["ply"] for entry in seen["log"] if entry["seat"] == 1 - seat), default=0)
        news = [entry for entry in seen["log"] if entry["ply"] > last and entry["seat"] == seat]
        assert missed["since"] == last
        assert missed["log"][-len(news) :] == news if news else True
        assert all(entry in seen["log"] for entry in missed["log"])
        assert missed["before"] == people[1 - seat].position(table, ply=last)["view"]
        lists += len(news) > 0
    assert lists > 10


def test_what_was_seen_is_not_missed(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 1], ["seal"])
    ben.act(table, 1, ["bid", 2], ["seal"])
    assert away(ada, table)["unseen"] == 2
    assert away(ada, table, seen=4)["unseen"] == 0
    assert away(ada, table, seen=10_000)["unseen"] == 2, "whoever has seen the future has seen another table"


def test_nobody_is_away_from_a_table_that_was_just_opened(ada: Person) -> None:
    id = ada.table("me", "me")
    missed = away(ada, id)
    assert (missed["unseen"], missed["since"], missed["log"]) == (0, 0, [])


def test_the_first_decision_has_a_before_too(ada: Person, ben: Person, table: str) -> None:
    ada.act(table, 0, ["bid", 1], ["seal"])
    ben.act(table, 1, ["bid", 2], ["seal"])
    assert away(ben, table)["since"] == 4
    assert away(ada, table)["before"] == ada.position(table, ply=2)["view"]


def test_who_watches_was_not_away(house: House, table: str) -> None:
    assert house.stranger().trouble("GET", f"/tables/{table}/away") == (403, "foreign-seat")


def sitting(game: str, seed: int) -> StoredTable:
    rules = load_game(game)
    seats = tuple(StoredSeat(seat, "human", str(seat)) for seat in range(3))
    settings = dict(rules.setup(3, {}).chosen)
    return replace(a_table("0"), game=game, settings=settings, seats=seats, seed=f"{seed:032x}")


@pytest.mark.parametrize(("game", "reason"), for_games(("noria", "plot-taken"), ("yinzi", "bonus-taken")))
def test_what_others_took_is_closed(game: str, reason: str) -> None:
    """Played by chance: whatever is said to be closed could have been done then, and is refused for a reason now."""
    table, chance = sitting(game, 0), random.Random(0)
    progress = Progress(load_game(game), table, [])
    reasons: set[str] = set()
    while progress.ply < 150:
        seat = progress.match.to_act()[0]
        if progress.ply and progress.match.plies[-1].seat != seat:
            missed = make_missed(table, progress, Viewer(table, str(seat)), None)
            heard = make_log(progress, seat, missed["since"], progress.ply)
            for closed in missed["closed"]:
                assert closed["by"] != seat and closed["by"] in [entry["seat"] for entry in heard]
                assert progress.match.game.explain(progress.match.state, seat, progress.letter(closed["action"]))
                reasons.add(closed["refusal"]["phrase"]["key"])
        options = {"_".join(map(str, one.fields())): one for one in progress.game.options(progress.match.state, seat)}
        progress.act(seat, [options[choose(chance, traits_of(game).taste, list(options))].fields()])
    assert f"{game}-why-{reason}" in reasons

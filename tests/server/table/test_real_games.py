"""Real games over the WebSocket: every phrase can be made, every log fits together, every rule is in the panel."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tablewright.games.registry import clauses, game_names, load_game
from tablewright.kernel.record import parse_text
from tablewright.server.base.seals import seal_of
from tablewright.server.settings import Settings
from tablewright.server.storage.records import StoredSeat, StoredTable, now, unguessable
from tests.conformance.traits import traits_of
from tests.installed import for_games
from tests.server.house import House, Person, open_house
from tests.tastes import choose


@pytest.fixture(scope="module")
def real_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = f"sqlite:///{tmp_path_factory.mktemp('real') / 'tables.db'}"
    with open_house(Settings(database=database, synchronous="NORMAL", bot_pause=0.0, limits=0.0)) as house:
        yield house


@pytest.mark.parametrize("game", game_names())
def test_before_anything_is_laid_out_every_kind_of_action_can_be_asked_about(real_house: House, game: str) -> None:
    """Over HTTP and over the socket: the first and the last action of every kind, in the first position."""
    ada, letters = real_house.person("Ada"), load_game(game).alphabet()
    id = ada.post("/tables", {"game": game, "seats": [{"kind": "me"}] * 2, "start": True}, 201)["id"]
    kinds = {letter.fields()[0]: letter.fields() for letter in reversed(letters)}
    asked = [*kinds.values(), *{letter.fields()[0]: letter.fields() for letter in letters}.values()]
    with ada.at(id) as chair:
        for action in map(list, asked):
            answers = ada.post(f"/tables/{id}/why", {"seat": 0, "action": action})["answers"]
            assert len(answers) == 1
            assert chair.ask(type="why", seat=0, action=action)["answers"] == answers


@pytest.mark.parametrize(
    ("game", "settings", "seats", "hasty"),
    for_games(
        ("noria", {"mode": "base"}, ["me", "random"], False),
        ("noria", {"mode": "expert"}, ["me", "random"], False),
        ("noria", {"mode": "base"}, ["me", "me"], True),
        ("agra", {}, ["me", "me"], True),
        ("yinzi", {}, ["me", "random"], True),
    ),
)
def test_a_whole_game(real_house: House, game: str, settings: dict[str, str], seats: list[str], hasty: bool) -> None:
    ada, chance, taste = real_house.person("Ada"), random.Random(5), traits_of(game).taste if hasty else {}
    seated = [{"kind": kind} if kind == "me" else {"kind": "bot", "bot": kind} for kind in seats]
    id = ada.post("/tables", {"game": game, "settings": settings, "seats": seated, "start": True}, 201)["id"]
    log: dict[int, Any] = {}
    with ada.at(id) as chair:
        position = chair.position()
        while True:
            log = {ply: entry for ply, entry in log.items() if ply <= position["since"]}
            log |= {entry["ply"]: entry for entry in position["log"]}
            if position["status"] == "finished":
                break
            if position["question"] is not None:
                offered = {"_".join(map(str, one["action"])): one["action"] for one in position["question"]["options"]}
                action = offered[choose(chance, taste, list(offered))]
                seen = {"ply": position["ply"], "revision": position["revision"]}
                chair.send(type="act", seat=position["viewer"], actions=[action], **seen)
            position = chair.position()
    whole = ada.position(id)
    entire = whole_log(ada, id, whole)
    assert sorted(entire) == list(range(whole["ply"] + 1))
    assert whole["result"]["winners"]
    assert entire | log == entire
    if "random" in seats:  # at a shared screen the log begins anew, with its last page, for whoever is asked
        assert sorted(log) == sorted(entire)
    record = ada.client.get(f"/api/tables/{id}/record.txt").content
    kept = ada.client.post("/api/records", content=record, headers={"content-type": "text/plain"})
    assert kept.json()["result"] == whole["result"]


def whole_log(person: Person, id: str, position: dict[str, Any]) -> dict[int, Any]:
    """The log of *position*, and the earlier pages, which are asked for."""
    page = list(position["log"])
    log = {entry["ply"]: entry for entry in page}
    while page[0]["ply"] > 0:
        page = person.get(f"/tables/{id}/events?until={page[0]['ply'] - 1}&seat={position['viewer']}")["log"]
        log |= {entry["ply"]: entry for entry in page}
    return log


@pytest.mark.game("agra")
@pytest.mark.parametrize(("chosen", "named", "limit"), [({}, "100", 100), ({"rounds": "none"}, "none", None)])
def test_a_new_table_has_the_limit_of_rounds_that_is_offered_unless_its_host_says_else(
    real_house: House, chosen: dict[str, str], named: str, limit: int | None
) -> None:
    """AGR-R-73; and a rematch is played with what was said."""
    ada = real_house.person("Ada")
    wish = {"game": "agra", "settings": chosen, "seats": [{"kind": "me"}] * 2, "start": True}
    table = ada.post("/tables", wish, 201)
    ada.post(f"/tables/{table['id']}/host/abandon")
    for one in (table, ada.post(f"/tables/{table['id']}/rematch")):
        assert one["settings"] == {"start": "random", "rounds": named}
        assert ada.position(one["id"])["view"]["legend"]["rounds"] == limit


@pytest.mark.game("agra")
def test_a_table_from_before_there_was_a_limit_of_rounds_has_none(real_house: House) -> None:
    """AGR-8.0-m: its record and its seal are what they were."""
    game, ada = load_game("agra"), real_house.person("Ada")
    portal, store = real_house.client.portal, real_house.service.store
    assert portal is not None
    host = portal.call(store.add_identity, "Ben").id
    seats = tuple(StoredSeat(seat, "human", identity=host) for seat in range(2))
    head = (unguessable(), "agra", game.version, game.digest, {"start": "random"}, "0" * 32)
    table = StoredTable(*head, "abandoned", host, True, False, 0, None, now(), seats)
    portal.call(store.add_table, table)
    position = ada.position(table.id)
    assert position["view"]["legend"]["rounds"] is None
    record = parse_text(ada.client.get(f"/api/tables/{table.id}/record.txt").text)
    assert record["settings"] == {"start": "random"}
    assert seal_of(record) == position["seal"]


@pytest.mark.parametrize("game", game_names())
def test_the_rules_have_every_clause_once_in_chapters_of_their_own(real_house: House, game: str) -> None:
    rules = real_house.person("Ada").get(f"/games/{game}/rules")
    ids = [chapter["id"] for chapter in rules["chapters"]]
    assert len(set(ids)) == len(ids)
    shown = [clause for chapter in rules["chapters"] for clause in chapter["clauses"]]
    assert sorted(shown) == sorted(clauses(game))
    assert rules["reconstructed"]

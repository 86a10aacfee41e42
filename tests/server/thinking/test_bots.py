"""Bots play in processes of their own, know nothing that is hidden, and never leave a table stuck."""

from __future__ import annotations

import logging
import os
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tablewright.kernel.random import chance_from
from tablewright.server.settings import Settings
from tablewright.server.storage.records import StoredSeat, StoredTable, now
from tablewright.server.storage.schema import TURNS
from tablewright.server.storage.turns import make_undue
from tablewright.server.table.progress import Progress
from tablewright.server.thinking.bot_player import MOST_NOTES, BotPlayer
from tablewright.server.thinking.jobs import BotJob, Choice, choose
from tests.server.house import Person, open_house, settings
from tests.toy.game import HARBOUR
from tests.toy.names import START_COINS


def play_through(person: Person, id: str) -> dict[str, Any]:
    """Play the first option at every turn until the game is over."""
    with person.at(id) as chair:
        while True:
            position = chair.position()
            if position["status"] == "finished":
                return position
            if position["question"] is not None:
                action = position["question"]["options"][0]["action"]
                seen = {"ply": position["ply"], "revision": position["revision"]}
                chair.send(type="act", seat=position["viewer"], actions=[action], **seen)


def test_a_game_against_two_bots(house: Any, ada: Person) -> None:
    position = play_through(ada, ada.table("me", "first", "any"))
    assert position["result"]["winners"]
    assert [seat["bot"] for seat in position["seats"]] == [None, "first", "any"]
    assert {entry["seat"] for entry in position["log"]} <= {-1, 0, 1, 2}


@pytest.mark.parametrize("bot", ["broken", "deadly", "cheating"])
def test_a_bot_that_fails_is_played_at_random(tmp_path: Path, caplog: pytest.LogCaptureFixture, bot: str) -> None:
    with open_house(settings(tmp_path)) as house, caplog.at_level(logging.ERROR, "tablewright.bots"):
        ada = house.person("Ada")
        id = ada.table("me", bot, bids="spoken")
        with ada.at(id) as chair:
            chair.act(0, 0, ["bid", 0])
            chair.position(ply=2)
    assert any(bot in record.getMessage() or "bot of seat 1" in record.getMessage() for record in caplog.records)


def test_a_bot_that_never_answers_is_played_at_random(tmp_path: Path) -> None:
    with open_house(settings(tmp_path, bot_seconds=0.5)) as house:
        ada = house.person("Ada")
        with ada.at(ada.table("me", "endless", bids="spoken")) as chair:
            chair.act(0, 0, ["bid", 0])
            chair.position(ply=2)


def test_a_restart_resumes_the_bots(tmp_path: Path) -> None:
    """The bots are due when the first server stops; nobody opens the table at the second one."""
    with open_house(settings(tmp_path, bot_workers=0)) as house:
        ada = house.person("Ada")
        cookies, id = dict(ada.client.cookies), ada.table("first", "first")
        assert ada.position(id)["ply"] == 0
    with open_house(settings(tmp_path)) as house:
        store: Any = house.service.store
        assert house.client.portal is not None
        end = time.monotonic() + 60
        while house.client.portal.call(store.table, id).status == "running":
            assert time.monotonic() < end, "the bots do not go on"
            time.sleep(0.05)
        ada = house.stranger()
        ada.client.cookies.update(cookies)
        assert ada.position(id)["result"] is not None


def test_people_and_bots_act_at_the_same_time_in_lanes(ada: Person) -> None:
    with ada.at(ada.table("me", "first", "first")) as chair:
        chair.act(0, 0, ["bid", 0])
        while chair.latest()["waiting"]:
            chair.receive()
        assert [entry["ply"] for entry in chair.latest()["log"] if entry["seat"] > 0] == []
        assert (chair.latest()["ply"], chair.latest()["revision"]) == (1, 3), "only that they are done is known"
        chair.act(0, 1, ["seal"])


def harbour_table() -> StoredTable:
    seats = (StoredSeat(0, "human", identity="ada", name="Ada"), StoredSeat(1, "bot", bot="first", name="first"))
    head = ("t", "harbour", HARBOUR.version, HARBOUR.digest, {"weather": "calm", "bids": "sealed"}, "0" * 32)
    return StoredTable(*head, "running", "ada", False, False, 0, None, now(), seats)


class Nowhere:
    data_path = None


def player_at_home() -> BotPlayer:
    chosen = Settings(games="tests.server.toy_games", bots="tests.server.toy_bots")
    nobody: Any = None
    return BotPlayer(nobody, nobody, nobody, chosen)


def handed_to_the_bot(table: StoredTable, progress: Progress, player: BotPlayer | None = None) -> BotJob:
    place: Any = Nowhere()
    return (player or player_at_home()).job(place, table, progress, 1)


def test_what_a_bot_is_handed_does_not_depend_on_what_is_hidden() -> None:
    """Over many imaginings every hidden card and bid comes up, and the generator is never the table's own."""
    table = harbour_table()
    progress = Progress(HARBOUR, table, [])
    progress.act(0, [["bid", 2]])
    state = progress.match.state
    jobs = [handed_to_the_bot(table, progress) for _ in range(200)]
    hands = {tuple(job.state["facts"]["hands"][0]) for job in jobs}
    assert len(hands) > 10
    assert {job.state["facts"]["bids"][0] for job in jobs} == {-1, 0, 1, 2}
    assert all(tuple(job.state["facts"]["hands"][1]) == tuple(state.hands[1]) for job in jobs)
    assert all(job.state["chance"][:4] != chance_from(table.seed).facts()[:4] for job in jobs)
    assert all(table.seed not in str(job) for job in jobs)


def test_a_worker_answers_with_the_words_of_an_option() -> None:
    table = harbour_table()
    progress = Progress(HARBOUR, table, [])
    assert choose(handed_to_the_bot(table, progress)) == Choice(["bid", 0], "")


def test_what_a_bot_noted_is_handed_to_it_at_its_next_question() -> None:
    table, player = harbour_table(), player_at_home()
    progress = Progress(HARBOUR, table, [])
    player.remember(table.id, 0, "somebody else's")
    assert handed_to_the_bot(table, progress, player).notes == ""
    player.remember(table.id, 1, "its own")
    assert handed_to_the_bot(table, progress, player).notes == "its own"
    player.remember(table.id, 1, "")
    assert handed_to_the_bot(table, progress, player).notes == ""


def test_notes_do_not_pile_up() -> None:
    player = player_at_home()
    for number in range(MOST_NOTES + 5):
        player.remember(f"table {number}", 0, "something")
    assert len(player.notes) == MOST_NOTES
    assert ("table 4", 0) not in player.notes and ("table 5", 0) in player.notes


def test_a_bot_notes_something_in_its_process_and_the_server_keeps_it(tmp_path: Path) -> None:
    with open_house(settings(tmp_path)) as house:
        ada = house.person("Ada")
        id = ada.table("me", "noting", bids="spoken")
        with ada.at(id) as chair:
            chair.act(0, 0, ["bid", START_COINS])
            chair.position(ply=2)  # of two who bid the same the first one leads, so the bot is asked nothing more now
        service: Any = house.service
        assert service.bot_player.notes.get((id, 1)) == "last"


def test_what_a_bot_takes_is_measured(tmp_path: Path) -> None:
    with open_house(settings(tmp_path)) as house:
        ada = house.person("Ada")
        with ada.at(ada.table("me", "first", bids="spoken")) as chair:
            chair.act(0, 0, ["bid", 0])
            chair.position(ply=2)
        assert set(house.service.store.costs.means) == {"first"}


def test_a_turn_costs_what_the_bot_takes_whose_turn_it_is(tmp_path: Path) -> None:
    """Before anybody knows whose turn it is, what the slowest one takes."""
    with open_house(settings(tmp_path, bot_workers=0)) as house:
        ada, portal, store = house.person("Ada"), house.client.portal, house.service.store
        assert portal is not None
        store.costs.note("any", 0.02)
        store.costs.note("first", 3.0)

        async def cost() -> float:
            async with store.begin() as connection:
                return float((await connection.execute(select(TURNS.c.cost))).scalar_one())

        id = ada.table("me", "any", "first", bids="spoken")
        assert portal.call(cost) == 3.0
        portal.call(store.database.transact, partial(make_undue, tables=[id]))  # a server has had a look
        ada.act(id, 0, ["bid", 0])
        assert portal.call(cost) == 0.02


def test_workers_for_tables_without_people_give_way(tmp_path: Path) -> None:
    with open_house(settings(tmp_path)) as house:
        ada, service = house.person("Ada"), house.service
        id = ada.table("first", "first", bids="spoken")
        end = time.monotonic() + 60
        while ada.position(id)["status"] != "finished":
            assert time.monotonic() < end, "the bots do not go on"
            time.sleep(0.02)
        crews = service.bot_player.crews
        assert not crews["people"].pool.idle
        (worker,) = crews["alone"].pool.idle
        assert worker.process.pid is not None
        assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) > os.getpriority(os.PRIO_PROCESS, 0)


def test_workers_end_with_their_server(tmp_path: Path) -> None:
    with open_house(settings(tmp_path)) as house:
        ada = house.person("Ada")
        with ada.at(ada.table("me", "first", bids="spoken")) as chair:
            chair.act(0, 0, ["bid", 0])
            chair.position(ply=2)
        service: Any = house.service
        pool = service.bot_player.crews["people"].pool
        workers = [worker.process.pid for worker in (*pool.idle, *pool.busy)]
        assert workers
    end = time.monotonic() + 60
    while any(alive(worker) for worker in workers):
        assert time.monotonic() < end, "a worker is still there"
        time.sleep(0.02)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"

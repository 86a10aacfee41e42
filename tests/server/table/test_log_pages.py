"""Logs in pages: nobody is told more at once than a page, whatever they ask for, and every line is written once."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.kernel.action import Seat
from tablewright.kernel.game import SPECTATOR
from tablewright.server.storage.records import Row, StoredTable
from tablewright.server.table.log_pages import OVERHEAD, ROOM, LogPages
from tablewright.server.table.position import PAGE, make_log
from tablewright.server.table.progress import NOTHING_KNOWN, Progress
from tests.server.house import House, Json, Person
from tests.server.table.test_progress import a_table
from tests.toy.game import HARBOUR

TOGETHER = 8  # lines of a piece: the games of the tests are short


def small_pieces(room: int = ROOM) -> LogPages:
    return LogPages(room, TOGETHER)


def played(table: StoredTable, chance: random.Random, plies: int) -> tuple[Progress, list[Row]]:
    """So many plies by chance, if the game lasts so long, with some taken back on the way."""
    progress, rows = Progress(HARBOUR, table, []), list[Row]()
    while progress.ply < plies and progress.match.to_act():
        seat = chance.choice(progress.match.to_act())
        reach, _ = progress.reach(seat)
        if reach and chance.random() < 0.1:
            rows += progress.undo(seat, progress.number_for(seat, chance.choice(reach)))
        else:
            action = chance.choice(HARBOUR.options(progress.match.state, seat))
            rows += progress.act(seat, [action.fields()])
    return progress, rows


def whole_log(progress: Progress, listener: Seat) -> list[Any]:
    return make_log(progress, listener, NOTHING_KNOWN, progress.ply, most=10**9)


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(["sealed", "spoken"]))
def test_a_page_is_the_end_of_the_log_up_to_anywhere(chance: random.Random, bids: str) -> None:
    """Made of dictionaries or of kept bytes, for every listener, also while seats decide at the same time."""
    table, pages = a_table(3, bids), small_pieces()
    progress, _ = played(table, chance, chance.randrange(1, 40))
    for listener in (SPECTATOR, 0, 1, 2):
        for _ in range(6):
            until, since = chance.randint(0, progress.ply), chance.randint(NOTHING_KNOWN, progress.ply)
            most = chance.randint(1, 2 * TOGETHER)
            heard = make_log(progress, listener, since, until, most=10**9)
            cut = heard if len(heard) <= most or heard[-most]["ply"] <= 1 else heard[-most:]
            assert make_log(progress, listener, since, until, most) == cut
            lines, said = pages.page(table.id, progress, listener, since, until, most)
            assert (lines, json.loads(said)) == (len(cut), cut)


def test_pages_put_together_are_the_whole_log() -> None:
    table = a_table(4, "sealed")
    progress, _ = played(table, random.Random(3), 120)
    for listener in (SPECTATOR, 0):
        log: list[Any] = []
        until = progress.ply
        while not log or log[0]["ply"] > 0:
            page = make_log(progress, listener, NOTHING_KNOWN, until, most=7)
            assert len(page) <= 7 + 1, "the set-up comes with the first ply"
            log, until = page + log, progress.place_of(listener, page[0]["ply"] - 1)
        assert log == whole_log(progress, listener)


def test_a_line_is_written_once_for_all_who_hear_the_same() -> None:
    table, pages = a_table(2, "spoken"), small_pieces()
    progress, rows = played(table, random.Random(5), 2 * TOGETHER)
    assert progress.public >= 2 * TOGETHER
    for _ in range(50):
        pages.page(table.id, progress, SPECTATOR, NOTHING_KNOWN, progress.ply)
        pages.page(table.id, progress, SPECTATOR, NOTHING_KNOWN, TOGETHER + 3)
    assert pages.written == progress.ply // TOGETHER * TOGETHER + 50 * (progress.ply % TOGETHER)
    again, written = Progress(HARBOUR, table, rows), pages.written  # dropped from memory, and replayed
    first = pages.page(table.id, again, SPECTATOR, NOTHING_KNOWN, TOGETHER)
    assert json.loads(first[1])[1:] == whole_log(again, SPECTATOR)[1 : TOGETHER + 1]
    assert pages.written == written


def test_what_was_taken_back_and_done_otherwise_is_not_told_as_it_was() -> None:
    table, pages = a_table(2, "spoken"), small_pieces()
    for seed in range(8):
        progress, _ = played(table, random.Random(seed), TOGETHER + 5)
        _, said = pages.page(table.id, progress, 0, NOTHING_KNOWN, progress.ply)
        assert json.loads(said) == whole_log(progress, 0)


def test_what_is_kept_has_an_end_and_what_is_used_stays() -> None:
    table = a_table(2, "spoken")
    progress, _ = played(table, random.Random(5), TOGETHER)
    size = len(small_pieces().page(table.id, progress, 0, 0, TOGETHER)[1]) + TOGETHER * OVERHEAD
    pages = small_pieces(room=4 * size)
    for number in range(40):
        pages.page("used", progress, 0, 0, TOGETHER)
        pages.page(f"other {number}", progress, 0, 0, TOGETHER)
        assert pages.size <= pages.room
    assert pages.written == 41 * TOGETHER
    assert 2 <= len(pages.kept) <= 4


# The whole server.


@pytest.fixture
def small_pages(monkeypatch: pytest.MonkeyPatch) -> int:
    """Pages of three lines."""
    most = 3
    monkeypatch.setattr("tablewright.server.table.log_pages.LogPages.page.__defaults__", (most,))
    return most


def plies(told: Json) -> list[int]:
    return [entry["ply"] for entry in told["log"]]


def test_a_position_and_the_first_message_bring_the_last_page_and_older_ones_are_asked_for(
    house: House, ada: Person, small_pages: int
) -> None:
    id = ada.finished_table()
    stranger = house.stranger()
    last = stranger.position(id)["ply"]
    assert last > 10
    for told in (stranger.position(id), ada.position(id), ada.get(f"/tables/{id}/events")):
        assert (told["since"], plies(told)) == (NOTHING_KNOWN, [last - 2, last - 1, last])
    with stranger.at(id) as chair:
        assert plies(chair.position()) == [last - 2, last - 1, last]
    assert plies(stranger.get(f"/tables/{id}/events?until={last - 3}")) == [last - 5, last - 4, last - 3]
    assert plies(stranger.get(f"/tables/{id}/events?until=2")) == [0, 1, 2]
    assert plies(stranger.get(f"/tables/{id}/events?since=4&until=6")) == [5, 6]
    assert plies(stranger.position(id, ply=7)) == [5, 6, 7]
    assert plies(stranger.position(id, ply=7, since=6)) == [7]
    assert plies(stranger.position(id, since=last)) == []


def test_a_socket_that_comes_back_after_long_is_told_the_last_page(ada: Person, small_pages: int) -> None:
    """Its log has a gap then, by which it knows that there is more."""
    id = ada.finished_table()
    with ada.at(id, since=4) as chair:
        told = chair.position()
    assert told["since"] == 4
    assert plies(told) == [told["ply"] - 2, told["ply"] - 1, told["ply"]]


def test_a_page_has_so_many_lines() -> None:
    assert PAGE == 200, "some 100 KB, which docs/hosting.md says"

"""The checks of the soak notice what they are there for: a lost row, a doubled one, one that nobody asked for."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tablewright.server.storage.records import Row
from tests.soak.player import Fate, Sent
from tests.soak.scenarios import fresh_sqlite, serving
from tests.soak.servers import Mother
from tests.soak.truth import Told, account, compare
from tests.soak.world import world

BID, REST, TAKE = ("bid", 1), ("rest",), ("take", "tea")


def acts(seat: int, *actions: Any) -> list[Row]:
    return [Row(seat, "act", action) for action in actions]


def sent(seat: int, revision: int, *actions: Any, fate: Fate = "accepted") -> Sent:
    return Sent(seat, revision, acts(seat, *actions), {}, fate=fate)


def faults(rows: list[Row], *messages: Sent) -> list[str]:
    return account(rows, [0, 1], messages, messages).faults


def test_every_message_has_its_rows() -> None:
    rows = [*acts(0, BID), *acts(1, BID), *acts(0, REST, TAKE), Row(0, "undo", (1,)), *acts(2, REST)]
    undo = Sent(0, 4, [Row(0, "undo", (1,))], {}, fate="accepted")
    assert not faults(rows, sent(0, 0, BID), sent(1, 0, BID), sent(0, 2, REST, TAKE), undo)


def test_an_acknowledged_message_that_is_not_there_is_lost() -> None:
    assert faults(acts(0, BID), sent(0, 0, BID), sent(0, 1, REST)) == [f"lost: {acts(0, REST)} at 1"]
    assert faults(acts(0, BID, TAKE), sent(0, 0, BID), sent(0, 1, REST))
    assert faults(acts(0, REST), sent(0, 0, REST, TAKE))  # half of it is not enough


def test_an_acknowledgement_after_the_reading_may_be_missing() -> None:
    late = sent(0, 1, REST)
    assert not account(acts(0, BID), [0], [sent(0, 0, BID), late], []).faults


def test_a_row_that_is_there_twice_was_asked_for_once() -> None:
    assert faults(acts(0, BID, BID), sent(0, 0, BID))
    assert faults(acts(0, BID, BID), sent(0, 0, BID, fate="doubtful"))


def test_one_row_cannot_acknowledge_two_messages() -> None:
    assert faults(acts(0, BID), sent(0, 0, BID), sent(0, 0, BID))


def test_a_refused_message_must_not_be_stored() -> None:
    assert faults(acts(0, BID), sent(0, 0, BID, fate="refused"))


@pytest.mark.parametrize(("rows", "stored"), [(acts(0, BID), 1), (acts(1, REST), 0)])
def test_a_message_in_doubt_is_stored_once_or_not_at_all(rows: list[Row], stored: int) -> None:
    found = account(rows, [0], [sent(0, 0, BID, fate="doubtful")], [])
    assert (found.faults, found.in_doubt, found.in_doubt_stored) == ([], 1, stored)


def test_a_message_cannot_be_stale_when_nothing_has_happened_since() -> None:
    assert faults([], sent(0, 0, BID, fate="doubtful"))
    assert not faults([], sent(0, 0, BID, fate="open"))


def test_a_log_is_compared_with_the_rows_of_its_revision() -> None:
    rows = [*acts(0, BID, REST), Row(0, "undo", (1,)), *acts(0, TAKE)]
    assert not compare(rows, Told("seat 0", 2, 2, {1: (0, BID), 2: (0, REST)}))
    assert not compare(rows, Told("seat 0", 4, 2, {1: (0, BID), 2: (0, TAKE)}))
    assert not compare(rows, Told("seat 1", 4, 2, {1: (0, BID)}))  # the other was done unseen
    assert compare(rows, Told("seat 0", 4, 2, {1: (0, BID), 2: (0, REST)}))
    assert compare(rows, Told("seat 0", 4, 3, {}))
    assert compare(rows, Told("seat 0", 5, 3, {}))


@pytest.mark.slow
async def test_a_row_that_disappears_between_two_servers_is_missed(bearing: Mother, tmp_path: Path) -> None:
    """The whole machinery against a database that forgets: the newest row of every table."""
    url = fresh_sqlite(tmp_path, "forgetful")
    server = bearing.server(**serving(url))
    server.start()
    with pytest.raises(AssertionError, match=r"was shown|lost"):
        async with world(url, [server], seed=3) as people:
            server.kill()
            with sqlite3.connect(tmp_path / "forgetful.db") as stored:
                newest = "select table_id, max(ordinal) from rows group by table_id"
                stored.execute(f"delete from rows where (table_id, ordinal) in ({newest})")
            server.start()
            await people.moved_on()
            await people.check_recent()
    server.kill()

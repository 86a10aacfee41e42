"""A machine's clock that jumps forward takes nobody's seat."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from typing import Any, cast

import pytest
from sqlalchemy import select, update

from tablewright.server.lobby.clock_watch import SECONDS_OF_A_JUMP, ClockWatch
from tablewright.server.lobby.lobby import Lobby
from tablewright.server.storage.schema import SEATS
from tablewright.server.storage.store import Store
from tests.server.stored import add_a_table

NOON = datetime(2026, 11, 1, 12, 0, tzinfo=UTC)


def later(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


async def out_of_time(store: Store, watch: ClockWatch, at: datetime) -> list[str]:
    async with store.begin() as connection:
        found = await connection.execute(select(SEATS.c.table_id).where(watch.ran_out(at)))
        return list(found.scalars())


async def waiting(store: Store, since: datetime, seconds: float) -> str:
    """A table at which somebody has been waited for *since* then, for so many *seconds* at most."""
    table = await add_a_table(store)
    async with store.begin() as connection:
        this = (SEATS.c.table_id == table.id) & (SEATS.c.seat == 0)
        clock = {"since": since, "runs_out": since + timedelta(seconds=seconds)}
        await connection.execute(update(SEATS).where(this).values(clock))
    return table.id


def a_watch() -> ClockWatch:
    nobody: Any = None
    return ClockWatch(cast(Lobby, nobody), "first")


async def test_a_jump_forward_takes_nobodys_seat(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    watch, patient = a_watch(), await waiting(store, later(-60), 600)
    with caplog.at_level(logging.WARNING):
        watch.notice_jump(NOON, 100.0)
        watch.notice_jump(later(3601), 101.0)
    assert await out_of_time(store, watch, later(3601)) == []
    assert "went forward by 3600 s" in caplog.text
    hasty = await waiting(store, later(3602), 10)
    assert await out_of_time(store, watch, later(3613)) == [hasty], "clocks that began after it are right"
    assert await out_of_time(store, watch, later(3600 + 539)) == [hasty]
    assert set(await out_of_time(store, watch, later(3600 + 540))) == {patient, hasty}, "it has run all the time"


async def test_time_that_has_passed_is_no_jump(store: Store) -> None:
    watch, slow = a_watch(), await waiting(store, later(-60), 600)
    watch.notice_jump(NOON, 100.0)
    watch.notice_jump(later(3600), 3700.0)  # an hour in which nobody looked, as the database was away
    watch.notice_jump(later(3600 + SECONDS_OF_A_JUMP), 3700.0)  # a little correction
    watch.notice_jump(later(0), 3701.0)  # and back
    assert watch.jump is None
    assert await out_of_time(store, watch, later(3600)) == [slow]

"""The pool: jobs are done in processes that can be killed, one at a time, and nothing waits for ever."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright.server.thinking.pool import JobFailed, Pool, WorkerDied


def begin_plainly() -> None:
    """A worker of a test needs nothing."""


def pid_of(_: object) -> int:
    return os.getpid()


def sleep_for(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def die(_: object) -> None:
    os._exit(3)


def die_once(mark: str) -> str:
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(3)
    return "done"


def complain(what: str) -> None:
    raise ValueError(what)


@pytest.fixture
def pool() -> Iterator[Pool]:
    pool = Pool(2, 30.0, begin_plainly)
    yield pool
    pool.stop()


async def test_a_worker_does_one_job_after_the_other(pool: Pool) -> None:
    pids = [await pool.run(pid_of, number) for number in range(3)]
    assert len(set(pids)) == 1
    assert pids[0] != os.getpid()


async def test_there_are_as_many_as_wanted_and_no_more(pool: Pool) -> None:
    pids = await asyncio.gather(*(pool.run(sleep_for, 0.05) for _ in range(6)))
    assert len(set(pids)) <= 2
    assert len(pool.idle) <= 2 and not pool.busy


async def test_what_a_job_raises_is_told_and_its_worker_stays(pool: Pool) -> None:
    before = await pool.run(pid_of, None)
    with pytest.raises(JobFailed, match="no such luck") as caught:
        await pool.run(complain, "no such luck")
    assert "complain" in str(caught.value), "where it was raised"
    assert await pool.run(pid_of, None) == before


async def test_a_worker_that_dies_is_replaced_and_the_job_done_again(pool: Pool, tmp_path: Path) -> None:
    assert await pool.run(die_once, str(tmp_path / "mark")) == "done"


async def test_a_job_that_kills_its_workers_is_given_up(pool: Pool) -> None:
    with pytest.raises(WorkerDied):
        await pool.run(die, None)
    assert await pool.run(pid_of, None)


async def test_a_worker_that_was_killed_while_idle_is_not_asked(pool: Pool) -> None:
    before = await pool.run(pid_of, None)
    os.kill(before, 9)
    while pool.idle[0].process.is_alive():
        await asyncio.sleep(0.01)
    assert await pool.run(pid_of, None) != before


async def test_a_worker_that_hangs_is_killed_alone() -> None:
    pool = Pool(2, 6.0, begin_plainly)  # a process also takes its time to start
    other = await pool.run(pid_of, None)
    with pytest.raises(TimeoutError):
        await asyncio.gather(pool.run(sleep_for, 60.0), pool.run(sleep_for, 0.1))
    while pool.busy:
        await asyncio.sleep(0.01)
    assert len(pool.idle) == 1
    assert await pool.run(pid_of, None) in (other, pool.idle[0].process.pid)
    pool.stop()


async def test_the_worker_of_a_job_that_nobody_waits_for_ends(pool: Pool) -> None:
    task = asyncio.create_task(pool.run(sleep_for, 60.0))
    while not pool.busy:
        await asyncio.sleep(0.01)
    worker = next(iter(pool.busy))
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not pool.idle
    await asyncio.to_thread(worker.process.join, 30.0)
    assert worker.process.exitcode == -9


async def test_stopping_ends_all(pool: Pool) -> None:
    task = asyncio.create_task(pool.run(sleep_for, 60.0))
    while not pool.busy:
        await asyncio.sleep(0.01)
    workers = [*pool.idle, *pool.busy]
    pool.stop()
    with pytest.raises(RuntimeError):  # it is not done again
        await task
    assert not any(worker.process.is_alive() for worker in workers)

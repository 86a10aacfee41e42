"""Playing many fixtures side by side, on all cores of this machine."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from tablewright.arena.playing import Outcome, Terms, play
from tablewright.arena.schedule import Fixture
from tablewright.runtime import begin_work

PlayedGame = tuple[Outcome, str]
AHEAD = 2  # games handed out per worker: the next one waits while the last one is written down


def play_all(terms: Terms, fixtures: Sequence[Fixture], jobs: int) -> Iterator[PlayedGame]:
    """Every outcome as it comes, in no particular order. With one job everything happens in this process."""
    if jobs == 1 or len(fixtures) < 2:
        yield from (play(terms, fixture) for fixture in fixtures)
        return
    todo = iter(fixtures)
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=begin_work) as pool:
        under_way: set[Future[PlayedGame]] = set()
        while True:
            while len(under_way) < AHEAD * jobs and (fixture := next(todo, None)) is not None:
                under_way.add(pool.submit(play, terms, fixture))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()

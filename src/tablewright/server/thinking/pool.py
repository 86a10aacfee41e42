"""Worker processes: jobs are done there, each within its time, and hold nobody up here.

The processes are our own, each behind a pipe, and not those of a `ProcessPoolExecutor`: before Python 3.14 that has no
public way to kill a worker that hangs, and since then only one that kills all of them. Here a hung one goes alone.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import Any, Final, TypeVar

from tablewright.server.thinking.jobs import begin_worker

J = TypeVar("J")
R = TypeVar("R")


class WorkerDied(Exception):
    """A process has ended without an answer."""


class JobFailed(Exception):
    """A job has raised something. What, and where, is told as text: not everything that is raised can travel."""


class Worker:
    """A process that does one job after the other, until it is killed or its server is gone."""

    def __init__(self, begin: Callable[[], None]) -> None:
        # Spawned, not forked: a fork would inherit the server's threads, sockets and database connections.
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: Final = context.Process(target=work_on, args=(theirs, begin), daemon=True)
        self.process.start()
        theirs.close()  # so that the line breaks when the process ends

    def do(self, work: Callable[[J], R], job: J) -> R:
        """What *work* makes of *job*. Blocks, also while the process starts; a kill ends it."""
        try:
            self.line.send((work, job))
            is_done, answer = self.line.recv()
        except (EOFError, OSError) as fault:
            self.process.join()
            raise WorkerDied(f"a worker has ended with {self.process.exitcode}") from fault
        if not is_done:
            raise JobFailed(answer)
        found: R = answer
        return found

    def kill(self) -> None:
        self.process.kill()


def work_on(line: Connection[Any, Any], begin: Callable[[], None]) -> None:
    """The life of a worker process."""
    begin()
    while True:
        try:
            work, job = line.recv()
        except EOFError:
            return
        try:
            answer: tuple[bool, Any] = True, work(job)
        except Exception:
            answer = False, format_exc()
        line.send(answer)


class Pool:
    """At most so many *workers*, started when there is something to do and replaced when they die or hang."""

    def __init__(self, workers: int, seconds: float, begin: Callable[[], None] = begin_worker) -> None:
        self.seconds: Final = seconds
        self.begin: Final = begin
        self.places: Final = asyncio.Semaphore(workers)
        self.idle: Final[list[Worker]] = []
        self.busy: Final[set[Worker]] = set()
        self.threads: Final = ThreadPoolExecutor(max(1, workers), "worker")  # each waits for one worker

    async def run(self, work: Callable[[J], R], job: J) -> R:
        """What *work*, a function of a module, makes of *job*. If nobody waits for that any more, its worker ends."""
        async with self.places:  # the clock of a job runs while it is thought about, not while it waits in line
            try:
                return await self.run_once(work, job)
            except WorkerDied:  # which need not be the fault of the job: once more, in a new one
                return await self.run_once(work, job)

    async def run_once(self, work: Callable[[J], R], job: J) -> R:
        worker = self.free_worker()
        self.busy.add(worker)
        try:
            answer = asyncio.get_running_loop().run_in_executor(self.threads, worker.do, work, job)
            found = await asyncio.wait_for(answer, self.seconds)
        except JobFailed:
            self.idle.append(worker)
            raise
        except BaseException:  # it died, it hangs, or who asked is gone
            worker.kill()  # a process cannot be called back from its thoughts
            raise
        finally:
            self.busy.discard(worker)
        self.idle.append(worker)
        return found

    def free_worker(self) -> Worker:
        while self.idle:
            worker = self.idle.pop()
            if worker.process.is_alive():
                return worker
        return Worker(self.begin)

    def stop(self) -> None:
        """For good."""
        for worker in [*self.idle, *self.busy]:
            worker.kill()
        self.idle.clear()
        self.threads.shutdown(wait=False)

"""The bots' side of the tables: who is due, thinking in worker processes, and playing like anybody else."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final

from tablewright.kernel.action import Seat, Word
from tablewright.kernel.random import chance_from
from tablewright.server.live import Live, LiveTables
from tablewright.server.progress import Progress
from tablewright.server.settings import Settings
from tablewright.server.store import StoredTable
from tablewright.server.trouble import Trouble
from tablewright.server.worker import Task, begin, think

LOG: Final = logging.getLogger("tablewright.bots")


class Pool:
    """Worker processes, started when the first bot thinks and replaced when they break or hang."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers: Final = workers
        self.seconds: Final = seconds
        self.free: Final = asyncio.Semaphore(workers)
        self.executor: ProcessPoolExecutor | None = None

    async def think(self, task: Task) -> list[Word]:
        async with self.free:  # the clock of a task runs while it is thought about, not while it waits in line
            return await self.think_now(task)

    async def think_now(self, task: Task) -> list[Word]:
        if self.executor is None:
            # Spawned, not forked: a fork would inherit the server's threads, sockets and database connections.
            spawn = multiprocessing.get_context("spawn")
            self.executor = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=begin)
        executor = self.executor
        try:
            future = asyncio.get_running_loop().run_in_executor(executor, think, task)
            return await asyncio.wait_for(future, self.seconds)
        except (TimeoutError, BrokenExecutor):  # it hangs, or its process died
            if self.executor is executor:
                self.stop()
            raise

    def stop(self) -> None:
        executor, self.executor = self.executor, None
        if executor is not None:
            workers = list((executor._processes or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()


class Thinkers:
    """Plays for every bot whose turn it is."""

    def __init__(self, tables: LiveTables, settings: Settings) -> None:
        self.tables: Final = tables
        self.settings: Final = settings
        self.pool: Final = Pool(settings.bot_workers, settings.bot_seconds)
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.stopped = False

    async def resume(self) -> None:
        """Go on where the last server stopped."""
        for id in await self.tables.store.running_with_bots():
            self.begin(self.tables.get(id))

    def consider(self, live: Live) -> None:
        """Let the bots of *live* play if one of them is due. Called after everything that happens at a table."""
        table, progress = live.cached_table, live.cached_progress
        if live.thinking or table is None or table.status != "running":
            return
        if any(seat.kind == "bot" for seat in table.seats) and (progress is None or due(table, progress) is not None):
            self.begin(live)

    def begin(self, live: Live) -> None:
        if not self.stopped and not live.thinking:
            live.thinking = True
            task = asyncio.create_task(self.play(live))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def play(self, live: Live) -> None:
        """Play for the bots of *live* until none is due."""
        try:
            while await self.play_one(live):
                pass
        except Trouble as trouble:
            LOG.warning("table %s: the bots cannot go on: %s", live.id, trouble)
        except Exception:
            LOG.exception("table %s: the bots cannot go on", live.id)
        finally:
            live.thinking = False

    async def play_one(self, live: Live) -> bool:
        """One decision of one bot; False if none is due. If somebody else acts meanwhile, the choice is thrown away."""
        await asyncio.sleep(self.settings.bot_pause)
        async with live.lock:
            table, progress = await live.table(), await live.progress()
            seat = due(table, progress) if table.status == "running" else None
            if seat is None:
                return False
            task = self.task(live, table, progress, seat)
            ply, revision = progress.ply, progress.revision
        try:
            chosen = await self.pool.think(task)
        except Exception:
            LOG.exception("table %s: bot %s failed at ply %d; a random option is played", live.id, task.bot, ply)
            chosen = None
        async with live.lock:
            await self.accept(live, seat, ply, revision, chosen)
        return True

    def task(self, live: Live, table: StoredTable, progress: Progress, seat: Seat) -> Task:
        game, seed = progress.game, secrets.token_hex(16)
        imagined = game.to_json(game.imagine(progress.match.state, seat, chance_from(secrets.token_hex(16))))
        # What will be drawn is not known either, whatever the game's imagining does about the generator.
        imagined["chance"] = chance_from(secrets.token_hex(16)).facts()
        bot = table.bot_of(seat) or ""
        return Task(self.settings.games, self.settings.bots, table.game, live.data_path, bot, seed, imagined, seat)

    async def accept(self, live: Live, seat: Seat, ply: int, revision: int, chosen: list[Word] | None) -> None:
        """Play what was *chosen*, on the way of everybody's moves; without a usable choice, a random option."""
        if chosen is not None:
            try:
                await live.act(seat, ply, revision, [chosen])
                return
            except Trouble as trouble:
                if trouble.code == "stale-ply":
                    return
                LOG.error("table %s: bot of seat %d chose %s: %s", live.id, seat, chosen, trouble)
        progress = await live.progress()
        if progress.revision == revision:
            options = progress.game.options(progress.match.state, seat)
            await live.act(seat, ply, revision, [secrets.choice(options).fields()])

    async def stop(self) -> None:
        self.stopped = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.pool.stop()


def due(table: StoredTable, progress: Progress) -> Seat | None:
    """The first bot's seat that the table waits for."""
    return next((seat for seat in progress.match.to_act() if table.bot_of(seat) is not None), None)

"""The bots' side of the tables: who is due, thinking in worker processes, and playing like anybody else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import secrets
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from datetime import datetime
from typing import Final, TypeVar

from tablewright.kernel.action import Seat, Word
from tablewright.kernel.random import chance_from
from tablewright.server.base.metrics import METRICS
from tablewright.server.protocol.errors import Trouble
from tablewright.server.settings import Settings
from tablewright.server.storage.records import StoredTable, now
from tablewright.server.storage.turns import Agenda, Turn, Turns
from tablewright.server.table.cache import LiveTables
from tablewright.server.table.consequences import due_bot
from tablewright.server.table.live import Live
from tablewright.server.table.progress import Progress
from tablewright.server.thinking.standing_orders import Orders
from tablewright.server.thinking.worker import Choice, Task, begin, think

LOG: Final = logging.getLogger("tablewright.bots")

T = TypeVar("T")
R = TypeVar("R")

BETWEEN_CALLS_FOR_HELP: Final = 0.5
# When a table cannot be played (its rules are not installed, its rows are broken), how long until it is tried again.
LATER: Final = 300.0
MOST_NOTES: Final = 10_000


class Pool:
    """Worker processes, started when the first bot thinks and replaced when they break or hang."""

    def __init__(self, workers: int, seconds: float, begin: Callable[[], None] = begin) -> None:
        self.workers: Final = workers
        self.seconds: Final = seconds
        self.begin: Final = begin
        self.free: Final = asyncio.Semaphore(workers)
        self.executor: ProcessPoolExecutor | None = None

    async def think(self, task: Task) -> Choice:
        return await self.run(think, task)

    async def run(self, work: Callable[[T], R], task: T) -> R:
        """What *work*, a function of a module, makes of *task* in a worker."""
        async with self.free:  # the clock of a task runs while it is thought about, not while it waits in line
            try:
                return await self.run_now(work, task)
            except BrokenExecutor:  # the process died, which need not be the bot's fault: once more, in a new one
                return await self.run_now(work, task)

    async def run_now(self, work: Callable[[T], R], task: T) -> R:
        if self.executor is None:
            # Spawned, not forked: a fork would inherit the server's threads, sockets and database connections.
            spawn = multiprocessing.get_context("spawn")
            self.executor = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=self.begin)
        executor = self.executor
        try:
            future = asyncio.get_running_loop().run_in_executor(executor, work, task)
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
    """Plays for bots whose turn it is, wherever their tables are looked at.

    Woken when a commit of this server makes a bot due; a slow sweep finds the turns that other servers leave, and a
    server that has more turns than workers asks the others for help.
    """

    def __init__(self, tables: LiveTables, turns: Turns, orders: Orders, settings: Settings) -> None:
        self.tables: Final = tables
        self.turns: Final = turns
        self.orders: Final = orders
        self.settings: Final = settings
        self.pool: Final = Pool(settings.bot_workers, settings.bot_seconds)
        self.playing: Final[dict[asyncio.Task[None], Turn]] = {}
        self.woken: Final = asyncio.Event()
        self.agenda: Final = Agenda()
        self.called_for_help = 0.0
        self.notes: Final[dict[tuple[str, Seat], str]] = {}  # of bots, by table and seat; the oldest go first

    # Which turns.

    def expect(self, due: datetime) -> None:
        """A bot will be due then."""
        self.agenda.expect(due)
        self.woken.set()

    def wake(self) -> None:
        self.expect(now())

    async def run(self) -> None:
        """Claim and play for ever."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self.keep_claims())
            while True:
                wait = (self.agenda.next_look() - now()).total_seconds()
                if wait > 0:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self.woken.wait(), wait)
                    self.woken.clear()
                    continue  # another turn may be due before the one that was waited for
                self.agenda.looked(now())
                try:
                    await self.claim()
                except Trouble as trouble:
                    LOG.info("bots wait: %s", trouble)
                except Exception:
                    LOG.exception("the bots' turns cannot be claimed")

    async def claim(self) -> None:
        free = self.settings.bot_workers - len(self.playing)
        turns = await self.turns.claim(free) if free > 0 else []
        for turn in turns:
            task = asyncio.create_task(self.play(turn))
            self.playing[task] = turn
            task.add_done_callback(self.finished)
        if len(turns) >= free and time.monotonic() - self.called_for_help > BETWEEN_CALLS_FOR_HELP:
            self.called_for_help = time.monotonic()
            await self.tables.notifications.say("help")

    def finished(self, task: asyncio.Task[None]) -> None:
        del self.playing[task]
        self.wake()

    async def keep_claims(self) -> None:
        while True:
            await asyncio.sleep(self.turns.lease / 3)
            if self.playing:
                with contextlib.suppress(Trouble):
                    await self.turns.renew(list(self.playing.values()))

    async def stop(self) -> None:
        """Let go of everything; other servers may go on at once."""
        for task in list(self.playing):
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        self.pool.stop()
        with contextlib.suppress(Trouble):
            await self.turns.give_all_back()

    # One turn.

    async def play(self, turn: Turn) -> None:
        """One decision of one bot. Nobody waits for it: whatever goes wrong is tried again later."""
        try:
            with self.tables.using(turn.table) as live:
                await self.play_at(live, turn)
        except Trouble as trouble:
            LOG.warning("table %s: the bots cannot go on: %s", turn.table, trouble)
            await self.put_off(turn, 0.0 if trouble.code == "database-away" else LATER)
        except Exception:
            LOG.exception("table %s: the bots cannot go on", turn.table)
            await self.put_off(turn, LATER)

    async def put_off(self, turn: Turn, seconds: float) -> None:
        """Give it back, however long the database is away."""
        while True:
            try:
                return await self.turns.give_back(turn, seconds)
            except Trouble:
                await asyncio.sleep(1)

    async def play_at(self, live: Live, turn: Turn) -> None:
        """If somebody else acts while the bot thinks, its choice is thrown away."""
        async with self.tables.open(turn.table):
            if await self.orders.obey(live):
                return
            table, progress = await live.table(), await live.progress()
            seat = due_bot(table, progress) if table.goes_on() else None
            if seat is None:
                await self.turns.over(turn)
                return
            task = self.task(live, table, progress, seat)
            ply, revision = progress.ply, progress.revision
        chosen = await self.chosen(live, task, ply)
        async with self.tables.hold(live):
            if not await self.accept(live, seat, ply, revision, chosen):
                await self.turns.give_back(turn)

    def task(self, live: Live, table: StoredTable, progress: Progress, seat: Seat) -> Task:
        game, seed = progress.game, secrets.token_hex(16)
        imagined = game.to_json(game.imagine(progress.match.state, seat, chance_from(secrets.token_hex(16))))
        # What will be drawn is not known either, whatever the game's imagining does about the generator.
        imagined["chance"] = chance_from(secrets.token_hex(16)).facts()
        bot = table.bot_of(seat) or ""
        notes = self.notes.get((table.id, seat), "")
        shelves = (self.settings.games, self.settings.bots)
        return Task(*shelves, table.game, live.data_path, bot, seed, imagined, seat, notes)

    async def chosen(self, live: Live, task: Task, ply: int) -> list[Word] | None:
        begun = time.perf_counter()
        try:
            choice = await self.pool.think(task)
            METRICS.bot_turns.labels(task.bot, "chosen").inc()
            self.remember(live.id, task.seat, choice.notes)
            return choice.words
        except Exception:
            METRICS.bot_turns.labels(task.bot, "failed").inc()
            LOG.exception("table %s: bot %s failed at ply %d; a random option is played", live.id, task.bot, ply)
            return None
        finally:
            METRICS.bot_seconds.labels(task.bot).observe(time.perf_counter() - begun)

    def remember(self, table: str, seat: Seat, notes: str) -> None:
        """Keep what a bot noted for its next question. Notes that are lost cost time, nothing else."""
        self.notes.pop((table, seat), None)
        if notes:
            self.notes[table, seat] = notes
        while len(self.notes) > MOST_NOTES:
            del self.notes[next(iter(self.notes))]

    async def accept(self, live: Live, seat: Seat, ply: int, revision: int, chosen: list[Word] | None) -> bool:
        """Play what was *chosen*, on the way of everybody's moves; without a usable choice, a random option.

        False if the table has gone on without the bot.
        """
        table = await live.table()
        if not table.goes_on() or table.bot_of(seat) is None:  # paused, or somebody sits there now
            return False
        if chosen is not None:
            try:
                await live.act(seat, ply, revision, [chosen])
                return True
            except Trouble as trouble:
                if trouble.code == "stale-ply":
                    return False
                if trouble.code == "database-away":
                    raise
                LOG.error("table %s: bot of seat %d chose %s: %s", live.id, seat, chosen, trouble)
        progress = await live.progress()
        if progress.revision != revision:
            return False
        options = progress.game.options(progress.match.state, seat)
        await live.act(seat, ply, revision, [secrets.choice(options).fields()])
        return True

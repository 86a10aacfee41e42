"""Plays for the bots: whose turn it is, thinking in worker processes, and moves on the way of everybody's."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import Final

from tablewright.kernel.action import Seat, Word
from tablewright.kernel.random import chance_from
from tablewright.server.base.lru import Lru
from tablewright.server.base.metrics import METRICS
from tablewright.server.protocol.errors import Trouble
from tablewright.server.settings import Settings
from tablewright.server.storage.records import StoredTable, now
from tablewright.server.storage.turns import Agenda, Line, Turn, TurnQueue
from tablewright.server.table.cache import LiveTables
from tablewright.server.table.consequences import due_bot
from tablewright.server.table.live import Live
from tablewright.server.table.progress import Progress
from tablewright.server.thinking.jobs import BotJob, begin_gently, choose
from tablewright.server.thinking.pool import Pool
from tablewright.server.thinking.standing_orders import StandingOrders

LOG: Final = logging.getLogger("tablewright.bots")

SECONDS_BETWEEN_CALLS_FOR_HELP: Final = 0.5
# When a table cannot be played (its rules are not installed, its rows are broken), how long until it is tried again.
SECONDS_UNTIL_RETRY: Final = 300.0
MOST_NOTES: Final = 10_000  # of bots that are kept
SECONDS_BETWEEN_COUNTS: Final = 5.0  # of the turns that wait


@dataclass(frozen=True, slots=True)
class Crew:
    """Workers who think for the tables of one line, and what they are at. None is lent to another line: a bot's
    decision takes seconds, and whoever a worker is lent to would have to be waited for."""

    line: Line
    places: int
    pool: Pool
    playing: dict[asyncio.Task[None], Turn] = field(default_factory=dict)

    @property
    def room(self) -> int:
        return self.places - len(self.playing)


def crews(workers: int, seconds: float) -> dict[Line, Crew]:
    """*workers* for people's tables; one more for the quick bots there, who need not wait until experts have decided;
    and half as many for bots among themselves, which give way to all others."""
    extra = min(workers, 1)
    alone = max(extra, workers // 2)
    return {
        "people": Crew("people", workers, Pool(workers, seconds)),
        "quick": Crew("quick", extra, Pool(extra, seconds)),
        "alone": Crew("alone", alone, Pool(alone, seconds, begin_gently)),
    }


class BotPlayer:
    """Plays for bots whose turn it is, wherever their tables are looked at.

    Woken when a commit of this server makes a bot due; a slow sweep finds the turns that other servers leave, and a
    server that has more turns than workers asks the others for help.
    """

    def __init__(self, tables: LiveTables, turns: TurnQueue, orders: StandingOrders, settings: Settings) -> None:
        self.tables: Final = tables
        self.turns: Final = turns
        self.orders: Final = orders
        self.settings: Final = settings
        self.crews: Final = crews(settings.bot_workers, settings.bot_seconds)
        self.woken: Final = asyncio.Event()
        self.agenda: Final = Agenda()
        self.called_for_help = 0.0
        self.notes: Final[Lru[tuple[str, Seat], str]] = Lru(MOST_NOTES)  # of bots, by table and seat

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
            group.create_task(self.count_waiting())
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
        room = {line: crew.room for line, crew in self.crews.items()}
        turns = await self.turns.claim(room) if any(room.values()) else []
        for turn in turns:
            self.begin(turn)
        claimed = Counter(turn.line for turn in turns)
        is_full = any(claimed[line] >= room[line] for line in ("people", "alone"))
        if is_full and time.monotonic() - self.called_for_help > SECONDS_BETWEEN_CALLS_FOR_HELP:
            self.called_for_help = time.monotonic()
            await self.tables.notifications.say("help")

    def begin(self, turn: Turn) -> None:
        METRICS.wait_seconds.labels(turn.line).observe(turn.waited())
        task = asyncio.create_task(self.play(turn))
        self.crews[turn.line].playing[task] = turn
        task.add_done_callback(partial(self.finished, turn.line))

    def finished(self, line: Line, task: asyncio.Task[None]) -> None:
        del self.crews[line].playing[task]
        self.wake()

    def playing(self) -> dict[asyncio.Task[None], Turn]:
        return {task: turn for crew in self.crews.values() for task, turn in crew.playing.items()}

    async def keep_claims(self) -> None:
        while True:
            await asyncio.sleep(self.turns.lease / 3)
            if playing := self.playing():
                with contextlib.suppress(Trouble):
                    await self.turns.renew(list(playing.values()))

    async def count_waiting(self) -> None:
        while True:
            with contextlib.suppress(Trouble):
                for line, count in (await self.turns.waiting()).items():
                    METRICS.waiting.labels(line).set(count)
            await asyncio.sleep(SECONDS_BETWEEN_COUNTS)

    async def stop(self) -> None:
        """Let go of everything; other servers may go on at once."""
        playing = list(self.playing())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for crew in self.crews.values():
            crew.pool.stop()
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
            await self.put_off(turn, 0.0 if trouble.code == "database-away" else SECONDS_UNTIL_RETRY)
        except Exception:
            LOG.exception("table %s: the bots cannot go on", turn.table)
            await self.put_off(turn, SECONDS_UNTIL_RETRY)

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
            if (await live.history()).difference is not None:
                await self.turns.over(turn)  # it stands still until its rules are raised, which makes it due again
                return
            if await self.orders.obey(live):
                return
            table, progress = await live.table(), await live.progress()
            seat = due_bot(table, progress) if table.goes_on() else None
            if seat is None:
                await self.turns.over(turn)
                return
            job = self.job(live, table, progress, seat)
            ply, revision = progress.ply_for(seat), progress.revision_for(table.hand_of(seat))
        chosen = await self.chosen(self.crews[turn.line].pool, live, job, ply)
        async with self.tables.hold(live):
            if not await self.accept(live, seat, ply, revision, chosen):
                await self.turns.give_back(turn)

    def job(self, live: Live, table: StoredTable, progress: Progress, seat: Seat) -> BotJob:
        game = progress.game
        return BotJob(
            games=self.settings.games,
            game=table.game,
            data_path=live.data_path,
            seed=secrets.token_hex(16),
            state=game.to_json(game.world(progress.match.state, seat, chance_from(secrets.token_hex(16)))),
            seat=seat,
            bots=self.settings.bots,
            bot=table.bot_of(seat) or "",
            notes=self.notes.get((table.id, seat)) or "",
        )

    async def chosen(self, pool: Pool, live: Live, job: BotJob, ply: int) -> list[Word] | None:
        begun = time.perf_counter()
        try:
            choice = await pool.run(choose, job)
            self.turns.costs.note(job.bot, choice.seconds)
            METRICS.bot_turns.labels(job.bot, "chosen").inc()
            self.remember(live.id, job.seat, choice.notes)
            return choice.words
        except Exception:
            METRICS.bot_turns.labels(job.bot, "failed").inc()
            LOG.exception("table %s: bot %s failed at ply %d; a random option is played", live.id, job.bot, ply)
            return None
        finally:
            METRICS.bot_seconds.labels(job.bot).observe(time.perf_counter() - begun)

    def remember(self, table: str, seat: Seat, notes: str) -> None:
        """Keep what a bot noted for its next question. Notes that are lost cost time, nothing else."""
        if notes:
            self.notes.put((table, seat), notes)
        else:
            self.notes.forget((table, seat))

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
        if not progress.tally.is_fresh(table.hand_of(seat), seat, revision):
            return False
        options = progress.game.options(progress.match.state, seat)
        await live.act(seat, ply, revision, [secrets.choice(options).fields()])
        return True

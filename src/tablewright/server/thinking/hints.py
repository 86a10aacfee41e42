"""Advice: what would a bot do in the place of a player who must decide?

The bot gets the player's view and nothing else: a state that was imagined through the player's eyes. It thinks in a
process of its own that gives way to the bots who play, and stops when the table has moved on. An answer is kept for
whoever asks again.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from tablewright.kernel.action import Seat
from tablewright.kernel.random import SEED_DIGITS, chance_from
from tablewright.kernel.state import seats_to_act
from tablewright.server.base.plugins import AnyGame
from tablewright.server.protocol.advice import AdvisedStep, AdvisedWay, Hint, Prospect
from tablewright.server.protocol.errors import Trouble
from tablewright.server.settings import Settings
from tablewright.server.table.cache import LiveTables
from tablewright.server.table.freshness import must_be_fresh
from tablewright.server.table.live import Live
from tablewright.server.table.permissions import acting_seat, must_go_on
from tablewright.server.table.progress import Progress
from tablewright.server.table.teller import teller_of
from tablewright.server.thinking.advising import Enquiry, advise
from tablewright.server.thinking.bot_player import Pool
from tablewright.server.thinking.reviewing import begin_gently, letter_of

FEW: Final = 3  # ways that are shown
LINES: Final = 8
WORLDS: Final = 96
HANGS: Final = 120.0  # seconds after which a worker is given up
ROOM: Final = 200  # answers that are kept
GLANCES: Final = 0.3  # seconds between two looks whether the table has moved on


class Advisor:
    """One worker process, for whoever asks, one after the other."""

    def __init__(self, tables: LiveTables, settings: Settings) -> None:
        self.tables: Final = tables
        self.settings: Final = settings
        self.pool: Final = Pool(1, HANGS, begin_gently)
        self.next: Final = asyncio.Lock()
        self.thinking = ""  # the name of the enquiry that the worker is at
        self.answers: Final[OrderedDict[str, asyncio.Task[list[Prospect]]]] = OrderedDict()

    async def hint(self, id: str, me: str, seat: Seat, ply: int, revision: int) -> Hint:
        """What a bot would do for *seat*, if that is what it is asked at *ply* and stays so."""
        async with self.tables.open(id) as live:
            progress = await asked(live, me, seat)
            must_be_fresh(progress, seat, ply, revision)
            game, name = progress.game, f"{id} {seat} {ply} {revision}"
            enquiry = self.enquiry(game, live.data_path, progress.match.state, seat, name)

        async def must_stand() -> None:
            must_be_fresh(await asked(live, me, seat), seat, ply, revision)

        prospects = await self.answer(name, enquiry, must_stand)
        return Hint(seat=seat, ply=ply, revision=revision, ways=ways_of(game, enquiry, prospects[:FEW]))

    def enquiry(self, game: AnyGame, data_path: str | None, state: Any, seat: Seat, name: str) -> Enquiry:
        """About *state*, as *seat* sees it. The same *name* makes the same enquiry, so that asking twice is no help."""
        seed = hashlib.sha256(name.encode()).hexdigest()[:SEED_DIGITS]
        chance = chance_from(seed)
        imagined = game.to_json(game.imagine(state, seat, chance))
        imagined["chance"] = chance.facts()
        seconds = self.settings.hint_seconds
        return Enquiry(
            self.settings.games, game.name, data_path, seed, imagined, seat, lines=LINES, worlds=WORLDS, seconds=seconds
        )

    async def answer(
        self, name: str, enquiry: Enquiry, must_stand: Callable[[], Awaitable[None]] | None = None
    ) -> list[Prospect]:
        """The answer, thought about once for all who ask; given up when *must_stand* raises."""
        if name not in self.answers:
            self.answers[name] = asyncio.create_task(self.think(name, enquiry))
            while len(self.answers) > ROOM:
                self.answers.popitem(last=False)
        self.answers.move_to_end(name)
        task = self.answers[name]
        try:
            while must_stand is not None and not task.done():
                await asyncio.wait({task}, timeout=GLANCES)
                await must_stand()
            return await asyncio.shield(task)
        except asyncio.CancelledError:  # who asked is gone; somebody else may wait
            raise
        except BaseException:
            self.give_up(name, task)
            raise

    async def think(self, name: str, enquiry: Enquiry) -> list[Prospect]:
        async with self.next:
            self.thinking = name
            try:
                return await self.pool.run(advise, enquiry)
            finally:
                self.thinking = ""

    def give_up(self, name: str, task: asyncio.Task[list[Prospect]]) -> None:
        if self.answers.get(name) is task:
            del self.answers[name]
        if not task.done():
            task.cancel()
            if self.thinking == name:
                self.pool.stop()  # a process cannot be called back from its thoughts

    async def stop(self) -> None:
        tasks = list(self.answers.values())
        for task in tasks:
            task.cancel()
        self.pool.stop()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def advising(advisor: Advisor) -> AsyncIterator[Advisor]:
    try:
        yield advisor
    finally:
        await advisor.stop()


async def asked(live: Live, me: str, seat: Seat) -> Progress:
    """The table, if I decide there for *seat* and may be advised."""
    table = await live.table()
    acting_seat(table, me, seat)
    must_go_on(table)
    if not table.hints:
        raise Trouble("hints-forbidden", "the host of this table allows no advice")
    if table.status == "waiting":
        raise Trouble("not-started", "this table has not started yet")
    progress = await live.progress()
    if seat not in progress.match.to_act():
        raise Trouble("not-asked", f"seat {seat} has nothing to decide now", {"seat": seat})
    return progress


def ways_of(game: AnyGame, enquiry: Enquiry, prospects: list[Prospect]) -> list[AdvisedWay]:
    """In words, as they are on the buttons of the seat when the turn has come so far."""
    return [way_of(game, game.from_json(enquiry.state), enquiry.seat, prospect) for prospect in prospects]


def way_of(
    game: AnyGame, state: Any, seat: Seat, prospect: Prospect, meanwhile: Callable[[Any], None] | None = None
) -> AdvisedWay:
    """*state* is used up. What others are asked in between, *meanwhile* answers; without it the words end there."""
    known = state.chance.drawn, state.revealed
    steps: list[AdvisedStep] = []
    for words in prospect["actions"]:
        action = letter_of(game, words)
        if action not in game.options(state, seat):  # somebody else is asked before
            break
        label = teller_of(game).offered(state, seat, action)
        steps.append({"action": words, "label": label, "zones": game.zones(state, seat, action)})
        game.take(state, action, seat)
        if meanwhile is not None:
            meanwhile(state)
    open_end = (state.chance.drawn, state.revealed) != known or seat in seats_to_act(state)
    return {**prospect, "steps": steps, "ends": "unknown" if open_end else "turn"}

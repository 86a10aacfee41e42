"""Hints: what would a bot do in the place of a player who must decide?

The bot gets the player's view and nothing else: a state that was imagined through the player's eyes. It thinks in a
process of its own that gives way to the bots who play, and stops when the table has moved on or nobody waits for the
answer any more. An answer is kept for whoever asks again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from tablewright.kernel.action import Seat
from tablewright.kernel.random import chance_from, seed_of_name
from tablewright.kernel.state import seats_to_act
from tablewright.server.base.lru import Lru
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
from tablewright.server.thinking.fair_line import Asker, FairLine
from tablewright.server.thinking.jobs import HintJob, action_of, begin_gently, compare_turns
from tablewright.server.thinking.pool import Pool

WAYS_SHOWN: Final = 3
TURNS_COMPARED: Final = 8
MOST_WORLDS: Final = 96
SECONDS_UNTIL_HUNG: Final = 120.0  # then a worker is given up
ANSWERS_KEPT: Final = 200
SECONDS_BETWEEN_LOOKS: Final = 0.3  # whether the table has moved on, or whoever asks is gone
WORKERS: Final = 2  # of which nobody has more than one: while one person asks and asks, the other one is free


@dataclass(slots=True)
class Thought:
    """An answer that is being found, or was; and how many wait for it."""

    task: asyncio.Task[list[Prospect]]
    askers: int = 0


class Hints:
    """Worker processes for whoever asks, in turn."""

    def __init__(self, tables: LiveTables, settings: Settings) -> None:
        self.tables: Final = tables
        self.settings: Final = settings
        self.pool: Final = Pool(WORKERS, SECONDS_UNTIL_HUNG, begin_gently)
        self.line: Final = FairLine("hints", WORKERS)
        self.answers: Final[Lru[str, Thought]] = Lru(ANSWERS_KEPT)

    async def __aenter__(self) -> Hints:
        return self

    async def __aexit__(self, *_: object) -> None:
        tasks = [thought.task for thought in self.answers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.stop()

    async def hint(self, id: str, asker: Asker, seat: Seat, ply: int, revision: int) -> Hint:
        """What a bot would do for *seat*, if that is what it is asked at *ply* and stays so."""
        me = asker.person
        async with self.tables.open(id) as live:
            progress = await asked(live, me, seat)
            table = await live.table()
            must_be_fresh(table, progress, seat, ply, revision)
            game, name = progress.game, f"{id} {seat} {ply} {progress.revision_for(table.hand_of(seat))}"
            job = self.job(game, live.data_path, progress.match.state, seat, name)

        async def must_stand() -> None:
            async with self.tables.hold(live):
                progress = await asked(live, me, seat)
                must_be_fresh(await live.table(), progress, seat, ply, revision)

        with self.tables.using(id):  # looked at again and again, so it stays
            prospects = await self.answer(name, job, asker, must_stand)
        return Hint(seat=seat, ply=ply, revision=revision, ways=ways_of(game, job, prospects[:WAYS_SHOWN]))

    def job(self, game: AnyGame, data_path: str | None, state: Any, seat: Seat, name: str) -> HintJob:
        """About *state*, as *seat* sees it. The same *name* makes the same job, so that asking twice is no help."""
        return HintJob(
            games=self.settings.games,
            game=game.name,
            data_path=data_path,
            seed=seed_of_name(name),
            state=game.to_json(game.world(state, seat, chance_from(seed_of_name(f"{name} world")))),
            seat=seat,
            turns=TURNS_COMPARED,
            worlds=MOST_WORLDS,
            seconds=self.settings.hint_seconds,
        )

    async def answer(
        self, name: str, job: HintJob, asker: Asker, must_stand: Callable[[], Awaitable[None]] | None = None
    ) -> list[Prospect]:
        """The answer, thought about once for all who ask; given up when none of them waits any more, be it that they
        are gone or that *must_stand* raises."""
        thought = self.answers.get(name)
        if thought is None:
            thought = Thought(asyncio.create_task(self.think(job, asker)))
            self.answers.put(name, thought)
        thought.askers += 1
        try:
            while not thought.task.done():
                await asyncio.wait({thought.task}, timeout=SECONDS_BETWEEN_LOOKS)
                if must_stand is not None:
                    await must_stand()
                if await asker.is_gone():
                    raise Trouble("stale-ply", "whoever asked is gone")  # nobody hears it
            return thought.task.result()
        finally:
            thought.askers -= 1
            if not thought.askers and not is_answered(thought.task):
                thought.task.cancel()
                if self.answers.get(name) is thought:
                    self.answers.forget(name)

    async def think(self, job: HintJob, asker: Asker) -> list[Prospect]:
        async with self.line.place(asker):
            return await self.pool.run(compare_turns, job)


def is_answered(task: asyncio.Task[list[Prospect]]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None


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


def ways_of(game: AnyGame, job: HintJob, prospects: list[Prospect]) -> list[AdvisedWay]:
    """In words, as they are on the buttons of the seat when the turn has come so far."""
    return [way_of(game, game.from_json(job.state), job.seat, prospect) for prospect in prospects]


def way_of(
    game: AnyGame, state: Any, seat: Seat, prospect: Prospect, meanwhile: Callable[[Any], None] | None = None
) -> AdvisedWay:
    """*state* is used up. What others are asked in between, *meanwhile* answers; without it the words end there."""
    known = state.chance.drawn, state.revealed
    steps: list[AdvisedStep] = []
    for words in prospect["actions"]:
        action = action_of(game, words)
        if action not in game.options(state, seat):  # somebody else is asked before
            break
        label = teller_of(game).offered(state, seat, action)
        steps.append({"action": words, "label": label, "zones": game.zones(state, seat, action)})
        game.take(state, action, seat)
        if meanwhile is not None:
            meanwhile(state)
    open_end = (state.chance.drawn, state.revealed) != known or seat in seats_to_act(state)
    return {**prospect, "steps": steps, "ends": "unknown" if open_end else "turn"}

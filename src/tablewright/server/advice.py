"""Advice at the table: what would a bot do in the place of a player who must decide?

The bot gets the player's view and nothing else: a state that was imagined through the player's eyes. It thinks in a
process of its own that gives way to the bots who play. An answer is kept for as long as somebody may ask again.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypedDict

from tablewright.kernel.action import Seat, Word
from tablewright.kernel.random import SEED_DIGITS, chance_from
from tablewright.kernel.state import seats_to_act
from tablewright.server.advising import Enquiry, Prospect, advise
from tablewright.server.live import Live, stale
from tablewright.server.phrases import Teller, teller_of
from tablewright.server.progress import Progress
from tablewright.server.reviewing import begin_gently
from tablewright.server.rights import acting_seat, must_go_on
from tablewright.server.settings import Settings
from tablewright.server.shelves import AnyGame
from tablewright.server.store import StoredTable
from tablewright.server.tables import LiveTables
from tablewright.server.thinkers import Pool
from tablewright.server.trouble import Trouble
from tablewright.server.wire import Phrase, Said, closed

FEW: Final = 3  # ways that are shown
LINES: Final = 8
WORLDS: Final = 96
HANGS: Final = 120.0  # seconds after which a worker is given up
ROOM: Final = 200  # answers that are kept

Key: TypeAlias = tuple[object, ...]


@closed
class AdvisedStep(TypedDict):
    action: list[Word]
    label: Phrase
    zones: Annotated_zones


@closed
class AdvisedWay(Prospect):
    """A prospect, its turn in words, and how that ends: with the *turn*, or where nobody knows what comes."""

    steps: list[AdvisedStep]
    ends: Literal["turn", "unknown"]


class Hint(Said):
    seat: int
    ply: int
    revision: int
    ways: list[AdvisedWay] = Field(description="The best few, the best one first")


class Advisor:
    """One worker process, for whoever asks, one after the other."""

    def __init__(self, tables: LiveTables, settings: Settings) -> None:
        self.tables: Final = tables
        self.settings: Final = settings
        self.pool: Final = Pool(1, HANGS, begin_gently)
        self.answers: Final[OrderedDict[Key, asyncio.Task[list[Prospect]]]] = OrderedDict()

    async def hint(self, id: str, me: str, seat: Seat, ply: int, revision: int) -> Hint:
        """What a bot would do for *seat*, as long as the table stays at *revision*; else `stale-ply`."""
        async with self.tables.open(id) as live:
            table = await live.table()
            progress = await self.asked(live, table, me, seat)
            if progress.revision != revision:
                raise stale(progress)
            enquiry = self.enquiry(live, progress, seat)
            game = progress.game

        async def still_asked() -> bool:
            return (await live.progress()).revision == revision

        prospects = await self.answer((id, seat, revision), enquiry, still_asked)
        async with self.tables.open(id) as live:
            progress = await live.progress()
            if progress.revision != revision:
                raise stale(progress)
        ways = [told(game, enquiry, prospect) for prospect in prospects[:FEW]]
        return Hint(seat=seat, ply=ply, revision=revision, ways=ways)

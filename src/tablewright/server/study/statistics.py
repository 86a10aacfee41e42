"""Statistics of finished games: what is measured at each seat, and what that comes to.

A game that ends is noted as uncounted with its last row. Whoever asks for statistics next has it counted: its figures
are kept seat by seat, and those that everybody may see are added to the sums. So an answer takes as long for a hundred
thousand games as for a hundred. Nothing here is the truth: `count_again` makes all of it anew from the rows.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import math
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Final, TypeAlias

from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite

from tablewright.arena.estimates import Estimate, Sum
from tablewright.kernel.action import Seat
from tablewright.server.protocol.statistics import Figure, Part, SeatFigures, Summary
from tablewright.server.storage.database import DbConnection
from tablewright.server.storage.leases import claim
from tablewright.server.storage.records import Row, StoredTable
from tablewright.server.storage.schema import FIGURES, ROWS, SEATS, SUMS, TABLES, UNCOUNTED
from tablewright.server.storage.store import UNFINISHED, Store, tables_in
from tablewright.server.table.ledger import Ledger

LOG: Final = logging.getLogger("tablewright.statistics")

TABLES_PER_TRANSACTION: Final = 20  # so that moves need not wait long for it
FEWEST_FOR_INTERVAL: Final = 5
SECONDS_TO_COUNT: Final = 0.5  # that somebody who asks waits for what is not counted yet

# The measures. Times are kept as logarithms: their mean is a typical time, whatever night somebody slept over a move.
SCORE: Final = "score"
WON: Final = "won"
DECISION: Final = "decision"
LENGTH: Final = "length"
POINTS: Final = "points:"
ACTION: Final = "do:"

# The sums before and after a game tell how it went: while others still play its deal in a series, it waits.
GOING_ON: Final = select(TABLES.c.series).where(TABLES.c.series.is_not(None), UNFINISHED)
CLOSED: Final = select(TABLES.c.id).where(TABLES.c.series.in_(GOING_ON))
COUNTABLE: Final = UNCOUNTED.c.table_id.not_in(CLOSED)

HUMAN: Final = "human"
BOT: Final = "bot"

Measures: TypeAlias = dict[str, float]


@dataclass(frozen=True, slots=True, order=True)
class SeatGroup:
    """A seat among so many players of a game, taken by a person or a bot."""

    game: str
    players: int
    seat: Seat
    kind: str


Sums: TypeAlias = dict[tuple[SeatGroup, str], Sum]


@dataclass(frozen=True, slots=True)
class Timed:
    """A row and when it was accepted; None if that was not kept then."""

    row: Row
    at: datetime | None


# What is measured.


def is_counted(table: StoredTable) -> bool:
    """Ordinary games count: no lessons, no what-if copies, nothing that was played elsewhere."""
    return table.result is not None and not (table.archived or table.lesson or table.origin)


def measures_of(table: StoredTable, timed: Sequence[Timed]) -> list[Measures]:
    """What a finished game comes to, seat by seat."""
    assert table.result is not None
    result = table.result
    played = Ledger([one.row for one in timed]).played
    found: list[Measures] = []
    for seat in range(len(table.seats)):
        won = 1 / len(result["winners"]) if seat in result["winners"] else 0.0
        mine: Measures = {SCORE: result["totals"][seat], WON: won}
        for line in result["lines"][seat]:
            name = POINTS + line["item"]
            mine[name] = mine.get(name, 0) + line["points"]
        verbs = Counter(str(ply.words[0]) for ply in played if ply.seat == seat)
        mine |= {ACTION + verb: count for verb, count in verbs.items()}
        if table.pace is None:  # by mail, days are no measure of thought
            mine |= times(timed, seat)
        found.append(mine)
    return found


def times(timed: Sequence[Timed], seat: Seat) -> Measures:
    """How long a decision of *seat* took (the median, in seconds) and how long the game did (in minutes)."""
    waits = [
        (after.at - before.at).total_seconds()
        for before, after in itertools.pairwise(timed)
        if before.at and after.at and after.row.seat == seat and after.row.kind == "act"
    ]
    # Actions that were sent together were accepted together: one decision.
    decided = [wait for wait in waits if wait > 0]
    found = {DECISION: math.log(statistics.median(decided))} if decided else {}
    if timed and timed[0].at and timed[-1].at and timed[-1].at > timed[0].at:
        found[LENGTH] = math.log((timed[-1].at - timed[0].at).total_seconds() / 60)
    return found


# Counting.


class Statistics:
    """The statistics of one store."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.counting: Final = asyncio.Lock()

    async def catch_up(self) -> int:
        """Count for a moment what has finished since; how many tables are left for the next time."""
        if not self.counting.locked():
            async with self.counting:
                end = time.monotonic() + SECONDS_TO_COUNT
                while await self.count_some() and time.monotonic() < end:
                    pass
        async with self.store.begin() as connection:
            countable = select(func.count()).select_from(UNCOUNTED).where(COUNTABLE)
            return (await connection.execute(countable)).scalar_one()

    async def count_some(self) -> int:
        """Count some of the tables that nobody has counted; how many those were. Another server counts others."""
        async with self.store.begin() as connection:
            claimed = await connection.run_sync(claim, UNCOUNTED.c.table_id, COUNTABLE, most=TABLES_PER_TRANSACTION)
            ids = [row["table_id"] for row in claimed]
            sums: Sums = {}
            for id in ids:
                try:
                    found = await connection.run_sync(tables_in, TABLES.c.id == id, limit=1)
                    for table in filter(is_counted, found):
                        await self.count(connection, table, sums)
                except (ValueError, TypeError, LookupError) as fault:
                    LOG.error("table %s cannot be counted: %r", id, fault)
            await add_sums(connection, sums)
            await connection.execute(delete(UNCOUNTED).where(UNCOUNTED.c.table_id.in_(ids)))
        return len(ids)

    async def count(self, connection: DbConnection, table: StoredTable, sums: Sums) -> None:
        """Keep the figures of *table*; what everybody may know goes into *sums* too."""
        seats = measures_of(table, await timed_rows(connection, table.id))
        head = {"table_id": table.id, "game": table.game, "players": len(table.seats)}
        await connection.execute(
            insert(FIGURES), [head | {"seat": seat, "measures": mine} for seat, mine in enumerate(seats)]
        )
        if not table.private:
            for seat, mine in zip(table.seats, seats, strict=True):
                add_measures(sums, SeatGroup(table.game, len(table.seats), seat.seat, seat.kind), mine)

    async def count_again(self) -> int:
        """Forget all and count every finished table anew; how many there are."""
        async with self.store.begin() as connection:
            if self.store.database.is_shared:  # nobody counts, and no game ends, before the list of them is complete
                await connection.execute(text("lock table uncounted"))
            for table in (UNCOUNTED, FIGURES, SUMS):
                await connection.execute(delete(table))
            every = select(TABLES.c.id).where(TABLES.c.status == "finished")
            await connection.execute(insert(UNCOUNTED).from_select(["table_id"], every))
        total = 0
        while counted := await self.count_some():
            total += counted
        return total

    # Reading.

    async def of_all(self, game: str, kind: str) -> Sums:
        """Everybody's sums at *game*: those of the people (`human`), or those of the bots."""
        these = (SUMS.c.game == game) & (SUMS.c.kind == kind)
        async with self.store.begin() as connection:
            found = await connection.execute(select(SUMS).where(these))
            return {
                (SeatGroup(game, players, seat, kind), measure): Sum(count, total, squares)
                for _, players, seat, _, measure, count, total, squares in found
            }

    async def of_person(self, game: str, identity: str) -> Sums:
        """The sums of one person. Where somebody had several seats, who played which is not known: left out."""
        several = select(SEATS.c.table_id).where(SEATS.c.identity == identity).group_by(SEATS.c.table_id)
        chosen = (
            select(FIGURES.c.players, FIGURES.c.seat, FIGURES.c.measures)
            .join(SEATS, (SEATS.c.table_id == FIGURES.c.table_id) & (SEATS.c.seat == FIGURES.c.seat))
            .where(SEATS.c.identity == identity, FIGURES.c.game == game)
            .where(SEATS.c.table_id.not_in(several.having(func.count() > 1)))
        )
        sums: Sums = {}
        async with self.store.begin() as connection:
            for players, seat, measures in await connection.execute(chosen):
                add_measures(sums, SeatGroup(game, players, seat, HUMAN), measures)
        return sums


async def timed_rows(connection: DbConnection, table: str) -> list[Timed]:
    chosen = select(ROWS.c.seat, ROWS.c.kind, ROWS.c.words, ROWS.c.at).where(ROWS.c.table_id == table)
    found = await connection.execute(chosen.order_by(ROWS.c.ordinal))
    return [Timed(Row(seat, kind, tuple(words)), at) for seat, kind, words, at in found]


def add_measures(sums: Sums, group: SeatGroup, measures: Measures) -> None:
    for name, value in measures.items():
        sums[group, name] = sums.get((group, name), Sum()) + Sum(1, value, value * value)


async def add_sums(connection: DbConnection, sums: Sums) -> None:
    """Always in the same order, so that two servers never wait for each other."""
    values = [
        {**asdict(group), "measure": measure, **asdict(found)}
        for (group, measure), found in sorted(sums.items(), key=lambda item: item[0])
    ]
    if values:
        new = (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(SUMS)
        more = {name: SUMS.c[name] + new.excluded[name] for name in ("count", "total", "squares")}
        upsert = new.on_conflict_do_update(index_elements=list(SUMS.primary_key.columns), set_=more)
        await connection.execute(upsert, values)


# What it comes to.


def summary(sums: Sums) -> Summary | None:
    """What *sums* tell; None if nobody has played."""
    groups = sorted({group for group, _ in sums})
    if not groups:
        return None
    measures: defaultdict[str, Sum] = defaultdict(Sum)
    for (_, name), found in sums.items():
        measures[name] += found
    games = measures[SCORE].count
    return Summary(
        games=games,
        seats=[seat_figures(sums, [group], group.seat) for group in groups],
        counts=[
            seat_figures(sums, [group for group in groups if group.players == players], None)
            for players in sorted({group.players for group in groups})
        ],
        decision=typical(measures[DECISION]),
        length=typical(measures[LENGTH]),
        points=parts(measures, POINTS, games),
        actions=parts(measures, ACTION, games),
    )


def seat_figures(sums: Sums, groups: Sequence[SeatGroup], seat: Seat | None) -> SeatFigures:
    """The figures of one seat, or of all seats (None) among so many players."""
    won, score = (sum((sums[group, name] for group in groups), Sum()) for name in (WON, SCORE))
    return SeatFigures(players=groups[0].players, seat=seat, won=figure(won.share()), score=figure(score.mean()))


def parts(measures: dict[str, Sum], prefix: str, games: int) -> list[Part]:
    """The mean per game of everything with this *prefix*, most first. A game without it counts as nought."""
    found = [
        Part(name=name.removeprefix(prefix), mean=figure(one.mean(among=games)))
        for name, one in measures.items()
        if name.startswith(prefix)
    ]
    return sorted(found, key=lambda part: (-part.mean.value, part.name))


def typical(times: Sum) -> Figure | None:
    """A time from the mean of logarithms."""
    if not times.count:
        return None
    mean = times.mean()
    # Of a handful of times an interval would go from moments to years.
    many = mean.count >= FEWEST_FOR_INTERVAL
    low, high = (math.exp(end) if many and end is not None else None for end in (mean.low, mean.high))
    return Figure(count=mean.count, value=math.exp(mean.value), low=low, high=high)


def figure(estimate: Estimate) -> Figure:
    return Figure(count=estimate.count, value=estimate.value, low=estimate.low, high=estimate.high)

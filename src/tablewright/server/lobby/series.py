"""Duplicate play: the same deal at several tables, compared when the last of them is over.

What keeps it fair:

- The tables have one seed, and nobody learns it, or anything that came of it, before the whole series is over: until
  then a table shows its game to those who sit there, each through their own eyes, and to nobody else
  (`series_access.must_see`); and nobody gets a record, a study or a copy of it (`must_be_open`).
- A person plays the deal once (`storage.deals.note_deal`), also if they left, or played a table that is over by now.
- What is compared is the seat: who sat where the others did badly has done well with few points.
- A game that is over can be given to others to play. From then on it is a table of a series like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from msgspec.structs import replace
from sqlalchemy import select

from tablewright.kernel.action import Seat
from tablewright.server.lobby.lobby import Lobby
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.series import NewSeries, Series, SeriesScore
from tablewright.server.storage.deals import note_players
from tablewright.server.storage.records import Conflict, Identity, StoredSeat, StoredTable, now, unguessable
from tablewright.server.storage.schema import DEALT, TABLES
from tablewright.server.storage.store import must_match
from tablewright.server.table.namesakes import Called, told_apart

MOST_TABLES = 16


async def open_series(lobby: Lobby, me: Identity, wish: NewSeries) -> str:
    """A new series; its id. I sit at the first table only."""
    series = unguessable()
    first = replace(lobby.draft(me, wish), series=series)
    await lobby.open(first)
    for _ in range(wish.tables - 1):
        await lobby.open(same_deal(first, me))
    return series


async def series_from(lobby: Lobby, me: Identity, id: str, tables: int) -> str:
    """Let others play the deal of a table of mine that is over; the id of the series."""
    async with lobby.tables.open(id) as live:
        old = await live.table()
        must_be_given(lobby, old, me)
        series = unguessable()
        try:
            await give(lobby, old, series)
        except Conflict:
            raise Trouble("no-series", "this table belongs to a series by now") from None
        finally:
            live.cached_table = None
    for _ in range(tables):
        await lobby.open(same_deal(replace(old, series=series), me))
    return series


def must_be_given(lobby: Lobby, old: StoredTable, me: Identity) -> None:
    if old.status not in ("finished", "abandoned"):
        raise Trouble("still-running", "the deal can be played again when the game is over")
    if not old.seats_of(me.id):
        raise Trouble("foreign-seat", "you did not play at this table")
    game = lobby.catalogue.game(old.game)
    plain = old.series is None and old.origin is None and old.lesson is None and not old.archived
    if not plain or (game.version, game.digest) != (old.rules, old.data):
        raise Trouble("no-series", "this table cannot become a part of a series")


async def give(lobby: Lobby, old: StoredTable, series: str) -> None:
    """Make *old* a table of *series*: who played it knows the deal. Conflict if somebody was faster."""
    async with lobby.store.begin() as connection:
        await connection.run_sync(must_match, old.id, old.seating, {"series": series, "seating": old.seating + 1})
        await connection.run_sync(note_players, old, series)
        lobby.store.database.ring(connection, ("table", old.id))


def same_deal(table: StoredTable, host: Identity) -> StoredTable:
    """Another table with the deal of *table*: the same bots on the same seats, and people who still have to come."""
    seats = tuple(seat if seat.kind == "bot" else StoredSeat(seat.seat, "open") for seat in map(at_rest, table.seats))
    return replace(
        table,
        id=unguessable(),
        host=host.id,
        status="waiting",
        auto_start=True,
        plies=0,
        result=None,
        seating=0,
        paused=False,
        created=now(),
        finished=None,
        follows=None,
        seats=seats,
    )


def at_rest(seat: StoredSeat) -> StoredSeat:
    """*seat* as it is before a game: nobody waits for it, and no clock has run."""
    return StoredSeat(seat.seat, seat.kind, bot=seat.bot)


# Comparing.


async def described(lobby: Lobby, id: str, me: str | None) -> Series:
    tables = await lobby.store.tables(TABLES.c.series == id, limit=MOST_TABLES)
    if not tables:
        raise Trouble("unknown-series", "there is no such series", {"series": id})
    tables.sort(key=lambda table: (table.created, table.id))
    over = all(table.status in ("finished", "abandoned") for table in tables)
    told = [lobby.described(table, me) for table in tables]
    if over:  # there is nothing to hide any more
        told = [one.model_copy(update={"result": table.result}) for one, table in zip(told, tables, strict=True)]
    complete = [table for table in tables if over and table.result is not None]
    return Series(
        id=id,
        game=tables[0].game,
        settings=tables[0].settings,
        over=over,
        seated=await seated_at(lobby, id, me),
        tables=told,
        averages=averages_of([totals(table) for table in complete]),
        scores=compared(complete, me),
    )


async def seated_at(lobby: Lobby, series: str, me: str | None) -> str | None:
    mine = select(DEALT.c.table_id).where(DEALT.c.series == series, DEALT.c.identity == me)
    async with lobby.store.begin() as connection:
        return (await connection.execute(mine)).scalar()


def totals(table: StoredTable) -> list[int]:
    result: dict[str, Any] = table.result or {}
    return list(result["totals"])


def averages_of(points: Sequence[Sequence[int]]) -> list[float]:
    """Of each seat over all tables."""
    return [sum(seat) / len(seat) for seat in zip(*points, strict=True)]


def beaten(points: Sequence[int], at: int) -> float:
    """The share of the others that the one *at* this place is better than; an equal counts half."""
    others = [other for place, other in enumerate(points) if place != at]
    if not others:
        return 0.5
    return sum(1.0 if other < points[at] else 0.5 if other == points[at] else 0.0 for other in others) / len(others)


def compared(tables: Sequence[StoredTable], me: str | None) -> list[SeriesScore]:
    """Every seat of every table, the best for its seat first."""
    points = [totals(table) for table in tables]
    averages = averages_of(points)
    called = told_apart([Called(seat.identity, seat.name) for table in tables for seat in table.seats])

    def score(at: int, seat: Seat) -> SeriesScore:
        who = tables[at].seats[seat]
        return SeriesScore(
            rank=0,
            table=tables[at].id,
            seat=seat,
            name=called[at * len(averages) + seat],
            bot=who.bot,
            mine=who.identity is not None and who.identity == me,
            points=points[at][seat],
            difference=points[at][seat] - averages[seat],
            beaten=beaten([row[seat] for row in points], at),
        )

    found = [score(at, seat) for at in range(len(tables)) for seat in range(len(averages))]
    found.sort(key=lambda one: (-one.difference, -one.beaten))
    ranked: list[SeriesScore] = []
    for _, equals in groupby(found, key=lambda one: (one.difference, one.beaten)):
        rank = len(ranked) + 1
        ranked += [one.model_copy(update={"rank": rank}) for one in equals]
    return ranked

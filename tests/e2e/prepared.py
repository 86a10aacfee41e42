"""Tables in the middle of a game: played there by the engine, then laid before a browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from playwright.async_api import Page, expect
from sqlalchemy import insert, select, update

from tablewright.games.registry import load_game
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.match import Match
from tablewright.server.protocol.tables import Pace
from tablewright.server.storage.records import Row, StoredSeat, StoredTable, now, unguessable
from tablewright.server.storage.schema import ROWS, UNCOUNTED
from tablewright.server.storage.store import Store
from tablewright.server.table.teller import Teller
from tests.tastes import Taste, choose

AnyMatch = Match[Any]

SEEDS: Final = 60
MOST_PLIES: Final = 1500


def offers(match: AnyMatch, seat: Seat) -> dict[str, Action]:
    """What *seat* may do now, by its words as the buttons are called."""
    return {"_".join(map(str, action.fields())): action for action in match.game.options(match.state, seat)}


def find_moment(
    game: str, wanted: Callable[[AnyMatch], bool], taste: Taste, *, seats: int = 2, first: Seat = 0
) -> AnyMatch:
    """A game played by *taste* up to the first position that is *wanted* while seat *first* alone must act."""
    rules = load_game(game)
    for seed in range(SEEDS):
        match, chance = Match(rules, rules.setup(seats, {}), f"{seed:032x}"), random.Random(seed)
        while not match.is_over() and len(match.plies) < MOST_PLIES:
            seat = match.to_act()[0]
            if match.to_act() == [first] and wanted(match):
                return match
            options = offers(match, seat)
            match.act(seat, options[choose(chance, taste, list(options))])
    raise LookupError(f"{SEEDS} games of {game} never came to the moment that is wanted")


def branch(match: AnyMatch, seat: Seat, *words: str) -> AnyMatch:
    """The same game gone on by actions of *seat*; the match itself stays where it is."""
    other = Match(match.game, match.setup, match.seed)
    for ply in match.plies:
        other.act(ply.seat, ply.action)
    for one in words:
        other.act(seat, offers(other, seat)[one])
    return other


def asked(match: AnyMatch, seat: Seat) -> str:
    """The name of the question that *seat* must answer, such as `Sailor`; empty if there is none."""
    step = match.game.question(match.state, seat)
    return "" if step is None else type(step).__name__


async def lay_table(
    database: str,
    match: AnyMatch,
    seats: Sequence[StoredSeat],
    host: str,
    pace: Pace | None = None,
    series: str | None = None,
    created: datetime | None = None,
) -> str:
    """Writes *match* into the store as a table that runs, or is finished, and returns its address."""
    over = match.is_over()
    result = dict(Teller(match.game).result(match.game.result(match.state))) if over else None
    table = StoredTable(
        id=unguessable(),
        game=match.game.name,
        rules=match.game.version,
        data=match.game.digest,
        settings=dict(match.setup.chosen),
        seed=match.seed,
        stream=match.stream,
        status="finished" if over else "running",
        host=host,
        auto_start=False,
        archived=False,
        plies=len(match.plies),
        result=result,
        created=created or now(),
        seats=tuple(seats),
        pace=pace,
        series=series,
    )
    store = await Store.open(database)
    try:
        await store.add_table(table, [Row(ply.seat, "act", ply.action.fields()) for ply in match.plies])
    finally:
        await store.close()
    return f"/table/{table.id}"


async def count(database: str, table: str, pause: timedelta) -> None:
    """Lets the statistics count a finished *table*, at which each decision took a *pause*."""
    store = await Store.open(database)
    async with store.begin() as connection:
        ordinals = (await connection.execute(select(ROWS.c.ordinal).where(ROWS.c.table_id == table))).scalars().all()
        for ordinal in ordinals:
            this = (ROWS.c.table_id == table) & (ROWS.c.ordinal == ordinal)
            await connection.execute(update(ROWS).where(this).values(at=now() + ordinal * pause))
        await connection.execute(insert(UNCOUNTED).values(table_id=table))
    await store.close()


async def join(database: str, match: AnyMatch, *sitting: Page | str) -> None:
    """A table that stands where *match* does, with a page or the name of a bot for each seat."""
    seats, host = [], ""
    for seat, who in enumerate(sitting):
        if isinstance(who, str):
            seats.append(StoredSeat(seat, "bot", bot=who))
        else:
            identity = await identity_of(who)
            host = host or identity
            seats.append(StoredSeat(seat, "human", identity=identity))
    address = await lay_table(database, match, seats, host)
    for who in sitting:
        if not isinstance(who, str):
            await who.goto(address)
            await expect(who.get_by_test_id("question")).to_be_visible()


async def identity_of(page: Page) -> str:
    """Who the person at *page* is to the server, which knows them by a cookie."""
    await page.goto("/")
    await expect(page.get_by_test_id("guest-name")).to_have_value(re.compile("."))  # the cookie is there
    identity: str = await page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    return identity

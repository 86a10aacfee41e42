"""Bots' turns: claimed by one server at a time, and by another one when that is gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path

import pytest_asyncio
from msgspec.structs import replace
from sqlalchemy import select, update

from tablewright.server.storage.database import Database
from tablewright.server.storage.move_log import Entry, Writer
from tablewright.server.storage.records import now
from tablewright.server.storage.schema import TURNS
from tablewright.server.storage.store import Store
from tablewright.server.storage.turns import SWEEP, Agenda, Line, Turn, TurnQueue
from tests.server.stored import act, add_a_table


@pytest_asyncio.fixture
async def shared(a_postgres_database: Callable[[], str]) -> AsyncIterator[Store]:
    """A store that several servers may use."""
    store = await Store.open(a_postgres_database())
    yield store
    await store.close()


async def due_tables(store: Store) -> set[str]:
    async with store.begin() as connection:
        return set((await connection.execute(select(TURNS.c.table_id))).scalars())


def another_server(store: Store, lease: float = 60.0) -> TurnQueue:
    """One with a name of its own on the same database."""
    return TurnQueue(Database(store.engine), lease, store.costs)


async def claim(turns: TurnQueue, most: int, line: Line = "people") -> list[Turn]:
    return await turns.claim({line: most})


async def entry(store: Store, table: str, due: bool, by_bot: bool = False) -> None:
    ordinal = len(await store.rows(table))
    seat = 1 if by_bot else 0
    await Writer(store).append(Entry(table, ordinal, [act(seat, "bid", 0)], ordinal, due=due, by_bot=by_bot))


async def test_a_turn_is_claimed_once(shared: Store) -> None:
    tables = {(await add_a_table(shared)).id for _ in range(6)}
    one, two = another_server(shared), another_server(shared)
    first, second = await asyncio.gather(claim(one, 3), claim(two, 10))
    assert len(first) <= 3
    rest = [*await claim(one, 10), *await claim(two, 10)]
    claimed = [turn.table for turn in (*first, *second, *rest)]
    assert sorted(claimed) == sorted(tables)


async def test_a_turn_comes_and_goes_with_the_moves(store: Store) -> None:
    table = (await add_a_table(store)).id
    turns = another_server(store)
    await entry(store, table, due=False)
    assert await due_tables(store) == set()
    await entry(store, table, due=True)
    (turn,) = await claim(turns, 5)
    assert turn.table == table
    await entry(store, table, due=True, by_bot=True)
    assert len(await claim(turns, 5)) == 1, "the bot has moved and is due again: that is another turn"
    await entry(store, table, due=False, by_bot=True)
    assert await due_tables(store) == set()


async def test_a_claim_outlives_moves_of_others(store: Store) -> None:
    """While several seats decide at the same time, a bot thinks on although people act."""
    table = (await add_a_table(store)).id
    turns = another_server(store)
    (turn,) = await claim(turns, 5)
    await entry(store, table, due=True)
    assert await claim(turns, 5) == []
    await turns.over(turn)
    assert await due_tables(store) == {table}, "something has happened since it was looked at"
    (again,) = await claim(turns, 5)
    await turns.over(again)
    assert await due_tables(store) == set()


async def test_who_is_not_heard_of_any_more_loses_its_claims(shared: Store) -> None:
    table = (await add_a_table(shared)).id
    killed, alive, other = another_server(shared), another_server(shared), another_server(shared)
    (turn,) = await claim(alive, 5)
    await expire(shared)
    await alive.renew([turn])
    assert await claim(other, 5) == []
    await alive.give_back(turn)
    assert [turn.table for turn in await claim(killed, 5)] == [table]
    assert await claim(other, 5) == []
    await expire(shared)
    assert [turn.table for turn in await claim(other, 5)] == [table]
    await killed.renew([turn])
    await killed.give_back(turn)
    assert await claim(alive, 5) == [], "it is somebody else's by now"


async def expire(store: Store) -> None:
    async with store.begin() as connection:
        await connection.execute(update(TURNS).values(until=now().replace(year=2000)))


async def test_one_server_claims_a_turn_once(store: Store) -> None:
    tables = {(await add_a_table(store)).id for _ in range(6)}
    turns = another_server(store)
    claimed = [turn.table for some in await asyncio.gather(*(claim(turns, 2) for _ in range(5))) for turn in some]
    claimed += [turn.table for turn in await claim(turns, 10)]
    assert sorted(claimed) == sorted(tables)


async def test_the_next_server_on_an_sqlite_file_need_not_wait(tmp_path: Path) -> None:
    """The one before is dead: there is never more than one."""
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    table = (await add_a_table(store)).id
    assert len(await claim(another_server(store), 5)) == 1
    assert [turn.table for turn in await claim(another_server(store), 5)] == [table]
    await store.close()


async def test_a_turn_can_be_put_off_or_given_back(store: Store) -> None:
    table = (await add_a_table(store)).id
    turns = another_server(store)
    (turn,) = await claim(turns, 5)
    await turns.give_back(turn, seconds=60)
    assert await claim(turns, 5) == []
    await entry(store, table, due=True)
    assert len(await claim(turns, 5)) == 1
    await turns.give_all_back()
    assert len(await claim(turns, 5)) == 1
    await turns.over(Turn("nowhere", now()))


async def test_nobody_is_due_at_a_table_that_is_paused_or_has_no_bots(store: Store) -> None:
    table = await add_a_table(store)
    paused = replace(table, paused=True)
    await store.change_table(table, paused)
    assert await due_tables(store) == set()
    going_on = replace(paused, paused=False, seating=1)
    await store.change_table(replace(paused, seating=1), going_on)
    assert await due_tables(store) == {table.id}
    without = tuple(replace(seat, kind="open", bot=None) for seat in table.seats)
    await store.change_table(replace(going_on, seating=2), replace(going_on, seats=without))
    assert await due_tables(store) == set()


async def test_this_servers_bots_are_woken_after_the_commit(store: Store) -> None:
    woken: list[object] = []
    store.database.when_due = woken.append
    table = (await add_a_table(store)).id
    assert len(woken) == 1
    await entry(store, table, due=False)
    assert len(woken) == 1
    await entry(store, table, due=True)
    assert len(woken) == 2


def test_looking_at_once_does_not_make_anybody_forget_what_is_due_soon() -> None:
    agenda = Agenda()
    begin = agenda.next_look()
    soon, later = begin + timedelta(seconds=0.4), begin + timedelta(seconds=0.9)
    for due in (later, begin, soon):
        agenda.expect(due)
    looks = []
    for _ in range(4):
        looks.append(agenda.next_look())
        agenda.looked(looks[-1])
    assert looks == [begin, soon, later, later + timedelta(seconds=SWEEP)]

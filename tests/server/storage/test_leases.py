"""Claiming: of two at the same time each gets other rows, at once; and a claim is seen by the next one only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from functools import partial

from sqlalchemy import select

from tablewright.server.storage.leases import claim
from tablewright.server.storage.records import now
from tablewright.server.storage.schema import TURNS
from tablewright.server.storage.store import Store
from tests.server.stored import add_a_table

ID, DUE = TURNS.c.table_id, TURNS.c.due


async def test_rows_come_in_order_as_they_were_and_have_a_lease_then(store: Store) -> None:
    ids = [(await add_a_table(store)).id for _ in range(3)]
    until = now() + timedelta(minutes=1)
    free = TURNS.c.claimed_by.is_(None)
    take = partial(claim, first=(DUE,), most=2, lease={"claimed_by": "me", "until": until})
    found = await store.database.transact(lambda connection: take(connection, ID, free))
    assert [row["table_id"] for row in found] == ids[:2]
    assert [row["claimed_by"] for row in found] == [None, None]
    rest = await store.database.transact(lambda connection: take(connection, ID, free))
    assert [row["table_id"] for row in rest] == ids[2:]
    assert await store.database.transact(lambda connection: take(connection, ID, free)) == []
    async with store.begin() as connection:
        assert set((await connection.execute(select(TURNS.c.claimed_by))).scalars()) == {"me"}


async def test_what_another_is_just_claiming_is_passed_over(a_postgres_database: Callable[[], str]) -> None:
    store = await Store.open(a_postgres_database())
    ids = {(await add_a_table(store)).id for _ in range(3)}
    async with store.begin() as one:
        mine = await one.run_sync(claim, ID, most=2)
        async with asyncio.timeout(10), store.begin() as other:
            theirs = await other.run_sync(claim, ID, most=2)
    assert len(mine) == 2 and len(theirs) == 1
    assert {row["table_id"] for row in (*mine, *theirs)} == ids
    await store.close()

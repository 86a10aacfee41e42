"""Compiled statements: whichever way they go, what is stored is the same, and is read by the common way."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import pytest
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from tablewright.server.storage.records import aware
from tablewright.server.storage.schema import ROWS, SEATS
from tablewright.server.storage.statements import Among, ForEach
from tablewright.server.storage.store import Store
from tests.server.stored import add_a_table

NOON = datetime(2026, 5, 1, 12, 0, 0, 123456, tzinfo=UTC)
ODD_WORDS: list[list[str | int]] = [["take", "figs"], ["say", 'a "quoted" line\n'], ["東京", -3], [], ["null", 2**40]]


async def run(store: Store, statement: ForEach, rows: list[dict[str, Any]]) -> int:
    return await store.database.transact(partial(statement.run, rows=rows))


async def found(store: Store, *columns: Any) -> list[tuple[Any, ...]]:
    async with store.begin() as connection:
        chosen = select(*columns).order_by(*columns[:2])
        return [tuple(row) for row in await connection.execute(chosen)]


async def test_an_insertion(store: Store) -> None:
    id = (await add_a_table(store)).id
    head = {"table_id": id, "seat": 1, "kind": "act"}
    rows = [head | {"ordinal": at, "words": words, "at": NOON} for at, words in enumerate(ODD_WORDS)]
    rows.append(head | {"ordinal": len(rows), "words": ["last"], "at": None})
    await run(store, ForEach(insert(ROWS)), rows)
    stored = await found(store, ROWS.c.ordinal, ROWS.c.seat, ROWS.c.kind, ROWS.c.words, ROWS.c.at)
    assert [row[:4] for row in stored] == [(at, 1, "act", words) for at, words in enumerate([*ODD_WORDS, ["last"]])]
    assert [aware(row[4]) for row in stored] == [NOON] * len(ODD_WORDS) + [None]


async def test_an_update_with_a_constant_in_it(store: Store) -> None:
    id = (await add_a_table(store)).id
    clock = ForEach(
        update(SEATS)
        .where(SEATS.c.table_id == bindparam("of"), SEATS.c.seat == bindparam("by"))
        .values(since=bindparam("from"), left=bindparam("rest"), mailed=True)
    )
    rows = [
        {"of": id, "by": 0, "from": NOON, "rest": 0.1},
        {"of": id, "by": 1, "from": None, "rest": None},
        {"of": id, "by": 7, "from": NOON, "rest": 5.0},
    ]
    met = await run(store, clock, rows)
    assert met in (2, -1)  # PostgreSQL's driver does not count
    stored = await found(store, SEATS.c.seat, SEATS.c.left, SEATS.c.since, SEATS.c.mailed)
    assert [(seat, left, aware(since), mailed) for seat, left, since, mailed in stored[:2]] == [
        (0, 0.1, NOON, True),
        (1, None, None, True),
    ]
    await run(store, clock, [{"of": id, "by": 0, "from": NOON + timedelta(days=1), "rest": 2}])
    assert aware((await found(store, SEATS.c.seat, SEATS.c.since))[0][1]) == NOON + timedelta(days=1)


async def test_what_is_there_already_is_refused_in_the_common_words_and_nothing_stays(store: Store) -> None:
    id = (await add_a_table(store)).id
    row = {"table_id": id, "ordinal": 0, "seat": 0, "kind": "act", "words": ["a secret"], "at": NOON}
    statement = ForEach(insert(ROWS))
    await run(store, statement, [row])
    with pytest.raises(IntegrityError) as refused:
        await run(store, statement, [row | {"ordinal": 1}, row])
    assert "a secret" not in str(refused.value)
    assert len(await found(store, ROWS.c.ordinal, ROWS.c.seat)) == 1


async def test_which_of_many_are_there(store: Store) -> None:
    ids = [(await add_a_table(store)).id for _ in range(3)]
    seated = Among(SEATS.c.table_id)
    some = [*ids[:2], "nowhere", "' or 1=1 --"]
    assert sorted(await store.database.transact(partial(seated.find, some=some))) == sorted(ids[:2])

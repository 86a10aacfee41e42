"""Rows that several servers share out: whoever claims one has it for a while, and nobody waits for anybody.

A claim is a lease: it says until when the row is somebody's. Who dies before has claimed it for nothing more than that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, RowMapping, select, update


def claim(
    connection: Connection,
    key: Column[Any],
    *which: ColumnElement[bool],
    first: Sequence[ColumnElement[Any]] = (),
    most: int | None = None,
    lease: dict[str, Any] | None = None,
) -> Sequence[RowMapping]:
    """Up to *most* rows of the table whose primary *key* that is, as they were before, and now with the values of
    *lease*; without one they are the caller's until its transaction is over.

    Rows that another transaction is just claiming or writing are passed over: whoever waits for several rows at once
    may wait for ever. *first* says which come first.
    """
    chosen = select(key.table).where(*which).order_by(*first).limit(most).with_for_update(skip_locked=True)
    found = connection.execute(chosen).mappings().all()
    if found and lease is not None:
        these = key.in_([row[key.name] for row in found])
        connection.execute(update(key.table).where(these).values(lease))
    return found

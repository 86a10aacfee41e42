"""Standing orders in the database (what they are for: `thinking.standing_orders`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from tablewright.kernel.action import Fields, Seat
from tablewright.server.storage.schema import ORDERS, TABLES
from tablewright.server.storage.statements import Among
from tablewright.server.storage.turns import LEAST_SECONDS, make_due

HAVE_ORDERS: Final = Among(ORDERS.c.table_id)


class StoredOrder(msgspec.Struct, frozen=True):
    """*pending*: with how many rows its seat was asked something that it may answer; None while it was not."""

    number: int
    seat: Seat
    identity: str
    content: dict[str, Any]
    pending: int | None
    note: dict[str, Any] | None

    @property
    def step(self) -> str:
        return str(self.content["step"])

    @property
    def action(self) -> Fields:
        return tuple(self.content["action"])

    @property
    def unless(self) -> list[Fields]:
        return [tuple(words) for words in self.content["unless"]]

    def is_over(self, round: object) -> bool:
        return bool(self.content["span"] == "round" and self.content["round"] != round)


def stored_orders(connection: Connection, table: str) -> list[StoredOrder]:
    names = (ORDERS.c.number, ORDERS.c.seat, ORDERS.c.identity, ORDERS.c.content, ORDERS.c.ripe, ORDERS.c.note)
    found = connection.execute(select(*names).where(ORDERS.c.table_id == table).order_by(ORDERS.c.number))
    return [StoredOrder(*row) for row in found]


def hold_orders(connection: Connection, table: str) -> list[StoredOrder]:
    """The orders at *table*, to which nobody else adds one before this transaction is over."""
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
    return stored_orders(connection, table)


def add_order(connection: Connection, table: str, seat: Seat, identity: str, content: Mapping[str, Any]) -> None:
    last = connection.execute(select(func.max(ORDERS.c.number)).where(ORDERS.c.table_id == table)).scalar()
    row = {"table_id": table, "number": (last or 0) + 1, "seat": seat, "identity": identity, "content": content}
    connection.execute(insert(ORDERS).values(row))


def withdraw_order(connection: Connection, table: str, seat: Seat, identity: str, number: int) -> None:
    this = (ORDERS.c.table_id == table) & (ORDERS.c.seat == seat) & (ORDERS.c.number == number)
    connection.execute(delete(ORDERS).where(this, ORDERS.c.identity == identity))


def strike_out(connection: Connection, table: str, orders: Sequence[int]) -> None:
    """Orders that are carried out, or replaced."""
    if orders:
        connection.execute(delete(ORDERS).where(ORDERS.c.table_id == table, ORDERS.c.number.in_(orders)))


def note_tried(connection: Connection, table: str, orders: Sequence[StoredOrder]) -> None:
    """None of *orders* is pending any more; their notes say why they were not carried out."""
    for one in orders:
        this = (ORDERS.c.table_id == table) & (ORDERS.c.number == one.number)
        connection.execute(update(ORDERS).where(this).values(ripe=None, note=one.note))


def make_pending(connection: Connection, asked: Mapping[str, tuple[Sequence[Seat], int]], due: datetime) -> None:
    """Tables ask seats from such and such a row on: what these have ordered for that is to be tried."""
    if not asked:
        return
    for table in sorted(HAVE_ORDERS.find(connection, list(asked))):
        seats, row = asked[table]
        these = (ORDERS.c.table_id == table) & ORDERS.c.seat.in_(seats)
        if connection.execute(update(ORDERS).where(these).values(ripe=row)).rowcount > 0:
            make_due(connection, {table: LEAST_SECONDS}, due, freed=True)

"""Who has sat on which seat of a game, and whom the host has put out. Both are looked at and noted in the transaction
that seats somebody, so nobody is faster than their own note.

Nobody sees two hands of one game: who has sat on a seat since the game began may come back to that seat, and sits down
on no other one. Several seats of a shared screen are the same person's from the beginning. Who was removed sits down
nowhere at that table before the host lets them in again.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, delete, exists, insert, select, update

from tablewright.kernel.action import Seat
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.seats import RemovedPerson
from tablewright.server.storage.database import Database
from tablewright.server.storage.records import StoredTable, now
from tablewright.server.storage.schema import REMOVED, SAT, SEAT_LOG
from tablewright.server.storage.seat_log import changes_of, write_changes


def note_new_table(connection: Connection, table: StoredTable) -> None:
    if table.status == "running":
        note_sitting(connection, table, sitters(table))


def note_seats(connection: Connection, seen: StoredTable, wanted: StoredTable, by: str | None) -> None:
    """Note what *by* has made of the seats that were *seen*, for the rules and for everybody to read; or refuse it."""
    newcomers = sitters(wanted) - sitters(seen)
    for seat, identity in sorted(newcomers):
        must_be_welcome(connection, seen, identity)
        if seen.status == "running":
            must_know_no_other_hand(connection, seen, seat, identity)
    if wanted.status == "running":
        note_sitting(connection, wanted, newcomers if seen.status == "running" else sitters(wanted))
    changes = list(changes_of(seen, wanted, by))
    if not changes:
        return
    first = write_changes(connection, seen.id, changes) - len(changes) + 1
    for number, change in enumerate(changes, first):
        if change.what == "removed" and change.identity is not None:
            put_out(connection, seen.id, change.identity, number)


def sitters(table: StoredTable) -> set[tuple[Seat, str]]:
    """The people on the seats of *table*. Where somebody is only expected, nobody has looked yet."""
    return {(one.seat, one.identity) for one in table.seats if one.kind == "human" and one.identity is not None}


# Who has sat where.


def note_sitting(connection: Connection, table: StoredTable, sitting: set[tuple[Seat, str]]) -> None:
    known = {(seat, who) for seat, who in connection.execute(sat_at(table.id))} if sitting else set()
    rows = [{"table_id": table.id, "seat": seat, "identity": who, "since": now()} for seat, who in sitting - known]
    if rows:
        connection.execute(insert(SAT), rows)


def must_know_no_other_hand(connection: Connection, table: StoredTable, seat: Seat, identity: str) -> None:
    own = [at for at, _ in connection.execute(sat_at(table.id).where(SAT.c.identity == identity))]
    if own and seat not in own:
        raise Trouble("seated-already", "who has sat on another seat of this game knows its hand", {"seat": seat})


def sat_at(table: str) -> Any:
    return select(SAT.c.seat, SAT.c.identity).where(SAT.c.table_id == table)


# Who was put out.


def must_be_welcome(connection: Connection, table: StoredTable, identity: str) -> None:
    out = select(REMOVED.c.number).where(REMOVED.c.table_id == table.id, REMOVED.c.identity == identity)
    if connection.execute(out).first():
        raise Trouble("was-removed", "the host has to let them in again first")


def put_out(connection: Connection, table: str, identity: str, number: int) -> None:
    """A second time: the line that is known to the host stays the one to let them in by."""
    this = (REMOVED.c.table_id == table) & (REMOVED.c.identity == identity)
    if not connection.execute(select(REMOVED.c.number).where(this)).first():
        connection.execute(insert(REMOVED).values(table_id=table, identity=identity, number=number))


async def removed_from(database: Database, table: str) -> list[RemovedPerson]:
    """Whom the host has put out, by the names that they had then."""
    line = (SEAT_LOG.c.table_id == REMOVED.c.table_id) & (SEAT_LOG.c.number == REMOVED.c.number)
    chosen = select(REMOVED.c.number, SEAT_LOG.c.name).join(SEAT_LOG, line).where(REMOVED.c.table_id == table)
    async with database.read() as connection:
        found = (await connection.execute(chosen.order_by(REMOVED.c.number))).all()
    return [RemovedPerson(number=number, name=name) for number, name in found]


# Whose all this is.


def pass_on_sittings(connection: Connection, guest: str, to: str) -> None:
    """Where *guest* has sat, and what they were put out of, holds for *to* from now on."""
    pass_on(connection, SAT, guest, to, "table_id", "seat")
    pass_on(connection, REMOVED, guest, to, "table_id")


def pass_on(connection: Connection, table: Table, guest: str, to: str, *key: str) -> None:
    """Rows of *guest* that *to* has as well are needed once only."""
    theirs = table.alias()
    same = exists().where(theirs.c.identity == to, *[theirs.c[name] == table.c[name] for name in key])
    connection.execute(delete(table).where(table.c.identity == guest, same))
    connection.execute(update(table).where(table.c.identity == guest).values(identity=to))


def forget_removals(connection: Connection, identity: str) -> None:
    connection.execute(delete(REMOVED).where(REMOVED.c.identity == identity))

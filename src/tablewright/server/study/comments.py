"""Comments: what people write beside a game that is over, each about the position after one of its plies.

Who goes for good takes their comments along; a guest's are those of the account that the guest signs in to.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter, ValidationError
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.study import Comment, Note
from tablewright.server.protocol.texts import LONGEST_COMMENT
from tablewright.server.storage.database import DbConnection
from tablewright.server.storage.records import now
from tablewright.server.storage.schema import COMMENTS, IDENTITIES
from tablewright.server.storage.store import Store, must_be_there
from tablewright.server.table.namesakes import Called, told_apart

MOST_COMMENTS: Final = 500  # beside one game


class Comments:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def at(self, table: str, me: str | None) -> list[Comment]:
        """Those beside *table*, in the order of the plies that they are about."""
        columns = [COMMENTS.c.number, COMMENTS.c.ply, COMMENTS.c.identity, IDENTITIES.c.name, COMMENTS.c.text]
        chosen = select(*columns, COMMENTS.c.at).join_from(COMMENTS, IDENTITIES)
        in_order = chosen.where(COMMENTS.c.table_id == table).order_by(COMMENTS.c.ply, COMMENTS.c.number)
        async with self.store.begin() as connection:
            found: list[Any] = list(await connection.execute(in_order))
        names = await self.names(table, {identity: name for _, _, identity, name, _, _ in found})
        return [
            {
                "number": number,
                "ply": ply,
                "name": names[identity],
                "mine": identity == me,
                "text": text,
                "at": in_iso(at),
            }
            for number, ply, identity, name, text, at in found
        ]

    async def names(self, table: str, writers: dict[str, str]) -> dict[str, str]:
        """What *writers* are called beside *table*, told apart from each other and from those who sat there."""
        of = await self.store.table(table)
        seated = [] if of is None else [Called(seat.identity, seat.name) for seat in of.seats]
        return dict(zip(writers, told_apart([*map(Called._make, writers.items()), *seated]), strict=False))

    async def add(self, table: str, identity: str, *notes: tuple[int, str]) -> None:
        """Put *notes* (a ply and a text each) of *identity* beside *table*, all or none."""
        rows = [{"ply": ply, "identity": identity, "text": text, "at": now()} for ply, text in notes]
        while True:
            try:
                async with self.store.begin() as connection:
                    await add_comments(connection, table, rows)
                return
            except IntegrityError:  # somebody at another server took the number
                continue

    async def remove(self, table: str, identity: str, number: int) -> None:
        """Remove a comment of *identity*. One that is gone already may have been removed by the same request."""
        this = (COMMENTS.c.table_id == table) & (COMMENTS.c.number == number)
        async with self.store.begin() as connection:
            whose = (await connection.execute(select(COMMENTS.c.identity).where(this))).scalar()
            if whose is not None and whose != identity:
                raise Trouble("not-yours", "somebody else wrote this")
            await connection.execute(delete(COMMENTS).where(this))

    # Belongings of people: see `accounts`.

    async def pass_on(self, connection: DbConnection, guest: str, to: str) -> None:
        await connection.execute(update(COMMENTS).where(COMMENTS.c.identity == guest).values(identity=to))

    async def forget(self, connection: DbConnection, identity: str) -> None:
        await connection.execute(delete(COMMENTS).where(COMMENTS.c.identity == identity))


async def add_comments(connection: DbConnection, table: str, rows: list[dict[str, Any]]) -> None:
    """Put *rows* after those that are there; within a transaction."""
    await must_be_there(connection, table)
    here = COMMENTS.c.table_id == table
    counted = select(func.count(), func.coalesce(func.max(COMMENTS.c.number), 0)).where(here)
    count, last = (await connection.execute(counted)).one()
    if count + len(rows) > MOST_COMMENTS:
        raise Trouble("too-many-comments", f"there are {count} comments already", {"most": MOST_COMMENTS})
    if rows:
        numbered = [row | {"table_id": table, "number": number} for number, row in enumerate(rows, last + 1)]
        await connection.execute(insert(COMMENTS), numbered)


def in_iso(at: datetime) -> str:
    return at.replace(tzinfo=at.tzinfo or UTC).isoformat()


# In a file.


NOTES: Final = TypeAdapter(Annotated[list[Note], Field(max_length=MOST_COMMENTS)])


def noted(comments: list[Comment]) -> dict[str, object]:
    """What a record says of *comments*; nothing where there are none."""
    notes = [{"ply": one["ply"], "text": f"{one['name']}: {one['text']}"[:LONGEST_COMMENT]} for one in comments]
    return {"comments": notes} if notes else {}


def notes_in(body: bytes, plies: int) -> list[Note]:
    """The comments in a record that was replayed already, or `bad-record`."""
    record = json.loads(body) if body.lstrip().startswith(b"{") else {}
    try:
        notes = NOTES.validate_python(record.get("comments", []))
    except ValidationError:
        raise Trouble("bad-record", "its comments cannot be read") from None
    if any(note.ply > plies for note in notes):
        raise Trouble("bad-record", f"a comment is about a ply after the last one, {plies}")
    return notes

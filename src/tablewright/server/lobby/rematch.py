"""A rematch: the same game, settings, people and bots at a new table, everybody one seat further on.

The table follows the old one, and the database allows one follower only: two who offer at the same time meet there. A
seat is open and has somebody's name on it until they sit down; it is theirs alone until they decline, or the host of
the new table gives it to a bot or to whoever comes.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from tablewright.server.lobby.lobby import Lobby
from tablewright.server.lobby.seating import came
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.tables import NewTable, SeatWish
from tablewright.server.storage.records import Identity, StoredSeat, StoredTable
from tablewright.server.storage.schema import TABLES
from tablewright.server.storage.store import Store
from tablewright.server.table.follower import follower_of


def may_offer(table: StoredTable, me: str) -> None:
    """Refuse a rematch of a game that goes on, or to somebody who did not play it."""
    if table.status in ("waiting", "running"):
        raise Trouble("still-running", "there is a rematch when the game is over")
    if not table.seats_of(me):
        raise Trouble("foreign-seat", "you did not play at this table")


async def join_rematch(lobby: Lobby, old: StoredTable, me: Identity) -> StoredTable:
    """The table that follows *old*, with *me* on the seats that are kept for them there."""
    found = await follower_of(lobby.store, old.id) or await offer(lobby, old, me)
    return await lobby.change(found.id, lambda table: came(table, me.id), me.id)


async def offer(lobby: Lobby, old: StoredTable, me: Identity) -> StoredTable:
    """A new table that follows *old*, unless somebody was faster: then theirs. The last one to come begins the game;
    where the others are bots, that is whoever offers."""
    seats = [SeatWish(kind="open") for _ in old.seats]
    wish = NewTable(game=old.game, settings=old.settings, seats=seats, start=True, private=old.private)
    draft = replace(lobby.draft(me, wish), pace=old.pace, hints=old.hints, seats=seats_again(old), follows=old.id)
    table = came(draft, me.id)
    try:
        await forget_dropped(lobby.store, old.id)
        await lobby.store.add_table(table)
    except IntegrityError:
        found = await follower_of(lobby.store, old.id)
        if found is None:
            raise
        return found
    await lobby.tables.tell_rematch(old.id)
    return table


async def forget_dropped(store: Store, old: str) -> None:
    """An offer that was withdrawn is not in the way of another one."""
    gone = (TABLES.c.follows == old) & (TABLES.c.status == "dropped")
    async with store.begin() as connection:
        await connection.execute(update(TABLES).where(gone).values(follows=None))


def seats_again(old: StoredTable) -> tuple[StoredSeat, ...]:
    """Everybody one seat further on: who was second begins. Whoever is gone for good leaves a free seat."""
    counts = Counter(seat.identity for seat in old.seats)
    turned = [*old.seats[1:], old.seats[0]]
    return tuple(replace(again(seat, counts[seat.identity] > 1), seat=at) for at, seat in enumerate(turned))


def again(seat: StoredSeat, shares: bool) -> StoredSeat:
    """The name on a seat is that of its person, unless they *share* a screen and each has one of their own."""
    if seat.kind == "bot":
        return seat
    if seat.identity is None or not seat.name:
        return StoredSeat(seat.seat, "open")
    return StoredSeat(seat.seat, "open", identity=seat.identity, name=seat.name if shares else None)

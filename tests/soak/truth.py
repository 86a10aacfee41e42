"""What is stored, read beside the servers, and whether it is what the players were told."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from sqlalchemy import select

from tablewright.kernel.action import Fields, Seat
from tablewright.kernel.game import SPECTATOR
from tablewright.server.base.catalogue import Catalogue
from tablewright.server.storage.readonly import open_for_reading, snapshot
from tablewright.server.storage.records import Row
from tablewright.server.storage.schema import ROWS
from tablewright.server.study.verify import Finding, audit, ids_of_tables
from tablewright.server.table.ledger import Ledger
from tests.soak.player import Sent


@dataclass(frozen=True, slots=True)
class Told:
    """What somebody at a table knew at some moment: so many rows, so many plies, and what they were; through the eyes
    of which seat."""

    who: str
    revision: int
    ply: int
    log: dict[int, tuple[Seat, Fields]]
    seat: Seat = SPECTATOR


class Counting(Protocol):
    """See `counts`."""

    def rows_at(self, seat: Seat, revision: int) -> int: ...

    def public_after(self, rows: int) -> int: ...


class Openly:
    """Where nobody does anything unseen, everybody counts everything."""

    def rows_at(self, seat: Seat, revision: int) -> int:
        return revision

    def public_after(self, rows: int) -> int:
        return rows


OPENLY: Final = Openly()


@dataclass(slots=True)
class Account:
    """The rows of a table set against what was sent: which message made which row."""

    faults: list[str] = field(default_factory=list)
    in_doubt: int = 0  # messages that were sent again and then refused …
    in_doubt_stored: int = 0  # … because the first time had been stored


async def stored_rows(url: str, tables: Collection[str]) -> dict[str, list[Row]]:
    """The rows of *tables*; each must have every number once, from 0 on."""
    chosen = select(ROWS).where(ROWS.c.table_id.in_(tables)).order_by(ROWS.c.ordinal)
    found: dict[str, list[Row]] = {table: [] for table in tables}
    async with open_for_reading(url) as engine, snapshot(engine) as connection:
        for row in (await connection.execute(chosen)).mappings():
            rows = found[row["table_id"]]
            assert row["ordinal"] == len(rows), f"table {row['table_id']}: row {len(rows)} is missing"
            rows.append(Row(row["seat"], row["kind"], tuple(row["words"])))
    return found


def account(
    rows: Sequence[Row],
    humans: Collection[Seat],
    sent: Sequence[Sent],
    settled: Collection[Sent],
    counts: Counting = OPENLY,
) -> Account:
    """Every row of a human seat was asked for by one message, and every accepted message is there, where it belongs.

    *settled* are the messages that had been answered when the rows were read: of the others nothing is known yet.
    A message is about a revision, as its sender counts. Between that and its own rows there may be rows of other seats
    (which decided at the same time, unseen), but none of its own: the first row of its seat from there on is the one.
    """
    found = Account()
    taken: set[int] = set()

    def place(one: Sent) -> range | None:
        seen = counts.rows_at(one.seat, one.revision)
        first = next((at for at in range(seen, len(rows)) if rows[at].seat == one.seat), len(rows))
        place = range(first, first + len(one.rows))
        return place if list(rows[first : place.stop]) == one.rows else None

    for one in sent:
        if one.fate == "accepted":
            where = place(one)
            if where is None:
                if one in settled:
                    found.faults.append(f"lost: {one.rows} at {one.revision}")
            elif taken.intersection(where):
                found.faults.append(f"acknowledged twice, stored once: {one.rows} at {where.start}")
            else:
                taken.update(where)
    for one in sent:
        if one.fate in ("open", "doubtful"):
            where = place(one)
            found.in_doubt += one.fate == "doubtful"
            if where is not None and not taken.intersection(where):
                found.in_doubt_stored += one.fate == "doubtful"
                taken.update(where)
            elif one.fate == "doubtful" and one in settled and counts.rows_at(one.seat, one.revision + 1) > len(rows):
                found.faults.append(f"stale, although nothing has happened since: {one.rows} at {one.revision}")
    for at, row in enumerate(rows):
        if row.seat in humans and at not in taken:
            found.faults.append(f"row {at} was asked for by nobody, or is there twice: {row}")
    return found


def compare(rows: Sequence[Row], told: Told, counts: Counting = OPENLY) -> list[str]:
    """Where what somebody was told differs from the rows."""
    at = counts.rows_at(told.seat, told.revision)
    if at > len(rows):
        return [f"{told.who} was shown revision {told.revision}; {len(rows)} rows are stored"]
    public = counts.public_after(at)
    stands = enumerate(Ledger(rows[:at]).played)
    played = [ply for number, ply in stands if number < public or ply.seat == told.seat]
    if len(played) != told.ply:
        return [f"{told.who} was shown ply {told.ply} at revision {told.revision}; it is {len(played)}"]
    return [
        f"{told.who} was told {(seat, words)} of ply {ply}; it is {played[ply - 1]}"
        for ply, (seat, words) in told.log.items()
        if ply > told.ply or (played[ply - 1].seat, played[ply - 1].words) != (seat, words)
    ]


async def replayed(url: str, games: str, bots: str) -> list[Finding]:
    """Every table, replayed under the rules from its rows alone."""
    catalogue = Catalogue(games, bots, {})
    async with open_for_reading(url) as engine:
        return [finding async for finding in audit(engine, catalogue, await ids_of_tables(engine))]

"""Every stored match, replayed under the installed rules: which are the same, and which are not, and why.

Nothing is written, and only columns are read that every shape of the database has had: a new version can be tried on
the database of an old one before anybody is let in.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import RowMapping, select
from sqlalchemy.exc import SQLAlchemyError

from tablewright.kernel.match import Match
from tablewright.kernel.record import BadRecord, from_record
from tablewright.server.base.catalogue import Catalogue
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.database import DbConnection, DbEngine
from tablewright.server.storage.readonly import shape_of, snapshot
from tablewright.server.storage.records import Row, StoredSeat, StoredTable, now
from tablewright.server.storage.schema import ROWS, SEATS, TABLES
from tablewright.server.table.ledger import Ledger, record_of

Verdict = Literal["same", "not-begun", "other-rules", "differs", "broken"]

NAMES: Final = ("id", "game", "rules", "data", "settings", "seed", "status", "archived", "plies", "result")
HEAD: Final = [TABLES.c[name] for name in NAMES]


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of one table. *detail* says for people what is wrong."""

    table: str
    game: str
    verdict: Verdict
    detail: str = ""


class Broken(Exception):
    """What is stored cannot be read as a match, under whatever rules."""


async def ids_of_tables(engine: DbEngine) -> list[str]:
    async with snapshot(engine) as connection:
        await connection.run_sync(shape_of)
        return [str(id) for id in (await connection.execute(select(TABLES.c.id).order_by(TABLES.c.id))).scalars()]


async def audit(engine: DbEngine, catalogue: Catalogue, ids: Sequence[str]) -> AsyncIterator[Finding]:
    for id in ids:
        game = "?"
        try:
            async with snapshot(engine) as connection:  # one per table: a server may go on writing meanwhile
                head = (await connection.execute(select(*HEAD).where(TABLES.c.id == id))).mappings().one()
                game = str(head["game"])
                table = await read_table(connection, head)
                ledger = await read_ledger(connection, table)
        except (Broken, ValueError, TypeError, SQLAlchemyError) as fault:  # broken JSON is a ValueError
            yield Finding(id, game, "broken", str(fault).splitlines()[0])
            continue
        yield finding_of(catalogue, table, ledger)


async def read_table(connection: DbConnection, head: RowMapping) -> StoredTable:
    chosen = select(SEATS.c.seat, SEATS.c.kind).where(SEATS.c.table_id == head["id"]).order_by(SEATS.c.seat)
    seats = [StoredSeat(seat, kind) for seat, kind in await connection.execute(chosen)]
    if [one.seat for one in seats] != list(range(len(seats))) or not seats:
        raise Broken(f"seats {[one.seat for one in seats]}")
    if not isinstance(head["settings"], dict):
        raise Broken("the settings are not names with values")
    return StoredTable(**head, host="", auto_start=False, created=now(), seats=tuple(seats))


async def read_ledger(connection: DbConnection, table: StoredTable) -> Ledger:
    chosen = select(ROWS.c.ordinal, ROWS.c.seat, ROWS.c.kind, ROWS.c.words).where(ROWS.c.table_id == table.id)
    ledger = Ledger([])
    for number, (ordinal, seat, kind, words) in enumerate(await connection.execute(chosen.order_by(ROWS.c.ordinal))):
        if ordinal != number:
            raise Broken(f"row {number} is missing")
        if not isinstance(words, list) or not words or not all(type(word) in (int, str) for word in words):
            raise Broken(f"row {number}: {words!r} are no words")
        if not isinstance(seat, int) or not 0 <= seat < len(table.seats):
            raise Broken(f"row {number}: there is no seat {seat!r}")
        try:
            ledger.add(Row(seat, kind, tuple(words)))
        except ValueError:
            raise Broken(f"row {number} takes back more than there is") from None
    if len(ledger.played) != table.plies:
        raise Broken(f"the rows make {len(ledger.played)} plies, and the table says {table.plies}")
    return ledger


def finding_of(catalogue: Catalogue, table: StoredTable, ledger: Ledger) -> Finding:
    def finding(verdict: Verdict, detail: str = "") -> Finding:
        return Finding(table.id, table.game, verdict, detail)

    if table.status in ("waiting", "dropped") and not ledger.played:
        return finding("not-begun")
    try:
        game, _ = catalogue.game_as_played(table.game, table.rules, table.data)
    except Trouble as trouble:
        return finding("other-rules", trouble.reply.error.message)
    try:
        match = from_record(game, record_of(table, ledger))
    except BadRecord as fault:
        return finding("differs", str(fault))
    difference = difference_at_the_end(table, match)
    return finding("differs", difference) if difference else finding("same")


def difference_at_the_end(table: StoredTable, match: Match[Any]) -> str:
    if not match.is_over():
        if table.result is not None or (table.status == "finished" and not table.archived):
            return "the stored match is finished, the replayed one is not"
        return ""
    if table.status != "finished" or table.result is None:
        return f"the replayed match is finished, the stored one is {table.status}"
    result = match.game.result(match.state)
    lines = [[(line.rule, line.points) for line in mine] for mine in result.lines]
    try:
        stored = table.result["ranks"], table.result["totals"]
        stored_lines = [[(line["rule"], line["points"]) for line in mine] for mine in table.result["lines"]]
    except (KeyError, TypeError):
        return "the stored result cannot be read"
    if stored != (list(result.ranks), list(result.totals)):
        return f"stored are the totals {stored[1]}, replayed {list(result.totals)}"
    return "" if stored_lines == lines else "the totals are the same, but not what they are made of"

"""Every stored match, replayed under the installed rules: which are the same, and which are not, and why.

Nothing is written, and only columns are read that every shape of the database has had: a new version can be tried on
the database of an old one before anybody is let in.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import Column, ColumnElement, Connection, RowMapping, inspect, literal, null, select
from sqlalchemy.exc import SQLAlchemyError

from tablewright.kernel.match import Match
from tablewright.kernel.random import FIRST_STREAM, STREAMS
from tablewright.kernel.record import BadRecord, from_record
from tablewright.kernel.setup import BadSetup
from tablewright.server.base.catalogue import Catalogue
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.database import DbConnection, DbEngine
from tablewright.server.storage.readonly import shape_of, snapshot
from tablewright.server.storage.records import Row, StoredSeat, StoredTable, now
from tablewright.server.storage.schema import ROWS, SEATS, TABLES
from tablewright.server.table.ledger import Ledger, record_of
from tablewright.server.table.progress import Difference
from tablewright.server.table.upgrade import compared

ReplayVerdict = Literal["same", "not-begun", "earlier-rules", "parts", "other-rules", "differs", "broken"]

NAMES: Final = ("id", "game", "rules", "data", "settings", "seed", "status", "archived", "plies", "result")
HEAD: Final = [TABLES.c[name] for name in NAMES]


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of one table. *detail* says for people what is wrong."""

    table: str
    game: str
    verdict: ReplayVerdict
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
                head = await read_head(connection, id)
                game = str(head["game"])
                table = await read_table(connection, head)
                ledger, rows = await read_ledger(connection, table)
        except (Broken, ValueError, TypeError, SQLAlchemyError) as fault:  # broken JSON is a ValueError
            yield Finding(id, game, "broken", str(fault).splitlines()[0])
            continue
        yield finding_of(catalogue, table, ledger, rows)


async def read_head(connection: DbConnection, id: str) -> RowMapping:
    """What was stored before there were two streams was drawn from the first."""
    stream = await kept(connection, TABLES.c.stream, literal(FIRST_STREAM))
    return (await connection.execute(select(*HEAD, stream).where(TABLES.c.id == id))).mappings().one()


async def read_table(connection: DbConnection, head: RowMapping) -> StoredTable:
    chosen = select(SEATS.c.seat, SEATS.c.kind).where(SEATS.c.table_id == head["id"]).order_by(SEATS.c.seat)
    seats = [StoredSeat(seat, kind) for seat, kind in await connection.execute(chosen)]
    if [one.seat for one in seats] != list(range(len(seats))) or not seats:
        raise Broken(f"seats {[one.seat for one in seats]}")
    if not isinstance(head["settings"], dict):
        raise Broken("the settings are not names with values")
    if head["stream"] not in STREAMS:
        raise Broken(f"there is no stream {head['stream']!r}")
    return StoredTable(**head, host="", auto_start=False, created=now(), seats=tuple(seats))


async def read_ledger(connection: DbConnection, table: StoredTable) -> tuple[Ledger, list[Row]]:
    prints = await kept(connection, ROWS.c.prints, null())
    chosen = select(ROWS.c.ordinal, ROWS.c.seat, ROWS.c.kind, ROWS.c.words, prints).where(ROWS.c.table_id == table.id)
    ledger, rows = Ledger([]), list[Row]()
    found = await connection.execute(chosen.order_by(ROWS.c.ordinal))
    for number, (ordinal, seat, kind, words, printed) in enumerate(found):
        if ordinal != number:
            raise Broken(f"row {number} is missing")
        if not isinstance(words, list) or not words or not all(type(word) in (int, str) for word in words):
            raise Broken(f"row {number}: {words!r} are no words")
        if not isinstance(seat, int) or not 0 <= seat < len(table.seats):
            raise Broken(f"row {number}: there is no seat {seat!r}")
        rows.append(Row(seat, kind, tuple(words), printed))
        try:
            ledger.add(rows[-1])
        except ValueError:
            raise Broken(f"row {number} takes back more than there is") from None
    if len(ledger.played) < table.plies:
        raise Broken(miscounted(ledger, table))
    return ledger, rows


def miscounted(ledger: Ledger, table: StoredTable) -> str:
    return f"the rows make {len(ledger.played)} plies, and the table says {table.plies}"


async def kept(connection: DbConnection, column: Column[Any], instead: ColumnElement[Any]) -> ColumnElement[Any]:
    """*column*, or *instead* under its name: databases of earlier shapes do not have it."""

    def has(sync: Connection) -> bool:
        return any(one["name"] == column.name for one in inspect(sync).get_columns(column.table.name))

    return column if await connection.run_sync(has) else instead.label(column.name)


def finding_of(catalogue: Catalogue, table: StoredTable, ledger: Ledger, rows: Sequence[Row]) -> Finding:
    def finding(verdict: ReplayVerdict, detail: str = "") -> Finding:
        return Finding(table.id, table.game, verdict, detail)

    if table.status in ("waiting", "dropped") and not ledger.played:
        return finding("not-begun")
    try:
        game, _ = catalogue.game_to_go_on(table.game, table.rules, table.data)
    except Trouble as trouble:
        return finding("other-rules", trouble.reply.error.message)
    try:
        progress, parting = compared(game, table, ledger, rows)
    except BadSetup as fault:
        return finding("differs" if game.version == table.rules else "parts", str(fault))
    if parting is None and table.plies not in (progress.ply, progress.public):
        return finding("broken", miscounted(ledger, table))
    if game.version != table.rules:
        return finding("earlier-rules") if parting is None else finding("parts", told(parting, table, game.version))
    match = progress.match
    if parting is not None:  # what exactly is wrong with a match of these very rules the record can say
        try:
            match = from_record(game, record_of(table, ledger))
        except BadRecord as fault:
            return finding("differs", str(fault))
    difference = difference_at_the_end(table, match)
    if parting is not None and not difference:
        difference = told(parting, table, game.version)
    return finding("differs", difference) if difference else finding("same")


def told(parting: Difference, table: StoredTable, installed: str) -> str:
    words = " ".join(str(word) for word in parting.words)
    what = f"ply {parting.ply} (seat {parting.seat}: {words})" if parting.ply else "the set-up"
    return f"stored under rules {table.rules}, replayed under {installed}: another position after {what}"


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

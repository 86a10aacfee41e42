"""A table under later rules than it was played under: does it come to the same positions? Where do the two part?

The whole match is replayed. It is the same if every move is still allowed, every position still has the print that was
stored with it (see `prints`; rows from before there were prints have none), and it is over if it was over.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.kernel.action import NOBODY
from tablewright.kernel.refusal import IllegalAction
from tablewright.server.base.plugins import AnyGame
from tablewright.server.storage.records import Row, StoredTable
from tablewright.server.table.ledger import Ledger
from tablewright.server.table.prints import stored_prints
from tablewright.server.table.progress import Difference, Progress


def replayed(game: AnyGame, table: StoredTable, rows: Sequence[Row]) -> Progress:
    """*table* under the rules of *game*; of a table of earlier rules, as far as both agree."""
    if table.rules == game.version:
        return Progress(game, table, rows)
    ledger = Ledger(rows)
    _, difference = compared(game, table, ledger, rows)
    if difference is None:
        return Progress(game, table, rows)
    agreed = [Row(ply.seat, "act", ply.words) for ply in ledger.played[: max(0, difference.ply - 1)]]
    progress = Progress(game, table, agreed)
    progress.difference = difference
    progress.left_out = len(rows) - len(agreed)
    return progress


def compared(
    game: AnyGame, table: StoredTable, ledger: Ledger, rows: Sequence[Row]
) -> tuple[Progress, Difference | None]:
    """What stands of *table*, played ply by ply under the rules of *game*, up to the first difference if there is one;
    or BadSetup. (Its own ledger is empty.)"""
    progress = Progress(game, table, [])
    stored = stored_prints(ledger.counts, ledger.floors, [row.prints for row in rows])
    wanted: dict[int, set[str]] = {}
    for at, stored_there in stored:
        wanted.setdefault(at, set()).add(stored_there)

    def agrees() -> bool:
        return wanted.get(progress.ply, set()) <= {f"{progress.prints[-1]:08x}"}

    if not agrees():
        return progress, Difference(0, NOBODY, (), False)
    difference = None
    for number, ply in enumerate(ledger.played, 1):
        difference = Difference(number, ply.seat, ply.words, bool(progress.match.state.lanes))
        letter = game.letter(ply.words)
        try:
            if letter is None:
                return progress, difference
            progress.advance(ply.seat, letter)
        except IllegalAction:
            return progress, difference
        if not agrees():
            return progress, difference
    return progress, difference if ends_otherwise(table, progress) else None


def ends_otherwise(table: StoredTable, progress: Progress) -> bool:
    """Is the match over although the table is not, or the other way round? (An imported game may stop anywhere.)"""
    if progress.match.is_over():
        return table.status == "running"
    return table.result is not None or (table.status == "finished" and not table.archived)

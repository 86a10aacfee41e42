"""What everybody counts at a table: while seats decide at the same time, nobody counts what the others do unseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablewright.kernel.action import Seat
from tablewright.kernel.game import SPECTATOR
from tablewright.server.storage.readonly import open_for_reading, snapshot
from tablewright.server.storage.records import Row, StoredTable
from tablewright.server.study.verify import read_head, read_table
from tablewright.server.table.progress import Progress
from tests.soak.shelf import load_game


class Counts:
    """After each number of rows: how many of them a viewer counts, and how many plies everybody knows of."""

    def __init__(self, table: StoredTable) -> None:
        self.progress: Final = Progress(load_game(table.game), table, [])
        self.public: Final = [0]
        self.revisions: Final = {seat: [0] for seat in range(SPECTATOR, len(table.seats))}

    def follow(self, rows: Sequence[Row]) -> None:
        for row in rows[self.progress.revision :]:
            self.progress.follow([row])
            self.public.append(self.progress.public)
            for seat, revisions in self.revisions.items():
                revisions.append(self.progress.revision_for([] if seat == SPECTATOR else [seat]))

    def rows_at(self, seat: Seat, revision: int) -> int:
        """How many rows there were when *seat* first counted so many; one more than there are, if it never did."""
        found = self.revisions[seat]
        return found.index(revision) if revision in found else len(found)

    def public_after(self, rows: int) -> int:
        return self.public[rows]


async def counts_of(url: str, table: str) -> Counts:
    async with open_for_reading(url) as engine, snapshot(engine) as connection:
        return Counts(await read_table(connection, await read_head(connection, table)))

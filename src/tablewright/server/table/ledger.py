"""The rows of a table, folded into the plies that stand; no rules are needed for that, so it works for any version."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablewright.kernel.action import Fields, Seat
from tablewright.kernel.record import FORMAT, stream_named
from tablewright.server.storage.records import Row, StoredTable


@dataclass(frozen=True, slots=True)
class Played:
    seat: Seat
    words: Fields


class Ledger:
    """What stands, and how far back each row reached.

    *counts[r]* is the number of plies after *r* rows; *floors[r]* the number of plies that row *r* left as they were.
    """

    def __init__(self, rows: Sequence[Row]) -> None:
        self.played: Final[list[Played]] = []
        self.counts: Final[list[int]] = [0]
        self.floors: Final[list[int]] = []
        for row in rows:
            self.add(row)

    @property
    def revision(self) -> int:
        return len(self.floors)

    def add(self, row: Row) -> None:
        if row.kind == "act":
            self.floors.append(len(self.played))
            self.played.append(Played(row.seat, row.words))
        else:
            self.floors.append(self.take_back(row.seat, int(row.words[0])))
        self.counts.append(len(self.played))

    def take_back(self, seat: Seat, count: int) -> int:
        """Remove the last *count* plies of *seat*; where several seats decide at once, others may lie between them."""
        floor = len(self.played)
        for _ in range(count):
            floor = max(at for at in range(floor) if self.played[at].seat == seat)
            del self.played[floor]
        return floor

    def unchanged_since(self, revision: int) -> int:
        """How many plies are as they were after *revision* rows."""
        return min([self.counts[revision], *self.floors[revision:]])

    def unchanged_for(self, ply: int) -> int:
        """The same for somebody who only knows that *ply* plies had been played.

        The number may have come up several times: the first time is the safe answer, as it makes the most change since.
        """
        if ply not in self.counts:
            return min(ply, 0)
        return self.unchanged_since(self.counts.index(ply))

    def rows_up_to(self, ply: int) -> int:
        """How many rows there were when something about the first *ply* plies changed last."""
        return max((number for number, floor in enumerate(self.floors, 1) if floor < ply), default=0)


class Tally:
    """How many rows each viewer may know of: while seats decide at the same time, nobody can tell how often the others
    have answered or thought again, only whether they are done.

    *public* rows all know of. *later* are those that were made in lanes after them: by whom, and was that seat done?
    """

    def __init__(self, public: int) -> None:
        self.public = public
        self.later: list[tuple[Seat, bool]] = []

    def add(self, total: int, seat: Seat, rows: int, secret: int, done: bool) -> None:
        """*seat* has made so many *rows*, *total* in all. The last ones are *secret*, and now it is *done* or not."""
        if secret < rows:
            self.public, self.later = total - secret, []
        if secret:
            self.later += [(seat, False)] * (secret - 1) + [(seat, done)]

    def noticed(self, mine: Sequence[Seat]) -> list[Seat]:
        """Whose are the later rows that somebody with these seats knows of? Of others it is seen who is done."""
        found: list[Seat] = []
        ready: set[Seat] = set()
        for seat, done in self.later:
            if seat in mine or done != (seat in ready):
                found.append(seat)
            if done:
                ready.add(seat)
            else:
                ready.discard(seat)
        return found

    def revision(self, mine: Sequence[Seat]) -> int:
        return self.public + len(self.noticed(mine))

    def is_fresh(self, mine: Sequence[Seat], seat: Seat, revision: int) -> bool:
        """Is what *seat*, one of *mine*, decides about as it was when so many rows were known?"""
        noticed, known = self.noticed(mine), revision - self.public
        return 0 <= known <= len(noticed) and seat not in noticed[known:]


def sealed_head(table: StoredTable) -> dict[str, object]:
    """What the seal of *table* was made of. Going on under later rules does not change what was promised."""
    return {**head_of(table), "rules": table.dealt_rules or table.rules}


def head_of(table: StoredTable) -> dict[str, object]:
    """The record without its moves: what a table is before anybody has moved."""
    return {
        "format": FORMAT,
        "game": table.game,
        "rules": table.rules,
        "data": table.data,
        "seats": len(table.seats),
        "settings": dict(table.settings),
        "seed": table.seed,
        **stream_named(table.stream),
    }


def record_of(table: StoredTable, ledger: Ledger) -> dict[str, object]:
    """The record as JSON, from the store alone: a table of other rules can be carried to where they are installed."""
    return {**head_of(table), "moves": [[ply.seat, *ply.words] for ply in ledger.played]}

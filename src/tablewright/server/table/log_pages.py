"""Logs as they are sent: in pages, and each line written once for all who hear the same.

A line does not change once everybody knows of it, so pieces of a log are kept as bytes, those that were used last. They
are found again by the history that they end with: its print tells whether it is still the same, also after the table
was dropped from memory and replayed. So the log of a finished game is written once, as long as there is room.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, TypeAlias

from tablewright.kernel.action import Seat
from tablewright.server.protocol.base import encoded
from tablewright.server.table.position import PAGE, SETUP, make_entry, make_opening, plies_told
from tablewright.server.table.progress import Progress

PIECE: Final = 50  # lines that are kept together
ROOM: Final = 64 * 1024 * 1024  # bytes of all that are kept
OVERHEAD: Final = 64  # bytes, about, that a line takes beside its own

# Of which table, through which ears, the number of the piece.
Key: TypeAlias = tuple[str, Seat, int]
# What tells the history: the print after the last ply, and under which rules and values it was played.
History: TypeAlias = tuple[int, str, str]
Lines: TypeAlias = tuple[bytes, ...]


class LogPages:
    """The pieces of all tables, of *together* lines each. *size*: their bytes; *written*: how many lines were written
    so far."""

    def __init__(self, room: int = ROOM, together: int = PIECE) -> None:
        self.room: Final = room
        self.together: Final = together
        self.kept: Final[OrderedDict[Key, tuple[History, Lines]]] = OrderedDict()
        self.size = 0
        self.written = 0

    def page(
        self, table: str, progress: Progress, listener: Seat, since: int, until: int, most: int = PAGE
    ) -> tuple[int, bytes]:
        """What `make_log` makes, as JSON, and how many lines it has."""
        told = plies_told(progress, listener, since, until, most)
        number = progress.number_for(listener, told[0]) + 1 if told else 0
        lines: list[bytes] = []
        if since < SETUP and number <= 1:
            lines.append(encoded(make_opening(progress, listener)))
        common = [at for at in told if at < progress.public // self.together * self.together]
        for piece in range(common[0] // self.together, common[-1] // self.together + 1) if common else ():
            first = piece * self.together
            lines += self.piece(table, progress, listener, piece)[max(0, common[0] - first) : common[-1] + 1 - first]
        lines += self.write(progress, listener, told[len(common) :], number + len(common))
        return len(lines), b"[" + b",".join(lines) + b"]"

    def piece(self, table: str, progress: Progress, listener: Seat, piece: int) -> Lines:
        """The lines of so many plies that everybody knows of."""
        key, first = (table, listener, piece), piece * self.together
        history = progress.prints[first + self.together], progress.game.version, progress.game.digest
        known = self.kept.get(key)
        if known is None or known[0] != history:
            self.forget(key)
            lines = tuple(self.write(progress, listener, range(first, first + self.together), first + 1))
            self.kept[key] = known = history, lines
            self.size += size_of(lines)
        self.kept.move_to_end(key)
        while self.size > self.room and len(self.kept) > 1:
            self.forget(next(iter(self.kept)))
        return known[1]

    def write(self, progress: Progress, listener: Seat, told: Sequence[int], first: int) -> list[bytes]:
        self.written += len(told)
        return [encoded(make_entry(progress, at, listener, number)) for number, at in enumerate(told, first)]

    def forget(self, key: Key) -> None:
        known = self.kept.pop(key, None)
        if known is not None:
            self.size -= size_of(known[1])


def size_of(lines: Lines) -> int:
    return sum(len(line) + OVERHEAD for line in lines)

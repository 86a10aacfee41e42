"""A game on one page, to look at while playing."""

from __future__ import annotations

from tablewright.server.protocol.base import Said, Word
from tablewright.server.protocol.phrases import Noun


class AidLine(Said):
    """One fact: the message `aid-<game>-<key>`, with numbers from the printed values, under the clauses that say so.

    What it speaks of may have a name; a noun that is empty stands for a message of the page, `aid-<game>-<id>`.
    """

    name: Noun | None
    key: str
    args: dict[str, Word]
    rules: list[str]


class AidRow(Said):
    name: Noun
    cells: list[list[Noun | Word]]


class AidTable(Said):
    """Numbers in rows and columns; a head is a numeral, or the message `aid-<game>-<head>`."""

    heads: list[str]
    rows: list[AidRow]
    rules: list[str]


class AidSection(Said):
    key: str
    lines: list[AidLine]
    table: AidTable | None
    symbols: list[Noun]


class Aid(Said):
    """A game on one page, with the numbers of the data that new tables are played with."""

    game: str
    data: str
    sections: list[AidSection]

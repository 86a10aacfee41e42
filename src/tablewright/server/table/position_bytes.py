"""Positions of one table as they are sent. What several viewers are told alike is written once for all of them."""

from __future__ import annotations

from collections.abc import Set
from typing import Final, TypeAlias

from tablewright.server.protocol.base import encoded, spliced
from tablewright.server.storage.records import StoredTable
from tablewright.server.table.log_pages import LogPages
from tablewright.server.table.position import Viewer, make_head, make_rest, place_shown
from tablewright.server.table.progress import NOTHING_KNOWN, Progress

# What bytes were made of, and the bytes.
Made: TypeAlias = tuple[tuple[object, ...], bytes]


class PositionBytes:
    """*head_bytes*: what all were last told alike. *spectator_bytes*: the whole position, for those who only watch."""

    def __init__(self, pages: LogPages) -> None:
        self.pages: Final = pages
        self.head_bytes: Made | None = None
        self.spectator_bytes: Made | None = None

    def forget(self) -> None:
        self.head_bytes = self.spectator_bytes = None

    def position(
        self, table: StoredTable, progress: Progress, viewer: Viewer, connected: Set[str], since: int = NOTHING_KNOWN
    ) -> bytes:
        """The table as it is now, for *viewer*, with the log after *since*."""
        # Clocks go on between two who look.
        if viewer.mine or viewer.identity == table.host or table.pace is not None:
            return self.whole(table, progress, viewer, connected, since)
        made_of = (table, progress, progress.revision, connected, since)
        if self.spectator_bytes is None or self.spectator_bytes[0] != made_of:
            self.spectator_bytes = made_of, self.whole(table, progress, viewer, connected, since)
        return self.spectator_bytes[1]

    def whole(
        self,
        table: StoredTable,
        progress: Progress,
        viewer: Viewer,
        connected: Set[str],
        since: int,
        shown: int | None = None,
    ) -> bytes:
        """The same, or after *shown* plies as the viewer counts."""
        rest = make_rest(table, progress, viewer, connected, since, shown)
        until = place_shown(progress, rest, shown)
        _, log = self.pages.page(table.id, progress, rest["viewer"], since, until)
        return spliced(spliced(self.head(table, progress), encoded(rest)), b'{"log":' + log + b"}")

    def head(self, table: StoredTable, progress: Progress) -> bytes:
        made_of = (table, progress, progress.revision)
        if self.head_bytes is None or self.head_bytes[0] != made_of:
            self.head_bytes = made_of, encoded(make_head(table, progress))
        return self.head_bytes[1]

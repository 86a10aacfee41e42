"""What one client is told of a table without having asked, and what it has been told already."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from tablewright.server.protocol.base import encoded
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.messages import (
    ErrorMessage,
    PresenceMessage,
    PresentSeat,
    RematchMessage,
    SaidMessage,
    SeatsMessage,
    TableMessage,
)
from tablewright.server.protocol.tables import Table
from tablewright.server.storage.records import StoredTable
from tablewright.server.table.cache import LiveTables
from tablewright.server.table.follower import follower_of, offered_by
from tablewright.server.table.live import Live
from tablewright.server.table.namesakes import Called
from tablewright.server.table.position import Viewer
from tablewright.server.table.progress import NOTHING_KNOWN, Progress
from tablewright.server.table.seat_lines import change_told
from tablewright.server.table.series_access import may_see, must_see, sees_its_deal
from tablewright.server.table.talk import Room, audible, speakers, told

NewsKind = Literal["position", "presence", "said", "seats", "rematch"]
# A table of the lobby, as it is described to somebody.
Describe = Callable[[StoredTable, str | None], Table]


class News:
    """For *identity* (None: a stranger), whose log holds up to ply *since* (None: it has none).

    With a position it is seen whether there are other news too: *mark* is called for them.
    """

    def __init__(
        self,
        tables: LiveTables,
        live: Live,
        identity: str | None,
        since: int | None,
        describe: Describe,
        mark: Callable[[NewsKind], None],
    ) -> None:
        self.tables: Final = tables
        self.live: Final = live
        self.identity: Final = identity
        self.since = since
        self.describe: Final = describe
        self.mark: Final = mark
        self.looking: int | None = None  # through which seat of its own it has asked to look
        self.stood: object = None  # how the table stood, as far as it may know, when it was told last
        self.viewer: Viewer | None = None
        self.seating: int | None = None  # of the table, when the viewer was made
        self.seat_told: int | None = None  # whose position it was last told
        self.revision_told: int | None = None  # and of which revision
        self.rooms_told: tuple[Room, ...] = ()
        self.line_told = 0
        self.change_told: int | None = None  # the last line of the seat log; None: all of it is to be told
        self.seats_told: int | None = None  # the seating with which it was last looked at
        self.company: object = None  # who sat there, and whether it was played, when the talk was last looked at
        self.names_told: dict[str, str] = {}  # of those who spoke
        self.rematch_told: bool | None = None  # None: the game is not over, nobody has looked yet

    async def tell(self, kind: NewsKind) -> bytes:
        """What there is to say, if anything."""
        try:
            if kind == "rematch":
                return await self.rematch()
            if kind == "position" and self.live.is_at_hand() and sees_its_deal(await self.live.table(), self.identity):
                return self.position(await self.live.table(), await self.live.history())
            async with self.tables.hold(self.live):
                table = await self.live.table()
                if kind == "presence":
                    return encoded(self.presence(table))
                if kind == "said":
                    return await self.said(table)
                if kind == "seats":
                    return await self.seats(table)
                if table.status == "waiting":
                    self.look_beside(table)
                    return encoded(TableMessage(table=self.describe(table, self.identity)))
                await must_see(self.live.store, table, self.identity)
                progress = await self.live.history()
                return self.position(await self.live.table(), progress)
        except Trouble as trouble:
            self.stood = None
            self.look_beside_anew()
            return encoded(ErrorMessage(id=None, error=trouble.reply.error))

    def look(self, seat: int) -> None:
        """Look through *seat*, until something changes."""
        self.looking, self.stood = seat, None
        self.mark("position")

    def position(self, table: StoredTable, progress: Progress) -> bytes:
        """Nothing, if nothing has changed that it may know of: what others choose in secret changes a table as well.

        Of a table that differs the same number of rows may be other ones: it is told anew.
        """
        agrees = progress.difference is None
        stands = table, progress.match.to_act(), progress.revision_for(table.seats_of(self.identity)), agrees
        if agrees and stands == self.stood:
            return b""
        if self.stood is not None:
            self.looking = None
        self.stood = stands
        viewer = self.viewer
        self.look_beside(table)
        # Everything that changes who sits where, or ends a game, raises the seating.
        if viewer is None or table.seating != self.seating or viewer.seat != self.looking:
            self.viewer = viewer = Viewer(table, self.identity, self.looking)
            self.seating = table.seating
        seat = viewer.seat_shown(progress.match.to_act())
        since = self.log_held(progress, seat)
        # Of a table that differs only some rows are counted, and which ones may be other ones when it is read again.
        self.revision_told = progress.revision if progress.difference is None else None
        self.since, self.seat_told = None, seat
        return self.live.position_bytes.position(table, progress, viewer, self.live.connected(), since)

    def log_held(self, progress: Progress, seat: int) -> int:
        """Up to which ply the client's log still holds. Through another seat the log is another one.

        So it is when a table comes to differ, or does so no more: then whatever was told is told again.
        """
        if progress.difference is not None:
            return NOTHING_KNOWN
        if self.revision_told is not None and self.seat_told == seat:
            return progress.holds_until(progress.ledger.counts[self.revision_told], self.revision_told)
        if self.revision_told is None and self.since is not None:
            return progress.holds_until(self.since)
        return NOTHING_KNOWN

    def look_beside(self, table: StoredTable) -> None:
        """With the position of a table, see whether seats have changed, whether more can be heard there than before, or
        from people who are called otherwise beside those who sit there now, and whether it is over.

        Most moves change nothing of this, and are told to everybody: it is compared before anything is looked up.
        """
        if table.seating != self.seats_told:
            self.seats_told = table.seating
            self.mark("seats")
        # A name changes without the seating.
        company = table.status, [Called(seat.identity, seat.name) for seat in table.seats]
        if company != self.company or self.live.talk.number() != self.line_told:
            self.company = company
            self.mark("said")
        if table.status in ("finished", "abandoned") and self.rematch_told is None:
            self.mark("rematch")

    def look_beside_anew(self) -> None:
        """What was marked could not be told: with the next position it is marked again."""
        self.seats_told = self.company = None

    async def said(self, table: StoredTable) -> bytes:
        if not await may_see(self.live.store, table, self.identity):
            self.look_beside_anew()
            return b""  # players talk of what others have still to play
        rooms, known = audible(table, self.identity), self.line_told
        lines = await self.live.talk.last()
        names = speakers(table, [line for line in lines if line.room in rooms])
        # Somebody has come who could be taken for one of them: what was said by either is told with their tags.
        renamed = any(names.get(one, name) != name for one, name in self.names_told.items())
        whole = renamed or rooms != self.rooms_told
        new = [line for line in lines if line.room in rooms and (whole or line.number > known)]
        self.names_told = names
        self.rooms_told, self.line_told = rooms, lines[-1].number if lines else known
        if not new and not (whole and known):
            return b""
        return encoded(SaidMessage(whole=whole, lines=[told(table, line, self.identity, names) for line in new]))

    def say_anew(self) -> None:
        """What was said before has changed: tell all of it again."""
        self.rooms_told = ()

    async def seats(self, table: StoredTable) -> bytes:
        if not await may_see(self.live.store, table, self.identity):
            self.look_beside_anew()
            return b""
        known, lines = self.change_told, await self.live.seat_log()
        new = [line for line in lines if known is None or line.number > known]
        if not new:
            return b""
        self.change_told = new[-1].number
        return encoded(SeatsMessage(whole=known is None, changes=[change_told(line) for line in new]))

    def tell_seats_anew(self) -> None:
        self.change_told = None

    async def rematch(self) -> bytes:
        found = await follower_of(self.live.store, self.live.id)
        known, self.rematch_told = self.rematch_told, found is not None
        if found is None and not known:
            return b""
        table = None if found is None else self.describe(found, self.identity)
        return encoded(RematchMessage(by="" if found is None else offered_by(found), table=table))

    def presence(self, table: StoredTable) -> PresenceMessage:
        here = self.live.connected()
        seats = [
            PresentSeat(seat=seat.seat, connected=seat.kind == "bot" or seat.identity in here) for seat in table.seats
        ]
        return PresenceMessage(seats=seats, watching=self.live.watching(table))

"""A match together with its ledger: taking actions and taking them back, and what may be told of it to whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.match import Barrier, Match, Ply
from tablewright.kernel.record import BadRecord
from tablewright.kernel.refusal import IllegalAction
from tablewright.server.base.plugins import AnyGame
from tablewright.server.base.seals import seal_of
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.position import LogEntry
from tablewright.server.storage.records import Row, StoredTable
from tablewright.server.table.ledger import Ledger, sealed_head
from tablewright.server.table.prints import both, print_after, print_of_start
from tablewright.server.table.teller import teller_of

# A game ends by its rules after so many plies; only taking back and doing again could go on for ever.
MOST_ROWS: Final = 20_000

NOTHING_KNOWN: Final = -1  # the `since` of somebody who has not even heard of the set-up


class Difference:
    """The first ply (0: the set-up) that the installed rules take otherwise than the earlier ones it was played under.

    *in_lane*: it was chosen unseen by the others, who may never have heard of it.
    """

    def __init__(self, ply: int, seat: Seat, words: Fields, in_lane: bool) -> None:
        self.ply: Final = ply
        self.seat: Final = seat
        self.words: Final = words
        self.in_lane: Final = in_lane


class Progress:
    """The truth about a running or finished table, rebuilt from its rows.

    *told_to_all* is the number of plies up to the last one with which seats that had decided at the same time were
    done: everybody may know what they chose. *prints* has a print for each position up to now. *rules* are those that
    the table names; with a *difference* (see `upgrade`) this is the match as far as the installed ones agree with it,
    and so many rows after that are *left_out*.
    """

    def __init__(self, game: AnyGame, table: StoredTable, rows: Sequence[Row]) -> None:
        self.game: Final = game
        self.teller: Final = teller_of(game)
        self.ledger: Final = Ledger(rows)
        self.seal: Final = seal_of(sealed_head(table))
        self.told_to_all = 0
        self.rules = table.rules
        self.difference: Difference | None = None
        self.left_out = 0
        self.unprinted: Final = any(row.prints is None for row in rows)  # are there some from before there were prints?
        self.heard: tuple[Ply, LogEntry] | None = None  # a ply that all may hear of, as it was told last
        self.match: Final[Match[Any]] = Match(game, game.setup(len(table.seats), dict(table.settings)), table.seed)
        self.prints: Final = [print_of_start(game, self.match.opening, self.match.state)]
        for number, ply in enumerate(self.ledger.played, 1):
            letter = game.letter(ply.words)
            if letter is None:
                raise BadRecord(f"ply {number}: there is no action {ply.words}")
            self.advance(ply.seat, letter)

    @property
    def ply(self) -> int:
        return len(self.match.plies)

    @property
    def revision(self) -> int:
        return self.ledger.revision

    @property
    def rows_stored(self) -> int:
        return self.ledger.revision + self.left_out

    def must_have(self, ply: int) -> None:
        """Refuse a ply that there is not."""
        if not 0 <= ply <= self.ply:
            raise Trouble("unknown-ply", f"this table has {self.ply} plies", {"ply": ply, "plies": self.ply})

    def advance(self, seat: Seat, action: Action) -> None:
        ply = self.match.act(seat, action)
        if ply.closed:
            self.told_to_all = self.ply
        self.prints.append(print_after(self.game, self.prints[-1], ply, self.match.state))

    # Changes. Each makes the rows to store and, until they are stored, nobody is told.

    def act(self, seat: Seat, actions: Sequence[Sequence[str | int]]) -> list[Row]:
        """Take all *actions* or none."""
        letters = [self.letter(words) for words in actions]
        before = self.ply
        for number, letter in enumerate(letters, 1):
            try:
                self.advance(seat, letter)
            except IllegalAction as fault:
                self.back_to(before)
                refused = self.teller.refused(fault.refusal)
                message = f"{letter} is not possible now: {fault.refusal}"
                raise Trouble("illegal-action", message, {"number": number}, refused) from None
        rows = self.rows(before, self.ply)
        for row in rows:
            self.ledger.add(row)
        return rows

    def rows(self, first: int, last: int) -> list[Row]:
        """What to store of the plies after *first*, up to *last*, none of which was taken back."""
        return [
            Row(ply.seat, "act", ply.action.fields(), both(self.prints[at], self.prints[at + 1]))
            for at, ply in enumerate(self.match.plies[first:last], first)
        ]

    def letter(self, words: Sequence[str | int]) -> Action:
        letter = self.game.letter(tuple(words))
        if letter is None:
            written = " ".join(str(word) for word in words)
            raise Trouble("unknown-action", f"there is no action {written}", {"action": list(words)})
        return letter

    def back_to(self, ply: int) -> None:
        if self.ply > ply:
            self.match.rewind(ply)
        del self.prints[ply + 1 :]
        self.told_to_all = max([at for at in range(1, self.ply + 1) if self.match.plies[at - 1].closed], default=0)

    def undo(self, seat: Seat, to: int) -> list[Row]:
        """Take back every ply of *seat* after *to*, or none."""
        reach, barrier = self.reach(seat)
        own = [at for at, ply in enumerate(self.match.plies) if ply.seat == seat and at >= to]
        if not own:
            raise cannot_undo(Barrier("nothing", NOBODY))
        if len(own) > len(reach):
            raise cannot_undo(barrier)
        if self.match.plies[to].seat != seat and not self.match.plies[to].in_lane:
            raise cannot_undo(Barrier("other-seat", to))
        before = self.prints[-1]
        for _ in own:
            self.match.undo(seat)
        self.undone(own[0])
        row = Row(seat, "undo", (len(own),), both(before, self.prints[-1]))
        self.ledger.add(row)
        return [row]

    def undone(self, floor: int) -> None:
        """Plies from *floor* on were taken back; what others had done after them, at the same time, was done again."""
        self.back_to(self.ply)
        del self.prints[floor + 1 :]
        for at in range(floor, self.ply):
            state = self.match.state if at + 1 == self.ply else self.match.at(at + 1)
            self.prints.append(print_after(self.game, self.prints[-1], self.match.plies[at], state))

    def reach(self, seat: Seat) -> tuple[list[int], Barrier]:
        """The plies (from 0) that *seat* could take back one after another, newest first, and what stops it then."""
        if self.revision >= MOST_ROWS:
            return [], Barrier("too-long", NOBODY)
        return self.match.reach(seat)

    def follow(self, rows: Sequence[Row]) -> None:
        """Go on with rows that are stored already."""
        for row in rows:
            self.ledger.add(row)
            if row.kind == "act":
                self.advance(row.seat, self.letter(row.words))
            else:
                for _ in range(int(row.words[0])):
                    self.match.undo(row.seat)
                self.undone(self.ledger.floors[-1])

    # What may be told.

    def is_told(self, at: int, listener: Seat) -> bool:
        """May *listener* know of ply *at* (from 0)? What was chosen at the same time is told once all have chosen."""
        ply = self.match.plies[at]
        return not ply.in_lane or ply.seat == listener or at < self.told_to_all

    def holds_until(self, ply: int, revision: int | None = None) -> int:
        """Up to which ply a log still holds that ended with *ply* (at *revision*, if that is known).

        With a difference nothing of it may: the ledger has not the rows that the log was made of.
        """
        if self.difference is not None:
            return NOTHING_KNOWN
        ledger = self.ledger
        unchanged = ledger.unchanged_for(ply) if revision is None else ledger.unchanged_since(revision)
        return min(ply, unchanged, self.known_by_then(ply))

    def known_by_then(self, ply: int) -> int:
        """How much of a log that ends with *ply* still holds: not what was hidden then and has been told since."""
        plies = self.match.plies
        if not 0 < ply < self.told_to_all or plies[ply - 1].closed:
            return ply
        while ply > 0 and plies[ply - 1].in_lane and not plies[ply - 1].closed:
            ply -= 1
        return ply

    def hidden_from(self, listener: Seat, seat: Seat) -> bool:
        """Does *seat* decide something that *listener* may not know of?"""
        return bool(self.match.state.lanes) and seat != listener


def cannot_undo(barrier: Barrier) -> Trouble:
    told = {"reason": barrier.reason, "ply": barrier.ply + 1}
    return Trouble("cannot-undo", f"this cannot be taken back: {barrier.reason}", told)

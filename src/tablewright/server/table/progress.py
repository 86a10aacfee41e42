"""A match together with its ledger: taking actions and taking them back, and what may be told of it to whom."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.match import Barrier, CannotUndo, Match, Ply
from tablewright.kernel.record import BadRecord
from tablewright.kernel.refusal import IllegalAction
from tablewright.server.base.plugins import AnyGame
from tablewright.server.base.seals import seal_of
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.position import LogEntry, UndoBarrier
from tablewright.server.storage.records import Row, StoredTable
from tablewright.server.table.ledger import Ledger, Tally, sealed_head
from tablewright.server.table.prints import both, print_after, print_of_start
from tablewright.server.table.teller import teller_of

# The last resort of the server, which no real game meets: not every game ends by its rules, and taking back and doing
# again never does.
MOST_ROWS: Final = 20_000
# A compiled replay in a thread lets the others go on only where it says so; every few milliseconds is enough.
PLIES_AT_A_STRETCH: Final = 64

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
    done: everybody may know what they chose. Until then each viewer has counts of its own, of plies and of rows, so
    that nobody can tell how far the others are; *ply* and *revision* are the true ones. *prints* has a print for each
    position up to now. *rules* are those that the table names; with a *difference* (see `upgrade`) this is the match as
    far as the installed ones agree with it, and so many rows after that are *left_out*.
    """

    def __init__(self, game: AnyGame, table: StoredTable, rows: Sequence[Row]) -> None:
        self.game: Final = game
        self.teller: Final = teller_of(game)
        self.ledger = Ledger(rows)
        self.tally = Tally(len(rows))
        self.seal: Final = seal_of(sealed_head(table))
        self.told_to_all = 0
        self.rules = table.rules
        self.difference: Difference | None = None
        self.left_out = 0
        self.unprinted: Final = any(row.prints is None for row in rows)  # are there some from before there were prints?
        self.heard: tuple[Ply, LogEntry] | None = None  # a ply that all may hear of, as it was told last
        setup = game.setup(len(table.seats), dict(table.settings))
        self.match: Final[Match[Any]] = Match(game, setup, table.seed, table.stream)
        self.prints: Final = [print_of_start(game, self.match.opening, self.match.state)]
        for number, ply in enumerate(self.ledger.played, 1):
            letter = game.letter(ply.words)
            if letter is None:
                raise BadRecord(f"ply {number}: there is no action {ply.words}")
            self.advance(ply.seat, letter)
            if number % PLIES_AT_A_STRETCH == 0:
                time.sleep(0)
        if self.match.state.lanes:
            self.follow_lanes(rows)

    def follow_lanes(self, rows: Sequence[Row]) -> None:
        """Who was done when is seen only on the way: make the rows of the lanes that are open once more, one by one."""
        whole, opened = self.ledger, self.public
        first = whole.rows_up_to(opened)
        standing = [Row(ply.seat, "act", ply.words) for ply in whole.played[opened:]]
        for later in (rows[first:], standing):  # under later rules, what was taken back may not be possible any more
            self.back_to(opened)
            self.ledger, self.tally = Ledger(rows[:first]), Tally(first)
            try:
                self.follow(later)
                break
            except (IllegalAction, CannotUndo, Trouble):
                continue
        self.ledger = whole

    @property
    def ply(self) -> int:
        return len(self.match.plies)

    @property
    def revision(self) -> int:
        return self.ledger.revision

    @property
    def rows_stored(self) -> int:
        return self.ledger.revision + self.left_out

    def is_full(self) -> bool:
        """Can nothing be added any more?"""
        return self.rows_stored >= MOST_ROWS

    # What each viewer counts. What others have chosen in secret is not counted, nor how often.

    @property
    def public(self) -> int:
        """The number of plies that everybody knows of."""
        ply = self.ply
        while ply > self.told_to_all and self.match.plies[ply - 1].in_lane:
            ply -= 1
        return ply

    def number_for(self, listener: Seat, ply: int) -> int:
        """How many of the first *ply* plies *listener* knows of."""
        public = min(self.public, ply)
        return public + sum(1 for at in range(public, ply) if self.match.plies[at].seat == listener)

    def ply_for(self, listener: Seat) -> int:
        return self.number_for(listener, self.ply)

    def revision_for(self, mine: Sequence[Seat]) -> int:
        """For somebody with these seats: through whichever of them one looks, it is one count."""
        return self.tally.revision(mine)

    def place_of(self, listener: Seat, number: int) -> int:
        """With which ply *listener* knew of so many."""
        public = self.public
        if number <= public:
            return number
        own = [at + 1 for at in range(public, self.ply) if self.match.plies[at].seat == listener]
        return own[number - public - 1] if number <= public + len(own) else self.ply

    def must_have(self, number: int, listener: Seat | None = None) -> None:
        """Refuse a ply that there is not; for *listener* there are fewer than for those who may know everything."""
        plies = self.ply if listener is None else self.ply_for(listener)
        if not 0 <= number <= plies:
            raise Trouble("unknown-ply", f"this table has {plies} plies", {"ply": number, "plies": plies})

    # Changes.

    def advance(self, seat: Seat, action: Action) -> None:
        ply = self.match.act(seat, action)
        if ply.closed:
            self.told_to_all = self.ply
        self.prints.append(print_after(self.game, self.prints[-1], ply, self.match.state))

    # Each makes the rows to store and, until they are stored, nobody is told.

    def act(self, seat: Seat, actions: Sequence[Sequence[str | int]]) -> list[Row]:
        """Take all *actions* or none."""
        if self.rows_stored + len(actions) > MOST_ROWS:
            raise Trouble("table-too-long", f"a table has at most {MOST_ROWS} rows", {"most": MOST_ROWS})
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
        self.note(seat, len(rows), self.ply - self.public)
        return rows

    def note(self, seat: Seat, rows: int, secret: int) -> None:
        """The last *rows* are of *seat*, and so many of them, at most, *secret*."""
        self.tally.add(self.revision, seat, rows, min(rows, secret), seat not in self.match.to_act())

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
        """Take back every ply of *seat* after *to*, as it counts them, or none."""
        reach, barrier = self.reach(seat)
        floor = self.place_of(seat, to)
        own = [at for at, ply in enumerate(self.match.plies) if ply.seat == seat and at >= floor]
        if not own:
            raise self.cannot_undo(seat, Barrier("nothing", NOBODY))
        if len(own) > len(reach):
            raise self.cannot_undo(seat, barrier)
        if self.match.plies[floor].seat != seat and not self.match.plies[floor].in_lane:
            raise self.cannot_undo(seat, Barrier("other-seat", floor))
        before = self.prints[-1]
        for _ in own:
            self.match.undo(seat)
        secret = self.undone(own[0])
        row = Row(seat, "undo", (len(own),), both(before, self.prints[-1]))
        self.ledger.add(row)
        self.note(seat, 1, secret)
        return [row]

    def cannot_undo(self, seat: Seat, barrier: Barrier) -> Trouble:
        told = dict(self.barrier_for(seat, barrier))
        return Trouble("cannot-undo", f"this cannot be taken back: {barrier.reason}", told)

    def barrier_for(self, listener: Seat, barrier: Barrier) -> UndoBarrier:
        """*barrier* with the number that its ply has for *listener*; 0 for none."""
        at = barrier.ply
        return {"reason": barrier.reason, "ply": 0 if at == NOBODY else self.number_for(listener, at) + 1}

    def undone(self, floor: int) -> int:
        """Plies from *floor* on were taken back; what others had done after them, at the same time, was done again.

        How many rows of it are secret: one, if what was taken back was.
        """
        told = self.told_to_all
        self.back_to(self.ply)
        del self.prints[floor + 1 :]
        for at in range(floor, self.ply):
            state = self.match.state if at + 1 == self.ply else self.match.at(at + 1)
            self.prints.append(print_after(self.game, self.prints[-1], self.match.plies[at], state))
        return int(bool(self.match.state.lanes) and self.told_to_all == told and floor >= self.public)

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
                secret = self.ply - self.public
            else:
                for _ in range(int(row.words[0])):
                    self.match.undo(row.seat)
                secret = self.undone(self.ledger.floors[-1])
            self.note(row.seat, 1, secret)

    # What may be told.

    def is_told(self, at: int, listener: Seat) -> bool:
        """May *listener* know of ply *at* (from 0)? What was chosen at the same time is told once all have chosen."""
        ply = self.match.plies[at]
        return not ply.in_lane or ply.seat == listener or at < self.told_to_all

    def holds_until(self, ply: int, revision: int | None = None) -> int:
        """Up to which ply a log still holds that ended with *ply* (at *revision*, if that is known).

        Of lanes nothing holds: whoever looked on has counted the own answers only, and what was hidden then may have
        been told since. Before they opened all count alike. With a difference nothing holds at all: the ledger has not
        the rows that the log was made of.
        """
        if self.difference is not None:
            return NOTHING_KNOWN
        ledger, plies = self.ledger, self.match.plies
        unchanged = ledger.unchanged_for(ply) if revision is None else ledger.unchanged_since(revision)
        held = min(ply, unchanged)
        while held > 0 and plies[held - 1].in_lane and not plies[held - 1].closed:
            held -= 1
        return held

    def hidden_from(self, listener: Seat, seat: Seat) -> bool:
        """Does *seat* decide something that *listener* may not know of?"""
        return bool(self.match.state.lanes) and seat != listener

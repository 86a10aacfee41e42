"""Other worlds in which those who decide in secret have come farther, or not as far: whoever looks on cannot tell."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tablewright.kernel.action import Action, Seat
from tablewright.kernel.state import seats_to_act
from tablewright.server.storage.records import Row, StoredTable
from tablewright.server.table.progress import Progress

MOST_BETWEEN = 4  # answers of others between two things that the viewer notices
STEPS = 200  # in which a seat that does what it likes is done


class OtherLanes:
    """*progress* with the same answers of *viewer*, and the others done, or not any more, at the same moments."""

    def __init__(
        self, progress: Progress, table: StoredTable, rows: Sequence[Row], viewer: Seat, chooser: random.Random
    ) -> None:
        first = progress.tally.public
        self.progress = Progress(progress.game, table, rows[:first])
        self.viewer = viewer
        self.chooser = chooser
        ready: set[Seat] = set()
        for row, (seat, done) in zip(rows[first:], progress.tally.later, strict=True):
            if seat == viewer:
                self.wander()
                self.repeat(row)
            elif done and seat not in ready:
                self.wander()
                self.finish(seat)
            elif not done and seat in ready:
                self.wander()
                self.take_back(seat)
            ready = ready | {seat} if done else ready - {seat}
        self.wander()

    def repeat(self, row: Row) -> None:
        if row.kind == "act":
            self.progress.act(row.seat, [row.words])
        else:
            reach, _ = self.progress.reach(row.seat)
            self.progress.undo(row.seat, self.progress.number_for(row.seat, reach[int(row.words[0]) - 1]))

    def finish(self, seat: Seat) -> None:
        for _ in range(STEPS):
            if not self.is_asked(seat):
                return
            self.act(seat)
        raise AssertionError(f"seat {seat} never comes to an end")

    def take_back(self, seat: Seat) -> None:
        reach, _ = self.progress.reach(seat)
        self.progress.undo(seat, self.progress.number_for(seat, self.chooser.choice(reach)))

    def wander(self) -> None:
        """Let others do this and that which nobody notices."""
        others = [seat for seat in self.progress.match.to_act() if seat != self.viewer]
        for _ in range(self.chooser.randint(0, MOST_BETWEEN) if others else 0):
            seat = self.chooser.choice(others)
            if self.progress.reach(seat)[0] and self.chooser.random() < 0.3:
                self.take_back(seat)
                continue
            self.act(seat, unnoticed=True)

    def act(self, seat: Seat, unnoticed: bool = False) -> None:
        """Anything; or (*unnoticed*) anything after which *seat* is not done yet, if there is that."""
        game, state = self.progress.game, self.progress.match.state
        options = game.options(state, seat)
        if unnoticed:
            options = [option for option in options if self.goes_on_after(seat, option)]
        if options:
            self.progress.act(seat, [self.chooser.choice(options).fields()])

    def goes_on_after(self, seat: Seat, option: Action) -> bool:
        twin = self.progress.game.twin(self.progress.match.state)
        self.progress.game.take(twin, option, seat)
        return bool(twin.lanes) and seat in seats_to_act(twin)

    def is_asked(self, seat: Seat) -> bool:
        return seat in self.progress.match.to_act()

"""A match: a seed, its stream, a set-up, the list of actions. Nothing else is ever the truth; the rest is replayed."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tablewright.kernel.action import NOBODY, Action, Fields, Seat, Value
from tablewright.kernel.event import Event
from tablewright.kernel.game import Game
from tablewright.kernel.random import NEWEST_STREAM
from tablewright.kernel.setup import Setup
from tablewright.kernel.state import State, seats_to_act

S = TypeVar("S", bound=State)

SNAPSHOT_EVERY: Final = 16


class Barrier(Value):
    """Why undo stops: the reason, and the ply that it would have had to take back (NOBODY if there is none)."""

    def __init__(self, reason: str, ply: int) -> None:
        self.reason: Final = reason
        self.ply: Final = ply

    def fields(self) -> Fields:
        return self.reason, self.ply


class CannotUndo(Exception):
    def __init__(self, barrier: Barrier) -> None:
        super().__init__(str(barrier))
        self.barrier: Final = barrier


class Ply:
    """One action of one seat, what it told, and what it did to secrets: the facts that undo asks for."""

    def __init__(
        self, seat: Seat, action: Action, events: list[Event], drew: bool, revealed: bool, in_lane: bool, closed: bool
    ) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.events: Final = events
        self.drew: Final = drew
        self.revealed: Final = revealed
        self.in_lane: Final = in_lane  # other seats were deciding at the same time
        self.closed: Final = closed  # it was the last answer of those


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Generic[S]):
    """A table being played, or one replayed from its record."""

    def __init__(self, game: Game[S], setup: Setup, seed: str, stream: int = NEWEST_STREAM) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.seed: Final = seed
        self.stream: Final = stream
        self.state: S = game.start(setup, seed, True, stream)
        self.opening: Final[list[Event]] = self.state.events
        self.plies: Final[list[Ply]] = []
        self.snapshots: Final[list[S]] = [game.twin(self.state)]

    def act(self, seat: Seat, action: Action) -> Ply:
        """Take *action* for *seat*, or raise IllegalAction and change nothing."""
        state = self.state
        lanes = state.lanes
        drawn, revealed = state.chance.drawn, state.revealed
        state.events = []
        state.preview_end = NOBODY
        self.game.apply(state, seat, action)
        ply = Ply(
            seat,
            self.game.by_fields[action.fields()],
            state.events,
            state.chance.drawn != drawn,
            state.revealed != revealed,
            bool(lanes),
            bool(lanes) and state.lanes is not lanes,
        )
        self.plies.append(ply)
        if len(self.plies) % SNAPSHOT_EVERY == 0:
            self.snapshots.append(self.game.twin(state))
        return ply

    def at(self, ply: int) -> S:
        """The state after *ply* actions; a copy of its own."""
        if not 0 <= ply <= len(self.plies):
            raise IndexError(f"this match has {len(self.plies)} plies, not {ply}")
        nearest = ply // SNAPSHOT_EVERY
        state = self.game.twin(self.snapshots[nearest])
        for played in self.plies[nearest * SNAPSHOT_EVERY : ply]:
            self.game.take(state, played.action, played.seat)
        return state

    def is_over(self) -> bool:
        return self.state.is_over()

    def to_act(self) -> list[Seat]:
        return seats_to_act(self.state)

    def last_of(self, seat: Seat) -> int:
        """The index of the last ply of *seat*, or NOBODY."""
        for at in range(len(self.plies) - 1, -1, -1):
            if self.plies[at].seat == seat:
                return at
        return NOBODY

    # Undo.

    def reach(self, seat: Seat) -> tuple[list[int], Barrier]:
        """The plies that *seat* could take back one after another, the last one first, and what stops it then.

        While several seats decide at the same time each may take back its own answers: the others know nothing of them.
        What they decide about stays, whether one of them has answered yet or not: nobody may know that.
        """
        found: list[int] = []
        crossed = len(self.state.lanes) > 1  # what another seat decided, or decides
        news = ""  # what came to light with those
        for at in range(len(self.plies) - 1, -1, -1):
            ply = self.plies[at]
            hidden = ply.in_lane and not ply.closed
            if not hidden and (crossed or ply.seat != seat):
                return found, self.stopped_by_others(seat, at)
            brings = "reveal" if ply.revealed else "chance" if ply.drew else news
            if ply.seat != seat:
                crossed, news = True, brings
            elif brings:
                return found, Barrier(brings, at)
            else:
                found.append(at)
        return found, Barrier("nothing", NOBODY)

    def stopped_by_others(self, seat: Seat, at: int) -> Barrier:
        """Why undo ends at ply *at*: another seat has part in it, if *seat* has anything there to take back."""
        for earlier in range(at, -1, -1):
            if self.plies[earlier].seat == seat:
                return Barrier("other-seat", at)
        return Barrier("nothing", NOBODY)

    def barrier(self, seat: Seat) -> Barrier | None:
        """Why *seat* cannot take back its last action; None if it can."""
        found, barrier = self.reach(seat)
        return None if found else barrier

    def undo(self, seat: Seat) -> Ply:
        """Take back the last action of *seat*, or raise CannotUndo and change nothing."""
        found, barrier = self.reach(seat)
        if not found:
            raise CannotUndo(barrier)
        at = found[0]
        taken = self.plies[at]
        later = self.plies[at + 1 :]
        self.rewind(at)
        for ply in later:
            self.act(ply.seat, ply.action)
        return taken

    def rewind(self, ply: int) -> None:
        """Go back to the state after *ply* actions and forget the rest."""
        state = self.at(ply)
        state.recording = True
        self.state = state
        del self.plies[ply:]
        del self.snapshots[ply // SNAPSHOT_EVERY + 1 :]

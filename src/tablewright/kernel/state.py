"""The state: every fact of one table, as plain data."""

from __future__ import annotations

from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from tablewright.kernel.action import NOBODY, Seat
from tablewright.kernel.event import Event
from tablewright.kernel.random import Chance
from tablewright.kernel.step import Procedure, Step

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game has. A game's own state adds its facts and writes `copy` beside them.

    *stack* is what the rules still owe, the next thing last. *lanes* is empty but while several seats decide at the
    same time, unseen by the others: then it is one stack per seat, and the main stack waits until all are empty.
    """

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.active: Seat = 0
        self.stack: list[Step] = []
        self.lanes: list[list[Step]] = []
        self.lane: Seat = NOBODY
        self.revealed = 0
        self.recording = False
        self.events: list[Event] = []
        self.preview_end = NOBODY  # from which event on what is told was not known before the action

    def copy_into(self, twin: State) -> None:
        """Give *twin*, new from `__init__`, the kernel's facts. Events stay behind: a copy starts silent."""
        twin.active = self.active
        twin.stack = self.stack[:]
        if self.lanes:
            twin.lanes = [lane[:] for lane in self.lanes]
        twin.revealed = self.revealed

    def then(self, steps: list[Step]) -> None:
        """Owe *steps*, in the order written, before anything already owed."""
        stack = self.stack if self.lane == NOBODY else self.lanes[self.lane]
        for step in reversed(steps):
            stack.append(step)

    def at_once(self, lanes: list[list[Step]]) -> None:
        """Let every seat decide on its own, hidden from the others, one lane of steps (in order) per seat."""
        self.lanes = [lane[::-1] for lane in lanes]

    def tell(self, rule: str, seat: Seat, verb: str, what: tuple[int, ...] = ()) -> None:
        """Say what happened. Whatever happens in a lane is heard by that lane's seat only."""
        if self.recording:
            self.events.append(Event(rule, seat, verb, what, self.lane))

    def whisper(self, rule: str, seat: Seat, verb: str, what: tuple[int, ...] = ()) -> None:
        """Say what happened to *seat*, and to nobody else."""
        if self.recording:
            self.events.append(Event(rule, seat, verb, what, seat))

    def reveal(self) -> None:
        """Something hidden is about to be seen by somebody: undo cannot cross this, and a preview ends here."""
        self.revealed += 1
        self.end_preview()

    def end_preview(self) -> None:
        """From the next event on, what is told was not known before the action."""
        if self.preview_end == NOBODY:
            self.preview_end = len(self.events)

    def below(self, n: int) -> int:
        """A die: a number from 0 to *n* - 1. The rules draw chance through these two doors only."""
        self.end_preview()
        return self.chance.below(n)

    def shuffle(self, things: list[T]) -> None:
        if len(things) > 1:  # else there is but one order, and nothing is drawn
            self.end_preview()
            self.chance.shuffle(things)

    def is_over(self) -> bool:
        return not self.stack and not self.lanes

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats, in turn order from the left of *seat*."""
        return [(seat + far) % self.seats for far in range(1, self.seats)]


def settle(state: State) -> None:
    """Run procedures until a decision, or nothing, is on top."""
    while True:
        if state.lanes:
            if settle_lanes(state):
                return
            state.lanes = []
        stack = state.stack
        if not stack:
            return
        step = stack[-1]
        if not isinstance(step, Procedure):
            return
        stack.pop()
        step.run(state)


def settle_lanes(state: State) -> bool:
    """Run the procedures on top of every lane. Does any seat still owe an answer?"""
    waiting = False
    for seat in range(len(state.lanes)):
        lane = state.lanes[seat]
        while lane and isinstance(lane[-1], Procedure):
            step = lane.pop()
            state.lane = seat
            if isinstance(step, Procedure):
                step.run(state)
            state.lane = NOBODY
        if lane:
            waiting = True
    return waiting


def seats_to_act(state: State) -> list[Seat]:
    """Whose answers the table waits for: one seat, or several that decide at the same time; none when it is over."""
    if state.lanes:
        return [seat for seat in range(len(state.lanes)) if state.lanes[seat]]
    return [state.stack[-1].seat] if state.stack else []


def facts_of(state: State, names: tuple[str, ...]) -> dict[str, object]:
    """The facts of *state* called *names*, as JSON that shares nothing with it."""
    return {name: plain(getattr(state, name)) for name in names}


def put_facts(state: State, names: tuple[str, ...], facts: dict[str, Any]) -> None:
    """The inverse of `facts_of`."""
    for name in names:
        setattr(state, name, plain(facts[name]))


def plain(value: Any) -> Any:
    return [plain(entry) for entry in value] if isinstance(value, list) else value

"""Events: what happened, told by the rules while they run."""

from __future__ import annotations

from typing import Final

from tablewright.kernel.action import NOBODY, Fields, Seat, Value


class Event(Value):
    """One line of the log: the clause that made it happen, the seat, a verb in the past, and its numbers.

    *audience* is the only seat that may hear of it, or NOBODY when everybody may.
    """

    def __init__(self, rule: str, seat: Seat, verb: str, what: tuple[int, ...], audience: Seat = NOBODY) -> None:
        self.rule: Final = rule
        self.seat: Final = seat
        self.verb: Final = verb
        self.what: Final = what
        self.audience: Final = audience

    def fields(self) -> Fields:
        return self.rule, self.seat, self.verb, *self.what

    def heard_by(self, viewer: Seat) -> bool:
        return self.audience == NOBODY or self.audience == viewer

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.rule, self.seat, self.verb, self.what, self.audience)

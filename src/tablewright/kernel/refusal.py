"""Refusals: why something is not possible now."""

from __future__ import annotations

from typing import Final

from tablewright.kernel.action import Fields, Value


class Refusal(Value):
    """A clause, a reason, and the numbers that go with the reason (what is missing, what is in the way)."""

    def __init__(self, rule: str, reason: str, what: tuple[int, ...] = ()) -> None:
        self.rule: Final = rule
        self.reason: Final = reason
        self.what: Final = what

    def fields(self) -> Fields:
        return self.rule, self.reason, *self.what

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.rule, self.reason, self.what)


class IllegalAction(Exception):
    """Somebody tried what is not an option. The state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal: Final = refusal

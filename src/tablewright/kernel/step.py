"""Steps: what the rules still owe the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tablewright.kernel.action import Action, Seat, Value
from tablewright.kernel.refusal import Refusal

if TYPE_CHECKING:
    from tablewright.kernel.state import State

S = TypeVar("S", bound="State")
A = TypeVar("A", bound=Action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value):
    """Something the rules still owe the table: frozen, ids and numbers only. To change one, owe another.

    `fields()` must be the name of the step in its game's table of steps, then the arguments of `__init__`.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step, Generic[S, A]):
    """A question to one seat. It always has at least one option."""

    def options(self, state: S) -> list[A]:
        """Every answer that is possible now, in a stable order, without duplicates. Changes nothing, draws nothing."""
        raise NotImplementedError

    def resolve(self, state: S, action: A) -> None:
        """Carry out *action*, one of the options. The step is off the stack; unfinished, it owes its successor."""
        raise NotImplementedError

    def refuse(self, state: S, action: Action) -> Refusal | None:
        """Why *action*, which is not an option now, is not: the clause and what is missing; None for 'not now'."""
        return None

    def interruptible(self) -> bool:
        """May the active seat interrupt before it answers?"""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Step, Generic[S]):
    """A stretch of rules with no choice in it. Chance is drawn here and nowhere else."""

    def run(self, state: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Interrupt(Action, Generic[S]):
    """An action that leaves the question standing: its steps go on top, and the question is asked again afterwards."""

    def begin(self, state: S, seat: Seat) -> None:
        raise NotImplementedError

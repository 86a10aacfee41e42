"""Evaluations: what a state is worth to a seat. One for each game; the search knows nothing else of a game."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tablewright.kernel.action import Action, Seat
from tablewright.kernel.state import State

S = TypeVar("S", bound=State)

# Found by comparing what was promised with what came, in some hundred games each.
BLUR: Final = 0.7


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """Judges the states that come up while *seat* thinks about one choice.

    *width* is how many lines are followed side by side; after *states* states no line is followed further, which bounds
    the time. A game that is judged quickly can afford more of both. Of two states whose worth differs by less than
    *doubt* the other one may well be better. Real games end otherwise than those that are imagined by it: by *blur*
    times what the imagined ones differ by. Who plays on to the end of the game judges *stamina* times as many states
    for it as is usual.
    """

    def __init__(self, width: int, states: int, doubt: float, blur: float = BLUR, stamina: float = 1.0) -> None:
        self.width: Final = width
        self.states: Final = states
        self.doubt: Final = doubt
        self.blur: Final = blur
        self.stamina: Final = stamina

    def begin(self, state: S, seat: Seat) -> None:
        """A new choice: *seat* thinks about *state*, and all that is asked until the next `begin` comes after it."""
        raise NotImplementedError

    def worth(self, state: S) -> float:
        """How good *state* is for the seat; in points, where the game has points."""
        raise NotImplementedError

    def is_over(self, state: S) -> bool:
        """Has the seat's turn ended, so that looking further would be guessing at the others?"""
        raise NotImplementedError

    def is_halfway(self, state: S) -> bool:
        """Is the question at hand the second half of an action, so that `worth` says little before it is answered?"""
        raise NotImplementedError

    def meanwhile(self, state: S) -> Action | None:
        """What another seat, asked in the middle of the own turn, is taken to answer; None if nobody is."""
        return None

    def candidates(self, state: S, options: list[Action]) -> list[Action]:
        """The options worth a thought, at least one."""
        raise NotImplementedError


def blended(weights: list[list[float]], early: float) -> list[float]:
    """What the features of a position count: *weights* are those at the end of a game and those at its beginning, and
    *early*, from 0 to 1, is how near the beginning is."""
    share = min(1.0, max(0.0, early))
    late, first = weights[0], weights[1]
    return [late[at] + share * (first[at] - late[at]) for at in range(len(late))]

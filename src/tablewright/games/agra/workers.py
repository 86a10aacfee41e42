"""Workers on action spaces: standing, laid down, stood up again.

AGR-0-e  a seat's workers are never more or fewer, only elsewhere
AGR-0-l  *stand up to n*: at least one, unless the effect has another part
AGR-6.1.1-d  a worker that lies keeps its space
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import ENOUGH, STAND, Stand
from tablewright.games.agra.names import SPACES, STORED, WORKERS
from tablewright.games.agra.state import Agra, Closed
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Procedure


def lying(seat: Seat) -> int:
    return seat * 2


def standing(seat: Seat) -> int:
    return seat * 2 + 1


def has_lying(state: Agra, seat: Seat) -> bool:
    return lying(seat) in state.worker


def stand_up(state: Agra, rule: str, seat: Seat, space: int) -> None:
    state.worker[space] = standing(seat)
    state.tell(rule, seat, "stood-up", (space,))


def place_worker(state: Agra, rule: str, seat: Seat, space: int) -> None:
    """A worker from the supply, standing."""
    state.hold[seat][WORKERS] -= 1
    state.worker[space] = standing(seat)
    state.tell(rule, seat, "placed", (space,))


def workers_of(state: Agra, seat: Seat) -> int:
    """AGR-0-e: where all the workers of *seat* are, counted."""
    row = state.hold[seat]
    return row[WORKERS] + row[STORED] + sum([1 for one in state.worker if one != NOBODY and one >> 1 == seat])


class StandWorkers(Procedure[Agra]):
    """AGR-0-l: up to *left* workers, from space *lowest* on; with *must* at least one. One alone is not asked for."""

    def __init__(self, seat: Seat, left: int, lowest: int, must: int, rule: str) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.lowest: Final = lowest
        self.must: Final = must
        self.rule: Final = rule

    def fields(self) -> Fields:
        return "stand-workers", self.seat, self.left, self.lowest, self.must, self.rule

    def run(self, state: Agra) -> None:
        if self.left == 0:
            return
        step = ChooseStand(self.seat, self.left, self.lowest, self.must, self.rule)
        found = step.options(state)
        if self.must and len(found) == 1:
            step.resolve(state, found[0])
        elif self.must or len(found) > 1:
            state.then([step])


class ChooseStand(Closed):
    """AGR-0-l: which worker stands up next? In the order of the spaces."""

    def __init__(self, seat: Seat, left: int, lowest: int, must: int, rule: str) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.lowest: Final = lowest
        self.must: Final = must
        self.rule: Final = rule

    def fields(self) -> Fields:
        return "choose-stand", self.seat, self.left, self.lowest, self.must, self.rule

    def options(self, state: Agra) -> list[Action]:
        mine = lying(self.seat)
        found: list[Action] = [STAND[space] for space in range(self.lowest, len(SPACES)) if state.worker[space] == mine]
        if not self.must:
            found.append(ENOUGH)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if action is ENOUGH:
            return Refusal("AGR-0-l", "at-least-one")
        if not isinstance(action, Stand):
            return None
        if state.worker[action.space] == lying(self.seat):
            return Refusal("AGR-0-l", "earlier-spaces-first", (action.space,))
        return Refusal("AGR-0-l", "not-lying-there", (action.space,))

    def resolve(self, state: Agra, action: Action) -> None:
        if isinstance(action, Stand):
            stand_up(state, self.rule, self.seat, action.space)
            state.then([StandWorkers(self.seat, self.left - 1, action.space + 1, 0, self.rule)])

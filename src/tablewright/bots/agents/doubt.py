"""Doubt: a judgement that is off by chance, as a matter of taste or for want of care."""

from __future__ import annotations

from typing import Any, Final

from tablewright.bots.search.evaluation import Evaluation
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.random import Chance
from tablewright.kernel.state import State

GRAINS: Final = 1 << 16  # how finely doubt is drawn


class InDoubt(Evaluation[Any]):
    """Judges like *wise*, but each time off by chance, within so many *doubts* of its.

    With one of them it is a matter of taste: were everybody in a playout to judge alike, the end would hang on trifles,
    and what something is worth shows in games that differ. With many of them it makes mistakes, and whoever is *hasty*
    besides follows its first idea instead of several: then no mistake of a turn is made good by the next step.
    """

    def __init__(self, wise: Evaluation[Any], chance: Chance, doubts: float, hasty: bool = False) -> None:
        width = 1 if hasty else wise.width
        super().__init__(width, max(1, width * wise.states // wise.width), wise.doubt, wise.blur, wise.stamina)
        self.wise: Final = wise
        self.chance: Final = chance
        self.doubts: Final = doubts

    def begin(self, state: State, seat: Seat) -> None:
        self.wise.begin(state, seat)

    def worth(self, state: State) -> float:
        return self.wise.worth(state) + self.doubts * self.doubt * (self.chance.below(GRAINS) / GRAINS - 0.5)

    def is_over(self, state: State) -> bool:
        return self.wise.is_over(state)

    def is_halfway(self, state: State) -> bool:
        return self.wise.is_halfway(state)

    def meanwhile(self, state: State) -> Action | None:
        return self.wise.meanwhile(state)

    def candidates(self, state: State, options: list[Action]) -> list[Action]:
        return self.wise.candidates(state, options)

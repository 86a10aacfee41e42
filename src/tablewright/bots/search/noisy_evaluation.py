"""A judgement that is off by chance, as a matter of taste or for want of care."""

from __future__ import annotations

from typing import Any, Final

from tablewright.bots.search.evaluation import Evaluation
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.random import Chance
from tablewright.kernel.state import State

GRAINS: Final = 1 << 16  # how finely noise is drawn


class NoisyEvaluation(Evaluation[Any]):
    """Judges like *quiet*, but each time off by chance: by up to half of *noise* times its doubt.

    With a noise of 1 it is a matter of taste: were everybody in a playout to judge alike, the end would hang on
    trifles, and what something is worth shows in games that differ. With more it makes mistakes, and whoever is *hasty*
    besides follows its first idea instead of several: then no mistake of a turn is made good by the next step.
    """

    def __init__(self, quiet: Evaluation[Any], chance: Chance, noise: float, hasty: bool = False) -> None:
        width = 1 if hasty else quiet.width
        super().__init__(width, max(1, width * quiet.states // quiet.width), quiet.doubt, quiet.blur, quiet.stamina)
        self.quiet: Final = quiet
        self.chance: Final = chance
        self.noise: Final = noise

    def begin(self, state: State, seat: Seat) -> None:
        self.quiet.begin(state, seat)

    def worth(self, state: State) -> float:
        return self.quiet.worth(state) + self.noise * self.doubt * (self.chance.below(GRAINS) / GRAINS - 0.5)

    def is_over(self, state: State) -> bool:
        return self.quiet.is_over(state)

    def is_halfway(self, state: State) -> bool:
        return self.quiet.is_halfway(state)

    def meanwhile(self, state: State) -> Action | None:
        return self.quiet.meanwhile(state)

    def candidates(self, state: State, options: list[Action]) -> list[Action]:
        return self.quiet.candidates(state, options)

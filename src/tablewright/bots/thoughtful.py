"""The thoughtful bot: when the end of the game comes into reach, it plays its best turns out to the end, many times."""

from __future__ import annotations

from typing import Any, Final

from tablewright.bots.analysis import Analysis, Contender, Effort
from tablewright.bots.evaluations import LEARNED, evaluation_of
from tablewright.bots.planning import PlanningBot
from tablewright.bots.playout import Playout
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.state import State

LINES: Final = 8  # turns that are compared
FEWEST: Final = 3  # of them that are compared to the last
FAR: Final = 16  # turns of all seats together: from further away playing on tells little, and takes long
LEAST_WORLDS: Final = 8  # in fewer than that luck decides
MOST_WORLDS: Final = 64


class ThoughtfulBot(PlanningBot):
    """Plans a turn with what was learned, then puts the plan to the test.

    The turns that look best are played out in one imagined world after the other, until so many *states* were judged,
    or for *seconds* if that is sooner. While the end is too far away for that to tell anything, it trusts its
    judgement. Without a limit of time the same seed and the same states give the same choices.
    """

    def __init__(self, seed: str, states: int, seconds: float | None = None) -> None:
        super().__init__(seed)
        self.states: Final = states
        self.seconds: Final = seconds

    def plan(self, game: Game[Any], state: State, seat: Seat) -> list[Action]:
        playout = Playout(game, evaluation_of(game, LEARNED))
        analysis = Analysis(game, state, seat, self.chance, Effort(LINES, MOST_WORLDS, self.seconds), playout)
        if not playout.reaches_end(analysis.imagined(), self.chance, analysis.limit, FAR):
            analysis.evaluation.begin(state, seat)
            return analysis.beam(1).lines(state, 1)[0].actions[:1]  # to think again costs little, and is better
        contenders = [Contender(line) for line in analysis.lines([])]
        return self.best_of(contenders, analysis, playout).actions

    def best_of(self, contenders: list[Contender], analysis: Analysis, playout: Playout) -> Contender:
        """The one that does best in the same worlds; without worlds enough the first, which looked best before."""
        favourite, left = contenders[0], contenders
        for world in range(MOST_WORLDS):
            spent = max(world / MOST_WORLDS, playout.states / self.states)
            if len(left) == 1 or spent >= 1.0 or not analysis.try_all(left, world == 0):
                break
            left = analysis.leaders(left, max(FEWEST, int(LINES * (1.0 - 2.0 * spent))))
        if len(left[0].ends) < LEAST_WORLDS:  # there was no choice, or no time
            return favourite
        return analysis.leaders(left, 1)[0]

"""The thoughtful bot: plays its best turns out to the end of the game, many times, and weighs what comes of it."""

from __future__ import annotations

from typing import Any, Final

from tablewright.bots.agents.planning import PlanningBot
from tablewright.bots.evaluations import LEARNED, evaluation_of
from tablewright.bots.search.comparison import Comparison, Contender, Effort, best_first
from tablewright.bots.search.estimates import estimate, success
from tablewright.bots.search.playout import Playout
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.state import State

TURNS_COMPARED: Final = 12  # turns that are compared
FEWEST: Final = 3  # of them that are compared to the last
LEAST_WORLDS: Final = 4  # in fewer than that luck decides
MOST_WORLDS: Final = 64
# How a difference in worth shows at the end of the game, by experience: as so much of it, give or take so many doubts.
TRUST: Final = 0.5
DOUBTS: Final = 2.0


class ThoughtfulBot(PlanningBot):
    """Plans a turn with what was learned, then puts the plan to the test.

    The turns that look best are played out in one imagined world after the other, until so many *states* were judged
    (times the stamina of the evaluation), or for *seconds* if that is sooner. While the end is too far away for that,
    it trusts its judgement. Without a limit of time the same seed and the same states give the same choices.
    """

    def __init__(self, seed: str, states: int, seconds: float | None = None) -> None:
        super().__init__(seed)
        self.states: Final = states
        self.seconds: Final = seconds

    def plan(self, game: Game[Any], state: State, seat: Seat) -> list[Action]:
        playout = Playout(game, evaluation_of(game, LEARNED))
        effort = Effort(TURNS_COMPARED, MOST_WORLDS, self.seconds)
        comparison = Comparison(game, evaluation_of(game, LEARNED), state, seat, self.chance, effort, playout)
        most = comparison.evaluation.stamina * self.states
        near = int(most) // (TURNS_COMPARED * LEAST_WORLDS)
        if not playout.reaches_end(comparison.world(), self.chance, comparison.limit, near):
            comparison.evaluation.begin(state, seat)
            return comparison.beam(1).lines(state, 1)[0].actions[:1]  # to think again costs little, and is better
        return self.best_of(comparison.contenders([]), comparison, playout, most).actions

    def best_of(self, contenders: list[Contender], comparison: Comparison, playout: Playout, most: float) -> Contender:
        """The one that does best in the same worlds; without worlds enough the favourite, which looked best before."""
        favourite, left = contenders[0], contenders
        for contender in contenders:
            if contender.worth > favourite.worth:
                favourite = contender
        for world in range(MOST_WORLDS):
            spent = max(world / MOST_WORLDS, playout.states / most)
            if len(left) == 1 or spent >= 1.0 or not comparison.try_all(left, world == 0):
                break
            if world > 0:
                left = ranked(left, favourite, comparison)[: max(FEWEST, int(TURNS_COMPARED * (1.0 - 2.0 * spent)))]
                if favourite not in left:  # it is what the others are measured by
                    left.append(favourite)
        if len(favourite.ends) < LEAST_WORLDS:  # there was no choice, or no time
            return favourite
        return ranked(left, favourite, comparison)[0]


def ranked(left: list[Contender], favourite: Contender, comparison: Comparison) -> list[Contender]:
    return best_first(left, merits(left, favourite, comparison))


def merits(left: list[Contender], favourite: Contender, comparison: Comparison) -> list[float]:
    """How much better than the *favourite* each is likely to do: what it looks worth, corrected by what was seen.

    All have seen the same worlds, so luck is judged by all of them together: one alone may have been lucky in the same
    way a few times in a row, and would seem sure of it.
    """
    seen = [estimate(gains(contender, favourite, comparison.seat)) for contender in left]
    doubt = comparison.evaluation.doubt
    doubtful = DOUBTS * doubt * DOUBTS * doubt
    errors = sum([one.error * one.error for one in seen]) / max(1, len(left) - 1)  # the favourite has none
    luck = errors + doubt * doubt / len(favourite.ends)  # the same ends a few times in a row prove little
    found: list[float] = []
    for at in range(len(left)):
        expected = TRUST * (left[at].worth - favourite.worth)
        found.append((doubtful * seen[at].mean + luck * expected) / (doubtful + luck))
    return found


def gains(contender: Contender, favourite: Contender, seat: Seat) -> list[float]:
    """By how much it did better than the *favourite*, world by world."""
    found: list[float] = []
    for at in range(len(contender.ends)):
        found.append(success(contender.ends[at], seat) - success(favourite.ends[at], seat))
    return found

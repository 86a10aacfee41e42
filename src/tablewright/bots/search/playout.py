"""Playing on: how a game would end if everybody went on with plain good sense."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tablewright.bots.search.beam import Beam, answer_meanwhile
from tablewright.bots.search.evaluation import Evaluation
from tablewright.bots.search.noisy_evaluation import NoisyEvaluation
from tablewright.bots.search.tree_nodes import is_among
from tablewright.kernel.action import NOBODY, Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.random import Chance
from tablewright.kernel.state import State, seats_to_act

NARROW: Final = 1  # the lines that a playout follows side by side
NEVER: Final = 1e30  # a limit of time that is none
HAIR: Final = 0.001  # of a point: so far a tie-break puts a seat behind; no expected score shows it


class OutOfTime(Exception):
    """It was to be over by now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says how a game may end. Whoever knows it without playing, from experience, may take the place of a playout."""

    def final_scores(self, state: State, chance: Chance, limit: float) -> list[float]:
        """The total of every seat in an end that *state* may come to, drawn from *chance*; *state* is used up.

        Of seats with the same total, one that loses by a tie-break is behind by less than a point.
        OutOfTime if `perf_counter` shows *limit* before that is known.
        """
        raise NotImplementedError


class Playout(Judge):
    """Plays to the end, everybody the line of his turn that a narrow beam finds best.

    *states* counts the states that were judged for it: what it costs, whatever the machine.
    """

    def __init__(self, game: Game[Any], evaluation: Evaluation[Any]) -> None:
        self.game: Final = game
        self.evaluation: Final = evaluation
        self.states = 0

    def final_scores(self, state: State, chance: Chance, limit: float) -> list[float]:
        if not self.reaches_end(state, chance, limit, sys.maxsize):
            raise OutOfTime
        result = self.game.result(state)
        return [result.totals[seat] - HAIR * (result.ranks[seat] - 1) for seat in range(state.seats)]

    def reaches_end(self, state: State, chance: Chance, limit: float, states: int) -> bool:
        """Play *state* to its end, unless `perf_counter` shows *limit* or so many *states* are judged before.

        Every turn draws from a chance of its own. So whoever plays on from two states with the same chance is in the
        same mood at the same turn, however much was thought before, and what comes of the two differs by their merit.
        """
        most = self.states + states
        mood, seat = chance, NOBODY
        while not state.is_over():
            waiting = seats_to_act(state)
            if seat not in waiting:
                seat = waiting[0]
                mood = chance.split()
                if self.states > most or perf_counter() > limit:
                    return False
            self.go_on(state, seat, NoisyEvaluation(self.evaluation, mood, 1.0), mood)
        return True

    def go_on(self, state: State, seat: Seat, evaluation: Evaluation[Any], chance: Chance) -> None:
        """Let *seat* answer what it can plan now: the rest of its turn, or up to something that comes to light."""
        options = self.game.options(state, seat)
        if len(options) == 1:
            self.game.take(state, options[0], seat)
            return
        evaluation.begin(state, seat)
        # Nobody knows the dice to come: the line is looked for on a twin that draws others.
        twin: State = self.game.twin(state)
        twin.chance = chance.split()
        states = max(1, NARROW * evaluation.states // evaluation.width)
        beam = Beam(self.game, evaluation, seat, NARROW, states)
        line = beam.lines(twin, 1)[0]
        self.states += states - beam.left
        play_line(self.game, evaluation, state, seat, line.actions)


def play_line(
    game: Game[Any], evaluation: Evaluation[Any], state: State, seat: Seat, actions: list[Action]
) -> list[Action]:
    """Take *actions* as far as they are possible, as something may come to light, and say which were.

    The *evaluation* has begun: it answers for the others what they are asked in between.
    """
    for at in range(len(actions)):
        if seat not in seats_to_act(state) or not is_among(actions[at], game.options(state, seat)):
            return actions[:at]
        game.take(state, actions[at], seat)
        answer_meanwhile(game, evaluation, state)
    return actions

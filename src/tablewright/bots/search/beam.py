"""Lines: whole ways to go on, so that a tree of turns can be searched instead of one of small steps.

A turn of these games is a dozen questions, most of them about details. What a seat decides is rather "buy this disc and
climb there": a line is all its answers up to the end of its turn, or up to something that it cannot know in advance.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.bots.search.evaluation import Evaluation
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.state import State, seats_to_act

ALIKE: Final = 1e-9  # lines that differ by less lead to the same state by different ways


class Line:
    """The *actions* of a seat, the *state* that they lead to, what that is *worth*, and what can be done *next*.

    Where something comes to light the actions end: what follows depends on it. The search goes on, in the state as it
    was imagined, to see what the turn may come to; such a worth is *by_luck*.
    """

    def __init__(
        self, actions: list[Action], state: State, worth: float, next: list[Action], by_luck: bool = False
    ) -> None:
        self.actions: Final = actions
        self.state: Final = state
        self.worth: Final = worth
        self.next: Final = next
        self.by_luck: Final = by_luck


class Beam:
    """Looks for the best lines of *seat*, *width* of them side by side, until about *states* states were judged."""

    def __init__(self, game: Game[Any], evaluation: Evaluation[Any], seat: Seat, width: int, states: int) -> None:
        self.game: Final = game
        self.evaluation: Final = evaluation
        self.seat: Final = seat
        self.width: Final = width
        self.left = states
        self.ended: list[Line] = []
        self.open: list[Line] = []

    def lines(self, state: State, most: int) -> list[Line]:
        """The best lines from *state*, where the seat is asked and its evaluation has begun; the best one first."""
        return self.lines_from(state, self.candidates(state), most)

    def lines_from(self, state: State, firsts: list[Action], most: int) -> list[Line]:
        """The same, of lines that begin with one of *firsts*; of equally good ones the first comes first."""
        self.extend(Line([], state, 0.0, firsts))
        while self.open and self.left > 0:
            lines = best_lines(self.open, self.width)
            self.open = []
            for line in lines:
                self.extend(line)
        return best_lines(self.ended + self.open, most, as_plans=True)

    def extend(self, line: Line) -> None:
        for action in line.next:
            self.follow(line.actions, line.state, action, line.by_luck)

    def follow(self, actions: list[Action], state: State, action: Action, by_luck: bool) -> None:
        """Note the line that goes on from *state* with *action*. What leaves no choice is done at once."""
        twin: State = self.game.twin(state)
        self.game.take(twin, action, self.seat)
        answer_meanwhile(self.game, self.evaluation, twin)
        taken = actions if by_luck else [*actions, action]
        by_luck = by_luck or learned(state, twin)
        if self.evaluation.is_over(twin) or self.seat not in seats_to_act(twin):
            self.left -= 1
            self.ended.append(Line(taken, twin, self.evaluation.worth(twin), [], by_luck))
            return
        following = self.candidates(twin)
        if len(following) == 1 or self.evaluation.is_halfway(twin):
            for second in following:
                self.follow(taken, twin, second, by_luck)
        else:
            self.left -= 1
            self.open.append(Line(taken, twin, self.evaluation.worth(twin), following, by_luck))

    def candidates(self, state: State) -> list[Action]:
        return self.evaluation.candidates(state, self.game.options(state, self.seat))


def best_lines(lines: list[Line], most: int, as_plans: bool = False) -> list[Line]:
    """The best of *lines*, the best one first, and of those that are alike only one.

    Taken *as_plans*, lines that differ only after something came to light are alike too.
    """
    ranked: list[tuple[float, int]] = []
    for at in range(len(lines)):
        ranked.append((-lines[at].worth, at))
    ranked.sort()
    chosen: list[Line] = []
    for _, at in ranked:
        if len(chosen) == most:
            break
        line = lines[at]
        if not is_known(line, chosen) and not (as_plans and line.by_luck and is_planned(line.actions, chosen)):
            chosen.append(line)
    return chosen


def is_known(line: Line, chosen: list[Line]) -> bool:
    """Has another way to the same state been *chosen*? They are in order, so its likes can only be the last ones."""
    for at in range(len(chosen) - 1, -1, -1):
        if chosen[at].worth - line.worth > ALIKE:
            return False
        if are_alike(line, chosen[at]):
            return True
    return False


def is_planned(actions: list[Action], chosen: list[Line]) -> bool:
    return any(line.actions == actions for line in chosen)


def are_alike(line: Line, other: Line) -> bool:
    """Do lines of the same worth lead to the same state? Not if different ways led there by luck, nor if they leave
    open other questions: what was chosen first may show only in the next question.
    """
    if (line.by_luck or other.by_luck) and line.actions != other.actions:
        return False
    asked, same = line.state.stack, other.state.stack
    return not asked or not same or asked[-1] == same[-1]


def learned(before: State, after: State) -> bool:
    """Did something come to light that was hidden, or left to chance?"""
    return after.revealed != before.revealed or after.chance.drawn != before.chance.drawn


def answer_meanwhile(game: Game[Any], evaluation: Evaluation[Any], state: State) -> None:
    """Let the others answer, as far as the evaluation knows how, what they are asked in the middle of the turn."""
    answer = evaluation.meanwhile(state)
    while answer is not None:
        game.take(state, answer)
        answer = evaluation.meanwhile(state)

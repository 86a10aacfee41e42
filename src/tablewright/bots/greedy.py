"""The greedy bot: looks to the end of its own turn, at what it would then have, and no further."""

from __future__ import annotations

from typing import Any, Final

from tablewright.bots.bot import Bot
from tablewright.bots.evaluation import Evaluation
from tablewright.bots.evaluations import BY_HAND, evaluation_of
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.state import State

ALIKE: Final = 1e-9  # lines that differ by less, and come to the same question, lead to the same state


class Line:
    """A way to go on: its *first* action, the *state* that it leads to, and what that is *worth*."""

    def __init__(self, first: Action, state: State, worth: float) -> None:
        self.first: Final = first
        self.state: Final = state
        self.worth: Final = worth


class GreedyBot(Bot):
    """A beam search over the rest of the own turn, judged by the evaluation of the game, or by the score alone."""

    def __init__(self, seed: str, weights: str = BY_HAND) -> None:
        super().__init__(seed)
        self.weights: Final = weights
        self.evaluations: Final[dict[str, Evaluation[Any]]] = {}

    def choose(self, game: Game[Any], state: State, seat: Seat) -> Action:
        options = game.options(state, seat)
        if len(options) == 1:
            return options[0]
        evaluation = self.evaluation_of(game)
        evaluation.begin(state, seat)
        firsts = evaluation.candidates(state, options)
        if len(firsts) == 1:
            return firsts[0]
        self.chance.shuffle(firsts)  # of equally good ones the first is chosen
        return Search(game, evaluation, seat).best(state, firsts).first

    def evaluation_of(self, game: Game[Any]) -> Evaluation[Any]:
        if game.name not in self.evaluations:
            self.evaluations[game.name] = evaluation_of(game, self.weights)
        return self.evaluations[game.name]


class Search:
    """The search behind one choice."""

    def __init__(self, game: Game[Any], evaluation: Evaluation[Any], seat: Seat) -> None:
        self.game: Final = game
        self.evaluation: Final = evaluation
        self.seat: Final = seat
        self.left = evaluation.states
        self.ended: list[Line] = []  # lines that reached the end of the turn
        self.open: list[Line] = []

    def best(self, state: State, firsts: list[Action]) -> Line:
        """The best line that begins with one of *firsts*."""
        for first in firsts:
            self.follow(state, first, first)
        while self.open and self.left > 0:
            lines = front(self.open, self.evaluation.width)
            self.open = []
            for line in lines:
                options = self.game.options(line.state, self.seat)
                for action in self.evaluation.candidates(line.state, options):
                    self.follow(line.state, action, line.first)
        return best_of(self.ended + self.open)

    def follow(self, state: State, action: Action, first: Action) -> None:
        """Take *action* on a twin of *state*, and note where the line that began with *first* stands then."""
        twin: State = self.game.twin(state)
        self.game.take(twin, action, self.seat)
        answer = self.evaluation.meanwhile(twin)
        while answer is not None:
            self.game.take(twin, answer)
            answer = self.evaluation.meanwhile(twin)
        if self.evaluation.is_over(twin):
            self.left -= 1
            self.ended.append(Line(first, twin, self.evaluation.worth(twin)))
        elif self.evaluation.is_halfway(twin):
            for second in self.evaluation.candidates(twin, self.game.options(twin, self.seat)):
                self.follow(twin, second, first)
        else:
            self.left -= 1
            self.open.append(Line(first, twin, self.evaluation.worth(twin)))


def front(lines: list[Line], width: int) -> list[Line]:
    """The best of *lines*, as many as are followed further, and of lines that are alike only one."""
    chosen: list[Line] = []
    left = lines
    while left and len(chosen) < width:
        best = best_of(left)
        chosen.append(best)
        left = [line for line in left if not are_alike(line, best)]
    return chosen


def are_alike(line: Line, other: Line) -> bool:
    """Different ways to one state? The seat that thinks may be asked in its own lane: then the worth must do."""
    if abs(line.worth - other.worth) > ALIKE:
        return False
    asked, same = line.state.stack, other.state.stack
    return not asked or not same or asked[-1] == same[-1]


def best_of(lines: list[Line]) -> Line:
    """The line of the highest worth; the first of several."""
    best = lines[0]
    for line in lines:
        if line.worth > best.worth:
            best = line
    return best

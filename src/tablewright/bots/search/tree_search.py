"""The search: a Monte Carlo tree search over what one seat can know.

It is an information-set search with one tree: every descent goes through another state that looks the same to the
searching seat, so that a move is judged by what it brings in all of them, and at each node only the moves that are
possible in the state at hand take part. Moves are whole lines (`beam`), found by a beam search where a node is
reached first. Nothing is played out: every descent ends after the same number of turns, where an evaluation takes over,
so that all that is compared was looked at equally far ahead.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from tablewright.bots.search.beam import Beam, answer_meanwhile
from tablewright.bots.search.evaluation import Evaluation
from tablewright.bots.search.tree_nodes import Move, Node, is_among
from tablewright.bots.search.tree_values import expected_values, final_values, worths
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.random import Chance
from tablewright.kernel.state import State, seats_to_act

# How hard lines are looked for. Where the choice is: so many times the width and the states of the evaluation.
ROOT_WIDTH: Final = 2
ROOT_STATES: Final = 4
ROOT_LINES: Final = 16
# Further down, where nodes are many.
NODE_WIDTH: Final = 3
NODE_STATES: Final = 40
NODE_LINES: Final = 6

LEAST_SPREAD: Final = 0.05  # else a search that saw the same value twice would be sure of it


class TreeSearch:
    """The search behind one choice of *seat* in *state*, with a tree that may have been begun before.

    It looks to the end of the turn, and then through so many *rounds*: a turn of everybody, the seat's own at last.
    """

    def __init__(
        self,
        game: Game[Any],
        evaluation: Evaluation[Any],
        chance: Chance,
        state: State,
        seat: Seat,
        root: Node,
        rounds: int,
    ) -> None:
        self.game: Final = game
        self.evaluation: Final = evaluation
        self.chance: Final = chance
        self.state: Final = state
        self.seat: Final = seat
        self.root: Final = root
        self.turns: Final = 1 + rounds * state.seats
        self.descents = 0
        self.starts: Final = [0.0] * state.seats  # averages of what the worlds were worth where descents began
        self.mean = 0.0  # of the seat's values, and the sum of their squared distances from it
        self.squares = 0.0
        self.grow_root()

    def grow_root(self) -> None:
        evaluation = self.evaluation
        evaluation.begin(self.state, self.seat)
        width, states = ROOT_WIDTH * evaluation.width, ROOT_STATES * evaluation.states
        self.root.grow(Beam(self.game, evaluation, self.seat, width, states).lines(self.state, ROOT_LINES))

    def iterate(self) -> None:
        """One descent through a state imagined anew, and what came of it counted along its way."""
        self.descents += 1
        world: State = self.game.world(self.state, self.seat, self.chance)
        path: list[Move] = []
        before = worths(self.evaluation, world)
        self.descend(world, path)
        values = self.judge(world, before)
        for move in path:
            move.count(values)
        self.note(values[self.seat])

    def descend(self, world: State, path: list[Move]) -> None:
        """Play *world* on along the tree to the horizon, and note the moves on *path*."""
        node, seat = self.root, self.seat
        turns = 1
        while True:
            move = self.pick(node, world, seat)
            path.append(move)
            self.play(world, seat, move.actions)
            if world.is_over():
                return
            asked = seats_to_act(world)
            if self.evaluation.is_over(world) or seat not in asked:
                turns += 1
                if turns > self.turns:
                    return
            if seat not in asked:
                seat = asked[0]
            following = move.node
            if following is None:
                following = Node(world.seats)
                move.node = following
            node = following

    def pick(self, node: Node, world: State, seat: Seat) -> Move:
        """The move of *seat* to look at; if none is possible in this world, lines are looked for in it."""
        self.evaluation.begin(world, seat)
        options = self.game.options(world, seat)
        possible = node.possible(options)
        if not possible:
            node.grow(Beam(self.game, self.evaluation, seat, NODE_WIDTH, NODE_STATES).lines(world, NODE_LINES))
            possible = node.possible(options)
        return node.pick(possible, seat, self.spread())

    def play(self, world: State, seat: Seat, actions: list[Action]) -> None:
        """Take *actions*, as far as they are possible in this world: the first one is."""
        self.game.take(world, actions[0], seat)
        answer_meanwhile(self.game, self.evaluation, world)
        for at in range(1, len(actions)):
            if not is_among(actions[at], self.game.options(world, seat)):
                return
            self.game.take(world, actions[at], seat)
            answer_meanwhile(self.game, self.evaluation, world)

    def judge(self, world: State, before: list[float]) -> list[float]:
        """The value of *world* to every seat. *before* is what it was worth to them where the descent began.

        What differs from world to world before anything was done is luck: it is replaced by its average so far.
        """
        for seat in range(world.seats):
            self.starts[seat] += (before[seat] - self.starts[seat]) / self.descents
        if world.is_over():
            return final_values(self.game, world)
        after = worths(self.evaluation, world)
        return expected_values(self.starts, [after[seat] - before[seat] for seat in range(world.seats)])

    def note(self, value: float) -> None:
        off = value - self.mean
        self.mean += off / self.descents
        self.squares += off * (value - self.mean)

    def spread(self) -> float:
        """How much the values of the seat have differed so far."""
        return max(LEAST_SPREAD, sqrt(self.squares / self.descents))

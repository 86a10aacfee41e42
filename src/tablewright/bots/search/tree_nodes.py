"""The tree: what a seat may do where it is asked, and what came of it so far."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tablewright.bots.search.beam import ALIKE, Line
from tablewright.kernel.action import Action, Seat

EXPLORATION: Final = 2.0
OPEN_MIND: Final = 0.25  # the share of the priors that all moves have alike
WIDE: Final = 2  # moves that are tried from the start; with every square of visits there is one more


class Move:
    """A line of *actions* out of a node. *worth* is what its beam search made of it; *totals* sum up values by seat.

    *offered* counts the visits at which it was possible: a move that is seldom possible must not look neglected.
    """

    def __init__(self, actions: list[Action], worth: float, seats: int) -> None:
        self.actions: Final = actions
        self.worth = worth
        self.prior = 0.0
        self.visits = 0
        self.offered = 0
        self.totals: Final = [0.0] * seats
        self.node: Node | None = None

    def mean(self, seat: Seat) -> float:
        return self.totals[seat] / self.visits

    def count(self, values: list[float]) -> None:
        self.visits += 1
        for seat in range(len(values)):
            self.totals[seat] += values[seat]


class Node:
    """A place where a seat is asked, reached by the same moves: all states that look alike from there on."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.moves: list[Move] = []  # the best one first, by worth

    def grow(self, lines: list[Line]) -> None:
        """Add *lines* as moves; those that are there already get their new worth."""
        for line in lines:
            known = self.move_of(line.actions)
            if known is None:
                self.moves.append(Move(line.actions, line.worth, self.seats))
            else:
                known.worth = line.worth
        self.rank()

    def visits(self) -> int:
        """How often a move was tried here."""
        total = 0
        for move in self.moves:
            total += move.visits
        return total

    def move_of(self, actions: list[Action]) -> Move | None:
        for move in self.moves:
            if move.actions == actions:
                return move
        return None

    def rank(self) -> None:
        """Put the moves in order and share out the priors, by how far each falls behind the best."""
        ranked: list[tuple[float, int]] = []
        for at in range(len(self.moves)):
            ranked.append((-self.moves[at].worth, at))
        ranked.sort()
        self.moves = [self.moves[at] for _, at in ranked]
        best = self.moves[0].worth
        behind = ALIKE
        for move in self.moves:
            behind += (best - move.worth) / len(self.moves)
        total = 0.0
        for move in self.moves:
            move.prior = exp((move.worth - best) / behind)
            total += move.prior
        for move in self.moves:
            move.prior = (1.0 - OPEN_MIND) * move.prior / total + OPEN_MIND / len(self.moves)

    def possible(self, options: list[Action]) -> list[Move]:
        """The moves that begin with one of *options*."""
        return [move for move in self.moves if is_among(move.actions[0], options)]

    def pick(self, possible: list[Move], seat: Seat, spread: float) -> Move:
        """The move to try next for *seat*: few of them while visits are few, each once, then the good ones again.

        *spread* is how much values differ in this search: exploring is measured by it.
        """
        tried = 0
        for move in possible:
            move.offered += 1
            tried += move.visits
        chosen = possible[0]
        highest = -1.0
        for move in possible[: WIDE + int(sqrt(float(tried)))]:
            if not move.visits:
                return move
            score = move.mean(seat)
            score += EXPLORATION * spread * move.prior * sqrt(float(move.offered)) / (1 + move.visits)
            if score > highest:
                highest, chosen = score, move
        return chosen

    def favourite(self) -> Move:
        """The move that was tried most often; of several the one of the highest worth."""
        best = self.moves[0]
        for move in self.moves:
            if move.visits > best.visits:
                best = move
        return best

    def after(self, action: Action) -> Node:
        """What remains of the moves that begin with *action* once it was taken, with all that is known of them."""
        found = Node(self.seats)
        for move in self.moves:
            if move.actions[0] == action and len(move.actions) > 1:
                rest = Move(move.actions[1:], move.worth, self.seats)
                rest.visits, rest.offered, rest.node = move.visits, move.offered, move.node
                rest.totals[:] = move.totals
                found.moves.append(rest)
        return found


def is_among(action: Action, options: list[Action]) -> bool:
    """Every action of a game is made once, so mostly identity tells; asking for equality would be slower."""
    return any(option is action for option in options)

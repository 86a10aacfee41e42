"""The tree bot: weighs whole turns against each other, in many states that look the same, and may look past them."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Any, Final

from tablewright.bots.agents.greedy import GreedyBot
from tablewright.bots.evaluations import LEARNED
from tablewright.bots.search.beam import learned
from tablewright.bots.search.tree_nodes import Node
from tablewright.bots.search.tree_search import TreeSearch
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.state import State, seats_to_act


class Kept:
    """What is left of a tree for the next question of the same turn: *root*, and *view*, what the seat must see then.

    *share* is how much of the search went into it.
    """

    def __init__(self, game: str, seat: Seat, view: Mapping[str, object], root: Node, share: float) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.view: Final = view
        self.root: Final = root
        self.share: Final = share


class TreeBot(GreedyBot):
    """Searches until its tree has seen *iterations* descents, or for *seconds* if that is sooner.

    It looks to the end of its turn and so many *rounds* further, through the turns of the others to its own next one. A
    round ahead takes some thirty times as long to search.

    The answers of a turn are one plan, so the part of the tree under a choice is kept for the next question, and what
    was spent on it counts. It is looked at only if that question comes at once, in exactly the position that was
    expected, and nothing came to light: else the tree is grown anew from the state, as a bot that takes over would do.
    Without a limit of time the same seed and the same states therefore give the same choices.
    """

    def __init__(self, seed: str, iterations: int, seconds: float | None = None, rounds: int = 0) -> None:
        super().__init__(seed, LEARNED)
        self.rounds: Final = rounds
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.kept: Kept | None = None

    def choose(self, game: Game[Any], state: State, seat: Seat) -> Action:
        begun = perf_counter()
        options = game.options(state, seat)
        if len(options) == 1:
            return options[0]
        kept, self.kept = self.kept, None
        root, share = Node(state.seats), 0.0
        if kept is not None and kept.game == game.name and kept.seat == seat and kept.view == game.view(state, seat):
            root, share = kept.root, kept.share
        search = TreeSearch(game, self.evaluation_of(game), self.chance, state, seat, root, self.rounds)
        if len(root.moves) > 1:
            limit = None if self.seconds is None else begun + self.seconds * (1.0 - share)
            while root.visits() < self.iterations and (limit is None or perf_counter() < limit):
                search.iterate()
        chosen = root.favourite().actions[0]
        self.keep(game, state, seat, chosen, root)
        return chosen

    def keep(self, game: Game[Any], state: State, seat: Seat, chosen: Action, root: Node) -> None:
        """Keep what is known of the turn up to the next real choice after *chosen*, unless something comes to light."""
        after: State = game.twin(state)
        rest, options = root, [chosen]
        while len(options) == 1:
            game.take(after, options[0], seat)
            rest = rest.after(options[0])
            if not rest.moves or seat not in seats_to_act(after) or learned(state, after):
                return
            options = game.options(after, seat)
        share = rest.visits() / max(1, root.visits())
        self.kept = Kept(game.name, seat, game.view(after, seat), rest, share)

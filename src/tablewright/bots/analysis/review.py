"""Looking back at a game: how good was a turn, and was what came to light good or bad luck?

Everything is judged by what the seat that moved could know then: from imagined states that look the same to it. A turn
is compared with others by playing to the end of the game. Luck is compared a turn later, between what was drawn and
what might have been drawn: whole games have so much luck of their own that one draw would drown in it.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.bots.analysis.analyse import analyse
from tablewright.bots.evaluations import LEARNED, evaluation_of
from tablewright.bots.search.comparison import Effort, Outlook
from tablewright.bots.search.estimates import Estimate, estimate
from tablewright.bots.search.evaluation import Evaluation
from tablewright.bots.search.playout import Playout
from tablewright.kernel.action import NOBODY, Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.random import SEED_DIGITS, chance_from
from tablewright.kernel.state import State, seats_to_act

TRIES: Final = 6  # draws after which what always comes out the same counts as known
TURNS_AHEAD: Final = 2  # the one in which it was drawn, and the next
MOST_STRETCHES: Final = 60  # of play, each up to something that comes to light


class Weighed:
    """A turn as it was *played*, and the *best* that was found instead of it (which may be the same)."""

    def __init__(self, played: Outlook, best: Outlook) -> None:
        self.played: Final = played
        self.best: Final = best


def weigh(
    game: Game[Any], state: State, seat: Seat, actions: list[Action], seed: str, effort: Effort
) -> Weighed | None:
    """What *actions* of *seat* were worth, compared in the same worlds with the best that is found.

    None if nothing could be compared, as there was no other way or no world in which they are possible.
    """
    outlooks = analyse(game, state, seat, seed, effort, [actions])
    for outlook in outlooks:
        if outlook.worlds > 0 and outlook.actions[: len(actions)] == actions:
            return Weighed(outlook, outlooks[0])
    return None


def luck_of(
    game: Game[Any], before: State, after: State, seat: Seat, action: Action, seed: str, worlds: int
) -> Estimate | None:
    """What the draw that came with *action* was worth to *seat*, in points. None if nothing new came of it.

    *before* and *after* look to *seat* as the table did then.
    """
    if not is_news(game, before, after, seat, action, seed):
        return None
    evaluation = evaluation_of(game, LEARNED)
    changes: list[float] = []
    for one in seeds_from(seed, worlds):
        root: State = game.world(before, seat, chance_from(one))
        might: State = game.twin(root)
        game.take(might, action, seat)
        did: State = game.world(after, seat, chance_from(one))
        for state in (might, did):
            play_on(game, evaluation, state, seat, one)
        evaluation.begin(root, seat)
        changes.append(evaluation.worth(did) - evaluation.worth(might))
    return estimate(changes)


def play_on(game: Game[Any], evaluation: Evaluation[Any], state: State, seat: Seat, seed: str) -> None:
    """To the end of the next turn of *seat*: by then it has had a chance to use what came to light."""
    playout, chance = Playout(game, evaluation), chance_from(seed)
    turns, mover = 0, NOBODY
    for _ in range(MOST_STRETCHES):
        waiting = seats_to_act(state)
        if mover not in waiting:
            turns += int(mover == seat)
            if turns == TURNS_AHEAD or not waiting:
                return
            mover = waiting[0]
        playout.go_on(state, mover, evaluation, chance)


def is_news(game: Game[Any], before: State, after: State, seat: Seat, action: Action, seed: str) -> bool:
    """Could *action* have come out differently, for all that *seat* knew?"""
    seen = game.view(after, seat)
    for one in seeds_from(seed, TRIES):
        world: State = game.world(before, seat, chance_from(one))
        game.take(world, action, seat)
        if game.view(world, seat) != seen:
            return True
    return False


def seeds_from(seed: str, number: int) -> list[str]:
    chance = chance_from(seed)
    return ["".join([f"{chance.word():08x}" for _ in range(SEED_DIGITS // 8)]) for _ in range(number)]

"""Planning bots: they think once about a whole turn, and answer its questions while nothing comes between."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from mypy_extensions import mypyc_attr

from tablewright.bots.bot import Bot
from tablewright.bots.search.beam import learned
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.state import State, seats_to_act


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanningBot(Bot):
    """Notes the rest of its plan for the next question.

    The plan holds if that question comes in exactly the position that was expected: else the turn is planned anew, as
    a bot would do that takes over without notes.
    """

    def plan(self, game: Game[Any], state: State, seat: Seat) -> list[Action]:
        """What *seat* will answer from *state* on, as far as it can know; at least one action."""
        raise NotImplementedError

    def choose(self, game: Game[Any], state: State, seat: Seat) -> Action:
        options = game.options(state, seat)
        if len(options) == 1:
            return options[0]
        actions = self.planned(game, state, seat)
        if not actions:
            actions = self.plan(game, game.twin(state), seat)
        self.note(game, state, seat, actions)
        return actions[0]

    def planned(self, game: Game[Any], state: State, seat: Seat) -> list[Action]:
        """The rest of the plan, if it is about this question."""
        notes, self.notes = self.notes, ""
        if not notes:
            return []
        expected, rest = json.loads(notes)
        if expected != sight(game, state, seat):
            return []
        after: State = game.twin(state)
        found: list[Action] = []
        for words in rest:
            if seat not in seats_to_act(after):
                break
            option = option_of(game.options(after, seat), words)
            if option is None:
                break
            found.append(option)
            game.take(after, option, seat)
        return found

    def note(self, game: Game[Any], state: State, seat: Seat, actions: list[Action]) -> None:
        """Note what is planned after the first of *actions*, up to the next question that leaves a choice."""
        after: State = game.twin(state)
        for at in range(1, len(actions)):
            game.take(after, actions[at - 1], seat)
            if seat not in seats_to_act(after) or learned(state, after):
                return
            if len(game.options(after, seat)) > 1:
                rest = [list(action.fields()) for action in actions[at:]]
                self.notes = json.dumps([sight(game, after, seat), rest])
                return


def option_of(options: list[Action], words: list[Any]) -> Action | None:
    for option in options:
        if list(option.fields()) == words:
            return option
    return None


def sight(game: Game[Any], state: State, seat: Seat) -> str:
    """A short sign for all that *seat* sees of *state*."""
    seen = json.dumps([game.name, seat, game.view(state, seat)], sort_keys=True)
    return blake2b(seen.encode(), digest_size=16).hexdigest()

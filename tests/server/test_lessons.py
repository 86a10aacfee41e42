"""Lessons: who follows the tips comes to the end of each, whatever the bots do."""

from __future__ import annotations

import random
from typing import Any

from tablewright.bots.registry import make_bot
from tablewright.games.registry import load_game
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.match import Match
from tablewright.server.lessons import Happened, Step, done_steps, scripts

LEARNER: Seat = 0
MOST_PLIES = 4000


def begins(action: Action, words: str) -> bool:
    """Are these the first words of *action*?"""
    return " ".join([*map(str, action.fields()), ""]).startswith(words + " ")


class Learner:
    """Sits at seat 0 of a guided game, does what the tip says as soon as that is offered, and otherwise anything that
    is not set aside for later. The bots, and what is left to choose, differ with *chance*."""

    def __init__(self, lesson: str, chance: int) -> None:
        self.script = scripts()[lesson]
        self.game = load_game(self.script.game)
        setup = self.game.setup(1 + len(self.script.bots), dict(self.script.settings))
        self.match: Match[Any] = Match(self.game, setup, self.script.seed)
        self.chance = random.Random(chance)
        self.bots = [make_bot(bot, f"{chance + at:032x}") for at, bot in enumerate(("greedy", *self.script.bots))]

    def current(self) -> str | None:
        """The step that is due; what is there to be read has been read."""
        done = done_steps(self.script, self.match, LEARNER)
        return next((name for name, step in self.script.steps().items() if step.is_open() and name not in done), None)

    def is_later(self, action: Action, chapter: str) -> bool:
        """Does *action* come into play in a later chapter, and in none before?"""
        at = [one.id for one in self.script.chapters].index(chapter)
        opened = [any(begins(action, words) for words in one.unlocks) for one in self.script.chapters]
        return any(opened[at + 1 :]) and not any(opened[: at + 1])

    def play(self) -> None:
        seat = self.match.to_act()[0]
        self.match.act(seat, self.chosen() if seat == LEARNER else self.bot(seat))

    def bot(self, seat: Seat) -> Action:
        return self.bots[seat].choose(self.game, self.match.state.copy(), seat)

    def chosen(self) -> Action:
        options = self.game.options(self.match.state, LEARNER)
        due, best = self.current(), self.bot(LEARNER)
        if due is None:
            return best
        open_now = [one for one in options if not self.is_later(one, due.partition(".")[0])] or options
        fit = self.wanted(due, options) or [one for one in open_now if self.leads_to(one, due)] or open_now
        return best if best in fit else self.chance.choice(fit)

    def wanted(self, step: str, options: list[Action]) -> list[Action]:
        """What *step* asks for among *options*."""
        return [one for one in options if any(begins(one, words) for words in self.script.steps()[step].act)]

    def leads_to(self, action: Action, step: str) -> bool:
        """Would the next question offer what *step* asks for?"""
        state = self.match.state.copy()
        self.game.apply(state, LEARNER, action)
        asked = self.game.question(state, LEARNER) is not None
        return asked and bool(self.wanted(step, self.game.options(state, LEARNER)))

    def passed(self):
        h=Happened(self.match,0)
        return [n for n,s in self.script.steps().items() if s.is_open() and not h.fulfils(s)]
    def missing(self):
        return self.current()

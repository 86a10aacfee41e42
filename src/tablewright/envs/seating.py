"""A table as an environment sees it: letters by number, observations, rewards. Both adapters are made of this."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablewright.envs.layout import Layout
from tablewright.envs.places import Place, place_of
from tablewright.games.registry import ENTRIES, load_game
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.random import SEED_DIGITS, chance_from
from tablewright.kernel.state import State, seats_to_act

Observation = dict[str, Any]

LEGEND: Final = "legend"  # the part of a view that tells nothing which is not in the rest, or printed


@cache
def layout_of(game: str) -> Layout:
    """The shipped layout of *game*; KeyError if there is no such game."""
    layout: Layout = json.loads(ENTRIES[game].layout.read_text(encoding="utf-8"))
    return layout


@cache
def places_of(game: str) -> Place:
    """The same, ready to be written."""
    return place_of(layout_of(game))


@cache
def numbers_of(game: str) -> dict[Action, int]:
    """The id of every letter: its place in the alphabet."""
    return {letter: number for number, letter in enumerate(load_game(game).alphabet())}


class Seating:
    """A running game. *state* is the truth; everything else is what a seat may know."""

    def __init__(self, game: str, seats: int, settings: dict[str, str], seed: str) -> None:
        self.game: Final = load_game(game)
        self.setup: Final = self.game.setup(seats, settings)
        self.state: State = self.game.start(self.setup, seed)

    def with_state(self, state: State) -> Seating:
        """The same table in another state."""
        twin = object.__new__(Seating)
        twin.__dict__.update(self.__dict__)
        twin.state = state
        return twin

    def copy(self) -> Seating:
        return self.with_state(self.game.twin(self.state))

    def __deepcopy__(self, memo: object) -> Seating:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (self.game.name, self.setup.seats, self.setup.chosen, self.game.to_json(self.state))

    def imagined(self, seat: Seat, seed: str) -> Seating:
        """A table that looks the same to *seat*."""
        return self.with_state(self.game.world(self.state, seat, chance_from(seed)))

    def is_over(self) -> bool:
        return self.state.is_over()

    def to_act(self) -> Seat:
        """The seat that is asked next; while several decide at the same time, the first of them."""
        return seats_to_act(self.state)[0]

    def legal(self, seat: Seat) -> list[int]:
        """The ids of what *seat* may do now, in ascending order."""
        numbers = numbers_of(self.game.name)
        return sorted([numbers[option] for option in self.game.options(self.state, seat)])

    def act(self, seat: Seat, number: int) -> None:
        """Take the letter with this number, or raise IllegalAction."""
        self.game.apply(self.state, seat, self.game.alphabet()[number])

    def observation(self, seat: Seat) -> Observation:
        """What *seat* sees: the view, who is to act, and the question, if *seat* may know it."""
        asked = [] if self.state.is_over() else seats_to_act(self.state)
        step = None
        if asked and (not self.state.lanes or seat in asked):
            step = self.game.question(self.state, seat if self.state.lanes else -1)
        question: dict[str, Any] | None = None
        if step is not None:
            name, _, *words = step.fields()
            question = {"name": str(name), **self.game.vocabulary().name(f"ask-{name}", tuple(words))}
        view = self.game.view(self.state, seat)
        return {
            "seat": seat,
            "to_act": [other in asked for other in range(self.state.seats)],
            "question": question,
            "view": {key: part for key, part in view.items() if key != LEGEND},
        }

    def tensor(self, seat: Seat) -> NDArray[np.float32]:
        """The same as numbers from 0 to 1."""
        places = places_of(self.game.name)
        out = np.zeros(places.size, np.float32)
        places.write(self.observation(seat), out, 0)
        return out

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        mask = np.zeros(len(self.game.alphabet()), np.int8)
        if not self.is_over():
            mask[self.legal(seat)] = 1
        return mask

    def returns(self) -> list[float]:
        """From 1 for who is ranked before all others to -1 for who is ranked behind them; they add up to nothing."""
        ranks = self.game.result(self.state).ranks
        others = len(ranks) - 1
        return [(sum(one > mine for one in ranks) - sum(one < mine for one in ranks)) / others for mine in ranks]

    def margins(self) -> list[float]:
        """How many points each seat is ahead of the mean of the others."""
        totals = self.game.result(self.state).totals
        return [mine - (sum(totals) - mine) / (len(totals) - 1) for mine in totals]


def resumed(game: str, seats: int, settings: dict[str, str], state: dict[str, Any]) -> Seating:
    """A table that was pickled in the middle of a game."""
    fresh = Seating(game, seats, settings, "0" * SEED_DIGITS)
    return fresh.with_state(fresh.game.from_json(state))

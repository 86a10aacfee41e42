"""Stalls: take what lies on one of eight stalls; the others fill up. As small as a game can be, and without an end.

The like-for-like game: `boardgame.io/stalls.js` has the same rules and the same state. This module is also the shelf on
which the server finds it, beside the real games.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.games import registry
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.random import Chance
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.score import Result, ScoreLine
from tablewright.kernel.setup import Setup
from tablewright.kernel.state import State
from tablewright.kernel.step import Decision, Step
from tablewright.kernel.vocabulary import Vocabulary

STALLS: Final = ["apples", "bread", "cheese", "dates", "eggs", "figs", "grapes", "honey"]
MOST: Final = 9


class Market(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.stock = [1] * len(STALLS)
        self.goods = [[0] * len(STALLS) for _ in range(seats)]

    def copy(self) -> Market:
        twin = Market(self.seats, self.chance.copy())
        self.copy_into(twin)
        twin.stock = self.stock[:]
        twin.goods = [row[:] for row in self.goods]
        return twin


class Take(Action):
    def __init__(self, stall: int) -> None:
        super().__init__(("take", STALLS[stall]))
        self.stall: Final = stall


TAKE: Final = [Take(stall) for stall in range(len(STALLS))]


class ChooseStall(Decision[Market, Take]):
    def fields(self) -> Fields:
        return "choose-stall", self.seat

    def options(self, state: Market) -> list[Take]:
        return [TAKE[stall] for stall, stock in enumerate(state.stock) if stock]

    def resolve(self, state: Market, action: Take) -> None:
        taken = state.stock[action.stall]
        state.goods[self.seat][action.stall] += taken
        state.stock = [min(MOST, stock + 1) for stock in state.stock]
        state.stock[action.stall] = 0
        state.tell("STA-1-a", self.seat, "took", (taken, action.stall))
        state.active = (self.seat + 1) % state.seats
        state.then([ChooseStall(state.active)])


class StallsGame(Game[Market]):
    def __init__(self) -> None:
        super().__init__("stalls", "1", "none", (2, 3, 4), list(TAKE))
        phrases = {
            "do-take": ("stall",), "ask-choose-stall": (), "told-took": ("count#", "stall"), "why-empty": (),
        }  # fmt: skip
        self.words: Final = Vocabulary({"stall": STALLS, "seat": ["0", "1", "2", "3"]}, phrases)

    def deal(self, setup: Setup, chance: Chance) -> Market:
        state = Market(setup.seats, chance)
        state.then([ChooseStall(0)])
        return state

    def not_now(self, state: Market, seat: Seat, action: Action) -> Refusal:
        return Refusal("STA-1-a", "empty")

    def result(self, state: Market) -> Result:
        return Result([[ScoreLine("STA-1-a", "goods", sum(row))] for row in state.goods], [()] * state.seats)

    def view(self, state: Market, viewer: Seat) -> dict[str, object]:
        return {"stock": state.stock[:], "goods": [row[:] for row in state.goods]}

    def imagine(self, state: Market, viewer: Seat, chance: Chance) -> Market:
        return state.copy()

    def zones(self, state: Market, seat: Seat, action: Action) -> list[str]:
        return [f"stall.{action.fields()[1]}"]

    def vocabulary(self) -> Vocabulary:
        return self.words

    def twin(self, state: Market) -> Market:
        return state.copy()

    def facts(self, state: Market) -> dict[str, object]:
        return {"stock": state.stock[:], "goods": [row[:] for row in state.goods]}

    def state_from(self, facts: dict[str, Any], seats: int, chance: Chance) -> Market:
        state = Market(seats, chance)
        state.stock, state.goods = facts["stock"], facts["goods"]
        return state

    def step_from(self, fields: list[Any]) -> Step:
        return ChooseStall(fields[1])


GAME: Final = StallsGame()


def game_names() -> list[str]:
    return [GAME.name, *registry.game_names()]


def load_game(name: str, data: str | None = None) -> Game[Any]:
    return GAME if name == GAME.name else registry.load_game(name, data)


def clauses(name: str) -> list[str]:
    return ["STA-1-a"] if name == GAME.name else registry.clauses(name)


def reconstructed_values(name: str, data: str | None = None) -> list[str]:
    return [] if name == GAME.name else registry.reconstructed_values(name, data)

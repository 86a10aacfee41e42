"""Modules that have games, and modules that have bots. Light to import: worker processes start with this."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, cast

from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game

AnyGame: TypeAlias = Game[Any]


class GameShelf(Protocol):
    """What a module of games has: `tablewright.games.registry`, or a small one in a test."""

    def game_names(self) -> Sequence[str]: ...

    def load_game(self, name: str, data: str | None = None) -> AnyGame: ...

    def clauses(self, name: str) -> Sequence[str]: ...

    def reconstructed_values(self, name: str, data: str | None = None) -> Sequence[str]: ...

    def aid(self, name: str, data: str | None = None) -> Sequence[dict[str, Any]]: ...


class Bot(Protocol):
    notes: str

    def choose(self, game: AnyGame, state: Any, seat: Seat) -> Action: ...


class BotShelf(Protocol):
    """What a module of bots has: `tablewright.bots.registry`, or a small one in a test."""

    def bot_names(self) -> Sequence[str]: ...

    def levels(self) -> Sequence[str]: ...

    def make_bot(self, name: str, seed: str, seconds: float | None = None) -> Bot: ...


def game_shelf(module: str) -> GameShelf:
    return cast(GameShelf, importlib.import_module(module))


def bot_shelf(module: str) -> BotShelf:
    return cast(BotShelf, importlib.import_module(module))

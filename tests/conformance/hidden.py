"""Secrets, changed by hand: the same table with other things where a viewer cannot look.

`Game.imagine` does so too, but it is part of what is tested: these know nothing of it. Rows are replaced and never
written into, since states may share them.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tablewright.kernel.action import Seat
from tablewright.kernel.game import Game
from tablewright.kernel.random import chance_from
from tests.conformance.traits import traits_of


def with_other_secrets(game: Game[Any], state: Any, viewer: Seat, chooser: Random) -> Any:
    """A twin of *state* that *viewer* (or a spectator) cannot tell from it."""
    twin = game.twin(state)
    twin.chance = chance_from(f"{chooser.getrandbits(128):032x}")
    traits_of(game.name).other_secrets(twin, viewer, chooser)
    return twin


def mixed(chooser: Random, things: list[int]) -> list[int]:
    return chooser.sample(things, len(things))


def dealt_anew(chooser: Random, rows: list[list[int]]) -> list[list[int]]:
    """The same things in rows of the same lengths."""
    things = mixed(chooser, [thing for row in rows for thing in row])
    return [[things.pop() for _ in row] for row in rows]

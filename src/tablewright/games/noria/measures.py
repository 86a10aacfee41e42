"""What can be followed through a game of Noria: levels, resources, knowledge, ships and goods."""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.names import FULL, GOODS, KNOWLEDGE, LEVEL, PATHS, RESOURCES, SHIP, THINGS
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import Seat
from tablewright.kernel.score import Measure

FOLLOWED: Final = [
    *range(len(RESOURCES)), KNOWLEDGE, *range(SHIP, SHIP + len(RESOURCES)), *range(FULL, FULL + len(GOODS)),
]  # fmt: skip


def measures(state: Noria, seat: Seat) -> list[Measure]:
    row = state.hold[seat]
    levels = [Measure("path", PATHS[path], row[LEVEL + path]) for path in range(len(PATHS))]
    return levels + [Measure("thing", THINGS[thing], row[thing]) for thing in FOLLOWED]

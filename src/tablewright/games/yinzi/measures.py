"""What can be followed through a game of Yinzi, and which events are points by themselves."""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.names import COINS, MISFORTUNE, SILVER, STONE, THINGS, WOOD, WORKERS
from tablewright.games.yinzi.printed import Printed
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import Seat
from tablewright.kernel.event import Event
from tablewright.kernel.score import Measure, ScoreLine

FOLLOWED: Final = [COINS, SILVER, WOOD, STONE, WORKERS, MISFORTUNE]


def measures(state: Yinzi, seat: Seat) -> list[Measure]:
    row = state.hold[seat]
    # The place of a thing among the things is its place in the row.
    return [Measure("thing", THINGS[thing], row[thing]) for thing in FOLLOWED]


def credit(printed: Printed, event: Event) -> ScoreLine | None:
    """Misfortune counts from the moment when it comes."""
    if event.verb == "gained" and event.what[0] == MISFORTUNE:
        return ScoreLine(event.rule, "misfortune", event.what[1] * printed.vp_per_misfortune)
    return None

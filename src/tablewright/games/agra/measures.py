"""What can be followed through a game of Agra, and which events move rupees."""

from __future__ import annotations

from tablewright.games.agra.names import FAVOUR, GOODS, GUILDS, RUPEES, STEP, WORKERS
from tablewright.games.agra.state import Agra
from tablewright.kernel.action import Seat
from tablewright.kernel.event import Event
from tablewright.kernel.score import Measure, ScoreLine


def measures(state: Agra, seat: Seat) -> list[Measure]:
    row = state.hold[seat]
    steps = [Measure("guild", GUILDS[guild], row[STEP + guild]) for guild in range(len(GUILDS))]
    return [
        Measure("thing", "rupees", row[RUPEES]),
        Measure("thing", "favour", row[FAVOUR]),
        Measure("thing", "goods", sum(row[: len(GOODS)])),
        Measure("thing", "workers", row[WORKERS]),
        *steps,
    ]


def credit(event: Event) -> ScoreLine | None:
    """Rupees are points, and every one of them is told of when it comes or goes."""
    if event.verb == "earned":
        return ScoreLine(event.rule, "rupees", event.what[0])
    if event.verb == "paid":
        return ScoreLine(event.rule, "rupees", -event.what[0])
    return None

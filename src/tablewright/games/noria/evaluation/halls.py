"""What the halls of Noria are worth, now and in the end, and to whom."""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.evaluation.plan import all_levels
from tablewright.games.noria.names import HALLS
from tablewright.games.noria.state import Noria


class Halls:
    """What a level in each hall counts: *now*, how it *rises* if all politicians above sit down, and what is *hoped*.

    With them stands what depends on nothing else: the levels that the others may reach (*rivals*), the best of these
    by hall (*theirs*), and the *threat* in all that.
    """

    def __init__(self, state: Noria, share: float) -> None:
        """*share* of the politicians above will yet be seated."""
        now: list[float] = []
        rises: list[float] = []
        hoped: list[float] = []
        one_more: list[float] = []
        for hall in range(len(HALLS)):
            values = state.printed.hall_values[hall]
            worth, rise = float(values[state.seated[hall]]), float(state.above[hall] * values[1])
            now.append(worth)
            rises.append(rise)
            hoped.append(worth + share * rise)
            one_more.append(float(values[1]) if state.above[hall] > 0 else 0.0)
        self.now: Final = now
        self.rises: Final = rises
        self.hoped: Final = hoped
        self.one_more: Final = one_more  # what the next politician brings, where there is one to sit down
        self.above: Final = sum(state.above)
        self.rivals: list[list[float]] = []
        self.theirs: list[float] = []
        self.threat = 0.0

    def expect(self, rivals: list[list[float]]) -> None:
        """Note the levels that the others may reach when the halls are worth what is hoped."""
        self.rivals = rivals
        self.theirs = [0.0] * len(HALLS)
        for levels in rivals:
            entries = all_levels(levels)
            for hall in range(len(HALLS)):
                self.theirs[hall] = max(self.theirs[hall], entries[hall])

    def swings(self, mine: list[float], seated: float) -> float:
        """What one intrigue that seats somebody and one that removes somebody could change between a seat whose levels
        will be *mine* and the best of the others, if the share *seated* would sit down anyway.
        """
        own = all_levels(mine)
        seating = removing = 0.0
        for hall in range(len(HALLS)):
            swing = self.one_more[hall] * (own[hall] - self.theirs[hall])
            seating = max(seating, swing * (1.0 - seated))
            removing = max(removing, -swing * seated)
        return seating + removing

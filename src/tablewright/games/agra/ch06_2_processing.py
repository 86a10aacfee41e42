"""Chapter 6.2.2.3: processing at a building in a main action; what it is stands in ch05_3_building.

AGR-6.2.2.1A-h  a worker goes on the building that the Architect has built, and may process there
AGR-6.2.2.3-a   0 to 3 goods: a window, so it is asked while something can be processed or inserted (AGR-R-71)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import PROCESS_GOODS
from tablewright.games.agra.ch05_3_building import ProcessHere
from tablewright.games.agra.ch06_s_secondary import is_worth_asking
from tablewright.games.agra.state import Agra
from tablewright.games.agra.workers import place_worker
from tablewright.kernel.action import Fields, Seat
from tablewright.kernel.step import Procedure


def process_at(state: Agra, seat: Seat, building: int, most: int) -> None:
    step = ProcessHere(seat, building, most, 1, 1)
    if is_worth_asking(state, step):
        state.then([step])
    else:
        step.resolve(state, PROCESS_GOODS[0])


class OpenBuilding(Procedure[Agra]):
    """AGR-6.2.2.1A-h: a worker from the supply on the new building, then goods are processed there."""

    def __init__(self, seat: Seat, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def fields(self) -> Fields:
        return "open-building", self.seat, self.building

    def run(self, state: Agra) -> None:
        place_worker(state, "AGR-6.2.2.1A-h", self.seat, self.building)
        process_at(state, self.seat, self.building, state.printed.processed_after_building)

"""The facts of a table of Noria. Nothing here decides anything."""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.names import (
    ACTIVATED,
    DISCS,
    DOUBLED,
    FULL,
    HALLS,
    HOLDINGS,
    ISLANDS,
    KNOWLEDGE,
    MOST_PLOTS,
    NO_DISC,
    RESOURCES,
    SETUP,
    SLOTS,
    TURN_COUNTERS,
)
from tablewright.games.noria.printed import Printed
from tablewright.kernel.action import NOBODY, Seat
from tablewright.kernel.random import Chance
from tablewright.kernel.state import State

FACTS: Final = (
    "expert", "first_market", "in_turn", "bonus_apart", "start", "round", "phase", "hold", "wheel", "centre", "gone",
    "market", "prices", "above", "seated", "islands", "shown", "ships", "plots", "turn", "used", "picked",
)  # fmt: skip


class Noria(State):
    """A table of Noria.

    *hold* has a row of counts per seat (see names: things, levels, factories, the ambassador's island). *wheel* has a
    row of twelve slots per seat: NO_DISC, or twice the disc plus one if it lies advanced side up. *centre* are the
    discs put aside by the active seat. *gone* counts discs thrown out by type. *above* and *seated* are politicians by
    hall. *islands* are the tiles in play; the first *shown* of them lie open. *ships* and *plots* are rows per tile:
    ships by resource, and owners of factories, MOST_PLOTS wide. *turn* are the counters of the turn, *used* what
    happened to each slot in it, *picked* the same slots as a bit mask.

    `hold`, `wheel`, `centre`, `turn` and `used` belong to one state and are written in place; copies share every other
    row, and after set-up it is replaced by a changed copy (see rows).
    """

    def __init__(self, printed: Printed, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.printed: Final = printed
        self.expert = False
        self.first_market = False
        self.in_turn = False
        self.bonus_apart = False
        self.start: Seat = 0
        self.round = 0
        self.phase = SETUP
        self.hold: list[list[int]] = NO_ROWS
        self.wheel: list[list[int]] = NO_ROWS
        self.centre: list[int] = NO_ROW
        self.gone: list[int] = NO_ROW
        self.market: list[int] = NO_ROW
        self.prices: list[int] = NO_ROW
        self.above: list[int] = NO_ROW
        self.seated: list[int] = NO_ROW
        self.islands: list[int] = NO_ROW
        self.shown = 0
        self.ships: list[int] = NO_ROW
        self.plots: list[int] = NO_ROW
        self.turn: list[int] = NO_ROW
        self.used: list[int] = NO_ROW
        self.picked = 0

    def copy(self) -> Noria:
        twin = Noria(self.printed, self.seats, self.chance.copy())
        self.copy_into(twin)
        twin.expert = self.expert
        twin.first_market = self.first_market
        twin.in_turn = self.in_turn
        twin.bonus_apart = self.bonus_apart
        twin.start = self.start
        twin.round = self.round
        twin.phase = self.phase
        twin.hold = [row[:] for row in self.hold]
        twin.wheel = [row[:] for row in self.wheel]
        twin.centre = self.centre[:]
        twin.gone = self.gone
        twin.market = self.market
        twin.prices = self.prices
        twin.above = self.above
        twin.seated = self.seated
        twin.islands = self.islands
        twin.shown = self.shown
        twin.ships = self.ships
        twin.plots = self.plots
        twin.turn = self.turn[:]
        twin.used = self.used[:]
        twin.picked = self.picked
        return twin

    def lay_out(self) -> None:
        """Empty boards and areas, before set-up puts anything on them."""
        self.hold = [[0] * HOLDINGS for _ in range(self.seats)]
        self.wheel = [[NO_DISC] * len(SLOTS) for _ in range(self.seats)]
        self.gone = [0] * len(DISCS)
        self.market = [0] * len(DISCS)
        self.above = [0] * len(HALLS)
        self.seated = [0] * len(HALLS)
        self.ships = [0] * (len(ISLANDS) * len(RESOURCES))
        self.plots = [NOBODY] * (len(ISLANDS) * MOST_PLOTS)
        self.fresh_turn()

    def fresh_turn(self) -> None:
        """Nothing of a turn has happened yet. What another seat has begun and not ended is not the next one's."""
        self.turn = [0] * TURN_COUNTERS
        self.used = [0] * len(SLOTS)
        self.picked = 0
        self.centre = []

    def order(self) -> list[Seat]:
        """The seats in turn order (NOR-2.3-c)."""
        return [self.start, *self.others(self.start)]

    def resources(self, seat: Seat) -> int:
        """How many resources of all types *seat* has."""
        row = self.hold[seat]
        return row[0] + row[1] + row[2]

    def may_exchange(self, seat: Seat) -> bool:
        """NOR-16.1-b: does *seat* own anything that the black market takes?"""
        row = self.hold[seat]
        if row[KNOWLEDGE] >= self.printed.knowledge_per_resource:
            return True
        return row[FULL] + row[FULL + 1] + row[FULL + 2] + row[FULL + 3] + row[FULL + 4] > 0

    def was_activated(self, slot: int) -> bool:
        """Has the disc on *slot* been activated this turn, singly or doubled?"""
        return self.used[slot] & 3 in (ACTIVATED, DOUBLED)

    def value(self, hall: int) -> int:
        """NOR-4.2-e: what a level is worth in *hall* now."""
        return self.printed.hall_values[hall][self.seated[hall]]

    def uncovered(self) -> int:
        """NOR-2.1-c, NOR-7.1-b: how many spaces of the round track lie open."""
        return self.printed.first_covered[self.seats - 2] - 1 + self.round


NO_ROW: Final[list[int]] = []  # stands in until set-up or copy puts the real list there
NO_ROWS: Final[list[list[int]]] = []

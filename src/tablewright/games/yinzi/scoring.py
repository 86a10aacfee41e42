"""Section 7: scoring.

YIN-Z-score-1    boats: 2 points per capacity
YIN-Z-score-2    own factories: 2, 3 or 5 points
YIN-Z-score-3    own products abroad: the value of their area
YIN-Z-score-4    own emissaries abroad: 1 point (YIN-R-36)
YIN-Z-score-5    own products on factories and docked ships: 1 point
YIN-Z-score-6    war glories
YIN-Z-score-7    completed route tiles
YIN-Z-score-8    innovations: 2 points for the most discs of a section, 1 each if tied (YIN-R-56)
YIN-Z-score-9    coins become silver, a point per silver
YIN-Z-score-10   misfortune: -2 each
YIN-Z-win-1      most points; then the turn order of the last round (YIN-R-57)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.names import (
    AREAS,
    BOAT,
    COINS,
    FACTORIES,
    GLORY_FIRST,
    GLORY_SECOND,
    MISFORTUNE,
    NATIONS,
    SECTION,
    SECTIONS,
    SILVER,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY, Seat
from tablewright.kernel.score import Result, ScoreLine

ITEMS: Final = [
    "boats", "factories", "products", "emissaries", "unshipped", "glories", "routes", "innovations", "silver",
    "misfortune",
]  # fmt: skip
SEATS: Final = 4  # the most: tables of pieces have a column for each


class Tally:
    """What a seat has that counts. Bots ask for little else, so it is counted without making anything."""

    def __init__(self, state: Yinzi, seat: Seat) -> None:
        printed, row = state.printed, state.hold[seat]
        self.state: Final = state
        self.seat: Final = seat
        self.capacity: Final = printed.capacity[row[BOAT]]
        self.silver: Final = row[SILVER] + row[COINS] // state.exchange()
        self.factories = self.factory_points = 0
        self.unshipped = state.cargo.count(seat + SEATS)
        for factory in range(len(FACTORIES)):
            self.unshipped += state.made[factory * SEATS + seat]
            if state.owner[factory] == seat:
                self.factories += 1
                self.factory_points += printed.factory_vp[state.level[factory]]
        self.products = self.product_points = 0
        for area in range(len(AREAS)):
            landed = state.abroad[area * SEATS + seat]
            self.products += landed
            self.product_points += printed.area_vp[area] * landed
        self.emissaries = 0
        for nation in range(len(NATIONS)):
            self.emissaries += state.envoys[nation * SEATS + seat]
        self.route_points = 0
        for route in state.won[seat]:
            self.route_points += printed.route_vp[route]

    def points(self) -> list[int]:
        """In the order of ITEMS."""
        printed, row = self.state.printed, self.state.hold[self.seat]
        return [
            self.capacity * printed.vp_per_capacity,
            self.factory_points,
            self.product_points,
            self.emissaries * printed.emissary_vp,
            self.unshipped * printed.unshipped_vp,
            row[GLORY_FIRST] * printed.glory_vp[0] + row[GLORY_SECOND] * printed.glory_vp[1],
            self.route_points,
            innovation_points(self.state, self.seat),
            self.silver * printed.vp_per_silver,
            row[MISFORTUNE] * printed.vp_per_misfortune,
        ]

    def parts(self) -> list[tuple[int, ...]]:
        """The numbers that explain the points."""
        state, row = self.state, self.state.hold[self.seat]
        return [
            (self.capacity, state.printed.vp_per_capacity),
            (self.factories,),
            (self.products,),
            (self.emissaries,),
            (self.unshipped,),
            (row[GLORY_FIRST], row[GLORY_SECOND]),
            (len(state.won[self.seat]),),
            (state.innovation.count(self.seat),),
            (self.silver,),
            (row[MISFORTUNE],),
        ]


def innovation_points(state: Yinzi, seat: Seat) -> int:
    """YIN-Z-score-8: section by section."""
    points = 0
    for section in range(len(SECTIONS)):
        counts = [0] * SEATS
        for space in range(section * SECTION, section * SECTION + SECTION):
            owner = state.innovation[space]
            if owner != NOBODY:
                counts[owner] += 1
        mine, level, ahead = counts[seat], 0, 0
        for count in counts:
            level += int(count == mine)
            ahead += int(count > mine)
        if mine > 0 and ahead == 0:
            points += state.printed.majority_vp if level == 1 else state.printed.tie_vp
    return points


def score_lines(state: Yinzi, seat: Seat) -> list[ScoreLine]:
    tally = Tally(state, seat)
    points, parts = tally.points(), tally.parts()
    return [ScoreLine(f"YIN-Z-score-{at + 1}", item, points[at], parts[at]) for at, item in enumerate(ITEMS)]


def total(state: Yinzi, seat: Seat) -> int:
    return sum(Tally(state, seat).points())


def result(state: Yinzi) -> Result:
    """YIN-Z-win-1: earlier in the turn order is better, hence the minus."""
    seats = range(state.seats)
    return Result([score_lines(state, seat) for seat in seats], [(-state.order.index(seat),) for seat in seats])

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
    SECTION,
    SECTIONS,
    SILVER,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import Seat
from tablewright.kernel.score import Result, ScoreLine

ITEMS: Final = [
    "boats", "factories", "products", "emissaries", "unshipped", "glories", "routes", "innovations", "silver",
    "misfortune",
]  # fmt: skip


def innovation_points(state: Yinzi, seat: Seat) -> int:
    """YIN-Z-score-8: section by section."""
    points = 0
    for section in range(len(SECTIONS)):
        spaces = state.innovation[section * SECTION : section * SECTION + SECTION]
        counts = [spaces.count(other) for other in range(state.seats)]
        best = max(counts)
        if best > 0 and counts[seat] == best:
            points += state.printed.majority_vp if counts.count(best) == 1 else state.printed.tie_vp
    return points


def score_lines(state: Yinzi, seat: Seat) -> list[ScoreLine]:
    printed, row = state.printed, state.hold[seat]
    capacity = printed.capacity[row[BOAT]]
    own = [factory for factory in range(len(FACTORIES)) if state.owner[factory] == seat]
    factories = sum([printed.factory_vp[state.level[factory]] for factory in own])
    abroad = sum([printed.area_vp[area] * state.abroad[area * 4 + seat] for area in range(len(AREAS))])
    landed = sum([state.abroad[area * 4 + seat] for area in range(len(AREAS))])
    envoys = sum([state.envoys[nation * 4 + seat] for nation in range(6)])
    waiting = sum([state.made[factory * 4 + seat] for factory in range(len(FACTORIES))])
    waiting += state.cargo.count(seat + 4)
    glories = row[GLORY_FIRST] * printed.glory_vp[0] + row[GLORY_SECOND] * printed.glory_vp[1]
    routes = sum([printed.route_vp[route] for route in state.won[seat]])
    silver = row[SILVER] + row[COINS] // state.exchange()
    return [
        ScoreLine("YIN-Z-score-1", "boats", capacity * printed.vp_per_capacity, (capacity, printed.vp_per_capacity)),
        ScoreLine("YIN-Z-score-2", "factories", factories, (len(own),)),
        ScoreLine("YIN-Z-score-3", "products", abroad, (landed,)),
        ScoreLine("YIN-Z-score-4", "emissaries", envoys * printed.emissary_vp, (envoys,)),
        ScoreLine("YIN-Z-score-5", "unshipped", waiting * printed.unshipped_vp, (waiting,)),
        ScoreLine("YIN-Z-score-6", "glories", glories, (row[GLORY_FIRST], row[GLORY_SECOND])),
        ScoreLine("YIN-Z-score-7", "routes", routes, (len(state.won[seat]),)),
        ScoreLine("YIN-Z-score-8", "innovations", innovation_points(state, seat), (state.innovation.count(seat),)),
        ScoreLine("YIN-Z-score-9", "silver", silver * printed.vp_per_silver, (silver,)),
        ScoreLine("YIN-Z-score-10", "misfortune", row[MISFORTUNE] * printed.vp_per_misfortune, (row[MISFORTUNE],)),
    ]


def total(state: Yinzi, seat: Seat) -> int:
    return sum([line.points for line in score_lines(state, seat)])


def result(state: Yinzi) -> Result:
    """YIN-Z-win-1: earlier in the turn order is better, hence the minus."""
    seats = range(state.seats)
    return Result([score_lines(state, seat) for seat in seats], [(-state.order.index(seat),) for seat in seats])

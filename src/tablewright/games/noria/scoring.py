"""Chapter 19: the end of the game and scoring.

NOR-19.2-a  level of the delegate x value of its hall, for each path
NOR-19.2-b  specialisation: the highest level x its value, once
NOR-19.2-c  division: the lowest level x its value, once
NOR-19.2-d  all four delegates count; the cave is level 0
NOR-19.2-e  nothing else scores
NOR-19.3-a  the highest total wins
NOR-19.3-b  tie: fewer ships plus warehouses (NOR-R-29)
NOR-19.3-c  still tied: shared
"""

from __future__ import annotations

from tablewright.games.noria.names import (
    DIVISION,
    EMPTY,
    FULL,
    GOODS,
    HALLS,
    LEVEL,
    PATHS,
    RESOURCES,
    SHIP,
    SPECIALISATION,
)
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import Seat
from tablewright.kernel.score import Result, ScoreLine


def levels_scored(state: Noria, seat: Seat) -> list[int]:
    """NOR-19.2-a to NOR-19.2-d: by hall, the level that its value is multiplied by."""
    levels = state.hold[seat][LEVEL : LEVEL + len(PATHS)]
    return [*levels, max(levels), min(levels)]


def score_lines(state: Noria, seat: Seat) -> list[ScoreLine]:
    """One line per hall: level x value."""
    levels = levels_scored(state, seat)
    return [line(hall, levels[hall], state.value(hall)) for hall in range(len(HALLS))]


def line(hall: int, level: int, value: int) -> ScoreLine:
    rule = "NOR-19.2-b" if hall == SPECIALISATION else "NOR-19.2-c" if hall == DIVISION else "NOR-19.2-a"
    return ScoreLine(rule, HALLS[hall], level * value, (level, value))


def ships_and_warehouses(state: Noria, seat: Seat) -> int:
    """NOR-19.3-b: counted together, warehouses full or empty, starting ships included."""
    row = state.hold[seat]
    ships = sum(row[SHIP : SHIP + len(RESOURCES)])
    return ships + sum(row[EMPTY : EMPTY + len(GOODS)]) + sum(row[FULL : FULL + len(GOODS)])


def result(state: Noria) -> Result:
    """NOR-19.3-a to NOR-19.3-c: who would win now. Fewer is better in the tie, hence the minus."""
    seats = range(state.seats)
    return Result(
        [score_lines(state, seat) for seat in seats], [(-ships_and_warehouses(state, seat),) for seat in seats]
    )

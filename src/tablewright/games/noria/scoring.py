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


def score_lines(state: Noria, seat: Seat) -> list[ScoreLine]:
    """One line per hall: level x value."""
    levels = state.hold[seat][LEVEL : LEVEL + len(PATHS)]
    lines = [line("NOR-19.2-a", path, levels[path], state.value(path)) for path in range(len(PATHS))]
    lines.append(line("NOR-19.2-b", SPECIALISATION, max(levels), state.value(SPECIALISATION)))
    lines.append(line("NOR-19.2-c", DIVISION, min(levels), state.value(DIVISION)))
    return lines


def line(rule: str, hall: int, level: int, value: int) -> ScoreLine:
    return ScoreLine(rule, HALLS[hall], level * value, (level, value))


def total(state: Noria, seat: Seat) -> int:
    """The sum of `score_lines` without their making, for those who ask often."""
    row = state.hold[seat]
    a, b, c, d = row[LEVEL], row[LEVEL + 1], row[LEVEL + 2], row[LEVEL + 3]
    points = a * state.value(0) + b * state.value(1) + c * state.value(2) + d * state.value(3)
    return points + max(a, b, c, d) * state.value(SPECIALISATION) + min(a, b, c, d) * state.value(DIVISION)


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

"""Chapter 8: final scoring.

AGR-8.0-c   rupees held, and the items below
AGR-8.0-d   final-scoring abilities of own contracts
AGR-8.0-e   a sole leader on a track: 2 per own order marker of the guild, 1 for all who are second (AGR-R-50)
AGR-8.0-f   tied leaders: 1 each, and nothing for others
AGR-8.0-g   5 for the last meditation space
AGR-8.0-h   1 per removed cover tile
AGR-8.0-i   markers at Akbar: 0, 1, 3, 5, then 3 more each
AGR-8.0-j   most rupees win
AGR-8.0-k   tie: value of goods left, and favour; still tied: shared (AGR-R-51)
AGR-8.0-l   nothing else counts
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.ch06_3_orders import akbar_markers, order_markers
from tablewright.games.agra.farm import covers_removed
from tablewright.games.agra.names import (
    COURT_ARTIST,
    DEWAN,
    DUTCH_TRADER,
    FAVOUR,
    GOODS,
    GRAND_IMAM,
    GRAND_MUFTI,
    GUILDS,
    MEDITATION,
    NOTABLES,
    RUPEES,
    SADR_US_SUDUR,
    STEP,
    SUBADAR,
)
from tablewright.games.agra.state import Agra
from tablewright.kernel.action import Seat
from tablewright.kernel.score import Result, ScoreLine

SYMBOL_RULES: Final = {GRAND_IMAM: "AGR-A.I.22-a", COURT_ARTIST: "AGR-A.I.23-a", DEWAN: "AGR-A.I.24-a"}


def symbols(state: Agra, seat: Seat, guild: int) -> int:
    """AGR-A.I.21-b, AGR-A.I.22-a: own contracts and own order markers of a guild."""
    contracts = sum(
        [1 for at in range(len(NOTABLES)) if state.contract[at] == seat and state.printed.guild[at] == guild]
    )
    return contracts + order_markers(state, seat, guild)


def contract_lines(state: Agra, seat: Seat) -> list[ScoreLine]:
    """AGR-8.0-d: what the contracts of *seat* score."""
    printed, lines = state.printed, []
    orders = [order_markers(state, seat, guild) for guild in range(len(GUILDS))]
    for at in range(len(NOTABLES)):
        if state.contract[at] != seat:
            continue
        if at == DUTCH_TRADER:
            guilds = sum([1 for number in orders if number > 0])
            lines.append(ScoreLine("AGR-A.I.17-a", NOTABLES[at], printed.dutch_rupees[guilds], (guilds,)))
        elif at == SUBADAR:
            lines.append(line("AGR-A.I.19-a", NOTABLES[at], sum(orders), printed.subadar_rupees))
        elif at == SADR_US_SUDUR:
            lines.append(line("AGR-A.I.20-b", NOTABLES[at], akbar_markers(state, seat), printed.sadr_rupees))
        elif at == GRAND_MUFTI:
            sets = min([symbols(state, seat, guild) for guild in range(len(GUILDS))])
            lines.append(line("AGR-A.I.21-b", NOTABLES[at], sets, printed.mufti_rupees))
        elif at in SYMBOL_RULES:
            count = symbols(state, seat, printed.symbol_guild[at])
            lines.append(line(SYMBOL_RULES[at], NOTABLES[at], count, printed.symbol_rupees[at]))
    return lines


def line(rule: str, item: str, count: int, each: int) -> ScoreLine:
    return ScoreLine(rule, item, count * each, (count, each))


def has_tied_leaders(state: Agra, guild: int) -> bool:
    steps = [row[STEP + guild] for row in state.hold]
    return steps.count(max(steps)) > 1


def influence_worth(state: Agra, seat: Seat, guild: int) -> int:
    """AGR-8.0-e, AGR-8.0-f: what an own order marker of *guild* is worth."""
    printed, steps = state.printed, [row[STEP + guild] for row in state.hold]
    mine, top = steps[seat], max(steps)
    if has_tied_leaders(state, guild):
        return printed.tied_rupees if mine == top else 0
    if mine == top:
        return printed.leader_rupees
    second = max([step for step in steps if step < top])
    return printed.second_rupees if mine == second else 0


def akbar_worth(state: Agra, markers: int) -> int:
    """AGR-8.0-i."""
    table = state.printed.akbar_rupees
    last = len(table) - 1
    return table[markers] if markers <= last else table[last] + state.printed.akbar_further * (markers - last)


def score_lines(state: Agra, seat: Seat) -> list[ScoreLine]:
    """AGR-8.0-c to AGR-8.0-i: a line each."""
    printed, row = state.printed, state.hold[seat]
    lines = [ScoreLine("AGR-8.0-c", "rupees", row[RUPEES])]
    lines += contract_lines(state, seat)
    for guild in range(len(GUILDS)):
        rule = "AGR-8.0-f" if has_tied_leaders(state, guild) else "AGR-8.0-e"
        worth = influence_worth(state, seat, guild)
        lines.append(line(rule, GUILDS[guild], order_markers(state, seat, guild), worth))
    last = int(row[MEDITATION] == printed.last_space)
    lines.append(line("AGR-8.0-g", "meditation", last, printed.last_space_rupees))
    lines.append(line("AGR-8.0-h", "covers", covers_removed(state, seat), printed.cover_rupees))
    markers = akbar_markers(state, seat)
    lines.append(ScoreLine("AGR-8.0-i", "akbar", akbar_worth(state, markers), (markers,)))
    return lines


def rest_value(state: Agra, seat: Seat) -> int:
    """AGR-8.0-k: goods left at their current value, and favour."""
    row = state.hold[seat]
    goods = sum([row[good] * state.value[good] for good in range(len(GOODS))])
    return goods + row[FAVOUR] * state.printed.favour_in_tie


def total(state: Agra, seat: Seat) -> int:
    return sum([one.points for one in score_lines(state, seat)])


def result(state: Agra) -> Result:
    """AGR-8.0-j, AGR-8.0-k: who would win now."""
    seats = range(state.seats)
    return Result([score_lines(state, seat) for seat in seats], [(rest_value(state, seat),) for seat in seats])

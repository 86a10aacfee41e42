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
from tablewright.games.agra.printed import Printed
from tablewright.games.agra.state import Agra
from tablewright.kernel.action import Seat
from tablewright.kernel.score import Result, ScoreLine

# AGR-8.0-d: the contracts that score in the end.
CONTRACT_RULES: Final = {
    DUTCH_TRADER: "AGR-A.I.17-a",
    SUBADAR: "AGR-A.I.19-a",
    SADR_US_SUDUR: "AGR-A.I.20-b",
    GRAND_MUFTI: "AGR-A.I.21-b",
    GRAND_IMAM: "AGR-A.I.22-a",
    COURT_ARTIST: "AGR-A.I.23-a",
    DEWAN: "AGR-A.I.24-a",
}
SCORING_CONTRACTS: Final = sorted(CONTRACT_RULES)


def symbols(state: Agra, seat: Seat, guild: int) -> int:
    """AGR-A.I.21-b, AGR-A.I.22-a: own contracts and own order markers of a guild."""
    count = order_markers(state, seat, guild)
    for notable in range(len(NOTABLES)):
        if state.contract[notable] == seat and state.printed.guild[notable] == guild:
            count += 1
    return count


def counted(state: Agra, seat: Seat, contract: int) -> int:
    """How many of the things that *contract* pays for *seat* has."""
    guilds = range(len(GUILDS))
    if contract == DUTCH_TRADER:
        return len([1 for guild in guilds if order_markers(state, seat, guild) > 0])
    if contract == SUBADAR:
        return state.orders.count(seat)
    if contract == SADR_US_SUDUR:
        return akbar_markers(state, seat)
    if contract == GRAND_MUFTI:
        return min([symbols(state, seat, guild) for guild in guilds])
    return symbols(state, seat, state.printed.symbol_guild[contract])


def contract_worth(state: Agra, contract: int, count: int) -> int:
    """What *contract* pays for as many: the Dutch trader by a table, the others so much for each."""
    printed = state.printed
    return printed.dutch_rupees[count] if contract == DUTCH_TRADER else count * each(printed, contract)


def each(printed: Printed, contract: int) -> int:
    if contract == SUBADAR:
        return printed.subadar_rupees
    if contract == SADR_US_SUDUR:
        return printed.sadr_rupees
    return printed.mufti_rupees if contract == GRAND_MUFTI else printed.symbol_rupees[contract]


def contract_lines(state: Agra, seat: Seat) -> list[ScoreLine]:
    """AGR-8.0-d: what the contracts of *seat* score."""
    lines = []
    for contract in SCORING_CONTRACTS:
        if state.contract[contract] == seat:
            count = counted(state, seat, contract)
            factors = (count,) if contract == DUTCH_TRADER else (count, each(state.printed, contract))
            worth = contract_worth(state, contract, count)
            lines.append(ScoreLine(CONTRACT_RULES[contract], NOTABLES[contract], worth, factors))
    return lines


def line(rule: str, item: str, count: int, each: int) -> ScoreLine:
    return ScoreLine(rule, item, count * each, (count, each))


def has_tied_leaders(state: Agra, guild: int) -> bool:
    steps = [row[STEP + guild] for row in state.hold]
    return steps.count(max(steps)) > 1


def influence_worth(state: Agra, seat: Seat, guild: int) -> int:
    """AGR-8.0-e, AGR-8.0-f: what an own order marker of *guild* is worth.

    Whoever has exactly one seat above is second: were the leaders tied, there would be two.
    """
    printed, mine = state.printed, state.hold[seat][STEP + guild]
    above = level = 0
    for row in state.hold:
        if row[STEP + guild] > mine:
            above += 1
        elif row[STEP + guild] == mine:
            level += 1
    if above == 0:
        return printed.leader_rupees if level == 1 else printed.tied_rupees
    return printed.second_rupees if above == 1 else 0


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
    """The sum of `score_lines` without their making, for those who ask often."""
    printed, row = state.printed, state.hold[seat]
    points = row[RUPEES] + printed.cover_rupees * covers_removed(state, seat)
    points += akbar_worth(state, akbar_markers(state, seat))
    if row[MEDITATION] == printed.last_space:
        points += printed.last_space_rupees
    for guild in range(len(GUILDS)):
        markers = order_markers(state, seat, guild)
        if markers > 0:
            points += markers * influence_worth(state, seat, guild)
    for contract in SCORING_CONTRACTS:
        if state.contract[contract] == seat:
            points += contract_worth(state, contract, counted(state, seat, contract))
    return points


def result(state: Agra) -> Result:
    """AGR-8.0-j, AGR-8.0-k: who would win now."""
    seats = range(state.seats)
    return Result([score_lines(state, seat) for seat in seats], [(rest_value(state, seat),) for seat in seats])

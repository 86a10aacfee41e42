"""Chapters 1, 2 and A.IV: components and setting up.

AGR-2.1-a   price tokens at the Trader, low side up
AGR-2.1-b   all bonus tiles face up
AGR-2.1-c   tiles Under Construction on levels 2 to 4
AGR-2.1-d   the Merchant on the production building rolled, 5 and 6 again (AGR-R-3)
AGR-2.1-e   the Builder on the tile rolled
AGR-2.1-f   4 seats: 5, 4, 3 and 2 notables (AGR-R-1)
AGR-2.1-g   from guilds 5/5/4
AGR-2.1-h   exchanged until that holds (AGR-R-4)
AGR-2.1-i   the others are out
AGR-2.1-j to AGR-2.1-l  order limit 3, Boat at pier 1, meditation marker on *deliver*
AGR-2.1-m   a random starting player, for the whole game
AGR-2.2-a … AGR-2.2-g  what every seat starts with
AGR-2.3-a   influence markers at the start
AGR-2.3-b   guild order markers by die
AGR-2.3-c   three favour tiles face up
AGR-A.IV.1-a, AGR-A.IV.1-b  2 or 3 seats: one notable fewer a level, guilds 4/3/3
AGR-A.IV.2-a, AGR-A.IV.2-b  and neutral markers at Akbar
AGR-A.IV.3-a … AGR-A.IV.3-d  and on orders, before the guild order markers (AGR-R-5)
"""

from __future__ import annotations

from tablewright.games.agra.ch04_turns import BeginRound
from tablewright.games.agra.ch05_3_building import DIE, next_unbuilt
from tablewright.games.agra.ch05_guilds import refill
from tablewright.games.agra.ch06_3_orders import next_free_order
from tablewright.games.agra.names import BASIC, BOWLS, GUILDS, LEVELS, NEUTRAL, NOTABLES, ON_RIVER, ORDERS
from tablewright.games.agra.names import OUT_OF_GAME as OUT
from tablewright.games.agra.state import Agra
from tablewright.kernel.action import NOBODY, Fields
from tablewright.kernel.step import Procedure


class SetUp(Procedure[Agra]):
    """Everything before the first round."""

    def fields(self) -> Fields:
        return "set-up", self.seat

    def run(self, state: Agra) -> None:
        state.lay_out()
        if state.start == NOBODY:
            state.start = state.below(state.seats)
        state.active = state.start
        state.tell("AGR-2.1-m", state.start, "starts")
        place_figures(state)
        deal_notables(state)
        close_bowls(state)
        cover_orders(state)
        mark_orders(state)
        state.shuffle(state.pile)
        refill(state)
        state.then([BeginRound(state.start)])


def roll(state: Agra, rule: str, highest: int) -> int:
    """A die, rolled again above *highest*."""
    rolled = 1 + state.below(DIE)
    while rolled > highest:
        rolled = 1 + state.below(DIE)
    state.tell(rule, NOBODY, "rolled", (rolled,))
    return rolled


def place_figures(state: Agra) -> None:
    """AGR-2.1-d, AGR-2.1-e, AGR-R-3."""
    state.merchant = roll(state, "AGR-2.1-d", state.printed.merchant_faces) - 1
    state.tell("AGR-2.1-d", NOBODY, "merchant-moved", (state.merchant,))
    state.builder = BASIC
    steps = roll(state, "AGR-2.1-e", DIE) - (1 if state.printed.builder_first_counts else 0)
    for _ in range(steps):
        state.builder = next_unbuilt(state, state.builder)
    state.tell("AGR-2.1-e", NOBODY, "builder-moved", (state.builder,))


def deal_notables(state: Agra) -> None:
    """AGR-2.1-f to AGR-2.1-i, AGR-A.IV.1-a, AGR-A.IV.1-b."""
    printed, players = state.printed, state.seats - 2
    for level in range(1, LEVELS + 1):
        cards = [notable for notable in range(len(NOTABLES)) if printed.notable_level[notable] == level]
        state.shuffle(cards)
        for notable in cards[: printed.notables_by_players[players][level - 1]]:
            state.contract[notable] = ON_RIVER
    balance_guilds(state)
    for notable in range(len(NOTABLES)):
        if state.contract[notable] == ON_RIVER:
            state.tell("AGR-2.1-f", NOBODY, "dealt", (notable,))


def guild_counts(state: Agra) -> list[int]:
    counts = [0] * len(GUILDS)
    for notable in range(len(NOTABLES)):
        if state.contract[notable] == ON_RIVER:
            counts[state.printed.guild[notable]] += 1
    return counts


def balance_guilds(state: Agra) -> None:
    """AGR-2.1-h, AGR-R-4: a card of a guild with most for one of a guild with fewest, at the lowest level possible."""
    while True:
        counts = guild_counts(state)
        if sorted(counts) == state.printed.guilds_by_players[state.seats - 2]:
            return
        most = one_of(state, [guild for guild in range(len(GUILDS)) if counts[guild] == max(counts)])
        fewest = one_of(state, [guild for guild in range(len(GUILDS)) if counts[guild] == min(counts)])
        if not exchange_card(state, most, fewest):
            raise RuntimeError("the notables of this data file cannot be dealt as its set-up asks")


def exchange_card(state: Agra, most: int, fewest: int) -> bool:
    for level in range(1, LEVELS + 1):
        shown = cards_of(state, level, most, ON_RIVER)
        unused = cards_of(state, level, fewest, OUT)
        if shown and unused:
            state.contract[one_of(state, shown)] = OUT
            state.contract[one_of(state, unused)] = ON_RIVER
            return True
    return False


def cards_of(state: Agra, level: int, guild: int, where: int) -> list[int]:
    printed = state.printed
    return [
        notable
        for notable in range(len(NOTABLES))
        if state.contract[notable] == where
        and printed.notable_level[notable] == level
        and printed.guild[notable] == guild
    ]


def one_of(state: Agra, things: list[int]) -> int:
    return things[0] if len(things) == 1 else things[state.below(len(things))]


def close_bowls(state: Agra) -> None:
    """AGR-A.IV.2-a, AGR-A.IV.2-b: by die, the left side first; a number that comes again closes nothing more."""
    players, half = state.seats - 2, len(BOWLS) // 2
    for side in range(2):
        for _ in range(state.printed.akbar_rolls[players]):
            bowl = side * half + roll(state, "AGR-A.IV.2-a", DIE) - 1
            while state.printed.akbar_reroll[players] and state.bowls[bowl] != NOBODY:
                bowl = side * half + roll(state, "AGR-A.IV.2-a", DIE) - 1
            state.bowls[bowl] = NEUTRAL
            state.tell("AGR-A.IV.2-a", NOBODY, "bowl-closed", (state.printed.bowl_good[bowl],))


def cover_orders(state: Agra) -> None:
    """AGR-A.IV.3-a, AGR-A.IV.3-b."""
    players = state.seats - 2
    for guild in range(len(GUILDS)):
        for _ in range(state.printed.order_rolls[players]):
            order = guild * ORDERS + roll(state, "AGR-A.IV.3-a", DIE) - 1
            while state.printed.order_reroll[players] and state.orders[order] != NOBODY:
                order = guild * ORDERS + roll(state, "AGR-A.IV.3-b", DIE) - 1
            state.orders[order] = NEUTRAL
            state.tell("AGR-A.IV.3-a", NOBODY, "order-covered", (guild, order - guild * ORDERS + 1))


def mark_orders(state: Agra) -> None:
    """AGR-2.3-b, AGR-A.IV.3-c."""
    for guild in range(len(GUILDS)):
        state.marked[guild] = next_free_order(state, guild, roll(state, "AGR-2.3-b", DIE) - 1)
        state.tell("AGR-2.3-b", NOBODY, "order-marked", (guild, state.marked[guild] + 1))

"""The facts of a table of Agra. Nothing here decides anything."""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.names import (
    AT_TRADER,
    BASIC,
    BITS,
    BONUS_TILES,
    BOWLS,
    BUILDER_GONE,
    COVER,
    FARMER,
    GUILDS,
    HOLDINGS,
    IN_PILE,
    LAST_OUTER,
    LEVELS,
    MEDITATION,
    NO_OUTER,
    NOTABLES,
    ORDERS,
    OUT_OF_GAME,
    REACTOR,
    RUPEES,
    SETUP,
    SLOTS,
    SPACES,
    SUPPLY,
    TILES,
    TOKENS,
    TRACKS,
    TURN_COUNTERS,
    WORKERS,
)
from tablewright.games.agra.printed import Printed
from tablewright.kernel.action import NOBODY, Action, Seat
from tablewright.kernel.random import Chance
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.state import State
from tablewright.kernel.step import Decision, Interrupt

FACTS: Final = (
    "start", "round", "ending", "phase", "hold", "worker", "coins", "built", "builder", "merchant", "boat", "fulfilled",
    "limit", "blocked", "token", "value", "contract", "ordered", "orders", "marked", "bowls", "bonus", "tile_at",
    "display", "pile", "turn",
)  # fmt: skip

NO_LIMIT: Final = 0
MOST_ROUNDS: Final = "most_rounds"  # a fact of tables that have a limit


class Agra(State):
    """A table of Agra.

    *hold* has a row of counts per seat (see names). *worker* has an entry per action space: NOBODY, or twice the owner,
    plus one if it stands. *coins* are rupees lying on buildings, *built* the built buildings as bits. *fulfilled* are
    contracts by level, *limit* is the order limit, *blocked* the meditation action under the marker. *token* says of
    each price token AT_TRADER or twice its good plus its side; *value* are the values that follow from it. *contract*
    says of each notable ON_RIVER, OUT_OF_GAME or its owner; *ordered* has SLOTS entries per notable: NOBODY, or twice
    the owner of the marker, plus one if it is doubled. *orders* are the owners of markers on guild orders, *marked* the
    positions of the guild order markers (ORDERS: below the column), *bowls* the owners of markers at Akbar, *bonus* who
    took which bonus tile. *tile_at* says of each favour tile IN_PILE, ON_DISPLAY or its owner; the top of *pile* is its
    end. *ending* counts the rounds since the end was triggered, that one included. *most_rounds* is how many the table
    plays at most, or NO_LIMIT. *turn* are the counters of the turn.

    `hold`, `worker`, `ordered`, `display` and `turn` belong to one state and are written in place; copies share every
    other row, and after set-up it is replaced by a changed copy (see rows).
    """

    def __init__(self, printed: Printed, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.printed: Final = printed
        self.start: Seat = 0
        self.round = 0
        self.ending = 0
        self.most_rounds = NO_LIMIT
        self.phase = SETUP
        self.hold: list[list[int]] = NO_ROWS
        self.worker: list[int] = NO_ROW
        self.coins: list[int] = NO_ROW
        self.built = 0
        self.builder = BUILDER_GONE
        self.merchant = 0
        self.boat = 1
        self.fulfilled: list[int] = NO_ROW
        self.limit = 0
        self.blocked = 0
        self.token: list[int] = NO_ROW
        self.value: list[int] = NO_ROW
        self.contract: list[int] = NO_ROW
        self.ordered: list[int] = NO_ROW
        self.orders: list[int] = NO_ROW
        self.marked: list[int] = NO_ROW
        self.bowls: list[int] = NO_ROW
        self.bonus: list[int] = NO_ROW
        self.tile_at: list[int] = NO_ROW
        self.display: list[int] = NO_ROW
        self.pile: list[int] = NO_ROW
        self.turn: list[int] = NO_ROW

    def copy(self) -> Agra:
        twin = Agra(self.printed, self.seats, self.chance.copy())
        self.copy_into(twin)
        twin.start = self.start
        twin.round = self.round
        twin.ending = self.ending
        twin.most_rounds = self.most_rounds
        twin.phase = self.phase
        twin.hold = [row[:] for row in self.hold]
        twin.worker = self.worker[:]
        twin.coins = self.coins
        twin.built = self.built
        twin.builder = self.builder
        twin.merchant = self.merchant
        twin.boat = self.boat
        twin.fulfilled = self.fulfilled
        twin.limit = self.limit
        twin.blocked = self.blocked
        twin.token = self.token
        twin.value = self.value
        twin.contract = self.contract
        twin.ordered = self.ordered[:]
        twin.orders = self.orders
        twin.marked = self.marked
        twin.bowls = self.bowls
        twin.bonus = self.bonus
        twin.tile_at = self.tile_at
        twin.display = self.display[:]
        twin.pile = self.pile
        twin.turn = self.turn[:]
        return twin

    def lay_out(self) -> None:
        """Boards and areas as they lie before anything is rolled or dealt."""
        printed = self.printed
        self.hold = [[0] * HOLDINGS for _ in range(self.seats)]
        for row in self.hold:
            row[SUPPLY] = printed.markers
            row[WORKERS] = printed.workers
            row[RUPEES] = printed.start_rupees[self.seats - 2]
            row[MEDITATION] = 1
            for track in range(len(TRACKS)):
                row[FARMER + track] = printed.farmer_start
                row[COVER + track] = printed.covered
        self.worker = [NOBODY] * len(SPACES)
        self.coins = [0] * len(printed.value)
        self.built = BITS[BASIC] - 1
        self.fulfilled = [0] * (LEVELS + 1)
        self.limit = printed.first_limit
        self.blocked = printed.first_blocked
        self.token = [AT_TRADER] * len(TOKENS)
        self.value = printed.value[:]
        self.contract = [OUT_OF_GAME] * len(NOTABLES)
        self.ordered = [NOBODY] * (len(NOTABLES) * SLOTS)
        self.orders = [NOBODY] * (len(GUILDS) * ORDERS)
        self.marked = [0] * len(GUILDS)
        self.bowls = [NOBODY] * len(BOWLS)
        self.bonus = [NOBODY] * len(BONUS_TILES)
        self.tile_at = [IN_PILE] * len(TILES)
        self.display = []
        self.pile = list(range(len(TILES)))
        self.fresh_turn()

    def fresh_turn(self) -> None:
        self.turn = [0] * TURN_COUNTERS
        self.turn[LAST_OUTER] = NO_OUTER
        self.turn[REACTOR] = NOBODY

    def order(self) -> list[Seat]:
        """The seats in the order of a round (AGR-4.0-a)."""
        return [self.start, *self.others(self.start)]

    def from_active(self) -> list[Seat]:
        """AGR-0-g: clockwise, beginning with the seat whose turn it is."""
        return [self.active, *self.others(self.active)]

    def is_built(self, building: int) -> bool:
        return self.built & BITS[building] != 0


class Closed(Decision[Agra, Action]):
    """A question in the middle of something that nothing can be inserted into (AGR-R-56)."""

    def interruptible(self) -> bool:
        return False


class BetweenDeliveries(Decision[Agra, Action]):
    """A question beside which nothing can be inserted that delivers goods or fulfils an order (AGR-R-56)."""


class Inserted(Interrupt[Agra]):
    """Something that the active seat may insert before it answers a question (AGR-6.S-c)."""

    def cannot(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        """Why *seat*, whose question is open for it, cannot now; None if it can. *delivering*: may it deliver?"""
        raise NotImplementedError

    def brings(self) -> int:
        """What of BRINGS_GOOD and OPENS_MORE it may bring (AGR-R-71)."""
        return 0


BRINGS_GOOD: Final = 1  # a good, or one of another type
OPENS_MORE: Final = 2  # favour, influence, a tile or a contract, with which something else could be inserted

NO_ROW: Final[list[int]] = []  # stands in until set-up or copy puts the real list there
NO_ROWS: Final[list[list[int]]] = []

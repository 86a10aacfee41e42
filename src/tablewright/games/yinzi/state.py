"""The facts of a table of Yinzi. Nothing here decides anything."""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.names import (
    BOAT,
    DOCKS,
    EXTRA_UNITS,
    FACTORIES,
    FREE_TRANSPORT,
    HOLD,
    HOLDINGS,
    INNOVATIONS,
    NONE,
    PILES,
    PROVINCE_SITES,
    ROUTES,
    SETUP,
    SPACES,
    SQUARES,
    TURN_COUNTERS,
    UNITS,
)
from tablewright.games.yinzi.printed import Printed
from tablewright.kernel.action import NOBODY, Action, Seat
from tablewright.kernel.random import Chance
from tablewright.kernel.state import State
from tablewright.kernel.step import Decision

FACTS: Final = (
    "round", "phase", "colour", "colour_seat", "order", "hold", "stock", "groups", "played", "hand", "deck", "tile",
    "cube", "cubes", "built", "level", "owner", "site", "made", "display", "mills", "track", "tiles", "european",
    "market_tile", "market", "rural", "dock", "cargo", "emissary", "ships", "boxed", "abroad", "envoys", "open_route",
    "routes", "server", "on_route", "discard", "seen", "personal", "met", "on_personal", "won", "innovation", "fresh",
    "rate", "die", "war_line", "turn", "upto", "window",
)  # fmt: skip


class Yinzi(State):
    """A table of Yinzi.

    *hold* has a row of counts per seat (see names). *groups* are workers and *played* the cards on the five fortune
    actions of each player board. *tile* is the plantation tile on each square, *cube* whose cubes lie there, *cubes*
    how many, *built* the factory over it. *level*, *owner* and *site* are by factory; *made* counts products by factory
    and seat. *display* and *mills* are factories face up and face down, *track* and *tiles* the same for plantation
    tiles. *market* has whose cube lies on each space; *rural* counts cubes by seat. *cargo* has two pieces per slot: a
    cube (the seat), a product piece (4 + the seat) or VIRTUAL. *emissary* is by dock and seat; *ships* are the two
    piles, the open top last; *boxed* the ships removed unseen; *abroad* counts products by area and seat, *envoys*
    emissaries by nation and seat. *open_route* is the face-up tile of each pile, *server* who satisfied it, *on_route*
    the pieces on it (8 + the seat is a disc). *seen* says as bits who knows a route: the seats, and with EVERYBODY the
    spectators. *personal* are open tiles of each seat, *met* the parts delivered as bits, *on_personal* their pieces.
    *innovation* is whose disc lies on each space; *fresh* are those placed in this turn, as bits. *war_line* are the
    seats in the war area from the left. *turn* are the counters of the turn, *upto* how far the table has come in
    *order*, *window* the phase whose window is open. *farms*, the squares with cubes of each seat, follow from *cube*.

    Copies share rows. `hold` and `turn` belong to one state and are written in place; every other row is replaced by a
    changed copy (see rows).
    """

    def __init__(self, printed: Printed, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.printed: Final = printed
        self.round = 0
        self.phase = SETUP
        self.colour: list[int] = NO_ROW
        self.colour_seat: list[int] = NO_ROW
        self.order: list[int] = NO_ROW
        self.hold: list[list[int]] = NO_ROWS
        self.stock: list[int] = NO_ROW
        self.groups: list[list[int]] = NO_ROWS
        self.played: list[list[int]] = NO_ROWS
        self.hand: list[list[int]] = NO_ROWS
        self.deck: list[list[int]] = NO_ROWS
        self.tile: list[int] = NO_ROW
        self.cube: list[int] = NO_ROW
        self.cubes: list[int] = NO_ROW
        self.built: list[int] = NO_ROW
        self.level: list[int] = NO_ROW
        self.owner: list[int] = NO_ROW
        self.site: list[int] = NO_ROW
        self.made: list[int] = NO_ROW
        self.display: list[int] = NO_ROW
        self.mills: list[int] = NO_ROW
        self.track: list[int] = NO_ROW
        self.tiles: list[int] = NO_ROW
        self.european = 0
        self.market_tile: list[int] = NO_ROW
        self.market: list[int] = NO_ROW
        self.rural: list[int] = NO_ROW
        self.dock: list[int] = NO_ROW
        self.cargo: list[int] = NO_ROW
        self.emissary: list[int] = NO_ROW
        self.ships: list[list[int]] = NO_ROWS
        self.boxed: list[int] = NO_ROW
        self.abroad: list[int] = NO_ROW
        self.envoys: list[int] = NO_ROW
        self.open_route: list[int] = NO_ROW
        self.routes: list[list[int]] = NO_ROWS
        self.server: list[int] = NO_ROW
        self.on_route: list[list[int]] = NO_ROWS
        self.discard: list[int] = NO_ROW
        self.seen: list[int] = NO_ROW
        self.personal: list[list[int]] = NO_ROWS
        self.met: list[int] = NO_ROW
        self.on_personal: list[list[int]] = NO_ROWS
        self.won: list[list[int]] = NO_ROWS
        self.innovation: list[int] = NO_ROW
        self.fresh = 0
        self.rate = 0
        self.die = 0
        self.war_line: list[int] = NO_ROW
        self.turn: list[int] = NO_ROW
        self.upto = 0
        self.window = 0
        self.farms: list[list[int]] = NO_ROWS

    def copy(self) -> Yinzi:
        """Only what nearly every action writes is copied; the other rows are shared until somebody replaces them."""
        twin = Yinzi(self.printed, self.seats, self.chance.copy())
        self.copy_into(twin)
        twin.round = self.round
        twin.phase = self.phase
        twin.colour = self.colour
        twin.colour_seat = self.colour_seat
        twin.order = self.order
        twin.hold = [row[:] for row in self.hold]
        twin.stock = self.stock
        twin.groups = self.groups
        twin.played = self.played
        twin.hand = self.hand
        twin.deck = self.deck
        twin.tile = self.tile
        twin.cube = self.cube
        twin.cubes = self.cubes
        twin.built = self.built
        twin.level = self.level
        twin.owner = self.owner
        twin.site = self.site
        twin.made = self.made
        twin.display = self.display
        twin.mills = self.mills
        twin.track = self.track
        twin.tiles = self.tiles
        twin.european = self.european
        twin.market_tile = self.market_tile
        twin.market = self.market
        twin.rural = self.rural
        twin.dock = self.dock
        twin.cargo = self.cargo
        twin.emissary = self.emissary
        twin.ships = self.ships
        twin.boxed = self.boxed
        twin.abroad = self.abroad
        twin.envoys = self.envoys
        twin.open_route = self.open_route
        twin.routes = self.routes
        twin.server = self.server
        twin.on_route = self.on_route
        twin.discard = self.discard
        twin.seen = self.seen
        twin.personal = self.personal
        twin.met = self.met
        twin.on_personal = self.on_personal
        twin.won = self.won
        twin.innovation = self.innovation
        twin.fresh = self.fresh
        twin.rate = self.rate
        twin.die = self.die
        twin.war_line = self.war_line
        twin.turn = self.turn[:]
        twin.upto = self.upto
        twin.window = self.window
        twin.farms = self.farms
        return twin

    def lay_out(self) -> None:
        """Empty boards and areas, before set-up puts anything on them."""
        seats, squares, factories = self.seats, len(SQUARES), len(FACTORIES)
        self.colour = [NONE] * seats
        self.colour_seat = [NOBODY] * 4
        self.order = list(range(seats))
        self.hold = [[0] * HOLDINGS for _ in range(seats)]
        self.stock = [0, 0]
        self.groups = [[0] * 5 for _ in range(seats)]
        self.played = [[NONE] * 5 for _ in range(seats)]
        self.hand = [[] for _ in range(seats)]
        self.deck = [[] for _ in range(seats)]
        self.tile = [NONE] * squares
        self.cube = [NOBODY] * squares
        self.cubes = [0] * squares
        self.built = [NONE] * squares
        self.level = [0] * factories
        self.owner = [NOBODY] * factories
        self.site = [NONE] * factories
        self.made = [0] * (factories * 4)
        self.display = []
        self.mills = []
        self.track = [NONE] * 6
        self.tiles = []
        self.market_tile = []
        self.market = [NOBODY] * len(SPACES)
        self.rural = [0] * 4
        self.dock = [NONE] * len(DOCKS)
        self.cargo = [NONE] * (len(DOCKS) * HOLD * 2)
        self.emissary = [0] * (len(DOCKS) * 4)
        self.ships = [[], []]
        self.boxed = []
        self.abroad = [0] * (8 * 4)
        self.envoys = [0] * (6 * 4)
        self.open_route = [NONE] * len(PILES)
        self.routes = [[] for _ in PILES]
        self.server = [NOBODY] * len(PILES)
        self.on_route = [[] for _ in PILES]
        self.discard = []
        self.seen = [0] * len(ROUTES)
        self.personal = [[] for _ in range(seats)]
        self.met = [0] * len(ROUTES)
        self.on_personal = [[] for _ in ROUTES]
        self.won = [[] for _ in range(seats)]
        self.innovation = [NOBODY] * len(INNOVATIONS)
        self.war_line = []
        self.turn = [0] * TURN_COUNTERS
        self.find_farms()

    def find_farms(self) -> None:
        """The index of *cube*: the squares of each seat, in order."""
        squares = range(len(self.cube))
        self.farms = [[square for square in squares if self.cube[square] == seat] for seat in range(self.seats)]

    def good_on(self, square: int) -> int:
        """YIN-G-good-1: the good of *square*: that of its tile, else the printed one."""
        tile = self.tile[square]
        return tile if tile != NONE else self.printed.grid[square]

    def is_free(self, square: int) -> bool:
        """YIN-B-cult-2: neither a cube nor a factory."""
        return self.cubes[square] == 0 and self.built[square] == NONE

    def units_left(self, seat: Seat) -> int:
        """YIN-B-boat-5: river transport that *seat* has left in this turn."""
        turn = self.turn
        return self.printed.capacity[self.hold[seat][BOAT]] + turn[EXTRA_UNITS] - turn[UNITS]

    def reach(self, seat: Seat) -> int:
        """The same with the free-transport disc, if *seat* may spend it (YIN-I-eco-5)."""
        units = self.units_left(seat)
        return units + 1 if self.may_spend(seat, FREE_TRANSPORT) else units

    def province_of(self, factory: int) -> int:
        """Where *factory*, which is on the board, stands."""
        return self.site[factory] // PROVINCE_SITES

    def exchange(self) -> int:
        """YIN-F-rate-3: coins for a silver bag."""
        return self.printed.rates[self.rate]

    def may_spend(self, seat: Seat, innovation: int) -> bool:
        """YIN-I-use-2: has *seat* a disc there that was not placed in this turn?"""
        return self.innovation[innovation] == seat and self.fresh & (1 << innovation) == 0

    def stored(self, factory: int) -> int:
        """Products of all seats on *factory*."""
        at = factory * 4
        return self.made[at] + self.made[at + 1] + self.made[at + 2] + self.made[at + 3]

    def own_squares(self, seat: Seat) -> list[int]:
        """Where cubes of *seat* lie."""
        return self.farms[seat]


class Closed(Decision[Yinzi, Action]):
    """A question in the middle of something: nothing can be inserted before it is answered."""

    def interruptible(self) -> bool:
        return False


NO_ROW: Final[list[int]] = []  # stands in until set-up or copy puts the real list there
NO_ROWS: Final[list[list[int]]] = []

"""A table of Agra in three words, and what tests ask of it.

A table goes through the real set-up with a fixed seed. Arranging may then write facts straight into the state, but
never makes or loses a marker or a worker; whatever is asked afterwards goes through the game.
"""

from __future__ import annotations

from tablewright.games.agra.ch04_turns import BeginRound, BeginTurn, CleanUp, EndTurn, OrderPhase
from tablewright.games.agra.ch05_goods import set_price
from tablewright.games.agra.ch06_1_meditation import BeginMeditation, BeginSpending, EndMeditation, Spend
from tablewright.games.agra.ch06_2_spaces import ActionPhase
from tablewright.games.agra.data import load
from tablewright.games.agra.doors import markers_of
from tablewright.games.agra.game import AgraGame
from tablewright.games.agra.names import (
    BITS,
    BUILDINGS,
    COVER,
    FARMER,
    FAVOUR,
    GOODS,
    GUILDS,
    IN_PILE,
    MARKERS,
    MEDITATION,
    MEDITATION_PHASE,
    MP,
    NOTABLES,
    ON_DISPLAY,
    ON_RIVER,
    ORDERS,
    OUT_OF_GAME,
    RUPEES,
    SIDES,
    SLOTS,
    SPACES,
    STEP,
    STORED,
    SUPPLY,
    TILES,
    TOKENS,
    TRACKS,
    WORKERS,
)
from tablewright.games.agra.state import Agra
from tablewright.games.agra.workers import workers_of
from tablewright.kernel.action import NOBODY, Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.state import settle
from tablewright.kernel.step import Step
from tests.games.table import SEED, Table

GAME = AgraGame(*load(None))
MARKERS_EACH, WORKERS_EACH = 22, 10


class AgraTable(Table[Agra]):
    """Every action must leave markers and workers as many as they were."""

    def act(self, state: Agra, seat: Seat, action: Action, game: Game[Agra]) -> None:
        super().act(state, seat, action, game)
        conserved(state)


TABLE = AgraTable(GAME)
hush = TABLE.hush
next_rolls = TABLE.next_rolls
letter = TABLE.letter
play = TABLE.play
asked = TABLE.asked
question = TABLE.question
options = TABLE.options
can = TABLE.can
why = TABLE.why
lifted = TABLE.lifted
refused = TABLE.refused
told = TABLE.told
told_of = TABLE.told_of
view = TABLE.view


# Arranging.


def new(seats: int = 4, seed: str = SEED, game: AgraGame = GAME, **chosen: str) -> Agra:
    """A recording table at the first question of the first turn. Seat 0 starts unless *chosen* says else."""
    return TABLE.start(seats, {"start": "seat-1", **chosen}, seed, game)


def table(seats: int = 4, game: AgraGame = GAME) -> Agra:
    """The same without neutral markers and with every notable on the river, so that tests name what they need."""
    state = new(seats, game=game)
    state.contract = [ON_RIVER] * len(NOTABLES)
    state.bowls = [NOBODY] * len(state.bowls)
    state.orders = [NOBODY] * len(state.orders)
    state.marked = [0] * len(GUILDS)
    state.merchant = BUILDINGS.index("cotton-farm")
    state.builder = BUILDINGS.index("tailor")
    return hush(state)


def number(marker: str) -> int:
    return MARKERS.index(marker)


def give(state: Agra, seat: Seat = 0, **markers: int) -> Agra:
    """Set how many goods of a type, or favour, *seat* has; the markers come from its supply."""
    row = state.hold[seat]
    for name, amount in markers.items():
        row[SUPPLY] -= amount - row[number(name)]
        row[number(name)] = amount
    assert row[SUPPLY] >= 0, "more markers than there are"
    return state


def strip_supply(state: Agra, seat: Seat = 0, left: int = 0, into: str = "turmeric") -> Agra:
    """Leave *left* markers in the supply of *seat*; the rest are goods *into*."""
    row = state.hold[seat]
    row[number(into)] += row[SUPPLY] - left
    row[SUPPLY] = left
    return state


def rupees(state: Agra, seat: Seat, amount: int) -> Agra:
    state.hold[seat][RUPEES] = amount
    return state


def own(state: Agra, seat: Seat, *notables: str) -> Agra:
    """*seat* has these contracts."""
    for name in notables:
        state.contract[NOTABLES.index(name)] = seat
    return state


def own_tiles(state: Agra, seat: Seat, *tiles: str) -> Agra:
    for name in tiles:
        tile = TILES.index(name)
        state.tile_at[tile] = seat
        state.pile = [other for other in state.pile if other != tile]
        state.display = [other for other in state.display if other != tile]
    while len(state.display) < 3:
        state.display.append(state.pile.pop())
        state.tile_at[state.display[-1]] = ON_DISPLAY
    return state


def show_tiles(state: Agra, *tiles: str) -> Agra:
    """These tiles lie on the display; all others that nobody owns are in the pile."""
    state.display = [TILES.index(name) for name in tiles]
    state.pile = [at for at in range(len(TILES)) if state.tile_at[at] < 0 and at not in state.display]
    for tile in state.pile:
        state.tile_at[tile] = IN_PILE
    for tile in state.display:
        state.tile_at[tile] = ON_DISPLAY
    return state


def on_card(state: Agra, seat: Seat, notable: str, good: str, double: bool = False) -> Agra:
    """A marker of *seat*, or two, lies on an ordered good; they come from its supply."""
    at = NOTABLES.index(notable)
    place = at * SLOTS + GAME.printed.orders[at].index(GOODS.index(good))
    state.ordered[place] = seat * 2 + int(double)
    state.hold[seat][SUPPLY] -= 1 + int(double)
    return state


def river(state: Agra, *notables: str) -> Agra:
    """Only these notables are on the river; contracts stay with their owners."""
    for at, name in enumerate(NOTABLES):
        if state.contract[at] < 0:
            state.contract[at] = ON_RIVER if name in notables else OUT_OF_GAME
    return state


def worker(state: Agra, seat: Seat, *spaces: str, stands: bool = True) -> Agra:
    """Workers of *seat* from its supply on these spaces."""
    for space in spaces:
        assert state.worker[SPACES.index(space)] == NOBODY
        state.worker[SPACES.index(space)] = seat * 2 + int(stands)
        state.hold[seat][WORKERS] -= 1
    return state


def no_workers(state: Agra, seat: Seat, left: int = 0) -> Agra:
    """Only *left* workers are in the supply; the others stand wherever there is room."""
    for at in range(len(SPACES) - 1, -1, -1):
        usable = at >= len(BUILDINGS) or state.is_built(at)
        if usable and state.worker[at] == NOBODY and state.hold[seat][WORKERS] > left:
            worker(state, seat, SPACES[at])
    state.hold[seat][STORED] += state.hold[seat][WORKERS] - left
    state.hold[seat][WORKERS] = left
    return state


def build_up(state: Agra, *buildings: str) -> Agra:
    """These buildings are built."""
    for building in buildings:
        state.built |= BITS[BUILDINGS.index(building)]
    return state


def influence(state: Agra, seat: Seat, **steps: int) -> Agra:
    for guild, step in steps.items():
        state.hold[seat][STEP + GUILDS.index(guild)] = step
    return state


def tracker(state: Agra, seat: Seat, space: int) -> Agra:
    state.hold[seat][MEDITATION] = space
    return state


def farm(state: Agra, seat: Seat, track: str, farmer: int, covered: list[int]) -> Agra:
    row, at = state.hold[seat], TRACKS.index(track)
    row[FARMER + at] = farmer
    row[COVER + at] = sum(BITS[space - 1] for space in covered)
    return state


def price(state: Agra, token: str, good: str, side: str) -> Agra:
    set_price(state, "AGR-6.2.2.1T-c", 0, TOKENS.index(token), GOODS.index(good), SIDES.index(side))
    return state


def order_marker(state: Agra, guild: str, position: int) -> Agra:
    state.marked[GUILDS.index(guild)] = position - 1
    return state


def on_order(state: Agra, owner: int, guild: str, *positions: int) -> Agra:
    """Markers on orders, of a seat (from its supply) or NEUTRAL."""
    for position in positions:
        state.orders[GUILDS.index(guild) * ORDERS + position - 1] = owner
        if owner < state.seats:
            state.hold[owner][SUPPLY] -= 1
    return state


def in_bowl(state: Agra, owner: int, *goods: str) -> Agra:
    for good in goods:
        state.bowls[GAME.printed.bowl_of[GOODS.index(good)]] = owner
        if owner < state.seats:
            state.hold[owner][SUPPLY] -= 1
    return state


def begin(state: Agra, phase: str, seat: Seat = 0) -> Agra:
    """The turn of *seat* is at the beginning of *phase*; the rest of the turn and the round are owed."""
    state.active = seat
    state.fresh_turn()
    steps: list[Step] = [
        BeginMeditation(seat),
        BeginSpending(seat),
        EndMeditation(seat),
        ActionPhase(seat),
        OrderPhase(seat),
        EndTurn(seat),
        CleanUp(seat),
    ]
    first = {"meditation": 0, "action": 3, "order": 4, "end": 5}[phase]
    order = state.order()
    state.stack = []
    later: list[Step] = [BeginTurn(other) for other in order[order.index(seat) + 1 :]]
    state.then([*steps[first:], *later, BeginRound(state.start)])
    hush(state)
    conserved(state)
    settle(state)
    return state


def at_meditation(state: Agra, seat: Seat = 0) -> Agra:
    return begin(state, "meditation", seat)


def at_action(state: Agra, seat: Seat = 0) -> Agra:
    return begin(state, "action", seat)


def at_order(state: Agra, seat: Seat = 0) -> Agra:
    return begin(state, "order", seat)


def using(state: Agra, space: str, seat: Seat = 0) -> Agra:
    """*seat* has just chosen that space in its action phase."""
    return play(at_action(state, seat), f"use {space}")


def spending(state: Agra, points: int = 9, seat: Seat = 0) -> Agra:
    """*seat* has so many meditation points to spend."""
    at_action(state, seat)
    state.phase = MEDITATION_PHASE
    state.turn[MP] = points
    state.stack.append(Spend(seat))
    return state


# Playing.


def finish_turn(state: Agra, game: AgraGame = GAME) -> Agra:
    """Do as little as possible until another seat's turn begins."""
    seat, turn = state.active, state.round
    wanted = ["end", "enough", "decline", "process-goods"]
    while not state.is_over() and (state.active, state.round) == (seat, turn):
        found = options(state, game=game)
        idle = [text for verb in wanted for text in found if text.split()[0] == verb]
        play(state, (idle or found)[0], game=game)
    return state


def conserved(state: Agra) -> None:
    """AGR-0-d, AGR-0-e: 22 markers and 10 workers each, wherever they are, and nothing negative."""
    for seat in range(state.seats):
        assert markers_of(state, seat) == MARKERS_EACH
        assert workers_of(state, seat) == WORKERS_EACH
        assert min(state.hold[seat]) >= 0


# Asking.


def earned(state: Agra, seat: Seat = 0) -> list[int]:
    """What *seat* earned since the table was arranged, gain by gain."""
    return [what[0] for _, who, what in told_of(state, "earned") if who == seat]


def goods(state: Agra, seat: Seat = 0) -> dict[str, int]:
    """The goods that *seat* has at least one of."""
    return {good: state.hold[seat][at] for at, good in enumerate(GOODS) if state.hold[seat][at]}


def favour(state: Agra, seat: Seat = 0) -> int:
    return state.hold[seat][FAVOUR]


def purse(state: Agra, seat: Seat = 0) -> int:
    return state.hold[seat][RUPEES]


def supply(state: Agra, seat: Seat = 0) -> int:
    return state.hold[seat][SUPPLY]


def workers(state: Agra, seat: Seat = 0) -> int:
    return state.hold[seat][WORKERS]


def steps(state: Agra, seat: Seat = 0) -> tuple[int, int, int]:
    """Artisans, Merchants, Scholars."""
    row = state.hold[seat]
    return row[STEP], row[STEP + 1], row[STEP + 2]


def owner(state: Agra, notable: str) -> int:
    return state.contract[NOTABLES.index(notable)]


def standing_at(state: Agra, space: str) -> tuple[int, bool] | None:
    """Whose worker is there, and whether it stands."""
    one = state.worker[SPACES.index(space)]
    return None if one == NOBODY else (one >> 1, one & 1 == 1)


def at_end(state: Agra) -> Agra:
    """The game is over: nothing is owed."""
    state.stack = []
    return state

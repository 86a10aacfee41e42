"""What stays constant at a table of Agra: every piece is in one place, and what is gained for good is never lost.

Pieces are counted here anew and not by the engine's own sums, which would share its mistakes.
"""

from __future__ import annotations

from tablewright.games.agra.ch05_guilds import GiveUpTile
from tablewright.games.agra.names import (
    AT_TRADER,
    BANNERS,
    BASIC,
    BONUS_TILES,
    BOWLS,
    BUILDER_GONE,
    BUILDINGS,
    COVER,
    DEPOT,
    FARMER,
    FAVOUR,
    GOODS,
    GUILDS,
    IN_PILE,
    LEVELS,
    MEDITATION,
    NEUTRAL,
    ON_DISPLAY,
    ON_RIVER,
    ORDERS,
    OUT_OF_GAME,
    OVER,
    PIERS,
    REMINDERS,
    SLOTS,
    SPACES,
    STEP,
    STORED,
    SUPPLY,
    TILES,
    TOKENS,
    TRACK_LENGTH,
    TRACKS,
    WORKERS,
)
from tablewright.games.agra.state import Agra
from tablewright.kernel.action import NOBODY
from tablewright.kernel.game import Game

MARKERS_EACH, WORKERS_EACH, COVERS_EACH = 22, 10, 8


def agra(game: Game[Agra], state: Agra, before: Agra | None) -> None:
    """All of it, after every action."""
    markers(state)
    workers(state)
    farms(state)
    influence_and_orders(state)
    notables(state)
    tiles(game, state)
    prices(state)
    buildings(state)
    if before is not None:
        onwards(before, state)


def markers(state: Agra) -> None:
    """AGR-0-d: 22 a seat, as goods, favour, in the supply, on cards, orders, bowls, banners and favour actions."""
    on_cards = [marker for marker in state.ordered if marker != NOBODY]
    for seat, row in enumerate(state.hold):
        assert min(row) >= 0
        loose = sum(row[: len(GOODS)]) + row[FAVOUR] + row[SUPPLY] + row[DEPOT] + row[REMINDERS]
        placed = state.orders.count(seat) + state.bowls.count(seat) + row[BANNERS].bit_count()
        delivered = sum([1 + (marker & 1) for marker in on_cards if marker >> 1 == seat])
        assert loose + placed + delivered == MARKERS_EACH
    assert {*state.orders, *state.bowls} <= {NOBODY, NEUTRAL, *range(state.seats)}


def workers(state: Agra) -> None:
    """AGR-0-e: ten a seat, in the supply, on action spaces and on the Cook; AGR-5.1-a: one a space."""
    assert len(state.worker) == len(SPACES)
    assert max(state.worker) < 2 * state.seats
    for seat, row in enumerate(state.hold):
        laid, standing = state.worker.count(2 * seat), state.worker.count(2 * seat + 1)
        assert row[WORKERS] + row[STORED] + laid + standing == WORKERS_EACH


def farms(state: Agra) -> None:
    """AGR-2.2-b: eight cover tiles a seat, on their spaces or beside the board; AGR-6.2.2.1B-h: no farmer on one."""
    assert len(TRACKS) * state.printed.covered.bit_count() == COVERS_EACH
    for row in state.hold:
        assert 1 <= row[MEDITATION] <= state.printed.last_space
        for track in range(len(TRACKS)):
            covers, farmer = row[COVER + track], row[FARMER + track]
            assert covers & ~state.printed.covered == 0
            assert 1 <= farmer <= TRACK_LENGTH
            assert not covers >> (farmer - 1) & 1


def influence_and_orders(state: Agra) -> None:
    """AGR-2.3-a: three influence markers a seat on their tracks; AGR-6.3.2-b: orders within the limit."""
    for row in state.hold:
        assert max(row[STEP : STEP + len(GUILDS)]) <= state.printed.top_step
    for guild in range(len(GUILDS)):
        column = state.orders[guild * ORDERS : (guild + 1) * ORDERS]
        taken, marked = ORDERS - column.count(NOBODY), state.marked[guild]
        assert taken <= state.limit
        assert column[marked] == NOBODY if marked < ORDERS else taken == ORDERS
    assert len(state.orders) == len(GUILDS) * ORDERS


def notables(state: Agra) -> None:
    """AGR-2.1-f: so many of each level as were dealt; AGR-7.2-a: markers lie only on ordered goods of the river."""
    printed = state.printed
    dealt, fulfilled = [0] * (LEVELS + 1), [0] * (LEVELS + 1)
    for level, where in zip(printed.notable_level, state.contract, strict=True):
        dealt[level] += where != OUT_OF_GAME
        fulfilled[level] += where >= 0
    assert dealt[1:] == printed.notables_by_players[state.seats - 2]
    assert fulfilled == state.fulfilled
    for place in [place for place, marker in enumerate(state.ordered) if marker != NOBODY]:
        notable = place // SLOTS
        assert state.contract[notable] == ON_RIVER
        assert printed.available[state.boat][printed.notable_level[notable]]
        assert place % SLOTS < len(printed.orders[notable])


def tiles(game: Game[Agra], state: Agra) -> None:
    """Every favour tile is in the pile, on display or with a seat; AGR-6.S.2-h: three a seat, four while it chooses."""
    assert sorted(state.display + state.pile) == [at for at in range(len(TILES)) if state.tile_at[at] < 0]
    assert all(state.tile_at[tile] == ON_DISPLAY for tile in state.display)
    assert all(state.tile_at[tile] == IN_PILE for tile in state.pile)
    assert len(state.display) == state.printed.display or not state.pile
    asked = game.question(state)
    for seat in range(state.seats):
        giving_up = isinstance(asked, GiveUpTile) and asked.seat == seat
        assert state.tile_at.count(seat) <= state.printed.most_tiles + giving_up
    assert len(state.bonus) == len(BONUS_TILES)
    assert len(state.bowls) == len(BOWLS)


def prices(state: Agra) -> None:
    """AGR-0-b: a good is worth what the token on it says, else what is printed; a token lies on one good."""
    value = state.printed.value[:]
    where = [token >> 1 for token in state.token if token != AT_TRADER]
    assert len(set(where)) == len(where) <= len(TOKENS)
    for token, place in enumerate(state.token):
        if place != AT_TRADER:
            value[place >> 1] = state.printed.flags[token][place & 1]
    assert state.value == value


def buildings(state: Agra) -> None:
    """AGR-5.1-b, AGR-5.1-c: workers only on buildings that are open; no more bonus tiles taken than buildings built."""
    built = [at for at in range(len(BUILDINGS)) if state.built >> at & 1]
    assert built[:BASIC] == list(range(BASIC))
    assert state.merchant in built
    assert state.builder == BUILDER_GONE or BASIC <= state.builder < len(BUILDINGS)
    assert state.builder != BUILDER_GONE or len(built) == len(BUILDINGS)
    used = [at for at in range(len(BUILDINGS)) if state.worker[at] != NOBODY]
    assert {*used} <= {*built, state.builder}
    levels = [state.printed.level[at] for at in built]
    taken = [state.printed.bonus_level[at] for at in range(len(BONUS_TILES)) if state.bonus[at] != NOBODY]
    assert all(taken.count(level) <= levels.count(level) for level in taken)


def onwards(before: Agra, state: Agra) -> None:
    """What only ever goes one way: influence, meditation, covers, contracts, orders, Akbar, buildings, Boat, rounds."""
    for old, new in zip(before.hold, state.hold, strict=True):
        assert old[MEDITATION] <= new[MEDITATION]
        assert all(old[STEP + guild] <= new[STEP + guild] for guild in range(len(GUILDS)))
        assert all(new[COVER + track] & ~old[COVER + track] == 0 for track in range(len(TRACKS)))
    for unowned, old, new in (
        (NOBODY, before.orders, state.orders),
        (NOBODY, before.bowls, state.bowls),
        (NOBODY, before.bonus, state.bonus),
        (ON_RIVER, before.contract, state.contract),
    ):
        assert old == new or all(owner in (unowned, now) for owner, now in zip(old, new, strict=True))
    assert before.built & ~state.built == 0
    assert before.boat <= state.boat <= PIERS
    assert before.limit <= state.limit
    assert before.start == state.start
    assert before.round <= state.round <= before.round + 1
    assert before.ending <= state.ending <= state.printed.last_rounds + 1
    assert (state.phase == OVER) == state.is_over()

"""What stays constant at a table of Yinzi: every piece, tile and card is in one place, wherever the rules move it."""

from __future__ import annotations

from tablewright.games.yinzi.names import (
    AREA,
    ARMY,
    BOAT,
    CARDS,
    COMMITTED_DISC,
    COMMITTED_WORKERS,
    CUBES,
    DISCS,
    FACTORIES,
    FORTUNES,
    GLORY_FIRST,
    GLORY_SECOND,
    GROUP,
    HAND,
    LOWER,
    LYING,
    NONE,
    OVER,
    PIECES,
    RECRUIT,
    ROUTES,
    SHIPS,
    SQUARES,
    STONE,
    TAXED,
    UPPER,
    WOOD,
    WORKERS,
    WORKS,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tablewright.kernel.game import Game

WORKERS_EACH, CUBES_EACH, DISCS_EACH, PRODUCTS_EACH = 12, 15, 20, 8  # YIN-G-supply-1
ALL_WOOD, ALL_STONE = 14, 8  # YIN-G-supply-2
COLOURS = 4  # pieces of all seats lie side by side in rows of four
PRODUCT, DISC = 4, 8  # added to a seat, where pieces of several kinds lie together


def yinzi(game: Game[Yinzi], state: Yinzi, before: Yinzi | None) -> None:
    """All of it, after every action; while colours are chosen nothing is on the table."""
    if not state.market_tile:
        return
    workers(state)
    cubes_and_products(state)
    discs(state)
    shared_pieces(state)
    factories(state)
    cards(state)
    routes_and_ships(state)
    if before is not None and before.market_tile:
        onwards(before, state)


def workers(state: Yinzi) -> None:
    """On the player board, in areas, as soldiers, migrants and in the supply."""
    for seat, row in enumerate(state.hold):
        assert min(row) >= 0
        away = row[UPPER] + row[LOWER] + row[ARMY] + row[LYING] + row[COMMITTED_WORKERS]
        at_work = sum(row[AREA : AREA + len(WORKS)]) + (state.turn[GROUP] if seat == state.active else 0)
        assert row[WORKERS] + away + at_work + sum(state.groups[seat]) == WORKERS_EACH


def pieces_on_tiles(state: Yinzi) -> list[int]:
    """Pieces that lie on open and on personal routes."""
    return [piece for tile in [*state.on_route, *state.on_personal] for piece in tile]


def cubes_and_products(state: Yinzi) -> None:
    """Cubes grow on squares and lie in markets, products in factories and abroad, both on ships and routes."""
    moving = pieces_on_tiles(state) + state.cargo
    grown = [0] * COLOURS
    for owner, cubes in zip(state.cube, state.cubes, strict=True):
        assert (owner == NOBODY) == (cubes == 0)
        if owner != NOBODY:
            grown[owner] += cubes
    for seat, row in enumerate(state.hold):
        sold = state.market.count(seat) + state.rural[seat]
        assert row[CUBES] + grown[seat] + sold + moving.count(seat) == CUBES_EACH
        made = sum(state.made[seat::COLOURS]) + sum(state.abroad[seat::COLOURS])
        assert row[PIECES] + made + moving.count(PRODUCT + seat) == PRODUCTS_EACH


def discs(state: Yinzi) -> None:
    """Discs say who owns a factory, who knows an innovation, and whose emissary, glory, recruit or tax it is."""
    on_tiles = pieces_on_tiles(state)
    for seat, row in enumerate(state.hold):
        kept = row[DISCS] + row[TAXED] + row[GLORY_FIRST] + row[GLORY_SECOND] + row[RECRUIT] + row[COMMITTED_DISC]
        levels = sum([level for level, owner in zip(state.level, state.owner, strict=True) if owner == seat])
        envoys = sum(state.emissary[seat::COLOURS]) + sum(state.envoys[seat::COLOURS]) + on_tiles.count(DISC + seat)
        assert kept + levels + envoys + state.innovation.count(seat) == DISCS_EACH


def shared_pieces(state: Yinzi) -> None:
    """YIN-G-supply-2: wood and stone are in the stock or with a seat."""
    assert min(state.stock) >= 0
    assert state.stock[0] + sum([row[WOOD] for row in state.hold]) == ALL_WOOD
    assert state.stock[1] + sum([row[STONE] for row in state.hold]) == ALL_STONE


def factories(state: Yinzi) -> None:
    """A factory is in the pile, on display or on two squares; its level is its discs, its storage by its level."""
    on_board = [factory for factory in range(len(FACTORIES)) if state.site[factory] != NONE]
    known = state.mills + state.display + on_board
    assert len(set(known)) == len(known)
    for factory in range(len(FACTORIES)):
        assert state.built.count(factory) == (2 if factory in on_board else 0)
        assert (state.owner[factory] == NOBODY) == (state.level[factory] == 0)
        stored = sum(state.made[factory * COLOURS : (factory + 1) * COLOURS])
        assert stored <= max(state.printed.storage)
    for square in range(len(SQUARES)):
        assert state.cubes[square] == 0 or state.built[square] == NONE


def cards(state: Yinzi) -> None:
    """YIN-Q-round-3, YIN-B-frame-1: twelve a seat, each played once; never more than three in hand."""
    for seat in range(state.seats):
        held, played = state.hand[seat] + state.deck[seat], [card for card in state.played[seat] if card != NONE]
        assert len(set(held + played)) == len(held) + len(played) <= len(CARDS)
        assert len(state.hand[seat]) <= HAND
        assert len(state.played[seat]) == len(FORTUNES)
        if state.phase == OVER:
            assert not held


def routes_and_ships(state: Yinzi) -> None:
    """Every tile is in one place, and as many lie open as there are places."""
    piles = [route for pile in state.routes for route in pile]
    open_routes = [route for route in state.open_route if route != NONE]
    taken = [route for seat in range(state.seats) for route in state.personal[seat] + state.won[seat]]
    routes = [*piles, *open_routes, *taken, *state.discard]
    assert len(set(routes)) == len(routes) <= len(ROUTES)
    docked = [ship for ship in state.dock if ship != NONE]
    ships = [ship for pile in state.ships for ship in pile] + docked + state.boxed
    assert len(set(ships)) == len(ships) <= len(SHIPS)
    assert len(docked) <= len(state.printed.docks_by_players[state.seats - 2])


def onwards(before: Yinzi, state: Yinzi) -> None:
    """What only ever goes one way: rounds, cards played, glories, products and emissaries abroad, routes won."""
    assert before.round <= state.round <= before.round + 1
    assert before.market_tile == state.market_tile
    for seat in range(state.seats):
        old, new = before.hold[seat], state.hold[seat]
        assert old[GLORY_FIRST] <= new[GLORY_FIRST] and old[GLORY_SECOND] <= new[GLORY_SECOND]
        assert 0 <= new[BOAT] < len(state.printed.capacity)
        assert {*state.hand[seat], *state.deck[seat]} <= {*before.hand[seat], *before.deck[seat]}
        assert {*before.won[seat]} <= {*state.won[seat]}
    for kept, now in ((before.abroad, state.abroad), (before.envoys, state.envoys)):
        assert kept == now or all(old <= new for old, new in zip(kept, now, strict=True))

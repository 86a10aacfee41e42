"""Section B, cultivate: squares and plantation tiles.

YIN-B-cult-2     a square is free without cube and factory
YIN-B-cult-3     printed cabbage, fruit, wheat, salt: one cube
YIN-B-cult-4     printed rice: two cubes
YIN-B-cult-5     an emptied tile: one cube, for anybody
YIN-B-cult-6     a tile costs what its column says
YIN-B-cult-7     a bought tile is placed at once, on a free square of any province
YIN-B-cult-8     it may replace an empty tile, which goes to the box (YIN-R-20)
YIN-B-cult-9     salt squares and salt tiles are never covered (YIN-R-19)
YIN-B-cult-10    a new tile gets two cubes
YIN-B-cult-11    then the tiles slide left and the track is refilled
YIN-B-cult-12    a square with one of its two cubes left is occupied
YIN-A-track-1    in phase A a gap stays (YIN-R-30)
YIN-B-work-13    between the choice of a worker action and its first use, no purchase that makes it impossible
YIN-L-cube-1     with too few cubes, those that are there; without any, nothing (YIN-R-21)
YIN-L-tile-1     an empty pile: no refill (YIN-R-55)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import BUY_TILE, GROW, PLANT, Letter
from tablewright.games.yinzi.ch05_b_uses import USE_FIRST, first_use_is_owed, first_use_stands
from tablewright.games.yinzi.doors import (
    FREE_AMOUNT,
    charge,
    lay_cubes,
    money_missing,
    pay_coins,
    purse,
    spend_free_coins,
)
from tablewright.games.yinzi.names import CUBES, FOR_TILE, FREE_COINS, NONE, PHASE_A, SQUARES, TRACK
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry

OCCUPIED: Final = Refusal("YIN-B-cult-2", "square-occupied")
PROTECTED: Final = Refusal("YIN-B-cult-9", "salt-protected")
NO_CUBE: Final = Refusal("YIN-L-cube-1", "no-cube-left")
NO_TILE: Final = Refusal("YIN-B-cult-6", "no-tile-there")
NO_SQUARE: Final = Refusal("YIN-B-cult-7", "no-square-left")


def cannot_cover(state: Yinzi, square: int) -> Refusal | None:
    """YIN-B-cult-7 to YIN-B-cult-9: why neither tile nor factory can come on *square*."""
    if not state.is_free(square):
        return OCCUPIED
    return PROTECTED if state.printed.protected[state.good_on(square)] else None


def coverable(state: Yinzi) -> list[bool]:
    """The same for all squares: can a tile or factory come there?"""
    cubes, built, tile = state.cubes, state.built, state.tile
    grid, protected = state.printed.grid, state.printed.protected
    return [
        cubes[square] == 0
        and built[square] == NONE
        and not protected[tile[square] if tile[square] != NONE else grid[square]]
        for square in range(len(SQUARES))
    ]


def cannot_grow(state: Yinzi, seat: Seat, square: int) -> Refusal | None:
    if not state.is_free(square):
        return OCCUPIED
    return NO_CUBE if state.hold[seat][CUBES] == 0 else None


def growable(state: Yinzi, seat: Seat) -> list[Action]:
    if state.hold[seat][CUBES] == 0:
        return []
    cubes, built = state.cubes, state.built
    return [GROW[square] for square in range(len(SQUARES)) if cubes[square] == 0 and built[square] == NONE]


def grow(state: Yinzi, rule: str, seat: Seat, square: int, wanted: int) -> None:
    """YIN-L-cube-1: so many cubes of *seat* on *square*, or as many as there are."""
    placed = min(wanted, state.hold[seat][CUBES])
    lay_cubes(state, seat, square, placed)
    state.tell(rule, seat, "grew", (state.good_on(square), square, placed))


def cultivate(state: Yinzi, seat: Seat, square: int) -> None:
    printed = state.printed
    if state.tile[square] != NONE:
        grow(state, "YIN-B-cult-5", seat, square, printed.cubes_again[state.tile[square]])
        return
    cubes = printed.cubes_printed[printed.grid[square]]
    grow(state, "YIN-B-cult-4" if cubes > 1 else "YIN-B-cult-3", seat, square, cubes)


def any_square(state: Yinzi) -> bool:
    for square in range(len(SQUARES)):  # noqa: SIM110  a loop stops at the first; compiled, a generator does not
        if cannot_cover(state, square) is None:
            return True
    return False


def cannot_buy_tile(state: Yinzi, seat: Seat, column: int) -> Refusal | None:
    if state.track[column] == NONE:
        return NO_TILE
    if state.hold[seat][CUBES] == 0:
        return NO_CUBE
    price = state.printed.tile_prices[column]
    missing = money_missing(state, seat, "YIN-B-cult-6", price)
    if missing is not None:
        return missing
    if not any_square(state):
        return NO_SQUARE
    return None if leaves_first_use(state, seat, price) else USE_FIRST


def leaves_first_use(state: Yinzi, seat: Seat, price: int) -> bool:
    """YIN-B-work-13: would the worker action that was chosen, if any, still be possible after this payment?"""
    if not first_use_is_owed(state):
        return True
    twin = state.copy()
    if price > purse(twin, seat) - FREE_AMOUNT and twin.may_spend(seat, FREE_COINS):
        spend_free_coins(twin, seat)
    pay_coins(twin, "YIN-B-cult-6", seat, price, NOBODY)
    return first_use_stands(twin, seat)


def tiles_on_offer(state: Yinzi, seat: Seat) -> list[Action]:
    """The columns whose tile *seat* can buy."""
    found: list[Action] = []
    if state.hold[seat][CUBES] == 0:
        return found
    money = purse(state, seat)
    for column in range(len(TRACK)):
        price = state.printed.tile_prices[column]
        if state.track[column] != NONE and price <= money and leaves_first_use(state, seat, price):
            found.append(BUY_TILE[column])
    return found if found and any_square(state) else []


def buy_tile(state: Yinzi, seat: Seat, column: int) -> None:
    """Owe payment and placing."""
    tile = state.track[column]
    state.track = with_entry(state.track, column, NONE)
    state.tell("YIN-B-cult-6", seat, "bought-tile", (tile, column))
    state.then([PlaceTile(seat, tile)])
    charge(state, seat, state.printed.tile_prices[column], FOR_TILE, NOBODY)


def compact(state: Yinzi, rule: str) -> None:
    """YIN-A-track-2, YIN-B-cult-11: slide left, then refill from left to right."""
    track = [tile for tile in state.track if tile != NONE]
    pile = state.tiles[:]
    while len(track) < len(TRACK) and pile:
        state.reveal()
        tile = pile.pop()
        state.tell(rule, NOBODY, "tile-came", (tile, len(track)))
        track.append(tile)
    state.tiles = pile
    state.track = track + [NONE] * (len(TRACK) - len(track))


class PlaceTile(Closed):
    """YIN-B-cult-7: on which square does the new plantation tile lie?"""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def fields(self) -> Fields:
        return "place-tile", self.seat, self.tile

    def options(self, state: Yinzi) -> list[Action]:
        cover = coverable(state)
        return [PLANT[square] for square in range(len(SQUARES)) if cover[square]]

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "plant":
            return cannot_cover(state, action.at)
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        if state.tile[action.at] != NONE:
            state.tell("YIN-B-cult-8", self.seat, "tile-boxed", (state.tile[action.at], action.at))
        state.tile = with_entry(state.tile, action.at, self.tile)
        state.tell("YIN-B-cult-7", self.seat, "planted", (self.tile, action.at))
        grow(state, "YIN-B-cult-10", self.seat, action.at, state.printed.cubes_first[self.tile])
        if state.phase != PHASE_A:
            compact(state, "YIN-B-cult-11")


class ChooseTile(Closed):
    """YIN-I-imp-3: which tile does the additional plantation buy?"""

    def fields(self) -> Fields:
        return "choose-tile", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        return tiles_on_offer(state, self.seat)

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "buy-tile":
            return cannot_buy_tile(state, self.seat, action.at)
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        buy_tile(state, self.seat, action.at)

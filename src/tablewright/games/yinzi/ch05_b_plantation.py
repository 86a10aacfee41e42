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
YIN-L-cube-1     with too few cubes, those that are there; without any, nothing (YIN-R-21)
YIN-L-tile-1     an empty pile: no refill (YIN-R-55)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import BUY_TILE, GROW, PLANT, Letter
from tablewright.games.yinzi.doors import Charge, money_missing, purse
from tablewright.games.yinzi.names import CUBES, FOR_TILE, NONE, PHASE_A, SQUARES, TRACK
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure

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


def cannot_grow(state: Yinzi, seat: Seat, square: int) -> Refusal | None:
    if not state.is_free(square):
        return OCCUPIED
    return NO_CUBE if state.hold[seat][CUBES] == 0 else None


def growable(state: Yinzi, seat: Seat) -> list[Action]:
    found: list[Action] = []
    if state.hold[seat][CUBES] > 0:
        for square in range(len(SQUARES)):
            if state.cubes[square] == 0 and state.built[square] == NONE:
                found.append(GROW[square])
    return found


def grow(state: Yinzi, rule: str, seat: Seat, square: int, wanted: int) -> None:
    """YIN-L-cube-1: so many cubes of *seat* on *square*, or as many as there are."""
    row = state.hold[seat]
    placed = min(wanted, row[CUBES])
    row[CUBES] -= placed
    state.cube[square] = seat
    state.cubes[square] = placed
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
    missing = money_missing(state, seat, "YIN-B-cult-6", state.printed.tile_prices[column])
    if missing is not None:
        return missing
    return None if any_square(state) else NO_SQUARE


def tiles_on_offer(state: Yinzi, seat: Seat) -> list[Action]:
    """The columns whose tile *seat* can buy."""
    found: list[Action] = []
    if state.hold[seat][CUBES] == 0:
        return found
    money = purse(state, seat)
    for column in range(len(TRACK)):
        if state.track[column] != NONE and state.printed.tile_prices[column] <= money:
            found.append(BUY_TILE[column])
    return found if found and any_square(state) else []


def buy_tile(state: Yinzi, seat: Seat, column: int) -> None:
    """Owe payment and placing."""
    tile = state.track[column]
    state.track[column] = NONE
    state.tell("YIN-B-cult-6", seat, "bought-tile", (tile, column))
    state.then([Charge(seat, state.printed.tile_prices[column], FOR_TILE, NOBODY), PlaceTile(seat, tile)])


def compact(state: Yinzi, rule: str) -> None:
    """YIN-A-track-2, YIN-B-cult-11: slide left, then refill from left to right."""
    left = [tile for tile in state.track if tile != NONE]
    while len(left) < len(TRACK) and state.tiles:
        state.reveal()
        tile = state.tiles.pop()
        state.tell(rule, NOBODY, "tile-came", (tile, len(left)))
        left.append(tile)
    state.track = left + [NONE] * (len(TRACK) - len(left))


class PlaceTile(Decision[Yinzi, Action]):
    """YIN-B-cult-7: on which square does the new plantation tile lie?"""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def fields(self) -> Fields:
        return "place-tile", self.seat, self.tile

    def interruptible(self) -> bool:
        return False

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for square in range(len(SQUARES)):
            if cannot_cover(state, square) is None:
                found.append(PLANT[square])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "plant":
            return cannot_cover(state, action.at)
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        if state.tile[action.at] != NONE:
            state.tell("YIN-B-cult-8", self.seat, "tile-boxed", (state.tile[action.at], action.at))
        state.tile[action.at] = self.tile
        state.tell("YIN-B-cult-7", self.seat, "planted", (self.tile, action.at))
        grow(state, "YIN-B-cult-10", self.seat, action.at, state.printed.cubes_first[self.tile])
        if state.phase != PHASE_A:
            state.then([Compact(self.seat)])


class Compact(Procedure[Yinzi]):
    """YIN-B-cult-11: the track after a purchase in phase B."""

    def fields(self) -> Fields:
        return "compact", self.seat

    def run(self, state: Yinzi) -> None:
        compact(state, "YIN-B-cult-11")


class ChooseTile(Decision[Yinzi, Action]):
    """YIN-I-imp-3: which tile does the additional plantation buy?"""

    def fields(self) -> Fields:
        return "choose-tile", self.seat

    def interruptible(self) -> bool:
        return False

    def options(self, state: Yinzi) -> list[Action]:
        return tiles_on_offer(state, self.seat)

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "buy-tile":
            return cannot_buy_tile(state, self.seat, action.at)
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        buy_tile(state, self.seat, action.at)

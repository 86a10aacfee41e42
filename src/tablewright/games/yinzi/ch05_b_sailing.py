"""Section B, ships sailing and arriving.

YIN-B-sail-1     a full ship sails before anything else
YIN-B-sail-2     with an emissary, if somebody aboard has one (YIN-R-34)
YIN-B-sail-3     its products go to the nation space, or to the general area if three lay there (YIN-R-35)
YIN-B-sail-4     all of them to the same place
YIN-B-sail-5     emissaries go with them
YIN-B-sail-6     cubes go home
YIN-B-sail-7     the next ship of the pile docks
YIN-B-sail-8     the first European ship brings potato and maize (YIN-R-55)
YIN-I-dip-8      the emissary may go aboard when the ship sails, also in another seat's turn
YIN-I-dip-9      it fills no slot
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import DECLINE, EMISSARY
from tablewright.games.yinzi.doors import bring_home, take_disc_back
from tablewright.games.yinzi.names import DISCS, FIRST_EUROPEAN, GOODS, HOLD, NONE
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.games.yinzi.window import has_piece_aboard
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.rows import with_entry, with_more, with_row
from tablewright.kernel.step import Procedure


def is_full(state: Yinzi, dock: int) -> bool:
    slots = len(state.printed.ship_slots[state.dock[dock]])
    return all([state.cargo[(dock * HOLD + slot) * 2] != NONE for slot in range(slots)])


def fill_slot(state: Yinzi, slot: int, first: int, second: int) -> None:
    """YIN-B-ship-6: a piece, or a pair, lies in *slot* now."""
    state.cargo = with_entry(with_entry(state.cargo, slot * 2, first), slot * 2 + 1, second)


def sail_if_full(state: Yinzi, seat: Seat, slot: int) -> None:
    """YIN-B-sail-1: before anything else."""
    dock = slot // HOLD
    if is_full(state, dock):
        state.then([Sail(seat, dock)])


class Sail(Procedure[Yinzi]):
    """YIN-B-sail-2: whoever has a disc on the nation's diplomacy space and a piece aboard may add it."""

    def __init__(self, seat: Seat, dock: int) -> None:
        super().__init__(seat)
        self.dock: Final = dock

    def fields(self) -> Fields:
        return "sail", self.seat, self.dock

    def run(self, state: Yinzi) -> None:
        nation = state.printed.ship_nation[state.dock[self.dock]]
        state.then([Depart(self.seat, self.dock)])
        owner = state.innovation[nation]
        if owner != NOBODY and state.may_spend(owner, nation) and has_piece_aboard(state, owner, self.dock):
            state.then([AddEmissary(owner, self.dock)])


def board(state: Yinzi, seat: Seat, nation: int, dock: int) -> None:
    """YIN-I-dip-1 to YIN-I-dip-6: the disc goes aboard."""
    take_disc_back(state, f"YIN-I-dip-{nation + 1}", seat, nation)
    state.hold[seat][DISCS] -= 1
    state.emissary = with_more(state.emissary, dock * 4 + seat, 1)
    state.tell("YIN-I-dip-9", seat, "boarded", (nation, dock))


class AddEmissary(Closed):
    """YIN-I-dip-8: does the emissary sail with the ship?"""

    def __init__(self, seat: Seat, dock: int) -> None:
        super().__init__(seat)
        self.dock: Final = dock

    def fields(self) -> Fields:
        return "add-emissary", self.seat, self.dock

    def options(self, state: Yinzi) -> list[Action]:
        return [EMISSARY, DECLINE]

    def resolve(self, state: Yinzi, action: Action) -> None:
        if action is EMISSARY:
            board(state, self.seat, state.printed.ship_nation[state.dock[self.dock]], self.dock)


class Depart(Procedure[Yinzi]):
    """YIN-B-sail-3 to YIN-B-sail-8: unload abroad, go to the box, make room for the next ship."""

    def __init__(self, seat: Seat, dock: int) -> None:
        super().__init__(seat)
        self.dock: Final = dock

    def fields(self) -> Fields:
        return "depart", self.seat, self.dock

    def run(self, state: Yinzi) -> None:
        dock, printed = self.dock, state.printed
        ship = state.dock[dock]
        nation = printed.ship_nation[ship]
        state.tell("YIN-B-sail-1", self.seat, "sailed", (ship,))
        lying = sum(state.abroad[nation * 4 : nation * 4 + 4])
        area = nation if lying < printed.area_limit[nation] else (6 if nation < FIRST_EUROPEAN else 7)
        first = dock * HOLD * 2
        for piece in state.cargo[first : first + HOLD * 2]:
            if 4 <= piece < 8:
                state.abroad = with_more(state.abroad, area * 4 + piece - 4, 1)
                state.tell("YIN-B-sail-3", piece - 4, "landed", (area,))
            elif 0 <= piece < 4:
                bring_home(state, piece)
        state.cargo = [*state.cargo[:first], *[NONE] * (HOLD * 2), *state.cargo[first + HOLD * 2 :]]
        for seat in range(state.seats):
            state.envoys = with_more(state.envoys, nation * 4 + seat, state.emissary[dock * 4 + seat])
            state.emissary = with_entry(state.emissary, dock * 4 + seat, 0)
        state.dock = with_entry(state.dock, dock, NONE)
        arrive(state, dock)


def arrive(state: Yinzi, dock: int) -> None:
    """YIN-B-sail-7, YIN-B-sail-8: the next ship of the pile, if there is one."""
    number = state.printed.dock_pile[dock]
    pile = state.ships[number]
    if not pile:
        return
    ship = pile[-1]
    pile = pile[:-1]
    state.ships = with_row(state.ships, number, pile)
    state.dock = with_entry(state.dock, dock, ship)
    state.tell("YIN-B-sail-7", NOBODY, "ship-docked", (ship, dock))
    if pile:
        state.reveal()
        state.tell("YIN-B-sail-7", NOBODY, "ship-shown", (pile[-1],))
    if state.printed.ship_nation[ship] >= FIRST_EUROPEAN and state.european == 0:
        state.european = 1
        tiles = state.tiles[:]
        for good in range(len(GOODS)):
            if state.printed.tile_european[good]:
                tiles += [good] * state.printed.tile_count[good]
        state.shuffle(tiles)
        state.tiles = tiles
        state.tell("YIN-B-sail-8", NOBODY, "europe-arrived")

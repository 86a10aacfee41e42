"""Section B, supply ships: deliveries.

YIN-B-ship-1     per worker one delivery: a product, a tea cube or two salt cubes, into a free slot
YIN-B-ship-2     1 silver per delivery
YIN-B-ship-3     a product only where it is demanded (YIN-R-70)
YIN-B-ship-4     tea only into a tea slot (YIN-R-69)
YIN-B-ship-5     a pair of salt into any slot
YIN-B-ship-6     one delivery per slot
YIN-B-ship-7     transport up to and over the coast
YIN-B-ship-8     all docks are equally near
YIN-B-ship-9     one after the other
YIN-I-imp-1      free salt: half a pair (YIN-R-33)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import FREE, IN_SLOT, LOAD, SHIP, STOP, Letter
from tablewright.games.yinzi.ch05_b_sailing import fill_slot, sail_if_full
from tablewright.games.yinzi.ch05_b_uses import (
    FAR,
    NO_PAIR,
    NO_SLOT,
    SALT_PAIR,
    TEA_SLOT,
    cannot_load,
    cannot_ship,
    demanded,
    own_cargo,
    own_products,
    salt_partners,
    slots_for,
)
from tablewright.games.yinzi.ch05_b_workers import USE_ONE, Working, use_workers, workers_left
from tablewright.games.yinzi.doors import gain, lift_cube, take_disc_back, use_units
from tablewright.games.yinzi.names import (
    AREA,
    FREE_SALT,
    NONE,
    PLOT,
    SEA,
    SHIPPING,
    SILVER,
    TEA,
    VIRTUAL,
)
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_more
from tablewright.kernel.step import Procedure

SLOT_TAKEN: Final = Refusal("YIN-B-ship-6", "slot-taken")
SALT_LETTER: Final = 2


class GoOnShipping(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "go-on-shipping", self.seat

    def run(self, state: Yinzi) -> None:
        Supply(self.seat).go_on(state)


class Supply(Working):
    """YIN-B-ship-1: what does the next worker deliver?"""

    def fields(self) -> Fields:
        return "supply", self.seat

    def uses(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        seat = self.seat
        units, wanted = state.reach(seat), demanded(state)
        for factory in own_products(state, seat):
            if cannot_ship(state, seat, factory, wanted, units) is None:
                found.append(SHIP[factory])
        for square in own_cargo(state, seat):
            if cannot_load(state, seat, square, wanted, units, True) is None:
                found.append(LOAD[square])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if action is STOP:
            return USE_ONE
        if not isinstance(action, Letter) or action.verb not in ("ship", "load"):
            return None
        if workers_left(state, self.seat) == 0:
            return Refusal("YIN-B-ship-1", "no-worker-left")
        units, wanted = state.reach(self.seat), demanded(state)
        if action.verb == "ship":
            return cannot_ship(state, self.seat, action.at, wanted, units)
        return cannot_load(state, self.seat, action.at, wanted, units, True)

    def use(self, state: Yinzi, letter: Letter) -> None:
        state.then([GoOnShipping(self.seat)])
        if letter.verb == "ship":
            pick_slot(state, self.seat, letter.at // 4, letter.at, NONE)
        elif state.good_on(letter.at) == TEA:
            pick_slot(state, self.seat, TEA_SLOT, letter.at, NONE)
        else:
            state.then([SecondSalt(self.seat, letter.at)])


class SecondSalt(Closed):
    """YIN-B-ship-5: which salt makes the pair?"""

    def __init__(self, seat: Seat, first: int) -> None:
        super().__init__(seat)
        self.first: Final = first

    def fields(self) -> Fields:
        return "second-salt", self.seat, self.first

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for square in salt_partners(state, self.seat, self.first, state.reach(self.seat)):
            found.append(LOAD[square])
        if state.may_spend(self.seat, FREE_SALT):
            found.append(FREE[SALT_LETTER])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if not isinstance(action, Letter) or action.verb not in ("load", "free"):
            return None
        if action.verb == "load" and action.at in salt_partners(state, self.seat, self.first, FAR):
            return Refusal("YIN-B-ship-7", "transport-missing", (state.reach(self.seat),))
        return NO_PAIR

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        second = action.at if action.verb == "load" else NONE
        pick_slot(state, self.seat, SALT_PAIR, self.first, second)


def pick_slot(state: Yinzi, seat: Seat, cargo: int, first: int, second: int) -> None:
    """Ask for the slot unless there is only one."""
    slots = slots_for(state, cargo)
    if len(slots) == 1:
        supply(state, seat, cargo, first, second, slots[0])
    else:
        state.then([ChooseSlot(seat, cargo, first, second)])


class ChooseSlot(Closed):
    """YIN-B-ship-8: which slot of which ship?"""

    def __init__(self, seat: Seat, cargo: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.cargo: Final = cargo
        self.first: Final = first
        self.second: Final = second

    def fields(self) -> Fields:
        return "choose-slot", self.seat, self.cargo, self.first, self.second

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for slot in slots_for(state, self.cargo):
            found.append(IN_SLOT[slot])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if not isinstance(action, Letter) or action.verb != "slot":
            return None
        return SLOT_TAKEN if state.cargo[action.at * 2] != NONE else NO_SLOT

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        supply(state, self.seat, self.cargo, self.first, self.second, action.at)


def supply(state: Yinzi, seat: Seat, cargo: int, first: int, second: int, slot: int) -> None:
    """One delivery of one worker."""
    use_workers(state, seat, 1)
    state.hold[seat][AREA + SHIPPING] += 1
    far = state.printed.distance
    if cargo < TEA_SLOT:
        use_units(state, "YIN-B-ship-7", seat, far[state.province_of(first)][SEA])
        state.made = with_more(state.made, first * 4 + seat, -1)
        stow(state, "YIN-B-ship-3", seat, slot, seat + 4, NONE)
        return
    units = far[first // PLOT][SEA]
    lift_cube(state, first)
    partner = NONE
    if cargo == SALT_PAIR and second == NONE:
        take_disc_back(state, "YIN-I-imp-1", seat, FREE_SALT)
        partner = VIRTUAL
    elif cargo == SALT_PAIR:
        units += far[second // PLOT][SEA]
        lift_cube(state, second)
        partner = seat
    use_units(state, "YIN-B-ship-7", seat, units)
    stow(state, "YIN-B-ship-5" if cargo == SALT_PAIR else "YIN-B-ship-4", seat, slot, seat, partner)


def stow(state: Yinzi, rule: str, seat: Seat, slot: int, first: int, second: int) -> None:
    """YIN-B-ship-2, YIN-B-sail-1: fill *slot*, take the silver; a full ship sails."""
    fill_slot(state, slot, first, second)
    state.tell(rule, seat, "delivered", (slot,))
    gain(state, "YIN-B-ship-2", seat, SILVER, state.printed.delivery_silver)
    sail_if_full(state, seat, slot)

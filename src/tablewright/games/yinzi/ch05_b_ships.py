"""Section B, supply ships; ships sailing and arriving.

YIN-B-ship-1     per worker one delivery: a product, a tea cube or two salt cubes, into a free slot
YIN-B-ship-2     1 silver per delivery
YIN-B-ship-3     a product only where it is demanded (YIN-R-70)
YIN-B-ship-4     tea only into a tea slot
YIN-B-ship-5     a pair of salt into any slot
YIN-B-ship-6     one delivery per slot
YIN-B-ship-7     transport up to and over the coast
YIN-B-ship-8     all docks are equally near
YIN-B-ship-9     one after the other
YIN-B-sail-1     a full ship sails before anything else
YIN-B-sail-2     with an emissary, if somebody aboard has one (YIN-R-34)
YIN-B-sail-3     its products go to the nation space, or to the general area if three lay there (YIN-R-35)
YIN-B-sail-4     all of them to the same place
YIN-B-sail-5     emissaries go with them
YIN-B-sail-6     cubes go home
YIN-B-sail-7     the next ship of the pile docks
YIN-B-sail-8     the first European ship brings potato and maize (YIN-R-55)
YIN-I-imp-1      free salt: half a pair (YIN-R-33)
YIN-I-dip-8      the emissary may go aboard when the ship sails, also in another seat's turn
YIN-I-dip-9      it fills no slot
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import DECLINE, EMISSARY, FREE, IN_SLOT, LOAD, SHIP, STOP, Letter
from tablewright.games.yinzi.ch05_b_workers import USE_ONE, release_group, use_workers, workers_left
from tablewright.games.yinzi.doors import bring_home, gain, lift_cube, take_disc_back, use_units
from tablewright.games.yinzi.names import (
    AREA,
    DISCS,
    DOCKS,
    FACTORIES,
    FIRST_EUROPEAN,
    FREE_SALT,
    FREE_TRANSPORT,
    GOODS,
    HOLD,
    NONE,
    PLOT,
    SALT,
    SEA,
    SHIPPING,
    SILVER,
    TEA,
    USED,
    VIRTUAL,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.games.yinzi.window import has_piece_aboard, may_do_more
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure

TEA_SLOT: Final = 4  # after the four products
SALT_PAIR: Final = 5  # any slot
FOOD_PAIR: Final = 6  # any slot, in phase E
NOT_SHIPPABLE: Final = Refusal("YIN-B-ship-1", "not-shippable")
NO_SLOT: Final = Refusal("YIN-B-ship-3", "no-slot")
NO_PRODUCT: Final = Refusal("YIN-B-ship-3", "no-own-product")
NO_OWN_CUBE: Final = Refusal("YIN-G-colour-1", "no-own-cube")
NO_PAIR: Final = Refusal("YIN-B-ship-5", "no-second-salt")
SLOT_TAKEN: Final = Refusal("YIN-B-ship-6", "slot-taken")
RICE_LETTER: Final = 0
SALT_LETTER: Final = 2


def slots_for(state: Yinzi, cargo: int) -> list[int]:
    """Free slots that take *cargo*: a product, TEA_SLOT, or a pair that may go anywhere."""
    found: list[int] = []
    for dock in range(len(DOCKS)):
        ship = state.dock[dock]
        if ship == NONE:
            continue
        demands = state.printed.ship_slots[ship]
        for slot in range(len(demands)):
            at = dock * HOLD + slot
            if state.cargo[at * 2] == NONE and (cargo >= SALT_PAIR or demands[slot] == cargo):
                found.append(at)
    return found


def salt_partners(state: Yinzi, seat: Seat, first: int, units: int) -> list[int]:
    """The squares, from *first* on, with a second salt cube that the transport left can bring."""
    far = state.printed.distance
    left = units - far[first // PLOT][SEA]
    found: list[int] = []
    for square in range(first, 4 * PLOT):
        if state.cube[square] != seat or state.good_on(square) != SALT or far[square // PLOT][SEA] > left:
            continue
        if square != first or state.cubes[square] > 1:
            found.append(square)
    return found


def cannot_ship_product(state: Yinzi, seat: Seat, factory: int, units: int) -> Refusal | None:
    if state.made[factory * 4 + seat] == 0:
        return NO_PRODUCT
    if not slots_for(state, factory // 4):
        return NO_SLOT
    return cannot_reach(state, state.printed.distance[state.province_of(factory)][SEA], units)


def cannot_reach(state: Yinzi, needed: int, units: int) -> Refusal | None:
    return Refusal("YIN-B-ship-7", "transport-missing", (units,)) if needed > units else None


def cannot_load(state: Yinzi, seat: Seat, square: int, units: int, help_: bool) -> Refusal | None:
    """Why the cube on *square* cannot be (the first of) a delivery."""
    if state.cube[square] != seat:
        return NO_OWN_CUBE
    good = state.good_on(square)
    if good not in (TEA, SALT):
        return NOT_SHIPPABLE
    if not slots_for(state, TEA_SLOT if good == TEA else SALT_PAIR):
        return NO_SLOT
    refusal = cannot_reach(state, state.printed.distance[square // PLOT][SEA], units)
    if refusal is not None or good == TEA:
        return refusal
    if help_ and state.may_spend(seat, FREE_SALT):
        return None
    return None if salt_partners(state, seat, square, units) else NO_PAIR


def could_ship(state: Yinzi, seat: Seat, help_: bool) -> bool:
    """YIN-B-work-13: is one delivery possible?"""
    units = state.units_left(seat) + (1 if help_ and state.may_spend(seat, FREE_TRANSPORT) else 0)
    for factory in range(len(FACTORIES)):
        if state.made[factory * 4 + seat] > 0 and cannot_ship_product(state, seat, factory, units) is None:
            return True
    return any([cannot_load(state, seat, square, units, help_) is None for square in state.own_squares(seat)])


class GoOnShipping(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "go-on-shipping", self.seat

    def run(self, state: Yinzi) -> None:
        step = Supply(self.seat)
        if len(step.options(state)) > 1 or may_do_more(state, self.seat):
            state.then([step])
        else:
            release_group(state, "YIN-B-work-5", self.seat)


class Supply(Decision[Yinzi, Action]):
    """YIN-B-ship-1: what does the next worker deliver?"""

    def fields(self) -> Fields:
        return "supply", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        seat = self.seat
        if workers_left(state, seat) > 0:
            units = state.units_left(seat)
            for factory in range(len(FACTORIES)):
                if state.made[factory * 4 + seat] > 0 and cannot_ship_product(state, seat, factory, units) is None:
                    found.append(SHIP[factory])
            for square in state.own_squares(seat):
                if cannot_load(state, seat, square, units, True) is None:
                    found.append(LOAD[square])
        if state.turn[USED] > 0:
            found.append(STOP)
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if action is STOP:
            return USE_ONE
        if not isinstance(action, Letter) or action.verb not in ("ship", "load"):
            return None
        if workers_left(state, self.seat) == 0:
            return Refusal("YIN-B-ship-1", "no-worker-left")
        units = state.units_left(self.seat)
        if action.verb == "ship":
            return cannot_ship_product(state, self.seat, action.at, units)
        return cannot_load(state, self.seat, action.at, units, True)

    def resolve(self, state: Yinzi, action: Action) -> None:
        seat = self.seat
        if action is STOP:
            release_group(state, "YIN-B-work-5", seat)
            return
        assert isinstance(action, Letter)
        state.then([GoOnShipping(seat)])
        if action.verb == "ship":
            state.then([PickSlot(seat, action.at // 4, action.at, NONE)])
        elif state.good_on(action.at) == TEA:
            state.then([PickSlot(seat, TEA_SLOT, action.at, NONE)])
        else:
            state.then([SecondSalt(seat, action.at)])


class SecondSalt(Decision[Yinzi, Action]):
    """YIN-B-ship-5: which salt makes the pair?"""

    def __init__(self, seat: Seat, first: int) -> None:
        super().__init__(seat)
        self.first: Final = first

    def fields(self) -> Fields:
        return "second-salt", self.seat, self.first

    def interruptible(self) -> bool:
        return False

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for square in salt_partners(state, self.seat, self.first, state.units_left(self.seat)):
            found.append(LOAD[square])
        if state.may_spend(self.seat, FREE_SALT):
            found.append(FREE[SALT_LETTER])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        return NO_PAIR if isinstance(action, Letter) and action.verb in ("load", "free") else None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        second = action.at if action.verb == "load" else NONE
        state.then([PickSlot(self.seat, SALT_PAIR, self.first, second)])


class PickSlot(Procedure[Yinzi]):
    """Ask for the slot unless there is only one."""

    def __init__(self, seat: Seat, cargo: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.cargo: Final = cargo
        self.first: Final = first
        self.second: Final = second

    def fields(self) -> Fields:
        return "pick-slot", self.seat, self.cargo, self.first, self.second

    def run(self, state: Yinzi) -> None:
        slots = slots_for(state, self.cargo)
        if len(slots) == 1:
            supply(state, self.seat, self.cargo, self.first, self.second, slots[0])
        else:
            state.then([ChooseSlot(self.seat, self.cargo, self.first, self.second)])


class ChooseSlot(Decision[Yinzi, Action]):
    """YIN-B-ship-8: which slot of which ship?"""

    def __init__(self, seat: Seat, cargo: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.cargo: Final = cargo
        self.first: Final = first
        self.second: Final = second

    def fields(self) -> Fields:
        return "choose-slot", self.seat, self.cargo, self.first, self.second

    def interruptible(self) -> bool:
        return False

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
        state.made[first * 4 + seat] -= 1
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
    state.cargo[slot * 2] = first
    state.cargo[slot * 2 + 1] = second
    state.tell(rule, seat, "delivered", (slot,))
    gain(state, "YIN-B-ship-2", seat, SILVER, state.printed.delivery_silver)
    dock = slot // HOLD
    if is_full(state, dock):
        state.then([Sail(seat, dock)])


def is_full(state: Yinzi, dock: int) -> bool:
    slots = len(state.printed.ship_slots[state.dock[dock]])
    return all([state.cargo[(dock * HOLD + slot) * 2] != NONE for slot in range(slots)])


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
        for seat in state.from_seat(self.seat):
            if state.may_spend(seat, nation) and has_piece_aboard(state, seat, self.dock):
                state.then([AddEmissary(seat, self.dock)])


def board(state: Yinzi, seat: Seat, nation: int, dock: int) -> None:
    """YIN-I-dip-1 to YIN-I-dip-6: the disc goes aboard."""
    take_disc_back(state, f"YIN-I-dip-{nation + 1}", seat, nation)
    state.hold[seat][DISCS] -= 1
    state.emissary[dock * 4 + seat] += 1
    state.tell("YIN-I-dip-9", seat, "boarded", (nation, dock))


class AddEmissary(Decision[Yinzi, Action]):
    """YIN-I-dip-8: does the emissary sail with the ship?"""

    def __init__(self, seat: Seat, dock: int) -> None:
        super().__init__(seat)
        self.dock: Final = dock

    def fields(self) -> Fields:
        return "add-emissary", self.seat, self.dock

    def interruptible(self) -> bool:
        return False

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
        for at in range(first, first + HOLD * 2):
            piece = state.cargo[at]
            state.cargo[at] = NONE
            if 4 <= piece < 8:
                state.abroad[area * 4 + piece - 4] += 1
                state.tell("YIN-B-sail-3", piece - 4, "landed", (area,))
            elif 0 <= piece < 4:
                bring_home(state, piece)
        for seat in range(state.seats):
            state.envoys[nation * 4 + seat] += state.emissary[dock * 4 + seat]
            state.emissary[dock * 4 + seat] = 0
        state.dock[dock] = NONE
        arrive(state, dock)


def arrive(state: Yinzi, dock: int) -> None:
    pile = state.ships[state.printed.dock_pile[dock]]
    if not pile:
        return
    ship = pile.pop()
    state.dock[dock] = ship
    state.tell("YIN-B-sail-7", NOBODY, "ship-docked", (ship, dock))
    if pile:
        state.reveal()
        state.tell("YIN-B-sail-7", NOBODY, "ship-shown", (pile[-1],))
    if state.printed.ship_nation[ship] >= FIRST_EUROPEAN and state.european == 0:
        state.european = 1
        for good in range(len(GOODS)):
            if state.printed.tile_european[good]:
                state.tiles += [good] * state.printed.tile_count[good]
        state.shuffle(state.tiles)
        state.tell("YIN-B-sail-8", NOBODY, "europe-arrived")

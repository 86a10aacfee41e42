"""Chapter 6.2: the action phase. One action space, a worker or the Peon, and what follows.

AGR-5.1-a   20 spaces, one worker each
AGR-5.1-b   production buildings from the start
AGR-5.1-c   processing buildings once built, or with the Builder on their tile
AGR-6.2-a   exactly one space must be used (AGR-R-7)
AGR-6.2-b   what its action allows is optional (AGR-R-59)
AGR-6.2-c   worker, rupees on the building, action, Merchant, Builder, Statue
AGR-6.2.1.1-a   a free space: place a worker
AGR-6.2.1.2-a   a worker of another that lies goes home without compensation
AGR-6.2.1.2-b   one that stands brings its owner a favour, or two (AGR-R-8)
AGR-6.2.1.2-c   it costs nothing
AGR-6.2.1.2-d   an own worker: the Peon, for 2 rupees; the worker stands up
AGR-6.2.1.2-e   and brings no favour
AGR-6.2.1.2-f   whoever does not pay chooses another space
AGR-6.2.1.2-g   the Peon collects no rupees, but visits the Merchant (AGR-R-9)
AGR-6.2.1.2-h   an own space only if the Peon can be paid, or without a worker in the supply
AGR-6.2.1.3-a   2 favour for visiting the Merchant, after the action
AGR-6.2.1.3-d   whoever places a worker collects the rupees there
AGR-6.2.1.3-e   a visit is decided when the space is chosen (AGR-R-10)
AGR-6.2.1.4-a   the Builder's building is built for free, without a bonus tile
AGR-6.2.1.4-b   and used at once
AGR-6.2.1.4-e   with one worker
AGR-6.2.1.5-a   without a worker in the supply the Peon is a must, for what one has
AGR-6.2.1.5-c   workers on the Cook card are not in the supply (AGR-R-44)
AGR-A.I.8-a     the Cook keeps workers that were kicked out standing
AGR-A.I.12-a    the Calligrapher's Peon costs 1
AGR-A.III.14-a  tile 14: a free Peon
AGR-6.S.3-c, AGR-6.S.3-g, AGR-6.S.3-h  the Statue: one more main action (AGR-R-26)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import BACK, END, FREE, PEON, SPEND_STATUE, STORE, USE, FavourHere, Use
from tablewright.games.agra.actions import DECLINE as KEEP
from tablewright.games.agra.ch05_3_building import MoveBuilder, MoveMerchant, finish
from tablewright.games.agra.ch06_2_architect import Architect
from tablewright.games.agra.ch06_2_botanist import OfferBotanist
from tablewright.games.agra.ch06_2_processing import process_at
from tablewright.games.agra.ch06_2_production import produce
from tablewright.games.agra.ch06_2_sailor import Sail
from tablewright.games.agra.ch06_2_trader import Trader
from tablewright.games.agra.ch06_s_secondary import interrupts, spend_luxury
from tablewright.games.agra.doors import (
    can_pay_favour,
    cannot_favour,
    earn,
    gain_favour,
    may_discount,
    pay_rupees,
    spend_favour,
)
from tablewright.games.agra.names import (
    ACTION_PHASE,
    ARCHITECT,
    BANNERS,
    BASIC,
    BITS,
    BUILDINGS,
    CALLIGRAPHER,
    COOK,
    FREE_PEON,
    JAGIRDAR,
    MEDITATION,
    REACTOR,
    RUPEES,
    SAILOR,
    SPACES,
    STATUE,
    STORED,
    TRADER,
    UNPAID,
    WORKERS,
)
from tablewright.games.agra.state import Agra, Closed
from tablewright.games.agra.workers import place_worker, stand_up
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry
from tablewright.kernel.step import Decision, Procedure, Step

NO_WORKER: Final = Refusal("AGR-6.2.1.5-a", "no-worker-left")


def peon_cost(state: Agra, seat: Seat) -> int:
    """AGR-6.2.1.2-d, AGR-A.I.12-a."""
    return state.printed.calligrapher_cost if state.contract[CALLIGRAPHER] == seat else state.printed.peon_cost


def is_usable(state: Agra, space: int) -> bool:
    """AGR-5.1-b, AGR-5.1-c: characters, built buildings, and the tile under the Builder."""
    return space >= len(BUILDINGS) or state.is_built(space) or state.builder == space


def is_own(state: Agra, seat: Seat, space: int) -> bool:
    return state.worker[space] != NOBODY and state.worker[space] >> 1 == seat


def can_pay_peon(state: Agra, seat: Seat) -> bool:
    """AGR-6.2.1.2-h: in rupees or with tile 14."""
    return state.hold[seat][RUPEES] >= peon_cost(state, seat) or can_pay_favour(state, seat, FREE_PEON)


class ActionPhase(Procedure[Agra]):
    """AGR-4.0-b: the mandatory phase."""

    def fields(self) -> Fields:
        return "action-phase", self.seat

    def run(self, state: Agra) -> None:
        state.phase = ACTION_PHASE
        state.then([ChooseSpace(self.seat), OfferStatue(self.seat)])


class ChooseSpace(Decision[Agra, Action]):
    """AGR-6.2-a: which action space?"""

    def fields(self) -> Fields:
        return "choose-space", self.seat

    def options(self, state: Agra) -> list[Action]:
        workers = state.hold[self.seat][WORKERS]
        peon = workers == 0 or can_pay_peon(state, self.seat)
        found: list[Action] = []
        for space in range(len(SPACES)):
            if is_usable(state, space):
                own = is_own(state, self.seat, space)
                if (own and peon) or (not own and workers > 0):
                    found.append(USE[space])
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if not isinstance(action, Use):
            return None
        if not is_usable(state, action.space):
            return Refusal("AGR-5.1-c", "under-construction", (action.space,))
        if not is_own(state, self.seat, action.space):
            return NO_WORKER
        missing = peon_cost(state, self.seat) - state.hold[self.seat][RUPEES]
        return Refusal("AGR-6.2.1.2-h", "rupees-missing", (missing,))

    def resolve(self, state: Agra, action: Action) -> None:
        assert isinstance(action, Use)
        if not is_own(state, self.seat, action.space):
            place(state, self.seat, action.space)
        elif can_pay_favour(state, self.seat, FREE_PEON):
            state.then([PayPeon(self.seat, action.space)])
        else:
            PayPeon(self.seat, action.space).resolve(state, PEON)


class PayPeon(Closed):
    """AGR-6.2.1.2-d, AGR-A.III.14-a: rupees or tile 14 for the Peon, or another space after all?"""

    def __init__(self, seat: Seat, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def fields(self) -> Fields:
        return "pay-peon", self.seat, self.space

    def options(self, state: Agra) -> list[Action]:
        row = state.hold[self.seat]
        found: list[Action] = []
        if row[WORKERS] == 0 or row[RUPEES] >= peon_cost(state, self.seat):
            found.append(PEON)
        found.append(FREE[0])
        if may_discount(state, self.seat, FREE_PEON):
            found.append(FREE[1])
        if row[WORKERS] > 0:
            found.append(BACK)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if action is PEON:
            missing = peon_cost(state, self.seat) - state.hold[self.seat][RUPEES]
            return Refusal("AGR-6.2.1.2-f", "rupees-missing", (missing,))
        if action is BACK:
            return NO_WORKER
        if isinstance(action, FavourHere) and action.favour == FREE_PEON:
            return cannot_favour(state, self.seat, FREE_PEON, action.cheaper)
        return None

    def resolve(self, state: Agra, action: Action) -> None:
        if action is BACK:
            state.then([ChooseSpace(self.seat)])
            return
        if isinstance(action, FavourHere):
            spend_favour(state, "AGR-A.III.14-a", self.seat, FREE_PEON, action.cheaper)
        else:
            short = state.hold[self.seat][RUPEES] < peon_cost(state, self.seat)
            rule = "AGR-6.2.1.5-a" if short else "AGR-6.2.1.2-d"
            pay_rupees(state, rule, self.seat, min(peon_cost(state, self.seat), state.hold[self.seat][RUPEES]))
        if state.worker[self.space] & 1 == 0:
            stand_up(state, "AGR-6.2.1.2-d", self.seat, self.space)
        state.tell("AGR-6.2.1.2-d", self.seat, "used-peon", (self.space,))
        begin_action(state, self.seat, self.space, True)


def place(state: Agra, seat: Seat, space: int) -> None:
    """AGR-6.2.1.1-a to AGR-6.2.1.2-c: kick out whoever is there, and place a worker."""
    there = state.worker[space]
    if there != NOBODY:
        state.hold[there >> 1][WORKERS] += 1
        state.tell("AGR-6.2.1.2-b" if there & 1 else "AGR-6.2.1.2-a", there >> 1, "kicked-out", (space,))
    place_worker(state, "AGR-6.2.1.1-a", seat, space)
    begin_action(state, seat, space, False)
    if there != NOBODY:
        compensate(state, there >> 1, there & 1 == 1)


def compensate(state: Agra, owner: Seat, stood: bool) -> None:
    """AGR-6.2.1.2-a, AGR-6.2.1.2-b, AGR-A.I.8-a: favour for a standing worker, and perhaps a place at the Cook's."""
    row, printed = state.hold[owner], state.printed
    if not stood:
        gain_favour(state, "AGR-6.2.1.2-a", owner, printed.kick_laid)
        return
    if state.contract[COOK] == owner and row[STORED] < printed.cook_capacity:
        state.then([StoreWorker(owner)])
    gain_favour(state, "AGR-6.2.1.2-b", owner, printed.kick_favour[row[MEDITATION]])


class StoreWorker(Closed):
    """AGR-A.I.8-a: does the worker go to the Cook, or stay in the supply where it has just arrived?"""

    def fields(self) -> Fields:
        return "store-worker", self.seat

    def options(self, state: Agra) -> list[Action]:
        return [STORE, KEEP]

    def resolve(self, state: Agra, action: Action) -> None:
        if action is STORE:
            row = state.hold[self.seat]
            row[WORKERS] -= 1
            row[STORED] += 1
            state.tell("AGR-A.I.8-a", self.seat, "went-to-cook")


def begin_action(state: Agra, seat: Seat, space: int, peon: bool) -> None:
    """AGR-6.2-c: rupees on the building, the action, the Merchant, the Builder."""
    printed = state.printed
    steps: list[Step] = []
    if space < len(BUILDINGS) and (not peon or printed.peon_collects):
        steps.append(Collect(seat, space))
    steps.append(Perform(seat, space))
    if space == state.merchant and (not peon or printed.peon_visits):
        steps.append(VisitMerchant(seat))
    steps.append(MoveBuilder(seat, "AGR-6.2.1.4-c"))
    state.then(steps)


class Collect(Procedure[Agra]):
    """AGR-6.2.1.3-d."""

    def __init__(self, seat: Seat, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def fields(self) -> Fields:
        return "collect", self.seat, self.building

    def run(self, state: Agra) -> None:
        found = state.coins[self.building]
        state.coins = with_entry(state.coins, self.building, 0)
        earn(state, "AGR-6.2.1.3-d", self.seat, found)


class Perform(Procedure[Agra]):
    """AGR-6.2-c: the action of the space."""

    def __init__(self, seat: Seat, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def fields(self) -> Fields:
        return "perform", self.seat, self.space

    def run(self, state: Agra) -> None:
        seat, space = self.seat, self.space
        if space < BASIC:
            produce(state, seat, space)
        elif space < len(BUILDINGS):
            if not state.is_built(space):
                finish(state, "AGR-6.2.1.4-a", seat, space)
            process_at(state, seat, space, state.printed.most_processed[space])
        elif space == ARCHITECT:
            state.then([Architect(seat)])
        elif space == SAILOR:
            state.turn[REACTOR] = state.contract[JAGIRDAR]
            state.then([Sail(seat, UNPAID, 0, 0, 0)])
        elif space == TRADER:
            state.then([Trader(seat, 0, 0)])
        else:
            state.then([OfferBotanist(seat, 0, state.printed.botanist_options)])


class VisitMerchant(Procedure[Agra]):
    """AGR-6.2.1.3-a, AGR-6.2.1.3-b: favour, then he moves on."""

    def fields(self) -> Fields:
        return "visit-merchant", self.seat

    def run(self, state: Agra) -> None:
        state.then([MoveMerchant(self.seat, "AGR-6.2.1.3-b")])
        gain_favour(state, "AGR-6.2.1.3-a", self.seat, state.printed.visit_favour)


# The Statue.


def has_used_statue(state: Agra, seat: Seat) -> bool:
    return state.hold[seat][BANNERS] & BITS[0] != 0


class OfferStatue(Procedure[Agra]):
    """AGR-6.S.3-h: the phase goes on while a statue could be spent, or come in."""

    def fields(self) -> Fields:
        return "offer-statue", self.seat

    def run(self, state: Agra) -> None:
        if has_used_statue(state, self.seat):
            return
        step = EndAction(self.seat)
        if state.hold[self.seat][STATUE] > 0 or interrupts(state, step):
            state.then([step])


class EndAction(Decision[Agra, Action]):
    """AGR-6.S.3-c, AGR-6.S.3-h: a statue for one more main action, or the end of the phase?"""

    def fields(self) -> Fields:
        return "end-action", self.seat

    def options(self, state: Agra) -> list[Action]:
        if state.hold[self.seat][STATUE] > 0:
            return [SPEND_STATUE, END[ACTION_PHASE]]
        return [END[ACTION_PHASE]]

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        return Refusal("AGR-6.S.3-c", "good-missing", (STATUE,)) if action is SPEND_STATUE else None

    def resolve(self, state: Agra, action: Action) -> None:
        if action is SPEND_STATUE:
            spend_luxury(state, self.seat, STATUE)
            state.then([ChooseSpace(self.seat)])

"""Chapters 1, 2, 3 and 6: components, setting up, and what happens before the first round. Chapter 20 for experts.

NOR-2.1-a  5, 6 or 7 of the nine islands, face down, at random
NOR-2.1-b  markers on the round track from the top
NOR-2.1-c  so the lowest spaces lie open with 3 or 4 players
NOR-2.2-a  4, 5 or 6 discs of every type on the market
NOR-2.2-b  resource discs are free
NOR-2.2-c  first game: City, Journey, Tools, Bonus from cheap to dear
NOR-2.2-d  later: at random
NOR-2.2-e  for 1, 2, 3, 4 resources
NOR-2.2-f  every seat gets one of each type but Bonus
NOR-2.3-b  four politicians above in every hall
NOR-2.3-c  a start player, for the whole game (NOR-R-46)
NOR-3.1-a … NOR-3.1-j  what every seat starts with
NOR-6.1-a  base: in turn order, a free delegate to level 1 of a path
NOR-20.1-a … NOR-20.3-a  the expert game: islands open in a circle, own wheels, nothing to start with
"""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.actions import COMMIT, PLACE, SEND, TAKE, Place, SendDelegate, Take
from tablewright.games.noria.ch07_rounds import BeginRound
from tablewright.games.noria.ch13_journey import place_ships
from tablewright.games.noria.doors import gain
from tablewright.games.noria.names import (
    BONUS,
    DISCS,
    FACTORIES,
    HALLS,
    ISLAND,
    ISLANDS,
    ISLET,
    KNOWLEDGE,
    LEVEL,
    NO_DISC,
    RESOURCES,
    RING_OF,
    SHIP,
    SLOTS,
)
from tablewright.games.noria.state import Noria
from tablewright.games.noria.wheel import SLOT_BITS
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure, Step

RESOURCE_ORDERS: Final = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
POLITICIANS: Final = 4  # NOR-2.3-b
SLOT_TAKEN: Final = Refusal("NOR-5.1-a", "slot-taken")
HALF_FULL: Final = Refusal("NOR-20.2-b", "half-full")


class SetUp(Procedure[Noria]):
    """NOR-20.1-a gives the order: start player, islands, market, wheels."""

    def fields(self) -> Fields:
        return "set-up", self.seat

    def run(self, state: Noria) -> None:
        state.lay_out()
        if state.start == NOBODY:
            state.start = state.below(state.seats)
        state.active = state.start
        state.tell("NOR-2.3-c", state.start, "starts")
        lay_islands(state)
        stock_market(state)
        for hall in range(len(HALLS)):
            state.above[hall] = POLITICIANS
        for seat in range(state.seats):
            furnish(state, seat)
        if state.expert:
            set_up_expert(state)
        else:
            set_up_base(state)


def lay_islands(state: Noria) -> None:
    """NOR-2.1-a; NOR-20.1-b and NOR-20.1-c: the expert game lays them open, with their ships (NOR-R-36)."""
    tiles = list(range(len(ISLANDS)))
    state.shuffle(tiles)
    state.islands = tiles[: state.printed.islands_by_players[state.seats - 2]]
    if state.expert:
        state.shown = len(state.islands)
        for island in state.islands:
            state.tell("NOR-20.1-b", NOBODY, "laid", (island,))
            place_ships(state, "NOR-20.1-c", island)


def stock_market(state: Noria) -> None:
    """NOR-2.2-a to NOR-2.2-e; NOR-20.1-d: the expert row is random too."""
    printed = state.printed
    state.market = [printed.stack_by_players[state.seats - 2]] * len(DISCS)
    row = printed.first_lower_row[:]
    if state.expert or not state.first_market:
        state.shuffle(row)
    state.prices = [printed.free_price] * len(DISCS)
    for place in range(len(row)):
        state.prices[row[place]] = printed.lower_prices[place]
        state.tell("NOR-2.2-e", NOBODY, "priced", (row[place], printed.lower_prices[place]))


def furnish(state: Noria, seat: Seat) -> None:
    """NOR-3.1-a to NOR-3.1-d: ambassador on the islet, factories on the tableau, a ship of each type, nothing else."""
    row = state.hold[seat]
    row[ISLAND] = ISLET
    row[FACTORIES] = state.printed.factories
    for resource in range(len(RESOURCES)):
        row[SHIP + resource] = state.printed.expert_ships if state.expert else state.printed.start_ships


def set_up_base(state: Noria) -> None:
    """NOR-3.1-e to NOR-3.1-i, NOR-6.1-a."""
    printed = state.printed
    orders = RESOURCE_ORDERS[:]
    state.shuffle(orders)  # NOR-R-54: as many of the six as there are seats, none twice
    first: list[Step] = []
    then: list[Step] = []
    for seat in state.order():
        row = state.wheel[seat]
        for at in range(0, len(printed.start_fixed), 2):
            row[printed.start_fixed[at + 1]] = printed.start_fixed[at] << 1
        for at in range(len(RESOURCES)):
            row[printed.start_resource_slots[at]] = orders[seat][at] << 1
        gain(state, "NOR-3.1-i", seat, KNOWLEDGE, printed.start_knowledge)
        first += [ChooseResource(seat) for _ in range(printed.start_resources)]
        then.append(ChoosePath(seat))
    state.then([*first, *then, BeginRound(state.start)])


def set_up_expert(state: Noria) -> None:
    """NOR-20.2-c: all build at the same time, unseen, or one after another (NOR-R-37)."""
    if state.in_turn:
        state.then([*[BuildWheel(seat, 0) for seat in state.order()], BeginRound(state.start)])
    else:
        state.at_once([[BuildWheel(seat, 0)] for seat in range(state.seats)])
        state.then([RevealWheels(state.start), BeginRound(state.start)])


class ChooseResource(Decision[Noria, Action]):
    """NOR-3.1-i: which resource to start with? (NOR-R-1)"""

    def fields(self) -> Fields:
        return "choose-resource", self.seat

    def interruptible(self) -> bool:
        return False

    def options(self, state: Noria) -> list[Action]:
        return list(TAKE)

    def resolve(self, state: Noria, action: Action) -> None:
        assert isinstance(action, Take)
        gain(state, "NOR-3.1-i", self.seat, action.resource, 1)


class ChoosePath(Decision[Noria, Action]):
    """NOR-6.1-a: on which path does the first delegate stand? For free (NOR-6.1-b, NOR-R-15)."""

    def fields(self) -> Fields:
        return "choose-path", self.seat

    def interruptible(self) -> bool:
        return False

    def options(self, state: Noria) -> list[Action]:
        return list(SEND)

    def resolve(self, state: Noria, action: Action) -> None:
        assert isinstance(action, SendDelegate)
        state.hold[self.seat][LEVEL + action.path] = 1
        state.tell("NOR-6.1-a", self.seat, "climbed", (action.path, 1))


class BuildWheel(Decision[Noria, Action]):
    """NOR-20.2-a: where does the next starting disc go? Discs are asked for in the order of their types."""

    def __init__(self, seat: Seat, disc: int) -> None:
        super().__init__(seat)
        self.disc: Final = disc

    def fields(self) -> Fields:
        return "build-wheel", self.seat, self.disc

    def interruptible(self) -> bool:
        return False

    def options(self, state: Noria) -> list[Action]:
        return [PLACE[self.disc][slot] for slot in range(len(SLOTS)) if cannot_build(state, self.seat, slot) is None]

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        if not isinstance(action, Place):
            return None
        if action.disc != self.disc:
            return Refusal("NOR-20.2-a", "other-disc-first", (self.disc,))
        return cannot_build(state, self.seat, action.slot)

    def resolve(self, state: Noria, action: Action) -> None:
        assert isinstance(action, Place)
        state.wheel[self.seat][action.slot] = action.disc << 1
        state.tell("NOR-20.2-a", self.seat, "placed", (action.disc, action.slot))
        if action.disc + 1 < BONUS:
            state.then([BuildWheel(self.seat, action.disc + 1)])
        elif not state.in_turn:
            state.then([CommitWheel(self.seat)])


def cannot_build(state: Noria, seat: Seat, slot: int) -> Refusal | None:
    """NOR-20.2-a, NOR-20.2-b: why a starting disc cannot go on *slot*; None if it can."""
    row, printed = state.wheel[seat], state.printed
    if row[slot] != NO_DISC:
        return SLOT_TAKEN
    taken = [other for other in range(len(SLOTS)) if row[other] != NO_DISC]
    ring = RING_OF[slot]
    if len([other for other in taken if RING_OF[other] == ring]) == printed.expert_per_ring[ring]:
        return Refusal("NOR-20.2-a", "ring-full", (ring,))
    active = len([other for other in taken if printed.active_slots & SLOT_BITS[other]])
    if printed.active_slots & SLOT_BITS[slot]:
        full = active == printed.expert_active
    else:
        full = len(taken) - active == BONUS - printed.expert_active
    return HALF_FULL if full else None


class CommitWheel(Decision[Noria, Action]):
    """NOR-20.2-c: the wheel is complete; from here on it can only be taken back, until all are shown."""

    def fields(self) -> Fields:
        return "commit-wheel", self.seat

    def interruptible(self) -> bool:
        return False

    def options(self, state: Noria) -> list[Action]:
        return [COMMIT]

    def resolve(self, state: Noria, action: Action) -> None:
        state.tell("NOR-20.2-c", self.seat, "committed")


class RevealWheels(Procedure[Noria]):
    """NOR-20.2-c: all wheels are shown together."""

    def fields(self) -> Fields:
        return "reveal-wheels", self.seat

    def run(self, state: Noria) -> None:
        state.reveal()
        for seat in state.order():
            state.tell("NOR-20.2-c", seat, "wheel-shown")

"""Chapter 15: the Tools disc, with the goods of chapter 14.

NOR-15.1-a  improve or produce
NOR-15.2-a  improve: turn a disc of the own wheel to its advanced side
NOR-15.2-b  at no cost
NOR-15.2-c  also one already used this turn
NOR-15.2-d  but a Tools disc never improves itself, not even through a Bonus disc (NOR-R-8)
NOR-15.2-e  nor one that lies in the centre
NOR-15.2-f  for good
NOR-15.3-a  produce: pay the recipe, fill a warehouse
NOR-15.3-b  any number of one good, or one each of several (NOR-R-24)
NOR-15.3-c  no more than there are empty warehouses
NOR-15.3-d  at least one (NOR-R-25)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.actions import FORGO, IMPROVE, PRODUCE, STOP, Improve, Produce
from tablewright.games.noria.doors import count_action, fill_warehouse, pay
from tablewright.games.noria.names import EMPTY, GOODS, IMPROVED, NO_DISC, RESOURCES, SLOTS
from tablewright.games.noria.payment import DiscDecision
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure

EMPTY_SLOT: Final = Refusal("NOR-15.2-a", "empty-slot")
ITSELF: Final = Refusal("NOR-15.2-d", "itself")
ADVANCED: Final = Refusal("NOR-15.2-a", "already-advanced")
ONE_OF_EACH: Final = Refusal("NOR-15.3-b", "one-of-each")
ONE_GOOD_ONLY: Final = Refusal("NOR-15.3-b", "one-good-only")
LOWER_GOOD: Final = Refusal("NOR-15.3-b", "lower-goods-first")

UNDECIDED: Final = 0  # one good was produced: both ways are open
ONE_GOOD: Final = 1
SEVERAL: Final = 2


def cannot_improve(state: Noria, seat: Seat, tools: int, slot: int) -> Refusal | None:
    """NOR-15.2-a: why the Tools disc on *tools* cannot improve the disc on *slot*; None if it can."""
    disc = state.wheel[seat][slot]
    if disc == NO_DISC:
        return EMPTY_SLOT
    if slot == tools:
        return ITSELF
    return ADVANCED if disc & 1 else None


def cannot_produce(state: Noria, seat: Seat, good: int) -> Refusal | None:
    """NOR-15.3-a, NOR-15.3-c: why *seat* cannot produce one *good*; None if it can."""
    row = state.hold[seat]
    if row[EMPTY + good] == 0:
        return Refusal("NOR-15.3-c", "no-empty-warehouse", (good,))
    recipe = state.printed.recipes[good]
    for resource in range(len(RESOURCES)):
        missing = recipe[resource] - row[resource]
        if missing > 0:
            return Refusal("NOR-15.3-a", "tokens-missing", (resource, missing))
    return None


def can_produce(state: Noria, seat: Seat, good: int) -> bool:
    """The same question as `cannot_produce`, for the many times when nobody asks why."""
    row = state.hold[seat]
    if row[EMPTY + good] == 0:
        return False
    recipe = state.printed.recipes[good]
    return row[0] >= recipe[0] and row[1] >= recipe[1] and row[2] >= recipe[2]


def can_use_tools(state: Noria, seat: Seat, tools: int) -> bool:
    """NOR-10.1-f: is there a disc to improve or a good to produce?"""
    row = state.wheel[seat]
    for slot in range(len(SLOTS)):
        if slot != tools and row[slot] != NO_DISC and not row[slot] & 1:
            return True
    return any([can_produce(state, seat, good) for good in range(len(GOODS))])


class ToolsAction(DiscDecision):
    """NOR-15.1-a: which disc to improve, or which good to produce? *slot* is where the acting Tools disc lies."""

    def __init__(self, seat: Seat, slot: int, second: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.second: Final = second != 0

    def fields(self) -> Fields:
        return "tools-action", self.seat, self.slot, int(self.second)

    def options(self, state: Noria) -> list[Action]:
        row = state.wheel[self.seat]
        found: list[Action] = []
        for slot in range(len(SLOTS)):
            if slot != self.slot and row[slot] != NO_DISC and not row[slot] & 1:
                found.append(IMPROVE[slot])
        for good in range(len(GOODS)):
            if can_produce(state, self.seat, good):
                found.append(PRODUCE[good])
        if self.second:
            found.append(FORGO)
        return found

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        if isinstance(action, Improve):
            return cannot_improve(state, self.seat, self.slot, action.slot)
        if isinstance(action, Produce):
            return cannot_produce(state, self.seat, action.good)
        return None

    def resolve(self, state: Noria, action: Action) -> None:
        if action is FORGO:
            state.tell("NOR-10.2-e", self.seat, "forwent")
            return
        count_action(state)
        if isinstance(action, Improve):
            row = state.wheel[self.seat]
            row[action.slot] += 1
            state.used[action.slot] |= IMPROVED
            state.tell("NOR-15.2-a", self.seat, "improved", (row[action.slot] >> 1, action.slot))
        elif isinstance(action, Produce):
            produce(state, self.seat, action.good)
            state.then([GoOnProducing(self.seat, action.good, UNDECIDED)])


def produce(state: Noria, seat: Seat, good: int) -> None:
    """NOR-15.3-a: pay the recipe, fill a warehouse."""
    recipe = state.printed.recipes[good]
    for resource in range(len(RESOURCES)):
        pay(state, "NOR-15.3-a", seat, resource, recipe[resource])
    fill_warehouse(state, "NOR-15.3-a", seat, good)


class GoOnProducing(Procedure[Noria]):
    """NOR-15.3-b: asks for more only if more is possible."""

    def __init__(self, seat: Seat, last: int, way: int) -> None:
        super().__init__(seat)
        self.last: Final = last
        self.way: Final = way

    def fields(self) -> Fields:
        return "go-on-producing", self.seat, self.last, self.way

    def run(self, state: Noria) -> None:
        step = ProduceMore(self.seat, self.last, self.way)
        if len(step.options(state)) > 1:
            state.then([step])


class ProduceMore(Decision[Noria, Action]):
    """NOR-15.3-b: more of the same good, or one of another, or enough? Several goods are named in ascending order.

    What is produced here is paid for here, so the black market is closed: its proceeds could else pay their own cost.
    """

    def __init__(self, seat: Seat, last: int, way: int) -> None:
        super().__init__(seat)
        self.last: Final = last
        self.way: Final = way

    def fields(self) -> Fields:
        return "produce-more", self.seat, self.last, self.way

    def interruptible(self) -> bool:
        return False

    def options(self, state: Noria) -> list[Action]:
        found: list[Action] = []
        for good in range(self.last, len(GOODS)):
            allowed = self.way != SEVERAL if good == self.last else self.way != ONE_GOOD
            if allowed and can_produce(state, self.seat, good):
                found.append(PRODUCE[good])
        found.append(STOP)
        return found

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        if not isinstance(action, Produce):
            return None
        if self.way == ONE_GOOD and action.good != self.last:
            return ONE_GOOD_ONLY
        if self.way == SEVERAL and action.good == self.last:
            return ONE_OF_EACH
        return LOWER_GOOD if action.good < self.last else cannot_produce(state, self.seat, action.good)

    def resolve(self, state: Noria, action: Action) -> None:
        if isinstance(action, Produce):
            produce(state, self.seat, action.good)
            way = ONE_GOOD if action.good == self.last else SEVERAL
            state.then([GoOnProducing(self.seat, action.good, way)])

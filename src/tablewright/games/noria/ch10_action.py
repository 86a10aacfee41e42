"""Chapters 10 and 11: the action phase, resource discs and Bonus discs.

NOR-10.1-a  0 to 3 discs of the active half, in any order
NOR-10.1-b  one a ring, all within one triple
NOR-10.1-c  each at most once
NOR-10.1-d  one action a disc, of those that its type offers
NOR-10.1-e  a disc is finished before the next
NOR-10.1-f  at least one of its actions must be possible, and is carried out (NOR-R-10)
NOR-10.1-g  the phase may be ended between actions
NOR-10.2-a  an advanced disc may be used doubled: two actions
NOR-10.2-b  one doubled disc a turn (NOR-R-57)
NOR-10.2-c  which is said before it is activated
NOR-10.2-d  the two actions may be the same or not
NOR-10.2-e  the second may be forgone
NOR-10.2-f  further advanced discs give one action
NOR-10.2-g  no more than four disc actions a turn (NOR-R-11)
NOR-10.3-a  a disc improved this turn cannot be activated
NOR-10.4-a  inspect: skip a disc for 1 knowledge
NOR-10.4-b  one a ring
NOR-10.4-c  not on a ring with an activated disc
NOR-10.4-d  and afterwards none of that ring is activated
NOR-10.4-e  within the same triple as everything else (NOR-R-12)
NOR-10.4-f  no empty slot
NOR-10.4-g  it is no action and leaves the disc as it is
NOR-11.1-a  resource disc: a resource for every ship of the type
NOR-11.1-b  counted anew each time
NOR-11.2-a  Bonus disc: an action of a disc activated earlier this turn
NOR-11.2-b  used before or not
NOR-11.2-c  doubled: two such actions, of one disc or of two
NOR-11.2-d  which is the turn's doubling (NOR-R-9)
NOR-11.2-e  not as the first disc (NOR-R-7)
NOR-11.2-f  never of a Bonus disc or an inspected one (NOR-R-8)
NOR-11.2-g  it counts as an action of the repeated disc
NOR-11.2-h  which may be advanced, and doubled
"""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.actions import (
    ACTIVATE,
    DOUBLE,
    END,
    FORGO,
    INSPECT,
    REPEAT,
    Activate,
    Double,
    Inspect,
    OnSlot,
    Repeat,
)
from tablewright.games.noria.ch12_city import CityAction, can_use_city
from tablewright.games.noria.ch13_journey import ChooseIsland, can_travel
from tablewright.games.noria.ch15_tools import ToolsAction, can_use_tools
from tablewright.games.noria.doors import count_action, gain
from tablewright.games.noria.names import (
    ACTION,
    ACTIONS,
    ACTIVATED,
    BONUS,
    BONUS_DOUBLINGS,
    CITY,
    DOUBLED,
    DOUBLINGS,
    IMPROVED,
    INSPECTED,
    JOURNEY,
    KNOWLEDGE,
    NO_DISC,
    RING_OF,
    RING_START,
    SHIP,
    SLOTS,
    TOOLS,
)
from tablewright.games.noria.payment import DiscDecision
from tablewright.games.noria.state import Noria
from tablewright.games.noria.wheel import SLOT_BITS, cannot_use, usable_slots
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Procedure

JUST_IMPROVED: Final = Refusal("NOR-10.3-a", "just-improved")
NO_ACTION_POSSIBLE: Final = Refusal("NOR-10.1-f", "no-action-possible")
NOTHING_TO_REPEAT: Final = Refusal("NOR-11.2-e", "nothing-to-repeat")
NOT_ADVANCED: Final = Refusal("NOR-10.2-a", "not-advanced")
DOUBLING_SPENT: Final = Refusal("NOR-10.2-b", "doubling-spent")
BONUS_DOUBLING_SPENT: Final = Refusal("NOR-11.2-d", "doubling-spent")
TOO_MANY_ACTIONS: Final = Refusal("NOR-10.2-g", "too-many-actions")
NOT_ACTIVATED: Final = Refusal("NOR-11.2-a", "not-activated")
NOT_REPEATABLE: Final = Refusal("NOR-11.2-f", "not-repeatable")


def can_act(state: Noria, seat: Seat, slot: int) -> bool:
    """NOR-10.1-f: can at least one action of the disc on *slot* be carried out with what *seat* owns now?"""
    disc = state.wheel[seat][slot] >> 1
    if disc == CITY:
        return can_use_city(state, seat)
    if disc == JOURNEY:
        return can_travel(state, seat)
    if disc == TOOLS:
        return can_use_tools(state, seat, slot)
    if disc == BONUS:
        return len(repeatable(state, seat)) > 0
    return True  # gathering


def repeatable(state: Noria, seat: Seat) -> list[int]:
    """NOR-11.2-a, NOR-11.2-f: the slots whose discs a Bonus disc can repeat now."""
    row = state.wheel[seat]
    return [
        slot
        for slot in range(len(SLOTS))
        if state.picked & SLOT_BITS[slot]
        and row[slot] >> 1 != BONUS
        and state.was_activated(slot)
        and can_act(state, seat, slot)
    ]


def cannot_activate(state: Noria, seat: Seat, slot: int) -> Refusal | None:
    """Why *seat* cannot activate the disc on *slot*; None if it can."""
    refusal = cannot_use(state, seat, slot)
    if refusal is not None:
        return ring_used(state, refusal, slot, "NOR-10.1-b", "NOR-10.4-d")
    if state.used[slot] & IMPROVED:
        return JUST_IMPROVED
    if state.turn[ACTIONS] >= state.printed.max_actions:
        return TOO_MANY_ACTIONS
    if can_act(state, seat, slot):
        return None
    if state.wheel[seat][slot] >> 1 == BONUS and not any([state.was_activated(other) for other in range(len(SLOTS))]):
        return NOTHING_TO_REPEAT
    return NO_ACTION_POSSIBLE


def cannot_inspect(state: Noria, seat: Seat, slot: int) -> Refusal | None:
    """Why *seat* cannot inspect the disc on *slot*; None if it can."""
    refusal = cannot_use(state, seat, slot)
    return None if refusal is None else ring_used(state, refusal, slot, "NOR-10.4-c", "NOR-10.4-b")


def ring_used(state: Noria, refusal: Refusal, slot: int, activated: str, inspected: str) -> Refusal:
    """*refusal*; if a used ring is in the way, by the clause that speaks of what was done to its disc."""
    if refusal.reason != "ring-used":
        return refusal
    ring = RING_OF[slot]
    for other in range(RING_START[ring], RING_START[ring + 1]):
        if state.was_activated(other):
            return Refusal(activated, "ring-used", refusal.what)
    return Refusal(inspected, "ring-used", refusal.what)


def doubling_refused(state: Noria, seat: Seat, slot: int) -> Refusal | None:
    """NOR-10.2-a, NOR-10.2-b: why a disc that can be activated cannot be used doubled; None if it can."""
    disc = state.wheel[seat][slot]
    if not disc & 1:
        return NOT_ADVANCED
    is_bonus = disc >> 1 == BONUS
    if state.bonus_apart:  # NOR-R-57, option B
        spent = state.turn[BONUS_DOUBLINGS] if is_bonus else state.turn[DOUBLINGS]
    else:
        spent = state.turn[DOUBLINGS] or state.turn[BONUS_DOUBLINGS]
    if spent:
        return BONUS_DOUBLING_SPENT if is_bonus else DOUBLING_SPENT
    return TOO_MANY_ACTIONS if state.turn[ACTIONS] + 2 > state.printed.max_actions else None


class BeginActions(Procedure[Noria]):
    """NOR-8.1-a: the second phase."""

    def fields(self) -> Fields:
        return "begin-actions", self.seat

    def run(self, state: Noria) -> None:
        state.phase = ACTION
        state.then([NextDisc(self.seat)])


class NextDisc(Procedure[Noria]):
    """NOR-10.1-g: asks for the next disc, unless nothing at all can be done any more.

    Any disc that is usable can at least be inspected, so looking for a usable one is enough.
    """

    def fields(self) -> Fields:
        return "next-disc", self.seat

    def run(self, state: Noria) -> None:
        if state.may_exchange(self.seat) or usable_slots(state, self.seat):
            state.then([ChooseDisc(self.seat)])


class ChooseDisc(DiscDecision):
    """NOR-10.1-a: which disc next, and how: once, doubled, or skipped for knowledge? Or enough?"""

    def fields(self) -> Fields:
        return "choose-disc", self.seat

    def options(self, state: Noria) -> list[Action]:
        found: list[Action] = []
        skips: list[Action] = []
        seat = self.seat
        for slot in usable_slots(state, seat):
            if (
                not state.used[slot] & IMPROVED
                and state.turn[ACTIONS] < state.printed.max_actions
                and can_act(state, seat, slot)
            ):
                found.append(ACTIVATE[slot])
                if state.wheel[seat][slot] & 1 and doubling_refused(state, seat, slot) is None:
                    found.append(DOUBLE[slot])
            skips.append(INSPECT[slot])
        found += skips
        found.append(END[ACTION])
        return found

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        if isinstance(action, Activate):
            return cannot_activate(state, self.seat, action.slot)
        if isinstance(action, Double):
            refusal = cannot_activate(state, self.seat, action.slot)
            return refusal if refusal is not None else doubling_refused(state, self.seat, action.slot)
        if isinstance(action, Inspect):
            return cannot_inspect(state, self.seat, action.slot)
        return None

    def resolve(self, state: Noria, action: Action) -> None:
        if not isinstance(action, OnSlot):
            return  # the phase is over
        slot = action.slot
        disc = state.wheel[self.seat][slot] >> 1
        state.picked |= SLOT_BITS[slot]
        if isinstance(action, Inspect):
            state.used[slot] |= INSPECTED
            state.tell("NOR-10.4-a", self.seat, "inspected", (disc, slot))
            gain(state, "NOR-10.4-a", self.seat, KNOWLEDGE, state.printed.inspect_gain)
            state.then([NextDisc(self.seat)])
        elif isinstance(action, Double):
            state.used[slot] |= DOUBLED
            state.turn[BONUS_DOUBLINGS if disc == BONUS else DOUBLINGS] += 1
            state.tell("NOR-10.2-a", self.seat, "doubled", (disc, slot))
            state.then([UseDisc(self.seat, slot, False), UseDisc(self.seat, slot, True), NextDisc(self.seat)])
        else:
            state.used[slot] |= ACTIVATED
            state.tell("NOR-10.1-a", self.seat, "activated", (disc, slot))
            state.then([UseDisc(self.seat, slot, False), NextDisc(self.seat)])


class UseDisc(Procedure[Noria]):
    """NOR-10.1-d: an action of the disc on *slot* is due; the *second* one of a doubled disc may be forgone.

    Gathering twice can never be worse than gathering once, so that second action is not asked for.
    """

    def __init__(self, seat: Seat, slot: int, second: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.second: Final = second != 0

    def fields(self) -> Fields:
        return "use-disc", self.seat, self.slot, int(self.second)

    def run(self, state: Noria) -> None:
        disc = state.wheel[self.seat][self.slot] >> 1
        if disc < CITY:
            count_action(state)
            gain(state, "NOR-11.1-a", self.seat, disc, state.hold[self.seat][SHIP + disc])
            return
        step: DiscDecision
        if disc == CITY:
            step = CityAction(self.seat, self.second)
        elif disc == JOURNEY:
            step = ChooseIsland(self.seat, self.second)
        elif disc == TOOLS:
            step = ToolsAction(self.seat, self.slot, self.second)
        else:
            step = ChooseRepeat(self.seat, self.slot, self.second)
        if self.second and not state.may_exchange(self.seat) and len(step.options(state)) == 1:
            state.tell(
                "NOR-10.2-e", self.seat, "forwent"
            )  # nothing else is possible, and no exchange could change that
        else:
            state.then([step])


class ChooseRepeat(DiscDecision):
    """NOR-11.2-a: which disc does the Bonus disc repeat? A second repetition may be forgone."""

    def __init__(self, seat: Seat, slot: int, second: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.second: Final = second != 0

    def fields(self) -> Fields:
        return "choose-repeat", self.seat, self.slot, int(self.second)

    def options(self, state: Noria) -> list[Action]:
        found: list[Action] = [REPEAT[slot] for slot in repeatable(state, self.seat)]
        if self.second:
            found.append(FORGO)
        return found

    def stands(self, state: Noria) -> bool:
        return self.second or len(repeatable(state, self.seat)) > 0

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        if not isinstance(action, Repeat):
            return None
        disc = state.wheel[self.seat][action.slot]
        if disc == NO_DISC or state.used[action.slot] & 3 == 0:
            return NOT_ACTIVATED
        if disc >> 1 == BONUS or not state.was_activated(action.slot):
            return NOT_REPEATABLE
        return NO_ACTION_POSSIBLE

    def resolve(self, state: Noria, action: Action) -> None:
        if isinstance(action, Repeat):
            disc = state.wheel[self.seat][action.slot] >> 1
            state.tell("NOR-11.2-a", self.seat, "repeated", (disc, action.slot))
            state.then([UseDisc(self.seat, action.slot, False)])
        else:
            state.tell("NOR-10.2-e", self.seat, "forwent")

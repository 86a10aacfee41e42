"""Chapter 16: the black market, open at any time of the own action phase until the cost of an action is paid.

NOR-16.1-a  before, between, during and after disc actions, any number of times (NOR-R-43)
NOR-16.1-b  simple good -> 2 knowledge, complex good -> 3, 3 knowledge -> 1 resource
NOR-16.1-c  and never the other way
NOR-16.1-d  it is no disc action
NOR-16.1-e  its proceeds can pay the cost of the action at hand
NOR-16.1-f  it may not leave a disc that was activated without any action (NOR-R-59)
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.games.noria.doors import gain, knowledge_missing, pay
from tablewright.games.noria.names import EMPTY, FULL, GOODS, KNOWLEDGE, RESOURCES
from tablewright.games.noria.payment import DiscDecision
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Interrupt


class Sell(Interrupt[Noria]):
    """NOR-16.1-b: a good for knowledge."""

    def __init__(self, good: int) -> None:
        super().__init__(("sell", GOODS[good]))
        self.good: Final = good

    def begin(self, state: Noria, seat: Seat) -> None:
        pay(state, "NOR-16.1-b", seat, FULL + self.good, 1)
        gain(state, "NOR-16.1-b", seat, KNOWLEDGE, state.printed.sells_for[self.good])


class Barter(Interrupt[Noria]):
    """NOR-16.1-b: knowledge for a resource."""

    def __init__(self, resource: int) -> None:
        super().__init__(("barter", RESOURCES[resource]))
        self.resource: Final = resource

    def begin(self, state: Noria, seat: Seat) -> None:
        pay(state, "NOR-16.1-b", seat, KNOWLEDGE, state.printed.knowledge_per_resource)
        gain(state, "NOR-16.1-b", seat, self.resource, 1)


SELL: Final = [Sell(good) for good in range(len(GOODS))]
BARTER: Final = [Barter(resource) for resource in range(len(RESOURCES))]


def exchanges(state: Noria, step: Decision[Noria, Any]) -> list[Action]:
    """NOR-16.1-a: what the seat of *step* can exchange now."""
    if not isinstance(step, DiscDecision):
        return []
    row = state.hold[step.seat]
    found: list[Action] = []
    for good in range(len(GOODS)):
        if row[FULL + good] > 0 and not would_strand(state, step, good):
            found.append(SELL[good])
    if row[KNOWLEDGE] >= state.printed.knowledge_per_resource:
        found += BARTER
    return found


def would_strand(state: Noria, step: DiscDecision, good: int) -> bool:
    """NOR-16.1-f: would selling one *good* leave *step* without an answer? Judged right after the sale."""
    row = state.hold[step.seat]
    row[FULL + good] -= 1
    row[EMPTY + good] += 1
    stranded = not step.stands(state)
    row[FULL + good] += 1
    row[EMPTY + good] -= 1
    return stranded


def cannot_exchange(state: Noria, seat: Seat, action: Action) -> Refusal:
    """Why *action*, a black-market exchange that *seat* cannot make while the market is open to it, is not possible."""
    if isinstance(action, Sell):
        if state.hold[seat][FULL + action.good] == 0:
            return Refusal("NOR-16.1-b", "tokens-missing", (FULL + action.good, 1))
        return Refusal("NOR-16.1-f", "would-strand")
    missing = knowledge_missing(state, "NOR-16.1-b", seat, state.printed.knowledge_per_resource)
    assert missing is not None
    return missing

"""The doors: the only functions that change what seats hold. Chapter 8 says how.

NOR-8.2-a  what is paid goes to the common supply
NOR-8.2-b  a good is paid by turning its warehouse to the empty side
NOR-8.2-c  what is gained comes from the common supply
NOR-8.2-d  ships and warehouses come from islands only
NOR-8.2-e  no debt, no partial payment
"""

from __future__ import annotations

from tablewright.games.noria.names import ACTIONS, EMPTY, FULL, KNOWLEDGE
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import Seat
from tablewright.kernel.refusal import Refusal


def pay(state: Noria, rule: str, seat: Seat, thing: int, amount: int) -> None:
    """Pay to the common supply; a good leaves its warehouse behind, empty (NOR-8.2-a, NOR-8.2-b)."""
    if amount == 0:
        return
    row = state.hold[seat]
    row[thing] -= amount
    if thing >= FULL:  # of the things that are paid, the goods come last
        row[EMPTY + thing - FULL] += amount
    state.tell(rule, seat, "paid", (thing, amount))


def gain(state: Noria, rule: str, seat: Seat, thing: int, amount: int) -> None:
    """Take from the common supply, which never runs out of resources and knowledge (NOR-1.2-a, NOR-8.2-c)."""
    if amount == 0:
        return
    state.hold[seat][thing] += amount
    state.tell(rule, seat, "gained", (thing, amount))


def fill_warehouse(state: Noria, rule: str, seat: Seat, good: int) -> None:
    """Turn one warehouse of *good* from the empty to the full side."""
    row = state.hold[seat]
    row[EMPTY + good] -= 1
    row[FULL + good] += 1
    state.tell(rule, seat, "produced", (good,))


def knowledge_missing(state: Noria, rule: str, seat: Seat, cost: int) -> Refusal | None:
    """NOR-8.2-e: why *seat* cannot pay *cost* knowledge; None if it can."""
    missing = cost - state.hold[seat][KNOWLEDGE]
    return Refusal(rule, "knowledge-missing", (missing,)) if missing > 0 else None


def count_action(state: Noria) -> None:
    """NOR-10.2-g: one more disc action of this turn."""
    state.turn[ACTIONS] += 1

"""What buttons say beyond the bare action: what it costs, what is given for it, what it brings."""

from __future__ import annotations

from tablewright.games.agra.actions import END, PEON, TAKE_FAVOUR, FavourHere, FulfilOrder, Process, SetPrice, Use
from tablewright.games.agra.ch05_guilds import StepBonus
from tablewright.games.agra.ch06_2_spaces import is_own, peon_cost
from tablewright.games.agra.ch06_s_2_favour import Favour
from tablewright.games.agra.ch06_s_secondary import Luxury, clothes_rupees
from tablewright.games.agra.doors import favour_cost
from tablewright.games.agra.names import (
    CLOTHES,
    END_PHASE,
    FAVOUR_ACTIONS,
    GOODS,
    GUILDS,
    ORDERS,
    RUPEES,
    SPACES,
    TOKENS,
    WORKERS,
)
from tablewright.games.agra.state import Agra
from tablewright.kernel.action import Action, Fields, Seat


def label(state: Agra, seat: Seat, action: Action) -> Fields | None:
    """A phrase and its words for *action* on a button of *seat*; None if there is no more to say than the action."""
    printed = state.printed
    if isinstance(action, Process):
        return "do-process-from", GOODS[printed.source[action.good]], GOODS[action.good]
    if isinstance(action, SetPrice):
        return "do-price-value", TOKENS[action.token], GOODS[action.good], printed.flags[action.token][action.side]
    if isinstance(action, (Favour, FavourHere)) and not action.cheaper:
        return "do-favour-cost", FAVOUR_ACTIONS[action.favour], favour_cost(state, action.favour, False)
    if isinstance(action, Luxury):
        spend = f"do-spend-{GOODS[action.good]}"
        return (spend, clothes_rupees(state)) if action.good == CLOTHES else (spend,)
    if isinstance(action, FulfilOrder) and state.marked[action.guild] < ORDERS:
        first, second = printed.order_goods[action.guild * ORDERS + state.marked[action.guild]]
        return "do-order-goods", GUILDS[action.guild], GOODS[first], GOODS[second]
    if action is END[END_PHASE]:
        return ("do-end-turn",)
    top = state.stack[-1] if state.stack else None
    if action is TAKE_FAVOUR and isinstance(top, StepBonus):
        return "do-take-favour-amount", printed.step_favour[top.step]
    return on_own_space(state, seat, action) if 0 <= seat < state.seats else None


def on_own_space(state: Agra, seat: Seat, action: Action) -> Fields | None:
    """AGR-6.2.1.2-d: a space with a worker of *seat* is used with the Peon."""
    if isinstance(action, Use) and is_own(state, seat, action.space):
        return "do-use-peon", SPACES[action.space]
    if action is PEON:
        row, cost = state.hold[seat], peon_cost(state, seat)
        return "do-peon-cost", cost if row[WORKERS] > 0 else min(cost, row[RUPEES])  # AGR-6.2.1.5-a
    return None

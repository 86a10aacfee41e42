"""What a turn of Agra that is under way still promises: the steps that are owed to the seat, judged by a rule of thumb.

Without that a line in the middle of something good would look worse than one that has finished something poor.
"""

from __future__ import annotations

from tablewright.games.agra.ch06_1_meditation import BeginSpending, Spend
from tablewright.games.agra.ch06_2_architect import Architect
from tablewright.games.agra.ch06_2_botanist import Botanist
from tablewright.games.agra.ch06_2_sailor import DoubleOrNot, Sail, Sailor, free_deliveries
from tablewright.games.agra.ch06_2_spaces import ActionPhase, ChooseSpace
from tablewright.games.agra.ch06_2_trader import ChooseGood, TakeGoods
from tablewright.games.agra.ch07_notables import RiseForSupplied
from tablewright.games.agra.evaluation.weights import (
    ARCHITECT,
    BOTANY,
    DELIVERY,
    EXCHANGED,
    INFLUENCE,
    MAIN_ACTION,
    MEDITATION_POINT,
)
from tablewright.games.agra.names import MP
from tablewright.games.agra.state import Agra
from tablewright.kernel.action import Seat


def promised(state: Agra, seat: Seat, w: list[float]) -> float:
    """Rupees, more or less, that the steps of this turn will bring *seat*."""
    worth = 0.0
    for step in state.stack:
        if step.seat != seat:
            continue
        if isinstance(step, (ActionPhase, ChooseSpace)):
            worth += w[MAIN_ACTION]
        elif isinstance(step, (BeginSpending, Spend)):
            worth += w[MEDITATION_POINT] * state.turn[MP]
        elif isinstance(step, (Sail, Sailor, DoubleOrNot)):
            worth += sailing(state, seat, step.paid, step.used, step.supplied, w)
        elif isinstance(step, RiseForSupplied):
            worth += w[INFLUENCE] * (step.artisans + step.merchants + step.scholars)
        elif isinstance(step, (TakeGoods, ChooseGood)):
            worth += w[EXCHANGED] * step.budget
        elif isinstance(step, Architect):
            worth += w[ARCHITECT]
        elif isinstance(step, Botanist):
            worth += w[BOTANY] * step.left
    return worth


def sailing(state: Agra, seat: Seat, paid: int, used: int, supplied: int, w: list[float]) -> float:
    """AGR-6.2.2.1S-e, AGR-6.2.2.1S-i: deliveries left, those paid for become rupees again; and steps."""
    free = free_deliveries(state, seat)
    refunded = max(0, paid) - max(0, used - free)
    steps = 0
    left = supplied
    while left:
        steps += left & 1
        left >>= 1
    return w[INFLUENCE] * steps + w[DELIVERY] * max(0, free - used) + float(max(0, refunded))

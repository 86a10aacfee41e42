"""Chapters 6.2.2.1 and 7.3: the Sailor, Double Deliveries, and the Jagirdar who watches him.

AGR-6.2.2.1S-a  deliveries to any number of notables, and at most one order
AGR-6.2.2.1S-b  the first delivery is free
AGR-6.2.2.1S-c  one good may be paid; its value is added
AGR-6.2.2.1S-d  at any moment, once (AGR-R-14)
AGR-6.2.2.1S-e  a rupee for each delivery that was paid for and not used
AGR-6.2.2.1S-f  an order takes two deliveries
AGR-6.2.2.1S-g  so there must be two
AGR-6.2.2.1S-h  a complete notable is evaluated before the next delivery
AGR-6.2.2.1S-i  at the end a step per supplied notable
AGR-6.2.2.1S-j  orders and deliveries in any sequence
AGR-6.2.2.1S-k  refund, influence, then the Jagirdar of others
AGR-6.2.2.1S-l  what is paid is not delivered
AGR-6.2.2.1S-m  the Portuguese Trader's goods are paid at one moment
AGR-6.2.2.1S-n  nothing for Akbar
AGR-7.3-a   a second good of the same type right after the first
AGR-7.3-b   takes one more delivery
AGR-7.3-c   pays one rupee and delivery bonuses
AGR-7.3-d   counts as a marker
AGR-7.3-e   two a turn, one an ordered good (AGR-R-16)
AGR-7.3-g   before the evaluation
AGR-7.3-h   with no paying in between
AGR-A.I.1-a  Portuguese Trader: several goods, worth 4 at most (AGR-R-40)
AGR-A.I.10-a … AGR-A.I.10-d  Jagirdar (AGR-R-45)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import (
    DECLINE,
    DOUBLE,
    ENOUGH,
    PAY_SAILOR,
    Deliver,
    FulfilOrder,
    PaySailor,
)
from tablewright.games.agra.ch06_3_orders import can_fulfil, cannot_fulfil, fulfil, order_options
from tablewright.games.agra.ch07_notables import (
    Evaluate,
    cannot_deliver,
    deliver,
    delivery_options,
    is_complete,
    place_good,
    supplied_steps,
)
from tablewright.games.agra.doors import earn, gain_favour, give_up, good_missing, pay_delivery_bonus
from tablewright.games.agra.names import (
    BITS,
    DOUBLED,
    DOUBLES,
    GOODS,
    GUILDS,
    JAGIRDAR,
    NOTABLES,
    PORTUGUESE_TRADER,
    REACTOR,
    SLOTS,
    UNPAID,
)
from tablewright.games.agra.state import Agra, Closed
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure, Step

NO_CAPACITY: Final = Refusal("AGR-6.2.2.1S-c", "no-delivery-left")
ORDER_NEEDS_TWO: Final = Refusal("AGR-6.2.2.1S-g", "no-delivery-left")
ONE_ORDER: Final = Refusal("AGR-6.2.2.1S-a", "one-order-only")
PAID_ALREADY: Final = Refusal("AGR-6.2.2.1S-d", "sailor-paid")


def free_deliveries(state: Agra, seat: Seat) -> int:
    """AGR-6.2.2.1S-b, AGR-A.I.10-c: one, and one more with the Jagirdar, from the moment it is owned."""
    more = state.printed.jagirdar_deliveries if state.contract[JAGIRDAR] == seat else 0
    return state.printed.free_deliveries + more


class Sail(Procedure[Agra]):
    """Ask what the Sailor does next; with no delivery left and nothing to pay the action ends by itself.

    *paid* is the value paid, UNPAID before; *used* the deliveries used; *ordered* the orders fulfilled; *supplied* the
    notables supplied, as bits.
    """

    def __init__(self, seat: Seat, paid: int, used: int, ordered: int, supplied: int) -> None:
        super().__init__(seat)
        self.paid: Final = paid
        self.used: Final = used
        self.ordered: Final = ordered
        self.supplied: Final = supplied

    def fields(self) -> Fields:
        return "sail", self.seat, self.paid, self.used, self.ordered, self.supplied

    def run(self, state: Agra) -> None:
        step = Sailor(self.seat, self.paid, self.used, self.ordered, self.supplied)
        has_goods = sum(state.hold[self.seat][: len(GOODS)]) > 0
        if step.left(state) > 0 or (self.paid == UNPAID and has_goods):
            state.then([step])
        else:
            step.finish(state)


class Sailor(Decision[Agra, Action]):
    """D-12 and D-13: pay, deliver, fulfil an order, or finish?"""

    def __init__(self, seat: Seat, paid: int, used: int, ordered: int, supplied: int) -> None:
        super().__init__(seat)
        self.paid: Final = paid
        self.used: Final = used
        self.ordered: Final = ordered
        self.supplied: Final = supplied

    def fields(self) -> Fields:
        return "sailor", self.seat, self.paid, self.used, self.ordered, self.supplied

    def left(self, state: Agra) -> int:
        """AGR-6.2.2.1S-c: deliveries that can still be made."""
        return free_deliveries(state, self.seat) + max(self.paid, 0) - self.used

    def options(self, state: Agra) -> list[Action]:
        found: list[Action] = []
        left = self.left(state)
        if self.paid == UNPAID:
            row = state.hold[self.seat]
            found += [PAY_SAILOR[good] for good in range(len(GOODS)) if row[good] > 0]
        if left > 0:
            found += delivery_options(state, self.seat)
        if left >= state.printed.order_deliveries and self.ordered < state.printed.sailor_orders:
            found += order_options(state, self.seat)
        found.append(ENOUGH)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if isinstance(action, PaySailor):
            wrong = good_missing(state, "AGR-6.2.2.1S-c", self.seat, action.good)
            return PAID_ALREADY if self.paid != UNPAID else wrong
        if isinstance(action, Deliver):
            wrong = cannot_deliver(state, self.seat, action.notable, action.good)
            return wrong if wrong is not None else NO_CAPACITY
        if isinstance(action, FulfilOrder):
            wrong = cannot_fulfil(state, self.seat, action.guild)
            if wrong is not None:
                return wrong
            return ONE_ORDER if self.ordered >= state.printed.sailor_orders else ORDER_NEEDS_TWO
        return None

    def resolve(self, state: Agra, action: Action) -> None:
        if isinstance(action, PaySailor):
            value = state.value[action.good]
            give_up(state, "AGR-6.2.2.1S-c", self.seat, action.good, 1)
            state.then([PayMore(self.seat, value, action.good), Sail(self.seat, value, *self.rest())])
            pay_more(state, self.seat, value, action.good)
        elif isinstance(action, Deliver):
            self.deliver(state, action.notable, action.good)
        elif isinstance(action, FulfilOrder):
            used = self.used + state.printed.order_deliveries
            state.then([Sail(self.seat, self.paid, used, self.ordered + 1, self.supplied)])
            fulfil(state, "AGR-6.2.2.1S-f", self.seat, action.guild)
        else:
            self.finish(state)

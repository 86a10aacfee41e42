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
AGR-R-71    the action does not end while something could be inserted that brings a good to pay with; after that it asks
            again, even if only its end is left
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
from tablewright.games.agra.ch06_3_orders import cannot_fulfil, fulfil, order_options
from tablewright.games.agra.ch06_s_means import could_bring_good, could_win_jagirdar
from tablewright.games.agra.ch06_s_secondary import interrupts
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
    JAGIRDAR,
    NOTABLES,
    PORTUGUESE_TRADER,
    REACTOR,
    SLOTS,
    UNPAID,
)
from tablewright.games.agra.state import Agra, BetweenDeliveries, Closed
from tablewright.kernel.action import Action, Fields, Seat
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
    """Ask what the Sailor does next. With no delivery left, nothing to pay and nothing to insert that could change that
    (AGR-R-71), the action ends by itself.

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
        if len(step.options(state)) > 1 or self.could_go_on(state, step):
            state.then([step])
        else:
            step.finish(state)

    def could_go_on(self, state: Agra, step: Sailor) -> bool:
        """AGR-R-71: could something be inserted that makes the Sailor go on?"""
        found = interrupts(state, step)
        if step.left(state) > 0:
            return len(found) > 0
        return (self.paid == UNPAID and could_bring_good(found)) or could_win_jagirdar(state, self.seat, found)


class Sailor(Decision[Agra, Action]):
    """AGR-6.2.2.1S-a, AGR-6.2.2.1S-d: pay, deliver, fulfil an order, or finish?"""

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
            pay_sailor(state, self.seat, action.good, 0, self.used, self.ordered, self.supplied)
        elif isinstance(action, Deliver):
            place_good(state, "AGR-6.2.2.1S-a", self.seat, action.notable, action.good)
            supplied = self.supplied | BITS[action.notable]
            step = DoubleOrNot(self.seat, action.notable, action.good, self.paid, self.used + 1, self.ordered, supplied)
            if step.can_double(state):
                state.then([step])
            else:
                step.go_on(state, 0)
        elif isinstance(action, FulfilOrder):
            used = self.used + state.printed.order_deliveries
            state.then([Sail(self.seat, self.paid, used, self.ordered + 1, self.supplied)])
            fulfil(state, "AGR-6.2.2.1S-f", self.seat, action.guild)
        else:
            self.finish(state)

    def finish(self, state: Agra) -> None:
        """AGR-6.2.2.1S-k: refund, influence, then the Jagirdar."""
        spent = max(0, self.used - free_deliveries(state, self.seat))
        unused = max(0, max(self.paid, 0) - spent)
        steps = supplied_steps(self.seat, bits_of(self.supplied), state)
        steps.append(AskJagirdar(self.seat))
        state.then(steps)
        earn(state, "AGR-6.2.2.1S-e", self.seat, unused * state.printed.refund)


def bits_of(notables: int) -> list[int]:
    return [notable for notable in range(len(NOTABLES)) if notables & BITS[notable]]


# Paying.


def pay_sailor(state: Agra, seat: Seat, good: int, total: int, used: int, ordered: int, supplied: int) -> None:
    """AGR-6.2.2.1S-c, AGR-6.2.2.1S-m: one good more; with the Portuguese Trader perhaps not the last."""
    total += state.value[good]
    give_up(state, "AGR-6.2.2.1S-c", seat, good, 1)
    step = PayMore(seat, total, good, used, ordered, supplied)
    if state.contract[PORTUGUESE_TRADER] == seat and len(step.options(state)) > 1:
        state.then([step])
    else:
        state.then([Sail(seat, total, used, ordered, supplied)])


class PayMore(Closed):
    """AGR-A.I.1-a: another good, of kinds from *lowest* on, worth 4 in all at most?"""

    def __init__(self, seat: Seat, total: int, lowest: int, used: int, ordered: int, supplied: int) -> None:
        super().__init__(seat)
        self.total: Final = total
        self.lowest: Final = lowest
        self.used: Final = used
        self.ordered: Final = ordered
        self.supplied: Final = supplied

    def fields(self) -> Fields:
        return "pay-more", self.seat, self.total, self.lowest, self.used, self.ordered, self.supplied

    def options(self, state: Agra) -> list[Action]:
        found: list[Action] = [PAY_SAILOR[good] for good in range(len(GOODS)) if self.cannot_pay(state, good) is None]
        found.append(ENOUGH)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        return self.cannot_pay(state, action.good) if isinstance(action, PaySailor) else None

    def cannot_pay(self, state: Agra, good: int) -> Refusal | None:
        if good < self.lowest:
            return Refusal("AGR-6.2.2.1S-m", "lower-goods-first", (self.lowest,))
        wrong = good_missing(state, "AGR-6.2.2.1S-c", self.seat, good)
        if wrong is not None:
            return wrong
        left = state.printed.multi_payment - self.total
        return Refusal("AGR-A.I.1-a", "worth-too-much", (left,)) if state.value[good] > left else None

    def resolve(self, state: Agra, action: Action) -> None:
        if isinstance(action, PaySailor):
            pay_sailor(state, self.seat, action.good, self.total, self.used, self.ordered, self.supplied)
        else:
            state.then([Sail(self.seat, self.total, self.used, self.ordered, self.supplied)])


# Double Deliveries.


class DoubleOrNot(BetweenDeliveries):
    """AGR-7.3-a: a second good of the same type beside the first? What delivers cannot be inserted here (AGR-R-56)."""

    def __init__(self, seat: Seat, notable: int, good: int, paid: int, used: int, ordered: int, supplied: int) -> None:
        super().__init__(seat)
        self.notable: Final = notable
        self.good: Final = good
        self.paid: Final = paid
        self.used: Final = used
        self.ordered: Final = ordered
        self.supplied: Final = supplied

    def fields(self) -> Fields:
        return (
            "double-or-not",
            self.seat,
            self.notable,
            self.good,
            self.paid,
            self.used,
            self.ordered,
            self.supplied,
        )

    def can_double(self, state: Agra) -> bool:
        """AGR-7.3-b, AGR-7.3-e, AGR-7.3-h."""
        if state.hold[self.seat][self.good] == 0 or state.turn[DOUBLES] >= state.printed.doubles:
            return False
        if state.turn[DOUBLED] & BITS[self.notable] and not state.printed.doubles_share_notable:
            return False
        return free_deliveries(state, self.seat) + max(self.paid, 0) > self.used

    def options(self, state: Agra) -> list[Action]:
        return [DOUBLE, DECLINE] if self.can_double(state) else [DECLINE]

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if action is DOUBLE:
            return good_missing(state, "AGR-7.3-a", self.seat, self.good)
        if isinstance(action, PaySailor):
            return Refusal("AGR-7.3-h", "not-between")
        return None

    def resolve(self, state: Agra, action: Action) -> None:
        if action is DOUBLE:
            place = self.notable * SLOTS + state.printed.orders[self.notable].index(self.good)
            state.hold[self.seat][self.good] -= 1
            state.ordered[place] += 1
            state.turn[DOUBLES] += 1
            state.turn[DOUBLED] |= BITS[self.notable]
            state.tell("AGR-7.3-a", self.seat, "delivered-double", (self.good, self.notable))
            earn(state, "AGR-7.3-c", self.seat, state.printed.double_rupees)
            pay_delivery_bonus(state, self.seat, self.good)
            self.go_on(state, 1)
        else:
            self.go_on(state, 0)

    def go_on(self, state: Agra, more: int) -> None:
        """AGR-6.2.2.1S-h, AGR-7.3-g: evaluate if complete, then the Sailor again."""
        steps: list[Step] = [Sail(self.seat, self.paid, self.used + more, self.ordered, self.supplied)]
        if is_complete(state, self.notable):
            steps.insert(0, Evaluate(self.seat, self.notable))
        state.then(steps)


# The Jagirdar.


class AskJagirdar(Procedure[Agra]):
    """AGR-A.I.10-a, AGR-A.I.10-d: another seat that owns the card may deliver a good now."""

    def fields(self) -> Fields:
        return "ask-jagirdar", self.seat

    def run(self, state: Agra) -> None:
        owner = state.contract[JAGIRDAR]
        if owner < 0 or owner == self.seat:
            return
        if state.turn[REACTOR] != owner and not state.printed.jagirdar_at_once:
            return
        if delivery_options(state, owner):
            state.then([JagirdarDelivery(owner)])


class JagirdarDelivery(Closed):
    """AGR-A.I.10-a: which good, to whom, or nothing?"""

    def fields(self) -> Fields:
        return "jagirdar-delivery", self.seat

    def options(self, state: Agra) -> list[Action]:
        found = delivery_options(state, self.seat)
        found.append(DECLINE)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if isinstance(action, Deliver):
            return cannot_deliver(state, self.seat, action.notable, action.good)
        return None

    def resolve(self, state: Agra, action: Action) -> None:
        if isinstance(action, Deliver):
            deliver(state, "AGR-A.I.10-a", self.seat, action.notable, action.good)
            gain_favour(state, "AGR-A.I.10-b", state.active, state.printed.jagirdar_favour)
        else:
            state.tell("AGR-A.I.10-a", self.seat, "declined")

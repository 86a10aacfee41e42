"""Phase D-V: taxation.

YIN-D-tax-1      values of the cards played and tax discs
YIN-D-tax-2      3 to 5: nothing; 6 to 8: 1 silver; 9 to 12: 2
YIN-D-tax-3      silver in hand first
YIN-D-tax-4      missing silver is bought with coins
YIN-D-tax-5      after selling food and spending free coins, if wanted
YIN-D-tax-6      still missing: all coins go, a misfortune per silver (YIN-R-49)
YIN-D-tax-7      no tax: nothing
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import PAY, Letter
from tablewright.games.yinzi.doors import (
    FREE_AMOUNT,
    EndOccasion,
    begin_occasion,
    buy_silver,
    give_up,
    spend_free_coins,
    suffer,
)
from tablewright.games.yinzi.names import BONUS, COINS, FREE_COINS, NO_TAX, NONE, SILVER, TAXATION, TAXED, V_COINS
from tablewright.games.yinzi.state import Yinzi
from tablewright.games.yinzi.window import may_do_more
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure


class TaxPhase(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "tax-phase", self.seat

    def run(self, state: Yinzi) -> None:
        state.phase = TAXATION
        state.then([TaxStep(seat) for seat in state.order])


def tax_sum(state: Yinzi, seat: Seat) -> int:
    """YIN-D-tax-1."""
    values = [state.printed.card_value[card] for card in state.played[seat] if card != NONE]
    return sum(values) + state.hold[seat][TAXED]


def tax_due(state: Yinzi, total: int) -> int:
    """YIN-D-tax-2: the first bracket that is not exceeded."""
    printed = state.printed
    for bracket in range(len(printed.tax_max)):
        if total <= printed.tax_max[bracket]:
            return printed.tax_silver[bracket]
    return printed.tax_silver[-1]


class TaxStep(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "tax-step", self.seat

    def run(self, state: Yinzi) -> None:
        seat = self.seat
        begin_occasion(state, seat, TAXATION)
        due = tax_due(state, tax_sum(state, seat))
        if state.hold[seat][BONUS] == NO_TAX + 1:
            state.tell("YIN-D-tax-7", seat, "tax-waived", (due,))
        elif due > 0:
            state.tell("YIN-D-tax-2", seat, "tax-due", (due,))
            step = PayTax(seat, due)
            lacks = state.hold[seat][SILVER] < due
            if lacks and (may_do_more(state, seat) or len(step.options(state)) > 1):
                state.then([step, EndOccasion(seat)])
                return
            pay_tax(state, seat, due)
        state.window = 0


class PayTax(Decision[Yinzi, Action]):
    """YIN-D-tax-5: is anything sold or spent before the tax is paid?"""

    def __init__(self, seat: Seat, due: int) -> None:
        super().__init__(seat)
        self.due: Final = due

    def fields(self) -> Fields:
        return "pay-tax", self.seat, self.due

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = [PAY[0]]
        if self.helps(state):
            found.append(PAY[1])
        return found

    def helps(self, state: Yinzi) -> bool:
        """Would free coins buy (part of) a bag that is needed?"""
        if not state.may_spend(self.seat, FREE_COINS):
            return False
        return state.hold[self.seat][COINS] + FREE_AMOUNT >= state.exchange()

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "pay":
            return Refusal("YIN-I-use-3", "no-effect")
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        if action.at == 1:
            spend_free_coins(state, self.seat)
        pay_tax(state, self.seat, self.due)


def pay_tax(state: Yinzi, seat: Seat, due: int) -> None:
    """YIN-D-tax-3, YIN-D-tax-4, YIN-D-tax-6."""
    row = state.hold[seat]
    missing = max(due - row[SILVER], 0)
    affordable = (row[COINS] + state.turn[V_COINS]) // state.exchange()
    buy_silver(state, "YIN-D-tax-4", seat, min(missing, affordable))
    paid = min(due, row[SILVER])
    give_up(state, "YIN-D-tax-3", seat, SILVER, paid)
    if paid < due:
        give_up(state, "YIN-D-tax-6", seat, COINS, row[COINS])
        suffer(state, "YIN-D-tax-6", seat, (due - paid) * state.printed.tax_misfortune)

"""Phases D-III to D-V: routes, imperial rewards, taxation; and the final opportunity.

YIN-D-route-1    served tiles are won, the pieces on them go home
YIN-D-route-2    the other open tiles go to the discard
YIN-D-route-3    the next tiles are turned up
YIN-D-route-4    then personal tiles may be served
YIN-D-route-8    symbols on personal tiles do nothing
YIN-D-imp-1      rewards in turn order
YIN-D-imp-2      palace maintenance: 2 coins
YIN-D-imp-3      road construction: 3 coins and a tile of the discard
YIN-D-imp-4      or 2 more coins if it is empty
YIN-D-imp-5      such a tile is served from the next D-III on, or at the end
YIN-D-imp-6      river canal: 4 coins and a boat step
YIN-D-imp-7      bridge construction: 1 silver and a free upgrade
YIN-D-tax-1      values of the cards played and tax discs
YIN-D-tax-2      3 to 5: nothing; 6 to 8: 1 silver; 9 to 12: 2
YIN-D-tax-3      silver in hand first
YIN-D-tax-4      missing silver is bought with coins
YIN-D-tax-5      after selling food and spending free coins, if wanted
YIN-D-tax-6      still missing: all coins go, a misfortune per silver (YIN-R-49)
YIN-D-tax-7      no tax: nothing
YIN-Z-end-2      after the last round everybody may sell food and serve personal tiles once more (YIN-R-74)
YIN-G-info-2     the discard is seen by who chooses from it (YIN-R-78)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import CHOOSE_ROUTE, PAY, STOP, UPGRADE, Fill, Letter
from tablewright.games.yinzi.ch05_a_bonus import step_boat
from tablewright.games.yinzi.ch05_b_factories import add_disc, cannot_improve, improvable
from tablewright.games.yinzi.ch05_b_routes import PERSONAL, PickGift, cannot_fill, fillable, turn_up, win_route
from tablewright.games.yinzi.doors import (
    FREE_AMOUNT,
    EndOccasion,
    begin_occasion,
    buy_silver,
    gain,
    give_up,
    spend_free_coins,
    suffer,
)
from tablewright.games.yinzi.names import (
    BONUS,
    BRIDGE,
    CANAL,
    COINS,
    COMMITTED,
    EVERYBODY,
    FINAL_CHANCE,
    FREE_COINS,
    NO_TAX,
    NONE,
    PILES,
    REWARDS,
    ROAD,
    ROUTE_PHASE,
    SILVER,
    TAXATION,
    TAXED,
    V_COINS,
)
from tablewright.games.yinzi.rows import with_entry, with_row, without
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.games.yinzi.window import may_do_more
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure

REWARD_RULES: Final = ["YIN-D-imp-2", "YIN-D-imp-3", "YIN-D-imp-6", "YIN-D-imp-7"]


class RoutePhase(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "route-phase", self.seat

    def run(self, state: Yinzi) -> None:
        state.phase = ROUTE_PHASE
        for pile in range(len(PILES)):
            route = state.open_route[pile]
            if route == NONE:
                continue
            if state.server[pile] != NOBODY:
                win_route(state, "YIN-D-route-1", state.server[pile], route, state.on_route[pile])
            else:
                state.discard = sorted([*state.discard, route])
                state.tell("YIN-D-route-2", NOBODY, "route-discarded", (route,))
        state.server = [NOBODY] * len(PILES)
        state.on_route = [[] for _ in PILES]
        if max([len(pile) for pile in state.routes]) > 0:
            state.reveal()
        for pile in range(len(PILES)):
            turn_up(state, "YIN-D-route-3", pile)
        state.then([PersonalStep(seat, ROUTE_PHASE) for seat in state.order])


class PersonalStep(Procedure[Yinzi]):
    """The own step of D-III, or the final opportunity."""

    def __init__(self, seat: Seat, window: int) -> None:
        super().__init__(seat)
        self.window: Final = window

    def fields(self) -> Fields:
        return "personal-step", self.seat, self.window

    def run(self, state: Yinzi) -> None:
        begin_occasion(state, self.seat, self.window)
        if has_personal_step(state, self.seat):
            state.then([ServePersonal(self.seat), EndOccasion(self.seat)])
        else:
            state.window = 0


def has_personal_step(state: Yinzi, seat: Seat) -> bool:
    return may_do_more(state, seat) or len(fillable(state, seat)) > 0


class GoOnPersonal(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "go-on-personal", self.seat

    def run(self, state: Yinzi) -> None:
        if has_personal_step(state, self.seat):
            state.then([ServePersonal(self.seat)])


class ServePersonal(Decision[Yinzi, Action]):
    """YIN-D-route-4: which part of a personal route tile is delivered?"""

    def fields(self) -> Fields:
        return "serve-personal", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        found = fillable(state, self.seat)
        found.append(STOP)
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        return cannot_fill(state, self.seat, action) if isinstance(action, Fill) else None

    def resolve(self, state: Yinzi, action: Action) -> None:
        if action is STOP:
            return
        assert isinstance(action, Fill)
        state.then([PickGift(self.seat, PERSONAL + action.route, action.part), GoOnPersonal(self.seat)])


class FinalPhase(Procedure[Yinzi]):
    """YIN-Z-end-2: better sale is over (YIN-R-74)."""

    def fields(self) -> Fields:
        return "final-phase", self.seat

    def run(self, state: Yinzi) -> None:
        state.phase = FINAL_CHANCE
        state.then([PersonalStep(seat, FINAL_CHANCE) for seat in state.order])


# Imperial rewards.


class RewardPhase(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "reward-phase", self.seat

    def run(self, state: Yinzi) -> None:
        state.phase = REWARDS
        state.then([Reward(seat) for seat in state.order if state.hold[seat][COMMITTED] > 0])


class Reward(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "reward", self.seat

    def run(self, state: Yinzi) -> None:
        seat, printed = self.seat, state.printed
        begin_occasion(state, seat, 0)
        space = state.hold[seat][COMMITTED] - 1
        rule = REWARD_RULES[space]
        gain(state, rule, seat, COINS, printed.imperial_coins[space])
        gain(state, rule, seat, SILVER, printed.imperial_silver[space])
        if space == CANAL:
            step_boat(state, rule, seat)
        elif space == BRIDGE:
            own = improvable(state, seat)
            if len(own) == 1:
                add_disc(state, rule, seat, own[0])
            elif own:
                state.then([BridgeUpgrade(seat)])
        elif space == ROAD:
            if state.discard:
                look_through(state, seat)
            else:
                gain(state, "YIN-D-imp-4", seat, COINS, printed.imperial_consolation[space])


class BridgeUpgrade(Closed):
    """YIN-D-imp-7: which own factory is upgraded for free?"""

    def fields(self) -> Fields:
        return "bridge-upgrade", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for factory in improvable(state, self.seat):
            found.append(UPGRADE[factory])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "upgrade":
            return cannot_improve(state, self.seat, action.at)
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        add_disc(state, "YIN-D-imp-7", self.seat, action.at)


def look_through(state: Yinzi, seat: Seat) -> None:
    """YIN-G-info-2: *seat* sees the discard, and knows from then on what lies there."""
    state.reveal()
    seen = state.seen[:]
    for route in state.discard:
        seen[route] |= 1 << seat
    state.seen = seen
    state.then([TakeRoute(seat)])


class TakeRoute(Closed):
    """YIN-D-imp-3, YIN-I-war-2: which tile of the route discard becomes a personal one?"""

    def fields(self) -> Fields:
        return "take-route", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for route in state.discard:
            found.append(CHOOSE_ROUTE[route])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "choose-route":
            return Refusal(self.rule(state), "not-in-discard")
        return None

    def rule(self, state: Yinzi) -> str:
        """Road construction gives the tile in its phase; at any other time it is the disc."""
        return "YIN-D-imp-3" if state.phase == REWARDS else "YIN-I-war-2"

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        state.discard = without(state.discard, action.at)
        state.personal = with_row(state.personal, self.seat, [*state.personal[self.seat], action.at])
        state.met = with_entry(state.met, action.at, 0)
        state.seen = with_entry(state.seen, action.at, EVERYBODY)
        state.tell(self.rule(state), self.seat, "took-route", (action.at,))
        state.reveal()


# Taxation.


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

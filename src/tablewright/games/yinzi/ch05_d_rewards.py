"""Phase D-IV: imperial rewards; a tile of the route discard becomes a personal one.

YIN-D-imp-1      rewards in turn order
YIN-D-imp-2      palace maintenance: 2 coins
YIN-D-imp-3      road construction: 3 coins and a tile of the discard
YIN-D-imp-4      or 2 more coins if it is empty
YIN-D-imp-5      such a tile is served from the next D-III on, or at the end
YIN-D-imp-6      river canal: 4 coins and a boat step
YIN-D-imp-7      bridge construction: 1 silver and a free upgrade
YIN-G-info-2     the discard is seen by the seat that chooses from it (YIN-R-78)
YIN-I-war-2      the personal-route disc takes a tile in the same way
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import CHOOSE_ROUTE, UPGRADE, Letter
from tablewright.games.yinzi.ch05_a_bonus import step_boat
from tablewright.games.yinzi.ch05_b_factories import add_disc, cannot_improve, improvable
from tablewright.games.yinzi.doors import begin_occasion, gain
from tablewright.games.yinzi.names import BRIDGE, CANAL, COINS, COMMITTED, EVERYBODY, REWARDS, ROAD, SILVER
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry, with_row, without
from tablewright.kernel.step import Procedure

REWARD_RULES: Final = ["YIN-D-imp-2", "YIN-D-imp-3", "YIN-D-imp-6", "YIN-D-imp-7"]


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

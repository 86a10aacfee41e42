"""Section 5: the rounds.

YIN-Q-round-1    four rounds
YIN-Q-round-2    phases A to F
YIN-Q-round-3    three cards a round, all twelve in the game
YIN-Z-end-1      the game ends after F-I of round 4
YIN-Z-end-2      and a final opportunity
"""

from __future__ import annotations

from tablewright.games.yinzi.ch05_a_bonus import BonusPhase
from tablewright.games.yinzi.ch05_b_turns import ActionPhase
from tablewright.games.yinzi.ch05_c_feeding import FeedingPhase
from tablewright.games.yinzi.ch05_d_disasters import DisasterPhase
from tablewright.games.yinzi.ch05_d_rewards import RewardPhase
from tablewright.games.yinzi.ch05_d_routes import FinalPhase, RoutePhase
from tablewright.games.yinzi.ch05_d_taxation import TaxPhase
from tablewright.games.yinzi.ch05_d_war import WarPhase
from tablewright.games.yinzi.ch05_e_late import LatePhase
from tablewright.games.yinzi.ch05_f_administration import Administration
from tablewright.games.yinzi.names import OVER
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY, Fields
from tablewright.kernel.step import Procedure


class BeginRound(Procedure[Yinzi]):
    """YIN-Q-round-2: the next round, or the end."""

    def fields(self) -> Fields:
        return "begin-round", self.seat

    def run(self, state: Yinzi) -> None:
        if state.round == state.printed.rounds:
            state.then([FinalPhase(0), EndGame(0)])
            return
        state.round += 1
        state.tell("YIN-Q-round-1", NOBODY, "round-began", (state.round,))
        state.then(
            [
                BonusPhase(0),
                ActionPhase(0),
                FeedingPhase(0),
                WarPhase(0),
                DisasterPhase(0),
                RoutePhase(0),
                RewardPhase(0),
                TaxPhase(0),
                LatePhase(0),
                Administration(0),
                BeginRound(0),
            ]
        )


class EndGame(Procedure[Yinzi]):
    """YIN-Z-end-1."""

    def fields(self) -> Fields:
        return "end-game", self.seat

    def run(self, state: Yinzi) -> None:
        state.phase = OVER
        state.tell("YIN-Z-end-1", NOBODY, "game-ended")

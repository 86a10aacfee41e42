"""Phase F: administration.

YIN-F-rate-1     the die: higher moves it right, lower left, equal stays
YIN-F-rate-2     not beyond the ends (YIN-R-50)
YIN-F-rate-3     the space is the rate, in both directions
YIN-F-rate-4     also in round 4 (YIN-R-51)
YIN-F-work-1     workers and discs on areas go home, but for lying veterans
YIN-F-work-2     then upper migrants move to the lower space
YIN-F-prep-1     tax discs go home
YIN-F-prep-2     played cards leave; three new ones in rounds 1 to 3
YIN-F-prep-3     the order is the provisional order of the next round
YIN-F-prep-4     bonuses end
"""

from __future__ import annotations

from tablewright.games.yinzi.ch05_b_turns import draw_hands
from tablewright.games.yinzi.names import (
    ADMINISTRATION,
    AREA,
    ARMY,
    BONUS,
    COMMITTED,
    COMMITTED_DISC,
    COMMITTED_WORKERS,
    DISCS,
    DONE,
    LOWER,
    NONE,
    RECRUIT,
    TAXED,
    UPPER,
    WORKERS,
    WORKS,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY, Fields, Seat
from tablewright.kernel.rows import with_row
from tablewright.kernel.step import Procedure


class Administration(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "administration", self.seat

    def run(self, state: Yinzi) -> None:
        state.phase = ADMINISTRATION
        roll(state)
        if state.round == state.printed.rounds:
            return
        for seat in state.order:
            send_home(state, seat)
        state.war_line = []
        draw_hands(state, "YIN-F-prep-2")


def roll(state: Yinzi) -> None:
    """YIN-F-rate-1, YIN-F-rate-2."""
    face = 1 + state.below(state.printed.die_faces)
    if face > state.die:
        state.rate = min(state.rate + 1, len(state.printed.rates) - 1)
    elif face < state.die:
        state.rate = max(state.rate - 1, 0)
    state.die = face
    state.tell("YIN-F-rate-1", NOBODY, "rate-is", (state.exchange(), face))


def send_home(state: Yinzi, seat: Seat) -> None:
    row = state.hold[seat]
    home = row[ARMY] + row[COMMITTED_WORKERS]
    for work in range(len(WORKS)):
        home += row[AREA + work]
        row[AREA + work] = 0
    row[WORKERS] += home
    row[DISCS] += row[RECRUIT] + row[COMMITTED_DISC]
    row[ARMY] = row[RECRUIT] = row[COMMITTED] = row[COMMITTED_WORKERS] = row[COMMITTED_DISC] = 0
    state.tell("YIN-F-work-1", seat, "went-home", (home,))
    if row[UPPER]:
        state.tell("YIN-F-work-2", seat, "moved-down", (row[UPPER],))
    row[LOWER] += row[UPPER]
    row[UPPER] = 0
    row[DISCS] += row[TAXED]
    row[TAXED] = 0
    state.played = with_row(state.played, seat, [NONE] * len(WORKS))
    row[BONUS] = 0
    row[DONE] = 0

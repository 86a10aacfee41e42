"""Section B, innovations: placing discs.

YIN-B-innov-1    one disc per resolution, on a free space
YIN-B-innov-2    in one action each in another section
YIN-B-innov-3    one disc per space
YIN-B-innov-4    spending and scoring: see ch06_any_time and scoring
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.names import DISCS, INNOVATIONS
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry

NO_DISC: Final = Refusal("YIN-L-disc-1", "no-disc-left")


def free_spaces(state: Yinzi) -> list[int]:
    owners = state.innovation
    return [space for space in range(len(INNOVATIONS)) if owners[space] == NOBODY]


def cannot_innovate(state: Yinzi, seat: Seat, space: int) -> Refusal | None:
    if state.innovation[space] != NOBODY:
        return Refusal("YIN-B-innov-3", "innovation-taken", (state.innovation[space],))
    return NO_DISC if state.hold[seat][DISCS] == 0 else None


def innovate(state: Yinzi, rule: str, seat: Seat, space: int) -> None:
    state.hold[seat][DISCS] -= 1
    state.innovation = with_entry(state.innovation, space, seat)
    state.fresh |= 1 << space
    state.tell(rule, seat, "innovated", (space,))

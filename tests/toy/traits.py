"""What the tests of every game have to know of Harbour."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from tablewright.kernel.action import Seat
from tests.conformance.hidden import dealt_anew
from tests.conformance.traits import Traits
from tests.toy.conserved import harbour
from tests.toy.state import Harbour


def other_secrets(state: Harbour, viewer: Seat, chooser: Random) -> None:
    """The deck and the hands of the others."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    state.deck, *hands = dealt_anew(chooser, [state.deck, *[state.hands[seat] for seat in others]])
    for seat, hand in zip(others, hands, strict=True):
        state.hands[seat] = sorted(hand)


TRAITS: Final = Traits(
    folder=Path(__file__).parent,
    conserved=harbour,
    other_secrets=other_secrets,
    course=None,
    futures=["deck"],
    busy={"rest": 0.2, "decline": 0.3, "reconsider": 0.5},
    taste={},
    lively={},
    stride=1,
    halfway=11,
    late=30,
    most_plies=1_000,
    mode="weather",
)

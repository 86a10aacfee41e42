"""What the tests of every game have to know of Noria."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from tablewright.games.noria.names import ISLANDS
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import Seat
from tablewright.kernel.match import Match
from tests.conformance.courses import in_order, rounds_of, turns_of
from tests.conformance.hidden import mixed
from tests.conformance.traits import Traits
from tests.games.noria.conserved import noria
from tests.tastes import LAST_RESORT, Taste

ROUNDS: Final = {2: 16, 3: 15, 4: 14}
# Everything it offers, but skipping a disc and ending a phase only when nothing else is left.
TASTE: Final[Taste] = {"end": LAST_RESORT} | dict.fromkeys(
    ("inspect", "night-shift", "modify", "barter", "sell"), LAST_RESORT**2
)


def other_secrets(state: Noria, viewer: Seat, chooser: Random) -> None:
    """What lies under the clouds."""
    shown = state.islands[: state.shown]
    unseen = mixed(chooser, [island for island in range(len(ISLANDS)) if island not in shown])
    state.islands = shown + unseen[: len(state.islands) - len(shown)]


def course(match: Match[Any]) -> None:
    """NOR-19.1-a: rounds 1 to 16, 15 or 14 begin in order, every seat has one turn in each, and then it is over."""
    rounds = rounds_of(match)
    assert len(rounds) == match.state.round == ROUNDS[match.setup.seats]
    for told in rounds:
        assert turns_of(told) == in_order(match, match.state.start)


TRAITS: Final = Traits(
    folder=Path(__file__).parent,
    conserved=noria,
    other_secrets=other_secrets,
    course=course,
    futures=["islands"],
    busy={
        "end": 0.02, "inspect": 0.1, "forgo": 0.05, "stop": 8, "sell": 0.03, "barter": 0.1, "night-shift": 0.15,
        "modify": 0.1, "produce": 20, "invest": 2, "build": 2, "double": 4, "improve": 0.5, "repeat": 2,
    },
    taste=TASTE,
    lively=TASTE,
    stride=13,
    halfway=60,
    late=115,
    most_plies=3_000,
    mode="mode",
)  # fmt: skip

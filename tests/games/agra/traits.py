"""What the tests of every game have to know of Agra."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from tablewright.games.agra.names import OVER, RUPEES
from tablewright.games.agra.state import Agra
from tablewright.kernel.action import Seat
from tablewright.kernel.match import Match
from tests.conformance.courses import in_order, rounds_of, turns_of, verbs
from tests.conformance.hidden import mixed
from tests.conformance.traits import Traits
from tests.games.agra.conserved import agra
from tests.tastes import LAST_RESORT, Taste

MOST_RUPEES: Final = 60
# Straight to the top of one influence track, which ends the game after some twenty turns.
SHORT: Final[Taste] = {
    "favour_influence-step": 1e8,
    "take-favour": 1e7,
    "use_architect": 1e6,
    "use_sailor": 1e1,
    "influence_artisans": 1e6,
    "deliver": 1e5,
    "order": 1e5,
    "enough": 1e4,
    "end": 1e4,
    "decline": 1e4,
} | dict.fromkeys(("favour", "oil-curry", "french-trader", "mullah", "return", "spend", "store", "back"), 1e-6)
# For what it offers: goods are made, refined and delivered, favour is kept for a good use.
LIVELY: Final[Taste] = {
    "end": 0.2,
    "enough": 0.3,
    "decline": 0.2,
    "lay": 0.3,
    "return": LAST_RESORT,
    "price": 0.01,
}


def other_secrets(state: Agra, viewer: Seat, chooser: Random) -> None:
    """AGR-0-j: the order of the pile, and the purses of the others until the end."""
    state.pile = mixed(chooser, state.pile)
    if state.phase != OVER:
        state.hold = [
            row if seat == viewer else [*row[:RUPEES], chooser.randrange(MOST_RUPEES), *row[RUPEES + 1 :]]
            for seat, row in enumerate(state.hold)
        ]


def course(match: Match[Any]) -> None:
    """AGR-4.0-a, AGR-8.0-a: a turn each in every round, and one more round after the one that triggered the end; or
    AGR-R-73: the limit of the table, and nothing triggered it."""
    rounds = rounds_of(match)
    for told in rounds:
        assert turns_of(told) == in_order(match, match.state.start)
    triggered = [at for at, told in enumerate(rounds) if "end-triggered" in verbs(told)]
    limit = match.setup.chosen.get("rounds", "none")
    at_limit = "limit-reached" in verbs(rounds[-1])
    assert triggered == ([] if at_limit else [len(rounds) - 2])
    assert limit == "none" or len(rounds) <= int(limit)
    assert not at_limit or len(rounds) == int(limit)
    assert match.plies[-1].events[-1].verb == "game-ended"


TRAITS: Final = Traits(
    folder=Path(__file__).parent,
    conserved=agra,
    other_secrets=other_secrets,
    course=course,
    futures=["pile"],
    busy={
        "end": 0.2, "enough": 0.2, "decline": 0.3, "return": 0.01, "back": 0.05, "lay": 0.3, "farmer": 0.1,
        "trade": 0.2, "make-room": 0.2, "use sailor": 5, "use architect": 4, "pay-sailor": 3, "deliver": 20,
        "double": 4, "order": 20, "akbar": 3, "build": 20, "process": 3, "favour": 2, "spend": 3, "tile": 2,
    },
    taste=SHORT,
    lively=LIVELY,
    stride=271,
    halfway=150,
    late=1400,
    most_plies=20_000,
)  # fmt: skip

"""What the tests of every game have to know of Yinzi."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import Seat
from tablewright.kernel.match import Match
from tests.conformance.courses import rounds_of, verbs
from tests.conformance.hidden import dealt_anew, mixed
from tests.conformance.traits import Traits
from tests.games.yinzi.conserved import yinzi
from tests.tastes import Taste

ROUNDS: Final = 4
CARDS_A_ROUND: Final = 3
WORKER_ACTIONS_A_ROUND: Final = 3
# Anything, for four rounds end it anyway; but turns are used before they are ended.
TASTE: Final[Taste] = {"stop": 0.2, "tax": 0.1}


def other_secrets(state: Yinzi, viewer: Seat, chooser: Random) -> None:
    """YIN-G-info-1: the order of piles and decks, and the hands of the others."""
    state.mills = mixed(chooser, state.mills)
    state.tiles = mixed(chooser, state.tiles)
    state.routes = dealt_anew(chooser, state.routes)
    below = dealt_anew(chooser, [pile[:-1] for pile in state.ships])
    state.ships = [under + pile[-1:] for under, pile in zip(below, state.ships, strict=True)]
    hands, decks = [], []
    for seat in range(state.seats):
        held = state.hand[seat]
        hand, deck = dealt_anew(chooser, [held, state.deck[seat]])
        hands.append(held if seat == viewer else sorted(hand))
        decks.append(mixed(chooser, state.deck[seat]) if seat == viewer else deck)
    state.hand, state.deck = hands, decks


def course(match: Match[Any]) -> None:
    """YIN-Q-round-1, YIN-B-frame-2: four rounds, in each of them three cards a seat and an action for every group."""
    rounds = rounds_of(match)
    assert len(rounds) == match.state.round == ROUNDS
    for told in rounds:
        for seat in range(match.setup.seats):
            mine = [event for event in told if event.seat == seat]
            cards = verbs(mine).count("showed-card")
            # YIN-L-worker-1, YIN-B-frame-6: without workers in the supply a card makes no group.
            groups = [event for event in mine if event.verb == "grouped" and event.what[1] > 0]
            assert cards == CARDS_A_ROUND
            assert len(groups) <= WORKER_ACTIONS_A_ROUND
            assert verbs(mine).count("turn-began") == cards + len(groups)


TRAITS: Final = Traits(
    folder=Path(__file__).parent,
    conserved=yinzi,
    other_secrets=other_secrets,
    course=course,
    futures=["mills", "tiles", "routes", "deck"],
    busy={
        "stop": 0.03, "sell-food": 0.05, "tax": 0.3, "fill": 9, "serve": 9, "load": 3, "ship": 5, "free": 5,
    },
    taste=TASTE,
    lively=TASTE,
    stride=41,
    halfway=60,
    late=230,
    most_plies=3_000,
)  # fmt: skip

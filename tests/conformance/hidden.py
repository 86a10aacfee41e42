"""Secrets, changed by hand: the same table with other things where a viewer cannot look.

`Game.imagine` does so too, but it is part of what is tested: these know nothing of it. Rows are replaced and never
written into, since states may share them.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tablewright.games.agra.names import OVER, RUPEES
from tablewright.games.agra.state import Agra
from tablewright.games.noria.names import ISLANDS
from tablewright.games.noria.state import Noria
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import Seat
from tablewright.kernel.game import Game
from tablewright.kernel.random import chance_from
from tests.toy.state import Harbour

MOST_RUPEES = 60


def with_other_secrets(game: Game[Any], state: Any, viewer: Seat, chooser: Random) -> Any:
    """A twin of *state* that *viewer* (or a spectator) cannot tell from it."""
    twin = game.twin(state)
    twin.chance = chance_from(f"{chooser.getrandbits(128):032x}")
    CHANGES[game.name](twin, viewer, chooser)
    return twin


def agra(state: Agra, viewer: Seat, chooser: Random) -> None:
    """AGR-0-j: the order of the pile, and the purses of the others until the end."""
    state.pile = mixed(chooser, state.pile)
    if state.phase != OVER:
        state.hold = [
            row if seat == viewer else [*row[:RUPEES], chooser.randrange(MOST_RUPEES), *row[RUPEES + 1 :]]
            for seat, row in enumerate(state.hold)
        ]


def harbour(state: Harbour, viewer: Seat, chooser: Random) -> None:
    """The deck and the hands of the others."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    state.deck, *hands = dealt_anew(chooser, [state.deck, *[state.hands[seat] for seat in others]])
    for seat, hand in zip(others, hands, strict=True):
        state.hands[seat] = sorted(hand)


def noria(state: Noria, viewer: Seat, chooser: Random) -> None:
    """What lies under the clouds."""
    shown = state.islands[: state.shown]
    unseen = mixed(chooser, [island for island in range(len(ISLANDS)) if island not in shown])
    state.islands = shown + unseen[: len(state.islands) - len(shown)]


def yinzi(state: Yinzi, viewer: Seat, chooser: Random) -> None:
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


def mixed(chooser: Random, things: list[int]) -> list[int]:
    return chooser.sample(things, len(things))


def dealt_anew(chooser: Random, rows: list[list[int]]) -> list[list[int]]:
    """The same things in rows of the same lengths."""
    things = mixed(chooser, [thing for row in rows for thing in row])
    return [[things.pop() for _ in row] for row in rows]


CHANGES: dict[str, Callable[[Any, Seat, Random], None]] = {
    "agra": agra,
    "harbour": harbour,
    "noria": noria,
    "yinzi": yinzi,
}

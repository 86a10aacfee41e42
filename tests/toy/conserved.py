"""What stays constant at a table of Harbour."""

from __future__ import annotations

from tablewright.kernel.action import NOBODY
from tablewright.kernel.game import Game
from tests.toy.names import CARDS
from tests.toy.state import Harbour


def harbour(game: Game[Harbour], state: Harbour, before: Harbour | None) -> None:
    """No card is lost or doubled, and nobody owes anything."""
    cards = state.deck + [card for hand in state.hands + state.played for card in hand]
    assert sorted(cards) == list(range(len(CARDS)))
    assert min(state.coins) >= 0
    assert min(min(row) for row in state.goods) >= 0
    assert all(NOBODY <= owner < state.seats for owner in state.workers)

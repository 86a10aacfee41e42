"""Chapters 1 and 2: the deal, the round, and the bids that all seats make at once."""

from __future__ import annotations

from typing import Final

from tablewright.kernel.action import NOBODY, Action, Fields
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure, Step
from tests.toy.actions import BID, RECONSIDER, SEAL, Bid
from tests.toy.ch03_placing import TakeTurn
from tests.toy.ch06_end import EndRound, NextRound
from tests.toy.names import CARDS, MOST_BID, NO_BID, START_CARDS, TURNS
from tests.toy.state import Harbour, pay


class DealCards(Procedure[Harbour]):
    """HAR-1-a: shuffle, and deal two cards to every seat in secret."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def fields(self) -> Fields:
        return "deal-cards", NOBODY

    def run(self, state: Harbour) -> None:
        state.deck = list(range(len(CARDS)))
        state.shuffle(state.deck)
        for seat in range(state.seats):
            state.hands[seat] = sorted(state.deck.pop() for _ in range(START_CARDS))
            for card in state.hands[seat]:
                state.whisper("HAR-1-a", seat, "drew", (card,))
        state.then([NextRound()])


class CollectBids(Procedure[Harbour]):
    """HAR-2-a: every seat bids; at once and in secret, or aloud in turn order if the table wants that."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def fields(self) -> Fields:
        return "collect-bids", NOBODY

    def run(self, state: Harbour) -> None:
        state.bids = [NO_BID] * state.seats
        state.sealed = [False] * state.seats
        if state.spoken:
            state.then([*[ChooseBid(seat) for seat in state.order()], OpenBids(), EndRound()])
            return
        state.then([OpenBids(), EndRound()])
        state.at_once([[NoteBidding(seat), ChooseBid(seat), SealBid(seat)] for seat in range(state.seats)])


class NoteBidding(Procedure[Harbour]):
    """A procedure in a lane: its seat hears that it is asked."""

    def fields(self) -> Fields:
        return "note-bidding", self.seat

    def run(self, state: Harbour) -> None:
        state.tell("HAR-2-a", self.seat, "invited")


class ChooseBid(Decision[Harbour, Action]):
    """HAR-2-c: how many coins to bid."""

    def fields(self) -> Fields:
        return "choose-bid", self.seat

    def options(self, state: Harbour) -> list[Action]:
        return [BID[coins] for coins in range(min(state.coins[self.seat], MOST_BID) + 1)]

    def refuse(self, state: Harbour, action: Action) -> Refusal | None:
        if isinstance(action, Bid):
            return Refusal("HAR-2-c", "coins-missing", (action.coins - state.coins[self.seat],))
        return None

    def resolve(self, state: Harbour, action: Action) -> None:
        assert isinstance(action, Bid)
        state.bids[self.seat] = action.coins
        state.tell("HAR-2-c", self.seat, "bid", (action.coins,))

    def interruptible(self) -> bool:
        return False


class SealBid(Decision[Harbour, Action]):
    """HAR-2-d: seal the bid, or think again."""

    def fields(self) -> Fields:
        return "seal-bid", self.seat

    def options(self, state: Harbour) -> list[Action]:
        return [SEAL, RECONSIDER]

    def resolve(self, state: Harbour, action: Action) -> None:
        if action is SEAL:
            state.sealed[self.seat] = True
            state.tell("HAR-2-d", self.seat, "sealed")
            return
        state.bids[self.seat] = NO_BID
        state.tell("HAR-2-d", self.seat, "reconsidered")
        state.then([ChooseBid(self.seat), SealBid(self.seat)])


class OpenBids(Procedure[Harbour]):
    """HAR-2-a, HAR-2-c: the bids are opened and paid, the highest goes first; then everybody has two turns."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def fields(self) -> Fields:
        return "open-bids", NOBODY

    def run(self, state: Harbour) -> None:
        if not state.spoken:
            state.reveal()
        best: Final = max(state.bids)
        for seat in state.order():
            state.tell("HAR-2-a", seat, "opened", (state.bids[seat],))
            pay(state, "HAR-2-c", seat, state.bids[seat])
        state.first = next(seat for seat in state.order() if state.bids[seat] == best)
        state.tell("HAR-2-a", state.first, "leads")
        turns: list[Step] = [TakeTurn(seat) for _ in range(TURNS) for seat in state.order()]
        state.then(turns)

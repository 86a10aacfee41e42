"""Chapters 6 and 8: the end of a round and of the game."""

from __future__ import annotations

from typing import Final

from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.score import Result, ScoreLine
from tablewright.kernel.step import Decision, Procedure, Step
from tests.toy.actions import DISCARD, Discard
from tests.toy.names import GOODS, GOODS_LIMIT, ROUNDS, SILK, SPACES, card_value
from tests.toy.state import Harbour, pay


class NextRound(Procedure[Harbour]):
    """HAR-2-a, HAR-8-e: another round, or the end."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def fields(self) -> Fields:
        return "next-round", NOBODY

    def run(self, state: Harbour) -> None:
        if state.round == ROUNDS:
            state.tell("HAR-8-e", NOBODY, "ended")
            return
        state.round += 1
        state.tell("HAR-2-a", NOBODY, "round-began", (state.round,))
        state.then([collect_bids()])


def collect_bids() -> Step:
    from tests.toy.ch02_bidding import CollectBids  # the chapters go round in a circle

    return CollectBids()


class EndRound(Procedure[Harbour]):
    """HAR-6: surplus goods go, workers come home, the weather has its say."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def fields(self) -> Fields:
        return "end-round", NOBODY

    def run(self, state: Harbour) -> None:
        discards: list[Step] = []
        for seat in state.order():
            surplus = sum(state.goods[seat]) - GOODS_LIMIT
            if surplus > 0:
                discards.append(DiscardDown(seat, surplus, 0))
        state.then([*discards, ClearUp(), NextRound()])


class DiscardDown(Decision[Harbour, Action]):
    """HAR-6-b: discard down to the limit, one good at a time, in ascending order."""

    def __init__(self, seat: Seat, surplus: int, lowest: int) -> None:
        super().__init__(seat)
        self.surplus: Final = surplus
        self.lowest: Final = lowest

    def fields(self) -> Fields:
        return "discard-down", self.seat, self.surplus, self.lowest

    def options(self, state: Harbour) -> list[Action]:
        held = state.goods[self.seat]
        return [
            DISCARD[good]
            for good in range(self.lowest, len(GOODS))
            if held[good] and sum(held[good:]) >= self.surplus  # the rest must still be found from here on
        ]

    def refuse(self, state: Harbour, action: Action) -> Refusal | None:
        if not isinstance(action, Discard):
            return None
        if not state.goods[self.seat][action.good]:
            return Refusal("HAR-6-b", "good-missing", (action.good,))
        return Refusal("HAR-6-b", "ascending-order", (self.lowest,))

    def resolve(self, state: Harbour, action: Action) -> None:
        assert isinstance(action, Discard)
        state.goods[self.seat][action.good] -= 1
        state.tell("HAR-6-b", self.seat, "discarded", (action.good,))
        if self.surplus > 1:
            state.then([DiscardDown(self.seat, self.surplus - 1, action.good)])


class ClearUp(Procedure[Harbour]):
    """HAR-6-a, HAR-6-c: workers come home; a storm may cost everybody a coin."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def fields(self) -> Fields:
        return "clear-up", NOBODY

    def run(self, state: Harbour) -> None:
        state.workers = [NOBODY] * len(SPACES)
        state.tell("HAR-6-a", NOBODY, "came-home")
        if state.stormy and state.below(2):
            for seat in state.order():
                pay(state, "HAR-6-c", seat, min(1, state.coins[seat]))


def result_of(state: Harbour) -> Result:
    """HAR-8-a to HAR-8-d."""
    lines = []
    ties: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        held = state.goods[seat]
        cards = sum(card_value(card) for card in state.hands[seat] + state.played[seat])
        lines.append(
            [
                ScoreLine("HAR-8-a", "coins", state.coins[seat]),
                ScoreLine("HAR-8-b", "goods", sum(held) + held[SILK], (sum(held), held[SILK])),
                ScoreLine("HAR-8-c", "cards", cards),
            ]
        )
        ties.append((-sum(held),))
    return Result(lines, ties)

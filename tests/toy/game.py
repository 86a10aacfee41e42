"""Harbour: a small complete game on the kernel that uses every device the kernel offers. Tests are played on it."""

from __future__ import annotations

from typing import Any, Final

from tablewright.kernel.action import Action, Seat
from tablewright.kernel.event import Event
from tablewright.kernel.game import Game
from tablewright.kernel.random import Chance
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.score import Measure, Result, ScoreLine
from tablewright.kernel.setup import Setting, Setup
from tablewright.kernel.step import Decision, Step
from tablewright.kernel.vocabulary import Vocabulary
from tests.toy.actions import BID, DECLINE, DISCARD, PLACE, PLAY, RECONSIDER, REST, SEAL, SELL, SHARE, TAKE
from tests.toy.ch02_bidding import ChooseBid, CollectBids, DealCards, NoteBidding, OpenBids, SealBid
from tests.toy.ch03_placing import (
    BROKER,
    CallBroker,
    ChooseBuyer,
    Compensate,
    DrawCard,
    EndTurn,
    OfferShare,
    PlaceWorker,
    RollGood,
    RollPrice,
    ShareOrNot,
    TakeGood,
    TakeTurn,
)
from tests.toy.ch06_end import ClearUp, DiscardDown, EndRound, NextRound, result_of
from tests.toy.names import BUYERS, CARDS, GOODS, MOST_BID, NO_BID, ROUNDS, SPACES
from tests.toy.state import FACTS, Harbour, plain

ZONES: Final = {
    "bid": "purse", "seal": "purse", "reconsider": "purse", "place": "space", "play": "hand", "rest": "inn",
    "take": "good", "share": "quay", "decline": "quay", "sell": "buyer", "discard": "good", "broker": "good",
}  # fmt: skip

PHRASES: Final[dict[str, tuple[str, ...]]] = {
    "do-bid": ("coins#",), "do-seal": (), "do-reconsider": (), "do-place": ("space",), "do-play": ("card",),
    "do-rest": (), "do-take": ("good",), "do-share": (), "do-decline": (), "do-sell": ("buyer",),
    "do-discard": ("good",), "do-broker": ("good",),
    "ask-choose-bid": (), "ask-seal-bid": (), "ask-place-worker": (), "ask-take-good": (),
    "ask-share-or-not": ("host=seat",), "ask-choose-buyer": ("good",), "ask-discard-down": ("surplus#", "lowest=good"),
    "told-drew": ("card",), "told-round-began": ("round#",), "told-invited": (), "told-bid": ("coins#",),
    "told-sealed": (), "told-reconsidered": (), "told-opened": ("coins#",), "told-leads": (), "told-paid": ("coins#",),
    "told-earned": ("coins#",), "told-placed": ("space",), "told-gained": ("good",), "told-declined": (),
    "told-visited": (), "told-played": ("card",), "told-offered": ("good",), "told-sold": ("good", "buyer"),
    "told-discarded": ("good",), "told-came-home": (), "told-ended": (),
    "why-coins-missing": ("missing#",), "why-own-worker-there": ("space",), "why-deck-empty": (),
    "why-card-missing": ("card",), "why-good-missing": ("good",), "why-ascending-order": ("lowest=good",),
    "why-over": (), "why-not-your-question": (), "why-not-your-turn": (), "why-sale-pending": (), "why-not-asked": (),
}  # fmt: skip


class HarbourGame(Game[Harbour]):
    """The rules of Harbour."""

    def __init__(self, version: str = "1") -> None:
        letters: list[Action] = [*BID, SEAL, RECONSIDER, *PLACE, *PLAY, REST, *TAKE, SHARE, DECLINE, *SELL, *DISCARD]
        super().__init__("harbour", version, "0123abcd", (2, 3, 4), [*letters, *BROKER])
        self.words: Final = Vocabulary(
            {"good": GOODS, "space": SPACES, "buyer": BUYERS, "card": CARDS, "seat": ["0", "1", "2", "3"]}, PHRASES
        )

    def settings(self) -> list[Setting]:
        return [
            Setting("weather", ("calm", "stormy"), "calm", "HAR-6-c"),
            Setting("bids", ("sealed", "spoken"), "sealed", "HAR-2-a"),
        ]

    def deal(self, setup: Setup, chance: Chance) -> Harbour:
        state = Harbour(setup.seats, chance)
        state.stormy = setup.chosen["weather"] == "stormy"
        state.spoken = setup.chosen["bids"] == "spoken"
        state.then([DealCards()])
        return state

    def interrupts(self, state: Harbour, step: Decision[Harbour, Any]) -> list[Action]:
        """HAR-5-a is all that may happen at any time."""
        return [BROKER[good] for good in range(len(GOODS)) if state.goods[step.seat][good]]

    def not_now(self, state: Harbour, seat: Seat, action: Action) -> Refusal:
        step = self.question(state, seat)
        if state.is_over():
            return Refusal("HAR-8-e", "over")
        if step is None or step.seat != seat:
            return Refusal("HAR-2-b", "not-your-question")
        if isinstance(action, CallBroker):
            if state.active != seat:
                return Refusal("HAR-5-a", "not-your-turn")
            if not step.interruptible():
                return Refusal("HAR-5-b", "sale-pending")
            return Refusal("HAR-5-a", "good-missing", (action.good,))
        return Refusal("HAR-2-b", "not-asked")

    def result(self, state: Harbour) -> Result:
        return result_of(state)

    def view(self, state: Harbour, viewer: Seat) -> dict[str, object]:
        return {
            "stormy": state.stormy,
            "round": state.round,
            "active": state.active,
            "first": state.first,
            "coins": state.coins[:],
            "goods": plain(state.goods),
            "workers": state.workers[:],
            "played": plain(state.played),
            "deck": len(state.deck),
            "ready": state.sealed[:],
            "bids": [
                bid if state.spoken or not state.lanes or seat == viewer else None
                for seat, bid in enumerate(state.bids)
            ],
            "hands": [hand[:] if seat == viewer else len(hand) for seat, hand in enumerate(state.hands)],
        }

    def imagine(self, state: Harbour, viewer: Seat, chance: Chance) -> Harbour:
        """Unseen cards are dealt anew; other seats may be anywhere in their bidding, but sealed is sealed."""
        twin = state.copy()
        twin.chance = chance
        others = [seat for seat in range(state.seats) if seat != viewer]
        unseen = sorted(twin.deck + [card for seat in others for card in twin.hands[seat]])
        chance.shuffle(unseen)
        for seat in others:
            twin.hands[seat] = sorted(unseen.pop() for _ in twin.hands[seat])
        twin.deck = unseen
        if twin.lanes:
            for seat in others:
                self.imagine_bid(twin, seat, chance)
        return twin

    def imagine_bid(self, state: Harbour, seat: Seat, chance: Chance) -> None:
        bid = chance.below(min(state.coins[seat], MOST_BID) + 1)
        if state.sealed[seat]:
            state.bids[seat] = bid
        elif chance.below(2):
            state.bids[seat] = NO_BID
            state.lanes[seat] = [SealBid(seat), ChooseBid(seat)]
        else:
            state.bids[seat] = bid
            state.lanes[seat] = [SealBid(seat)]

    def give_turn(self, state: Harbour, seat: Seat) -> bool:
        """Nobody has a turn after the end."""
        if state.is_over():
            return False
        state.stack = [TakeTurn(seat)]
        return True

    def has_turn_to_come(self, state: Harbour, seat: Seat) -> bool:
        """HAR-8-e: in a later round, or in this one, as long as its bids are not opened or the seat is in line."""
        owed = [step.fields()[0] for step in state.stack if step.fields()[0] != "take-turn" or step.seat == seat]
        return state.round < ROUNDS or "take-turn" in owed or "open-bids" in owed

    def moment(self, state: Harbour) -> tuple[int, str]:
        return state.round, ""

    def measures(self, state: Harbour, seat: Seat) -> list[Measure]:
        goods = [Measure("good", good, state.goods[seat][at]) for at, good in enumerate(GOODS)]
        return [Measure("thing", "coins", state.coins[seat]), *goods]

    def credit(self, event: Event) -> ScoreLine | None:
        """Coins are points, and whoever gets or pays some is told so."""
        sign = {"earned": 1, "paid": -1}.get(event.verb, 0)
        return ScoreLine(event.rule, "coins", sign * event.what[0]) if sign else None

    def zones(self, state: Harbour, seat: Seat, action: Action) -> list[str]:
        words = action.fields()
        place = ZONES[str(words[0])]
        return [f"{place}.{words[1]}", place] if len(words) > 1 else [place]

    def vocabulary(self) -> Vocabulary:
        return self.words

    def twin(self, state: Harbour) -> Harbour:
        return state.copy()

    def facts(self, state: Harbour) -> dict[str, object]:
        return {name: plain(getattr(state, name)) for name in FACTS}

    def state_from(self, facts: dict[str, Any], seats: int, chance: Chance) -> Harbour:
        state = Harbour(seats, chance)
        for name in FACTS:
            setattr(state, name, plain(facts[name]))
        return state

    def step_from(self, fields: list[Any]) -> Step:
        name, seat, rest = fields[0], fields[1], fields[2:]
        if name == "offer-share":
            return OfferShare(seat, tuple(rest))
        step: Step = NAMELESS[name]() if name in NAMELESS else SEATED[name](seat, *rest)
        return step


NAMELESS: Final[dict[str, Any]] = {
    "deal-cards": DealCards, "next-round": NextRound, "collect-bids": CollectBids, "open-bids": OpenBids,
    "end-round": EndRound, "clear-up": ClearUp,
}  # fmt: skip

SEATED: Final[dict[str, Any]] = {
    "note-bidding": NoteBidding, "choose-bid": ChooseBid, "seal-bid": SealBid, "take-turn": TakeTurn,
    "end-turn": EndTurn, "place-worker": PlaceWorker, "take-good": TakeGood, "compensate": Compensate,
    "share-or-not": ShareOrNot, "roll-good": RollGood, "draw-card": DrawCard, "choose-buyer": ChooseBuyer,
    "roll-price": RollPrice, "discard-down": DiscardDown,
}  # fmt: skip

HARBOUR: Final = HarbourGame()

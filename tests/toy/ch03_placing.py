"""Chapters 3, 5 and 7: a turn, the broker that may interrupt it, the cards."""

from __future__ import annotations

from typing import Final

from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Interrupt, Procedure
from tests.toy.actions import DECLINE, PLACE, PLAY, REST, SELL, SHARE, TAKE, Place, Play, Sell, Take
from tests.toy.names import GOODS, GUILD, MARKET, QUAY, SPACES, TAVERN, card_value
from tests.toy.state import Harbour, earn, gain_good, pay


class TakeTurn(Procedure[Harbour]):
    def fields(self) -> Fields:
        return "take-turn", self.seat

    def run(self, state: Harbour) -> None:
        state.active = self.seat
        state.then([PlaceWorker(self.seat), EndTurn(self.seat)])


class EndTurn(Procedure[Harbour]):
    def fields(self) -> Fields:
        return "end-turn", self.seat

    def run(self, state: Harbour) -> None:
        state.active = NOBODY


class PlaceWorker(Decision[Harbour, Action]):
    """HAR-3-a: put a worker on a space, or rest (HAR-3-g); before that, show cards (HAR-7-a)."""

    def fields(self) -> Fields:
        return "place-worker", self.seat

    def options(self, state: Harbour) -> list[Action]:
        found: list[Action] = [
            PLACE[space] for space in range(len(SPACES)) if cannot_place(state, self.seat, space) is None
        ]
        found += [PLAY[card] for card in state.hands[self.seat]]
        found.append(REST)
        return found

    def refuse(self, state: Harbour, action: Action) -> Refusal | None:
        if isinstance(action, Place):
            return cannot_place(state, self.seat, action.space)
        if isinstance(action, Play):
            return Refusal("HAR-7-a", "card-missing", (action.card,))
        return None

    def resolve(self, state: Harbour, action: Action) -> None:
        if isinstance(action, Place):
            self.place(state, action.space)
        elif isinstance(action, Play):
            state.reveal()
            state.hands[self.seat].remove(action.card)
            state.played[self.seat].append(action.card)
            state.tell("HAR-7-a", self.seat, "played", (action.card,))
            earn(state, "HAR-7-a", self.seat, card_value(action.card))
            state.then([PlaceWorker(self.seat)])
        else:
            earn(state, "HAR-3-g", self.seat, 1)

    def place(self, state: Harbour, space: int) -> None:
        evicted = state.workers[space]
        pay(state, "HAR-3-a", self.seat, placing_cost(state, space))
        state.workers[space] = self.seat
        state.tell("HAR-3-a", self.seat, "placed", (space,))
        if space == QUAY:
            state.then(
                [TakeGood(self.seat), Compensate(evicted), OfferShare(self.seat, tuple(state.others(self.seat)))]
            )
        elif space == MARKET:
            state.then([RollGood(self.seat), Compensate(evicted)])
        else:
            state.then([DrawCard(self.seat), Compensate(evicted)])


def placing_cost(state: Harbour, space: int) -> int:
    return 0 if state.workers[space] == NOBODY else 1


def cannot_place(state: Harbour, seat: Seat, space: int) -> Refusal | None:
    """HAR-3-a, HAR-3-f: why *seat* may not place on *space* now; None if it may."""
    if state.workers[space] == seat:
        return Refusal("HAR-3-a", "own-worker-there", (space,))
    missing = placing_cost(state, space) - state.coins[seat]
    if missing > 0:
        return Refusal("HAR-3-a", "coins-missing", (missing,))
    if space == TAVERN and not state.deck:
        return Refusal("HAR-3-f", "deck-empty")
    return None


class TakeGood(Decision[Harbour, Action]):
    """HAR-3-b: a good of your choice."""

    def fields(self) -> Fields:
        return "take-good", self.seat

    def options(self, state: Harbour) -> list[Action]:
        return list(TAKE)

    def resolve(self, state: Harbour, action: Action) -> None:
        assert isinstance(action, Take)
        gain_good(state, "HAR-3-b", self.seat, action.good)


class Compensate(Procedure[Harbour]):
    """HAR-3-c: an evicted worker earns its owner a coin."""

    def fields(self) -> Fields:
        return "compensate", self.seat

    def run(self, state: Harbour) -> None:
        if self.seat != NOBODY:
            earn(state, "HAR-3-c", self.seat, 1)


class OfferShare(Procedure[Harbour]):
    """HAR-3-d: each other seat, in turn order, may pay the host a coin to take a good too."""

    def __init__(self, host: Seat, waiting: tuple[Seat, ...]) -> None:
        super().__init__(host)
        self.waiting: Final = waiting

    def fields(self) -> Fields:
        return "offer-share", self.seat, *self.waiting

    def run(self, state: Harbour) -> None:
        if not self.waiting:
            return
        guest = self.waiting[0]
        rest = OfferShare(self.seat, self.waiting[1:])
        if state.coins[guest] < 1:
            state.then([rest])
        else:
            state.then([ShareOrNot(guest, self.seat), rest])


class ShareOrNot(Decision[Harbour, Action]):
    """HAR-3-d: one guest's answer."""

    def __init__(self, guest: Seat, host: Seat) -> None:
        super().__init__(guest)
        self.host: Final = host

    def fields(self) -> Fields:
        return "share-or-not", self.seat, self.host

    def options(self, state: Harbour) -> list[Action]:
        return [SHARE, DECLINE]

    def resolve(self, state: Harbour, action: Action) -> None:
        if action is DECLINE:
            state.tell("HAR-3-d", self.seat, "declined")
            return
        pay(state, "HAR-3-d", self.seat, 1)
        earn(state, "HAR-3-d", self.host, 1)
        state.then([TakeGood(self.seat)])


class RollGood(Procedure[Harbour]):
    """HAR-3-e: a die names the good."""

    def fields(self) -> Fields:
        return "roll-good", self.seat

    def run(self, state: Harbour) -> None:
        gain_good(state, "HAR-3-e", self.seat, state.below(len(GOODS)))


class DrawCard(Procedure[Harbour]):
    """HAR-3-f: the top card of the deck goes to the hand; only its taker sees it."""

    def fields(self) -> Fields:
        return "draw-card", self.seat

    def run(self, state: Harbour) -> None:
        state.tell("HAR-3-f", self.seat, "visited")
        state.reveal()
        card = state.deck.pop()
        state.hands[self.seat] = sorted([*state.hands[self.seat], card])
        state.whisper("HAR-3-f", self.seat, "drew", (card,))


class CallBroker(Interrupt[Harbour]):
    """HAR-5-a: at any time in your turn, sell a good to a buyer of your choice."""

    def __init__(self, good: int) -> None:
        super().__init__(("broker", GOODS[good]))
        self.good: Final = good

    def begin(self, state: Harbour, seat: Seat) -> None:
        state.goods[seat][self.good] -= 1
        state.tell("HAR-5-a", seat, "offered", (self.good,))
        state.then([ChooseBuyer(seat, self.good)])


BROKER: Final = [CallBroker(good) for good in range(len(GOODS))]


class ChooseBuyer(Decision[Harbour, Action]):
    """HAR-5-c: the guild pays two coins, the sailor what a die says."""

    def __init__(self, seat: Seat, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

    def fields(self) -> Fields:
        return "choose-buyer", self.seat, self.good

    def options(self, state: Harbour) -> list[Action]:
        return list(SELL)

    def resolve(self, state: Harbour, action: Action) -> None:
        assert isinstance(action, Sell)
        state.tell("HAR-5-c", self.seat, "sold", (self.good, action.buyer))
        if action.buyer == GUILD:
            earn(state, "HAR-5-c", self.seat, 2)
        else:
            state.then([RollPrice(self.seat)])

    def interruptible(self) -> bool:
        return False


class RollPrice(Procedure[Harbour]):
    """HAR-5-c: none to four coins."""

    def fields(self) -> Fields:
        return "roll-price", self.seat

    def run(self, state: Harbour) -> None:
        earn(state, "HAR-5-c", self.seat, state.below(5))

"""Every action of Harbour, made once; the broker's are interrupts and stand with chapter 5."""

from __future__ import annotations

from typing import Final

from tablewright.kernel.action import Action
from tests.toy.names import BUYERS, CARDS, GOODS, MOST_BID, SPACES


class Bid(Action):
    def __init__(self, coins: int) -> None:
        super().__init__(("bid", coins))
        self.coins: Final = coins


class Plain(Action):
    def __init__(self, verb: str) -> None:
        super().__init__((verb,))


class Place(Action):
    def __init__(self, space: int) -> None:
        super().__init__(("place", SPACES[space]))
        self.space: Final = space


class Play(Action):
    def __init__(self, card: int) -> None:
        super().__init__(("play", CARDS[card]))
        self.card: Final = card


class Take(Action):
    def __init__(self, good: int) -> None:
        super().__init__(("take", GOODS[good]))
        self.good: Final = good


class Sell(Action):
    def __init__(self, buyer: int) -> None:
        super().__init__(("sell", BUYERS[buyer]))
        self.buyer: Final = buyer


class Discard(Action):
    def __init__(self, good: int) -> None:
        super().__init__(("discard", GOODS[good]))
        self.good: Final = good


BID: Final = [Bid(coins) for coins in range(MOST_BID + 1)]
SEAL: Final = Plain("seal")
RECONSIDER: Final = Plain("reconsider")
PLACE: Final = [Place(space) for space in range(len(SPACES))]
PLAY: Final = [Play(card) for card in range(len(CARDS))]
REST: Final = Plain("rest")
TAKE: Final = [Take(good) for good in range(len(GOODS))]
SHARE: Final = Plain("share")
DECLINE: Final = Plain("decline")
SELL: Final = [Sell(buyer) for buyer in range(len(BUYERS))]
DISCARD: Final = [Discard(good) for good in range(len(GOODS))]

"""The names of Harbour, and the numbers that its rules need."""

from __future__ import annotations

from typing import Final

GOODS: Final = ["rice", "silk", "tea"]
SPACES: Final = ["quay", "market", "tavern"]
BUYERS: Final = ["guild", "sailor"]
CARDS: Final = [f"card-{number}" for number in range(12)]

RICE: Final = 0
SILK: Final = 1
TEA: Final = 2
QUAY: Final = 0
MARKET: Final = 1
TAVERN: Final = 2
GUILD: Final = 0
SAILOR: Final = 1

ROUNDS: Final = 3
TURNS: Final = 2  # per seat and round
START_COINS: Final = 2
START_CARDS: Final = 2
MOST_BID: Final = 6
GOODS_LIMIT: Final = 2
NO_BID: Final = -1

CLAUSES: Final = [
    "HAR-1-a",  # the cards are shuffled and every seat is dealt two in secret
    "HAR-2-a",  # a round begins with a bid of every seat; the highest goes first, ties by the old order
    "HAR-2-b",  # a seat answers what it is asked, when it is asked
    "HAR-2-c",  # a bid is paid, and nobody bids more than it has
    "HAR-2-d",  # a bid may be reconsidered until it is sealed
    "HAR-3-a",  # place a worker; an occupied space costs a coin and its worker is evicted
    "HAR-3-b",  # the quay gives a good of your choice
    "HAR-3-c",  # an evicted worker earns its owner a coin
    "HAR-3-d",  # each other seat may pay the host at the quay a coin to take a good too
    "HAR-3-e",  # the market gives the good that a die names
    "HAR-3-f",  # the tavern gives the top card of the deck, seen by its taker only
    "HAR-3-g",  # instead of placing, rest for a coin
    "HAR-5-a",  # at any time in your turn, sell a good to a buyer of your choice
    "HAR-5-b",  # a sale cannot be interrupted by another sale
    "HAR-5-c",  # the guild pays two coins, the sailor what a die says
    "HAR-6-a",  # at the end of a round the workers come home
    "HAR-6-b",  # discard down to two goods, one at a time, in ascending order
    "HAR-6-c",  # in stormy weather a die may cost everybody a coin
    "HAR-7-a",  # before placing, show a card of your hand for its value in coins
    "HAR-8-a",  # a coin is a point
    "HAR-8-b",  # rice and tea are a point, silk is two
    "HAR-8-c",  # cards count their value
    "HAR-8-d",  # ties: fewer goods
    "HAR-8-e",  # after three rounds the game is over
]


def card_value(card: int) -> int:
    return 1 + card // 4

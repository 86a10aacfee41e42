"""The facts of a table of Harbour."""

from __future__ import annotations

from typing import Any, Final

from tablewright.kernel.action import NOBODY, Seat
from tablewright.kernel.random import Chance
from tablewright.kernel.state import State
from tests.toy.names import GOODS, NO_BID, SPACES, START_COINS

FACTS: Final = (
    "stormy", "spoken", "round", "first", "coins", "goods", "hands", "played", "deck", "workers", "bids", "sealed",
)  # fmt: skip


class Harbour(State):
    """*goods* are counts by seat and good; *hands* and *deck* are secret; *bids* are until all are sealed."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.active = NOBODY
        self.stormy = False
        self.spoken = False
        self.round = 0
        self.first: Seat = 0
        self.coins = [START_COINS] * seats
        self.goods = [[0] * len(GOODS) for _ in range(seats)]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.workers: list[Seat] = [NOBODY] * len(SPACES)
        self.bids = [NO_BID] * seats
        self.sealed = [False] * seats

    def copy(self) -> Harbour:
        twin = Harbour(self.seats, self.chance.copy())
        self.copy_into(twin)
        twin.stormy = self.stormy
        twin.spoken = self.spoken
        twin.round = self.round
        twin.first = self.first
        twin.coins = self.coins[:]
        twin.goods = [row[:] for row in self.goods]
        twin.hands = [hand[:] for hand in self.hands]
        twin.played = [row[:] for row in self.played]
        twin.deck = self.deck[:]
        twin.workers = self.workers[:]
        twin.bids = self.bids[:]
        twin.sealed = self.sealed[:]
        return twin

    def order(self) -> list[Seat]:
        return [self.first, *self.others(self.first)]


def plain(value: Any) -> Any:
    return [plain(entry) for entry in value] if isinstance(value, list) else value


# The doors: the only functions that change holdings.


def pay(state: Harbour, rule: str, seat: Seat, coins: int) -> None:
    if coins:
        state.coins[seat] -= coins
        state.tell(rule, seat, "paid", (coins,))


def earn(state: Harbour, rule: str, seat: Seat, coins: int) -> None:
    if coins:
        state.coins[seat] += coins
        state.tell(rule, seat, "earned", (coins,))


def gain_good(state: Harbour, rule: str, seat: Seat, good: int) -> None:
    state.goods[seat][good] += 1
    state.tell(rule, seat, "gained", (good,))

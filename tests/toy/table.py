"""A table of Harbour in three words, and what tests ask of it."""

from __future__ import annotations

from tablewright.kernel.action import NOBODY, Action, Seat
from tablewright.kernel.event import Event
from tablewright.kernel.match import Match
from tablewright.kernel.random import chance_from
from tablewright.kernel.state import seats_to_act, settle
from tablewright.kernel.step import Step
from tests.toy.actions import BID, SEAL
from tests.toy.ch03_placing import TakeTurn
from tests.toy.ch06_end import EndRound
from tests.toy.game import HARBOUR
from tests.toy.state import Harbour

SEED = "00112233445566778899aabbccddeeff"


def harbour(
    seats: int = 2,
    coins: list[int] | None = None,
    goods: list[list[int]] | None = None,
    hands: list[list[int]] | None = None,
    deck: list[int] | None = None,
    workers: dict[int, Seat] | None = None,
    owed: list[Step] | None = None,
    seed: str = SEED,
) -> Harbour:
    """A recording table in round 1, by default at the first turn of seat 0 with one turn for everybody."""
    table = Harbour(seats, chance_from(seed))
    table.recording = True
    table.round = 1
    if coins is not None:
        table.coins = coins[:]
    if goods is not None:
        table.goods = [row[:] for row in goods]
    if hands is not None:
        table.hands = [hand[:] for hand in hands]
    table.deck = [9, 10, 11] if deck is None else deck[:]
    for space, seat in (workers or {}).items():
        table.workers[space] = seat
    table.then([*[TakeTurn(seat) for seat in range(seats)], EndRound()] if owed is None else owed)
    settle(table)
    return table


def play(table: Harbour, *actions: Action) -> None:
    """Each action for the first seat that the table waits for."""
    for action in actions:
        HARBOUR.apply(table, seats_to_act(table)[0], action)


def told(table: Harbour, viewer: Seat = NOBODY) -> list[str]:
    return lines(table.events, viewer)


def lines(events: list[Event], viewer: Seat = NOBODY) -> list[str]:
    """`HAR-3-a placed` for every event that *viewer* hears."""
    return [f"{event.rule} {event.verb}" for event in events if event.heard_by(viewer)]


def new_match(seats: int = 2, seed: str = SEED, **chosen: str) -> Match[Harbour]:
    return Match(HARBOUR, HARBOUR.setup(seats, chosen), seed)


def bid_all(match: Match[Harbour], bids: list[int]) -> None:
    """Every seat bids and seals; afterwards the first turn of the round is on."""
    for seat, coins in enumerate(bids):
        match.act(seat, BID[coins])
        match.act(seat, SEAL)

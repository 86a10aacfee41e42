"""The doors: the only functions that change what seats hold, and the question that a lack of markers asks.

A gain may have to ask its seat what to give up for it, and that question goes on top of what is owed. So whoever calls
`gain_favour`, `gain_good` or anything built on them owes everything else first and calls them last.

AGR-0-d     a seat's markers are never more or fewer, only elsewhere
AGR-0-f     what is gained comes from the game, not from another seat
AGR-1.0-d   rupees never run out
AGR-5.2-b   a marker at a building is a good
AGR-5.5-a   a marker in the favour section is a favour
AGR-6.2.2.2-c  markers can be returned to the supply without effect
AGR-6.2.2.2-d  what finds no marker is lost
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import ENOUGH, ROOM, MakeRoom
from tablewright.games.agra.names import (
    BANNERS,
    BITS,
    DEPOT,
    FAVOUR,
    FIRST_TILE,
    GOODS,
    MULLAH,
    NOTABLES,
    ONCE,
    ONCE_MULLAH,
    REMINDERS,
    RUPEES,
    SUPPLY,
    USED,
)
from tablewright.games.agra.state import Agra, Closed
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal

BONUS_RULES: Final = [
    "AGR-A.I.1-b", "AGR-A.I.2-b", "", "", "", "", "AGR-A.I.7-b", "AGR-A.I.8-c", "", "", "", "AGR-A.I.12-b",
    "AGR-A.I.13-b", "", "", "AGR-A.I.16-b", "AGR-A.I.17-b", "AGR-A.I.18-b", "AGR-A.I.19-b", "", "", "", "", "",
]  # fmt: skip


# Rupees.


def earn(state: Agra, rule: str, seat: Seat, amount: int) -> None:
    """AGR-R-61: every gain is told when it happens; what a seat has in all is its secret."""
    if amount > 0:
        state.hold[seat][RUPEES] += amount
        state.tell(rule, seat, "earned", (amount,))


def pay_rupees(state: Agra, rule: str, seat: Seat, amount: int) -> None:
    if amount > 0:
        state.hold[seat][RUPEES] -= amount
        state.tell(rule, seat, "paid", (amount,))


# Markers.


def gain_favour(state: Agra, rule: str, seat: Seat, amount: int) -> None:
    """AGR-5.5-a, AGR-R-53: as far as there are markers; then the seat may make room for the rest."""
    gain_markers(state, rule, seat, FAVOUR, amount)


def gain_good(state: Agra, rule: str, seat: Seat, good: int, amount: int) -> None:
    """AGR-5.2-b, AGR-R-53: likewise for goods."""
    gain_markers(state, rule, seat, good, amount)


def gain_markers(state: Agra, rule: str, seat: Seat, marker: int, amount: int) -> None:
    row = state.hold[seat]
    now = min(amount, row[SUPPLY])
    if now > 0:
        row[SUPPLY] -= now
        row[marker] += now
        state.tell(rule, seat, "gained", (marker, now))
    if now < amount:
        step = RoomFor(seat, marker, amount - now, rule)
        if can_make_room(state, seat, marker):
            state.then([step])
        else:
            state.tell("AGR-6.2.2.2-d", seat, "went-without", (marker, amount - now))


def can_make_room(state: Agra, seat: Seat, marker: int) -> bool:
    """Is there anything but more of the same that could be returned for it?"""
    row = state.hold[seat]
    return any([row[other] > 0 and other != marker for other in range(FAVOUR + 1)])


class RoomFor(Closed):
    """AGR-R-53: which marker is returned for one more of what is gained? Or is the rest forgone?"""

    def __init__(self, seat: Seat, marker: int, left: int, rule: str) -> None:
        super().__init__(seat)
        self.marker: Final = marker
        self.left: Final = left
        self.rule: Final = rule

    def fields(self) -> Fields:
        return "room-for", self.seat, self.marker, self.left, self.rule

    def options(self, state: Agra) -> list[Action]:
        row = state.hold[self.seat]
        found: list[Action] = [
            ROOM[marker] for marker in range(FAVOUR + 1) if marker != self.marker and row[marker] > 0
        ]
        found.append(ENOUGH)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if not isinstance(action, MakeRoom):
            return None
        if action.marker == self.marker:
            return Refusal("AGR-6.2.2.2-c", "same-again", (action.marker,))
        return Refusal("AGR-6.2.2.2-c", "marker-missing", (action.marker,))

    def resolve(self, state: Agra, action: Action) -> None:
        if not isinstance(action, MakeRoom):
            state.tell("AGR-6.2.2.2-d", self.seat, "went-without", (self.marker, self.left))
            return
        return_marker(state, "AGR-6.2.2.2-c", self.seat, action.marker)
        gain_markers(state, self.rule, self.seat, self.marker, self.left)


def return_marker(state: Agra, rule: str, seat: Seat, marker: int) -> None:
    """One good or favour goes back to the own supply."""
    row = state.hold[seat]
    row[marker] -= 1
    row[SUPPLY] += 1
    state.tell(rule, seat, "returned", (marker,))


def give_up(state: Agra, rule: str, seat: Seat, good: int, amount: int) -> None:
    """Goods are paid: their markers return to the own supply."""
    row = state.hold[seat]
    row[good] -= amount
    row[SUPPLY] += amount
    state.tell(rule, seat, "gave", (good, amount))


def good_missing(state: Agra, rule: str, seat: Seat, good: int) -> Refusal | None:
    return Refusal(rule, "good-missing", (good,)) if state.hold[seat][good] == 0 else None


def markers_of(state: Agra, seat: Seat) -> int:
    """AGR-0-d: where all the markers of *seat* are, counted."""
    row = state.hold[seat]
    count = sum(row[: len(GOODS)]) + row[FAVOUR] + row[SUPPLY] + row[DEPOT] + row[REMINDERS]
    count += sum([1 for owner in state.orders if owner == seat]) + sum([1 for owner in state.bowls if owner == seat])
    for marker in state.ordered:
        if marker != NOBODY and marker >> 1 == seat:
            count += 1 + (marker & 1)
    return count + banners_of(state, seat)


def banners_of(state: Agra, seat: Seat) -> int:
    """Markers lying on the banners of luxury goods."""
    from_bits = [bit for bit in range(4) if state.hold[seat][BANNERS] & BITS[bit]]
    return len(from_bits)


# Deliveries.


def pay_delivery_bonus(state: Agra, seat: Seat, good: int) -> None:
    """AGR-7.6-b: each own contract that names *good* pays for one unit of it."""
    printed = state.printed
    for notable in range(len(NOTABLES)):
        if state.contract[notable] == seat and printed.bonus_good[notable] == good:
            earn(state, BONUS_RULES[notable], seat, printed.bonus_per_good[notable])


# Favour actions.


def favour_cost(state: Agra, favour: int, cheaper: bool) -> int:
    """AGR-A.I.13-a: the Mullah takes something off the price."""
    printed = state.printed
    return printed.spend[favour] - (printed.mullah_discount if cheaper else 0)


def has_favour_action(state: Agra, seat: Seat, favour: int) -> bool:
    """AGR-5.5-c: the printed ones, and the own tiles."""
    return favour < FIRST_TILE or state.tile_at[favour - FIRST_TILE] == seat


def can_pay_favour(state: Agra, seat: Seat, favour: int) -> bool:
    """AGR-6.S.2-a, AGR-6.S.2-b, for a favour action at its full price."""
    row = state.hold[seat]
    if row[FAVOUR] < state.printed.own[favour] or row[USED] & BITS[favour]:
        return False
    return favour < FIRST_TILE or state.tile_at[favour - FIRST_TILE] == seat


def may_discount(state: Agra, seat: Seat, favour: int) -> bool:
    """AGR-A.I.13-a, AGR-R-60: the Mullah, once in the own turn, not below its least price."""
    if state.contract[MULLAH] != seat or seat != state.active or state.turn[ONCE] & ONCE_MULLAH:
        return False
    return state.printed.spend[favour] - state.printed.mullah_discount >= state.printed.mullah_least


def cannot_favour(state: Agra, seat: Seat, favour: int, cheaper: bool) -> Refusal | None:
    """Why *seat* cannot pay for a favour action now; None if it can."""
    row = state.hold[seat]
    if not has_favour_action(state, seat, favour):
        return Refusal("AGR-5.5-c", "tile-not-owned", (favour,))
    if row[USED] & BITS[favour]:
        return Refusal("AGR-6.S.2-a", "once-per-turn")
    missing = state.printed.own[favour] - row[FAVOUR]
    if missing > 0:
        return Refusal("AGR-6.S.2-b", "favour-missing", (missing,))
    if cheaper and not may_discount(state, seat, favour):
        return Refusal("AGR-A.I.13-a", "no-discount")
    return None


def spend_favour(state: Agra, rule: str, seat: Seat, favour: int, cheaper: bool) -> None:
    """AGR-6.S.2-c: one of the spent markers stays as a reminder, the others return."""
    row, cost = state.hold[seat], favour_cost(state, favour, cheaper)
    row[FAVOUR] -= cost
    row[SUPPLY] += cost - 1
    row[REMINDERS] += 1
    row[USED] |= BITS[favour]
    if cheaper:
        state.turn[ONCE] |= ONCE_MULLAH
    state.tell("AGR-A.I.13-a" if cheaper else rule, seat, "spent-favour", (favour, cost))

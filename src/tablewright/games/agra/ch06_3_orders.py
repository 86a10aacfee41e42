"""Chapter 6.3: serving Akbar and fulfilling guild orders, wherever they are done.

AGR-6.3.1-a one good into the bowl that shows it, if that is empty
AGR-6.3.1-b twelve bowls, one marker each, for good
AGR-6.3.1-c Akbar pays at the end only
AGR-6.3.2-a only the marked order of a column
AGR-6.3.2-b not beyond the order limit, neutral markers included (AGR-R-28)
AGR-6.3.2-c from step 1 of the guild's track on
AGR-6.3.2-d both goods, at the same time
AGR-6.3.2-e one marker on the order, the other to the supply
AGR-6.3.2-f the guild order marker goes down to the next free order, round the column
AGR-6.3.2-g a full column triggers the end
AGR-6.3.2-h whoever is not surpassed on the track gains the rupees of the step
AGR-6.3.2-i others one less, and rise (AGR-R-27)
AGR-6.3.2-j compared before the step
AGR-6.3.2-k both goods count as deliveries
AGR-6.3.2-l in this sequence, with nothing in between
AGR-A.I.20-a the Sadr us-Sudur's offering (AGR-R-47)
AGR-A.III.7-a tile 7: one of both (AGR-R-64)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import DECLINE, FULFIL, OFFER, SERVE, FulfilOrder, Offer, ServeAkbar
from tablewright.games.agra.ch05_guilds import rise, trigger_end
from tablewright.games.agra.doors import earn, good_missing, pay_delivery_bonus
from tablewright.games.agra.names import BASIC, GOODS, GUILDS, ORDERS, STEP, SUPPLY
from tablewright.games.agra.state import Agra, Closed
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry

# Akbar.


def cannot_serve(state: Agra, seat: Seat, good: int) -> Refusal | None:
    """AGR-6.3.1-a: why *good* cannot go into its bowl; None if it can."""
    wrong = good_missing(state, "AGR-6.3.1-a", seat, good)
    if wrong is not None:
        return wrong
    bowl = state.printed.bowl_of[good]
    return Refusal("AGR-6.3.1-a", "bowl-full", (good,)) if state.bowls[bowl] != NOBODY else None


def serve_options(state: Agra, seat: Seat) -> list[Action]:
    row = state.hold[seat]  # looked at first: most goods of most seats are missing
    return [
        SERVE[good] for good in range(BASIC, len(GOODS)) if row[good] > 0 and cannot_serve(state, seat, good) is None
    ]


def serve(state: Agra, rule: str, seat: Seat, good: int, bowl: int) -> None:
    """AGR-6.3.1-b: the marker stays in the bowl for the rest of the game."""
    state.hold[seat][good] -= 1
    state.bowls = with_entry(state.bowls, bowl, seat)
    state.tell(rule, seat, "served", (good, state.printed.bowl_good[bowl]))
    pay_delivery_bonus(state, seat, good)


class OfferAkbar(Closed):
    """AGR-A.I.20-a: a good into an empty bowl of the same current value, or nothing."""

    def fields(self) -> Fields:
        return "offer-akbar", self.seat

    def options(self, state: Agra) -> list[Action]:
        found: list[Action] = []
        for good in range(len(GOODS)):
            for bowl in range(BASIC, len(GOODS)):
                if self.cannot_offer(state, good, bowl) is None:
                    found.append(OFFER[good][bowl])
        found.append(DECLINE)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        return self.cannot_offer(state, action.good, action.bowl) if isinstance(action, Offer) else None

    def cannot_offer(self, state: Agra, good: int, bowl: int) -> Refusal | None:
        """Why *good* cannot go into the bowl of the good *bowl*; None if it can."""
        wrong = good_missing(state, "AGR-A.I.20-a", self.seat, good)
        if wrong is not None:
            return wrong
        if state.bowls[state.printed.bowl_of[bowl]] != NOBODY:
            return Refusal("AGR-A.I.20-a", "bowl-full", (bowl,))
        value = state.value[bowl]
        return Refusal("AGR-A.I.20-a", "other-value", (bowl, value)) if value != state.value[good] else None

    def resolve(self, state: Agra, action: Action) -> None:
        if isinstance(action, Offer):
            serve(state, "AGR-A.I.20-a", self.seat, action.good, state.printed.bowl_of[action.bowl])
        else:
            state.tell("AGR-A.I.20-a", self.seat, "declined")


# Guild orders.


def column_count(state: Agra, guild: int) -> int:
    """AGR-A.IV.3-d: markers in the column, neutral ones included."""
    count = 0
    for at in range(guild * ORDERS, guild * ORDERS + ORDERS):
        if state.orders[at] != NOBODY:
            count += 1
    return count


def can_fulfil(state: Agra, seat: Seat, guild: int) -> bool:
    """AGR-6.3.2-a to AGR-6.3.2-d."""
    row, printed = state.hold[seat], state.printed
    if row[STEP + guild] < printed.least_step or state.marked[guild] == ORDERS:
        return False
    goods = printed.order_goods[guild * ORDERS + state.marked[guild]]
    if row[goods[0]] == 0 or row[goods[1]] == 0:
        return False
    return column_count(state, guild) < state.limit


def cannot_fulfil(state: Agra, seat: Seat, guild: int) -> Refusal | None:
    """Why the marked order of *guild* cannot be fulfilled; None if it can."""
    printed = state.printed
    if state.marked[guild] == ORDERS:
        return Refusal("AGR-6.3.2-g", "column-full", (guild,))
    if column_count(state, guild) >= state.limit:
        return Refusal("AGR-6.3.2-b", "order-limit", (guild, state.limit))
    if state.hold[seat][STEP + guild] < printed.least_step:
        return Refusal("AGR-6.3.2-c", "no-influence", (guild,))
    for good in printed.order_goods[guild * ORDERS + state.marked[guild]]:
        wrong = good_missing(state, "AGR-6.3.2-d", seat, good)
        if wrong is not None:
            return wrong
    return None


def order_options(state: Agra, seat: Seat) -> list[Action]:
    return [FULFIL[guild] for guild in range(len(GUILDS)) if can_fulfil(state, seat, guild)]


def fulfil(state: Agra, rule: str, seat: Seat, guild: int) -> None:
    """AGR-6.3.2-l: goods, marker, guild order marker, rupees, step. Call it last: the step may ask."""
    row, printed, place = state.hold[seat], state.printed, guild * ORDERS + state.marked[guild]
    goods = printed.order_goods[place]
    row[goods[0]] -= 1
    row[goods[1]] -= 1
    row[SUPPLY] += 1
    state.tell(rule, seat, "fulfilled", (guild, goods[0], goods[1]))
    pay_delivery_bonus(state, seat, goods[0])
    pay_delivery_bonus(state, seat, goods[1])
    state.orders = with_entry(state.orders, place, seat)
    move_order_marker(state, guild)
    mine = row[STEP + guild]
    surpassed = any([state.hold[other][STEP + guild] > mine for other in range(state.seats)])
    if not surpassed:
        earn(state, "AGR-6.3.2-h", seat, printed.step_rupees[mine])
        return
    earn(state, "AGR-6.3.2-i", seat, printed.step_rupees[mine] - printed.follower_penalty)
    if printed.follower_steps > 0:
        rise(state, "AGR-6.3.2-i", seat, guild)


def move_order_marker(state: Agra, guild: int) -> None:
    """AGR-6.3.2-f, AGR-6.3.2-g."""
    if column_count(state, guild) == ORDERS:
        state.marked = with_entry(state.marked, guild, ORDERS)
        state.tell("AGR-6.3.2-g", NOBODY, "column-filled", (guild,))
        trigger_end(state, "AGR-4.3-a")
        return
    state.marked = with_entry(state.marked, guild, next_free_order(state, guild, state.marked[guild]))
    state.tell("AGR-6.3.2-f", NOBODY, "order-marked", (guild, state.marked[guild] + 1))


def next_free_order(state: Agra, guild: int, position: int) -> int:
    """The first order without a marker from *position* on, downwards and round."""
    while state.orders[guild * ORDERS + position] != NOBODY:
        position = (position + 1) % ORDERS
    return position


# Tile 7.


class AkbarOrOrder(Closed):
    """AGR-A.III.7-a: whom to serve?"""

    def __init__(self, seat: Seat, rule: str) -> None:
        super().__init__(seat)
        self.rule: Final = rule

    def fields(self) -> Fields:
        return "akbar-or-order", self.seat, self.rule

    def options(self, state: Agra) -> list[Action]:
        return serve_options(state, self.seat) + order_options(state, self.seat)

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        return refuse_order(state, self.seat, action)

    def resolve(self, state: Agra, action: Action) -> None:
        do_order(state, self.rule, self.seat, action)


def refuse_order(state: Agra, seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, ServeAkbar):
        return cannot_serve(state, seat, action.good)
    if isinstance(action, FulfilOrder):
        return cannot_fulfil(state, seat, action.guild)
    return None


def do_order(state: Agra, rule: str, seat: Seat, action: Action) -> None:
    if isinstance(action, ServeAkbar):
        serve(state, rule, seat, action.good, state.printed.bowl_of[action.good])
    elif isinstance(action, FulfilOrder):
        fulfil(state, rule, seat, action.guild)


def akbar_markers(state: Agra, seat: Seat) -> int:
    return state.bowls.count(seat)


def order_markers(state: Agra, seat: Seat, guild: int) -> int:
    count = 0
    for at in range(guild * ORDERS, guild * ORDERS + ORDERS):
        if state.orders[at] == seat:
            count += 1
    return count

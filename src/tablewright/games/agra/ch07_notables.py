"""Chapter 7: delivering to notables, contracts, and the river.

AGR-5.4-a   a fulfilled contract goes to whoever has most markers on the card
AGR-7.0-a   goods go to notables up to the Boat (AGR-R-33)
AGR-7.0-b   those it has passed stay available
AGR-7.1-a   the Boat leaves a pier when enough contracts of a level are fulfilled in total (AGR-R-34)
AGR-7.1-b   at once after the evaluation, and its event is resolved completely
AGR-7.1-c   then it is looked at again
AGR-7.1.2-a … AGR-7.1.6-b  the events of the piers
AGR-7.2-a   a good onto the same ordered good without a marker
AGR-7.2-b   for as many rupees as there are markers on the card
AGR-7.2-c   each delivery on its own
AGR-7.2-d   and delivery bonuses
AGR-7.2-f   in this sequence: marker, rupees, bonuses, Double Delivery, evaluation
AGR-7.4-a   a complete notable is evaluated at once
AGR-7.4-b   most markers win
AGR-7.4-c   a tie goes to the highest ordered good (AGR-R-37)
AGR-7.4-d   the winner takes the card and the own markers back
AGR-7.4-e   the others turn each marker into a favour (AGR-R-38)
AGR-7.4-f   then immediate abilities, even out of turn (AGR-R-36)
AGR-7.4-g   then the Boat, then the interrupted action
AGR-7.5-a   after the action, a step per supplied notable on its guild's track, if wanted
AGR-7.5-d   each may be declined, in any order
AGR-A.I.2-a, A.I.15-a, A.I.16-a, A.I.18-a, A.I.20-a, A.I.21-a to A.I.24-a  what happens when a card is received
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import DECLINE, DELIVER_TO, ENOUGH, RISE, TAKE, Deliver, Rise, Take
from tablewright.games.agra.ch05_3_building import FreeBuilding, MoveBuilder, MoveMerchant, finish
from tablewright.games.agra.ch05_goods import lift_token
from tablewright.games.agra.ch05_guilds import AnyTile, PickTracks, is_on_top, rise, trigger_end
from tablewright.games.agra.ch06_3_orders import OfferAkbar
from tablewright.games.agra.doors import earn, gain_favour, gain_good, good_missing, pay_delivery_bonus
from tablewright.games.agra.farm import advance_tracker
from tablewright.games.agra.names import (
    AT_TRADER,
    BUILDER_GONE,
    COTTON,
    COURT_ARTIST,
    DEWAN,
    FAVOUR,
    GOODS,
    GRAND_IMAM,
    GRAND_MUFTI,
    GUILDS,
    LEVELS,
    MOSAIC_MAKER,
    MUJTAHIDA,
    NOTABLES,
    ON_RIVER,
    PAINTER,
    SADR_US_SUDUR,
    SLOTS,
    SUFI,
    SUPPLY,
    TOKENS,
)
from tablewright.games.agra.state import Agra, Closed
from tablewright.games.agra.workers import StandWorkers
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry, with_more
from tablewright.kernel.step import Procedure, Step

GIFT_RULES: Final = {
    GRAND_MUFTI: "AGR-A.I.21-a",
    GRAND_IMAM: "AGR-A.I.22-a",
    COURT_ARTIST: "AGR-A.I.23-a",
    DEWAN: "AGR-A.I.24-a",
}


# Delivering.


def is_available(state: Agra, notable: int) -> bool:
    """AGR-7.0-a, AGR-7.0-b: on the river, and not beyond the Boat."""
    level = state.printed.notable_level[notable]
    return state.contract[notable] == ON_RIVER and state.printed.available[state.boat][level]


def cannot_deliver(state: Agra, seat: Seat, notable: int, good: int) -> Refusal | None:
    """AGR-7.2-a: why this delivery cannot be made; None if it can."""
    if state.contract[notable] != ON_RIVER:
        return Refusal("AGR-7.2-a", "not-on-river", (notable,))
    if not is_available(state, notable):
        return Refusal("AGR-7.0-a", "beyond-the-boat", (notable,))
    orders = state.printed.orders[notable]
    if good not in orders:
        return Refusal("AGR-7.2-a", "not-ordered", (notable, good))
    if state.ordered[notable * SLOTS + orders.index(good)] != NOBODY:
        return Refusal("AGR-7.2-a", "already-delivered", (notable, good))
    return good_missing(state, "AGR-7.2-a", seat, good)


def delivery_options(state: Agra, seat: Seat) -> list[Action]:
    """AGR-7.2-a: every good of *seat* that an available notable still wants."""
    row, printed = state.hold[seat], state.printed
    available = printed.available[state.boat]
    found: list[Action] = []
    for notable in range(len(NOTABLES)):
        if state.contract[notable] == ON_RIVER and available[printed.notable_level[notable]]:
            orders = printed.orders[notable]
            for place in range(len(orders)):
                if row[orders[place]] > 0 and state.ordered[notable * SLOTS + place] == NOBODY:
                    found.append(DELIVER_TO[notable][orders[place]])
    return found


def markers_on(state: Agra, notable: int) -> int:
    """AGR-7.2-b, AGR-7.3-d: all markers on the card, doubled ones twice."""
    count = 0
    for place in range(notable * SLOTS, notable * SLOTS + SLOTS):
        if state.ordered[place] != NOBODY:
            count += 1 + (state.ordered[place] & 1)
    return count


def is_complete(state: Agra, notable: int) -> bool:
    """AGR-7.4-a: has every ordered good a marker?"""
    first = notable * SLOTS
    return NOBODY not in state.ordered[first : first + len(state.printed.orders[notable])]


def place_good(state: Agra, rule: str, seat: Seat, notable: int, good: int) -> None:
    """AGR-7.2-a to AGR-7.2-d: marker, rupees, bonuses."""
    state.hold[seat][good] -= 1
    state.ordered[notable * SLOTS + state.printed.orders[notable].index(good)] = seat * 2
    state.tell(rule, seat, "delivered", (good, notable))
    earn(state, "AGR-7.2-b", seat, markers_on(state, notable))
    pay_delivery_bonus(state, seat, good)


def deliver(state: Agra, rule: str, seat: Seat, notable: int, good: int) -> None:
    """A delivery outside the Sailor action: no Double Delivery, one step afterwards (AGR-7.3-f, AGR-7.5-a)."""
    place_good(state, rule, seat, notable, good)
    steps = supplied_steps(seat, [notable], state)
    if is_complete(state, notable):
        steps.insert(0, Evaluate(state.active, notable))
    state.then(steps)


def supplied_steps(seat: Seat, notables: list[int], state: Agra) -> list[Step]:
    """AGR-7.5-a to AGR-7.5-c: one step for each of *notables*."""
    counts = [0] * len(GUILDS)
    for notable in notables:
        counts[state.printed.guild[notable]] += 1
    return [RiseForSupplied(seat, counts[0], counts[1], counts[2])]


class RiseForSupplied(Procedure[Agra]):
    """AGR-7.5-d: steps that may be taken, by guild; those on a full track are lost."""

    def __init__(self, seat: Seat, artisans: int, merchants: int, scholars: int) -> None:
        super().__init__(seat)
        self.artisans: Final = artisans
        self.merchants: Final = merchants
        self.scholars: Final = scholars

    def fields(self) -> Fields:
        return "rise-for-supplied", self.seat, self.artisans, self.merchants, self.scholars

    def run(self, state: Agra) -> None:
        step = ChooseStep(self.seat, self.artisans, self.merchants, self.scholars)
        if len(step.options(state)) > 1:
            state.then([step])


class ChooseStep(Closed):
    """AGR-7.5-d: on which track next, or is that enough?"""

    def __init__(self, seat: Seat, artisans: int, merchants: int, scholars: int) -> None:
        super().__init__(seat)
        self.artisans: Final = artisans
        self.merchants: Final = merchants
        self.scholars: Final = scholars

    def fields(self) -> Fields:
        return "choose-step", self.seat, self.artisans, self.merchants, self.scholars

    def counts(self) -> list[int]:
        return [self.artisans, self.merchants, self.scholars]

    def options(self, state: Agra) -> list[Action]:
        found: list[Action] = [RISE[guild] for guild in range(len(GUILDS)) if self.cannot_rise(state, guild) is None]
        found.append(ENOUGH)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        return self.cannot_rise(state, action.guild) if isinstance(action, Rise) else None

    def cannot_rise(self, state: Agra, guild: int) -> Refusal | None:
        """AGR-7.5-a: why no step is due with *guild*, or none is left; None if it can be taken."""
        if self.counts()[guild] == 0:
            return Refusal("AGR-7.5-a", "not-supplied", (guild,))
        return Refusal("AGR-5.6-e", "on-top", (guild,)) if is_on_top(state, self.seat, guild) else None

    def resolve(self, state: Agra, action: Action) -> None:
        if not isinstance(action, Rise):
            state.tell("AGR-7.5-d", self.seat, "declined")
            return
        left = self.counts()
        left[action.guild] -= 1
        state.then([RiseForSupplied(self.seat, left[0], left[1], left[2])])
        rise(state, "AGR-7.5-a", self.seat, action.guild)


class DeliverOne(Closed):
    """AGR-A.III.6-a: which good, to whom?"""

    def __init__(self, seat: Seat, rule: str) -> None:
        super().__init__(seat)
        self.rule: Final = rule

    def fields(self) -> Fields:
        return "deliver-one", self.seat, self.rule

    def options(self, state: Agra) -> list[Action]:
        return delivery_options(state, self.seat)

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if isinstance(action, Deliver):
            return cannot_deliver(state, self.seat, action.notable, action.good)
        return None

    def resolve(self, state: Agra, action: Action) -> None:
        assert isinstance(action, Deliver)
        deliver(state, self.rule, self.seat, action.notable, action.good)


# Evaluation.


def winner_of(state: Agra, notable: int) -> Seat:
    """AGR-7.4-b, AGR-7.4-c: most markers; of several, whose marker lies highest."""
    counts = [0] * state.seats
    places = range(notable * SLOTS, notable * SLOTS + len(state.printed.orders[notable]))
    for place in places:
        counts[state.ordered[place] >> 1] += 1 + (state.ordered[place] & 1)
    most = max(counts)
    for place in places:
        if counts[state.ordered[place] >> 1] == most:
            return state.ordered[place] >> 1
    return NOBODY


class Evaluate(Procedure[Agra]):
    """AGR-7.4-a to AGR-7.4-g: play pauses; the contract finds its owner."""

    def __init__(self, seat: Seat, notable: int) -> None:
        super().__init__(seat)
        self.notable: Final = notable

    def fields(self) -> Fields:
        return "evaluate", self.seat, self.notable

    def run(self, state: Agra) -> None:
        notable, winner = self.notable, winner_of(state, self.notable)
        level = state.printed.notable_level[notable]
        state.contract = with_entry(state.contract, notable, winner)
        state.fulfilled = with_more(state.fulfilled, level, 1)
        state.tell("AGR-7.4-d", winner, "won", (notable,))
        for seat in state.from_active():
            markers = take_back(state, notable, seat)
            if seat == winner:
                state.hold[seat][SUPPLY] += markers
            elif markers > 0:
                state.hold[seat][FAVOUR] += markers  # AGR-R-53: the markers are there already
                state.tell("AGR-7.4-e", seat, "gained", (FAVOUR, markers))
        if level == LEVELS:
            trigger_end(state, "AGR-4.3-a")
        state.then([Receive(winner, notable), CheckBoat(self.seat)])


def take_back(state: Agra, notable: int, seat: Seat) -> int:
    """Take the markers of *seat* off the card, and say how many they were."""
    count = 0
    for place in range(notable * SLOTS, notable * SLOTS + SLOTS):
        marker = state.ordered[place]
        if marker != NOBODY and marker >> 1 == seat:
            count += 1 + (marker & 1)
            state.ordered[place] = NOBODY
    return count


class Receive(Procedure[Agra]):
    """AGR-7.4-f: the immediate abilities of the contract."""

    def __init__(self, seat: Seat, notable: int) -> None:
        super().__init__(seat)
        self.notable: Final = notable

    def fields(self) -> Fields:
        return "receive", self.seat, self.notable

    def run(self, state: Agra) -> None:
        notable, seat, printed = self.notable, self.seat, state.printed
        if notable == SUFI:
            for _ in range(printed.sufi_steps):
                advance_tracker(state, "AGR-A.I.2-a", seat)
        elif notable == MOSAIC_MAKER:
            state.then([AnyTile(seat)])
        elif notable == MUJTAHIDA:
            state.then([FreeBuilding(seat)])
        elif notable == PAINTER:
            state.then(
                [
                    StandWorkers(seat, printed.painter_workers, 0, 0, "AGR-A.I.18-a"),
                    PickTracks(seat, printed.painter_steps, 0, "AGR-A.I.18-a"),
                ]
            )
        elif notable == SADR_US_SUDUR:
            step = OfferAkbar(seat)
            if len(step.options(state)) > 1:
                state.then([step])
        elif notable in GIFT_RULES:
            gain_favour(state, GIFT_RULES[notable], seat, printed.favour_gift[notable])


# The river.


class CheckBoat(Procedure[Agra]):
    """AGR-7.1-a to AGR-7.1-c: the Boat moves on while its condition is met."""

    def fields(self) -> Fields:
        return "check-boat", self.seat

    def run(self, state: Agra) -> None:
        printed, pier = state.printed, state.boat
        if printed.leave_level[pier] == 0 or state.fulfilled[printed.leave_level[pier]] < printed.leave_total[pier]:
            return
        state.boat += 1
        state.tell("AGR-7.1-a", NOBODY, "boat-moved", (state.boat,))
        state.then([PierEvent(self.seat, state.boat), CheckBoat(self.seat)])


class PierEvent(Procedure[Agra]):
    """AGR-7.1-b: what happens when the Boat arrives."""

    def __init__(self, seat: Seat, pier: int) -> None:
        super().__init__(seat)
        self.pier: Final = pier

    def fields(self) -> Fields:
        return "pier-event", self.seat, self.pier

    def run(self, state: Agra) -> None:
        printed = state.printed
        if printed.pier_ends[self.pier]:
            trigger_end(state, "AGR-7.1.6-b")
        if self.pier == 2 and state.builder != BUILDER_GONE:
            if not state.is_built(state.builder):  # AGR-R-11: else he only moves on now
                finish(state, "AGR-7.1.2-a", NOBODY, state.builder)
            state.then([MoveBuilder(self.seat, "AGR-7.1.2-a")])
        elif self.pier == 3:
            state.then([MoveMerchant(self.seat, "AGR-7.1.3-a"), CottonFavour(self.seat), SetLimit(self.seat, 3)])
        elif self.pier == 4:
            for token in range(len(TOKENS)):
                if state.token[token] != AT_TRADER:
                    lift_token(state, token)
                    state.tell("AGR-7.1.4-a", NOBODY, "token-returned", (token,))
            state.then([FavourForAll(self.seat), SetLimit(self.seat, 4)])
        elif self.pier == 5:
            steps: list[Step] = []
            for seat in state.from_active():
                owned = min(state.hold[seat][COTTON], len(printed.cotton_values) - 1)
                steps.append(PierGood(seat, printed.cotton_values[owned]))
            steps.append(SetLimit(self.seat, 5))
            state.then(steps)


class SetLimit(Procedure[Agra]):
    """AGR-7.1.3-c, AGR-7.1.4-c, AGR-7.1.5-b: the order limit marker of the pier."""

    def __init__(self, seat: Seat, pier: int) -> None:
        super().__init__(seat)
        self.pier: Final = pier

    def fields(self) -> Fields:
        return "set-limit", self.seat, self.pier

    def run(self, state: Agra) -> None:
        state.limit = state.printed.pier_limit[self.pier]
        rules = {3: "AGR-7.1.3-c", 4: "AGR-7.1.4-c", 5: "AGR-7.1.5-b"}
        state.tell(rules[self.pier], NOBODY, "limit-set", (state.limit,))


class CottonFavour(Procedure[Agra]):
    """AGR-7.1.3-b: a favour per cotton, which is kept. Backwards, since the last one owed is the first one asked."""

    def fields(self) -> Fields:
        return "cotton-favour", self.seat

    def run(self, state: Agra) -> None:
        for seat in state.from_active()[::-1]:
            amount = min(state.hold[seat][COTTON], state.printed.cotton_favour)
            gain_favour(state, "AGR-7.1.3-b", seat, amount)


class FavourForAll(Procedure[Agra]):
    """AGR-7.1.4-b: a favour for every seat."""

    def fields(self) -> Fields:
        return "favour-for-all", self.seat

    def run(self, state: Agra) -> None:
        for seat in state.from_active()[::-1]:
            gain_favour(state, "AGR-7.1.4-b", seat, state.printed.pier_favour)


class PierGood(Procedure[Agra]):
    """AGR-7.1.5-a: a good of this value, if there is one."""

    def __init__(self, seat: Seat, value: int) -> None:
        super().__init__(seat)
        self.value: Final = value

    def fields(self) -> Fields:
        return "pier-good", self.seat, self.value

    def run(self, state: Agra) -> None:
        if self.value in state.value:
            state.then([ChoosePierGood(self.seat, self.value)])


class ChoosePierGood(Closed):
    """AGR-7.1.5-a: which good of that value, or none?"""

    def __init__(self, seat: Seat, value: int) -> None:
        super().__init__(seat)
        self.value: Final = value

    def fields(self) -> Fields:
        return "choose-pier-good", self.seat, self.value

    def options(self, state: Agra) -> list[Action]:
        found: list[Action] = [TAKE[good] for good in range(len(GOODS)) if state.value[good] == self.value]
        found.append(DECLINE)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if isinstance(action, Take):
            return Refusal("AGR-7.1.5-a", "other-value", (action.good, state.value[action.good]))
        return None

    def resolve(self, state: Agra, action: Action) -> None:
        if isinstance(action, Take):
            gain_good(state, "AGR-7.1.5-a", self.seat, action.good, 1)
        else:
            state.tell("AGR-7.1.5-a", self.seat, "declined")

"""Chapter 6, secondary actions, and what contracts allow once a turn: all that the active seat may insert.

AGR-0-k     only what has some effect can be begun
AGR-4.0-c   at any moment of the own turn
AGR-6.S-a   never instead of the main action
AGR-6.S-b   in the own turn only, but tile 2 while following
AGR-6.S-c   wherever a window is open (AGR-R-56)
AGR-6.S.1-a oil or curry: a worker stands up; both: up to three
AGR-6.S.1-b once a turn, in one of the forms (AGR-R-24)
AGR-6.S.2-a the favour actions, see ch06_s_2_favour
AGR-6.S.3-a one of each luxury good a turn (AGR-R-25)
AGR-6.S.3-b its marker lies on the banner until the end of the turn
AGR-6.S.3-d book, AGR-6.S.3-e painting, AGR-6.S.3-f clothes
AGR-6.2.2.2-c  markers returned to the supply, when it is empty
AGR-7.6-d   once-per-turn abilities in the same windows
AGR-A.I.6-a to AGR-A.I.6-c  French Trader, AGR-A.I.11-a Caliph, AGR-A.I.13-a Mullah, AGR-A.I.14-a English Trader
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.games.agra.ch05_goods import has_twin, owe_twin
from tablewright.games.agra.ch05_guilds import PickTracks
from tablewright.games.agra.ch06_s_2_favour import CHEAPER, FAVOURS, NOT_BETWEEN
from tablewright.games.agra.doors import (
    can_pay_favour,
    earn,
    gain_favour,
    give_up,
    good_missing,
    may_discount,
    pay_delivery_bonus,
    return_marker,
)
from tablewright.games.agra.names import (
    BANNERS,
    BITS,
    BOOK,
    CALIPH,
    CLOTHES,
    CURRY,
    DEPOT,
    DEPOT_VALUES,
    ENGLISH_TRADER,
    FAVOUR,
    FRENCH_TRADER,
    GOODS,
    MARKERS,
    OIL,
    OIL_CURRY,
    ONCE,
    ONCE_CALIPH,
    ONCE_ENGLISH,
    ONCE_FRENCH,
    ONCE_OIL_CURRY,
    PAINTING,
    STATUE,
    SUPPLY,
)
from tablewright.games.agra.state import BRINGS_GOOD, OPENS_MORE, Agra, BetweenDeliveries, Inserted
from tablewright.games.agra.workers import StandWorkers, has_lying
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision

USED_UP: Final = Refusal("AGR-7.6-a", "once-per-turn")
NOBODY_LIES: Final = Refusal("AGR-0-k", "nobody-lies")


class OilCurry(Inserted):
    """AGR-6.S.1-a."""

    def __init__(self, form: int) -> None:
        super().__init__(("oil-curry", OIL_CURRY[form]))
        self.form: Final = form

    def cannot(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        if state.turn[ONCE] & ONCE_OIL_CURRY:
            return Refusal("AGR-6.S.1-b", "once-per-turn")
        wrong = good_missing(state, "AGR-6.S.1-a", seat, OIL) if self.form != 1 else None
        if wrong is None and self.form != 0:
            wrong = good_missing(state, "AGR-6.S.1-a", seat, CURRY)
        return wrong if wrong is not None or has_lying(state, seat) else NOBODY_LIES

    def begin(self, state: Agra, seat: Seat) -> None:
        state.turn[ONCE] |= ONCE_OIL_CURRY
        if self.form != 1:
            give_up(state, "AGR-6.S.1-a", seat, OIL, 1)
        if self.form != 0:
            give_up(state, "AGR-6.S.1-a", seat, CURRY, 1)
        state.then([StandWorkers(seat, state.printed.oil_curry_workers[self.form], 0, 1, "AGR-6.S.1-a")])


class Luxury(Inserted):
    """AGR-6.S.3-a: spend a book, a painting or clothes."""

    def __init__(self, good: int) -> None:
        super().__init__(("spend", GOODS[good]))
        self.good: Final = good

    def brings(self) -> int:
        return 0 if self.good == CLOTHES else OPENS_MORE

    def cannot(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        if state.hold[seat][BANNERS] & BITS[self.good - STATUE]:
            return Refusal("AGR-6.S.3-a", "once-per-turn")
        return good_missing(state, "AGR-6.S.3-a", seat, self.good)

    def begin(self, state: Agra, seat: Seat) -> None:
        spend_luxury(state, seat, self.good)
        printed = state.printed
        if self.good == BOOK:
            state.then([StandWorkers(seat, printed.book_workers, 0, 0, "AGR-6.S.3-d")])
            gain_favour(state, "AGR-6.S.3-d", seat, printed.book_favour)
        elif self.good == PAINTING:
            state.then([PickTracks(seat, printed.painting_tracks, 0, "AGR-6.S.3-e")])
        else:
            earn(state, "AGR-6.S.3-f", seat, clothes_rupees(state))


def clothes_rupees(state: Agra) -> int:
    """AGR-6.S.3-f, AGR-7.1.6-a: what clothes bring now."""
    bonus = state.printed.clothes_bonus if state.boat >= state.printed.clothes_pier else 0
    return state.value[CLOTHES] + bonus


class CallCaliph(Inserted):
    """AGR-A.I.11-a: pay a cotton, stand a worker up."""

    def __init__(self) -> None:
        super().__init__(("caliph",))

    def cannot(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        if state.contract[CALIPH] != seat:
            return Refusal("AGR-A.I.11-a", "not-your-contract", (CALIPH,))
        if state.turn[ONCE] & ONCE_CALIPH:
            return USED_UP
        wrong = good_missing(state, "AGR-A.I.11-a", seat, state.printed.caliph_good)
        return wrong if wrong is not None or has_lying(state, seat) else NOBODY_LIES

    def begin(self, state: Agra, seat: Seat) -> None:
        state.turn[ONCE] |= ONCE_CALIPH
        give_up(state, "AGR-A.I.11-a", seat, state.printed.caliph_good, 1)
        state.then([StandWorkers(seat, state.printed.caliph_workers, 0, 1, "AGR-A.I.11-a")])


class EnglishTrader(Inserted):
    """AGR-A.I.14-a: turn this good into another of the same value."""

    def __init__(self, good: int) -> None:
        super().__init__(("english-trader", GOODS[good]))
        self.good: Final = good

    def brings(self) -> int:
        return BRINGS_GOOD

    def cannot(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        if state.contract[ENGLISH_TRADER] != seat:
            return Refusal("AGR-A.I.14-a", "not-your-contract", (ENGLISH_TRADER,))
        if state.turn[ONCE] & ONCE_ENGLISH:
            return USED_UP
        wrong = good_missing(state, "AGR-A.I.14-a", seat, self.good)
        if wrong is not None or has_twin(state, self.good):
            return wrong
        return Refusal("AGR-A.I.14-a", "no-twin", (self.good,))

    def begin(self, state: Agra, seat: Seat) -> None:
        state.turn[ONCE] |= ONCE_ENGLISH
        owe_twin(state, "AGR-A.I.14-a", seat, self.good)


class FrenchTrader(Inserted):
    """AGR-A.I.6-a to AGR-A.I.6-c: place this good on the card."""

    def __init__(self, good: int) -> None:
        super().__init__(("french-trader", GOODS[good]))
        self.good: Final = good

    def cannot(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        if not delivering:
            return NOT_BETWEEN
        if state.contract[FRENCH_TRADER] != seat:
            return Refusal("AGR-A.I.6-a", "not-your-contract", (FRENCH_TRADER,))
        if state.turn[ONCE] & ONCE_FRENCH:
            return USED_UP
        wrong = good_missing(state, "AGR-A.I.6-a", seat, self.good)
        if wrong is not None or fits_depot(state, seat, self.good):
            return wrong
        return Refusal("AGR-A.I.6-a", "other-value", (self.good, state.value[self.good]))

    def begin(self, state: Agra, seat: Seat) -> None:
        row, printed = state.hold[seat], state.printed
        state.turn[ONCE] |= ONCE_FRENCH
        row[self.good] -= 1
        row[DEPOT] += 1
        row[DEPOT_VALUES] |= BITS[state.value[self.good]]
        state.tell("AGR-A.I.6-a", seat, "stored", (self.good,))
        pay_delivery_bonus(state, seat, self.good)
        if row[DEPOT] == printed.depot_capacity:
            row[SUPPLY] += row[DEPOT]
            row[DEPOT] = 0
            row[DEPOT_VALUES] = 0
            earn(state, "AGR-A.I.6-b", seat, printed.depot_payout)


class Return(Inserted):
    """AGR-6.2.2.2-c: return a marker to the supply."""

    def __init__(self, marker: int) -> None:
        super().__init__(("return", MARKERS[marker]))
        self.marker: Final = marker

    def cannot(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        row = state.hold[seat]
        if row[self.marker] == 0:
            return Refusal("AGR-6.2.2.2-c", "marker-missing", (self.marker,))
        return Refusal("AGR-6.2.2.2-c", "markers-left", (row[SUPPLY],)) if row[SUPPLY] > 0 else None

    def begin(self, state: Agra, seat: Seat) -> None:
        return_marker(state, "AGR-6.2.2.2-c", seat, self.marker)


OIL_CURRY_FORMS: Final = [OilCurry(form) for form in range(len(OIL_CURRY))]
LUXURIES: Final = [Luxury(good) for good in (BOOK, PAINTING, CLOTHES)]
CALL_CALIPH: Final = CallCaliph()
ENGLISH: Final = [EnglishTrader(good) for good in range(len(GOODS))]
FRENCH: Final = [FrenchTrader(good) for good in range(len(GOODS))]
RETURN: Final = [Return(marker) for marker in range(len(MARKERS))]


def inserted_letters() -> list[Action]:
    """Every interrupt, in the order in which they are offered."""
    letters: list[Action] = []
    letters += OIL_CURRY_FORMS
    letters += FAVOURS
    letters += CHEAPER
    letters += LUXURIES
    letters.append(CALL_CALIPH)
    letters += ENGLISH
    letters += FRENCH
    letters += RETURN
    return letters


# What can be inserted now.


def interrupts(state: Agra, step: Decision[Agra, Any]) -> list[Action]:
    """AGR-6.S-c: everything that the active seat may insert before it answers *step*.

    Each says itself whether it can be. What the seat has not even got is passed over first: this is asked all the time.
    """
    seat, delivering = step.seat, may_deliver(step)
    row, contract = state.hold[seat], state.contract
    found: list[Action] = []
    if row[OIL] > 0 or row[CURRY] > 0:
        found += [one for one in OIL_CURRY_FORMS if one.cannot(state, seat, delivering) is None]
    if row[FAVOUR] >= state.printed.least_own:
        found += possible_favours(state, seat, delivering)
    found += [one for one in LUXURIES if row[one.good] > 0 and one.cannot(state, seat, delivering) is None]
    if contract[CALIPH] == seat and CALL_CALIPH.cannot(state, seat, delivering) is None:
        found.append(CALL_CALIPH)
    if contract[ENGLISH_TRADER] == seat:
        found += [one for one in ENGLISH if row[one.good] > 0 and one.cannot(state, seat, delivering) is None]
    if contract[FRENCH_TRADER] == seat:
        found += [one for one in FRENCH if row[one.good] > 0 and one.cannot(state, seat, delivering) is None]
    if row[SUPPLY] == 0:
        found += [one for one in RETURN if row[one.marker] > 0]
    return found


def possible_favours(state: Agra, seat: Seat, delivering: bool) -> list[Action]:
    """AGR-6.S.2-a: the favour actions, then those that the Mullah makes cheaper."""
    found: list[Action] = []
    cheaper: list[Action] = []
    for at in range(len(FAVOURS)):
        favour = FAVOURS[at]
        if can_pay_favour(state, seat, favour.favour) and favour.cannot_perform(state, seat, delivering) is None:
            found.append(favour)
            if may_discount(state, seat, favour.favour):
                cheaper.append(CHEAPER[at])
    return found + cheaper


def is_worth_asking(state: Agra, step: Decision[Agra, Any]) -> bool:
    """Forced things are not asked: is there a second answer to *step*, or something to insert first (AGR-R-71)?"""
    return len(step.options(state)) > 1 or len(interrupts(state, step)) > 0


def may_deliver(step: Decision[Agra, Any]) -> bool:
    """AGR-R-56: not while a Double Delivery is being decided."""
    return not isinstance(step, BetweenDeliveries)


def cannot_insert(state: Agra, step: Decision[Agra, Any], action: Inserted) -> Refusal:
    """Why the active seat cannot insert *action*, which is no option, before it answers *step*."""
    wrong = action.cannot(state, step.seat, may_deliver(step))
    assert wrong is not None, "an option after all"
    return wrong


def fits_depot(state: Agra, seat: Seat, good: int) -> bool:
    """AGR-A.I.6-a, AGR-R-39: the values that the French Trader takes."""
    printed, value = state.printed, state.value[good]
    if not printed.depot_low <= value <= printed.depot_high:
        return False
    return not printed.depot_distinct or not state.hold[seat][DEPOT_VALUES] & BITS[value]


def spend_luxury(state: Agra, seat: Seat, good: int) -> None:
    """AGR-6.S.3-b: the marker goes to the banner."""
    row = state.hold[seat]
    row[good] -= 1
    row[BANNERS] |= BITS[good - STATUE]
    state.tell("AGR-6.S.3-b", seat, "spent-luxury", (good,))

"""Chapter 6, secondary actions, and what contracts allow once a turn: all that the active seat may insert.

AGR-0-k     only what has some effect can be begun; influence may be chosen on a full track too
AGR-4.0-c   at any moment of the own turn
AGR-6.S-a   never instead of the main action
AGR-6.S-b   in the own turn only, but tile 2 while following
AGR-6.S-c   wherever a window is open (AGR-R-56)
AGR-6.S.1-a oil or curry: a worker stands up; both: up to three
AGR-6.S.1-b once a turn, in one of the forms (AGR-R-24)
AGR-6.S.2-a each favour action once a turn
AGR-6.S.2-b for what must be owned and what is spent
AGR-6.S.2-d, AGR-6.S.2-e, AGR-6.S.2-f  the printed ones
AGR-6.S.3-a one of each luxury good a turn (AGR-R-25)
AGR-6.S.3-b its marker lies on the banner until the end of the turn
AGR-6.S.3-d book, AGR-6.S.3-e painting, AGR-6.S.3-f clothes
AGR-6.2.2.2-c  markers returned to the supply, when it is empty
AGR-7.6-d   once-per-turn abilities in the same windows
AGR-A.I.6-a to AGR-A.I.6-c  French Trader, AGR-A.I.11-a Caliph, AGR-A.I.13-a Mullah, AGR-A.I.14-a English Trader
AGR-A.III.1-a … AGR-A.III.13-a  the favour tiles
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.games.agra.actions import GIVE, TAKE, Give, Take
from tablewright.games.agra.ch05_goods import (
    ChooseArrow,
    MovePrice,
    between_options,
    exchangeable,
    owe_twin,
    price_options,
    process_options,
)
from tablewright.games.agra.ch05_guilds import PickTracks
from tablewright.games.agra.ch06_2_sailor import DoubleOrNot
from tablewright.games.agra.ch06_3_orders import AkbarOrOrder, order_options, serve_options
from tablewright.games.agra.ch07_notables import DeliverOne, delivery_options
from tablewright.games.agra.doors import (
    FAVOUR_RULES,
    can_pay_favour,
    cannot_favour,
    earn,
    gain_favour,
    gain_good,
    give_up,
    good_missing,
    may_discount,
    pay_delivery_bonus,
    return_marker,
    spend_favour,
)
from tablewright.games.agra.farm import NO_TRACK, FarmerMoves, advance_tracker, covers_left, farmer_options, owe_cover
from tablewright.games.agra.names import (
    AKBAR_OR_ORDER,
    BANNERS,
    BASIC,
    BITS,
    BOOK,
    CALIPH,
    CLOTHES,
    CURRY,
    DELIVER_TO_NOTABLE,
    DEPOT,
    DEPOT_VALUES,
    ENGLISH_TRADER,
    EXCHANGE_EQUAL,
    EXTRA_MP,
    FAVOUR,
    FAVOUR_ACTIONS,
    FIRST_TILE,
    FREE_PEON,
    FRENCH_TRADER,
    GOODS,
    INFLUENCE_STEP,
    MARKERS,
    MEDITATION,
    MEDITATION_PHASE,
    MEDITATION_STEP,
    MOVE_FARMERS,
    MOVE_PRICE_TOKEN,
    MP,
    OIL,
    OIL_CURRY,
    ONCE,
    ONCE_CALIPH,
    ONCE_ENGLISH,
    ONCE_FRENCH,
    ONCE_OIL_CURRY,
    PAINTING,
    PROCESS_ADDITIONAL,
    PROCESS_GOOD,
    RECEIVE_BASIC,
    RECEIVE_VALUE,
    REMOVE_COVER,
    SELL_GOOD,
    STAND_WORKER,
    STATUE,
    SUPPLY,
)
from tablewright.games.agra.state import Agra, Closed
from tablewright.games.agra.workers import StandWorkers, has_lying
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Interrupt

USED_UP: Final = Refusal("AGR-7.6-a", "once-per-turn")
NO_LYING: Final = "nobody-lies"
NOTHING: Final = Refusal("AGR-0-k", "no-effect")
NOT_BETWEEN: Final = Refusal("AGR-R-56", "not-between")


class OilCurry(Interrupt[Agra]):
    """AGR-6.S.1-a."""

    def __init__(self, form: int) -> None:
        super().__init__(("oil-curry", OIL_CURRY[form]))
        self.form: Final = form

    def begin(self, state: Agra, seat: Seat) -> None:
        state.turn[ONCE] |= ONCE_OIL_CURRY
        if self.form != 1:
            give_up(state, "AGR-6.S.1-a", seat, OIL, 1)
        if self.form != 0:
            give_up(state, "AGR-6.S.1-a", seat, CURRY, 1)
        state.then([StandWorkers(seat, state.printed.oil_curry_workers[self.form], 0, 1, "AGR-6.S.1-a")])


class Favour(Interrupt[Agra]):
    """AGR-6.S.2-a: a favour action that can be inserted anywhere; *cheaper*: with the Mullah."""

    def __init__(self, favour: int, cheaper: bool) -> None:
        super().__init__(("mullah" if cheaper else "favour", FAVOUR_ACTIONS[favour]))
        self.favour: Final = favour
        self.cheaper: Final = cheaper

    def begin(self, state: Agra, seat: Seat) -> None:
        spend_favour(state, seat, self.favour, self.cheaper)
        perform(state, seat, self.favour)


class Luxury(Interrupt[Agra]):
    """AGR-6.S.3-a: spend a book, a painting or clothes."""

    def __init__(self, good: int) -> None:
        super().__init__(("spend", GOODS[good]))
        self.good: Final = good

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


class CallCaliph(Interrupt[Agra]):
    """AGR-A.I.11-a: pay a cotton, stand a worker up."""

    def __init__(self) -> None:
        super().__init__(("caliph",))

    def begin(self, state: Agra, seat: Seat) -> None:
        state.turn[ONCE] |= ONCE_CALIPH
        give_up(state, "AGR-A.I.11-a", seat, state.printed.caliph_good, 1)
        state.then([StandWorkers(seat, state.printed.caliph_workers, 0, 1, "AGR-A.I.11-a")])


class EnglishTrader(Interrupt[Agra]):
    """AGR-A.I.14-a: turn this good into another of the same value."""

    def __init__(self, good: int) -> None:
        super().__init__(("english-trader", GOODS[good]))
        self.good: Final = good

    def begin(self, state: Agra, seat: Seat) -> None:
        state.turn[ONCE] |= ONCE_ENGLISH
        owe_twin(state, "AGR-A.I.14-a", seat, self.good)


class FrenchTrader(Interrupt[Agra]):
    """AGR-A.I.6-a to AGR-A.I.6-c: place this good on the card."""

    def __init__(self, good: int) -> None:
        super().__init__(("french-trader", GOODS[good]))
        self.good: Final = good

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


class Return(Interrupt[Agra]):
    """AGR-6.2.2.2-c: return a marker to the supply."""

    def __init__(self, marker: int) -> None:
        super().__init__(("return", MARKERS[marker]))
        self.marker: Final = marker

    def begin(self, state: Agra, seat: Seat) -> None:
        return_marker(state, "AGR-6.2.2.2-c", seat, self.marker)


INSERTED: Final = [
    favour for favour in range(len(FAVOUR_ACTIONS)) if favour != PROCESS_ADDITIONAL and favour != FREE_PEON
]
OIL_CURRY_FORMS: Final = [OilCurry(form) for form in range(len(OIL_CURRY))]
FAVOURS: Final = [Favour(favour, False) for favour in range(len(FAVOUR_ACTIONS))]
CHEAPER: Final = [Favour(favour, True) for favour in range(len(FAVOUR_ACTIONS))]
LUXURIES: Final = [Luxury(good) for good in (BOOK, PAINTING, CLOTHES)]
CALL_CALIPH: Final = CallCaliph()
ENGLISH: Final = [EnglishTrader(good) for good in range(len(GOODS))]
FRENCH: Final = [FrenchTrader(good) for good in range(len(GOODS))]
RETURN: Final = [Return(marker) for marker in range(len(MARKERS))]


def inserted_letters() -> list[Action]:
    """Every interrupt, in the order in which they are offered."""
    letters: list[Action] = []
    letters += OIL_CURRY_FORMS
    letters += [FAVOURS[favour] for favour in INSERTED]
    letters += [CHEAPER[favour] for favour in INSERTED]
    letters += LUXURIES
    letters.append(CALL_CALIPH)
    letters += ENGLISH
    letters += FRENCH
    letters += RETURN
    return letters


# What can be inserted now.


def interrupts(state: Agra, step: Decision[Agra, Any]) -> list[Action]:
    """D-20: everything that the active seat may insert before it answers *step*."""
    seat = step.seat
    row, turn = state.hold[seat], state.turn
    found: list[Action] = []
    lies = has_lying(state, seat)
    if lies and not turn[ONCE] & ONCE_OIL_CURRY:
        if row[OIL] > 0:
            found.append(OIL_CURRY_FORMS[0])
        if row[CURRY] > 0:
            found.append(OIL_CURRY_FORMS[1])
            if row[OIL] > 0:
                found.append(OIL_CURRY_FORMS[2])
    delivering = not isinstance(step, DoubleOrNot)
    if row[FAVOUR] >= state.printed.least_own:
        cheaper: list[Action] = []
        for favour in INSERTED:
            if favour >= FIRST_TILE and state.tile_at[favour - FIRST_TILE] != seat:
                continue
            if can_pay_favour(state, seat, favour) and has_effect(state, seat, favour, delivering):
                found.append(FAVOURS[favour])
                if may_discount(state, seat, favour):
                    cheaper.append(CHEAPER[favour])
        found += cheaper
    for at in range(len(LUXURIES)):
        if row[BOOK + at] > 0 and not row[BANNERS] & BITS[at + 1]:
            found.append(LUXURIES[at])
    if state.contract[CALIPH] == seat and lies and not turn[ONCE] & ONCE_CALIPH and row[state.printed.caliph_good] > 0:
        found.append(CALL_CALIPH)
    if state.contract[ENGLISH_TRADER] == seat and not turn[ONCE] & ONCE_ENGLISH:
        found += [ENGLISH[good] for good in exchangeable(state, seat)]
    if state.contract[FRENCH_TRADER] == seat and delivering and not turn[ONCE] & ONCE_FRENCH:
        found += [FRENCH[good] for good in range(len(GOODS)) if row[good] > 0 and fits_depot(state, seat, good)]
    if row[SUPPLY] == 0:
        found += [RETURN[marker] for marker in range(len(MARKERS)) if row[marker] > 0]
    return found


def fits_depot(state: Agra, seat: Seat, good: int) -> bool:
    """AGR-A.I.6-a, AGR-R-39: the values that the French Trader takes."""
    printed, value = state.printed, state.value[good]
    if not printed.depot_low <= value <= printed.depot_high:
        return False
    return not printed.depot_distinct or not state.hold[seat][DEPOT_VALUES] & BITS[value]


def has_effect(state: Agra, seat: Seat, favour: int, delivering: bool) -> bool:
    """AGR-0-k: can at least a part of it be carried out? *delivering*: may goods be delivered now?"""
    row, printed = state.hold[seat], state.printed
    if favour in (RECEIVE_BASIC, INFLUENCE_STEP):
        return True
    if favour == PROCESS_GOOD:
        return len(process_options(state, seat)) > 0
    if favour == STAND_WORKER:
        return has_lying(state, seat)
    if favour == EXTRA_MP:
        return state.phase == MEDITATION_PHASE
    if favour == SELL_GOOD:
        return any([row[good] > 0 for good in range(len(GOODS))])
    if favour == REMOVE_COVER:
        return covers_left(state, seat) > 0
    if favour == DELIVER_TO_NOTABLE:
        return delivering and len(delivery_options(state, seat)) > 0
    if favour == AKBAR_OR_ORDER:
        return delivering and len(serve_options(state, seat)) + len(order_options(state, seat)) > 0
    if favour == MOVE_FARMERS:
        return len(farmer_options(state, seat)) > 0
    if favour == MOVE_PRICE_TOKEN:
        return len(price_options(state)) > 0
    if favour == EXCHANGE_EQUAL:
        return len(exchangeable(state, seat)) > 0
    if favour == RECEIVE_VALUE:
        return printed.tile_value in state.value
    if favour == MEDITATION_STEP:
        return row[MEDITATION] < printed.last_space
    return len(between_options(state, seat, printed.tile_from, printed.tile_to)) > 0


def perform(state: Agra, seat: Seat, favour: int) -> None:
    """What the spent favour brings: its question, or its effect at once."""
    rule, printed = FAVOUR_RULES[favour], state.printed
    if favour == RECEIVE_BASIC:
        state.then([ReceiveGood(seat, 0, rule)])
    elif favour == PROCESS_GOOD:
        state.then([ChooseArrow(seat, 0, 0, rule)])
    elif favour == INFLUENCE_STEP:
        state.then([PickTracks(seat, 1, 0, rule)])
    elif favour == STAND_WORKER:
        state.then([StandWorkers(seat, printed.tile_workers, 0, 1, rule)])
    elif favour == EXTRA_MP:
        state.turn[MP] += printed.tile_mp
        state.tell(rule, seat, "meditated", (printed.tile_mp,))
    elif favour in (SELL_GOOD, EXCHANGE_EQUAL):
        state.then([GiveOne(seat, favour)])
    elif favour == REMOVE_COVER:
        owe_cover(state, rule, seat)
    elif favour == DELIVER_TO_NOTABLE:
        state.then([DeliverOne(seat, rule)])
    elif favour == AKBAR_OR_ORDER:
        state.then([AkbarOrOrder(seat, rule)])
    elif favour == MOVE_FARMERS:
        state.then([FarmerMoves(seat, printed.tile_moves, NO_TRACK, 0, rule)])
    elif favour == MOVE_PRICE_TOKEN:
        state.then([MovePrice(seat, rule)])
    elif favour == RECEIVE_VALUE:
        state.then([ReceiveGood(seat, printed.tile_value, rule)])
    elif favour == MEDITATION_STEP:
        advance_tracker(state, rule, seat)
    else:
        state.then([ChooseArrow(seat, printed.tile_from, printed.tile_to, rule)])


def spend_luxury(state: Agra, seat: Seat, good: int) -> None:
    """AGR-6.S.3-b: the marker goes to the banner."""
    row = state.hold[seat]
    row[good] -= 1
    row[BANNERS] |= BITS[good - STATUE]
    state.tell("AGR-6.S.3-b", seat, "spent-luxury", (good,))


# The questions of favour actions.


class ReceiveGood(Closed):
    """AGR-6.S.2-d, AGR-A.III.11-a: which good? *value* 0 stands for the basic ones."""

    def __init__(self, seat: Seat, value: int, rule: str) -> None:
        super().__init__(seat)
        self.value: Final = value
        self.rule: Final = rule

    def fields(self) -> Fields:
        return "receive-good", self.seat, self.value, self.rule

    def options(self, state: Agra) -> list[Action]:
        if self.value == 0:
            return [TAKE[good] for good in range(BASIC)]
        return [TAKE[good] for good in range(len(GOODS)) if state.value[good] == self.value]

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if not isinstance(action, Take):
            return None
        if self.value == 0:
            return Refusal(self.rule, "not-basic", (action.good,))
        return Refusal(self.rule, "other-value", (action.good, state.value[action.good]))

    def resolve(self, state: Agra, action: Action) -> None:
        assert isinstance(action, Take)
        gain_good(state, self.rule, self.seat, action.good, 1)


class GiveOne(Closed):
    """AGR-A.III.4-a, AGR-A.III.10-a: which good is sold, or exchanged?"""

    def __init__(self, seat: Seat, favour: int) -> None:
        super().__init__(seat)
        self.favour: Final = favour

    def fields(self) -> Fields:
        return "give-one", self.seat, self.favour

    def options(self, state: Agra) -> list[Action]:
        if self.favour == EXCHANGE_EQUAL:
            return [GIVE[good] for good in exchangeable(state, self.seat)]
        row = state.hold[self.seat]
        return [GIVE[good] for good in range(len(GOODS)) if row[good] > 0]

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if not isinstance(action, Give):
            return None
        wrong = good_missing(state, FAVOUR_RULES[self.favour], self.seat, action.good)
        return wrong if wrong is not None else Refusal("AGR-A.III.10-a", "no-twin", (action.good,))

    def resolve(self, state: Agra, action: Action) -> None:
        assert isinstance(action, Give)
        rule = FAVOUR_RULES[self.favour]
        if self.favour == EXCHANGE_EQUAL:
            owe_twin(state, rule, self.seat, action.good)
        else:
            value = state.value[action.good]
            give_up(state, rule, self.seat, action.good, 1)
            earn(state, rule, self.seat, value)


# Why not.


def cannot_insert(state: Agra, step: Decision[Agra, Any], action: Action) -> Refusal:
    """Why the active seat cannot insert *action* before it answers *step*, which is open for others."""
    seat, once = step.seat, state.turn[ONCE]
    delivering = not isinstance(step, DoubleOrNot)
    if isinstance(action, OilCurry):
        if once & ONCE_OIL_CURRY:
            return Refusal("AGR-6.S.1-b", "once-per-turn")
        return missing_or_lying(state, "AGR-6.S.1-a", seat, [[OIL], [CURRY], [OIL, CURRY]][action.form])
    if isinstance(action, Favour):
        wrong = cannot_favour(state, seat, action.favour, action.cheaper)
        if wrong is not None:
            return wrong
        if not delivering and has_effect(state, seat, action.favour, True):
            return NOT_BETWEEN
        if action.favour == EXTRA_MP:
            return Refusal("AGR-A.III.3-a", "other-phase", (MEDITATION_PHASE,))
        return NOTHING
    if isinstance(action, Luxury):
        if state.hold[seat][BANNERS] & BITS[action.good - STATUE]:
            return Refusal("AGR-6.S.3-a", "once-per-turn")
        return Refusal("AGR-6.S.3-a", "good-missing", (action.good,))
    if isinstance(action, CallCaliph):
        if state.contract[CALIPH] != seat:
            return Refusal("AGR-A.I.11-a", "not-your-contract", (CALIPH,))
        if once & ONCE_CALIPH:
            return USED_UP
        return missing_or_lying(state, "AGR-A.I.11-a", seat, [state.printed.caliph_good])
    if isinstance(action, EnglishTrader):
        return cannot_english(state, seat, action.good)
    if isinstance(action, FrenchTrader):
        return NOT_BETWEEN if not delivering else cannot_french(state, seat, action.good)
    return cannot_return(state, seat, action)


def missing_or_lying(state: Agra, rule: str, seat: Seat, goods: list[int]) -> Refusal:
    for good in goods:
        wrong = good_missing(state, rule, seat, good)
        if wrong is not None:
            return wrong
    return Refusal("AGR-0-k", NO_LYING)


def cannot_english(state: Agra, seat: Seat, good: int) -> Refusal:
    if state.contract[ENGLISH_TRADER] != seat:
        return Refusal("AGR-A.I.14-a", "not-your-contract", (ENGLISH_TRADER,))
    if state.turn[ONCE] & ONCE_ENGLISH:
        return USED_UP
    wrong = good_missing(state, "AGR-A.I.14-a", seat, good)
    return wrong if wrong is not None else Refusal("AGR-A.I.14-a", "no-twin", (good,))


def cannot_french(state: Agra, seat: Seat, good: int) -> Refusal:
    if state.contract[FRENCH_TRADER] != seat:
        return Refusal("AGR-A.I.6-a", "not-your-contract", (FRENCH_TRADER,))
    if state.turn[ONCE] & ONCE_FRENCH:
        return USED_UP
    wrong = good_missing(state, "AGR-A.I.6-a", seat, good)
    return wrong if wrong is not None else Refusal("AGR-A.I.6-a", "other-value", (good, state.value[good]))


def cannot_return(state: Agra, seat: Seat, action: Action) -> Refusal:
    marker = action.marker if isinstance(action, Return) else FAVOUR
    if state.hold[seat][marker] == 0:
        return Refusal("AGR-6.2.2.2-c", "marker-missing", (marker,))
    return Refusal("AGR-6.2.2.2-c", "markers-left", (state.hold[seat][SUPPLY],))

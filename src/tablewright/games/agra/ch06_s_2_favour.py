"""Chapter 6, secondary actions 2: the favour actions that can be inserted, each with its condition and its effect.

AGR-0-k     only what has some effect can be begun; influence may be chosen on a full track too
AGR-6.S.2-a each favour action once a turn
AGR-6.S.2-b for what must be owned and what is spent
AGR-6.S.2-d, AGR-6.S.2-e, AGR-6.S.2-f  the printed ones
AGR-A.III.1-a … AGR-A.III.13-a  the favour tiles

Tile 2 belongs to processing (ch05_goods), tile 14 to the Peon (ch06_2_spaces): they answer a question of their own.
"""

from __future__ import annotations

from typing import Final

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
from tablewright.games.agra.ch06_3_orders import AkbarOrOrder, order_options, serve_options
from tablewright.games.agra.ch07_notables import DeliverOne, delivery_options
from tablewright.games.agra.doors import cannot_favour, earn, gain_good, give_up, good_missing, spend_favour
from tablewright.games.agra.farm import NO_TRACK, FarmerMoves, advance_tracker, covers_left, farmer_options, owe_cover
from tablewright.games.agra.names import (
    AKBAR_OR_ORDER,
    BASIC,
    DELIVER_TO_NOTABLE,
    EXCHANGE_EQUAL,
    EXTRA_MP,
    FAVOUR_ACTIONS,
    GOODS,
    INFLUENCE_STEP,
    MEDITATION,
    MEDITATION_PHASE,
    MEDITATION_STEP,
    MOVE_FARMERS,
    MOVE_PRICE_TOKEN,
    MP,
    PROCESS_BETWEEN,
    PROCESS_GOOD,
    RECEIVE_BASIC,
    RECEIVE_VALUE,
    REMOVE_COVER,
    SELL_GOOD,
    STAND_WORKER,
)
from tablewright.games.agra.state import BRINGS_GOOD, OPENS_MORE, Agra, Closed, Inserted
from tablewright.games.agra.workers import StandWorkers, has_lying
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal

NOTHING: Final = Refusal("AGR-0-k", "no-effect")
NOT_BETWEEN: Final = Refusal("AGR-R-56", "not-between")
NOT_MEDITATING: Final = Refusal("AGR-A.III.3-a", "other-phase", (MEDITATION_PHASE,))


class Favour(Inserted):
    """AGR-6.S.2-a: a favour action that can be inserted anywhere; *cheaper*: with the Mullah."""

    def __init__(self, favour: int, rule: str, cheaper: bool) -> None:
        super().__init__(("mullah" if cheaper else "favour", FAVOUR_ACTIONS[favour]))
        self.favour: Final = favour
        self.rule: Final = rule
        self.cheaper: Final = cheaper

    def cannot(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        wrong = cannot_favour(state, seat, self.favour, self.cheaper)
        return wrong if wrong is not None else self.cannot_perform(state, seat, delivering)

    def begin(self, state: Agra, seat: Seat) -> None:
        spend_favour(state, self.rule, seat, self.favour, self.cheaper)
        self.perform(state, seat)

    def cannot_perform(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        """AGR-0-k: why not even a part of it could be carried out now; None if it could."""
        return None

    def perform(self, state: Agra, seat: Seat) -> None:
        """What the spent favour brings: its question, or its effect at once."""
        raise NotImplementedError


# The printed ones.


class ReceiveBasic(Favour):
    """AGR-6.S.2-d: a basic good."""

    def brings(self) -> int:
        return BRINGS_GOOD

    def perform(self, state: Agra, seat: Seat) -> None:
        state.then([ReceiveGood(seat, 0, self.rule)])


class ProcessGood(Favour):
    """AGR-6.S.2-e: a good is processed along any arrow."""

    def brings(self) -> int:
        return BRINGS_GOOD

    def cannot_perform(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        return None if process_options(state, seat) else NOTHING

    def perform(self, state: Agra, seat: Seat) -> None:
        state.then([ChooseArrow(seat, 0, 0, self.rule)])


class InfluenceStep(Favour):
    """AGR-6.S.2-f: a step on any track."""

    def brings(self) -> int:
        return OPENS_MORE

    def perform(self, state: Agra, seat: Seat) -> None:
        state.then([PickTracks(seat, 1, 0, self.rule)])


# The tiles.


class StandWorker(Favour):
    """AGR-A.III.1-a: a worker stands up."""

    def cannot_perform(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        return None if has_lying(state, seat) else NOTHING

    def perform(self, state: Agra, seat: Seat) -> None:
        state.then([StandWorkers(seat, state.printed.tile_workers, 0, 1, self.rule)])


class ExtraMp(Favour):
    """AGR-A.III.3-a: one more MP, in the meditation phase."""

    def cannot_perform(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        return None if state.phase == MEDITATION_PHASE else NOT_MEDITATING

    def perform(self, state: Agra, seat: Seat) -> None:
        state.turn[MP] += state.printed.tile_mp
        state.tell(self.rule, seat, "meditated", (state.printed.tile_mp,))


class SellGood(Favour):
    """AGR-A.III.4-a: a good for as many rupees as it is worth."""

    def cannot_perform(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        row = state.hold[seat]
        return None if any([row[good] > 0 for good in range(len(GOODS))]) else NOTHING

    def perform(self, state: Agra, seat: Seat) -> None:
        state.then([GiveOne(seat, SELL_GOOD)])


class RemoveOneCover(Favour):
    """AGR-A.III.5-a: a cover tile goes."""

    def cannot_perform(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        return None if covers_left(state, seat) > 0 else NOTHING

    def perform(self, state: Agra, seat: Seat) -> None:
        owe_cover(state, self.rule, seat)


class DeliverToNotable(Favour):
    """AGR-A.III.6-a: a good to a notable."""

    def brings(self) -> int:
        return OPENS_MORE

    def cannot_perform(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        if not delivery_options(state, seat):
            return NOTHING
        return None if delivering else NOT_BETWEEN

    def perform(self, state: Agra, seat: Seat) -> None:
        state.then([DeliverOne(seat, self.rule)])


class ServeOrOrder(Favour):
    """AGR-A.III.7-a: a good for Akbar, or an order."""

    def brings(self) -> int:
        return OPENS_MORE

    def cannot_perform(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        if not serve_options(state, seat) and not order_options(state, seat):
            return NOTHING
        return None if delivering else NOT_BETWEEN

    def perform(self, state: Agra, seat: Seat) -> None:
        state.then([AkbarOrOrder(seat, self.rule)])


class MoveFarmers(Favour):
    """AGR-A.III.8-a: moves of farmers."""

    def cannot_perform(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        return None if farmer_options(state, seat) else NOTHING

    def perform(self, state: Agra, seat: Seat) -> None:
        state.then([FarmerMoves(seat, state.printed.tile_moves, NO_TRACK, 0, self.rule)])


class MovePriceToken(Favour):
    """AGR-A.III.9-a: a price token goes elsewhere, or is flipped; so goods can be had that could not before."""

    def brings(self) -> int:
        return BRINGS_GOOD

    def cannot_perform(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        return None if price_options(state) else NOTHING

    def perform(self, state: Agra, seat: Seat) -> None:
        state.then([MovePrice(seat, self.rule)])


class ExchangeEqual(Favour):
    """AGR-A.III.10-a: a good becomes another of the same value."""

    def brings(self) -> int:
        return BRINGS_GOOD

    def cannot_perform(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        return None if exchangeable(state, seat) else NOTHING

    def perform(self, state: Agra, seat: Seat) -> None:
        state.then([GiveOne(seat, EXCHANGE_EQUAL)])


class ReceiveValue(Favour):
    """AGR-A.III.11-a: a good of the value on the tile."""

    def brings(self) -> int:
        return BRINGS_GOOD

    def cannot_perform(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        return None if state.printed.tile_value in state.value else NOTHING

    def perform(self, state: Agra, seat: Seat) -> None:
        state.then([ReceiveGood(seat, state.printed.tile_value, self.rule)])


class MeditationStep(Favour):
    """AGR-A.III.12-a: the meditation tracker goes on, for nothing."""

    def cannot_perform(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        return None if state.hold[seat][MEDITATION] < state.printed.last_space else NOTHING

    def perform(self, state: Agra, seat: Seat) -> None:
        advance_tracker(state, self.rule, seat)


class ProcessBetween(Favour):
    """AGR-A.III.13-a: a good is processed from one value on the tile to the other."""

    def brings(self) -> int:
        return BRINGS_GOOD

    def cannot_perform(self, state: Agra, seat: Seat, delivering: bool) -> Refusal | None:
        printed = state.printed
        return None if between_options(state, seat, printed.tile_from, printed.tile_to) else NOTHING

    def perform(self, state: Agra, seat: Seat) -> None:
        state.then([ChooseArrow(seat, state.printed.tile_from, state.printed.tile_to, self.rule)])


def all_favours(cheaper: bool) -> list[Favour]:
    """Every favour action that can be inserted, in the order in which they are offered."""
    return [
        ReceiveBasic(RECEIVE_BASIC, "AGR-6.S.2-d", cheaper),
        ProcessGood(PROCESS_GOOD, "AGR-6.S.2-e", cheaper),
        InfluenceStep(INFLUENCE_STEP, "AGR-6.S.2-f", cheaper),
        StandWorker(STAND_WORKER, "AGR-A.III.1-a", cheaper),
        ExtraMp(EXTRA_MP, "AGR-A.III.3-a", cheaper),
        SellGood(SELL_GOOD, "AGR-A.III.4-a", cheaper),
        RemoveOneCover(REMOVE_COVER, "AGR-A.III.5-a", cheaper),
        DeliverToNotable(DELIVER_TO_NOTABLE, "AGR-A.III.6-a", cheaper),
        ServeOrOrder(AKBAR_OR_ORDER, "AGR-A.III.7-a", cheaper),
        MoveFarmers(MOVE_FARMERS, "AGR-A.III.8-a", cheaper),
        MovePriceToken(MOVE_PRICE_TOKEN, "AGR-A.III.9-a", cheaper),
        ExchangeEqual(EXCHANGE_EQUAL, "AGR-A.III.10-a", cheaper),
        ReceiveValue(RECEIVE_VALUE, "AGR-A.III.11-a", cheaper),
        MeditationStep(MEDITATION_STEP, "AGR-A.III.12-a", cheaper),
        ProcessBetween(PROCESS_BETWEEN, "AGR-A.III.13-a", cheaper),
    ]


FAVOURS: Final = all_favours(False)
CHEAPER: Final = all_favours(True)


# Their questions.


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
        rule = "AGR-A.III.10-a" if self.favour == EXCHANGE_EQUAL else "AGR-A.III.4-a"
        wrong = good_missing(state, rule, self.seat, action.good)
        return wrong if wrong is not None else Refusal("AGR-A.III.10-a", "no-twin", (action.good,))

    def resolve(self, state: Agra, action: Action) -> None:
        assert isinstance(action, Give)
        if self.favour == EXCHANGE_EQUAL:
            owe_twin(state, "AGR-A.III.10-a", self.seat, action.good)
        else:
            value = state.value[action.good]
            give_up(state, "AGR-A.III.4-a", self.seat, action.good, 1)
            earn(state, "AGR-A.III.4-a", self.seat, value)

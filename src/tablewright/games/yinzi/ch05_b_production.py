"""Section B, produce.

YIN-B-prod-1     any number of factories, each once: own ones, others' of level II or III (which can: see ch05_b_uses)
YIN-B-prod-2     a product is a piece of the producer on that factory
YIN-B-prod-3     raw material of the factory's colour, from any market
YIN-G-colour-2   whosever cubes they are
YIN-G-colour-3   the colour of a factory says no more than that
YIN-B-prod-4     own level I: 2 workers, 1 raw material, 1 product
YIN-B-prod-5     own level II: 1 worker
YIN-B-prod-6     own level III: 1 worker, and two products from two raw materials if wanted (YIN-R-73)
YIN-B-prod-7     another's level II: 3 coins to the owner, 2 workers
YIN-B-prod-8     another's level III: 1 silver to the owner, 1 worker
YIN-B-prod-9     the owner cannot refuse (YIN-R-71)
YIN-B-prod-10    storage
YIN-B-prod-11    transport per border and cube
YIN-B-prod-12    the cube goes back to its owner, the space is free (YIN-R-72)
YIN-B-prod-13    products stay until shipped, delivered or burnt
YIN-I-eco-4      free raw material
YIN-L-product-1  no product without a piece (YIN-R-26)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import DOUBLE, PRODUCE, RAW, RAW_FREE, STOP, Letter
from tablewright.games.yinzi.ch05_b_uses import NO_RAW, cannot_produce, is_usable, workers_for
from tablewright.games.yinzi.ch05_b_workers import USE_ONE, Working, use_workers, workers_left
from tablewright.games.yinzi.doors import bring_home, charge, charge_silver, take_disc_back, use_units
from tablewright.games.yinzi.names import (
    AREA,
    FACTORIES,
    FOR_OUTSOURCING,
    FREE_RAW,
    MARKET,
    MILLS,
    PIECES,
    PRODUCING,
    SPACES,
)
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry, with_more
from tablewright.kernel.step import Procedure


def raw_spaces(state: Yinzi, factory: int, units: int) -> list[int]:
    """YIN-B-prod-3: market spaces with raw material for *factory* that so many units can bring."""
    colour = state.colour_seat[factory % 4]
    far = state.printed.distance[state.province_of(factory)]
    found: list[int] = []
    for space in range(len(SPACES)):
        if state.market[space] == colour and far[space // MARKET] <= units:
            found.append(space)
    return found


class GoOnProducing(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "go-on-producing", self.seat

    def run(self, state: Yinzi) -> None:
        Produce(self.seat).go_on(state)


class Produce(Working):
    """YIN-B-prod-1: which factory works next, once or twice?"""

    def fields(self) -> Fields:
        return "produce", self.seat

    def uses(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        seat, hands = self.seat, workers_left(state, self.seat)
        for factory in range(len(FACTORIES)):
            if is_usable(state, seat, factory) and cannot_produce(state, seat, factory, 1, hands, True) is None:
                found.append(PRODUCE[factory])
                if cannot_produce(state, seat, factory, 2, hands, True) is None:
                    found.append(DOUBLE[factory])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if action is STOP:
            return USE_ONE
        if not isinstance(action, Letter) or action.verb not in ("produce", "double"):
            return None
        number = 2 if action.verb == "double" else 1
        return cannot_produce(state, self.seat, action.at, number, workers_left(state, self.seat), True)

    def use(self, state: Yinzi, letter: Letter) -> None:
        factory, seat = letter.at, self.seat
        owner, level, printed = state.owner[factory], state.level[factory], state.printed
        state.turn[MILLS] |= 1 << factory
        needed = workers_for(state, seat, factory)
        use_workers(state, seat, needed)
        state.hold[seat][AREA + PRODUCING] += needed
        number = 2 if letter.verb == "double" else 1
        state.then([FetchRaw(seat, factory, number), GoOnProducing(seat)])
        if owner != seat and printed.rent_coins[level]:
            charge(state, seat, printed.rent_coins[level], FOR_OUTSOURCING, owner)
        elif owner != seat:
            charge_silver(state, seat, printed.rent_silver[level], owner)


class FetchRaw(Procedure[Yinzi]):
    """One raw material, then its product; asked only where there is a choice."""

    def __init__(self, seat: Seat, factory: int, number: int) -> None:
        super().__init__(seat)
        self.factory: Final = factory
        self.number: Final = number

    def fields(self) -> Fields:
        return "fetch-raw", self.seat, self.factory, self.number

    def run(self, state: Yinzi) -> None:
        step = ChooseRaw(self.seat, self.factory, self.number)
        found = step.options(state)
        if len(found) == 1:
            step.resolve(state, found[0])
        else:
            state.then([step])


class ChooseRaw(Closed):
    """YIN-B-prod-3: which raw material does the factory use?"""

    def __init__(self, seat: Seat, factory: int, number: int) -> None:
        super().__init__(seat)
        self.factory: Final = factory
        self.number: Final = number

    def fields(self) -> Fields:
        return "choose-raw", self.seat, self.factory, self.number

    def options(self, state: Yinzi) -> list[Action]:
        """A first raw material must leave enough transport for a second one."""
        units = state.reach(self.seat)
        far = state.printed.distance[state.province_of(self.factory)]
        free = state.may_spend(self.seat, FREE_RAW)
        spaces = raw_spaces(state, self.factory, units)
        found: list[Action] = []
        for space in spaces:
            others = [far[other // MARKET] for other in spaces if other != space]
            left = units - far[space // MARKET]
            if self.number == 1 or free or (others and min(others) <= left):
                found.append(RAW[space])
        if free and (self.number == 1 or spaces):
            found.append(RAW_FREE)
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if action is RAW_FREE:
            return Refusal("YIN-I-eco-4", "no-disc-there", (FREE_RAW,))
        if not isinstance(action, Letter) or action.verb != "raw":
            return None
        if state.market[action.at] != state.colour_seat[self.factory % 4]:
            return NO_RAW
        return Refusal("YIN-B-boat-5", "transport-missing", (state.reach(self.seat),))

    def resolve(self, state: Yinzi, action: Action) -> None:
        seat, factory = self.seat, self.factory
        if action is RAW_FREE:
            take_disc_back(state, "YIN-I-eco-4", seat, FREE_RAW)
        else:
            assert isinstance(action, Letter)
            far = state.printed.distance[state.province_of(factory)][action.at // MARKET]
            use_units(state, "YIN-B-prod-11", seat, far)
            owner = state.market[action.at]
            state.market = with_entry(state.market, action.at, NOBODY)
            bring_home(state, owner)
            state.tell("YIN-B-prod-12", seat, "raw-used", (action.at, owner))
        state.hold[seat][PIECES] -= 1
        state.made = with_more(state.made, factory * 4 + seat, 1)
        state.tell("YIN-B-prod-2", seat, "produced", (factory, factory // 4))
        if self.number > 1:
            state.then([FetchRaw(seat, factory, self.number - 1)])

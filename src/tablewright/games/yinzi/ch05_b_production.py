"""Section B, produce.

YIN-B-prod-1     any number of factories, each once: own ones, others' of level II or III
YIN-B-prod-2     a product is a piece of the producer on that factory
YIN-B-prod-3     raw material of the factory's colour, from any market
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
from tablewright.games.yinzi.ch05_b_workers import USE_ONE, release_group, use_workers, workers_left
from tablewright.games.yinzi.doors import (
    Charge,
    ChargeSilver,
    bring_home,
    purse,
    silver_purse,
    take_disc_back,
    use_units,
)
from tablewright.games.yinzi.names import (
    AREA,
    COINS,
    FACTORIES,
    FOR_OUTSOURCING,
    FREE_RAW,
    FREE_TRANSPORT,
    MARKET,
    MILLS,
    NONE,
    PIECES,
    PRODUCING,
    SILVER,
    SPACES,
    USED,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.games.yinzi.window import may_do_more
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure, Step

NOT_BUILT: Final = Refusal("YIN-B-prod-1", "not-built")
USED_ALREADY: Final = Refusal("YIN-B-prod-1", "factory-used")
CLOSED: Final = Refusal("YIN-B-prod-9", "factory-closed")
FULL: Final = Refusal("YIN-B-prod-10", "factory-full")
NO_PIECE: Final = Refusal("YIN-L-product-1", "no-piece-left")
NO_RAW: Final = Refusal("YIN-B-prod-3", "no-raw-material")
OWN_TOP: Final = Refusal("YIN-B-prod-6", "own-level-three")


def raw_spaces(state: Yinzi, factory: int, units: int) -> list[int]:
    """YIN-B-prod-3: market spaces with raw material for *factory* that so many units can bring."""
    colour = state.colour_seat[factory % 4]
    far = state.printed.distance[state.province_of(factory)]
    found: list[int] = []
    for space in range(len(SPACES)):
        if state.market[space] == colour and far[space // MARKET] <= units:
            found.append(space)
    return found


def can_fetch(state: Yinzi, seat: Seat, factory: int, number: int, units: int, free: bool) -> bool:
    """Can *number* raw materials be brought to *factory*?"""
    spaces = raw_spaces(state, factory, units)
    if free and state.may_spend(seat, FREE_RAW):
        number -= 1
    if number <= 0:
        return True
    if len(spaces) < number:
        return False
    far = state.printed.distance[state.province_of(factory)]
    costs = sorted([far[space // MARKET] for space in spaces])
    return sum(costs[:number]) <= units


def workers_for(state: Yinzi, seat: Seat, factory: int) -> int:
    level = state.level[factory]
    return state.printed.own_workers[level] if state.owner[factory] == seat else state.printed.rent_workers[level]


def cannot_produce(state: Yinzi, seat: Seat, factory: int, number: int, hands: int, help_: bool) -> Refusal | None:
    """Why *factory* cannot make *number* products with *hands* workers; *help_*: with discs, exchange (YIN-R-58)."""
    printed, row, level = state.printed, state.hold[seat], state.level[factory]
    if state.site[factory] == NONE:
        return NOT_BUILT
    own = state.owner[factory] == seat
    if state.owner[factory] == NOBODY or (not own and level < 2):
        return CLOSED
    if state.turn[MILLS] & (1 << factory):
        return USED_ALREADY
    if number > 1 and (not own or level < 3):
        return OWN_TOP
    if state.stored(factory) + number > printed.storage[level]:
        return FULL
    if row[PIECES] < number:
        return NO_PIECE
    needed = workers_for(state, seat, factory)
    if needed > hands:
        return Refusal("YIN-B-prod-4" if own else "YIN-B-prod-7", "workers-missing", (needed - hands,))
    if not own:
        coins, silver = printed.rent_coins[level], printed.rent_silver[level]
        if coins > (purse(state, seat) if help_ else row[COINS]):
            return Refusal(
                "YIN-B-prod-7", "coins-missing", (coins - purse(state, seat) if help_ else coins - row[COINS],)
            )
        if silver > (silver_purse(state, seat) if help_ else row[SILVER]):
            return Refusal("YIN-B-prod-8", "silver-missing", (silver,))
    return None if can_fetch(state, seat, factory, number, state.units_left(seat), help_) else NO_RAW


def could_produce(state: Yinzi, seat: Seat, hands: int, help_: bool) -> bool:
    """YIN-B-work-13: is one use possible? The free-transport disc counts where help does."""
    reach = help_ and state.may_spend(seat, FREE_TRANSPORT)
    for factory in range(len(FACTORIES)):
        refusal = cannot_produce(state, seat, factory, 1, hands, help_)
        if refusal is None:
            return True
        if reach and refusal is NO_RAW and can_fetch(state, seat, factory, 1, state.units_left(seat) + 1, True):
            return True
    return False


class GoOnProducing(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "go-on-producing", self.seat

    def run(self, state: Yinzi) -> None:
        step = Produce(self.seat)
        if len(step.options(state)) > 1 or may_do_more(state, self.seat):
            state.then([step])
        else:
            release_group(state, "YIN-B-work-5", self.seat)


class Produce(Decision[Yinzi, Action]):
    """YIN-B-prod-1: which factory works next, once or twice?"""

    def fields(self) -> Fields:
        return "produce", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        hands = workers_left(state, self.seat)
        if hands > 0:
            for factory in range(len(FACTORIES)):
                if state.level[factory] > 0 and cannot_produce(state, self.seat, factory, 1, hands, True) is None:
                    found.append(PRODUCE[factory])
                    if cannot_produce(state, self.seat, factory, 2, hands, True) is None:
                        found.append(DOUBLE[factory])
        if state.turn[USED] > 0:
            found.append(STOP)
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if action is STOP:
            return USE_ONE
        if not isinstance(action, Letter) or action.verb not in ("produce", "double"):
            return None
        number = 2 if action.verb == "double" else 1
        return cannot_produce(state, self.seat, action.at, number, workers_left(state, self.seat), True)

    def resolve(self, state: Yinzi, action: Action) -> None:
        if action is STOP:
            release_group(state, "YIN-B-work-5", self.seat)
            return
        assert isinstance(action, Letter)
        factory, seat = action.at, self.seat
        owner, level, printed = state.owner[factory], state.level[factory], state.printed
        state.turn[MILLS] |= 1 << factory
        needed = workers_for(state, seat, factory)
        use_workers(state, seat, needed)
        state.hold[seat][AREA + PRODUCING] += needed
        steps: list[Step] = []
        if owner != seat:
            if printed.rent_coins[level]:
                steps.append(Charge(seat, printed.rent_coins[level], FOR_OUTSOURCING, owner))
            if printed.rent_silver[level]:
                steps.append(ChargeSilver(seat, printed.rent_silver[level], owner))
        steps.append(FetchRaw(seat, factory, 2 if action.verb == "double" else 1))
        steps.append(GoOnProducing(seat))
        state.then(steps)


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


class ChooseRaw(Decision[Yinzi, Action]):
    """YIN-B-prod-3: which raw material does the factory use?"""

    def __init__(self, seat: Seat, factory: int, number: int) -> None:
        super().__init__(seat)
        self.factory: Final = factory
        self.number: Final = number

    def fields(self) -> Fields:
        return "choose-raw", self.seat, self.factory, self.number

    def interruptible(self) -> bool:
        return False

    def options(self, state: Yinzi) -> list[Action]:
        """A first raw material must leave enough transport for a second one."""
        units = state.units_left(self.seat)
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
        return Refusal("YIN-B-boat-5", "transport-missing", (state.units_left(self.seat),))

    def resolve(self, state: Yinzi, action: Action) -> None:
        seat, factory = self.seat, self.factory
        if action is RAW_FREE:
            take_disc_back(state, "YIN-I-eco-4", seat, FREE_RAW)
        else:
            assert isinstance(action, Letter)
            far = state.printed.distance[state.province_of(factory)][action.at // MARKET]
            use_units(state, "YIN-B-prod-11", seat, far)
            owner = state.market[action.at]
            state.market[action.at] = NOBODY
            bring_home(state, owner)
            state.tell("YIN-B-prod-12", seat, "raw-used", (action.at, owner))
        state.hold[seat][PIECES] -= 1
        state.made[factory * 4 + seat] += 1
        state.tell("YIN-B-prod-2", seat, "produced", (factory, factory // 4))
        if self.number > 1:
            state.then([FetchRaw(seat, factory, self.number - 1)])

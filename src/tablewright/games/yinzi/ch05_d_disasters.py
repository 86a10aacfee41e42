"""Phase D-II: natural disasters.

YIN-D-dis-1      each kind on an open tile beside the board happens once
YIN-D-dis-2      fire, flood, drought (YIN-R-47)
YIN-D-dis-3      fire: each owner takes a disc from an own factory
YIN-D-dis-4      a factory without discs is ownerless and loses its products
YIN-D-dis-5      products above the new storage go home; the owner chooses which (YIN-R-45)
YIN-D-dis-6      flood: everybody one space back on the boat track
YIN-D-dis-7      drought: an own cube in every province (YIN-R-46)
YIN-D-dis-8      only cubes on plantations
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import BURN, LOSE, WITHER, Letter
from tablewright.games.yinzi.doors import bring_home, lift_cube
from tablewright.games.yinzi.names import (
    BOAT,
    DISASTER,
    DISCS,
    DROUGHT,
    FACTORIES,
    FIRE,
    FLOOD,
    NONE,
    PLOT,
    PROVINCES,
)
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry, with_more
from tablewright.kernel.step import Procedure, Step

NOT_OWN: Final = Refusal("YIN-D-dis-3", "not-own-factory")
NO_PRODUCT: Final = Refusal("YIN-D-dis-5", "no-product-there")
NOT_HERE: Final = Refusal("YIN-D-dis-7", "no-own-cube")


class DisasterPhase(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "disaster-phase", self.seat

    def run(self, state: Yinzi) -> None:
        state.phase = DISASTER
        kinds = [state.printed.route_disaster[route] for route in state.open_route if route != NONE]
        steps: list[Step] = []
        if FIRE in kinds:
            state.tell("YIN-D-dis-1", NOBODY, "disaster", (FIRE,))
            steps += [Fire(seat) for seat in state.order]
        if FLOOD in kinds:
            steps.append(Flood(0))
        if DROUGHT in kinds:
            steps.append(DroughtComes(0))
            for seat in state.order:
                provinces = [province for province in range(len(PROVINCES)) if cubes_in(state, seat, province)]
                steps += [Drought(seat, province) for province in provinces]
        state.then(steps)


class Fire(Procedure[Yinzi]):
    """YIN-D-dis-3: asked only with a choice of factories."""

    def fields(self) -> Fields:
        return "fire", self.seat

    def run(self, state: Yinzi) -> None:
        own = [factory for factory in range(len(FACTORIES)) if state.owner[factory] == self.seat]
        if len(own) == 1:
            burn(state, self.seat, own[0])
        elif own:
            state.then([ChooseFire(self.seat)])


class ChooseFire(Closed):
    """YIN-D-dis-3: which own factory loses a disc?"""

    def fields(self) -> Fields:
        return "choose-fire", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for factory in range(len(FACTORIES)):
            if state.owner[factory] == self.seat:
                found.append(BURN[factory])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        return NOT_OWN if isinstance(action, Letter) and action.verb == "burn" else None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        burn(state, self.seat, action.at)


def burn(state: Yinzi, seat: Seat, factory: int) -> None:
    state.level = with_more(state.level, factory, -1)
    state.hold[seat][DISCS] += 1
    state.tell("YIN-D-dis-3", seat, "burnt", (factory, state.level[factory]))
    if state.level[factory] == 0:
        state.owner = with_entry(state.owner, factory, NOBODY)
        for other in range(state.seats):
            while state.made[factory * 4 + other] > 0:
                lose_product(state, "YIN-D-dis-4", other, factory)
        return
    surplus = state.stored(factory) - state.printed.storage[state.level[factory]]
    if surplus > 0:
        state.then([Surplus(seat, factory) for _ in range(surplus)])


def lose_product(state: Yinzi, rule: str, seat: Seat, factory: int) -> None:
    state.made = with_more(state.made, factory * 4 + seat, -1)
    bring_home(state, seat + 4)
    state.tell(rule, seat, "product-lost", (factory,))


class Surplus(Procedure[Yinzi]):
    """YIN-D-dis-5: one product too many."""

    def __init__(self, seat: Seat, factory: int) -> None:
        super().__init__(seat)
        self.factory: Final = factory

    def fields(self) -> Fields:
        return "surplus", self.seat, self.factory

    def run(self, state: Yinzi) -> None:
        owners = [other for other in range(state.seats) if state.made[self.factory * 4 + other] > 0]
        if len(owners) == 1:
            lose_product(state, "YIN-D-dis-5", owners[0], self.factory)
        else:
            state.then([ChooseLoss(self.seat, self.factory)])


class ChooseLoss(Closed):
    """YIN-D-dis-5: whose product goes?"""

    def __init__(self, seat: Seat, factory: int) -> None:
        super().__init__(seat)
        self.factory: Final = factory

    def fields(self) -> Fields:
        return "choose-loss", self.seat, self.factory

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for other in range(state.seats):
            if state.made[self.factory * 4 + other] > 0:
                found.append(LOSE[other])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        return NO_PRODUCT if isinstance(action, Letter) and action.verb == "lose" else None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        lose_product(state, "YIN-D-dis-5", action.at, self.factory)


class Flood(Procedure[Yinzi]):
    """YIN-D-dis-6."""

    def fields(self) -> Fields:
        return "flood", self.seat

    def run(self, state: Yinzi) -> None:
        state.tell("YIN-D-dis-1", NOBODY, "disaster", (FLOOD,))
        for seat in state.order:
            row = state.hold[seat]
            if row[BOAT] > 0:
                row[BOAT] -= 1
                state.tell("YIN-D-dis-6", seat, "boat-moved", (row[BOAT] + 1, state.printed.capacity[row[BOAT]]))


class DroughtComes(Procedure[Yinzi]):
    """YIN-D-dis-1."""

    def fields(self) -> Fields:
        return "drought-comes", self.seat

    def run(self, state: Yinzi) -> None:
        state.tell("YIN-D-dis-1", NOBODY, "disaster", (DROUGHT,))


def cubes_in(state: Yinzi, seat: Seat, province: int) -> list[int]:
    return [square for square in state.own_squares(seat) if square // PLOT == province]


class Drought(Procedure[Yinzi]):
    """YIN-D-dis-7: one province of one seat."""

    def __init__(self, seat: Seat, province: int) -> None:
        super().__init__(seat)
        self.province: Final = province

    def fields(self) -> Fields:
        return "drought", self.seat, self.province

    def run(self, state: Yinzi) -> None:
        squares = cubes_in(state, self.seat, self.province)
        if len(squares) == 1:
            wither(state, self.seat, squares[0])
        else:
            state.then([ChooseDrought(self.seat, self.province)])


class ChooseDrought(Closed):
    """YIN-D-dis-7: which cube is lost here?"""

    def __init__(self, seat: Seat, province: int) -> None:
        super().__init__(seat)
        self.province: Final = province

    def fields(self) -> Fields:
        return "choose-drought", self.seat, self.province

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for square in cubes_in(state, self.seat, self.province):
            found.append(WITHER[square])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        return NOT_HERE if isinstance(action, Letter) and action.verb == "wither" else None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        wither(state, self.seat, action.at)


def wither(state: Yinzi, seat: Seat, square: int) -> None:
    state.tell("YIN-D-dis-7", seat, "withered", (state.good_on(square), square))
    lift_cube(state, square)
    bring_home(state, seat)

"""Chapter 13: the Journey disc.

NOR-13.1-a  move the ambassador to an island, then take a ship or build a factory there
NOR-13.1-b  any revealed island, or an unrevealed one while there are some (NOR-R-17)
NOR-13.1-c  never stay
NOR-13.1-d  but coming back later in the turn is fine
NOR-13.1-e  the islet is never returned to
NOR-13.2-a  entering costs a resource per other ambassador there
NOR-13.2-b  which must be payable
NOR-13.2-c  the islet is no island
NOR-13.3-a  a revealed tile gets its ships, and the ambassador must go there
NOR-13.3-b  ships by symbol and number of players
NOR-13.3-c  at least one of each type shown (NOR-R-19)
NOR-13.4-a  ship: one of those lying there
NOR-13.4-b  none left, none to take
NOR-13.5-a  factory: the topmost, on a free slot, for its empty warehouses
NOR-13.5-b  at no cost
NOR-13.5-c  one factory a slot, for good
NOR-13.5-d  several own factories on an island are fine (NOR-R-20)
NOR-13.5-e  no slot or no factory left: no factory action
NOR-13.6-a  if one of both is possible, one must be done
NOR-13.6-b  else the journey ends with the move (NOR-R-16)
NOR-20.4-a  expert: the first journey goes anywhere
NOR-20.4-b  later ones to a neighbour in the circle
NOR-20.4-d  nothing is revealed there
"""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.actions import BUILD, EXPLORE, FORGO, SHIPS, TRAVEL, Build, TakeShip, Travel
from tablewright.games.noria.doors import count_action, gain
from tablewright.games.noria.names import (
    EMPTY,
    FACTORIES,
    FOR_ENTRY,
    ISLAND,
    ISLET,
    MOST_PLOTS,
    RESOURCES,
    SHIP,
)
from tablewright.games.noria.payment import Charge, DiscDecision
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry, with_more
from tablewright.kernel.step import Decision, Procedure

STAYING: Final = Refusal("NOR-13.1-c", "already-there")
NOT_NEIGHBOUR: Final = Refusal("NOR-20.4-b", "not-a-neighbour")
UNKNOWN_ISLAND: Final = Refusal("NOR-13.1-b", "not-revealed")
ALL_REVEALED: Final = Refusal("NOR-13.1-b", "all-revealed")
NOTHING_HIDDEN: Final = Refusal("NOR-20.4-d", "all-revealed")
NO_FACTORY: Final = Refusal("NOR-13.5-e", "no-factory-left")
NO_PLOT: Final = Refusal("NOR-13.5-a", "no-such-plot")


def entry_cost(state: Noria, seat: Seat, island: int) -> int:
    """NOR-13.2-a: a resource for each ambassador of another seat."""
    return sum([1 for other in range(state.seats) if other != seat and state.hold[other][ISLAND] == island])


def is_within_reach(state: Noria, seat: Seat, place: int) -> bool:
    """NOR-20.4-a, NOR-20.4-b: in the expert game only neighbours in the circle, but for the first journey."""
    here = state.hold[seat][ISLAND]
    if not state.expert or here == ISLET:
        return True
    apart = (place - state.islands.index(here)) % len(state.islands)
    return apart == 1 or apart == len(state.islands) - 1


def cannot_travel(state: Noria, seat: Seat, island: int) -> Refusal | None:
    """Why *seat* cannot move its ambassador to *island*; None if it can."""
    if island not in state.islands[: state.shown]:
        return UNKNOWN_ISLAND
    if state.hold[seat][ISLAND] == island:
        return STAYING
    if not is_within_reach(state, seat, state.islands.index(island)):
        return NOT_NEIGHBOUR
    missing = entry_cost(state, seat, island) - state.resources(seat)
    return Refusal("NOR-13.2-b", "resources-missing", (missing,)) if missing > 0 else None


def destinations(state: Noria, seat: Seat) -> list[Action]:
    """NOR-13.1-b: where the ambassador can go now."""
    found: list[Action] = []
    here, resources = state.hold[seat][ISLAND], state.resources(seat)
    for place in range(state.shown):
        island = state.islands[place]
        if island != here and is_within_reach(state, seat, place) and entry_cost(state, seat, island) <= resources:
            found.append(TRAVEL[island])
    if state.shown < len(state.islands):
        found.append(EXPLORE)
    return found


def can_travel(state: Noria, seat: Seat) -> bool:
    return state.shown < len(state.islands) or len(destinations(state, seat)) > 0


class ChooseIsland(DiscDecision):
    """NOR-13.1-a, step 1: where does the ambassador go?"""

    def __init__(self, seat: Seat, second: int) -> None:
        super().__init__(seat)
        self.second: Final = second != 0

    def fields(self) -> Fields:
        return "choose-island", self.seat, int(self.second)

    def options(self, state: Noria) -> list[Action]:
        found = destinations(state, self.seat)
        if self.second:
            found.append(FORGO)
        return found

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        if isinstance(action, Travel):
            return cannot_travel(state, self.seat, action.island)
        if action is EXPLORE:
            return NOTHING_HIDDEN if state.expert else ALL_REVEALED
        return None

    def resolve(self, state: Noria, action: Action) -> None:
        if action is FORGO:
            state.tell("NOR-10.2-e", self.seat, "forwent")
            return
        count_action(state)
        if isinstance(action, Travel):
            cost = entry_cost(state, self.seat, action.island)
            state.then([Charge(self.seat, FOR_ENTRY, cost, 0), Arrive(self.seat, action.island)])
        else:
            state.reveal()
            island = state.islands[state.shown]
            state.shown += 1
            state.tell("NOR-13.3-a", self.seat, "revealed", (island,))
            place_ships(state, "NOR-13.3-b", island)
            state.then([Arrive(self.seat, island)])


def place_ships(state: Noria, rule: str, island: int) -> None:
    """NOR-13.3-b, NOR-13.3-c: the ships of *island* for this number of players."""
    numbers = state.printed.isles[island].ships[state.seats - 2]
    for resource in range(len(RESOURCES)):
        if numbers[resource] > 0:
            state.ships = with_entry(state.ships, island * len(RESOURCES) + resource, numbers[resource])
            state.tell(rule, NOBODY, "ships-came", (island, resource, numbers[resource]))


class Arrive(Procedure[Noria]):
    """NOR-13.1-a: the ambassador stands on the island; what is possible there is asked next."""

    def __init__(self, seat: Seat, island: int) -> None:
        super().__init__(seat)
        self.island: Final = island

    def fields(self) -> Fields:
        return "arrive", self.seat, self.island

    def run(self, state: Noria) -> None:
        state.hold[self.seat][ISLAND] = self.island
        state.tell("NOR-13.1-a", self.seat, "arrived", (self.island,))
        step = AtIsland(self.seat, self.island)
        if step.options(state):
            state.then([step])
        else:
            state.tell("NOR-13.6-b", self.seat, "found-nothing", (self.island,))


class AtIsland(Decision[Noria, Action]):
    """NOR-13.1-a, step 2: which ship, or a factory on which slot? The cost is paid, so the black market is closed."""

    def __init__(self, seat: Seat, island: int) -> None:
        super().__init__(seat)
        self.island: Final = island

    def fields(self) -> Fields:
        return "at-island", self.seat, self.island

    def interruptible(self) -> bool:
        return False

    def options(self, state: Noria) -> list[Action]:
        first = self.island * len(RESOURCES)
        found: list[Action] = [
            SHIPS[resource] for resource in range(len(RESOURCES)) if state.ships[first + resource] > 0
        ]
        found += [BUILD[plot] for plot in range(MOST_PLOTS) if self.cannot_build(state, plot) is None]
        return found

    def cannot_build(self, state: Noria, plot: int) -> Refusal | None:
        """NOR-13.5-a to NOR-13.5-c: why there can be no factory on *plot*; None if there can."""
        if plot >= len(state.printed.isles[self.island].plot_goods):
            return NO_PLOT
        if state.hold[self.seat][FACTORIES] == 0:
            return NO_FACTORY
        owner = state.plots[self.island * MOST_PLOTS + plot]
        return Refusal("NOR-13.5-c", "plot-taken", (owner,)) if owner != NOBODY else None

    def refuse(self, state: Noria, action: Action) -> Refusal | None:
        if isinstance(action, TakeShip):
            return Refusal("NOR-13.4-b", "no-ship-left", (action.resource,))
        return self.cannot_build(state, action.plot) if isinstance(action, Build) else None

    def resolve(self, state: Noria, action: Action) -> None:
        if isinstance(action, TakeShip):
            state.ships = with_more(state.ships, self.island * len(RESOURCES) + action.resource, -1)
            gain(state, "NOR-13.4-a", self.seat, SHIP + action.resource, 1)
        elif isinstance(action, Build):
            isle = state.printed.isles[self.island]
            state.hold[self.seat][FACTORIES] -= 1
            state.plots = with_entry(state.plots, self.island * MOST_PLOTS + action.plot, self.seat)
            state.tell("NOR-13.5-a", self.seat, "built", (self.island, action.plot))
            good = isle.plot_goods[action.plot]
            gain(state, "NOR-13.5-a", self.seat, EMPTY + good, isle.plot_warehouses[action.plot])

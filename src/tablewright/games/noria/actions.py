"""Every action of Noria, made once. Options are lists of references to these."""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.names import (
    DISCS,
    GOODS,
    HALLS,
    ISLANDS,
    MOST_PLOTS,
    PATHS,
    PHASES,
    RESOURCES,
    RINGS,
    SLOTS,
    TENDER,
    THINGS,
)
from tablewright.kernel.action import Action


class Take(Action):
    """The starting resource."""

    def __init__(self, resource: int) -> None:
        super().__init__(("take", RESOURCES[resource]))
        self.resource: Final = resource


class SendDelegate(Action):
    """The free first delegate."""

    def __init__(self, path: int) -> None:
        super().__init__(("delegate", PATHS[path]))
        self.path: Final = path


class Place(Action):
    """Put a disc on a slot: a new one in the administration phase, or a starting one in the expert game."""

    def __init__(self, disc: int, slot: int) -> None:
        super().__init__(("place", DISCS[disc], SLOTS[slot]))
        self.disc: Final = disc
        self.slot: Final = slot


class NightShift(Action):
    def __init__(self, ring: int) -> None:
        super().__init__(("night-shift", RINGS[ring]))
        self.ring: Final = ring


class End(Action):
    """End a phase."""

    def __init__(self, phase: int) -> None:
        super().__init__(("end", PHASES[phase]))
        self.phase: Final = phase


class OnSlot(Action):
    """An action on one slot of the own wheel; *verb* says which."""

    def __init__(self, verb: str, slot: int) -> None:
        super().__init__((verb, SLOTS[slot]))
        self.slot: Final = slot


class Modify(OnSlot):
    """Choose the disc to exchange or move."""


class MoveTo(OnSlot):
    """Choose where that disc goes."""


class Activate(OnSlot):
    """Use a disc for one action."""


class Double(OnSlot):
    """Use an advanced disc for two actions."""


class Inspect(OnSlot):
    """Skip a disc for knowledge."""


class Repeat(OnSlot):
    """The disc that a Bonus disc repeats."""


class Improve(OnSlot):
    """Turn a disc to its advanced side."""


class Buy(Action):
    def __init__(self, disc: int) -> None:
        super().__init__(("buy", DISCS[disc]))
        self.disc: Final = disc


class Invest(Action):
    def __init__(self, path: int) -> None:
        super().__init__(("invest", PATHS[path]))
        self.path: Final = path


class Pay(Action):
    """Pay one token of a thing; where all must be of one kind, pay them all with it."""

    def __init__(self, thing: int) -> None:
        super().__init__(("pay", THINGS[thing]))
        self.thing: Final = thing


class Travel(Action):
    def __init__(self, island: int) -> None:
        super().__init__(("travel", ISLANDS[island]))
        self.island: Final = island


class TakeShip(Action):
    def __init__(self, resource: int) -> None:
        super().__init__(("ship", RESOURCES[resource]))
        self.resource: Final = resource


class Build(Action):
    """Build on a factory slot of the island where the ambassador stands, counted from 0."""

    def __init__(self, plot: int) -> None:
        super().__init__(("build", plot))
        self.plot: Final = plot


class Produce(Action):
    def __init__(self, good: int) -> None:
        super().__init__(("produce", GOODS[good]))
        self.good: Final = good


class SeatPolitician(Action):
    def __init__(self, hall: int) -> None:
        super().__init__(("seat", HALLS[hall]))
        self.hall: Final = hall


class RemovePolitician(Action):
    def __init__(self, hall: int) -> None:
        super().__init__(("remove", HALLS[hall]))
        self.hall: Final = hall


class Plain(Action):
    """An action that is only its verb."""

    def __init__(self, verb: str) -> None:
        super().__init__((verb,))


TAKE: Final = [Take(resource) for resource in range(len(RESOURCES))]
SEND: Final = [SendDelegate(path) for path in range(len(PATHS))]
PLACE: Final = [[Place(disc, slot) for slot in range(len(SLOTS))] for disc in range(len(DISCS))]
COMMIT: Final = Plain("commit")
NIGHT_SHIFT: Final = [NightShift(ring) for ring in range(2)]
MODIFY: Final = [Modify("modify", slot) for slot in range(len(SLOTS))]
MOVE_TO: Final = [MoveTo("to", slot) for slot in range(len(SLOTS))]
END: Final = [End(phase) for phase in range(len(PHASES))]
ACTIVATE: Final = [Activate("activate", slot) for slot in range(len(SLOTS))]
DOUBLE: Final = [Double("double", slot) for slot in range(len(SLOTS))]
INSPECT: Final = [Inspect("inspect", slot) for slot in range(len(SLOTS))]
REPEAT: Final = [Repeat("repeat", slot) for slot in range(len(SLOTS))]
IMPROVE: Final = [Improve("improve", slot) for slot in range(len(SLOTS))]
FORGO: Final = Plain("forgo")
BUY: Final = [Buy(disc) for disc in range(len(DISCS))]
INVEST: Final = [Invest(path) for path in range(len(PATHS))]
PAY: Final = [Pay(thing) for thing in range(len(THINGS))]  # only TENDER are letters of the alphabet
TRAVEL: Final = [Travel(island) for island in range(len(ISLANDS))]
EXPLORE: Final = Plain("explore")
SHIPS: Final = [TakeShip(resource) for resource in range(len(RESOURCES))]
BUILD: Final = [Build(plot) for plot in range(MOST_PLOTS)]
PRODUCE: Final = [Produce(good) for good in range(len(GOODS))]
STOP: Final = Plain("stop")
SEAT: Final = [SeatPolitician(hall) for hall in range(len(HALLS))]
REMOVE: Final = [RemovePolitician(hall) for hall in range(len(HALLS))]


def own_letters() -> list[Action]:
    """All of the above in the order of play; the black market adds its own."""
    letters: list[Action] = []
    letters += TAKE
    letters += SEND
    for row in PLACE:
        letters += row
    letters.append(COMMIT)
    letters += NIGHT_SHIFT
    letters += MODIFY
    letters += MOVE_TO
    letters += END[1:4]
    letters += ACTIVATE
    letters += DOUBLE
    letters += INSPECT
    letters += REPEAT
    letters.append(FORGO)
    letters += BUY
    letters += INVEST
    letters += [PAY[thing] for thing in TENDER]
    letters += TRAVEL
    letters.append(EXPLORE)
    letters += SHIPS
    letters += BUILD
    letters += IMPROVE
    letters += PRODUCE
    letters.append(STOP)
    letters += SEAT
    letters += REMOVE
    return letters

"""Every action of Agra that is no interrupt, made once. Options are lists of references to these."""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.names import (
    BASIC,
    BONUS_TILES,
    FAVOUR_ACTIONS,
    FREE_PEON,
    GOODS,
    GUILDS,
    MARKERS,
    MOST_PROCESSED,
    MOST_RATES,
    NOTABLES,
    PHASES,
    PROCESS_ADDITIONAL,
    SIDES,
    SPACES,
    TILES,
    TOKENS,
    TRACK_LENGTH,
    TRACKS,
)
from tablewright.kernel.action import Action


class Plain(Action):
    """An action that is only its verb."""

    def __init__(self, verb: str) -> None:
        super().__init__((verb,))


class OnSpace(Action):
    """An action on one action space; *verb* says which."""

    def __init__(self, verb: str, space: int) -> None:
        super().__init__((verb, SPACES[space]))
        self.space: Final = space


class Lay(OnSpace):
    """Lay down a standing worker to generate meditation points."""


class Use(OnSpace):
    """Use an action space."""


class Stand(OnSpace):
    """Stand a worker up."""


class Build(OnSpace):
    """Build this building with the Architect."""


class OfGood(Action):
    """An action with one good; *verb* says which."""

    def __init__(self, verb: str, good: int) -> None:
        super().__init__((verb, GOODS[good]))
        self.good: Final = good


class Trade(OfGood):
    """Meditation: trade this good for another of the same value."""


class Process(OfGood):
    """Process one good along the arrow that leads to this one."""


class Give(OfGood):
    """Give up one good: to the Trader, to sell it, to exchange it."""


class Take(OfGood):
    """Receive this good."""


class Pay(OfGood):
    """Pay one good: building material, or for the meditation track."""


class PaySailor(OfGood):
    """Pay one good to the Sailor for more deliveries."""


class Exchange(OfGood):
    """The Dyer: two of the goods just produced for this one."""


class ServeAkbar(OfGood):
    """Put one good into a bowl of Akbar that shows it."""


class Deliver(Action):
    """Deliver a good to a notable."""

    def __init__(self, notable: int, good: int) -> None:
        super().__init__(("deliver", NOTABLES[notable], GOODS[good]))
        self.notable: Final = notable
        self.good: Final = good


class Offer(Action):
    """The Sadr us-Sudur: put a good into the bowl of another."""

    def __init__(self, good: int, bowl: int) -> None:
        super().__init__(("offer", GOODS[good], GOODS[bowl]))
        self.good: Final = good
        self.bowl: Final = bowl


class OfGuild(Action):
    def __init__(self, verb: str, guild: int) -> None:
        super().__init__((verb, GUILDS[guild]))
        self.guild: Final = guild


class Rise(OfGuild):
    """Raise the own influence marker."""


class FulfilOrder(OfGuild):
    """Fulfil the marked order of a guild."""


class OnFarm(Action):
    """An action on one space of an own farm track, counted from 1."""

    def __init__(self, verb: str, track: int, space: int) -> None:
        super().__init__((verb, TRACKS[track], space))
        self.track: Final = track
        self.space: Final = space


class RemoveCover(OnFarm):
    """Remove the cover tile there."""


class MoveFarmer(OnFarm):
    """Move the farmer of the track there."""


class SetPrice(Action):
    """Lay a price token on a good, with this side up."""

    def __init__(self, token: int, good: int, side: int) -> None:
        super().__init__(("price", TOKENS[token], GOODS[good], SIDES[side]))
        self.token: Final = token
        self.good: Final = good
        self.side: Final = side


class TakeBonus(Action):
    def __init__(self, tile: int) -> None:
        super().__init__(("bonus", BONUS_TILES[tile]))
        self.tile: Final = tile


class OfTile(Action):
    def __init__(self, verb: str, tile: int) -> None:
        super().__init__((verb, TILES[tile]))
        self.tile: Final = tile


class TakeTile(OfTile):
    """Take a favour tile."""


class DropTile(OfTile):
    """Give up a favour tile."""


class Numbered(Action):
    def __init__(self, verb: str, number: int) -> None:
        super().__init__((verb, number))
        self.number: Final = number


class ProcessGoods(Numbered):
    """How many goods to process at the building."""


class Mosaic(Numbered):
    """The Mosaic Maker's exchange of meditation points for favour: its rates, counted from 1."""


class MakeRoom(Action):
    """Return a marker to the supply so that something gained finds one."""

    def __init__(self, marker: int) -> None:
        super().__init__(("make-room", MARKERS[marker]))
        self.marker: Final = marker


class End(Action):
    """End a phase."""

    def __init__(self, phase: int) -> None:
        super().__init__(("end", PHASES[phase]))
        self.phase: Final = phase


class FavourHere(Action):
    """A favour action that belongs to one question; *cheaper*: with the Mullah."""

    def __init__(self, favour: int, cheaper: bool) -> None:
        super().__init__(("mullah" if cheaper else "favour", FAVOUR_ACTIONS[favour]))
        self.favour: Final = favour
        self.cheaper: Final = cheaper


ALL_GOODS: Final = range(len(GOODS))
LAY: Final = [Lay("lay", space) for space in range(len(SPACES))]
USE: Final = [Use("use", space) for space in range(len(SPACES))]
STAND: Final = [Stand("stand", space) for space in range(len(SPACES))]
BUILD: Final = [Build("build", building) for building in ALL_GOODS]
TRADE_GOOD: Final = [Trade("trade", good) for good in ALL_GOODS]
PROCESS_TO: Final = [Process("process", good) for good in ALL_GOODS]  # only those above BASIC are letters
GIVE: Final = [Give("give", good) for good in ALL_GOODS]
TAKE: Final = [Take("take", good) for good in ALL_GOODS]
PAY: Final = [Pay("pay", good) for good in ALL_GOODS]
PAY_SAILOR: Final = [PaySailor("pay-sailor", good) for good in ALL_GOODS]
DYER_FOR: Final = [Exchange("dyer", good) for good in ALL_GOODS]
SERVE: Final = [ServeAkbar("akbar", good) for good in ALL_GOODS]  # only those above BASIC are letters
OFFER: Final = [[Offer(good, bowl) for bowl in ALL_GOODS] for good in ALL_GOODS]
DELIVER_TO: Final = [[Deliver(notable, good) for good in ALL_GOODS] for notable in range(len(NOTABLES))]
RISE: Final = [Rise("influence", guild) for guild in range(len(GUILDS))]
FULFIL: Final = [FulfilOrder("order", guild) for guild in range(len(GUILDS))]
REMOVE: Final = [
    [RemoveCover("uncover", track, space) for space in range(1, TRACK_LENGTH + 1)] for track in range(len(TRACKS))
]
MOVE: Final = [
    [MoveFarmer("farmer", track, space) for space in range(1, TRACK_LENGTH + 1)] for track in range(len(TRACKS))
]
PRICE: Final = [
    [[SetPrice(token, good, side) for side in range(2)] for good in ALL_GOODS] for token in range(len(TOKENS))
]
BONUS: Final = [TakeBonus(tile) for tile in range(len(BONUS_TILES))]
TAKE_TILE: Final = [TakeTile("tile", tile) for tile in range(len(TILES))]
DROP_TILE: Final = [DropTile("drop-tile", tile) for tile in range(len(TILES))]
PROCESS_GOODS: Final = [ProcessGoods("process-goods", number) for number in range(MOST_PROCESSED + 1)]
MOSAIC: Final = [Mosaic("mosaic", number) for number in range(1, MOST_RATES + 1)]
ROOM: Final = [MakeRoom(marker) for marker in range(len(MARKERS))]
END: Final = [End(phase) for phase in range(len(PHASES))]
ADDITIONAL: Final = [FavourHere(PROCESS_ADDITIONAL, False), FavourHere(PROCESS_ADDITIONAL, True)]
FREE: Final = [FavourHere(FREE_PEON, False), FavourHere(FREE_PEON, True)]

ENOUGH: Final = Plain("enough")
DECLINE: Final = Plain("decline")
BACK: Final = Plain("back")
COOK_WORKER: Final = Plain("cook-worker")
STORE: Final = Plain("store")
PEON: Final = Plain("peon")
ADVANCE: Final = Plain("advance")
FOLLOW: Final = Plain("follow")
DOUBLE: Final = Plain("double")
TAKE_FAVOUR: Final = Plain("take-favour")
SPEND_STATUE: Final = Plain("statue")


def own_letters() -> list[Action]:
    """All of the above in the order of play; the secondary actions add their own."""
    letters: list[Action] = []
    letters += LAY
    letters.append(COOK_WORKER)
    letters += TRADE_GOOD
    letters += PROCESS_TO[BASIC:]
    letters += MOSAIC
    letters += USE
    letters.append(PEON)
    letters += FREE
    letters.append(STORE)
    letters += BUILD[BASIC:]
    letters += PAY
    letters += BONUS
    letters += PROCESS_GOODS
    letters += ADDITIONAL
    letters.append(FOLLOW)
    letters += PAY_SAILOR
    for deliveries in DELIVER_TO:
        letters += deliveries
    letters.append(DOUBLE)
    letters += GIVE
    letters += TAKE
    for goods in PRICE:
        for sides in goods:
            letters += sides
    letters.append(ADVANCE)
    for covers in REMOVE:
        letters += covers
    for moves in MOVE:
        letters += moves
    letters += DYER_FOR
    letters += STAND
    letters += RISE
    letters.append(TAKE_FAVOUR)
    letters += TAKE_TILE
    letters += DROP_TILE
    letters.append(SPEND_STATUE)
    letters += SERVE[BASIC:]
    letters += FULFIL
    for bowls in OFFER:
        letters += bowls[BASIC:]
    letters += ROOM
    letters += [ENOUGH, DECLINE, BACK]
    letters += END[1:5]
    return letters

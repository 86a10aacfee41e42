"""Every action of Yinzi, made once. Options are lists of references to these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablewright.games.yinzi.names import (
    BONUSES,
    CARDS,
    COLOURS,
    COMMITMENTS,
    DOCKS,
    FACTORIES,
    FORTUNES,
    INNOVATIONS,
    MOST_PARTS,
    NATIONS,
    PILES,
    RESOURCES,
    ROUTES,
    SITES,
    SLOTS,
    SPACES,
    SQUARES,
    TRACK,
    WORKS,
)
from tablewright.kernel.action import Action, Word


class Letter(Action):
    """A verb and one thing: *at* is its number in the engine."""

    def __init__(self, verb: str, word: Word, at: int) -> None:
        super().__init__((verb, word))
        self.verb: Final = verb
        self.at: Final = at


class Commit(Action):
    """Workers to an imperial space: with the disc as a worker or not, and so many from the upper migration space."""

    def __init__(self, space: int, disc: int, upper: int) -> None:
        super().__init__(("commit", COMMITMENTS[space], disc, upper))
        self.space: Final = space
        self.disc: Final = disc
        self.upper: Final = upper


class Fill(Action):
    """Deliver one part of the demand of an own personal route tile."""

    def __init__(self, route: int, part: int) -> None:
        super().__init__(("fill", ROUTES[route], part))
        self.route: Final = route
        self.part: Final = part


class Plain(Action):
    """An action that is only its verb."""

    def __init__(self, verb: str) -> None:
        super().__init__((verb,))


def letters_for(verb: str, names: Sequence[str]) -> list[Letter]:
    return [Letter(verb, names[at], at) for at in range(len(names))]


def counted(verb: str, low: int, high: int) -> list[Letter]:
    return [Letter(verb, number, number) for number in range(low, high + 1)]


COLOUR: Final = letters_for("colour", COLOURS)
BUILD: Final = letters_for("build", FACTORIES)
SITE: Final = letters_for("site", SITES)
TAKE: Final = letters_for("take", RESOURCES)
BONUS_LETTER: Final = letters_for("bonus", BONUSES)
INNOVATE: Final = letters_for("innovate", INNOVATIONS)
UPGRADE: Final = letters_for("upgrade", FACTORIES)
BUY_TILE: Final = letters_for("buy-tile", TRACK)
PLANT: Final = letters_for("plant", SQUARES)
PLAY: Final = letters_for("play", CARDS)
ON: Final = letters_for("on", FORTUNES)
SEND: Final = letters_for("send", FORTUNES)
TO: Final = letters_for("to", WORKS)
MIGRATE: Final = Plain("migrate")
ADVANCE: Final = letters_for("advance", ["wood", "free-wood"])
GROW: Final = letters_for("grow", SQUARES)
SELL: Final = letters_for("sell", SQUARES)
MARKET_SPACE: Final = letters_for("market", SPACES)
REBUILD: Final = letters_for("rebuild", FACTORIES)
WITH_STONE: Final = letters_for("with", ["stone", "free-stone"])
TAX: Final = Plain("tax")
STOP: Final = Plain("stop")
PRODUCE: Final = letters_for("produce", FACTORIES)
DOUBLE: Final = letters_for("double", FACTORIES)
RAW: Final = letters_for("raw", SPACES)
RAW_FREE: Final = Plain("raw-free")
SHIP: Final = letters_for("ship", FACTORIES)
LOAD: Final = letters_for("load", SQUARES)
FREE: Final = letters_for("free", ["rice", "wheat", "salt"])
IN_SLOT: Final = letters_for("slot", SLOTS)
COMMIT: Final = [Commit(space, disc, upper) for space in range(4) for disc in range(2) for upper in range(4)]
ARMIES: Final = counted("army", 1, 4)
SERVE: Final = letters_for("serve", PILES)
GIVE_PRODUCT: Final = letters_for("give-product", FACTORIES)
GIVE: Final = letters_for("give", SQUARES)
GIVE_EMISSARY: Final = letters_for("give-emissary", NATIONS)
BUY_FOOD: Final = counted("buy-food", 0, 3)
PAY: Final = letters_for("pay", ["coins", "free-coins"])
EAT: Final = letters_for("eat", SQUARES)
GLORY_DISC: Final = letters_for("move-disc", INNOVATIONS)
DECLINE: Final = Plain("decline")
EMISSARY: Final = Plain("emissary")
LEAVE: Final = counted("leave", 0, 2)
BURN: Final = letters_for("burn", FACTORIES)
LOSE: Final = counted("lose", 0, 3)
WITHER: Final = letters_for("wither", SQUARES)
FILL: Final = [Fill(route, part) for route in range(len(ROUTES)) for part in range(MOST_PARTS)]
CHOOSE_ROUTE: Final = letters_for("choose-route", ROUTES)
DOCK: Final = letters_for("dock", DOCKS)

LETTER_TABLES: Final[list[list[Letter]]] = [
    COLOUR, BUILD, SITE, TAKE, BONUS_LETTER, INNOVATE, UPGRADE, BUY_TILE, PLANT, PLAY, ON, SEND, TO, ADVANCE, GROW,
    SELL, MARKET_SPACE, REBUILD, WITH_STONE, PRODUCE, DOUBLE, RAW, SHIP, LOAD, FREE, IN_SLOT, ARMIES, SERVE,
    GIVE_PRODUCT, GIVE, GIVE_EMISSARY, BUY_FOOD, PAY, EAT, GLORY_DISC, LEAVE, BURN, LOSE, WITHER, CHOOSE_ROUTE,
    DOCK,
]  # fmt: skip
PLAINS: Final = [MIGRATE, TAX, STOP, RAW_FREE, DECLINE, EMISSARY]


def own_letters() -> list[Action]:
    """All of the above; what may be done at any time adds its own."""
    letters: list[Action] = []
    for table in LETTER_TABLES:
        letters += table
    letters += COMMIT
    letters += FILL
    letters += PLAINS
    return letters

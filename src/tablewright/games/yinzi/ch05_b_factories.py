"""Section B, develop factories.

YIN-B-fact-1     build, rebuild or upgrade
YIN-B-fact-2     build: a stone, a face-up factory, an own disc: level I
YIN-B-fact-3     on two free squares side by side of one province, none of them salt
YIN-B-fact-4     empty plantation tiles under it go to the box
YIN-B-fact-5     then a new factory is revealed (YIN-R-60)
YIN-B-fact-6     upgrade: 3 coins to level II, 5 to level III, and a disc
YIN-B-fact-7     the level is the number of discs
YIN-B-fact-8     the same factory may be worked on again in one action
YIN-B-fact-9     rebuild: a stone and a disc on an ownerless factory (YIN-R-45)
YIN-B-fact-10    no other limit
YIN-S-start-2    start factories obey the same
YIN-I-eco-3      free stone
YIN-L-disc-1     nothing without a disc, counted after the payment
YIN-R-82         the disc that pays (free stone, free coins) may be the one that is placed
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import SITE, WITH_STONE, Letter
from tablewright.games.yinzi.ch05_b_plantation import cannot_cover, coverable
from tablewright.games.yinzi.doors import give_up, money_missing, take_disc_back
from tablewright.games.yinzi.names import (
    DISCS,
    FACTORIES,
    FREE_COINS,
    FREE_STONE,
    NONE,
    SETUP,
    SITE_FIRST,
    SITE_SECOND,
    SITES,
    STONE,
)
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry, with_more, without
from tablewright.kernel.step import Procedure

TOP: Final = 3
NO_DISC: Final = Refusal("YIN-L-disc-1", "no-disc-left")
NOT_SHOWN: Final = Refusal("YIN-B-fact-2", "not-on-display")
NO_STONE: Final = Refusal("YIN-B-fact-2", "no-stone")
NO_SITE: Final = Refusal("YIN-B-fact-3", "no-site-left")
NOT_OWN: Final = Refusal("YIN-B-fact-6", "not-own-factory")
TOP_LEVEL: Final = Refusal("YIN-B-fact-6", "top-level")
NOT_RUINED: Final = Refusal("YIN-B-fact-9", "not-ownerless")


def site_is_open(state: Yinzi, site: int) -> bool:
    if cannot_cover(state, SITE_FIRST[site]) is not None:
        return False
    return cannot_cover(state, SITE_SECOND[site]) is None


def any_site(state: Yinzi) -> bool:
    for site in range(len(SITES)):  # noqa: SIM110  a loop stops at the first; compiled, a generator does not
        if site_is_open(state, site):
            return True
    return False


def has_stone(state: Yinzi, seat: Seat) -> bool:
    return state.hold[seat][STONE] > 0 or state.may_spend(seat, FREE_STONE)


def has_disc(state: Yinzi, seat: Seat, payment: int) -> bool:
    """YIN-R-82: is there a disc to place, once the payment is made, in which that on *payment* may come home?"""
    return state.hold[seat][DISCS] > 0 or state.may_spend(seat, payment)


def cannot_build(state: Yinzi, seat: Seat, factory: int) -> Refusal | None:
    if factory not in state.display:
        return NOT_SHOWN
    if not has_disc(state, seat, FREE_STONE):
        return NO_DISC
    if not has_stone(state, seat):
        return NO_STONE
    return None if any_site(state) else NO_SITE


def is_ruin(state: Yinzi, factory: int) -> bool:
    """YIN-B-fact-9: on the board, without owner."""
    return state.site[factory] != NONE and state.owner[factory] == NOBODY


def cannot_rebuild(state: Yinzi, seat: Seat, factory: int) -> Refusal | None:
    if not is_ruin(state, factory):
        return NOT_RUINED
    if not has_disc(state, seat, FREE_STONE):
        return NO_DISC
    return None if has_stone(state, seat) else NO_STONE


def cannot_raise(state: Yinzi, seat: Seat, factory: int) -> Refusal | None:
    """Why no further disc of *seat* fits on *factory*."""
    if state.owner[factory] != seat:
        return NOT_OWN
    return TOP_LEVEL if state.level[factory] == TOP else None


def cannot_improve(state: Yinzi, seat: Seat, factory: int) -> Refusal | None:
    """What stands against a free upgrade of *factory*."""
    refusal = cannot_raise(state, seat, factory)
    return NO_DISC if refusal is None and state.hold[seat][DISCS] == 0 else refusal


def cannot_upgrade(state: Yinzi, seat: Seat, factory: int) -> Refusal | None:
    refusal = cannot_raise(state, seat, factory)
    if refusal is not None:
        return refusal
    if not has_disc(state, seat, FREE_COINS):
        return NO_DISC
    return money_missing(state, seat, "YIN-B-fact-6", state.printed.upgrade_cost[state.level[factory]])


def improvable(state: Yinzi, seat: Seat) -> list[int]:
    """Own factories that a free upgrade could improve."""
    return [factory for factory in range(len(FACTORIES)) if cannot_improve(state, seat, factory) is None]


def add_disc(state: Yinzi, rule: str, seat: Seat, factory: int) -> None:
    """One more own disc on an own factory: its level (YIN-B-fact-7)."""
    state.hold[seat][DISCS] -= 1
    state.owner = with_entry(state.owner, factory, seat)
    state.level = with_more(state.level, factory, 1)
    state.tell(rule, seat, "factory-level", (factory, state.level[factory]))


class AddDisc(Procedure[Yinzi]):
    """The disc, now that everything is paid; *way* is 0 for an upgrade, 1 for a rebuilding."""

    def __init__(self, seat: Seat, factory: int, way: int) -> None:
        super().__init__(seat)
        self.factory: Final = factory
        self.way: Final = way

    def fields(self) -> Fields:
        return "add-disc", self.seat, self.factory, self.way

    def run(self, state: Yinzi) -> None:
        add_disc(state, "YIN-B-fact-9" if self.way else "YIN-B-fact-6", self.seat, self.factory)


def charge_stone(state: Yinzi, seat: Seat) -> None:
    """A stone, or the free-stone disc: asked only if both can pay. What comes after it is owed already."""
    row = state.hold[seat]
    if not state.may_spend(seat, FREE_STONE):
        pay_stone(state, seat, 0)
    elif row[STONE] == 0 or row[DISCS] == 0:  # YIN-R-82: without a disc in the supply, the one that pays is placed
        pay_stone(state, seat, 1)
    else:
        state.then([ChooseStone(seat)])


def pay_stone(state: Yinzi, seat: Seat, way: int) -> None:
    if way:
        take_disc_back(state, "YIN-I-eco-3", seat, FREE_STONE)
    else:
        give_up(state, "YIN-B-fact-2", seat, STONE, 1)
        state.stock = with_more(state.stock, 1, 1)


class ChooseStone(Closed):
    """YIN-I-eco-3: a stone of the supply, or the virtual one?"""

    def fields(self) -> Fields:
        return "choose-stone", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        return list(WITH_STONE)

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        pay_stone(state, self.seat, action.at)


class ChooseSite(Closed):
    """YIN-B-fact-3: on which two squares does the factory stand?"""

    def __init__(self, seat: Seat, factory: int) -> None:
        super().__init__(seat)
        self.factory: Final = factory

    def fields(self) -> Fields:
        return "choose-site", self.seat, self.factory

    def options(self, state: Yinzi) -> list[Action]:
        cover = coverable(state)
        return [SITE[site] for site in range(len(SITES)) if cover[SITE_FIRST[site]] and cover[SITE_SECOND[site]]]

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if not isinstance(action, Letter) or action.verb != "site":
            return None
        first = cannot_cover(state, SITE_FIRST[action.at])
        return first if first is not None else cannot_cover(state, SITE_SECOND[action.at])

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        start = state.phase == SETUP
        state.display = without(state.display, self.factory)
        state.site = with_entry(state.site, self.factory, action.at)
        state.tell("YIN-S-start-2" if start else "YIN-B-fact-3", self.seat, "built", (self.factory, action.at))
        for square in (SITE_FIRST[action.at], SITE_SECOND[action.at]):
            if state.tile[square] != NONE:
                state.tell("YIN-B-fact-4", self.seat, "tile-boxed", (state.tile[square], square))
                state.tile = with_entry(state.tile, square, NONE)
            state.built = with_entry(state.built, square, self.factory)
        add_disc(state, "YIN-S-start-1" if start else "YIN-B-fact-2", self.seat, self.factory)
        if not start:
            reveal_factory(state, "YIN-B-fact-5")


def reveal_factory(state: Yinzi, rule: str) -> None:
    """YIN-L-tile-1: if there is one."""
    if state.mills:
        state.reveal()
        factory = state.mills[-1]
        state.mills = state.mills[:-1]
        state.display = [*state.display, factory]
        state.tell(rule, NOBODY, "factory-shown", (factory,))

"""Section B, fortune actions.

YIN-B-fortune-1  a card of the hand on one of the five fortune actions
YIN-B-fortune-2  each of them once per round
YIN-B-fortune-3  first the workers of the card, as one group
YIN-B-fortune-4  then up to as many resolutions as its value
YIN-B-fortune-5  any of them may be skipped
YIN-B-fortune-6  a tax disc gives one more, once per action (YIN-R-53)
YIN-B-fortune-7  at any time before the action ends
YIN-B-fortune-8  the card stays until F-III and counts for taxation
YIN-B-boat-1     develop boats: a wood per step
YIN-B-boat-2     not without wood, not on the last space
YIN-B-boat-3     the capacity is the number of the space
YIN-B-cult-1     cultivate: own cubes on a free square
YIN-B-cult-6     once per action a tile instead (YIN-R-77)
YIN-L-worker-1   with too few workers, those that are there (YIN-R-22)
YIN-I-eco-2      free wood
YIN-R-82         without a disc in the supply, the free coins that pay an upgrade bring it home
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import ADVANCE, BUILD, INNOVATE, ON, REBUILD, SELL, STOP, TAX, UPGRADE, Letter
from tablewright.games.yinzi.ch05_a_bonus import step_boat
from tablewright.games.yinzi.ch05_b_factories import (
    AddDisc,
    ChooseSite,
    any_site,
    cannot_build,
    cannot_rebuild,
    cannot_upgrade,
    charge_stone,
    has_disc,
    has_stone,
    is_ruin,
)
from tablewright.games.yinzi.ch05_b_innovations import cannot_innovate, free_spaces, innovate
from tablewright.games.yinzi.ch05_b_plantation import (
    buy_tile,
    cannot_buy_tile,
    cannot_grow,
    cultivate,
    growable,
    tiles_on_offer,
)
from tablewright.games.yinzi.ch05_b_urban import cannot_sell, pick_space, sellable
from tablewright.games.yinzi.doors import charge, give_up, spend_free_coins, take_disc_back
from tablewright.games.yinzi.names import (
    BOAT,
    BOATS,
    BUILDING,
    CULTIVATE,
    DISCS,
    FACTORIES,
    FOR_UPGRADE,
    FORTUNES,
    FREE_STONE,
    FREE_WOOD,
    INNOVATING,
    LEFT,
    NONE,
    SECTION,
    SECTIONS_USED,
    SELL_URBAN,
    TAX_ADDED,
    TAXED,
    TILE_BOUGHT,
    WOOD,
    WORKERS,
)
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.games.yinzi.window import may_do_more
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry, with_more, with_row
from tablewright.kernel.step import Decision, Procedure

NO_RESOLUTION: Final = Refusal("YIN-B-fortune-4", "no-resolution-left")
LAST_SPACE: Final = Refusal("YIN-B-boat-2", "last-boat-space")
NO_WOOD: Final = Refusal("YIN-B-boat-2", "no-wood")
NO_DISC: Final = Refusal("YIN-L-disc-1", "no-disc-left")
TAXED_ALREADY: Final = Refusal("YIN-B-fortune-6", "tax-added")
SECTION_USED: Final = Refusal("YIN-B-innov-2", "section-used")
ONE_TILE: Final = Refusal("YIN-B-cult-6", "tile-bought")


class ChooseFortune(Closed):
    """YIN-B-fortune-1: on which fortune action does the card go?"""

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def fields(self) -> Fields:
        return "choose-fortune", self.seat, self.card

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for fortune in range(len(FORTUNES)):
            if state.played[self.seat][fortune] == NONE:
                found.append(ON[fortune])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "on":
            return Refusal("YIN-B-fortune-2", "fortune-used", (action.at,))
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        state.played = with_row(state.played, self.seat, with_entry(state.played[self.seat], action.at, self.card))
        value = state.printed.card_value[self.card]
        state.tell("YIN-B-fortune-1", self.seat, "played", (self.card, action.at, value))
        row = state.hold[self.seat]
        workers = min(state.printed.card_workers[self.card], row[WORKERS])
        row[WORKERS] -= workers
        state.groups = with_row(state.groups, self.seat, with_entry(state.groups[self.seat], action.at, workers))
        short = workers < state.printed.card_workers[self.card]
        state.tell("YIN-L-worker-1" if short else "YIN-B-fortune-3", self.seat, "grouped", (action.at, workers))
        state.turn[LEFT] = value
        Fortune(self.seat, action.at).go_on(state)


class GoOnFortune(Procedure[Yinzi]):
    """After a resolution that owed something itself: ask on."""

    def __init__(self, seat: Seat, fortune: int) -> None:
        super().__init__(seat)
        self.fortune: Final = fortune

    def fields(self) -> Fields:
        return "go-on-fortune", self.seat, self.fortune

    def run(self, state: Yinzi) -> None:
        Fortune(self.seat, self.fortune).go_on(state)


def may_tax(state: Yinzi, seat: Seat) -> bool:
    """YIN-B-fortune-6: is a tax disc possible?"""
    return state.turn[TAX_ADDED] == 0 and state.hold[seat][DISCS] > 0


class Fortune(Decision[Yinzi, Action]):
    """YIN-B-fortune-4 to YIN-B-fortune-7: one more resolution, the tax disc, or an end."""

    def __init__(self, seat: Seat, fortune: int) -> None:
        super().__init__(seat)
        self.fortune: Final = fortune

    def fields(self) -> Fields:
        return "fortune", self.seat, self.fortune

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        if state.turn[LEFT] > 0:
            if self.fortune == BOATS:
                found = self.boats(state)
            elif self.fortune == CULTIVATE:
                found = growable(state, self.seat)
                if state.turn[TILE_BOUGHT] == 0:
                    found += tiles_on_offer(state, self.seat)
            elif self.fortune == SELL_URBAN:
                for square in sellable(state, self.seat):
                    found.append(SELL[square])
            elif self.fortune == BUILDING:
                found = self.factories(state)
            else:
                found = self.innovations(state)
        if may_tax(state, self.seat):
            found.append(TAX)
        found.append(STOP)
        return found

    def go_on(self, state: Yinzi) -> None:
        """Ask while anything is possible."""
        if may_tax(state, self.seat) or may_do_more(state, self.seat) or len(self.options(state)) > 1:
            state.then([self])

    def boats(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        row = state.hold[self.seat]
        if row[BOAT] + 1 < len(state.printed.capacity):
            if row[WOOD] > 0:
                found.append(ADVANCE[0])
            if state.may_spend(self.seat, FREE_WOOD):
                found.append(ADVANCE[1])
        return found

    def factories(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        seat = self.seat
        stone = has_stone(state, seat) and has_disc(state, seat, FREE_STONE)
        if stone and any_site(state):
            for factory in sorted(state.display):
                found.append(BUILD[factory])
        for factory in range(len(FACTORIES)):
            if stone and is_ruin(state, factory):
                found.append(REBUILD[factory])
        for factory in range(len(FACTORIES)):
            if state.owner[factory] == seat and cannot_upgrade(state, seat, factory) is None:
                found.append(UPGRADE[factory])
        return found

    def innovations(self, state: Yinzi) -> list[Action]:
        if state.hold[self.seat][DISCS] == 0:
            return []
        used = state.turn[SECTIONS_USED]
        return [INNOVATE[space] for space in free_spaces(state) if used & (1 << space // SECTION) == 0]

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if action is TAX:
            return TAXED_ALREADY if state.turn[TAX_ADDED] else NO_DISC
        if not isinstance(action, Letter) or VERBS.get(action.verb, (NONE,)).count(self.fortune) == 0:
            return None
        if state.turn[LEFT] == 0:
            return NO_RESOLUTION
        seat, at = self.seat, action.at
        if action.verb == "advance":
            last = state.hold[seat][BOAT] + 1 == len(state.printed.capacity)
            if last:
                return LAST_SPACE
            return Refusal("YIN-I-eco-2", "no-disc-there", (FREE_WOOD,)) if at == 1 else NO_WOOD
        if action.verb == "grow":
            return cannot_grow(state, seat, at)
        if action.verb == "buy-tile":
            return ONE_TILE if state.turn[TILE_BOUGHT] else cannot_buy_tile(state, seat, at)
        if action.verb == "sell":
            return cannot_sell(state, seat, at)
        if action.verb == "build":
            return cannot_build(state, seat, at)
        if action.verb == "rebuild":
            return cannot_rebuild(state, seat, at)
        if action.verb == "upgrade":
            return cannot_upgrade(state, seat, at)
        refusal = cannot_innovate(state, seat, at)
        return refusal if refusal is not None else SECTION_USED

    def resolve(self, state: Yinzi, action: Action) -> None:
        if action is STOP:
            return
        seat = self.seat
        if action is TAX:
            state.turn[TAX_ADDED] = 1
            state.turn[LEFT] += 1
            state.hold[seat][DISCS] -= 1
            state.hold[seat][TAXED] += 1
            state.tell("YIN-B-fortune-6", seat, "taxed")
            self.go_on(state)
            return
        assert isinstance(action, Letter)
        state.turn[LEFT] -= 1
        if action.verb == "advance":
            advance(state, seat, action.at)
        elif action.verb == "grow":
            cultivate(state, seat, action.at)
        elif action.verb == "innovate":
            state.turn[SECTIONS_USED] |= 1 << action.at // SECTION
            innovate(state, "YIN-B-innov-1", seat, action.at)
        else:
            state.then([GoOnFortune(seat, self.fortune)])
            begin_resolution(state, seat, action)
            return
        self.go_on(state)


def advance(state: Yinzi, seat: Seat, way: int) -> None:
    """YIN-B-boat-1: a step for a wood (*way* 0), or for the free-wood disc."""
    if way == 1:
        take_disc_back(state, "YIN-I-eco-2", seat, FREE_WOOD)
    else:
        give_up(state, "YIN-B-boat-1", seat, WOOD, 1)
        state.stock = with_more(state.stock, 0, 1)
    step_boat(state, "YIN-B-boat-1", seat)


def begin_resolution(state: Yinzi, seat: Seat, letter: Letter) -> None:
    """A resolution that may ask for more than one thing."""
    at = letter.at
    if letter.verb == "buy-tile":
        state.turn[TILE_BOUGHT] = 1
        buy_tile(state, seat, at)
    elif letter.verb == "sell":
        pick_space(state, seat, at)
    elif letter.verb == "build":
        state.then([ChooseSite(seat, at)])
        charge_stone(state, seat)
    elif letter.verb == "rebuild":
        state.then([AddDisc(seat, at, 1)])
        charge_stone(state, seat)
    else:
        state.then([AddDisc(seat, at, 0)])
        if state.hold[seat][DISCS] == 0:  # YIN-R-82: the disc that pays is the one that is placed
            spend_free_coins(state, seat)
        charge(state, seat, state.printed.upgrade_cost[state.level[at]], FOR_UPGRADE, NOBODY)


VERBS: Final[dict[str, tuple[int, ...]]] = {
    "advance": (BOATS,),
    "grow": (CULTIVATE,),
    "buy-tile": (CULTIVATE,),
    "sell": (SELL_URBAN,),
    "build": (BUILDING,),
    "rebuild": (BUILDING,),
    "upgrade": (BUILDING,),
    "innovate": (INNOVATING,),
}

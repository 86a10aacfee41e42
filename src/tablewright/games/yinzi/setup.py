"""Section 3: setting up the table.

YIN-S-player-1   every seat has a colour of its own
YIN-S-market-1   four of the eight market tiles, one per province
YIN-S-rate-1     the die shows 2 on the start space of the exchange track
YIN-S-plant-1    potato and maize wait
YIN-S-plant-2    with 3 or 2 players, one or two tiles of each of the six types leave (YIN-R-2)
YIN-S-plant-3    six tiles on the track, the rest is the pile
YIN-S-ship-1     with 2 or 3 players two Asian ships leave unseen
YIN-S-ship-2     as many Asian ships dock as there are players (YIN-R-7)
YIN-S-ship-3     the others and the European ships make two piles (YIN-R-8)
YIN-S-ship-4     whose tops lie open
YIN-S-stock-1    wood, stone and the bank
YIN-S-fact-1     factories of unused colours leave
YIN-S-fact-2     one per player is shown
YIN-S-route-1    piles of four routes, as many as players plus one (YIN-R-9)
YIN-S-route-2    one of them is the discard
YIN-S-route-3    the others show their top tile
YIN-S-coin-1     4 coins
YIN-S-deck-1     a shuffled deck each, nothing drawn yet (YIN-R-10)
YIN-S-boat-1     boats on space 1
YIN-S-order-1    a random order
YIN-S-start-1    in reverse order: a start factory
YIN-S-start-3    then a new display
YIN-S-start-4    then, in reverse order, a wood or a stone (YIN-R-66)
YIN-G-supply-1, YIN-G-supply-2   what there is
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import BUILD, COLOUR, TAKE, Letter
from tablewright.games.yinzi.ch05_b_factories import NOT_SHOWN, ChooseSite, reveal_factory
from tablewright.games.yinzi.ch05_b_plantation import compact
from tablewright.games.yinzi.ch05_b_routes import turn_up
from tablewright.games.yinzi.ch05_rounds import BeginRound
from tablewright.games.yinzi.doors import gain
from tablewright.games.yinzi.names import (
    ASIAN_SHIPS,
    BOAT,
    CARDS,
    COINS,
    COLOURS,
    CUBES,
    DISCS,
    FACTORIES,
    GOODS,
    MARKETS,
    PIECES,
    PROVINCES,
    ROUTES,
    SHIPS,
    SILVER,
    WOOD,
    WORKERS,
)
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.kernel.action import NOBODY, Action, Fields
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry, with_more, with_row
from tablewright.kernel.step import Procedure, Step

COLOUR_TAKEN: Final = Refusal("YIN-S-player-1", "colour-taken")


class SetUp(Procedure[Yinzi]):
    """Colours first: they decide which factories take part."""

    def fields(self) -> Fields:
        return "set-up", self.seat

    def run(self, state: Yinzi) -> None:
        state.lay_out()
        state.then([*[ChooseColour(seat) for seat in range(state.seats)], LayOut(0)])


class ChooseColour(Closed):
    """YIN-S-player-1: which colour?"""

    def fields(self) -> Fields:
        return "choose-colour", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for colour in range(len(COLOURS)):
            if state.colour_seat[colour] == NOBODY:
                found.append(COLOUR[colour])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        return COLOUR_TAKEN if isinstance(action, Letter) and action.verb == "colour" else None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        state.colour = with_entry(state.colour, self.seat, action.at)
        state.colour_seat = with_entry(state.colour_seat, action.at, self.seat)
        state.tell("YIN-S-player-1", self.seat, "chose-colour", (action.at,))


class LayOut(Procedure[Yinzi]):
    """Everything that chance decides, and the seats' own pieces."""

    def fields(self) -> Fields:
        return "lay-out", self.seat

    def run(self, state: Yinzi) -> None:
        state.reveal()
        lay_markets_and_tiles(state)
        lay_ships(state)
        lay_factories(state)
        lay_routes(state)
        furnish(state)
        backwards = state.order[::-1]
        steps: list[Step] = [StartFactory(seat) for seat in backwards]
        steps.append(NewDisplay(0))
        steps += [StartResource(seat) for seat in backwards]
        steps.append(BeginRound(0))
        state.then(steps)


def lay_markets_and_tiles(state: Yinzi) -> None:
    printed = state.printed
    markets = list(range(len(MARKETS)))
    state.shuffle(markets)
    state.market_tile = markets[: len(PROVINCES)]
    for province in range(len(PROVINCES)):
        state.tell("YIN-S-market-1", NOBODY, "market-laid", (markets[province], province))
    state.rate = printed.start_rate
    state.die = printed.start_die
    state.tell("YIN-S-rate-1", NOBODY, "rate-is", (state.exchange(), state.die))
    removed = printed.tiles_removed_by_players[state.seats - 2]
    tiles: list[int] = []
    for good in range(len(GOODS)):
        if printed.tile_count[good] > 0 and not printed.tile_european[good]:
            tiles += [good] * (printed.tile_count[good] - removed)
    state.shuffle(tiles)
    state.tiles = tiles
    compact(state, "YIN-S-plant-3")
    state.stock = printed.stock


def lay_ships(state: Yinzi) -> None:
    printed = state.printed
    asian = list(range(ASIAN_SHIPS))
    state.shuffle(asian)
    kept = len(asian) - printed.asian_removed_by_players[state.seats - 2]
    state.boxed = asian[kept:]
    asian = asian[:kept]
    for dock in printed.docks_by_players[state.seats - 2]:
        state.dock = with_entry(state.dock, dock, asian.pop())
        state.tell("YIN-S-ship-2", NOBODY, "ship-docked", (state.dock[dock], dock))
    rest = asian + list(range(ASIAN_SHIPS, len(SHIPS)))
    state.shuffle(rest)
    north = (len(rest) + 1) // 2
    state.ships = [rest[:north], rest[north:]]
    for pile in state.ships:
        state.tell("YIN-S-ship-4", NOBODY, "ship-shown", (pile[-1],))


def lay_factories(state: Yinzi) -> None:
    mills = [factory for factory in range(len(FACTORIES)) if state.colour_seat[factory % 4] != NOBODY]
    state.shuffle(mills)
    state.mills = mills
    for _ in range(state.printed.display_by_players[state.seats - 2]):
        reveal_factory(state, "YIN-S-fact-2")


def lay_routes(state: Yinzi) -> None:
    size = state.printed.pile_size
    routes = list(range(len(ROUTES)))
    state.shuffle(routes)
    state.discard = sorted(routes[:size])
    for pile in range(state.seats):
        first = size * (pile + 1)
        state.routes = with_row(state.routes, pile, routes[first : first + size])
        turn_up(state, "YIN-S-route-3", pile)


def furnish(state: Yinzi) -> None:
    """YIN-G-supply-1, YIN-S-coin-1, YIN-S-deck-1, YIN-S-boat-1, YIN-S-order-1."""
    printed = state.printed
    for seat in range(state.seats):
        row = state.hold[seat]
        row[WORKERS], row[CUBES], row[DISCS], row[PIECES] = (
            printed.supply[0],
            printed.supply[1],
            printed.supply[2],
            printed.supply[3],
        )
        row[COINS] = printed.start_coins
        row[SILVER] = printed.start_silver
        row[BOAT] = printed.start_boat
        deck = list(range(len(CARDS)))
        state.shuffle(deck)
        state.deck = with_row(state.deck, seat, deck)
    order = list(range(state.seats))
    state.shuffle(order)
    state.order = order
    for place in range(state.seats):
        state.tell("YIN-S-order-1", state.order[place], "order-place", (place + 1,))


class StartFactory(Closed):
    """YIN-S-start-1: which factory to start with?"""

    def fields(self) -> Fields:
        return "start-factory", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for factory in sorted(state.display):
            found.append(BUILD[factory])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        return NOT_SHOWN if isinstance(action, Letter) and action.verb == "build" else None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        state.then([ChooseSite(self.seat, action.at)])


class NewDisplay(Procedure[Yinzi]):
    """YIN-S-start-3."""

    def fields(self) -> Fields:
        return "new-display", self.seat

    def run(self, state: Yinzi) -> None:
        for _ in range(state.printed.display_by_players[state.seats - 2]):
            reveal_factory(state, "YIN-S-start-3")


class StartResource(Closed):
    """YIN-S-start-4: wood or stone, for free?"""

    def fields(self) -> Fields:
        return "start-resource", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for kind in range(2):
            if state.stock[kind] > 0:
                found.append(TAKE[kind])
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "take":
            return Refusal("YIN-L-res-1", "stock-empty", (action.at,))
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        state.stock = with_more(state.stock, action.at, -1)
        gain(state, "YIN-S-start-4", self.seat, WOOD + action.at, 1)

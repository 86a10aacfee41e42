"""A table of Yinzi in a few words, and what tests ask of it.

A table goes through the real set-up with a fixed seed. Arranging then writes facts straight into the state, always by
replacing a row (`put`), never inside one: copies of a state share rows. After every change `refresh` lets the state
find again what it only derives from its facts. Whatever is asked afterwards goes through the game: its options, its
explanations, its view, the events that it told. Every action that is played must leave each seat as many pieces as it
had (YIN-G-good-4).
"""

from __future__ import annotations

from random import Random
from typing import Any

from tablewright.datafiles.reading import decode, read
from tablewright.games.yinzi import names
from tablewright.games.yinzi.actions import DECLINE
from tablewright.games.yinzi.data import SHIPPED, load, printed_from
from tablewright.games.yinzi.game import YinziGame
from tablewright.games.yinzi.names import (
    AREA,
    AREAS,
    ARMY,
    CARDS,
    COMMITMENTS,
    COMMITTED,
    COMMITTED_DISC,
    COMMITTED_WORKERS,
    CUBES,
    DISCS,
    DOCKS,
    FACTORIES,
    FORTUNES,
    GLORY_FIRST,
    GLORY_SECOND,
    GOODS,
    GROUP,
    INNOVATIONS,
    LOWER,
    LYING,
    MARKETS,
    NATIONS,
    NONE,
    PHASE_B,
    PIECES,
    RECRUIT,
    ROUTES,
    SHIPS,
    SITE_FIRST,
    SITE_SECOND,
    SITES,
    SLOTS,
    SPACES,
    SQUARES,
    STONE,
    TAXED,
    UPPER,
    VIRTUAL,
    WOOD,
    WORKERS,
    WORKS,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.games.yinzi.tables import YinziTables
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.state import seats_to_act, settle
from tablewright.kernel.step import Decision, Step
from tests.games.table import SEED, Table

GAME = YinziGame(*load(None))


class YinziTable(Table[Yinzi]):
    """Every action must leave each seat as many pieces as it had."""

    def act(self, state: Yinzi, seat: Seat, action: Action, game: Game[Yinzi]) -> None:
        before = count_pieces(state)
        super().act(state, seat, action, game)
        assert before in ([], count_pieces(state)), f"{action} made or lost a piece"

    def view(self, state: Yinzi, viewer: Seat = 0) -> dict[str, Any]:
        return super().view(state, viewer)


TABLE = YinziTable(GAME)
hush = TABLE.hush
next_rolls = TABLE.next_rolls
letter = TABLE.letter
play = TABLE.play
asked = TABLE.asked
question = TABLE.question
options = TABLE.options
can = TABLE.can
why = TABLE.why
lifted = TABLE.lifted
refused = TABLE.refused
told = TABLE.told
told_of = TABLE.told_of
view = TABLE.view

# A market where cotton touches both coin spaces, ramie and sugar cane one, and salt none:
#   jiangxi-1 coin    jiangxi-2 cotton   jiangxi-3 coin
#   jiangxi-4 ramie   jiangxi-5 salt     jiangxi-6 sugar cane
EXAMPLE_MARKET = "m3"
PIECE_KINDS = ("cube", "product", "disc")  # four numbers each, one per seat
EXAMPLE_TRACK = ("tea", "salt", "tea", "bamboo", "ramie", "cotton")  # for 1, 1, 1, 2, 2 and 3 coins


# Arranging: rows and pieces.


def put(state: Yinzi, fact: str, at: int, value: object) -> Yinzi:
    """Replace the row *fact* by one that has *value* at *at*."""
    row = list(getattr(state, fact))
    row[at] = value
    return put_row(state, fact, row)


def put_row(state: Yinzi, fact: str, row: object) -> Yinzi:
    setattr(state, fact, row)
    return refresh(state)


def refresh(state: Yinzi) -> Yinzi:
    """The index of the squares of each seat follows from the facts as they are now."""
    state.find_farms()
    return state


def hold(state: Yinzi, seat: Seat = 0, **amounts: int) -> Yinzi:
    """Set what *seat* holds, by the names of the engine in lower case."""
    mine = list(state.hold[seat])
    for name, amount in amounts.items():
        mine[getattr(names, name.upper())] = amount
    return put(state, "hold", seat, mine)


def take_from_supply(state: Yinzi, seat: Seat, thing: int, number: int) -> Yinzi:
    """Pieces that an arrangement puts on the board come out of the supply of *seat*."""
    mine = list(state.hold[seat])
    mine[thing] -= number
    assert mine[thing] >= 0, "more pieces than there are"
    return put(state, "hold", seat, mine)


def give_resources(state: Yinzi, seat: Seat = 0, wood: int = 0, stone: int = 0) -> Yinzi:
    """Wood and stone of the resource area."""
    put_row(state, "stock", [state.stock[0] - wood, state.stock[1] - stone])
    return hold(state, seat, wood=row(state, "wood", seat) + wood, stone=row(state, "stone", seat) + stone)


def new(seats: int = 2, seed: str = SEED, game: YinziGame = GAME) -> Yinzi:
    """A recording table at the first question of its set-up."""
    return TABLE.start(seats, {}, seed, game)


def laid_out(seats: int = 2, seed: str = SEED) -> Yinzi:
    """Colours are chosen in the order red, blue, yellow, green; the first start factory is asked for."""
    state = new(seats, seed)
    while question(state) == "choose-colour":
        play(state, options(state)[0])
    return state


def table(seats: int = 2, seed: str = SEED, game: YinziGame = GAME) -> Yinzi:
    """Set up with the first offered factories and sites and wood for all; the first bonus is asked for."""
    state = new(seats, seed, game)
    while state.round == 0:
        take(state, game.options(state)[0], game)
    return hush(state)


def land(seats: int = 2, game: YinziGame = GAME) -> Yinzi:
    """A table in round 1 with an empty board, seats in order, known markets and tiles, and nothing in any hand."""
    state = clear_land(table(seats, game=game))
    for seat in range(seats):
        put(state, "deck", seat, sorted([*state.deck[seat], *state.hand[seat]]))
        put(state, "hand", seat, [])
        hold(state, seat, wood=0)
    put_row(state, "stock", [14, 8])
    lay_markets(state, *[EXAMPLE_MARKET] * 4)
    lay_track(state, *EXAMPLE_TRACK)
    set_order(state, *range(seats))
    state.phase, state.window = PHASE_B, 0
    return state


def clear_land(state: Yinzi) -> Yinzi:
    """No factories, tiles or cubes on the board; everything is back where it came from."""
    for at, owner in enumerate(state.owner):
        if state.site[at] != NONE:
            if owner != NOBODY:
                take_from_supply(state, owner, DISCS, -state.level[at])
            put_row(state, "mills", [at, *state.mills])
    factories, squares = len(FACTORIES), len(SQUARES)
    put_row(state, "site", [NONE] * factories)
    put_row(state, "owner", [NOBODY] * factories)
    put_row(state, "level", [0] * factories)
    put_row(state, "built", [NONE] * squares)
    assert not any(state.cubes), "nobody has grown anything yet"
    return put_row(state, "tile", [NONE] * squares)


def set_order(state: Yinzi, *seats: Seat) -> Yinzi:
    return put_row(state, "order", list(seats))


def grow(state: Yinzi, square: str, seat: Seat = 0, cubes: int = 1, tile: str = "") -> Yinzi:
    """Cubes of *seat* on *square*, on a plantation tile if one is named."""
    at = SQUARES.index(square)
    take_from_supply(state, seat, CUBES, cubes)
    put(state, "tile", at, GOODS.index(tile) if tile else NONE)
    put(state, "cube", at, seat if cubes else NOBODY)
    return put(state, "cubes", at, cubes)


def empty_tile(state: Yinzi, square: str, tile: str) -> Yinzi:
    return grow(state, square, 0, 0, tile)


def harvest(state: Yinzi, square: str) -> Yinzi:
    """All cubes of a square are back in the supply of their owner."""
    at = SQUARES.index(square)
    take_from_supply(state, state.cube[at], CUBES, -state.cubes[at])
    return put(put(state, "cubes", at, 0), "cube", at, NOBODY)


def factory(state: Yinzi, name: str, site: str, owner: Seat = 0, level: int = 1, made: tuple[int, ...] = ()) -> Yinzi:
    """A factory on the board, with products by seat."""
    number, place = FACTORIES.index(name), SITES.index(site)
    for pile in ("mills", "display"):
        put_row(state, pile, [other for other in getattr(state, pile) if other != number])
    put(state, "site", number, place)
    put(state, "owner", number, owner)
    put(state, "level", number, level)
    for square in (SITE_FIRST[place], SITE_SECOND[place]):
        put(state, "built", square, number)
    if owner != NOBODY:
        take_from_supply(state, owner, DISCS, level)
    for seat, products in enumerate(made):
        put(state, "made", number * 4 + seat, products)
        take_from_supply(state, seat, PIECES, products)
    return state


def ruin(state: Yinzi, name: str, site: str) -> Yinzi:
    return factory(state, name, site, NOBODY, 0)


def show_factories(state: Yinzi, *shown: str, pile: tuple[str, ...] = ()) -> Yinzi:
    """The display, and the pile with its top last."""
    put_row(state, "display", [FACTORIES.index(name) for name in shown])
    return put_row(state, "mills", [FACTORIES.index(name) for name in pile])


def disc_on(state: Yinzi, innovation: str, seat: Seat = 0) -> Yinzi:
    take_from_supply(state, seat, DISCS, 1)
    return put(state, "innovation", INNOVATIONS.index(innovation), seat)


def give_hand(state: Yinzi, seat: Seat, *cards: str) -> Yinzi:
    """Exactly these cards in the hand; the others are in the deck."""
    hand = sorted(CARDS.index(card) for card in cards)
    rest = sorted([*state.hand[seat], *state.deck[seat]])
    put(state, "deck", seat, [card for card in rest if card not in hand])
    return put(state, "hand", seat, hand)


def played(state: Yinzi, seat: Seat, *cards: str) -> Yinzi:
    """These cards lie on the fortune actions from left to right; they are in no deck."""
    numbers = [CARDS.index(card) for card in cards]
    put(state, "deck", seat, [card for card in state.deck[seat] if card not in numbers])
    return put(state, "played", seat, numbers + [NONE] * (len(FORTUNES) - len(numbers)))


def group(state: Yinzi, workers: int, seat: Seat = 0, fortune: str = "cultivate") -> Yinzi:
    """A group of workers on the player board."""
    take_from_supply(state, seat, WORKERS, workers)
    groups = list(state.groups[seat])
    groups[FORTUNES.index(fortune)] = workers
    return put(state, "groups", seat, groups)


def done(state: Yinzi, *works: str, seat: Seat = 0) -> Yinzi:
    """*seat* has used these worker actions in this round."""
    return hold(state, seat, done=sum(1 << WORKS.index(work) for work in works))


def migrants(state: Yinzi, seat: Seat = 0, upper: int = 0, lower: int = 0) -> Yinzi:
    take_from_supply(state, seat, WORKERS, upper + lower)
    return hold(state, seat, upper=upper, lower=lower)


def army(state: Yinzi, seat: Seat, workers: int, lying: int = 0) -> Yinzi:
    """Workers in the war area: those who stand take the next space."""
    take_from_supply(state, seat, WORKERS, workers + lying)
    hold(state, seat, army=workers, lying=lying)
    return put_row(state, "war_line", [*state.war_line, seat]) if workers else state


def committed(state: Yinzi, space: str, seat: Seat = 0) -> Yinzi:
    """Workers stand on an imperial space."""
    at = COMMITMENTS.index(space)
    take_from_supply(state, seat, WORKERS, at + 1)
    mine = list(state.hold[seat])
    mine[COMMITTED], mine[COMMITTED_WORKERS] = at + 1, at + 1
    return put(state, "hold", seat, mine)


# Arranging: markets, ships, routes, money.


def lay_markets(state: Yinzi, *tiles: str) -> Yinzi:
    """The market tiles of Huguang, Nanzhili, Jiangxi and Zhejiang."""
    return put_row(state, "market_tile", [MARKETS.index(tile) for tile in tiles])


def lay_track(state: Yinzi, *goods: str, pile: tuple[str, ...] | None = None) -> Yinzi:
    """The plantation track from the left, and the pile with its top last."""
    left = [GOODS.index(good) for good in goods]
    put_row(state, "track", left + [NONE] * (6 - len(left)))
    return state if pile is None else put_row(state, "tiles", [GOODS.index(good) for good in pile])


def raw(state: Yinzi, space: str, seat: Seat = 0) -> Yinzi:
    """A cube of *seat* lies on a space of an urban market."""
    take_from_supply(state, seat, CUBES, 1)
    return put(state, "market", SPACES.index(space), seat)


def rural(state: Yinzi, *cubes: int) -> Yinzi:
    """So many cubes of each seat lie on the rural market."""
    for seat, number in enumerate(cubes):
        take_from_supply(state, seat, CUBES, number)
    return put_row(state, "rural", [*cubes, *[0] * (4 - len(cubes))])


def dock(state: Yinzi, *ships: str | None) -> Yinzi:
    """Ships at s1, s2, s3 and s4; wherever else they were they are no longer."""
    numbers = [NONE if ship is None else SHIPS.index(ship) for ship in ships]
    put_row(state, "ships", [[ship for ship in pile if ship not in numbers] for pile in state.ships])
    return put_row(state, "dock", numbers + [NONE] * (len(DOCKS) - len(numbers)))


def ship_piles(state: Yinzi, north: list[str], south: list[str]) -> Yinzi:
    """Both piles, the open top last."""
    return put_row(state, "ships", [[SHIPS.index(ship) for ship in pile] for pile in (north, south)])


def aboard(state: Yinzi, slot: str, *pieces: str) -> Yinzi:
    """What lies in a slot: `cube 1`, `product 0` or `virtual`, two of them for a pair."""
    at = SLOTS.index(slot) * 2
    for half, words in enumerate(pieces):
        kind, _, seat = words.partition(" ")
        if kind == "virtual":
            put(state, "cargo", at + half, VIRTUAL)
            continue
        take_from_supply(state, int(seat), {"cube": CUBES, "product": PIECES}[kind], 1)
        put(state, "cargo", at + half, PIECE_KINDS.index(kind) * 4 + int(seat))
    return state


def land_abroad(state: Yinzi, area: str, *products: int) -> Yinzi:
    """So many products of each seat lie in a foreign area."""
    for seat, number in enumerate(products):
        take_from_supply(state, seat, PIECES, number)
        put(state, "abroad", AREAS.index(area) * 4 + seat, number)
    return state


def send_envoys(state: Yinzi, nation: str, seat: Seat, number: int) -> Yinzi:
    """Emissaries on a foreign market."""
    take_from_supply(state, seat, DISCS, number)
    return put(state, "envoys", NATIONS.index(nation) * 4 + seat, number)


def lay_routes(state: Yinzi, *shown: str, discard: tuple[str, ...] = (), below: tuple[str, ...] = ()) -> Yinzi:
    """The open route tiles, those of the discard, and one more under each open tile if named. No others are there."""
    piles = [[ROUTES.index(route)] for route in below]
    put_row(state, "open_route", [ROUTES.index(route) for route in shown] + [NONE] * (4 - len(shown)))
    put_row(state, "routes", piles + [[] for _ in range(4 - len(piles))])
    return put_row(state, "discard", sorted(ROUTES.index(route) for route in discard))


def served(state: Yinzi, pile: int, seat: Seat, *pieces: str) -> Yinzi:
    """*seat* has served the open tile of that pile (from 0); on it lie a `cube 1`, a `product 0` or a `disc 0`."""
    codes = []
    for words in pieces:
        kind, _, owner = words.partition(" ")
        take_from_supply(state, int(owner), {"cube": CUBES, "product": PIECES, "disc": DISCS}[kind], 1)
        codes.append(PIECE_KINDS.index(kind) * 4 + int(owner))
    put(state, "server", pile, seat)
    return put(state, "on_route", pile, codes)


def own_route(state: Yinzi, route: str, seat: Seat = 0) -> Yinzi:
    """An open personal route tile."""
    return put(state, "personal", seat, [*state.personal[seat], ROUTES.index(route)])


def set_rate(state: Yinzi, rate: int, die: int = 2) -> Yinzi:
    state.rate, state.die = state.printed.rates.index(rate), die
    return state


def with_data(table: str, row: str = "", **values: object) -> YinziGame:
    """The game with other printed values in one table of its data file, or in the row of it with that id."""
    file = read(SHIPPED)
    data = file.tables
    found = next(entry for entry in data[table] if entry["id"] == row) if row else data[table]
    found.update(values)
    return YinziGame(printed_from(decode(file, YinziTables)), "other")


# Arranging: whose turn it is.


class Pause(Decision[Yinzi, Action]):
    """Where a test's stretch of the game ends: a question of nobody's concern."""

    def fields(self) -> Fields:
        return "choose-action", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        return [DECLINE]

    def interruptible(self) -> bool:
        return False


def ended(state: Yinzi) -> bool:
    """Is all that the test was about done?"""
    return bool(state.stack) and isinstance(state.stack[-1], Pause)


def owe(state: Yinzi, *steps: Step) -> Yinzi:
    """Nothing is owed but *steps*, in this order, and then a pause."""
    before = count_pieces(state)
    state.stack = []
    state.then([*steps, Pause(0)])
    hush(state)
    settle(refresh(state))
    assert count_pieces(state) == before
    return state


# Steps by their names, as a saved game has them.
PHASE_STEPS = {
    "round": "begin-round",
    "bonus": "bonus-phase",
    "actions": "action-phase",
    "feeding": "feeding-phase",
    "war": "war-phase",
    "disasters": "disaster-phase",
    "routes": "route-phase",
    "rewards": "reward-phase",
    "taxation": "tax-phase",
    "late": "late-phase",
    "administration": "administration",
    "final": "final-phase",
}


def begin(state: Yinzi, *phases: str) -> Yinzi:
    """These phases are played, as far as nobody has to choose; after them the game pauses."""
    return owe(state, *[GAME.step_from([PHASE_STEPS[phase], 0]) for phase in phases])


def turns(state: Yinzi) -> Yinzi:
    """Phase B from its first turn on, with the hands and groups that are there."""
    state.phase, state.upto = PHASE_B, -1
    return owe(state, GAME.step_from(["next-turn", 0]))


def turn(state: Yinzi, seat: Seat = 0) -> Yinzi:
    """One turn of *seat*, which has a card or a group, in phase B."""
    state.phase, state.upto = PHASE_B, state.order.index(seat) - 1
    owe(state, GAME.step_from(["next-turn", 0]))
    assert asked(state) == seat
    end = GAME.step_from(["end-occasion", seat])  # instead of the turn of the next seat
    state.stack = [end if step.fields()[0] == "next-turn" else step for step in state.stack]
    return hush(state)


def my_turn(state: Yinzi) -> Yinzi:
    """A turn of seat 0, which has one card, before it acts."""
    return turn(give_hand(state, 0, "c01"))


def fortune(state: Yinzi, action: str, card: str = "c12", seat: Seat = 0) -> Yinzi:
    """*seat* has just played *card* (c12 has value 3 and 3 workers) on a fortune action."""
    return play(turn(give_hand(state, seat, card), seat), f"play {card}", f"on {action}")


def sent(state: Yinzi, work: str, workers: int = 3, seat: Seat = 0) -> Yinzi:
    """*seat* has just sent a group to a worker action."""
    return play(turn(group(state, workers, seat), seat), "send cultivate", f"to {work}")


def sails(state: Yinzi, at: str = "s1", seat: Seat = 0) -> Yinzi:
    """The ship at that dock leaves in a turn of *seat*."""
    return owe(state, GAME.step_from(["depart", seat, DOCKS.index(at)]))


# Acting.


def take(state: Yinzi, action: Action, game: YinziGame = GAME) -> None:
    game.apply(state, seats_to_act(state)[0], action)


def play_out(state: Yinzi, number: int, game: YinziGame = GAME) -> Yinzi:
    chooser = Random(number)
    while not state.is_over():
        take(state, chooser.choice(game.options(state)), game)
    return state


# Asking: options, refusals, events.


def transported(state: Yinzi) -> int:
    """River transport that was used since the table was arranged."""
    return sum(what[0] for _, _, what in told_of(state, "transported"))


# Asking: what lies where.


def row(state: Yinzi, thing: str, seat: Seat = 0) -> int:
    """What *seat* holds of *thing*, by the names of the engine in lower case."""
    number: int = state.hold[seat][getattr(names, thing.upper())]
    return number


def rows(state: Yinzi, *things: str, seat: Seat = 0) -> list[int]:
    return [row(state, thing, seat) for thing in things]


def square(state: Yinzi, name: str) -> tuple[str, Seat, int]:
    """The good of a square, whose cubes lie there, and how many."""
    at = SQUARES.index(name)
    return GOODS[state.good_on(at)], state.cube[at], state.cubes[at]


def tiles_on_board(state: Yinzi) -> dict[str, str]:
    return {SQUARES[at]: GOODS[tile] for at, tile in enumerate(state.tile) if tile != NONE}


def mill(state: Yinzi, name: str) -> tuple[Seat, int, list[int]]:
    """Whose a factory is, its level, and the products on it by seat."""
    at = FACTORIES.index(name)
    return state.owner[at], state.level[at], list(state.made[at * 4 : at * 4 + state.seats])


def shown_factories(state: Yinzi) -> list[str]:
    return [FACTORIES[at] for at in state.display]


def on_track(state: Yinzi) -> list[str]:
    """The goods of the plantation track, `-` for a gap."""
    return ["-" if tile == NONE else GOODS[tile] for tile in state.track]


def market(state: Yinzi, space: str) -> Seat:
    """Whose cube lies there."""
    return state.market[SPACES.index(space)]


def slot(state: Yinzi, name: str) -> list[str]:
    """What lies in a slot, in the words of `aboard`."""
    at = SLOTS.index(name) * 2
    pieces = [piece for piece in state.cargo[at : at + 2] if piece != NONE]
    return ["virtual" if piece == VIRTUAL else piece_words([piece])[0] for piece in pieces]


def docked(state: Yinzi) -> list[str | None]:
    return [None if ship == NONE else SHIPS[ship] for ship in state.dock]


def abroad(state: Yinzi, area: str) -> list[int]:
    at = AREAS.index(area) * 4
    return list(state.abroad[at : at + state.seats])


def envoys(state: Yinzi, nation: str) -> list[int]:
    at = NATIONS.index(nation) * 4
    return list(state.envoys[at : at + state.seats])


def disc_of(state: Yinzi, innovation: str) -> Seat:
    return state.innovation[INNOVATIONS.index(innovation)]


def workers_at(state: Yinzi, work: str, seat: Seat = 0) -> int:
    """Used workers that stand on the area of a worker action."""
    return state.hold[seat][AREA + WORKS.index(work)]


def groups(state: Yinzi, seat: Seat = 0) -> dict[str, int]:
    return {FORTUNES[at]: workers for at, workers in enumerate(state.groups[seat]) if workers}


def open_routes(state: Yinzi) -> list[str]:
    return [ROUTES[route] for route in state.open_route if route != NONE]


def on_route(state: Yinzi, pile: int) -> list[str]:
    """The pieces on the open tile of a pile, in the words of `served`."""
    return piece_words(state.on_route[pile])


def on_personal(state: Yinzi, route: str) -> list[str]:
    """The same for a personal route tile."""
    return piece_words(state.on_personal[ROUTES.index(route)])


def piece_words(codes: list[int]) -> list[str]:
    return [f"{PIECE_KINDS[code // 4]} {code % 4}" for code in codes]


def discarded(state: Yinzi) -> list[str]:
    return [ROUTES[route] for route in state.discard]


def personal(state: Yinzi, seat: Seat = 0) -> list[str]:
    return [ROUTES[route] for route in state.personal[seat]]


def won(state: Yinzi, seat: Seat = 0) -> list[str]:
    return [ROUTES[route] for route in state.won[seat]]


def glories(state: Yinzi) -> list[tuple[int, int]]:
    """Discs of each seat on the better and the lesser space of war glories."""
    return [(mine[GLORY_FIRST], mine[GLORY_SECOND]) for mine in state.hold]


def points(state: Yinzi, item: str, seat: Seat = 0) -> int:
    """What the final scoring gives for one item."""
    return next(line.points for line in GAME.result(state).lines[seat] if line.item == item)


def ship_pile(state: Yinzi, at: int) -> tuple[int, str | None]:
    """How many ships lie on a pile, and which one is seen."""
    shown = view(state)["ship_piles"][at]
    return shown["size"], shown["top"]


def seen_discard(state: Yinzi, viewer: Seat = 0) -> tuple[int, list[str] | None]:
    """How many tiles lie on the route discard, and which of them *viewer* sees."""
    shown = view(state, viewer)["route_discard"]
    return shown["size"], shown["tiles"] and [tile["route"] for tile in shown["tiles"]]


def player(state: Yinzi, seat: Seat = 0, viewer: Seat = 0) -> dict[str, Any]:
    shown: dict[str, Any] = view(state, viewer)["players"][seat]
    return shown


# Counting.


def pieces_of(state: Yinzi, seat: Seat) -> dict[str, int]:
    """Every piece of *seat* wherever it lies: what the rules must never create or lose."""
    own = state.hold[seat]
    tiles = [piece for pile in [*state.on_route, *state.on_personal] for piece in pile]
    pieces = [*tiles, *state.cargo]
    sending = state.turn[GROUP] if state.active == seat else 0
    workers = own[WORKERS] + own[UPPER] + own[LOWER] + own[ARMY] + own[LYING] + own[COMMITTED_WORKERS]
    discs = own[DISCS] + own[TAXED] + own[GLORY_FIRST] + own[GLORY_SECOND] + own[RECRUIT] + own[COMMITTED_DISC]
    levels = sum(state.level[at] for at in range(len(FACTORIES)) if state.owner[at] == seat)
    sailing = sum(state.emissary[seat::4]) + sum(state.envoys[seat::4])
    cubes = sum(state.cubes[at] for at in range(len(SQUARES)) if state.cube[at] == seat)
    return {
        "workers": workers + sum(own[AREA : AREA + 5]) + sum(state.groups[seat]) + sending,
        "cubes": own[CUBES] + cubes + state.market.count(seat) + state.rural[seat] + pieces.count(seat),
        "discs": discs + levels + sailing + state.innovation.count(seat) + tiles.count(8 + seat),
        "products": own[PIECES] + sum(state.made[seat::4]) + sum(state.abroad[seat::4]) + pieces.count(4 + seat),
    }


def count_pieces(state: Yinzi) -> list[object]:
    """All pieces of all seats, wood and stone; nothing before they are dealt out."""
    if not state.market_tile:
        return []
    return [stock_of(state), *[pieces_of(state, seat) for seat in range(state.seats)]]


def stock_of(state: Yinzi) -> tuple[int, int]:
    """All wood and all stone."""
    return (
        state.stock[0] + sum(own[WOOD] for own in state.hold),
        state.stock[1] + sum(own[STONE] for own in state.hold),
    )

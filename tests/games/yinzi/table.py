"""A table of Yinzi in a few words, and what tests ask of it.

A table goes through the real set-up with a fixed seed. Arranging may then write facts straight into the state; whatever
is asked afterwards goes through the game: its options, its explanations, its view, the events that it told.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tablewright.games.yinzi.ch05_b_turns import ChooseAction
from tablewright.games.yinzi.doors import EndOccasion, begin_occasion
from tablewright.games.yinzi.game import YinziGame
from tablewright.games.yinzi.loader import load
from tablewright.games.yinzi.names import (
    AREA,
    ARMY,
    CARDS,
    COMMITTED_DISC,
    COMMITTED_WORKERS,
    CUBES,
    DISCS,
    FACTORIES,
    GLORY_FIRST,
    GLORY_SECOND,
    GOODS,
    INNOVATIONS,
    LOWER,
    LYING,
    NONE,
    PHASE_B,
    PIECES,
    RECRUIT,
    SITES,
    SQUARES,
    STONE,
    TAXED,
    UPPER,
    WOOD,
    WORKERS,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY, Action, Seat
from tablewright.kernel.record import parse_word
from tablewright.kernel.state import seats_to_act, settle
from tablewright.kernel.step import Step

GAME = YinziGame(*load(None))
SEED = "00112233445566778899aabbccddeeff"


# Arranging.


def new(seats: int = 2, seed: str = SEED, game: YinziGame = GAME) -> Yinzi:
    """A recording table at the first question of its set-up."""
    return game.start(game.setup(seats, {}), seed, recording=True)


def table(seats: int = 2, seed: str = SEED, game: YinziGame = GAME) -> Yinzi:
    """Set up: colours in seat order, first offered factory and site, wood; then the order is that of the seats and the
    plantations, markets and hands of the first round are as chance left them."""
    state = new(seats, seed, game)
    while state.round == 0:
        take(state, game.options(state)[0], game)
    return hush(state)


def hush(state: Yinzi) -> Yinzi:
    state.events.clear()
    return state


def at(state: Yinzi, *steps: Step, game: YinziGame = GAME) -> Yinzi:
    """Nothing is owed but *steps*, in this order."""
    state.stack = []
    state.then(list(steps))
    hush(state)
    settle(state)
    return state


def turn(state: Yinzi, seat: Seat = 0, *steps: Step) -> Yinzi:
    """A turn of phase B of *seat*, which owes *steps*, or the choice of an action."""
    state.phase = PHASE_B
    begin_occasion(state, seat, PHASE_B)
    state.stack = []
    state.then([*(steps or (ChooseAction(seat),)), EndOccasion(seat), Pause(seat)])
    settle(state)
    return hush(state)


class Pause(ChooseAction):
    """Where a test's turn ends: a question of nobody's concern."""

    def fields(self) -> tuple[str | int, ...]:
        return "choose-action", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        return [GAME.by_fields[("decline",)]]

    def interruptible(self) -> bool:
        return False


def ended(state: Yinzi) -> bool:
    return bool(state.stack) and isinstance(state.stack[-1], Pause)


def hold(state: Yinzi, seat: Seat = 0, **amounts: int) -> Yinzi:
    """Set what *seat* holds, by the names of the engine in lower case."""
    from tablewright.games.yinzi import names

    for name, amount in amounts.items():
        state.hold[seat][getattr(names, name.upper())] = amount
    return state


def clear_land(state: Yinzi) -> Yinzi:
    """No factories, tiles or cubes on the board; everything is back where it came from."""
    for factory in range(len(FACTORIES)):
        if state.site[factory] != NONE:
            if state.owner[factory] != NOBODY:
                state.hold[state.owner[factory]][DISCS] += state.level[factory]
            state.site[factory], state.owner[factory], state.level[factory] = NONE, NOBODY, 0
            state.mills.insert(0, factory)
    for square in range(len(SQUARES)):
        if state.cubes[square]:
            state.hold[state.cube[square]][CUBES] += state.cubes[square]
        state.tile[square], state.cube[square], state.cubes[square], state.built[square] = NONE, NOBODY, 0, NONE
    return state


def grow(state: Yinzi, square: str, seat: Seat = 0, cubes: int = 1, tile: str = "") -> Yinzi:
    """Cubes of *seat* on *square*, on a plantation tile if one is named."""
    at_square = SQUARES.index(square)
    state.tile[at_square] = GOODS.index(tile) if tile else NONE
    state.cube[at_square] = seat if cubes else NOBODY
    state.cubes[at_square] = cubes
    state.hold[seat][CUBES] -= cubes
    return state


def factory(state: Yinzi, name: str, site: str, owner: Seat = 0, level: int = 1, made: tuple[int, ...] = ()) -> Yinzi:
    """A factory on the board, with products by seat."""
    from tablewright.games.yinzi.names import SITE_FIRST, SITE_SECOND

    number, place = FACTORIES.index(name), SITES.index(site)
    for pile in (state.mills, state.display):
        if number in pile:
            pile.remove(number)
    state.site[number], state.owner[number], state.level[number] = place, owner, level
    state.built[SITE_FIRST[place]] = state.built[SITE_SECOND[place]] = number
    if owner != NOBODY:
        state.hold[owner][DISCS] -= level
    for seat, products in enumerate(made):
        state.made[number * 4 + seat] = products
        state.hold[seat][PIECES] -= products
    return state


def disc_on(state: Yinzi, innovation: str, seat: Seat = 0) -> Yinzi:
    state.innovation[INNOVATIONS.index(innovation)] = seat
    state.hold[seat][DISCS] -= 1
    return state


def give_hand(state: Yinzi, seat: Seat, *cards: str) -> Yinzi:
    """Exactly these cards in the hand; the others are in the deck."""
    hand = sorted(CARDS.index(card) for card in cards)
    rest = sorted([*state.hand[seat], *state.deck[seat]])
    state.hand[seat] = hand
    state.deck[seat] = [card for card in rest if card not in hand]
    return state


# Acting.


def letter(words: str, game: YinziGame = GAME) -> Action:
    found = game.letter(tuple(parse_word(word) for word in words.split()))
    assert found is not None, f"no such action: {words}"
    return found


def take(state: Yinzi, action: Action, game: YinziGame = GAME) -> None:
    game.apply(state, seats_to_act(state)[0], action)


def play(state: Yinzi, *actions: str, game: YinziGame = GAME) -> Yinzi:
    """Take these actions, in the notation of records, for whoever is asked."""
    for words in actions:
        take(state, letter(words, game), game)
    return state


def play_out(state: Yinzi, number: int, game: YinziGame = GAME) -> Yinzi:
    chooser = Random(number)
    while not state.is_over():
        take(state, chooser.choice(game.options(state)), game)
    return state


# Asking.


def options(state: Yinzi, verb: str = "", game: YinziGame = GAME) -> list[str]:
    return [str(action) for action in game.options(state) if str(action).split()[0] == verb or not verb]


def can(state: Yinzi, words: str) -> bool:
    return letter(words) in GAME.options(state)


def why(state: Yinzi, words: str, game: YinziGame = GAME) -> tuple[str, str]:
    """The clause and the reason why this is not possible now."""
    refusal = game.explain(state, seats_to_act(state)[0], letter(words, game))
    assert refusal is not None, f"{words} is possible"
    game.vocabulary().name("why-" + refusal.reason, refusal.what)
    return refusal.rule, refusal.reason


def question(state: Yinzi) -> str:
    return str(state.stack[-1].fields()[0]) if state.stack else ""


def told(state: Yinzi) -> list[str]:
    return [f"{event.rule} {event.verb}" for event in state.events]


def row(state: Yinzi, thing: str, seat: Seat = 0) -> int:
    from tablewright.games.yinzi import names

    number: int = state.hold[seat][getattr(names, thing.upper())]
    return number


def view(state: Yinzi, viewer: Seat = 0) -> dict[str, Any]:
    return GAME.view(state, viewer)


# Counting.


def pieces_of(state: Yinzi, seat: Seat) -> dict[str, int]:
    """Every piece of *seat* wherever it lies: what the rules must never create or lose."""
    own = state.hold[seat]
    tiles = [piece for pile in [*state.on_route, *state.on_personal] for piece in pile]
    pieces = [*tiles, *state.cargo]
    group = state.turn[10] if state.active == seat else 0
    workers = own[WORKERS] + own[UPPER] + own[LOWER] + own[ARMY] + own[LYING] + own[COMMITTED_WORKERS]
    discs = own[DISCS] + own[TAXED] + own[GLORY_FIRST] + own[GLORY_SECOND] + own[RECRUIT] + own[COMMITTED_DISC]
    levels = sum(state.level[at] for at in range(len(FACTORIES)) if state.owner[at] == seat)
    aboard = sum(state.emissary[seat::4]) + sum(state.envoys[seat::4])
    cubes = sum(state.cubes[at] for at in range(len(SQUARES)) if state.cube[at] == seat)
    return {
        "workers": workers + sum(own[AREA : AREA + 5]) + sum(state.groups[seat]) + group,
        "cubes": own[CUBES] + cubes + state.market.count(seat) + state.rural[seat] + pieces.count(seat),
        "discs": discs + levels + aboard + state.innovation.count(seat) + tiles.count(8 + seat),
        "products": own[PIECES] + sum(state.made[seat::4]) + sum(state.abroad[seat::4]) + pieces.count(4 + seat),
    }


def stock_of(state: Yinzi) -> tuple[int, int]:
    """All wood and all stone."""
    return (
        state.stock[0] + sum(own[WOOD] for own in state.hold),
        state.stock[1] + sum(own[STONE] for own in state.hold),
    )

"""A table of Noria in three words, and what tests ask of it.

A table goes through the real set-up with a fixed seed. Arranging may then write facts straight into the state; whatever
is asked afterwards goes through the game: its options, its explanations, its view, the events that it told.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tablewright.games.noria.ch07_rounds import BeginRound, BeginTurn
from tablewright.games.noria.ch09_influence import BeginInfluence
from tablewright.games.noria.ch10_action import BeginActions
from tablewright.games.noria.ch17_politics import BeginPolitics
from tablewright.games.noria.ch18_administration import Administration
from tablewright.games.noria.data import load
from tablewright.games.noria.game import NoriaGame
from tablewright.games.noria.names import (
    DISCS,
    EMPTY,
    FACTORIES,
    HALLS,
    ISLAND,
    ISLANDS,
    ISLET,
    LEVEL,
    MOST_PLOTS,
    NO_DISC,
    PATHS,
    RESOURCES,
    SHIP,
    SLOTS,
    THINGS,
    TURN_COUNTERS,
)
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import Seat
from tablewright.kernel.state import seats_to_act, settle
from tablewright.kernel.step import Step
from tests.games.table import SEED, Table

GAME = NoriaGame(*load(None))
TABLE = Table(GAME)
hush = TABLE.hush
letter = TABLE.letter
play = TABLE.play
asked = TABLE.asked
question = TABLE.question
options = TABLE.options
can = TABLE.can
told = TABLE.told
lifted = TABLE.lifted
refused = TABLE.refused
view = TABLE.view

# A legal starting wheel for experts: one disc on the small ring, two on the medium, three on the large; two are active.
EXPERT_WHEEL = {
    "obsidian": "large-centre",
    "energy": "large-top",
    "mycelium": "large-upper-right",
    "city": "small-top",
    "journey": "medium-right",
    "tools": "medium-upper-left",
}


# Arranging.


def new(seats: int = 2, mode: str = "base", seed: str = SEED, game: NoriaGame = GAME, **chosen: str) -> Noria:
    """A recording table at the first question of its set-up. Seat 0 starts, and the market is that of a first game."""
    chosen = {"start": "seat-1", "market": "first", **chosen}
    return TABLE.start(seats, {"mode": mode, **chosen}, seed, game)


def table(
    seats: int = 2,
    mode: str = "base",
    seed: str = SEED,
    game: NoriaGame = GAME,
    takes: list[str] | None = None,
    sends: list[str] | None = None,
    **chosen: str,
) -> Noria:
    """The same, set up: round 1 has begun. Base seats took obsidian and stand on refinement unless *takes* and *sends*,
    one word per seat, say else; experts built EXPERT_WHEEL."""
    state = new(seats, mode, seed, game, **chosen)
    if mode == "expert":
        while state.round == 0:
            play_any(state, game, [f"place {disc} {slot}" for disc, slot in EXPERT_WHEEL.items()] + ["commit"])
    else:
        order = state.order()
        for seat in order:
            play(state, f"take {(takes or ['obsidian'] * seats)[seat]}", game=game)
        for seat in order:
            play(state, f"delegate {(sends or ['refinement'] * seats)[seat]}", game=game)
    assert state.round == 1
    return hush(state)


def play_any(state: Noria, game: NoriaGame, wanted: list[str]) -> None:
    """The first of *wanted* that the asked seat can do."""
    seat = seats_to_act(state)[0]
    options = [str(option) for option in game.options(state, seat)]
    play(state, next(text for text in wanted if text in options), seat=seat, game=game)


def give(state: Noria, seat: Seat = 0, **things: int) -> Noria:
    """Set what *seat* holds of the things named: obsidian=2, knowledge=3, energy_ship=3, empty_lamp=1, lamp=1."""
    for name, number in things.items():
        state.hold[seat][THINGS.index(name.replace("_", "-"))] = number
    return state


def strip(state: Noria, seat: Seat = 0) -> Noria:
    """Take every resource, all knowledge and every warehouse away from *seat*; it keeps its ships."""
    for thing in [*range(SHIP), *range(EMPTY, LEVEL)]:
        state.hold[seat][thing] = 0
    return state


def put_levels(state: Noria, seat: Seat = 0, **levels: int) -> Noria:
    """Stand the delegates of *seat* on these levels; those not named are in the cave."""
    for path, name in enumerate(PATHS):
        state.hold[seat][LEVEL + path] = levels.get(name, 0)
    assert set(levels) <= set(PATHS)
    return state


def equal_seats(seats: int = 2) -> Noria:
    """Everybody on level 1 of refinement, worth 2 a level, with nothing but three ships."""
    state = put_hall(table(seats), "refinement", above=3, seated=1)
    for seat in range(seats):
        put_levels(state, seat, refinement=1)
    return state


def put_wheel(state: Noria, seat: Seat = 0, wheel: dict[str, str] | None = None) -> Noria:
    """Lay these discs, and no others, on the wheel of *seat*; `energy+` lies advanced side up."""
    state.wheel[seat] = [NO_DISC] * len(SLOTS)
    for slot, disc in (wheel or {}).items():
        state.wheel[seat][SLOTS.index(slot)] = 2 * DISCS.index(disc.rstrip("+")) + disc.endswith("+")
    return state


def put_ambassador(state: Noria, seat: Seat, island: str | None) -> Noria:
    state.hold[seat][ISLAND] = ISLET if island is None else ISLANDS.index(island)
    return state


def put_factories(state: Noria, seat: Seat, built: int) -> Noria:
    """*built* factories have left the tableau of *seat*, wherever they stand."""
    state.hold[seat][FACTORIES] = state.printed.factories - built
    return state


def own_plot(state: Noria, island: str, plot: int, seat: Seat) -> Noria:
    """A factory of *seat* stands on that slot of the island."""
    state.plots[ISLANDS.index(island) * MOST_PLOTS + plot] = seat
    return state


def put_hall(state: Noria, hall: str, above: int, seated: int) -> Noria:
    state.above[HALLS.index(hall)] = above
    state.seated[HALLS.index(hall)] = seated
    return state


def put_market(state: Noria, **left: int) -> Noria:
    """How many discs of a type are left on the market."""
    for disc, number in left.items():
        state.market[DISCS.index(disc)] = number
    return state


def show_islands(state: Noria, *shown: str, hidden: int | None = None) -> Noria:
    """These islands lie open, in this order and with the ships of this number of players; *hidden* others do not yet.

    Without *hidden* as many as the number of players asks for.
    """
    tiles = [ISLANDS.index(island) for island in shown]
    rest = [island for island in range(len(ISLANDS)) if island not in tiles]
    if hidden is None:
        hidden = max(0, state.printed.islands_by_players[state.seats - 2] - len(tiles))
    state.islands = tiles + rest[:hidden]
    state.shown = len(tiles)
    state.ships = [0] * len(state.ships)
    for tile in tiles:
        first = tile * len(RESOURCES)
        state.ships[first : first + len(RESOURCES)] = state.printed.isles[tile].ships[state.seats - 2]
    return state


def put_ships(state: Noria, island: str, **left: int) -> Noria:
    """How many ships of a type are left on an island."""
    for resource, number in left.items():
        state.ships[ISLANDS.index(island) * len(RESOURCES) + RESOURCES.index(resource)] = number
    return state


def at(
    phase: str,
    state: Noria,
    seat: Seat = 0,
    round: int | None = None,
    wheel: dict[str, str] | None = None,
    levels: dict[str, int] | None = None,
    island: str | None = None,
    built: int | None = None,
    centre: list[str] | None = None,
    **things: int,
) -> Noria:
    """Begin *phase* of the turn of *seat*; the rest of that turn and of the round is still owed.

    *things* are all that it holds, but ships that are not named stay. The rest stays as it was when it is not named.
    """
    if round is not None:
        state.round = round
    if wheel is not None:
        put_wheel(state, seat, wheel)
    if levels is not None:
        put_levels(state, seat, **levels)
    if island is not None:
        put_ambassador(state, seat, island)
    if built is not None:
        put_factories(state, seat, built)
    give(strip(state, seat), seat, **things)
    state.active = seat
    state.turn = [0] * TURN_COUNTERS
    state.used = [0] * len(SLOTS)
    state.picked = 0
    state.centre = [DISCS.index(disc) for disc in centre or []]
    phases: dict[str, Step] = {
        "influence": BeginInfluence(seat),
        "action": BeginActions(seat),
        "politics": BeginPolitics(seat),
        "administration": Administration(seat),
    }
    order = state.order()
    state.lanes = []
    state.stack = []
    state.then(
        [
            *list(phases.values())[list(phases).index(phase) :],
            *[BeginTurn(other) for other in order[order.index(seat) + 1 :]],
            BeginRound(state.start),
        ]
    )
    hush(state)
    settle(state)
    return state


def at_influence(state: Noria, seat: Seat = 0, **facts: Any) -> Noria:
    return at("influence", state, seat, **facts)


def at_actions(state: Noria, seat: Seat = 0, **facts: Any) -> Noria:
    return at("action", state, seat, **facts)


def at_politics(state: Noria, seat: Seat = 0, **facts: Any) -> Noria:
    return at("politics", state, seat, **facts)


def at_administration(state: Noria, seat: Seat = 0, **facts: Any) -> Noria:
    return at("administration", state, seat, **facts)


# Playing.


def finish_turn(state: Noria) -> Noria:
    """End every phase of the turn that is on; what must be answered on the way gets its first answer."""
    seat, round = state.active, state.round
    while not state.is_over() and state.active == seat and state.round == round:
        play_any(state, GAME, ["end influence", "end action", "end politics", "forgo", *options(state)])
    return state


def playout(seed: int, seats: int = 2, mode: str = "base", **chosen: str) -> Iterator[Noria]:
    """A whole game of random choices, rather doing something than nothing.

    The same state is given anew at every question and once more when it is over.
    """
    dice = Random(seed)
    state = new(seats, mode, f"{seed:032x}", GAME, **chosen)
    while not state.is_over():
        yield state
        seat = asked(state)
        found = GAME.options(state, seat)
        busy = [option for option in found if option.fields()[0] not in ("end", "inspect", "forgo")]
        GAME.take(state, dice.choice(busy if busy and dice.random() < 0.8 else found), seat)
    yield state


# Asking.


def why(state: Noria, text: str, seat: Seat | None = None, game: NoriaGame = GAME) -> tuple[str, str, tuple[int, ...]]:
    """Why the asked seat (or *seat*) cannot do that: clause, reason, numbers. It must not be an option."""
    refusal = TABLE.refusal(state, text, seat, game)
    return refusal.rule, refusal.reason, refusal.what


def told_fully(state: Noria) -> list[tuple[str, int, str, tuple[int, ...]]]:
    """The same with seat and numbers: rule, seat, verb, what."""
    return [(event.rule, event.seat, event.verb, event.what) for event in state.events]


def player(state: Noria, seat: Seat = 0) -> dict[str, Any]:
    """What everybody sees of *seat*: resources, knowledge, ships, warehouses, levels, island, factories_built …"""
    mine: dict[str, Any] = view(state, seat)["players"][seat]
    return mine


def purse(state: Noria, seat: Seat = 0) -> dict[str, int]:
    """Everything but ships that *seat* has at least one of: {'obsidian': 1, 'empty-lamp': 1, 'lamp': 1}."""
    mine = player(state, seat)
    found = {**mine["resources"], "knowledge": mine["knowledge"]}
    for good, sides in mine["warehouses"].items():
        found[f"empty-{good}"], found[good] = sides["empty"], sides["full"]
    return {name: number for name, number in found.items() if number}


def wheel_of(state: Noria, seat: Seat = 0) -> dict[str, str]:
    """The discs on the wheel of *seat*, in the notation of put_wheel."""
    return {
        slot["slot"]: slot["disc"] + "+" * slot["advanced"] for slot in player(state, seat)["wheel"] if slot["disc"]
    }


def levels_of(state: Noria, seat: Seat = 0) -> dict[str, int]:
    found: dict[str, int] = player(state, seat)["levels"]
    return found


def hall(state: Noria, name: str) -> dict[str, Any]:
    """above, seated, removed, value, values."""
    found: dict[str, Any] = view(state)["halls"][HALLS.index(name)]
    return found


def market(state: Noria) -> dict[str, tuple[int, int]]:
    """How many are left and what one costs, by disc."""
    return {stack["disc"]: (stack["left"], stack["price"]) for stack in view(state)["market"]}


def island_of(state: Noria, name: str) -> dict[str, Any]:
    """An open island: ships, plots, ambassadors."""
    found: dict[str, Any] = next(isle for isle in view(state)["islands"] if isle["island"] == name)
    return found

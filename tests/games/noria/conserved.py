"""What stays constant at a table of Noria: the invariants of the specification, in its order."""

from __future__ import annotations

from tablewright.games.noria.ch17_politics import ChooseRemoval
from tablewright.games.noria.names import (
    ACTIONS,
    BONUS,
    BONUS_DOUBLINGS,
    DISCS,
    DOUBLINGS,
    EMPTY,
    FACTORIES,
    FULL,
    GOODS,
    HALLS,
    ISLAND,
    ISLANDS,
    ISLET,
    LEVEL,
    MOST_PLOTS,
    NO_DISC,
    OVER,
    PATHS,
    RESOURCES,
    SETUP,
    SHIP,
    SLOTS,
)
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import NOBODY
from tablewright.kernel.game import Game


def noria(game: Game[Noria], state: Noria, before: Noria | None) -> None:
    """All of it, after every action."""
    politicians(game, state)
    discs(state)
    ships_and_warehouses(state)
    factories(state)
    turn(state)
    holdings(state)
    if before is not None:
        onwards(before, state)


def politicians(game: Game[Noria], state: Noria) -> None:
    """They leave the upper sections in pairs: one is seated, one removed; so at most twelve are seated."""
    per_hall = len(state.printed.hall_values[0]) - 1
    above, seated = sum(state.above), sum(state.seated)
    for hall in range(len(HALLS)):
        assert state.above[hall] >= 0
        assert 0 <= state.seated[hall] <= per_hall - state.above[hall]
    assert seated <= per_hall * len(HALLS) // 2
    if state.phase == OVER:
        assert above == 0
    elif isinstance(game.question(state), ChooseRemoval):
        assert per_hall * len(HALLS) - above - seated == seated - 1
    else:
        assert above % 2 == 0
        assert per_hall * len(HALLS) - above - seated == seated


def discs(state: Noria) -> None:
    """Per type, what lies on the market, on wheels, in the centre and in the box is what set-up dealt."""
    assert all(len(row) == len(SLOTS) for row in state.wheel)
    assert all(NO_DISC <= disc < 2 * len(DISCS) for row in state.wheel for disc in row)
    stack = state.printed.stack_by_players[state.seats - 2]
    building = state.phase == SETUP and state.expert
    owned = [0] * len(DISCS)
    for row in state.wheel:
        for disc in row:
            if disc != NO_DISC:
                owned[disc >> 1] += 1
    for disc in state.centre:
        owned[disc] += 1
    for disc in range(len(DISCS)):
        dealt = stack + (0 if disc == BONUS else state.seats)
        counted = state.market[disc] + owned[disc] + state.gone[disc]
        assert 0 <= state.market[disc] <= stack
        assert state.gone[disc] >= 0
        assert counted <= dealt if building else counted == dealt
        assert dealt <= state.printed.disc_count[disc]
    if not building:
        bought = stack * len(DISCS) - sum(state.market)
        assert sum(owned) + sum(state.gone) == BONUS * state.seats + bought


def ships_and_warehouses(state: Noria) -> None:
    """Ships come from open islands and the starting three, warehouses from factory slots; no more than are printed."""
    printed = state.printed
    open_islands = state.islands[: state.shown]
    assert len(set(state.islands)) == len(state.islands) == printed.islands_by_players[state.seats - 2]
    for resource in range(len(RESOURCES)):
        left = [state.ships[island * len(RESOURCES) + resource] for island in range(len(ISLANDS))]
        arrived = sum(printed.isles[island].ships[state.seats - 2][resource] for island in open_islands)
        owned = sum(row[SHIP + resource] for row in state.hold)
        assert min(left) >= 0
        assert sum(left) + owned == arrived + printed.start_ships * state.seats <= printed.ship_tokens[resource]
        assert all(left[island] == 0 for island in range(len(ISLANDS)) if island not in open_islands)
    for good in range(len(GOODS)):
        taken = 0
        for island in range(len(ISLANDS)):
            isle = printed.isles[island]
            for plot, made in enumerate(isle.plot_goods):
                if made == good and state.plots[island * MOST_PLOTS + plot] != NOBODY:
                    taken += isle.plot_warehouses[plot]
        owned = sum(row[EMPTY + good] + row[FULL + good] for row in state.hold)
        assert owned == taken <= printed.warehouse_tokens[good]


def factories(state: Noria) -> None:
    """Seven a seat, on islands that lie open or on the tableau."""
    open_islands = state.islands[: state.shown]
    built = [0] * state.seats
    for island in range(len(ISLANDS)):
        for plot in range(MOST_PLOTS):
            owner = state.plots[island * MOST_PLOTS + plot]
            if owner != NOBODY:
                built[owner] += 1
                assert island in open_islands
                assert plot < len(state.printed.isles[island].plot_goods)
    assert [built[seat] + state.hold[seat][FACTORIES] for seat in range(state.seats)] == (
        [state.printed.factories] * state.seats
    )


def turn(state: Noria) -> None:
    """Four disc actions, one doubled disc, and everything used within one triple."""
    assert 0 <= state.turn[ACTIONS] <= state.printed.max_actions
    doubled, bonus_doubled = state.turn[DOUBLINGS], state.turn[BONUS_DOUBLINGS]
    if state.bonus_apart:
        assert max(doubled, bonus_doubled) <= 1
    else:
        assert doubled + bonus_doubled <= 1
    picked = sum(1 << slot for slot in range(len(SLOTS)) if state.used[slot] & 3)
    assert picked == state.picked
    assert any(picked & triple == picked for triple in state.printed.triples)


def holdings(state: Noria) -> None:
    """Nothing is negative, levels exist, ambassadors stand on islands that lie open."""
    for row in state.hold:
        assert min(row[:ISLAND]) >= 0
        assert max(row[LEVEL : LEVEL + len(PATHS)]) <= len(state.printed.paths[0].amounts)
        assert row[ISLAND] == ISLET or row[ISLAND] in state.islands[: state.shown]


def onwards(before: Noria, state: Noria) -> None:
    """What only ever goes one way: levels, politicians, thrown-out discs, factories, open islands, rounds."""
    for old, new in zip(before.hold, state.hold, strict=True):
        for path in range(len(PATHS)):
            assert old[LEVEL + path] <= new[LEVEL + path] <= old[LEVEL + path] + 1
        for resource in range(len(RESOURCES)):
            assert old[SHIP + resource] <= new[SHIP + resource]
        assert old[FACTORIES] - 1 <= new[FACTORIES] <= old[FACTORIES]
        assert old[ISLAND] == ISLET or new[ISLAND] != ISLET
    for hall in range(len(HALLS)):
        assert before.seated[hall] <= state.seated[hall]
        assert before.above[hall] >= state.above[hall]
    for disc in range(len(DISCS)):
        assert before.gone[disc] <= state.gone[disc]
        assert before.market[disc] >= state.market[disc]
    assert before.islands == state.islands
    assert before.prices == state.prices
    assert before.shown <= state.shown <= before.shown + 1 or before.phase == SETUP
    assert before.round <= state.round <= before.round + 1
    for owner, now in zip(before.plots, state.plots, strict=True):
        assert owner in (NOBODY, now)

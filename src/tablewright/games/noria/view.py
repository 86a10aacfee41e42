"""What each seat may see, and what it may imagine of the rest.

NOR-8.2-g: all is open but the islands not yet revealed, which nobody knows, and, while expert wheels are built at the
same time, the wheels of the others (NOR-20.2-c).
"""

from __future__ import annotations

from typing import Final, TypeVar

from tablewright.games.noria.ch09_influence import modify_cost, night_shift_cost
from tablewright.games.noria.ch17_politics import intrigue_cost
from tablewright.games.noria.ch18_administration import income
from tablewright.games.noria.names import (
    ACTIONS,
    BONUS,
    BONUS_DOUBLINGS,
    CURRENCIES,
    DISCS,
    DOUBLINGS,
    EMPTY,
    FACTORIES,
    FULL,
    GOODS,
    HALLS,
    IMPROVED,
    INTRIGUES,
    ISLAND,
    ISLANDS,
    ISLET,
    KNOWLEDGE,
    LEVEL,
    MODIFIES,
    MOST_PLOTS,
    NIGHT_SHIFTS,
    NO_DISC,
    PATHS,
    PHASES,
    RESOURCES,
    RING_OF,
    RINGS,
    SHIP,
    SLOTS,
    USES,
)
from tablewright.games.noria.printed import Printed
from tablewright.games.noria.scoring import levels_scored, ships_and_warehouses
from tablewright.games.noria.setup import POLITICIANS, BuildWheel, cannot_build
from tablewright.games.noria.state import Noria
from tablewright.games.noria.view_types import (
    GoodFacts,
    Hall,
    Island,
    NoriaView,
    Path,
    Player,
    Price,
    ScoreLine,
    Slot,
    Stack,
)
from tablewright.games.noria.wheel import SLOT_BITS
from tablewright.kernel.action import NOBODY, Seat
from tablewright.kernel.random import Chance

Id = TypeVar("Id", bound=str)


class PrintedParts:
    """What every view of a game says alike: made once, and the same lists in all of its views.

    They can be, as nobody writes into a view: it is handed out as a mapping of objects, to be written out or compared.
    And they are copies, so that whoever did it all the same would not change what the rules read.
    """

    def __init__(self, printed: Printed) -> None:
        self.symbols: Final = printed.symbols[:]
        self.goods: Final = [good_view(printed, good) for good in range(len(GOODS))]
        self.prices: Final = [price_views(printed, path) for path in range(len(PATHS))]
        self.hall_values: Final = [values[:] for values in printed.hall_values]
        self.tableau: Final = printed.income[:]
        self.triples: Final = [slots[:] for slots in printed.triple_slots]


def good_view(printed: Printed, good: int) -> GoodFacts:
    return {
        "good": GOODS[good],
        "class": "simple" if good < 3 else "complex",
        "recipe": named(RESOURCES, printed.recipes[good]),
        "sells": printed.sells_for[good],
    }


def price_views(printed: Printed, path: int) -> list[Price]:
    row = printed.paths[path]
    return [
        {"amount": row.amounts[level], "mode": "different" if row.different[level] else "same"}
        for level in range(len(row.amounts))
    ]


def is_wheel_hidden(state: Noria, viewer: Seat, seat: Seat) -> bool:
    """NOR-20.2-c: while wheels are built at the same time, each seat sees its own."""
    return len(state.lanes) > 0 and seat != viewer


def view(state: Noria, viewer: Seat, parts: PrintedParts) -> NoriaView:
    """The table as *viewer* sees it."""
    printed = state.printed
    rounds = printed.rounds_by_players[state.seats - 2]
    building = len(state.lanes) > 0
    values = [state.value(hall) for hall in range(len(HALLS))]
    scores = [score_view(state, seat, values) for seat in range(state.seats)]
    return {
        "mode": "expert" if state.expert else "base",
        "round": state.round,
        "rounds": rounds,
        "phase": PHASES[state.phase],
        "active": state.active,
        "start": state.start,
        "order": state.order(),
        "building": building,
        "track": {
            "symbols": parts.symbols,
            "uncovered": state.uncovered(),
            "price_rise": printed.price_rise_space,
            "spaces": len(printed.symbols),
        },
        "costs": {
            "night_shift": night_shift_cost(state),
            "modify": modify_cost(state),
            "intrigue": intrigue_cost(state),
        },
        "turn": {
            "actions": state.turn[ACTIONS],
            "max_actions": printed.max_actions,
            "doubled": state.turn[DOUBLINGS] + state.turn[BONUS_DOUBLINGS] > 0,
            "night_shifts": state.turn[NIGHT_SHIFTS],
            "modifies": state.turn[MODIFIES],
            "intrigues": state.turn[INTRIGUES],
        },
        "market": market_view(state),
        "halls": [hall_view(state, hall, values[hall], parts) for hall in range(len(HALLS))],
        "paths": [path_view(state, path, parts) for path in range(len(PATHS))],
        "islands": [island_view(state, place) for place in range(len(state.islands))],
        "goods": parts.goods,
        "barter": printed.knowledge_per_resource,
        "tableau": parts.tableau,
        "removed_discs": named(DISCS, state.gone),
        "players": [player_view(state, viewer, seat, scores[seat]) for seat in range(state.seats)],
        "legend": {
            "triples": parts.triples,
            "scores": scores,
        },
    }


def named(ids: tuple[Id, ...], numbers: list[int]) -> dict[Id, int]:
    return {ids[at]: numbers[at] for at in range(len(ids))}


def market_view(state: Noria) -> list[Stack]:
    """Resource discs first, then the lower row from cheap to dear."""
    order = sorted(range(len(DISCS)), key=lambda disc: (disc >= len(RESOURCES), state.prices[disc], disc))
    return [{"disc": DISCS[disc], "left": state.market[disc], "price": state.prices[disc]} for disc in order]


def hall_view(state: Noria, hall: int, value: int, parts: PrintedParts) -> Hall:
    above, seated = state.above[hall], state.seated[hall]
    return {
        "hall": HALLS[hall],
        "above": above,
        "seated": seated,
        "removed": POLITICIANS - above - seated,
        "value": value,
        "values": parts.hall_values[hall],
    }


def path_view(state: Noria, path: int, parts: PrintedParts) -> Path:
    return {
        "path": PATHS[path],
        "currency": CURRENCIES[state.printed.paths[path].currency],
        "prices": parts.prices[path],
        "levels": [row[LEVEL + path] for row in state.hold],
    }


def island_view(state: Noria, place: int) -> Island:
    """An island that lies open, or a cloud."""
    if place >= state.shown:
        return {"place": place, "island": None, "ships": [], "plots": [], "ambassadors": []}
    island = state.islands[place]
    isle = state.printed.isles[island]
    shown = isle.ships[state.seats - 2]
    owners = state.plots[island * MOST_PLOTS : island * MOST_PLOTS + len(isle.plot_goods)]
    return {
        "place": place,
        "island": ISLANDS[island],
        "ships": [
            {
                "resource": RESOURCES[resource],
                "left": state.ships[island * len(RESOURCES) + resource],
                "symbol": isle.symbols[resource],
            }
            for resource in range(len(RESOURCES))
            if shown[resource] > 0
        ],
        "plots": [
            {
                "good": GOODS[isle.plot_goods[plot]],
                "warehouses": isle.plot_warehouses[plot],
                "owner": None if owners[plot] == NOBODY else owners[plot],
            }
            for plot in range(len(isle.plot_goods))
        ],
        "ambassadors": [seat for seat in range(state.seats) if state.hold[seat][ISLAND] == island],
    }


def player_view(state: Noria, viewer: Seat, seat: Seat, score: list[ScoreLine]) -> Player:
    row = state.hold[seat]
    hidden = is_wheel_hidden(state, viewer, seat)
    island = row[ISLAND]
    return {
        "seat": seat,
        "wheel": None if hidden else [slot_view(state, seat, slot) for slot in range(len(SLOTS))],
        "ready": len(state.lanes) == 0 or len(state.lanes[seat]) == 0,
        "centre": [DISCS[disc] for disc in state.centre] if seat == state.active else [],
        "resources": named(RESOURCES, row[:KNOWLEDGE]),
        "knowledge": row[KNOWLEDGE],
        "ships": named(RESOURCES, row[SHIP:EMPTY]),
        "warehouses": {
            GOODS[good]: {"empty": row[EMPTY + good], "full": row[FULL + good]} for good in range(len(GOODS))
        },
        "factories_built": state.printed.factories - row[FACTORIES],
        "income": income(state, seat),
        "levels": named(PATHS, row[LEVEL:FACTORIES]),
        "cave": len([level for level in row[LEVEL:FACTORIES] if level == 0]),
        "island": None if island == ISLET else ISLANDS[island],
        "total": sum([line["points"] for line in score]),
        "tie_break": ships_and_warehouses(state, seat),
    }


def slot_view(state: Noria, seat: Seat, slot: int) -> Slot:
    disc = state.wheel[seat][slot]
    used = state.used[slot] if seat == state.active else 0
    return {
        "slot": SLOTS[slot],
        "ring": RINGS[RING_OF[slot]],
        "active": state.printed.active_slots & SLOT_BITS[slot] != 0,
        "disc": None if disc == NO_DISC else DISCS[disc >> 1],
        "advanced": disc != NO_DISC and disc & 1 == 1,
        "used": USES[(used & 3) - 1] if used & 3 else None,
        "improved": used & IMPROVED != 0,
    }


def score_view(state: Noria, seat: Seat, values: list[int]) -> list[ScoreLine]:
    """How the total of *seat* comes about: a line for each hall, whose *values* are the same for all seats."""
    levels = levels_scored(state, seat)
    return [
        {"hall": HALLS[hall], "level": levels[hall], "value": values[hall], "points": levels[hall] * values[hall]}
        for hall in range(len(HALLS))
    ]


def imagine(state: Noria, viewer: Seat, chance: Chance) -> Noria:
    """A state that looks the same to *viewer*: other islands under the clouds, other wheels in the making."""
    twin = state.copy()
    twin.chance = chance.copy()
    open_tiles = state.islands[: state.shown]
    unknown = [island for island in range(len(ISLANDS)) if island not in open_tiles]
    chance.shuffle(unknown)
    twin.islands = open_tiles + unknown[: len(state.islands) - state.shown]
    for seat in range(len(state.lanes)):
        if is_wheel_hidden(state, viewer, seat):
            imagine_wheel(twin, seat, chance)
    return twin


def imagine_wheel(state: Noria, seat: Seat, chance: Chance) -> None:
    """Any legal wheel for *seat* if it has finished its own; the others look as if they had not begun."""
    finished = len(state.lanes[seat]) == 0
    state.wheel[seat] = [NO_DISC] * len(SLOTS)
    if not finished:
        state.lanes[seat] = [BuildWheel(seat, 0)]
        return
    for disc in range(BONUS):
        free = [slot for slot in range(len(SLOTS)) if cannot_build(state, seat, slot) is None]
        state.wheel[seat][free[chance.below(len(free))]] = disc << 1

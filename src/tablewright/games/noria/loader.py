# not compiled: reads a file once, at load
"""Noria's data file: what must be in it, and how it becomes the printed values of the engine."""

from __future__ import annotations

from pathlib import Path as FilePath
from typing import Any

from tablewright.games.noria.names import DISCS, GOODS, HALLS, ISLANDS, MOST_PLOTS, PATHS, RESOURCES, RINGS, SLOTS
from tablewright.games.noria.printed import Isle, Path, Printed
from tablewright.games.schema import (
    BadData,
    DataFile,
    Each,
    Flag,
    Int,
    Is,
    OneOf,
    Rows,
    Table,
    Text,
    each,
    faults_of,
    read,
)

SHIPPED = FilePath(__file__).with_name("data.toml")
PLAYERS = 3  # 2, 3 or 4 of them
LEVELS = 9
SYMBOLS = ("plus_one", "minus_one", "minus_two")
LOWER = ("city", "journey", "tools", "bonus")
RING_SLOTS = {
    ring: [slot[len(ring) + 1 :].replace("-", "_") for slot in SLOTS if slot.startswith(ring)] for ring in RINGS
}
ACTIVE = {"large": ["right", "centre", "left"], "medium": ["right", "left"], "small": ["bottom"]}
DISC_ACTIONS = {"city": ["market", "invest"], "journey": ["ship", "factory"], "tools": ["improve", "produce"]}

few, many = Int(0, 99), Int(1, 999)
by_players = each(Int(1, 99), PLAYERS)

SCHEMA: dict[str, Table | Rows] = {
    "game": {
        "id": Is("noria"), "title": Is("Noria"), "designer": Text(), "min_players": Is(2), "max_players": Is(4),
        "player_counts": Is([2, 3, 4]), "rounds_by_players": by_players, "islands_in_play_by_players": each(Int(2, 9), PLAYERS),
        "market_stack_size_by_players": by_players, "phases": Is(["influence", "action", "politics", "administration"]),
        "start_player_changes": Is(False), "modes": Is(["base", "expert"]),
    },
    "components": {
        "discs": many, "rings_per_wheel": Is(3), "wheels": Is(4), "islands": Is(9), "ships": many, "resource_tokens": many,
        "warehouses": many, "knowledge_tokens": many, "round_markers": many, "politicians": Is(24),
        "cylinders_per_player": Is(5), "factories_per_player": Int(1, 20), "start_player_tokens": Is(1), "unused_letters": few,
    },
    "supply": {
        "resources_limited": Is(False), "knowledge_limited": Is(False), "multiplier_value": Is(10), "ships_limited": Is(True),
        "warehouses_limited": Is(True), "discs_limited": Is(True),
    },
    "resources": Rows(tuple(RESOURCES), {"tokens": many, "ship_tokens": many, "color": Text()}),
    "goods": Rows(
        tuple(GOODS),
        {"class": OneOf(("simple", "complex")), "tokens": many, "cost_obsidian": few, "cost_energy": few, "cost_mycelium": few,
         "black_market_knowledge": few},
    ),
    "black_market": {
        "phase": Is("action"), "uses_per_turn": Is("unlimited"), "simple_good_to_knowledge": few,
        "complex_good_to_knowledge": few, "knowledge_per_resource": Int(1, 99),
    },
    "discs": Rows(
        tuple(DISCS),
        {"count": many, "kind": OneOf(("resource", "function", "bonus")), "resource": OneOf(tuple(RESOURCES)),
         "actions": Each(Text(), 1, 2), "market_row": OneOf(("upper", "lower")), "in_starting_set": Flag()},
        optional=frozenset({"resource"}),
    ),
    "market": {
        "upper_row": Is(RESOURCES), "upper_row_price": few, "lower_row_slots_right_to_left": Is([1, 2, 3, 4]),
        "lower_row_prices_right_to_left": each(few, 4), "first_game_lower_row_right_to_left": each(OneOf(LOWER), 4),
        "later_games_lower_row": Is("random"), "expert_lower_row": Is("random"), "price_currency": Is("any_resources"),
        "restock": Is(False),
    },
    "wheel": {
        "rotation": Is("clockwise"), "administration_rotation_order": Is(["small", "medium", "large"]),
        "administration_steps_per_ring": Is(1), "max_discs_per_turn": Is(3), "max_discs_per_ring": Is(1),
        "max_doubled_discs_per_turn": Is(1), "max_actions_per_turn": Int(3, 6), "bonus_shares_doubling_limit": Flag(),
    },
    "wheel.rings": Rows(
        tuple(RINGS), {"slots": Each(Text(), 2, 6), "active_slots": Each(Text(), 1, 3), "night_shift_allowed": Flag()}
    ),
    "wheel.triples": Rows(
        ("1a", "1b", "2a", "2b"),
        {ring: OneOf(tuple(ACTIVE[ring])) for ring in RINGS},
    ),
    "starting_player": {
        "knowledge": few, "resources_of_choice": Int(0, 5), "ships_per_type": few, "delegates_in_cave": Is(4), "ambassadors": Is(1),
        "ambassador_start": Is("starting_islet"), "factories_on_tableau": Int(1, 20), "free_delegate_moves": Is(1),
        "free_delegate_target_level": Is(1),
    },
    "starting_wheel": {
        "side": Is("normal"), "fixed_discs": Is(["city", "journey", "tools"]), "fixed_rings": each(OneOf(tuple(RINGS)), 3),
        "fixed_slots": each(Text(), 3), "resource_positions_rings": each(OneOf(tuple(RINGS)), 3),
        "resource_positions_slots": each(Text(), 3), "resource_discs": Is(RESOURCES),
        "resource_orders_must_differ_between_players": Is(True), "possible_resource_orders": Is(6),
    },
    "expert": {
        "starting_knowledge": Is(0), "starting_resources": Is(0), "ships_per_type": few, "free_delegate_moves": Is(0),
        "islands_face_up": Is(True), "islands_layout": Is("circle"), "first_journey": Is("any_island"),
        "later_journeys": Is("adjacent_only"), "place_ships_at_setup": Is(True), "market_lower_row": Is("random"),
        "wheel_discs_small": Int(0, 1), "wheel_discs_medium": Int(0, 2), "wheel_discs_large": Int(0, 3),
        "wheel_discs_active_half": Int(0, 6), "wheel_discs_inactive_half": Int(0, 6),
        "wheel_building_order": Is("simultaneous"), "wheel_building_order_alternative": Is("turn_order"),
    },
    "special_actions": Rows(
        ("night_shift", "modify", "intrigue"),
        {"phase": Text(), "base_cost": Text(), "raised_base_cost": few, "repeat_cost_factor": Is(2), "rings": Is(["medium", "large"]),
         "steps": Is(1), "seats_per_use": Is(1), "removals_per_use": Is(1)},
        optional=frozenset({"raised_base_cost", "rings", "steps", "seats_per_use", "removals_per_use"}),
    ),
    "inspect": {"knowledge_gained": few, "max_per_ring": Is(1), "empty_slots_allowed": Is(False)},
    "round_track": {
        "spaces": Int(1, 40), "first_covered_space_by_players": by_players, "knowledge_symbols_by_space": Each(few, 1, 40),
        "price_rise_space": Int(1, 40), "price_rise_round_by_players": by_players,
        "intrigue_base_cost_by_round_2_players": Each(few, 1, 40), "intrigue_base_cost_by_round_3_players": Each(few, 1, 40),
        "intrigue_base_cost_by_round_4_players": Each(few, 1, 40),
    },
    "paths": Rows(
        tuple(PATHS),
        {"pays_with": OneOf(("resource", "simple_good", "complex_good")), "levels": Is(LEVELS),
         "cost_amount": each(Int(1, 99), LEVELS), "cost_mode": each(OneOf(("same", "different")), LEVELS)},
    ),
    "path_surcharge": {
        "resources_per_delegate_ahead": few, "currency": Is("any_resources"), "compare_with": Is("level_before_move"),
        "applies_to_free_delegate": Is(False),
    },
    "halls": Rows(
        tuple(HALLS),
        {"scores": OneOf(("path", "highest_level", "lowest_level")), "path": OneOf(tuple(PATHS)), "politicians_at_start": Is(4),
         "light_seats": Is(4), "dark_seats": Is(1), "values": each(few, 5)},
        optional=frozenset({"path"}),
    ),
    "factory_tableau": {
        "factories": Int(1, 20), "symbols_uncovered_by_nth_factory": Each(few, 1, 20),
        "knowledge_by_factories_built": Each(few, 2, 21),
    },
    "ship_symbols": Rows(SYMBOLS, {"offset": Int(-3, 3), "minimum": Int(0, 3), "ships_by_players": each(few, PLAYERS)}),
    "islands": Rows(
        tuple(island.replace("-", "_") for island in ISLANDS),
        {"ship_types": Each(OneOf(tuple(RESOURCES)), 0, 3), "ship_symbols": Each(OneOf(SYMBOLS), 0, 3),
         "slot_goods": Each(OneOf(tuple(GOODS)), 0, MOST_PLOTS), "slot_warehouses": Each(Int(1, 9), 0, MOST_PLOTS)},
    ),
    "scoring": {
        "level_in_cave": Is(0), "path_points": Text(), "specialisation_points": Text(), "division_points": Text(),
        "tie_break": Is("fewest ships plus warehouses"), "second_tie": Is("shared_victory"),
        "unseated_politicians_removed_first": Is(True),
    },
}  # fmt: skip


class AnyCost:
    """Night shift and modify cost a number; intrigue costs what the round track shows."""

    def fault(self, value: object) -> str | None:
        good = value == "visible_knowledge_symbols" or (type(value) is int and 0 <= value <= 99)
        return None if good else f"must be a number or 'visible_knowledge_symbols', not {value!r}"


special_actions = SCHEMA["special_actions"]
assert isinstance(special_actions, Rows)
special_actions.keys["base_cost"] = AnyCost()


def check(file: DataFile) -> list[str]:
    """Every fault of *file*: first its form, then, if the form is right, what does not fit together."""
    return faults_of(file, SCHEMA) or fit_faults(file)


def fit_faults(file: DataFile) -> list[str]:
    """Numbers that contradict each other or a count of pieces."""
    data, found = file.tables, []

    def want(good: bool, table: str, key: str, text: str) -> None:
        if not good:
            found.append(f"{file.path.name}: [{table}] {key}: {text}")

    track = data["round_track"]
    symbols = track["knowledge_symbols_by_space"]
    want(len(symbols) == track["spaces"], "round_track", "knowledge_symbols_by_space", "needs an entry for every space")
    for at, rounds in enumerate(data["game"]["rounds_by_players"]):
        first = track["first_covered_space_by_players"][at]
        want(
            first + rounds - 1 == track["spaces"],
            "round_track",
            "first_covered_space_by_players",
            f"{rounds} rounds from space {first} do not end on the top space",
        )
        key = f"intrigue_base_cost_by_round_{at + 2}_players"
        costs = [sum(symbols[: first - 1 + number]) for number in range(1, rounds + 1)]
        want(track[key] == costs, "round_track", key, f"the symbols on the track give {costs}")
        want(
            track["price_rise_round_by_players"][at] == track["price_rise_space"] - first + 1,
            "round_track",
            "price_rise_round_by_players",
            "does not fall on the space of the price rise",
        )
    tableau = data["factory_tableau"]
    incomes = [sum(tableau["symbols_uncovered_by_nth_factory"][:built]) for built in range(tableau["factories"] + 1)]
    want(
        tableau["knowledge_by_factories_built"] == incomes,
        "factory_tableau",
        "knowledge_by_factories_built",
        f"the symbols give {incomes}",
    )
    want(
        tableau["factories"]
        == data["starting_player"]["factories_on_tableau"]
        == data["components"]["factories_per_player"],
        "factory_tableau",
        "factories",
        "differs from components or starting_player",
    )
    want(
        sorted(data["market"]["first_game_lower_row_right_to_left"]) == sorted(LOWER),
        "market",
        "first_game_lower_row_right_to_left",
        "needs each of the four discs once",
    )
    for ring in data["wheel"]["rings"]:
        name = ring["id"]
        want(ring["slots"] == RING_SLOTS[name], f"wheel.rings {name}", "slots", f"must be {RING_SLOTS[name]}")
        want(ring["active_slots"] == ACTIVE[name], f"wheel.rings {name}", "active_slots", f"must be {ACTIVE[name]}")
        want(
            ring["night_shift_allowed"] == (name != "small"),
            f"wheel.rings {name}",
            "night_shift_allowed",
            "only the small ring has no night shift",
        )
    start = data["starting_wheel"]
    places = list(
        zip(
            start["fixed_rings"] + start["resource_positions_rings"],
            start["fixed_slots"] + start["resource_positions_slots"],
            strict=True,
        )
    )
    want(
        all(slot in RING_SLOTS[ring] for ring, slot in places),
        "starting_wheel",
        "fixed_slots",
        "names a slot that its ring does not have",
    )
    want(len(set(places)) == len(places), "starting_wheel", "fixed_slots", "puts two discs on one slot")
    expert = data["expert"]
    want(
        sum(expert[f"wheel_discs_{ring}"] for ring in RINGS)
        == 6
        == expert["wheel_discs_active_half"] + expert["wheel_discs_inactive_half"],
        "expert",
        "wheel_discs_*",
        "six discs must be placed",
    )
    for row in data["islands"]:
        for one, other in (("ship_types", "ship_symbols"), ("slot_goods", "slot_warehouses")):
            want(len(row[one]) == len(row[other]), f"islands {row['id']}", other, f"needs as many entries as {one}")
        want(
            len(set(row["ship_types"])) == len(row["ship_types"]),
            f"islands {row['id']}",
            "ship_types",
            "names a type twice",
        )
    for row in data["goods"]:
        want(
            row["class"] == ("simple" if row["id"] in GOODS[:3] else "complex"),
            f"goods {row['id']}",
            "class",
            "differs from the rules",
        )
        want(
            row["black_market_knowledge"] == data["black_market"][f"{row['class']}_good_to_knowledge"],
            f"goods {row['id']}",
            "black_market_knowledge",
            "differs from [black_market]",
        )
        stock = sum(
            number
            for isle in data["islands"]
            for good, number in zip(isle["slot_goods"], isle["slot_warehouses"], strict=False)
            if good == row["id"]
        )
        want(stock <= row["tokens"], f"goods {row['id']}", "tokens", f"the islands hand out {stock}")
    for row in data["paths"]:
        for level, (amount, mode) in enumerate(zip(row["cost_amount"], row["cost_mode"], strict=True), 1):
            want(
                mode == "same" or amount >= 2,
                f"paths {row['id']}",
                "cost_amount",
                f"level {level}: different kinds need at least two tokens",
            )
    for row in data["discs"]:
        kind = "resource" if row["id"] in RESOURCES else "bonus" if row["id"] == "bonus" else "function"
        want(
            row["kind"] == kind and row.get("resource", row["id"]) == row["id"],
            f"discs {row['id']}",
            "kind",
            f"must be {kind}",
        )
        needed = max(
            data["game"]["market_stack_size_by_players"][at] + (at + 2) * row["in_starting_set"]
            for at in range(PLAYERS)
        )
        want(row["count"] >= needed, f"discs {row['id']}", "count", f"{needed} are needed")
        want(
            row["in_starting_set"] == (row["id"] != "bonus"),
            f"discs {row['id']}",
            "in_starting_set",
            "all but Bonus are in it",
        )
    return found


def load(path: FilePath | None) -> tuple[Printed, str]:
    """The printed values of *path*, or of the shipped file, with their digest; BadData if it has faults."""
    file = read(path or SHIPPED)
    if faults := check(file):
        raise BadData(faults)
    return printed_from(file.tables), file.digest


def slot_index(ring: str, slot: str) -> int:
    return SLOTS.index(f"{ring}-{slot.replace('_', '-')}")


def printed_from(data: dict[str, Any]) -> Printed:
    """The tables of a checked file as lists of integers."""
    printed = Printed()
    game, market, wheel, track = data["game"], data["market"], data["wheel"], data["round_track"]
    printed.rounds_by_players = game["rounds_by_players"]
    printed.islands_by_players = game["islands_in_play_by_players"]
    printed.stack_by_players = game["market_stack_size_by_players"]
    printed.disc_count = [row["count"] for row in data["discs"]]
    printed.ship_tokens = [row["ship_tokens"] for row in data["resources"]]
    printed.warehouse_tokens = [row["tokens"] for row in data["goods"]]
    printed.recipes = [[row[f"cost_{resource}"] for resource in RESOURCES] for row in data["goods"]]
    printed.sells_for = [row["black_market_knowledge"] for row in data["goods"]]
    printed.knowledge_per_resource = data["black_market"]["knowledge_per_resource"]
    printed.free_price = market["upper_row_price"]
    printed.lower_prices = market["lower_row_prices_right_to_left"]
    printed.first_lower_row = [DISCS.index(disc) for disc in market["first_game_lower_row_right_to_left"]]
    printed.triples = [sum(1 << slot_index(ring, row[ring]) for ring in RINGS) for row in wheel["triples"]]
    printed.active_slots = sum(
        1 << slot_index(row["id"], slot) for row in wheel["rings"] for slot in row["active_slots"]
    )
    printed.max_actions = wheel["max_actions_per_turn"]
    printed.bonus_shares_doubling = wheel["bonus_shares_doubling_limit"]
    start, seat = data["starting_wheel"], data["starting_player"]
    printed.start_knowledge = seat["knowledge"]
    printed.start_resources = seat["resources_of_choice"]
    printed.start_ships = seat["ships_per_type"]
    for disc, ring, slot in zip(start["fixed_discs"], start["fixed_rings"], start["fixed_slots"], strict=True):
        printed.start_fixed += [DISCS.index(disc), slot_index(ring, slot)]
    positions = zip(start["resource_positions_rings"], start["resource_positions_slots"], strict=True)
    printed.start_resource_slots = [slot_index(ring, slot) for ring, slot in positions]
    printed.expert_per_ring = [data["expert"][f"wheel_discs_{ring}"] for ring in RINGS]
    printed.expert_active = data["expert"]["wheel_discs_active_half"]
    night, modify = data["special_actions"][0], data["special_actions"][1]
    printed.night_shift_cost = [night["base_cost"], night["raised_base_cost"]]
    printed.modify_cost = [modify["base_cost"], modify["raised_base_cost"]]
    printed.inspect_gain = data["inspect"]["knowledge_gained"]
    printed.first_covered = track["first_covered_space_by_players"]
    printed.symbols = track["knowledge_symbols_by_space"]
    printed.price_rise_space = track["price_rise_space"]
    currencies = ["resource", "simple_good", "complex_good"]
    printed.paths = [
        Path(currencies.index(row["pays_with"]), row["cost_amount"], [mode == "different" for mode in row["cost_mode"]])
        for row in data["paths"]
    ]
    printed.surcharge = data["path_surcharge"]["resources_per_delegate_ahead"]
    printed.hall_values = [row["values"] for row in data["halls"]]
    printed.factories = data["factory_tableau"]["factories"]
    printed.income = data["factory_tableau"]["knowledge_by_factories_built"]
    numbers = {row["id"]: row["ships_by_players"] for row in data["ship_symbols"]}
    printed.isles = [isle_from(row, numbers) for row in data["islands"]]
    return printed


def isle_from(row: dict[str, Any], numbers: dict[str, list[int]]) -> Isle:
    ships = [[0] * len(RESOURCES) for _ in range(PLAYERS)]
    symbols = [""] * len(RESOURCES)
    for resource, symbol in zip(row["ship_types"], row["ship_symbols"], strict=True):
        at = RESOURCES.index(resource)
        symbols[at] = symbol.replace("_", "-")
        for players in range(PLAYERS):
            ships[players][at] = numbers[symbol][players]
    return Isle(ships, symbols, [GOODS.index(good) for good in row["slot_goods"]], row["slot_warehouses"])

# not compiled: reads a file once, at load
"""The form of Noria's data file: every table, every key, and what each may be."""

from __future__ import annotations

from tablewright.games.noria.names import DISCS, GOODS, HALLS, ISLANDS, MOST_PLOTS, PATHS, RESOURCES, RINGS, SLOTS
from tablewright.games.schema import Each, Flag, Int, Is, OneOf, Rows, Table, Text, each

PLAYERS = 3  # 2, 3 or 4 of them
LEVELS = 9
SYMBOLS = ("plus_one", "minus_one", "minus_two")
LOWER = ("city", "journey", "tools", "bonus")
RING_SLOTS = {
    ring: [slot[len(ring) + 1 :].replace("-", "_") for slot in SLOTS if slot.startswith(ring)] for ring in RINGS
}
DISC_ACTIONS = {"city": ["market", "invest"], "journey": ["ship", "factory"], "tools": ["improve", "produce"]}
ACTIVE = {"large": ["right", "centre", "left"], "medium": ["right", "left"], "small": ["bottom"]}


few, many = Int(0, 99), Int(1, 999)
by_players = each(Int(1, 99), PLAYERS)
in_influence: Table = {"phase": Is("influence"), "base_cost": few, "raised_base_cost": few}

SCHEMA: dict[str, Table | Rows] = {
    "game": {
        "id": Is("noria"),
        "title": Is("Noria"),
        "designer": Text(),
        "min_players": Is(2),
        "max_players": Is(4),
        "player_counts": Is([2, 3, 4]),
        "rounds_by_players": by_players,
        "islands_in_play_by_players": each(Int(2, 9), PLAYERS),
        "market_stack_size_by_players": by_players,
        "phases": Is(["influence", "action", "politics", "administration"]),
        "start_player_changes": Is(False),
        "modes": Is(["base", "expert"]),
    },
    "components": {
        "discs": many,
        "rings_per_wheel": Is(3),
        "wheels": Is(4),
        "islands": Is(9),
        "ships": many,
        "resource_tokens": many,
        "warehouses": many,
        "knowledge_tokens": many,
        "round_markers": many,
        "politicians": Is(24),
        "cylinders_per_player": Is(5),
        "factories_per_player": Int(1, 20),
        "start_player_tokens": Is(1),
        "unused_letters": few,
    },
    "supply": {
        "resources_limited": Is(False),
        "knowledge_limited": Is(False),
        "multiplier_value": Is(10),
        "ships_limited": Is(True),
        "warehouses_limited": Is(True),
        "discs_limited": Is(True),
    },
    "resources": Rows(RESOURCES, {"tokens": many, "ship_tokens": many, "color": Text()}),
    "goods": Rows(
        GOODS,
        {
            "class": OneOf(("simple", "complex")),
            "tokens": many,
            "cost_obsidian": few,
            "cost_energy": few,
            "cost_mycelium": few,
            "black_market_knowledge": few,
        },
    ),
    "black_market": {
        "phase": Is("action"),
        "uses_per_turn": Is("unlimited"),
        "simple_good_to_knowledge": few,
        "complex_good_to_knowledge": few,
        "knowledge_per_resource": Int(1, 99),
    },
    "discs": Rows(
        DISCS,
        {"count": many},
        own={
            **{
                disc: {
                    "kind": Is("resource"),
                    "resource": Is(disc),
                    "actions": Is(["gather"]),
                    "market_row": Is("upper"),
                    "in_starting_set": Is(True),
                }
                for disc in RESOURCES
            },
            **{
                disc: {
                    "kind": Is("function"),
                    "actions": Is(offers),
                    "market_row": Is("lower"),
                    "in_starting_set": Is(True),
                }
                for disc, offers in DISC_ACTIONS.items()
            },
            "bonus": {
                "kind": Is("bonus"),
                "actions": Is(["repeat"]),
                "market_row": Is("lower"),
                "in_starting_set": Is(False),
            },
        },
    ),
    "market": {
        "upper_row": Is([*RESOURCES]),
        "upper_row_price": few,
        "lower_row_slots_right_to_left": Is([1, 2, 3, 4]),
        "lower_row_prices_right_to_left": each(few, 4),
        "first_game_lower_row_right_to_left": each(OneOf(LOWER), 4),
        "later_games_lower_row": Is("random"),
        "expert_lower_row": Is("random"),
        "price_currency": Is("any_resources"),
        "restock": Is(False),
    },
    "wheel": {
        "rotation": Is("clockwise"),
        "administration_rotation_order": Is(["small", "medium", "large"]),
        "administration_steps_per_ring": Is(1),
        "max_discs_per_turn": Is(3),
        "max_discs_per_ring": Is(1),
        "max_doubled_discs_per_turn": Is(1),
        "max_actions_per_turn": Int(3, 6),
        "bonus_shares_doubling_limit": Flag(),
    },
    "wheel.rings": Rows(
        RINGS, {"slots": Each(Text(), 2, 6), "active_slots": Each(Text(), 1, 3), "night_shift_allowed": Flag()}
    ),
    "wheel.triples": Rows(
        ("1a", "1b", "2a", "2b"),
        {ring: OneOf(tuple(ACTIVE[ring])) for ring in RINGS},
    ),
    "starting_player": {
        "knowledge": few,
        "resources_of_choice": Int(0, 5),
        "ships_per_type": few,
        "delegates_in_cave": Is(4),
        "ambassadors": Is(1),
        "ambassador_start": Is("starting_islet"),
        "factories_on_tableau": Int(1, 20),
        "free_delegate_moves": Is(1),
        "free_delegate_target_level": Is(1),
    },
    "starting_wheel": {
        "side": Is("normal"),
        "fixed_discs": Is(["city", "journey", "tools"]),
        "fixed_rings": each(OneOf(RINGS), 3),
        "fixed_slots": each(Text(), 3),
        "resource_positions_rings": each(OneOf(RINGS), 3),
        "resource_positions_slots": each(Text(), 3),
        "resource_discs": Is([*RESOURCES]),
        "resource_orders_must_differ_between_players": Is(True),
        "possible_resource_orders": Is(6),
    },
    "expert": {
        "starting_knowledge": Is(0),
        "starting_resources": Is(0),
        "ships_per_type": few,
        "free_delegate_moves": Is(0),
        "islands_face_up": Is(True),
        "islands_layout": Is("circle"),
        "first_journey": Is("any_island"),
        "later_journeys": Is("adjacent_only"),
        "place_ships_at_setup": Is(True),
        "market_lower_row": Is("random"),
        "wheel_discs_small": Int(0, 1),
        "wheel_discs_medium": Int(0, 2),
        "wheel_discs_large": Int(0, 3),
        "wheel_discs_active_half": Int(0, 6),
        "wheel_discs_inactive_half": Int(0, 6),
        "wheel_building_order": Is("simultaneous"),
        "wheel_building_order_alternative": Is("turn_order"),
    },
    "special_actions": Rows(
        ("night_shift", "modify", "intrigue"),
        {"repeat_cost_factor": Is(2)},
        own={
            "night_shift": {**in_influence, "rings": Is(["medium", "large"]), "steps": Is(1)},
            "modify": in_influence,
            "intrigue": {
                "phase": Is("politics"),
                "base_cost": Is("visible_knowledge_symbols"),
                "seats_per_use": Is(1),
                "removals_per_use": Is(1),
            },
        },
    ),
    "inspect": {"knowledge_gained": few, "max_per_ring": Is(1), "empty_slots_allowed": Is(False)},
    "round_track": {
        "spaces": Int(1, 40),
        "first_covered_space_by_players": by_players,
        "knowledge_symbols_by_space": Each(few, 1, 40),
        "price_rise_space": Int(1, 40),
        "price_rise_round_by_players": by_players,
        "intrigue_base_cost_by_round_2_players": Each(few, 1, 40),
        "intrigue_base_cost_by_round_3_players": Each(few, 1, 40),
        "intrigue_base_cost_by_round_4_players": Each(few, 1, 40),
    },
    "paths": Rows(
        PATHS,
        {
            "pays_with": OneOf(("resource", "simple_good", "complex_good")),
            "levels": Is(LEVELS),
            "cost_amount": each(Int(1, 99), LEVELS),
            "cost_mode": each(OneOf(("same", "different")), LEVELS),
        },
    ),
    "path_surcharge": {
        "resources_per_delegate_ahead": few,
        "currency": Is("any_resources"),
        "compare_with": Is("level_before_move"),
        "applies_to_free_delegate": Is(False),
    },
    "halls": Rows(
        HALLS,
        {"politicians_at_start": Is(4), "light_seats": Is(4), "dark_seats": Is(1), "values": each(few, 5)},
        own={
            **{path: {"scores": Is("path"), "path": Is(path)} for path in PATHS},
            "specialisation": {"scores": Is("highest_level")},
            "division": {"scores": Is("lowest_level")},
        },
    ),
    "factory_tableau": {
        "factories": Int(1, 20),
        "symbols_uncovered_by_nth_factory": Each(few, 1, 20),
        "knowledge_by_factories_built": Each(few, 2, 21),
    },
    "ship_symbols": Rows(SYMBOLS, {"offset": Int(-3, 3), "minimum": Int(0, 3), "ships_by_players": each(few, PLAYERS)}),
    "islands": Rows(
        tuple(island.replace("-", "_") for island in ISLANDS),
        {
            "ship_types": Each(OneOf(RESOURCES), 0, 3),
            "ship_symbols": Each(OneOf(SYMBOLS), 0, 3),
            "slot_goods": Each(OneOf(GOODS), 0, MOST_PLOTS),
            "slot_warehouses": Each(Int(1, 9), 0, MOST_PLOTS),
        },
    ),
    "scoring": {
        "level_in_cave": Is(0),
        "path_points": Is("level * hall_value"),
        "specialisation_points": Is("highest_level * hall_value, once"),
        "division_points": Is("lowest_of_four_levels * hall_value, once"),
        "tie_break": Is("fewest ships plus warehouses"),
        "second_tie": Is("shared_victory"),
        "unseated_politicians_removed_first": Is(True),
    },
}

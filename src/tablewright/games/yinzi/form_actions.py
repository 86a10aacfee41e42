# not compiled: reads a file once, at load
"""The form of the data file: set-up, bonuses, cards, actions, the end of a round and scoring."""

from __future__ import annotations

from tablewright.games.schema import Each, Flag, Int, Is, OneOf, Rows, Table, Text, each
from tablewright.games.yinzi.form_parts import few, fixed, ids, some
from tablewright.games.yinzi.names import BONUSES, CARDS, COLOURS, COMMITMENTS, DISASTERS, DOCKS, FORTUNES, WORKS

SEATS = ("two", "three", "four")
POSITIONS = [1, 2, 3, 4, 5]

ACTIONS: dict[str, Table | Rows] = {
    "game": {
        "id": Is("yinzi"),
        "title": Is("Yinzi"),
        "subtitle": Is("The Shining Ming Dynasty"),
        "designers": Each(Text(), 1, 9),
        "publisher": Is("Spielworxx"),
        "year": Is(2019),
        "players_min": Is(2),
        "players_max": Is(4),
        "rounds": Is(4),
        "actions_per_player_per_round": Is(6),
        "fortune_actions_per_round": Is(3),
        "worker_actions_per_round": Is(3),
        "languages": Is(["en", "it", "nl", "fr"]),
    },
    "phases": {
        "order": Is(["A", "B", "C", "D", "E", "F"]),
        "a": Is("bonus_and_turn_order"),
        "b": Is("actions"),
        "c": Is("feeding"),
        "d": Is(["glories", "disasters", "routes", "imperial_rewards", "taxation"]),
        "e": Is("late_shipments"),
        "f": Is(["exchange_rate", "worker_management", "prepare_round"]),
    },
    "colours": {"ids": Is([*COLOURS])},
    "player_supply": {
        "workers": some,
        "goods_cubes": some,
        "discs": some,
        "cylinders": Is(2),
        "product_pieces": some,
        "action_cards": Is(12),
        "start_coins": few,
        "start_silver": few,
        "start_boat_space": some,
        "start_resource_choice": Is(1),
    },
    "bank": {
        "silver_bags": few,
        "copper_coins": few,
        "wood": few,
        "stone": few,
        "misfortune_tiles": few,
        "silver_limited": Is(False),
        "copper_limited": Is(False),
        "misfortune_limited": Is(False),
        "wood_limited": Is(True),
        "stone_limited": Is(True),
    },
    "player_setups": Rows(
        SEATS,
        {
            "plantation_tiles_removed_per_type": few,
            "asian_ships_removed": few,
            "docked_ships": Int(1, 4),
            "ship_spaces": Each(OneOf(ids(DOCKS)), 1, 4),
            "factory_display": Int(1, 4),
        },
        fixed(
            SEATS,
            players=[2, 3, 4],
            route_piles_drawn=[2, 3, 4],
            route_piles_total=[3, 4, 5],
            unused_factory_colours_removed=[True, True, False],
        ),
    ),
    "turn_order_track": {"spaces": Is(4)},
    "bonuses": Rows(
        ids(BONUSES),
        {},
        fixed(
            ids(BONUSES),
            column=[1, 2, 3, 4, 5, 6],
            timing=["immediate", "round", "phase_c", "phase_d5", "immediate", "immediate"],
        ),
    ),
    "action_cards": Rows(ids(CARDS), {"value": Int(1, 3), "workers": Int(0, 12)}),
    "fortune_actions": Rows(ids(FORTUNES), {"effect": Text()}, fixed(ids(FORTUNES), board_position=POSITIONS)),
    "fortune_rules": {"max_uses_per_round_each": Is(1), "tax_discs_per_action": Is(1), "max_resolutions": Is(4)},
    "worker_actions": Rows(ids(WORKS), {}, fixed(ids(WORKS), board_position=POSITIONS)),
    "worker_rules": {
        "max_uses_per_round_each": Is(1),
        "max_workers_per_action": Int(1, 4),
        "min_workers_used": Is(1),
        "resource_cost_coins": few,
        "resource_cost_workers": Is(1),
        "war_area_spaces": Is(4),
    },
    "imperial_commitments": Rows(
        ids(COMMITMENTS),
        {"workers": Int(1, 4), "player_slots": Int(1, 4), "coins": few, "silver": few, "coins_if_no_route_tile": few},
        fixed(ids(COMMITMENTS), extra=["none", "route_tile", "boat_step", "factory_upgrade"]),
    ),
    "feeding": {
        "workers_per_food": some,
        "rounding": Is("up"),
        "misfortune_per_missing_food": few,
        "half_food_mix_allowed": Flag(),
    },
    "war": {"win_first_vp": few, "win_second_vp": few, "lose_first_vp": few, "tie_break": Is("leftmost_war_space")},
    "disasters": Rows(DISASTERS[1:], {"tiles": few, "once_per_round": Is(True), "effect": Text()}),
    "taxation": {"bracket_max": each(few, 3), "bracket_silver": each(few, 3), "misfortune_per_missing_silver": few},
    "scoring": {
        "categories": Is(
            ["boats", "factories", "products", "war_glories", "routes", "innovations", "silver", "misfortune"]
        ),
        "vp_per_silver": few,
        "vp_per_misfortune": Int(-99, 0),
        "vp_per_capacity": few,
        "factory_vp": each(few, 3),
        "product_left_vp": few,
        "emissary_vp": few,
        "tie_break": Is("turn_order_last_round"),
    },
}

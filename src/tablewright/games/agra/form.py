# not compiled: reads a file once, at load
"""The form of Agra's data file: every table, every key, and what each may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tablewright.games.agra.names import (
    BONUS_TILES,
    BOWLS,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    GOODS,
    GUILDS,
    MOST_PROCESSED,
    MOST_RATES,
    NOTABLES,
    OIL_CURRY,
    ORDERS,
    PRINTED_ACTIONS,
    TILES,
    TOKENS,
    TRACKS,
)
from tablewright.games.schema import Each, Flag, Int, Is, OneOf, Rows, Rule, Table, Text, each

OUTER_IDS = ["trade_good", "deliver_good", "process_good", "remove_cover"]
CENTRE_ID = "move_farmer"
BASIC_IDS = [*GOODS[:4]]
STEPS = 9
SPACES = 6


def ids(names: Sequence[str]) -> tuple[str, ...]:
    """The ids of the data file: with underscores where the wire has dashes."""
    return tuple(name.replace("-", "_") for name in names)


@dataclass(frozen=True)
class Shape:
    """An inline table with exactly these keys."""

    keys: dict[str, Rule]

    def fault(self, value: object) -> str | None:
        if not isinstance(value, dict) or set(value) != set(self.keys):
            return f"must have exactly the keys {', '.join(self.keys)}, not {value!r}"
        for key, rule in self.keys.items():
            if wrong := rule.fault(value[key]):
                return f"{key} {wrong}"
        return None


@dataclass(frozen=True)
class Series:
    """A list whose entries obey these rules, one by one."""

    rules: tuple[Rule, ...]

    def fault(self, value: object) -> str | None:
        if not isinstance(value, list) or len(value) != len(self.rules):
            return f"must be a list of {len(self.rules)} entries, not {value!r}"
        for number, (rule, entry) in enumerate(zip(self.rules, value, strict=True), 1):
            if wrong := rule.fault(entry):
                return f"entry {number} {wrong}"
        return None


few, some, many = Int(0, 99), Int(1, 99), Int(1, 999)
good, guild = OneOf(GOODS), OneOf(GUILDS)
names = Shape({language: Text() for language in ("en", "it", "nl", "fr")})
immediate, final = Is("immediate"), Is("final_scoring")


def ability(name: str, **keys: Rule) -> Shape:
    return Shape({"id": Is(name), **keys})


def delivery_bonus() -> Shape:
    return ability("delivery_bonus", good=good, rupees=few)


def gift() -> Shape:
    return ability("gain_favour", timing=immediate, amount=few)


def symbols() -> Shape:
    return ability("score_guild_symbols", timing=final, guild=guild, rupees=few)


ABILITIES: dict[str, tuple[Rule, ...]] = {
    "portuguese_trader": (ability("sailor_multi_payment", max_total_value=some), delivery_bonus()),
    "sufi": (ability("meditation_step", timing=immediate, steps=Int(0, SPACES)), delivery_bonus()),
    "takshaka": (ability("building_value_bonus", value=few, rupees=few, applies_with_builder=Is(False)),),
    "mahout": (ability("extra_production", goods=Each(OneOf(tuple(BASIC_IDS)), 1, 4), amount=few),),
    "khatib": (ability("extra_production", goods=Each(OneOf(tuple(BASIC_IDS)), 1, 4), amount=few),),
    "french_trader": (
        ability(
            "goods_depot",
            per_turn=Is(1),
            min_value=some,
            max_value=some,
            capacity=Int(1, 9),
            payout=few,
            distinct_values=Flag(),
            counts_for_delivery_bonus=Is(True),
        ),
    ),
    "dyer": (
        ability("production_exchange", give=Int(1, 9), receive=Is(1), max_value=some, same_row=Is(True)),
        delivery_bonus(),
    ),
    "cook": (ability("store_kicked_workers", capacity=Int(0, 10), standing_only=Is(True)), delivery_bonus()),
    "muezzin": (ability("extra_mp", amount=few, min_generated=Is(1)),),
    "jagirdar": (
        ability("sailor_reaction", goods=Is(1), favour_to_active=few, reacts_to_winning_action=Flag()),
        ability("sailor_free_delivery", amount=few),
    ),
    "caliph": (ability("stand_worker_for_good", good=good, amount=Is(1), workers=Int(1, 10), per_turn=Is(1)),),
    "calligrapher": (ability("peon_cost", rupees=few), delivery_bonus()),
    "mullah": (ability("favour_discount", amount=few, min_spend=Int(1, 9), per_turn=Is(1)), delivery_bonus()),
    "english_trader": (ability("exchange_equal_value", goods=Is(1), per_turn=Is(1)),),
    "mosaic_maker": (
        Shape({"id": Is("take_favour_tile"), "timing": immediate, "from": Is(["display", "draw_pile"])}),
        ability("mp_to_favour", per_turn=Is(1), rates=Each(each(some, 2), 1, MOST_RATES)),
    ),
    "mujtahida": (
        ability(
            "free_building", timing=immediate, which=Is("first_in_path_order"), bonus_tile=Flag(), followable=Flag()
        ),
        delivery_bonus(),
    ),
    "dutch_trader": (
        ability("score_order_guild_variety", timing=final, rupees_by_guilds=each(few, 4)),
        delivery_bonus(),
    ),
    "painter": (
        ability("stand_workers", timing=immediate, max_workers=Int(0, 10)),
        ability("influence_step_any", timing=immediate, steps=Is(1)),
        delivery_bonus(),
    ),
    "subadar": (ability("score_per_order", timing=final, rupees=few), delivery_bonus()),
    "sadr_us_sudur": (
        ability("akbar_equal_value_delivery", timing=immediate, goods=Is(1), optional=Is(True)),
        ability("score_per_akbar_marker", timing=final, rupees=few),
    ),
    "grand_mufti": (gift(), ability("score_guild_sets", timing=final, rupees=few)),
    "grand_imam": (gift(), symbols()),
    "court_artist": (gift(), symbols()),
    "dewan": (gift(), symbols()),
}

# What a favour action does: its effect, its parameters, its phase.
FAVOUR_EFFECTS: dict[str, tuple[str, Rule, str]] = {
    "receive_basic_good": ("receive_basic_good", Shape({"goods": Is(BASIC_IDS), "amount": Is(1)}), "any"),
    "process_good": ("process_good", Shape({"amount": Is(1)}), "any"),
    "influence_step": ("influence_step_any", Shape({"steps": Is(1)}), "any"),
    "stand_worker": ("stand_workers", Shape({"workers": Int(1, 10)}), "any"),
    "process_additional": (
        "process_additional",
        Shape(
            {
                "amount": Is(1),
                "same_arrow": Is(True),
                "usable_when_following": Is(True),
                "used_when_following_until": OneOf(("end_of_current_turn", "end_of_owners_next_turn")),
            }
        ),
        "any",
    ),
    "extra_mp": ("gain_mp", Shape({"amount": some}), "meditation"),
    "sell_good": ("sell_good_for_value", Shape({"goods": Is(1)}), "any"),
    "remove_cover": ("remove_cover", Shape({"covers": Is(1)}), "any"),
    "deliver_to_notable": ("deliver_to_notable", Shape({"goods": Is(1)}), "any"),
    "akbar_or_order": ("akbar_or_order", Shape({}), "any"),
    "move_farmers": ("move_farmers", Shape({"moves": Int(1, 9)}), "any"),
    "move_price_token": ("move_price_token", Shape({"tokens": Is(1)}), "any"),
    "exchange_equal_value": ("exchange_equal_value", Shape({"goods": Is(1)}), "any"),
    "receive_value_2": ("receive_good_of_value", Shape({"value": some, "amount": Is(1)}), "any"),
    "meditation_step": ("meditation_step", Shape({"steps": Is(1)}), "any"),
    "process_1_to_2": (
        "process_good_between_values",
        Shape({"from_value": some, "to_value": some, "amount": Is(1)}),
        "any",
    ),
    "free_peon": ("free_peon", Shape({}), "action"),
}

LUXURY: dict[str, Table] = {
    "statue": {"effect": Is("extra_main_action")},
    "book": {
        "effect": Is("stand_workers_and_favour"),
        "params": Shape({"workers": Int(1, 10), "favour": few}),
    },
    "painting": {
        "effect": Is("influence_steps_different_tracks"),
        "params": Shape({"tracks": Int(1, 3), "steps": Is(1)}),
    },
    "clothes": {
        "effect": Is("sell_for_current_value"),
        "params": Shape({"bonus_from_pier": Is(6), "bonus": few}),
    },
}

PIER_EVENTS: dict[str, Rule] = {
    "pier_1": Is([]),
    "pier_2": Is([{"id": "build_builder_building"}, {"id": "move_builder"}]),
    "pier_3": Series(
        (Shape({"id": Is("move_merchant")}), Shape({"id": Is("favour_per_good"), "good": Is("cotton"), "max": few}))
    ),
    "pier_4": Series(
        (Shape({"id": Is("return_price_tokens")}), Shape({"id": Is("favour_each"), "amount": few})),
    ),
    "pier_5": Series((Shape({"id": Is("good_by_cotton"), "values": each(some, 3)}),)),
    "pier_6": Series((Shape({"id": Is("clothes_bonus"), "rupees": few}),)),
}

leave_when = Shape({"level": Int(1, 4), "fulfilled_total": some})

favour_keys: Table = {
    "own": some,
    "spend": some,
    "per_turn": Is(1),
}
favour_own: dict[str, Table] = {
    name: {"effect": Is(effect), "params": params, "phase": Is(phase)}
    for name, (effect, params, phase) in FAVOUR_EFFECTS.items()
}

SCHEMA: dict[str, Table | Rows] = {
    "game": {
        "id": Is("agra"),
        "title": Is("Agra"),
        "designer": Text(),
        "illustrator": Text(),
        "publisher": Text(),
        "year": Int(1900, 2100),
        "min_players": Is(2),
        "max_players": Is(4),
        "languages": Is(["en", "it", "nl", "fr"]),
        "data_version": many,
    },
    "components": {
        "notables": Is(24),
        "price_tokens": Is(3),
        "order_limit_markers": Is(3),
        "guild_order_markers": Is(3),
        "merchants": Is(1),
        "builders": Is(1),
        "boats": Is(1),
        "meditation_markers": Is(1),
        "starting_player_markers": Is(1),
        "dice": Is(1),
        "die_faces": Is(6),
        "under_construction_tiles": Is(12),
        "building_bonus_tiles": Is(12),
        "favour_tiles": Is(14),
        "rupee_pieces": many,
        "rupee_denominations": Each(each(many, 2), 1, 20),
        "rupee_total": many,
        "rupee_supply_is_limited": Is(False),
    },
    "components.per_player": {
        "cover_tiles": Is(8),
        "farmers": Is(4),
        "workers": Int(3, 19),
        "player_markers": Int(5, 99),
        "influence_markers": Is(3),
        "meditation_trackers": Is(1),
        "cloth_bags": Is(1),
    },
    "player_colours": Rows(ids(COLOURS), {"names": names, "rgb": Text(), "rgb_source": Text()}),
    "guilds": Rows(ids(GUILDS), {"column": Int(1, 3), "names": names}),
    "goods": Rows(
        ids(GOODS),
        {
            "names": names,
            "category": OneOf(("basic", "advanced", "luxury")),
            "colour_row": OneOf(tuple(BASIC_IDS)),
            "row": Int(1, 4),
            "column": Int(1, 4),
            "value": Int(1, 9),
            "building_value": Int(0, 2),
        },
    ),
    "arrows": Rows(
        (
            "sandstone_cement",
            "sandstone_brick",
            "wood_plank",
            "wood_paper",
            "turmeric_curry",
            "turmeric_dye",
            "cotton_oil",
            "cotton_cloth",
            "brick_statue",
            "paper_book",
            "dye_painting",
            "cloth_clothes",
        ),
        {"from": good, "to": good},
    ),
    "characters": Rows(ids(CHARACTERS), {"position": Int(1, 4), "names": names, "action": Text()}),
    "buildings": Rows(
        ids(BUILDINGS),
        {
            "good": good,
            "names": names,
            "names_source": Text(),
            "kind": OneOf(("production", "processing")),
            "level": Int(1, 4),
            "row": Int(1, 4),
            "column": Int(1, 4),
            "path_index": Int(0, 15),
            "built_at_start": Flag(),
            "cost": Int(0, 9),
            "cost_source": Text(),
        },
        {building: {"input": good, "max_processed": Int(0, MOST_PROCESSED)} for building in ids(BUILDINGS)[4:]},
    ),
    "building_rules": {
        "variety_bonus": Int(0, 9),
        "variety_bonus_min_sorts": Is(2),
        "workers_needed": Is(2),
        "overpay_allowed": Is(True),
        "superfluous_goods_allowed": Is(False),
        "processed_after_building": Int(0, MOST_PROCESSED),
    },
    "price_tokens": Rows(ids(TOKENS), {"low_side": Int(1, 9), "high_side": Int(1, 9), "starting_side": Int(1, 9)}),
    "price_token_rules": {
        "max_difference_from_printed": few,
        "stackable": Is(False),
        "start_location": Is("trader"),
        "may_show_printed_value": Is(True),
        "may_return_to_trader": Is(False),
    },
    "trader": {
        "max_goods_given": Is(3),
        "value_loss": few,
        "price_token_moves": Is(1),
        "price_token_before_or_after": Is(True),
    },
    "sailor": {
        "free_deliveries": few,
        "max_payment_goods": Is(1),
        "max_orders": few,
        "deliveries_per_order": few,
        "refund_per_unused_paid_delivery": few,
        "max_double_deliveries_per_turn": few,
        "max_double_deliveries_per_ordered_good": Is(1),
        "two_doubles_on_one_notable": Flag(),
        "double_delivery_rupees": few,
    },
    "botanist": {
        "options": Is(["advance_meditation", "remove_cover", "move_farmers"]),
        "different_options_allowed": Int(0, 3),
        "farmer_moves": Int(1, 9),
    },
    "worker_rules": {
        "kick_favour_standing": few,
        "kick_favour_standing_advanced": few,
        "kick_favour_advanced_from_meditation_space": Int(1, SPACES + 1),
        "kick_favour_laid_down": few,
        "peon_cost": few,
        "peon_collects_rupees": Flag(),
        "peon_visits_merchant": Flag(),
    },
    "merchant": {
        "setup_faces": Is([1, 2, 3, 4]),
        "visit_favour": few,
        "rupee_per_passed_building": few,
        "rupee_on_landing_building": Flag(),
        "path": Is("built_buildings"),
    },
    "builder": {
        "setup_faces": Is([1, 2, 3, 4, 5, 6]),
        "setup_counts_first_tile": Flag(),
        "path": Is("under_construction"),
        "gives_bonus_tile": Is(False),
    },
    "oil_curry_options": Rows(ids(OIL_CURRY), {"pay": Each(OneOf(("oil", "curry")), 1, 2), "workers": Int(1, 10)}),
    "luxury_actions": Rows(
        tuple(LUXURY),
        {"per_turn": Is(1)},
        {name: {"good": Is(name), **keys} for name, keys in LUXURY.items()},
    ),
    "bonus_tiles": Rows(
        ids(BONUS_TILES),
        {
            "level": Int(2, 4),
            "rupees": few,
            "favour": few,
            "remove_covers": Int(0, 1),
            "influence_guild": OneOf(("", *GUILDS)),
            "influence_steps": Int(0, 1),
        },
    ),
    "favour_actions": Rows(ids(PRINTED_ACTIONS), favour_keys, favour_own),
    "favour_tiles": Rows(ids(TILES), {"number": Int(1, 14), "copies": Is(1), **favour_keys}, favour_own),
    "favour_tile_rules": {
        "display": Int(0, 14),
        "max_per_player": Int(0, 3),
        "discard_goes_to": Is("draw_pile_shuffled"),
    },
    "notables": Rows(
        ids(NOTABLES),
        {
            "number": Int(1, 24),
            "name": Text(),
            "names": names,
            "level": Int(1, 4),
            "guild": guild,
            "guild_source": Text(),
            "orders": Each(good, 1, 3),
            "orders_source": Text(),
        },
        {name: {"abilities": Series(rules)} for name, rules in ABILITIES.items()},
    ),
    "notable_rules": {
        "goods_by_level": each(Int(1, 3), 4),
        "printed_value_by_level": each(some, 4),
        "printed_value_by_level_source": Text(),
        "favour_per_lost_marker": Is(1),
        "influence_per_supplied_notable": Is(1),
        "meditation_delivery_cost": few,
    },
    "guild_orders": Rows(
        tuple(f"{name}_{position}" for name in GUILDS for position in range(1, ORDERS + 1)),
        {"guild": guild, "position": Int(1, ORDERS), "goods": each(good, 2)},
    ),
    "order_rules": {
        "min_influence_step": Int(0, STEPS),
        "starting_limit": Int(0, ORDERS),
        "starting_limit_source": Text(),
        "limit_markers": each(Int(0, ORDERS), 3),
        "orders_per_column": Is(ORDERS),
        "not_leading_penalty": few,
        "not_leading_influence_steps": Int(0, 1),
        "neutral_markers_count": Is(True),
    },
    "influence_track": {"start_step": Is(0), "top_step": Is(STEPS)},
    "influence_steps": Rows(
        tuple(f"step_{step}" for step in range(1, STEPS + 1)),
        {
            "step": Int(1, STEPS),
            "rupees": few,
            "favour_bonus": few,
            "tile_instead": Flag(),
            "ends_game": Flag(),
        },
    ),
    "meditation_circle": {
        "start_blocked": OneOf(tuple(OUTER_IDS)),
        "outer_actions": Is(OUTER_IDS),
        "centre_action": Is(CENTRE_ID),
    },
    "meditation_actions": Rows(
        (*OUTER_IDS, CENTRE_ID),
        {
            "names": names,
            "mp_cost_kind": OneOf(("good_value", "target_value", "fixed")),
            "mp_cost": few,
            "blockable": Flag(),
        },
    ),
    "meditation_track": {
        "start_space": Is(1),
        "last_space": Is(SPACES),
        "last_space_bonus_rupees": few,
        "cost_kind": Is("any_goods_total_current_value"),
        "overpay_allowed": Is(True),
        "min_mp_per_worker": few,
    },
    "meditation_spaces": Rows(
        tuple(f"space_{space}" for space in range(1, SPACES + 1)),
        {"space": Int(1, SPACES), "mp": few, "cost_to_next": few, "kick_favour": few},
    ),
    "farm": {
        "track_length": Is(5),
        "farmer_start": Int(1, 5),
        "covered_spaces": Is([1, 5]),
        "max_production": Is(8),
    },
    "farm_corners": Rows(
        ("top_left", "top_right", "bottom_right", "bottom_left"), {"position": Text(), "good": OneOf(tuple(BASIC_IDS))}
    ),
    "farm_tracks": Rows(ids(TRACKS), {"from_good": OneOf(tuple(BASIC_IDS)), "to_good": OneOf(tuple(BASIC_IDS))}),
    "akbar_bowls": Rows(
        ids(BOWLS), {"side": OneOf(("left", "right")), "die": Int(1, 6), "good": good, "capacity": Is(1)}
    ),
    "river": {"start_pier": Is(1), "last_pier": Is(6)},
    "piers": Rows(
        tuple(PIER_EVENTS),
        {
            "number": Int(1, 6),
            "available_levels": Each(Int(1, 4), 1, 4),
            "order_limit_marker": Int(0, ORDERS),
            "ends_game": Flag(),
        },
        {
            name: {"events": rule, **({} if name == "pier_6" else {"leave_when": leave_when})}
            for name, rule in PIER_EVENTS.items()
        },
    ),
    "setup": Rows(
        ("players_2", "players_3", "players_4"),
        {
            "players": Int(2, 4),
            "notables_by_level": each(Int(0, 8), 4),
            "notables_total": Int(0, 24),
            "guild_distribution": each(Int(0, 8), 3),
            "akbar_neutral_rolls_per_side": Int(0, 6),
            "akbar_reroll_if_covered": Flag(),
            "order_neutral_rolls_per_column": Int(0, 5),
            "order_reroll_if_covered": Flag(),
            "starting_rupees": few,
            "starting_rupees_source": Text(),
        },
    ),
    "final_scoring": {
        "order": Is(["notables", "influence_tracks", "meditation", "cover_tiles", "akbar"]),
        "influence_sole_leader_per_order": few,
        "influence_second_per_order": few,
        "influence_tied_leader_per_order": few,
        "influence_second_when_leaders_tied": Is(0),
        "meditation_last_space": few,
        "per_removed_cover": few,
        "akbar_table": Each(few, 1, 13),
        "akbar_each_further": few,
        "tie_break": Is(["value_of_goods_plus_favour", "shared_victory"]),
        "favour_value_in_tie_break": few,
    },
    "game_end": {
        "triggers": Is(["level_4_contract", "influence_top_step", "order_column_full"]),
        "finish_current_round": Is(True),
        "extra_full_rounds": Int(0, 9),
    },
}

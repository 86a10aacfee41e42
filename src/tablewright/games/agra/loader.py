# not compiled: reads a file once, at load
"""Agra's data file becomes the printed values of the engine, once its form and its sums are right."""

from __future__ import annotations

from pathlib import Path as FilePath
from typing import Any

from tablewright.games.agra.form import OUTER_IDS, SCHEMA
from tablewright.games.agra.names import BITS, GOODS, GUILDS, LEVELS, NO_GOOD, NOTABLES
from tablewright.games.agra.printed import Printed
from tablewright.games.agra.sums import Sums
from tablewright.games.schema import BadData, DataFile, faults_of, read

SHIPPED = FilePath(__file__).with_name("data.toml")


def check(file: DataFile) -> list[str]:
    """Every fault of *file*: first its form, then, if the form is right, what does not fit together."""
    return faults_of(file, SCHEMA) or Sums(file).check()


def load(path: FilePath | None) -> tuple[Printed, str]:
    """The printed values of *path*, or of the shipped file, with their digest; BadData if it has faults."""
    file = read(path or SHIPPED)
    if faults := check(file):
        raise BadData(faults)
    return printed_from(file.tables), file.digest


def printed_from(data: dict[str, Any]) -> Printed:
    """The tables of a checked file as lists of integers."""
    printed = Printed()
    goods_and_buildings(printed, data)
    characters(printed, data)
    workers(printed, data)
    favour(printed, data)
    notables(printed, data)
    abilities(printed, data)
    guilds(printed, data)
    meditation_and_farm(printed, data)
    akbar_and_river(printed, data)
    set_up_and_scoring(printed, data)
    return printed


def numbers(goods: list[str]) -> list[int]:
    return [GOODS.index(good) for good in goods]


def goods_and_buildings(printed: Printed, data: dict[str, Any]) -> None:
    printed.markers = data["components"]["per_player"]["player_markers"]
    printed.workers = data["components"]["per_player"]["workers"]
    printed.value = [row["value"] for row in data["goods"]]
    printed.material = [row["building_value"] for row in data["goods"]]
    printed.source = [NO_GOOD] * len(GOODS)
    for arrow in data["arrows"]:
        printed.source[GOODS.index(arrow["to"])] = GOODS.index(arrow["from"])
    printed.row = [row["row"] - 1 for row in data["goods"]]
    printed.level = [row["level"] for row in data["buildings"]]
    printed.cost = [row["cost"] for row in data["buildings"]]
    printed.most_processed = [row.get("max_processed", 0) for row in data["buildings"]]
    rules = data["building_rules"]
    printed.processed_after_building = rules["processed_after_building"]
    printed.variety_bonus = rules["variety_bonus"]
    printed.variety_sorts = rules["variety_bonus_min_sorts"]
    printed.flags = [[row["low_side"], row["high_side"]] for row in data["price_tokens"]]
    printed.start_side = [int(row["starting_side"] == row["high_side"]) for row in data["price_tokens"]]
    printed.price_difference = data["price_token_rules"]["max_difference_from_printed"]
    printed.bonus_level = [row["level"] for row in data["bonus_tiles"]]
    printed.bonus_rupees = [row["rupees"] for row in data["bonus_tiles"]]
    printed.bonus_favour = [row["favour"] for row in data["bonus_tiles"]]
    printed.bonus_covers = [row["remove_covers"] for row in data["bonus_tiles"]]
    printed.bonus_guild = [
        GUILDS.index(row["influence_guild"]) if row["influence_guild"] else -1 for row in data["bonus_tiles"]
    ]
    printed.bonus_steps = [row["influence_steps"] for row in data["bonus_tiles"]]


def characters(printed: Printed, data: dict[str, Any]) -> None:
    printed.trader_gives = data["trader"]["max_goods_given"]
    printed.trader_loss = data["trader"]["value_loss"]
    sailor = data["sailor"]
    printed.free_deliveries = sailor["free_deliveries"]
    printed.sailor_orders = sailor["max_orders"]
    printed.order_deliveries = sailor["deliveries_per_order"]
    printed.refund = sailor["refund_per_unused_paid_delivery"]
    printed.doubles = sailor["max_double_deliveries_per_turn"]
    printed.doubles_share_notable = sailor["two_doubles_on_one_notable"]
    printed.double_rupees = sailor["double_delivery_rupees"]
    printed.botanist_options = data["botanist"]["different_options_allowed"]
    printed.farmer_moves = data["botanist"]["farmer_moves"]


def workers(printed: Printed, data: dict[str, Any]) -> None:
    rules, merchant = data["worker_rules"], data["merchant"]
    printed.kick_favour = [0] + [row["kick_favour"] for row in data["meditation_spaces"]]
    printed.kick_laid = rules["kick_favour_laid_down"]
    printed.peon_cost = rules["peon_cost"]
    printed.peon_collects = rules["peon_collects_rupees"]
    printed.peon_visits = rules["peon_visits_merchant"]
    printed.merchant_faces = len(merchant["setup_faces"])
    printed.visit_favour = merchant["visit_favour"]
    printed.passing_rupees = merchant["rupee_per_passed_building"]
    printed.landing_rupees = merchant["rupee_on_landing_building"]
    printed.builder_first_counts = data["builder"]["setup_counts_first_tile"]


def favour(printed: Printed, data: dict[str, Any]) -> None:
    printed.oil_curry_workers = [row["workers"] for row in data["oil_curry_options"]]
    luxury = {row["id"]: row.get("params", {}) for row in data["luxury_actions"]}
    printed.book_workers = luxury["book"]["workers"]
    printed.book_favour = luxury["book"]["favour"]
    printed.painting_tracks = luxury["painting"]["tracks"]
    printed.clothes_pier = luxury["clothes"]["bonus_from_pier"]
    printed.clothes_bonus = luxury["clothes"]["bonus"]
    rows = data["favour_actions"] + data["favour_tiles"]
    printed.own = [row["own"] for row in rows]
    printed.least_own = min(printed.own)
    printed.spend = [row["spend"] for row in rows]
    params = {row["id"]: row["params"] for row in rows}
    printed.tile_workers = params["stand_worker"]["workers"]
    printed.tile_mp = params["extra_mp"]["amount"]
    printed.tile_moves = params["move_farmers"]["moves"]
    printed.tile_value = params["receive_value_2"]["value"]
    printed.tile_from = params["process_1_to_2"]["from_value"]
    printed.tile_to = params["process_1_to_2"]["to_value"]
    until = params["process_additional"]["used_when_following_until"]
    printed.following_until_next = until == "end_of_owners_next_turn"
    printed.display = data["favour_tile_rules"]["display"]
    printed.most_tiles = data["favour_tile_rules"]["max_per_player"]


def notables(printed: Printed, data: dict[str, Any]) -> None:
    rows = data["notables"]
    printed.notable_level = [row["level"] for row in rows]
    printed.guild = [GUILDS.index(row["guild"]) for row in rows]
    printed.orders = [numbers(row["orders"]) for row in rows]
    printed.bonus_good = [NO_GOOD] * len(NOTABLES)
    printed.bonus_per_good = [0] * len(NOTABLES)
    printed.extra_production = [0] * len(NOTABLES)
    printed.extra_goods = [0] * len(NOTABLES)
    printed.favour_gift = [0] * len(NOTABLES)
    printed.symbol_guild = [-1] * len(NOTABLES)
    printed.symbol_rupees = [0] * len(NOTABLES)
    for at, row in enumerate(rows):
        for ability in row["abilities"]:
            if ability["id"] == "delivery_bonus":
                printed.bonus_good[at] = GOODS.index(ability["good"])
                printed.bonus_per_good[at] = ability["rupees"]
            elif ability["id"] == "extra_production":
                printed.extra_production[at] = ability["amount"]
                printed.extra_goods[at] = sum(BITS[good] for good in set(numbers(ability["goods"])))
            elif ability["id"] == "gain_favour":
                printed.favour_gift[at] = ability["amount"]
            elif ability["id"] == "score_guild_symbols":
                printed.symbol_guild[at] = GUILDS.index(ability["guild"])
                printed.symbol_rupees[at] = ability["rupees"]


def abilities(printed: Printed, data: dict[str, Any]) -> None:
    """The abilities that one notable alone has."""
    by_id = {ability["id"]: ability for row in data["notables"] for ability in row["abilities"]}
    printed.multi_payment = by_id["sailor_multi_payment"]["max_total_value"]
    printed.sufi_steps = by_id["meditation_step"]["steps"]
    printed.takshaka_value = by_id["building_value_bonus"]["value"]
    printed.takshaka_rupees = by_id["building_value_bonus"]["rupees"]
    depot = by_id["goods_depot"]
    printed.depot_low, printed.depot_high = depot["min_value"], depot["max_value"]
    printed.depot_capacity, printed.depot_payout = depot["capacity"], depot["payout"]
    printed.depot_distinct = depot["distinct_values"]
    printed.dyer_gives = by_id["production_exchange"]["give"]
    printed.dyer_value = by_id["production_exchange"]["max_value"]
    printed.cook_capacity = by_id["store_kicked_workers"]["capacity"]
    printed.muezzin_mp = by_id["extra_mp"]["amount"]
    printed.jagirdar_favour = by_id["sailor_reaction"]["favour_to_active"]
    printed.jagirdar_at_once = by_id["sailor_reaction"]["reacts_to_winning_action"]
    printed.jagirdar_deliveries = by_id["sailor_free_delivery"]["amount"]
    printed.caliph_good = GOODS.index(by_id["stand_worker_for_good"]["good"])
    printed.caliph_workers = by_id["stand_worker_for_good"]["workers"]
    printed.calligrapher_cost = by_id["peon_cost"]["rupees"]
    printed.mullah_discount = by_id["favour_discount"]["amount"]
    printed.mullah_least = by_id["favour_discount"]["min_spend"]
    printed.mosaic_mp = [points for points, _ in by_id["mp_to_favour"]["rates"]]
    printed.mosaic_favour = [gained for _, gained in by_id["mp_to_favour"]["rates"]]
    printed.mujtahida_bonus = by_id["free_building"]["bonus_tile"]
    printed.mujtahida_followable = by_id["free_building"]["followable"]
    printed.dutch_rupees = by_id["score_order_guild_variety"]["rupees_by_guilds"]
    printed.painter_workers = by_id["stand_workers"]["max_workers"]
    printed.painter_steps = by_id["influence_step_any"]["steps"]
    printed.subadar_rupees = by_id["score_per_order"]["rupees"]
    printed.sadr_rupees = by_id["score_per_akbar_marker"]["rupees"]
    printed.mufti_rupees = by_id["score_guild_sets"]["rupees"]


def guilds(printed: Printed, data: dict[str, Any]) -> None:
    rules, steps = data["order_rules"], data["influence_steps"]
    printed.order_goods = [numbers(row["goods"]) for row in data["guild_orders"]]
    printed.first_limit = rules["starting_limit"]
    printed.least_step = rules["min_influence_step"]
    printed.follower_penalty = rules["not_leading_penalty"]
    printed.follower_steps = rules["not_leading_influence_steps"]
    printed.top_step = data["influence_track"]["top_step"]
    printed.step_rupees = [0] + [row["rupees"] for row in steps]
    printed.step_favour = [0] + [row["favour_bonus"] for row in steps]
    printed.step_ends = [False] + [row["ends_game"] for row in steps]


def meditation_and_farm(printed: Printed, data: dict[str, Any]) -> None:
    actions = {row["id"]: row["mp_cost"] for row in data["meditation_actions"]}
    printed.delivery_cost = actions["deliver_good"]
    printed.cover_cost = actions["remove_cover"]
    printed.farmer_cost = actions["move_farmer"]
    printed.first_blocked = OUTER_IDS.index(data["meditation_circle"]["start_blocked"])
    printed.space_mp = [0] + [row["mp"] for row in data["meditation_spaces"]]
    printed.space_cost = [0] + [row["cost_to_next"] for row in data["meditation_spaces"]]
    printed.last_space = data["meditation_track"]["last_space"]
    printed.farmer_start = data["farm"]["farmer_start"]
    printed.covered = sum(BITS[space - 1] for space in data["farm"]["covered_spaces"])
    printed.track_from = [GOODS.index(row["from_good"]) for row in data["farm_tracks"]]
    printed.track_to = [GOODS.index(row["to_good"]) for row in data["farm_tracks"]]


def akbar_and_river(printed: Printed, data: dict[str, Any]) -> None:
    printed.bowl_good = numbers([row["good"] for row in data["akbar_bowls"]])
    printed.bowl_of = [printed.bowl_good.index(good) if good in printed.bowl_good else -1 for good in range(len(GOODS))]
    piers = data["piers"]
    printed.available = [[False] * (LEVELS + 1)] + [
        [level in row["available_levels"] for level in range(LEVELS + 1)] for row in piers
    ]
    printed.leave_level = [0] + [row["leave_when"]["level"] if "leave_when" in row else 0 for row in piers]
    printed.leave_total = [0] + [row["leave_when"]["fulfilled_total"] if "leave_when" in row else 0 for row in piers]
    printed.pier_limit = [0] + [row["order_limit_marker"] for row in piers]
    printed.pier_ends = [False] + [row["ends_game"] for row in piers]
    events = {event["id"]: event for row in piers for event in row["events"]}
    printed.cotton_favour = events["favour_per_good"]["max"]
    printed.pier_favour = events["favour_each"]["amount"]
    printed.cotton_values = events["good_by_cotton"]["values"]


def set_up_and_scoring(printed: Printed, data: dict[str, Any]) -> None:
    rows, scoring = data["setup"], data["final_scoring"]
    printed.notables_by_players = [row["notables_by_level"] for row in rows]
    printed.guilds_by_players = [sorted(row["guild_distribution"]) for row in rows]
    printed.akbar_rolls = [row["akbar_neutral_rolls_per_side"] for row in rows]
    printed.akbar_reroll = [row["akbar_reroll_if_covered"] for row in rows]
    printed.order_rolls = [row["order_neutral_rolls_per_column"] for row in rows]
    printed.order_reroll = [row["order_reroll_if_covered"] for row in rows]
    printed.start_rupees = [row["starting_rupees"] for row in rows]
    printed.leader_rupees = scoring["influence_sole_leader_per_order"]
    printed.second_rupees = scoring["influence_second_per_order"]
    printed.tied_rupees = scoring["influence_tied_leader_per_order"]
    printed.last_space_rupees = scoring["meditation_last_space"]
    printed.cover_rupees = scoring["per_removed_cover"]
    printed.akbar_rupees = scoring["akbar_table"]
    printed.akbar_further = scoring["akbar_each_further"]
    printed.favour_in_tie = scoring["favour_value_in_tie_break"]
    printed.last_rounds = data["game_end"]["extra_full_rounds"]

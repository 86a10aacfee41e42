# not compiled: reads a file once, at load
"""Yinzi's data file becomes the printed values of the engine, once its form is right and its numbers fit together."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tablewright.datafiles.reading import DataFile, consistent, faults_of, read
from tablewright.games.yinzi.consistency import Consistency
from tablewright.games.yinzi.names import (
    ANY_GOOD,
    ANY_PRODUCT,
    COIN_SPACE,
    DISASTERS,
    DOCKS,
    EMISSARY_PART,
    FIRST_GOOD,
    MARKET,
    NATIONS,
)
from tablewright.games.yinzi.printed import Printed
from tablewright.games.yinzi.tables import YinziTables
from tablewright.games.yinzi.tables_land import GOOD_IDS, PRODUCT_IDS
from tablewright.games.yinzi.tables_trade import SLOTS

SHIPPED = Path(__file__).with_name("data.toml")
NO_LIMIT = 999


def tables_of(file: DataFile) -> YinziTables:
    return consistent(file, YinziTables, Consistency)


def check(file: DataFile) -> list[str]:
    """Every fault of *file*: first its form, then, if the form is right, what does not fit together."""
    return faults_of(file, tables_of)


def load(path: Path | None) -> tuple[Printed, str]:
    """The printed values of *path*, or of the shipped file, with their digest; BadData if it has faults."""
    file = read(path or SHIPPED)
    return printed_from(tables_of(file)), file.digest


def printed_from(data: YinziTables) -> Printed:
    """The tables of a checked file as lists of integers."""
    printed = Printed()
    set_up(printed, data)
    goods_and_map(printed, data)
    tracks_and_markets(printed, data)
    factories_and_ships(printed, data)
    routes_and_cards(printed, data)
    round_end_and_scoring(printed, data)
    return printed


def set_up(printed: Printed, data: YinziTables) -> None:
    supply, bank, rows = data.player_supply, data.bank, data.player_setups
    printed.rounds = data.game.rounds
    printed.supply = [supply.workers, supply.goods_cubes, supply.discs, supply.product_pieces]
    printed.start_coins = supply.start_coins
    printed.start_silver = supply.start_silver
    printed.stock = [bank.wood, bank.stone]
    printed.tiles_removed_by_players = [row.plantation_tiles_removed_per_type for row in rows]
    printed.asian_removed_by_players = [row.asian_ships_removed for row in rows]
    printed.docks_by_players = [[DOCKS.index(space) for space in row.ship_spaces] for row in rows]
    printed.display_by_players = [row.factory_display for row in rows]


def goods_and_map(printed: Printed, data: YinziTables) -> None:
    goods, grown = data.goods, msgspec.structs.asdict(data.terrain_legend)
    printed.grid = [GOOD_IDS.index(grown[letter]) for row in data.provinces for line in row.grid for letter in line]
    printed.cubes_printed = [row.cubes_printed for row in goods]
    printed.cubes_first = [row.cubes_tile_first for row in goods]
    printed.cubes_again = [row.cubes_tile_again for row in goods]
    printed.food_halves = [row.food_halves for row in goods]
    printed.rural_good = [row.rural_market for row in goods]
    printed.urban_good = [row.urban_market for row in goods]
    printed.late_good = [row.late_shipment for row in goods]
    printed.protected = [row.protected_square for row in goods]
    printed.distance = data.distances.matrix
    places = data.distances.order
    printed.border_sides = [[places.index(row.a), places.index(row.b)] for row in data.borders]
    printed.border_units = [row.boat_symbols for row in data.borders]
    boat = data.boat_track
    printed.capacity = boat.capacity
    printed.start_boat = boat.start_space - 1
    printed.vp_per_capacity = boat.vp_per_capacity


def goods_beside(tile: list[int], at: int) -> list[int]:
    """YIN-B-urban-5: the goods spaces beside the coin space *at* of a market tile; nothing if it is none."""
    if tile[at] != COIN_SPACE:
        return []
    beside = [at - 3, at + 3] + [other for other in (at - 1, at + 1) if other // 3 == at // 3]
    return [other for other in sorted(beside) if 0 <= other < MARKET and tile[other] != COIN_SPACE]


def spaces_taking(tile: list[int], good: int) -> list[int]:
    """YIN-B-urban-4, YIN-B-urban-5: where a market tile takes *good* while it is empty."""
    return [
        at for at in range(MARKET) if tile[at] == good or any(tile[other] == good for other in goods_beside(tile, at))
    ]


def tracks_and_markets(printed: Printed, data: YinziTables) -> None:
    printed.tile_prices = data.plantation_track.costs
    tiles = {row.id: row for row in data.plantation_tiles}
    printed.tile_count = [tiles[good].count if good in tiles else 0 for good in GOOD_IDS]
    printed.tile_european = [good in tiles and tiles[good].set == "european" for good in GOOD_IDS]
    printed.market_goods = [
        [COIN_SPACE if word == "coin" else GOOD_IDS.index(word) for line in row.spaces for word in line]
        for row in data.urban_markets
    ]
    printed.coin_beside = [[goods_beside(tile, at) for at in range(MARKET)] for tile in printed.market_goods]
    printed.market_takes = [
        [spaces_taking(tile, good) for good in range(len(GOOD_IDS))] for tile in printed.market_goods
    ]
    urban, rural = data.urban_market_rules, data.rural_market
    printed.urban_price = urban.price
    printed.coin_bonus = urban.coin_space_bonus
    printed.urban_better = urban.better_sale_bonus
    printed.rural_price = rural.sell_price
    printed.rural_cost = rural.buy_price
    printed.rural_better = rural.better_sale_bonus


def factories_and_ships(printed: Printed, data: YinziTables) -> None:
    levels = data.factory_levels
    printed.upgrade_cost = levels.upgrade_cost_coins
    printed.storage = [0, *levels.capacity]
    printed.own_workers = [0, *levels.own_workers]
    printed.rent_workers = [0, *levels.outsource_workers]
    printed.rent_coins = [0, *levels.outsource_coins]
    printed.rent_silver = [0, *levels.outsource_silver]
    printed.factory_vp = [0, *levels.vp]
    printed.ship_nation = [NATIONS.index(row.nation) for row in data.ships]
    printed.ship_slots = [[SLOTS.index(word) for word in row.slots] for row in data.ships]
    printed.dock_pile = [["north", "south"].index(row.pile) for row in data.ship_spaces]
    printed.delivery_silver = data.ship_rules.silver_per_delivery
    printed.area_limit = [row.space_limit for row in data.nations]
    general = [row.general_area_vp for row in data.foreign_markets]
    printed.area_vp = [row.vp for row in data.nations] + general
    printed.emissary_vp = data.foreign_market_rules.emissary_vp
    printed.unshipped_vp = data.foreign_market_rules.unshipped_product_vp


def part(word: str) -> int:
    """A word of a route's demand as its number."""
    kind, _, name = word.partition(":")
    if kind == "emissary":
        return EMISSARY_PART
    if kind == "product":
        return ANY_PRODUCT if name == "any" else PRODUCT_IDS.index(name)
    return ANY_GOOD if name == "any" else FIRST_GOOD + GOOD_IDS.index(name)


def routes_and_cards(printed: Printed, data: YinziTables) -> None:
    routes = data.route_tiles
    printed.route_parts = [[part(word) for word in row.demand] for row in routes]
    printed.route_coins = [row.coins for row in routes]
    printed.route_silver = [row.silver for row in routes]
    printed.route_vp = [row.vp for row in routes]
    printed.route_war = [row.war for row in routes]
    printed.route_disaster = [DISASTERS.index(row.disaster) for row in routes]
    printed.route_rural = [[good in row.rural_ok for good in GOOD_IDS] for row in routes]
    printed.pile_size = data.route_rules.tiles_per_pile
    printed.personal_pays = data.route_rules.personal_tile_pays
    printed.card_value = [row.value for row in data.action_cards]
    printed.card_workers = [row.workers for row in data.action_cards]
    printed.most_workers = data.worker_rules.max_workers_per_action
    printed.resource_coins = data.worker_rules.resource_cost_coins
    rows = data.imperial_commitments
    printed.imperial_workers = [row.workers for row in rows]
    printed.imperial_slots = [row.player_slots for row in rows]
    printed.imperial_coins = [row.coins for row in rows]
    printed.imperial_silver = [row.silver for row in rows]
    printed.imperial_consolation = [row.coins_if_no_route_tile for row in rows]


def round_end_and_scoring(printed: Printed, data: YinziTables) -> None:
    feeding, war, tax, rate = data.feeding, data.war, data.taxation, data.exchange_track
    printed.workers_per_food = feeding.workers_per_food
    printed.mixed_halves = feeding.half_food_mix_allowed
    printed.hunger_misfortune = feeding.misfortune_per_missing_food
    printed.glory_vp = [war.win_first_vp, war.win_second_vp]
    printed.tax_max = tax.bracket_max
    printed.tax_silver = tax.bracket_silver
    printed.tax_misfortune = tax.misfortune_per_missing_silver
    printed.rates = rate.rates
    printed.start_rate = rate.start_index
    printed.start_die = rate.start_die_face
    printed.die_faces = rate.die_faces
    late = data.late_shipments
    printed.late_silver = late.silver_per_pair
    most = late.max_pairs_per_player
    printed.late_most = NO_LIMIT if most == "unlimited" else most
    rules, scoring = data.innovation_rules, data.scoring
    printed.majority_vp = rules.majority_vp
    printed.tie_vp = rules.tie_vp
    printed.vp_per_silver = scoring.vp_per_silver
    printed.vp_per_misfortune = scoring.vp_per_misfortune

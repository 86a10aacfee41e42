# not compiled: reads a file once, at load
"""The form of the data file: goods, the map, boats, plantations and markets."""

from __future__ import annotations

from tablewright.games.schema import Each, Flag, Int, Is, OneOf, Rows, Table, Text, each
from tablewright.games.yinzi.form_parts import GOOD_IDS, PRODUCT_IDS, RURAL, URBAN, few, fixed, ids, same, some
from tablewright.games.yinzi.names import MARKETS, PROVINCES

PROVINCE_IDS = ids(PROVINCES)
BORDERS = {
    "huguang_nanzhili": ("huguang", "nanzhili"),
    "huguang_jiangxi": ("huguang", "jiangxi"),
    "nanzhili_zhejiang": ("nanzhili", "zhejiang"),
    "jiangxi_zhejiang": ("jiangxi", "zhejiang"),
    "nanzhili_coast": ("nanzhili", "coast"),
    "zhejiang_coast": ("zhejiang", "coast"),
}
BASE_TILES = ("tea", "salt", "cotton", "sugar_cane", "ramie", "bamboo")
EUROPEAN_TILES = ("potato", "maize")
TILES = BASE_TILES + EUROPEAN_TILES
PRINTED = ("cabbage", "fruit", "wheat", "rice", "salt")
SHIPPED = {"tea": 1, "salt": 2}  # cubes that fill a slot

LAND: dict[str, Table | Rows] = {
    "goods": Rows(
        GOOD_IDS,
        {
            "cubes_printed": Int(0, 9),
            "cubes_tile_first": Int(0, 9),
            "cubes_tile_again": Int(0, 9),
            "food_halves": Int(0, 2),
            "rural_market": Flag(),
            "urban_market": Flag(),
            "late_shipment": Flag(),
            "protected_square": Flag(),
        },
        fixed(
            GOOD_IDS,
            printed=[good in PRINTED for good in GOOD_IDS],
            tile=[good in TILES for good in GOOD_IDS],
            ship_cubes_per_slot=[SHIPPED.get(good, 0) for good in GOOD_IDS],
        ),
    ),
    "products": Rows(PRODUCT_IDS, {"factories": few}),
    "terrain_legend": {"C": Is("cabbage"), "F": Is("fruit"), "W": Is("wheat"), "S": Is("salt"), "R": Is("rice")},
    "provinces": Rows(
        PROVINCE_IDS,
        {"rows": Is(3), "columns": Is(5), "grid": each(Text(), 3)},
        fixed(
            PROVINCE_IDS,
            board_cell=[[0, 0], [0, 1], [1, 0], [1, 1]],
            coastal=[False, True, False, True],
        ),
    ),
    "borders": Rows(
        tuple(BORDERS),
        {"boat_symbols": Int(0, 9)},
        fixed(tuple(BORDERS), a=[ends[0] for ends in BORDERS.values()], b=[ends[1] for ends in BORDERS.values()]),
    ),
    "distances": {"order": Is([*PROVINCE_IDS, "coast"]), "matrix": each(each(Int(0, 9), 5), 5)},
    "transport": {
        "units_per_piece_per_border": Is(1),
        "capacity_scope": Is("per_turn"),
        "needs_transport": Is(["sell_urban", "produce", "supply_ships", "late_shipments"]),
        "free_of_transport": Is(["rural_market", "routes", "feeding"]),
    },
    "boat_track": {
        "spaces": some,
        "capacity": Each(few, 1, 99),
        "start_space": some,
        "wood_per_step": Is(1),
        "vp_per_capacity": few,
    },
    "factory_footprint": {"squares": Is(2), "shape": Is([[0, 0], [0, 1]]), "rotatable": Is(True)},
    "plantation_track": {"spaces": Is(6), "costs": each(few, 6)},
    "plantation_tiles": Rows(
        TILES, {"count": few}, fixed(TILES, set=[*same(BASE_TILES, "base"), *same(EUROPEAN_TILES, "european")])
    ),
    "urban_markets": Rows(ids(MARKETS), {"spaces": each(each(OneOf(("coin", *URBAN)), 3), 2)}),
    "urban_market_rules": {
        "tiles_in_play": Is(4),
        "price": few,
        "coin_space_bonus": few,
        "better_sale_bonus": few,
        "cubes_per_space": Is(1),
        "goods": Is(list(URBAN)),
        "coin_space_needs_one_empty_neighbour": Is(True),
        "coin_space_mandatory": Is(False),
    },
    "rural_market": {
        "sell_price": few,
        "buy_price": few,
        "better_sale_bonus": few,
        "sells": Is(list(RURAL)),
        "never": Is(["rice"]),
        "bought_food_halves": Is(2),
        "bought_counts_as_any_of": Is(list(RURAL)),
        "capacity": Is("unlimited"),
        "sell_and_buy_same_occasion": Is(False),
        "bought_must_be_used_at_once": Is(True),
    },
}

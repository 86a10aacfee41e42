# not compiled: reads a file once, at load
"""The tables of Yinzi's data file: goods, the map, boats, plantations and markets."""

from __future__ import annotations

from typing import Annotated, Literal

from tablewright.datafiles.declaring import (
    Always,
    ByRow,
    Few,
    No,
    Some,
    Table,
    Text,
    Yes,
    ids,
    length,
    one_of,
    span,
)
from tablewright.games.yinzi.names import GOODS, PRODUCTS, PROVINCES

GOOD_IDS = ids(GOODS)
PRODUCT_IDS = ids(PRODUCTS)
URBAN = ["ramie", "sugar_cane", "cotton", "tea", "salt", "bamboo"]
RURAL = ["wheat", "cabbage", "fruit", "maize", "potato"]
BORDERS = {
    "huguang_nanzhili": ("huguang", "nanzhili"),
    "huguang_jiangxi": ("huguang", "jiangxi"),
    "nanzhili_zhejiang": ("nanzhili", "zhejiang"),
    "jiangxi_zhejiang": ("jiangxi", "zhejiang"),
    "nanzhili_coast": ("nanzhili", "coast"),
    "zhejiang_coast": ("zhejiang", "coast"),
}
BASE_TILES = ["tea", "salt", "cotton", "sugar_cane", "ramie", "bamboo"]
EUROPEAN_TILES = ["potato", "maize"]
TILES = BASE_TILES + EUROPEAN_TILES
# By good.
PRINTED = [good in ("cabbage", "fruit", "wheat", "rice", "salt") for good in GOOD_IDS]
ON_TILES = [good in TILES for good in GOOD_IDS]
CUBES_PER_SLOT = [{"tea": 1, "salt": 2}.get(good, 0) for good in GOOD_IDS]

Nine = Annotated[int, span(0, 9)]


class Good(Table, frozen=True):
    """A good: the cubes that it yields, the food in halves, and where it may be sold."""

    id: str
    cubes_printed: Nine
    cubes_tile_first: Nine
    cubes_tile_again: Nine
    food_halves: Annotated[int, span(0, 2)]
    rural_market: bool
    urban_market: bool
    late_shipment: bool
    protected_square: bool
    printed: Annotated[bool, ByRow(PRINTED)]
    tile: Annotated[bool, ByRow(ON_TILES)]
    ship_cubes_per_slot: Annotated[int, ByRow(CUBES_PER_SLOT)]


class Product(Table, frozen=True):
    id: str
    factories: Few


class TerrainLegend(Table, frozen=True):
    C: Literal["cabbage"]
    F: Literal["fruit"]
    W: Literal["wheat"]
    S: Literal["salt"]
    R: Literal["rice"]


class Province(Table, frozen=True):
    """Three rows of five squares; a letter is a printed good."""

    id: str
    rows: Literal[3]
    columns: Literal[5]
    grid: Annotated[list[Text], length(3)]
    board_cell: Annotated[list[int], ByRow([[0, 0], [0, 1], [1, 0], [1, 1]])]
    coastal: Annotated[bool, ByRow([False, True, False, True])]


class Border(Table, frozen=True):
    id: str
    boat_symbols: Nine
    a: Annotated[str, ByRow([ends[0] for ends in BORDERS.values()])]
    b: Annotated[str, ByRow([ends[1] for ends in BORDERS.values()])]


class Distances(Table, frozen=True):
    """Borders between any two places, written out."""

    order: Annotated[list[str], Always([*PROVINCES, "coast"])]
    matrix: Annotated[list[Annotated[list[Nine], length(5)]], length(5)]


class Transport(Table, frozen=True):
    units_per_piece_per_border: Literal[1]
    capacity_scope: Literal["per_turn"]
    needs_transport: Annotated[list[str], Always(["sell_urban", "produce", "supply_ships", "late_shipments"])]
    free_of_transport: Annotated[list[str], Always(["rural_market", "routes", "feeding"])]


class BoatTrack(Table, frozen=True):
    spaces: Some
    capacity: Annotated[list[Few], length(1, 99)]
    start_space: Some
    wood_per_step: Literal[1]
    vp_per_capacity: Few


class FactoryFootprint(Table, frozen=True):
    squares: Literal[2]
    shape: Annotated[list[list[int]], Always([[0, 0], [0, 1]])]
    rotatable: Yes


class PlantationTrack(Table, frozen=True):
    spaces: Literal[6]
    costs: Annotated[list[Few], length(6)]


class PlantationTile(Table, frozen=True):
    id: str
    count: Few
    set: Annotated[str, ByRow(["base"] * len(BASE_TILES) + ["european"] * len(EUROPEAN_TILES))]


class UrbanMarket(Table, frozen=True):
    """A market tile: two rows of three spaces."""

    id: str
    spaces: Annotated[list[Annotated[list[Annotated[str, one_of(["coin", *URBAN])]], length(3)]], length(2)]


class UrbanMarketRules(Table, frozen=True):
    tiles_in_play: Literal[4]
    price: Few
    coin_space_bonus: Few
    better_sale_bonus: Few
    cubes_per_space: Literal[1]
    goods: Annotated[list[str], Always(URBAN)]
    coin_space_needs_one_empty_neighbour: Yes
    coin_space_mandatory: No


class RuralMarket(Table, frozen=True):
    sell_price: Few
    buy_price: Few
    better_sale_bonus: Few
    sells: Annotated[list[str], Always(RURAL)]
    never: Annotated[list[str], Always(["rice"])]
    bought_food_halves: Literal[2]
    bought_counts_as_any_of: Annotated[list[str], Always(RURAL)]
    capacity: Literal["unlimited"]
    sell_and_buy_same_occasion: No
    bought_must_be_used_at_once: Yes

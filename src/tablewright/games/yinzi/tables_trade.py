# not compiled: reads a file once, at load
"""The tables of Yinzi's data file: factories, ships, foreign markets, routes and money."""

from __future__ import annotations

from typing import Annotated, Literal

from tablewright.datafiles.declaring import (
    Always,
    ByRow,
    Few,
    Some,
    Table,
    Text,
    Yes,
    length,
    one_of,
    span,
)
from tablewright.games.yinzi.names import ASIAN_SHIPS, COLOURS, DISASTERS, FIRST_EUROPEAN, NATIONS, SHIPS
from tablewright.games.yinzi.tables_land import GOOD_IDS, PRODUCT_IDS, RURAL

ASIAN, EUROPEAN = NATIONS[:FIRST_EUROPEAN], NATIONS[FIRST_EUROPEAN:]
FACTORY_PRODUCTS = [product for product in PRODUCT_IDS for _ in COLOURS]
ORIGINS = ["asian" if at < ASIAN_SHIPS else "european" for at in range(len(SHIPS))]
SLOTS = [*PRODUCT_IDS, "tea"]
DEMANDS = [
    *[f"product:{name}" for name in PRODUCT_IDS],
    "product:any",
    *[f"good:{name}" for name in GOOD_IDS],
    "good:any",
    "emissary",
]

Levels = Annotated[list[Few], length(3)]


class Factory(Table, frozen=True):
    id: str
    product: Annotated[str, ByRow(FACTORY_PRODUCTS)]
    raw_colour: Annotated[str, ByRow(COLOURS * len(PRODUCT_IDS))]


class FactoryLevels(Table, frozen=True):
    """What factories of the three levels cost, hold and make, for the owner and for who rents them."""

    levels: Annotated[list[int], Always([1, 2, 3])]
    upgrade_cost_coins: Levels
    build_cost_stone: Literal[1]
    capacity: Levels
    own_workers: Annotated[list[Annotated[int, span(1, 4)]], length(3)]
    own_raw: Annotated[list[int], Always([1, 1, 1])]
    own_output: Annotated[list[int], Always([1, 1, 1])]
    own_level3_double_raw: Literal[2]
    own_level3_double_output: Literal[2]
    outsource_allowed: Annotated[list[bool], Always([False, True, True])]
    outsource_workers: Annotated[list[Annotated[int, span(0, 4)]], length(3)]
    outsource_raw: Annotated[list[int], Always([0, 1, 1])]
    outsource_coins: Levels
    outsource_silver: Levels
    outsource_output: Annotated[list[int], Always([0, 1, 1])]
    vp: Levels


class Nation(Table, frozen=True):
    id: str
    ships: Few
    space_limit: Few
    vp: Few
    market: Annotated[str, ByRow(["asia"] * len(ASIAN) + ["europe"] * len(EUROPEAN))]


class ForeignMarket(Table, frozen=True):
    id: str
    general_area_vp: Few
    nations: Annotated[list[str], ByRow([ASIAN, EUROPEAN])]


class ForeignMarketRules(Table, frozen=True):
    emissary_vp: Few
    unshipped_product_vp: Few
    overflow: Text


class Ship(Table, frozen=True):
    id: str
    slots: Annotated[list[Annotated[str, one_of(SLOTS)]], length(1, 3)]
    nation: Annotated[str, ByRow([ship.rpartition("-")[0] for ship in SHIPS])]
    origin: Annotated[str, ByRow(ORIGINS)]


class ShipSpace(Table, frozen=True):
    id: str
    pile: Annotated[str, ByRow(["north", "north", "south", "south"])]


class ShipRules(Table, frozen=True):
    silver_per_delivery: Few
    workers_per_delivery: Literal[1]
    salt_pair_slots: Annotated[list[str], Always(SLOTS)]
    larger_pile_when_odd: Literal["north"]


class RouteTile(Table, frozen=True):
    """A route: what it demands, what it pays, and what else is printed on it."""

    id: str
    demand: Annotated[list[Annotated[str, one_of(DEMANDS)]], length(1, 3)]
    coins: Few
    silver: Few
    vp: Few
    war: Few
    disaster: Annotated[str, one_of(DISASTERS)]
    rural_ok: Annotated[list[Annotated[str, one_of(RURAL)]], length(0, 5)]


class RouteRules(Table, frozen=True):
    tiles_per_pile: Literal[4]
    piles_made: Literal[5]
    routes_per_war_action: Literal[1]
    personal_tile_pays: bool


class LateShipments(Table, frozen=True):
    goods: Annotated[list[str], Always(["rice", "fruit", "cabbage", "wheat", "potato", "maize"])]
    cubes_per_slot: Literal[2]
    must_differ: Yes
    silver_per_pair: Few
    max_pairs_per_player: Some | Literal["unlimited"]  # YIN-R-31


class ExchangeTrack(Table, frozen=True):
    """How many coins a bag of silver is worth."""

    rates: Annotated[list[Some], length(1, 99)]
    start_index: Few
    start_die_face: Some
    die_faces: Annotated[int, span(2, 99)]
    clamp_at_ends: Yes

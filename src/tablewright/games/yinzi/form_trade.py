# not compiled: reads a file once, at load
"""The form of the data file: factories, ships, foreign markets, routes and money."""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.games.schema import Each, Flag, Int, Is, OneOf, Rows, Table, Text, each
from tablewright.games.yinzi.form_parts import GOOD_IDS, PRODUCT_IDS, RURAL, few, fixed, ids, same, some
from tablewright.games.yinzi.names import (
    ASIAN_SHIPS,
    COLOURS,
    DISASTERS,
    DOCKS,
    FACTORIES,
    FIRST_EUROPEAN,
    NATIONS,
    ROUTES,
    SHIPS,
)

NATION_IDS = ids(NATIONS)
ASIAN, EUROPEAN = NATION_IDS[:FIRST_EUROPEAN], NATION_IDS[FIRST_EUROPEAN:]
SHIP_IDS = ids(SHIPS)
DEMANDS = (
    *[f"product:{name}" for name in PRODUCT_IDS],
    "product:any",
    *[f"good:{name}" for name in GOOD_IDS],
    "good:any",
    "emissary",
)


@dataclass(frozen=True)
class LateMost:
    """YIN-R-31: a number of pairs, or no limit."""

    def fault(self, value: object) -> str | None:
        return None if value == "unlimited" else Int(1, 99).fault(value)


TRADE: dict[str, Table | Rows] = {
    "factories": Rows(
        ids(FACTORIES),
        {},
        fixed(
            ids(FACTORIES),
            product=[product for product in PRODUCT_IDS for _ in COLOURS],
            raw_colour=COLOURS * len(PRODUCT_IDS),
        ),
    ),
    "factory_levels": {
        "levels": Is([1, 2, 3]),
        "upgrade_cost_coins": each(few, 3),
        "build_cost_stone": Is(1),
        "capacity": each(few, 3),
        "own_workers": each(Int(1, 4), 3),
        "own_raw": Is([1, 1, 1]),
        "own_output": Is([1, 1, 1]),
        "own_level3_double_raw": Is(2),
        "own_level3_double_output": Is(2),
        "outsource_allowed": Is([False, True, True]),
        "outsource_workers": each(Int(0, 4), 3),
        "outsource_raw": Is([0, 1, 1]),
        "outsource_coins": each(few, 3),
        "outsource_silver": each(few, 3),
        "outsource_output": Is([0, 1, 1]),
        "vp": each(few, 3),
    },
    "nations": Rows(
        NATION_IDS,
        {"ships": few, "space_limit": few, "vp": few},
        fixed(NATION_IDS, market=[*same(ASIAN, "asia"), *same(EUROPEAN, "europe")]),
    ),
    "foreign_markets": Rows(
        ("asia", "europe"),
        {"general_area_vp": few},
        fixed(("asia", "europe"), nations=[list(ASIAN), list(EUROPEAN)]),
    ),
    "foreign_market_rules": {"emissary_vp": few, "unshipped_product_vp": few, "overflow": Text()},
    "ships": Rows(
        SHIP_IDS,
        {"slots": Each(OneOf((*PRODUCT_IDS, "tea")), 1, 3)},
        fixed(
            SHIP_IDS,
            nation=[ship.rpartition("_")[0] for ship in SHIP_IDS],
            origin=["asian" if at < ASIAN_SHIPS else "european" for at in range(len(SHIP_IDS))],
        ),
    ),
    "ship_spaces": Rows(ids(DOCKS), {}, fixed(ids(DOCKS), pile=["north", "north", "south", "south"])),
    "ship_rules": {
        "silver_per_delivery": few,
        "workers_per_delivery": Is(1),
        "salt_pair_slots": Is([*PRODUCT_IDS, "tea"]),
        "larger_pile_when_odd": Is("north"),
    },
    "route_tiles": Rows(
        ids(ROUTES),
        {
            "demand": Each(OneOf(DEMANDS), 1, 3),
            "coins": few,
            "silver": few,
            "vp": few,
            "war": few,
            "disaster": OneOf(DISASTERS),
            "rural_ok": Each(OneOf(RURAL), 0, 5),
        },
    ),
    "route_rules": {
        "tiles_per_pile": Is(4),
        "piles_made": Is(5),
        "routes_per_war_action": Is(1),
        "personal_tile_pays": Flag(),
    },
    "late_shipments": {
        "goods": Is(["rice", "fruit", "cabbage", "wheat", "potato", "maize"]),
        "cubes_per_slot": Is(2),
        "must_differ": Is(True),
        "silver_per_pair": few,
        "max_pairs_per_player": LateMost(),
    },
    "exchange_track": {
        "rates": Each(some, 1, 99),
        "start_index": few,
        "start_die_face": some,
        "die_faces": Int(2, 99),
        "clamp_at_ends": Is(True),
    },
}

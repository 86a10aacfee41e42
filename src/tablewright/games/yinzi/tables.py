# not compiled: reads a file once, at load
"""The tables of Yinzi's data file: set-up, cards, actions, the end of a round, innovations; and the whole file."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablewright.datafiles.declaring import (
    Always,
    ByRow,
    Few,
    No,
    Rows,
    Some,
    Table,
    Text,
    Yes,
    ids,
    length,
    one_of,
    span,
)
from tablewright.games.yinzi.names import (
    BONUSES,
    CARDS,
    COLOURS,
    COMMITMENTS,
    DISASTERS,
    DOCKS,
    FACTORIES,
    FORTUNES,
    INNOVATIONS,
    MARKETS,
    NATIONS,
    PROVINCES,
    ROUTES,
    SECTION,
    SECTIONS,
    SHIPS,
    WORKS,
)
from tablewright.games.yinzi.tables_land import (
    BORDERS,
    GOOD_IDS,
    PRODUCT_IDS,
    TILES,
    BoatTrack,
    Border,
    Distances,
    FactoryFootprint,
    Good,
    PlantationTile,
    PlantationTrack,
    Product,
    Province,
    RuralMarket,
    TerrainLegend,
    Transport,
    UrbanMarket,
    UrbanMarketRules,
)
from tablewright.games.yinzi.tables_trade import (
    ExchangeTrack,
    Factory,
    FactoryLevels,
    ForeignMarket,
    ForeignMarketRules,
    LateShipments,
    Nation,
    RouteRules,
    RouteTile,
    Ship,
    ShipRules,
    ShipSpace,
)

POSITIONS = [1, 2, 3, 4, 5]
CATEGORIES = ["boats", "factories", "products", "war_glories", "routes", "innovations", "silver", "misfortune"]
TURNS = "turn_a turn_b"
EATEN = "turn_b feeding routes late end"
# Effect, parameter, windows, and what it is restricted to, in the order of the spaces.
EFFECTS = [
    *[("emissary", nation, f"{TURNS} late sail routes end", "") for nation in NATIONS],
    ("spend_goods", "rice:2", EATEN, ""),
    ("spend_resource", "wood:1", "turn_b", "develop_boats"),
    ("spend_resource", "stone:1", "turn_b", "develop_factories"),
    ("spend_raw", "any_colour:1", "turn_b", "produce"),
    ("extra_capacity", "1", f"{TURNS} late", ""),
    ("spend_coins", "2", f"{TURNS} feeding routes taxation late end", ""),
    ("spend_goods", "salt:1", "turn_b routes end", ""),
    ("sell_urban_once", "1", TURNS, ""),
    ("buy_plantation_tile", "1", TURNS, ""),
    ("share_imperial_space", "1", "turn_b", "imperial_commitments"),
    ("disc_as_worker", "1", "turn_b", "imperial_commitments"),
    ("recruit_upper_migration", "any", "turn_b", "imperial_commitments"),
    ("spend_goods", "wheat:1", EATEN, ""),
    ("take_route_from_discard", "1", f"{TURNS} routes", ""),
    ("coins_per_war_worker", "1", f"{TURNS} glories", ""),
    ("keep_war_workers", "2", "glories", "after_glories"),
    ("disc_as_worker", "1", "glories", "before_glories"),
    ("enemy_strength", "-2", "glories", "before_glories"),
]
INNOVATION_SECTIONS = [section for section in SECTIONS for _ in range(SECTION)]


class Game(Table, frozen=True):
    id: Literal["yinzi"]
    title: Literal["Yinzi"]
    subtitle: Literal["The Shining Ming Dynasty"]
    designers: Annotated[list[Text], length(1, 9)]
    publisher: Literal["Spielworxx"]
    year: Literal[2019]
    players_min: Literal[2]
    players_max: Literal[4]
    rounds: Literal[4]
    actions_per_player_per_round: Literal[6]
    fortune_actions_per_round: Literal[3]
    worker_actions_per_round: Literal[3]
    languages: Annotated[list[str], Always(["en", "it", "nl", "fr"])]


class Phases(Table, frozen=True):
    order: Annotated[list[str], Always(["A", "B", "C", "D", "E", "F"])]
    a: Literal["bonus_and_turn_order"]
    b: Literal["actions"]
    c: Literal["feeding"]
    d: Annotated[list[str], Always(["glories", "disasters", "routes", "imperial_rewards", "taxation"])]
    e: Literal["late_shipments"]
    f: Annotated[list[str], Always(["exchange_rate", "worker_management", "prepare_round"])]


class Colours(Table, frozen=True):
    ids: Annotated[list[str], Always(COLOURS)]


class PlayerSupply(Table, frozen=True):
    workers: Some
    goods_cubes: Some
    discs: Some
    cylinders: Literal[2]
    product_pieces: Some
    action_cards: Literal[12]
    start_coins: Few
    start_silver: Few
    start_boat_space: Some
    start_resource_choice: Literal[1]


class Bank(Table, frozen=True):
    silver_bags: Few
    copper_coins: Few
    wood: Few
    stone: Few
    misfortune_tiles: Few
    silver_limited: No
    copper_limited: No
    misfortune_limited: No
    wood_limited: Yes
    stone_limited: Yes


class PlayerSetup(Table, frozen=True):
    id: str
    plantation_tiles_removed_per_type: Few
    asian_ships_removed: Few
    docked_ships: Annotated[int, span(1, 4)]
    ship_spaces: Annotated[list[Annotated[str, one_of(DOCKS)]], length(1, 4)]
    factory_display: Annotated[int, span(1, 4)]
    players: Annotated[int, ByRow([2, 3, 4])]
    route_piles_drawn: Annotated[int, ByRow([2, 3, 4])]
    route_piles_total: Annotated[int, ByRow([3, 4, 5])]
    unused_factory_colours_removed: Annotated[bool, ByRow([True, True, False])]


class TurnOrderTrack(Table, frozen=True):
    spaces: Literal[4]


class Bonus(Table, frozen=True):
    id: str
    column: Annotated[int, ByRow([1, 2, 3, 4, 5, 6])]
    timing: Annotated[str, ByRow(["immediate", "round", "phase_c", "phase_d5", "immediate", "immediate"])]


class ActionCard(Table, frozen=True):
    id: str
    value: Annotated[int, span(1, 3)]
    workers: Annotated[int, span(0, 12)]


class FortuneAction(Table, frozen=True):
    id: str
    effect: Text
    board_position: Annotated[int, ByRow(POSITIONS)]


class FortuneRules(Table, frozen=True):
    max_uses_per_round_each: Literal[1]
    tax_discs_per_action: Literal[1]
    max_resolutions: Literal[4]


class WorkerAction(Table, frozen=True):
    id: str
    board_position: Annotated[int, ByRow(POSITIONS)]


class WorkerRules(Table, frozen=True):
    max_uses_per_round_each: Literal[1]
    max_workers_per_action: Annotated[int, span(1, 4)]
    min_workers_used: Literal[1]
    resource_cost_coins: Few
    resource_cost_workers: Literal[1]
    war_area_spaces: Literal[4]


class ImperialCommitment(Table, frozen=True):
    id: str
    workers: Annotated[int, span(1, 4)]
    player_slots: Annotated[int, span(1, 4)]
    coins: Few
    silver: Few
    coins_if_no_route_tile: Few
    extra: Annotated[str, ByRow(["none", "route_tile", "boat_step", "factory_upgrade"])]


class Feeding(Table, frozen=True):
    workers_per_food: Some
    rounding: Literal["up"]
    misfortune_per_missing_food: Few
    half_food_mix_allowed: bool


class War(Table, frozen=True):
    win_first_vp: Few
    win_second_vp: Few
    lose_first_vp: Few
    tie_break: Literal["leftmost_war_space"]


class Disaster(Table, frozen=True):
    id: str
    tiles: Few
    once_per_round: Yes
    effect: Text


class Taxation(Table, frozen=True):
    bracket_max: Annotated[list[Few], length(3)]
    bracket_silver: Annotated[list[Few], length(3)]
    misfortune_per_missing_silver: Few


class Scoring(Table, frozen=True):
    categories: Annotated[list[str], Always(CATEGORIES)]
    vp_per_silver: Few
    vp_per_misfortune: Annotated[int, span(-99, 0)]
    vp_per_capacity: Few
    factory_vp: Annotated[list[Few], length(3)]
    product_left_vp: Few
    emissary_vp: Few
    tie_break: Literal["turn_order_last_round"]


class InnovationRules(Table, frozen=True):
    sections: Annotated[list[str], Always(SECTIONS)]
    rows: Literal[2]
    columns: Literal[3]
    discs_per_space: Literal[1]
    one_disc_per_section_per_action: Yes
    usable_in_turn_placed: No
    majority_vp: Few
    tie_vp: Few


class Innovation(Table, frozen=True):
    """What an innovation does is a rule, so all of it is fixed."""

    id: str
    section: Annotated[str, ByRow(INNOVATION_SECTIONS)]
    row: Annotated[int, ByRow([1, 1, 1, 2, 2, 2] * 4)]
    column: Annotated[int, ByRow([1, 2, 3] * 8)]
    effect: Annotated[str, ByRow([effect for effect, _, _, _ in EFFECTS])]
    parameter: Annotated[str, ByRow([parameter for _, parameter, _, _ in EFFECTS])]
    windows: Annotated[list[str], ByRow([windows.split() for _, _, windows, _ in EFFECTS])]
    restricted_to: Annotated[str, ByRow([restricted for _, _, _, restricted in EFFECTS])]


class YinziTables(msgspec.Struct, frozen=True):
    """A whole data file."""

    game: Game
    goods: Annotated[list[Good], Rows(GOOD_IDS)]
    products: Annotated[list[Product], Rows(PRODUCT_IDS)]
    terrain_legend: TerrainLegend
    provinces: Annotated[list[Province], Rows(PROVINCES)]
    borders: Annotated[list[Border], Rows(list(BORDERS))]
    distances: Distances
    transport: Transport
    boat_track: BoatTrack
    factory_footprint: FactoryFootprint
    plantation_track: PlantationTrack
    plantation_tiles: Annotated[list[PlantationTile], Rows(TILES)]
    urban_markets: Annotated[list[UrbanMarket], Rows(MARKETS)]
    urban_market_rules: UrbanMarketRules
    rural_market: RuralMarket
    factories: Annotated[list[Factory], Rows(ids(FACTORIES))]
    factory_levels: FactoryLevels
    nations: Annotated[list[Nation], Rows(NATIONS)]
    foreign_markets: Annotated[list[ForeignMarket], Rows(["asia", "europe"])]
    foreign_market_rules: ForeignMarketRules
    ships: Annotated[list[Ship], Rows(ids(SHIPS))]
    ship_spaces: Annotated[list[ShipSpace], Rows(DOCKS)]
    ship_rules: ShipRules
    route_tiles: Annotated[list[RouteTile], Rows(ROUTES)]
    route_rules: RouteRules
    late_shipments: LateShipments
    exchange_track: ExchangeTrack
    phases: Phases
    colours: Colours
    player_supply: PlayerSupply
    bank: Bank
    player_setups: Annotated[list[PlayerSetup], Rows(["two", "three", "four"])]
    turn_order_track: TurnOrderTrack
    bonuses: Annotated[list[Bonus], Rows(ids(BONUSES))]
    action_cards: Annotated[list[ActionCard], Rows(CARDS)]
    fortune_actions: Annotated[list[FortuneAction], Rows(ids(FORTUNES))]
    fortune_rules: FortuneRules
    worker_actions: Annotated[list[WorkerAction], Rows(ids(WORKS))]
    worker_rules: WorkerRules
    imperial_commitments: Annotated[list[ImperialCommitment], Rows(ids(COMMITMENTS))]
    feeding: Feeding
    war: War
    disasters: Annotated[list[Disaster], Rows(DISASTERS[1:])]
    taxation: Taxation
    scoring: Scoring
    innovation_rules: InnovationRules
    innovations: Annotated[list[Innovation], Rows(ids(INNOVATIONS))]

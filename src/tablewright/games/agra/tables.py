# not compiled: reads a file once, at load
"""The tables of Agra's data file: every printed value, what it is called and what it may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeVar

import msgspec

from tablewright.datafiles.declaring import (
    Always,
    ByRow,
    Few,
    Inline,
    KindByRow,
    Many,
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
from tablewright.games.agra.names import (
    BONUS_TILES,
    BOWLS,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    GOODS,
    GUILDS,
    MOST_PROCESSED,
    NOTABLES,
    OIL_CURRY,
    ORDERS,
    PRINTED_ACTIONS,
    TILES,
    TOKENS,
    TRACKS,
)
from tablewright.games.agra.tables_effects import (
    ABILITIES,
    BASIC,
    FAVOUR_EFFECTS,
    PIER_EVENTS,
    SPACES,
    BasicGood,
    Book,
    Clothes,
    Good,
    Guild,
    LeaveWhen,
    Nothing,
    Painting,
    SomeWorkers,
)

OUTER_IDS = ["trade_good", "deliver_good", "process_good", "remove_cover"]
CENTRE_ID = "move_farmer"
STEPS = 9
LINES = [1, 2, 3, 4]  # rows and columns of goods and of buildings
CORNERS = ["top_left", "top_right", "bottom_right", "bottom_left"]
ARROWS = [
    "sandstone_cement", "sandstone_brick", "wood_plank", "wood_paper", "turmeric_curry", "turmeric_dye",
    "cotton_oil", "cotton_cloth", "brick_statue", "paper_book", "dye_painting", "cloth_clothes",
]  # fmt: skip
SOURCE = {arrow.split("_")[1]: arrow.split("_")[0] for arrow in ARROWS}
MADE_FROM = [SOURCE.get(good, "") for good in GOODS]  # nothing, for basic goods
LUXURY = GOODS[12:]
LUXURY_EFFECTS = [
    "extra_main_action", "stand_workers_and_favour", "influence_steps_different_tracks", "sell_for_current_value",
]  # fmt: skip
GUILD_ORDERS = [f"{guild}_{position}" for guild in GUILDS for position in range(1, ORDERS + 1)]

Limit = Annotated[int, span(0, ORDERS)]
Value = TypeVar("Value")


def by_column(values: Sequence[Value]) -> list[Value]:
    """What goods and buildings of one column share; a column has four of them."""
    return [value for value in values for _ in LINES]


def effects(actions: list[str]) -> list[str]:
    return [FAVOUR_EFFECTS[id][0] for id in ids(actions)]


def params(actions: list[str]) -> list[type[Inline]]:
    return [FAVOUR_EFFECTS[id][1] for id in ids(actions)]


def phases(actions: list[str]) -> list[str]:
    return [FAVOUR_EFFECTS[id][2] for id in ids(actions)]


class Game(Table, frozen=True):
    id: Literal["agra"]
    title: Literal["Agra"]
    designer: Text
    illustrator: Text
    publisher: Text
    year: Annotated[int, span(1900, 2100)]
    min_players: Literal[2]
    max_players: Literal[4]
    languages: Annotated[list[str], Always(["en", "it", "nl", "fr"])]
    data_version: Many


class Names(Inline, frozen=True):
    """What a thing is called in the four languages of the rulebooks."""

    en: Text
    it: Text
    nl: Text
    fr: Text


class PerPlayer(Table, frozen=True):
    cover_tiles: Literal[8]
    farmers: Literal[4]
    workers: Annotated[int, span(3, 19)]
    player_markers: Annotated[int, span(5, 99)]
    influence_markers: Literal[3]
    meditation_trackers: Literal[1]
    cloth_bags: Literal[1]


class Components(Table, frozen=True):
    """What lies in the box."""

    notables: Literal[24]
    price_tokens: Literal[3]
    order_limit_markers: Literal[3]
    guild_order_markers: Literal[3]
    merchants: Literal[1]
    builders: Literal[1]
    boats: Literal[1]
    meditation_markers: Literal[1]
    starting_player_markers: Literal[1]
    dice: Literal[1]
    die_faces: Literal[6]
    under_construction_tiles: Literal[12]
    building_bonus_tiles: Literal[12]
    favour_tiles: Literal[14]
    rupee_pieces: Many
    rupee_denominations: Annotated[list[Annotated[list[Many], length(2)]], length(1, 20)]
    rupee_total: Many
    rupee_supply_is_limited: No
    per_player: PerPlayer


class PlayerColour(Table, frozen=True):
    id: str
    names: Names
    rgb: Text


class GuildColumn(Table, frozen=True):
    id: str
    column: Annotated[int, ByRow([1, 2, 3])]
    names: Names


class GoodRow(Table, frozen=True):
    """A good, in path order: its printed value, and its value as building material."""

    id: str
    names: Names
    category: Annotated[str, ByRow(by_column(["basic", "advanced", "advanced", "luxury"]))]
    colour_row: Annotated[str, ByRow(BASIC * 4)]
    row: Annotated[int, ByRow(LINES * 4)]
    column: Annotated[int, ByRow(by_column(LINES))]
    value: Annotated[int, span(1, 9)]
    building_value: Annotated[int, span(0, 2)]


class Arrow(Table, frozen=True):
    """A good that is processed into another."""

    id: str
    source: Annotated[str, ByRow([arrow.split("_")[0] for arrow in ARROWS])] = msgspec.field(name="from")
    to: Annotated[str, ByRow([arrow.split("_")[1] for arrow in ARROWS])]


class Character(Table, frozen=True):
    id: str
    position: Annotated[int, ByRow([1, 2, 3, 4])]
    names: Names
    action: Text


class Building(Table, frozen=True):
    id: str
    good: Annotated[str, ByRow(GOODS)]
    names: Names
    kind: Annotated[str, ByRow(by_column(["production", "processing", "processing", "processing"]))]
    level: Annotated[int, ByRow(by_column(LINES))]
    row: Annotated[int, ByRow(LINES * 4)]
    column: Annotated[int, ByRow(by_column(LINES))]
    path_index: Annotated[int, ByRow(range(16))]
    built_at_start: Annotated[bool, ByRow(by_column([True, False, False, False]))]
    cost: Annotated[int, span(0, 9)]


class Workshop(Building, frozen=True):
    """A building that is not there at the start, and turns one good into another."""

    input: Annotated[str, ByRow(MADE_FROM)]
    max_processed: Annotated[int, span(0, MOST_PROCESSED)]


class BuildingRules(Table, frozen=True):
    variety_bonus: Annotated[int, span(0, 9)]
    variety_bonus_min_sorts: Literal[2]
    workers_needed: Literal[2]
    overpay_allowed: Yes
    superfluous_goods_allowed: No
    processed_after_building: Annotated[int, span(0, MOST_PROCESSED)]


class PriceToken(Table, frozen=True):
    """A token with a number of flags on either side."""

    id: str
    low_side: Annotated[int, span(1, 9)]
    high_side: Annotated[int, span(1, 9)]
    starting_side: Annotated[int, span(1, 9)]


class PriceTokenRules(Table, frozen=True):
    max_difference_from_printed: Few
    stackable: No
    start_location: Literal["trader"]
    may_show_printed_value: Yes
    may_return_to_trader: No


class Trader(Table, frozen=True):
    max_goods_given: Literal[3]
    value_loss: Few
    price_token_moves: Literal[1]
    price_token_before_or_after: Yes


class Sailor(Table, frozen=True):
    free_deliveries: Few
    max_payment_goods: Literal[1]
    max_orders: Few
    deliveries_per_order: Few
    refund_per_unused_paid_delivery: Few
    max_double_deliveries_per_turn: Few
    max_double_deliveries_per_ordered_good: Literal[1]
    two_doubles_on_one_notable: bool
    double_delivery_rupees: Few


class Botanist(Table, frozen=True):
    options: Annotated[list[str], Always(["advance_meditation", "remove_cover", "move_farmers"])]
    different_options_allowed: Annotated[int, span(0, 3)]
    farmer_moves: Annotated[int, span(1, 9)]


class WorkerRules(Table, frozen=True):
    kick_favour_standing: Few
    kick_favour_standing_advanced: Few
    kick_favour_advanced_from_meditation_space: Annotated[int, span(1, SPACES + 1)]
    kick_favour_laid_down: Few
    peon_cost: Few
    peon_collects_rupees: bool
    peon_visits_merchant: bool


class Merchant(Table, frozen=True):
    setup_faces: Annotated[list[int], Always([1, 2, 3, 4])]
    visit_favour: Few
    rupee_per_passed_building: Few
    rupee_on_landing_building: bool
    path: Literal["built_buildings"]


class Builder(Table, frozen=True):
    setup_faces: Annotated[list[int], Always([1, 2, 3, 4, 5, 6])]
    setup_counts_first_tile: bool
    path: Literal["under_construction"]
    gives_bonus_tile: No


class OilCurryOption(Table, frozen=True):
    id: str
    pay: Annotated[list[str], ByRow([["oil"], ["curry"], ["oil", "curry"]])]
    workers: SomeWorkers


class LuxuryAction(Table, frozen=True):
    id: str
    per_turn: Literal[1]
    good: Annotated[str, ByRow(LUXURY)]
    effect: Annotated[str, ByRow(LUXURY_EFFECTS)]


class LuxuryWithParams(LuxuryAction, frozen=True):
    params: Annotated[Inline, KindByRow([Nothing, Book, Painting, Clothes])]


class BonusTile(Table, frozen=True):
    id: str
    level: Annotated[int, span(2, 4)]
    rupees: Few
    favour: Few
    remove_covers: Annotated[int, span(0, 1)]
    influence_guild: Annotated[str, one_of(["", *GUILDS])]
    influence_steps: Annotated[int, span(0, 1)]


class FavourAction(Table, frozen=True):
    """An action that is paid with favour: how much of it one must own, and how much one spends."""

    id: str
    own: Some
    spend: Some
    per_turn: Literal[1]


class PrintedAction(FavourAction, frozen=True):
    effect: Annotated[str, ByRow(effects(PRINTED_ACTIONS))]
    params: Annotated[Inline, KindByRow(params(PRINTED_ACTIONS))]
    phase: Annotated[str, ByRow(phases(PRINTED_ACTIONS))]


class FavourTile(FavourAction, frozen=True):
    number: Annotated[int, ByRow(range(1, 15))]
    copies: Literal[1]
    effect: Annotated[str, ByRow(effects(TILES))]
    params: Annotated[Inline, KindByRow(params(TILES))]
    phase: Annotated[str, ByRow(phases(TILES))]


class FavourTileRules(Table, frozen=True):
    display: Annotated[int, span(0, 14)]
    max_per_player: Annotated[int, span(0, 3)]
    discard_goes_to: Literal["draw_pile_shuffled"]


class Notable(Table, frozen=True):
    """A notable: the goods of the contract from top to bottom, and what the card does."""

    id: str
    number: Annotated[int, ByRow(range(1, 25))]
    name: Text
    names: Names
    level: Annotated[int, ByRow([1] * 8 + [2] * 7 + [3] * 5 + [4] * 4)]
    guild: Guild
    orders: Annotated[list[Good], length(1, 3)]
    abilities: Annotated[tuple[Inline, ...], KindByRow(list(ABILITIES.values()))]


class NotableRules(Table, frozen=True):
    goods_by_level: Annotated[list[Annotated[int, span(1, 3)]], length(4)]
    printed_value_by_level: Annotated[list[Some], length(4)]
    favour_per_lost_marker: Literal[1]
    influence_per_supplied_notable: Literal[1]
    meditation_delivery_cost: Few


class GuildOrder(Table, frozen=True):
    id: str
    guild: Annotated[str, ByRow([order.split("_")[0] for order in GUILD_ORDERS])]
    position: Annotated[int, ByRow([*range(1, ORDERS + 1)] * 3)]
    goods: Annotated[list[Good], length(2)]


class OrderRules(Table, frozen=True):
    min_influence_step: Annotated[int, span(0, STEPS)]
    starting_limit: Limit
    limit_markers: Annotated[list[Limit], length(3)]
    orders_per_column: Literal[6]
    not_leading_penalty: Few
    not_leading_influence_steps: Annotated[int, span(0, 1)]
    neutral_markers_count: Yes


class InfluenceTrack(Table, frozen=True):
    start_step: Literal[0]
    top_step: Literal[9]


class InfluenceStep(Table, frozen=True):
    id: str
    step: Annotated[int, ByRow(range(1, STEPS + 1))]
    rupees: Few
    favour_bonus: Few
    tile_instead: bool
    ends_game: Annotated[bool, ByRow([False] * (STEPS - 1) + [True])]


class MeditationCircle(Table, frozen=True):
    start_blocked: Annotated[str, one_of(OUTER_IDS)]
    outer_actions: Annotated[list[str], Always(OUTER_IDS)]
    centre_action: Literal["move_farmer"]


class MeditationAction(Table, frozen=True):
    id: str
    names: Names
    mp_cost_kind: Annotated[str, ByRow(["good_value", "fixed", "target_value", "fixed", "fixed"])]
    mp_cost: Few
    blockable: Annotated[bool, ByRow([True] * 4 + [False])]


class MeditationTrack(Table, frozen=True):
    start_space: Literal[1]
    last_space: Literal[6]
    last_space_bonus_rupees: Few
    cost_kind: Literal["any_goods_total_current_value"]
    overpay_allowed: Yes
    min_mp_per_worker: Few


class MeditationSpace(Table, frozen=True):
    id: str
    space: Annotated[int, ByRow(range(1, SPACES + 1))]
    mp: Few
    cost_to_next: Few
    kick_favour: Few


class Farm(Table, frozen=True):
    track_length: Literal[5]
    farmer_start: Annotated[int, span(1, 5)]
    covered_spaces: Annotated[list[int], Always([1, 5])]
    max_production: Literal[8]


class FarmCorner(Table, frozen=True):
    id: str
    position: Annotated[str, ByRow(CORNERS)]
    good: BasicGood


class FarmTrack(Table, frozen=True):
    id: str
    from_good: BasicGood
    to_good: BasicGood


class AkbarBowl(Table, frozen=True):
    id: str
    side: Annotated[str, ByRow(["left"] * 6 + ["right"] * 6)]
    die: Annotated[int, ByRow([*range(1, 7)] * 2)]
    good: Good
    capacity: Literal[1]


class River(Table, frozen=True):
    start_pier: Literal[1]
    last_pier: Literal[6]


class Pier(Table, frozen=True):
    id: str
    number: Annotated[int, ByRow(range(1, 7))]
    available_levels: Annotated[list[Annotated[int, span(1, 4)]], length(1, 4)]
    order_limit_marker: Limit
    ends_game: Annotated[bool, ByRow([False] * 5 + [True])]
    events: Annotated[tuple[Inline, ...], KindByRow(list(PIER_EVENTS.values()))]


class BusyPier(Pier, frozen=True):
    """A pier that the boat leaves."""

    leave_when: LeaveWhen


class SetUp(Table, frozen=True):
    id: str
    players: Annotated[int, ByRow([2, 3, 4])]
    notables_by_level: Annotated[list[Annotated[int, span(0, 8)]], length(4)]
    notables_total: Annotated[int, span(0, 24)]
    guild_distribution: Annotated[list[Annotated[int, span(0, 8)]], length(3)]
    akbar_neutral_rolls_per_side: Annotated[int, span(0, 6)]
    akbar_reroll_if_covered: bool
    order_neutral_rolls_per_column: Annotated[int, span(0, 5)]
    order_reroll_if_covered: bool
    starting_rupees: Few


class FinalScoring(Table, frozen=True):
    order: Annotated[list[str], Always(["notables", "influence_tracks", "meditation", "cover_tiles", "akbar"])]
    influence_sole_leader_per_order: Few
    influence_second_per_order: Few
    influence_tied_leader_per_order: Few
    influence_second_when_leaders_tied: Literal[0]
    meditation_last_space: Few
    per_removed_cover: Few
    akbar_table: Annotated[list[Few], length(1, 13)]
    akbar_each_further: Few
    tie_break: Annotated[list[str], Always(["value_of_goods_plus_favour", "shared_victory"])]
    favour_value_in_tie_break: Few


class GameEnd(Table, frozen=True):
    triggers: Annotated[list[str], Always(["level_4_contract", "influence_top_step", "order_column_full"])]
    finish_current_round: Yes
    extra_full_rounds: Annotated[int, span(0, 9)]


class AgraTables(msgspec.Struct, frozen=True):
    """A whole data file."""

    game: Game
    components: Components
    player_colours: Annotated[list[PlayerColour], Rows(ids(COLOURS))]
    guilds: Annotated[list[GuildColumn], Rows(GUILDS)]
    goods: Annotated[list[GoodRow], Rows(GOODS)]
    arrows: Annotated[list[Arrow], Rows(ARROWS)]
    characters: Annotated[list[Character], Rows(CHARACTERS)]
    buildings: Annotated[list[Building], Rows(ids(BUILDINGS), dict.fromkeys(ids(BUILDINGS)[4:], Workshop))]
    building_rules: BuildingRules
    price_tokens: Annotated[list[PriceToken], Rows(ids(TOKENS))]
    price_token_rules: PriceTokenRules
    trader: Trader
    sailor: Sailor
    botanist: Botanist
    worker_rules: WorkerRules
    merchant: Merchant
    builder: Builder
    oil_curry_options: Annotated[list[OilCurryOption], Rows(ids(OIL_CURRY))]
    luxury_actions: Annotated[list[LuxuryAction], Rows(LUXURY, dict.fromkeys(LUXURY[1:], LuxuryWithParams))]
    bonus_tiles: Annotated[list[BonusTile], Rows(ids(BONUS_TILES))]
    favour_actions: Annotated[list[PrintedAction], Rows(ids(PRINTED_ACTIONS))]
    favour_tiles: Annotated[list[FavourTile], Rows(ids(TILES))]
    favour_tile_rules: FavourTileRules
    notables: Annotated[list[Notable], Rows(ids(NOTABLES))]
    notable_rules: NotableRules
    guild_orders: Annotated[list[GuildOrder], Rows(GUILD_ORDERS)]
    order_rules: OrderRules
    influence_track: InfluenceTrack
    influence_steps: Annotated[list[InfluenceStep], Rows([f"step_{step}" for step in range(1, STEPS + 1)])]
    meditation_circle: MeditationCircle
    meditation_actions: Annotated[list[MeditationAction], Rows([*OUTER_IDS, CENTRE_ID])]
    meditation_track: MeditationTrack
    meditation_spaces: Annotated[list[MeditationSpace], Rows([f"space_{space}" for space in range(1, SPACES + 1)])]
    farm: Farm
    farm_corners: Annotated[list[FarmCorner], Rows(CORNERS)]
    farm_tracks: Annotated[list[FarmTrack], Rows(TRACKS)]
    akbar_bowls: Annotated[list[AkbarBowl], Rows(ids(BOWLS))]
    river: River
    piers: Annotated[list[Pier], Rows(list(PIER_EVENTS), dict.fromkeys(list(PIER_EVENTS)[:5], BusyPier))]
    setup: Annotated[list[SetUp], Rows(["players_2", "players_3", "players_4"])]
    final_scoring: FinalScoring
    game_end: GameEnd

# not compiled: reads a file once, at load
"""The tables of Agra's data file: what is in the box, set-up, scoring, the end; and the whole file.

Goods, actions and orders have a module each, and one says what effects do.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablewright.datafiles.declaring import Always, ByRow, Few, Many, No, Rows, Table, Text, Yes, ids, length, span
from tablewright.games.agra.names import (
    BONUS_TILES,
    BOWLS,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    GOODS,
    GUILDS,
    NOTABLES,
    OIL_CURRY,
    PRINTED_ACTIONS,
    TILES,
    TOKENS,
    TRACKS,
)
from tablewright.games.agra.tables_actions import (
    CENTRE_ID,
    CORNERS,
    LUXURY,
    OUTER_IDS,
    Botanist,
    Builder,
    Character,
    Farm,
    FarmCorner,
    FarmTrack,
    FavourTile,
    FavourTileRules,
    LuxuryAction,
    LuxuryWithParams,
    MeditationAction,
    MeditationCircle,
    MeditationSpace,
    MeditationTrack,
    Merchant,
    OilCurryOption,
    PrintedAction,
    Sailor,
    Trader,
    WorkerRules,
)
from tablewright.games.agra.tables_effects import PIER_EVENTS, SPACES
from tablewright.games.agra.tables_goods import (
    ARROWS,
    Arrow,
    BonusTile,
    Building,
    BuildingRules,
    GoodRow,
    Names,
    PriceToken,
    PriceTokenRules,
    Workshop,
)
from tablewright.games.agra.tables_orders import (
    GUILD_ORDERS,
    STEPS,
    AkbarBowl,
    BusyPier,
    GuildColumn,
    GuildOrder,
    InfluenceStep,
    InfluenceTrack,
    Notable,
    NotableRules,
    OrderRules,
    Pier,
    River,
)


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

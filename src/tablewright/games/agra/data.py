# not compiled: reads a file once, at load
"""Agra's data file becomes the printed values of the engine, once its form is right and its numbers fit together."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path as FilePath
from typing import TypeVar

from tablewright.datafiles.declaring import Inline
from tablewright.datafiles.reading import DataFile, consistent, faults_of, read
from tablewright.games.agra.consistency import Consistency
from tablewright.games.agra.names import BITS, GOODS, GUILDS, LEVELS, NO_GOOD, NOTABLES
from tablewright.games.agra.printed import Printed
from tablewright.games.agra.tables import AgraTables
from tablewright.games.agra.tables_actions import OUTER_IDS, LuxuryWithParams
from tablewright.games.agra.tables_effects import (
    Book,
    BuildingValueBonus,
    Clothes,
    DeliveryBonus,
    ExtraMp,
    ExtraProduction,
    FavourDiscount,
    FavourEach,
    FavourPerGood,
    FreeBuilding,
    FreeDelivery,
    GainFavour,
    GainMp,
    GoodByCotton,
    GoodsDepot,
    InfluenceStepAny,
    MeditationSteps,
    MoveFarmers,
    MpToFavour,
    MultiPayment,
    Painting,
    PeonCost,
    ProcessAdditional,
    ProcessBetween,
    ProductionExchange,
    ReceiveValue,
    SailorReaction,
    ScoreGuildSets,
    ScoreGuildSymbols,
    ScoreGuildVariety,
    ScorePerAkbarMarker,
    ScorePerOrder,
    StandWorker,
    StandWorkerForGood,
    StandWorkers,
    StoreKickedWorkers,
)
from tablewright.games.agra.tables_goods import Workshop
from tablewright.games.agra.tables_orders import BusyPier

SHIPPED = FilePath(__file__).with_name("data.toml")
Kind = TypeVar("Kind", bound=Inline)


def tables_of(file: DataFile) -> AgraTables:
    return consistent(file, AgraTables, Consistency)


def check(file: DataFile) -> list[str]:
    """Every fault of *file*: first its form, then, if the form is right, what does not fit together."""
    return faults_of(file, tables_of)


def load(path: FilePath | None) -> tuple[Printed, str]:
    """The printed values of *path*, or of the shipped file, with their digest; BadData if it has faults."""
    file = read(path or SHIPPED)
    return printed_from(tables_of(file)), file.digest


def printed_from(data: AgraTables) -> Printed:
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


def only(kind: type[Kind], among: Iterable[Inline]) -> Kind:
    """The one of that kind."""
    (found,) = [one for one in among if isinstance(one, kind)]
    return found


def numbers(goods: list[str]) -> list[int]:
    return [GOODS.index(good) for good in goods]


def goods_and_buildings(printed: Printed, data: AgraTables) -> None:
    printed.markers = data.components.per_player.player_markers
    printed.workers = data.components.per_player.workers
    printed.value = [row.value for row in data.goods]
    printed.material = [row.building_value for row in data.goods]
    printed.source = [NO_GOOD] * len(GOODS)
    for arrow in data.arrows:
        printed.source[GOODS.index(arrow.to)] = GOODS.index(arrow.source)
    printed.row = [row.row - 1 for row in data.goods]
    printed.level = [row.level for row in data.buildings]
    printed.cost = [row.cost for row in data.buildings]
    printed.most_processed = [row.max_processed if isinstance(row, Workshop) else 0 for row in data.buildings]
    rules = data.building_rules
    printed.processed_after_building = rules.processed_after_building
    printed.variety_bonus = rules.variety_bonus
    printed.variety_sorts = rules.variety_bonus_min_sorts
    printed.flags = [[row.low_side, row.high_side] for row in data.price_tokens]
    printed.start_side = [int(row.starting_side == row.high_side) for row in data.price_tokens]
    printed.price_difference = data.price_token_rules.max_difference_from_printed
    printed.bonus_level = [row.level for row in data.bonus_tiles]
    printed.bonus_rupees = [row.rupees for row in data.bonus_tiles]
    printed.bonus_favour = [row.favour for row in data.bonus_tiles]
    printed.bonus_covers = [row.remove_covers for row in data.bonus_tiles]
    printed.bonus_guild = [GUILDS.index(row.influence_guild) if row.influence_guild else -1 for row in data.bonus_tiles]
    printed.bonus_steps = [row.influence_steps for row in data.bonus_tiles]


def characters(printed: Printed, data: AgraTables) -> None:
    printed.trader_gives = data.trader.max_goods_given
    printed.trader_loss = data.trader.value_loss
    sailor = data.sailor
    printed.free_deliveries = sailor.free_deliveries
    printed.sailor_orders = sailor.max_orders
    printed.order_deliveries = sailor.deliveries_per_order
    printed.refund = sailor.refund_per_unused_paid_delivery
    printed.doubles = sailor.max_double_deliveries_per_turn
    printed.doubles_share_notable = sailor.two_doubles_on_one_notable
    printed.double_rupees = sailor.double_delivery_rupees
    printed.botanist_options = data.botanist.different_options_allowed
    printed.farmer_moves = data.botanist.farmer_moves


def workers(printed: Printed, data: AgraTables) -> None:
    rules, merchant = data.worker_rules, data.merchant
    printed.kick_favour = [0] + [row.kick_favour for row in data.meditation_spaces]
    printed.kick_laid = rules.kick_favour_laid_down
    printed.peon_cost = rules.peon_cost
    printed.peon_collects = rules.peon_collects_rupees
    printed.peon_visits = rules.peon_visits_merchant
    printed.merchant_faces = len(merchant.setup_faces)
    printed.visit_favour = merchant.visit_favour
    printed.passing_rupees = merchant.rupee_per_passed_building
    printed.landing_rupees = merchant.rupee_on_landing_building
    printed.builder_first_counts = data.builder.setup_counts_first_tile


def favour(printed: Printed, data: AgraTables) -> None:
    printed.oil_curry_workers = [row.workers for row in data.oil_curry_options]
    luxury = [row.params for row in data.luxury_actions if isinstance(row, LuxuryWithParams)]
    book, clothes = only(Book, luxury), only(Clothes, luxury)
    printed.book_workers = book.workers
    printed.book_favour = book.favour
    printed.painting_tracks = only(Painting, luxury).tracks
    printed.clothes_pier = clothes.bonus_from_pier
    printed.clothes_bonus = clothes.bonus
    rows = [*data.favour_actions, *data.favour_tiles]
    printed.own = [row.own for row in rows]
    printed.least_own = min(printed.own)
    printed.spend = [row.spend for row in rows]
    params = [row.params for row in data.favour_tiles]
    printed.tile_workers = only(StandWorker, params).workers
    printed.tile_mp = only(GainMp, params).amount
    printed.tile_moves = only(MoveFarmers, params).moves
    printed.tile_value = only(ReceiveValue, params).value
    between = only(ProcessBetween, params)
    printed.tile_from, printed.tile_to = between.from_value, between.to_value
    until = only(ProcessAdditional, params).used_when_following_until
    printed.following_until_next = until == "end_of_owners_next_turn"
    printed.display = data.favour_tile_rules.display
    printed.most_tiles = data.favour_tile_rules.max_per_player


def notables(printed: Printed, data: AgraTables) -> None:
    rows = data.notables
    printed.notable_level = [row.level for row in rows]
    printed.guild = [GUILDS.index(row.guild) for row in rows]
    printed.orders = [numbers(row.orders) for row in rows]
    printed.bonus_good = [NO_GOOD] * len(NOTABLES)
    printed.bonus_per_good = [0] * len(NOTABLES)
    printed.extra_production = [0] * len(NOTABLES)
    printed.extra_goods = [0] * len(NOTABLES)
    printed.favour_gift = [0] * len(NOTABLES)
    printed.symbol_guild = [-1] * len(NOTABLES)
    printed.symbol_rupees = [0] * len(NOTABLES)
    for at, row in enumerate(rows):
        for ability in row.abilities:
            if isinstance(ability, DeliveryBonus):
                printed.bonus_good[at] = GOODS.index(ability.good)
                printed.bonus_per_good[at] = ability.rupees
            elif isinstance(ability, ExtraProduction):
                printed.extra_production[at] = ability.amount
                printed.extra_goods[at] = sum(BITS[good] for good in set(numbers(ability.goods)))
            elif isinstance(ability, GainFavour):
                printed.favour_gift[at] = ability.amount
            elif isinstance(ability, ScoreGuildSymbols):
                printed.symbol_guild[at] = GUILDS.index(ability.guild)
                printed.symbol_rupees[at] = ability.rupees


def abilities(printed: Printed, data: AgraTables) -> None:
    """The abilities that one notable alone has."""
    known = [ability for row in data.notables for ability in row.abilities]
    printed.multi_payment = only(MultiPayment, known).max_total_value
    printed.sufi_steps = only(MeditationSteps, known).steps
    takshaka = only(BuildingValueBonus, known)
    printed.takshaka_value, printed.takshaka_rupees = takshaka.value, takshaka.rupees
    depot = only(GoodsDepot, known)
    printed.depot_low, printed.depot_high = depot.min_value, depot.max_value
    printed.depot_capacity, printed.depot_payout = depot.capacity, depot.payout
    printed.depot_distinct = depot.distinct_values
    dyer = only(ProductionExchange, known)
    printed.dyer_gives, printed.dyer_value = dyer.give, dyer.max_value
    printed.cook_capacity = only(StoreKickedWorkers, known).capacity
    printed.muezzin_mp = only(ExtraMp, known).amount
    jagirdar = only(SailorReaction, known)
    printed.jagirdar_favour, printed.jagirdar_at_once = jagirdar.favour_to_active, jagirdar.reacts_to_winning_action
    printed.jagirdar_deliveries = only(FreeDelivery, known).amount
    caliph = only(StandWorkerForGood, known)
    printed.caliph_good, printed.caliph_workers = GOODS.index(caliph.good), caliph.workers
    printed.calligrapher_cost = only(PeonCost, known).rupees
    mullah = only(FavourDiscount, known)
    printed.mullah_discount, printed.mullah_least = mullah.amount, mullah.min_spend
    rates = only(MpToFavour, known).rates
    printed.mosaic_mp = [points for points, _ in rates]
    printed.mosaic_favour = [gained for _, gained in rates]
    mujtahida = only(FreeBuilding, known)
    printed.mujtahida_bonus, printed.mujtahida_followable = mujtahida.bonus_tile, mujtahida.followable
    printed.dutch_rupees = only(ScoreGuildVariety, known).rupees_by_guilds
    printed.painter_workers = only(StandWorkers, known).max_workers
    printed.painter_steps = only(InfluenceStepAny, known).steps
    printed.subadar_rupees = only(ScorePerOrder, known).rupees
    printed.sadr_rupees = only(ScorePerAkbarMarker, known).rupees
    printed.mufti_rupees = only(ScoreGuildSets, known).rupees


def guilds(printed: Printed, data: AgraTables) -> None:
    rules, steps = data.order_rules, data.influence_steps
    printed.order_goods = [numbers(row.goods) for row in data.guild_orders]
    printed.first_limit = rules.starting_limit
    printed.least_step = rules.min_influence_step
    printed.follower_penalty = rules.not_leading_penalty
    printed.follower_steps = rules.not_leading_influence_steps
    printed.top_step = data.influence_track.top_step
    printed.step_rupees = [0] + [row.rupees for row in steps]
    printed.step_favour = [0] + [row.favour_bonus for row in steps]
    printed.step_ends = [False] + [row.ends_game for row in steps]


def meditation_and_farm(printed: Printed, data: AgraTables) -> None:
    actions = {row.id: row.mp_cost for row in data.meditation_actions}
    printed.delivery_cost = actions["deliver_good"]
    printed.cover_cost = actions["remove_cover"]
    printed.farmer_cost = actions["move_farmer"]
    printed.first_blocked = OUTER_IDS.index(data.meditation_circle.start_blocked)
    printed.space_mp = [0] + [row.mp for row in data.meditation_spaces]
    printed.space_cost = [0] + [row.cost_to_next for row in data.meditation_spaces]
    printed.last_space = data.meditation_track.last_space
    printed.farmer_start = data.farm.farmer_start
    printed.covered = sum(BITS[space - 1] for space in data.farm.covered_spaces)
    printed.track_from = [GOODS.index(row.from_good) for row in data.farm_tracks]
    printed.track_to = [GOODS.index(row.to_good) for row in data.farm_tracks]


def akbar_and_river(printed: Printed, data: AgraTables) -> None:
    printed.bowl_good = numbers([row.good for row in data.akbar_bowls])
    printed.bowl_of = [printed.bowl_good.index(good) if good in printed.bowl_good else -1 for good in range(len(GOODS))]
    piers = data.piers
    printed.available = [[False] * (LEVELS + 1)] + [
        [level in row.available_levels for level in range(LEVELS + 1)] for row in piers
    ]
    leaves = [row.leave_when if isinstance(row, BusyPier) else None for row in piers]
    printed.leave_level = [0] + [leave.level if leave else 0 for leave in leaves]
    printed.leave_total = [0] + [leave.fulfilled_total if leave else 0 for leave in leaves]
    printed.pier_limit = [0] + [row.order_limit_marker for row in piers]
    printed.pier_ends = [False] + [row.ends_game for row in piers]
    events = [event for row in piers for event in row.events]
    printed.cotton_favour = only(FavourPerGood, events).most
    printed.pier_favour = only(FavourEach, events).amount
    printed.cotton_values = only(GoodByCotton, events).values


def set_up_and_scoring(printed: Printed, data: AgraTables) -> None:
    rows, scoring = data.setup, data.final_scoring
    printed.notables_by_players = [row.notables_by_level for row in rows]
    printed.guilds_by_players = [sorted(row.guild_distribution) for row in rows]
    printed.akbar_rolls = [row.akbar_neutral_rolls_per_side for row in rows]
    printed.akbar_reroll = [row.akbar_reroll_if_covered for row in rows]
    printed.order_rolls = [row.order_neutral_rolls_per_column for row in rows]
    printed.order_reroll = [row.order_reroll_if_covered for row in rows]
    printed.start_rupees = [row.starting_rupees for row in rows]
    printed.leader_rupees = scoring.influence_sole_leader_per_order
    printed.second_rupees = scoring.influence_second_per_order
    printed.tied_rupees = scoring.influence_tied_leader_per_order
    printed.last_space_rupees = scoring.meditation_last_space
    printed.cover_rupees = scoring.per_removed_cover
    printed.akbar_rupees = scoring.akbar_table
    printed.akbar_further = scoring.akbar_each_further
    printed.favour_in_tie = scoring.favour_value_in_tie_break
    printed.last_rounds = data.game_end.extra_full_rounds

# not compiled: reads a file once, at load
"""What actions, notables and piers of Agra's data file do: the parameters of every effect."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablewright.datafiles.declaring import Always, Few, Inline, No, Some, Yes, length, one_of, span
from tablewright.games.agra.names import GOODS, GUILDS, MOST_RATES

BASIC = GOODS[:4]
SPACES = 6

Good = Annotated[str, one_of(GOODS)]
BasicGood = Annotated[str, one_of(BASIC)]
Guild = Annotated[str, one_of(GUILDS)]
Workers = Annotated[int, span(0, 10)]
SomeWorkers = Annotated[int, span(1, 10)]
UpToNine = Annotated[int, span(1, 9)]
AtOnce = Literal["immediate"]
AtTheEnd = Literal["final_scoring"]


# Favour actions.


class Nothing(Inline, frozen=True):
    """No parameters."""


class OneAmount(Inline, frozen=True):
    amount: Literal[1]


class OneStep(Inline, frozen=True):
    steps: Literal[1]


class OneGood(Inline, frozen=True):
    goods: Literal[1]


class OneCover(Inline, frozen=True):
    covers: Literal[1]


class OneToken(Inline, frozen=True):
    tokens: Literal[1]


class ReceiveBasic(Inline, frozen=True):
    goods: Annotated[list[str], Always(BASIC)]
    amount: Literal[1]


class StandWorker(Inline, frozen=True):
    workers: SomeWorkers


class ProcessAdditional(Inline, frozen=True):
    amount: Literal[1]
    same_arrow: Yes
    usable_when_following: Yes
    used_when_following_until: Literal["end_of_current_turn", "end_of_owners_next_turn"]


class GainMp(Inline, frozen=True):
    amount: Some


class MoveFarmers(Inline, frozen=True):
    moves: UpToNine


class ReceiveValue(Inline, frozen=True):
    value: Some
    amount: Literal[1]


class ProcessBetween(Inline, frozen=True):
    from_value: Some
    to_value: Some
    amount: Literal[1]


# By id: effect, parameters, phase.
FAVOUR_EFFECTS: dict[str, tuple[str, type[Inline], str]] = {
    "receive_basic_good": ("receive_basic_good", ReceiveBasic, "any"),
    "process_good": ("process_good", OneAmount, "any"),
    "influence_step": ("influence_step_any", OneStep, "any"),
    "stand_worker": ("stand_workers", StandWorker, "any"),
    "process_additional": ("process_additional", ProcessAdditional, "any"),
    "extra_mp": ("gain_mp", GainMp, "meditation"),
    "sell_good": ("sell_good_for_value", OneGood, "any"),
    "remove_cover": ("remove_cover", OneCover, "any"),
    "deliver_to_notable": ("deliver_to_notable", OneGood, "any"),
    "akbar_or_order": ("akbar_or_order", Nothing, "any"),
    "move_farmers": ("move_farmers", MoveFarmers, "any"),
    "move_price_token": ("move_price_token", OneToken, "any"),
    "exchange_equal_value": ("exchange_equal_value", OneGood, "any"),
    "receive_value_2": ("receive_good_of_value", ReceiveValue, "any"),
    "meditation_step": ("meditation_step", OneStep, "any"),
    "process_1_to_2": ("process_good_between_values", ProcessBetween, "any"),
    "free_peon": ("free_peon", Nothing, "action"),
}


# Luxury goods.


class Book(Inline, frozen=True):
    workers: SomeWorkers
    favour: Few


class Painting(Inline, frozen=True):
    tracks: Annotated[int, span(1, 3)]
    steps: Literal[1]


class Clothes(Inline, frozen=True):
    bonus_from_pier: Literal[6]
    bonus: Few


# Abilities of notables.


class DeliveryBonus(Inline, frozen=True):
    id: Literal["delivery_bonus"]
    good: Good
    rupees: Few


class MultiPayment(Inline, frozen=True):
    id: Literal["sailor_multi_payment"]
    max_total_value: Some


class MeditationSteps(Inline, frozen=True):
    id: Literal["meditation_step"]
    timing: AtOnce
    steps: Annotated[int, span(0, SPACES)]


class BuildingValueBonus(Inline, frozen=True):
    id: Literal["building_value_bonus"]
    value: Few
    rupees: Few
    applies_with_builder: No


class ExtraProduction(Inline, frozen=True):
    id: Literal["extra_production"]
    goods: Annotated[list[BasicGood], length(1, 4)]
    amount: Few


class GoodsDepot(Inline, frozen=True):
    id: Literal["goods_depot"]
    per_turn: Literal[1]
    min_value: Some
    max_value: Some
    capacity: UpToNine
    payout: Few
    distinct_values: bool
    counts_for_delivery_bonus: Yes


class ProductionExchange(Inline, frozen=True):
    id: Literal["production_exchange"]
    give: UpToNine
    receive: Literal[1]
    max_value: Some
    same_row: Yes


class StoreKickedWorkers(Inline, frozen=True):
    id: Literal["store_kicked_workers"]
    capacity: Workers
    standing_only: Yes


class ExtraMp(Inline, frozen=True):
    id: Literal["extra_mp"]
    amount: Few
    min_generated: Literal[1]


class SailorReaction(Inline, frozen=True):
    id: Literal["sailor_reaction"]
    goods: Literal[1]
    favour_to_active: Few
    reacts_to_winning_action: bool


class FreeDelivery(Inline, frozen=True):
    id: Literal["sailor_free_delivery"]
    amount: Few


class StandWorkerForGood(Inline, frozen=True):
    id: Literal["stand_worker_for_good"]
    good: Good
    amount: Literal[1]
    workers: SomeWorkers
    per_turn: Literal[1]


class PeonCost(Inline, frozen=True):
    id: Literal["peon_cost"]
    rupees: Few


class FavourDiscount(Inline, frozen=True):
    id: Literal["favour_discount"]
    amount: Few
    min_spend: UpToNine
    per_turn: Literal[1]


class ExchangeEqualValue(Inline, frozen=True):
    id: Literal["exchange_equal_value"]
    goods: Literal[1]
    per_turn: Literal[1]


class TakeFavourTile(Inline, frozen=True):
    id: Literal["take_favour_tile"]
    timing: AtOnce
    places: Annotated[list[str], Always(["display", "draw_pile"])] = msgspec.field(name="from")


class MpToFavour(Inline, frozen=True):
    """Pairs of meditation points and the favour for them."""

    id: Literal["mp_to_favour"]
    per_turn: Literal[1]
    rates: Annotated[list[Annotated[list[Some], length(2)]], length(1, MOST_RATES)]


class FreeBuilding(Inline, frozen=True):
    id: Literal["free_building"]
    timing: AtOnce
    which: Literal["first_in_path_order"]
    bonus_tile: bool
    followable: bool


class ScoreGuildVariety(Inline, frozen=True):
    id: Literal["score_order_guild_variety"]
    timing: AtTheEnd
    rupees_by_guilds: Annotated[list[Few], length(4)]


class StandWorkers(Inline, frozen=True):
    id: Literal["stand_workers"]
    timing: AtOnce
    max_workers: Workers


class InfluenceStepAny(Inline, frozen=True):
    id: Literal["influence_step_any"]
    timing: AtOnce
    steps: Literal[1]


class ScorePerOrder(Inline, frozen=True):
    id: Literal["score_per_order"]
    timing: AtTheEnd
    rupees: Few


class AkbarDelivery(Inline, frozen=True):
    id: Literal["akbar_equal_value_delivery"]
    timing: AtOnce
    goods: Literal[1]
    optional: Yes


class ScorePerAkbarMarker(Inline, frozen=True):
    id: Literal["score_per_akbar_marker"]
    timing: AtTheEnd
    rupees: Few


class GainFavour(Inline, frozen=True):
    id: Literal["gain_favour"]
    timing: AtOnce
    amount: Few


class ScoreGuildSets(Inline, frozen=True):
    id: Literal["score_guild_sets"]
    timing: AtTheEnd
    rupees: Few


class ScoreGuildSymbols(Inline, frozen=True):
    id: Literal["score_guild_symbols"]
    timing: AtTheEnd
    guild: Guild
    rupees: Few


# By notable, in their order.
ABILITIES = {
    "portuguese_trader": tuple[MultiPayment, DeliveryBonus],
    "sufi": tuple[MeditationSteps, DeliveryBonus],
    "takshaka": tuple[BuildingValueBonus],
    "mahout": tuple[ExtraProduction],
    "khatib": tuple[ExtraProduction],
    "french_trader": tuple[GoodsDepot],
    "dyer": tuple[ProductionExchange, DeliveryBonus],
    "cook": tuple[StoreKickedWorkers, DeliveryBonus],
    "muezzin": tuple[ExtraMp],
    "jagirdar": tuple[SailorReaction, FreeDelivery],
    "caliph": tuple[StandWorkerForGood],
    "calligrapher": tuple[PeonCost, DeliveryBonus],
    "mullah": tuple[FavourDiscount, DeliveryBonus],
    "english_trader": tuple[ExchangeEqualValue],
    "mosaic_maker": tuple[TakeFavourTile, MpToFavour],
    "mujtahida": tuple[FreeBuilding, DeliveryBonus],
    "dutch_trader": tuple[ScoreGuildVariety, DeliveryBonus],
    "painter": tuple[StandWorkers, InfluenceStepAny, DeliveryBonus],
    "subadar": tuple[ScorePerOrder, DeliveryBonus],
    "sadr_us_sudur": tuple[AkbarDelivery, ScorePerAkbarMarker],
    "grand_mufti": tuple[GainFavour, ScoreGuildSets],
    "grand_imam": tuple[GainFavour, ScoreGuildSymbols],
    "court_artist": tuple[GainFavour, ScoreGuildSymbols],
    "dewan": tuple[GainFavour, ScoreGuildSymbols],
}


# Piers.


class BuildBuilding(Inline, frozen=True):
    id: Literal["build_builder_building"]


class MoveBuilder(Inline, frozen=True):
    id: Literal["move_builder"]


class MoveMerchant(Inline, frozen=True):
    id: Literal["move_merchant"]


class FavourPerGood(Inline, frozen=True):
    id: Literal["favour_per_good"]
    good: Literal["cotton"]
    most: Few = msgspec.field(name="max")


class ReturnPriceTokens(Inline, frozen=True):
    id: Literal["return_price_tokens"]


class FavourEach(Inline, frozen=True):
    id: Literal["favour_each"]
    amount: Few


class GoodByCotton(Inline, frozen=True):
    id: Literal["good_by_cotton"]
    values: Annotated[list[Some], length(3)]


class ClothesBonus(Inline, frozen=True):
    id: Literal["clothes_bonus"]
    rupees: Few


PIER_EVENTS = {
    "pier_1": tuple[()],
    "pier_2": tuple[BuildBuilding, MoveBuilder],
    "pier_3": tuple[MoveMerchant, FavourPerGood],
    "pier_4": tuple[ReturnPriceTokens, FavourEach],
    "pier_5": tuple[GoodByCotton],
    "pier_6": tuple[ClothesBonus],
}


class LeaveWhen(Inline, frozen=True):
    """The boat leaves once so many contracts of a level are fulfilled."""

    level: Annotated[int, span(1, 4)]
    fulfilled_total: Some

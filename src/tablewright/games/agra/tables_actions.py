# not compiled: reads a file once, at load
"""The tables of Agra's data file: what a seat does in its turn, with characters, favour, meditation and its farm."""

from __future__ import annotations

from typing import Annotated, Literal

from tablewright.datafiles.declaring import (
    Always,
    ByRow,
    Few,
    Inline,
    KindByRow,
    No,
    Some,
    Table,
    Text,
    Yes,
    ids,
    one_of,
    span,
)
from tablewright.games.agra.names import GOODS, PRINTED_ACTIONS, TILES
from tablewright.games.agra.tables_effects import (
    FAVOUR_EFFECTS,
    SPACES,
    BasicGood,
    Book,
    Clothes,
    Nothing,
    Painting,
    SomeWorkers,
)
from tablewright.games.agra.tables_goods import Names

LUXURY = GOODS[12:]
LUXURY_EFFECTS = [
    "extra_main_action", "stand_workers_and_favour", "influence_steps_different_tracks", "sell_for_current_value",
]  # fmt: skip
OUTER_IDS = ["trade_good", "deliver_good", "process_good", "remove_cover"]
CENTRE_ID = "move_farmer"
CORNERS = ["top_left", "top_right", "bottom_right", "bottom_left"]


class Character(Table, frozen=True):
    id: str
    position: Annotated[int, ByRow([1, 2, 3, 4])]
    names: Names
    action: Text


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


def effects(actions: list[str]) -> list[str]:
    return [FAVOUR_EFFECTS[id][0] for id in ids(actions)]


def params(actions: list[str]) -> list[type[Inline]]:
    return [FAVOUR_EFFECTS[id][1] for id in ids(actions)]


def phases(actions: list[str]) -> list[str]:
    return [FAVOUR_EFFECTS[id][2] for id in ids(actions)]


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

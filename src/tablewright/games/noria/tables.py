# not compiled: reads a file once, at load
"""The tables of Noria's data file: every printed value, what it is called and what it may be."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablewright.datafiles.declaring import (
    Always,
    ByRow,
    Few,
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
from tablewright.games.noria.names import DISCS, GOODS, HALLS, ISLANDS, MOST_PLOTS, PATHS, RESOURCES, RINGS, SLOTS

PLAYERS = 3  # 2, 3 or 4 of them
LEVELS = 9
SYMBOLS = ["plus_one", "minus_one", "minus_two"]
LOWER = ["city", "journey", "tools", "bonus"]
RING_SLOTS: dict[str, list[str]] = {
    ring: [slot[len(ring) + 1 :].replace("-", "_") for slot in SLOTS if slot.startswith(ring)] for ring in RINGS
}
ACTIVE: dict[str, list[str]] = {"large": ["right", "centre", "left"], "medium": ["right", "left"], "small": ["bottom"]}

ByPlayers = Annotated[list[Some], length(PLAYERS)]
ByRound = Annotated[list[Few], length(1, 40)]
RingName = Annotated[str, one_of(RINGS)]


class Game(Table, frozen=True):
    id: Literal["noria"]
    title: Literal["Noria"]
    designer: Text
    min_players: Literal[2]
    max_players: Literal[4]
    player_counts: Annotated[list[int], Always([2, 3, 4])]
    rounds_by_players: ByPlayers
    islands_in_play_by_players: Annotated[list[Annotated[int, span(2, 9)]], length(PLAYERS)]
    market_stack_size_by_players: ByPlayers
    phases: Annotated[list[str], Always(["influence", "action", "politics", "administration"])]
    start_player_changes: No
    modes: Annotated[list[str], Always(["base", "expert"])]


class Components(Table, frozen=True):
    """What lies in the box."""

    discs: Many
    rings_per_wheel: Literal[3]
    wheels: Literal[4]
    islands: Literal[9]
    ships: Many
    resource_tokens: Many
    warehouses: Many
    knowledge_tokens: Many
    round_markers: Many
    politicians: Literal[24]
    cylinders_per_player: Literal[5]
    factories_per_player: Annotated[int, span(1, 20)]
    start_player_tokens: Literal[1]
    unused_letters: Few


class Supply(Table, frozen=True):
    """What may run out."""

    resources_limited: No
    knowledge_limited: No
    multiplier_value: Literal[10]
    ships_limited: Yes
    warehouses_limited: Yes
    discs_limited: Yes


class Resource(Table, frozen=True):
    id: str
    tokens: Many
    ship_tokens: Many
    color: Text


class Good(Table, frozen=True):
    """A good: its warehouses, the resources that fill one, and what the black market gives for it."""

    id: str
    tier: Literal["simple", "complex"] = msgspec.field(name="class")
    tokens: Many
    cost_obsidian: Few
    cost_energy: Few
    cost_mycelium: Few
    black_market_knowledge: Few


class BlackMarket(Table, frozen=True):
    phase: Literal["action"]
    uses_per_turn: Literal["unlimited"]
    simple_good_to_knowledge: Few
    complex_good_to_knowledge: Few
    knowledge_per_resource: Some


DISC_ACTIONS = [
    ["gather"], ["gather"], ["gather"], ["market", "invest"], ["ship", "factory"], ["improve", "produce"], ["repeat"],
]  # fmt: skip


class Disc(Table, frozen=True):
    id: str
    count: Many
    kind: Annotated[str, ByRow(["resource"] * 3 + ["function"] * 3 + ["bonus"])]
    actions: Annotated[list[str], ByRow(DISC_ACTIONS)]
    market_row: Annotated[str, ByRow(["upper"] * 3 + ["lower"] * 4)]
    in_starting_set: Annotated[bool, ByRow([True] * 6 + [False])]


class ResourceDisc(Disc, frozen=True):
    resource: Annotated[str, ByRow(RESOURCES)]


class Market(Table, frozen=True):
    upper_row: Annotated[list[str], Always(RESOURCES)]
    upper_row_price: Few
    lower_row_slots_right_to_left: Annotated[list[int], Always([1, 2, 3, 4])]
    lower_row_prices_right_to_left: Annotated[list[Few], length(4)]
    first_game_lower_row_right_to_left: Annotated[list[Annotated[str, one_of(LOWER)]], length(4)]
    later_games_lower_row: Literal["random"]
    expert_lower_row: Literal["random"]
    price_currency: Literal["any_resources"]
    restock: No


class Ring(Table, frozen=True):
    """A ring of the wheel, its slots in the order in which a disc travels."""

    id: str
    slots: Annotated[list[Text], length(2, 6)]
    active_slots: Annotated[list[Text], length(1, 3)]
    night_shift_allowed: bool


class Triple(Table, frozen=True):
    """Three slots that may be used together."""

    id: str
    large: Annotated[str, one_of(ACTIVE["large"])]
    medium: Annotated[str, one_of(ACTIVE["medium"])]
    small: Annotated[str, one_of(ACTIVE["small"])]


class Wheel(Table, frozen=True):
    rotation: Literal["clockwise"]
    administration_rotation_order: Annotated[list[str], Always(["small", "medium", "large"])]
    administration_steps_per_ring: Literal[1]
    max_discs_per_turn: Literal[3]
    max_discs_per_ring: Literal[1]
    max_doubled_discs_per_turn: Literal[1]
    max_actions_per_turn: Annotated[int, span(3, 6)]
    bonus_shares_doubling_limit: bool
    rings: Annotated[list[Ring], Rows(RINGS)]
    triples: Annotated[list[Triple], Rows(["1a", "1b", "2a", "2b"])]


class StartingPlayer(Table, frozen=True):
    knowledge: Few
    resources_of_choice: Annotated[int, span(0, 5)]
    ships_per_type: Few
    delegates_in_cave: Literal[4]
    ambassadors: Literal[1]
    ambassador_start: Literal["starting_islet"]
    factories_on_tableau: Annotated[int, span(1, 20)]
    free_delegate_moves: Literal[1]
    free_delegate_target_level: Literal[1]


class StartingWheel(Table, frozen=True):
    """The wheel of a game that is not for experts: where the six discs lie."""

    side: Literal["normal"]
    fixed_discs: Annotated[list[str], Always(["city", "journey", "tools"])]
    fixed_rings: Annotated[list[RingName], length(3)]
    fixed_slots: Annotated[list[Text], length(3)]
    resource_positions_rings: Annotated[list[RingName], length(3)]
    resource_positions_slots: Annotated[list[Text], length(3)]
    resource_discs: Annotated[list[str], Always(RESOURCES)]
    resource_orders_must_differ_between_players: Yes
    possible_resource_orders: Literal[6]


class Expert(Table, frozen=True):
    starting_knowledge: Literal[0]
    starting_resources: Literal[0]
    ships_per_type: Few
    free_delegate_moves: Literal[0]
    islands_face_up: Yes
    islands_layout: Literal["circle"]
    first_journey: Literal["any_island"]
    later_journeys: Literal["adjacent_only"]
    place_ships_at_setup: Yes
    market_lower_row: Literal["random"]
    wheel_discs_small: Annotated[int, span(0, 1)]
    wheel_discs_medium: Annotated[int, span(0, 2)]
    wheel_discs_large: Annotated[int, span(0, 3)]
    wheel_discs_active_half: Annotated[int, span(0, 6)]
    wheel_discs_inactive_half: Annotated[int, span(0, 6)]
    wheel_building_order: Literal["simultaneous"]
    wheel_building_order_alternative: Literal["turn_order"]


class SpecialAction(Table, frozen=True):
    id: str
    repeat_cost_factor: Literal[2]


class Modify(SpecialAction, frozen=True):
    """Also the keys that the night shift shares: knowledge to be paid before and after the price rise."""

    phase: Literal["influence"]
    base_cost: Few
    raised_base_cost: Few


class NightShift(Modify, frozen=True):
    rings: Annotated[list[str], Always(["medium", "large"])]
    steps: Literal[1]


class Intrigue(SpecialAction, frozen=True):
    phase: Literal["politics"]
    base_cost: Literal["visible_knowledge_symbols"]
    seats_per_use: Literal[1]
    removals_per_use: Literal[1]


class Inspect(Table, frozen=True):
    knowledge_gained: Few
    max_per_ring: Literal[1]
    empty_slots_allowed: No


class RoundTrack(Table, frozen=True):
    """Spaces are numbered from the bottom. What the symbols on them add up to is written out for every round."""

    spaces: Annotated[int, span(1, 40)]
    first_covered_space_by_players: ByPlayers
    knowledge_symbols_by_space: ByRound
    price_rise_space: Annotated[int, span(1, 40)]
    price_rise_round_by_players: ByPlayers
    intrigue_base_cost_by_round_2_players: ByRound
    intrigue_base_cost_by_round_3_players: ByRound
    intrigue_base_cost_by_round_4_players: ByRound


class Path(Table, frozen=True):
    """A path: what each of its levels costs, and whether the tokens must be of one kind."""

    id: str
    pays_with: Literal["resource", "simple_good", "complex_good"]
    levels: Literal[9]
    cost_amount: Annotated[list[Some], length(LEVELS)]
    cost_mode: Annotated[list[Literal["same", "different"]], length(LEVELS)]


class PathSurcharge(Table, frozen=True):
    resources_per_delegate_ahead: Few
    currency: Literal["any_resources"]
    compare_with: Literal["level_before_move"]
    applies_to_free_delegate: No


class Hall(Table, frozen=True):
    """A hall: the points per level by the number of politicians seated there."""

    id: str
    politicians_at_start: Literal[4]
    light_seats: Literal[4]
    dark_seats: Literal[1]
    values: Annotated[list[Few], length(5)]
    scores: Annotated[str, ByRow(["path"] * 4 + ["highest_level", "lowest_level"])]


class PathHall(Hall, frozen=True):
    path: Annotated[str, ByRow(PATHS)]


class FactoryTableau(Table, frozen=True):
    factories: Annotated[int, span(1, 20)]
    symbols_uncovered_by_nth_factory: Annotated[list[Few], length(1, 20)]
    knowledge_by_factories_built: Annotated[list[Few], length(2, 21)]


class ShipSymbol(Table, frozen=True):
    """How many ships a symbol stands for: as many as players plus the offset, but never less than the minimum."""

    id: str
    offset: Annotated[int, span(-3, 3)]
    minimum: Annotated[int, span(0, 3)]
    ships_by_players: Annotated[list[Few], length(PLAYERS)]


class Island(Table, frozen=True):
    """An island: which ships lie there, and what its factory slots hand out."""

    id: str
    ship_types: Annotated[list[Annotated[str, one_of(RESOURCES)]], length(0, 3)]
    ship_symbols: Annotated[list[Annotated[str, one_of(SYMBOLS)]], length(0, 3)]
    slot_goods: Annotated[list[Annotated[str, one_of(GOODS)]], length(0, MOST_PLOTS)]
    slot_warehouses: Annotated[list[Annotated[int, span(1, 9)]], length(0, MOST_PLOTS)]


class Scoring(Table, frozen=True):
    level_in_cave: Literal[0]
    path_points: Literal["level * hall_value"]
    specialisation_points: Literal["highest_level * hall_value, once"]
    division_points: Literal["lowest_of_four_levels * hall_value, once"]
    tie_break: Literal["fewest ships plus warehouses"]
    second_tie: Literal["shared_victory"]
    unseated_politicians_removed_first: Yes


SPECIAL_ACTIONS: dict[str, type[Table]] = {"night_shift": NightShift, "modify": Modify, "intrigue": Intrigue}


class NoriaTables(msgspec.Struct, frozen=True):
    """A whole data file."""

    game: Game
    components: Components
    supply: Supply
    resources: Annotated[list[Resource], Rows(RESOURCES)]
    goods: Annotated[list[Good], Rows(GOODS)]
    black_market: BlackMarket
    discs: Annotated[list[Disc], Rows(DISCS, dict.fromkeys(RESOURCES, ResourceDisc))]
    market: Market
    wheel: Wheel
    starting_player: StartingPlayer
    starting_wheel: StartingWheel
    expert: Expert
    special_actions: Annotated[list[SpecialAction], Rows(list(SPECIAL_ACTIONS), SPECIAL_ACTIONS)]
    inspect: Inspect
    round_track: RoundTrack
    paths: Annotated[list[Path], Rows(PATHS)]
    path_surcharge: PathSurcharge
    halls: Annotated[list[Hall], Rows(HALLS, dict.fromkeys(PATHS, PathHall))]
    factory_tableau: FactoryTableau
    ship_symbols: Annotated[list[ShipSymbol], Rows(SYMBOLS)]
    islands: Annotated[list[Island], Rows(ids(ISLANDS))]
    scoring: Scoring

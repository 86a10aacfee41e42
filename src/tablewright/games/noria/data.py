# not compiled: reads a file once, at load
"""Noria's data file becomes the printed values of the engine, once its form is right and its numbers fit together."""

from __future__ import annotations

from pathlib import Path as FilePath

from tablewright.datafiles.reading import DataFile, consistent, faults_of, read
from tablewright.games.noria.consistency import Consistency
from tablewright.games.noria.names import DISCS, GOODS, RESOURCES, RINGS, SLOTS
from tablewright.games.noria.printed import Isle, Path, Printed
from tablewright.games.noria.tables import PLAYERS, Island, Modify, NoriaTables

SHIPPED = FilePath(__file__).with_name("data.toml")


def tables_of(file: DataFile) -> NoriaTables:
    return consistent(file, NoriaTables, Consistency)


def check(file: DataFile) -> list[str]:
    """Every fault of *file*: first its form, then, if the form is right, what does not fit together."""
    return faults_of(file, tables_of)


def load(path: FilePath | None) -> tuple[Printed, str]:
    """The printed values of *path*, or of the shipped file, with their digest; BadData if it has faults."""
    file = read(path or SHIPPED)
    return printed_from(tables_of(file)), file.digest


def slot_index(ring: str, slot: str) -> int:
    return SLOTS.index(f"{ring}-{slot.replace('_', '-')}")


def printed_from(data: NoriaTables) -> Printed:
    """The tables of a checked file as lists of integers."""
    printed = Printed()
    printed.rounds_by_players = data.game.rounds_by_players
    printed.islands_by_players = data.game.islands_in_play_by_players
    printed.stack_by_players = data.game.market_stack_size_by_players
    printed.disc_count = [row.count for row in data.discs]
    printed.ship_tokens = [row.ship_tokens for row in data.resources]
    printed.warehouse_tokens = [row.tokens for row in data.goods]
    printed.recipes = [[row.cost_obsidian, row.cost_energy, row.cost_mycelium] for row in data.goods]
    printed.sells_for = [row.black_market_knowledge for row in data.goods]
    printed.knowledge_per_resource = data.black_market.knowledge_per_resource
    printed.surcharge = data.path_surcharge.resources_per_delegate_ahead
    printed.hall_values = [row.values for row in data.halls]
    printed.factories = data.factory_tableau.factories
    printed.income = data.factory_tableau.knowledge_by_factories_built
    wheel_and_market(printed, data)
    start(printed, data)
    track_and_actions(printed, data)
    currencies = ["resource", "simple_good", "complex_good"]
    printed.paths = [
        Path(currencies.index(row.pays_with), row.cost_amount, [mode == "different" for mode in row.cost_mode])
        for row in data.paths
    ]
    numbers = {row.id: row.ships_by_players for row in data.ship_symbols}
    printed.isles = [isle_from(row, numbers) for row in data.islands]
    return printed


def wheel_and_market(printed: Printed, data: NoriaTables) -> None:
    market, wheel = data.market, data.wheel
    printed.free_price = market.upper_row_price
    printed.lower_prices = market.lower_row_prices_right_to_left
    printed.first_lower_row = [DISCS.index(disc) for disc in market.first_game_lower_row_right_to_left]
    triples = [
        [slot_index(ring, slot) for ring, slot in zip(RINGS, (row.large, row.medium, row.small), strict=True)]
        for row in wheel.triples
    ]
    printed.triples = [sum(1 << slot for slot in triple) for triple in triples]
    printed.triple_slots = [[SLOTS[slot] for slot in triple] for triple in triples]
    printed.active_slots = sum(1 << slot_index(row.id, slot) for row in wheel.rings for slot in row.active_slots)
    printed.max_actions = wheel.max_actions_per_turn
    printed.bonus_shares_doubling = wheel.bonus_shares_doubling_limit


def start(printed: Printed, data: NoriaTables) -> None:
    wheel, seat, expert = data.starting_wheel, data.starting_player, data.expert
    printed.start_knowledge = seat.knowledge
    printed.start_resources = seat.resources_of_choice
    printed.start_ships = seat.ships_per_type
    printed.expert_ships = expert.ships_per_type
    for disc, ring, slot in zip(wheel.fixed_discs, wheel.fixed_rings, wheel.fixed_slots, strict=True):
        printed.start_fixed += [DISCS.index(disc), slot_index(ring, slot)]
    positions = zip(wheel.resource_positions_rings, wheel.resource_positions_slots, strict=True)
    printed.start_resource_slots = [slot_index(ring, slot) for ring, slot in positions]
    printed.expert_per_ring = [expert.wheel_discs_large, expert.wheel_discs_medium, expert.wheel_discs_small]
    printed.expert_active = expert.wheel_discs_active_half


def track_and_actions(printed: Printed, data: NoriaTables) -> None:
    night, modify = [row for row in data.special_actions if isinstance(row, Modify)]
    printed.night_shift_cost = [night.base_cost, night.raised_base_cost]
    printed.modify_cost = [modify.base_cost, modify.raised_base_cost]
    printed.inspect_gain = data.inspect.knowledge_gained
    track = data.round_track
    printed.first_covered = track.first_covered_space_by_players
    printed.symbols = track.knowledge_symbols_by_space
    printed.price_rise_space = track.price_rise_space


def isle_from(row: Island, numbers: dict[str, list[int]]) -> Isle:
    ships = [[0] * len(RESOURCES) for _ in range(PLAYERS)]
    symbols = [""] * len(RESOURCES)
    for resource, symbol in zip(row.ship_types, row.ship_symbols, strict=True):
        at = RESOURCES.index(resource)
        symbols[at] = symbol.replace("_", "-")
        for players in range(PLAYERS):
            ships[players][at] = numbers[symbol][players]
    return Isle(ships, symbols, [GOODS.index(good) for good in row.slot_goods], row.slot_warehouses)

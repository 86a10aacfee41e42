"""The printed values of Noria as the engine wants them: lists of integers, shared by every state and never copied."""

from __future__ import annotations

from typing import Final


class Path:
    """The nine prices of a path: how many tokens of which currency, and whether they must differ in kind."""

    def __init__(self, currency: int, amounts: list[int], different: list[bool]) -> None:
        self.currency: Final = currency
        self.amounts: Final = amounts
        self.different: Final = different


class Isle:
    """An island tile: ships per resource by number of players (rows 2, 3, 4), and its factory slots."""

    def __init__(
        self, ships: list[list[int]], symbols: list[str], plot_goods: list[int], plot_warehouses: list[int]
    ) -> None:
        self.ships: Final = ships
        self.symbols: Final = symbols
        self.plot_goods: Final = plot_goods
        self.plot_warehouses: Final = plot_warehouses


class Printed:
    """One data file. Lists called *by_players* are aligned with 2, 3 and 4 players."""

    def __init__(self) -> None:
        self.rounds_by_players: list[int] = []
        self.islands_by_players: list[int] = []
        self.stack_by_players: list[int] = []
        self.disc_count: list[int] = []
        self.ship_tokens: list[int] = []
        self.warehouse_tokens: list[int] = []
        self.recipes: list[list[int]] = []
        self.sells_for: list[int] = []
        self.knowledge_per_resource = 0
        self.free_price = 0
        self.lower_prices: list[int] = []
        self.first_lower_row: list[int] = []
        self.triples: list[int] = []  # bit masks of slots
        self.triple_slots: list[list[str]] = []  # the same by name
        self.active_slots = 0  # a bit mask
        self.max_actions = 0
        self.bonus_shares_doubling = True
        self.start_knowledge = 0
        self.start_resources = 0
        self.start_ships = 0
        self.expert_ships = 0
        self.start_fixed: list[int] = []  # disc, slot, disc, slot …
        self.start_resource_slots: list[int] = []
        self.expert_per_ring: list[int] = []
        self.expert_active = 0
        self.night_shift_cost: list[int] = []  # normal, raised
        self.modify_cost: list[int] = []
        self.inspect_gain = 0
        self.first_covered: list[int] = []
        self.symbols: list[int] = []  # knowledge symbols on spaces 1 …
        self.price_rise_space = 0
        self.paths: list[Path] = []
        self.surcharge = 0
        self.hall_values: list[list[int]] = []
        self.factories = 0
        self.income: list[int] = []
        self.isles: list[Isle] = []

"""The printed values of Yinzi as the engine wants them: lists of integers, shared by every state and never copied."""

from __future__ import annotations


class Printed:
    """One data file. Lists called *by_players* are aligned with 2, 3 and 4 players."""

    def __init__(self) -> None:
        self.rounds = 0
        self.supply: list[int] = []  # workers, cubes, discs, product pieces
        self.start_coins = 0
        self.start_silver = 0
        self.stock: list[int] = []  # wood, stone
        self.tiles_removed_by_players: list[int] = []
        self.asian_removed_by_players: list[int] = []
        self.docks_by_players: list[list[int]] = []
        self.display_by_players: list[int] = []
        # Goods, in engine order.
        self.grid: list[int] = []  # printed good of each square
        self.cubes_printed: list[int] = []
        self.cubes_first: list[int] = []
        self.cubes_again: list[int] = []
        self.food_halves: list[int] = []
        self.rural_good: list[bool] = []
        self.urban_good: list[bool] = []
        self.late_good: list[bool] = []
        self.protected: list[bool] = []
        # Map and boats.
        self.border_sides: list[list[int]] = []  # the two places of each border
        self.border_units: list[int] = []
        self.distance: list[list[int]] = []
        self.capacity: list[int] = []
        self.start_boat = 0
        self.vp_per_capacity = 0
        # Tracks and tiles.
        self.tile_prices: list[int] = []
        self.tile_count: list[int] = []  # by good
        self.tile_european: list[bool] = []
        self.market_goods: list[list[int]] = []  # by market tile; COIN_SPACE
        self.market_takes: list[list[list[int]]] = []  # by market tile and good: its spaces, coin spaces beside them
        self.coin_beside: list[list[list[int]]] = []  # by market tile and space: goods spaces beside a coin space
        self.urban_price = 0
        self.coin_bonus = 0
        self.urban_better = 0
        self.rural_price = 0
        self.rural_cost = 0
        self.rural_better = 0
        # Factories.
        self.upgrade_cost: list[int] = []  # to reach level + 1, by level
        self.storage: list[int] = []  # by level
        self.own_workers: list[int] = []
        self.rent_workers: list[int] = []
        self.rent_coins: list[int] = []
        self.rent_silver: list[int] = []
        self.factory_vp: list[int] = []
        # Ships and foreign markets.
        self.ship_nation: list[int] = []
        self.ship_slots: list[list[int]] = []  # products, or TEA_SLOT
        self.dock_pile: list[int] = []
        self.delivery_silver = 0
        self.area_limit: list[int] = []
        self.area_vp: list[int] = []
        self.emissary_vp = 0
        self.unshipped_vp = 0
        # Routes.
        self.route_parts: list[list[int]] = []
        self.route_coins: list[int] = []
        self.route_silver: list[int] = []
        self.route_vp: list[int] = []
        self.route_war: list[int] = []
        self.route_disaster: list[int] = []
        self.route_rural: list[list[bool]] = []  # by route, then good
        self.pile_size = 0
        self.personal_pays = True
        # Cards and actions.
        self.card_value: list[int] = []
        self.card_workers: list[int] = []
        self.most_workers = 0
        self.resource_coins = 0
        self.imperial_workers: list[int] = []
        self.imperial_slots: list[int] = []
        self.imperial_coins: list[int] = []
        self.imperial_silver: list[int] = []
        self.imperial_consolation: list[int] = []
        # Round end.
        self.workers_per_food = 0
        self.mixed_halves = True
        self.hunger_misfortune = 0
        self.glory_vp: list[int] = []  # of the two spaces
        self.tax_max: list[int] = []
        self.tax_silver: list[int] = []
        self.tax_misfortune = 0
        self.rates: list[int] = []
        self.start_rate = 0
        self.start_die = 0
        self.die_faces = 0
        self.late_silver = 0
        self.late_most = 0
        # Scoring.
        self.majority_vp = 0
        self.tie_vp = 0
        self.vp_per_silver = 0
        self.vp_per_misfortune = 0

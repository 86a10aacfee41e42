"""The printed values of Agra as the engine wants them: lists of integers, shared by every state and never copied."""

from __future__ import annotations


class Printed:
    """One data file. Goods, buildings, notables and so on by their numbers in names; *by_players*: 2, 3 and 4."""

    def __init__(self) -> None:
        self.markers = 0
        self.workers = 0
        # Goods and buildings.
        self.value: list[int] = []
        self.material: list[int] = []  # building value; 0 is no building material
        self.source: list[int] = []  # the good that becomes this one, or NO_GOOD
        self.row: list[int] = []
        self.level: list[int] = []  # of a building
        self.cost: list[int] = []
        self.most_processed: list[int] = []
        self.processed_after_building = 0
        self.variety_bonus = 0
        self.variety_sorts = 0
        # Price tokens: low and high side; the side that lies up at the start.
        self.flags: list[list[int]] = []
        self.start_side: list[int] = []
        self.price_difference = 0
        # Characters.
        self.trader_gives = 0
        self.trader_loss = 0
        self.free_deliveries = 0
        self.sailor_orders = 0
        self.order_deliveries = 0
        self.refund = 0
        self.doubles = 0
        self.doubles_share_notable = True
        self.double_rupees = 0
        self.botanist_options = 0
        self.farmer_moves = 0
        # Workers, Merchant, Builder.
        self.kick_favour: list[int] = []  # by meditation space, from 1
        self.kick_laid = 0
        self.peon_cost = 0
        self.peon_collects = False
        self.peon_visits = True
        self.merchant_faces = 0
        self.visit_favour = 0
        self.passing_rupees = 0
        self.landing_rupees = False
        self.builder_first_counts = True
        # Secondary actions.
        self.oil_curry_workers: list[int] = []
        self.book_workers = 0
        self.book_favour = 0
        self.painting_tracks = 0
        self.clothes_pier = 0
        self.clothes_bonus = 0
        # Bonus tiles.
        self.bonus_level: list[int] = []
        self.bonus_rupees: list[int] = []
        self.bonus_favour: list[int] = []
        self.bonus_covers: list[int] = []
        self.bonus_guild: list[int] = []
        self.bonus_steps: list[int] = []
        # Favour actions: printed ones, then tiles.
        self.own: list[int] = []
        self.least_own = 0  # of all favour actions
        self.spend: list[int] = []
        self.tile_workers = 0
        self.tile_mp = 0
        self.tile_moves = 0
        self.tile_value = 0
        self.tile_from = 0
        self.tile_to = 0
        self.following_until_next = False
        self.display = 0
        self.most_tiles = 0
        # Notables.
        self.notable_level: list[int] = []
        self.guild: list[int] = []
        self.orders: list[list[int]] = []  # ordered goods, top to bottom
        self.bonus_good: list[int] = []  # delivery bonus, or NO_GOOD
        self.bonus_per_good: list[int] = []
        self.multi_payment = 0
        self.sufi_steps = 0
        self.takshaka_value = 0
        self.takshaka_rupees = 0
        self.extra_production: list[int] = []  # by notable
        self.extra_goods: list[int] = []  # by notable, as bits
        self.depot_low = 0
        self.depot_high = 0
        self.depot_capacity = 0
        self.depot_payout = 0
        self.depot_distinct = False
        self.dyer_gives = 0
        self.dyer_value = 0
        self.cook_capacity = 0
        self.muezzin_mp = 0
        self.jagirdar_favour = 0
        self.jagirdar_at_once = True
        self.jagirdar_deliveries = 0
        self.caliph_good = 0
        self.caliph_workers = 0
        self.calligrapher_cost = 0
        self.mullah_discount = 0
        self.mullah_least = 0
        self.mosaic_mp: list[int] = []
        self.mosaic_favour: list[int] = []
        self.mujtahida_bonus = True
        self.mujtahida_followable = True
        self.dutch_rupees: list[int] = []
        self.painter_workers = 0
        self.painter_steps = 0
        self.subadar_rupees = 0
        self.sadr_rupees = 0
        self.mufti_rupees = 0
        self.favour_gift: list[int] = []  # by notable
        self.symbol_guild: list[int] = []  # by notable: the guild that it scores, or -1
        self.symbol_rupees: list[int] = []
        self.delivery_cost = 0  # MP of the meditation action
        self.cover_cost = 0
        self.farmer_cost = 0
        # Guilds.
        self.order_goods: list[list[int]] = []  # guild * ORDERS + position
        self.first_limit = 0
        self.least_step = 0
        self.follower_penalty = 0
        self.follower_steps = 0
        self.top_step = 0
        self.step_rupees: list[int] = []
        self.step_favour: list[int] = []
        self.step_ends: list[bool] = []
        # Meditation and farm.
        self.first_blocked = 0
        self.space_mp: list[int] = []  # from space 1 on; 0 stands for no space
        self.space_cost: list[int] = []
        self.last_space = 0
        self.farmer_start = 0
        self.covered = 0  # bits of a track
        self.track_from: list[int] = []
        self.track_to: list[int] = []
        # Akbar, river.
        self.bowl_good: list[int] = []
        self.bowl_of: list[int] = []  # by good, or -1
        self.available: list[list[bool]] = []  # pier, level
        self.leave_level: list[int] = []  # by pier; 0 never
        self.leave_total: list[int] = []
        self.pier_limit: list[int] = []
        self.pier_ends: list[bool] = []
        self.cotton_favour = 0
        self.pier_favour = 0
        self.cotton_values: list[int] = []
        # Set-up and scoring.
        self.notables_by_players: list[list[int]] = []
        self.guilds_by_players: list[list[int]] = []
        self.akbar_rolls: list[int] = []
        self.akbar_reroll: list[bool] = []
        self.order_rolls: list[int] = []
        self.order_reroll: list[bool] = []
        self.start_rupees: list[int] = []
        self.leader_rupees = 0
        self.second_rupees = 0
        self.tied_rupees = 0
        self.last_space_rupees = 0
        self.cover_rupees = 0
        self.akbar_rupees: list[int] = []
        self.akbar_further = 0
        self.favour_in_tie = 0
        self.last_rounds = 0

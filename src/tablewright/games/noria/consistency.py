# not compiled: reads a file once, at load
"""What must fit together in Noria's data file, beyond the form of each value."""

from __future__ import annotations

from tablewright.datafiles.reading import Contradictions
from tablewright.games.noria.names import GOODS, RESOURCES
from tablewright.games.noria.tables import ACTIVE, LOWER, PLAYERS, RING_SLOTS, NoriaTables


class Consistency(Contradictions[NoriaTables]):
    def check(self) -> list[str]:
        self.round_track()
        self.factory_tableau()
        self.market_and_discs()
        self.wheels()
        self.goods_and_islands()
        self.ships()
        self.paths()
        self.components()
        return self.faults

    def round_track(self) -> None:
        track = self.data.round_track
        symbols, top = track.knowledge_symbols_by_space, track.spaces
        self.want(len(symbols) == top, "round_track", "knowledge_symbols_by_space", f"needs {top} entries")
        written = [
            track.intrigue_base_cost_by_round_2_players,
            track.intrigue_base_cost_by_round_3_players,
            track.intrigue_base_cost_by_round_4_players,
        ]
        for at, rounds in enumerate(self.data.game.rounds_by_players):
            first = track.first_covered_space_by_players[at]
            ends = first + rounds - 1
            self.want(
                ends == top, "round_track", "first_covered_space_by_players", f"{rounds} rounds end on space {ends}"
            )
            key = f"intrigue_base_cost_by_round_{at + 2}_players"
            costs = [sum(symbols[: first - 1 + number]) for number in range(1, rounds + 1)]
            self.want(written[at] == costs, "round_track", key, f"the symbols on the track give {costs}")
            rise = track.price_rise_space - first + 1
            stated = track.price_rise_round_by_players[at]
            self.want(stated == rise, "round_track", "price_rise_round_by_players", f"the space gives round {rise}")

    def factory_tableau(self) -> None:
        tableau = self.data.factory_tableau
        number, symbols = tableau.factories, tableau.symbols_uncovered_by_nth_factory
        incomes = [sum(symbols[:built]) for built in range(number + 1)]
        stated = tableau.knowledge_by_factories_built
        self.want(stated == incomes, "factory_tableau", "knowledge_by_factories_built", f"the symbols give {incomes}")
        others = (self.data.starting_player.factories_on_tableau, self.data.components.factories_per_player)
        self.want(others == (number, number), "factory_tableau", "factories", f"other tables say {others}")

    def market_and_discs(self) -> None:
        row = self.data.market.first_game_lower_row_right_to_left
        self.want(
            sorted(row) == sorted(LOWER), "market", "first_game_lower_row_right_to_left", "each disc goes there once"
        )
        stacks = self.data.game.market_stack_size_by_players
        for disc in self.data.discs:
            name, starting = disc.id, disc.in_starting_set
            needed = max(stacks[at] + (at + 2) * starting for at in range(PLAYERS))
            self.want(disc.count >= needed, f"discs {name}", "count", f"{needed} are needed")

    def wheels(self) -> None:
        for ring in self.data.wheel.rings:
            name = ring.id
            self.want(ring.slots == RING_SLOTS[name], f"wheel.rings {name}", "slots", f"must be {RING_SLOTS[name]}")
            active = ring.active_slots
            self.want(active == ACTIVE[name], f"wheel.rings {name}", "active_slots", f"must be {ACTIVE[name]}")
            fits = ring.night_shift_allowed == (name != "small")
            self.want(fits, f"wheel.rings {name}", "night_shift_allowed", "only the small ring has none")
        start = self.data.starting_wheel
        rings = start.fixed_rings + start.resource_positions_rings
        slots = start.fixed_slots + start.resource_positions_slots
        places = list(zip(rings, slots, strict=True))
        fits = all(slot in RING_SLOTS[ring] for ring, slot in places)
        self.want(fits, "starting_wheel", "fixed_slots", "names a slot that its ring does not have")
        self.want(len(set(places)) == len(places), "starting_wheel", "fixed_slots", "puts two discs on one slot")
        expert = self.data.expert
        by_ring = expert.wheel_discs_large + expert.wheel_discs_medium + expert.wheel_discs_small
        by_half = expert.wheel_discs_active_half + expert.wheel_discs_inactive_half
        self.want(by_ring == 6, "expert", "wheel_discs_large", f"the rings hold {by_ring} discs, not 6")
        self.want(by_half == 6, "expert", "wheel_discs_active_half", f"the halves hold {by_half} discs, not 6")

    def goods_and_islands(self) -> None:
        stock: dict[str, int] = dict.fromkeys(GOODS, 0)
        for isle in self.data.islands:
            title, types = f"islands {isle.id}", isle.ship_types
            fits = len(isle.ship_types) == len(isle.ship_symbols)
            self.want(fits, title, "ship_symbols", "needs as many entries as ship_types")
            fits = len(isle.slot_goods) == len(isle.slot_warehouses)
            self.want(fits, title, "slot_warehouses", "needs as many entries as slot_goods")
            self.want(len(set(types)) == len(types), title, "ship_types", "names a type twice")
            for good, number in zip(isle.slot_goods, isle.slot_warehouses, strict=False):
                stock[good] += number
        market = self.data.black_market
        for row in self.data.goods:
            name, kind = row.id, "simple" if row.id in GOODS[:3] else "complex"
            self.want(row.tier == kind, f"goods {name}", "class", f"must be {kind}")
            price = market.simple_good_to_knowledge if kind == "simple" else market.complex_good_to_knowledge
            fits = row.black_market_knowledge == price
            self.want(fits, f"goods {name}", "black_market_knowledge", f"[black_market] says {price}")
            self.want(stock[name] <= row.tokens, f"goods {name}", "tokens", f"the islands hand out {stock[name]}")

    def ships(self) -> None:
        for row in self.data.ship_symbols:
            name, stated = row.id, row.ships_by_players
            numbers = [max(row.minimum, at + 2 + row.offset) for at in range(PLAYERS)]
            text = f"offset and minimum give {numbers}"
            self.want(stated == numbers, f"ship_symbols {name}", "ships_by_players", text)
        number = {row.id: row.ships_by_players for row in self.data.ship_symbols}
        own = max(self.data.starting_player.ships_per_type, self.data.expert.ships_per_type)
        needed: dict[str, int] = dict.fromkeys(RESOURCES, (PLAYERS + 1) * own)
        for isle in self.data.islands:
            for resource, symbol in zip(isle.ship_types, isle.ship_symbols, strict=False):
                needed[resource] += max(number[symbol])
        for stock in self.data.resources:
            enough = stock.ship_tokens >= needed[stock.id]
            self.want(enough, f"resources {stock.id}", "ship_tokens", f"{needed[stock.id]} are needed")

    def components(self) -> None:
        box, resources = self.data.components, self.data.resources
        for key, stated, total in (
            ("discs", box.discs, sum(row.count for row in self.data.discs)),
            ("ships", box.ships, sum(row.ship_tokens for row in resources)),
            ("resource_tokens", box.resource_tokens, sum(row.tokens for row in resources)),
            ("warehouses", box.warehouses, sum(row.tokens for row in self.data.goods)),
            ("round_markers", box.round_markers, max(self.data.game.rounds_by_players)),
        ):
            self.want(stated == total, "components", key, f"the other tables give {total}")

    def paths(self) -> None:
        for path in self.data.paths:
            for level, (amount, mode) in enumerate(zip(path.cost_amount, path.cost_mode, strict=True), 1):
                text = f"level {level}: different kinds need at least two tokens"
                self.want(mode == "same" or amount >= 2, f"paths {path.id}", "cost_amount", text)

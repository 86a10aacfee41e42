# not compiled: reads a file once, at load
"""What must fit together in Agra's data file, beyond the form of each value."""

from __future__ import annotations

from collections import Counter

from tablewright.datafiles.reading import Contradictions
from tablewright.games.agra.names import GOODS
from tablewright.games.agra.tables import AgraTables
from tablewright.games.agra.tables_actions import LuxuryWithParams
from tablewright.games.agra.tables_effects import BASIC, Clothes, ClothesBonus, StoreKickedWorkers
from tablewright.games.agra.tables_orders import BusyPier

CORNERS = {
    "top": ("top_left", "top_right"),
    "right": ("top_right", "bottom_right"),
    "bottom": ("bottom_left", "bottom_right"),
    "left": ("top_left", "bottom_left"),
}


class Consistency(Contradictions[AgraTables]):
    def check(self) -> list[str]:
        self.box()
        self.buildings_and_tokens()
        self.favour()
        self.notables()
        self.guilds()
        self.meditation()
        self.farm()
        self.akbar_and_river()
        self.set_up()
        return self.faults

    def box(self) -> None:
        box = self.data.components
        pieces = sum(number for _, number in box.rupee_denominations)
        total = sum(worth * number for worth, number in box.rupee_denominations)
        self.want(box.rupee_pieces == pieces, "components", "rupee_pieces", f"the coins are {pieces}")
        self.want(box.rupee_total == total, "components", "rupee_total", f"the coins are worth {total}")

    def buildings_and_tokens(self) -> None:
        for row in self.data.buildings:
            fits = not row.built_at_start or row.cost == 0
            self.want(fits, f"buildings {row.id}", "cost", "it is built at the start")
        for token in self.data.price_tokens:
            title = f"price_tokens {token.id}"
            self.want(token.low_side < token.high_side, title, "high_side", "must be more than the low side")
            self.want(token.starting_side == token.low_side, title, "starting_side", "must be the low side")

    def favour(self) -> None:
        text = "must not be more than must be owned"
        for row in self.data.favour_actions:
            self.want(row.spend <= row.own, f"favour_actions {row.id}", "spend", text)
        for tile in self.data.favour_tiles:
            self.want(tile.spend <= tile.own, f"favour_tiles {tile.id}", "spend", text)
        for bonus in self.data.bonus_tiles:
            steps = int(bonus.influence_guild != "")
            fits = bonus.id.startswith(f"l{bonus.level}_") and bonus.influence_steps == steps
            self.want(fits, f"bonus_tiles {bonus.id}", "level", "level, guild and steps do not fit together")

    def notables(self) -> None:
        rules = self.data.notable_rules
        value = {row.id: row.value for row in self.data.goods}
        workers = self.data.components.per_player.workers
        for row in self.data.notables:
            title, orders = f"notables {row.id}", row.orders
            self.want(row.name == row.names.en, title, "name", "must be the English one")
            self.want(len(set(orders)) == len(orders), title, "orders", "orders a good twice")
            fits = len(orders) == rules.goods_by_level[row.level - 1]
            self.want(fits, title, "orders", "[notable_rules] asks for another number of goods")
            worth = sum(value[good] for good in orders)
            wanted = rules.printed_value_by_level[row.level - 1]
            self.want(worth == wanted, title, "orders", f"they are worth {worth}, [notable_rules] says {wanted}")
            for ability in row.abilities:
                fits = not isinstance(ability, StoreKickedWorkers) or ability.capacity < workers
                self.want(fits, title, "abilities", f"a seat has only {workers} workers")
        cost = next(row.mp_cost for row in self.data.meditation_actions if row.id == "deliver_good")
        self.want(rules.meditation_delivery_cost == cost, "notable_rules", "meditation_delivery_cost", f"is {cost}")

    def guilds(self) -> None:
        for row in self.data.guild_orders:
            self.want(len(set(row.goods)) == 2, f"guild_orders {row.id}", "goods", "must be two different goods")
        for step in self.data.influence_steps:
            fits = step.tile_instead == (step.favour_bonus > 0)
            self.want(fits, f"influence_steps {step.id}", "tile_instead", "goes with the favour")
        penalty = self.data.order_rules.not_leading_penalty
        least = min(step.rupees for step in self.data.influence_steps)
        self.want(penalty <= least, "order_rules", "not_leading_penalty", f"a step pays only {least}")

    def meditation(self) -> None:
        rules, track = self.data.worker_rules, self.data.meditation_track
        for row in self.data.meditation_spaces:
            title = f"meditation_spaces {row.id}"
            favour = rules.kick_favour_standing
            if row.space >= rules.kick_favour_advanced_from_meditation_space:
                favour = rules.kick_favour_standing_advanced
            self.want(row.kick_favour == favour, title, "kick_favour", f"[worker_rules] says {favour}")
            last = row.space == track.last_space
            self.want((row.cost_to_next == 0) == last, title, "cost_to_next", "only the last has none")
        lowest = self.data.meditation_spaces[0].mp
        self.want(track.min_mp_per_worker == lowest, "meditation_track", "min_mp_per_worker", f"is {lowest}")
        bonus = self.data.final_scoring.meditation_last_space
        self.want(track.last_space_bonus_rupees == bonus, "meditation_track", "last_space_bonus_rupees", f"is {bonus}")
        for action in self.data.meditation_actions:
            fits = action.mp_cost_kind == "fixed" or action.mp_cost == 0
            self.want(fits, f"meditation_actions {action.id}", "mp_cost", "the value of a good is the cost")

    def farm(self) -> None:
        corners = {row.id: row.good for row in self.data.farm_corners}
        self.want(sorted(corners.values()) == sorted(BASIC), "farm_corners", "good", "one basic good a corner")
        for row in self.data.farm_tracks:
            first, second = (corners[corner] for corner in CORNERS[row.id])
            fits = (row.from_good, row.to_good) == (first, second)
            self.want(fits, f"farm_tracks {row.id}", "from_good", f"the corners say {first} and {second}")
        farm = self.data.farm
        self.want(farm.farmer_start not in farm.covered_spaces, "farm", "farmer_start", "lies under a cover tile")

    def akbar_and_river(self) -> None:
        wanted = sorted(row.good for row in self.data.akbar_bowls)
        self.want(wanted == sorted(GOODS[4:]), "akbar_bowls", "good", "one bowl for each good that is not basic")
        limits = [row.order_limit_marker for row in self.data.piers if row.order_limit_marker]
        self.want(limits == self.data.order_rules.limit_markers, "order_rules", "limit_markers", f"are {limits}")
        for row in self.data.piers:
            fits = not isinstance(row, BusyPier) or row.leave_when.level in row.available_levels
            self.want(fits, f"piers {row.id}", "leave_when", "asks for a level that cannot be delivered to")
        told = [event.rupees for row in self.data.piers for event in row.events if isinstance(event, ClothesBonus)]
        for action in self.data.luxury_actions:
            if isinstance(action, LuxuryWithParams) and isinstance(action.params, Clothes):
                fits = told == [action.params.bonus]
                self.want(fits, f"luxury_actions {action.id}", "params", f"[[piers]] pier_6 says {told[0]}")

    def set_up(self) -> None:
        of_level = Counter(row.level for row in self.data.notables)
        of_guild = Counter(row.guild for row in self.data.notables)
        for row in self.data.setup:
            title, dealt, shares = f"setup {row.id}", row.notables_by_level, row.guild_distribution
            self.want(sum(dealt) == row.notables_total, title, "notables_total", f"the levels give {sum(dealt)}")
            self.want(sum(shares) == sum(dealt), title, "guild_distribution", f"is not {sum(dealt)}")
            fits = all(dealt[level] <= of_level[level + 1] for level in range(4))
            self.want(fits, title, "notables_by_level", "there are not as many notables")
            self.want(max(shares) - min(shares) <= 1, title, "guild_distribution", "exchanging leads to even shares")
            fits = max(shares) <= min(of_guild.values())
            self.want(fits, title, "guild_distribution", "a guild has not as many notables")

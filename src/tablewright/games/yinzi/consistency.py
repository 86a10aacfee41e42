# not compiled: reads a file once, at load
"""What must fit together in Yinzi's data file, beyond the form of each value."""

from __future__ import annotations

import msgspec

from tablewright.datafiles.reading import Contradictions
from tablewright.games.yinzi.tables import YinziTables

FAR = 99


class Consistency(Contradictions[YinziTables]):
    def check(self) -> list[str]:
        self.grids()
        self.distances()
        self.tracks()
        self.markets()
        self.ships()
        self.routes()
        self.set_ups()
        self.scoring()
        return self.faults

    def grids(self) -> None:
        """Every province has three rows of five printed goods."""
        letters = set(msgspec.structs.asdict(self.data.terrain_legend))
        for row in self.data.provinces:
            good = all(len(line) == 5 and set(line) <= letters for line in row.grid)
            self.want(good, "provinces", f"{row.id} grid", "needs rows of five letters of the legend")

    def distances(self) -> None:
        """The table of distances is what the borders give."""
        places = self.data.distances.order
        far = [[0 if a == b else FAR for b in places] for a in places]
        for row in self.data.borders:
            a, b = places.index(row.a), places.index(row.b)
            far[a][b] = far[b][a] = row.boat_symbols
        for middle in range(len(places)):
            for a in range(len(places)):
                for b in range(len(places)):
                    far[a][b] = min(far[a][b], far[a][middle] + far[middle][b])
        self.want(self.data.distances.matrix == far, "distances", "matrix", f"the borders give {far}")

    def tracks(self) -> None:
        boat, rate = self.data.boat_track, self.data.exchange_track
        capacity = boat.capacity
        self.want(len(capacity) == boat.spaces, "boat_track", "capacity", f"needs {boat.spaces} entries")
        self.want(capacity == sorted(capacity), "boat_track", "capacity", "cannot fall")
        start = boat.start_space
        agreed = start == self.data.player_supply.start_boat_space
        self.want(agreed and start <= boat.spaces, "boat_track", "start_space", "must be on the track, one for all")
        self.want(rate.start_index < len(rate.rates), "exchange_track", "start_index", "must be on the track")
        self.want(rate.start_die_face <= rate.die_faces, "exchange_track", "start_die_face", "must be on the die")
        brackets = self.data.taxation.bracket_max
        self.want(brackets == sorted(brackets), "taxation", "bracket_max", "must rise")

    def markets(self) -> None:
        """YIN-B-urban-5: a coin space has two goods spaces beside it."""
        for row in self.data.urban_markets:
            cells = row.spaces[0] + row.spaces[1]
            for at, word in enumerate(cells):
                beside = [
                    cells[other] for other in range(6) if abs(at // 3 - other // 3) + abs(at % 3 - other % 3) == 1
                ]
                fits = word != "coin" or len([other for other in beside if other != "coin"]) == 2
                self.want(fits, "urban_markets", row.id, "a coin space needs two goods spaces beside it")
        urban, rural = self.data.urban_market_rules.goods, self.data.rural_market.sells
        late = self.data.late_shipments.goods
        for good in self.data.goods:
            stated = (good.urban_market, good.rural_market, good.late_shipment)
            told = (good.id in urban, good.id in rural, good.id in late)
            self.want(stated == told, "goods", good.id, f"other tables say {told}")
            self.want(good.cubes_printed > 0 or not good.printed, "goods", good.id, "a printed good needs cubes")
            grows = good.cubes_tile_first > 0 and good.cubes_tile_again > 0
            self.want(grows or not good.tile, "goods", good.id, "a tile needs cubes")

    def ships(self) -> None:
        for nation in self.data.nations:
            number = len([row for row in self.data.ships if row.nation == nation.id])
            self.want(number == nation.ships, "nations", nation.id, f"{number} ships are listed")
        for product in self.data.products:
            number = len([row for row in self.data.factories if row.product == product.id])
            self.want(number == product.factories, "products", product.id, f"{number} factories are listed")
        levels = self.data.factory_levels
        for coins, silver in zip(levels.outsource_coins, levels.outsource_silver, strict=True):
            self.want(coins == 0 or silver == 0, "factory_levels", "outsource_coins", "an owner gets coins or silver")

    def routes(self) -> None:
        for kind in self.data.disasters:
            number = len([row for row in self.data.route_tiles if row.disaster == kind.id])
            self.want(number == kind.tiles, "disasters", kind.id, f"{number} route tiles show it")
        for row in self.data.route_tiles:
            named = [word[5:] for word in row.demand if word.startswith("good:")]
            good = "any" in named or all(food in named for food in row.rural_ok)
            self.want(good, "route_tiles", f"{row.id} rural_ok", "names a good that is not demanded")

    def set_ups(self) -> None:
        for row in self.data.player_setups:
            spaces = row.ship_spaces
            good = len(set(spaces)) == len(spaces) == row.docked_ships
            self.want(good, "player_setups", f"{row.id} ship_spaces", "must be as many as docked ships")
            removed = row.plantation_tiles_removed_per_type
            least = min(tile.count for tile in self.data.plantation_tiles if tile.set == "base")
            self.want(removed <= least, "player_setups", f"{row.id} plantation_tiles", "more than there are")
            asian = len([ship for ship in self.data.ships if ship.origin == "asian"])
            good = row.asian_ships_removed + row.docked_ships <= asian
            self.want(good, "player_setups", f"{row.id} asian_ships_removed", "more than there are")

    def scoring(self) -> None:
        """Values that the file says twice must agree."""
        scoring, war = self.data.scoring, self.data.war
        foreign = self.data.foreign_market_rules
        levels, boat = self.data.factory_levels, self.data.boat_track
        for key, stated, other in (
            ("vp_per_capacity", scoring.vp_per_capacity, boat.vp_per_capacity),
            ("factory_vp", scoring.factory_vp, levels.vp),
            ("product_left_vp", scoring.product_left_vp, foreign.unshipped_product_vp),
            ("emissary_vp", scoring.emissary_vp, foreign.emissary_vp),
        ):
            self.want(stated == other, "scoring", key, f"another table says {other}")
        good = war.win_second_vp == war.lose_first_vp
        self.want(good, "war", "lose_first_vp", "is the space of win_second_vp")

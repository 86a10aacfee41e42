# not compiled: reads a file once, at load
"""What must fit together in Agra's data file, beyond the form of each value."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

from tablewright.games.agra.form import BASIC_IDS
from tablewright.games.agra.names import GOODS, GUILDS, ORDERS
from tablewright.games.schema import Contradictions, DataFile

CORNERS = {
    "top": ("top_left", "top_right"),
    "right": ("top_right", "bottom_right"),
    "bottom": ("bottom_left", "bottom_right"),
    "left": ("top_left", "bottom_left"),
}


class Sums(Contradictions):
    def __init__(self, file: DataFile) -> None:
        super().__init__(file)
        self.value = {row["id"]: row["value"] for row in self.data["goods"]}

    def check(self) -> list[str]:
        self.box()
        self.goods_and_buildings()
        self.tokens()
        self.favour()
        self.notables()
        self.guilds()
        self.meditation_and_farm()
        self.akbar_and_river()
        self.set_up()
        return self.faults

    def box(self) -> None:
        box = self.data["components"]
        pieces = sum(number for _, number in box["rupee_denominations"])
        total = sum(worth * number for worth, number in box["rupee_denominations"])
        self.want(box["rupee_pieces"] == pieces, "components", "rupee_pieces", f"the coins are {pieces}")
        self.want(box["rupee_total"] == total, "components", "rupee_total", f"the coins are worth {total}")
        for number, row in enumerate(self.data["guilds"], 1):
            self.want(row["column"] == number, f"guilds {row['id']}", "column", f"must be {number}")
        for number, row in enumerate(self.data["characters"], 1):
            self.want(row["position"] == number, f"characters {row['id']}", "position", f"must be {number}")

    def goods_and_buildings(self) -> None:
        made_from: dict[str, str] = {}
        for arrow in self.data["arrows"]:
            name = f"{arrow['from']}_{arrow['to']}"
            self.want(arrow["id"] == name, f"arrows {arrow['id']}", "to", f"the arrow is {name}")
            made_from[arrow["to"]] = arrow["from"]
        categories = ["basic", "advanced", "advanced", "luxury"]
        for at, (good, building) in enumerate(zip(self.data["goods"], self.data["buildings"], strict=True)):
            column, row = at // 4 + 1, at % 4 + 1
            title = f"goods {good['id']}"
            self.want((good["row"], good["column"]) == (row, column), title, "row", f"must be {row}, column {column}")
            self.want(
                good["category"] == categories[column - 1], title, "category", f"must be {categories[column - 1]}"
            )
            self.want(good["colour_row"] == GOODS[row - 1], title, "colour_row", f"must be {GOODS[row - 1]}")
            title = f"buildings {building['id']}"
            wanted: dict[str, Any] = {
                "good": good["id"],
                "kind": "production" if column == 1 else "processing",
                "level": column,
                "row": row,
                "column": column,
                "path_index": at,
                "built_at_start": column == 1,
                "input": made_from.get(good["id"]),
            }
            for key, value in wanted.items():
                self.want(building.get(key) == value, title, key, f"must be {value!r}")
            self.want(column > 1 or building["cost"] == 0, title, "cost", "it is built at the start")

    def tokens(self) -> None:
        for token in self.data["price_tokens"]:
            low, high, start = token["low_side"], token["high_side"], token["starting_side"]
            title = f"price_tokens {token['id']}"
            self.want(low < high, title, "high_side", "must be more than the low side")
            self.want(start == low, title, "starting_side", "must be the low side")

    def favour(self) -> None:
        for table in ("favour_actions", "favour_tiles"):
            for row in self.data[table]:
                fits = row["spend"] <= row["own"]
                self.want(fits, f"{table} {row['id']}", "spend", "must not be more than must be owned")
        for number, row in enumerate(self.data["favour_tiles"], 1):
            self.want(row["number"] == number, f"favour_tiles {row['id']}", "number", f"must be {number}")
        for row, pay in zip(self.data["oil_curry_options"], (["oil"], ["curry"], ["oil", "curry"]), strict=True):
            self.want(row["pay"] == pay, f"oil_curry_options {row['id']}", "pay", f"must be {pay}")
        for row in self.data["bonus_tiles"]:
            fits = row["id"].startswith(f"l{row['level']}_") and (row["influence_guild"] != "") == (
                row["influence_steps"] == 1
            )
            self.want(fits, f"bonus_tiles {row['id']}", "level", "level, guild and steps do not fit together")

    def notables(self) -> None:
        rules = self.data["notable_rules"]
        levels = [1] * 8 + [2] * 7 + [3] * 5 + [4] * 4
        for number, row in enumerate(self.data["notables"], 1):
            title, level, orders = f"notables {row['id']}", row["level"], row["orders"]
            self.want(row["number"] == number, title, "number", f"must be {number}")
            self.want(level == levels[number - 1], title, "level", f"must be {levels[number - 1]}")
            self.want(row["name"] == row["names"]["en"], title, "name", "must be the English one")
            self.want(len(set(orders)) == len(orders), title, "orders", "orders a good twice")
            fits = len(orders) == rules["goods_by_level"][level - 1]
            self.want(fits, title, "orders", "[notable_rules] asks for another number of goods")
            worth = sum(self.value[good] for good in orders)
            wanted = rules["printed_value_by_level"][level - 1]
            self.want(worth == wanted, title, "orders", f"they are worth {worth}, [notable_rules] says {wanted}")
        stored, workers = (
            self.data["notables"][7]["abilities"][0]["capacity"],
            self.data["components"]["per_player"]["workers"],
        )
        self.want(stored < workers, "notables cook", "abilities", f"a seat has only {workers} workers")
        cost = self.data["meditation_actions"][1]["mp_cost"]
        self.want(rules["meditation_delivery_cost"] == cost, "notable_rules", "meditation_delivery_cost", f"is {cost}")

    def guilds(self) -> None:
        for row, (name, position) in zip(self.data["guild_orders"], product(GUILDS, range(1, ORDERS + 1)), strict=True):
            title = f"guild_orders {row['id']}"
            self.want(row["guild"] == name and row["position"] == position, title, "position", "must be as its id says")
            self.want(len(set(row["goods"])) == 2, title, "goods", "must be two different goods")
        top = self.data["influence_track"]["top_step"]
        for number, row in enumerate(self.data["influence_steps"], 1):
            title = f"influence_steps {row['id']}"
            self.want(row["step"] == number, title, "step", f"must be {number}")
            self.want(row["ends_game"] == (number == top), title, "ends_game", "the top step ends the game")
            self.want(row["tile_instead"] == (row["favour_bonus"] > 0), title, "tile_instead", "goes with the favour")
        penalty = self.data["order_rules"]["not_leading_penalty"]
        least = min(row["rupees"] for row in self.data["influence_steps"])
        self.want(penalty <= least, "order_rules", "not_leading_penalty", f"a step pays only {least}")

    def meditation_and_farm(self) -> None:
        workers, track = self.data["worker_rules"], self.data["meditation_track"]
        last = track["last_space"]
        for number, row in enumerate(self.data["meditation_spaces"], 1):
            title = f"meditation_spaces {row['id']}"
            self.want(row["space"] == number, title, "space", f"must be {number}")
            key = "kick_favour_standing"
            if number >= workers["kick_favour_advanced_from_meditation_space"]:
                key += "_advanced"
            self.want(row["kick_favour"] == workers[key], title, "kick_favour", f"[worker_rules] says {workers[key]}")
            self.want((row["cost_to_next"] == 0) == (number == last), title, "cost_to_next", "only the last has none")
        lowest = self.data["meditation_spaces"][0]["mp"]
        self.want(track["min_mp_per_worker"] == lowest, "meditation_track", "min_mp_per_worker", f"is {lowest}")
        bonus = self.data["final_scoring"]["meditation_last_space"]
        self.want(track["last_space_bonus_rupees"] == bonus, "meditation_track", "last_space_bonus_rupees", str(bonus))
        kinds = ["good_value", "fixed", "target_value", "fixed", "fixed"]
        for row, kind in zip(self.data["meditation_actions"], kinds, strict=True):
            title = f"meditation_actions {row['id']}"
            self.want(row["mp_cost_kind"] == kind, title, "mp_cost_kind", f"must be {kind}")
            self.want(kind == "fixed" or row["mp_cost"] == 0, title, "mp_cost", "the value of a good is the cost")
            self.want(
                row["blockable"] == (row["id"] != "move_farmer"), title, "blockable", "all but the centre one are"
            )
        corners = {row["id"]: row["good"] for row in self.data["farm_corners"]}
        self.want(sorted(corners.values()) == sorted(BASIC_IDS), "farm_corners", "good", "one basic good a corner")
        for row in self.data["farm_corners"]:
            self.want(row["position"] == row["id"], f"farm_corners {row['id']}", "position", "must be its id")
        for row in self.data["farm_tracks"]:
            ends = tuple(corners[corner] for corner in CORNERS[row["id"]])
            fits = (row["from_good"], row["to_good"]) == ends
            self.want(fits, f"farm_tracks {row['id']}", "from_good", f"the corners say {ends[0]} and {ends[1]}")
        covers = len(self.data["farm"]["covered_spaces"]) * len(self.data["farm_tracks"])
        start = self.data["farm"]["farmer_start"]
        self.want(start not in self.data["farm"]["covered_spaces"], "farm", "farmer_start", "lies under a cover tile")
        self.want(covers == self.data["components"]["per_player"]["cover_tiles"], "farm", "covered_spaces", "8 covers")

    def akbar_and_river(self) -> None:
        for row, (side, die) in zip(self.data["akbar_bowls"], product(("left", "right"), range(1, 7)), strict=True):
            fits = row["side"] == side and row["die"] == die
            self.want(fits, f"akbar_bowls {row['id']}", "die", "must be as its id says")
        wanted = [row["good"] for row in self.data["akbar_bowls"]]
        self.want(
            sorted(wanted) == sorted(GOODS[4:]), "akbar_bowls", "good", "one bowl for each good that is not basic"
        )
        limits = [limit for row in self.data["piers"] if (limit := row["order_limit_marker"])]
        self.want(limits == self.data["order_rules"]["limit_markers"], "order_rules", "limit_markers", f"are {limits}")
        for number, row in enumerate(self.data["piers"], 1):
            title = f"piers {row['id']}"
            self.want(row["number"] == number, title, "number", f"must be {number}")
            self.want(row["ends_game"] == (number == 6), title, "ends_game", "the last pier ends the game")
            if "leave_when" in row:
                fits = row["leave_when"]["level"] in row["available_levels"]
                self.want(fits, title, "leave_when", "asks for a level that cannot be delivered to")
        bonus = self.data["luxury_actions"][3]["params"]["bonus"]
        stated = self.data["piers"][5]["events"][0]["rupees"]
        self.want(bonus == stated, "luxury_actions clothes", "params", f"[[piers]] pier_6 says {stated}")

    def set_up(self) -> None:
        of_level = Counter(row["level"] for row in self.data["notables"])
        of_guild = Counter(row["guild"] for row in self.data["notables"])
        for number, row in enumerate(self.data["setup"], 2):
            title, dealt = f"setup {row['id']}", row["notables_by_level"]
            self.want(row["players"] == number, title, "players", f"must be {number}")
            self.want(sum(dealt) == row["notables_total"], title, "notables_total", f"the levels give {sum(dealt)}")
            self.want(sum(row["guild_distribution"]) == sum(dealt), title, "guild_distribution", f"is not {sum(dealt)}")
            fits = all(dealt[level] <= of_level[level + 1] for level in range(4))
            self.want(fits, title, "notables_by_level", "there are not as many notables")
            shares = row["guild_distribution"]
            self.want(max(shares) - min(shares) <= 1, title, "guild_distribution", "exchanging leads to even shares")
            fits = max(shares) <= min(of_guild.values())
            self.want(fits, title, "guild_distribution", "a guild has not as many notables")

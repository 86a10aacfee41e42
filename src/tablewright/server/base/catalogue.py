"""The games and bots that this server offers, from the modules of the host's choice.

The rest of the server knows a game only as what this hands out, and plays with bots by their names. Hints, reviews and
verdicts on puzzles are no bot's: whatever bots the host offers, they compare turns with `tablewright.bots.analysis`, by
the evaluation that a game comes with, or by its score where it has none.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tablewright.server.base.plugins import AnyGame, bot_shelf, game_shelf
from tablewright.server.protocol.errors import Trouble


class Catalogue:
    """Games by name, each with the data file that the host chose, if any."""

    def __init__(self, games: str, bots: str, data: Mapping[str, str]) -> None:
        self.games = game_shelf(games)
        self.bots = bot_shelf(bots)
        self.data = dict(data)
        # Both read a whole data file, which does not change while the server runs.
        self.reconstructed_values = cache(self.games.reconstructed_values)
        self.read_aid = cache(self.games.aid)
        for name in self.data:
            self.game(name)

    def names(self) -> list[str]:
        return list(self.games.game_names())

    def bot_names(self) -> list[str]:
        return list(self.bots.bot_names())

    def levels(self) -> list[str]:
        """The bots that people are offered, the weakest first."""
        return list(self.bots.levels())

    def data_path(self, name: str) -> str | None:
        return self.data.get(name)

    def game(self, name: str) -> AnyGame:
        """The game that new tables play."""
        if name not in self.names():
            raise Trouble("unknown-game", f"there is no game called {name}", {"game": name})
        return self.games.load_game(name, self.data_path(name))

    def clauses(self, name: str) -> list[str]:
        self.game(name)
        return list(self.games.clauses(name))

    def reconstructed(self, name: str) -> list[str]:
        """The printed values of new tables that no source states."""
        self.game(name)
        return list(self.reconstructed_values(name, self.data_path(name)))

    def aid(self, name: str) -> list[dict[str, Any]]:
        """What to remember of a game, with the printed values of new tables."""
        self.game(name)
        return list(self.read_aid(name, self.data_path(name)))

    def game_as_played(self, name: str, rules: str, data: str) -> tuple[AnyGame, str | None]:
        """The game with exactly these rules and printed values, and its data file; or `other-rules`.

        A table goes on with what it began with: the host's file first, then the shipped one.
        """
        game, path = self.game_to_go_on(name, rules, data)
        if game.version != rules:
            raise self.other_rules(name, rules, data)
        return game, path

    def game_to_go_on(self, name: str, rules: str, data: str) -> tuple[AnyGame, str | None]:
        """The same, or the game with these printed values and later rules: a table of *rules* may go on under them, if
        it comes to the same positions (see `table.upgrade`). Never under earlier ones: where servers of two versions
        share a database, the table stays with the newer."""
        self.game(name)
        for path in (self.data_path(name), None):
            game = self.games.load_game(name, path)
            if game.digest == data and (game.version == rules or is_later(game.version, rules)):
                return game, path
        raise self.other_rules(name, rules, data)

    def other_rules(self, name: str, rules: str, data: str) -> Trouble:
        newest = self.game(name)
        return Trouble(
            "other-rules",
            f"this table was played with rules {rules} and data {data[:12]}; "
            f"installed are rules {newest.version} and data {newest.digest[:12]}",
            {"rules": rules, "data": data, "installed_rules": newest.version, "installed_data": newest.digest},
        )

    def can_play(self, name: str, rules: str, data: str) -> bool:
        """As far as can be told without looking at what was played."""
        try:
            self.game_to_go_on(name, rules, data)
        except Trouble:
            return False
        return True


def is_later(version: str, other: str) -> bool:
    """Versions of rules are numbers; of anything else nobody knows which is the later one."""
    return version.isdecimal() and other.isdecimal() and int(version) > int(other)

"""Write the moments that the tests of the board look at: `python -m tests.games.yinzi.make_moments`.

A line per moment: what is asked, the zones of the options, and the view of who is asked. From the second line on the
view holds only what differs from the first, and not the places that are always there. Do it when the view changes.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tablewright.kernel.match import Match
from tests.conformance.tables import SUBJECTS, choose, seed_of
from tests.games.yinzi.traits import TRAITS

MOMENTS: Final = Path(__file__).parents[3] / "web/src/games/yinzi/moments.jsonl"
GAMES: Final = 40
SEATS: Final = 2
ALWAYS_THERE: Final = {
    "squares",
    "markets",
    "innovations",
    "abroad",
    "track",
    "bonuses",
    "capacity",
    "rates",
    "imperial",
}

Moment = dict[str, Any]


def played() -> Iterator[Moment]:
    """Every question of some busy games."""
    game = SUBJECTS["yinzi"].game
    for number in range(GAMES):
        match = Match(game, game.setup(SEATS, {}), seed_of(number))
        chooser = random.Random(number)
        while not match.is_over():
            seat, action = choose(chooser, game, match.state, match.to_act(), TRAITS.busy)
            step = game.question(match.state, seat)
            assert step is not None
            zones = {
                zone for option in game.options(match.state, seat) for zone in game.zones(match.state, seat, option)
            }
            yield {"asked": step.fields()[0], "seat": seat, "zones": zones, "view": game.view(match.state, seat)}
            match.act(seat, action)


def kinds(moment: Moment) -> set[tuple[str, str]]:
    """What the board must have a place for: kinds of zones, and those whose places come and go one by one."""
    family = {zone: zone.partition(".")[0] for zone in moment["zones"]}
    fleeting = ("gift", "payment", "supply", "boat")
    return {(kind, zone if kind in fleeting else "") for zone, kind in family.items()}


def chosen() -> list[Moment]:
    """The fewest moments, about, that need every kind of place; the first is in the middle of a game."""
    found: list[Moment] = []
    seen: set[tuple[str, str]] = set()
    for moment in played():
        middle = moment["asked"] == "choose-action" and moment["view"]["round"] == 3
        if (not found and middle) or (found and kinds(moment) - seen):
            found.append(moment)
            seen |= kinds(moment)
    return found


def written(moments: list[Moment]) -> str:
    first = moments[0]["view"]
    lines = []
    for number, moment in enumerate(moments):
        view = moment["view"]
        whole = number == 0 or "players" not in view
        if not whole:
            view = {key: fact for key, fact in view.items() if first[key] != fact and key not in ALWAYS_THERE}
        line = {**moment, "zones": sorted(moment["zones"]), "whole": whole, "view": view}
        lines.append(json.dumps(line, separators=(",", ":")))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    MOMENTS.write_text(written(chosen()), encoding="utf-8")

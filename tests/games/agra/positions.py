"""Real positions and moves for the tests of the browser's board: `python -m tests.games.agra.positions` writes them.

Games are played at random. Of all their positions those few are kept that name most kinds of zones between them, and of
all their moves one for each kind of event.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from tablewright.games.agra.state import Agra
from tablewright.kernel.action import NOBODY
from tablewright.kernel.random import FIRST_STREAM
from tests.games.agra.table import GAME, asked, favour, goods, hush, purse, question, view, workers

# Few actions end something or waste something, so that play gets around.
BUSY = {
    "end": 0.2, "enough": 0.2, "decline": 0.3, "return": 0.02, "back": 0.05, "deliver": 8, "order": 8, "akbar": 3,
    "build": 4, "double": 4, "influence": 3, "farmer": 0.3, "lay": 0.5, "make-room": 0.3,
}  # fmt: skip
FILE = Path(__file__).parents[3] / "web/src/games/agra/positions.json"
GAMES = [(2, "21"), (3, "32"), (4, "43")]  # seats, seed
KEPT = 7

Json = dict[str, Any]


def played(seats: int, seed: str) -> tuple[list[Json], list[Json]]:
    """Every position of a game as whoever is asked sees it, the last as all do; and every move."""
    dice, setup = Random(seed), GAME.setup(seats, {"start": "seat-1"})
    # The tests of the board speak of pieces in these very deals, which are of the first stream.
    state = GAME.start(setup, seed.zfill(32), True, FIRST_STREAM)
    positions: list[Json] = []
    moves: list[Json] = []
    while not state.is_over():
        options, seat = GAME.options(hush(state)), asked(state)
        zones = sorted({zone for option in options for zone in GAME.zones(state, seat, option)})
        positions.append({"question": question(state), "viewer": seat, "zones": zones, "view": view(state, seat)})
        weights = [BUSY.get(str(option.fields()[0]), 1.0) for option in options]
        before = holdings(state)
        GAME.take(state, dice.choices(options, weights)[0], seat)
        moves.append({"before": before, "events": events(state), "after": holdings(state)})
    positions.append({"question": "over", "viewer": NOBODY, "zones": [], "view": view(state)})
    return positions, moves


def holdings(state: Agra) -> list[dict[str, int]]:
    """What each seat has at hand."""
    return [
        {
            **goods(state, seat),
            "favour": favour(state, seat),
            "rupees": purse(state, seat),
            "workers": workers(state, seat),
        }
        for seat in range(state.seats)
    ]


def events(state: Agra) -> list[Json]:
    """What was told, as the server names it."""
    name = GAME.vocabulary().name
    return [
        {"verb": event.verb, "seat": event.seat, "args": name("told-" + event.verb, event.what)}
        for event in state.events
    ]


def telling(positions: list[Json]) -> list[Json]:
    """The few that name the most kinds of zones between them, and most zones; the next is the one that adds most."""
    kept: list[Json] = []
    named: set[str] = set()

    def adds(one: Json) -> tuple[int, int]:
        new = set(one["zones"]) - named
        return len(kinds(new) - kinds(named)), len(new)

    for _ in range(KEPT):
        kept.append(max(positions, key=adds))
        named |= set(kept[-1]["zones"])
    return kept


def kinds(zones: set[str]) -> set[str]:
    return {zone.partition(".")[0] for zone in zones}


def eventful(moves: list[Json]) -> list[Json]:
    """Moves in which something is told that no move before them tells."""
    kept: list[Json] = []
    told: set[str] = set()
    for move in moves:
        verbs = {event["verb"] for event in move["events"]}
        if not verbs <= told:
            told |= verbs
            kept.append(move)
    return kept


def written() -> str:
    games = [played(seats, seed) for seats, seed in GAMES]
    few = telling([one for positions, _ in games for one in positions])
    positions = [games[0][0][0], *few, games[-1][0][-1]]
    moves = eventful([move for _, moves in games for move in moves])
    lines = {"positions": positions, "moves": moves}
    parts = [f'"{name}":[\n' + ",\n".join(map(compact, rows)) + "\n]" for name, rows in lines.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def compact(row: Json) -> str:
    return json.dumps(row, separators=(",", ":"))


if __name__ == "__main__":
    FILE.write_text(written())

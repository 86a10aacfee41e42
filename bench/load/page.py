"""The load in words: tables, and the page around them."""

from __future__ import annotations

import json
from typing import Any

from report import markdown

Result = dict[str, Any]

PAGE = """# Load

Measured on {date}: {machine}, engine {engine}. Server and driver share the machine.
{rounds} rounds of {seconds:g} s each; of several rounds the medians. `python3 run.py load` measures all this again and
rewrites this page; every number is kept in `build/load.json`.

{tables}

- Four people sit at every table, each with a WebSocket of their own, in another process. *Saturated*: whoever is
  asked answers at once. *Paced*: so many moves a second over all tables together; times count from when a move was due.
- Sockets are plain: both servers decline to compress ([hosting](hosting.md) says why ours does).
- *Acknowledged*: from sending a move to the answer that it is accepted, which here means: on the disk. *Delivered*:
  from sending it to the new position at each of the other three. boardgame.io acknowledges by telling the mover too.
- *Like for like* is Stalls, a game of nine lines with the same rules and the same small state in both servers. Ours is
  compiled with the engine, as the real games are.
  boardgame.io sends the state and no more. Ours sends what its browser needs to show a table without knowing a rule:
  the view, the log, what can be taken back, and to whoever decides every option with its label, its places on the board
  and a preview of what it would do.
- boardgame.io 0.50.2 in memory keeps nothing. Its flat files and ours are on the same disk. `sqlite-full` and
  `postgresql` survive a power cut, `sqlite-normal` a killed process.
- *CPU* is that of the server's process and, for PostgreSQL, of the database's. *Memory* is what the process has more,
  once everybody is connected, divided by the tables.
- *Opening*: a finished game, not in memory, with its whole log, over HTTP: read, replayed, shown. *Ping*: the round
  trip of the smallest message at a quiet table, an upper bound for how long the event loop was busy with anything else.
"""

QUANTITIES = {
    "moves_a_second": ("moves/s", ",.0f"),
    "acknowledged_p50": ("ack. p50, ms", ".1f"),
    "acknowledged_p99": ("ack. p99, ms", ".1f"),
    "delivered_p50": ("deliv. p50, ms", ".1f"),
    "delivered_p99": ("deliv. p99, ms", ".1f"),
    "cpu_ms_a_move": ("CPU/move, ms", ".2f"),
    "kilobytes_a_move": ("kB/move", ".1f"),
    "kilobytes_a_table": ("memory/table, kB", ",.0f"),
}


def tables_of(result: Result) -> str:
    parts = []
    for way, title in (("saturated", "saturated"), ("paced", f"{result['rate']:g} moves a second")):
        for real, game in ((False, "Like for like"), (True, "Real games")):
            rows = [contest_row(name, found) for name, found in result[way].items() if is_real(name) == real]
            if rows:
                parts.append(f"## {game}, {title}\n\n" + markdown([head(), *rows]))
    for key, title, first in (("opening", "Opening a table", "game"), ("lag", "Ping", "who thinks meanwhile")):
        if result.get(key):
            rows = [[name, *[f"{found[part]:.1f}" for part in found]] for name, found in result[key].items()]
            parts.append(f"## {title}\n\n" + markdown([[first, "p50, ms", "p99, ms", "most, ms"], *rows]))
    return "\n\n".join(parts)


def head() -> list[str]:
    return ["", "tables", *[name for name, _ in QUANTITIES.values()]]


def is_real(name: str) -> bool:
    return json.loads(name)["game"] not in (None, "stalls")


def contest_row(name: str, found: Result) -> list[str]:
    contest = json.loads(name)
    who = {None: "boardgame.io", "stalls": "Tablewright"}.get(contest["game"], str(contest["game"]).capitalize())
    return [
        f"{who}, {contest['storage']}",
        str(contest["tables"]),
        *[format(found[key], form) for key, (_, form) in QUANTITIES.items()],
    ]


def page(result: Result) -> str:
    return PAGE.format(**{**result, "tables": tables_of(result)})

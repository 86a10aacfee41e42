"""The benchmark in words: a table of medians and ratios, and the page around it."""

from __future__ import annotations

import os
import platform

from protocol import Result

PAGE = """# Performance

Measured on {date}: {machine}. The machine was not idle, so look at ratios rather than digits.
Each number is the median of {rounds} measurements of at least {seconds:g} s CPU time. They take turns, so that a busy
spell hits all of them alike.

{table}

- *Decisions a second*: whole games of random play on one core. One decision is listing the options, choosing one and
  taking it, through the same API that server and bots use. The engines are driven from Python either way.
- *Copy* is measured on every position of three four-player games of greedy bots, whose late positions are fuller than
  those of random play; *options* on the last third of them, *greedy* on some from the first to the last.
- *times catanatron*: the compiled engine against catanatron, a Catan engine in
  Python, with four random players in the same run.

Peers in the same run, driven from Python as our engines are; the last column is the compiled engine of the slowest and
of the fastest of our games against each.

{peers}

Monte Carlo tree search, simulations a second. *OpenSpiel's* is its own search in Python, on our games through
`envs/openspiel_game.py` (two seats) and on its own; every simulation ends in a random playout. *Ours* (four seats) does
another thing with a simulation: it imagines a world, plays a whole turn in it and judges the end of the turn for all
seats. So the last column says how many answers of the one fit into the time of the other, not which of them is better.

{searches}

As environments of PettingZoo, turns a second: look at the observation, choose by the mask, step, through all the usual
wrappers. *Entries* are those of the observation; the last column is the compiled engine against PettingZoo's own chess.

{environments}

`python3 run.py bench` installs the peer, compiles the engine, measures all this again and rewrites this page; every
number is kept in `build/bench.json`. `--rounds` and `--seconds` make it longer and steadier.
"""


def table(medians: Result) -> str:
    """Rows of quantities; the last column compares the compiled engine with the peer, where there is one."""
    rows = [["", "interpreted", "compiled", "catanatron", "times catanatron"]]
    for key in medians["interpreted"]:
        task, *details = key.split()
        pure, fast = [medians.get(name, {}).get(key) for name in ("interpreted", "compiled")]
        peer = medians.get("catanatron", {}).get(task)
        game = details[0].capitalize() if details else ""
        if task == "playouts":
            seats, mode = details[1], f", {details[2]} game" if len(details) > 2 else ""
            label = f"{game}{mode}, {seats} seats: decisions a second"
            rows.append([label, *numbers([pure, fast, peer], "rate", ",.0f"), ratio(fast, peer, "rate")])
        elif task == "copies":
            cells = numbers([pure, fast, peer], "microseconds", ".2f")
            rows.append([f"{game}: copy of a state, µs", *cells, ratio(peer, fast, "microseconds")])
        elif task == "options":
            rows.append([f"{game}: options, median, µs", *numbers([pure, fast], "p50", ".1f"), "", ""])
            rows.append([f"{game}: options, 99th percentile, µs", *numbers([pure, fast], "p99", ".1f"), "", ""])
        elif task == "choices":
            rows.append([f"{game}: greedy, a choice, ms", *numbers([pure, fast], "milliseconds", ".1f"), "", ""])
    return markdown(rows)


def peers(medians: Result) -> str:
    """What the peers do in the same run, and how many times as fast our games are."""
    rows = [["", "decisions a second", "copy, µs", "ours, decisions: times"]]
    ours = [one["rate"] for key, one in medians.get("compiled", {}).items() if key.startswith("playouts")]
    found = {"catanatron": medians.get("catanatron", {})}
    for key, one in medians.get("openspiel", {}).items():
        task, game = key.split()
        found.setdefault(f"OpenSpiel {game.replace('_', ' ')}", {})[task] = one
    for name, tasks in found.items():
        if "playouts" not in tasks:
            continue
        rate = tasks["playouts"]["rate"]
        times = f"{min(ours) / rate:.1f} to {max(ours) / rate:.1f}" if ours else ""
        shown = [*numbers([tasks["playouts"]], "rate", ",.0f"), *numbers([tasks["copies"]], "microseconds", ".2f")]
        rows.append([name, *shown, times])
    return markdown(rows)


def searches(medians: Result) -> str:
    """The tree searches: ours, OpenSpiel's on the same games, and OpenSpiel's on its own."""
    rows = [["", "interpreted", "compiled", "OpenSpiel's", "times"]]
    theirs = {key.split()[1]: one for key, one in medians.get("openspiel", {}).items() if key.startswith("searches")}
    for key, pure in medians["interpreted"].items():
        task, game, *_ = key.split()
        if task == "searches":
            fast, peer = medians.get("compiled", {}).get(key), theirs.pop(f"tablewright_{game}", None)
            rows.append([game.capitalize(), *numbers([pure, fast, peer], "rate", ",.0f"), ratio(fast, peer, "rate")])
    for game, peer in theirs.items():
        rows.append([f"OpenSpiel {game.replace('_', ' ')}", "", "", *numbers([peer], "rate", ",.0f"), ""])
    return markdown(rows)


def environments(medians: Result) -> str:
    """Our environments, and those that PettingZoo brings."""
    rows = [["", "interpreted", "compiled", "PettingZoo's", "entries", "times chess"]]
    theirs = medians.get("pettingzoo", {})
    chess = theirs.get("environments chess_v6")
    for key, pure in medians["interpreted"].items():
        task, game, *_ = key.split()
        if task == "environments":
            fast = medians.get("compiled", {}).get(key)
            rates = numbers([pure, fast, None], "rate", ",.0f")
            rows.append([game.capitalize(), *rates, f"{pure['entries']:,}", ratio(fast, chess, "rate")])
    for key, peer in theirs.items():
        name = key.split()[1].rpartition("_")[0].replace("_", " ")
        rates = numbers([None, None, peer], "rate", ",.0f")
        rows.append([f"PettingZoo {name}", *rates, f"{peer['entries']:,}", ""])
    return markdown(rows)


def numbers(results: list[Result | None], quantity: str, form: str) -> list[str]:
    return ["" if result is None else format(result[quantity], form) for result in results]


def ratio(more: Result | None, less: Result | None, quantity: str) -> str:
    return f"{more[quantity] / less[quantity]:.1f}" if more and less else ""


def markdown(rows: list[list[str]]) -> str:
    """The first row is the head; numbers stand to the right."""
    widths = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    lines = [[row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])] for row in rows]
    rule = ["-" * widths[0], *["-" * (width - 1) + ":" for width in widths[1:]]]
    return "\n".join(["| " + " | ".join(cells) + " |" for cells in [lines[0], rule, *lines[1:]]])


def machine() -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{os.cpu_count()} cores ({platform.machine()}), {platform.system()}, {python}"


def page(result: Result) -> str:
    medians = result["medians"]
    parts = {part.__name__: part(medians) for part in (table, peers, searches, environments)}
    return PAGE.format(**{**result, **parts})

"""The arithmetic of docs/scaling.md: from the figures in its tables to the plan below them. `python tools/scaling.py`

Measured figures are taken from build/load.json and build/storage.json, if they are there (`run.py load`, `python -m
load.storage`); the page's other figures are edited by hand. The plan is computed, and written into the page.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "scaling.md"
FIGURE = re.compile(r"^\| `(\w+)` \| ([\d,.]+) \|", re.MULTILINE)
PLAN = re.compile(r"(<!-- plan -->\n).*?(<!-- end of the plan -->)", re.DOTALL)
SIZES = (1_000, 10_000, 100_000, 1_000_000)
CONNECTIONS_OF_A_SERVER = 13
HOURS_OF_A_MONTH = 730
SMALL = "stalls"  # the game that both servers of the load benchmark play
LEAST_MS = 0.1

Figures = dict[str, float]


def figures_of(page: str) -> Figures:
    return {name: float(value.replace(",", "")) for name, value in FIGURE.findall(page)}


class Plan:
    """What so many tables need at the same time. Every line is a quantity of the page, in its order."""

    def __init__(self, tables: int, given: Figures) -> None:
        self.moves = tables / given["seconds_between_moves"]
        self.people = tables * given["people_at_a_table"]
        self.sent_gigabits = self.moves * given["kilobytes_a_move"] * 8 / 1e6
        fullness = given["share_of_a_core"]
        self.server_cores = self.moves * given["cpu_ms_a_move"] / 1000 / fullness
        self.database_cores = self.moves * given["database_ms_a_move"] / 1000 / fullness
        self.bot_cores = self.moves * given["share_of_bots"] * given["bot_ms_a_choice"] / 1000 / fullness
        self.memory = tables * given["kilobytes_a_table"] / 1e6
        self.cells = math.ceil(tables / given["tables_of_a_cell"])
        self.servers_of_a_cell = max(1, math.ceil(self.server_cores / self.cells))
        self.rows_of_a_cell = self.moves / self.cells
        self.log_of_a_cell = self.rows_of_a_cell * given["log_bytes_a_row"] / 1e6
        self.connections_of_a_cell = self.servers_of_a_cell * CONNECTIONS_OF_A_SERVER
        self.rings_of_a_cell = self.rows_of_a_cell * (self.servers_of_a_cell - 1)
        seconds = 86_400 * given["share_of_the_peak"]
        self.disk_a_day = self.moves * seconds * given["disk_bytes_a_row"] / 1e9
        cores = self.server_cores + 2 * self.database_cores + self.bot_cores  # every database has a standby
        hour = cores * given["price_of_a_core"] + self.memory * given["price_of_a_gigabyte"]
        traffic = self.sent_gigabits / 8 * seconds * 30 * given["price_of_traffic"]
        self.price = hour * HOURS_OF_A_MONTH + traffic
        self.price_of_a_table = self.price / tables


LINES: dict[str, tuple[Callable[[Plan], float], str]] = {
    "moves a second": (lambda plan: plan.moves, ",.0f"),
    "open sockets": (lambda plan: plan.people, ",.0f"),
    "sent, Gbit/s": (lambda plan: plan.sent_gigabits, ",.3f"),
    "cores for servers": (lambda plan: plan.server_cores, ",.1f"),
    "cores for databases": (lambda plan: plan.database_cores, ",.1f"),
    "cores for bots": (lambda plan: plan.bot_cores, ",.1f"),
    "memory of servers, GB": (lambda plan: plan.memory, ",.1f"),
    "cells": (lambda plan: plan.cells, ",.0f"),
    "in a cell: servers": (lambda plan: plan.servers_of_a_cell, ",.0f"),
    "in a cell: rows a second": (lambda plan: plan.rows_of_a_cell, ",.0f"),
    "in a cell: log of the database, MB/s": (lambda plan: plan.log_of_a_cell, ",.2f"),
    "in a cell: connections to the database": (lambda plan: plan.connections_of_a_cell, ",.0f"),
    "in a cell: rings heard a second, all servers": (lambda plan: plan.rings_of_a_cell, ",.0f"),
    "new on the disks, GB a day": (lambda plan: plan.disk_a_day, ",.2f"),
    "a month, $": (lambda plan: plan.price, ",.0f"),
    "a month and table, $": (lambda plan: plan.price_of_a_table, ".3f"),
}


def plan_of(page: str) -> str:
    """The plan as a table, one column for every size."""
    plans = [Plan(tables, figures_of(page)) for tables in SIZES]
    rows = [["tables at the same time", *(f"{tables:,}" for tables in SIZES)]]
    rows += [[name, *(format(line(plan), form) for plan in plans)] for name, (line, form) in LINES.items()]
    cells = ["| " + " | ".join(row) + " |\n" for row in rows]
    return "".join([cells[0], "|---|" + "---:|" * len(SIZES) + "\n", *cells[1:]])


def measured(load: dict[str, Any], storage: dict[str, Any]) -> Figures:
    """What the benchmarks have found, by the names that the page has for it."""
    contests = [(json.loads(name), found) for name, found in load.get("saturated", {}).items()]
    figures: Figures = {name: storage[name] for name in ("log_bytes_a_row", "disk_bytes_a_row") if name in storage}
    real = [found for contest, found in contests if contest["game"] not in (None, SMALL)]
    if real:
        for name in ("cpu_ms_a_move", "kilobytes_a_move", "kilobytes_a_table"):
            figures[name] = fmean(found[name] for found in real)
    with_one, without = (
        [
            found["cpu_ms_a_move"]
            for contest, found in contests
            if (contest["game"], contest["storage"]) == (SMALL, kind)
        ]
        for kind in ("postgresql", "sqlite-full")
    )
    if with_one and without:
        figures["database_ms_a_move"] = max(LEAST_MS, fmean(with_one) - fmean(without))
    return figures


def filled_in(page: str, figures: Figures) -> str:
    def figure(found: re.Match[str]) -> str:
        return f"| `{found[1]}` | {figures[found[1]]:,.4g} |" if found[1] in figures else found[0]

    return FIGURE.sub(figure, page)


def with_plan(page: str) -> str:
    return PLAN.sub(lambda found: found[1] + plan_of(page) + found[2], page)


def read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text()) if file.is_file() else {}
    return found


def main() -> None:
    figures = measured(read(ROOT / "build" / "load.json"), read(ROOT / "build" / "storage.json"))
    PAGE.write_text(with_plan(filled_in(PAGE.read_text(), figures)))
    print(f"{PAGE.relative_to(ROOT)}: {', '.join(figures) or 'no'} figures taken over, plan computed")


if __name__ == "__main__":
    main()

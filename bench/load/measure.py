"""The server under load, beside boardgame.io in the same run. Run it by `python3 run.py load`.

    --tables N …     how many tables at a time (default 10 100 500 1000)
    --storages …     of ours: sqlite-full, sqlite-normal, postgresql (default all)
    --peers …        of boardgame.io: memory, flat-file (default both; without an argument: none)
    --games …        real games, at the second smallest number of tables (default all; without an argument: none)
    --rate R         moves a second of the paced part (default 200)
    --seconds S      of one measurement, after S / 4 seconds to warm up (default 6)
    --rounds N       how often every measurement is repeated, all of them in turn (default 1)
    --no-probes      without opening tables and pinging

Prints tables, keeps every number in build/load.json, and writes the tables into docs/load.md when nothing was left out.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any

from load.page import page, tables_of
from load.probes import lag, opening
from load.servers import HERE, Server, boardgame_io, tablewright
from report import machine

from tablewright._mode import status
from tablewright.games.registry import game_names

ROOT = HERE.parents[1]
STORAGES = ("sqlite-full", "sqlite-normal", "postgresql")
PEERS = ("memory", "flat-file")
SIZES = [10, 100, 500, 1000]
GAMES = game_names()
Result = dict[str, Any]


@dataclass(frozen=True)
class Contest:
    """One server with one game at so many tables. *game* None is boardgame.io, with its own Stalls."""

    game: str | None
    storage: str
    tables: int

    @property
    def name(self) -> str:
        return json.dumps(asdict(self))

    @contextmanager
    def server(self) -> Iterator[Server]:
        if self.game is None:
            with boardgame_io(self.storage) as server:
                yield server
        else:
            # Room for all of them: what an evicted table costs is measured by itself.
            with tablewright(self.storage, cached_tables=2 * self.tables) as server:
                yield server


def contests(chosen: argparse.Namespace) -> list[Contest]:
    like_for_like = [
        Contest(game, storage, tables)
        for tables in chosen.tables
        for game, storages in ((None, chosen.peers), ("stalls", chosen.storages))
        for storage in storages
    ]
    some, storage = chosen.tables[min(1, len(chosen.tables) - 1)], chosen.storages[0]
    real = [Contest(game, storage, some) for game in chosen.games]
    return like_for_like + real


def measure(contest: Contest, rates: list[float | None], seconds: float) -> list[Result]:
    """One result for every rate."""
    with contest.server() as server:
        empty = server.memory()
        task = {
            "port": server.port,
            "game": contest.game,
            "tables": contest.tables,
            "rates": rates,
            "warm_up": seconds / 4,
            "seconds": seconds,
        }
        command = [sys.executable, "-m", "load.driver", json.dumps(task)]
        found: list[Result] = []
        cpu = {"begin": 0.0, "end": 0.0}
        memory = 0
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as driver:
            assert driver.stdout is not None
            for line in driver.stdout:
                word = line.strip()
                if word == "connected":
                    memory = server.memory() - empty
                elif word in cpu:
                    cpu[word] = server.cpu()
                else:
                    found.append(summary(json.loads(word), cpu["end"] - cpu["begin"], memory / contest.tables))
        if driver.returncode:
            raise SystemExit(f"{contest.name}: the driver gave up")
        return found


def summary(heard: Result, cpu: float, memory: float) -> Result:
    moves = max(1, heard["moves"])
    return {
        "moves_a_second": heard["moves"] / heard["seconds"],
        "acknowledged_p50": percentile(heard["acknowledgements"], 50),
        "acknowledged_p99": percentile(heard["acknowledgements"], 99),
        "delivered_p50": percentile(heard["deliveries"], 50),
        "delivered_p99": percentile(heard["deliveries"], 99),
        "cpu_ms_a_move": 1000 * cpu / moves,
        "kilobytes_a_move": heard["received"] / moves / 1000,
        "kilobytes_a_table": memory / 1000,
        "refused": heard["refused"],
        "server_busy": cpu / heard["seconds"],
        "driver_busy": heard["driver_cpu"] / heard["seconds"],
    }


def percentile(values: list[float], percent: int) -> float:
    found = sorted(values)
    return found[min(len(found) - 1, len(found) * percent // 100)] if found else float("nan")


def medians(rounds: list[Result]) -> Result:
    return {quantity: statistics.median([one[quantity] for one in rounds]) for quantity in rounds[0]}


def times(values: list[float]) -> Result:
    return {"p50": percentile(values, 50), "p99": percentile(values, 99), "most": max(values)}


def probe(chosen: argparse.Namespace) -> Result:
    storage = chosen.storages[0]
    return {
        "opening": {game: times(opening(game, storage)) for game in chosen.games},
        "lag": {bot or "nobody": times(lag(bot, storage, chosen.seconds)) for bot in (None, "greedy")},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=SIZES)
    parser.add_argument("--storages", nargs="+", choices=STORAGES, default=STORAGES)
    parser.add_argument("--peers", nargs="*", choices=PEERS, default=PEERS)
    parser.add_argument("--games", nargs="*", choices=GAMES, default=GAMES)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--probes", action=argparse.BooleanOptionalAction, default=True)
    chosen = parser.parse_args()
    heard: dict[str, dict[str, list[Result]]] = {"paced": {}, "saturated": {}}
    for number in range(chosen.rounds):
        for contest in contests(chosen):
            paced, saturated = measure(contest, [chosen.rate, None], chosen.seconds)
            heard["paced"].setdefault(contest.name, []).append(paced)
            heard["saturated"].setdefault(contest.name, []).append(saturated)
            print(f"round {number + 1}: {contest}: {saturated['moves_a_second']:,.0f} moves a second", flush=True)
    result: Result = {
        "date": date.today().isoformat(),
        "machine": machine(),
        "engine": status(),
        **vars(chosen),
        **{way: {name: medians(rounds) for name, rounds in found.items()} for way, found in heard.items()},
        **(probe(chosen) if chosen.probes else {}),
    }
    (ROOT / "build").mkdir(exist_ok=True)
    (ROOT / "build/load.json").write_text(json.dumps(result, indent=2) + "\n")
    print(tables_of(result))
    everything = (SIZES, STORAGES, PEERS, GAMES, True)
    if (chosen.tables, chosen.storages, chosen.peers, chosen.games, chosen.probes) == everything:
        Path(ROOT / "docs/load.md").write_text(page(result))


if __name__ == "__main__":
    main()

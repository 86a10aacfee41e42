"""Nothing is lost: the figures of docs/reliability.md. Run it by `python3 run.py soak`.

    --kills N      how often the server is killed, on each database (default 200)
    --nodes N      how often one of three servers is killed (default 60)
    --workers N    how often a bot's worker is killed, on each database (default 60)
    --outages N    how often the database goes away, of each kind (default 30)
    --messages N   how many hostile messages are sent (default 100000)
    --games N      how many whole games are watched for secrets that are told (default 9)
    --attack N     how many seconds each attack goes on beside somebody honest (default 25)
    --only …       which scenarios (default all)
    --seed N       where all chance comes from (default 1)

Prints a table, keeps every number in build/soak.json and, if everything was run in full, writes the table into
docs/reliability.md. It ends at the first thing that does not hold, and says what the servers said.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Awaitable
from datetime import date
from pathlib import Path
from typing import Any, Final

from tests.attack.__main__ import besiege
from tests.attack.attacker import ATTACKS
from tests.server.hostile import fuzz
from tests.services import Postgres, new_database, own_postgres
from tests.soak import scenarios
from tests.soak.page import PAGE, machine, written_between
from tests.soak.scenarios import Report, fresh_sqlite
from tests.soak.servers import ROOT, Mother, mother

BEGIN: Final = "<!-- figures: written by run.py soak -->"
END: Final = "<!-- end of figures -->"
ON_BOTH: Final = {"kills": scenarios.kills, "workers": scenarios.workers}
COLUMNS: Final = {
    "scenario": "what was done",
    "blows": "times",
    "under_way": "messages under way",
    "tables": "tables",
    "finished": "played to the end",
    "accepted": "changes acknowledged",
    "resent": "sent again",
    "in_doubt_stored": "of these, stored before",
    "connections": "connections",
    "rows": "rows replayed",
    "seconds": "s",
}
LONGEST_CONFESSION: Final = 20_000
NAMES: Final = {
    "kills": "server killed",
    "nodes": "one of three servers killed",
    "workers": "bots' worker killed",
    "outages": "database away",
}
EVERYTHING: Final = [*NAMES, "fuzz", "secrets", "attacks"]
COUNTS: Final = {"kills": 200, "nodes": 60, "workers": 60, "outages": 30, "messages": 100_000, "games": 9, "attack": 25}


async def drive(chosen: argparse.Namespace, folder: Path, bearing: Mother, database: Postgres) -> list[Report]:
    """Every scenario that was chosen, one after another, each on a database of its own."""
    found: list[Report] = []

    async def run(work: Awaitable[Report]) -> None:
        report = await work
        found.append(report)
        print(table([report]).splitlines()[-1], flush=True)

    for name, scenario in ON_BOTH.items():
        if name in chosen.only:
            count: int = getattr(chosen, name)
            await run(scenario(bearing, fresh_sqlite(folder, name), count, chosen.seed))
            await run(scenario(bearing, new_database(database.address), count, chosen.seed))
    if "nodes" in chosen.only:
        await run(scenarios.nodes(bearing, new_database(database.address), chosen.nodes, chosen.seed))
    if "outages" in chosen.only:
        there = new_database(database.address)
        await run(scenarios.outages(bearing, fresh_sqlite(folder, "outages"), chosen.outages, chosen.seed, None))
        await run(scenarios.outages(bearing, there, chosen.outages, chosen.seed, database))
    return found


def table(reports: list[Report]) -> str:
    rows = [list(COLUMNS.values()), ["---", *["---:"] * (len(COLUMNS) - 1)]]
    for report in reports:
        line = report.line() | {"scenario": f"{NAMES[report.scenario]}, {report.database}"}
        rows.append([shown(line[name]) for name in COLUMNS])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def siege(found: dict[str, Any]) -> str:
    """What became of the hostile messages."""
    answers = ", ".join(f"{count:,} `{code}`" for code, count in found["answers"].items())
    return (
        f"{found['sent']:,} hostile messages on {found['connections']:,} connections were answered by {answers}, or by "
        f"the end of the connection. The server grew by {found['grown_bytes'] / 2**20:.1f} MiB meanwhile, and the "
        f"honest players beside it made {found['honest_plies']:,} moves."
    )


def discretion(found: dict[str, int]) -> str:
    """What became of the secrets."""
    return (
        f"{found['games']:,} whole games ({found['plies']:,} plies) were watched: {found['compared']:,} answers to "
        "seats, spectators and strangers were the same, byte for byte, when what they cannot know was changed."
    )


def watched(games: int, seed: int) -> dict[str, int]:
    """Interpreted: the trial puts another truth into the server's own objects, which compiled ones do not allow."""
    order = [sys.executable, "-m", "tests.server.table.noninterference", str(games), str(seed)]
    interpreted = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    said = subprocess.run(order, cwd=ROOT, env=interpreted, check=True, stdout=subprocess.PIPE, text=True).stdout
    found: dict[str, int] = json.loads(said.splitlines()[-1])
    return found


def shown(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:,.0f}"


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, count in COUNTS.items():
        parser.add_argument(f"--{name}", type=int, default=count)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", choices=EVERYTHING, default=EVERYTHING)
    return parser.parse_args()


def in_full(chosen: argparse.Namespace) -> bool:
    return set(chosen.only) == set(EVERYTHING) and all(vars(chosen)[name] >= count for name, count in COUNTS.items())


def main() -> None:
    chosen = parsed()
    with tempfile.TemporaryDirectory(prefix="soak-") as home:
        folder = Path(home)
        try:
            with mother(folder / "log") as bearing, own_postgres(durable=True) as database:
                reports = asyncio.run(drive(chosen, folder, bearing, database))
        except BaseException:
            print((folder / "log").read_text()[-LONGEST_CONFESSION:], file=sys.stderr)
            raise
    hostile = fuzz.main(chosen.messages, chosen.seed) if "fuzz" in chosen.only else None
    secret = watched(chosen.games, chosen.seed) if "secrets" in chosen.only else None
    attacks = besiege(list(ATTACKS), chosen.attack, in_full(chosen)) if "attacks" in chosen.only else []
    where = {"date": date.today().isoformat(), "machine": machine()}
    paragraphs = [f"Measured on {where['date']}: {where['machine']}.", table(reports)]
    paragraphs += [siege(hostile)] if hostile else []
    paragraphs += [discretion(secret)] if secret else []
    figures = "\n\n".join(paragraphs)
    print(figures)
    kept = {
        **where,
        **vars(chosen),
        "reports": [report.line() for report in reports],
        "fuzz": hostile,
        "secrets": secret,
        "attacks": [report.line() for report in attacks],
    }
    (ROOT / "build").mkdir(exist_ok=True)
    (ROOT / "build/soak.json").write_text(json.dumps(kept, indent=2) + "\n")
    if in_full(chosen):
        PAGE.write_text(written_between(PAGE.read_text(), BEGIN, END, figures))
    else:
        print("docs/reliability.md stays as it was: not everything was run in full")


if __name__ == "__main__":
    main()

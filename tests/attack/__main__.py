"""Attacks beside somebody honest, with figures: `python -m tests.attack`; a part of `python3 run.py soak`.

    --only …       which attacks (default all)
    --seconds N    how long each goes on, at least (default 25)
    --write        write the table into docs/reliability.md, if it is of all attacks

Each is made on both databases. Ends with what was wrong, if anything was.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Final

from tests.attack.attacker import ATTACKS
from tests.attack.measure import MEBIBYTE, Pace, Report, faults_of, measure
from tests.services import new_database, own_postgres
from tests.soak.page import PAGE, machine, written_between
from tests.soak.scenarios import fresh_sqlite
from tests.soak.servers import Mother, mother

BEGIN: Final = "<!-- attacks: written by run.py soak -->"
END: Final = "<!-- end of attacks -->"
HEAD: Final = (
    "attack",
    "ping, quiet: p50 / p95 / p99 / most, ms",
    "attacked",
    "a look at the table, quiet: p50 / p99, ms",
    "attacked",
    "a bot's turn, quiet: p50 / most, s",
    "attacked",
    "memory before / at most / after, MiB",
    "granted",
    "refused",
    "wrong answers",
)
LONGEST_CONFESSION: Final = 20_000


async def drive(names: Sequence[str], pace: Pace, folder: Path, bearing: Mother, address: str) -> list[Report]:
    found = []
    for name in names:
        for url in (fresh_sqlite(folder, name), new_database(address)):
            report = await measure(bearing, url, name, pace)
            found.append(report)
            print(row(report), flush=True)
    return found


def table(reports: Sequence[Report]) -> str:
    lines = [f"| {' | '.join(HEAD)} |", f"| --- |{' ---: |' * (len(HEAD) - 1)}"]
    return "\n".join([*lines, *map(row, reports)])


def row(report: Report) -> str:
    quiet, during, memory = report.quiet, report.attacked, report.memory
    held = (memory.before, memory.peak, memory.after)
    cells = [f"{ATTACKS[report.attack].words}, {report.database}"]
    cells += [percentiles(one.pings, 1000, 50, 95, 99, 100) for one in (quiet, during)]
    cells += [percentiles(one.looks, 1000, 50, 99) for one in (quiet, during)]
    cells += [percentiles(one.bots, 1, 50, 100) for one in (quiet, during)]
    cells += [" / ".join(f"{size / MEBIBYTE:.0f}" for size in held)]
    cells += [f"{sum(report.met.values()) - report.refused:,}", f"{report.refused:,}", str(len(report.faults))]
    return f"| {' | '.join(cells)} |"


def percentiles(seconds: Sequence[float], unit: float, *wanted: int) -> str:
    """By the nearest rank: numbers that were really measured."""
    found = sorted(seconds)
    ranks = [max(0, math.ceil(len(found) * one / 100) - 1) for one in wanted]
    return " / ".join(f"{unit * found[rank]:.1f}" for rank in ranks) if found else "none"


def hints(reports: Sequence[Report]) -> str:
    """What somebody honest waits for a hint while others ask for as many as they may."""
    asked = [one for one in reports if one.attacked.hints]
    told = [
        f"{percentiles(one.quiet.hints, 1, 50, 100)} s quiet, {percentiles(one.attacked.hints, 1, 50, 100)} s attacked "
        f"({one.database})"
        for one in asked
    ]
    return f"A hint of the honest player, p50 / most: {'; '.join(told)}." if told else ""


def figures(reports: Sequence[Report]) -> str:
    parts = [f"Measured on {date.today().isoformat()}: {machine()}.", table(reports), hints(reports)]
    return "\n\n".join(filter(None, parts))


def besiege(names: Sequence[str], seconds: float, write: bool) -> list[Report]:
    """Make the attacks; the table, printed and perhaps written. AssertionError if something does not hold."""
    pace = replace(Pace(), attack=seconds)
    with tempfile.TemporaryDirectory(prefix="attack-") as home:
        folder = Path(home)
        try:
            with mother(folder / "log") as bearing, own_postgres(durable=True) as database:
                reports = asyncio.run(drive(names, pace, folder, bearing, database.address))
        except BaseException:
            print((folder / "log").read_text()[-LONGEST_CONFESSION:], file=sys.stderr)
            raise
    print(figures(reports))
    wrong = [fault for report in reports for fault in faults_of(report)]
    assert not wrong, "\n".join(wrong)
    if write and set(names) == set(ATTACKS):
        PAGE.write_text(written_between(PAGE.read_text(), BEGIN, END, figures(reports)))
    return reports


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=Pace().attack)
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    besiege(chosen.only, chosen.seconds, chosen.write)


if __name__ == "__main__":
    main()

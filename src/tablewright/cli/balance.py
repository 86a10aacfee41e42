"""The balance of the games, from bots that play against themselves: a page with tables, and the pictures beside it.

A folder of the arena tells who sat where and with how many points; where the points came from is worked out by
replaying its records. The page is made anew from the folders alone, so nothing in it is ever typed by hand.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tablewright.arena.estimates import Estimate, sum_of
from tablewright.arena.folder import OUTCOMES, RECORDS, TERMS, as_tuple
from tablewright.arena.pictures import Bar, bars, columns
from tablewright.arena.playing import Outcome
from tablewright.games.registry import game_names, load_game
from tablewright.kernel.record import from_record, parse_text
from tablewright.words import FALLBACK, speak

BINS: Final = 24
PAGE: Final = "balance.md"
COMMANDS: Final = (
    f"for game in {' '.join(game_names())}; do for seats in 2 3 4; do",
    "    tablewright arena $game greedy --games 400 --seats $seats --records --out balance/$game-$seats",
    "done; done",
    "tablewright balance balance/* --out docs",
)
HEAD: Final = """# Balance

How much does the seat matter, how do the points spread, and where do they come from? These are games of the bot
`{bots}` against itself: it plays sensibly and never tires, but it is no expert, and people may find what it does not.
Every deal is another one, so the games are independent; the range beside a number holds the true value in 95 of 100
cases.

This page is made by the program, from as many games as the tables say. To make it anew, with more games and narrower
ranges:

{commands}
"""


class BadFolder(ValueError):
    """A folder that no arena has left, or one that does not belong beside the others."""


@dataclass(frozen=True, slots=True)
class Run:
    """The games of one folder. *points* are those of every seat of every recorded game, by item."""

    game: str
    seats: int
    bots: tuple[str, ...]
    outcomes: list[Outcome]
    points: list[dict[str, int]]


def read_run(folder: Path) -> Run:
    try:
        terms = json.loads((folder / TERMS).read_text(encoding="utf-8"))
        lines = (folder / OUTCOMES).read_text(encoding="utf-8").splitlines()
        game, seats, bots = str(terms["game"]), int(terms["seats"]), tuple(terms["bots"])
        outcomes = [
            Outcome(**{key: as_tuple(value) for key, value in json.loads(line).items()}) for line in lines if line
        ]
    except (OSError, ValueError, KeyError, TypeError) as fault:
        raise BadFolder(f"{folder} is not the folder of an arena: {fault}") from None
    if game not in game_names() or not outcomes:
        raise BadFolder(f"{folder} has no games that can be counted")
    return Run(game, seats, bots, outcomes, [points for file in records(folder) for points in points_of(game, file)])


def records(folder: Path) -> list[Path]:
    return sorted((folder / RECORDS).glob("*.txt"))


def points_of(game: str, file: Path) -> Iterator[dict[str, int]]:
    """What each seat scored by item."""
    rules = load_game(game)
    match = from_record(rules, parse_text(file.read_text(encoding="utf-8")))
    for lines in rules.result(match.state).lines:
        found: defaultdict[str, int] = defaultdict(int)
        for line in lines:
            found[line.item] += line.points
        yield dict(found)


# What it comes to.


def won(outcome: Outcome, seat: int) -> float:
    """A shared victory counts in part."""
    best = min(outcome.ranks)
    return 1 / outcome.ranks.count(best) if outcome.ranks[seat] == best else 0.0


def seat_shares(run: Run) -> list[Estimate]:
    return [sum_of(won(outcome, seat) for outcome in run.outcomes).share() for seat in range(run.seats)]


def seat_points(run: Run) -> list[Estimate]:
    return [sum_of(outcome.totals[seat] for outcome in run.outcomes).mean() for seat in range(run.seats)]


def item_points(runs: Sequence[Run]) -> list[tuple[str, Estimate]]:
    """The mean of each item per seat and game, most first; without it a seat has nought of it."""
    every = [points for run in runs for points in run.points]
    items = sorted({item for points in every for item in points})
    found = [(item, sum_of(points.get(item, 0) for points in every).mean()) for item in items]
    return sorted(found, key=lambda pair: -pair[1].value)


def spread(values: Sequence[int]) -> tuple[list[int], int, int]:
    """How many of *values* fall into each of the equal parts between the lowest and the highest."""
    low, high = min(values), max(values)
    counts = [0] * min(BINS, high - low + 1)
    for value in values:
        counts[min((value - low) * len(counts) // (high - low + 1), len(counts) - 1)] += 1
    return counts, low, high


# The page.


def write_balance(folders: Sequence[Path], out: Path) -> Path:
    """Write the page and its pictures below *out*; where the page is."""
    runs = sorted((read_run(folder) for folder in folders), key=lambda run: (run.game, run.seats))
    if len({(run.game, run.seats) for run in runs}) < len(runs):
        raise BadFolder("there are two folders for the same game and number of seats")
    bots = sorted({bot for run in runs for bot in run.bots})
    parts = [HEAD.format(bots="`, `".join(bots), commands="\n".join(f"    {line}" for line in COMMANDS))]
    (out / "images").mkdir(parents=True, exist_ok=True)
    for game in dict.fromkeys(run.game for run in runs):
        parts += section(game, [run for run in runs if run.game == game], out / "images")
    page = out / PAGE
    page.write_text("\n".join(parts), encoding="utf-8")
    return page


def section(game: str, runs: Sequence[Run], images: Path) -> list[str]:
    title = said(f"{game}-title")
    scores = [total for run in runs for outcome in run.outcomes for total in outcome.totals]
    items = [(said(f"{game}-score-{item}"), estimate) for item, estimate in item_points(runs)]
    shares = [
        Bar(f"{run.seats} players, seat {seat + 1}", share, f"{share.value:.0%}", 1 / run.seats)
        for run in runs
        for seat, share in enumerate(seat_shares(run))
    ]
    parts = [Bar(name, one, f"{one.value:.1f}") for name, one in items]
    pictures = {
        "seats": bars(f"{title}: games won by seat (dashed: an even share)", shares),
        "scores": columns(f"{title}: points of all seats, from lowest to highest", *spread(scores)),
        "points": bars(f"{title}: where the points come from, per game", parts),
    }
    if not items:
        del pictures["points"]
    for name, drawn in pictures.items():
        (images / f"balance-{game}-{name}.svg").write_text(drawn, encoding="utf-8")
    links = {name: f"![{ALTERNATIVES[name]}](images/balance-{game}-{name}.svg)\n" for name in pictures}
    found = [f"## {title}\n", seat_table(runs), links["seats"], score_table(runs), links["scores"]]
    return found + ([item_table(items), links["points"]] if items else [])


ALTERNATIVES: Final = {
    "seats": "The share of games won from each seat, as in the table above",
    "scores": "How often which points were made; the table above has the quarters",
    "points": "The mean points of each item, as in the table above",
}


def seat_table(runs: Sequence[Run]) -> str:
    rows = [
        [run.seats, seat + 1, share.count, ranged(share, ".0%"), f"{1 / run.seats:.0%}", ranged(points, ".1f")]
        for run in runs
        for seat, (share, points) in enumerate(zip(seat_shares(run), seat_points(run), strict=True))
    ]
    return table(["players", "seat", "games", "won", "even share", "mean points"], rows)


def score_table(runs: Sequence[Run]) -> str:
    rows = []
    for run in runs:
        totals = sorted(total for outcome in run.outcomes for total in outcome.totals)
        quarters = [totals[len(totals) * part // 4] for part in (1, 2, 3)]
        margins = [sorted(outcome.totals)[-1] - sorted(outcome.totals)[-2] for outcome in run.outcomes]
        decisions = sum_of(sum(outcome.plies) for outcome in run.outcomes).mean()
        ahead = f"{sum_of(margins).mean().value:.1f}"
        rows.append([run.seats, totals[0], *quarters, totals[-1], ahead, ranged(decisions, ".0f")])
    heads = [
        "players",
        "lowest",
        "a quarter below",
        "half",
        "three quarters",
        "highest",
        "winner ahead by",
        "decisions",
    ]
    return table(heads, rows)


def item_table(items: Sequence[tuple[str, Estimate]]) -> str:
    total = sum(one.value for _, one in items)
    rows = [[name, ranged(one, ".1f"), f"{one.value / total:.0%}" if total else "–"] for name, one in items]
    return table(["item", "points per game", "share"], rows)


def table(heads: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines) + "\n"


def ranged(estimate: Estimate, form: str) -> str:
    if estimate.low is None or estimate.high is None:
        return f"{estimate.value:{form}}"
    return f"{estimate.value:z{form}} ({estimate.low:z{form}} to {estimate.high:z{form}})"  # z: never -0.0


def said(key: str) -> str:
    return speak(FALLBACK, {"key": key, "args": {}})

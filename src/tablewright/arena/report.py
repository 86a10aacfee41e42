"""What an arena has found, as text, as numbers and as a picture."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from tablewright.arena.playing import Outcome
from tablewright.arena.ratings import Duel, Rating, duels, rate

BARS = "▁▂▃▄▅▆▇█"
BINS = 12


@dataclass(frozen=True, slots=True)
class Scores:
    """The points that a bot made, in how many of its games it came *first*, and how long it thought about a choice.

    *games* counts every seat that it had, *first* is a share of the games themselves; shared victories count in parts.
    """

    bot: str
    games: int
    first: float
    mean: float
    deviation: float
    lowest: int
    median: float
    highest: int
    histogram: list[int]
    milliseconds: float


@dataclass(frozen=True, slots=True)
class Report:
    games: int
    ratings: list[Rating]
    duels: list[Duel]
    scores: list[Scores]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def report(outcomes: Sequence[Outcome], bots: Sequence[str]) -> Report:
    ratings = rate(outcomes, bots)
    every = [total for outcome in outcomes for total in outcome.totals]
    edges = (min(every), max(every))
    return Report(
        len(outcomes),
        ratings,
        duels(outcomes, [rating.bot for rating in ratings]),
        [scores(rating.bot, outcomes, edges) for rating in ratings],
    )


def scores(bot: str, outcomes: Sequence[Outcome], edges: tuple[int, int]) -> Scores:
    seats = [(outcome, seat) for outcome in outcomes for seat, name in enumerate(outcome.bots) if name == bot]
    points = [outcome.totals[seat] for outcome, seat in seats]
    thought = sum(outcome.seconds[seat] for outcome, seat in seats)
    choices = sum(outcome.plies[seat] for outcome, seat in seats)
    return Scores(
        bot,
        len(points),
        statistics.fmean(victory(outcome, bot) for outcome in outcomes if bot in outcome.bots),
        statistics.fmean(points),
        statistics.pstdev(points),
        min(points),
        statistics.median(points),
        max(points),
        histogram(points, edges),
        1000 * thought / max(choices, 1),
    )


def victory(outcome: Outcome, bot: str) -> float:
    """The share of *bot*, whatever its seats, in the victory."""
    winners = [name for name, rank in zip(outcome.bots, outcome.ranks, strict=True) if rank == 1]
    return winners.count(bot) / len(winners)


def histogram(points: Sequence[int], edges: tuple[int, int]) -> list[int]:
    low, high = edges
    found = [0] * BINS
    for one in points:
        found[min((one - low) * BINS // max(high - low, 1), BINS - 1)] += 1
    return found


def sparkline(counts: Sequence[int]) -> str:
    most = max([*counts, 1])
    return "".join(" " if count == 0 else BARS[(count * (len(BARS) - 1)) // most] for count in counts)


# The picture: every rating as a point with its interval.

ROW, LEFT, WIDTH, RIGHT = 44, 150, 460, 70


def plot(title: str, ratings: Sequence[Rating]) -> str:
    """The ratings as SVG; colours follow the reader's light or dark scheme."""
    low = min(rating.low for rating in ratings)
    high = max(rating.high for rating in ratings)
    scale = WIDTH / max(high - low, 1)
    height = 56 + ROW * len(ratings) + 28

    def x(elo: float) -> float:
        return round(LEFT + (elo - low) * scale, 1)

    rows = []
    for at, rating in enumerate(ratings):
        y = 56 + ROW * at + ROW // 2
        rows += [
            f'<text x="{LEFT - 16}" y="{y + 5}" text-anchor="end">{rating.bot}</text>',
            f'<path d="M{x(rating.low)} {y}H{x(rating.high)}" class="interval"/>',
            f'<circle cx="{x(rating.elo)}" cy="{y}" r="7"/>',
            f'<text x="{x(rating.elo)}" y="{y - 12}" text-anchor="middle" class="small">{rating.elo:.0f}</text>',
        ]
    foot = f'<text x="{LEFT}" y="{height - 8}" class="small">Elo, mean 1500; bars hold 95 of 100</text>'
    style = (
        "text{font:15px system-ui,sans-serif;fill:#222}.small{font-size:12px;fill:#555}circle{fill:#0b6e75}"
        ".interval{stroke:#0b6e75;stroke-width:4;stroke-linecap:round;opacity:.45}"
        "@media(prefers-color-scheme:dark){text{fill:#eee}.small{fill:#bbb}circle{fill:#5cc6cd}.interval{stroke:#5cc6cd}}"
    )
    size = f'width="{LEFT + WIDTH + RIGHT}" height="{height}"'
    head = f'<text x="16" y="28" font-weight="700">{title}</text>'
    return "\n".join(
        [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', f"<style>{style}</style>", head, *rows, foot, "</svg>", ""]
    )

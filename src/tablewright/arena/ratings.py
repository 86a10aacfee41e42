"""Ratings from outcomes: Bradley-Terry strengths on the scale of Elo, with intervals.

At a table of several seats everybody has played everybody: who is ranked before another has won against them, equal
ranks are half a win each. Two bots of the same name do not play each other. An interval is the wider one of two: that
of drawing whole deals with replacement (a bootstrap: the games of one deal are not independent of each other), and
that of the curvature of the likelihood (which still knows how few games there were when one side won all of them).
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tablewright.arena.estimates import TWO_SIDED, wilson
from tablewright.arena.playing import Outcome

ELO = 400 / math.log(10)
MEAN = 1500.0
ROUNDS = 400  # of the iteration; it stops earlier when nothing moves any more
STILL = 1e-9
DRAWS = 300  # of the bootstrap
COVERED = 0.95
# Half a game won and half a game lost against everybody keeps a bot that never lost at a finite distance.
PRIOR = 0.5

Wins = list[list[float]]


@dataclass(frozen=True, slots=True)
class Rating:
    """*low* and *high* hold the true value in 95 of 100 cases."""

    bot: str
    elo: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Duel:
    """How often *bot* was ranked before *other* in the *games* in which both sat; equal ranks count half."""

    bot: str
    other: str
    games: int
    share: float
    low: float
    high: float


def wins_of(outcomes: Iterable[Outcome], bots: Sequence[str]) -> Wins:
    """How often each bot (row) was ranked before each other one (column)."""
    at = {bot: index for index, bot in enumerate(bots)}
    wins = [[0.0] * len(bots) for _ in bots]
    for outcome in outcomes:
        seats = [(seat, bot) for seat, bot in enumerate(outcome.bots) if bot in at]
        for one, mine in seats:
            for other, theirs in seats:
                if mine != theirs and outcome.ranks[one] <= outcome.ranks[other]:
                    equal = outcome.ranks[one] == outcome.ranks[other]
                    wins[at[mine]][at[theirs]] += 0.5 if equal else 1.0
    return wins


def strengths(wins: Wins) -> list[float]:
    """Elo ratings with the mean 1500, as likely as can be for *wins* (the iteration of Zermelo and Hunter)."""
    count = len(wins)
    met = [[wins[a][b] + wins[b][a] + (2 * PRIOR if a != b else 0) for b in range(count)] for a in range(count)]
    won = [sum(wins[a]) + PRIOR * (count - 1) for a in range(count)]
    power = [1.0] * count
    for _ in range(ROUNDS):
        fresh = [
            won[a] / sum(met[a][b] / (power[a] + power[b]) for b in range(count) if b != a) if count > 1 else 1.0
            for a in range(count)
        ]
        scale = math.exp(sum(math.log(one) for one in fresh) / count)
        fresh = [one / scale for one in fresh]
        moved = max(abs(math.log(new / old)) for new, old in zip(fresh, power, strict=True))
        power = fresh
        if moved < STILL:
            break
    return [MEAN + ELO * math.log(one) for one in power]


def errors(wins: Wins, elos: Sequence[float]) -> list[float]:
    """The standard errors of *elos*, from how sharply the likelihood falls around them."""
    count = len(wins)
    curve = [[1 / count] * count for _ in range(count)]  # lifts the direction in which all move alike: it is fixed
    for a in range(count):
        for b in range(count):
            if a != b:
                share = 1 / (1 + math.exp((elos[b] - elos[a]) / ELO))
                weight = (wins[a][b] + wins[b][a] + 2 * PRIOR) * share * (1 - share)
                curve[a][a] += weight
                curve[a][b] -= weight
    inverse = inverted(curve)
    return [ELO * math.sqrt(max(inverse[a][a] - 1 / count, 0.0)) for a in range(count)]


def inverted(matrix: Wins) -> Wins:
    """The inverse of a positive definite matrix (Gauss and Jordan; for as many rows as there are bots)."""
    size = len(matrix)
    rows = [[*row, *[float(a == b) for b in range(size)]] for a, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * base for value, base in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


def resampled(outcomes: Sequence[Outcome], seed: int) -> Iterable[list[Outcome]]:
    """Outcomes as they might have come out: whole deals of each line-up, drawn with replacement."""
    deals: dict[tuple[int, int], list[Outcome]] = {}
    for outcome in outcomes:
        deals.setdefault((outcome.lineup, outcome.deal), []).append(outcome)
    units = list(deals.values())
    chance = random.Random(seed)
    for _ in range(DRAWS):
        yield [outcome for unit in chance.choices(units, k=len(units)) for outcome in unit]


def interval(values: Sequence[float]) -> tuple[float, float]:
    ordered = sorted(values)
    cut = int(len(ordered) * (1 - COVERED) / 2)
    return ordered[cut], ordered[-1 - cut]


def rate(outcomes: Sequence[Outcome], bots: Sequence[str]) -> list[Rating]:
    """The bots, strongest first."""
    wins = wins_of(outcomes, bots)
    middle = strengths(wins)
    spread = errors(wins, middle)
    drawn = [strengths(wins_of(draw, bots)) for draw in resampled(outcomes, seed=1)]
    found = []
    for at, bot in enumerate(bots):
        low, high = interval([draw[at] for draw in drawn])
        reach = TWO_SIDED * spread[at]
        found.append(Rating(bot, middle[at], min(low, middle[at] - reach), max(high, middle[at] + reach)))
    return sorted(found, key=lambda rating: -rating.elo)


def duels(outcomes: Sequence[Outcome], bots: Sequence[str]) -> list[Duel]:
    """Every pair that met, with Wilson's interval for the share, which stays sensible at 0 and 1.

    Where a bot has several seats, what they bring in one game hangs together: only games are counted, not seats.
    """
    found = []
    for one, bot in enumerate(bots):
        for other in bots[one + 1 :]:
            met = [outcome for outcome in outcomes if bot in outcome.bots and other in outcome.bots]
            if met:
                ((_, won), (lost, _)) = wins_of(met, [bot, other])
                share = won / (won + lost)
                found.append(Duel(bot, other, len(met), share, *wilson(share, len(met))))
    return found
